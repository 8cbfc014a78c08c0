// Imports through the library. A backup file asks before it changes anything, a file of records changes only the
// library, and one undo reverts everything. tests/ui/shell/imports.rs has the table of files.
import { link } from "./hands.mjs";
import { importFile, openLibrary, shown, THREE, toast } from "./library.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, test, touch } from "./support.mjs";

test.slow();

const SETTINGS = "% hostage-chess settings: theme=contrast&board=green&language=de\n";
const LESSONS = "% hostage-chess lessons: hostage-drop=3&hostage-prisons=2&last=hostage-drop\n";
const puzzles = (text) => `% hostage-chess puzzles: ${JSON.stringify(text)}\n`;
const SOLVED = { rating: 180000, deviation: 5000, solved: 340, tried: 400, rushes: [{ variant: "hole", score: 9 }] };
const EVERYTHING = `${SETTINGS}${LESSONS}${puzzles(SOLVED)}\n${THREE}`;

const HERE = {
  "hostage-chess.settings": "theme=dark&taste=sweet&language=en",
  "hostage-chess.lessons": "hostage-drop=1&mirror-jump=7&last=hostage-drop",
  "hostage-chess.puzzles": JSON.stringify({ rating: 120000, deviation: 6000, solved: 9, tried: 20 }),
};
/** Stores these entries once, before the app starts. */
const begin = async (page, stored) => {
  await openApp(page, "#/rules");
  await page.evaluate((stored) => {
    for (const name of ["settings", "lessons", "puzzles"]) delete localStorage[`hostage-chess.${name}`];
    Object.assign(localStorage, stored);
  }, stored);
  await page.reload();
  await openApp(page, "#/library");
  await expect(page.locator(".tally")).toHaveText(/^\d/);
};
const stored = (page) =>
  page.evaluate(() => Object.fromEntries(["settings", "lessons", "puzzles"].map((name) => [name, localStorage[`hostage-chess.${name}`] ?? null])));
// A dialog that Esc has closed is still there until the page has noticed, and only then may another one open.
const dialog = (page) => page.locator("dialog.modal");
const box = (page, name) => action(page, `import-${name}`);

test("settings or puzzles in front of a stranger's record are not imported, and the report says so", async ({ page }) => {
  await begin(page, HERE);
  const before = await stored(page);
  for (const [line, number] of [[SETTINGS, 3], [puzzles(SOLVED), 3]]) {
    await importFile(page, `${line}\n${THREE}`);
    await expect(toast(page)).toContainText("1 line of settings or progress skipped");
    await expect(dialog(page)).toHaveCount(0);
    await shown(page, number);
    expect(await stored(page)).toEqual(before);
    await action(page, "undo").click();
    await shown(page, 0);
  }
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a backup file asks about each part before storing anything; one undo reverts what was imported", async ({ page }) => {
  await begin(page, HERE);
  const before = await stored(page);
  await importFile(page, EVERYTHING, "backup.pgn");
  await expect(dialog(page)).toHaveAccessibleName("Import from backup.pgn");
  for (const said of ["3 games and positions", "Changes your settings: Theme, Board", "5 stars", "340 solved puzzles", "Your rating changes from 1200 to 1800"]) {
    await expect(dialog(page)).toContainText(said);
  }
  // Parts that would replace data of the reader are not checked by default.
  for (const [name, proposed] of [["games", true], ["settings", false], ["lessons", true], ["puzzles", false]]) {
    await expect(box(page, name)).toBeChecked({ checked: proposed });
  }
  await expect(box(page, "games")).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await stored(page)).toEqual(before);

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await importFile(page, EVERYTHING);
  await action(page, "import-nothing").click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
  await shown(page, 0);

  await importFile(page, EVERYTHING);
  for (const name of ["settings", "puzzles"]) await box(page, name).check();
  await action(page, "import-chosen").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await shown(page, 3);
  await expect(toast(page)).toContainText("3 neu, Einstellungen, Sterne, Aufgaben");
  const after = await stored(page);
  expect(after.settings).toContain("&taste=sweet");
  expect(after.lessons).toBe("hostage-drop=3&mirror-jump=7&last=hostage-drop&hostage-prisons=2");
  expect(JSON.parse(after.puzzles)).toMatchObject({ rating: 180000, solved: 340, rushes: SOLVED.rushes });

  await action(page, "undo").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await shown(page, 0);
  expect(await stored(page)).toEqual(before);
  await expect(toast(page)).toContainText("settings and progress are as before");
});

test("on a new device everything is checked; with nothing checked nothing can be imported; undo leaves no trace", async ({ page }) => {
  await begin(page, {});
  const before = await stored(page);
  expect(before).toEqual({ settings: null, lessons: null, puzzles: null });
  await importFile(page, EVERYTHING.replace("language=de", "language=en"));
  const names = ["games", "settings", "lessons", "puzzles"];
  for (const name of names) await expect(box(page, name)).toBeChecked();
  for (const name of names) await box(page, name).uncheck();
  await expect(action(page, "import-chosen")).toBeDisabled();
  for (const name of names.slice(1)) await box(page, name).check();
  await action(page, "import-chosen").click();
  await expect(page.locator("html")).toHaveAttribute("data-board", "green");
  await shown(page, 0);
  await action(page, "undo").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-board", "green");
  expect(await stored(page)).toEqual(before);
});

test("dropping the file or pasting its text asks as well", async ({ page }) => {
  await begin(page, HERE);
  const before = await stored(page);
  const transfer = (text, file) =>
    page.evaluateHandle(([text, file]) => {
      const data = new DataTransfer();
      if (file) data.items.add(new File([text], "all.pgn"));
      else data.setData("text/plain", text);
      return data;
    }, [text, file]);
  for (const file of [true, false]) {
    await page.locator("main").dispatchEvent("drop", { dataTransfer: await transfer(EVERYTHING, file) });
    await expect(box(page, "games")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.evaluate((data) => dispatchEvent(new ClipboardEvent("paste", { clipboardData: data })), await transfer(EVERYTHING, false));
  await expect(box(page, "games")).toBeVisible();
  await page.keyboard.press("Escape");
  await action(page, "paste").click();
  await page.locator("#paste").fill(`\n${EVERYTHING}`);
  await action(page, "import-text").click();
  await expect(box(page, "games")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
});

test("a setting of five megabytes is refused with a message, and games are still stored", async ({ page }) => {
  await begin(page, {});
  const long = "x".repeat(5_000_000);
  await importFile(page, EVERYTHING.replace("&language=de", `&long=${long}`).replace('"solved"', `"mind":"${long.slice(3_000_000)}","solved"`));
  await action(page, "import-chosen").click();
  await expect(toast(page)).toContainText("2 items left out");
  expect(await page.evaluate(() => Object.values(localStorage).join("").length)).toBeLessThan(20_000);
  await openApp(page, link({}));
  for (const [from, to] of [["e2", "e4"], ["e7", "e5"], ["g1", "f3"], ["b8", "c6"], ["b1", "c3"], ["g8", "f6"], ["d2", "d4"]]) {
    await touch(page, square(page, from), square(page, to));
  }
  await expect(page.locator(".unstored")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-ply]")).toHaveCount(7);
});

test("an import leaves out most of 80,000 missed puzzles and says so; puzzles open as usual, even after an old import", async ({ page }) => {
  await begin(page, {});
  const missed = Array.from({ length: 80_000 }, (_, number) => ({ id: `hostage-${number}`, due: 9, step: 0 }));
  await importFile(page, `${SETTINGS.replace("&language=de", "")}${LESSONS}${puzzles({ ...SOLVED, missed })}\n${THREE}`);
  await action(page, "import-chosen").click();
  await expect(toast(page)).toContainText("77,000 items left out");
  await openApp(page, "#/puzzles?daily");
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).missed.length)).toBe(3000);

  // As version 0.1.0 stored it: merged when the page starts, and removed.
  await page.evaluate((missed) => {
    localStorage["hostage-chess.puzzles"] = JSON.stringify({ solved: 1, tried: 1 });
    localStorage["hostage-chess.puzzles.brought"] = JSON.stringify({ solved: 2, tried: 2, missed, rushes: [7] });
  }, missed.slice(0, 40_000));
  await page.reload();
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  const names = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("puzzles")));
  await expect.poll(names).toEqual(["hostage-chess.puzzles"]);
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]))).toMatchObject({ solved: 2, tried: 2, rushes: [7] });
});

test("an undo in one tab is not reverted by another tab", async ({ page, context }) => {
  await begin(page, HERE);
  const before = await stored(page);
  const other = await context.newPage();
  await openApp(other, "#/learn");
  await importFile(page, EVERYTHING.replace("&language=de", ""));
  await box(page, "settings").check();
  await action(page, "import-chosen").click();
  await expect(other.locator("html")).toHaveAttribute("data-board", "green");
  await shown(page, 3);
  await action(page, "undo").click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await shown(page, 0);
  // The other tab changes a setting.
  await other.goto("./#/settings");
  await action(other, "men-navy").check();
  await expect.poll(async () => (await stored(page)).settings).toContain("men=navy");
  expect((await stored(page)).settings).not.toContain("board=green");
  expect((await stored(page)).lessons).toBe(before.lessons);
});

test("the copy offered by the crash panel can be imported: games, settings and progress", async ({ page }) => {
  await begin(page, {});
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  const game = await page.evaluate(() => localStorage["hostage-chess.game"]);
  const all = { "hostage-chess.settings": "board=green", "hostage-chess.lessons": "hostage-drop=2", "hostage-chess.game": game, "hostage-chess.setup": "{" };
  await openLibrary(page);
  await importFile(page, `% hostage-chess stored: ${JSON.stringify(all)}\n\n${THREE}`, "hostage-chess-stored.pgn");
  await expect(dialog(page)).toContainText("2 open games, analyses and positions");
  await action(page, "import-chosen").click();
  await shown(page, 4);
  await expect(toast(page)).toContainText("1 item left out");
  expect(await stored(page)).toMatchObject({ lessons: "hostage-drop=2" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ["en", "de"]) {
    test(`the dialog fits, in ${language} @layout`, async ({ page }) => {
      await begin(page, { ...HERE, "hostage-chess.settings": `language=${language}` });
      await importFile(page, EVERYTHING, "hostage-chess-with-a-long-name-from-somewhere.pgn");
      await expect(box(page, "puzzles")).toBeVisible();
      await box(page, "puzzles").tap();
      await action(page, "import-chosen").scrollIntoViewIfNeeded();
      await expect(action(page, "import-chosen")).toBeInViewport({ ratio: 1 });
      const overflow = await dialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBe(0);
      await expectNoAxeViolations(page);
    });
  }
});
