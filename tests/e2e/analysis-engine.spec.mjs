// The engine on the Analysis screen: lines, book, evaluation bar, and no search in the background.
import { OPENING, busy, current, engine, line, moves, play, study, watchWorkers } from "./analysis.mjs";
import { action, expect, fen, openApp, root, test } from "./support.mjs";

test("the engine shows one to five lines, and every move of a line can be viewed and played", async ({ page }) => {
  await openApp(page, study({ moves: OPENING }));
  await expect(line(page, 1)).toHaveCount(0);
  await action(page, "engine").click();
  await expect(action(page, "engine")).toHaveAttribute("aria-pressed", "true");
  await expect(line(page, 1)).toBeVisible();
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await expect(engine(page)).toHaveAttribute("data-depth", /^[1-9]/);
  await expect(page.locator("[data-eval]")).toHaveAttribute("data-eval", /^([+-]?\d+\.\d|#-?\d+)$/);
  for (let lines = 2; lines <= 5; lines += 1) await action(page, "more-lines").click();
  await expect(action(page, "more-lines")).toBeDisabled();
  await expect(line(page, 5)).toBeVisible();
  // Read in one call, because the lines change between two calls of Playwright.
  const heads = await page.evaluate(() => [...document.querySelectorAll("[data-line]")].map((line) => line.querySelector("[data-uci]").dataset.uci));
  expect(heads).toHaveLength(5);
  expect([...new Set(heads)], "five different moves").toEqual(heads);
  await expect(page.locator(".shapes .best").first()).toBeVisible();

  // Both moves are read and the second is clicked in one call, because the lines keep changing.
  const second = line(page, 1).locator(".line-turn").nth(1);
  await second.hover();
  await expect(page.locator(".preview .mini")).toBeVisible();
  const before = await fen(page);
  const uci = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[data-line="1"] .line-turn')].slice(0, 2);
    buttons[1].click();
    return buttons.map((button) => button.dataset.uci);
  });
  expect(uci).toHaveLength(2);
  await expect(root(page)).not.toHaveAttribute("data-fen", before);
  await expect(moves(page).locator("[data-node]")).toHaveCount(OPENING.length + 2);
  // A line that has moved under the pointer shows its preview; away from the lines there is none.
  await page.mouse.move(1, 1);
  await expect(page.locator(".preview")).toHaveCount(0);

  await action(page, "engine").click();
  await expect(line(page, 1)).toHaveCount(0);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
});

test("the engine does not search on another screen or in a hidden tab", async ({ page }) => {
  await watchWorkers(page);
  await openApp(page, study({ moves: OPENING }));
  await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
  expect(await busy(page)).toBe(1);
  await page.getByRole("link", { name: "Rules" }).click();
  await expect.poll(() => busy(page)).toBe(0);
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect.poll(() => busy(page)).toBe(1);
  await page.getByRole("link", { name: "Play" }).click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await expect.poll(() => busy(page)).toBe(0);
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await expect.poll(() => busy(page)).toBe(0);
  await hide(false);
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
});

test("the book's moves are shown with their shares, and a click plays one", async ({ page }) => {
  await openApp(page, study({ moves: ["e2e4"] }));
  const book = page.getByRole("group", { name: "Moves in the opening book" });
  const choices = book.getByRole("button");
  await expect(choices.first()).toHaveText(/^e5 \d+%$/);
  const shares = (await choices.locator("small").allTextContents()).map((text) => parseInt(text, 10));
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100), "shares add up to 100, apart from rounding").toBeLessThan(3);
  await choices.first().click();
  await expect(current(page)).toHaveText("e5");
  await expect(choices.first()).toHaveText(/^(Bc4|Nc3|Nf3|d4) \d+%$/);
  // Outside the book, no moves are shown.
  await play(page, "h2", "h4");
  await expect(book).toHaveCount(0);
});

test("a tap shows the whole of a line that is too long for its row", async ({ page }) => {
  await openApp(page, study({ moves: OPENING }));
  await action(page, "engine").click();
  const button = page.locator('[data-action="whole-line"]');
  await expect(engine(page)).toHaveAttribute("data-depth", /^([6-9]|\d\d)$/);
  // Measured in one call, because the engine keeps searching.
  const fits = () => page.evaluate(() => {
    const row = document.querySelector('[data-line="1"]');
    return [row.scrollWidth <= row.clientWidth, [...row.querySelectorAll("button")].every((button) => button.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1)];
  });
  await expect.poll(async () => (await fits())[0]).toBe(false);
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await fits()).toEqual([true, true]);
  await button.click();
  await expect.poll(async () => (await fits())[0]).toBe(false);
});

test("the evaluation bar touches the board, is as high as the board, and always shows a strip of either side", { tag: "@layout" }, async ({ page }) => {
  const geometry = () => page.evaluate(() => {
    const frame = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [bar, board, white] = [frame(".eval"), frame(".board"), frame(".eval .white")];
    return { bar, board, white };
  });
  for (const [game, fen] of [["hostage", "6rk/6pp/8/8/8/8/8/4K3[#Nn] w - - 0 2"], ["hole", null]]) {
    await openApp(page, study(fen ? { fen } : { game }));
    const { bar, board } = await geometry();
    expect(Math.abs(bar.right - board.left), game).toBeLessThan(1);
    expect(Math.abs(bar.top - board.top) + Math.abs(bar.bottom - board.bottom), game).toBeLessThan(2);
  }
  await openApp(page, study({ fen: "6rk/6pp/8/8/8/8/8/4K3[#Nn] w - - 0 2" }));
  await action(page, "engine").click();
  await expect(page.locator("[data-eval]")).toHaveAttribute("data-eval", "#1");
  await expect.poll(async () => {
    const { bar, white } = await geometry();
    const strip = (bar.height - white.height) / bar.height;
    return strip > 0.01 && strip < 0.06;
  }).toBe(true);
});

for (const lines of [1, 3]) {
  test(`the engine finds the shortest mate and says that there is no shorter one, with lines: ${lines}`, async ({ page }) => {
    // The first mate that the engine finds here takes five moves.
    const mate = "r4r2/5ppk/2ppN3/p4n2/3P2pP/1P3pB1/P1Q2P1P/R1B3nK[b#RNPPqbp] w - - 1 31";
    await openApp(page, `#/analysis?game=hostage&fen=${encodeURIComponent(mate.replaceAll(" ", "_"))}`);
    await action(page, "engine").click();
    for (let wanted = 1; wanted < lines; wanted += 1) await action(page, "more-lines").click();
    await expect(engine(page)).toContainText("no shorter mate", { timeout: 60_000 });
    await expect(page.locator("[data-eval]")).toHaveAttribute("data-eval", "#4");
  });
}
