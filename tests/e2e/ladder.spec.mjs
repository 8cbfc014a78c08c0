// The ladder: beaten opponents are marked in the choice of the next opponent, and on the card of the game.
import { choose, link } from "./hands.mjs";
import { action, answered, expect, expectNoAxeViolations, openApp, square, test, touch } from "./support.mjs";

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

for (const [width, height] of [[320, 568], [1440, 900]]) {
  test(`the Recruit is proposed to those who never played, and others find it in the full choice, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const answer = (skill) => answered(page, skill);
    await answer("never");
    await openApp(page, "#/play");
    await choose(page, "new-game");
    await expect(action(page, "recruit")).toBeChecked();
    await expect(action(page, "coach"), "a beginner has the coach").toBeChecked();
    await expect(page.locator(".opponents .chip")).toHaveCount(6);
    // Both are pawns, and the Recruit is the smaller one.
    const size = async (name) => (await chip(page, name).locator(".figure").boundingBox()).width;
    expect(await size("recruit")).toBeLessThan(0.75 * (await size("cadet")));
    const over = await page.evaluate(() => document.querySelector(".new-game").scrollWidth - document.querySelector(".new-game").clientWidth);
    expect(over, "nothing sticks out").toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    await action(page, "begin").click();
    await expect(page.locator(".player[data-player=engine]")).toContainText("Recruit");
    await expect(page.locator(".player .face.recruit")).toHaveCount(1);
    await page.evaluate(() => localStorage.clear());
    await answer("little");
    await openApp(page, "#/play");
    await choose(page, "new-game");
    await expect(page.locator(".opponents .chip")).toHaveCount(5);
    await expect(action(page, "smuggler")).toBeChecked();
    await action(page, "finer").click();
    await action(page, "seconds").selectOption("level-0");
    await action(page, "begin").click();
    await expect(page.locator(".player[data-player=engine]")).toContainText("Recruit");
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(page.locator("[data-ply]")).toHaveCount(2);
    await page.reload();
    await expect(page.locator(".player[data-player=engine]"), "stored with its level").toContainText("Recruit");
  });
}

test("the list of levels follows the opponent that is chosen after it", async ({ page }) => {
  await openApp(page, "#/play");
  await choose(page, "new-game");
  await action(page, "finer").click();
  const list = action(page, "seconds");
  await list.selectOption("level-1");
  for (const [opponent, level] of [["smuggler", "level-4"], ["cadet", "level-1"]]) {
    await action(page, opponent).check();
    await expect(list).toHaveValue(level);
  }
});

test("a win against the Recruit leads to the Cadet", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4"], white: "engine", level: 0 }));
  await page.evaluate(() => {
    const game = JSON.parse(localStorage.getItem("hostage-chess.game"));
    localStorage.setItem("hostage-chess.game", JSON.stringify({ ...game, origin: [0, 0, 0, false] }));
  });
  await openApp(page, "#/play");
  await touch(page, square(page, "d8"), square(page, "h4"));
  await expect(page.locator(".result-card .ladder")).toHaveText("You have beaten Recruit. Next: Cadet, level 1.");
  await expect(action(page, "next-level")).toHaveText("Next: Cadet, level 1");
  await action(page, "next-level").click();
  await expect(page.locator(".player[data-player=engine]")).toContainText("Cadet");
});
