// The page responds at once while the computer is busy.
import { busy, current, line, study, watchWorkers } from "./analysis.mjs";
import { OUT_OF_BOOK, link } from "./hands.mjs";
import { action, expect, openApp, root, showEvaluation, square, test, touch } from "./support.mjs";

const GAME = `
  d2d4 d7d5 g1f3 g8f6 c1f4 b8c6 b1c3 c8f5 c3b5 a8c8 f3e5 a7a6
  b5c3 e7e6 e2e3 c6e5 d4e5 f6e4 c3e4 d5e4 f1c4 f8b4 c2c3 e8g8
  e1g1 b4e7 d1d8 c8d8 g1h1 d8d2 a1d1 d2d1 f1d1 R#R@g6 d1g1 N#N@h3
  N@f6 e7f6 R@f1 f6h4 N#N@d7 h3g1 d7f8 g6g2 f8d7 R#R@d8 d7f6 g8h8
  Q#Q@e7 Q@f8 e7d8 f8d8 R@e8 d8e8 f6e8 R#R@g8 Q#Q@h5 g2g6 R@g5 g6g5`.trim().split(/\s+/);

// Playwright's screenshots would be part of the measurement.
test.use({ trace: "off" });

/**
 * Durations of the main thread's tasks while `act` runs, in milliseconds of CPU time rather than wall-clock time,
 * because other programs may be running.
 */
async function tasksOf(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const names = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const mains = new Set(names.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === "X" && mains.has(`${pid} ${tid}`));
  expect(tasks.length, "tasks of the main thread").toBeGreaterThan(50);
  return tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000);
}
const over = (tasks, most) => tasks.filter((duration) => duration > most);

test("the page stays responsive while the computer thinks", async ({ page, browser }) => {
  await showEvaluation(page);
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60 }));
  await touch(page, square(page, "e2"), square(page, "e4"));
  const state = page.locator(".player .state").filter({ hasText: /depth [1-9]/ });
  await expect(state).toBeVisible();
  const depth = async () => Number(/depth (\d+)/.exec(await state.textContent())[1]);
  const reached = await depth();
  const topLeft = () => page.locator("[data-square]").first().getAttribute("data-square");
  const tasks = await tasksOf(browser, page, async () => {
    for (const seen of ["h1", "a8", "h1"]) {
      await action(page, "flip").click();
      await expect.poll(topLeft).toBe(seen);
      await expect(root(page)).toHaveAttribute("data-thinking", "true");
    }
    // The computer has been thinking all the time.
    await expect.poll(depth, { timeout: 20_000 }).toBeGreaterThan(reached);
    await expect(root(page)).toHaveAttribute("data-thinking", "true");
  });
  expect(over(tasks, 50), "long tasks of the main thread, in milliseconds").toEqual([]);
});

test.describe("measured", () => {
  // Other programs may slow the machine down, so the best of several runs counts.
  test.describe.configure({ retries: 2 });

  test("a game of sixty plies is reviewed without a long task, even on a slow device", async ({ page, browser }) => {
    test.slow();
    await openApp(page, study({ moves: GAME }));
    await expect(page.locator("[data-node]")).toHaveCount(60);
    const review = page.locator(".review");
    const found = async (number) => {
      const before = Number(await review.getAttribute("data-done"));
      await expect.poll(async () => Number(await review.getAttribute("data-done")), { timeout: 120_000 }).toBeGreaterThanOrEqual(before + number);
    };
    const tasks = await tasksOf(browser, page, async () => {
      await page.getByRole("tab", { name: "Review" }).click();
      await action(page, "review").click();
      await found(4);
    });
    expect(over(tasks, 50), "long tasks of the main thread, in milliseconds").toEqual([]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const slow = await tasksOf(browser, page, () => found(10));
    console.log(`longest task of a review: ${Math.round(Math.max(...tasks))} ms, at a quarter of the speed ${Math.round(Math.max(...slow))} ms`);
    expect(over(slow, 50), "long tasks at a quarter of the speed, in milliseconds").toEqual([]);
    await expect(review).toHaveAttribute("data-running", "true");
  });

  test("after ten seconds of fast steps, the last position has its lines within a second", async ({ page }) => {
    await watchWorkers(page);
    const files = [..."abcdefgh"];
    const walk = [["2", "3", "7", "6"], ["3", "4", "6", "5"]].flatMap(([a, b, c, d]) => files.flatMap((f) => [`${f}${a}${f}${b}`, `${f}${c}${f}${d}`]));
    await openApp(page, study({ moves: walk }));
    await action(page, "engine").click();
    await action(page, "more-lines").click();
    await expect(line(page, 2)).toBeVisible();
    await page.keyboard.press("Home");
    const end = Date.now() + 10_000;
    let at = 0;
    let steps = 0;
    for (let forward = true; Date.now() < end; steps += 1) {
      await page.keyboard.press(forward ? "ArrowRight" : "ArrowLeft");
      at += forward ? 1 : -1;
      if (at === 20 || at === 0) forward = !forward;
    }
    for (; at < 27; at += 1) await page.keyboard.press("ArrowRight");
    await page.evaluate(() => {
      window.settled = new Promise((resolve) => {
        addEventListener("keydown", (event) => {
          const watch = new MutationObserver(() => {
            if (document.querySelector(".engine").dataset.depth === "0" || !document.querySelector('[data-line="2"]')) return;
            resolve(performance.now() - event.timeStamp);
            watch.disconnect();
          });
          watch.observe(document.querySelector(".engine"), { subtree: true, childList: true, attributes: true });
        });
      });
    });
    await page.keyboard.press("ArrowRight");
    const taken = await page.evaluate(() => window.settled);
    console.log(`${steps} steps, settled in ${Math.round(taken)} ms`);
    expect(taken, "milliseconds").toBeLessThan(1000);
    await expect(current(page)).toHaveAttribute("data-ply", "28");
    expect(await busy(page)).toBe(1);
  });
});
