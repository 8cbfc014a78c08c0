// Two friends with a screen each: each plays one side, and they exchange the game by links.
import { byLinks, drag, expectFen, justPlay, newGame, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, ply, square, test, touch } from "./support.mjs";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const plies = (page) => page.locator("[data-ply]");

/** Presses the large button, and returns the link that it copied. */
async function send(page) {
  await action(page, "send-turn").click();
  await expect(words(page)).toContainText(/Copied: send it to your friend/);
  return page.evaluate(() => navigator.clipboard.readText());
}

test("two friends exchange three moves each by links", async ({ page, browser, site }) => {
  test.slow();
  await openApp(page);
  await byLinks(page);
  await expect(action(page, "send-turn")).toHaveCount(0);
  await drag(page, square(page, "e2"), square(page, "e4"));
  // This is the fourth tap since the first visit.
  let link = await send(page);
  // Black's pieces cannot be moved from White's seat.
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(words(page)).toContainText("It is Black’s turn.");
  await expect(plies(page)).toHaveCount(1);
  await expectNoAxeViolations(page);

  const context = await browser.newContext({ baseURL: site, serviceWorkers: "block", permissions: ["clipboard-read", "clipboard-write"] });
  const friend = await context.newPage();
  const pages = [friend, page];
  const replies = [["e7", "e5"], ["g1", "f3"], ["b8", "c6"], ["f1", "b5"], ["a7", "a6"]];
  for (const [at, [from, to]] of replies.entries()) {
    const reader = pages[at % 2];
    const [own, other] = at % 2 === 0 ? ["Black", "White"] : ["White", "Black"];
    await reader.goto(link);
    // Only the first link finds a newcomer.
    if (at === 0) await justPlay(reader);
    await expect(words(reader)).toContainText(`Your friend plays ${other}. Your turn: you play ${own}.`);
    await expect(action(reader, "send-turn")).toHaveCount(0);
    await expect(reader.locator("[data-square]").first()).toHaveAttribute("data-square", own === "Black" ? "h1" : "a8");
    await touch(reader, square(reader, from), square(reader, to));
    await expect(plies(reader)).toHaveCount(at + 2);
    link = await send(reader);
  }
  await openApp(page, `#${link.split("#")[1]}`);
  await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
  await expectFen(friend, await fen(page));
  // The game continued in place, so no other game was displaced.
  await action(page, "more").click();
  await expect(action(page, "previous-game")).toHaveCount(0);
  // After a reload the friend is still Black and waits.
  await friend.reload();
  await expect(action(friend, "send-turn")).toBeVisible();
  await touch(friend, square(friend, "e1"), square(friend, "g1"));
  await expect(plies(friend)).toHaveCount(6);
  await context.close();
});

test("the ways to play a friend without a relay: at the same screen, by links", async ({ page }) => {
  await openApp(page);
  await action(page, "play-friend").click();
  await expect(page.getByRole("heading", { name: "Play a friend" })).toBeVisible();
  await expect(page).toHaveTitle("Play a friend · Hostage Chess");
  expect(page.url()).toMatch(/#\/friend$/);
  for (const way of ["same-screen", "by-links"]) await expect(action(page, way)).toBeVisible();
  await expect(action(page, "live")).toHaveCount(0);
  await expect(page.locator("main")).toContainText("This site cannot connect players");
  await expectNoAxeViolations(page);
  await action(page, "same-screen").click();
  await touch(page, square(page, "e2"), square(page, "e4"));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(plies(page)).toHaveCount(2);
  await expect(action(page, "send-turn")).toHaveCount(0);
  // Back shows the choice again, and the home screen before it.
  await page.evaluate(() => history.back());
  await expect(action(page, "by-links")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.locator("main.home")).toBeVisible();
});

test("from the dialog: Black sends an invitation; on one screen a player moves both sides", async ({ page }) => {
  await openApp(page, "#/play");
  await newGame(page, "across-friend", "seat-black");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  expect(await send(page)).toMatch(/#\/play\?g=[\w-]+&black=human&id=\d+$/);
  await newGame(page, "same-screen", "clock-3+2");
  await expect(page.locator(".clock")).toHaveCount(2);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(ply(page, 2)).toBeVisible();
  await expect(action(page, "send-turn")).toHaveCount(0);
});

const INVITED = "#/play?g=1Ro5JAAI0&black=human&id=1732";
const BEGUN = ["Nc3", "b6"];

for (const [width, height] of [[320, 568], [390, 844], [1440, 900]]) {
  test(`a newcomer with a link sees who challenges, the idea, and two ways to go on at ${width}x${height}`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, `${INVITED}&by=Bartholomew%20Featherston`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Bartholomew Featherston challenges you to Hostage Chess");
    await expect(page.locator(".challenger")).toContainText("you play White");
    await expect(page.locator(".ideas svg")).toHaveCount(3);
    await expect(page.locator(".ideas li").first()).toBeInViewport({ ratio: 1 });
    for (const door of ["learn-first", "just-play"]) await expect(action(page, door)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.locator("main.in-game")).toHaveCount(0);
    await expectNoAxeViolations(page);
    // A reload loses nothing. One tap leads to the board, and the link then opens it directly.
    await page.reload();
    await justPlay(page);
    await expect(plies(page)).toHaveText(BEGUN);
    await openApp(page, INVITED);
    await expect(plies(page)).toHaveText(BEGUN);
  });
}

for (const way of ["by-links", "same-screen"]) {
  test(`a game ${way} is one of the game on the board`, async ({ page }) => {
    await openApp(page, "#/play?game=hole&white=human&black=engine");
    await page.evaluate(() => (location.hash = "#/friend"));
    await action(page, way).click();
    await expect(page.locator("main.in-game.columns-7")).toBeVisible();
    if (way === "by-links") await expect(words(page)).toContainText("Make your move, then send it.");
  });
}

test("a newcomer learns first, and comes back to the friend's game", async ({ page }) => {
  await openApp(page, INVITED);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("A friend challenges you to Hostage Chess");
  await action(page, "learn-first").click();
  await expect(page.locator("main[data-lesson=hostage-prisons]")).toBeVisible();
  await page.reload();
  // The lesson offers the way back at any time, and as the next step at its end.
  await expect(page.locator(".lesson-play")).toHaveAccessibleName("Back to the game");
  await touch(page, square(page, "c3"), square(page, "d5"));
  await expect(square(page, "d5")).toHaveAccessibleName(/queen/);
  await touch(page, square(page, "e4"), square(page, "d5"));
  await action(page, "to-friend").click();
  await expect(plies(page)).toHaveText(BEGUN);
  await expect(page.locator(".player.near")).toContainText("You");
  await openApp(page, "#/learn");
  await action(page, "to-friend").click();
  await touch(page, square(page, "g1"), square(page, "f3"));
  await expect(action(page, "send-turn")).toBeVisible();
});

test("a link has the sender's name, if there is one", async ({ page }) => {
  await page.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.name", "Mara"));
  await openApp(page);
  await byLinks(page);
  await touch(page, square(page, "e2"), square(page, "e4"));
  expect(await send(page)).toMatch(/&id=\d+&by=Mara$/);
});

test("one screen for two: the board can flip, and the pieces across can face the other player", async ({ page }) => {
  await openApp(page, "#/play");
  await action(page, "new-game").click();
  await expect(action(page, "facing")).toHaveCount(0);
  await action(page, "same-screen").check();
  await expect(action(page, "seat-white")).toHaveCount(0);
  await action(page, "facing").check();
  await expectNoAxeViolations(page);
  await action(page, "begin").click();
  const turned = (side) => page.locator(`.pieces .piece-${side} > use:last-child`).first().evaluate((piece) => getComputedStyle(piece).rotate);
  expect([await turned("white"), await turned("black")]).toEqual(["none", "180deg"]);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(square(page, "e4")).toBeVisible();
  expect([await turned("white"), await turned("black")]).toEqual(["none", "180deg"]);
  // The Friend screen offers the same, and one tap starts the game.
  await openApp(page, "#/friend");
  await expect(action(page, "facing")).toBeChecked();
  await action(page, "facing").uncheck();
  await action(page, "turning").check();
  await action(page, "same-screen").click();
  await touch(page, square(page, "d2"), square(page, "d4"));
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  expect([await turned("white"), await turned("black")]).toEqual(["none", "none"]);
});

for (const [width, height] of [[320, 568], [360, 640], [768, 1024], [640, 360], [1366, 650]]) {
  test(`the button covers neither board nor controls at ${width}x${height}`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page);
    await byLinks(page);
    await touch(page, square(page, "e2"), square(page, "e4"));
    const button = await action(page, "send-turn").boundingBox();
    expect(button.height).toBeGreaterThanOrEqual(36);
    expect(button.width).toBeGreaterThanOrEqual(160);
    expect(button.y + button.height).toBeLessThanOrEqual(height);
    for (const part of [page.locator(".board"), page.locator(".controls"), page.locator(".player.near"), page.locator(".player.across")]) {
      const box = await part.boundingBox();
      const apart = box.x >= button.x + button.width || button.x >= box.x + box.width || box.y >= button.y + button.height - 0.5 || button.y >= box.y + box.height - 0.5;
      expect(apart, `${JSON.stringify(box)} ${JSON.stringify(button)}`).toBe(true);
    }
    expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
  });
}

test("three games by post at once: the link of each continues it, on the player's side", async ({ page, browser, site }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site, serviceWorkers: "block", permissions: ["clipboard-read", "clipboard-write"] });
  const friend = await context.newPage();
  const answers = [];
  await openApp(page);
  for (const [game, to] of ["e4", "d4", "c4"].entries()) {
    if (game === 0) await byLinks(page);
    else await newGame(page, "across-friend", "seat-white");
    await touch(page, square(page, `${to[0]}2`), square(page, to));
    await openApp(friend, `#${(await send(page)).split("#")[1]}`);
    if (game === 0) await justPlay(friend);
    await touch(friend, square(friend, "a7"), square(friend, "a6"));
    answers.push(`#${(await send(friend)).split("#")[1]}`);
  }
  await newGame(page, "across-friend", "seat-white");
  // Each new game displaced the last one. The links work in the open page and in a new one.
  for (const [at, first] of [[0, "e4"], [2, "c4"], [1, "d4"], [0, "e4"]]) {
    await openApp(page, answers[at]);
    await expect(plies(page)).toHaveText([first, "a6"]);
    await expect(words(page)).toContainText("Your turn: you play White.");
    await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "a8");
    await expect(action(page, "send-turn")).toHaveCount(0);
    // Once the library has been searched, only the answer counts as given by the link. Leaving earlier starts another entry.
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage["hostage-chess.game"]).origin[1])).toBeLessThan(2);
  }
  // An older link of the same game shows the game as it stands now.
  await touch(page, square(page, "h2"), square(page, "h3"));
  await expect(plies(page)).toHaveCount(3);
  await openApp(page, answers[0]);
  await expect(plies(page)).toHaveCount(3);
  // A game opened from the library keeps the player's side.
  await openApp(page, "#/library");
  await action(page, "earlier").click();
  const row = page.locator("[data-entry]").filter({ hasText: "1. d4" });
  await row.locator("[data-action=entry-menu]").click();
  await row.locator("[data-action=play]").click();
  await expect(plies(page).first()).toHaveText("d4");
  await expect(page.locator(".player.near")).toContainText("You");
  await context.close();
});
