// Shared by all browser tests: a server below a sub-path, a page whose errors fail the test, and helpers for the
// automation handles.
//
//     import { expect, openApp, square, test, tray } from "./support.mjs";
import { mkdirSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";
import axe from "axe-core";
import { serve } from "../../tools/serve.mjs";

export { expect };

/** A path below the root of the host, as on many static hosts. */
export const BASE = "/some/club/";

/**
 * Collects console warnings and errors, uncaught errors, violations of the content policy, failed requests and requests to
 * other hosts. Call this before the page is opened.
 */
export async function watch(page, { site, browserName }) {
  const complaints = [];
  page.on("console", (message) => {
    // The configuration blocks service workers on purpose.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    // A game may be left before its connection is up.
    if (/WebSocket is closed before the connection is established/.test(message.text())) return;
    // Firefox logs only this when a page is left while it is loading.
    if (browserName === "firefox" && message.text() === "Error") return;
    if (["error", "warning"].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts its requests, with the wording of Chromium or Firefox. A search is stopped by revoking a
    // blob (engine/worker.rs).
    const usual = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason) || request.url().startsWith("blob:");
    if (!usual) complaints.push(`${reason}: ${request.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(data|blob):/.test(url)) complaints.push(`request left the site: ${url}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`content policy: ${event.effectiveDirective} forbids ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  return complaints;
}

/** Fails the test for complaints that match no expected pattern. */
export const expectNoComplaints = (complaints, expected) =>
  expect(complaints.filter((complaint) => !expected?.test(complaint)), "errors on the page").toEqual([]);

export const test = base.extend({
  // Playwright's own fixture waits without a limit until all processes of the browser have gone. One that stays would keep
  // its worker, and so the whole run.
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await playwright[browserName].launch();
      await use(browser);
      const closed = browser.close().then(() => true);
      if (!(await Promise.race([closed, after(60_000, false, { ref: false })]))) console.warn(`outside of every test: ${browserName} did not close in a minute`);
    },
    { scope: "worker" },
  ],

  // One server for each Playwright worker process, on any free port.
  site: [
    async ({}, use) => {
      const site = await serve({ base: BASE });
      await use(site.url);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site),

  /** A pattern for errors that the test provokes on purpose: `test.use({ expected: /unreachable/ })`. */
  expected: [null, { option: true }],

  page: async ({ page, browserName, baseURL: site, expected }, use) => {
    const complaints = await watch(page, { site, browserName });
    await use(page);
    // Does not wait for requests that are still open.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expectNoComplaints(complaints, expected);
  },
});

/** Waits until the app is live; before that, the page shows only the first paint. */
export const expectLive = (page) => expect(page.locator("html")).toHaveAttribute("data-boot", "live");

/** Opens the app at a link ("#/play?fen=...") as a visitor does, and waits until it is live. */
export async function openApp(page, hash = "") {
  // Goes to a blank page first, because otherwise only the hash would change.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  // The app may change the address before the page has loaded, which would interrupt a wait for the load.
  await page.goto(`./${hash}`, { waitUntil: "commit" });
  await page.waitForLoadState();
  await expectLive(page);
  // Screens other than the game load a moment later.
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
}

/** Shows the computer's evaluation from the next page on; it is hidden by default. */
export const showEvaluation = (page) =>
  page.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.settings", "evaluation=shown"));

/** Stores an answer to the question whether one plays chess, from the next page on. */
export const answered = (page, skill) =>
  page.addInitScript((skill) => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.settings", `skill=${skill}`), skill);

/** The element with the state of the game: data-turn, data-thinking, data-result, data-fen. */
export const root = (page) => page.locator("[data-turn]").first();

/** A cell of the board: square(page, "e4"). */
export const square = (page, name) => page.locator(`[data-square="${name}"]`);

/** A prison or airfield, named by its owner: tray(page, "prison", "white"). */
export const tray = (page, kind, owner) => page.locator(`[data-tray="${kind}"][data-owner="${owner}"]`);

/** Pieces of one kind in a tray: pieceIn(tray(page, "prison", "white"), "n"). */
export const pieceIn = (tray, kind) => tray.locator(`[data-man="${kind}"]`);

/** A control: action(page, "undo"). */
export const action = (page, name) => page.locator(`[data-action="${name}"]`);

/** A switch of the rules, or a choice of board: rule(page, "pierce"), rule(page, "64"). */
export const rule = (page, word) => page.locator(`[data-switch="${word}"]`);

/** A choice in the open picker: choice(page, "pay", "n"), choice(page, "promote", "q"). */
export const choice = (page, what, kind) => page.getByRole("dialog").locator(`[data-${what}="${kind}"]`);

/** A move of the record, counted from 1. */
export const ply = (page, number) => page.locator(`[data-ply="${number}"]`);

/** The position shown, as FEN. */
export const fen = (page) => root(page).getAttribute("data-fen");

/** Waits until no engine thinks. */
export async function waitIdle(page, { timeout = 20_000 } = {}) {
  await expect(root(page)).toHaveAttribute("data-thinking", "false", { timeout });
}

/** Plays by taps: touch(page, square(page, "e2"), square(page, "e4")). */
export async function touch(page, ...targets) {
  for (const target of targets) await target.click();
}

/** Replaces the text of a field as a person does. (Firefox's driver cannot empty a number field by `fill`.) */
export async function write(field, text) {
  await field.press("ControlOrMeta+a");
  await (text === "" ? field.press("Delete") : field.pressSequentially(text));
}

/** Checks that axe-core finds nothing on the page in its present state. */
export async function expectNoAxeViolations(page) {
  // Evaluated through the debugger, which the page's content policy does not restrict.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(" ")}`).join("\n")}`);
  expect(found, "violations found by axe-core").toEqual([]);
  // axe-core finds this only while a small board shows the count of a full tray.
  await expect(page.locator(":is(a, button)[aria-label] .thumb"), "small boards in a link with a label of its own").toHaveCount(0);
}

/** The sizes at which a page must fit: phones, a tablet and desks. */
const SIZES = [[320, 568], [360, 640], [390, 844], [768, 1024], [1366, 768], [1440, 900]];

/**
 * Expects that at each size the open page does not scroll sideways and none of its parts (a selector) is cut off.
 * `PICTURES=/tmp/pictures` writes a picture of each size to that folder.
 */
export async function expectFits(page, name, parts) {
  const { PICTURES } = process.env;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${width}x${height}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${at} scrolls sideways by`).toBe(0);
    const cut = await page.locator(parts).evaluateAll((all) =>
      all.filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + 1).map((it) => it.outerHTML.slice(0, 120)));
    expect(cut, `${at}: cut off`).toEqual([]);
    if (!PICTURES) continue;
    mkdirSync(PICTURES, { recursive: true });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${PICTURES}/${name}-${at}-${colorScheme}.png`, fullPage: true });
    }
  }
}
