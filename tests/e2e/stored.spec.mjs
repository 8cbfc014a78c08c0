// Damaged stored data must not break the page: unreadable data is put aside and can be restored. A framed page does not
// touch stored data.
import { readFile } from "node:fs/promises";
import { choose, link, words } from "./hands.mjs";
import { THREE, game, importFile, inEntry, names, openLibrary, restoreFile, shown } from "./library.mjs";
import { action, expect, openApp, square, test, touch, write } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
/** The entries of the library, as they are stored. */
const lines = (page) =>
  page.evaluate(() => new Promise((done) => {
    indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
      database.transaction("entries").objectStore("entries").getAll().onsuccess = ({ target }) => done(target.result);
      database.close();
    };
  }));
const fault = (page) => page.getByRole("dialog", { name: "Something went wrong." });

test("shapes on squares that do not exist: the page opens, and the original is put aside", async ({ page }) => {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4");
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage["hostage-chess.analysis"]);
    saved.game.notes = [[1, { comment: "", glyphs: [], shapes: [{ ink: "Green", from: { Cell: 200 }, to: null }] }]];
    localStorage["hostage-chess.analysis"] = JSON.stringify(saved);
  });
  await page.reload();
  await expect(page.locator("[data-node]")).toHaveCount(1);
  await expect(fault(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage["hostage-chess.analysis.unreadable"])).toContain("200");
});

test("a partly readable game is put aside, listed with its date, and can be saved and deleted", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"] }));
  await expect(plies(page)).toHaveCount(3);
  for (const broken of ["g1g8", "g1z9"]) {
    await page.evaluate((broken) => (localStorage["hostage-chess.game"] = localStorage["hostage-chess.game"].replaceAll(/g1f3|b8c6/g, broken)), broken);
    await page.reload();
    await expect(plies(page)).toHaveText(["e4", "e5"]);
    await touch(page, square(page, "b1"), square(page, "c3"));
    await page.evaluate(() => (localStorage["hostage-chess.game"] = localStorage["hostage-chess.game"].replaceAll("b1c3", "b8c6")));
  }
  await openApp(page, "#/settings");
  const rows = page.locator("[data-aside]");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`A game, ${new Date().getDate()} `);
  const saving = page.waitForEvent("download");
  await rows.nth(1).locator('[data-action="save-aside"]').click();
  expect(await readFile(await (await saving).path(), "utf8")).toMatch(/g1g8|g1z9|b8c6/);
  await rows.nth(1).locator('[data-action="delete-aside"]').click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test.describe("a start that crashes", () => {
  test.use({ expected: /fell over/ });

  test("twice: a copy of everything stored can be saved, and the app starts without it", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    await page.evaluate(() => (localStorage.falling = "yes"));
    await page.addInitScript(() => {
      // Simulates a panic at each start while this game is stored. An empty page has no storage.
      if (location.protocol !== "about:" && localStorage.falling && localStorage["hostage-chess.game"]?.includes("e7e5")) addEventListener("DOMContentLoaded", () => dispatchEvent(new CustomEvent("fatal", { detail: "it fell over" })));
    });
    await page.goto("#/play");
    await page.reload();
    await expect(fault(page)).toBeVisible();
    await expect(action(page, "start-without")).toHaveCount(0);
    await page.reload();
    await expect(fault(page)).toContainText("crashed on start again");
    const saving = page.waitForEvent("download");
    await action(page, "save-stored").click();
    const saved = await readFile(await (await saving).path(), "utf8");
    expect(JSON.parse(/^% hostage-chess stored: (.*)$/m.exec(saved)[1])["hostage-chess.game"]).toContain("e7e5");
    await action(page, "start-without").click();
    await expect(plies(page)).toHaveCount(0);
    await expect(fault(page)).toBeHidden();
    await page.evaluate(() => (location.hash = "#/settings"));
    const aside = page.locator('[data-aside="hostage-chess.game.unreadable"]');
    await expect(aside).toContainText("A game");
    await action(page, "forget").click();
    await expect(page.getByRole("dialog")).toContainText(/Set aside\s*A game/);
    await action(page, "keep-all").click();
    // Its export brings the game back.
    const exporting = page.waitForEvent("download");
    await aside.locator('[data-action="save-aside"]').click();
    const text = await readFile(await (await exporting).path(), "utf8");
    await openLibrary(page);
    await importFile(page, text);
    await action(page, "import-chosen").click();
    await shown(page, 1);
    await expect(page.locator(".entry .opening")).toContainText("e4 e5");
  });

  test("a text that the tab left out is deleted: the tab then stores games as usual", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    await page.evaluate(() => (sessionStorage["hostage-chess.tab"] = JSON.stringify({ without: ["hostage-chess.setup", "hostage-chess.game"] })));
    await page.goto("./#/settings");
    await page.reload();
    await page.locator('[data-aside="hostage-chess.game"] [data-action="delete-aside"]').click();
    await expect(page.locator("[data-aside]")).toHaveCount(0);
    await page.evaluate((address) => (location.hash = address), link({ moves: ["d2d4"] }));
    await expect(plies(page)).toHaveCount(1);
    for (const [from, to] of [["d7", "d5"], ["c2", "c4"]]) await touch(page, square(page, from), square(page, to));
    await expect(plies(page)).toHaveCount(3);
    await expect(page.locator(".unstored")).toHaveCount(0);
    await page.reload();
    await expect(plies(page)).toHaveText(["d4", "d5", "c4"]);
  });

  test("in the library: after a copy was saved the app starts without the library, and the copy can be imported", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await openLibrary(page);
    await importFile(page, game({ Name: 'My \\"best\\"', White: "Ada" }, "1.e4 e5 *") + THREE);
    await shown(page, 4);
    // A stranger's record whose player has the reader's name; an analysis of the reader, and a game as a newer version stores it.
    await importFile(page, game({ White: "You", Black: "Mallory" }, "1.f4 *"));
    await shown(page, 5);
    await restoreFile(page, game({ White: "Fay", Entry: "analysis |you white" }, "1.d4 d5 *") + game({ White: "Gus", Entry: '|shelf: \\"endings\\"' }, "1.c4 c5 *"));
    await shown(page, 7);
    const held = (await names(page).allTextContents()).sort();
    expect(held).toContain('My "best"');
    // Everything but the numbers of the entries.
    const known = async () => (await lines(page)).map((text) => text.slice(text.indexOf("\n"))).sort();
    const before = await known();
    expect(before.join()).toMatch(/\nyou none\n/);
    expect(before.join()).toMatch(/\nanalysis \nyou white\n/);
    expect(before.join()).toMatch(/\n\nshelf: "endings"\n/);
    await page.evaluate(() => (localStorage.falling = "yes"));
    await page.addInitScript(() => {
      if (!location.protocol.startsWith("http") || !localStorage.falling) return;
      // While there is a library, only the library screen crashes.
      const fall = (all) => all.some(({ name }) => name === "hostage-chess.library") && location.hash.startsWith("#/library") && dispatchEvent(new CustomEvent("fatal", { detail: "it fell over" }));
      addEventListener("DOMContentLoaded", () => indexedDB.databases().then(fall));
    });
    await page.reload();
    await expect(fault(page)).toBeVisible();
    await expect(action(page, "start-without")).toHaveCount(0);
    await page.reload();
    await expect(fault(page)).toContainText("The library may be the cause");
    await expect(action(page, "start-without")).toBeDisabled();
    const saving = page.waitForEvent("download");
    await action(page, "save-stored").click();
    const saved = await readFile(await (await saving).path(), "utf8");
    await action(page, "start-without").click();
    // The game is unchanged.
    await expect(page).toHaveURL(/#\/play$/);
    await expect(plies(page)).toHaveCount(2);
    await page.reload();
    await expect(plies(page)).toHaveCount(2);
    await expect(fault(page)).toBeHidden();
    await openLibrary(page);
    await shown(page, 0);
    await expect(fault(page)).toBeHidden();
    await page.evaluate(() => delete localStorage.falling);
    await importFile(page, saved);
    // The open game is still on the board.
    await action(page, "import-boards").uncheck();
    await action(page, "import-chosen").click();
    await shown(page, 7);
    expect((await names(page).allTextContents()).sort()).toEqual(held);
    await expect.poll(known).toEqual(before);
  });
});

test("an unreadable text that is too long to be stored twice is moved instead of overwritten", async ({ page }) => {
  await page.addInitScript(() => (localStorage["hostage-chess.game"] ??= `{${"x".repeat(3e6)}`));
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(plies(page)).toHaveCount(1);
  const held = () => page.evaluate(() => [localStorage["hostage-chess.game"], localStorage["hostage-chess.game.unreadable"]?.length]);
  await expect.poll(held).toEqual([expect.stringContaining("e2e4"), 3e6 + 1]);
});

test("a framed page reads and stores nothing", async ({ page, baseURL }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await page.evaluate(() => localStorage.setItem("hostage-chess.settings", "theme=dark"));
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  // Uses any other page of the same site.
  await page.goto("licences.txt");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.prepend(frame);
  }, new URL(link({ moves: ["d2d4", "d7d5"] }), baseURL).href.replace("/#", "/?framed#"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[data-ply]")).toHaveCount(2);
  await expect(frame.locator(".unstored")).toContainText("inside another website, so nothing is saved here");
  // A window of its own shows the same game.
  await expect(frame.locator(".unstored").locator('[data-action="own-window"]')).toHaveAttribute("href", /#\/play\?g=/);
  for (const screen of ["library", "settings"]) {
    await frame.locator("body").evaluate((_, screen) => (location.hash = `#/${screen}`), screen);
    await expect(frame.locator("main")).toContainText("nothing is saved here");
    await expect(frame.locator('[data-action="own-window"]')).toHaveAttribute("href", new RegExp(`#/${screen}$`));
    await expect(frame.locator("main")).not.toContainText(/in this browser only|keep a library/);
  }
  await expect(frame.locator("html")).not.toHaveAttribute("data-theme");
  expect(await stored()).toBe(before);
});

test("the embedded board works in a sandbox without storage", async ({ page, baseURL }) => {
  // Such a frame has no origin, so the host must allow other sites to load its files.
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _packed, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, "access-control-allow-origin": "*" } });
  });
  await page.goto("licences.txt");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-scripts";
    frame.src = address;
    document.body.prepend(frame);
  }, new URL("?sandboxed#/embed?game=hostage&moves=e2e4", baseURL).href);
  await expect(page.frameLocator("iframe").locator("[data-ply]").first()).toHaveText("e4");
});

test("a library created without its object stores is repaired", async ({ page }) => {
  await page.goto("licences.txt");
  await page.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("hostage-chess.library", 1);
    request.onsuccess = () => done(request.result.close());
  }));
  await openLibrary(page);
  await expect(page.locator("#famous")).toBeVisible();
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
  await openLibrary(page);
  await expect(names(page)).toHaveCount(1);
});

test("a library that opens after the page has given up is closed again, with its object stores", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("licences.txt");
  // The library lacks its object stores, and this tab blocks the version that would create them.
  await other.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("hostage-chess.library", 1);
    request.onsuccess = () => done(void (window.database = request.result));
  }));
  await openApp(page, "#/library");
  await expect(page.locator(".tally")).toContainText("Another tab");
  // The next version waits until no tab has the library open.
  const stores = await other.evaluate(() => new Promise((done) => {
    window.database.close();
    const request = indexedDB.open("hostage-chess.library", 3);
    request.onsuccess = () => {
      done(Array.from(request.result.objectStoreNames));
      request.result.close();
    };
  }));
  expect(stores).toEqual(["entries", "texts"]);
  await openLibrary(page);
  await expect(page.locator("#famous")).toBeVisible();
});

test("three links in a row lose no analysis and no short game: they are in the library and open as they were", async ({ page }) => {
  for (const moves of ["e2e4", "d2d4", "c2c4"]) {
    await openApp(page, `#/analysis?game=hostage&moves=${moves}`);
    await expect(page.locator("[data-node]")).toHaveCount(1);
  }
  for (const moves of ["a2a4", "b2b4"]) {
    await openApp(page, link({ moves: [moves] }));
    await touch(page, square(page, "e7"), square(page, "e5"));
  }
  await openLibrary(page);
  await expect(names(page)).toHaveCount(0);
  await action(page, "earlier").click();
  await expect(names(page)).toHaveCount(3);
  await expect(page.locator(".entry .opening")).toContainText([/a4/, /d4/, /e4/]);
  await page.locator('.entry [data-action="open"]').last().click();
  await expect(page.locator("[data-node]")).toHaveText(["e4"]);
});

test("an analysis is kept in the library with its variations, and opens as an analysis", async ({ page }) => {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4_e7e5");
  await page.keyboard.press("ArrowLeft");
  await touch(page, square(page, "d7"), square(page, "d5"));
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  await openApp(page, "#/analysis?game=hostage&moves=a2a3");
  await openLibrary(page);
  await expect(names(page)).toHaveText(["Analysis"]);
  await page.locator('.entry [data-action="open"]').click();
  await expect(page.locator("[data-node]")).toHaveCount(3);
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  await openLibrary(page);
  await expect(names(page)).toHaveCount(1);
});

const newer = (file) => readFile(new URL(`../data/stored/newer/${file}`, import.meta.url), "utf8");

test("fields of a game stored by a newer version survive moves, displacement and restoring", async ({ page }) => {
  await openApp(page, "#/play");
  const text = await newer("game.json");
  await page.evaluate((text) => (localStorage["hostage-chess.game"] = text), text);
  await page.reload();
  await expect(plies(page)).toHaveCount(2);
  await touch(page, square(page, "g1"), square(page, "f3"));
  await expect(plies(page)).toHaveCount(3);
  const { mood, said, empty } = JSON.parse(text);
  const stored = (name) => page.evaluate((name) => JSON.parse(localStorage[`hostage-chess.${name}`]), name);
  const own = { mood, said, empty };
  expect(await stored("game")).toMatchObject(own);
  await page.evaluate(() => (location.hash = "#/play?game=hostage&moves=a2a4&white=human&black=human"));
  await expect(plies(page)).toHaveText(["a4"]);
  expect(await stored("displaced")).toMatchObject(own);
  expect(await stored("game")).not.toHaveProperty("mood");
  // A different page must read the data first.
  await openApp(page, "#/play");
  await choose(page, "previous-game");
  await expect(plies(page)).toHaveCount(3);
  expect(await stored("game")).toMatchObject(own);
  expect(await stored("displaced")).not.toHaveProperty("mood");
});

test("unknown fields of puzzles and entries from a newer version stay; changed meanings are put aside", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await page.evaluate(() => new Promise((done) => {
    indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
      const store = database.transaction("entries", "readwrite").objectStore("entries");
      store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return done();
        cursor.update(`${cursor.value}\nshelf: endings\n`);
        cursor.continue();
      };
      database.close();
    };
  }));
  await openLibrary(page);
  const first = await names(page).first().textContent();
  await inEntry(page, first, "rename");
  await write(page.getByLabel("New name"), "Renamed");
  await page.getByLabel("New name").press("Enter");
  await expect(names(page).filter({ hasText: "Renamed" })).toHaveCount(1);
  await expect.poll(() => lines(page)).toEqual(Array(3).fill(expect.stringContaining("\n\nshelf: endings\n")));
  expect((await lines(page)).filter((text) => text.includes("Renamed"))).toHaveLength(1);

  const puzzles = await newer("puzzles.json");
  await page.evaluate((text) => (localStorage["hostage-chess.puzzles"] = text), puzzles);
  await openApp(page, "#/puzzles?daily");
  await action(page, "theme").selectOption({ index: 1 });
  await expect.poll(() => page.evaluate(() => localStorage["hostage-chess.puzzles"])).not.toBe(puzzles);
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]))).toMatchObject({ rushes: [{ variant: "hole", score: 9 }] });

  const analysis = (await newer("analysis.json")).replace('"tab":"Review"', '"tab":"Book"');
  await page.evaluate((text) => (localStorage["hostage-chess.analysis"] = text), analysis);
  await openApp(page, "#/analysis");
  await expect(page.locator("[data-node]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage["hostage-chess.analysis.unreadable"])).toBe(analysis);
});

test("puzzle progress from a backup file is merged with the progress here", async ({ page }) => {
  const there = { rating: 123400, tried: 30, solved: 20, storms: [{ variant: "hole", score: 9 }] };
  await openApp(page, "#/puzzles");
  await page.evaluate(() => (localStorage["hostage-chess.puzzles"] = JSON.stringify({ tried: 2, solved: 1, storms: [{ variant: "hostage", score: 4 }] })));
  await openLibrary(page);
  await importFile(page, `% hostage-chess settings: board=green\n% hostage-chess lessons: \n% hostage-chess puzzles: ${JSON.stringify(there)}\n\n${THREE}`);
  await action(page, "import-chosen").click();
  await shown(page, 3);
  await openApp(page, "#/puzzles");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("brought")))).toEqual([]);
  const storms = [{ variant: "hole", score: 9 }, { variant: "hostage", score: 4 }];
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]))).toMatchObject({ rating: 123400, tried: 30, solved: 20, storms });
});
