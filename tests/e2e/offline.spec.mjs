// After one visit the site is there without a network.
import { line, study } from "./analysis.mjs";
import { OUT_OF_BOOK, choose, link } from "./hands.mjs";
import { expect, kept, test } from "./host.mjs";
import { action, openApp, root, square, touch, waitIdle } from "./support.mjs";

// The whole site is kept first: that takes its time on a machine that has other work.
test.slow();

const AGAINST = "#/play?game=hostage&white=human&black=engine&level=1";
const plies = (page) => page.locator("[data-ply]");

// The line is cut, and the host is gone.
const cut = async (context, host) => {
  await host.close();
  // Firefox's driver knows no such state; there the host alone is gone.
  if (context.browser().browserType().name() === "chromium") await context.setOffline(true);
};

test.describe("without a network after one visit", () => {
  // What the page asks for in vain: whether there is a newer service worker.
  test.use({ expected: /service_worker|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|NS_BINDING_ABORTED/ });

  test("a game is played, another opened by a link and analysed", async ({ page, context, host }) => {
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

  test("every other screen is there, in both languages", async ({ page, context, host }) => {
    await openApp(page);
    await kept(page);
    await cut(context, host);
    await openApp(page, "#/puzzles");
    await expect(page.locator("[data-puzzle]")).toBeVisible();
    await openApp(page, "#/learn");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await openApp(page, "#/rules");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await openApp(page, "#/settings");
    await expect(page.locator(".offline")).toHaveText(/^Works without a network/, { useInnerText: true });
    await openApp(page, "#/settings?lang=de");
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    await expect(page.locator(".offline")).toHaveText(/^Geht auf diesem Gerät ohne Netz/, { useInnerText: true });

    const another = await context.newPage();
    await openApp(another, "?from=home#/play");
    await expect(square(another, "e2")).toBeVisible();
  });

  test("what is shared is made: a picture of the position", async ({ page, context, host }) => {
    await openApp(page, link({}));
    await kept(page);
    await cut(context, host);
    await page.reload();
    await choose(page, "share");
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "picture-png").click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });
});

test("where data are to be saved, puzzles are kept as soon as one has opened them", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openApp(page);
  await kept(page, "ready");
  expect(host.asked.filter((path) => path.startsWith("puzzles/"))).toEqual([]);
  await openApp(page, "#/settings");
  await expect(page.locator(".offline")).toHaveText(/as soon as you have opened them once/, { useInnerText: true });
  await openApp(page, "#/puzzles");
  await expect(page.locator("[data-puzzle]")).toBeVisible();
  await expect.poll(() => new Set(host.asked.filter((path) => path.startsWith("puzzles/"))).size).toBeGreaterThan(50);
});

test("a first visit fetches nothing of it before the board is there, and nothing twice", async ({ page, host }) => {
  await openApp(page, "#/play");
  const live = host.asked.length;
  expect(host.asked.filter((path) => /service_worker|puzzles|offline/.test(path))).toEqual([]);
  await kept(page);
  const later = host.asked.slice(live);
  expect(later).toContain("service_worker.js");
  // The page itself has no name of its own, so it is asked whether it still is what it was.
  const twice = host.asked.filter((path, index) => host.asked.indexOf(path) !== index && path !== "");
  expect(twice).toEqual([]);
});

test("a board on somebody else's page leaves nothing behind", async ({ page, host }) => {
  await page.goto("./#/embed?game=hostage&moves=e2e4");
  await expect(root(page)).toBeVisible();
  await page.waitForTimeout(6000); // what must not happen has no event
  expect(host.asked.filter((path) => /service_worker|offline/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
