// The page answers at once whatever the computer is doing.
import { busy, current, line, study, watchWorkers } from "./analysis.mjs";
import { OUT_OF_BOOK, link } from "./hands.mjs";
import { action, expect, openApp, root, square, test, touch } from "./support.mjs";

// Playwright's own pictures of the page would be measured with it.
test.use({ trace: "off" });

test("the page stays quick while the computer thinks", async ({ page, browser }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60 }));
  await touch(page, square(page, "e2"), square(page, "e4"));
  const state = page.locator(".player .state").filter({ hasText: /depth [1-9]/ });
  await expect(state).toBeVisible();
  const depth = async () => Number(/depth (\d+)/.exec(await state.textContent())[1]);
  const reached = await depth();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  const topLeft = () => page.locator("[data-square]").first().getAttribute("data-square");
  for (const seen of ["h1", "a8", "h1"]) {
    await action(page, "flip").click();
    await expect.poll(topLeft).toBe(seen);
    await expect(root(page)).toHaveAttribute("data-thinking", "true");
  }
  // The computer has gone on thinking all the while.
  await expect.poll(depth, { timeout: 20_000 }).toBeGreaterThan(reached);
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const names = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const mains = new Set(names.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === "X" && mains.has(`${pid} ${tid}`));
  expect(tasks.length, "tasks of the main thread").toBeGreaterThan(50);
  // The time of the processor, not of the clock: other programs may be running.
  const long = tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000).filter((duration) => duration > 50);
  expect(long, "long tasks of the main thread, in milliseconds").toEqual([]);
});

test("ten seconds of fast steps leave no backlog: the last position has its lines within a second", async ({ page }) => {
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
