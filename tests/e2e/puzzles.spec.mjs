// Solving puzzles: by pointer and keys, right and wrong, shown, missed, linked, and when files fail to load.
import { play } from "./hands.mjs";
import { blunder, puzzles as all } from "./puzzles.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, test } from "./support.mjs";

const puzzles = [...all.values()].filter(({ variant }) => variant === "hostage");
const status = (page) => page.locator("[data-stage]");
const stage = (page, name) => expect(status(page)).toHaveAttribute("data-stage", name);
const open = async (page, puzzle) => {
  await openApp(page, `#/puzzles?p=${puzzle.name}`);
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", puzzle.name);
  expect(await fen(page)).toBe(puzzle.start);
};

/** Plays the solver's moves. */
async function solve(page, puzzle, by) {
  for (const [index, uci] of puzzle.line.entries()) {
    if (index % 2 === 1) await stage(page, "asked");
    else await play(page, puzzle.side, uci, by);
  }
  await stage(page, "solved");
}

// White to move, because the helper for keys expects the board from White's side.
const one = puzzles.find(({ side, line }) => side === "white" && line.length === 1 && /^[a-h]\d[a-h]\d$/.test(line[0]));
const exchange = puzzles.find(({ line, themes }) => line.length === 1 && themes.includes("x"));
const two = puzzles.find(({ line }) => line.length === 3);

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe-core finds nothing before and after solving", async ({ page }) => {
      await open(page, one);
      await expectNoAxeViolations(page);
      await solve(page, one, "tap");
      await expectNoAxeViolations(page);
    });
  });
}

test("a mate in one can be solved by keys alone, and the rating is kept", async ({ page }) => {
  await open(page, one);
  await solve(page, one, "keys");
  await expect(status(page)).toContainText("Solved");
  const rating = await page.locator("[data-rating]").getAttribute("data-rating");
  await page.reload();
  await expect(page.locator("[data-rating]")).toHaveAttribute("data-rating", rating);
});

test("an exchange can be solved, and a mate in two with its answer", async ({ page }) => {
  await open(page, exchange);
  await solve(page, exchange, "tap");
  await open(page, two);
  await solve(page, two, "tap");
  await expect(page.locator(".puzzle-themes li").first()).toHaveText("win in 2");
});

test("a wrong move is answered, can be tried again, and the puzzle comes back", async ({ page }) => {
  await open(page, two);
  await blunder(page, two);
  await stage(page, "refuted");
  await expect(status(page)).toContainText("Not the solution, because of ");
  expect(await fen(page)).not.toBe(two.start);
  await action(page, "again").click();
  await stage(page, "asked");
  expect(await fen(page)).toBe(two.start);
  await solve(page, two, "tap");
  await expect(status(page)).toContainText("will see this puzzle again");
  await expect(page.locator(".puzzle-standing")).toContainText("1 missed puzzle");
  await action(page, "next").click();
  await stage(page, "asked");
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", two.name);
});

test("the solution can be shown", async ({ page }) => {
  await open(page, two);
  await action(page, "show").click();
  await stage(page, "shown");
  await expect(page.locator(".puzzle-standing")).toContainText("1 missed puzzle");
});

test("the puzzle of the day comes first, and is the same for everybody", async ({ page, browser, baseURL }) => {
  await openApp(page, "#/puzzles");
  await expect(page.getByRole("heading", { name: "Puzzle of the day" })).toBeVisible();
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  const other = await browser.newPage({ baseURL });
  await openApp(other, "#/puzzles");
  await expect(other.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
  await other.close();
});

test("unreadable puzzle data is reported and put aside", async ({ page }) => {
  await openApp(page, "#/rules");
  await page.evaluate(() => localStorage.setItem("hostage-chess.puzzles", '{"solved":'));
  await openApp(page, "#/puzzles");
  await expect(status(page)).toContainText("could not be read and were set aside");
  expect(await page.evaluate(() => localStorage["hostage-chess.puzzles.unreadable"])).toBe('{"solved":');
});

test("a link to an unknown puzzle says so and shows another one", async ({ page }) => {
  await openApp(page, "#/puzzles?p=hostage-999999");
  await expect(status(page)).toContainText('no puzzle "hostage-999999"');
  await stage(page, "asked");
});

test("the analysis opens at the puzzle's first position", async ({ page }) => {
  await open(page, one);
  await action(page, "show").click();
  await action(page, "analyse").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  expect(await fen(page)).toBe(one.start);
});

test.describe("when the files fail to load", () => {
  test.use({ expected: /puzzles\/|Failed to load resource/ });

  test("the page says so, and can load them again", async ({ page }) => {
    await page.route("**/puzzles/shelves.txt*", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, "#/puzzles");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/puzzles/shelves.txt*");
    await action(page, "retry").click();
    await stage(page, "asked");
  });

  test("a damaged file is named", async ({ page }) => {
    await page.route("**/puzzles/hostage-*.txt*", (route) => route.fulfill({ body: "nonsense\n".repeat(250) }));
    await openApp(page, "#/puzzles?p=hostage-3");
    await expect(page.getByRole("alert")).toContainText("cannot be read");
  });
});

for (const [width, height] of [[320, 568], [360, 640], [640, 360], [1366, 650], [1440, 900]]) {
  test(`${width}x${height}: board, task and buttons are visible @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, two);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const part of [page.locator(".board"), page.locator(".puzzle-task strong"), action(page, "show")]) {
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
  });
}
