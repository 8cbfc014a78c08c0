// The net of a game is loaded with the game. Without it, the engine still plays.
import { link } from "./hands.mjs";
import { expect, openApp, ply, root, test } from "./support.mjs";

/** The engine begins this game. */
const begun = (game) => link({ game, white: "engine", level: 2 });
const begins = (page) => expect(ply(page, 1)).toBeVisible({ timeout: 30_000 });

/** The nets that are requested from now on. */
const nets = (page) => {
  const seen = [];
  page.context().on("request", (request) => {
    const [, name] = /net-(\w+)\.txt/.exec(request.url()) ?? [];
    if (name) seen.push(name);
  });
  return seen;
};

test("each game loads its own net, and Hostage Chess none", async ({ page }) => {
  const seen = nets(page);
  await openApp(page, begun("hostage"));
  await begins(page);
  expect(seen).toEqual([]);
  for (const [game, variant] of [["hole", "hole"], ["takeover", "takeover-41-adjacent"], ["messenger", "messenger-couriers"]]) {
    seen.length = 0;
    await page.goto("about:blank");
    await openApp(page, begun(variant));
    await begins(page);
    expect(seen).toEqual([game]);
  }
});

test("another game on the same page gets its net, and a net stays for Hostage Chess", async ({ page }) => {
  const seen = nets(page);
  const go = (game) => page.evaluate((hash) => { location.hash = hash; }, begun(game));
  await openApp(page, begun("hole"));
  await begins(page);
  const [first] = page.workers();
  await go("hostage");
  await expect(root(page)).toHaveAttribute("data-fen", /\[/);
  await begins(page);
  expect(page.workers()).toEqual([first]);
  await go("messenger");
  await expect.poll(() => seen).toEqual(["hole", "messenger"]);
  await begins(page);
  expect(page.workers()).toHaveLength(1);
});

test.describe("without the net", () => {
  test.use({ expected: /net-/ });
  for (const status of [404, 500]) {
    test(`the engine plays when the host answers ${status}`, async ({ page }) => {
      await page.route("**/net-*.txt*", (route) => route.fulfill({ status, body: "<h1>Nothing here</h1>" }));
      await openApp(page, begun("hole"));
      await begins(page);
    });
  }
  test("the engine plays when the host does not answer", async ({ page }) => {
    await page.route("**/net-*.txt*", () => {}); // never answered
    await openApp(page, begun("messenger"));
    await begins(page);
  });
});
