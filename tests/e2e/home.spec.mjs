// The home screen: what somebody sees who comes back.
import { START, choose, expectFen, expectInSight, link } from "./hands.mjs";
import { remember } from "./solving.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, square, test, touch } from "./support.mjs";

const home = (page) => page.locator("main.home");
const MOVES = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"];
const RUNNING = link({ moves: MOVES, black: "engine" });

/** Plays a game from a link, then comes back to the bare address. */
async function comeBack(page, game = RUNNING) {
  await openApp(page, game);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await openApp(page);
  await expect(home(page)).toBeVisible();
}

/** Stores that the first lesson was finished. */
async function learned(page) {
  if (page.url() === "about:blank") await openApp(page);
  await page.evaluate(() => localStorage.setItem("hostage-chess.lessons", "hostage-prisons=3&last=hostage-prisons"));
}

test("the bare address shows the running game, and one tap continues it", async ({ page }) => {
  await comeBack(page);
  const card = action(page, "continue");
  await expect(card).toContainText("Your move");
  await expect(card).toContainText("Move 4");
  await expectNoAxeViolations(page);
  await card.click();
  await expect(ply(page, 6)).toBeVisible();
  await touch(page, square(page, "e1"), square(page, "g1"));
  await expect(ply(page, 7)).toBeVisible();
});

test("no card replaces the running game without a question", async ({ page }) => {
  await comeBack(page);
  for (const name of ["new-game", "next-rung"]) {
    await action(page, name).click();
    await expect(page.getByRole("dialog", { name: "New game" })).toContainText("is not lost");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.locator('[data-variant="hole"]').click();
  await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
  await page.keyboard.press("Escape");
  await action(page, "continue").click();
  await expect(ply(page, 6)).toBeVisible();
});

test("today's puzzle, the next opponent and the next lesson are one tap away", async ({ page }) => {
  await learned(page);
  await openApp(page);
  await expect(action(page, "next-lesson")).toContainText("Paying a ransom");
  await expect(action(page, "next-rung")).toContainText("Cadet");
  await expect(action(page, "daily-puzzle")).toContainText(/to move/);
  await action(page, "play-computer").click();
  await expectFen(page, START);
  await expect(page.locator(".player").filter({ hasText: "Cadet" })).toBeVisible();
});

/** The name of today's puzzle. */
async function daily(page) {
  await openApp(page, "#/puzzles");
  return page.locator("[data-today]").getAttribute("data-today");
}

test("a day filled by another game leaves the card's own puzzle open", async ({ page }) => {
  await learned(page);
  await remember(page, [[0, 5]], { seen: ["hole-3"] });
  await openApp(page);
  const card = action(page, "daily-puzzle");
  await expect(card.locator(".today")).toHaveAttribute("data-mark", "solved");
  await expect(card).toContainText(/to move/);
  await expect(card).not.toContainText("Solved");
  await openApp(page, "#/puzzles");
  await expect(page.locator(".puzzle-today")).toBeVisible();
  await expect(page.locator(".puzzle-fill")).toHaveCount(0);
});

test("the card of today's puzzle follows the day and what another tab solves", async ({ page, context }) => {
  // Shortly before midnight.
  await page.clock.install({ time: new Date(2026, 11, 9, 23, 50) });
  await learned(page);
  await remember(page, [[0, 5]], { seen: [await daily(page)] });
  await openApp(page);
  const card = action(page, "daily-puzzle");
  await expect(card).toContainText("Solved");
  await expect(card.locator(".today")).toHaveAttribute("data-mark", "solved");
  await page.clock.fastForward("15:00");
  await expect(card).toContainText(/to move/);
  await expect(card).not.toContainText("Solved");
  await expect(card.locator(".today")).toHaveAttribute("data-mark", "open");
  const other = await context.newPage();
  await other.clock.install({ time: new Date(2026, 11, 10, 0, 10) });
  const seen = [await daily(other)];
  await remember(other, [[0, 5]], { seen });
  await expect(card).toContainText("Solved");
});

test("what decided the last game stands on a desk as boards, if a coach has watched", async ({ page }) => {
  // Taking the knight on e5 allows mate with it.
  const fen = "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 9";
  const moves = ["g1f1", "a8a7", "f1g1", "a7b6", "g1f1", "b6b7", "f1g1", "b7b8", "e1e2", "b8a7"];
  await openApp(page, link({ fen, moves, black: "engine", level: 1 }));
  await touch(page, square(page, "e2"), square(page, "e5"));
  await action(page, "coach-play-on").click();
  const card = page.locator(".result-card");
  await expect(card.or(action(page, "hint"))).toBeVisible();
  if (!(await card.isVisible())) {
    await choose(page, "resign");
    await choose(page, "resign");
  }
  await openApp(page);
  const moments = page.locator(".home-moments > span");
  await expect(moments.first()).toContainText("The knight came back");
  await expect(moments.first().locator(".thumb")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(moments.first()).toBeHidden();
  await expect(action(page, "review")).toContainText("You lost your last game");
});

test("the answer about chess chooses the game that one tap starts", async ({ page }) => {
  await openApp(page);
  await page.getByText("in a club").click();
  await learned(page);
  await openApp(page);
  await expect(home(page)).toContainText("You and Envoy");
  await openApp(page, "#/settings");
  await expect(action(page, "skill-club")).toBeChecked();
});

test("a finished game is offered for review", async ({ page }) => {
  await openApp(page, link({ moves: [...MOVES, "d2d3", "d7d6", "c1g5", "g8f6"], black: "engine" }));
  await choose(page, "resign");
  await choose(page, "resign");
  await expect(page.locator(".result-card")).toBeVisible();
  await openApp(page);
  await expect(action(page, "continue")).toHaveCount(0);
  await action(page, "review").click();
  await expect(page.locator("main.analysis")).toBeVisible();
});

test.describe("without the puzzle files", () => {
  test.use({ expected: /Failed to load resource|puzzles/ });

  test("the puzzle has no picture, and everything else is there", async ({ page }) => {
    await page.route("**/puzzles/**", (route) => route.abort());
    await comeBack(page);
    await expect(action(page, "daily-puzzle")).toContainText("Today’s puzzle");
    await expect(action(page, "continue")).toBeVisible();
  });
});

test.describe("tabs", () => {
  const NAMES = ["Play", "Learn", "Puzzles", "Analysis", "More"];
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [768, 1024], [740, 360]]) {
    test(`${width}x${height}: the same five tabs on every screen but a running game`, { tag: "@layout" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await learned(page);
      for (const hash of ["", "#/learn", "#/learn?lesson=hostage-prisons", "#/puzzles", "#/analysis", "#/setup", "#/library", "#/rules", "#/settings", "#/friend"]) {
        await openApp(page, hash);
        const tabs = page.locator("nav > :visible");
        await expect(tabs, hash).toHaveText(NAMES);
        await expectInSight(page, ...(await tabs.all()));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), hash).toBeLessThanOrEqual(0);
        for (const tab of await tabs.all()) {
          const box = await tab.boundingBox();
          expect(Math.min(box.width, box.height), `${hash}: a finger hits the tab`).toBeGreaterThanOrEqual(width < 600 ? 44 : 24);
        }
      }
    });
  }

  test("a running game on a phone has a way out and a button for a new game, and no tabs", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openApp(page, RUNNING);
    await expect(page.locator("nav")).toBeHidden();
    await expectInSight(page, page.locator(".brand"), action(page, "new-game"));
    await action(page, "new-game").click();
    await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator(".brand").click();
    await expect(action(page, "continue")).toBeVisible();
  });

  test("More has the other places, the theme and the language", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openApp(page, "#/rules");
    await action(page, "places").click();
    const dialog = page.getByRole("dialog", { name: "More" });
    await expect(dialog.locator("a")).toHaveText([/You/, /Library/, /Set up/, /Rules/, /Play a friend/, /Settings/]);
    await expectNoAxeViolations(page);
    await action(page, "theme-dark").check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // A link to the screen shown closes the dialog; Back would have closed it too.
    await dialog.getByRole("link", { name: "Rules" }).click();
    await expect(dialog).toHaveCount(0);
    await action(page, "places").click();
    await dialog.getByRole("link", { name: "Library" }).click();
    await expect(page.locator("main.library")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page.locator("main.rules")).toBeVisible();
  });
});

test.describe("layout", { tag: "@layout" }, () => {
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [768, 1024], [1366, 768], [1440, 900]]) {
    test(`${width}x${height}: the running game, the new game and the puzzle are in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await comeBack(page);
      await expectInSight(page, action(page, "continue"), action(page, "new-game"), action(page, "daily-puzzle"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
