// The screens beside the game and the dialogs come in a file of their own: the game does not wait for it, and its loss is told.
import { choose } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

const PART = "**/later-*.wasm";
const gone = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" });
const again = (page) => action(page, "fetch-again");

/** Opens a game and refuses the part when the page has been still for a while: nothing asks for it by itself after that. */
async function refuse(page) {
  await page.route(PART, gone);
  const refused = page.waitForResponse(PART);
  await openApp(page, "#/play");
  await refused;
}

test("a game is played while the other screens never come", async ({ page }) => {
  await page.route(PART, () => {}); // never answered
  await openApp(page, "#/play?game=hostage&white=human&black=engine&level=1");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(square(page, "e4")).toHaveAccessibleName(/pawn/i);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await waitIdle(page);
});

test("a screen comes when it is asked for", async ({ page }) => {
  const came = page.waitForResponse(PART);
  await openApp(page, "#/rules");
  expect((await came).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test.describe("when the part does not come", () => {
  test.use({ expected: /later-|Failed to load resource|WebAssembly/ });

  test("a screen says so, and comes when it is asked for again", async ({ page }) => {
    await refuse(page);
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.getByRole("alert")).toContainText("did not come");
    await expectNoAxeViolations(page);
    const refused = page.waitForResponse(PART);
    await again(page).click();
    await refused;
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(PART);
    await again(page).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("nor its words: it counts as not come, and comes when it is asked for again", async ({ page }) => {
    await page.route("**/later-*.txt", gone);
    await openApp(page, "#/settings");
    await expect(page.getByRole("alert")).toContainText("did not come");
    await page.unroute("**/later-*.txt");
    await again(page).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });

  test("a dialog says so over the game, and opens when it is asked for again", async ({ page }) => {
    await refuse(page);
    await choose(page, "new-game");
    await expect(page.locator("aside.lost").getByRole("alert")).toContainText("did not come");
    await page.unroute(PART);
    await again(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(again(page)).toHaveCount(0);
  });
});
