// What every browser test shares: a server of its own below a sub-path, a page on which nothing may go wrong unnoticed, and the
// names of the handles for automation.
//
//     import { expect, openApp, square, test, tray } from "./support.mjs";
import { test as base, expect } from "@playwright/test";
import axe from "axe-core";
import { serve } from "./server.mjs";

export { expect };

/** Not at the root of its host, as on many static hosts. */
export const BASE = "/some/club/";

export const test = base.extend({
  // One server for each of Playwright's processes, at any free port.
  site: [
    async ({}, use) => {
      const site = await serve({ base: BASE });
      await use(site.url);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site),

  /** What a test provokes: complaints that match are let pass. `test.use({ expected: /unreachable/ })` */
  expected: [null, { option: true }],

  // Fails the test for an error or warning in the console, an uncaught error, a breach of the content policy, a failed request, or one
  // that leaves the site.
  page: async ({ page, browserName, baseURL: site, expected }, use) => {
    const complaints = [];
    page.on("console", (message) => {
      // That service workers are blocked is what the configuration asks for.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      // A page that is left in the middle of something makes Firefox say this and no more.
      if (browserName === "firefox" && message.text() === "Error") return;
      if (["error", "warning"].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error}`));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page ends what it still loads, in the words of Chromium or Firefox; a search is stopped by taking a file away (engine/worker.rs).
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
    await use(page);
    // What is still on its way to a page that is done with is not waited for.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const unexpected = complaints.filter((complaint) => !expected?.test(complaint));
    expect(unexpected, "what went wrong on the page").toEqual([]);
  },
});

/** The program is there: before, what stands on the page is a picture of it. */
export const expectLive = (page) => expect(page.locator("html")).toHaveAttribute("data-boot", "live");

/** Opens the app at a link ("#/play?fen=...") as a visitor does, and waits until it is live. */
export async function openApp(page, hash = "") {
  // The same page with another hash would only be a change of hash: a link opens a page of its own.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(`./${hash}`);
  await expectLive(page);
  // Screens beside the game come a moment later.
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
}

/** What the computer thinks of the game is hidden unless that is set: from the next page on it is shown. */
export const showEvaluation = (page) =>
  page.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.settings", "evaluation=shown"));

/** The element that tells the state of the game: data-turn, data-thinking, data-result, data-fen. */
export const root = (page) => page.locator("[data-turn]").first();

/** A cell of the board: square(page, "e4"). */
export const square = (page, name) => page.locator(`[data-square="${name}"]`);

/** A prison or airfield, named by whose it is: tray(page, "prison", "white"). */
export const tray = (page, kind, owner) => page.locator(`[data-tray="${kind}"][data-owner="${owner}"]`);

/** One kind of man in a tray: pieceIn(tray(page, "prison", "white"), "n"). */
export const pieceIn = (tray, kind) => tray.locator(`[data-man="${kind}"]`);

/** A control: action(page, "undo"). */
export const action = (page, name) => page.locator(`[data-action="${name}"]`);

/** A switch of the rules, or one of the boards: rule(page, "pierce"), rule(page, "64"). */
export const rule = (page, word) => page.locator(`[data-switch="${word}"]`);

/** A choice in the open picker: choice(page, "pay", "n"), choice(page, "promote", "q"). */
export const choice = (page, what, kind) => page.getByRole("dialog").locator(`[data-${what}="${kind}"]`);

/** A turn of the record, counted from 1. */
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

/** Writes into a field as a person does: what stood there goes. (Firefox's driver cannot empty a field for numbers by `fill`.) */
export async function write(field, text) {
  await field.press("ControlOrMeta+a");
  await (text === "" ? field.press("Delete") : field.pressSequentially(text));
}

/** axe-core finds nothing on the page as it is now. */
export async function expectNoAxeViolations(page) {
  // Evaluated by the debugger, which the page's content policy does not bind.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(" ")}`).join("\n")}`);
  expect(found, "what axe-core finds").toEqual([]);
}
