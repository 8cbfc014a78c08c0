// Playing the computer: its turn comes, can be hurried, taken back and taken over, and the page never waits for it.
import { OUT_OF_BOOK, START, choose, expectFen, expectPlayers, link, newGame, words } from "./hands.mjs";
import { action, expect, fen, openApp, ply, root, showEvaluation, square, test, touch, waitIdle } from "./support.mjs";

const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[#] b KQkq e3 0 2";
/** From a position, not from the start of a game: there the book would answer at once. */
const against = (seconds, more) => link({ fen: OUT_OF_BOOK, white: "human", black: "engine", seconds, ...more });
const thinks = (page, yes = true) => expect(root(page)).toHaveAttribute("data-thinking", String(yes));
const plies = (page) => page.locator("[data-ply]");
const e4 = (page) => touch(page, square(page, "e2"), square(page, "e4"));

/** The computer has found something that it could play at once. */
const hasFound = (page) => expect(page.locator(".player .state").filter({ hasText: /depth [1-9]/ })).toBeVisible();

/** Notes when the next click or key comes and when the computer stops thinking. */
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

test("it answers a turn: the lamp turns on and off, the record grows", async ({ page }) => {
  // Long enough to be seen thinking on a slow machine too.
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
  test(`"move now" by ${name} is obeyed at once`, async ({ page }) => {
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

test("\"move now\" before it has found anything still gets a turn soon", async ({ page }) => {
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

test("computer Black does nothing while it is White's turn", async ({ page }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 1 }));
  await thinks(page, false);
  await expect(action(page, "move-now")).toHaveCount(0);
  await expect(action(page, "hint")).toBeEnabled();
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
});

test("an undo while it thinks stops it; redo leaves it paused until \"move now\"", async ({ page }) => {
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

test("an undo of its turn leaves it paused and says so", async ({ page }) => {
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

test("undo and redo lose nothing, and another turn keeps the old line at hand", async ({ page }) => {
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

test("a game goes on after a reload, and the computer goes on thinking", async ({ page }) => {
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

test("a level is chosen, plays, survives a reload and goes along in the link", async ({ page }) => {
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

test("what it thinks of the game is hidden until that is set; its character says a word instead", async ({ page }) => {
  await openApp(page, link({ black: "engine", level: 7 }));
  const state = page.locator(".player[data-player=engine] .state");
  await expect(state).toHaveText("Level 7, club");
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await expect(state).toHaveText("That is my offer.");
  // Whoever listens to the page is not told that at each move.
  expect(await state.evaluate((state) => state.closest("[aria-live], [role=status], [role=alert], [role=log]"))).toBeNull();
  await openApp(page, "#/settings");
  await action(page, "evaluation-shown").check();
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", level: 7 }));
  await e4(page);
  await expect(plies(page)).toHaveCount(2);
  await expect(state).toHaveText(/^Last: depth \d/);
});

test("the first turns come from the book", async ({ page }) => {
  await showEvaluation(page);
  await openApp(page, link({ white: "engine", seconds: 60 }));
  await expect(plies(page)).toHaveCount(1);
  await expect(page.locator(".player .state").filter({ hasText: /book/ })).toBeVisible();
});
