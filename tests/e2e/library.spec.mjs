// The library: games are kept, found, renamed, deleted and brought back; thousands stay quick; files come in and go out.
import { readFileSync } from "node:fs";
import { START, choose, expectFen, link, newGame, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch } from "./support.mjs";

const MEGABYTE = 1 << 20;

const entries = (page) => page.locator("[data-entry]");
const entry = (page, name) => entries(page).filter({ has: page.locator(".name", { hasText: name }) });
const names = (page) => page.locator(".entry .name");
const shown = (page, number) => expect(page.locator(".library")).toHaveAttribute("data-shown", String(number));
const toast = (page) => page.locator(".toast [role=status]");
/** Does what the menu of an entry offers. */
async function inEntry(page, name, act) {
  await entry(page, name).locator("[data-action=entry-menu]").click();
  await entry(page, name).locator(`[data-action=${act}]`).click();
}

async function openLibrary(page) {
  await openApp(page, "#/library");
  await expect(page.locator(".tally")).toHaveText(/entr/);
}

/** Gives the page a file, as a person who picks one. */
const importFile = (page, text, name = "games.pgn") =>
  page.locator("[data-action=import]").setInputFiles({ name, mimeType: "application/x-chess-pgn", buffer: Buffer.from(text) });

const game = (tags, moves) => Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join("") + `\n${moves}\n\n`;

const THREE =
  game({ White: "Ada", Black: "Bob", Date: "2020.01.05", Result: "1-0" }, "1.e4 {best} e5 (1...c5!? 2.Nf3) 2.Nf3 1-0") +
  game({ White: "Cleo", Black: "Dan", Date: "2024.11.30", Variant: "hole" }, "*") +
  game({ White: "Eva", Black: "Finn", Date: "2022.06.01", FEN: "4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1", SetUp: "1" }, "1.(B)N*c3 Ke7 1/2-1/2");

// A real game, in many slightly different copies: what matters here is how much there is.
const LONG = readFileSync(new URL("../data/games/game1.txt", import.meta.url), "utf8");
const PLAYERS = ["Anderssen", "Blackburne", "Capablanca", "Duras", "Euwe", "Flohr", "Geller"];
const many = (number, moves) =>
  Array.from({ length: number }, (_, n) =>
    game({ White: `${PLAYERS[n % 7]} ${n}`, Black: PLAYERS[(n * 3 + 1) % 7], Date: `${1990 + (n % 30)}.0${1 + (n % 9)}.11`, Round: n }, moves),
  );

test("a game is kept, and is there after a reload", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "d7"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Kept in the library");
  await page.reload();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(names(page)).toHaveText(["Hostage Chess"]);
  await expect(entries(page)).toContainText("2 turns");
  await expect(entries(page)).toContainText("1. e4 d5");
  await expect(entries(page).locator(".thumb use")).toHaveCount(32);
  // Played on and kept again, it is still there once.
  await page.getByRole("link", { name: "Play" }).click();
  await touch(page, square(page, "e4"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Kept in the library");
  await page.getByRole("link", { name: "Library" }).click();
  await expect(entries(page)).toContainText("3 turns");
  await shown(page, 1);
  // The prison is in the picture.
  await expect(entries(page).locator(".thumb use")).toHaveCount(32);
});

test("a finished game and a displaced one are kept by themselves, empty ones and links are not", async ({ page }) => {
  await openApp(page, link({ fen: "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 1" }));
  await touch(page, square(page, "a1"), square(page, "a8"));
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  // Another game with too few turns, one that is only a link, and one with enough.
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"] }));
  await openApp(page, link({}));
  await touch(page, square(page, "g1"), square(page, "f3"), square(page, "g8"), square(page, "f6"));
  await touch(page, square(page, "b1"), square(page, "c3"), square(page, "b8"), square(page, "c6"));
  await newGame(page);
  await expectFen(page, START);
  await openLibrary(page);
  await shown(page, 2);
  await expect(entries(page)).toContainText(["1. Nf3 Nf6 2. Nc3 Nc6", "1. Ra8#"]);
  await expect(entries(page).nth(1)).toContainText("1-0");
  // What was deleted does not come back with the game that is still on the board.
  await page.locator("[data-action=select-all]").check();
  await action(page, "delete-selected").click();
  await expect(toast(page)).toHaveText("Deleted 2 entries.");
  await page.getByRole("link", { name: "Play" }).click();
  await page.reload();
  await openLibrary(page);
  await shown(page, 0);
});

test("search, sort, rename, delete and undo", async ({ page }) => {
  await openLibrary(page);
  await expect(page.locator(".hint")).toContainText("Nothing is kept here yet");
  await importFile(page, THREE);
  await expect(toast(page)).toHaveText("Imported: 3 new.");
  await expect(names(page)).toHaveText(["Cleo – Dan", "Eva – Finn", "Ada – Bob"]);
  await page.getByRole("searchbox").fill("hostage e4");
  await expect(names(page)).toHaveText(["Ada – Bob"]);
  await expect(page.locator(".tally")).toHaveText("1 of 3 entries");
  await page.getByRole("searchbox").fill("");
  await page.locator("[data-action=sort]").selectOption("name");
  await expect(names(page)).toHaveText(["Ada – Bob", "Cleo – Dan", "Eva – Finn"]);
  await page.locator("[data-action=sort]").selectOption("length");
  await expect(names(page)).toHaveText(["Ada – Bob", "Eva – Finn", "Cleo – Dan"]);
  // Esc leaves a name as it was, Enter and leaving the field keep it.
  await inEntry(page, "Ada – Bob", "rename");
  const field = page.getByLabel("New name");
  await expect(field).toBeFocused();
  await field.fill("Never");
  await field.press("Escape");
  await expect(names(page).first()).toHaveText("Ada – Bob");
  await inEntry(page, "Ada – Bob", "rename");
  await field.fill("My best game");
  await field.press("Enter");
  await expect(names(page).first()).toHaveText("My best game");
  await expect(entry(page, "My best game").locator(".open")).toBeFocused();
  await inEntry(page, "Eva – Finn", "rename");
  await field.fill("An ending");
  await page.getByRole("heading", { name: "Library" }).click();
  await expect(names(page)).toHaveText(["My best game", "An ending", "Cleo – Dan"]);
  await inEntry(page, "An ending", "delete");
  await expect(toast(page)).toHaveText("Deleted 1 entry.");
  await shown(page, 2);
  await page.reload();
  await shown(page, 2);
  await inEntry(page, "My best game", "delete");
  await shown(page, 1);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toHaveText("Brought back 1 entry.");
  await page.reload();
  await expect(names(page)).toHaveText(["Cleo – Dan", "My best game"]);
});

test("an entry opens on the board, with its variations", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await inEntry(page, "Ada – Bob", "play");
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator("[data-ply]")).toHaveText(["e4", "e5", "Nf3"]);
  await expect(page.locator(".other")).toHaveText("c5");
  // The computer would be to move: it waits.
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await page.goBack();
  await inEntry(page, "Eva – Finn", "analyse");
  await expect(page).toHaveURL(/#\/analysis$/);
  await expect(root(page)).toHaveAttribute("data-fen", /^8\/4k3\/.*\[B?n?.*w - - 2 2$|^8\/4k3\//);
});

test("an empty library offers the first games, which open in one tap", async ({ page }) => {
  await openLibrary(page);
  await expect(page.locator("[data-famous]")).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.locator("[data-famous]").last().click();
  await expect(page).toHaveURL(/#\/analysis$/);
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  await openLibrary(page);
  await importFile(page, THREE);
  await expect(page.locator("[data-famous]")).toHaveCount(0);
});

test("a game that fails at move 2 is kept so far, ordinary chess is called by its name, the others come in", async ({ page }) => {
  await openLibrary(page);
  const ordinary = game({ White: "Cy", Black: "Di" }, "1.a4 b5 2.axb5 a6 3.bxa6 Nc6 4.a7 Nb8 5.h3 h6 6.axb8=Q *");
  await importFile(page, game({ White: "Eve", Black: "Flo" }, "1.e4 e5 2.Ke3 1-0") + ordinary + THREE);
  await expect(toast(page)).toHaveText("Imported: 5 new, 2 of them in part, 1 of ordinary chess.");
  await expect(entry(page, "Eve – Flo")).toContainText("2 turns");
  await expect(entry(page, "Cy – Di")).toContainText("10 turns");
  const said = page.locator(".bad li");
  await expect(said).toHaveCount(2);
  await expect(said.first()).toHaveText(/^Line 1 \(Eve – Flo\): 2\.Ke3 .*king.*The 2 turns before it are kept\.$/);
  await expect(said.last()).toHaveText(/\(Cy – Di\): This is a game of ordinary chess: .*first 10 turns .* are kept: analyse them, or play on from there\./);
  await expectNoAxeViolations(page);
});

test("each card has one menu, by keys too", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  const card = entry(page, "Ada – Bob");
  const opener = card.locator("[data-action=entry-menu]");
  await expect(card.locator(".acts button")).toHaveCount(1);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(card.locator(".entry-acts button")).toHaveText(["Analyse", "Play", "Rename", "Export", "Delete"]);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await expect(card.locator("[data-action=analyse]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(card.locator(".entry-acts")).toHaveCount(0);
  // Whoever looks elsewhere closes it.
  await opener.click();
  await page.getByRole("searchbox").click();
  await expect(card.locator(".entry-acts")).toHaveCount(0);
});

test("with the keyboard alone", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, many(40, "1.e4 e5 *").join(""));
  await expect(toast(page)).toHaveText("Imported: 40 new.");
  await page.locator("[data-action=sort]").selectOption("name");
  const at = (row) => page.locator(`[data-row="${row}"] .open`);
  await at(0).focus();
  for (const [key, row] of [["ArrowDown", 1], ["ArrowDown", 2], ["ArrowUp", 1], ["PageDown", 6], ["End", 39], ["ArrowUp", 38], ["Home", 0]]) {
    await page.keyboard.press(key);
    await expect(at(row)).toBeFocused();
    await expect(at(row)).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press("F2");
  await page.keyboard.type("AAA");
  await page.keyboard.press("Enter");
  await expect(at(0)).toBeFocused();
  await expect(at(0)).toContainText("AAA");
  await page.keyboard.press("Delete");
  await shown(page, 39);
  await expect(at(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/analysis$/);
});

test.describe("measured", () => {
  // Other programs on the machine make everything slower now and then; what is measured is what the page can do.
  test.describe.configure({ retries: 2 });

  test("2,000 stored games: quick to list, to search and to scroll", async ({ page }) => {
    await openLibrary(page);
    await importFile(page, many(2000, "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 *").join(""));
    await expect(toast(page)).toHaveText("Imported: 2000 new.", { timeout: 20_000 });
    const load = async () => {
      const begun = Date.now();
      await page.getByRole("link", { name: "Library" }).click();
      await expect(page.locator(".tally")).toHaveText("2000 entries");
      await expect(entries(page).first()).toBeVisible();
      return Date.now() - begun;
    };
    await page.getByRole("link", { name: "Play" }).click();
    const again = await load();
    await page.reload();
    await page.getByRole("link", { name: "Play" }).click();
    const fresh = await load();
    expect(await entries(page).count(), "rows in the page").toBeLessThan(40);
    await page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration)))).observe({
        type: "event",
        durationThreshold: 16,
      });
    });
    await page.getByRole("searchbox").pressSequentially("capablanca 2001", { delay: 30 });
    await expect(page.locator(".tally")).toHaveText(/^\d+ of 2000 entries$/);
    expect(Number((await page.locator(".tally").textContent()).split(" ")[0])).toBeGreaterThan(5);
    await page.getByRole("searchbox").fill("");
    await page.locator("[data-action=sort]").selectOption("name");
    await shown(page, 2000);
    const longest = await page.evaluate(() => new Promise((done) => setTimeout(() => done(window.longest), 100)));
    // Frames while scrolling through the whole list, and what is in sight at the end.
    const scrolled = await page.evaluate(async () => {
      const frames = [];
      const height = document.scrollingElement.scrollHeight;
      let before = performance.now();
      for (let step = 1; step <= 60; step += 1) {
        window.scrollTo(0, (height * step) / 60);
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - before);
        before = performance.now();
      }
      return frames.sort((a, b) => a - b);
    });
    await expect(page.locator('[data-row="1999"]')).toBeInViewport();
    const median = scrolled[30];
    console.log(`2,000 games: list after a reload ${fresh} ms, again ${again} ms; slowest interaction ${longest} ms; frames while scrolling: median ${median.toFixed(0)} ms, worst ${scrolled.at(-1).toFixed(0)} ms`);
    expect(fresh, "the list, in milliseconds").toBeLessThan(2000);
    // Alone it takes 72 ms; beside another test on the same two cores up to twice that. 200 is where Web Vitals call it no longer good.
    expect(longest, "the slowest interaction, in milliseconds").toBeLessThanOrEqual(200);
    expect(median, "a frame while scrolling, in milliseconds").toBeLessThan(50);
  });
});

test("a file of a megabyte with broken games among them", async ({ page }) => {
  await openLibrary(page);
  const broken = ["1.e4 e5 2.Ke3 *", "1.e4 {never closed", "1.e4 (1.d4", "1.e4) *", "1.e4 \u{fffd} *"];
  let text = "";
  let bad = 0;
  let good = 0;
  const lines = [];
  for (const record of many(2000, LONG)) {
    if (good === 1000) break;
    text += record;
    good += 1;
    if (good % 50 === 0) {
      lines.push(text.split("\n").length);
      text += game({ White: `Broken ${bad}` }, broken[bad % broken.length]);
      bad += 1;
    }
  }
  while (text.length < MEGABYTE) {
    text += many(good + 1, `{${"a long story ".repeat(200)}} ${LONG}`).at(-1);
    good += 1;
  }
  expect(text.length).toBeGreaterThan(MEGABYTE);
  // Cancelled half way: what was read stays, or goes with one press.
  await importFile(page, text, "large.pgn");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => page.getByRole("progressbar").getAttribute("value").catch(() => "gone")).toMatch(/^([2-9]\d?|gone)$/);
  await action(page, "cancel").click();
  await expect(toast(page)).toHaveText(/^Cancelled: \d+ new/);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await shown(page, 0);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  const begun = Date.now();
  await importFile(page, text, "large.pgn");
  // Of every broken one the first turn can be read, and is kept.
  await expect(toast(page)).toHaveText(`Imported: ${good + bad} new, ${bad} of them in part.`, { timeout: 25_000 });
  const wall = Date.now() - begun;
  await shown(page, good + bad);
  const list = page.locator(".bad li");
  await expect(list).toHaveCount(bad);
  for (const [index, reason] of [/Ke3.*king does not move like that/, /never ends/, /never ends/, /closes nothing/, /cannot be read|no turn|not a/i].entries()) {
    await expect(list.nth(index)).toContainText(new RegExp(`^Line ${lines[index]} \\(Broken ${index} – \\?\\): .*${reason.source}`, reason.flags));
  }
  const tasks = await page.evaluate(() => window.tasks);
  console.log(`a file of ${(text.length / MEGABYTE).toFixed(2)} MB with ${good} games: ${wall} ms; long tasks: ${tasks.map(Math.round).join(" ") || "none"}`);
  expect(wall, "the import, in milliseconds").toBeLessThan(10_000);
  await expectNoAxeViolations(page);
  await page.locator(".bad").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".bad")).toHaveCount(0);
});

test("everything exported and imported elsewhere is the same", async ({ page, browser, site }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await inEntry(page, "Cleo – Dan", "rename");
  await page.getByLabel("New name").fill("A start");
  await page.getByLabel("New name").press("Enter");
  const save = async (page) => {
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "export-all").click()]);
    expect(download.suggestedFilename()).toBe("library.pgn");
    return readFileSync(await download.path(), "utf8");
  };
  const text = await save(page);
  expect(text).toContain("{best}");
  expect(text).toContain("1... c5 $5");
  const context = await browser.newContext({ baseURL: site, serviceWorkers: "block" });
  const other = await context.newPage();
  await openLibrary(other);
  await importFile(other, text);
  await expect(names(other)).toHaveText(await names(page).allTextContents());
  expect(await other.locator(".facts").allTextContents()).toEqual(await page.locator(".facts").allTextContents());
  expect(await save(other)).toBe(text);
  // Pierce's notation says the same.
  await other.locator("[data-action=notation]").selectOption({ index: 1 });
  const pierce = await save(other);
  expect(pierce).toContain("(B-N)N@c3");
  await importFile(other, pierce);
  await expect(toast(other)).toHaveText("Imported: 0 new, 3 there already.");
  await context.close();
});

test("pasted, dropped, and what is no record", async ({ page }) => {
  await openLibrary(page);
  await action(page, "paste").click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.getByRole("textbox").fill(`${START}\n4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1`);
  await action(page, "import-text").click();
  await expect(toast(page)).toHaveText("Imported: 2 new.");
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText("position");
  const hand = (name, text) =>
    page.evaluate(
      ([name, text]) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const event = name === "paste" ? new ClipboardEvent(name, { clipboardData: data, bubbles: true }) : new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true });
        document.querySelector(".library").dispatchEvent(event);
      },
      [name, text],
    );
  await hand("paste", "1.e4 e5 1-0");
  await shown(page, 3);
  await hand("drop", "1.d4 *");
  await shown(page, 4);
  await hand("paste", "Dear Bob,\nhow are you?");
  await expect(page.locator(".bad li")).toContainText(/Line 1.*Dear/);
  await shown(page, 4);
});

test.describe("two tabs", () => {
  /** Lets the database be opened so many times; whoever opens it after that waits for `go()`. */
  const hold = (page, after) =>
    page.evaluate((after) => {
      const { open } = IDBFactory.prototype;
      let opened = 0;
      const gone = new Promise((resolve) => (window.go = resolve));
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        opened += 1;
        if (opened <= after) return request;
        let held = false;
        request.addEventListener("success", (event) => {
          if (held) return;
          held = true;
          event.stopImmediatePropagation();
          gone.then(() => request.dispatchEvent(new Event("success")));
        });
        return request;
      };
    }, after);

  const rename = async (page, from, to) => {
    await inEntry(page, from, "rename");
    await page.getByLabel("New name").fill(to);
    await page.getByLabel("New name").press("Enter");
    await expect(names(page)).toHaveText([to]);
  };

  for (const after of [0, 1]) {
    test(`a name given in one while the other keeps the game stays, ${after ? "between two looks at the store" : "before the first"}`, async ({ page, context }) => {
      await openApp(page, link({ moves: ["e2e4"] }));
      await touch(page, square(page, "d7"), square(page, "d5"));
      await choose(page, "keep");
      await expect(words(page)).toContainText("Kept in the library");
      const other = await context.newPage();
      await openLibrary(other);
      await touch(page, square(page, "e4"), square(page, "d5"));
      await hold(page, after);
      await choose(page, "keep");
      await rename(other, "Hostage Chess", "Named elsewhere");
      await page.evaluate(() => window.go());
      await expect(words(page)).toContainText("Kept in the library");
      await other.reload();
      await expect(entries(other)).toContainText("3 turns");
      await expect(names(other)).toHaveText(["Named elsewhere"]);
    });
  }

  test("a name leaves what the other has kept meanwhile, and does not bring back what it has deleted", async ({ page, context }) => {
    await openApp(page, link({ moves: ["e2e4"] }));
    await touch(page, square(page, "d7"), square(page, "d5"));
    await choose(page, "keep");
    await expect(words(page)).toContainText("Kept in the library");
    const other = await context.newPage();
    await openLibrary(other);
    await expect(entries(other)).toContainText("2 turns");
    await touch(page, square(page, "e4"), square(page, "d5"));
    await choose(page, "keep");
    await expect(words(page)).toContainText("Kept in the library");
    await rename(other, "Hostage Chess", "Mine");
    await other.reload();
    await expect(names(other)).toHaveText(["Mine"]);
    await expect(entries(other)).toContainText("3 turns");
    await page.getByRole("link", { name: "Library" }).click();
    await inEntry(page, "Mine", "delete");
    await shown(page, 0);
    await rename(other, "Mine", "Yours");
    await other.reload();
    await shown(other, 0);
  });
});

test.describe("where nothing can be stored", () => {
  test("the page says so, and the game is not lost", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => null }));
    await openApp(page, link({ moves: ["e2e4"] }));
    await choose(page, "keep");
    await expect(words(page)).toContainText("lets the page store no library");
    await page.getByRole("link", { name: "Library" }).click();
    await expect(page.locator(".tally")).toContainText("lets the page store no library");
    await page.reload();
    await page.getByRole("link", { name: "Play" }).click();
    await expect(page.locator("[data-ply]")).toHaveText(["e4"]);
  });

  test("no room: the import ends and says so", async ({ page }) => {
    await openLibrary(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await importFile(page, THREE);
    await expect(toast(page)).toContainText("no room left");
    await shown(page, 0);
  });
});

test("axe-core finds nothing, in light and dark", async ({ page }) => {
  await openLibrary(page);
  await expectNoAxeViolations(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await inEntry(page, "Ada – Bob", "rename");
  await page.locator("[data-action=select]").first().check();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await action(page, "paste").click();
  await expectNoAxeViolations(page);
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("nothing is wider than the screen, targets are large enough, axe-core finds nothing", async ({ page }) => {
    await openLibrary(page);
    await importFile(page, THREE + many(20, LONG).join(""));
    await shown(page, 23);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const target of await page.locator(".library button:visible, .library select, .pick").all()) {
      const { width, height } = await target.boundingBox();
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(24);
    }
    for (const row of [await page.locator(".entry").nth(0).boundingBox(), await page.locator(".entry").nth(1).boundingBox()]) {
      expect(row.height).toBeLessThan(200);
    }
    await page.locator("[data-action=entry-menu]").first().tap();
    await page.locator("[data-action=play]").first().tap();
    await expect(page).toHaveURL(/#\/play$/);
  });
});
