// Two tabs with the same storage: each shows the other's changes, and neither destroys them.
import { study, tab } from "./analysis.mjs";
import { choose, link, words } from "./hands.mjs";
import { action, expect, expectLive, openApp, square, test, touch, waitIdle } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const stored = (page) => page.evaluate(() => JSON.parse(localStorage["hostage-chess.game"]).turns.map(([, move]) => move));

/** Blocks events from other tabs, as in a sleeping tab. */
const deaf = (page) => page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));

test("two tabs with the same game: each shows the other's moves, and flipping reverts nothing", async ({ page, context }) => {
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

test("a tab that was asleep shows the moves of another tab before it writes, and its own line is one tap away", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const sleeper = await context.newPage();
  await deaf(sleeper);
  await openApp(sleeper, "#/play");
  await expect(plies(sleeper)).toHaveCount(1);
  await touch(page, square(page, "e7"), square(page, "e5"));
  await touch(page, square(page, "g1"), square(page, "f3"));
  await touch(sleeper, square(sleeper, "d7"), square(sleeper, "d5"));
  await expect(plies(sleeper)).toHaveText(["e4", "e5", "Nf3"]);
  await expect(words(sleeper)).toContainText("Another tab has continued");
  expect(await stored(page)).toEqual(["e2e4", "e7e5", "g1f3"]);
  await choose(sleeper, "previous-game");
  await expect(plies(sleeper)).toHaveText(["e4", "d5"]);
});

test("a tab that was asleep while everything was deleted stores nothing of its old state", async ({ page, context }) => {
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
  // A game started after that is stored as usual.
  await openApp(sleeper, link({ moves: ["g1f3"] }));
  expect(await stored(sleeper)).toEqual(["g1f3"]);
});

test("a different game in another tab leaves this one alone, and both are stored", async ({ page, context }) => {
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

test("the computer answers once, in the tab where the move was played", async ({ page, context }) => {
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

test("two tabs show the same analysis", async ({ page, context }) => {
  await openApp(page, study({ moves: ["e2e4", "e7e5"] }));
  const other = await context.newPage();
  await openApp(other, "#/analysis");
  await touch(other, square(other, "g1"), square(other, "f3"));
  await expect(page.locator("[data-node]")).toHaveCount(3);
  await expect(action(page, "previous-game")).toHaveCount(0);
});

/** Counts the changes of the stored analysis by the other tab. */
const count = (page) => page.addInitScript(() => {
  window.changes = 0;
  addEventListener("storage", ({ key }) => (window.changes += key === "hostage-chess.analysis"), { capture: true });
});

test("two tabs with the same analysis keep their own tabs beside it, and a change is stored once", async ({ page, context }) => {
  await openApp(page, study({ moves: ["e2e4", "e7e5"] }));
  await count(page);
  await openApp(page, "#/analysis");
  const other = await context.newPage();
  await count(other);
  await openApp(other, "#/analysis");
  const changes = () => Promise.all([page, other].map((tab) => tab.evaluate(() => window.changes)));
  await tab(page, "Review").click();
  await expect.poll(changes).toEqual([0, 1]);
  await touch(other, square(other, "g1"), square(other, "f3"));
  await expect(page.locator("[data-node]")).toHaveCount(3);
  await touch(other, square(other, "b8"), square(other, "c6"));
  await expect(page.locator("[data-node]")).toHaveCount(4);
  await expect(tab(page, "Review")).toHaveAttribute("aria-selected", "true");
  await expect(tab(other, "Moves")).toHaveAttribute("aria-selected", "true");
  expect(await changes()).toEqual([2, 1]);
});
