// After one visit the site works without a network.
import { line, study } from "./analysis.mjs";
import { OUT_OF_BOOK, choose, link } from "./hands.mjs";
import { expect, kept, test } from "./host.mjs";
import { action, expectLive, openApp, root, square, touch, waitIdle } from "./support.mjs";

// First the whole site is stored, which takes a while on a busy machine.
test.slow();

const AGAINST = "#/play?game=hostage&white=human&black=engine&level=1";
const plies = (page) => page.locator("[data-ply]");

// Disconnects the network and stops the host.
const cut = async (context, host) => {
  await host.close();
  // Firefox's driver cannot go offline, so there only the host stops.
  if (context.browser().browserType().name() === "chromium") await context.setOffline(true);
};

test.describe("without a network after one visit", () => {
  // The page looks for a newer service worker, which fails.
  test.use({ expected: /service_worker|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|NS_BINDING_ABORTED/ });

  test("a game can be played, and another opened by a link and analysed", async ({ page, context, host }) => {
    await openApp(page);
    await kept(page);
    await cut(context, host);

    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
    await openApp(page, AGAINST);
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(plies(page)).toHaveCount(2);

    await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 1, moves: ["d2d4"] }));
    await waitIdle(page);
    await expect(plies(page)).toHaveCount(2);

    await openApp(page, study({ moves: ["e2e4", "e7e5", "g1f3"] }));
    await action(page, "engine").click();
    await expect(line(page, 1)).toBeVisible();
  });

  test("every other screen works, in the languages in use", async ({ page, context, host }) => {
    await openApp(page);
    await kept(page);
    await openApp(page, "#/settings?lang=de");
    await kept(page);
    await openApp(page);
    await cut(context, host);
    await openApp(page, "#/puzzles?daily");
    await expect(page.locator("[data-puzzle]")).toBeVisible();
    await openApp(page, "#/learn");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await openApp(page, "#/rules");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await openApp(page, "#/settings");
    await expect(page.locator(".offline")).toHaveText(/^Works offline/, { useInnerText: true });
    await action(page, "design-carved").check();
    await expect(page.locator("html")).toHaveAttribute("data-drawn", "carved");
    await openApp(page, "#/settings?lang=de");
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    await expect(page.locator(".offline")).toHaveText(/^Läuft auf diesem Gerät auch offline/, { useInnerText: true });

    const another = await context.newPage();
    await openApp(another, "?from=home#/play");
    await expect(square(another, "e2")).toBeVisible();
  });

  test.describe("in a language that nobody has read here", () => {
    test.use({ expected: /start-fr|digest\.txt|Failed to load resource|service_worker/ });
    test("the page stays in the language that it has", async ({ page, context, host }) => {
      await openApp(page);
      await kept(page);
      await cut(context, host);
      await openApp(page, "#/settings");
      await page.evaluate(() => (location.hash = "#/rules?lang=fr"));
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^How /);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });

  test("two people can play at the same screen", async ({ page, context, host }) => {
    await openApp(page);
    await kept(page);
    await cut(context, host);
    await page.reload();
    await action(page, "play-friend").click();
    await action(page, "same-screen").click();
    await touch(page, square(page, "e2"), square(page, "e4"), square(page, "e7"), square(page, "e5"));
    await expect(plies(page)).toHaveCount(2);
  });

  test("a picture of the position can be made", async ({ page, context, host }) => {
    await openApp(page, link({}));
    await kept(page);
    await cut(context, host);
    await page.reload();
    await choose(page, "share");
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "picture-png").click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });
});

test("in data-saving mode, puzzles are stored when they are first opened", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openApp(page);
  await kept(page, "ready");
  expect(host.asked.filter((path) => path.startsWith("puzzles/"))).toEqual([]);
  await openApp(page, "#/settings");
  await expect(page.locator(".offline")).toHaveText(/open them once first/, { useInnerText: true });
  await openApp(page, "#/puzzles?daily");
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  await expect.poll(() => new Set(host.asked.filter((path) => path.startsWith("puzzles/"))).size).toBeGreaterThan(50);
});

test("a first visit stores nothing before the board is shown, and fetches nothing twice", async ({ page, host }) => {
  await openApp(page, "#/play");
  const live = host.asked.length;
  expect(host.asked.filter((path) => /service_worker|puzzles|offline/.test(path))).toEqual([]);
  await kept(page);
  const later = host.asked.slice(live);
  expect(later).toContain("service_worker.js");
  // The page itself has no digest in its name, so it is requested again for comparison.
  const twice = host.asked.filter((path, index) => host.asked.indexOf(path) !== index && path !== "");
  expect(twice).toEqual([]);
});

test("a board on another site stores nothing", async ({ page, host }) => {
  const asked = () => host.asked.filter((path) => /service_worker|offline/.test(path));
  // Other pages begin to store the site four seconds after the start (static/boot.js).
  const later = async () => {
    await expectLive(page);
    await page.clock.fastForward(6000);
  };
  await page.clock.install();
  await page.goto("./#/embed?game=hostage&moves=e2e4");
  await expect(root(page)).toBeVisible();
  await later();
  // The host answers this after whatever the page has asked for before.
  await page.evaluate(() => fetch("./licences.txt").then((file) => file.text()));
  expect(asked()).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // By the same clock, a page of the site stores it.
  await openApp(page, "#/play");
  await later();
  await expect.poll(asked).toContain("service_worker.js");
});
