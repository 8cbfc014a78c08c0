// Game 4 of the inventor's page, entered completely with every kind of input.
import { readFileSync } from "node:fs";
import { expectFen, expectTrays, link, parts, play, words } from "./hands.mjs";
import { expect, openApp, ply, root, test } from "./support.mjs";

// Each move in Leslie's notation, and the position after it according to an independent implementation of the rules.
const game = JSON.parse(readFileSync(new URL("fixtures/game4.json", import.meta.url)));

const ways = { walk: ["tap", "drag", "keys"], drop: ["drag", "tap"], exchange: ["drag", "payment", "tap", "keys", "payment taps"] };

/** The next way to enter a move of this kind, so that each kind is entered in all ways. */
function wayOf(uci, counts) {
  const { from, dropped } = parts(uci);
  const kind = from ? "walk" : dropped ? "drop" : "exchange";
  const count = (counts[kind] = (counts[kind] ?? -1) + 1);
  return ways[kind][count % ways[kind].length];
}

test("game 4 can be entered completely, by mouse, taps and keys, until 23.(N-N)N@f6 mate", async ({ page }) => {
  test.slow();
  await openApp(page, link({}));
  const counts = {};
  for (const [index, { uci, text, fen }] of game.entries()) {
    const side = index % 2 ? "black" : "white";
    await test.step(`${text} by ${side}`, async () => {
      await play(page, side, uci, wayOf(uci, counts));
      await expectFen(page, fen);
      await expectTrays(page, fen);
      await expect(ply(page, index + 1)).toHaveText(text);
    });
  }
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  await expect(words(page).getByRole("alert")).toContainText(/White wins by (check)?mate/i);
  await expect(page.locator("[data-ply]")).toHaveText(game.map(({ text }) => text));
});
