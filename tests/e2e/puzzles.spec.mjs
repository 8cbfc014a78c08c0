// Solving puzzles: by pointer and keys, right and wrong, shown, missed, on their front page, and when files fail to load.
import { readFile } from "node:fs/promises";
import { play } from "./hands.mjs";
import { blunder, puzzles as all } from "./puzzles.mjs";
import { exchange, one, open, puzzles, remember, solve, stage, status, two } from "./solving.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, test } from "./support.mjs";

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
  await expect(page.locator(".puzzle-standing")).toContainText("1 puzzle to repeat");
  await action(page, "next").click();
  await stage(page, "asked");
  await expect(page.locator("[data-puzzle]")).not.toHaveAttribute("data-puzzle", two.name);
});

test("the solution can be shown", async ({ page }) => {
  await open(page, two);
  await action(page, "show").click();
  await stage(page, "shown");
  await expect(page.locator(".puzzle-standing")).toContainText("1 puzzle to repeat");
});

test("unreadable puzzle data is reported and put aside", async ({ page }) => {
  await openApp(page, "#/rules");
  await page.evaluate(() => localStorage.setItem("hostage-chess.puzzles", '{"solved":'));
  await openApp(page, "#/puzzles");
  await expect(page.locator("[role=status], [role=alert]").filter({ hasText: "could not be read and were set aside" })).toBeVisible();
  expect(await page.evaluate(() => localStorage["hostage-chess.puzzles.unreadable"])).toBe('{"solved":');
});

test("the analysis opens at the puzzle's first position", async ({ page }) => {
  await open(page, one);
  await action(page, "show").click();
  await action(page, "analyse").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  expect(await fen(page)).toBe(one.start);
});

test("the first hint calls a move quiet only if it takes nothing", async ({ page }) => {
  const pulls = [...all.values()].filter(({ variant, line }) => variant === "hole" && line[0].includes("@")).slice(0, 3);
  expect(pulls).toHaveLength(3);
  for (const puzzle of pulls) {
    await open(page, puzzle);
    await action(page, "hint-idea").click();
    await expect(page.locator(".puzzle-hints li")).toContainText(/Something can be taken|Take something/);
    // The last hint names the piece that is pulled, too.
    for (const hint of ["hint-piece", "hint-square"]) await action(page, hint).click();
    await expect(page.locator(".puzzle-hints li").nth(2)).toContainText(puzzle.line[0].split("@")[1]);
  }
});

test("the second hint names the square of the piece, in the names of each board", async ({ page }) => {
  for (const variant of ["hostage", "takeover-41", "hole", "messenger"]) {
    const walks = [...all.values()].filter((puzzle) => puzzle.variant === variant && /^[a-h]\d/.test(puzzle.line[0])).slice(0, 4);
    expect(walks).toHaveLength(4);
    for (const puzzle of walks) {
      await open(page, puzzle);
      await action(page, "hint-idea").click();
      await action(page, "hint-piece").click();
      const hint = page.locator(".puzzle-hints li");
      await expect(hint.nth(1)).toContainText(new RegExp(` ${puzzle.line[0].slice(0, 2)}\\.`));
      // A turn of Messenger Chess has two parts, and the hints name both.
      const [courier, regular] = puzzle.line[0].split(",");
      if (!regular) continue;
      await expect(hint.nth(1)).toContainText(new RegExp(` ${regular.slice(0, 2)}\\.`));
      await action(page, "hint-square").click();
      for (const part of [courier, regular]) await expect(hint.nth(2)).toContainText(part.slice(2, 4));
    }
  }
});

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

test("the front page left open past midnight shows the puzzle of the new day", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 11, 9, 23, 50) });
  await openApp(page, "#/rules");
  const day = await remember(page, [[0, 5]]);
  await openApp(page, "#/puzzles");
  const today = page.locator("[data-today]");
  const before = await today.getAttribute("data-today");
  await expect(page.locator(".puzzle-week li").last()).toHaveAttribute("data-mark", "solved");
  await page.clock.fastForward("15:00");
  await expect(page.locator(".puzzle-week li").last()).toHaveAttribute("data-day", String(day + 1));
  await expect(page.locator(".puzzle-week li").last()).toHaveAttribute("data-mark", "open");
  await expect(today).not.toHaveAttribute("data-today", before);
});

test("today's puzzle, begun before midnight and solved after it, continues the streak", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 11, 9, 23, 50) });
  await openApp(page, "#/rules");
  const day = await remember(page, [[1, 5]]);
  await openApp(page, "#/puzzles?daily");
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  await page.clock.fastForward("15:00");
  await solve(page, all.get(name), "tap");
  await expect(page.getByRole("heading", { name: "Puzzle of 9 December" })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]))).toMatchObject({ streak: 2, last_day: day });
});

test("today's puzzle, left open until the next day, makes way for the new one unless it was begun", async ({ page }) => {
  const shown = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const heading = (name) => expect(page.getByRole("heading", { name })).toBeVisible();
  const puzzle = page.locator("[data-puzzle]");
  await page.clock.install({ time: new Date(2026, 11, 9, 9) });
  await openApp(page, "#/puzzles?daily");
  const name = await puzzle.getAttribute("data-puzzle");
  await page.clock.fastForward("24:00:00");
  await shown();
  await expect(puzzle).not.toHaveAttribute("data-puzzle", name);
  await heading("Today’s puzzle");
  const begun = all.get(await puzzle.getAttribute("data-puzzle"));
  await blunder(page, begun);
  await stage(page, "refuted");
  await page.clock.fastForward("24:00:00");
  await shown();
  await heading("Puzzle of 10 December");
  await expect(puzzle).toHaveAttribute("data-puzzle", begun.name);
});

test("the link of a day opens its puzzle also where that day is tomorrow; another day is refused", async ({ page }) => {
  const warning = page.getByText("There is no puzzle for that day.");
  await page.clock.setFixedTime(new Date(2026, 11, 9, 12));
  const day = Date.UTC(2026, 11, 9) / 86_400_000;
  await openApp(page, `#/puzzles?day=${day + 1}`);
  await expect(page.getByRole("heading", { name: "Puzzle of 10 December" })).toBeVisible();
  await expect(warning).toHaveCount(0);
  for (const wrong of [String(day + 2), "12", "x"]) {
    await openApp(page, `#/puzzles?day=${wrong}`);
    await expect(warning).toBeVisible();
    await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
  }
});

test("a solved puzzle is still solved on the way back, and looking at its solution later does not schedule it", async ({ page }) => {
  await open(page, one);
  await solve(page, one, "tap");
  await action(page, "analyse").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  await page.goBack();
  await stage(page, "solved");
  await action(page, "try-again").click();
  await stage(page, "asked");
  await action(page, "show").click();
  await stage(page, "shown");
  await expect(page.locator(".puzzle-standing")).not.toContainText("to repeat");
});

test("moves and questions can be typed, also in a storm", async ({ page }) => {
  const field = page.locator('[data-action="type-move"]');
  await open(page, one);
  await action(page, "type").click();
  await expect(field).toBeFocused();
  await page.keyboard.type("who");
  await page.keyboard.press("Enter");
  await expect(page.locator(".panel > .words")).toContainText("White to move");
  await page.keyboard.type(one.line[0]);
  await page.keyboard.press("Enter");
  await stage(page, "solved");
  await expect(field).toHaveCount(0);
  await openApp(page, "#/puzzles?storm");
  const puzzle = all.get(await page.locator("[data-puzzle]").getAttribute("data-puzzle"));
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type(puzzle.line[0]);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-storm]")).toHaveAttribute("data-storm", "running");
});

test("a reply is announced in a region that was there before it", async ({ page }) => {
  await open(page, two);
  const region = page.locator(".words [role=status]");
  await expect(region).toBeEmpty();
  await region.evaluate((region) => (region.dataset.old = ""));
  await play(page, two.side, two.line[0], "tap");
  await stage(page, "asked");
  await expect(page.locator(".words [role=status][data-old]")).toContainText(two.side === "white" ? "Black" : "White");
});

test("progress that cannot be stored lasts as long as the page is open, and is exported", async ({ page }) => {
  await page.addInitScript(() => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }));
  await openApp(page, "#/puzzles?next");
  for (const number of [1, 2, 3]) {
    await action(page, "show").click();
    await expect(page.locator(".puzzle-standing")).toContainText(`0 of ${number} solved`);
    await action(page, "next").click();
    await stage(page, "asked");
  }
  await page.evaluate(() => (location.hash = "#/settings"));
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "export-everything").last().click()]);
  expect(await readFile(await download.path(), "utf8")).toMatch(/^% hostage-chess puzzles: .*"tried":3/m);
});

test("the next puzzle knows what another tab has solved meanwhile", async ({ page, context }) => {
  await open(page, one);
  const other = await context.newPage();
  await open(other, two);
  await action(other, "show").click();
  await stage(other, "shown");
  await action(page, "skip").click();
  await expect(page.locator(".puzzle-standing")).toContainText("0 of 1 solved");
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

  test("the calendar turns back to the first month of the site, and forward to today", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2027-01-02T12:00:00"));
    await openApp(page, "#/puzzles");
    const month = page.locator(".puzzle-month h3");
    const [before, after] = ["puzzle-month-before", "puzzle-month-after"].map((name) => action(page, name));
    await expect(month).toHaveText("January");
    await expect(after).toBeDisabled();
    for (const [name, days] of [["December 2026", 31], ["November 2026", 30]]) {
      await before.click();
      await expect(month).toHaveText(name);
      await expect(page.locator("a[data-date]")).toHaveCount(days);
    }
    await expect(before).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.locator('[data-date="3"]').click();
    await expect(page.getByRole("heading", { name: "Puzzle of 3 November" })).toBeVisible();
    await action(page, "puzzles").click();
    await expect(month).toHaveText("January");
    await before.click();
    await expect(month).toHaveText("December 2026");
    await after.click();
    await expect(month).toHaveText("January");
    await expect(page.locator("a[data-date]")).toHaveCount(2);
    // In the first month there is nowhere to turn.
    await page.clock.setFixedTime(new Date("2026-11-30T12:00:00"));
    await page.reload();
    await expect(month).toHaveText("November");
    await expect(before).toHaveCount(0);
  });
});

test("three hints stay readable, and the rating counts the puzzle as missed", async ({ page }) => {
  await open(page, two);
  await expect(page.locator(".hint-note")).toContainText("does not count as solved");
  for (const [index, name] of ["hint-idea", "hint-piece", "hint-square"].entries()) {
    await action(page, name).click();
    await expect(page.locator(".puzzle-hints li")).toHaveCount(index + 1);
  }
  await expect(page.locator(".puzzle-hints")).toContainText(two.line[0].slice(-2));
  await expect(page.locator(".hint-note")).toHaveCount(0);
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

  test("the list is fetched again if another game is chosen meanwhile", async ({ page }) => {
    await page.route("**/puzzles/shelves.txt*", (route) => route.abort());
    await openApp(page, "#/puzzles");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/puzzles/shelves.txt*");
    await page.evaluate(() => (location.hash = "#/puzzles?variant=messenger"));
    await expect(page.locator("[data-today]")).toBeVisible();
    await expect(action(page, "game-messenger")).toBeChecked();
  });

  test("without today's puzzle the rest of the page is there", async ({ page }) => {
    let blocked = true;
    await page.route("**/puzzles/hostage-*.txt*", (route) => (blocked ? route.abort() : route.continue()));
    await openApp(page, "#/puzzles");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expect(action(page, "storm")).toBeVisible();
    blocked = false;
    await action(page, "retry").click();
    await expect(page.locator("[data-today]")).toBeVisible();
    await expect(action(page, "retry")).toHaveCount(0);
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

  test("a game whose puzzles cannot be fetched takes the place of the other, and comes with the next try", async ({ page }) => {
    await open(page, one);
    let blocked = true;
    await page.route("**/puzzles/messenger-*.txt*", (route) => (blocked ? route.abort() : route.continue()));
    await action(page, "game-messenger").check();
    await expect(page.getByText("The puzzles could not be loaded.")).toBeVisible();
    await expect(page.locator("[data-puzzle]")).toHaveCount(0);
    blocked = false;
    await action(page, "retry").click();
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^messenger-/);
    await expect(action(page, "game-messenger")).toBeChecked();
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
    // Nor do they cover the button for the next hint, and the latest hint can be read.
    for (let taken = 1; taken < 3; taken += 1) {
      await page.locator(".hint-ways .next").click();
      await expect(page.locator(".puzzle-hints li")).toHaveCount(taken);
      const [latest, next] = [await page.locator(".puzzle-hints li").last().boundingBox(), await page.locator(".hint-ways .next").boundingBox()];
      expect(latest.y + latest.height).toBeLessThanOrEqual(next.y + 1);
      expect(next.y + next.height).toBeLessThanOrEqual(height);
    }
    await openApp(page, "#/puzzles?storm");
    const rule = await page.locator(".storm-said .puzzle-said").boundingBox();
    expect(rule.y + rule.height).toBeLessThanOrEqual((await page.locator("header nav").boundingBox()).y + 1);
  });
}
