// A record of tens of thousands of moves. The page contains only the visible moves, and a step is as fast as in a short
// game.
import { action, expect, ply, test } from "./support.mjs";
import { openLong } from "./library.mjs";

test.slow();

const plies = (page) => page.locator("[data-ply]");
const current = (page) => page.locator("[data-ply][aria-current]");
const list = (page) => page.locator(".record");

test("a record of 30,000 moves: the page contains the visible moves, wherever it is scrolled, and each can be reached", async ({ page }) => {
  await openLong(page, 30_000);
  await expect(ply(page, 30_000)).toBeAttached();
  expect(await plies(page).count()).toBeLessThan(400);
  // The scrollbar reflects the length of the list: at least two and at most one move per row.
  const [all, row] = await list(page).evaluate((list) => [list.scrollHeight, list.querySelector("[data-ply]").offsetHeight]);
  expect(all).toBeGreaterThan(15_000 * row);
  expect(all).toBeLessThan(30_000 * row);

  for (const share of [0, 0.25, 0.5, 0.9, 1]) {
    await list(page).evaluate((list, share) => (list.scrollTop = share * list.scrollHeight), share);
    const near = Math.min(Math.max(Math.round(share * 30_000), 1), 30_000);
    await expect
      .poll(() =>
        list(page).evaluate((list) => {
          const { top, bottom } = list.getBoundingClientRect();
          const seen = [...list.querySelectorAll("[data-ply]")].filter((ply) => ply.getBoundingClientRect().bottom > top && ply.getBoundingClientRect().top < bottom);
          return seen.map(({ dataset }) => Number(dataset.ply));
        }),
      )
      .toEqual(expect.arrayContaining([expect.any(Number)]));
    await expect.poll(async () => (await plies(page).evaluateAll((plies) => plies.map(({ dataset }) => Number(dataset.ply)))).some((ply) => Math.abs(ply - near) < 200)).toBe(true);
    expect(await plies(page).count()).toBeLessThan(400);
  }

  // Scrolls to the middle, selects a visible move, and steps on from there.
  await list(page).evaluate((list) => (list.scrollTop = list.scrollHeight / 2));
  const middle = page.locator("[data-ply]").filter({ hasText: "f6" });
  await expect.poll(() => middle.evaluateAll((plies) => plies.some(({ dataset }) => Math.abs(dataset.ply - 15_000) < 200))).toBe(true);
  const chosen = await middle.evaluateAll((plies) => {
    const ply = plies.find(({ dataset }) => Math.abs(dataset.ply - 15_000) < 100);
    ply.click();
    return Number(ply.dataset.ply);
  });
  await expect(current(page)).toHaveAttribute("data-ply", String(chosen));
  await action(page, "redo").first().click();
  await expect(current(page)).toHaveAttribute("data-ply", String(chosen + 1));
  await expect(current(page)).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(ply(page, 1)).toBeInViewport();
  await page.keyboard.press("End");
  await expect(current(page)).toHaveAttribute("data-ply", "30000");
  await expect(current(page)).toBeInViewport();
});

test("the page contains a complete record of 600 moves", async ({ page }) => {
  await openLong(page, 600);
  await expect(plies(page)).toHaveCount(600);
});
