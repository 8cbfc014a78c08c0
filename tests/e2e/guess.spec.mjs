// Guess the move: a complete game by pointer and by keys, with judged guesses and a score.
import { expectWhole } from "./learning.mjs";
import { play } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, root, square, test } from "./support.mjs";

const link = (name) => `#/learn?guess=${name}`;
const said = (page) => page.getByRole("status").first();
const asked = (page) => expect(root(page)).toHaveAttribute("data-thinking", "false");
const next = (page) => action(page, "lesson-next").click();
const points = (page) => page.locator("[data-points]");
// White's moves in game 11 from the fifth move on.
const LINE = ["b2a3", "d4e5", "f1d3"];

test("moves guessed by pointer are judged, the rest is shown, and the score is kept", async ({ page }) => {
  test.slow();
  await openApp(page, "#/learn");
  await page.locator('[data-guess="guess-11"]').click();
  await next(page);
  await asked(page);
  await expect(said(page)).toContainText("What did White play?");
  const place = page.locator(".lesson-head .eyebrow");
  await expect(place).toHaveText(/^Move 1 of/);
  await expect(page.locator('[data-ply="1"]')).toBeDisabled();
  await play(page, "white", LINE[0], "tap");
  await expect(said(page)).toContainText("bxa3, as in the game: 3 points");
  await expect(place).toHaveText(/^Move 1 of/);
  await expect(action(page, "lesson-next")).toBeFocused();
  await next(page);
  await asked(page);
  await expect(action(page, "lesson-hint")).toBeEnabled();
  await square(page, "a3").click();
  await square(page, "a4").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false", { timeout: 20_000 });
  await expect(page.locator(".panel .words")).toContainText(/a4 (is|can|gives)/, { timeout: 20_000 });
  await expect(points(page)).toHaveText(/^[3456]\/6$/);
  while ((await root(page).getAttribute("data-solved")) === "false") {
    await next(page);
    await asked(page);
    if ((await root(page).getAttribute("data-solved")) === "false") await action(page, "lesson-hint").click();
  }
  await expect(said(page)).toContainText(/That was the game. \d+ of \d+ points/);
  // Now the moves of the list lead to their positions.
  const end = await fen(page);
  await page.locator('[data-ply="1"]').click();
  await expect(root(page)).not.toHaveAttribute("data-fen", end);
  await expect(page.locator("[aria-current=step]")).toHaveAttribute("data-ply", "1");
  await openApp(page, "#/learn");
  await expect(page.locator('[data-guess="guess-11"]')).toContainText(/best: \d+%/);
});

test("a game that was left goes on, also after a reload", async ({ page }) => {
  await openApp(page, link("11"));
  await next(page);
  await asked(page);
  await play(page, "white", LINE[0], "tap");
  await expect(points(page)).toHaveText("3/3");
  await page.evaluate(() => (location.hash = "#/learn"));
  await expect(page.locator("main.learn")).toBeVisible();
  await page.goBack();
  await asked(page);
  const goesOn = async () => {
    await expect(points(page)).toHaveText("3/3");
    await expect(page.locator(".lesson-head .eyebrow")).toHaveText(/^Move 2 of/);
  };
  await goesOn();
  await page.reload();
  await goesOn();
});

test("by keys alone, with the note of a move read out", async ({ page }) => {
  await openApp(page, link("11"));
  await action(page, "lesson-next").focus();
  await page.keyboard.press("Enter");
  await asked(page);
  await play(page, "white", LINE[0], "keys");
  await expect(said(page)).toContainText("as in the game");
  await page.keyboard.press("Enter");
  await asked(page);
  await expect(page.locator(".lesson-card")).toContainText("6.dxe5 hits the knight");
  const before = await fen(page);
  await page.keyboard.press("h");
  await expect(said(page)).toContainText("The game continued dxe5");
  await expect(root(page)).not.toHaveAttribute("data-fen", before);
  await expect(points(page)).toHaveText("3/6");
});

test("the other side, the published games, and a link to an unknown game", async ({ page }) => {
  await openApp(page, "#/library");
  await page.locator(`a[href="${link("2")}"]`).click();
  await expect(root(page)).toHaveAttribute("data-lesson", "2");
  await next(page);
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await openApp(page, link("2.other"));
  await next(page);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await openApp(page, link("99"));
  await expect(page.getByRole("alert")).toContainText("99");
  await expect(page.locator("[data-guess]")).toHaveCount(14);
});

test("a game without a point is finished, too", async ({ page }) => {
  await openApp(page, link("11"));
  await next(page);
  do {
    await asked(page);
    if (await action(page, "lesson-hint").isEnabled()) await action(page, "lesson-hint").click();
    await next(page);
    await asked(page);
  } while ((await root(page).getAttribute("data-solved")) === "false");
  await expect(points(page)).toHaveText(/^0\//);
  await openApp(page, "#/learn");
  await expect(page.locator('[data-guess="guess-11"]')).toContainText("best: 0%");
});

test("axe-core finds nothing in a game, light and dark", async ({ page }) => {
  await openApp(page, link("3"));
  await next(page);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

for (const [width, height] of [[320, 568], [360, 640], [1366, 650], [1440, 900]]) {
  for (const lang of ["en", "de"]) {
    test(`a game fits without scrolling at ${width}x${height}, ${lang} @layout`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page, `${link("4")}&lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await next(page);
      await expectWhole(page);
      await action(page, "lesson-hint").click();
      await expectWhole(page);
    });
  }
}
