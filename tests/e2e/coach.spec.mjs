// The coach: against easy opponents it points out a blunder before the move counts, and the player decides.
import { choose, link, walkTo, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

/** Taking the knight on e5 allows mate with it. */
const TRAP = "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 9";
const trap = (more) => link({ fen: TRAP, black: "engine", level: 1, ...more });
const plies = (page) => page.locator("[data-ply]");
const walk = (page, from, to) => touch(page, square(page, from), square(page, to));
const QUESTION = "Black can ransom the knight with mate: (N)N*f2#. Take back?";
const asks = (page) => expect(words(page)).toHaveText(QUESTION);

test("the coach asks about a blunder; after a take-back the player is to move and is not asked again", async ({ page }) => {
  await openApp(page, trap());
  await walk(page, "e1", "e5");
  await asks(page);
  await expect(words(page).getByRole("status")).toHaveText(QUESTION);
  await expect(plies(page)).toHaveCount(1);
  await expect(page.locator('[data-square="f2"]')).toHaveAttribute("data-hinted", "true");
  await expectNoAxeViolations(page);
  await action(page, "take-back").click();
  await expect(root(page)).toHaveAttribute("data-fen", TRAP);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await expect(action(page, "coach-play-on")).toHaveCount(0);
  await walk(page, "e1", "e5");
  await expect(plies(page)).toHaveCount(2);
});

for (const [name, on] of [
  ["the button", (page) => action(page, "coach-play-on").click()],
  ["Esc", (page) => page.keyboard.press("Escape")],
  ["Space", (page) => page.evaluate(() => document.activeElement.blur()).then(() => page.keyboard.press("Space"))],
]) {
  test(`the engine answers after the player has played on by ${name}`, async ({ page }) => {
    await openApp(page, trap());
    await walk(page, "e1", "e5");
    await asks(page);
    await on(page);
    await expect(plies(page)).toHaveCount(2);
    await expect(action(page, "hint").or(page.locator(".result-card"))).toBeVisible();
  });
}

test("by keys alone: the move, the question, back with an arrow key", async ({ page }) => {
  await openApp(page, trap());
  await walkTo(page, "e1");
  await page.keyboard.press("Enter");
  await walkTo(page, "e5");
  await page.keyboard.press("Enter");
  await asks(page);
  await action(page, "take-back").focus();
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-fen", TRAP);
});

test("one tap switches the coach off for all games; the New game dialog switches it on again", async ({ page }) => {
  await openApp(page, trap());
  await walk(page, "e1", "e5");
  await asks(page);
  await action(page, "no-coach").click();
  await expect(plies(page)).toHaveCount(2);
  await page.goto("./#/settings");
  await expect(action(page, "coach-off")).toBeChecked();
  await openApp(page, trap());
  await walk(page, "e1", "e5");
  await expect(plies(page)).toHaveCount(2);
  await choose(page, "new-game");
  await expect(action(page, "coach")).not.toBeChecked();
  await action(page, "cadet").check();
  await action(page, "coach").check();
  await action(page, "begin").click();
  await page.goto("./#/settings");
  await expect(action(page, "coach-on")).toBeChecked();
});

test("the New game dialog proposes the coach against easy opponents without a fast clock; for others it can be chosen", async ({ page }) => {
  await openApp(page, link({ black: "engine", level: 1 }));
  await choose(page, "new-game");
  const coach = action(page, "coach");
  await expect(coach).toBeChecked();
  await action(page, "smuggler").check();
  await expect(coach).toBeChecked();
  await action(page, "envoy").check();
  await expect(coach).not.toBeChecked();
  await action(page, "smuggler").check();
  await action(page, "clock-1+0").check();
  await expect(coach).not.toBeChecked();
  await action(page, "across-friend").check();
  await expect(coach).toHaveCount(0);
  await action(page, "across-computer").check();
  await action(page, "jumpmaster").check();
  await coach.check();
  await action(page, "envoy").check();
  await expect(coach, "an explicit choice stays").toBeChecked();
  await expectNoAxeViolations(page);
});

test("a good move is answered without delay, and the question comes once the move has been shown", async ({ page }) => {
  await openApp(page, trap());
  const time = async (from, to, then) => {
    await walk(page, from, to);
    const start = await page.evaluate(() => performance.now());
    await then();
    return (await page.evaluate(() => performance.now())) - start;
  };
  const asked = await time("e1", "e5", () => asks(page));
  expect(asked, "milliseconds").toBeLessThan(2500);
  await action(page, "take-back").click();
  const answered = await time("g2", "g3", () => expect(plies(page)).toHaveCount(2));
  expect(answered, "milliseconds").toBeLessThan(2500);
  await waitIdle(page);
});

test("a reload or a visit to the rules keeps the question", async ({ page }) => {
  await openApp(page, trap());
  await walk(page, "e1", "e5");
  await asks(page);
  await page.reload();
  await asks(page);
  await page.goto("./#/rules");
  await expect(page.locator(".rules")).toBeVisible();
  await page.goBack();
  await asks(page);
});

test("the question is asked in German too", async ({ page }) => {
  await openApp(page, trap() + "&lang=de");
  await walk(page, "e1", "e5");
  await expect(words(page)).toHaveText("Schwarz kann den Springer mit Matt freikaufen: (N)N*f2#. Zurücknehmen?");
});

/** White has lost a rook and a bishop, and nothing is decided yet. */
const LOSING = "rnbqkbnr/pppp1ppp/4p3/8/8/5N2/PPPPPPPP/RNBQK3[#] w Qkq - 0 9";

test("the coach tells a player who is losing of a piece left hanging", async ({ page }) => {
  await openApp(page, link({ fen: LOSING, black: "engine", level: 0 }));
  await walk(page, "f3", "g5");
  await expect(words(page)).toHaveText("Black can take the knight on g5: Qxg5. Take back?");
  await action(page, "coach-play-on").click();
  await expect(plies(page)).toHaveCount(2);
});

for (const [width, height] of [[360, 640], [320, 568], [640, 360]]) {
  test.describe(`at ${width}x${height}`, { tag: "@layout" }, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("the question moves nothing and its answers are large enough", async ({ page }) => {
      await openApp(page, trap());
      const board = () => page.locator("svg.board").boundingBox();
      const before = await board();
      await square(page, "e1").tap();
      await square(page, "e5").tap();
      await asks(page);
      expect(await board()).toEqual(before);
      const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      expect(over).toEqual([0, 0]);
      const said = await words(page).evaluate((row) => row.scrollHeight - row.clientHeight);
      expect(said, "all of the text is visible").toBeLessThanOrEqual(0);
      for (const name of ["take-back", "coach-play-on", "no-coach"]) {
        await expect(action(page, name)).toBeInViewport({ ratio: 1 });
        const box = await action(page, name).boundingBox();
        expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
      }
      await action(page, "coach-play-on").tap();
      await expect(plies(page)).toHaveCount(2);
    });
  });
}

test("a game with the coach ends with key moments, each with its position and a matching puzzle", async ({ page }) => {
  await openApp(page, trap());
  await walk(page, "e1", "e5");
  await asks(page);
  await action(page, "coach-play-on").click();
  // The weakest opponent may not see the mate.
  const card = page.locator(".result-card");
  await expect(card.or(action(page, "hint"))).toBeVisible();
  if (!(await card.isVisible())) {
    await action(page, "resign").click();
    await action(page, "resign").click();
  }
  await action(page, "moments").click();
  const moments = page.getByRole("dialog", { name: "Key moments" });
  await expect(moments.locator("[data-moment=bad]")).toHaveCount(1);
  await expect(moments).toContainText("9. Rxe5");
  await expect(moments).toContainText("ransomed with mate");
  await expectNoAxeViolations(page);
  const puzzles = await action(page, "moment-puzzle").getAttribute("href");
  await action(page, "moment-analyse").click();
  // The analysis opens after the move; one step back is the position before it.
  await expect(page.locator("main.analysis")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(root(page)).toHaveAttribute("data-fen", TRAP);
  await page.goto(`./${puzzles}`);
  await expect(action(page, "theme")).toHaveValue(puzzles.match(/theme=(\w)/)[1]);
});
