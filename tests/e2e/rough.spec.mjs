// Rough treatment: damaged storage, a missing engine, aborted drags, a game replaced in the middle.
import { OUT_OF_BOOK, START, drag, expectFen, jailed, link, newGame, words } from "./hands.mjs";
import { action, expect, fen, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const against = (seconds) => link({ fen: OUT_OF_BOOK, black: "engine", seconds });

test("an unreadable stored game is put aside, not lost", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await page.evaluate(() => (localStorage["hostage-chess.game"] = "{broken"));
  await page.reload();
  await expectFen(page, START);
  expect(await page.evaluate(() => localStorage["hostage-chess.game.unreadable"])).toBe("{broken");
});

test("a stored game with an illegal move is kept up to that move", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"] }));
  await expect(plies(page)).toHaveCount(3);
  await page.evaluate(() => (localStorage["hostage-chess.game"] = localStorage["hostage-chess.game"].replaceAll("g1f3", "g1g8")));
  await page.reload();
  await expect(plies(page)).toHaveText(["e4", "e5"]);
});

test("when nothing can be stored, the page says so and continues", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openApp(page, link({}));
  await expect(page.locator(".unstored")).toContainText(/save/i);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(plies(page)).toHaveText(["e4"]);
});

test.describe("when the engine fails to load", () => {
  test.use({ expected: /worker/ });

  test("the page says so, and \"move now\" tries again", async ({ page }) => {
    await page.route("**/worker*", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openApp(page, against(1));
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(words(page)).toContainText(/could not move/i);
    await expect(root(page)).toHaveAttribute("data-thinking", "false");
    await page.unroute("**/worker*");
    await action(page, "move-now").click();
    await expect(plies(page)).toHaveCount(2);
  });
});

test("after a new game, a late answer of the computer is ignored", async ({ page }) => {
  await openApp(page, against(60));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await newGame(page);
  await expectFen(page, START);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(plies(page)).toHaveCount(2);
  await waitIdle(page);
  await expect(plies(page).first()).toHaveText("d4");
});

test("after opening a link, a late answer of the computer is ignored", async ({ page }) => {
  await openApp(page, against(60));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await page.evaluate((hash) => (location.hash = hash), link({ black: "engine", seconds: 1, moves: ["d2d4"] }));
  await expect(plies(page)).toHaveCount(2);
  await waitIdle(page);
  await expect(plies(page).first()).toHaveText("d4");
});

test("the computer moves even while the rules are open", async ({ page }) => {
  await openApp(page, against(1));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator(".lesson").first()).toBeVisible();
  await page.goBack();
  await expect(plies(page)).toHaveCount(2);
});

test("an open picker closes on undo, take back and new game", async ({ page }) => {
  const question = async () => {
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", moves: ["e1e2", "e8e7"] }));
    await touch(page, jailed(page, "white", "n"), square(page, "c4"));
    await expect(page.getByRole("dialog")).toBeVisible();
  };
  for (const name of ["undo", "take-back"]) {
    await question();
    await action(page, name).dispatchEvent("click");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(".armed")).toHaveCount(0);
  }
});

test("Esc during a drag puts the piece back", async ({ page }) => {
  await openApp(page, link({}));
  await square(page, "e2").hover();
  await page.mouse.down();
  await square(page, "e4").hover();
  await expect(page.locator(".ghost.shown")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator(".ghost.shown, .armed")).toHaveCount(0);
  await expectFen(page, START);
  await drag(page, square(page, "e2"), square(page, "e4"));
  await expect(plies(page)).toHaveText(["e4"]);
});

test("a slip of the mouse is a tap, and a piece dropped on its square stays selected", async ({ page }) => {
  await openApp(page, link({}));
  const { x, y, width } = await square(page, "e2").boundingBox();
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 22, y + 20);
  await page.mouse.up();
  await expect(square(page, "e2")).toHaveClass(/armed/);
  await page.keyboard.press("Escape");
  await expect(square(page, "e2")).not.toHaveClass(/armed/);
  await page.mouse.move(x + 5, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width - 5, y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(square(page, "e2")).toHaveClass(/armed/);
  await square(page, "e4").click();
  await expect(plies(page)).toHaveText(["e4"]);
});

test("a tap on the selected piece deselects it; a tap on another selects that one", async ({ page }) => {
  await openApp(page, link({}));
  await square(page, "g1").click();
  await expect(square(page, "g1")).toHaveClass(/armed/);
  await square(page, "g1").click();
  await expect(page.locator(".armed")).toHaveCount(0);
  await touch(page, square(page, "g1"), square(page, "b1"));
  await expect(square(page, "b1")).toHaveClass(/armed/);
  await expect(page.locator(".armed")).toHaveCount(1);
  await square(page, "c3").click();
  await expect(plies(page)).toHaveText(["Nc3"]);
});

test("the right button lists the landings on a square, and moves nothing", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[N#Rr] w - - 0 1" }));
  await square(page, "d5").click({ button: "right" });
  await expect(page.getByRole("dialog").locator(".choice")).toHaveText([/drop knight/i, /pay rook.*rescue rook/i]);
  await page.keyboard.press("Escape");
  await square(page, "e1").click({ button: "right" });
  await expect(words(page)).toContainText(/empty squares only/i);
  await expect(page.locator(".armed")).toHaveCount(0);
});

test("with reduced motion, pieces do not slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(plies(page)).toHaveCount(1);
  for (const piece of await page.locator(".piece").all()) await expect(piece).toHaveCSS("transition-duration", "0s");
});

test("the whole board is visible in a small window and at double zoom", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, link({}));
  for (const [width, height] of [[640, 400], [740, 360], [568, 320], [480, 384], [320, 256], [800, 600], [768, 1024], [1024, 768], [320, 568], [2560, 1440]]) {
    await page.setViewportSize({ width, height });
    const board = await page.locator(".board").boundingBox();
    expect(board.x, `${width}x${height}`).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width, `${width}x${height}`).toBeLessThanOrEqual(width);
    expect(Math.abs(board.width - board.height), `${width}x${height}`).toBeLessThan(1);
    expect(board.width, `${width}x${height}`).toBeGreaterThan(160);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth), `${width}x${height}`).toBeLessThanOrEqual(width);
  }
  expect(await fen(page)).toBe(START);
  // In a game on a phone the record replaces the navigation, which is in the sheet; elsewhere all of it is visible.
  await openApp(page, "#/rules");
  for (const [width, height] of [[640, 400], [480, 384], [320, 568], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    const unseen = await page.locator("header nav").evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(unseen, `${width}x${height}: hidden part of the navigation`).toBeLessThanOrEqual(1);
  }
});
