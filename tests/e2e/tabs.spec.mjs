// Two tabs with the same storage: each shows what the other did, and neither takes anything from the other.
import { study } from "./analysis.mjs";
import { choose, link, words } from "./hands.mjs";
import { action, expect, expectLive, openApp, square, test, touch, waitIdle } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const stored = (page) => page.evaluate(() => JSON.parse(localStorage["hostage-chess.game"]).turns.map(([, turn]) => turn));

/** Nothing is heard from other tabs any more, as in one that sleeps. */
const deaf = (page) => page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));

test("the same game in two tabs: what one does the other shows, and its flip takes nothing back", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const other = await context.newPage();
  await openApp(other, "#/play");
  await expect(plies(other)).toHaveCount(1);
  await touch(other, square(other, "e7"), square(other, "e5"));
  await touch(other, square(other, "g1"), square(other, "f3"));
  await expect(plies(page)).toHaveText(["e4", "e5", "Nf3"]);
  await page.bringToFront();
  await page.keyboard.press("f");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(plies(tab)).toHaveText(["e4", "e5", "Nf3"]);
  }
});

test("a tab that sleeps shows what another did before it writes, and what it did itself is one tap away", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const sleeper = await context.newPage();
  await deaf(sleeper);
  await openApp(sleeper, "#/play");
  await expect(plies(sleeper)).toHaveCount(1);
  await touch(page, square(page, "e7"), square(page, "e5"));
  await touch(page, square(page, "g1"), square(page, "f3"));
  await touch(sleeper, square(sleeper, "d7"), square(sleeper, "d5"));
  await expect(plies(sleeper)).toHaveText(["e4", "e5", "Nf3"]);
  await expect(words(sleeper)).toContainText("Another tab has gone on");
  expect(await stored(page)).toEqual(["e2e4", "e7e5", "g1f3"]);
  await choose(sleeper, "previous-game");
  await expect(plies(sleeper)).toHaveText(["e4", "d5"]);
});

test("a tab that slept while everything was deleted stores nothing of what it had", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const sleeper = await context.newPage();
  await deaf(sleeper);
  await openApp(sleeper, "#/play");
  await expect(plies(sleeper)).toHaveText(["e4"]);
  await page.goto("./#/settings");
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(page).toHaveURL(/#\/welcome$/);
  await touch(sleeper, square(sleeper, "d7"), square(sleeper, "d5"));
  await expect(plies(sleeper)).toHaveCount(0);
  await expectLive(sleeper);
  expect(await sleeper.evaluate(() => Object.values(localStorage).filter((text) => /e2e4|d7d5/.test(text)))).toEqual([]);
  // Whatever begins after that is stored as ever.
  await openApp(sleeper, link({ moves: ["g1f3"] }));
  expect(await stored(sleeper)).toEqual(["g1f3"]);
});

test("another game in another tab leaves this one alone, and both are kept", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const other = await context.newPage();
  await openApp(other, link({ moves: ["d2d4"] }));
  await expect(plies(other)).toHaveText(["d4"]);
  await expect(plies(page)).toHaveText(["e4"]);
  await touch(page, square(page, "e7"), square(page, "e5"));
  expect(await stored(page)).toEqual(["e2e4", "e7e5"]);
  await expect(plies(other)).toHaveText(["d4"]);
  await choose(page, "previous-game");
  await expect(plies(page)).toHaveText(["d4"]);
});

test("the computer answers once, in the tab in which the turn was played", async ({ page, context }) => {
  await openApp(page, link({ black: "engine", seconds: 1 }));
  const other = await context.newPage();
  await openApp(other, "#/play");
  await touch(other, square(other, "e2"), square(other, "e4"));
  await expect(plies(other)).toHaveCount(2);
  await waitIdle(other);
  await expect(plies(page)).toHaveText(await plies(other).allTextContents());
  expect(await stored(page)).toHaveLength(2);
  expect(await page.evaluate(() => localStorage["hostage-chess.displaced"])).toBeUndefined();
});

test("the same analysis in two tabs", async ({ page, context }) => {
  await openApp(page, study({ moves: ["e2e4", "e7e5"] }));
  const other = await context.newPage();
  await openApp(other, "#/analysis");
  await touch(other, square(other, "g1"), square(other, "f3"));
  await expect(page.locator("[data-node]")).toHaveCount(3);
  await expect(action(page, "previous-game")).toHaveCount(0);
});
