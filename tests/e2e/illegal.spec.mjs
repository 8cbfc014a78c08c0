// Illegal moves change nothing. They are explained in the status line, which screen readers announce too, and by an
// arrow if a picture helps. The next move can be entered as usual.
import { OUT_OF_BOOK, START, drag, jailed, link, newGame, play, prisoner, waiting, walkTo, words } from "./hands.mjs";
import { action, expect, fen, openApp, root, square, test, touch, tray } from "./support.mjs";

const at = (name) => (page) => square(page, name);
const taps = (...names) => (page) => touch(page, ...names.map((name) => (typeof name === "string" ? square(page, name) : name(page))));
const drags = (from, to) => (page) => drag(page, from(page), to(page));
const whiteJailed = (kind) => (page) => jailed(page, "white", kind);
const whitePrisoner = (kind) => (page) => prisoner(page, "white", kind);
const whiteWaiting = (kind) => (page) => waiting(page, "white", kind);

// Cases: [position, attempt, expected message, squares of the arrow or null, a legal move afterwards]
const attempts = {
  "how pieces move": {
    "not how it moves": [START, taps("g1", "g3"), /knight does not move like that/i, "g1-g3", "g1f3"],
    blocked: ["4k3/8/8/8/P7/8/8/R3K3[#] w - - 0 1", taps("a1", "a6"), /pawn on a4.*way/i, "a1-a6", "a1a3"],
    "a piece of the same side there": [START, drags(at("a1"), at("a2")), /your own pieces/i, "a1-a2", "b1a3"],
    "no move at all": [START, taps("a1"), /rook has no move/i, null, "a2a3"],
    "a piece of the other side": [START, taps("e7"), /Black pawn is not yours/i, null, "e2e4"],
  },
  "the king's safety": {
    pinned: ["4k3/4r3/8/8/8/8/4N3/4K3[#] w - - 0 1", taps("e2"), /rook on e7 pins this knight/i, "e7-e1", "e1d1"],
    "still in check": ["4k3/4r3/8/8/8/8/8/N3K3[#] w - - 0 1", drags(at("a1"), at("b3")), /in check from the rook on e7/i, "e7-e1", "e1d1"],
    "into check": ["3rk3/8/8/8/8/8/8/4K3[#] w - - 0 1", taps("e1", "d1"), /would be in check from the rook on d8/i, "d8-d1", "e1e2"],
    "an exchange that leaves the check": ["4k3/4r3/8/8/8/8/8/4K3[#Nn] w - - 0 1", taps(whiteJailed("n"), "a3"), /in check from the rook on e7/i, "e7-e1", "N#N@e3"],
  },
  castling: {
    "the king has moved": ["4k3/8/8/8/8/8/8/R3K2R[#] w - - 0 1", taps("e1", "g1"), /castle: your king has moved/i, "e1-g1", "e1e2"],
    "the rook has walked there": ["4k3/8/8/8/8/8/8/R3K2R[#] w Q - 0 1", taps("e1", "g1"), /castle: there is no unmoved rook/i, "e1-g1", "e1c1"],
    "a piece between king and rook": ["4k3/8/8/8/8/8/8/R3KB1R[#] w KQ - 0 1", taps("e1", "g1"), /castle: f1 is not empty/i, "e1-g1", "e1c1"],
    "out of check": ["4rk2/8/8/8/8/8/8/4K2R[#] w K - 0 1", taps("e1", "g1"), /castle out of the check from e8/i, "e8-e1", "e1f2"],
    "through check": ["5rk1/8/8/8/8/8/8/4K2R[#] w K - 0 1", taps("e1", "g1"), /cross a square attacked from f8/i, "f8-f1", "e1e2"],
  },
  pawns: {
    "nothing to capture": [START, taps("e2", "d3"), /nothing to capture/i, "e2-d3", "e2e3"],
    "a frozen pawn": ["4k3/P7/8/8/8/8/8/4K3[#] w - - 0 1", taps("a7"), /frozen/i, "a7-a8", "e1e2"],
    "a frozen pawn may not even capture": ["1r2k3/P7/8/8/8/8/8/4K3[#] w - - 0 1", drags(at("a7"), at("b8")), /frozen/i, "a7-b8", "e1e2"],
    "a capture that thaws a pawn": ["4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 1", taps("a1", "a3"), /taking this knight.*d2 pawn thaws/i, "d2-e1", "e1d2"],
  },
  "exchanges and drops": {
    "nothing to pay with": ["4k3/8/8/8/8/8/8/4K3[#Rn] w - - 0 1", taps(whiteJailed("r")), /worth a rook/i, null, "e1e2"],
    "a prisoner that can pay for nothing": ["4k3/8/8/8/8/8/8/4K3[#Rn] w - - 0 1", taps(whitePrisoner("n")), /knight cannot ransom any/i, null, "e1e2"],
    "a prisoner that is worth too little": [
      "4k3/8/8/8/8/8/8/4K3[#RNn] w - - 0 1",
      async (page) => {
        await drag(page, prisoner(page, "white", "n"), tray(page, "airfield", "black"));
        await drag(page, jailed(page, "white", "r"), square(page, "c4"));
      },
      /worth a rook/i,
      null,
      "N#N@c4",
    ],
    "too cheap, by taps": ["4k3/8/8/8/8/8/8/4K3[#RNn] w - - 0 1", taps(whitePrisoner("n"), whiteJailed("r")), /knight is not worth a rook/i, null, "N#N@c4"],
    "too cheap, the other way round": ["4k3/8/8/8/8/8/8/4K3[#RNrn] w - - 0 1", taps(whiteJailed("r"), whitePrisoner("n")), /knight is not worth a rook/i, null, "N#N@c4"],
    "a prisoner dropped on the board": ["4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1", drags(whitePrisoner("n"), at("c3")), /knight is your prisoner/i, null, "N#N@c3"],
    "a pawn on the last rank": ["4k3/8/8/8/8/8/8/4K3[P#] w - - 0 1", taps(whiteWaiting("p"), "a8"), /first or last rank/i, null, "P@a7"],
    "a rescued pawn on the first rank": ["4k3/8/8/8/8/8/8/4K3[#Pp] w - - 0 1", drags(whiteJailed("p"), at("a1")), /first or last rank/i, null, "P#P@a2"],
    "a piece on an occupied square": ["4k3/8/8/8/4p3/8/8/4K3[N#] w - - 0 1", taps(whiteWaiting("n"), "e4"), /empty squares only.*Black pawn/i, null, "N@e3"],
    "no piece that could land": [
      START,
      async (page) => {
        await walkTo(page, "e4");
        await page.keyboard.press("d");
      },
      /none of your pieces can land/i,
      null,
      "e2e4",
    ],
  },
};

/** The squares of the arrow, as `a1-b3`. The board must be seen from White's side. */
async function arrow(page) {
  const points = await page.locator("polygon.arrow").getAttribute("points");
  const corners = points.trim().split(/\s+/).map((point) => point.split(",").map(Number));
  // The arrow has seven corners: the first and the last are the tail, the fourth is the tip.
  const tail = [0, 1].map((axis) => (corners[0][axis] + corners[6][axis]) / 2);
  const name = ([x, y]) => "abcdefgh"[Math.floor(x / 100)] + (8 - Math.floor(y / 100));
  return `${name(tail)}-${name(corners[3])}`;
}

for (const [family, cases] of Object.entries(attempts)) {
  test(`refused and explained: ${family}`, async ({ page }) => {
    for (const [name, [position, attempt, said, pointed, legal]] of Object.entries(cases)) {
      await test.step(name, async () => {
        await openApp(page, link({ fen: position }));
        await attempt(page);
        await expect(words(page)).toContainText(said);
        await expect(words(page).locator('[role="status"], [role="alert"]').filter({ hasText: said })).toHaveCount(1);
        await expect(root(page)).toHaveAttribute("data-fen", position);
        await expect(page.locator("[data-ply]")).toHaveCount(0);
        await expect(page.locator(".arrow")).toHaveCount(pointed ? 1 : 0);
        if (pointed) expect(await arrow(page)).toBe(pointed);
        // The piece has sprung back, and nothing is selected.
        await expect(page.locator(".armed, .lifted, .go, .take, .ghost.shown")).toHaveCount(0);

        await play(page, "white", legal, "tap");
        await expect(page.locator("[data-ply]")).toHaveCount(1);
        await expect(page.locator(".arrow")).toHaveCount(0);
        await expect(words(page)).not.toContainText(said);
      });
    }
  });
}

test("with Pierce's rules, a pawn that cannot promote attacks, and may not advance", async ({ page }) => {
  await openApp(page, link({ game: "hostage-pierce", fen: "4k3/P7/8/8/8/8/8/4K3[#] w - - 0 1" }));
  await square(page, "a7").click();
  await expect(words(page)).toContainText(/cannot promote/i);
});

test("while the computer is paused it is still not your turn", async ({ page }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60 }));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await action(page, "undo").click();
  await action(page, "redo").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  const before = await fen(page);
  await square(page, "d2").click();
  await expect(words(page).getByRole("status")).toContainText(/Black's turn/i);
  await drag(page, square(page, "d2"), square(page, "d4"));
  await expect(root(page)).toHaveAttribute("data-fen", before);
});

test("after the end no move can be played", async ({ page }) => {
  const mate = "R5k1/5ppp/8/8/8/8/8/4K3[#] b - - 0 1";
  await openApp(page, link({ fen: mate }));
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  await square(page, "g7").click();
  await expect(words(page)).toContainText(/game is over/i);
  await expect(root(page)).toHaveAttribute("data-fen", mate);
  await newGame(page);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(page.locator("[data-ply]")).toHaveText(["e4"]);
});
