// Solving puzzles: by pointer and keys, right and wrong, shown, missed, linked, and when files fail to load.
import { play } from "./hands.mjs";
import { blunder, puzzles as all, withdrawn } from "./puzzles.mjs";
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
  await expect(status(page)).toContainText(/Not the solution: (White|Black) answers /);
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

test("the puzzle of the day has an address of its own, and is the same for everybody", async ({ page, browser, baseURL }) => {
  await openApp(page, "#/puzzles?daily");
  await expect(page.getByRole("heading", { name: "Today's puzzle" })).toBeVisible();
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  const other = await browser.newPage({ baseURL });
  await openApp(other, "#/puzzles?daily");
  await expect(other.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
  await other.close();
});

test("unreadable puzzle data is reported and put aside", async ({ page }) => {
  await openApp(page, "#/rules");
  await page.evaluate(() => localStorage.setItem("hostage-chess.puzzles", '{"solved":'));
  await openApp(page, "#/puzzles");
  await expect(page.getByRole("status").filter({ hasText: "could not be read and were set aside" })).toBeVisible();
  expect(await page.evaluate(() => localStorage["hostage-chess.puzzles.unreadable"])).toBe('{"solved":');
});

test("a link to an unknown puzzle says so and shows another one", async ({ page }) => {
  await openApp(page, "#/puzzles?p=hostage-999999");
  await expect(status(page)).toContainText('no puzzle “hostage-999999”');
  await stage(page, "asked");
});

test("a link to a withdrawn puzzle says so and shows another one, which does not come back", async ({ page }) => {
  const name = withdrawn[0];
  await openApp(page, "#/rules");
  await page.evaluate((id) => (localStorage["hostage-chess.puzzles"] = JSON.stringify({ tried: 20, solved: 19, missed: [{ id, due: 1, step: 0 }], seen: [id] })), name);
  await openApp(page, `#/puzzles?p=${name}`);
  await expect(status(page)).toContainText(`The puzzle “${name}” was withdrawn`);
  await stage(page, "asked");
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", name);
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).missed)).toEqual([]);
});

test("a link opens a puzzle that rests", async ({ page }) => {
  const resting = puzzles.find(({ rests }) => rests);
  await open(page, resting);
  await solve(page, resting, "tap");
});

test("the analysis opens at the puzzle's first position", async ({ page }) => {
  await open(page, one);
  await action(page, "show").click();
  await action(page, "analyse").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  expect(await fen(page)).toBe(one.start);
});

test("the second hint names the square of the piece, in the names of each board", async ({ page }) => {
  for (const variant of ["hostage", "takeover-41", "hole", "messenger"]) {
    const walks = [...all.values()].filter((puzzle) => puzzle.variant === variant && /^[a-h]\d/.test(puzzle.line[0])).slice(0, 4);
    expect(walks).toHaveLength(4);
    for (const puzzle of walks) {
      await open(page, puzzle);
      await action(page, "hint-idea").click();
      await action(page, "hint-piece").click();
      await expect(page.locator(".puzzle-hints li").nth(1)).toContainText(new RegExp(` ${puzzle.line[0].slice(0, 2)}\\.`));
    }
  }
});

const DAY = 86_400_000;
/** Stores results of puzzles of the day: how many days ago, and the digit of the result. */
const remember = (page, days, more = {}) =>
  page.evaluate(([days, more, length]) => {
    const now = new Date();
    const today = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / length);
    const last = Math.min(...days.map(([ago]) => ago));
    localStorage["hostage-chess.puzzles"] = JSON.stringify({ days: days.map(([ago, digit]) => 8 * (today - ago) + digit).sort((a, b) => a - b), streak: 1, last_day: today - last, ...more });
    return today;
  }, [days, more, DAY]);

for (const colorScheme of ["light", "dark"]) {
  test.describe(`the front page in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe-core finds nothing", async ({ page }) => {
      await openApp(page, "#/rules");
      await remember(page, [[3, 5], [2, 4], [1, 1]], { tried: 9, solved: 6, ratings: [[20_700, 900, 3], [20_701, 980, 9]] });
      await openApp(page, "#/puzzles");
      await expect(page.locator("[data-today]")).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test("every link of the front page, and the way back, keeps the game chosen there", async ({ page }) => {
  await openApp(page, "#/puzzles");
  await action(page, "game-hole").check();
  const front = async () => {
    await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hole-/);
    await expect(action(page, "game-hole")).toBeChecked();
  };
  await front();
  const links = await page.locator('main a[href*="puzzles"]').evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const one = new Map(links.map((link) => [link.match(/\?(\w+)/)[1], link]));
  expect([...one.keys()].sort()).toEqual(["daily", "day", "easy", "next", "storm", "theme"]);
  expect(links.filter((link) => !link.endsWith("&variant=hole"))).toEqual([]);
  for (const link of one.values()) {
    await page.evaluate((link) => (location.hash = link), link);
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^hole-/);
    await action(page, "puzzles").click();
    await front();
  }
  await page.reload();
  await front();
});

test("the card of the home screen opens the puzzle that it shows, whatever game is being played", async ({ page }) => {
  await openApp(page, "#/play?game=hole&white=human&black=human");
  await remember(page, [[1, 5]]);
  await openApp(page, "#/puzzles");
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hole-/);
  await openApp(page, "#/home");
  await expect(page.locator(".home-puzzle .thumb .piece, .home-puzzle .thumb use").first()).toBeVisible();
  await action(page, "daily-puzzle").click();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^hostage-/);
});

for (const address of ["#/puzzles?variant=chess", "#/puzzles?daily&variant=chess"]) {
  test(`${address}: a game that does not exist is named, and another one is shown`, async ({ page }) => {
    const named = page.getByRole("status").filter({ hasText: 'There is no game called "chess".' });
    await openApp(page, address);
    await expect(named).toBeVisible();
    await page.evaluate((link) => (location.hash = link), address.replace("chess", "messenger"));
    await expect(page.locator('[data-today^="messenger-"], [data-puzzle^="messenger-"]')).toBeVisible();
    await expect(named).toHaveCount(0);
    await page.evaluate((link) => (location.hash = link), address);
    await expect(named).toBeVisible();
  });
}

test("the way back and a reload lead to the puzzle that was shown, with its game", async ({ page }) => {
  await openApp(page, "#/puzzles?variant=hole");
  await action(page, "next").click();
  const shown = () => page.locator("[data-puzzle]").getAttribute("data-puzzle");
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^hole-/);
  const name = await shown();
  await action(page, "show").click();
  await action(page, "analyse").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
  await action(page, "skip").click();
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", name);
  const other = await shown();
  expect(other).toMatch(/^hole-/);
  await page.reload();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", other);
  await page.goBack();
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hole-/);
});

for (const by of ["mouse", "touch"]) {
  test.describe(`a quick second tap by ${by}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: by === "touch" });
    test("presses nothing that has taken the place of the button", async ({ page }) => {
      await open(page, two);
      await blunder(page, two);
      await stage(page, "refuted");
      const box = await action(page, "again").boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (by === "mouse") await page.mouse.dblclick(x, y);
      else for (let count = 0; count < 2; count += 1) await page.touchscreen.tap(x, y);
      await stage(page, "asked");
      // A single tap there presses it.
      const there = () => page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("button").dataset.action, [x, y]);
      expect(await there()).toBe("show");
      await page.mouse.click(x, y);
      await stage(page, "shown");
    });
  });
}

test("a puzzle that is skipped is not the next one, though it is due", async ({ page }) => {
  await openApp(page, "#/rules");
  const due = puzzles.filter(({ rests }) => !rests).slice(0, 3).map(({ name }) => name);
  await remember(page, [[1, 5]], { tried: 20, solved: 9, seen: due, missed: due.map((id) => ({ id, due: 1, step: 0 })) });
  await openApp(page, "#/puzzles?again");
  for (const name of due) {
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
    await expect(page.getByRole("heading", { name: "Missed before" })).toBeVisible();
    await action(page, "skip").click();
  }
  await expect.poll(() => page.locator("[data-puzzle]").getAttribute("data-puzzle").then((name) => due.includes(name))).toBe(false);
  // The first miss is not one from before.
  await expect(page.getByRole("heading", { name: /^Puzzle \d/ })).toBeVisible();
  await action(page, "hint-idea").click();
  await expect(page.locator(".puzzle-hints li")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: /^Puzzle \d/ })).toBeVisible();
});

test("the answer to a wish that has been replaced is not shown", async ({ page }) => {
  await open(page, one);
  const late = puzzles.findLast(({ rests }) => !rests);
  const asked = new Promise((held) => page.route("**/puzzles/hostage-*.txt*", held, { times: 1 }));
  await page.evaluate((name) => (location.hash = `#/puzzles?p=${name}`), late.name);
  const held = await asked;
  await action(page, "game-messenger").check();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^messenger-/);
  const shown = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  await held.continue();
  // Once a later fetch of the same file has been answered, so has the first one.
  expect(await page.evaluate((url) => globalThis.whole(url), held.request().url())).toContain(late.start);
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", shown);
});

test("the front page names today's puzzle and the last seven days, and opens it; solving it fills the circle", async ({ page }) => {
  await openApp(page, "#/rules");
  const today = await remember(page, [[3, 5], [2, 4], [1, 5]]);
  await openApp(page, "#/puzzles");
  const marks = () => page.locator(".puzzle-week li").evaluateAll((items) => items.map((item) => item.dataset.mark).join(" "));
  expect(await marks()).toBe("open open open solved hinted solved open");
  await expect(page.locator(".puzzle-week li").last()).toHaveAttribute("data-day", String(today));
  const name = await page.locator("[data-today]").getAttribute("data-today");
  await expect(page.locator(".puzzle-today .thumb")).toBeVisible();
  await action(page, "daily").click();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
  await solve(page, all.get(name), "tap");
  await action(page, "puzzles").click();
  await expect(page.locator("[data-today]")).toBeVisible();
  expect(await marks()).toBe("open open open solved hinted solved solved");
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).streak)).toBe(4);
});

test("a hint makes the day one with hints, and the streak goes on", async ({ page }) => {
  await openApp(page, "#/rules");
  await remember(page, [[1, 5]]);
  await openApp(page, "#/puzzles?daily");
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  await action(page, "hint-idea").click();
  await expect(page.locator(".puzzle-hints li")).toHaveCount(1);
  await solve(page, all.get(name), "tap");
  await openApp(page, "#/puzzles");
  await expect(page.locator(".puzzle-week li").last()).toHaveAttribute("data-mark", "hinted");
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).streak)).toBe(2);
});

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("the calendar opens the puzzle of an earlier day", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-12-24T12:00:00"));
    await openApp(page, "#/puzzles");
    await page.locator('[data-date="17"]').click();
    await expect(page.getByRole("heading", { name: "Puzzle of 17 December" })).toBeVisible();
    const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
    await solve(page, all.get(name), "tap");
    await action(page, "puzzles").click();
    await expect(page.locator('[data-date="17"]')).toHaveAttribute("data-mark", "solved");
    // Only the day itself counts for the streak.
    expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).streak)).toBe(0);
    await expect(page.locator('a[data-date="25"]')).toHaveCount(0);
  });
});

test("three hints stay readable, and the rating counts the puzzle as missed", async ({ page }) => {
  await open(page, two);
  for (const [index, name] of ["hint-idea", "hint-piece", "hint-square"].entries()) {
    await action(page, name).click();
    await expect(page.locator(".puzzle-hints li")).toHaveCount(index + 1);
  }
  await expect(page.locator(".puzzle-hints")).toContainText(two.line[0].slice(-2));
  await solve(page, two, "tap");
  await expect(status(page)).toContainText("will see this puzzle again");
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]))).toMatchObject({ tried: 1, solved: 0 });
});

test("the solution can be stepped through by buttons and keys, and the ransom is named", async ({ page }) => {
  await open(page, two);
  await action(page, "show").click();
  await stage(page, "shown");
  const steps = page.locator(".puzzle-steps button");
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  const end = await fen(page);
  await page.keyboard.press("ArrowLeft");
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await action(page, "step-back").click();
  await action(page, "step-back").click();
  expect(await fen(page)).toBe(two.start);
  await expect(action(page, "step-back")).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await steps.nth(2).click();
  expect(await fen(page)).toBe(end);
  await action(page, "try-again").click();
  await stage(page, "asked");
  expect(await fen(page)).toBe(two.start);
  await open(page, exchange);
  await action(page, "show").click();
  await expect(page.locator(".puzzle-step")).toContainText(/You pay .* and land .*\. That wins\./);
});

test("the solution says why a move that was tried fails", async ({ page }) => {
  await open(page, two);
  await blunder(page, two);
  await stage(page, "refuted");
  await action(page, "show").click();
  await expect(page.locator(".puzzle-tries li")).toContainText(/ fails: (White|Black) answers /);
});

test("those who have solved none yet begin with a single move and small trays", async ({ page }) => {
  await openApp(page, "#/puzzles");
  await action(page, "easy").click();
  for (let count = 0; count < 3; count += 1) {
    await stage(page, "asked");
    const puzzle = all.get(await page.locator("[data-puzzle]").getAttribute("data-puzzle"));
    expect([puzzle.line.length, puzzle.themes.includes("1")]).toEqual([1, true]);
    expect(puzzle.start.match(/\[(.*)\]/)[1].replace("#", "").length).toBeLessThan(7);
    await solve(page, puzzle, "tap");
    await action(page, "next").click();
    await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", puzzle.name);
  }
});

test("the themes are pictures with the true numbers of puzzles", async ({ page }) => {
  await openApp(page, "#/puzzles");
  const theme = page.locator('[data-theme-letter="d"]');
  await expect(theme).toHaveAttribute("data-count", String(puzzles.filter(({ rests, themes }) => !rests && themes.includes("d")).length));
  await expect(theme.locator("svg").first()).toBeVisible();
  await theme.click();
  const about = () => page.locator("[data-puzzle]").getAttribute("data-puzzle").then((name) => all.get(name).themes);
  await expect.poll(about).toContain("d");
});

test.describe("when the files fail to load", () => {
  test.use({ expected: /puzzles\/|Failed to load resource/ });

  test("the page says so, and can load them again", async ({ page }) => {
    await page.route("**/puzzles/shelves.txt*", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, "#/puzzles");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/puzzles/shelves.txt*");
    await action(page, "retry").click();
    await expect(page.locator("[data-today]")).toBeVisible();
  });

  test("the puzzle of the link is the one that is fetched again", async ({ page }) => {
    await page.route("**/puzzles/hostage-*.txt*", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, `#/puzzles?p=${two.name}`);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await action(page, "retry").click();
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/puzzles/hostage-*.txt*");
    await action(page, "retry").click();
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", two.name);
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
    if (width > 479) return;
    // On a phone the buttons at the bottom cover no hint.
    const [hints, ways] = [await page.locator(".hint-ways").boundingBox(), await page.locator(".puzzle > .ways").boundingBox()];
    expect(hints.y + hints.height).toBeLessThanOrEqual(ways.y + 1);
  });
}
