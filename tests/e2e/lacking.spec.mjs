// Features that some browsers lack or take away: SIMD, persistent storage, stable database connections.
import { line, study, watchWorkers } from "./analysis.mjs";
import { choose, link, newGame, words } from "./hands.mjs";
import { names, openLibrary } from "./library.mjs";
import { action, expect, fen, openApp, ply, square, test, touch, waitIdle } from "./support.mjs";

test.describe("without SIMD", () => {
  test.beforeEach(({ page }) => page.addInitScript(() => (WebAssembly.validate = () => false)));

  test("the computer says what it needs, and two people can play", async ({ page }) => {
    await openApp(page, link({ black: "engine" }));
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(words(page)).toContainText("needs a newer browser: at least Safari or iOS 16.4");
    await waitIdle(page);
    await newGame(page, "same-screen");
    await touch(page, square(page, "e2"), square(page, "e4"));
    await touch(page, square(page, "e7"), square(page, "e5"));
    await expect(ply(page, 2)).toHaveText("e5");
  });

  test("the analysis says so too, and works without the engine", async ({ page }) => {
    await openApp(page, study({ moves: ["e2e4"] }));
    await action(page, "engine").click();
    await expect(page.locator(".engine")).toContainText("needs a newer browser");
    const before = await fen(page);
    await touch(page, square(page, "e7"), square(page, "e5"));
    expect(await fen(page)).not.toBe(before);
  });
});

test("a step in the analysis stops the search without ending the worker", async ({ page }) => {
  await watchWorkers(page);
  await openApp(page, study({ moves: ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6"] }));
  await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".engine")).toHaveAttribute("data-depth", /^[1-9]/);
    await expect(line(page, 1)).toBeVisible();
  }
  // Every step used to start a new worker. On a busy machine, one or two stops may still come too late.
  expect(await page.evaluate(() => window.started)).toBeLessThanOrEqual(3);
});

const keep = async (page, ...moves) => {
  await openApp(page, link({ moves }));
  await touch(page, square(page, "d7"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
};

test("the browser is asked once for persistent storage, when there is something to keep", async ({ page }) => {
  await page.addInitScript(() => {
    // The blank page in between has no StorageManager.
    if (globalThis.StorageManager) StorageManager.prototype.persist = async () => (localStorage.asked = Number(localStorage.asked ?? 0) + 1) > 0;
  });
  const asked = () => page.evaluate(() => localStorage.asked);
  await openApp(page, "#/library");
  expect(await asked()).toBeUndefined();
  await keep(page, "e2e4");
  await expect.poll(asked).toBe("1");
  await keep(page, "c2c4");
  expect(await asked()).toBe("1");
});

test("a lost connection to the library is restored, once", async ({ page }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    window.losses = 0;
    IDBDatabase.prototype.transaction = function (...args) {
      if (window.losses > 0 && window.losses-- > 0) throw new DOMException("Connection to Indexed Database server lost. Refresh the page to try again", "UnknownError");
      return transaction.apply(this, args);
    };
  });
  await openApp(page, link({ moves: ["e2e4"] }));
  await page.evaluate(() => (window.losses = 1));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
  await page.evaluate(() => (window.losses = 2));
  await touch(page, square(page, "d7"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Indexed Database server lost");
});

test("a browser that deletes data after a week is warned about, once, when there is something to lose", async ({ page }) => {
  // Opens five pages, one after the other.
  test.slow();
  await page.addInitScript(() => Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." }));
  const told = page.getByText("Safari deletes a site’s data");
  await openLibrary(page);
  await expect(page.locator("#famous")).toBeVisible();
  await expect(told).toHaveCount(0);
  await keep(page, "e2e4");
  await openLibrary(page);
  await expect(names(page)).toHaveCount(1);
  await expect(told).toBeVisible();
  await action(page, "warned").click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(names(page)).toHaveCount(1);
  await expect(told).toHaveCount(0);
});
