// Marks on the board: frozen pawns, checks and pseudo-checks, pickers, the last move.
import { expectFen, jailed, link, play, walkTo, words } from "./hands.mjs";
import { choice, expect, pieceIn, openApp, ply, root, square, test, touch, tray } from "./support.mjs";

const alarm = (page) => page.locator(".alarm");
const feint = (page) => page.locator(".feint");
const inside = (page, name, mark) => square(page, name).locator(mark);
const says = (page, name, text) => expect(square(page, name)).toHaveAttribute("aria-label", text);

test("a frozen pawn is marked and named, and its thaw is announced, whichever side caused it", async ({ page }) => {
  await openApp(page, link({ fen: "3rk3/P7/8/8/8/8/8/3NK3[#] b - - 0 1" }));
  await expect(square(page, "a7")).toHaveClass(/frozen/);
  await says(page, "a7", /White pawn.*frozen/);
  await expect(page.locator('.marks use[href="#icon-ice"]')).toHaveCount(1);
  await touch(page, square(page, "d8"), square(page, "d1"));
  await expect(words(page)).toContainText(/White’s a7 pawn thaws/i);
  await expect(square(page, "a7")).not.toHaveClass(/frozen/);
  await says(page, "a7", /^(?!.*frozen)/);
  await expect(page.locator('.marks use[href="#icon-ice"]')).toHaveCount(0);
});

test("a check is a solid mark and is announced at once", async ({ page }) => {
  await openApp(page, link({ fen: "3rk3/8/8/8/8/8/8/5K2[#] b - - 0 1" }));
  await touch(page, square(page, "d8"), square(page, "d1"));
  await expect(inside(page, "f1", ".alarm")).toHaveCount(1);
  await expect(feint(page)).toHaveCount(0);
  await says(page, "f1", /White king, in check/);
  await expect(words(page).getByRole("alert")).toContainText(/check/i);
});

test("a pseudo-check is a dashed ring, never the solid mark", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/3p4/4K3[#] w - - 0 1" }));
  await expect(inside(page, "e1", ".feint")).toHaveCount(1);
  await expect(inside(page, "e1", ".feint")).toHaveCSS("stroke-dasharray", /\d/);
  await expect(alarm(page)).toHaveCount(0);
  await says(page, "e1", /White king, in pseudo-check/);
  // The king may stay there.
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/3p4/4K2R[#] w - - 0 1" }));
  await touch(page, square(page, "h1"), square(page, "h5"));
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await expect(inside(page, "e1", ".feint")).toHaveCount(1);
});

test("an exchange turns a check into a pseudo-check", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/3p4/4K3[#Nn] w - - 0 1" }));
  await expect(inside(page, "e1", ".alarm")).toHaveCount(1);
  await expect(feint(page)).toHaveCount(0);
  await play(page, "white", "N#N@a4", "tap");
  await expectFen(page, "4k3/8/8/8/N7/8/3p4/4K3[n#] b - - 0 1");
  await expect(alarm(page)).toHaveCount(0);
  await expect(inside(page, "e1", ".feint")).toHaveCount(1);
  await expect(square(page, "d2")).toHaveClass(/frozen/);
  await expect(words(page)).toContainText(/Black’s d2 pawn freezes/i);
});

test("the picker of payments says what each payment does", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/3p4/7K[#Pnp] w - - 0 1" }));
  await touch(page, jailed(page, "white", "p"), square(page, "a4"));
  await expect(page.getByRole("dialog").locator("[data-pay]")).toHaveCount(2);
  await expect(page.getByRole("dialog").locator("[data-pay]").first()).toHaveAttribute("data-pay", "p");
  await expect(choice(page, "pay", "p")).toContainText(/Black can drop it/i);
  await expect(choice(page, "pay", "n")).toContainText(/freezes Black’s d2 pawn/i);
  await choice(page, "pay", "p").click();
  await expectFen(page, "4k3/8/8/8/P7/8/3p4/7K[p#n] b - - 0 1");
});

test("the picker of promotions lists the jailed pieces, and can be cancelled", async ({ page }) => {
  const before = "1r6/P3k3/8/8/8/8/8/4K3[#RRNP] w - - 0 1";
  await openApp(page, link({ fen: before }));
  await touch(page, square(page, "a7"), square(page, "b8"));
  const kinds = page.getByRole("dialog").locator("[data-promote]");
  await expect(kinds).toHaveCount(2);
  expect(await kinds.evaluateAll((choices) => choices.map(({ dataset }) => dataset.promote))).toEqual(["r", "n"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFen(page, before);
  await expect(square(page, "a7")).toHaveClass(/armed/);
  await square(page, "a8").click();
  await page.keyboard.press("Escape");
  await square(page, "b8").click();
  await choice(page, "promote", "r").click();
  // The pawn has gone to prison in the rook's place, and the black rook to White's prison.
  await expectFen(page, "1R6/4k3/8/8/8/8/8/4K3[#RNPPr] b - - 0 1");
  await expect(ply(page, 1)).toHaveText("axb8=R");
});

test("a single possible promotion is made without a question", async ({ page }) => {
  await openApp(page, link({ fen: "8/1P3k2/8/8/8/8/8/4K3[#N] w - - 0 1" }));
  await touch(page, square(page, "b7"), square(page, "b8"));
  await expectFen(page, "1N6/5k2/8/8/8/8/8/4K3[#P] b - - 0 1");
});

test("castling works by keys", async ({ page }) => {
  await openApp(page, link({ fen: "r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 1" }));
  for (const name of ["e1", "g1", "e8", "c8"]) {
    await walkTo(page, name);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("[data-ply]")).toHaveText(["O-O", "O-O-O"]);
  await expectFen(page, "2kr3r/8/8/8/8/8/8/R4RK1[#] w - - 2 2");
  for (const name of ["c8", "e8"]) await expect(square(page, name)).toHaveClass(/last/);
});

test("an en passant capture removes the pawn", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "a7a6", "e4e5", "d7d5"] }));
  await touch(page, square(page, "e5"), square(page, "d6"));
  await expect(ply(page, 5)).toHaveText("exd6");
  await expect(pieceIn(tray(page, "prison", "white"), "p")).toHaveAttribute("data-count", "1");
  await says(page, "d5", /empty/);
});

test("the last move is marked on the board and in the trays", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1" }));
  await play(page, "white", "N#N@c4", "drag");
  await expect(square(page, "c4")).toHaveClass(/last/);
  await expect(page.locator(".cell.last")).toHaveCount(1);
  await expect(pieceIn(tray(page, "airfield", "black"), "n")).toHaveClass(/last/);
  // The paid and rescued pieces have left their prisons empty.
  for (const owner of ["white", "black"]) await expect(tray(page, "prison", owner)).toHaveClass(/last/);
  await expect(tray(page, "airfield", "white")).not.toHaveClass(/last/);
});

test("a draw ends the game and is named", async ({ page }) => {
  // White is not in check and has no legal move.
  await openApp(page, link({ fen: "7k/8/8/8/8/6q1/8/7K[#] b - - 0 1" }));
  await touch(page, square(page, "g3"), square(page, "f2"));
  await expect(root(page)).toHaveAttribute("data-result", "1/2-1/2");
  await expect(words(page).getByRole("alert")).toContainText(/stalemate/i);
  // Repeats the same position three times.
  const back = ["g1f3", "g8f6", "f3g1", "f6g8"];
  await openApp(page, link({ moves: [...back, ...back].slice(0, 7) }));
  await expect(root(page)).toHaveAttribute("data-result", "");
  await touch(page, square(page, "f6"), square(page, "g8"));
  await expect(root(page)).toHaveAttribute("data-result", "1/2-1/2");
  await expect(words(page)).toContainText(/repetition/i);
});
