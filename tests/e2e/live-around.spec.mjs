// What surrounds live games: people who come and go, other screens, the home screen, the app's badge, what is stored.
import {
  PHONE, alarm, answer, begun, enter, expectSame, expectState, invite, move, note, person, play, resign, table, test,
} from "./live.mjs";
import { TERMS, readLink, topics } from "./registers.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, touch } from "./support.mjs";

test("results keep what a newer version stored, and a text that cannot be read is put aside", async ({ meet }) => {
  const game = await meet();
  const store = (page, text) => page.evaluate((text) => (localStorage["hostage-chess.results"] = text), text);
  const results = (page) => page.evaluate(() => localStorage["hostage-chess.results"]);
  await store(game.white, '{"people":[],"mood":"good"}');
  await store(game.black, "damaged");
  await play(game, "e2e4 e7e5");
  await resign(game, "black");
  await expect.poll(() => results(game.white)).toContain("Won");
  expect(JSON.parse(await results(game.white))).toMatchObject({ mood: "good" });
  await expect.poll(() => results(game.black)).toContain("Lost");
  expect(await game.black.evaluate(() => localStorage["hostage-chess.results.unreadable"])).toBe("damaged");
});

test("a third visitor and a reader of the spectators' link watch; only the first may ask for the seat", async ({ meet, visit }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const game = await meet({ names: ["Ada", "Bo"], options: [{ permissions }] });
  await move(game, "e2", "e4");
  const third = await visit();
  await third.goto(game.link);
  await expectState(third, { standing: "watching", moves: 1 });
  await expect(note(third)).toContainText("Both seats are taken.");
  await action(game.white, "more").click();
  // The link is copied; the game stays on the screen.
  await action(game.white, "watch-link").click();
  await expect(game.white.locator(".live-sheet .report")).toContainText("Copied");
  await expectState(game.white, { standing: "playing" });
  const watch = await game.white.evaluate(() => navigator.clipboard.readText());
  await action(game.white, "close-sheet").click();
  const reader = await visit({ size: PHONE });
  await reader.goto(watch);
  await expectState(reader, { standing: "watching", moves: 1 });
  await expect(note(reader)).toContainText("You are watching.");
  await expect(action(reader, "ask-seat")).toHaveCount(0);
  for (const page of [third, reader]) {
    await expect(person(page, "white")).toContainText("Ada");
    await expect(person(page, "black")).toContainText("Bo");
    for (const name of ["take-back", "draw", "phrases", "resign"]) await expect(action(page, name)).toBeDisabled();
    await touch(page, square(page, "e7"), square(page, "e5"));
    await expectState(page, { moves: 1 });
  }
  await play(game, "e7e5 g1f3");
  for (const page of [third, reader]) await expectState(page, { moves: 3 });
  await expectSame(game, [...game.pages, third, reader]);
  // Somebody who watches can still follow an invitation, which comes later.
  await reader.evaluate((link) => (location.hash = new URL(link).hash), game.link);
  await expect(note(reader)).toContainText("Both seats are taken.");
  await expectState(reader, { standing: "watching", moves: 3 });
  await expect(action(reader, "ask-seat")).toBeVisible();
  await resign(game, "white");
  for (const page of [third, reader]) await expectState(page, { final: "true", result: "0-1" });
});

test("moves and questions can be typed, by keys alone and on a phone", async ({ meet }) => {
  const game = await meet({ sizes: [undefined, { width: 320, height: 568 }] });
  const [desk, phone] = game.pages;
  const field = (page) => action(page, "type-move");
  await desk.locator("main").evaluate(() => document.activeElement.blur());
  await desk.keyboard.press("Enter");
  await expect(field(desk)).toBeFocused();
  await desk.keyboard.type("e4");
  await desk.keyboard.press("Enter");
  for (const page of game.pages) await expectState(page, { moves: 1 });
  // It is the opponent's turn. The refused text can be corrected.
  await desk.keyboard.type("Nf3");
  await desk.keyboard.press("Enter");
  await expect(desk.locator(".typed .why")).toContainText("It is Black’s turn");
  await expect(field(desk)).toHaveValue("Nf3");
  await field(desk).fill("prison");
  await desk.keyboard.press("Enter");
  await expect(desk.locator(".words")).toContainText("White’s prison: empty.");
  const controls = () => phone.locator(".panel .controls").boundingBox();
  const before = await controls();
  await action(phone, "more").click();
  await action(phone, "type").click();
  await expect(field(phone)).toBeFocused();
  await phone.keyboard.type("e4");
  await phone.keyboard.press("Enter");
  await expect(phone.locator(".typed .why")).not.toHaveText("");
  expect(await controls(), "nothing moves").toEqual(before);
  await field(phone).fill("");
  await phone.keyboard.type("Nc");
  await expect(phone.getByRole("option")).toContainText(["Nc6"]);
  await phone.keyboard.press("ArrowDown");
  await phone.keyboard.press("Enter");
  for (const page of game.pages) await expectState(page, { moves: 2 });
  await expectNoAxeViolations(phone);
  // An offer and the field both have room.
  await action(desk, "draw").click();
  await field(desk).fill("Nf3");
  await field(desk).press("Enter");
  await expect(note(phone)).toContainText("draw");
  const [offer, typed] = await Promise.all([note(phone), field(phone)].map((part) => part.boundingBox()));
  expect(typed.y + typed.height).toBeLessThanOrEqual(offer.y);
  await phone.keyboard.press("Escape");
  await expect(field(phone)).toHaveCount(0);
  await resign(game, "white");
  await expect(field(desk)).toHaveCount(0);
  // The question about the turn is answered with the end of the game.
  await square(desk, "a1").focus();
  await desk.keyboard.press("w");
  await expect(desk.locator("[data-told=board]")).toHaveText("You lost. By resignation.");
  await action(desk, "more").click();
  await expect(action(desk, "type")).toBeDisabled();
});

test("the friend's other device gets the seat if the creator agrees, and goes on", async ({ meet, visit }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  const phone = await visit({ size: PHONE });
  await phone.goto(game.link);
  await action(phone, "ask-seat").click();
  await expect(note(game.creator)).toContainText("asks for your friend’s seat");
  await action(game.creator, "decline").click();
  await expect(note(game.creator)).toHaveCount(0);
  await expectState(phone, { standing: "watching" });
  // The request may have been lost, so it can be repeated.
  await expect(note(phone)).toContainText("You have asked for the seat.");
  await expect(action(phone, "ask-seat")).toBeVisible();
  await expectState(game.joiner, { standing: "playing" });
  const tablet = await visit({ size: PHONE });
  await tablet.goto(game.link);
  await action(tablet, "ask-seat").click();
  await action(game.creator, "admit").click();
  await expectState(tablet, { standing: "playing", side: "black", moves: 2 });
  await expectState(game.joiner, { standing: "watching" });
  const now = { ...game, joiner: tablet, black: tablet, pages: [game.creator, tablet] };
  await play(now, "g1f3 b8c6");
  await expectSame(now, [...now.pages, game.joiner]);
});

test("a question that takes the place of another one ignores the press that was meant for the other", async ({ meet, visit }) => {
  const game = await meet();
  const { creator, joiner } = game;
  // The creator is to move.
  await play(game, game.white === creator ? "e2e4 e7e5" : "e2e4 e7e5 g1f3");
  const third = await visit();
  await third.goto(game.link);
  await action(third, "ask-seat").click();
  await expect(action(creator, "admit")).toBeVisible();
  await creator.evaluate(() => {
    new MutationObserver((_, watch) => {
      const button = document.querySelector('[data-action="accept"]');
      if (!button) return;
      watch.disconnect();
      button.click();
      window.pressed = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await action(joiner, "draw").click();
  await expect(note(creator)).toContainText("offers a draw");
  await creator.waitForFunction(() => window.pressed);
  await expect(action(creator, "accept"), "the offer is still open").toBeVisible();
  await expect(async () => {
    await action(creator, "accept").click({ timeout: 1000 });
    await expectState(creator, { result: "1/2-1/2" }, { timeout: 1000 });
  }).toPass();
  await expectState(joiner, { result: "1/2-1/2" });
});

test("the page that waits survives a reload", async ({ page, visit }) => {
  const link = await invite(page, { name: "Ada" });
  await page.reload();
  await expectState(page, { standing: "waiting", live: "up" });
  expect(await page.locator('[data-link="live"]').inputValue()).toBe(link);
  const friend = await visit();
  await answer(friend, link);
  const game = await begun(page, friend);
  await expect(person(friend, "white")).toContainText("Ada");
  await move(game, "e2", "e4");
});

test("other screens say that you asked for the seat, and later that your friend wants to play again", async ({ visit }) => {
  const [creator, friend] = [await visit(), await visit()];
  const link = await invite(creator, { name: "Ada" });
  const address = creator.url();
  // Home is for those who have been here before.
  await openApp(friend, "#/rules");
  await friend.evaluate(() => localStorage.setItem("hostage-chess.lessons", "hostage-prisons=3"));
  await friend.goto(link);
  await friend.reload();
  await expectState(friend, { standing: "invited" });
  await creator.goto("about:blank");
  await action(friend, "join").click();
  await expectState(friend, { standing: "claiming" });
  const strip = friend.locator(".live-strip a");
  await friend.evaluate(() => (location.hash = "#/home"));
  await expect(strip).toHaveText("You asked to play. Back to the game.");
  await expect(action(friend, "live-game")).toContainText("Ada");
  await expect(action(friend, "live-game")).toContainText("Waiting for their page to answer");
  await creator.goto(address);
  await expect(strip).toHaveText(/Back to the game\./);
  await strip.click();
  const game = await begun(creator, friend);
  await play(game, "e2e4 e7e5");
  await resign(game, "white");
  for (const page of game.pages) await expectState(page, { final: "true" });
  await friend.evaluate(() => (location.hash = "#/rules"));
  await expect(friend.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
  await action(creator, "rematch").click();
  await expect(strip).toHaveText("Ada wants to play again.");
  await strip.click();
  await action(friend, "rematch").click();
  for (const page of game.pages) await expectState(page, { round: 1, moves: 0 });
});

test("other screens say how a game has ended until it was seen", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  const strip = game.white.locator(".live-strip a");
  await game.white.evaluate(() => (location.hash = "#/rules"));
  await expect(strip).toHaveText("Your move! Back to the game.");
  await action(game.black, "resign").click();
  await action(game.black, "resign").click();
  await expect(strip).toHaveText("You won");
  await strip.click();
  await expectState(game.white, { final: "true" });
  await game.white.evaluate(() => (location.hash = "#/rules"));
  await expect(game.white.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test("a hidden page, whose timers are slow, says at once whose move it is", async ({ meet }) => {
  const game = await meet();
  await move(game, "e2", "e4");
  await game.white.evaluate(() => (location.hash = "#/rules"));
  const strip = game.white.locator(".live-strip a");
  await expect(strip).toHaveText("Your game is still running. Back to the game.");
  await game.white.evaluate(() => {
    for (let timer = setTimeout(() => {}); timer > 0; timer--) clearInterval(timer);
  });
  await enter(game.black, "e7", "e5");
  await expect(strip).toHaveText("Your move! Back to the game.");
  await expect(game.white).toHaveTitle(/^Your move ·/);
});

test("the badge that an earlier visit left on the app's icon goes, unless a game waits for a move", async ({ page }) => {
  await page.addInitScript(() => {
    window.badges = [];
    navigator.setAppBadge = () => window.badges.push("set");
    navigator.clearAppBadge = () => window.badges.push("clear");
  });
  await invite(page, { clock: "clock-days" });
  await openApp(page, "#/rules");
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live."));
    localStorage[name] = localStorage[name].replace(/[^.]+$/, "w-own");
  });
  // The screen comes with the part of the program that puts the badge in order.
  await openApp(page, "#/rules");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => window.badges)).toEqual([]);
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("hostage-chess.live.")) localStorage.removeItem(name);
  });
  await openApp(page, "#/rules");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => window.badges)).toEqual(["clear"]);
});

test("an invitation is withdrawn: here and at the relay nothing is left of it", async ({ page, stranger }) => {
  const link = await invite(page, { name: "Ada" });
  const client = await stranger();
  const { all, white } = topics(readLink(link));
  await client.subscribe(all);
  expect((await client.message(white)).payload.length).toBeGreaterThan(0);
  await action(page, "withdraw").click();
  await expect(page).toHaveURL(/#\/friend$/);
  await expect(page.locator(".live-strip")).toHaveCount(0);
  await client.message(white, "");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")))).toEqual([]);
});

test("an invitation that is withdrawn while somebody looks at it invites nobody any more", async ({ page, visit }) => {
  const link = await invite(page, { name: "Ada" });
  const friend = await visit();
  await friend.goto(link);
  await expectState(friend, { standing: "invited" });
  await action(page, "withdraw").click();
  await expectState(friend, { standing: "problem" });
  const late = await visit();
  await late.goto(link);
  await page.goto(link);
  const told = new Map([
    [friend, "The invitation may have been withdrawn."],
    [late, "The invitation may have been withdrawn."],
    [page, "You can create a new link."],
  ]);
  for (const [reader, text] of told) {
    await expectState(reader, { standing: "problem" });
    await expect(alarm(reader)).toContainText(text);
    await expectNoAxeViolations(reader);
    for (const way of ["by-links", "friend", "computer"]) await expect(action(reader, way)).toBeVisible();
  }
});

test("another invitation takes the place of one that nobody has followed, unless there are days for a move", async ({ page, visit }) => {
  const again = async (options) => {
    await action(page, "friend").click();
    return invite(page, options);
  };
  const first = await invite(page, { clock: "clock-15+10" });
  const second = await again({ clock: "clock-5+3" });
  const friend = await visit();
  await friend.goto(first);
  await expectState(friend, { standing: "problem" });
  await friend.goto(second);
  await expectState(friend, { standing: "invited" });
  await expectState(page, { standing: "waiting" });

  const slow = await again({ clock: "clock-days" });
  await expectState(friend, { standing: "problem" });
  await again({ clock: "clock-none" });
  await friend.goto(slow);
  await expectState(friend, { standing: "invited" });
});

test("a game that has been played is kept when another invitation is made", async ({ meet }) => {
  const game = await meet({ clock: "clock-5+3" });
  await play(game, "e2e4 e7e5");
  await resign(game, "white");
  await invite(game.white, { clock: "clock-5+3" });
  await game.white.goto(game.link);
  await expectState(game.white, { standing: "playing", result: "0-1" });
});

test("somebody who has asked for a seat can stop waiting, and no game begins later", async ({ page, visit, stranger }) => {
  const link = await invite(page, { name: "Ada" });
  const address = page.url();
  await page.goto("about:blank");
  const friend = await visit();
  await answer(friend, link);
  await expectState(friend, { standing: "claiming", live: "up" });
  await expect(friend.locator("main")).toContainText("your link may be an older one");
  await expectNoAxeViolations(friend);
  const client = await stranger();
  const { all, black } = topics(readLink(link));
  await client.subscribe(all);
  expect((await client.message(black)).payload.length).toBeGreaterThan(0);
  await action(friend, "withdraw").click();
  await expect(friend).toHaveURL(/#\/friend$/);
  await expect(friend.locator(".live-strip")).toHaveCount(0);
  await client.message(black, "");
  expect(await friend.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")))).toEqual([]);
  await page.goto(address);
  await expectState(page, { standing: "waiting", live: "up" });
  // The link still leads to the game.
  await answer(friend, link);
  for (const one of [page, friend]) await expectState(one, { standing: "playing" });
});

test("the title of the page says that somebody waits for an answer, and a coin is heard once", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  const { white, black } = game;
  await black.evaluate(() => {
    window.heard = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = prototype.start ?? start;
      prototype.start = function (...when) {
        window.heard++;
        return begin.apply(this, when);
      };
    }
  });
  const heard = () => black.evaluate(() => window.heard);
  await expect(black).toHaveTitle(/^Live game ·/);
  await action(white, "take-back").click();
  await expect(black).toHaveTitle(/^Answer needed · Live game ·/);
  await expect.poll(heard).toBeGreaterThan(0);
  const once = await heard();
  await black.evaluate(() => (location.hash = "#/rules"));
  await expect(black).toHaveTitle(/^Answer needed · Rules/);
  await black.goBack();
  await expect(action(black, "decline")).toBeVisible();
  expect(await heard()).toBe(once);
  await action(black, "decline").click();
  await expect(black).toHaveTitle(/^Live game ·/);

  await resign(game, "white");
  for (const page of game.pages) await expectState(page, { final: "true" });
  await action(white, "rematch").click();
  await expect(black).toHaveTitle(/^Answer needed ·/);
  // Nobody has to play again.
  await black.evaluate(() => (location.hash = "#/rules"));
  await expect(black).toHaveTitle(/^Rules/);
  await expect(black.locator(".live-strip a")).toContainText("wants to play again");
});

test("a name that was changed in the lobby stands in the invitation that is opened next", async ({ page, visit }) => {
  const link = new URL(await invite(page, { name: "Ada" })).hash;
  const friend = await visit();
  await friend.goto("./#/lobby");
  await expectState(friend, { live: "up" });
  await action(friend, "seek-more").click();
  await action(friend, "name").fill("Bo");
  await friend.evaluate((link) => (location.hash = link), link);
  await expectState(friend, { standing: "invited" });
  await expect(action(friend, "name")).toHaveValue("Bo");
  await action(friend, "join").click();
  await expect(person(page, "black")).toContainText("Bo");
});

test("the field for the name shows what is sent", async ({ page }) => {
  await page.goto("./#/friend");
  const field = action(page, "name");
  await field.fill("Екатерина Иванова");
  await expect(field).toHaveValue("Екатерина Иванов");
  await field.fill("");
  await field.pressSequentially("Ada L");
  await expect(field).toHaveValue("Ada L");
});

test("other screens do not end a game: it goes on meanwhile and is found again", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  await game.black.goto("./#/rules");
  await expect(table(game.black)).not.toHaveAttribute("data-live", /./);
  await enter(game.white, "g1", "f3");
  await game.black.goBack();
  await expectState(game.black, { standing: "playing", moves: 3 });
  await game.black.goto("./#/live");
  await expectState(game.black, { standing: "playing", moves: 3 });
  await move(game, "b8", "c6");
});

test("the browser keeps forty games, without the oldest", async ({ page }) => {
  const games = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).sort());
  await invite(page);
  const [first] = await games();
  await page.evaluate((first) => {
    const [version, at, ...rest] = localStorage[first].split(".");
    for (let age = 1; age <= 45; age++) {
      const played = rest.map((field) => field.replace(/^x-played-(\d+)$/, (_, at) => `x-played-${at - age}`));
      localStorage.setItem(`hostage-chess.live.${String(age).padStart(16, "0")}`, [version, at - age, ...played].join("."));
    }
  }, first);
  await openApp(page, "#/rules");
  await invite(page);
  await expect.poll(async () => (await games()).length).toBe(40);
  const left = await games();
  expect(left).toContain(first);
  expect(left.filter((name) => name.includes(".live.00"))).toHaveLength(38);
  expect(left).toContain("hostage-chess.live.0000000000000038");
});

test("a game under way is kept rather than invitations that nobody has answered", async ({ page }) => {
  const games = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")));
  await invite(page);
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live."));
    const [version, at, ...rest] = localStorage[name].split(".");
    for (let age = 1; age <= 45; age++) {
      const played = rest.map((field) => field.replace(/^x-played-(\d+)$/, (_, at) => `x-played-${at - age}`));
      if (age === 45) played.splice(-1, 1, "w-theirs");
      localStorage.setItem(`hostage-chess.live.${String(age).padStart(16, "0")}`, [version, at - age, ...played].join("."));
    }
  });
  await openApp(page, "#/rules");
  await invite(page);
  await expect.poll(async () => (await games()).length).toBe(40);
  expect(await games()).toContain("hostage-chess.live.0000000000000045");
});

test("Settings name the live games in progress, which an export lacks, before everything is deleted", async ({ page }) => {
  await invite(page, { clock: "clock-days" });
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live."));
    // One more that goes on, and one that is over.
    ["w-own", "w-nothing"].forEach((wait, age) => {
      localStorage.setItem(`hostage-chess.live.${String(age).padStart(16, "0")}`, localStorage[name].replace(/[^.]+$/, wait));
    });
  });
  await openApp(page, "#/settings");
  const line = "Live games in progress: 2. They are not included in any export";
  await expect(page.locator("main .held").first()).toContainText(line);
  await action(page, "forget").click();
  await expect(page.getByRole("dialog")).toContainText(line);
});

test("the home screen shows three live games, and all others on request: those with the reader's move first", async ({ page }) => {
  await invite(page, { clock: "clock-days" });
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live."));
    const [version, at, ...rest] = localStorage[name].split(".").slice(0, -1);
    ["theirs", "theirs", "theirs", "own"].forEach((wait, age) => {
      localStorage.setItem(`hostage-chess.live.${String(age).padStart(16, "0")}`, [version, at - age, ...rest, `w-${wait}`].join("."));
    });
  });
  await openApp(page);
  const games = action(page, "live-game");
  await expect(games).toHaveCount(5);
  await expect(games.first()).toContainText("Your move");
  for (const [at, isShown] of [true, true, true, false, false].entries()) await expect(games.nth(at)).toBeVisible({ visible: isShown });
  await action(page, "more-live").click();
  for (const game of await games.all()) await expect(game).toBeVisible();
  const boxes = await Promise.all((await games.all()).map((game) => game.boundingBox()));
  for (const [at, { y }] of boxes.slice(1).entries()) expect(y - boxes[at].y - boxes[at].height).toBeGreaterThan(4);
  await expectNoAxeViolations(page);
});

test("the home screen learns what has happened in games that nobody has opened since", async ({ meet }) => {
  const game = await meet({ clock: "clock-days", names: ["Ada", "Bo"] });
  await play(game, "e2e4 e7e5");
  const { white, black } = game;
  const card = action(black, "live-game");
  const away = () => black.goto("about:blank");
  const home = () => black.goto("./#/home");
  await away();
  await enter(white, "g1", "f3");
  await expectState(white, { moves: 3, unsent: "false" });
  await expect(person(white, "black")).not.toHaveAttribute("data-presence", "here");
  await home();
  await expect(card).toContainText("You and Ada");
  await expect(card).toContainText(/Your move: (3 days 0 h|2 days 23 h)/);
  // Nobody is told that Bo is there, because Bo may not have seen the game.
  await expect(person(white, "black")).not.toHaveAttribute("data-presence", "here");
  await card.click();
  await expectState(black, { standing: "playing", moves: 3 });
  await move(game, "b8", "c6");
  await expect(person(white, "black")).toHaveAttribute("data-presence", "here");
  // The end of a game is not passed over.
  await away();
  for (let press = 0; press < 2; press++) await action(white, "resign").click();
  await expectState(white, { result: "0-1", unsent: "false" });
  // Who has seen the end is not sent to it again, only told what is missing.
  await white.goto("about:blank");
  await white.goto("./#/home");
  const looked = () => white.evaluate(() => Object.values(localStorage).filter((text) => text.includes(".x-slow.")).join());
  const before = await looked();
  await expect.poll(looked, { message: "the look has stored the game" }).not.toBe(before);
  await expect(action(white, "live-game")).toContainText("Their device has not confirmed the result yet");
  await home();
  await expect(card).toContainText("The game is over. See the result.");
  await card.click();
  await expectState(black, { final: "true", result: "0-1" });
  await away();
  await home();
  await expect(black.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("the home screen learns that a friend has come to a game with a clock, and knows nothing of an old one", async ({ page, visit }) => {
  const link = await invite(page, { clock: "clock-5+3", name: "Ada" });
  const card = action(page, "live-game");
  await page.goto("about:blank");
  const friend = await visit();
  await friend.goto(link);
  await action(friend, "join").click();
  await expectState(friend, { standing: "claiming" });
  await page.goto("./#/home");
  await expect(card).toContainText("Your move");
  await expectState(friend, { standing: "playing" });
  await card.click();
  const game = await begun(page, friend, { link });
  await play(game, "e2e4 e7e5");
  // An hour later, nobody has opened the game since.
  await page.goto("about:blank");
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await page.goto("./#/home");
  await expect(card).toContainText("Open it to see how it stands");
  await expect(card).toHaveAttribute("data-own", "false");
});

test("the home screen learns that the opponent of a slow game wants to play again, and that the next game has begun", async ({ meet }) => {
  const game = await meet({ clock: "clock-days", names: ["Ada", "Bo"] });
  await play(game, "e2e4 e7e5");
  await resign(game, "black");
  const { white, black } = game;
  await black.goto("about:blank");
  await action(white, "rematch").click();
  await expectState(white, { unsent: "false" });
  await white.goto("about:blank");
  await black.goto("./#/home");
  const card = action(black, "live-game");
  await expect(card).toContainText("Ada wants to play again.");
  await card.click();
  await action(black, "rematch").click();
  await expectState(black, { round: 1, moves: 0, unsent: "false" });
  // The colours are swapped, so it is Bo's move.
  await enter(black, "e2", "e4");
  await expectState(black, { unsent: "false" });
  await white.goto("./#/home");
  await expect(action(white, "live-game")).toContainText("Your move");
});

test("a take-back that the player to move asks for is told on the home screen and in the strip", async ({ meet }) => {
  const game = await meet({ clock: "clock-none", names: ["Ada", "Bo"] });
  await play(game, "e2e4 e7e5");
  const { white, black } = game;
  await black.evaluate(() => (location.hash = "#/rules"));
  const strip = black.locator(".live-strip a");
  await expect(strip).toHaveText("Your game is still running. Back to the game.");
  await action(white, "take-back").click();
  await expect(strip).toHaveText("Ada asks to take back a move");
  await black.goto("./#/home");
  await expect(action(black, "live-game")).toContainText("Ada asks to take back a move");
});

test("a game that was put aside is no game", async ({ page }) => {
  await invite(page, { clock: "clock-none" });
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live."));
    localStorage.setItem(`${name}.unreadable`, localStorage[name]);
  });
  await openApp(page);
  await expect(action(page, "live-game")).toHaveCount(1);
});

test("the home screen tells that the opponent's days are over", async ({ meet }) => {
  const game = await meet({ clock: "clock-days", names: ["Ada", "Bo"] });
  await play(game, "e2e4 e7e5 g1f3");
  await expectState(game.white, { unsent: "false" });
  await game.white.goto("about:blank");
  await game.white.addInitScript((later) => {
    const { now } = Date;
    Date.now = () => now() + later;
  }, 3.1 * 86_400_000);
  await game.white.goto("./#/home");
  const card = action(game.white, "live-game");
  await expect(card).toContainText("Their time is up. You can claim the win.");
  await expect(card).toHaveAttribute("data-own", "true");
  await card.click();
  await expect(action(game.white, "claim")).toBeVisible();
});

test("the end of a game is news to somebody whose page was hidden when it came", async ({ meet }) => {
  const game = await meet({ clock: "clock-days" });
  await play(game, "e2e4 e7e5");
  await game.black.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  for (let press = 0; press < 2; press++) await action(game.white, "resign").click();
  await expectState(game.black, { final: "true", result: "0-1" });
  await game.black.goto("about:blank");
  await game.black.goto("./#/home");
  await expect(action(game.black, "live-game")).toContainText("The game is over. See the result.");
});

test("the home screen lists the games in the order in which they were played, however often it looks for news", async ({ page, visit }) => {
  for (const name of ["Ada", "Bea", "Cleo"]) {
    const link = await invite(page, { clock: "clock-none", name: "Me" });
    const friend = await visit();
    await answer(friend, link, { name });
    const game = await begun(page, friend, { link });
    // The friend is to move in each game.
    await move(game, "e2", "e4");
    if (game.white !== page) await move(game, "e7", "e5");
    await expectState(page, { unsent: "false" });
    await friend.close();
  }
  const cards = action(page, "live-game");
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes(".live.")).map(([, text]) => text.split(".")[1]).sort().join());
  for (let looks = 0; looks < 3; looks++) {
    const before = await stored();
    await page.goto("about:blank");
    await page.goto("./#/home");
    await expect.poll(async () => (await stored()).split(",").filter((time) => !before.includes(time)).length, { message: "all games were looked at" }).toBe(3);
    await expect(cards).toContainText(["Cleo", "Bea", "Ada"]);
  }
});

test("the home screen finds out whose turn it is in other games while a game without clocks is open, and returns to that", async ({ page, visit }) => {
  const friends = {};
  const links = {};
  for (const name of ["Ada", "Bea"]) {
    const link = (links[name] = await invite(page, { clock: "clock-none", name: "Me" }));
    friends[name] = await visit();
    await answer(friends[name], link, { name });
    await move(await begun(page, friends[name], { link }), "e2", "e4");
    await expectState(page, { unsent: "false" });
  }
  await enter(friends.Ada, "e7", "e5");
  await expectState(friends.Ada, { unsent: "false" });
  await friends.Bea.goto("about:blank");
  await expect(person(page, "black")).not.toHaveAttribute("data-presence", "here");
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(action(page, "live-game")).toContainText(["Ada", "Bea"]);
  await expect(action(page, "live-game").first()).toContainText("Your move");
  await friends.Bea.goto(links.Bea);
  await expect(person(friends.Bea, "white")).toHaveAttribute("data-presence", "here");
  await page.evaluate(() => (location.hash = "#/puzzles"));
  await enter(friends.Bea, "e7", "e5");
  await expect(page.locator(".live-strip a")).toContainText("Your move");
});

test("a game that the home screen is looking at can be opened at once", async ({ meet }) => {
  const game = await meet({ clock: "clock-none" });
  await play(game, "e2e4 e7e5");
  await game.white.goto("about:blank");
  await game.white.goto("./#/home");
  await action(game.white, "live-game").click();
  await expectState(game.white, { standing: "playing", moves: 2 });
  await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here");
  await move(game, "g1", "f3");
});

test("a seat asked for in the lobby is stored once it is given", async ({ page, visit }) => {
  const link = await invite(page, { clock: "clock-5+3" });
  const address = page.url();
  await page.goto("about:blank");
  const friend = await visit();
  await friend.goto(`${link}&join=${TERMS.toString("base64url")}`);
  await expectState(friend, { standing: "claiming" });
  const stored = () => friend.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).length);
  expect(await stored()).toBe(0);
  await friend.reload();
  await expectState(friend, { standing: "claiming" });
  expect(await stored()).toBe(0);
  await page.goto(address);
  for (const one of [page, friend]) await expectState(one, { standing: "playing" });
  expect(await stored()).toBe(1);
});

test("the home screen lists the live games that wait for somebody, and leads back to them", async ({ page, visit }) => {
  const invitation = await invite(page, { clock: "clock-none", name: "Ada" });
  await openApp(page);
  const row = action(page, "live-game");
  await expect(row).toContainText("Your open invitation");
  await expect(row).toContainText("Nobody has joined yet");
  await row.click();
  await expectState(page, { standing: "waiting" });
  const joiner = await visit({ size: PHONE, hasTouch: true });
  await answer(joiner, invitation);
  const game = await begun(page, joiner, { link: invitation });
  await move(game, "e2", "e4");
  await expectState(game.white, { unsent: "false" });
  for (const [one, text, own] of [[game.white, "Your opponent’s move", "false"], [game.black, "Your move", "true"]]) {
    await openApp(one);
    await expect(action(one, "live-game")).toContainText(text);
    await expect(action(one, "live-game")).toHaveAttribute("data-own", own);
    await expectNoAxeViolations(one);
  }
  await expect(action(joiner, "live-game")).toContainText("You and Ada");
  await action(game.black, "live-game").click();
  await action(game.white, "live-game").click();
  for (const one of game.pages) await expectState(one, { standing: "playing", live: "up" });
  // A list that is open follows the game.
  await game.white.evaluate(() => (location.hash = "#/home"));
  await expect(action(game.white, "live-game")).toContainText("Your opponent’s move");
  await touch(game.black, square(game.black, "e7"), square(game.black, "e5"));
  await expect(action(game.white, "live-game")).toContainText("Your move");
  await expect(action(game.white, "live-game")).toHaveAttribute("data-own", "true");
  await action(game.white, "live-game").click();
  for (const one of game.pages) await expectState(one, { moves: 2, live: "up" });
  // Before the first moves of both, there is nothing to resign.
  await resign(game, "white");
  await openApp(page);
  await expect(page.locator("main.home")).toBeVisible();
  await expect(action(page, "live-game")).toHaveCount(0);
});
