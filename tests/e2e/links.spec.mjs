// Links: sharing, opening, and their effect on the earlier game. Bad links name their faults and do no harm.
import { OUT_OF_BOOK, START, choose, expectFen, expectPlayers, expectTrays, link, newGame, play } from "./hands.mjs";
import { action, expect, fen, openApp, root, square, test, touch } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const hash = (page) => page.evaluate(() => location.hash);
/** Checks that the computer plays this side, or neither. */
const pressed = (page, name) => expectPlayers(page, { white: name === "white" ? "engine" : "human", black: name === "black" ? "engine" : "human" });

// Contains an exchange and a drop, with prisons and airfields filled: a link must keep all of it.
const MOVES = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d8", "P#P@e4", "P@d5"];
const TEXTS = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "(P)*e4", "*d5"];

/** Plays a game that a link must not lose. */
async function playOwnGame(page) {
  await openApp(page, link({}));
  await touch(page, square(page, "c2"), square(page, "c4"));
  await expect(plies(page)).toHaveText(["c4"]);
  return fen(page);
}

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("links open exactly the same game or position for another reader", async ({ page, context }) => {
    await openApp(page, link({ seconds: 7 }));
    for (const [index, uci] of MOVES.entries()) await play(page, index % 2 ? "black" : "white", uci, "tap");
    await expect(plies(page)).toHaveText(TEXTS);
    const shown = await fen(page);

    await page.reload();
    await expectFen(page, shown);
    await expect(plies(page)).toHaveText(TEXTS);

    await choose(page, "share");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await action(page, "copy-game").click();
    await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
    const game = await copied();
    expect(game).toBe(await page.locator('[data-link="game"]').inputValue());
    await action(page, "copy-position").click();
    await expect.poll(copied).not.toBe(game);
    const position = await copied();
    expect(position).toBe(await page.locator('[data-link="position"]').inputValue());
    for (const url of [game, position]) {
      expect(url.startsWith(page.url().split("#")[0]), url).toBe(true);
      // Chat programs cut links at other characters.
      expect(url.split("#").slice(1).join("#")).toMatch(/^[\w/?=&%@.:~-]+$/);
    }

    for (const [url, texts] of [
      [game, TEXTS],
      [position, []],
    ]) {
      const reader = await context.newPage();
      await reader.goto(url);
      await expectFen(reader, shown);
      await expectTrays(reader, shown);
      await expect(plies(reader)).toHaveText(texts);
      await pressed(reader, "neither");
      await choose(reader, "new-game");
      await action(reader, "across-computer").check();
      await expect(action(reader, "any-seconds")).toHaveValue("7");
      await reader.close();
    }
  });
});

test("a # in a value is read both bare and percent-encoded", async ({ page }) => {
  for (const sign of ["#", "%23"]) {
    await openApp(page, `#/play?game=hostage&fen=4k3/8/8/8/8/8/8/4K3[${sign}Nq]_w_-_-_0_1&moves=N${sign}Q@c7&white=human&black=human`);
    await expectFen(page, "4k3/2N5/8/8/8/8/8/4K3[q#] b - - 0 1");
    await expect(plies(page)).toHaveText(["(Q)N*c7+"]);
  }
});

test("defaults: a person plays White, and the computer thinks for five seconds", async ({ page }) => {
  await openApp(page, "#/play?game=hostage");
  await expectFen(page, START);
  await pressed(page, "black");
  await choose(page, "new-game");
  await expect(action(page, "seconds")).toHaveValue("5");
});

test("players and seconds are taken from the link, and unknown parameters are ignored", async ({ page }) => {
  const out = OUT_OF_BOOK.replaceAll(" ", "_").replaceAll("#", "%23");
  await openApp(page, `#/play?game=hostage&fen=${out}&white=engine&black=human&seconds=60&utm_source=chat&fbclid=%FF&x`);
  await pressed(page, "white");
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await choose(page, "new-game");
  await expect(action(page, "seconds")).toHaveValue("60");
  // The reader's side is at the bottom.
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
});

test("#/analysis opens the game without the computer", async ({ page }) => {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4");
  await expect(action(page, "engine")).toHaveAttribute("aria-pressed", "false");
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  expect(await hash(page)).toBe("#/analysis");
});

test("a link replaces the stored game, which stays one tap away", async ({ page }) => {
  const own = await playOwnGame(page);
  await expect(action(page, "previous-game")).toHaveCount(0);
  await openApp(page, link({ moves: ["d2d4"] }));
  await expect(plies(page)).toHaveText(["d4"]);
  const linked = await fen(page);
  await choose(page, "previous-game");
  await expectFen(page, own);
  await expect(plies(page)).toHaveText(["c4"]);
  await choose(page, "previous-game");
  await expectFen(page, linked);
});

test("an opened link leaves the address, and a reload shows the game with the later moves", async ({ page }) => {
  await openApp(page, link({ moves: ["d2d4"] }));
  await expect.poll(() => hash(page)).toBe("#/play");
  await touch(page, square(page, "d7"), square(page, "d5"));
  await expect(plies(page)).toHaveText(["d4", "d5"]);
  await page.reload();
  await expect(plies(page)).toHaveText(["d4", "d5"]);
});

test("a link pasted into the address of the open page opens too", async ({ page }) => {
  const own = await playOwnGame(page);
  await page.evaluate((hash) => (location.hash = hash), link({ moves: ["d2d4"] }));
  await expect(plies(page)).toHaveText(["d4"]);
  await choose(page, "previous-game");
  await expectFen(page, own);
});

test("after a new game the old one is one tap away", async ({ page }) => {
  const own = await playOwnGame(page);
  await newGame(page);
  await expectFen(page, START);
  await choose(page, "previous-game");
  await expectFen(page, own);
});

const bad = {
  "two kings": [link({ fen: "4k3/8/8/8/8/8/8/4KK2[#] w - - 0 1" }), [/White has 2 kings/i]],
  "no king": [link({ fen: "8/8/8/8/8/8/8/4K3[#] w - - 0 1" }), [/Black has no king/i]],
  "seventeen pieces": [link({ fen: START.replace("[#]", "[P#]") }), [/9 pawns/]],
  "a pawn on rank 1": [link({ fen: "4k3/8/8/8/8/8/8/P3K3[#] w - - 0 1" }), [/pawn.*a1/i]],
  "a king that could be captured": [link({ fen: "4k3/4R3/8/8/8/8/8/4K3[#] w - - 0 1" }), [/could take (White|Black)’s king/i]],
  "everything at once": [
    link({ fen: "4k3/8/8/8/8/8/8/P2KK3[QQ#kp] w KQ - x 1", game: "checkers", white: "robot", seconds: 0 }),
    [/checkers/, /robot/, /seconds/i, /White has 2 kings/i, /pawn.*a1/i, /2 queens/, /king cannot be in a prison/i, /castling/i, /“x”/],
  ],
  "an illegal move": [link({ moves: ["e2e4", "e7e4"] }), [/2.*e7e4.*pawn/is]],
  "an unreadable move": [link({ moves: ["e2e4", "zzz"] }), [/zzz/]],
  "an unknown game": ["#/play?game=checkers", [/checkers/]],
  "an unknown screen": ["#/casino", [/casino/]],
  "bytes that are no text": ["#/play?fen=%E4%F6&moves=%FF", [/%E4%F6/, /%FF/]],
  "stray percent signs": ["#/play?fen=%zz%", [/“%”/]],
  "200 KB of junk": [`#/play?fen=${"x1@%".repeat(50_000)}`, [/200,?\d{3} bytes|too long/i]],
  "markup": ['#/play?game=<script>window.hacked=1</script>&fen=<img%20src=x%20onerror="window.hacked=1">', [/<script>/]],
  "NUL": ["#/play?fen=%00%00&game=a%00b", [/\\u\{0\}/]],
};

test("a bad link names every fault, and the player's game is not lost", async ({ page }) => {
  test.slow();
  const own = await playOwnGame(page);
  for (const [name, [hash, faults]] of Object.entries(bad)) {
    await test.step(name, async () => {
      await openApp(page, hash);
      const alert = page.getByRole("alert");
      for (const fault of faults) await expect(alert).toContainText(fault);
      expect(await page.evaluate(() => window.hacked)).toBeUndefined();
      await action(page, "dismiss").click();
      await expectFen(page, own);
      await expect(plies(page)).toHaveText(["c4"]);
      await page.reload();
      await expectFen(page, own);
    });
  }
});

test("a link with a fault in the middle opens up to the fault", async ({ page }) => {
  const own = await playOwnGame(page);
  await openApp(page, link({ moves: ["e2e4", "e7e5", "e4e5"] }));
  await expect(page.getByRole("alert")).toContainText("e4e5");
  await action(page, "open-part").click();
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await page.reload();
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await choose(page, "previous-game");
  await expectFen(page, own);
});

test("the browser's Back leaves a bad link in the address of the open page", async ({ page }) => {
  const own = await playOwnGame(page);
  await page.evaluate(() => (location.hash = "#/casino"));
  await expect(page.getByRole("alert")).toContainText("casino");
  await page.goBack();
  await expectFen(page, own);
});
