// Live games in which something goes wrong: the connection, the relay, the tab, the storage, the link, the other player.
import { chromium } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import {
  alarm, answer, begun, clock, enter, expectSame, expectState, handOver, invite, move, moves, note, person, play, resign, seated, table, test,
} from "./live.mjs";
import { act, held, moveAct, outlaw, readLink, readRegister, seal, topics, unseal } from "./registers.mjs";
import { startUnhelpful } from "./relays.mjs";
import { action, expect, openApp, square, test as plain, touch } from "./support.mjs";

// Chromium logs each connection that fails.
const LOST = /WebSocket connection to/;
test.use({ expected: LOST });

const plies = (page) => page.locator("[data-ply]");

test.describe("the connection", () => {
  test("is cut: a move made meanwhile is shown as unsent, and arrives", async ({ meet }) => {
    const game = await meet({ lined: true, clock: "clock-5+3" });
    await play(game, "e2e4 e7e5");
    game.lines.white.freeze();
    game.lines.white.cut();
    await expectState(game.white, { live: "down" });
    await expect(note(game.white)).toContainText("You are disconnected");
    await enter(game.white, "g1", "f3");
    await expectState(game.white, { unsent: "true" });
    await expect(note(game.white)).toContainText("Your move has not been sent");
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", /reconnecting|left/);
    await expectState(game.black, { moves: 2 });
    game.lines.white.thaw();
    await expectState(game.white, { live: "up", unsent: "false" });
    await expectState(game.black, { moves: 3 });
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here");
    await expect(note(game.white)).toHaveCount(0);
    await move(game, "b8", "c6");
    await expectSame(game);
    // Connections that break all the time lose nothing.
    for (const [from, to] of [["f1", "b5"], ["a7", "a6"], ["b5", "a4"], ["g8", "f6"]]) {
      for (const line of [game.lines.white, game.lines.black]) line.cut();
      await move(game, from, to);
    }
    // A clock runs from when its owner sees the position, and the owner of the last one was away. The next move settles it.
    await move(game, "d2", "d3");
    await expectSame(game);
  });

  test("is half-open: the banner comes within twenty seconds, and the game goes on", async ({ meet }) => {
    test.slow();
    const game = await meet({ lined: true });
    await play(game, "e2e4 e7e5");
    const frozen = Date.now();
    game.lines.white.freeze();
    await enter(game.white, "g1", "f3");
    // Until then the page says that the move is on its way.
    await expect(note(game.white)).toContainText("Sending your move…");
    await expectState(game.white, { live: "down" }, { timeout: 20_000 - (Date.now() - frozen) });
    await expect(note(game.white)).toContainText("Your move has not been sent");
    expect(await moves(game.black)).toBe(2);
    game.lines.white.thaw();
    await expectState(game.white, { live: "up", unsent: "false" });
    await expectState(game.black, { moves: 3 });
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  test("comes back: a premove made before is cancelled", async ({ meet }) => {
    const game = await meet({ lined: true });
    await move(game, "e2", "e4");
    await move(game, "e7", "e5");
    await touch(game.black, square(game.black, "b8"), square(game.black, "c6"));
    await expect(game.black.locator("[data-planned=true]")).toHaveCount(2);
    game.lines.black.freeze();
    game.lines.black.cut();
    await expectState(game.black, { live: "down" });
    await enter(game.white, "g1", "f3");
    game.lines.black.thaw();
    await expectState(game.black, { live: "up", moves: 3 });
    await expect(game.black.locator("[data-planned=true]")).toHaveCount(0);
    await move(game, "g8", "f6");
    await expectSame(game);
  });

  test("is slow: moves, offers and presence arrive all the same", async ({ meet }) => {
    const game = await meet({ lined: true });
    for (const line of [game.lines.white, game.lines.black]) line.delay(300);
    await play(game, "e2e4 e7e5 g1f3");
    await action(game.white, "draw").click();
    await action(game.black, "decline").click();
    await expect(note(game.white)).toHaveCount(0);
    await play(game, "b8c6 f1b5");
    await expectSame(game);
  });
});

test.describe("the relay", () => {
  test("is killed and returns empty: both registers are put back", async ({ meet, relay, stranger }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5 g1f3");
    await relay.kill();
    for (const page of game.pages) await expectState(page, { live: "down" });
    await enter(game.black, "b8", "c6");
    await expectState(game.black, { unsent: "true" });
    expect(await moves(game.white)).toBe(3);
    await relay.restart();
    for (const page of game.pages) await expectState(page, { live: "up", moves: 4, unsent: "false" }, { timeout: 40_000 });
    await expectSame(game);
    const link = readLink(game.link);
    expect(await held(await stranger(), link)).toEqual({ white: ["M e2e4", "M g1f3"], black: ["M e7e5", "M b8c6"] });
    await move(game, "f1", "b5");
    await expectSame(game);
  });

  test("forgets everything while one player is away: the other one puts both back", async ({ meet, relay, visit }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5 g1f3");
    await game.black.goto("about:blank");
    await relay.restart();
    await expectState(game.white, { live: "up" }, { timeout: 40_000 });
    // White's page restores Black's register too, so that a visitor sees the game.
    const visitor = await visit();
    await visitor.goto(game.link);
    await expectState(visitor, { standing: "watching", moves: 3 });
    await game.black.goBack();
    await expectState(game.black, { standing: "playing", live: "up", moves: 3 });
    await move(game, "b8", "c6");
    await expectSame(game, [...game.pages, visitor]);
  });

  test("is gone: the link for this position is offered, opens the game, and the live game comes back", async ({ meet, relay }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    await relay.kill();
    await expectState(game.white, { live: "down" });
    await enter(game.white, "g1", "f3");
    const shown = await table(game.white).getAttribute("data-fen");
    await note(game.white).locator('[data-action="go-by-links"]').click();
    await expect(game.white).toHaveURL(/#\/play/);
    await expect(game.white.locator("[data-fen]").first()).toHaveAttribute("data-fen", shown);
    await expect(plies(game.white)).toHaveText(["e4", "e5", "Nf3"]);
    await relay.restart();
    await game.white.goto("./#/live");
    await expectState(game.white, { standing: "playing", live: "up", moves: 3 }, { timeout: 40_000 });
    await expectState(game.black, { moves: 3 }, { timeout: 40_000 });
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  const UNHELPFUL = {
    "refuses the connection": [{ code: 5 }, "refused", "The server that connects players refuses this page."],
    "does not know the protocol": [{ code: 1 }, "refused", "The server that connects players refuses this page."],
    "never answers": [{}, "down", "You are disconnected."],
  };
  for (const [name, [options, live, text]] of Object.entries(UNHELPFUL)) {
    test(`${name}: the page says so`, async ({ visit }) => {
      const other = await startUnhelpful(options);
      const page = await visit({ at: other.site });
      await page.goto("./#/friend");
      await action(page, "make-link").click();
      await expectState(page, { standing: "waiting", live });
      await expect(page.locator(".live-wire")).toContainText(text);
      await page.goto("about:blank");
      await other.stop();
    });
  }
});

/** What somebody who knows the link may write in place of a register. */
const WRITTEN = {
  nothing: () => Buffer.alloc(0),
  junk: () => Buffer.from("junk".repeat(70)),
  "a byte": () => Buffer.from([0]),
  "an old register": ({ first }) => first,
  "the other player's register": ({ other }) => other,
  "a register sealed for another topic": ({ link, topic, newest }) => {
    const { content, signature } = unseal(link, topic, newest);
    return seal(link, topics(link).creator, Buffer.concat([content, signature]));
  },
  "a register with a changed signature": ({ link, topic, newest }) => {
    const { content, signature } = unseal(link, topic, newest);
    return seal(link, topic, Buffer.concat([content, Buffer.from(signature).reverse()]));
  },
  "a longer log with the player's key and a stranger's signature": ({ link, topic, side, terms, newest, rogue }) => {
    const { key, log } = readRegister(unseal(link, topic, newest).content);
    return rogue.register({ topic, side, terms, owner: key, log: Buffer.concat([log, act("R", 3)]) });
  },
  "a register of a stranger who claims the seat": ({ topic, side, terms, rogue }) => rogue.register({ topic, side, terms, log: act("R", 3) }),
  "a register that calls itself newer": ({ topic, side, terms, rogue }) => rogue.register({ topic, side, terms, version: 2 }),
};

test.describe("somebody with the link writes", () => {
  const GROUPS = {
    "nothing or junk": ["nothing", "junk", "a byte"],
    "registers of another time or place": ["an old register", "the other player's register", "a register sealed for another topic"],
    "forged registers": [
      "a register with a changed signature",
      "a longer log with the player's key and a stranger's signature",
      "a register of a stranger who claims the seat",
    ],
    "a register that calls itself newer": ["a register that calls itself newer"],
  };
  expect(Object.values(GROUPS).flat()).toEqual(Object.keys(WRITTEN));
  for (const [group, names] of Object.entries(GROUPS)) {
    test(`${group}: nothing changes, and the register is put back within three seconds`, async ({ meet, stranger }) => {
      const game = await meet();
      const link = readLink(game.link);
      const at = topics(link);
      const spy = await stranger();
      await spy.subscribe(at.all);
      await play(game, "e2e4 e7e5 g1f3");
      const of = (side, from = 0) => spy.messages.slice(from).filter(({ topic }) => topic === at[side]);
      const actsOf = (side, payload) => readRegister(unseal(link, at[side], payload).content).acts;
      const right = { white: ["M e2e4", "M g1f3"], black: ["M e7e5"] };
      const newest = {};
      for (const side of ["white", "black"]) {
        await expect.poll(() => actsOf(side, of(side).at(-1).payload)).toEqual(right[side]);
        newest[side] = of(side).at(-1).payload;
      }
      const [rogue, { terms }] = [outlaw(link), readRegister(unseal(link, at.white, newest.white).content)];
      for (const name of names) {
        for (const side of ["white", "black"]) {
          const [before, other] = [spy.messages.length, newest[side === "white" ? "black" : "white"]];
          const known = { link, topic: at[side], side, terms, first: of(side)[0].payload, newest: newest[side], other, rogue };
          await spy.publish(at[side], WRITTEN[name](known));
          const last = () => {
            const since = of(side, before);
            // The first is what was written here.
            if (since.length < 2) return "not put back";
            try {
              return actsOf(side, since.at(-1).payload);
            } catch {
              return "unreadable";
            }
          };
          await expect.poll(last, { message: `${name} for ${side}`, timeout: 3000 }).toEqual(right[side]);
        }
        for (const page of game.pages) await expect(alarm(page)).toHaveCount(0);
        for (const page of game.pages) await expectState(page, { standing: "playing", moves: 3, result: "", turn: "black" });
      }
      await move(game, "b8", "c6");
      await expectSame(game);
    });
  }

  test("far too much: the game goes on", async ({ meet, stranger }) => {
    const game = await meet();
    const at = topics(readLink(game.link));
    await play(game, "e2e4 e7e5");
    const flooder = await stranger();
    const junk = Buffer.alloc(7000, "x");
    let goesOn = true;
    const flood = (async () => {
      for (let round = 0; goesOn; round += 1) await flooder.publish(round % 2 ? at.white : at.black, junk);
    })();
    // The relay runs in this process and has its hands full.
    await move(game, "g1", "f3", { timeout: 40_000 });
    await move(game, "b8", "c6", { timeout: 40_000 });
    goesOn = false;
    await flood;
    await move(game, "f1", "b5");
    await expectSame(game);
  });
});

test.describe("the tab", () => {
  test("a second tab of a seat watches, and plays if it is told to", async ({ meet }) => handOver(await meet()));

  test("a second tab of the page that waits makes no second player", async ({ page, visit }) => {
    const link = await invite(page);
    const second = await page.context().newPage();
    await second.goto(link);
    await expect(note(second)).toContainText("in another tab");
    const friend = await visit();
    await answer(friend, link);
    for (const one of [page, friend]) await expectState(one, { standing: "playing" });
    await expect(action(second, "play-here")).toBeVisible();
  });

  test("either may be reloaded at any time", async ({ meet }) => {
    const game = await meet({ clock: "clock-5+3" });
    for (const [at, uci] of ["e2e4", "e7e5", "g1f3", "b8c6"].entries()) {
      const [mover, other] = at % 2 === 0 ? [game.white, game.black] : [game.black, game.white];
      await enter(mover, uci.slice(0, 2), uci.slice(2));
      // Before the relay can have answered.
      await mover.reload();
      if (at > 1) await other.reload();
      for (const page of game.pages) await expectState(page, { standing: "playing", live: "up", moves: at + 1 });
      await expectSame(game);
    }
    // Offers survive as well.
    await move(game, "f1", "b5");
    await action(game.white, "draw").click();
    await expect(action(game.black, "accept")).toBeVisible();
    await Promise.all(game.pages.map((page) => page.reload()));
    await expect(note(game.white)).toContainText("You have offered a draw.");
    await action(game.black, "accept").click();
    for (const page of game.pages) await expectState(page, { final: "true", result: "1/2-1/2" });
    await Promise.all(game.pages.map((page) => page.reload()));
    for (const page of game.pages) await expectState(page, { final: "true", result: "1/2-1/2" });
    await action(game.white, "rematch").click();
    await game.white.reload();
    await expectState(game.white, { final: "true", round: 0 });
    await action(game.black, "rematch").click();
    for (const page of game.pages) await expectState(page, { round: 1, moves: 0 });
    await seated(game);
    await move(game, "d2", "d4");
  });

  test("a move that the relay has not got survives a reload, and so does the clock", async ({ meet, relay }) => {
    const game = await meet({ clock: "clock-5+3" });
    await play(game, "e2e4 e7e5");
    await relay.kill();
    await expectState(game.white, { live: "down" });
    await enter(game.white, "g1", "f3");
    await game.white.reload();
    await expectState(game.white, { standing: "playing", moves: 3, unsent: "true" });
    await expect(note(game.white)).toContainText("Your move has not been sent");
    // Even if the browser is closed before the relay returns.
    const address = game.white.url();
    await game.white.goto("about:blank");
    await relay.restart();
    await expectState(game.black, { live: "up" }, { timeout: 40_000 });
    expect(await moves(game.black)).toBe(2);
    await game.white.goto(address);
    for (const page of game.pages) await expectState(page, { live: "up", moves: 3, unsent: "false" });
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  test("a closed tab shows at the other side, and so does its return", async ({ meet }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    const address = game.white.url();
    await game.white.goto("about:blank");
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", "reconnecting", { timeout: 5000 });
    await expect(note(game.black)).toContainText("is disconnected. You can claim the win in");
    await game.white.goto(address);
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here");
    await expect(note(game.black)).toHaveCount(0);
    await move(game, "g1", "f3");
  });

  test("of a player who does not return: the win can be claimed after forty seconds", async ({ meet }) => {
    test.setTimeout(150_000);
    const game = await meet({ clock: "clock-15+10" });
    await play(game, "e2e4 e7e5");
    const closed = Date.now();
    await game.white.goto("about:blank");
    await expect(action(game.black, "claim")).toHaveCount(0);
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", "left");
    await action(game.black, "claim").click({ timeout: 60_000 });
    expect(Date.now() - closed).toBeGreaterThan(38_000);
    await expectState(game.black, { result: "0-1" });
    await expect(game.black.locator(".live-result")).toContainText("The loser left or ran out of time.");
    // White returns with fourteen minutes left, and its page objects.
    await game.white.goBack();
    await expectState(game.white, { standing: "playing", live: "up" });
    for (const page of game.pages) await expect(page.locator(".live-result h2")).toHaveText("No result");
    await expectSame(game);
  });

  test("with a stopped renderer: reconnecting, then left, and here again", async ({ meet }) => {
    test.setTimeout(180_000);
    const other = await chromium.launch({ ...launchOptions, executablePath: testBrowser });
    const game = await meet({ browsers: [, other] });
    await play(game, "e2e4 e7e5 g1f3");
    const session = await other.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
    const all = (signal) => renderers.forEach((id) => process.kill(id, signal));
    const presence = (value, timeout) => expect(person(game.white, "black")).toHaveAttribute("data-presence", value, { timeout });
    all("SIGSTOP");
    try {
      await presence("reconnecting", 60_000);
      await presence("left", 20_000);
    } finally {
      // A browser with stopped renderers would never close.
      all("SIGCONT");
    }
    await presence("here", 30_000);
    await move(game, "b8", "c6");
    await expectSame(game);
    await other.close();
  });
});

/** In the page: lets time pass at once, as a device that sleeps does. `fast` is by how much its clock is wrong. */
const watchWithSprings = (fast) => {
  const { now } = Date;
  let ahead = fast;
  Date.now = () => now() + ahead;
  window.sleep = (milliseconds) => (ahead += milliseconds);
};
const MINUTE = 60_000;

test.describe("the clock of the device", () => {
  test("is an hour fast: both see the same times", async ({ page, visit }) => {
    const friend = await visit();
    await friend.addInitScript(watchWithSprings, 60 * MINUTE);
    await answer(friend, await invite(page, { clock: "clock-5+3" }));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5 g1f3 b8c6");
    await expectSame(game);
    await friend.reload();
    await page.reload();
    for (const one of game.pages) await expectState(one, { live: "up", moves: 4 });
    await play(game, "f1b5 a7a6");
    await expectSame(game);
  });

  test("runs out: the player's own page says so, and the game is lost on time", async ({ page, visit }) => {
    await page.addInitScript(watchWithSprings, 0);
    const friend = await visit();
    await answer(friend, await invite(page, { clock: "clock-3+2" }));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5");
    await page.evaluate((time) => window.sleep(time), 2.6 * MINUTE);
    await expect(person(page, "white").locator("time")).toHaveAttribute("data-low", "true");
    await page.evaluate((time) => window.sleep(time), MINUTE);
    for (const one of game.pages) {
      await expectState(one, { final: "true", result: "0-1" });
      await expect(one.locator(".live-result")).toContainText("Time ran out.");
    }
    await expectSame(game);
  });

  test("jumps while the opponent thinks: a claim against somebody with time left counts for nobody", async ({ page, visit }) => {
    const friend = await visit();
    await friend.addInitScript(watchWithSprings, 0);
    await answer(friend, await invite(page, { clock: "clock-3+2" }));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5");
    await friend.evaluate((time) => window.sleep(time), 10 * MINUTE);
    for (const one of game.pages) {
      await expectState(one, { final: "true", result: "" });
      await expect(one.locator(".live-result h2")).toHaveText("No result");
    }
  });

  test("sleeps with its device through the opponent's move: the game goes on", async ({ visit, line }) => {
    const [near, far] = [await line(), await line()];
    const [page, friend] = [await visit({ at: near.url }), await visit({ at: far.url })];
    await friend.addInitScript(watchWithSprings, 0);
    const link = await invite(page, { clock: "clock-3+2" });
    await answer(friend, link.replace(near.url, far.url));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5");
    far.freeze();
    await enter(page, "g1", "f3");
    await friend.evaluate((time) => window.sleep(time), 10 * MINUTE);
    far.thaw();
    for (const one of game.pages) await expectState(one, { moves: 3, result: "", turn: "black" });
    await move(game, "b8", "c6");
    await expectState(page, { result: "" });
  });
});

test.describe("the link", () => {
  const changed = (link, at) => link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
  const LINKS = {
    "has a changed character": (link) => changed(link, link.length - 20),
    "has lost its end": (link) => link.slice(0, -6),
    "is cut to almost nothing": (link) => link.slice(0, link.indexOf("key=") + 6),
    "has something appended": (link) => `${link}AAAA`,
  };
  for (const [name, damage] of Object.entries(LINKS)) {
    test(`${name}: the page says so, and offers the other ways`, async ({ page, visit }) => {
      const link = await invite(page);
      const friend = await visit();
      await friend.goto(damage(link));
      await expect(alarm(friend)).toContainText("Part of this link is missing or damaged.");
      await expect(action(friend, "by-links")).toBeVisible();
      await action(friend, "friend").click();
      await expect(action(friend, "make-link")).toBeVisible();
      // The whole link works in the same page.
      await answer(friend, link);
      await expectState(friend, { standing: "playing" });
    });
  }

  test("stands at the end of a sentence: its full stop is not part of it", async ({ page, visit }) => {
    const friend = await visit();
    await answer(friend, `${await invite(page)}.`);
    await expectState(friend, { standing: "playing" });
  });

  test("is of a later kind: the page asks for a reload", async ({ page, visit }) => {
    const link = await invite(page);
    const friend = await visit();
    // The first character of the text holds the kind.
    await friend.goto(link.replace("key=A", "key=B"));
    await expect(alarm(friend)).toContainText(/newer|reload/);
  });

  test("is of a game that the relay does not know: the page says that it looks for it", async ({ page, relay, visit }) => {
    const link = await invite(page);
    await page.goto("about:blank");
    await relay.restart();
    const friend = await visit();
    await friend.goto(link);
    await expect(friend.getByRole("heading", { name: "Looking for the game" })).toBeVisible();
    await page.goBack();
    await expectState(page, { standing: "waiting", live: "up" });
    await expectState(friend, { standing: "invited" });
  });
});

test.describe("the storage", () => {
  const stored = (page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")));

  const DAMAGES = {
    "is no JSON": (text) => text.slice(0, text.length / 2),
    "has damaged logs": (text) => text.replace(/"logs":\[".*?",/, '"logs":["????",'),
    "has damaged terms": (text) => text.replace(/"terms":".*?"/, '"terms":"AAAA"'),
  };
  for (const [name, damage] of Object.entries(DAMAGES)) {
    test(`${name}: the game is found again at the relay`, async ({ meet }) => {
      const game = await meet();
      await play(game, "e2e4 e7e5");
      const [entry] = await stored(game.white);
      const text = await game.white.evaluate((entry) => localStorage[entry], entry);
      const address = game.white.url();
      await game.white.goto("./licences.txt");
      await game.white.evaluate(([entry, text]) => (localStorage[entry] = text), [entry, damage(text)]);
      await game.white.goto(address);
      await expectState(game.white, { standing: "playing", moves: 2 });
      await expectState(game.black, { standing: "playing", moves: 2 });
      await move(game, "g1", "f3");
      await expectSame(game);
    });
  }

  test("is forbidden: the page warns, and the game can be played", async ({ page, visit }) => {
    const friend = await visit();
    await friend.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("no", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      IDBFactory.prototype.open = refuse;
    });
    const link = await invite(page);
    await friend.goto(link);
    await expectState(friend, { standing: "invited" });
    await expect(friend.locator(".live-wire")).toContainText("saves nothing");
    await action(friend, "join").click();
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5 g1f3");
    await expectSame(game);
    await resign(game, "black");
  });

  test("loses the key: the seat can only be watched, and the page says so", async ({ meet }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    const address = game.black.url();
    await game.black.goto("./licences.txt");
    await game.black.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await game.black.goto(address);
    await expectState(game.black, { standing: "watching", moves: 2 });
    await expect(note(game.black)).toContainText("Both seats are taken.");
    await expect(action(game.black, "ask-seat")).toBeVisible();
  });
});

/** A creator's page, and a player of the test's own who takes the other seat. */
async function against(page, stranger) {
  const address = await invite(page);
  const link = readLink(address);
  const at = topics(link);
  const rogue = outlaw(link);
  const relay = await stranger();
  await relay.subscribe(at.all);
  const { payload } = await relay.message(at.white);
  const { terms } = readRegister(unseal(link, at.white, payload).content);
  const send = (log, more = {}) => relay.publish(at.black, rogue.register({ topic: at.black, side: "black", terms, log, ...more }));
  await send(Buffer.alloc(0));
  await expectState(page, { standing: "playing", side: "white" });
  await enter(page, "e2", "e4");
  return { send, link, at, relay };
}

test.describe("the other player", () => {
  test("is written by the test, and plays", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2, turn: "white" });
    await expect(person(page, "black")).toContainText("Outlaw");
  });

  const IMPOSSIBLE = {
    "an illegal move": [moveAct(1, "e7e4"), /Black sent an illegal move/],
    "no move at all": [moveAct(1, "zz"), /Black sent an illegal move/],
    "a move out of turn": [moveAct(0, "e7e5"), /Black sent something impossible/],
  };
  for (const [name, [log, text]] of Object.entries(IMPOSSIBLE)) {
    test(`sends ${name}: the game stops with the reason, and keeps its record`, async ({ page, stranger }) => {
      const { send } = await against(page, stranger);
      await send(log);
      await expect(alarm(page)).toContainText(text);
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await expectState(page, { moves: 1 });
        await expect(alarm(page)).toContainText(text);
        await touch(page, square(page, "d2"), square(page, "d4"));
        await expectState(page, { moves: 1 });
        await expect(plies(page)).toHaveText(["e4"]);
      }
      await action(page, "more").click();
      await expect(action(page, "go-by-links")).toBeVisible();
    });
  }

  test("claims to have used no time: its own clock pays", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    const first = moveAct(1, "e7e5");
    await send(first);
    await expectState(page, { moves: 2 });
    await enter(page, "g1", "f3");
    const before = await clock(page, "black");
    await expect.poll(() => clock(page, "black"), { timeout: 20_000 }).toBeLessThan(before - 8000);
    await send(Buffer.concat([first, moveAct(3, "b8c6")]));
    await expectState(page, { moves: 4 });
    await enter(page, "f1", "b5");
    // Ten seconds are the increment, and the quota forgives a few for a bad connection.
    await expect.poll(() => clock(page, "black")).toBeLessThan(before + 10_000 - 3000);
  });

  // They may belong to acts that have not arrived yet.
  const WAITING = {
    "an answer to no offer": Buffer.concat([act("A", 1), Buffer.from([9, 0])]),
    "a resignation of later": act("R", 5),
    "the confirmation of no end": Buffer.concat([act("E", 1), Buffer.from([5, 1, 0])]),
  };
  for (const [name, log] of Object.entries(WAITING)) {
    test(`sends ${name}: nothing changes`, async ({ page, stranger }) => {
      const { send } = await against(page, stranger);
      await expect(action(page, "draw")).toBeEnabled();
      await send(log);
      // White can offer nothing while acts wait.
      await expect(action(page, "draw")).toBeDisabled();
      await expectState(page, { standing: "playing", moves: 1, turn: "black", result: "", final: "false" });
      await expect(alarm(page)).toHaveCount(0);
    });
  }

  test("signs two different moves with one number: the first counts, and the page says so", async ({ page, stranger }) => {
    const { send, at, relay, link } = await against(page, stranger);
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2 });
    await send(moveAct(1, "d7d5"));
    // The first is put back.
    const newest = () => relay.messages.filter(({ topic }) => topic === at.black).at(-1).payload;
    await expect.poll(() => readRegister(unseal(link, at.black, newest()).content).acts).toEqual(["M e7e5"]);
    await expect(plies(page)).toHaveText(["e4", "e5"]);
    await expect(note(page)).toContainText(/twice|two different/);
    await enter(page, "g1", "f3");
  });

  test("has a newer version of the page: the game pauses, and goes on when the versions agree", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    await send(moveAct(1, "e7e5"), { version: 2 });
    await expect(alarm(page)).toContainText("newer version");
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2 });
  });

  test("does not agree on the rules: the page says so", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    const terms = Buffer.from([7, ...Buffer.from("hostage"), 0, 0, 0]);
    await send(moveAct(1, "e7e5"), { terms });
    await expect(alarm(page)).toContainText("do not agree on the rules");
  });
});

plain("without a relay, a link to a live game says so, and the other ways remain", async ({ page }) => {
  await openApp(page, "#/live?key=AnIQ6tSY5oiHeZH468FGLJMccyGqL0gjX7eOeypeLP2fk-_Au7rbSWMIZaP7lC-R-mzO");
  await expect(alarm(page)).toContainText("This site cannot connect players");
  await action(page, "friend").click();
  await expect(action(page, "same-screen")).toBeVisible();
  await expect(action(page, "make-link")).toHaveCount(0);
  await expect(page.locator("main")).toContainText("This site cannot connect players");
});
