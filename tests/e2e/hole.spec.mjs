// Hole Chess on the page: the inventor's sample game, with pulls after moves and pulls without a move.
import { choose, expectFen, link, words } from "./hands.mjs";
import { stage } from "./solving.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, square, test } from "./support.mjs";

// The moves of tests/data/games/hole.txt in UCI; @ gives the square of the pulled piece.
const GAME = ["c3c4", "e8e6", "e3e4", "d9g6", "b3b5", "g6e8@b5", "c2c3", "b8b7", "c3b3", "c9b8", "e2e3", "f8f7", "d2b4", "e8d9", "e3g5", "d10c9", "b4d6@d8", "c9d10", "d6b8", "d9c9", "b8d6@d10"];

/** Plays one move by taps: the piece, its target, the pulled piece. Clicks Done if it could pull but does not. */
async function play(page, move) {
  const [walk, pulled] = move.split("@");
  const [from, to] = walk.match(/[a-g]\d+/g);
  await square(page, from).click();
  if (to !== from) await square(page, to).click();
  if (pulled) await square(page, pulled).click();
  else if (await action(page, "done").isVisible()) await action(page, "done").click();
}

test("the complete sample game can be played, and the king falls into the hole", async ({ page }) => {
  await openApp(page, link({ game: "hole" }));
  for (const [index, move] of GAME.entries()) {
    await play(page, move);
    await expect(ply(page, index + 1)).toBeVisible();
  }
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  await expectFen(page, "***1***/**q1r**/*1p3*/1p1*1p1/3Qp2/6B/2P*P2/*R1P1P*/**3**/***K*** b - - 0 11");
  await expect(words(page)).toContainText("pulls the king on d10 into the hole");
  await expectNoAxeViolations(page);
});

test("a move waits for its pull, and Esc takes back the first part", async ({ page }) => {
  const fen = "***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 1";
  await openApp(page, link({ game: "hole", fen }));
  await square(page, "d5").click();
  await square(page, "d6").click();
  await expect(action(page, "done")).toBeVisible();
  await expectFen(page, fen);
  await page.keyboard.press("Escape");
  await expect(action(page, "done")).toBeHidden();
  await square(page, "d6").click();
  await square(page, "d9").click();
  await expectFen(page, "***k***/**3**/*5*/3*3/3R3/7/3*3/*5*/**3**/***K*** b - - 0 1");
});

test("a move that could go on with a pull ends with Done in the analysis too", async ({ page }) => {
  await openApp(page, link({ screen: "analysis", game: "hole", fen: "***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 1" }));
  await play(page, "d5d6");
  await expectFen(page, "***k***/**1q1**/*5*/3*3/3R3/7/3*3/*5*/**3**/***K*** b - - 0 1");
});

test("a puzzle whose solution could go on with a pull can be solved", async ({ page }) => {
  await openApp(page, "#/puzzles?p=hole-599");
  for (const move of ["f7g7", "c4f7", "f7e8"]) {
    await stage(page, "asked");
    await play(page, move);
  }
  await stage(page, "solved");
});

test("a premove that could go on with a pull waits for Done, and says so", async ({ page }) => {
  await openApp(page, link({ game: "hole", moves: GAME.slice(0, 12), black: "engine", seconds: 300 }));
  await play(page, GAME[12]);
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await square(page, "b4").click();
  await square(page, "b5").click();
  await expect(words(page)).toContainText("press “Done”");
  await action(page, "done").click();
  await expect(page.locator('[data-planned="true"]')).toHaveCount(2);
});

test("the computer answers", async ({ page }) => {
  await openApp(page, link({ game: "hole", black: "engine", seconds: 1 }));
  await play(page, "c3c4");
  await expect(ply(page, 2)).toBeVisible({ timeout: 15_000 });
  await expect(root(page)).toHaveAttribute("data-turn", "white");
});

test("before the game, the sides have the names of this game", async ({ page }) => {
  const sides = () => page.locator("fieldset.seats label").allInnerTexts().then((texts) => texts.map((text) => text.trim()));
  await openApp(page, link({ game: "hole" }));
  await choose(page, "new-game");
  await action(page, "across-computer").check();
  await action(page, "seat-black").check();
  expect(await sides()).toEqual(["Yellow", "Random", "Red"]);
  await expect(page.locator("dialog footer")).toContainText("You play Red against");
  await action(page, "game-hostage").check();
  expect(await sides()).toEqual(["White", "Random", "Black"]);
  await expect(page.locator("dialog footer")).toContainText("You play Black against");
  await page.keyboard.press("Escape");
  await choose(page, "share");
  await action(page, "embed-fields").click();
  await expect(page.locator(".frame-fields label").filter({ has: action(page, "embed-black-name") })).toContainText("Red");
  await expect(action(page, "embed-side")).toContainText("Yellow");
});

test("a piece in front of a hole gets an explanation", async ({ page }) => {
  await openApp(page, link({ game: "hole" }));
  await square(page, "d3").click();
  await expect(words(page)).toHaveClass(/refusal/);
  await expect(words(page)).toContainText("hole");
});
