// What the analysis shows of the engine: lines, the book, a bar, and no work behind one's back.
import { OPENING, busy, current, engine, line, moves, play, study, tab, turn, watchWorkers } from "./analysis.mjs";
import { link } from "./hands.mjs";
import { action, expect, fen, openApp, root, test, touch } from "./support.mjs";

test("one to five lines, each turn of which can be looked at and played", async ({ page }) => {
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
  // At one instant: between a question and an answer of Playwright's the lines change.
  const heads = await page.evaluate(() => [...document.querySelectorAll("[data-line]")].map((line) => line.querySelector("[data-uci]").dataset.uci));
  expect(heads).toHaveLength(5);
  expect([...new Set(heads)], "five different turns").toEqual(heads);
  await expect(page.locator(".shapes .best").first()).toBeVisible();

  // The board is to stand still under the hand: the engine goes on, its lines change.
  const second = line(page, 1).locator(".line-turn").nth(1);
  await second.hover();
  await expect(page.locator(".preview .mini")).toBeVisible();
  const before = await fen(page);
  const uci = await page.evaluate(() => {
    const turns = [...document.querySelectorAll('[data-line="1"] .line-turn')].slice(0, 2);
    turns[1].click();
    return turns.map((turn) => turn.dataset.uci);
  });
  expect(uci).toHaveLength(2);
  await expect(root(page)).not.toHaveAttribute("data-fen", before);
  await expect(moves(page).locator("[data-node]")).toHaveCount(OPENING.length + 2);
  // Whatever line lies under the pointer by now is shown; away from the lines none is.
  await page.mouse.move(1, 1);
  await expect(page.locator(".preview")).toHaveCount(0);

  await action(page, "engine").click();
  await expect(line(page, 1)).toHaveCount(0);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
});

test("nothing is searched behind one's back: not on another screen, not in a hidden tab", async ({ page }) => {
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

test("the book's turns are shown with their shares, and played by a press", async ({ page }) => {
  await openApp(page, study({ moves: ["e2e4"] }));
  const book = page.getByRole("group", { name: "What the opening book proposes" });
  const turns = book.getByRole("button");
  await expect(turns.first()).toHaveText(/^e5\d+%$/);
  const shares = (await turns.locator("small").allTextContents()).map((text) => parseInt(text, 10));
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100), "together a hundred, but for rounding").toBeLessThan(3);
  await turns.first().click();
  await expect(current(page)).toHaveText("e5");
  await expect(turns.first()).toHaveText(/^(Bc4|Nc3|Nf3|d4)\d+%$/);
  // Out of the book there is nothing to show.
  await play(page, "h2", "h4");
  await expect(book).toHaveCount(0);
});

test("a line that is too long for its row is shown whole at a touch", async ({ page }) => {
  await openApp(page, study({ moves: OPENING }));
  await action(page, "engine").click();
  const button = page.locator('[data-action="whole-line"]');
  await expect(engine(page)).toHaveAttribute("data-depth", /^([6-9]|\d\d)$/);
  // The engine goes on, so both are looked at in one instant.
  const fits = () => page.evaluate(() => {
    const row = document.querySelector('[data-line="1"]');
    return [row.scrollWidth <= row.clientWidth, [...row.querySelectorAll("button")].every((turn) => turn.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1)];
  });
  await expect.poll(async () => (await fits())[0]).toBe(false);
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await fits()).toEqual([true, true]);
  await button.click();
  await expect.poll(async () => (await fits())[0]).toBe(false);
});

test("the evaluation bar touches the board, is as high, and shows a strip of either side at the worst", { tag: "@layout" }, async ({ page }) => {
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
