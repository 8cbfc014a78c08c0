// Messenger Chess on the page: placing couriers, both parts of a move, the courier's exit.
import { choose, expectFen, link, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, rule, square, test, touch } from "./support.mjs";

test("couriers are placed, and moves have two parts", async ({ page }) => {
  await openApp(page, link({ game: "messenger" }));
  for (const name of ["e2", "e7"]) {
    await square(page, name).click();
    await page.getByRole("dialog").locator(".choice").click();
  }
  await expect(square(page, "e2")).toHaveAccessibleName("e2, White courier");
  const placed = await root(page).getAttribute("data-fen");
  await touch(page, square(page, "e2"), square(page, "e3"));
  // The first part changes nothing yet.
  await expectFen(page, placed);
  await touch(page, square(page, "g1"), square(page, "f3"));
  await expectFen(page, "rnbqkbnr/ppppcppp/8/8/8/4CN2/PPPP1PPP/RNBQKB1R b KQkq - 1 1");
  await touch(page, square(page, "e7"), square(page, "e6"), square(page, "b8"), square(page, "c6"));
  await expect(ply(page, 4)).toHaveText("Ce6,Nc6");
  await expectNoAxeViolations(page);
});

test("the courier wins by leaving the board", async ({ page }) => {
  await openApp(page, link({ game: "messenger", fen: "2C5/8/8/8/4k3/8/8/4K3 w - - 0 40" }));
  await square(page, "c8").click();
  await action(page, "offer").click();
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  await expect(words(page)).toContainText("the courier has left the board");
});

test("the courier's exit is offered in the analysis too", async ({ page }) => {
  await openApp(page, link({ screen: "analysis", game: "messenger", fen: "2C5/8/8/8/4k3/8/8/4K3 w - - 0 40" }));
  await square(page, "c8").click();
  await action(page, "offer").click();
  await expect(words(page)).toContainText("the courier has left the board");
});

test("the computer answers", async ({ page }) => {
  await openApp(page, link({ game: "messenger", moves: ["C@e2", "C@e7"], black: "engine", seconds: 1 }));
  await touch(page, square(page, "e2"), square(page, "e3"), square(page, "g1"), square(page, "f3"));
  await expect(ply(page, 4)).toBeVisible({ timeout: 15_000 });
  await expect(root(page)).toHaveAttribute("data-turn", "white");
});

test("another game can be chosen, and the previous one restored", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await choose(page, "new-game");
  await action(page, "game-messenger").check();
  await rule(page, "couriers").check();
  await action(page, "begin").click();
  await expect(square(page, "e2")).toHaveAccessibleName("e2, White courier");
  await choose(page, "previous-game");
  await expect(ply(page, 1)).toHaveText("e4");
});
