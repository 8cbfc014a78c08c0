// Four games with random moves and faults, or one in `make test`. `node live-forty.mjs` plays more.
import { expect, test } from "@playwright/test";
import { playGames } from "./live-forty.mjs";

test("random games through reloads, dead relays, cuts, freezes, second tabs, replays and forgeries: no move is lost", async ({ browser }) => {
  test.setTimeout(300_000);
  const games = process.env.QUICK ? 1 : 4;
  const { failures, bytes, counts } = await playGames({ browser, games, seed: 7, plies: 14 });
  expect(failures).toEqual([]);
  expect(bytes.length).toBe(games);
  expect(Object.values(counts).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(2 * games);
});
