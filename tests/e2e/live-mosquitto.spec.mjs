// Live games through mosquitto with the configuration of docs/hosting, and between two kinds of browsers.
import { chromium, firefox } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import { systemFirefox, use as firefoxOptions } from "./firefox.mjs";
import { expectSame, expectState, play, resign, seated, surviveKill, test as live } from "./live.mjs";
import { mosquitto, startMosquitto } from "./relays.mjs";
import { action } from "./support.mjs";

const test = live.extend({
  relay: async ({}, use) => {
    const relay = await startMosquitto();
    await use(relay);
    await relay.stop();
  },
});
test.use({ expected: /WebSocket connection to|can.t establish a connection/ });
test.skip(!mosquitto && !process.env.CI, "mosquitto is not installed here: apt install mosquitto");

test("a game through mosquitto, with a visitor, a draw and a rematch", async ({ meet, visit }) => {
  const game = await meet({ clock: "clock-5+3", names: ["Ada", "Bo"] });
  await play(game, "e2e4 d7d5 e4d5 d8d5 b1c3");
  await action(game.white, "draw").click();
  await action(game.black, "decline").click();
  const visitor = await visit();
  await visitor.goto(game.link);
  await expectState(visitor, { standing: "watching", moves: 5 });
  // A visitor cannot know how long the first move that they see has taken already.
  await play(game, "d5a5");
  await expectSame(game, [...game.pages, visitor]);
  await resign(game, "black");
  await expectState(visitor, { final: "true", result: "1-0" });
  for (const page of game.pages) await action(page, "rematch").click();
  for (const page of [...game.pages, visitor]) await expectState(page, { round: 1, moves: 0 });
  await seated(game);
  await play(game, "d2d4 d7d5");
  await expectSame(game, [...game.pages, visitor]);
});

test("mosquitto is killed and rolls back: both registers are sent again", async ({ meet, relay, stranger }) => {
  // Killed hard, it loses all that it has not saved yet.
  await surviveKill(await meet(), relay, stranger);
});

test("Chromium plays Firefox, through reloads of both", async ({ meet, browserName }) => {
  const isFirefox = browserName === "firefox";
  test.skip(!isFirefox && !systemFirefox && !process.env.CI, "Firefox is not installed here: apt install firefox-esr");
  // Firefox takes several seconds to start.
  test.slow();
  const other = isFirefox
    ? await chromium.launch({ ...launchOptions, executablePath: testBrowser })
    : await firefox.launch({ channel: firefoxOptions.channel, ...firefoxOptions.launchOptions });
  const game = await meet({ browsers: [, other], clock: "clock-5+3" });
  await play(game, "e2e4 e7e5 g1f3 b8c6");
  await expectSame(game);
  for (const page of game.pages) {
    await page.reload();
    await expectState(page, { standing: "playing", live: "up", moves: 4 });
  }
  await play(game, "f1b5 a7a6");
  await action(game.black, "take-back").click();
  await action(game.white, "accept").click();
  for (const page of game.pages) await expectState(page, { moves: 5, turn: "black" });
  await expectSame(game);
  await resign(game, "black");
  for (const page of game.pages) await action(page, "rematch").click();
  for (const page of game.pages) await expectState(page, { round: 1, moves: 0 });
  await other.close();
});
