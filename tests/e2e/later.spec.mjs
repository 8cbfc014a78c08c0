// The other screens and the dialogs are in a later chunk; the home screen, live play and the puzzles are in others. The game
// does not wait for them, and the page reports if one is missing.
import { choose } from "./hands.mjs";
import { action, expect, expectLive, expectNoAxeViolations, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

const CHUNK = "**/later-*.wasm";
const CHUNK_NAME = /\/(later|puzzles)-\w+\.wasm$/;
const PUZZLES = "**/puzzles-*.wasm";
const ENGINE = /\/worker_loader\.js/;
const LIVE = "**/live-*.wasm";
/** What the screens of live play say on a site without a relay. */
const noRelay = (page) => page.getByText("This site cannot connect players");
const gone = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" });
const again = (page) => action(page, "fetch-again");

/** Opens a game, and refuses requests for the chunk. Waits until the idle page no longer requests it by itself. */
async function refuse(page) {
  await page.route(CHUNK, gone);
  const refused = page.waitForResponse(CHUNK);
  await openApp(page, "#/play");
  await refused;
}

test("a game can be played while the other screens never load", async ({ page }) => {
  await page.route(CHUNK, () => {}); // never answered
  await openApp(page, "#/play?game=hostage&white=human&black=engine&level=1");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(square(page, "e4")).toHaveAccessibleName(/pawn/i);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await waitIdle(page);
});

test("a screen loads on request", async ({ page }) => {
  const came = page.waitForResponse(CHUNK);
  await openApp(page, "#/rules");
  expect((await came).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

// All screens, and one that does not exist. A screen without the chunk must not share the connection with it.
const LATER = ["analysis", "bench", "embed", "findings", "friend", "learn", "library", "rules", "settings", "setup", "you", "nowhere"];
for (const address of [...LATER, "puzzles", "", "home", "lobby", "live", "play", "welcome"]) {
  const part = LATER.includes(address) ? "later" : address === "puzzles" ? address : undefined;
  test(`#/${address}: ${part ? `the chunk ${part} is requested once, and before the program runs` : "no chunk is requested before the program runs"}`, async ({ page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(...(CHUNK_NAME.exec(request.url())?.slice(1) ?? [])));
    let letGo;
    const program = new Promise((held) => page.route("**/app-*.wasm", (route) => held((letGo = () => route.continue()))));
    const early = part && page.waitForRequest(`**/${part}-*.wasm`);
    await page.goto(`./#/${address}`);
    await program;
    await early;
    if (!part) {
      // The program was requested after the first paint, as the chunk would have been.
      expect(await page.evaluate(() => globalThis.early)).toBeUndefined();
      expect(asked).toEqual([]);
    }
    await letGo();
    await expectLive(page);
    await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
    if (part) expect(asked.filter((name) => name === part)).toHaveLength(1);
    if (part === "later") expect(asked).toEqual([part]);
  });
}

test("the puzzles do not wait for the other screens, nor these for the puzzles", async ({ page }) => {
  await page.route(CHUNK, () => {}); // never answered
  await openApp(page, "#/puzzles");
  await expect(page.locator("[data-today]")).toBeVisible();
  await action(page, "daily").click();
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  await page.unroute(CHUNK);
  await page.route(PUZZLES, () => {}); // never answered
  await openApp(page, "#/rules");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("the engine waits for the screen, which a slow connection could not load beside it", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  let letGo;
  await page.route(PUZZLES, (route) => (letGo = () => route.continue()));
  await page.clock.install();
  await page.goto("./#/puzzles");
  await expectLive(page);
  await page.clock.runFor(10_000);
  expect(asked.filter((url) => ENGINE.test(url))).toEqual([]);
  const engine = page.waitForRequest(ENGINE);
  await letGo();
  await expect(page.locator(".puzzle-fill")).toBeVisible();
  await page.clock.runFor(10_000);
  await engine;
});

test("live play loads when one of its screens is opened, and not before", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const parts = () => asked.map((url) => /\/(live|later)-\w+\.wasm/.exec(url)?.[1]).filter(Boolean);
  const came = page.waitForResponse(CHUNK);
  await openApp(page, "#/play");
  await came;
  await page.evaluate(() => (location.hash = "#/rules"));
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(parts()).toEqual(["later"]);
  await page.evaluate(() => (location.hash = "#/friend"));
  await expect(page.getByRole("heading", { name: "Play a friend" })).toBeVisible();
  expect(parts()).toEqual(["later"]);
  await page.evaluate(() => (location.hash = "#/lobby"));
  await expect(noRelay(page)).toBeVisible();
  expect(parts()).toEqual(["later", "live"]);
});

test("live play does not wait for the other screens", async ({ page }) => {
  await page.route(CHUNK, () => {}); // never answered
  await openApp(page, "#/live?key=AqX7");
  await expect(page.locator("[data-live=problem]")).toBeVisible();
  await openApp(page, "#/lobby");
  await expect(noRelay(page)).toBeVisible();
});

test.describe("when the chunk is missing", () => {
  test.use({ expected: /later-|live-|puzzles-|Failed to load resource|WebAssembly/ });

  test("a screen says so, and loads when requested again", async ({ page }) => {
    await refuse(page);
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expectNoAxeViolations(page);
    const refused = page.waitForResponse(CHUNK);
    await again(page).click();
    await refused;
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(CHUNK);
    await again(page).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the screens of live play say so, and load when requested again", async ({ page }) => {
    await page.route(LIVE, gone);
    await openApp(page, "#/live?key=AqX7");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expectNoAxeViolations(page);
    await page.unroute(LIVE);
    await again(page).click();
    await expect(page.locator("[data-live=problem]")).toBeVisible();
    await expect(page.getByRole("alert")).not.toContainText("could not be loaded");
  });

  test("the puzzles say so, and load when requested again", async ({ page }) => {
    await page.route(PUZZLES, gone);
    await openApp(page, "#/puzzles");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expectNoAxeViolations(page);
    await page.unroute(PUZZLES);
    await again(page).click();
    await expect(page.locator("[data-today]")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("missing texts count as well, and load when requested again", async ({ page }) => {
    await page.route("**/later-*.txt", gone);
    await openApp(page, "#/settings");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/later-*.txt");
    await again(page).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });

  test("a dialog says so over the game, and opens when requested again", async ({ page }) => {
    await refuse(page);
    await choose(page, "new-game");
    await expect(page.locator("aside.lost").getByRole("alert")).toContainText("could not be loaded");
    await page.unroute(CHUNK);
    await again(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(again(page)).toHaveCount(0);
  });
});
