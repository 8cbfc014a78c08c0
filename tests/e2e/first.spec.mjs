// The first paint from index.html: the first screen in the reader's language, with the same texts in the same places as
// in the app.
import { expectFen, START } from "./hands.mjs";
import { expect, expectNoAxeViolations, test } from "./support.mjs";

const LIVE = ["html", "data-boot", "live"];

/** Opens a page whose app does not start until the returned function is called. */
async function open(page, address = "./") {
  let letGo;
  const wait = new Promise((done) => (letGo = done));
  await page.route("**/app-*.wasm", async (route) => {
    await wait;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifted = 0;
    window.largest = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => window.largest.push(...list.getEntries().map(({ startTime, size }) => ({ startTime, size })))).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("header h1")).toHaveText(/Chess|チェス/);
  await expect(page.locator("html:not([data-first])[data-boot=loading]")).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    letGo();
    await expect(page.locator(LIVE[0])).toHaveAttribute(LIVE[1], LIVE[2]);
    await expect(page.locator(".first-paint")).toHaveCount(0);
  };
}

/** Texts and places of the visible elements. */
const seen = (page, selectors) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const words = /board|tray$|panel|player|scoresheet|words|controls/.test(selector) ? "" : element.textContent.replace(/\s+/g, "");
          return { selector, words, box: [x, y, width, height] };
        }),
      ),
    selectors,
  );

function expectSame(before, after) {
  expect(after.map(({ selector, words }) => [selector, words])).toEqual(before.map(({ selector, words }) => [selector, words]));
  for (const [index, { selector, words, box }] of before.entries()) {
    const moved = box.map((place, side) => Math.abs(place - after[index].box[side]));
    expect(Math.max(...moved), `${selector} ${words}: ${box} became ${after[index].box}`).toBeLessThanOrEqual(1);
  }
}

const WELCOME = ["header", ".logo", "h1", "nav a", ".welcome h2", ".welcome h2 > *", ".pitch > p", ".door strong", ".door small", ".door", ".skills span", ".demo .board-frame", ".demo .tray", ".demo .heading span", ".demo li", ".other-games h3", ".other-game strong", ".other-game small"];
const PLAY = ["header", "nav a", ".board", ".tray", ".heading span", ".panel", ".player", ".scoresheet", ".words", ".controls"];

for (const [locale, language, headline] of [["en-GB", "en", "Captured pieces are hostages."], ["de-AT", "de", "Geschlagene Figuren sind Geiseln."], ["pt-PT", "pt-BR", "Peças capturadas viram reféns."], ["ja", "ja", "取られた駒は、人質になる。"]]) {
  for (const [width, height] of [[360, 640], [1440, 900]]) {
    test.describe(`${language} at ${width}x${height}`, () => {
      test.use({ locale, viewport: { width, height } });

      for (const [name, address, selectors, sentence] of [["the welcome", "./", WELCOME, ".welcome h2"], ["the game", "./#/play", PLAY, ".panel .words p"]]) {
        test(`${name} is painted before the app starts, and stays in place`, async ({ page, browserName }) => {
          const goOn = await open(page, address);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.locator(sentence)).toBeVisible();
          if (name === "the welcome") await expect(page.locator(sentence)).toContainText(headline);
          await expect(page.locator("[data-square], [data-turn], [data-action]")).toHaveCount(0);
          await expect.poll(() => page.evaluate(() => window.largest.length)).toBeGreaterThan(0);
          const before = await seen(page, selectors);
          expect(before.length).toBeGreaterThan(10);
          const painted = await page.evaluate(() => performance.now());
          await goOn();
          expectSame(before, await seen(page, selectors));
          // After two frames everything has been painted.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
          const { shifted, largest } = await page.evaluate(() => ({ shifted: window.shifted, largest: window.largest.at(-1) }));
          expect(shifted, "layout shift").toBeLessThanOrEqual(0.02);
          // Firefox counts a text again when it is redrawn, Chromium only a larger one.
          if (browserName === "chromium") expect(largest.startTime, "the largest text is painted before the app starts").toBeLessThan(painted);
        });
      }
    });
  }
}

test("a button pressed too early works once the app has started", async ({ page }) => {
  const goOn = await open(page);
  await page.locator('.skills [value="skill-club"] + span').click();
  await page.getByRole("button", { name: /^Play the computer/ }).click();
  await goOn();
  await expectFen(page, START);
  await expect(page.locator(".player").filter({ hasText: "Envoy" })).toBeVisible();
});

test("another game chosen too early is proposed", async ({ page }) => {
  const goOn = await open(page);
  await page.getByRole("button", { name: /^Hole Chess/ }).click();
  await goOn();
  await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
});

test("a link followed too early leads to its target", async ({ page }) => {
  const goOn = await open(page);
  await page.getByRole("link", { name: /^Learn it/ }).click();
  await goOn();
  await expect(page.locator('[data-lesson="hostage-prisons"]')).toBeVisible();
});

test("after a first game, visitors see a board with their settings; screens without a board show no welcome", async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("hostage-chess.settings", "theme=dark&language=de");
    const course = { variant: "hostage", start: null, turns: [["e2e4"]] };
    const seats = { players: { white: "human", black: "engine" }, seconds: 5, seat: "White" };
    localStorage.setItem("hostage-chess.game", JSON.stringify({ course, turns: [], current: 1, ...seats }));
  });
  await open(page, "./#/play");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("main.play .board")).toBeVisible();
  await expect(page.locator(".welcome")).toHaveCount(0);
  await expect(page.locator("nav")).toContainText("Spielen");
  await expectNoAxeViolations(page);
  await page.goto("about:blank");
  await open(page);
  await expect(page.locator("main")).toBeEmpty();
  await expect(page.locator('nav [aria-current="page"]')).toHaveText("Spielen");
  await page.goto("about:blank");
  await open(page, "./#/rules");
  await expect(page.locator("main")).toBeEmpty();
  await expect(page.locator('nav [aria-current="page"]')).toHaveText("Regeln");
});

test("the first paint does not share the connection with the app", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url().replace(/.*\//, "")));
  let letGo;
  const wait = new Promise((done) => (letGo = done));
  await page.route("**/styles-*.css", async (route) => {
    await wait;
    await route.continue();
  });
  const face = page.waitForResponse(/figtree/);
  await page.goto("./", { waitUntil: "commit" });
  await face;
  expect(asked.filter((name) => /^(app|words)-/.test(name))).toEqual([]);
  letGo();
  await expect(page.locator(LIVE[0])).toHaveAttribute(LIVE[1], LIVE[2]);
  expect(asked.filter((name) => /\.wasm$/.test(name))[0]).toMatch(/^app-/);
});
