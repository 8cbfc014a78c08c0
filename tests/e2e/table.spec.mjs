// The three phases of a game: before it, during it, and after its end.
import { START, choose, expectFen, expectPlayers, link, newGame, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, square, test } from "./support.mjs";

const MATE = { fen: "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 9", black: "engine", level: 1 };
const plies = (page) => page.locator("[data-ply]");
const touch = async (page, from, to) => {
  await square(page, from).click();
  await square(page, to).click();
};

test("the New game dialog proposes the settings of the current game, and starts nothing when it is closed", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"], black: "engine", level: 4, white: "human" }));
  await choose(page, "new-game");
  const dialog = page.getByRole("dialog");
  await expect(action(page, "smuggler")).toBeChecked();
  await expect(dialog).toContainText("You play White against Smuggler, untimed.");
  await action(page, "warden").check();
  await action(page, "clock-3+2").check();
  await action(page, "seat-black").check();
  await expect(dialog).toContainText(/You play Black against Warden, 3 min \+ 2 s\./);
  await expect(dialog).toContainText(/Previous game/);
  await action(page, "close").click();
  await expect(dialog).toHaveCount(0);
  await expect(ply(page, 1)).toHaveText("e4");

  await newGame(page, "warden", "clock-3+2", "seat-black");
  await expectPlayers(page, { white: "engine", black: "human" });
  await expect(page.locator(".player[data-player=engine]")).toContainText("Warden");
  await expect(page.locator(".clock")).toHaveCount(2);
  await choose(page, "previous-game");
  await expect(ply(page, 1)).toHaveText("e4");
});

test("the New game dialog of another game names it, describes nobody by ransoms, and leads to its lesson", async ({ page }) => {
  for (const [game, name] of [["hole", "Hole Chess"], ["messenger", "Messenger Chess"]]) {
    await openApp(page, link({ game }));
    await choose(page, "new-game");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("h2")).toHaveText(`${name} · New game`);
    await action(page, "across-computer").check();
    await expect(dialog.locator(".opponents")).toContainText("Level 7");
    await expect(dialog.locator(".opponents")).not.toContainText(/ransom|prison|pays|lines/i);
    await expect(action(page, "lesson")).toHaveAttribute("href", new RegExp(`lesson=${game}`));
    await action(page, "game-hostage").check();
    await expect(dialog.locator("h2")).toHaveText("New game");
    await expect(dialog.locator(".opponents")).toContainText("ransom");
    // What the dialog was opened for stays, so that nothing moves under the finger.
    await expect(action(page, "lesson")).toHaveAttribute("href", new RegExp(`lesson=${game}`));
    await action(page, "game-takeover").check();
    await expect(action(page, "lesson").last()).toHaveAttribute("href", /lesson=takeover/);
    await expect(action(page, "lesson")).toHaveCount(2);
  }
});

test("after a win the card offers the next level or a rematch with the other side", async ({ page }) => {
  await openApp(page, link(MATE));
  await touch(page, "a1", "a8");
  const card = page.locator(".result-card");
  await expect(card).toContainText("You won");
  await expect(card).toContainText("Move 9.");
  await expect(action(page, "rematch")).toHaveText("Rematch as Black");
  await expectNoAxeViolations(page);
  await action(page, "next-level").click();
  await expect(card).toHaveCount(0);
  await choose(page, "new-game");
  await expect(action(page, "seconds")).toHaveValue("level-2");
});

test("a mate by parachute is described as one", async ({ page }) => {
  await openApp(page, link({ fen: "6k1/5ppp/8/8/8/8/8/4K3[R#] w - - 0 12" }));
  await page.keyboard.press("Enter");
  await expect(action(page, "type-move")).toBeFocused();
  await page.keyboard.type("R*a8");
  await page.keyboard.press("Enter");
  await expect(page.locator(".result-card")).toContainText("Mate by parachute, move 12.");
  await expect(page.locator(".result-card")).toContainText("White won");
});

test("take back returns to the player's move; a single step goes back one ply", async ({ page }) => {
  await openApp(page, link({ black: "engine", level: 1 }));
  await expect(action(page, "take-back")).toBeDisabled();
  await touch(page, "e2", "e4");
  await expect(plies(page)).toHaveCount(2);
  await action(page, "take-back").click();
  await expectFen(page, START);
  await expect(words(page)).not.toContainText(/paused/i);
  await touch(page, "d2", "d4");
  await expect(plies(page)).toHaveCount(2);
  await action(page, "undo").click();
  await expect(words(page)).toContainText(/paused/i);
});

test("the player's move is visible for a while before the computer answers", async ({ page }) => {
  await openApp(page, link({ black: "engine", level: 1 }));
  await page.evaluate(() => {
    window.shown = [];
    const root = document.querySelector("[data-fen]");
    new MutationObserver(() => window.shown.push(performance.now())).observe(root, { attributeFilter: ["data-fen"] });
  });
  await touch(page, "e2", "e4");
  await expect(plies(page)).toHaveCount(2);
  const [own, answer] = await page.evaluate(() => window.shown);
  expect(answer - own, "milliseconds").toBeGreaterThan(600);
  await expect(root(page)).toHaveAttribute("data-turn", "white");
});

for (const [width, height] of [[320, 568], [360, 640], [412, 915], [768, 1024], [640, 360], [1366, 650], [1440, 900]]) {
  test(`at ${width}x${height} board, players, status line and controls are visible without scrolling`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"], black: "engine", white: "human", level: 1 }));
    const over = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
    });
    expect(over).toEqual([0, 0]);
    for (const part of [page.locator(".board"), page.locator(".player.across"), page.locator(".player.near"), words(page), action(page, "more")]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  });
}
