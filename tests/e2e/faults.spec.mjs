// A table of faults: the fault, its place, the message, and the way to continue. In each case the earlier game is still
// there and can be continued. Cases with their own tests are in broken, lacking, rough, stored and tabs.
import { expectFen, link } from "./hands.mjs";
import { expect, test } from "./host.mjs";
import { action, expectLive, openApp, square, touch, waitIdle } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const fault = (page) => page.getByRole("dialog", { name: "Something went wrong." });

/** Plays two moves of a game between two people, which are stored. */
async function begun(page) {
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"), square(page, "e7"), square(page, "e5"));
  await expect(plies(page)).toHaveCount(2);
}

/** Checks that the game is as it was left and can be continued. */
async function goesOn(page) {
  await page.goto("./");
  await expectLive(page);
  await action(page, "continue").click();
  await expect(plies(page)).toHaveCount(2);
  await touch(page, square(page, "g1"), square(page, "f3"));
  await expect(plies(page)).toHaveCount(3);
  await expect(fault(page)).toHaveCount(0);
}

/**
 * Broken browser features: the code that breaks one before the page starts, the address to open, the expected message,
 * and the time until it appears in milliseconds.
 */
const BROKEN = {
  "a database that never answers": [() => (IDBFactory.prototype.open = () => new EventTarget()), "#/library", "is not responding to requests for the library", 8_000],
  "a database that cannot be opened": [() => (IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }), "#/library", "does not let the page keep a library"],
  "a database that fails": [
    () => (IDBDatabase.prototype.transaction = () => { throw new DOMException("the disk is gone", "UnknownError"); }),
    "#/library",
    "The library could not be read or saved. Reload the page and try again. the disk is gone",
  ],
  "a clipboard that refuses": [() => (Clipboard.prototype.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))), "#/play", null],
  "sounds that cannot be made": [() => (window.AudioContext = class { constructor() { throw new Error("no sound"); } }), "#/play", null],
  "an address that cannot be changed": [() => (History.prototype.replaceState = History.prototype.pushState = () => { throw new DOMException("too often", "SecurityError"); }), link({ moves: "d2d4" }), null],
  "no estimate of the storage space": [() => (StorageManager.prototype.estimate = StorageManager.prototype.persist = () => Promise.reject(new Error("no"))), "#/settings", null],
  "no way to send a link": [() => (Navigator.prototype.share = () => Promise.reject(new DOMException("no", "AbortError"))), "#/play", null],
  "storage that takes nothing more": [() => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }), "#/play", "does not let this page save the game"],
};

for (const [what, [breaks, address, sentence, wait]] of Object.entries(BROKEN)) {
  test(`${what}: the page says so, and the game is still there`, async ({ page, context }) => {
    await begun(page);
    const other = await context.newPage();
    await other.addInitScript(breaks);
    if (wait) await other.clock.install();
    await other.goto(`./${address}`);
    await expectLive(other);
    if (wait) await other.clock.runFor(2 * wait);
    if (sentence) await expect(other.locator("#app")).toContainText(sentence);
    await expect(fault(other)).toHaveCount(0);
    // The game of a link can be played, or the earlier game continues.
    const linked = address.includes("?");
    if (linked) await touch(other, square(other, "d7"), square(other, "d5"));
    else await goesOn(other);
    await expect(plies(other)).toHaveCount(linked ? 2 : 3);
    await other.close();
    // In the first tab the game is as it was or as continued in the other tab, and is stored.
    const apart = linked || what.startsWith("storage");
    if (apart) await expect(plies(page)).toHaveCount(2);
    if (apart) await touch(page, square(page, "g1"), square(page, "f3"));
    await expect(plies(page)).toHaveCount(3);
    await page.reload();
    await expectLive(page);
    await expect(plies(page)).toHaveCount(3);
  });
}

/** Files that come late or damaged: the address that needs them, the message, and the button that loads them again. */
const FILES = {
  "the later screens": [/^later-.*wasm/, "#/settings", "could not be loaded", "fetch-again"],
  "the screens of live play": [/^live-.*wasm/, "#/lobby", "could not be loaded", "fetch-again"],
  "the lobby": [/^lobby-.*wasm/, "#/lobby", "could not be loaded", "fetch-again"],
  "the functions that both use": [/^shared-later-live.*wasm/, "#/friend", "could not be loaded", "fetch-again"],
  "the puzzles": [/^puzzles\//, "#/puzzles", /could not be loaded|cannot be read/, "retry"],
};
const WRONG = {
  "are missing": (response) => response.writeHead(404, { "Content-Type": "text/html" }).end("gone"),
  "are replaced by a page of the host": (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Welcome to our host</title>"),
  "are empty": (response) => response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(""),
  "break off": (response) => {
    response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": 100_000 });
    response.write("half");
    return setTimeout(() => response.destroy(), 50);
  },
};

test.describe("files", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "other browsers use their cache from the previous game");
  test.use({ expected: /Failed to load|Failed to fetch|WebAssembly|later-|live-|lobby-|shared-|puzzles|ERR_|NS_|404|module script|MIME/ });

  for (const [file, [pattern, address, sentence, again]] of Object.entries(FILES)) {
    for (const [how, wrong] of Object.entries(WRONG)) {
      test(`${file} ${how}: the page says so and can load them again, and the game is still there`, async ({ page, host }) => {
        await begun(page);
        host.answer = (path, response) => pattern.test(path) && (wrong(response), true);
        await page.goto("about:blank");
        await page.goto(`./${address}`);
        await expect(page.locator("html")).toHaveAttribute("data-boot", /live|failed/);
        await expect(action(page, again)).toBeVisible();
        await expect(page.locator("main")).toContainText(sentence);
        host.answer = null;
        await action(page, again).click();
        await expect(action(page, again)).toHaveCount(0);
        await goesOn(page);
      });
    }
  }
});

test("a frozen page continues where it stopped", async ({ page, context, browserName }) => {
  test.skip(browserName !== "chromium", "pages are frozen through Chromium's DevTools protocol");
  await openApp(page, "#/play?game=hostage&white=human&black=engine&level=1");
  const debug = await context.newCDPSession(page);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await debug.send("Page.setWebLifecycleState", { state: "frozen" });
  await debug.send("Page.setWebLifecycleState", { state: "active" });
  await expect(plies(page)).toHaveCount(2);
  await waitIdle(page);
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(plies(page)).toHaveCount(4);
});

/** A random number generator with a fixed seed. */
function numbers(seed) {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

test.describe("random sequences", () => {
  test.slow();
  // Leaving a page aborts its requests.
  test.use({ expected: /Failed to fetch/ });

  test("of taps, drags and keys: nothing breaks, and the shown position is the stored one", async ({ page }) => {
    const below = numbers(1);
    await openApp(page, link({ white: "human", black: "engine", level: 1 }));
    const { x, y, width, height } = await page.locator(".board").boundingBox();
    const point = () => [x - 40 + below(width + 80), y - 40 + below(height + 80)];
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "Escape", "f", "h", "c", "Tab", "Home", "End", "Backspace", "Delete"];
    for (let deed = 0; deed < 120; deed++) {
      const kind = below(4);
      if (kind === 0) await page.keyboard.press(keys[below(keys.length)]);
      else if (kind === 1) {
        await page.mouse.move(...point());
        await page.mouse.down({ button: below(5) === 0 ? "right" : "left" });
        await page.mouse.move(...point(), { steps: 2 });
        await page.mouse.up();
      } else await page.mouse.click(...point());
    }
    await expect(fault(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.goto("./#/play");
    await waitIdle(page);
    const shown = await page.locator("[data-fen]").first().getAttribute("data-fen");
    await page.reload();
    await expectLive(page);
    await waitIdle(page);
    await expectFen(page, shown);
  });

  test("of history and addresses: nothing breaks, and the game is there", async ({ page }) => {
    const below = numbers(3);
    await begun(page);
    const addresses = ["#/play", "#/analysis", "#/setup", "#/rules", "#/learn", "#/puzzles", "#/library", "#/settings", "#/welcome", "#/nowhere", "#/play?fen=x"];
    await page.evaluate(
      async ([addresses, order]) => {
        // The history has enough entries, so that going back never leaves the site.
        for (let entry = 0; entry < 45; entry++) location.hash = addresses[entry % 8];
        for (const number of order) {
          if (number % 3 === 0) history.back();
          else if (number % 3 === 1) history.forward();
          else location.hash = addresses[number % addresses.length];
          if (number % 5 === 0) await new Promise((done) => setTimeout(done, 5));
        }
      },
      [addresses, Array.from({ length: 120 }, () => below(1000))],
    );
    await expect(fault(page)).toHaveCount(0);
    await goesOn(page);
  });

  test("of window sizes: nothing breaks, and the board fits", async ({ page }) => {
    const below = numbers(4);
    await begun(page);
    for (let change = 0; change < 40; change++) await page.setViewportSize({ width: 240 + below(1600), height: 240 + below(1000) });
    await page.setViewportSize({ width: 360, height: 640 });
    const { x, width } = await page.locator(".board").boundingBox();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    await expect(fault(page)).toHaveCount(0);
    await goesOn(page);
  });
});
