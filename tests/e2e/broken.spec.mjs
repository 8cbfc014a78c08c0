// Browsers that forbid features, and hosts that fail: the page reports the problem, and all other functions work.
import { readFile } from "node:fs/promises";
import { choose, link, words } from "./hands.mjs";
import { expect, kept, nameOf, test } from "./host.mjs";
import { action, expectNoAxeViolations, openApp, square, touch, waitIdle } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const offline = (page) => page.locator(".offline");
const fault = (page) => page.getByRole("dialog", { name: "Something went wrong." });
const AGAINST = "#/play?game=hostage&white=human&black=engine&level=1";
const playOne = async (page) => {
  await openApp(page, AGAINST);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(plies(page)).toHaveCount(2);
};

test.slow();

test("a browser that forbids all storage: a game can be played, and every screen says what it cannot store", async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = { get: () => { throw new DOMException("forbidden", "SecurityError"); } };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(window, name, forbidden);
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
  });
  // Nothing is known of the reader, so the bare address welcomes.
  await openApp(page);
  await expect(page.locator("main.welcome")).toBeVisible();
  await openApp(page, link({}));
  const unstored = page.locator(".unstored");
  await expect(unstored).toContainText("does not let this page save the game");
  await playOne(page);
  await expect(unstored).toBeVisible();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([page.waitForEvent("download"), unstored.locator('[data-action="export-everything"]').click()]);
  expect(await readFile(await download.path(), "utf8")).toMatch(/1\. e4 \S/);
  await openApp(page, "#/library");
  await expect(page.locator("main")).toContainText("does not let the page keep a library");
  await openApp(page, "#/settings");
  await expect(offline(page)).toContainText("this browser does not let the page keep its files", { useInnerText: true });
  await openApp(page, "#/puzzles?daily");
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  await openApp(page, "#/learn");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("over http, or if the browser refuses: the page works, and Settings says why it does not work offline", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
    Object.defineProperty(window, "isSecureContext", { value: false });
  });
  await playOne(page);
  await openApp(page, "#/settings");
  await expect(offline(page)).toContainText("over https only", { useInnerText: true });
});

test("a refused service worker: the page works, and Settings says so", async ({ page }) => {
  await page.addInitScript(() => globalThis.ServiceWorkerContainer && (ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("refused", "SecurityError"))));
  await playOne(page);
  await openApp(page, "#/settings");
  await expect(offline(page)).toContainText("could not be saved", { useInnerText: true });
});

test.describe("no space for the files", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "the quota is set through Chromium's DevTools protocol");

  test("the page works, and Settings says so", async ({ page, context, host }) => {
    const debug = await context.newCDPSession(page);
    await debug.send("Storage.overrideQuotaForOrigin", { origin: new URL(host.url).origin, quotaSize: 200_000 });
    await openApp(page, "#/settings");
    await expect(offline(page)).toContainText("could not be saved", { useInnerText: true });
    await playOne(page);
  });
});

test.describe("a host with wrong content types", () => {
  test.use({ expected: /MIME/ });

  for (const type of ["text/plain", "application/octet-stream"]) {
    test(`everything but pages, scripts and style sheets is sent as ${type}`, async ({ page, host }) => {
      host.types = (path) => (/\.(wasm|woff2|webmanifest|txt|svg)(\?|$)/.test(path) ? type : null);
      await openApp(page, "#/rules");
      await playOne(page);
      await kept(page);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
      expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
      // Stored files are served with the right type.
      const sent = await page.evaluate(async (name) => (await fetch(name)).headers.get("content-type"), `./${nameOf(/^later-.*wasm/)}`);
      expect(sent).toBe("application/wasm");
    });
  }
});

/** The message for a slow start appears, and not too early. */
async function late(page) {
  const sentence = page.locator(".late");
  const waits = await sentence.evaluate((sentence) => {
    const { visibility } = getComputedStyle(sentence);
    const animations = sentence.getAnimations();
    for (const animation of animations) animation.currentTime = 15_001;
    return { visibility, animations: animations.length };
  });
  // Without the style sheet the message is visible from the beginning.
  expect([{ visibility: "hidden", animations: 1 }, { visibility: "visible", animations: 0 }]).toContainEqual(waits);
  await expect(sentence).toContainText("reload the page");
  await expect(sentence).toBeVisible();
}

test.describe("a host that lacks a style sheet", () => {
  test.use({ serviceWorkers: "block", expected: /Failed to load resource|404/ });

  test("the screen is shown and a new version looked for; the next visit loads the sheet", async ({ page, host }) => {
    host.gone = /^findings\.css/;
    await openApp(page, "#/rules");
    await page.evaluate(() => addEventListener("missing", () => (window.missed = (window.missed ?? 0) + 1)));
    const go = (screen) => page.evaluate((screen) => (location.hash = screen), `#/${screen}`);
    const sheets = page.locator("link[data-sheet=findings]");
    await go("findings");
    await expect(page.locator("main.findings")).toBeVisible();
    await expect(sheets).toHaveCount(0);
    expect(await page.evaluate(() => window.missed)).toBe(1);
    host.gone = null;
    await go("rules");
    await expect(page.locator("main.findings")).toHaveCount(0);
    // While the sheet is loading, the screen waits, also if it is opened a second time.
    let send;
    const sent = new Promise((resolve) => (send = resolve));
    await page.route(/findings\.css/, async (route) => (await sent, route.continue()));
    await go("findings");
    await expect(sheets).toHaveCount(1);
    await go("rules");
    await go("findings");
    await expect(page.locator("main[aria-busy=true]")).toHaveCount(1);
    send();
    await expect(page.locator("main.findings")).toBeVisible();
    await expect(sheets).toHaveCount(1);
    expect(await sheets.evaluate(({ sheet }) => sheet.cssRules.length)).toBeGreaterThan(0);
  });
});

test.describe("a host that fails", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch|WebAssembly|worker|later-|app-|words-|ERR_|NS_ERROR|404/ });

  /** Breaks the connection in the middle of each matching file. */
  const breakOff = (host, pattern) =>
    (host.answer = (path, response) => {
      if (!pattern.test(path)) return false;
      response.writeHead(200, { "Content-Type": "application/wasm", "Content-Length": 500_000 });
      response.write(Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
      return setTimeout(() => response.destroy(), 50);
    });

  test("in the middle of the app: a panel says so, and a reload helps", async ({ page, host }) => {
    breakOff(host, /^app-.*wasm/);
    await page.goto("./");
    await expect(fault(page)).toContainText("The game could not start.");
    host.answer = null;
    await fault(page).getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
  });

  test("in the middle of a later chunk: the page says so and can load it again; the game continues", async ({ page, host }) => {
    breakOff(host, /^later-/);
    await playOne(page);
    await choose(page, "new-game");
    await expect(page.locator("aside.lost").getByRole("alert")).toContainText("could not be loaded");
    host.answer = null;
    await action(page, "fetch-again").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("in the middle of the engine: the page says so and can load it again", async ({ page, host }) => {
    breakOff(host, /^worker_bg/);
    await openApp(page, AGAINST);
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(words(page)).toContainText(/could not move/i);
    host.answer = null;
    await action(page, "move-now").click();
    await expect(plies(page)).toHaveCount(2);
    await waitIdle(page);
  });

  for (const [what, gone] of [["the script that starts the app", /^boot-/], ["every file of an old page", /^(?!$|index)/]]) {
    test(`${what} is missing: after a while the page says what to do, without any script`, async ({ page, host }) => {
      host.gone = gone;
      await page.goto("./#/play?level=2");
      await late(page);
      host.gone = null;
      await page.locator(".late a").click();
      await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
      await expect(page.locator(".late")).toHaveCount(0);
    });
  }

  test("the script that runs before the first paint is missing: a panel says so", async ({ page, host }) => {
    host.gone = /^first-/;
    await page.goto("./");
    await expect(fault(page)).toContainText("The game could not start.");
    host.gone = null;
    await fault(page).getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
  });

  for (const [what, never] of [["wasm", /^app-.*wasm/], ["texts", /^words-/]]) {
    test(`the ${what} never arrive: the page says so, and a reload keeps the address`, async ({ page, host }) => {
      host.answer = (path) => never.test(path);
      await page.goto("./#/play?game=hostage&moves=e2e4_e7e5", { waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-boot", "loading");
      await late(page);
      host.answer = null;
      await page.locator(".late a").click();
      await expect(plies(page)).toHaveCount(2);
    });
  }

  test("the texts of a language are missing: another language is used", async ({ page, host }) => {
    host.gone = /^words-de/;
    await openApp(page, "#/rules?lang=de");
    await expect(page.getByRole("link", { name: "Rules", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("all texts are missing: a panel says so", async ({ page, host }) => {
    host.gone = /^words-/;
    await page.goto("./");
    await expect(fault(page)).toContainText("The game could not start.");
    await fault(page).getByText("Details").click();
    await expect(fault(page)).toContainText(/words-en-.*404/);
  });

  test("an embedded board whose later chunk is missing says so", async ({ page, host }) => {
    host.gone = /^later-/;
    await page.goto("./#/embed?game=hostage&moves=e2e4");
    await expect(fault(page)).toContainText("could not be loaded");
  });
});
