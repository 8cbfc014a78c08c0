// The lobby: seeks that are taken or vanish, running games that others watch, and strangers who flood it.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PHONE, begun, enter, expectSame, expectState, invite, move, note, play, resign, table, test } from "./live.mjs";
import { link as toPlay } from "./hands.mjs";
import { TERMS, readLink, seeker, topics } from "./registers.mjs";
import { startUnhelpful } from "./relays.mjs";
import { test as offline, action, expect, expectNoAxeViolations, openApp } from "./support.mjs";

const LOBBY = "hc/1/lobby/+";

/** Sockets that were cut on purpose leave a line in the console. */
const CUT = /WebSocket connection to|can.t establish a connection|interrupted while the page was loading/;

const entries = (page) => page.locator("[data-entry]");
const own = (page) => page.locator("[data-own]");
const entryOf = (page, name) => entries(page).filter({ hasText: name });

/** The link of an entry, as a friend would have sent it. */
const withoutJoining = (link) => link.replace(/&join.*/, "");

async function enterLobby(page) {
  await page.goto("./#/lobby");
  await expectState(page, { live: "up" });
}

/** Puts the reader's seek into the lobby. */
async function seek(page, { name, clock } = {}) {
  if (name) {
    await action(page, "seek-more").click();
    await action(page, "name").fill(name);
  }
  if (clock) await action(page, clock).check();
  await action(page, "seek").click();
  await expect(own(page)).toBeVisible();
}

/** Two people meet in the lobby. Returns their game, and the link that the lobby showed to everybody. */
async function meetInLobby(creator, joiner, name = "Ada") {
  await enterLobby(creator);
  await seek(creator, { name });
  await enterLobby(joiner);
  const play = entryOf(joiner, name).locator('[data-action="play-seek"]');
  const link = await play.getAttribute("href");
  await play.click();
  return begun(creator, joiner, { link });
}

test("a seek is seen by others and taken with one tap; both sit at the same game", async ({ visit }) => {
  const [ada, bo] = [await visit(), await visit({ size: PHONE, hasTouch: true })];
  await enterLobby(bo);
  await expect(bo.locator(".lobby-empty")).toBeVisible();
  await enterLobby(ada);
  await seek(ada, { name: "Ada", clock: "clock-3+2" });
  await expect(entries(bo)).toHaveCount(1);
  await expect(entries(bo)).toContainText("Ada");
  await expect(entries(bo)).toContainText("3 + 2");
  await expect(entries(bo)).toContainText("new here");
  await expectNoAxeViolations(bo);
  await entries(bo).locator('[data-action="play-seek"]').click();
  const game = await begun(ada, bo, {});
  await play(game, "e2e4 e7e5");
  await expectSame(game);
  // The seek is gone for everybody else.
  const third = await visit();
  await enterLobby(third);
  await expect(third.locator('[data-action="play-seek"]')).toHaveCount(0);
});

test("a seek whose tab was closed is no open invitation, although another tab is in the lobby", async ({ visit }) => {
  const ada = await visit();
  await enterLobby(ada);
  await seek(ada, { name: "Ada" });
  const other = await ada.context().newPage();
  await enterLobby(other);
  const stored = () => other.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).length);
  // The page of the seek stores its game once more when it is closed.
  await ada.close({ runBeforeUnload: true });
  await expect.poll(stored).toBe(1);
  await openApp(other, "#/home");
  await expect(other.locator("main.home")).toBeVisible();
  await expect(action(other, "live-game")).toHaveCount(0);
  await enterLobby(other);
  await expect.poll(stored).toBe(0);
});

test("the reader's own seek is marked, cannot be played, and is withdrawn by a tap or by leaving", async ({ visit }) => {
  const [ada, bo] = [await visit(), await visit()];
  await enterLobby(bo);
  await enterLobby(ada);
  await seek(ada, { name: "Ada" });
  await expect(action(ada, "play-seek")).toHaveCount(0);
  await expectNoAxeViolations(ada);
  await expect(entries(bo)).toHaveCount(1);
  // Another tab of the same person shows whose it is.
  const tab = await ada.context().newPage();
  await enterLobby(tab);
  await expect(entryOf(tab, "You")).toHaveCount(1);
  await expect(action(tab, "play-seek")).toHaveCount(0);
  await tab.close();

  await action(ada, "withdraw").click();
  await expect(entries(bo)).toHaveCount(0);
  // The game that nobody joined is gone, too.
  const stored = () => ada.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).length);
  await expect.poll(stored).toBe(0);
  // The next seek follows at once, under the same id. A second tap adds none.
  await action(ada, "seek").dblclick();
  await expect(entries(bo)).toHaveCount(1);
  await expect(own(ada)).toBeVisible();
  expect(await stored()).toBe(1);
  await action(ada, "computer").click();
  await expect(entries(bo)).toHaveCount(0);
  // Nothing is left that waits for somebody.
  await expect(ada.locator(".live-strip")).toHaveCount(0);
  await expect.poll(stored).toBe(0);
  // Nor when the screen is left while the game is being created: the key of the next one is made after that.
  await enterLobby(ada);
  await ada.evaluate(() => {
    document.querySelector("[data-action=seek]").click();
    location.hash = "#/friend";
  });
  await action(ada, "game").selectOption("hole");
  await action(ada, "make-link").click();
  await expectState(ada, { standing: "waiting", live: "up" });
  expect(await stored()).toBe(1);
});

test("a person who is too slow for a game of the lobby is led back, and the creator is not asked", async ({ visit }) => {
  const [ada, bo, cem, dee, own] = [await visit(), await visit(), await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  const { link } = game;
  // It may be a player at another device, with the address of either player.
  for (const [page, address] of [[cem, `./${link}`], [own, ada.url()]]) {
    await page.goto(address);
    await expectState(page, { standing: "watching" });
    await expect(note(page)).toContainText("Both seats are taken.");
    await expect(action(page, "ask-seat")).toHaveCount(0);
  }
  await expectNoAxeViolations(cem);
  // The lobby has shown the link to everybody, so a claim with it proves nothing.
  await dee.goto(`./${withoutJoining(link)}`);
  await action(dee, "ask-seat").click();
  await expect(note(dee)).toContainText("You have asked for the seat.");
  await play(game, "e2e4 e7e5 g1f3");
  await expect(note(ada)).toHaveCount(0);
  await note(cem).locator('[data-action="lobby"]').click();
  await expectState(cem, { live: "up" });
  await expect(cem).toHaveURL(/#\/lobby$/);
});

test("the creator of a game from the lobby who opens it from the home screen is not asked about newcomers", async ({ visit }) => {
  const [ada, bo, dee] = [await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  const { link } = game;
  await play(game, "e2e4 e7e5");
  await openApp(ada, "#/home");
  await action(ada, "live-game").click();
  await expectState(ada, { standing: "playing", live: "up" });
  await dee.goto(`./${withoutJoining(link)}`);
  await action(dee, "ask-seat").click();
  await expect(note(dee)).toContainText("You have asked for the seat.");
  await play(game, "g1f3 b8c6");
  await expect(note(ada)).toHaveCount(0);
});

test("a link as from the lobby to a game in the middle is shown before anybody sits down", async ({ page, visit }) => {
  await openApp(page, toPlay({ moves: ["e2e4", "e7e5"] }));
  await page.goto("./#/friend");
  await action(page, "start-here").check();
  await action(page, "make-link").click();
  await expectState(page, { standing: "waiting", live: "up" });
  const link = await page.locator('[data-link="live"]').inputValue();
  const friend = await visit();
  await friend.goto(`${link}&join`);
  await expectState(friend, { standing: "invited" });
  await expect(friend.locator("main")).toContainText("from a position in the middle of a game");
  // A claim would have arrived before the next visitor.
  const third = await visit();
  await third.goto(link);
  await expectState(third, { standing: "invited", live: "up" });
  await expectState(page, { standing: "waiting" });
  await action(friend, "join").click();
  await begun(page, friend);
});

test("a link as from the lobby to a game with other terms is shown before anybody sits down", async ({ page, visit }) => {
  const [link, friend] = [await invite(page, { clock: "clock-3+2" }), await visit()];
  for (const join of ["&join", `&join=${TERMS.toString("base64url")}`]) {
    await friend.goto("about:blank");
    await friend.goto(`${link}${join}`);
    await expectState(friend, { standing: "invited" });
    await expect(friend.locator("main")).toContainText("3 min + 2 s");
  }
  // A claim would have arrived before the next visitor.
  const third = await visit();
  await third.goto(link);
  await expectState(third, { standing: "invited", live: "up" });
  await expectState(page, { standing: "waiting" });
});

test("a game that was withdrawn a moment ago is not searched for ever", async ({ visit }) => {
  const [ada, bo] = [await visit(), await visit()];
  await enterLobby(ada);
  await seek(ada, { name: "Ada" });
  await enterLobby(bo);
  const link = await entryOf(bo, "Ada").locator('[data-action="play-seek"]').getAttribute("href");
  await action(ada, "withdraw").click();
  await expect(entries(bo)).toHaveCount(0);
  await bo.goto("about:blank");
  await bo.goto(`./${link}`);
  await expectState(bo, { standing: "unanswered" }, { timeout: 40_000 });
  await action(bo, "lobby").click();
  await expectState(bo, { live: "up" });
});

test("the page that waits leads to the puzzles of its game, and the invitation to its first lesson", async ({ visit }) => {
  const [ada, bo] = [await visit(), await visit()];
  await ada.goto("./#/friend");
  await action(ada, "game").selectOption("hole");
  await expect(ada.locator("fieldset.seats")).toContainText("Yellow");
  await action(ada, "make-link").click();
  await expectState(ada, { standing: "waiting", live: "up" });
  await expect(action(ada, "puzzles")).toHaveAttribute("href", "#/puzzles?variant=hole");
  await bo.goto(await ada.locator('[data-link="live"]').inputValue());
  await expectState(bo, { standing: "invited" });
  await action(bo, "learn-first").click();
  await expect(bo.locator("main[data-lesson=hole-pull]")).toBeVisible();
});

test("neither the lobby nor the friend's page makes anybody lose a running game", async ({ visit }) => {
  const [ada, bo, cem] = [await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  await play(game, "e2e4 e7e5");
  await enterLobby(cem);
  await seek(cem, { name: "Cem" });
  const back = ada.locator(".live-strip a");
  await ada.evaluate(() => (location.hash = "#/lobby"));
  await expect(entryOf(ada, "Cem")).toHaveCount(1);
  await expect(back).toBeVisible();
  await expectNoAxeViolations(ada);
  for (const way of ["seek", "play-seek"]) await expect(action(ada, way)).toHaveCount(0);
  await ada.evaluate(() => (location.hash = "#/friend"));
  await expect(action(ada, "running")).toBeVisible();
  await expect(action(ada, "make-link")).toHaveCount(0);
  await action(ada, "running").click();
  await expectState(ada, { standing: "playing" });
  await expect(ada.locator(".live-strip")).toHaveCount(0);
  await play(game, "g1f3");
});

test("a link to another game asks before it leaves a running one", async ({ visit }) => {
  const [ada, bo, cem] = [await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  await play(game, "e2e4 e7e5");
  const link = new URL(await invite(cem)).hash;
  const open = (link) => ada.evaluate((link) => (location.hash = link), link);
  const running = await ada.evaluate(() => location.hash);
  await open(link);
  await expectState(ada, { standing: "leaving" });
  await expectNoAxeViolations(ada);
  await action(ada, "running").click();
  await expectState(ada, { standing: "playing", moves: 2 });
  await play(game, "g1f3");
  // A damaged link leads nowhere, so it asks nothing.
  await open(link.slice(0, -9));
  await expectState(ada, { standing: "problem" });
  await open(link);
  await action(ada, "leave-game").click();
  await expectState(ada, { standing: "invited" });
  // The game that was left is found again.
  await open(running);
  await expectState(ada, { standing: "playing", moves: 3 });
});

test("the end of a game is shown even to somebody who has followed a link away from it", async ({ visit }) => {
  const [ada, bo, cem] = [await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  await play(game, "e2e4 e7e5 g1f3");
  const { white, black } = game;
  const link = new URL(await invite(cem)).hash;
  const open = (link) => white.evaluate((link) => (location.hash = link), link);
  const strip = white.locator(".live-strip a");
  // A damaged link leads nowhere. The game is not shown, so the strip leads back to it.
  await open(link.slice(0, -9));
  await expectState(white, { standing: "problem" });
  await expect(strip).toHaveText("Your game is still running. Back to the game.");
  await enter(black, "b8", "c6");
  await expect(strip).toHaveText("Your move! Back to the game.");
  await open(link);
  await expectState(white, { standing: "leaving" });
  await expect(strip).toHaveText("Your move! Back to the game.");
  for (let press = 0; press < 2; press++) await action(black, "resign").click();
  await expectState(white, { standing: "playing", final: "true", result: "1-0" });
  await expect(strip).toHaveCount(0);
});

test("a game whose page was left while it was created is gone, and takes no address", async ({ visit }) => {
  const ada = await visit();
  // The key of the game waits for the test.
  await ada.addInitScript(() => {
    const { importKey } = SubtleCrypto.prototype;
    const asked = Promise.withResolvers();
    [globalThis.asked, globalThis.go] = [asked, Promise.withResolvers()];
    SubtleCrypto.prototype.importKey = async function (...all) {
      asked.resolve();
      await globalThis.go.promise;
      return importKey.apply(this, all);
    };
  });
  await ada.goto("./#/friend");
  await action(ada, "make-link").click();
  await ada.evaluate(() => globalThis.asked.promise);
  await ada.evaluate(() => (location.hash = "#/friend"));
  await expect(action(ada, "make-link")).toBeVisible();
  await ada.evaluate(() => globalThis.go.resolve());
  await action(ada, "make-link").click();
  await expectState(ada, { standing: "waiting", live: "up" });
  expect(await ada.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).length)).toBe(1);
});

test("the lobby's form names its game", async ({ visit }) => {
  const ada = await visit();
  await openApp(ada, "#/play?game=messenger&white=human&black=human");
  await enterLobby(ada);
  await expect(action(ada, "seek-more")).toContainText("Messenger Chess");
  await action(ada, "seek-more").click();
  await action(ada, "game").selectOption("hole");
  await expect(action(ada, "seek-more")).toContainText("Hole Chess");
});

test.describe("a dead line", () => {
  // The page fetches its last file while nothing passes.
  test.use({ expected: new RegExp(`${CUT.source}|mend\\.js|ERR_EMPTY_RESPONSE`) });

  test("a claim that nobody answers is withdrawn, and its author finds the lobby again", async ({ visit, line }) => {
    const wire = await line();
    const [ada, bo] = [await visit({ at: wire.url }), await visit()];
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    await enterLobby(bo);
    await expect(entries(bo)).toHaveCount(1);
    // Nearly all files of the page have arrived.
    await ada.waitForLoadState("networkidle");
    wire.freeze();
    await action(bo, "play-seek").click();
    await expectState(bo, { standing: "claiming" });
    await expectState(bo, { standing: "unanswered" }, { timeout: 40_000 });
    await expectNoAxeViolations(bo);
    // What was held back is lost.
    wire.cut();
    await expectState(ada, { live: "down" });
    wire.thaw();
    await expectState(ada, { live: "up" }, { timeout: 40_000 });
    // Nobody sits down at a game that its player has left.
    await action(bo, "lobby").click();
    await expect(entries(bo)).toHaveCount(1);
    await expect(own(ada)).toBeVisible();
    await action(bo, "play-seek").click();
    await begun(ada, bo);
  });

  test("of two people who choose the same game, one plays and the other learns that somebody was faster", async ({ visit, line }) => {
    const wire = await line();
    const [ada, ...others] = [await visit({ at: wire.url }), await visit(), await visit()];
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    for (const page of others) {
      await enterLobby(page);
      await expect(entries(page)).toHaveCount(1);
    }
    await ada.waitForLoadState("networkidle");
    wire.freeze();
    await Promise.all(others.map((page) => action(page, "play-seek").click()));
    for (const page of others) await expectState(page, { standing: "claiming" });
    wire.thaw();
    const standings = () => Promise.all(others.map((page) => table(page).getAttribute("data-standing")));
    await expect.poll(async () => (await standings()).sort()).toEqual(["playing", "watching"]);
    const late = others[(await standings()).indexOf("watching")];
    await expect(note(late)).toContainText("Somebody was faster.");
  });

  test("an answer that came while the line was dead counts", async ({ visit, line }) => {
    const [near, far] = [await line(), await line()];
    const [ada, bo] = [await visit({ at: near.url }), await visit({ at: far.url })];
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    await enterLobby(bo);
    await expect(entries(bo)).toHaveCount(1);
    near.freeze();
    await action(bo, "play-seek").click();
    await expectState(bo, { standing: "claiming" });
    await bo.waitForLoadState("networkidle");
    far.freeze();
    near.thaw();
    await expectState(ada, { standing: "playing" });
    // The time for the answer has passed by then.
    await expectState(bo, { standing: "claiming", live: "down" }, { timeout: 40_000 });
    far.cut();
    far.thaw();
    await expectState(bo, { standing: "playing" }, { timeout: 40_000 });
  });

  test("a creator who wakes gives no seat to somebody who has gone", async ({ visit, line, stranger }) => {
    const wire = await line();
    const [ada, bo, cem, observer] = [await visit({ at: wire.url }), await visit(), await visit(), await stranger()];
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    for (const page of [bo, cem]) await enterLobby(page);
    await expect(entries(bo)).toHaveCount(1);
    const link = await action(bo, "play-seek").getAttribute("href");
    const registers = topics(readLink(link));
    await observer.subscribe(registers.all);
    await ada.waitForLoadState("networkidle");
    wire.freeze();
    await action(bo, "play-seek").click();
    await expectState(bo, { standing: "claiming" });
    await bo.goto("about:blank");
    const withdrawn = ({ topic, text }) => [registers.white, registers.black].includes(topic) && text === "";
    await expect.poll(() => observer.messages.some(withdrawn)).toBe(true);
    wire.thaw();
    await action(cem, "play-seek").click();
    await begun(ada, cem);
  });
});

test.describe("without a farewell", () => {
  test.use({ expected: CUT });

  test("a reloaded lobby leaves no invitation behind", async ({ visit }) => {
    const ada = await visit();
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    const games = () => ada.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")).length);
    expect(await games()).toBe(1);
    await openApp(ada, "#/home");
    await expect(action(ada, "live-game")).toHaveCount(0);
    await enterLobby(ada);
    expect(await games()).toBe(0);
  });

  test("a closed tab and a killed connection take the seek with them", async ({ visit, line, stranger }) => {
    const bo = await visit();
    await enterLobby(bo);
    const ada = await visit();
    await enterLobby(ada);
    await seek(ada, { name: "Ada" });
    await expect(entries(bo)).toHaveCount(1);
    await ada.close();
    await expect(entries(bo)).toHaveCount(0);

    const wire = await line();
    const cem = await visit({ at: wire.url });
    await enterLobby(cem);
    await seek(cem, { name: "Cem" });
    await expect(entries(bo)).toHaveCount(1);
    // Cut for a moment, the page comes back with its seek.
    const observer = await stranger();
    await observer.subscribe(LOBBY);
    wire.cut();
    await expect.poll(() => observer.messages.some(({ text }) => text === "")).toBe(true);
    await expect.poll(() => observer.messages.at(-1).text, { timeout: 40_000 }).not.toBe("");
    await expect(entries(bo)).toHaveCount(1);
    // Cut for good, the seek goes.
    await wire.close();
    await expect(entries(bo)).toHaveCount(0);
    await expectState(cem, { live: "down" });
    const later = await stranger();
    await later.subscribe(LOBBY);
    await later.settle();
    expect(later.messages).toEqual([]);
  });

  test("the lobby says that the relay is gone, and comes back with the seek", async ({ visit, relay }) => {
    const [ada, bo] = [await visit(), await visit()];
    for (const page of [ada, bo]) await enterLobby(page);
    await seek(ada, { name: "Ada" });
    await expect(entries(bo)).toHaveCount(1);
    await relay.kill();
    for (const page of [ada, bo]) {
      await expectState(page, { live: "down" });
      await expect(page.locator(".live-wire")).toContainText("The server for live games cannot be reached");
      await expect(action(page, "by-links")).toBeVisible();
    }
    await expect(action(bo, "seek")).toBeDisabled();
    await expectNoAxeViolations(bo);
    await relay.restart();
    for (const page of [ada, bo]) await expectState(page, { live: "up" }, { timeout: 40_000 });
    await expect(entries(bo)).toHaveCount(1);
    await entries(bo).locator('[data-action="play-seek"]').click();
    await begun(ada, bo, {});
  });
});

test("somebody deletes a seek: its owner puts it back", async ({ visit, stranger }) => {
  const [ada, bo, mallory] = [await visit(), await visit(), await stranger()];
  for (const page of [ada, bo]) await enterLobby(page);
  await mallory.subscribe(LOBBY);
  await seek(ada, { name: "Ada" });
  await expect(entries(bo)).toHaveCount(1);
  const { topic } = mallory.messages.at(-1);
  await mallory.publish(topic, "");
  await expect.poll(() => mallory.messages.at(-1).text).not.toBe("");
  await expect(entries(bo)).toHaveCount(1);
});

test("a running game is listed and watched, and its watchers are counted", async ({ visit, stranger }) => {
  // An entry is renewed every 20 s.
  test.setTimeout(180_000);
  const slow = { timeout: 45_000 };
  const [ada, bo, cleo] = [await visit(), await visit(), await visit()];
  const game = await meetInLobby(ada, bo);
  await move(game, "e2", "e4");
  await enterLobby(cleo);
  await expect(action(cleo, "watch")).toHaveCount(1, slow);
  await expect(entryOf(cleo, "Ada")).toContainText("move");
  await expect(entryOf(cleo, "Ada")).not.toContainText("watching");
  await action(cleo, "watch").click();
  await expectState(cleo, { standing: "watching", moves: 1 });
  await move(game, "e7", "e5");
  await expectState(cleo, { moves: 2 });

  const dan = await visit();
  await enterLobby(dan);
  await expect(entryOf(dan, "Ada")).toContainText("1 person watching", slow);
  await expectNoAxeViolations(dan);
  await action(dan, "watch").click();
  await expectState(dan, { standing: "watching", moves: 2 });
  const eve = await visit();
  await enterLobby(eve);
  await expect(entryOf(eve, "Ada")).toContainText("2 people watching", slow);
  // The creator reloads, and the entry goes on. Those who leave no longer count.
  await ada.reload();
  await expectState(ada, { standing: "playing", live: "up" });
  await cleo.close();
  await expect(entryOf(eve, "Ada")).toContainText("1 person watching", { timeout: 90_000 });

  // At the end of the game its entry goes, and a rematch brings it back.
  await resign(game, "white");
  await expect(entries(eve)).toHaveCount(0);
  for (const page of game.pages) await action(page, "rematch").click();
  for (const page of game.pages) await expectState(page, { round: 1 });
  await expect(action(eve, "watch")).toHaveCount(1, slow);
  const late = await stranger();
  await late.subscribe(LOBBY);
  await late.settle();
  expect(late.messages).toHaveLength(1);
});

test("ten thousand hostile entries cost a line", async ({ visit, stranger }, info) => {
  test.slow();
  const names = ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "\u202egnihton\u2066", "a\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301", "\u0000\u0007\n\t", "W".repeat(32), "\u{1f409}".repeat(8), ""];
  const flood = Array.from({ length: 10_000 }, (_, at) => ({ at, from: seeker() }));
  const payload = ({ at, from }) => {
    if (at % 10 === 7) return from.seek({ name: "Forged", isForged: true });
    if (at % 100 === 8) return Buffer.alloc(8_000, "x");
    const game = at % 3 === 0 ? { opponent: names[(at + 1) % names.length], plies: 65_535, watchers: 65_535 } : undefined;
    return from.seek({ name: names[at % names.length], rating: at % 4_001, deviation: at % 351, game, isBot: at % 2 === 0, variant: at % 50 === 9 ? "<b>unknown</b>" : "hostage" });
  };
  const packets = flood.map((one) => ({ cmd: "publish", topic: one.from.topic, payload: payload(one), qos: 0, retain: true, dup: false }));
  const mallory = await stranger();
  // Names of a megabyte end the connection that sends them.
  const shouter = await stranger();
  shouter.send({ cmd: "publish", topic: seeker().topic, payload: Buffer.alloc(1 << 20, "W"), qos: 0, retain: true, dup: false });
  expect(await shouter.closed).toBe("closed");

  const page = await visit();
  await page.addInitScript(() => {
    // The tasks that keep the page from answering.
    [window.tasks, window.taps] = [[], []];
    const taps = new PerformanceObserver((list) => window.taps.push(...list.getEntries().map(({ duration }) => duration)));
    // From the tap to the next paint, without the steps of the driver.
    taps.observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
    window.alert = () => console.error("markup was executed");
  });
  await enterLobby(page);
  await page.evaluate(() => (window.tasks = []));
  const start = Date.now();
  for (const [at, packet] of packets.entries()) {
    mallory.send(packet);
    if (at % 100 === 99) await mallory.settle();
  }
  const sent = Date.now() - start;
  await expect(page.locator("[data-more]")).toBeVisible();
  await action(page, "clock-15+10").check();
  const { tasks, taps } = await page.evaluate(() => ({ tasks: window.tasks, taps: window.taps }));
  const answer = Math.max(0, ...taps);
  const [longest, blocked] = [Math.max(0, ...tasks), tasks.reduce((sum, task) => sum + task, 0)];
  const all = await entries(page).count();
  expect(await page.locator("ul:not(.running) > [data-entry]").count()).toBeLessThanOrEqual(50);
  expect(await page.locator("ul.running > [data-entry]").count()).toBeLessThanOrEqual(50);
  expect(await page.locator("main img, main script, main b").count()).toBe(0);
  await expect(page.locator("main")).not.toContainText(/Forged|[\u202a-\u202e\u2066-\u2069]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A later visitor gets what the relay has kept of it, and somebody who is there is seen.
  const [ada, late] = [await visit(), await visit()];
  const opened = Date.now();
  await enterLobby(late);
  await expect(late.locator("[data-more]")).toBeVisible();
  const shown = Date.now() - opened;
  await enterLobby(ada);
  await seek(ada, { name: "Ada" });
  // A dead link says that nobody answers.
  await late.locator('[data-action="play-seek"]').first().click();
  await expect(late.locator("main h2")).toContainText("Looking for the game");
  const figures = `10,000 entries in ${sent} ms: ${all} shown; ${tasks.length} long tasks of ${blocked} ms in all, ${longest} ms the longest; a tap is answered in ${answer} ms; a later visitor sees the list after ${shown} ms`;
  console.log(figures);
  info.annotations.push({ type: "figures", description: figures });
  // Measured on two busy cores: 230 ms, and a second in all.
  expect(longest).toBeLessThan(1_000);
  expect(answer).toBeLessThan(1_000);
  expect(shown).toBeLessThan(15_000);
});

for (const [what, code] of Object.entries({ connections: 5, subscriptions: 0 })) test.describe(`a relay that refuses ${what}`, () => {
  let site;
  test.beforeEach(async () => (site = await startUnhelpful({ code })));
  test.afterEach(() => site.stop());
  test.use({ expected: CUT });

  test("is named as such", async ({ visit }) => {
    const page = await visit({ at: site.site });
    await page.goto("./#/lobby");
    await expectState(page, { live: "refused" });
    await expect(page.locator(".live-wire")).toContainText("refuses this page");
    await expect(page.locator(".lobby-empty")).toHaveCount(0);
    await expect(action(page, "seek")).toBeDisabled();
    await expect(action(page, "computer")).toBeVisible();
    // Before its site goes, which would refuse what the page still fetches.
    await page.close();
  });
});

offline("a site without a relay says so and offers other ways", async ({ page }) => {
  await openApp(page, "#/lobby");
  await expect(page.locator("main h2")).toHaveText("There is no lobby here");
  await expectNoAxeViolations(page);
  await action(page, "computer").click();
  await expect(page).toHaveURL(/#\/welcome/);
  await page.goBack();
  await action(page, "friend").click();
  await expect(page).toHaveURL(/#\/friend/);
});

const engine = ["release", "debug"].map((kind) => fileURLToPath(new URL(`../../target/${kind}/hostage`, import.meta.url))).find((path) => existsSync(path));

test("the engine of `hostage play` sits in the lobby, answers a move, and can be watched", async ({ visit, relay }) => {
  test.skip(!engine && !process.env.CI, "the native program is not built: cargo build --features relay --bin hostage");
  test.setTimeout(150_000);
  const bot = spawn(engine, ["play", "--relay", relay.url, "--level", "1", "--name", "Robot", "--games", "2"], { stdio: "ignore" });
  const ended = new Promise((resolve) => bot.once("exit", resolve));
  const [ada, bo] = [await visit(), await visit()];
  for (const page of [ada, bo]) await enterLobby(page);
  const robot = (page) => page.locator('[data-bot="true"]');
  await expect(robot(ada)).toContainText("Robot");
  await expect(robot(ada)).toContainText("about 900");
  await robot(ada).locator('[data-action="play-seek"]').click();
  await expectState(ada, { standing: "playing" });
  const side = await table(ada).getAttribute("data-side");
  if (side === "white") await enter(ada, "e2", "e4");
  await expectState(ada, { moves: side === "white" ? 2 : 1 });
  await expect(robot(bo).locator('[data-action="watch"]')).toHaveCount(1, { timeout: 45_000 });
  await robot(bo).locator('[data-action="watch"]').click();
  await expectState(bo, { standing: "watching" });
  const cleo = await visit();
  await enterLobby(cleo);
  await expect(robot(cleo).filter({ hasText: "watching" })).toContainText("1 person watching", { timeout: 45_000 });
  // Killed, it leaves no seek behind.
  bot.kill("SIGKILL");
  await ended;
  await expect(cleo.locator('[data-action="play-seek"]')).toHaveCount(0);
});
