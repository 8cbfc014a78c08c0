// A host sends a damaged file once and declares it valid for a year. The page repairs the cached copy by itself, and it
// stays repaired.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { study } from "./analysis.mjs";
import { choose, link } from "./hands.mjs";
import { DIST, expect, test } from "./host.mjs";
import { action, expectLive, square, touch } from "./support.mjs";

test.slow();
// The browser may log anything about damaged files; only the page's behaviour counts.
test.use({ serviceWorkers: "block", expected: /./ });

const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };
const TYPES = { js: "text/javascript", css: "text/css", txt: "text/plain", wasm: "application/wasm", woff2: "font/woff2" };

/** Kinds of damage: the content to send and its headers. */
const DAMAGES = {
  half: (content, type) => [content.subarray(0, content.length / 2), { "Content-Type": type }],
  empty: (_, type) => [Buffer.from(""), { "Content-Type": type }],
  "an error page": () => [Buffer.from("<!doctype html><h1>Try again later</h1>"), { "Content-Type": "text/html" }],
  "of a wrong type": (content) => [content, { "Content-Type": "image/png", "X-Content-Type-Options": "nosniff" }],
};

/** Damages the first answer for a file; later answers are right. Returns the list of requests for it. */
function damage(host, look, how) {
  const asked = [];
  host.answer = (path, response) => {
    const [name] = path.split("?");
    if (!look.test(name)) return false;
    asked.push(path);
    if (asked.length > 1) return false;
    const content = readFileSync(join(DIST, name));
    const type = TYPES[name.split(".").pop()];
    if (how === "breaking off") {
      response.writeHead(200, { ...FOR_EVER, "Content-Type": type, "Content-Length": content.length });
      response.write(content.subarray(0, content.length / 2));
      setTimeout(() => response.destroy(), 50);
      return true;
    }
    const [sent, headers] = DAMAGES[how](content, type);
    response.writeHead(200, { ...FOR_EVER, ...headers, "Content-Length": sent.length }).end(sent);
    return true;
  };
  return asked;
}

const stands = async (page) => {
  await expectLive(page);
  // Without the style sheet, the tab of a phone stands there for a moment too.
  await expect(page.getByRole("link", { name: "Play", exact: true }).last()).toBeVisible();
  await expect.poll(() => page.evaluate(() => [typeof reader, typeof guarded, getComputedStyle(document.documentElement).getPropertyValue("--whole")])).toEqual(["object", "boolean", "1"]);
  await expect(page.locator(".late")).toHaveCount(0);
};
const face = async (page) => {
  await expectLive(page);
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("loaded");
};
const settings = (page) => expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
/** The site of these tests has no relay. */
const lobby = (page) => expect(page.getByText("This site cannot connect players")).toBeVisible();
const friend = (page) => expect(page.getByRole("heading", { name: "Play a friend" })).toBeVisible();
const answers = async (page) => {
  await expectLive(page);
  if ((await page.locator("[data-ply]").count()) === 0) await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(page.locator("[data-ply]")).toHaveCount(2, { timeout: 45_000 });
};
const begins = async (page) => {
  await expectLive(page);
  await expect(page.locator("[data-ply]")).toHaveCount(1, { timeout: 45_000 });
};
const picture = async (page) => {
  await expectLive(page);
  await choose(page, "share");
  await Promise.all([page.waitForEvent("download"), action(page, "picture-png").click()]);
};
const puzzle = (page) => expect(page.locator("[data-puzzle]")).toBeVisible();
const openings = async (page) => {
  await expectLive(page);
  // The explorer remembers that it was switched on.
  if ((await action(page, "explorer").getAttribute("aria-pressed")) === "false") await action(page, "explorer").click();
  await expect(page.locator("[data-explorer]").first()).toBeVisible();
};

const AGAINST = "#/play?game=hostage&white=human&black=engine&level=1";
/** Cases: the file, the address that needs it, a check that it works, and the kinds of damage. */
const TABLE = {
  "the script before the first paint": [/^first-/, "#/play", stands, ["half", "an error page", "empty", "of a wrong type", "breaking off"]],
  "the crash script": [/^fault-/, "#/play", stands, ["half", "an error page", "empty"]],
  "the script that starts the app": [/^boot-/, "#/play", stands, ["half", "an error page", "empty", "of a wrong type"]],
  "the style sheet": [/^styles-/, "#/play", stands, ["half", "an error page", "empty", "of a wrong type"]],
  "the font": [/^figtree/, "#/play", face, ["half", "an error page"]],
  "the app's script": [/^app-\w+\.js$/, "#/play", stands, ["half", "an error page", "empty", "of a wrong type"]],
  "the app's wasm": [/^app-\w+_bg\.wasm$/, "#/play", stands, ["half", "an error page", "empty", "breaking off"]],
  "the texts": [/^words-en/, "#/play", stands, ["half", "an error page", "empty"]],
  "the later texts": [/^later-en/, "#/settings", settings, ["half", "an error page"]],
  "the later wasm chunk": [/^later-\w+\.wasm$/, "#/settings", settings, ["half", "an error page", "empty"]],
  "live play": [/^live-\w+\.wasm$/, "#/lobby", lobby, ["half", "an error page", "empty"]],
  "the lobby": [/^lobby-\w+\.wasm$/, "#/lobby", lobby, ["half", "an error page", "empty"]],
  "the code that both use": [/^shared-later-live-\w+\.wasm$/, "#/friend", friend, ["half", "an error page"]],
  "the engine's first script": [/^worker_loader/, AGAINST, answers, ["half", "an error page"]],
  "the engine's script": [/^worker\.js/, AGAINST, answers, ["half", "empty"]],
  "the engine": [/^worker_bg/, AGAINST, answers, ["half", "an error page"]],
  "the net of another game": [/^net-hole/, "#/play?game=hole&white=engine&black=human&level=1", begins, ["half", "an error page", "empty", "breaking off"]],
  "the script for pictures": [/^picture/, link({ moves: ["e2e4"] }), picture, ["half", "an error page"]],
  "the list of puzzles": [/^puzzles\/shelves/, "#/puzzles?daily", puzzle, ["half", "an error page"]],
  "the puzzles": [/^puzzles\/hostage/, "#/puzzles?daily", puzzle, ["half", "an error page"]],
  "the openings": [/^explorer\//, study({ moves: [] }), openings, ["half", "an error page"]],
};

for (const [what, [look, address, works, ways]] of Object.entries(TABLE)) {
  for (const how of ways) {
    test(`${what}: ${how}`, async ({ page, host }) => {
      const asked = damage(host, look, how);
      await page.goto(`./${address}`);
      await works(page);
      expect(asked.length).toBeGreaterThan(1);
      // The damaged copy is gone from the browser's cache.
      host.answer = null;
      await page.reload();
      await works(page);
    });
  }
}

test("all scripts of the page at once: the link that needs no script leads to a page that repairs them", async ({ page, host }) => {
  const begun = new Set();
  host.answer = (path, response) => {
    const damaged = /^(first|fault|boot)-/.test(path) && !begun.has(path);
    begun.add(path);
    return damaged && response.writeHead(200, { ...FOR_EVER, "Content-Type": "text/html" }).end("<h1>Please log in</h1>");
  };
  await page.goto("./#/play");
  const sentence = page.locator(".late");
  await sentence.evaluate((sentence) => sentence.getAnimations().forEach((animation) => animation.finish()));
  await sentence.getByRole("link").click();
  await stands(page);
});
