// Playing against the computer: it answers, can be hurried, taken back and taken over, and the page never waits for it.
import { OUT_OF_BOOK, START, choose, expectFen, expectPlayers, link, newGame, words } from "./hands.mjs";
import { action, expect, fen, openApp, ply, root, showEvaluation, square, test, touch, waitIdle } from "./support.mjs";

const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[#] b KQkq e3 0 2";
/** A game against the computer from a position outside the book, where it has to think. */
const against = (seconds, more) => link({ fen: OUT_OF_BOOK, white: "human", black: "engine", seconds, ...more });
const thinks = (page, yes = true) => expect(root(page)).toHaveAttribute("data-thinking", String(yes));
const plies = (page) => page.locator("[data-ply]");
const e4 = (page) => touch(page, square(page, "e2"), square(page, "e4"));

/** Waits until the computer has found a move that it could play at once. */
const hasFound = (page) => expect(page.locator(".player .state").filter({ hasText: /depth [1-9]/ })).toBeVisible();

/** Measures the time from the next click or key until the computer stops thinking. */
const timeStop = (page) =>
  root(page).evaluate((root) => {
    window.timed = new Promise((resolve) => {
      let asked;
      for (const kind of ["click", "keydown"]) addEventListener(kind, (event) => (asked ??= event.timeStamp), true);
      const watch = new MutationObserver(() => {
        if (root.dataset.thinking === "false") resolve(performance.now() - asked);
      });
      watch.observe(root, { attributeFilter: ["data-thinking"] });
    });
  });
const timeTaken = (page) => page.evaluate(() => window.timed);

test("the computer answers a move: the lamp turns on and off, and the record grows", async ({ page }) => {
  // This is long enough for a slow machine to show that the computer is thinking.
  await openApp(page, against(60));
  await e4(page);
  await thinks(page);
  await expect(page.locator(".player .lamp.thinking")).toHaveCount(1);
  await action(page, "move-now").click();
  await waitIdle(page);
  await expect(page.locator(".player .lamp.thinking")).toHaveCount(0);
  await expect(page.locator(".player .lamp.ready")).toHaveCount(1);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await expect(plies(page)).toHaveCount(2);
  await expect(ply(page, 1)).toHaveText("e4");
  await expect(ply(page, 2)).toHaveText(/^[a-hN][a-h3-6]+\d?$/);
});

for (const [name, hurry] of [
  ["the button", (page) => action(page, "move-now").click()],
  ["Space", (page) => page.keyboard.press("Space")],
]) {
  test(`"move now" by ${name} takes effect at once`, async ({ page }) => {
    await showEvaluation(page);
    await openApp(page, against(60));
    await e4(page);
    await hasFound(page);
    await timeStop(page);
    await hurry(page);
    await thinks(page, false);
    expect(await timeTaken(page), "milliseconds").toBeLessThan(500);
    await expect(plies(page)).toHaveCount(2);
  });
}

test("\"move now\" before the first result still gives a move soon", async ({ page }) => {
  await openApp(page, against(300));
  await e4(page);
  await page.keyboard.press("Space");
  await expect(plies(page)).toHaveCount(2);
});

test("the computer plays White, then both, then neither", async ({ page }) => {
  await openApp(page, link({ level: 1 }));
  await newGame(page, "across-computer", "seat-black");
  await expectPlayers(page, { white: "engine", black: "human" });
  await waitIdle(page);
  await expect(plies(page)).toHaveCount(1);
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");

  await newGame(page, "across-nobody");
  await expectPlayers(page, { white: "engine", black: "engine" });
  await expect(plies(page)).toHaveCount(2);

  await newGame(page, "across-friend");
  await expectPlayers(page, { white: "human", black: "human" });
  await expect(plies(page)).toHaveCount(0);
  await e4(page);
  await thinks(page, false);
  await expect(plies(page)).toHaveCount(1);
});

test("as Black the computer does nothing while White is to move", async ({ page }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 1 }));
  await thinks(page, false);
  await expect(action(page, "move-now")).toHaveCount(0);
  await expect(action(page, "hint")).toBeEnabled();
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
});

test("undo while the computer thinks stops it; redo leaves it paused until \"move now\"", async ({ page }) => {
  await showEvaluation(page);
  await openApp(page, against(60));
  await e4(page);
  await hasFound(page);
  await timeStop(page);
  await action(page, "undo").click();
  await thinks(page, false);
  expect(await timeTaken(page), "milliseconds").toBeLessThan(500);
  await expectFen(page, OUT_OF_BOOK);

  await action(page, "redo").click();
  await expectFen(page, AFTER_E4);
  await expect(words(page)).toContainText(/paused/i);
  await expect(page.locator(".player .lamp.paused")).toHaveCount(1);
  await thinks(page, false);

  await action(page, "move-now").click();
  await thinks(page);
  await hasFound(page);
  await action(page, "move-now").click();
  await expect(plies(page)).toHaveCount(2);
});

test("undoing the computer's move leaves it paused and says so", async ({ page }) => {
  await openApp(page, against(1));
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await action(page, "undo").click();
  await expectFen(page, AFTER_E4);
  await expect(words(page)).toContainText(/paused/i);
  await thinks(page, false);
  await action(page, "move-now").click();
  await expect(plies(page)).toHaveCount(2);
  await waitIdle(page);
});

test("undo and redo lose nothing, and a different move keeps the old line available", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"] }));
  const end = await fen(page);
  const undo = action(page, "undo");
  const redo = action(page, "redo");
  for (let i = 0; i < 3; i += 1) await undo.click();
  await expectFen(page, START);
  await expect(undo).toBeDisabled();
  await expect(plies(page)).toHaveText(["e4", "e5", "Nf3"]);
  for (let i = 0; i < 3; i += 1) await redo.click();
  await expectFen(page, end);
  await expect(redo).toBeDisabled();

  await undo.click();
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(plies(page)).toHaveText(["e4", "e5", "d4"]);
  const other = page.locator(".other");
  await expect(other).toHaveText("Nf3");
  await other.click();
  await expectFen(page, end);
  await expect(plies(page)).toHaveText(["e4", "e5", "Nf3"]);
  await expect(page.locator(".other")).toHaveText("d4");
  await page.reload();
  await expectFen(page, end);
  await expect(page.locator(".other")).toHaveText("d4");
});

test("after a reload the game continues and the computer answers", async ({ page }) => {
  await openApp(page, against(1));
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  const before = await fen(page);
  await page.reload();
  await expectFen(page, before);
  await expect(plies(page)).toHaveCount(2);
  await touch(page, square(page, "d2"), square(page, "d3"));
  await expect(plies(page)).toHaveCount(4);
});

test("a level can be chosen, plays, survives a reload and is part of the link", async ({ page }) => {
  await openApp(page, link({ black: "engine" }));
  await choose(page, "new-game");
  await expect(action(page, "seconds")).toHaveValue("5");
  await action(page, "seconds").selectOption("level-1");
  await expect(action(page, "cadet")).toBeChecked();
  await action(page, "begin").click();
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await page.reload();
  await expect(page.locator(".player[data-player=engine]")).toContainText("Cadet");
  await choose(page, "share");
  await expect(page.locator('[data-link="game"]')).toHaveValue(/&level=1$/);
});

test("the computer's evaluation is hidden by default; a phrase of the character stands in its place", async ({ page }) => {
  await openApp(page, link({ black: "engine", level: 7 }));
  const state = page.locator(".player[data-player=engine] .state");
  await expect(state).toHaveText("Level 7, club");
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await expect(state).toHaveText("That is my offer.");
  // Screen readers do not announce it at each move.
  expect(await state.evaluate((state) => state.closest("[aria-live], [role=status], [role=alert], [role=log]"))).toBeNull();
  await openApp(page, "#/settings");
  await action(page, "evaluation-shown").check();
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", level: 7 }));
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await expect(state).toHaveText(/^Last: depth \d/);
});

test("the first moves come from the book", async ({ page }) => {
  await showEvaluation(page);
  await openApp(page, link({ white: "engine", seconds: 60 }));
  await expect(plies(page)).toHaveCount(1);
  await expect(page.locator(".player .state").filter({ hasText: /book/ })).toBeVisible();
});
