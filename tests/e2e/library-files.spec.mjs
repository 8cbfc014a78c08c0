// Import to and export from the library: files, pasted and dropped texts, partly readable records, the famous games.
import { readFileSync } from "node:fs";
import { START } from "./hands.mjs";
import { LONG, THREE, entries, entry, game, importFile, inEntry, many, names, openLibrary, shown, toast } from "./library.mjs";
import { action, expect, expectNoAxeViolations, root, test, write } from "./support.mjs";

const MEGABYTE = 1 << 20;

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

test("a game with an illegal move 2 is kept up to that move, ordinary chess is recognised, the other games are imported", async ({ page }) => {
  await openLibrary(page);
  const ordinary = game({ White: "Cy", Black: "Di" }, "1.a4 b5 2.axb5 a6 3.bxa6 Nc6 4.a7 Nb8 5.h3 h6 6.axb8=Q *");
  await importFile(page, game({ White: "Eve", Black: "Flo" }, "1.e4 e5 2.Ke3 1-0") + ordinary + THREE);
  await expect(toast(page)).toHaveText("Imported: 5 new, 2 in part, 1 from ordinary chess.");
  await expect(entry(page, "Eve – Flo")).toContainText("1 move");
  await expect(entry(page, "Cy – Di")).toContainText("5 moves");
  const said = page.locator(".bad li");
  await expect(said).toHaveCount(2);
  await expect(said.first()).toHaveText(/^Line 1 \(Eve – Flo\): 2\.Ke3 .*king.*The 2 moves before it are kept\.$/);
  await expect(said.last()).toHaveText(/\(Cy – Di\): This is a game of ordinary chess, .*first 10 moves .* are kept: analyse them, or play on from there\./);
  await expectNoAxeViolations(page);
});

test("importing a file of a megabyte with broken games in it", async ({ page }) => {
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
  // If the import is cancelled half way, the games read so far stay, or can be removed with one click.
  await importFile(page, text, "large.pgn");
  await expect(page.getByRole("progressbar")).toBeVisible();
  // The page clicks by itself: on a fast machine the import could be over before Playwright does.
  await page.evaluate(async () => {
    while (!(document.querySelector("progress")?.value >= 2)) await new Promise(requestAnimationFrame);
    document.querySelector('[data-action="cancel"]').click();
  });
  await expect(toast(page)).toHaveText(/^Cancelled: \d+ new/);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await shown(page, 0);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  const begun = Date.now();
  await importFile(page, text, "large.pgn");
  // The first move of each broken game can be read, and is kept.
  await expect(toast(page)).toHaveText(`Imported: ${good + bad} new, ${bad} in part.`, { timeout: 25_000 });
  const wall = Date.now() - begun;
  await shown(page, good + bad);
  const list = page.locator(".bad li");
  await expect(list).toHaveCount(bad);
  for (const [index, reason] of [/Ke3.*king does not move like that/, /never ends/, /never ends/, /has no opening bracket/, /cannot be read|no move|not a/i].entries()) {
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
  await write(page.getByLabel("New name"), "A start");
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
  // An export in Pierce's notation has the same content.
  await other.locator("[data-action=notation]").selectOption({ index: 1 });
  const pierce = await save(other);
  expect(pierce).toContain("(B-N)N@c3");
  await importFile(other, pierce);
  await expect(toast(other)).toHaveText("Imported: 0 new, 3 already there.");
  await context.close();
});

test("pasted and dropped texts, and texts that are no record", async ({ page }) => {
  await openLibrary(page);
  await action(page, "paste").click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await expect(action(page, "import-text")).toBeDisabled();
  await write(page.getByRole("textbox"), `${START}\n4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1`);
  await action(page, "import-text").click();
  await expect(toast(page)).toHaveText("Imported: 2 new.");
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText("position");
  const hand = (name, text) =>
    page.evaluate(
      ([name, text]) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const event = name === "paste" ? new ClipboardEvent(name, { bubbles: true }) : new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true });
        // Firefox does not let scripts fill a clipboard event.
        if (name === "paste") Object.defineProperty(event, "clipboardData", { value: data });
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

test("a bad header loses only that tag; old files and German piece letters can be read", async ({ page }) => {
  await openLibrary(page);
  const header = '[Event "5th "Cup" 2026"]\n[White "Ann"]\n[FEN ""]\n[Variant "?"]\n[Result "0-1"]\n\n';
  await importFile(page, `${header}1.e4 e5 2.♘f3 ♞c6 3.♗c4 ♞f6 4.O–O\n`);
  await expect(toast(page)).toHaveText("Imported: 1 new.");
  await expect(entry(page, "Ann – ?")).toContainText("4 moves");
  await expect(entry(page, "Ann – ?")).toContainText("0-1");
  await expect(page.locator("#notes")).toHaveText(/^3 tags were left out/);
  await expect(page.locator(".bad li")).toHaveText([/Ann.*5th.*line 1/, /Variant.*line 4/, /FEN.*line 3/]);
  await expectNoAxeViolations(page);
  await action(page, "dismiss").click();
  await expect(page.locator(".bad")).toHaveCount(0);
  // Three consecutive positions are three entries.
  const position = (white) => `[White "${white}"]\n[FEN "4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1"]\n\n`;
  await importFile(page, position("P1") + position("P2") + position("P3"));
  await expect(toast(page)).toHaveText("Imported: 3 new.");
  await importFile(page, readFileSync(new URL("../data/records/windows-1997.pgn", import.meta.url)));
  await expect(toast(page)).toHaveText("Imported: 3 new.");
  await expect(entry(page, "Šimic, Žarko – Œuvrard, Noël")).toContainText("9 moves");
});
