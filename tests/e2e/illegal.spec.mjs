// Illegal moves change nothing. They are explained in the status line, which screen readers announce too, and by an
// arrow if a picture helps. The next move can be entered as usual.
import { OUT_OF_BOOK, START, drag, jailed, link, newGame, play, prisoner, walkTo, words } from "./hands.mjs";
import { action, expect, fen, openApp, root, square, test, touch, tray } from "./support.mjs";

const at = (name) => (page) => square(page, name);
const taps = (...names) => (page) => touch(page, ...names.map((name) => (typeof name === "string" ? square(page, name) : name(page))));
const drags = (from, to) => (page) => drag(page, from(page), to(page));
const whiteJailed = (kind) => (page) => jailed(page, "white", kind);

// Six of the refusals, one for each way to the explanation. The texts and arrows of all are tested natively
// (tests/ui/words/refusals.rs). Cases: [position, attempt, expected message, squares of the arrow or null, a legal move afterwards]
const attempts = {
  "not how it moves, by taps": [START, taps("g1", "g3"), /knight does not move like that/i, "g1-g3", "g1f3"],
  "still in check, by a drag": ["4k3/4r3/8/8/8/8/8/N3K3[#] w - - 0 1", drags(at("a1"), at("b3")), /in check from the rook on e7/i, "e7-e1", "e1d1"],
  "a frozen pawn, at the first tap": ["4k3/P7/8/8/8/8/8/4K3[#] w - - 0 1", taps("a7"), /frozen/i, "a7-a8", "e1e2"],
  "a prisoner that is worth too little, dragged to the opponent's airfield": [
    "4k3/8/8/8/8/8/8/4K3[#RNn] w - - 0 1",
    async (page) => {
      await drag(page, prisoner(page, "white", "n"), tray(page, "airfield", "black"));
      await drag(page, jailed(page, "white", "r"), square(page, "c4"));
    },
    /worth a rook/i,
    null,
    "N#N@c4",
  ],
  "a rescued pawn on the first rank, dragged from the prison": ["4k3/8/8/8/8/8/8/4K3[#Pp] w - - 0 1", drags(whiteJailed("p"), at("a1")), /first or last rank/i, null, "P#P@a2"],
  "no piece that could land, by keys": [
    START,
    async (page) => {
      await walkTo(page, "e4");
      await page.keyboard.press("d");
    },
    /none of your pieces can land/i,
    null,
    "e2e4",
  ],
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

for (const [name, [position, attempt, said, pointed, legal]] of Object.entries(attempts)) {
  test(`refused and explained: ${name}`, async ({ page }) => {
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

test("while the computer is paused it is still not your turn", async ({ page }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60 }));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await action(page, "undo").click();
  await action(page, "redo").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  const before = await fen(page);
  await square(page, "d2").click();
  await expect(words(page).getByRole("status")).toContainText(/Black’s turn/i);
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
