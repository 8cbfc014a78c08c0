// The ladder: beaten opponents are marked in the choice of the next opponent, and on the card of the game.
import { choose, link } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, test, touch } from "./support.mjs";

const chip = (page, name) => page.locator(".chip").filter({ has: action(page, name) });

test("a game won from its beginning counts as a step on the ladder, and the card says so", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4"], white: "engine", level: 4 }));
  // Moves from a link do not count, so the stored game is changed to one played here.
  await page.evaluate(() => {
    const game = JSON.parse(localStorage.getItem("hostage-chess.game"));
    localStorage.setItem("hostage-chess.game", JSON.stringify({ ...game, origin: [0, 0, 0, false] }));
  });
  await openApp(page, "#/play");
  await touch(page, square(page, "d8"), square(page, "h4"));
  await expect(page.locator(".result-card .ladder")).toHaveText("You have beaten Smuggler, level 4. Next: Smuggler, level 5.");
  await expectNoAxeViolations(page);
  await page.reload();
  await choose(page, "new-game");
  await expect(chip(page, "smuggler")).toContainText("beaten");
  await expect(chip(page, "cadet")).not.toContainText("beaten");
  await expect(page.locator(".new-game .ladder")).toHaveText("You have beaten Smuggler, level 4. Next: Smuggler, level 5.");
  await action(page, "finer").click();
  await expect(action(page, "seconds").locator('[value="level-4"]')).toContainText("beaten");
  await expect(action(page, "seconds").locator('[value="level-5"]')).not.toContainText("beaten");
  await expectNoAxeViolations(page);
});

test("a game that came with a link does not count", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4"], white: "engine", level: 4 }));
  await touch(page, square(page, "d8"), square(page, "h4"));
  await expect(page.locator(".result-card")).toBeVisible();
  await expect(page.locator(".result-card .ladder")).toHaveCount(0);
});
