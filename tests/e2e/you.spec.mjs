// The reader's own page: rating, ladder, accuracy, first moves and the daily puzzle, from what the device stores.
//
// `PICTURES=/tmp/pictures` writes a picture of each size to that folder (expectFits).
import { readFileSync } from "node:fs";
import { choose, link, newGame } from "./hands.mjs";
import { importFile, openLibrary } from "./library.mjs";
import { action, expect, expectFits, expectLive, expectNoAxeViolations, openApp, ply, root, square, test, touch, waitIdle } from "./support.mjs";

const CAREER = "hostage-chess.career";
const stored = (page) => page.evaluate((name) => localStorage.getItem(name) ?? "", CAREER);
const rating = (page) => page.locator("[data-rating]");
const rung = (page, name) => page.locator(`[data-opponent=${name}]`);

/** A day before today, as the page writes dates. */
const daysAgo = (days) => {
  const date = new Date(Date.now() - days * 86_400_000);
  return [date.getFullYear(), String(date.getMonth() + 1).padStart(2, "0"), String(date.getDate()).padStart(2, "0")].join(".");
};

/** Twenty-eight games in seven weeks, as somebody who climbs the ladder plays them. */
function played() {
  const moves = ["e2e4,e7e5,g1f3,b8c6", "d2d4,d7d5,c2c4,e7e6", "e2e4,c7c5,g1f3,d7d6"];
  const results = "won won lost won drawn won won won won lost won drawn won won lost won won won lost drawn won won lost won won lost lost won".split(" ");
  const levels = [..."11111111", ..."4444444444444444", ..."7777"];
  const entries = results.map((result, place) => {
    const line = String(place + 1).padStart(16, "0");
    const id = (Date.now() - (50 - place) * 86_400_000) * 1000;
    const game = `g ${id} ${daysAgo(50 - place)} hostage ${levels[place]} ${place % 3 === 1 ? "black" : "white"} ${result} 40 ${place % 9 === 8 ? "helped" : "alone"} ${line} ${moves[place % 3]}`;
    return place % 4 === 3 ? game : `${game};a ${line} ${60 + ((place * 7) % 11) + place / 2 | 0} ${58 + ((place * 5) % 9) + place / 2 | 0}`;
  });
  return entries.join(";");
}

/** Stores a career, beaten opponents and a streak. */
const know = async (page, career = played()) => {
  await openApp(page, "#/rules");
  await page.evaluate(
    ([name, career, today]) => {
      localStorage.setItem(name, career);
      localStorage.setItem("hostage-chess.lessons", "beat-1=1&beat-4=1");
      localStorage.setItem("hostage-chess.puzzles", JSON.stringify({ solved: 20, tried: 25, streak: 5, last_day: today }));
    },
    [CAREER, career, Math.floor(Date.now() / 86_400_000)],
  );
};

test("a visitor without games sees a sentence and a way to play; a finished game is recorded once and rated", async ({ page }) => {
  await openApp(page, "#/you");
  await expect(page.locator(".you-none")).toContainText("Play a game against the computer");
  await expect(page.locator(".chart")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await action(page, "you-play").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await action(page, "begin").click();
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  await waitIdle(page);
  await choose(page, "resign");
  await choose(page, "resign");
  await expect(root(page)).toHaveAttribute("data-result", "0-1");
  await expect.poll(async () => (await stored(page)).split(";")).toHaveLength(1);
  const before = await stored(page);
  expect(before).toMatch(/^g \d{16} \d{4}\.\d\d\.\d\d hostage 1 white lost \d+ alone [0-9a-f]{16} e2e4,/);

  // A reload and a second tab at the end change nothing.
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-result", "0-1");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(root(second)).toHaveAttribute("data-result", "0-1");
  await second.close();
  expect(await stored(page)).toBe(before);

  await openApp(page, "#/you");
  await expect(page).toHaveTitle(/^You · /);
  // One game says little, and a lost one would halve the rating.
  await expect(page.locator(".you-rating")).toContainText("Your rating appears after 5 rated games. You have played 1.");
  await expect(rating(page)).toHaveCount(0);
  await openApp(page, "#/home");
  await expect(action(page, "you")).toHaveText("You");
  await openApp(page, "#/you");
  await expect(rung(page, "cadet")).toHaveAttribute("data-lost", "1");
  await expect(rung(page, "cadet").getByRole("img", { name: "0 won, 0 drawn, 1 lost" })).toBeVisible();
  await expect(rung(page, "jumpmaster")).toContainText("not met yet");
  await expect(page.locator(".you-openings tbody tr")).toHaveCount(1);
  await expect(page.locator(".you-openings")).toContainText("1. e4");
});

test("a game with a take-back is shown, but not rated", async ({ page }) => {
  await openApp(page, link({ level: 1, black: "engine" }));
  await newGame(page, "across-computer", "seat-white");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  await waitIdle(page);
  await choose(page, "take-back");
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(ply(page, 2)).toBeVisible();
  await waitIdle(page);
  await choose(page, "resign");
  await choose(page, "resign");
  await expect.poll(() => stored(page)).toContain(" helped ");
  await openApp(page, "#/you");
  await expect(page.locator(".you-rating")).toContainText("No rated games yet");
  await expect(rating(page)).toHaveCount(0);
});

test("a review of a recorded game adds its accuracy", async ({ page }) => {
  await openApp(page, link({ level: 1, black: "engine" }));
  await newGame(page, "across-computer", "seat-white");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  await waitIdle(page);
  await choose(page, "resign");
  await choose(page, "resign");
  await choose(page, "review");
  await expect(page.locator(".review")).toHaveAttribute("data-running", "false", { timeout: 20_000 });
  await expect.poll(() => stored(page)).toMatch(/;a [0-9a-f]{16} \d+ (\d+|-)$/);
  await openApp(page, "#/you");
  await expect(page.locator("[data-accuracy]")).toHaveText(/^\d+%$/);
});

test("the page of somebody who has played for weeks", async ({ page }) => {
  await know(page);
  await openApp(page, "#/you");
  await expect(page.locator(".you-head")).toContainText("28 games since");
  await expect(page.locator(".you-head")).toContainText("Everything stays on this device.");
  await expect(rating(page)).toHaveText(/^1[0-9]{3}$/);
  const curve = page.locator(".you-rating").getByRole("img");
  await expect(curve).toHaveAttribute("aria-label", /^Rating from 700 \(.+\) to 1\d{3} \(.+\), between \d+ and \d+\.$/);
  await action(page, "you-month").check();
  await expect(curve).not.toHaveAttribute("aria-label", /^Rating from 700 /);
  await expect(rung(page, "cadet").locator(".rung-results")).toContainText("6 : 1");
  await expect(rung(page, "envoy")).toContainText("Next");
  await expect(page.locator(".you-accuracy").getByRole("img")).toHaveAttribute("aria-label", /^Accuracy in 21 games\./);
  await expect(page.locator("[data-streak]")).toHaveText("Streak: 5 days");
  await expect(page.locator(".you-week .solved")).toHaveCount(5);
  await expect(page.locator(".you-openings tbody tr")).toHaveCount(2);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await action(page, "you-puzzle").click();
  await expect(page).toHaveURL(/#\/puzzles\?daily$/);
});

test("the page follows what another tab stores", async ({ page, context }) => {
  await know(page);
  await openApp(page, "#/you");
  await expect(rung(page, "cadet")).not.toHaveAttribute("data-won", "1");
  const other = await context.newPage();
  await openApp(other, "#/rules");
  await other.evaluate(([name, career]) => localStorage.setItem(name, career), [CAREER, played().split(";")[0]]);
  await expect(rung(page, "cadet")).toHaveAttribute("data-won", "1");
});

test("dates and words are in the reader's language", async ({ page }) => {
  await know(page);
  await openApp(page, "#/you?lang=de");
  await expect(page.locator(".you-head")).toContainText(/28 Partien seit \d+\. \S+ \d{4}\./);
  await expect(page.locator("[data-accuracy]")).toHaveText(/^\d+\s%$/);
});

test("the results are exported, imported on another device, undone and deleted with the rest", async ({ page, browser, baseURL }) => {
  await know(page);
  await openApp(page, "#/you");
  const [file] = await Promise.all([page.waitForEvent("download"), action(page, "export-everything").click()]);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.split("\n")[3]).toBe(`% hostage-chess career: ${await stored(page)}`);

  const other = await browser.newContext({ baseURL });
  const there = await other.newPage();
  await openApp(there, "#/library");
  await openLibrary(there);
  await importFile(there, text, "hostage-chess.pgn");
  await expect(there.getByRole("dialog")).toContainText("28 results against the computer");
  await expect(action(there, "import-career")).toBeChecked();
  await action(there, "import-chosen").click();
  await expect.poll(async () => (await stored(there)).split(";").length).toBe((await stored(page)).split(";").length);
  await action(there, "undo").click();
  await expect.poll(() => stored(there)).toBe("");
  await other.close();

  await action(page, "you-delete").click();
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(page).toHaveURL(/#\/welcome$/);
  await expectLive(page);
  await expect.poll(() => stored(page)).toBe("");
});

test("text that cannot be read is set aside, and the rest is shown", async ({ page }) => {
  await know(page, `${played()};broken\u0001`);
  await openApp(page, "#/you");
  await expect(page.locator(".you-head")).toContainText("28 games");
  expect(await page.evaluate(() => localStorage.getItem("hostage-chess.career.unreadable"))).toContain("broken");
});

test("the page fits on phones and desks", { tag: "@layout" }, async ({ page }) => {
  await know(page);
  await openApp(page, "#/you");
  await expect(rating(page)).toBeVisible();
  await expectFits(page, "you", ".you :is(h2, h3, p, button, a, span, strong, td, th, label)");
});
