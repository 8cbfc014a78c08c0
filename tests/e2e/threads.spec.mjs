// Several threads if the page may share memory with workers; otherwise one thread, without a message.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { line, study } from "./analysis.mjs";
import { OUT_OF_BOOK, link } from "./hands.mjs";
import { DIST, kept, test as hosted } from "./host.mjs";
import { ISOLATION, isolates, serve } from "../../tools/serve.mjs";
import { BASE, action, expect, openApp, root, test as base, waitIdle } from "./support.mjs";

const isolated = base.extend({
  // A host that sends the isolation headers itself.
  site: [
    async ({}, use) => {
      const site = await serve({ base: BASE, first: isolates });
      await use(site.url);
      await site.close();
    },
    { scope: "worker" },
  ],
});

const slider = (page) => action(page, "threads");

/** Makes the page see four cores. */
const fourCores = (page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 4 }));

/** The engine programs that are fetched from now on. */
const programs = (page) => {
  const seen = new Set();
  page.context().on("request", (request) => {
    const [, name] = /(threads|worker_bg)\.wasm/.exec(request.url()) ?? [];
    if (name) seen.add(name);
  });
  return seen;
};

const switchOn = async (page) => {
  // The engine stays on from one page to the next.
  await expect(action(page, "engine")).toBeVisible();
  if ((await action(page, "engine").getAttribute("aria-pressed")) === "false") await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
};

const analyse = async (page) => {
  await openApp(page, study({ moves: ["e2e4"] }));
  await switchOn(page);
};

isolated("three threads can analyse, stop, continue, and play", async ({ page }) => {
  await fourCores(page);
  const seen = programs(page);
  await openApp(page, "#/settings");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await slider(page).fill("3");
  await expect(page.locator("html")).toHaveAttribute("data-threads", "3");
  await openApp(page, study({ moves: ["e2e4", "e7e5"] }));
  await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
  expect([...seen]).toEqual(["threads"]);
  for (const move of ["g1f3", "b8c6"]) {
    // A change of position stops one search and starts another.
    await page.locator(`[data-square="${move.slice(0, 2)}"]`).click();
    await page.locator(`[data-square="${move.slice(2)}"]`).click();
    await expect(root(page)).toHaveAttribute("data-thinking", "true");
    await expect(line(page, 1)).toBeVisible();
  }
  await action(page, "engine").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 1, moves: ["d2d4"] }));
  await waitIdle(page);
  await expect(page.locator("[data-ply]")).toHaveCount(2);
  expect([...seen]).toEqual(["threads"]);
});

isolated("a change of the number of threads loses no answer of the opening book", async ({ page }) => {
  await fourCores(page);
  await analyse(page);
  await page.evaluate(() => (location.hash = "#/settings"));
  await slider(page).fill("3");
  await page.evaluate((hash) => (location.hash = hash), study({ moves: ["d2d4"] }));
  await expect(line(page, 1)).toBeVisible();
  await expect(page.locator("[data-book]").first()).toHaveText(/\d%$/);
});

isolated("by default half of the cores are used, and one thread means the engine without threads", async ({ page }) => {
  await fourCores(page);
  await openApp(page, "#/settings");
  await expect(slider(page)).toHaveValue("2");
  await expect(slider(page)).toHaveAttribute("max", "4");
  await slider(page).fill("1");
  await expect(page.locator("html")).toHaveAttribute("data-threads", "1");
  const seen = programs(page);
  await analyse(page);
  expect([...seen]).toEqual(["worker_bg"]);
});

base("without isolation there is one thread and no choice", async ({ page }) => {
  const seen = programs(page);
  await openApp(page, "#/settings");
  await expect(action(page, "theme-system")).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("hostage-chess.settings", "threads=2"));
  await analyse(page);
  expect([...seen]).toEqual(["worker_bg"]);
});

/** A host that isolates its pages, with one script changed. */
const changes = (host, name, change) => {
  host.headers = ISOLATION;
  host.answer = (path, response) => path.startsWith(name) && response.writeHead(200, { "Content-Type": "text/javascript" }).end(change(readFileSync(join(DIST, name), "utf8")));
};

hosted("threads that started in time stay when the timeout passes", async ({ page, host }) => {
  // The timeout is half a second, and the search takes two.
  const script = readFileSync(join(DIST, "threads.js"), "utf8");
  expect(script).toContain("TIMEOUT = 10_000");
  changes(host, "threads.js", (text) => text.replace("TIMEOUT = 10_000", "TIMEOUT = 500"));
  await fourCores(page);
  const seen = programs(page);
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 2, moves: ["d2d4"] }));
  await waitIdle(page);
  await expect(page.locator("[data-ply]")).toHaveCount(2);
  expect([...seen]).toEqual(["threads"]);
});

hosted.describe("without threads", () => {
  hosted.use({ expected: /404/ });

  hosted("a site without threads.wasm on an isolating host: one thread, without a message", async ({ page, host }) => {
    host.gone = /^threads\.wasm/;
    host.headers = ISOLATION;
    await fourCores(page);
    const seen = programs(page);
    await analyse(page);
    expect([...seen]).toEqual(["threads", "worker_bg"]);
  });

  // The workers of the threads fail to start, or no memory can be shared.
  for (const [what, name, change] of [
    ["workers that cannot start workers", "threads.js", (text) => `if (self.name) throw new Error("none");${text}`],
    ["memory that cannot be shared", "worker_loader.js", (text) => `WebAssembly.Memory = class { constructor() { throw new RangeError("none"); } };${text}`],
  ]) {
    hosted(`${what}: one thread`, async ({ page, host }) => {
      changes(host, name, change);
      await fourCores(page);
      const seen = programs(page);
      await analyse(page);
      expect([...seen]).toEqual(["threads", "worker_bg"]);
    });
  }
});

hosted("the first visit has one thread; the service worker isolates the second, but not an embedded board", async ({ page, host }) => {
  hosted.slow();
  await fourCores(page);
  const seen = programs(page);
  await openApp(page);
  await kept(page, "ready");
  // The service worker now answers the requests of a page that came without it.
  await page.evaluate(() => (location.hash = "#/analysis"));
  await switchOn(page);
  expect([await page.evaluate(() => crossOriginIsolated), ...seen]).toEqual([false, "worker_bg"]);
  await analyse(page);
  expect([await page.evaluate(() => crossOriginIsolated), ...seen]).toEqual([true, "worker_bg", "threads"]);

  // A different page of the same host within the service worker's scope is left alone, and so is the board in it.
  const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  host.answer = (path, response) =>
    path.startsWith("club") && response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><img src="${picture}"><iframe src="./#/embed?game=hostage&moves=e2e4"></iframe>`);
  await page.goto("./club.html");
  await expect(page.frameLocator("iframe").locator("[data-square]").first()).toBeVisible();
  expect(await page.evaluate(() => [crossOriginIsolated, frames[0].crossOriginIsolated])).toEqual([false, false]);

  // After its first use threads.wasm is available without the host.
  const digest = createHash("sha256").update(readFileSync(join(DIST, "threads.wasm"))).digest("hex").slice(0, 16);
  const keeps = () => page.evaluate(async (digest) => (await (await caches.open((await caches.keys())[0])).keys()).some(({ url }) => url.endsWith(digest)), digest);
  await expect.poll(keeps).toBe(true);
  seen.clear();
  host.answer = null;
  host.asked.length = 0;
  await analyse(page);
  expect([...seen]).toEqual(["threads"]);
  expect(host.asked.filter((path) => /^(threads|worker)/.test(path))).toEqual([]);
});
