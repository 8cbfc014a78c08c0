// Live games in tests: two people, each with a browser of their own, who meet through a relay.
//
//     test("...", async ({ meet }) => {
//       const game = await meet({ clock: "clock-5+3" });
//       await move(game, "e2", "e4");
//       await expectSame(game);
//     });
import { held, readLink, topics } from "./registers.mjs";
import { proxy, client, startAedes } from "./relays.mjs";
import { action, expect, expectLive, expectNoComplaints, square, test as base, touch, watch } from "./support.mjs";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

export const test = base.extend({
  /** The relay and the site with it; see relays.mjs. */
  relay: async ({}, use) => {
    const relay = await startAedes();
    await use(relay);
    await relay.stop();
  },

  baseURL: async ({ relay }, use) => use(relay.site),

  /**
   * Opens a page for another person: visit({ size: PHONE }). Errors on it fail the test, as with `page`. `at` is the address
   * of the site.
   */
  // Depends on `line`, because pages have to be closed before the proxies in front of them.
  visit: async ({ browser: first, browserName, relay, line: _line, expected }, use) => {
    const all = [];
    await use(async ({ at = relay.site, size = DESK, browser = first, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: at, viewport: size, serviceWorkers: "block", locale: "en-GB", ...options });
      const page = await context.newPage();
      const name = browser === first ? browserName : browser.browserType().name();
      all.push({ context, complaints: await watch(page, { site: at, browserName: name }) });
      return page;
    });
    for (const { context } of all) await context.close();
    expectNoComplaints(all.flatMap(({ complaints }) => complaints), expected);
  },

  /** Puts a proxy in front of the site and its relay. */
  line: async ({ relay }, use) => {
    const lines = [];
    await use(async () => (lines.push(await proxy(relay.site)), lines.at(-1)));
    for (const line of lines) await line.close();
  },

  /**
   * Two people meet: one makes a link and the other opens it. Returns their pages as `creator` and `joiner`, and as `white` and
   * `black`, with the `link`. `sizes`, `browsers` and `options` (of the contexts) are those of the creator and the joiner.
   * With `lined`, each reaches the relay through a proxy of their own: `lines.white`.
   */
  meet: async ({ visit, line }, use) => {
    await use(async ({ clock, seat = "white", names = [], sizes = [], browsers = [], options = [], lined = false } = {}) => {
      const lines = lined ? [await line(), await line()] : [];
      const person = (at) => visit({ at: lines[at]?.url, size: sizes[at], browser: browsers[at], ...options[at] });
      const [creator, joiner] = await Promise.all([person(0), person(1)]);
      const link = await invite(creator, { clock, seat, name: names[0] });
      await answer(joiner, lined ? link.replace(lines[0].url, lines[1].url) : link, { name: names[1] });
      return begun(creator, joiner, { link, lines: { creator: lines[0], joiner: lines[1] } });
    });
  },

  /** Connects a plain client to the relay: somebody who knows the link and keeps no rules. */
  stranger: async ({ relay }, use) => {
    const clients = [];
    await use(async (options) => (clients.push(await client(relay.url, options)), clients.at(-1)));
    for (const { destroy } of clients) destroy();
  },
});

/** The element with the state of a live game. */
export const table = (page) => page.locator("main");

/** Waits for attributes of the element with the state: expectState(page, { moves: 2, live: "up" }). */
export async function expectState(page, states, options) {
  for (const [name, value] of Object.entries(states)) {
    await expect(table(page)).toHaveAttribute(`data-${name}`, typeof value === "number" ? String(value) : value, options);
  }
}

/** Makes a game and returns its link. */
export async function invite(page, { clock, seat = "white", name } = {}) {
  await page.goto("./#/friend");
  await expectLive(page);
  if (clock) await action(page, clock).check();
  await action(page, `seat-${seat}`).check();
  if (name) await action(page, "name").fill(name);
  await action(page, "make-link").click();
  await expectState(page, { standing: "waiting", live: "up" });
  return page.locator('[data-link="live"]').inputValue();
}

/** Opens a link and takes the seat. */
export async function answer(page, link, { name } = {}) {
  await page.goto(link);
  await expectState(page, { standing: "invited" });
  if (name) await action(page, "name").fill(name);
  await action(page, "join").click();
}

/** The game of two pages, once both show it. */
export async function begun(creator, joiner, { link, lines = {} } = {}) {
  const game = { creator, joiner, link, lines, pages: [creator, joiner] };
  for (const page of game.pages) await expectState(page, { standing: "playing" });
  await seated(game);
  return game;
}

/** Notes who plays which side; after a rematch that has changed. */
export async function seated(game) {
  for (const part of ["creator", "joiner"]) {
    await expect(table(game[part])).toHaveAttribute("data-side", /white|black/);
    const side = await table(game[part]).getAttribute("data-side");
    game[side] = game[part];
    game.lines[side] = game.lines[part];
  }
}

export const moves = async (page) => Number(await table(page).getAttribute("data-moves"));

/** Enters a move in one page, and waits until it is on that board. */
export async function enter(page, from, to) {
  const before = await moves(page);
  await touch(page, square(page, from), square(page, to));
  await expectState(page, { moves: before + 1 });
}

/** The side to move plays, and both boards show it. `options` are those of the expectation. */
export async function move(game, from, to, options) {
  const turn = await table(game.white).getAttribute("data-turn");
  const before = await moves(game[turn]);
  await touch(game[turn], square(game[turn], from), square(game[turn], to));
  for (const page of game.pages) await expectState(page, { moves: before + 1 }, options);
}

/** Plays moves from White's first: line(game, "e2e4 e7e5"). */
export async function play(game, text) {
  for (const uci of text.split(" ")) await move(game, uci.slice(0, 2), uci.slice(2));
}

/** What a page shows of the game. Clocks are in milliseconds. */
const shown = (page) =>
  page.evaluate(() => {
    const { fen, moves, result, final, round, turn } = document.querySelector("main").dataset;
    const clock = (side) => document.querySelector(`.player[data-side=${side}] time`)?.dataset.left ?? null;
    return {
      game: { fen, moves, result, final, round, turn, record: [...document.querySelectorAll("[data-ply]")].map((ply) => ply.textContent) },
      clocks: ["white", "black"].map(clock),
    };
  });

/** Checks that the pages show the same board, record and result, and clocks that differ by less than a second. */
export async function expectSame(game, pages = game.pages) {
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map(shown));
    for (const other of others) {
      expect(other.game).toEqual(first.game);
      first.clocks.forEach((left, at) => {
        expect(other.clocks[at] === null).toBe(left === null);
        expect(Math.abs(other.clocks[at] - left)).toBeLessThan(1000);
      });
    }
  }).toPass({ timeout: 10_000 });
}

/** Time left of a side as a page shows it, in milliseconds. */
export const clock = async (page, side) => Number(await page.locator(`.player[data-side=${side}] time`).getAttribute("data-left"));

/** The line about a person: their name, presence and clock. */
export const person = (page, side) => page.locator(`.player[data-side=${side}]`);

/** What the panel says: offers, the state of the connection, and what to wait for. */
export const note = (page) => page.locator(".live-note, .live-ask");

/** A message about something that went wrong. */
export const alarm = (page) => page.getByRole("alert").filter({ hasText: /./ });

/** The side resigns, which takes two presses. */
export async function resign(game, side) {
  await action(game[side], "resign").click();
  await action(game[side], "resign").click();
  for (const page of game.pages) await expectState(page, { final: "true" });
}

/** Black moves while the relay is dead. When it is back, without what it had not stored, both registers are sent again. */
export async function surviveKill(game, relay, stranger) {
  await play(game, "e2e4 e7e5 g1f3");
  await relay.kill();
  for (const page of game.pages) await expectState(page, { live: "down" });
  await enter(game.black, "b8", "c6");
  await expectState(game.black, { unsent: "true" });
  expect(await moves(game.white)).toBe(3);
  await relay.restart();
  for (const page of game.pages) await expectState(page, { live: "up", moves: 4, unsent: "false" }, { timeout: 40_000 });
  await expectSame(game);
  expect(await held(await stranger(), readLink(game.link))).toEqual({ white: ["M e2e4", "M g1f3"], black: ["M e7e5", "M b8c6"] });
  await move(game, "f1", "b5");
  await expectSame(game);
}

/** A game of three moves, and somebody with its link who has read every register of it. */
export async function spied(meet, stranger) {
  const game = await meet();
  const link = readLink(game.link);
  const at = topics(link);
  const spy = await stranger();
  await spy.subscribe(at.all);
  await play(game, "e2e4 e7e5 g1f3");
  return { game, link, at, spy };
}

/** White opens the game in a second tab, which watches, takes the seat over, and hands it back. */
export async function handOver(game) {
  await play(game, "e2e4 e7e5");
  const first = game.white;
  const second = await first.context().newPage();
  await second.goto(game.link);
  await expect(note(second)).toContainText("in another tab");
  await expectState(second, { moves: 2 });
  await touch(second, square(second, "g1"), square(second, "f3"));
  await expectState(second, { moves: 2 });
  await move(game, "g1", "f3");
  await expectState(second, { moves: 3 });
  await action(second, "play-here").click();
  await expectState(second, { standing: "playing", side: "white" });
  await expect(note(first)).toContainText("in another tab");
  await move({ ...game, white: second, pages: [second, game.black] }, "b8", "c6");
  await move({ ...game, white: second, pages: [second, game.black, first] }, "f1", "b5");
  await expectSame(game, [second, game.black, first]);
  await action(first, "play-here").click();
  await expectState(first, { standing: "playing", side: "white", moves: 5 });
  await expect(note(second)).toContainText("in another tab");
  await move(game, "a7", "a6");
  // The second tab ends its last session, and the relay says so before it passes the move on. The next sign of life of
  // the first tab would come after twenty seconds.
  await second.reload();
  await expect(note(second)).toContainText("in another tab");
  await move(game, "b5", "a4");
  await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here", { timeout: 1000 });
  // Once the first tab has gone, the second one takes over, but not while nobody sees it.
  const show = (hidden) => second.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await show(true);
  await first.close();
  await expect(person(game.black, "white")).toHaveAttribute("data-presence", "left", { timeout: 20_000 });
  await show(false);
  await expectState(second, { standing: "playing", side: "white", moves: 7 });
  await expect(action(second, "play-here")).toHaveCount(0);
}
