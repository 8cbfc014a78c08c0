// The first visit: the idea in a picture and a sentence, and four buttons. Players with a stored game see it only on
// request.
import { START, byLinks, expectFen, expectInSight, link, play, words } from "./hands.mjs";
import { puzzles } from "./puzzles.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, square, test, touch } from "./support.mjs";

const welcome = (page) => page.locator("main.welcome");
const other = (page, variant) => page.locator(`[data-action="other-game"][data-variant="${variant}"]`);

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("a first visit shows the idea and four buttons", async ({ page }) => {
      await openApp(page);
      await expect(welcome(page).getByRole("heading", { level: 2 })).toHaveText("Captured pieces are hostages. Ransom yours: they parachute back.");
      await expect(welcome(page).getByRole("img", { name: /knight parachutes to f7: checkmate/ })).toBeVisible();
      await expect(root(page)).toHaveCount(0);
      for (const name of ["play-computer", "learn", "play-friend", "daily-puzzle"]) await expect(action(page, name)).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test("one tap starts a game against the easiest opponent, and the player can move at once", async ({ page }) => {
  await openApp(page);
  await action(page, "play-computer").click();
  await expectFen(page, START);
  expect(page.url()).toMatch(/#\/play$/);
  await expect(page.locator(".player").filter({ hasText: "Cadet" })).toBeVisible();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  // From now on the home screen opens, and leads to the game.
  await openApp(page);
  await expect(welcome(page)).toHaveCount(0);
  await action(page, "continue").click();
  await expect(ply(page, 2)).toBeVisible();
});

test("one more tap gives chess players a stronger opponent", async ({ page }) => {
  await openApp(page);
  await expect(page.locator(".skills :checked")).toHaveCount(0);
  await page.getByText("in a club").click();
  await expect(action(page, "play-computer")).toContainText("Against Envoy.");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "a little" })).toBeChecked();
  await action(page, "play-computer").click();
  await expectFen(page, START);
  await expect(page.locator(".player").filter({ hasText: "Smuggler" })).toBeVisible();
  // The answer is kept.
  await openApp(page, "#/welcome");
  await expect(page.getByRole("radio", { name: "a little" })).toBeChecked();
});

const EMPTY = { course: { variant: "hostage", start: null, turns: [] }, turns: [], current: 0, players: { white: "human", black: "engine" }, seconds: 5, seat: "White" };
const BEGUN = { ...EMPTY, course: { ...EMPTY.course, turns: ["e2e4"] }, turns: [[0, "e2e4"]], current: 1 };

// What is stored, and whether it was left by somebody who has done something here. The first paint has the same answer
// as the program.
for (const [name, value, isKnown] of [
  ["lessons", "guess-1=70", true],
  ["lessons", "beat-hostage=2", true],
  ["lessons", "hostage-prisons=0&last=hostage-prisons", false],
  ["results", '{"games":[]}', true],
  ["career", "g 1 2026.01.01 hostage 1 white won 30 alone 0000000000000000 e2e4,e7e5", true],
  ["game", JSON.stringify(BEGUN), true],
  ["game", JSON.stringify(EMPTY), false],
  ["analysis", JSON.stringify({ game: BEGUN }), true],
  ["analysis", JSON.stringify({ game: EMPTY }), false],
]) {
  test(`${name} ${value.slice(0, 40)}${isKnown ? "" : ", empty,"} ${isKnown ? "leads home" : "leads to the welcome"}`, async ({ page }) => {
    await page.addInitScript(([name, value]) => localStorage.setItem(`hostage-chess.${name}`, value), [name, value]);
    await openApp(page);
    await expect(page.locator(isKnown ? "main.home" : "main.welcome")).toBeVisible();
    expect(await page.evaluate(() => globalThis.reader.part)).toBe(isKnown ? "home" : undefined);
  });
}

test("the puzzle of the day has a button that shows the streak in days", async ({ page }) => {
  await openApp(page, "#/welcome");
  await action(page, "daily-puzzle").click();
  await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
  const name = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  const { line, side } = puzzles.get(name);
  for (const [index, uci] of line.entries()) {
    if (index % 2 === 1) await expect(page.locator("[data-stage]")).toHaveAttribute("data-stage", "asked");
    else await play(page, side, uci, "tap");
  }
  await expect(page.locator("[data-stage]")).toHaveAttribute("data-stage", "solved");
  await page.locator(".brand").click();
  await expect(action(page, "daily-puzzle")).toContainText("Streak: 1 day");
  await expectNoAxeViolations(page);
});

test("playing a friend: the reader has White, gets instructions, and the board does not move", async ({ page }) => {
  await openApp(page);
  await byLinks(page);
  await expect(words(page)).toContainText("Make your move, then send it.");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(root(page)).toHaveAttribute("data-turn", "black");
  await expect(ply(page, 2)).toHaveCount(0);
  const [a1, a8] = [await square(page, "a1").boundingBox(), await square(page, "a8").boundingBox()];
  expect(a1.y).toBeGreaterThan(a8.y);
});

test("Learn opens the first lesson, and Back returns", async ({ page }) => {
  await openApp(page);
  await action(page, "learn").click();
  await expect(page.locator('[data-lesson="hostage-prisons"]')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(welcome(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await action(page, "play-computer").focus();
  await page.keyboard.press("Enter");
  await expectFen(page, START);
  await page.evaluate(() => history.back());
  await expect(welcome(page)).toBeVisible();
});

test("another game is proposed in the dialog, but not started", async ({ page }) => {
  await openApp(page);
  for (const variant of ["takeover-41", "hole", "messenger"]) await expect(other(page, variant)).toBeVisible();
  await other(page, "messenger").click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await expect(dialog).toBeVisible();
  // What the game is comes first, and who closes the dialog is back where they were.
  expect((await action(dialog, "lesson").boundingBox()).y).toBeLessThan((await action(dialog, "across-computer").boundingBox()).y);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(welcome(page)).toBeVisible();
  await other(page, "messenger").click();
  await dialog.locator('[data-action="begin"]').click();
  await expect(root(page)).toHaveAttribute("data-fen", /\[Cc\]/);
});

test("links open their targets, and the site's name leads to the welcome screen", async ({ page }) => {
  await openApp(page, "#/play");
  await expectFen(page, START);
  await page.locator(".brand").click();
  await expect(welcome(page)).toBeVisible();
  await openApp(page, link({ moves: ["e2e4"] }));
  await expect(ply(page, 1)).toBeVisible();
  await openApp(page, "#/welcome");
  await expect(welcome(page)).toBeVisible();
});

test("the picture is animated, and can be paused", async ({ page }) => {
  await openApp(page);
  const states = () => page.evaluate(() => document.querySelector(".demo .table").getAnimations({ subtree: true }).map((it) => it.playState));
  expect((await states()).length).toBeGreaterThan(5);
  await action(page, "pause-picture").check();
  expect(new Set(await states())).toEqual(new Set(["paused"]));
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the picture shows the landed piece, and every caption is dark", async ({ page }) => {
    await openApp(page);
    expect(await page.evaluate(() => document.querySelector(".demo").getAnimations({ subtree: true }).length)).toBe(0);
    await expect(page.locator(".lander")).toHaveCSS("opacity", "1");
    const looks = await page.locator(".demo li span").evaluateAll((items) => items.map((item) => `${getComputedStyle(item).color} ${getComputedStyle(item).opacity}`));
    expect(new Set(looks).size).toBe(1);
    await expect(action(page, "pause-picture")).toBeHidden();
    await expectNoAxeViolations(page);
  });
});

test("an empty prison and an empty airfield explain their purpose", async ({ page }) => {
  await openApp(page, "#/play");
  await page.locator('[data-tray="prison"][data-owner="white"]').click();
  await expect(words(page)).toContainText("Your prison");
  await page.locator('[data-tray="airfield"][data-owner="black"]').click();
  await expect(words(page)).toContainText("Your opponent’s airfield");
});

test.describe("layout", { tag: "@layout" }, () => {
  for (const [width, height] of [[320, 568], [360, 640]]) {
    test(`${width}x${height}: the picture, the sentence and two buttons are visible`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page);
      await expectInSight(page, page.locator(".demo .board-frame"), page.locator(".welcome h2"), action(page, "play-computer"), action(page, "learn"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test("360x640: nothing scrolls", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openApp(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await expectInSight(page, action(page, "daily-puzzle"), other(page, "hole"));
  });

  for (const [width, height] of [[1366, 650], [1440, 900], [640, 360]]) {
    test(`${width}x${height}: the picture, the sentence and four buttons are visible`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page);
      const doors = ["play-computer", "learn", "play-friend", "daily-puzzle"].map((name) => action(page, name));
      await expectInSight(page, page.locator(".demo .table"), page.locator(".welcome h2"), ...doors);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
