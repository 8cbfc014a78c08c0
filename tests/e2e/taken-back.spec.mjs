// Moves that were taken back are shown beside the record and do not appear in any output of the game. The result
// addresses the player.
import { START, choose, expectFen, link, newGame, words } from "./hands.mjs";
import { entries, openLibrary } from "./library.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch } from "./support.mjs";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const MATE = { fen: "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 9", black: "engine", level: 1 };
const played = (page) => page.locator(".ply:not(.taken-back)");
const aside = (page) => page.locator(".record .taken-back");
const twice = async (page, name) => {
  await action(page, name).click();
  await action(page, name).click();
};

/** Ways to end a game after a take-back, with the result. */
const ENDS = {
  "White gives up": [(page) => twice(page, "resign"), "1-0"],
  "a draw is agreed": [(page) => twice(page, "draw"), "½-½"],
};

for (const [game, moves, fen] of [
  ["hostage", ["e2e4", "e7e5", "g1f3"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#] w KQkq e6 0 2"],
  ["messenger", ["C@e2", "C@e7", "e2e3,g1f3"], null],
]) {
  for (const [name, [end]] of Object.entries(ENDS)) {
    test(`${game}: ${name} after a take-back, and the record ends there`, async ({ page }) => {
      await openApp(page, link({ game, moves }));
      await expect(played(page)).toHaveCount(3);
      await action(page, "take-back").click();
      await expect(played(page)).toHaveCount(2);
      await expect(aside(page)).toHaveCount(1);
      await expect(aside(page)).toHaveAccessibleName(/^Taken back: /);
      // Colour is not the only mark of the move.
      await expect(aside(page)).toHaveCSS("text-decoration-line", "line-through");
      await end(page);
      await expect(page.locator(".result-card")).toBeVisible();
      await expect(played(page)).toHaveCount(2);
      await expect(page.locator(".record .result")).toHaveText(/^(0-1|½-½)$/);
      await expectNoAxeViolations(page);
      if (fen) await expectFen(page, fen);
      const numbers = await page.locator(".record .number:not(.gap)").allTextContents();
      expect(numbers).toEqual(game === "messenger" ? [] : ["1."]);

      await choose(page, "keep");
      await expect(words(page)).toContainText("Saved to the library");
      await page.reload();
      await expect(played(page)).toHaveCount(2);
      await action(page, "share").click();
      await expect(page.locator('[data-link="game"]')).toBeVisible();
      const whole = await page.locator('[data-link="game"]').inputValue();
      await page.keyboard.press("Escape");
      await action(page, "analyse").click();
      await expect(page.locator(".analysis [data-ply], main [data-ply]")).toHaveCount(2);

      await openLibrary(page);
      await expect(entries(page)).toHaveCount(1);
      await expect(entries(page)).toContainText("1 move");
      await openApp(page, `#${whole.split("#")[1]}`);
      await expect(played(page)).toHaveCount(2);
    });
  }
}

test("a move that was taken back can be viewed without being played, and the way back is one tap", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"] }));
  await action(page, "take-back").click();
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(played(page)).toHaveText(["e4", "e5", "d4"]);
  await aside(page).click();
  await expect(page.locator(".ply.taken-back")).toHaveText(["Nf3"]);
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await page.locator(".other:not(.taken-back)").click();
  await expect(played(page)).toHaveText(["e4", "e5", "d4"]);
  // Stepping back leaves the record complete.
  for (let step = 0; step < 3; step++) await action(page, "undo").click();
  await expect(played(page)).toHaveText(["e4", "e5", "d4"]);
  await page.reload();
  await expect(played(page)).toHaveText(["e4", "e5", "d4"]);
});

test("the card of a lost game mentions no parachute, and one button stands out", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4", "d8h4"], black: "engine", level: 7 }));
  const card = page.locator(".result-card");
  await expect(card.locator("h2")).toHaveText("You lost by checkmate");
  await expect(card).toContainText("Envoy won. Move 2.");
  await expect(card.locator("svg.logo")).toHaveCount(0);
  await expect(card.locator(".primary")).toHaveCount(1);
  await expect(card.locator(".primary")).toHaveAttribute("data-action", "rematch");
  await openApp(page, link({ moves: ["e2e4"], black: "engine", level: 7 }));
  await twice(page, "resign");
  await expect(card.locator("h2")).toHaveText("You resigned");
  await expect(page.locator(".words")).not.toContainText("White");
});

test("a win with help is marked as such, and leads to the same level again", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4"], white: "engine", level: 4 }));
  // Moves from a link do not count, so the stored game is changed to one played here with a hint.
  await page.evaluate(() => {
    const game = JSON.parse(localStorage.getItem("hostage-chess.game"));
    localStorage.setItem("hostage-chess.game", JSON.stringify({ ...game, origin: [0, 0, 0, false], helped: true }));
  });
  await openApp(page, "#/play");
  await touch(page, square(page, "d8"), square(page, "h4"));
  const card = page.locator(".result-card");
  await expect(card.locator("h2")).toHaveText("You won");
  await expect(card.locator(".ladder")).toContainText("You won with help");
  await expect(card.locator(".ladder")).toHaveAttribute("data-counts", "false");
  await expect(action(page, "next-level")).toHaveCount(0);
  await expect(card.locator(".primary")).toHaveAttribute("data-action", "rematch");
  await expectNoAxeViolations(page);
  await choose(page, "new-game");
  await expect(page.locator(".chip").filter({ has: action(page, "smuggler") })).toContainText("with help");
  await expect(page.locator(".new-game .ladder")).toHaveText("");
});

test("the next level is the same on the card and on its button", async ({ page }) => {
  await openApp(page, link(MATE));
  await touch(page, square(page, "a1"), square(page, "a8"));
  const card = page.locator(".result-card");
  await expect(card.locator("h2")).toHaveText("You won");
  await expect(card.locator("svg.logo")).toHaveCount(1);
  await expect(card.locator(".primary")).toHaveCount(1);
  await expect(card.locator(".primary")).toHaveText("Next: Cadet, level 2");
});

test("a game from the library is shown from its player's side, against its opponent", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5"], white: "engine", level: 7 }));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
  await openApp(page, link({ moves: ["d2d4"], level: 1 }));
  await openLibrary(page);
  const row = entries(page).filter({ hasText: "Envoy, level 7" });
  await expect(row).toHaveCount(1);
  await row.locator("[data-action=entry-menu]").click();
  await row.locator("[data-action=play]").click();
  await expect(page.locator(".player[data-player=engine]")).toContainText("Envoy");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
});

test("a win that was taken back stays in the library as it was", async ({ page }) => {
  await openApp(page, link(MATE));
  await touch(page, square(page, "a1"), square(page, "a8"));
  await expect(page.locator(".result-card h2")).toHaveText("You won");
  await action(page, "take-back").click();
  await expect(played(page)).toHaveCount(0);
  await newGame(page);
  await expectFen(page, START);
  await openLibrary(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).locator(".score")).toHaveText("1-0");
  await expect(entries(page)).toContainText("1 move");
});
