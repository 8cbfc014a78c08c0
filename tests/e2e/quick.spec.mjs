// The page answers at once whatever the computer is doing.
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
