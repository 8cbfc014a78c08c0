// Browsers translate a page by replacing its texts with <font> elements, and repeat this after every change. The
// translator of these tests keeps the words, so a translated page must show the same text as a plain one at every step.
import { link } from "./hands.mjs";
import { THREE, importFile, inEntry } from "./library.mjs";
import { action, expect, openApp, square, test, touch } from "./support.mjs";

/** Ways to replace a text with an element. */
const WAYS = ["replaced", "put before, then removed", "put after, then removed", "moved into it"];

/** A translator that keeps the words. */
function translator(way) {
  const wrap = (text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("font, [translate=no], script, style, title, textarea")) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    if (way === "moved into it") {
      parent.insertBefore(outer, text);
      inner.append(text);
      return;
    }
    inner.textContent = text.data;
    if (way === "replaced") return text.replaceWith(outer);
    if (way.startsWith("put after")) text.after(outer);
    else parent.insertBefore(outer, text);
    text.remove();
  };
  const walk = (node) => {
    const found = [];
    if (node.nodeType === Node.TEXT_NODE) found.push(node);
    else for (const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT); texts.nextNode(); ) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, type, target } of records) for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) walk(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  walk(document.body);
}

/** The text of the page, once it no longer changes. */
const says = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let wait;
        const rest = () => (watch.disconnect(), done(document.body.innerText.replace(/\s+/g, " ").replace(/[\d.,]+ [kM]B/g, "some kB").trim()));
        const begin = () => (clearTimeout(wait), (wait = setTimeout(rest, 150)));
        const watch = new MutationObserver(begin);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        begin();
      }),
  );

const key = (name) => (page) => page.keyboard.press(name);
const press = (name) => (page) => action(page, name).first().click();
const taps = (...names) => (page) => touch(page, ...names.map((name) => square(page, name)));
const answers = (page) => page.getByRole("dialog").locator(".choice").first().click();
const go = (address) => async (page) => {
  await page.evaluate((address) => (location.hash = address), address);
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
};

const chooses = (text) => (page) => page.locator("main label", { hasText: text }).first().click();

/** Walks through the page: an address, the steps, and an element to wait for. */
const WALKS = {
  "a game": [link({}), [taps("e2", "e4"), taps("e7", "e5"), taps("e1", "e5"), key("l"), key("w"), key("t"), press("take-back"), taps("d7", "d5"), taps("e4", "d5"), taps("d8", "d5"), key("Escape"), press("resign"), press("resign"), press("more"), key("Escape"), press("analyse")]],
  "prisons and airfields": [link({ fen: "4k3/8/8/8/8/8/8/4K3[N#qn] w - - 0 1" }), [taps("e1", "e2"), taps("e8", "e7"), taps("e2", "e3"), press("more"), key("Escape"), key("?"), key("Escape")]],
  takeover: [link({ game: "takeover-41" }), [taps("e2", "e4"), taps("e7", "e5"), key("w"), key("l"), press("resign"), press("resign")]],
  "the hole": [link({ game: "hole" }), [taps("e2", "e4"), taps("e7", "e5"), key("w"), key("l"), press("resign"), press("resign")]],
  messenger: [link({ game: "messenger" }), [taps("e2"), answers, taps("e7"), answers, key("w"), key("l"), press("resign"), press("resign")]],
  "set up": ["#/setup", [taps("e2"), key("x"), taps("e2", "d2"), key("ArrowLeft"), key("ArrowRight"), (page) => page.locator("[data-man=q]").first().click(), taps("e4", "e5", "e6"), key("Escape")]],
  settings: ["#/settings", [chooses("High contrast"), chooses("Figurines"), chooses("Deutsch"), go("#/rules"), go(link({})), taps("e2", "e4"), go("#/settings"), chooses("English"), go("#/play"), taps("e7", "e5")]],
  analysis: [link({ screen: "analysis", moves: ["e2e4", "e7e5", "g1f3"] }), [key("ArrowLeft"), key("ArrowLeft"), taps("d2", "d4"), key("c"), key("Escape"), key("d"), key("b"), key("Home"), key("End"), (page) => page.locator("[data-tab=threats]").click(), (page) => page.locator("[data-tab=moves]").click()], ".book"],
  library: ["#/library", [(page) => importFile(page, THREE), (page) => action(page, "search").fill("zzz"), (page) => action(page, "search").fill(""), (page) => action(page, "select").first().check({ force: true }), (page) => inEntry(page, "Ada – Bob", "rename"), (page) => action(page, "name").fill("Renamed"), key("Enter"), (page) => inEntry(page, "Renamed", "delete"), press("undo")], ".tally"],
  "a lesson": ["#/learn?lesson=hostage-prisons", [key("h"), key("h"), key("Escape"), go("#/learn"), go("#/learn?lesson=hostage-paying"), go("#/learn")]],
  puzzles: ["#/puzzles?daily", [key("?"), key("Escape"), press("show"), go("#/learn"), go("#/puzzles?daily")], "[data-puzzle]"],
  "every screen": ["#/welcome", ["#/learn", "#/puzzles?daily", "#/analysis", "#/setup", "#/library", "#/rules", "#/settings", "#/friend", "#/lobby", "#/play", "#/nowhere", "#/welcome"].map(go)],
};

/** Opens the page of a walk in a context of its own, translated or not. */
async function begin(browser, baseURL, [address, , ready], way) {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !/Service Worker/.test(message.text()) && wrong.push(message.text()));
  await openApp(page, address);
  // Some screens load a moment later.
  if (ready) await expect(page.locator(ready).first()).toBeVisible();
  if (way) await page.evaluate(translator, way);
  const end = async () => {
    await expect(page.locator("#fault[open]")).toHaveCount(0);
    await context.close();
    expect(wrong).toEqual([]);
  };
  return [page, end];
}

for (const [name, path] of Object.entries(WALKS)) {
  // Two walks try every way; one way is enough for the other walks.
  for (const way of ["a game", "every screen"].includes(name) ? WAYS : WAYS.slice(0, 1)) {
    test(`a translated page shows the same text as a plain one: ${name}, texts ${way}`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000);
      const [plain, endPlain] = await begin(browser, baseURL, path);
      const [translated, end] = await begin(browser, baseURL, path, way);
      const said = new Set();
      for (const [number, step] of [() => {}, ...path[1]].entries()) {
        for (const page of [plain, translated]) await step(page);
        // Either page may still be loading something.
        await expect(async () => {
          const text = await says(plain);
          expect(await says(translated), `${way}, step ${number}`).toBe(text);
          said.add(text);
        }).toPass({ timeout: 15_000 });
      }
      // The walk must show different texts, or it tests nothing.
      expect(said.size).toBeGreaterThan(path[1].length / 3);
      expect(await translated.locator("font").count()).toBeGreaterThan(5);
      await endPlain();
      await end();
    });
  }
}

test("a translated page says once whose turn it is", async ({ page }) => {
  await openApp(page, link({}));
  await page.evaluate(translator, "replaced");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(page.locator(".panel")).toContainText("Black");
  const turn = (side) => page.locator("#app").getByText(`${side}’s turn`);
  await expect(page.locator("#app")).not.toContainText(/White.s turn/);
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(page.locator("#app")).not.toContainText(/Black.s turn/);
  await expect(turn("Black")).toHaveCount(0);
});
