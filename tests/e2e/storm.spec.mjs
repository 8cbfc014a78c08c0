// Puzzle storm, and puzzles by theme: played and chosen by pointer and keys.
import { play } from "./hands.mjs";
import { blunder, puzzles } from "./puzzles.mjs";
import { action, expect, expectNoAxeViolations, openApp, test } from "./support.mjs";

const storm = (page) => page.locator("[data-storm]");
const shown = async (page) => puzzles.get(await page.locator("[data-puzzle]").getAttribute("data-puzzle"));
const said = (page) => page.locator(".storm-said");
const score = (page, number) => expect(page.locator("[data-score]")).toHaveAttribute("data-score", String(number));

/** Solves the shown puzzle, and waits for the next one. */
async function solve(page, by = "tap") {
  const puzzle = await shown(page);
  for (const [index, uci] of puzzle.line.entries()) {
    if (index % 2 === 0) await play(page, puzzle.side, uci, by);
    else await expect(storm(page)).toHaveAttribute("data-turn", puzzle.side);
  }
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", puzzle.name);
}

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe-core finds nothing", async ({ page }) => {
      await openApp(page, "#/puzzles?storm");
      await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
      await expectNoAxeViolations(page);
    });
  });
}

test("the clock waits for the first move; right and wrong moves, the end, the best score, the missed puzzles", async ({ page }) => {
  // The page's clock is frozen until the test advances it.
  await page.addInitScript(() => {
    let now = performance.now();
    performance.now = () => now;
    window.letPass = (seconds) => (now += seconds * 1000);
  });
  const letPass = (seconds) => page.evaluate((seconds) => window.letPass(seconds), seconds);
  await openApp(page, "#/puzzles");
  await action(page, "storm").click();
  await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
  await expect(page.locator(".storm-clock")).toHaveText("3:00");
  await solve(page);
  await expect(storm(page)).toHaveAttribute("data-storm", "running");
  await score(page, 1);
  await solve(page);
  await score(page, 2);
  const missed = await shown(page);
  await blunder(page, missed);
  await expect(said(page)).toContainText("Wrong: 10 seconds lost.");
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", missed.name);
  await score(page, 2);
  await letPass(115);
  await expect(said(page)).toContainText("60 seconds left.");
  await letPass(55);
  await expect(storm(page)).toHaveAttribute("data-storm", "over");
  await expect(said(page)).toContainText("2 solved. Your best storm so far!");
  await expectNoAxeViolations(page);
  await action(page, "storm-again").click();
  await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
  await solve(page, "tap");
  await action(page, "storm-end").click();
  await expect(said(page)).toContainText("1 solved. Your best: 2.");
});

test("a storm that is left counts", async ({ page }) => {
  await openApp(page, "#/puzzles?storm");
  await solve(page);
  await score(page, 1);
  await action(page, "puzzles").click();
  await expect(page.locator('[data-action="storm"] strong')).toHaveText("1");
});

test("a storm counts even if the page is reloaded", async ({ page }) => {
  await openApp(page, "#/puzzles?storm");
  await solve(page);
  await score(page, 1);
  await page.reload();
  await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
  await action(page, "puzzles").click();
  await expect(page.locator('[data-action="storm"] strong')).toHaveText("1");
});

for (const [width, height] of [[320, 568], [390, 844], [1440, 900]]) {
  test(`${width}x${height}: an illegal move is explained @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, "#/puzzles?storm");
    const words = page.locator(".panel > .words");
    await expect(words).toHaveText("");
    const { side } = await shown(page);
    await page.locator(`[data-square][aria-label*="${side === "white" ? "White" : "Black"} king"]`).click();
    // The targets appear some frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    await page.locator('[data-square][aria-label*="empty"]:not(.go)').first().click();
    await expect(words).toHaveClass(/refusal/);
    await expect(words).not.toHaveText("");
    await expect(words).toBeInViewport({ ratio: 0.9 });
    await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
  });
}

test("unreadable progress is put aside before a storm overwrites it", async ({ page }) => {
  await openApp(page, "#/rules");
  await page.evaluate(() => localStorage.setItem("hostage-chess.puzzles", '{"solved":'));
  await openApp(page, "#/puzzles?storm");
  await solve(page);
  await score(page, 1);
  await action(page, "puzzles").click();
  await expect(page.locator('[data-action="storm"] strong')).toHaveText("1");
  expect(await page.evaluate(() => localStorage["hostage-chess.puzzles.unreadable"])).toBe('{"solved":');
});

test("a missed puzzle can be viewed again", async ({ page }) => {
  await openApp(page, "#/puzzles?storm");
  const missed = await shown(page);
  await blunder(page, missed);
  await expect(said(page)).toContainText("Wrong");
  await action(page, "storm-end").click();
  await expect(page.locator("[data-wrong]")).toHaveAttribute("data-wrong", "1");
  await expect(page.locator(`[data-missed="${missed.name}"] .thumb`)).toBeVisible();
  await page.locator(`[data-missed="${missed.name}"]`).click();
  await expect(page.locator("[data-stage]")).toHaveAttribute("data-stage", "asked");
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", missed.name);
  // The way back leads to the result with its misses. From the front page, a new storm begins.
  await page.goBack();
  await expect(storm(page)).toHaveAttribute("data-storm", "over");
  await expect(page.locator(`[data-missed="${missed.name}"] .thumb`)).toBeVisible();
  await action(page, "puzzles").click();
  await action(page, "storm").click();
  await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
});

test.describe("when the puzzle files fail to load", () => {
  test.use({ expected: /puzzles\/|Failed to load resource/ });

  test("the page says so, and can load them again", async ({ page }) => {
    await page.route("**/puzzles/hostage-*.txt*", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, "#/puzzles?storm");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/puzzles/hostage-*.txt*");
    await action(page, "retry").click();
    await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
  });
});

test.describe("when a later file fails to load", () => {
  test.use({ expected: /puzzles\/|Failed to load resource/ });

  test("a storm that has no more puzzles is over, and counts", async ({ page }) => {
    const gone = (route) => route.fulfill({ status: 404, body: "gone" });
    let [isFirst, isGone, held] = [true, false, []];
    await page.route("**/puzzles/hostage-*.txt*", (route) => {
      if (isGone) return gone(route);
      if (!isFirst) return held.push(route);
      isFirst = false;
      return route.continue();
    });
    await openApp(page, "#/puzzles?storm");
    await expect(storm(page)).toHaveAttribute("data-storm", "waiting");
    const name = () => page.evaluate(() => document.querySelector("[data-puzzle]")?.dataset.puzzle ?? "");
    let solved = 0;
    for (; await name(); solved++) {
      const puzzle = await shown(page);
      for (const [index, uci] of puzzle.line.entries()) {
        if (index % 2 === 0) await play(page, puzzle.side, uci, "tap");
        else await expect(storm(page)).toHaveAttribute("data-turn", puzzle.side);
      }
      await expect.poll(name).not.toBe(puzzle.name);
    }
    isGone = true;
    await Promise.all(held.map(gone));
    await expect(storm(page)).toHaveAttribute("data-storm", "over");
    await expect(said(page)).toContainText("could not be loaded");
    await score(page, solved);
    await page.unroute("**/puzzles/hostage-*.txt*");
    await action(page, "puzzles").click();
    await expect(page.locator('[data-action="storm"] strong')).toHaveText(String(solved));
  });
});

test("a theme can be chosen, survives a reload, and can be removed", async ({ page }) => {
  await openApp(page, "#/puzzles?theme=k");
  const theme = action(page, "theme");
  await theme.selectOption("z");
  const about = () => page.locator("[data-puzzle]").getAttribute("data-puzzle").then((name) => puzzles.get(name).themes);
  await expect.poll(about).toContain("z");
  await openApp(page, `#/puzzles?p=${[...puzzles.keys()].find((name) => name.startsWith("hostage-"))}`);
  await expect(theme).toHaveValue("z");
  await action(page, "skip").click();
  await expect.poll(about).toContain("z");
  // The other game has no puzzles on this theme, so all its puzzles are offered.
  await page.locator('[data-action="game-messenger"]').check();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^messenger-/);
  await expect(theme).toHaveValue("");
  await page.locator('[data-action="game-hostage"]').check();
  await expect(theme).toHaveValue("z");
  await theme.selectOption("x");
  await expect.poll(about).toContain("x");
  await theme.selectOption("");
  await expect(theme).toHaveValue("");
});

for (const [width, height] of [[320, 568], [360, 640], [640, 360], [1440, 900]]) {
  test(`${width}x${height}: board, clock and task are visible @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, "#/puzzles?storm");
    await solve(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const part of [page.locator(".board"), page.locator(".storm-clock"), said(page).locator("strong")]) {
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
  });
}
