// Which puzzle is shown: by links and their games, the next one, one that is skipped, and the way back.
import { blunder, puzzles as all, withdrawn } from "./puzzles.mjs";
import { one, open, puzzles, remember, solve, stage, status, two } from "./solving.mjs";
import { action, expect, openApp, test } from "./support.mjs";

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

test("the navigation keeps the game that the reader looks at", async ({ page }) => {
  await openApp(page, "#/puzzles");
  await action(page, "game-hole").check();
  const way = (name) => page.locator("nav").getByRole("link", { name });
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hole-/);
  await way("Learn").click();
  await expect(page.getByRole("heading", { name: "Learn by playing" })).toBeVisible();
  await way("Puzzles").click();
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hole-/);
  await way("Rules").click();
  await expect(page.locator("[data-chapter=hole]")).toHaveAttribute("aria-pressed", "true");
  // The board shows a game of Hostage Chess.
  await way("Play").click();
  await way("Puzzles").click();
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^hostage-/);
  await openApp(page, "#/analysis?game=messenger");
  await way("Rules").click();
  await expect(page.locator("[data-chapter=messenger]")).toHaveAttribute("aria-pressed", "true");
});

for (const address of ["#/puzzles?variant=chess", "#/puzzles?daily&variant=chess", "#/puzzles?storm&variant=chess"]) {
  test(`${address}: a game that does not exist is named, and another one is shown`, async ({ page }) => {
    const named = page.locator("[role=status], [role=alert]").filter({ hasText: "There is no game called “chess”." });
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
  // Its solution is still shown.
  await stage(page, "shown");
  await action(page, "next").click();
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

test("the puzzles missed are those of the game that is shown", async ({ page }) => {
  await openApp(page, "#/rules");
  const missed = ["hostage-1", "hostage-2", "hole-3"].map((id) => ({ id, due: 1, step: 0 }));
  await remember(page, [[1, 5]], { tried: 20, solved: 9, missed });
  const standing = page.locator(".puzzle-standing");
  for (const [name, said] of [["hostage-9", "2 puzzles to repeat"], ["hole-9", "1 puzzle to repeat"], ["messenger-9", null]]) {
    await openApp(page, `#/puzzles?p=${name}`);
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
    if (said) await expect(standing).toContainText(new RegExp(`${said}(?!s)`));
    else await expect(standing).not.toContainText("missed");
  }
});

test("a puzzle that is skipped is not the next one, though it is due", async ({ page }) => {
  await openApp(page, "#/rules");
  const due = puzzles.filter(({ rests }) => !rests).slice(0, 3).map(({ name }) => name);
  await remember(page, [[1, 5]], { tried: 20, solved: 9, seen: due, missed: due.map((id) => ({ id, due: 1, step: 0 })) });
  await openApp(page, "#/puzzles?again");
  for (const name of due) {
    await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
    await expect(page.getByRole("heading", { name: "To repeat" })).toBeVisible();
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

test("the puzzle of the day has an address of its own, and is the same for everybody", async ({ page, browser, baseURL }) => {
  await openApp(page, "#/puzzles?daily");
  await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  const other = await browser.newPage({ baseURL });
  await openApp(other, "#/puzzles?daily");
  await expect(other.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", name);
  await other.close();
});

test("the puzzle of the day of one game does not make that of another one solved", async ({ page }) => {
  await openApp(page, "#/rules");
  await remember(page, [[0, 5]]);
  await openApp(page, "#/puzzles?variant=hole");
  await expect(action(page, "daily")).toHaveText("Solve it");
});
