// A worker that never starts, is damaged, stops responding or closes: a second one is tried, then the page says so and
// offers to continue.
import { line, study } from "./analysis.mjs";
import { OUT_OF_BOOK, link, words } from "./hands.mjs";
import { DIST, expect, test as hosted } from "./host.mjs";
import { action, openApp, square, touch, waitIdle } from "./support.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const test = hosted.extend({
  /** The first workers run this script; `count` is the number of workers started. */
  workers: async ({ host }, use) => {
    const workers = { count: 0, fake: 0, script: "" };
    host.answer = (path, response) => {
      if (!path.startsWith("worker_loader.js")) return false;
      workers.count += 1;
      if (workers.count > workers.fake) return false;
      return response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" }).end(workers.script);
    };
    await use(workers);
  },
});
// A service worker would serve the stored files instead.
test.use({ serviceWorkers: "block" });
test.slow();

const READY = `postMessage('{"Ready":{"protocol":1}}');`;
const SILENT = {
  "never answers": `${READY} onmessage = () => {};`,
  "ends itself": `${READY} onmessage = () => close();`,
};
const AGAINST = (seconds) => link({ fen: OUT_OF_BOOK, white: "human", black: "engine", seconds });
const plies = (page) => page.locator("[data-ply]");
const begin = async (page, seconds) => {
  await openApp(page, AGAINST(seconds));
  await touch(page, square(page, "d2"), square(page, "d4"));
};

for (const [how, script] of Object.entries(SILENT)) {
  test(`if an engine ${how}, another one plays`, async ({ page, workers }) => {
    Object.assign(workers, { script, fake: 1 });
    await begin(page, 1);
    await expect(plies(page)).toHaveCount(2);
    expect(workers.count).toBe(2);
  });
}

test("if neither of two engines answers, the page says so, and “Move now” tries again", async ({ page, workers }) => {
  Object.assign(workers, { script: SILENT["never answers"], fake: 2 });
  await begin(page, 1);
  await expect(words(page)).toContainText("is not responding, even after a restart");
  await waitIdle(page);
  await action(page, "move-now").click();
  await expect(plies(page)).toHaveCount(2);
});

test("“Move now” does not wait for a silent engine", async ({ page, workers }) => {
  Object.assign(workers, { script: SILENT["never answers"], fake: 1 });
  await begin(page, 600);
  await action(page, "move-now").click();
  await expect(plies(page)).toHaveCount(2);
});

test("an engine with late answers gets time", async ({ page, workers }) => {
  const late = "const post = postMessage.bind(self); self.postMessage = (data) => setTimeout(post, 1200, data);";
  Object.assign(workers, { script: late + readFileSync(join(DIST, "worker_loader.js"), "utf8"), fake: 1 });
  await begin(page, 1);
  await expect(plies(page)).toHaveCount(2);
  expect(workers.count).toBe(1);
});

test("an engine of another version says so", async ({ page, workers }) => {
  Object.assign(workers, { script: `postMessage('"Ready"'); onmessage = () => {};`, fake: Infinity });
  await begin(page, 1);
  await expect(words(page)).toContainText("from different versions. Reload the page.");
});

test("an unreadable request gets an answer", async ({ page }) => {
  await openApp(page);
  const reply = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const worker = new Worker("./worker_loader.js?v=0");
        worker.onmessage = ({ data }) => {
          if (data.startsWith('{"Ready"')) return worker.postMessage('{"Ponder":{"id":{"asker":"Play","number":3}}}');
          resolve(data);
          worker.terminate();
        };
      }),
  );
  expect(JSON.parse(reply).Error.id).toEqual({ asker: "Play", number: 3 });
});

test("the analysis says so too, and its switch tries again", async ({ page, workers }) => {
  Object.assign(workers, { script: SILENT["never answers"], fake: 2 });
  await page.clock.install();
  await openApp(page, study({ moves: ["e2e4"] }));
  await action(page, "engine").click();
  const faulty = page.locator(".engine").filter({ hasText: "is not responding" });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(faulty).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(workers.count).toBe(2);
  await action(page, "engine").click();
  await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
});

test("a review without an answer stops and says so, keeps its results, and can be continued", async ({ page, workers }) => {
  // The first engine answers one request of the review, the second one none.
  const engine = readFileSync(join(DIST, "worker_loader.js"), "utf8");
  const once = `const post = postMessage.bind(self); let done = false; self.postMessage = (data) => { if (!done) post(data); done ||= /^{"Best".*"Review"/.test(data); };${engine}`;
  Object.defineProperty(workers, "script", { get: () => (workers.count === 1 ? once : SILENT["never answers"]) });
  workers.fake = 2;
  await page.clock.install();
  await openApp(page, study({ moves: ["e2e4", "e7e5", "g1f3"] }));
  await page.getByRole("tab", { name: "Review" }).click();
  await action(page, "review").click();
  const review = page.locator(".review");
  const past = (millis, check) => expect(async () => {
    await page.clock.runFor(millis);
    await check();
  }).toPass({ timeout: 60_000 });
  const done = (number) => expect(review).toHaveAttribute("data-done", String(number), { timeout: 100 });
  await past(100, () => done(1));
  await past(2000, () => expect(page.locator(".engine")).toContainText("is not responding", { timeout: 100 }));
  expect(workers.count).toBe(2);
  await expect(review).toHaveAttribute("data-running", "false");
  await done(1);
  await action(page, "review").click();
  await past(100, () => done(4));
  await expect(page.locator(".engine")).not.toContainText("is not responding");
  await page.reload();
  await expect(review).toHaveAttribute("data-done", "4");
});

test.describe("the engine fails to load", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch|WebAssembly|worker|MIME|ERR_|NS_ERROR|404|Unexpected/ });

  for (const file of ["worker_loader.js", "worker.js", "worker_bg.wasm"]) {
    const playsOn = async (page, host) => {
      host.gone = host.answer = null;
      await action(page, "move-now").click();
      await expect(plies(page)).toHaveCount(2);
    };

    test(`${file} hangs: the page says so after one more try; a day of sleep does not count`, async ({ page, host }) => {
      let asked = 0;
      host.answer = (path) => path.startsWith(file) && (asked += 1) > 0;
      await page.clock.install();
      await begin(page, 1);
      await expect.poll(() => asked).toBe(1);
      await page.clock.fastForward(86_400_000);
      await page.clock.runFor(25_000);
      expect(asked).toBe(1);
      await page.clock.runFor(6000);
      await expect.poll(() => asked).toBe(2);
      await page.clock.runFor(55_000);
      await expect(words(page)).not.toContainText("is not responding");
      await page.clock.runFor(7000);
      await expect(words(page)).toContainText("is not responding");
      await playsOn(page, host);
    });

    test(`${file} is missing or an HTML page: the page says so`, async ({ page, host }) => {
      host.gone = new RegExp(`^${file}`);
      await begin(page, 1);
      await expect(words(page)).toContainText("could not move");
      host.gone = null;
      host.answer = (path, response) => path.startsWith(file) && response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-store" }).end("<h1>Welcome!</h1>");
      await action(page, "move-now").click();
      await expect(words(page)).toContainText("could not move");
      await playsOn(page, host);
    });
  }
});
