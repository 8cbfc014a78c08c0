// Live games in which something goes wrong: the tab, the clock of the device, or the storage.
import { chromium } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import {
  answer, begun, clock, enter, expectSame, expectState, handOver, invite, move, moves, note, person, play, resign, seated, test,
} from "./live.mjs";
import { action, expect, openApp } from "./support.mjs";

// Chromium logs each connection that fails.
test.use({ expected: /WebSocket connection to/ });

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

  test("of an invited friend and a second one: each shows the invitation, and either can play", async ({ page, visit }) => {
    const link = await invite(page);
    const first = await visit();
    const second = await first.context().newPage();
    for (const tab of [first, second]) {
      await tab.goto(link);
      await expectState(tab, { standing: "invited" });
    }
    await action(second, "join").click();
    const game = await begun(page, second);
    await expect(note(first)).toContainText("in another tab");
    await play(game, "e2e4 e7e5");
    await action(first, "play-here").click();
    await expectState(first, { standing: "playing", side: "black", moves: 2 });
    await expect(note(second)).toContainText("in another tab");
    await play({ ...game, black: first, pages: [page, first] }, "g1f3 b8c6");
  });

  test("of a spectator and a second one: both watch, and neither plays elsewhere", async ({ meet, visit }) => {
    const game = await meet();
    await move(game, "e2", "e4");
    const first = await visit();
    const second = await first.context().newPage();
    for (const [tab, text] of [[first, "Both seats are taken."], [second, "You are watching."]]) {
      await tab.goto(game.link);
      await expectState(tab, { standing: "watching", moves: 1 });
      await expect(note(tab)).toContainText(text);
    }
    await expect(action(second, "play-here")).toHaveCount(0);
  });

  test("of a creator who can store no game, and a second one: the seat can be taken over", async ({ page, visit }) => {
    await page.context().addInitScript(() => {
      const get = () => {
        throw new DOMException("no", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
    });
    const link = await invite(page);
    const second = await page.context().newPage();
    await second.goto(link);
    await expect(note(second)).toContainText("in another tab");
    await action(second, "play-here").click();
    await expectState(second, { standing: "waiting", live: "up" });
    await expect(note(page)).toContainText("in another tab");
    const friend = await visit();
    await answer(friend, link);
    await move(await begun(second, friend), "e2", "e4");
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

  test("a reload during the opponent's turn gives them no time back", async ({ meet }) => {
    const game = await meet({ clock: "clock-5+3" });
    await play(game, "e2e4 e7e5 g1f3");
    // The page has stored meanwhile that it lives.
    await expect.poll(() => clock(game.white, "black"), { timeout: 20_000 }).toBeLessThan(293_000);
    await game.white.reload();
    await expectState(game.white, { standing: "playing", live: "up", moves: 3 });
    await expectSame(game);
  });

  test("a result counts if the page goes before its next tick", async ({ page, visit }) => {
    // As in a hidden tab, whose ticks are rare.
    await page.addInitScript(() => {
      const { setInterval } = window;
      window.setInterval = (work, delay) => (delay === 200 ? 0 : setInterval(work, delay));
    });
    const friend = await visit();
    await answer(friend, await invite(page));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5");
    await resign(game, "black");
    const results = () => page.evaluate(() => localStorage["hostage-chess.results"] ?? "");
    await expect.poll(results).toContain("Won");
    // It was closed even earlier.
    await page.evaluate(() => localStorage.removeItem("hostage-chess.results"));
    await page.reload();
    await expectState(page, { final: "true" });
    await expect.poll(results).toContain("Won");
  });

  test("a win that nobody confirms is in the library, and on the home screen until it counts", async ({ meet }) => {
    const game = await meet({ clock: "clock-15+10" });
    const { white, black } = game;
    await play(game, "f2f3 e7e5 g2g4");
    const address = white.url();
    await white.goto("about:blank");
    await enter(black, "d8", "h4");
    await expectState(black, { result: "0-1", final: "false" });
    const expectOneRecord = async () => {
      await openApp(black, "#/library");
      await black.reload();
      await expect(black.locator("[data-entry]")).toHaveCount(1);
    };
    await expectOneRecord();
    await openApp(black, "#/home");
    await expect(action(black, "live-game")).toContainText("Their device has not confirmed the result yet");
    const results = () => black.evaluate(() => localStorage["hostage-chess.results"] ?? "");
    expect(await results()).not.toContain("Won");
    await action(black, "live-game").click();
    await expectState(black, { standing: "playing", live: "up", final: "false" });
    await white.goto(address);
    for (const page of game.pages) await expectState(page, { result: "0-1", final: "true" });
    await expect.poll(results).toContain("Won");
    // Its record has replaced the first one.
    await expectOneRecord();
    await openApp(black, "#/home");
    await expect(black.locator("main.home")).toBeVisible();
    await expect(action(black, "live-game")).toHaveCount(0);
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

  test("is closed with something unsent: the home screen says so, and the game sends it", async ({ meet, relay }) => {
    const game = await meet({ clock: "clock-days" });
    const { white } = game;
    await play(game, "e2e4 e7e5");
    await relay.kill();
    await expectState(white, { live: "down" });
    await enter(white, "g1", "f3");
    await expectState(white, { unsent: "true" });
    await openApp(white, "#/home");
    const row = action(white, "live-game");
    await expect(row).toContainText("Not sent yet. Open the game to send it.");
    await expect(row).toHaveAttribute("data-own", "true");
    await relay.restart();
    await row.click();
    for (const page of game.pages) await expectState(page, { live: "up", moves: 3, unsent: "false" }, { timeout: 40_000 });
    await relay.kill();
    await expectState(white, { live: "down" });
    await action(white, "resign").click();
    await action(white, "resign").click();
    await expect(note(white)).toContainText("Your last action has not been sent.");
    await expect(white.locator(".live-result")).not.toContainText("Waiting for the other device");
    await openApp(white, "#/home");
    await expect(row).toContainText("Not sent yet.");
    await relay.restart();
    await row.click();
    for (const page of game.pages) await expectState(page, { final: "true", result: "0-1" }, { timeout: 40_000 });
  });

  for (const [gone, other] of [["white", "black"], ["black", "white"]]) {
    test(`the closed tab of the ${gone === "white" ? "creator" : "joiner"} shows at the other side, and so does its return`, async ({ meet }) => {
      const game = await meet();
      await play(game, "e2e4 e7e5");
      const address = game[gone].url();
      await game[gone].goto("about:blank");
      await expect(person(game[other], gone)).toHaveAttribute("data-presence", "reconnecting", { timeout: 5000 });
      // White is to move: nobody wins a game by waiting for the opponent of that move.
      const promise = "is disconnected. You can claim the win in";
      await expect(note(game[other])).toHaveText(gone === "white" ? RegExp(promise) : /is disconnected\.$/);
      await game[gone].goto(address);
      await expect(person(game[other], gone)).toHaveAttribute("data-presence", "here");
      await expect(note(game[other])).toHaveCount(0);
      await move(game, "g1", "f3");
    });
  }

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

  test("jumps while the opponent thinks: that counts as a sleep, and nobody loses on time", async ({ page, visit }) => {
    const friend = await visit();
    await friend.addInitScript(watchWithSprings, 0);
    await answer(friend, await invite(page, { clock: "clock-3+2" }));
    const game = await begun(page, friend);
    await play(game, "e2e4 e7e5");
    await friend.evaluate((time) => window.sleep(time), 10 * MINUTE);
    await play(game, "g1f3 b8c6");
    for (const one of game.pages) await expectState(one, { result: "" });
    for (const one of game.pages) expect(await clock(one, "white")).toBeGreaterThan(2.5 * MINUTE);
    await expectSame(game);
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
    // White answered within seconds and pays for no more than that.
    for (const one of game.pages) expect(await clock(one, "white")).toBeGreaterThan(2.5 * MINUTE);
  });
});

test.describe("the storage", () => {
  const stored = (page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("hostage-chess.live.")));

  // Fields between dots, with their places in the stored form (src/live/series/stored.rs). These are for version 2.
  const [VERSION, TERMS, LOG_OF_WHITE] = [0, 7, 14];
  const put = (text, place, field) => text.split(".").with(place, field).join(".");
  const DAMAGES = {
    "is cut off": (text) => text.slice(0, text.length / 2),
    "has a damaged log": (text) => put(text, LOG_OF_WHITE, "????"),
    "has damaged terms": (text) => put(text, TERMS, "AAAA"),
  };
  for (const [name, damage] of Object.entries(DAMAGES)) {
    test(`${name}: the game is found again at the relay`, async ({ meet }) => {
      const game = await meet();
      await play(game, "e2e4 e7e5");
      const [entry] = await stored(game.white);
      const text = await game.white.evaluate((entry) => localStorage[entry], entry);
      expect(text.split(".")[VERSION]).toBe("2");
      const damaged = damage(text);
      expect(damaged).not.toBe(text);
      const address = game.white.url();
      await game.white.goto("./licences.txt");
      await game.white.evaluate(([entry, text]) => (localStorage[entry] = text), [entry, damaged]);
      await game.white.goto(address);
      await expectState(game.white, { standing: "playing", moves: 2 });
      await expectState(game.black, { standing: "playing", moves: 2 });
      await move(game, "g1", "f3");
      await expectSame(game);
    });
  }

  test("has lost a finished game: found again at the relay, it is in the library once", async ({ meet }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    await resign(game, "white");
    for (const page of game.pages) {
      const address = page.url();
      const expectOneRecord = async () => {
        await openApp(page, "#/library");
        await expect(page.locator("[data-entry]")).toHaveCount(1);
      };
      await expectOneRecord();
      await page.goto("./licences.txt");
      for (const name of await stored(page)) await page.evaluate((name) => localStorage.removeItem(name), name);
      await page.goto(address);
      await expectState(page, { standing: "playing", final: "true" });
      await expectOneRecord();
    }
  });

  test("does not hand out the creator's key for a moment: the page asks for a reload, and finds the seat again", async ({ meet }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    await game.white.addInitScript(() => {
      if (sessionStorage.getItem("refuses"))
        IDBFactory.prototype.open = () => {
          throw new DOMException("no", "SecurityError");
        };
    });
    await game.white.evaluate(() => sessionStorage.setItem("refuses", "yes"));
    for (let reloads = 0; reloads < 2; reloads++) {
      await game.white.reload();
      await expectState(game.white, { standing: "watching", moves: 2 });
      await expect(note(game.white)).toContainText("cannot read your key for this game");
      await expect(action(game.white, "ask-seat")).toHaveCount(0);
    }
    await game.white.evaluate(() => sessionStorage.removeItem("refuses"));
    await game.white.reload();
    await expectState(game.white, { standing: "playing", side: "white", live: "up" });
    await move(game, "g1", "f3");
  });

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
    await friend.goto("./#/lobby");
    await expectState(friend, { live: "up" });
    await expect(friend.locator(".live-wire")).toContainText("saves nothing");
    await friend.goto(link);
    await expectState(friend, { standing: "invited" });
    await expect(friend.locator(".live-wire")).toContainText("saves nothing");
    await action(friend, "join").click();
    const game = await begun(page, friend);
    await expect(note(friend)).toContainText("saves nothing");
    await expect(note(page)).toHaveCount(0);
    await play(game, "e2e4 e7e5 g1f3");
    await expectSame(game);
    // After a reload nobody knows that this is the same person, and the page claims nothing else.
    await friend.goto("about:blank");
    await friend.goto(`${link}&join`);
    await expectState(friend, { standing: "watching", moves: 3 });
    await expect(note(friend)).toContainText("Both seats are taken.");
  });

  test("keeps no key: the creator is told to make a new link, and is not invited", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    });
    await invite(page, { name: "Ada" });
    for (let reloads = 0; reloads < 2; reloads++) {
      await page.reload();
      await expect(page.getByRole("alert").filter({ hasText: "did not keep the key" })).toBeVisible();
      await expectState(page, { standing: "problem" });
    }
    await openApp(page, "#/home");
    await expect(page.locator("main.home")).toBeVisible();
    await expect(action(page, "live-game")).toHaveCount(0);
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
