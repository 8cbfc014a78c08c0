// A new build while a page of the old one is open: it is announced, nothing breaks, and unchanged files are not fetched
// again.
import { choose, link, newGame } from "./hands.mjs";
import { buildIn, buildOf, builds, expect, kept, lookForUpdate, nameOf, note, test } from "./host.mjs";
import { action, expectLive, openApp, square } from "./support.mjs";

// Builds are copied and stored several times, which takes a while on a busy machine.
test.slow();

const plies = (page) => page.locator("[data-ply]");
const reload = (page) => note(page).getByRole("button", { name: "Reload" });

test("a game continues during and after an update", async ({ page, host, another }) => {
  await openApp(page, "#/play");
  await newGame(page, "same-screen", "clock-3+2");
  for (const name of ["e2", "e4", "e7", "e5", "g1", "f3"]) await square(page, name).click();
  await kept(page);
  const old = await buildOf(page);
  await page.evaluate(() => (window.same = true));
  const folder = another(/^styles-/);
  host.change(folder);
  host.asked.length = 0;
  await lookForUpdate(page);
  // The new build is not announced while a clock runs.
  await expect.poll(() => builds(page)).toEqual(expect.arrayContaining([old, buildIn(folder)]));
  await expect(page.locator('[data-running="true"]')).toHaveCount(1);
  await expect(note(page)).toBeHidden();
  const clocks = () => page.locator("[data-running]").evaluateAll((clocks) => clocks.map(({ textContent: time }) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1])));
  const before = await clocks();
  // The clocks stop while the rules are open.
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(note(page)).toContainText("A new version is ready");
  expect(await page.evaluate(() => window.same)).toBe(true);
  // Only the changed files are fetched.
  expect(new Set(host.asked.map((path) => path.replace(/^styles-.*/, "styles")))).toEqual(new Set(["service_worker.js", "", "styles"]));

  await reload(page).click();
  await expect.poll(() => buildOf(page)).toBe(buildIn(folder));
  await expectLive(page);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(plies(page)).toHaveCount(3);
  for (const [index, seconds] of (await clocks()).entries()) {
    expect(seconds).toBeLessThanOrEqual(before[index]);
    expect(seconds).toBeGreaterThan(before[index] - 30);
  }
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(note(page)).toBeHidden();
  // No page of the old build remains.
  await expect.poll(() => builds(page)).toEqual([buildIn(folder)]);
});

test("one tab takes the update, another continues with the files of its own build", async ({ page, context, host, another, browserName }) => {
  // A language that was read once stays stored.
  await openApp(page, "#/rules?lang=de");
  await kept(page);
  await openApp(page, link({ moves: ["e2e4"] }));
  await kept(page);
  const old = await buildOf(page);
  const other = await context.newPage();
  await openApp(other, link({ moves: ["e2e4"] }));
  host.change(another(/^words-de-/, /^picture\.js/, /^later-.*wasm/));
  await lookForUpdate(page);
  await expect(note(page)).toBeVisible({ timeout: 45_000 });
  await reload(page).click();
  await expect.poll(() => buildOf(page)).not.toBe(old);
  await expect(note(other)).toBeVisible();
  await note(other).getByRole("button", { name: "Not now" }).click();
  await expect(note(other)).toBeHidden();
  // The host no longer has these files.
  host.asked.length = 0;
  await choose(other, "share");
  // Firefox's driver does not report downloads.
  await Promise.all([browserName === "firefox" || other.waitForEvent("download"), action(other, "picture-png").click()]);
  await other.evaluate(() => (location.hash = "#/rules?lang=de"));
  await expect(other.getByRole("link", { name: "Regeln" })).toBeVisible();
  expect(await buildOf(other)).toBe(old);
  expect(host.asked.filter((path) => path !== "service_worker.js")).toEqual([]);
});

test.describe("an incomplete update", () => {
  test.use({ expected: /service_worker|Failed to|ServiceWorker/ });

  for (const [how, breakIt] of Object.entries({
    "a file is missing": (host) => (host.gone = /^styles-/),
    "the host sends its own page for missing files": (host) =>
      (host.answer = (path, response) => path.startsWith("styles-") && response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome!</h1>")),
    "a file ends in the middle": (host) =>
      (host.answer = (path, response) => path.startsWith("styles-") && (response.writeHead(200, { "Content-Length": 5000 }).write("half"), setTimeout(() => response.destroy(), 50))),
  })) {
    test(`leaves everything as it was: ${how}`, async ({ page, host, another }) => {
      await openApp(page);
      await kept(page, "ready");
      const old = await buildOf(page);
      const folder = another(/^styles-/);
      host.change(folder);
      breakIt(host);
      const failed = page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise((resolve) => (registration.onupdatefound = () => resolve(registration.installing)));
        await registration.update().catch(() => {});
        const { promise, resolve } = Promise.withResolvers();
        const worker = await found;
        worker.onstatechange = () => worker.state === "redundant" && resolve(worker.state);
        return worker.state === "redundant" ? worker.state : promise;
      });
      expect(await failed).toBe("redundant");
      expect(await builds(page)).toEqual([old]);
      await expect(note(page)).toBeHidden();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
      expect(await buildOf(page)).toBe(old);
      // Later the build is complete.
      host.gone = host.answer = null;
      await expect(async () => {
        // The browser may still be busy with the failed update.
        await lookForUpdate(page).catch(() => {});
        await expect(note(page)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await reload(page).click();
      await expect.poll(() => buildOf(page)).toBe(buildIn(folder));
    });
  }
});

test("a reader who returns to a tab after an hour sees a notice of a new build", async ({ page, host, another }) => {
  await openApp(page);
  await kept(page, "ready");
  const asked = () => host.asked.filter((path) => path === "service_worker.js").length;
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await comeBack();
  host.change(another(/^styles-/));
  const before = asked();
  await page.evaluate(() => (Date.now = (now => () => now + 3_601_000)(Date.now())));
  await comeBack();
  await comeBack();
  await expect(note(page)).toBeVisible();
  expect(asked() - before).toBe(1);
});

test("a missing file makes the page look for a new build, although the old one is stored", async ({ page, host, another }) => {
  await openApp(page);
  await kept(page, "ready");
  host.change(another(/^styles-/));
  // The page reports a file that neither the store nor the host has.
  await page.evaluate(() => dispatchEvent(new Event("missing")));
  await expect(note(page)).toBeVisible({ timeout: 45_000 });
});

test("after a forced reload, the page of the new build does not announce the old one", async ({ page, context, host, another, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium's driver can force a reload");
  await openApp(page);
  await kept(page, "ready");
  const folder = another(/^styles-/);
  host.change(folder);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.reload", { ignoreCache: true });
  await expect.poll(() => buildOf(page)).toBe(buildIn(folder));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  // The service worker names its build before it answers what is stored.
  await kept(page, "ready");
  await expect(note(page)).toBeHidden();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block", expected: /later-|Failed to load resource|WebAssembly/ });

  test("a chunk that the host no longer has announces a newer version", async ({ page, host, another }) => {
    host.gone = new RegExp(nameOf(/^later-.*wasm/));
    await openApp(page, "#/settings");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    // The host still has this build.
    await expect.poll(() => host.asked.filter((path) => path === "").length).toBe(2);
    await expect(note(page)).toBeHidden();
    host.change(another(/^later-.*wasm/, /^app-.*js/));
    await action(page, "fetch-again").click();
    await expect(note(page)).toBeVisible();
    await reload(page).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });
});
