// Takeover Chess on the page: every special move, the free set-up, and the choice of board and switches.
import { choose, drag, expectFen, link, waiting, words } from "./hands.mjs";
import { action, choice, expect, expectNoAxeViolations, openApp, ply, root, rule, square, test, touch, tray } from "./support.mjs";

const MIDDLE = "*4k*/*3n1*/2rp1P1/Np2P2/R1b2pb/*3M1*/*2Kn1* w - - 0 20";

/** Plays moves by taps, two squares each. */
async function play(page, ...moves) {
  for (const move of moves) await touch(page, ...move.match(/[a-h]\d/g).map((name) => square(page, name)));
}

/** Checks the piece on a square, as announced by a screen reader. */
const says = (page, name, piece) => expect(square(page, name)).toHaveAccessibleName(`${name}, ${piece}`);

test("every way to take over a piece, in one game", async ({ page }) => {
  await openApp(page, link({ game: "takeover-41", fen: MIDDLE }));
  // The king may not jump over a guarded piece.
  await play(page, "d1f1");
  await expect(words(page)).toHaveClass(/refusal/);
  await expect(words(page)).toContainText("The knight on e1 cannot be taken over: the bishop on");
  await expectFen(page, MIDDLE);
  // A slide: the enemy piece stays where it is and becomes White's.
  await play(page, "a3d3");
  await says(page, "c3", "White bishop");
  await expect(words(page)).toContainText("rook a3 to d3, takes over the bishop on c3");
  await expect(square(page, "c3")).toHaveClass(/last/);
  await expect(page.locator(".piece.turned.piece-white")).toHaveCount(1);
  await play(page, "f7e7", "e4c6");
  await says(page, "d5", "White pawn");
  await says(page, "c6", "White pawn");
  // A knight takes over two pieces: the pawn changes sides, the rook leaves the board.
  await play(page, "e7f7", "a4c5");
  await says(page, "b4", "White pawn");
  await expect(words(page)).toContainText("takes over the pawn on b4, takes a rook");
  // The mirror-knight, which goes diagonally first, also takes over two pieces.
  await expect(square(page, "e2")).toHaveAccessibleName("e2, White mirror-knight");
  await play(page, "f7e7", "e2g3");
  await says(page, "f3", "White pawn");
  await says(page, "g3", "White mirror-knight");
  // The knight is no longer guarded, so the king can jump over it.
  await play(page, "e7f7", "d1f1");
  await says(page, "e1", "White knight");
  // A pawn promotes by a jump.
  await play(page, "f7e7", "f5d7");
  await expect(page.getByRole("dialog")).toContainText("Promote to");
  await choice(page, "promote", "m").click();
  await says(page, "e6", "White knight");
  await says(page, "d7", "White mirror-knight");
  await expect(ply(page, 11)).toHaveText(/^f5-d7=M=We6/);
  const fen = "*2Mk1*/*1P1N1*/2NP3/1P5/2BR1PM/*5*/*3NK* b - - 0 25";
  await expectFen(page, fen);
  await expectNoAxeViolations(page);
  // Undo restores the owners of all pieces; redo gives the same position.
  await action(page, "undo").click();
  await says(page, "e6", "Black knight");
  await action(page, "redo").click();
  await expectFen(page, fen);
  // The link contains the whole game.
  await choose(page, "share");
  const whole = await page.locator('[data-link="game"]').inputValue();
  await openApp(page, whole.slice(whole.indexOf("#")));
  await expectFen(page, fen);
  await expect(ply(page, 11)).toHaveText(/^f5-d7=M=We6/);
});

test("pieces are set up one by one from beside the board", async ({ page }) => {
  await openApp(page, link({ game: "takeover-41-free" }));
  await expect(words(page)).toContainText("take a piece from beside the board");
  await expect(tray(page, "airfield", "white").locator("[data-man]")).toHaveCount(7);
  await waiting(page, "white", "k").click();
  await square(page, "d4").click();
  await expect(words(page)).toContainText("your own 3 ranks");
  await drag(page, waiting(page, "white", "p"), square(page, "d1"));
  await expect(words(page)).toContainText("You cannot set up a pawn on the back rank.");
  await waiting(page, "white", "k").click();
  await square(page, "d1").click();
  await says(page, "d1", "White king");
  await expect(waiting(page, "white", "k")).toHaveCount(0);
  await drag(page, waiting(page, "black", "m"), square(page, "c6"));
  await says(page, "c6", "Black mirror-knight");
  await expect(ply(page, 2)).toHaveText("M@c6");
  await expectNoAxeViolations(page);
});

test("the last piece set up starts the game, and the trays disappear", async ({ page }) => {
  const squares = "R@b1 B@c1 K@d1 Q@e1 B@f1 P@b2 M@c2 P@d2 N@e2 P@f2 P@c3 P@e3".split(" ");
  const moves = squares.flatMap((text) => [text, text.slice(0, 3) + (8 - Number(text[3]))]);
  await openApp(page, link({ game: "takeover-41-free", moves: moves.slice(0, -1) }));
  await waiting(page, "black", "p").click();
  await square(page, "e5").click();
  await expect(page.locator("[data-tray]")).toHaveCount(0);
  await play(page, "d2d4");
  await says(page, "d4", "White pawn");
  await expect(root(page)).toHaveAttribute("data-turn", "black");
});

test("the computer answers, and sets up pieces too", async ({ page }) => {
  await openApp(page, link({ game: "takeover-41", black: "engine", seconds: 1 }));
  await play(page, "d2d4");
  await expect(ply(page, 2)).toBeVisible({ timeout: 15_000 });
  await expect(root(page)).toHaveAttribute("data-turn", "white");
  await openApp(page, link({ game: "takeover-64-free", black: "engine", seconds: 1 }));
  await waiting(page, "white", "q").click();
  await square(page, "d1").click();
  await expect(ply(page, 2)).toBeVisible({ timeout: 15_000 });
});

test("board and switches are chosen in one place", async ({ page }) => {
  await openApp(page, link());
  await choose(page, "new-game");
  await expect(rule(page, "pierce")).not.toBeChecked();
  await action(page, "game-takeover").check();
  await expect(rule(page, "41")).toBeChecked();
  await action(page, "begin").click();
  await expect(page.locator("[data-square]")).toHaveCount(41);
  await choose(page, "new-game");
  await rule(page, "64").check();
  await rule(page, "adjacent").check();
  await rule(page, "free").check();
  await expect(rule(page, "64")).toBeChecked();
  await action(page, "begin").click();
  await expect(page.locator("[data-square]")).toHaveCount(64);
  await expect(tray(page, "airfield", "white")).toBeVisible();
  await choose(page, "new-game");
  await rule(page, "free").uncheck();
  await action(page, "begin").click();
  await expect(tray(page, "airfield", "white")).toHaveCount(0);
  await play(page, "e2e4", "e7e5");
  await choose(page, "share");
  await expect(page.locator('[data-link="position"]')).toHaveValue(/game=takeover-64-adjacent&/);
  await action(page, "close").click();
  await choose(page, "new-game");
  await action(page, "game-hole").check();
  await expect(page.locator("[data-switch]")).toHaveCount(0);
  await action(page, "begin").click();
  await expect(page.locator(".player[data-side=white]")).toContainText("Yellow");
});

test("with motion off, a piece changes sides at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, link({ game: "takeover-41", fen: "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 1" }));
  await play(page, "d4f6");
  await expect(page.locator(".piece.turned")).toHaveCSS("animation-name", "none");
  await says(page, "e5", "White pawn");
});
