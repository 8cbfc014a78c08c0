// The opening explorer: how games continued from the current position.
import { current, play, study } from "./analysis.mjs";
import { action, expect, openApp, test } from "./support.mjs";

const row = (page, uci) => page.locator(`[data-explorer="${uci}"]`);
const rows = (page) => page.locator("[data-explorer]");
const name = (page) => page.locator(".opening-name");

test("the explorer shows how games continued, and a tap plays a move", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => /\/explorer\//.test(request.url()) && asked.push(request.serviceWorker() ? "offline" : "page"));
  await openApp(page, "#/analysis");
  await expect(action(page, "explorer")).toHaveAttribute("aria-pressed", "false");
  await expect(rows(page)).toHaveCount(0);
  expect(asked.filter((by) => by === "page"), "not requested before it is switched on").toEqual([]);
  await action(page, "explorer").click();
  await expect(row(page, "e2e4")).toContainText(/^e4/);
  const said = /^\S+: (\d+) games?, White won (\d+)%, (\d+)% drawn, Black won (\d+)%; evaluation [+-]?\d\.\d$/;
  const counts = [];
  for (const label of await rows(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")))) {
    if (label.includes("no games")) continue;
    const [, games, ...shares] = said.exec(label).map(Number);
    expect(shares.reduce((sum, share) => sum + share), label).toBe(100);
    counts.push(games);
  }
  expect(counts.length).toBeGreaterThan(5);
  expect(counts, "the most frequent first").toEqual([...counts].sort((a, b) => b - a));
  // The explorer replaces the book.
  await expect(page.locator(".book")).toHaveCount(0);

  await row(page, "e2e4").click();
  await expect(current(page)).toHaveText("e4");
  await expect(name(page)).toHaveText("King’s pawn");
  await row(page, "e7e5").press("Enter");
  await expect(current(page)).toHaveText("e5");
  await expect(name(page)).toHaveText("Two king’s pawns");

  // The choice is remembered.
  await page.reload();
  await expect(action(page, "explorer")).toHaveAttribute("aria-pressed", "true");
  await expect(row(page, "g1f3")).toBeVisible();
  // If there are no games, the explorer says so, and keeps the opening's name.
  await play(page, "g2", "g4");
  await expect(page.locator(".explorer")).toContainText("No games from this position.");
  await expect(name(page)).toHaveText("Two king’s pawns");
  await action(page, "explorer").click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator(".explorer")).not.toContainText("No game");
});

test.describe("when the openings fail to load", () => {
  test.use({ expected: /explorer\/|Failed to load resource/ });

  test("the explorer says so, and can load them again", async ({ page }) => {
    await page.route("**/explorer/*.txt", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, "#/analysis");
    await action(page, "explorer").click();
    await expect(page.locator(".explorer").getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/explorer/*.txt");
    // A truncated file is not accepted either.
    await page.route("**/explorer/*.txt", (route) => route.fulfill({ body: "hostage openings 1\n0 e2e4" }));
    await Promise.all([page.waitForResponse(/\/explorer\//), action(page, "explorer-again").click()]);
    await expect(page.locator(".explorer").getByRole("alert")).toBeVisible();
    await page.unroute("**/explorer/*.txt");
    await action(page, "explorer-again").click();
    await expect(row(page, "d2d4")).toBeVisible();
    await expect(page.locator(".explorer").getByRole("alert")).toHaveCount(0);
  });
});

test("the other games have no explorer", async ({ page }) => {
  await openApp(page, study({ game: "takeover-41" }));
  await expect(action(page, "engine")).toBeVisible();
  await expect(action(page, "explorer")).toHaveCount(0);
});
