// Plays whole live games with random legal moves between two pages, while connections break, the relay dies, pages are
// reloaded and opened twice, and somebody else writes on the topics. No move may be lost, and both sides must agree after each
// move and at the end. Prints a Markdown table with the latency and the traffic, and fails if a game fails.
//
//     node live-forty.mjs [--games 40] [--seed 1] [--plies 30] [--calm]
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import { act, outlaw, readLink, readRegister, topics, unseal } from "./registers.mjs";
import { client, proxy, startAedes } from "./relays.mjs";

/** Longest time until everything has recovered from a disturbance, in milliseconds. */
const PATIENCE = 60_000;

/** Random numbers that a seed repeats: mulberry32. */
function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (of) => next() < of,
    below: (number) => Math.floor(next() * number),
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffled: (list) => list.map((it) => [next(), it]).sort(([a], [b]) => a - b).map(([, it]) => it),
  };
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const action = (page, name) => page.locator(`[data-action="${name}"]`);

/** Waits until the element with the state has these attributes. */
async function reach(page, states, timeout = PATIENCE) {
  const wanted = Object.entries(states).map(([name, value]) => `[data-${name}="${value}"]`).join("");
  await page.locator(`main${wanted}`).waitFor({ timeout, state: "attached" }).catch(async () => {
    const found = await page.evaluate(() => {
      const says = document.querySelector(".live-note, .live-ask")?.textContent;
      return JSON.stringify({ ...document.querySelector("main")?.dataset, says });
    });
    throw new Error(`${wanted} is not reached: ${found}`);
  });
}

const state = (page) => page.evaluate(() => ({ ...document.querySelector("main").dataset }));
const record = (page) => page.locator("[data-ply]").allTextContents();

/** In the page: notes when a press ended, and when each number of moves was first drawn. */
function watchTimes() {
  window.drawn = {};
  addEventListener("pointerup", () => (window.pressed = Date.now()), { capture: true });
  const look = () => {
    const moves = document.querySelector("main")?.dataset.moves;
    if (moves !== undefined) requestAnimationFrame(() => (window.drawn[moves] = Math.min(window.drawn[moves] ?? Infinity, Date.now())));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moves"] });
}

/** One of the two people: the page changes when a second tab takes over. */
class Player {
  constructor(context, line) {
    Object.assign(this, { context, line, sent: 0, received: 0, complaints: [] });
  }

  async open() {
    const page = await this.context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => (this.sent += payload.length));
      socket.on("framereceived", ({ payload }) => (this.received += payload.length));
    });
    await page.addInitScript(watchTimes);
    return page;
  }

  /** Makes a random legal move. Returns false if there is none. */
  async move(random) {
    const { page } = this;
    const { fen, turn, moves } = await state(page);
    const isOwn = (letter) => (turn === "white") === (letter === letter.toUpperCase());
    const squares = fen.slice(0, fen.indexOf("[")).split("/").flatMap((row, down) => {
      const cells = [...row.replace(/\d+/g, (empty) => " ".repeat(Number(empty)))];
      return cells.flatMap((letter, right) => (letter !== " " && isOwn(letter) ? [`[data-square="${"abcdefgh"[right]}${8 - down}"]`] : []));
    });
    const enemy = turn === "white" ? "black" : "white";
    const trays = await page.evaluate(
      (areas) =>
        areas.flatMap((area) =>
          [...document.querySelectorAll(`${area} [data-man]`)]
            .filter(({ dataset }) => dataset.count !== "0")
            .map(({ dataset }) => `${area} [data-man="${dataset.man}"]`),
        ),
      [`[data-tray=airfield][data-owner=${turn}]`, `[data-tray=prison][data-owner=${enemy}]`],
    );
    for (const from of random.shuffled([...squares, ...trays])) {
      await page.locator(from).first().click();
      const targets = await page.locator("[data-square].go, [data-square].take").evaluateAll((cells) => cells.map(({ dataset }) => dataset.square));
      if (targets.length === 0) continue;
      await page.locator(`[data-square="${random.pick(targets)}"]`).click();
      const answers = page.locator("[role=dialog] :is([data-pay], [data-promote])");
      const done = page.locator(`main[data-moves="${Number(moves) + 1}"]`);
      await answers.first().or(done).first().waitFor({ state: "attached" });
      if ((await answers.count()) > 0) await answers.nth(random.below(await answers.count())).click();
      await done.waitFor({ state: "attached" });
      return true;
    }
    return false;
  }
}

/** A pair of people at a relay, with everything that can disturb them. */
class Table {
  static async at(browser, relay, calm) {
    const lines = [await proxy(relay.site), await proxy(relay.site)];
    const players = [];
    for (const line of lines) {
      const context = await browser.newContext({ baseURL: line.url, viewport: { width: 1000, height: 700 }, serviceWorkers: "block", locale: "en-GB" });
      players.push(new Player(context, line));
      players.at(-1).page = await players.at(-1).open();
    }
    return Object.assign(new Table(), { relay, lines, players, calm, latencies: [], counts: {}, bytes: [] });
  }

  async close() {
    for (const { context } of this.players) await context.close();
    for (const line of this.lines) await line.close();
  }

  count(what) {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Each of these disturbs the game and returns what has to be done once the next move was entered. */
  disturbances(random) {
    const [mover, other] = this.sides();
    const someone = random.pick([mover, other]);
    const reload = async (player) => {
      await player.page.reload();
      await reach(player.page, { standing: "playing", live: "up" });
    };
    return {
      reload: async () => void (await reload(someone)),
      "reload before the answer": async () => async () => void (await mover.page.reload()),
      "reload of both": async () => void (await Promise.all([mover, other].map(reload))),
      cut: async () => void someone.line.cut(),
      "cut for a while": async () => {
        someone.line.freeze();
        someone.line.cut();
        await reach(someone.page, { live: "down" });
        return async () => (await pause(random.below(1500)), someone.line.thaw());
      },
      freeze: async () => {
        someone.line.freeze();
        return async () => (await pause(random.below(2500)), someone.line.thaw());
      },
      "dead relay": async () => {
        await this.relay.kill();
        await reach(mover.page, { live: "down" });
        return async () => (await pause(random.below(1000)), await this.relay.restart(), await this.spyAgain());
      },
      "relay that forgets": async () => async () => (await this.relay.restart(), await this.spyAgain()),
      "second tab": async () => {
        const tab = await someone.open();
        await tab.goto(someone.page.url());
        await action(tab, "play-here").waitFor();
        if (random.chance(0.5)) return void (await tab.close());
        await action(tab, "play-here").click();
        await reach(tab, { standing: "playing", live: "up" });
        await someone.page.close();
        someone.page = tab;
      },
      replay: async () => void (await this.write(random, (topic, seen) => random.pick(seen))),
      deletion: async () => void (await this.write(random, () => Buffer.alloc(0))),
      junk: async () => void (await this.write(random, () => Buffer.from("junk".repeat(random.below(400) + 1)))),
      forgery: async () =>
        void (await this.write(random, (topic, seen) => {
          const { terms, key, log, side } = readRegister(unseal(this.link, topic, seen.at(-1)).content);
          return this.rogue.register({ topic, side: side === 0 ? "white" : "black", terms, owner: key, log: Buffer.concat([log, act("R", this.moves)]) });
        })),
      delay: async () => {
        someone.line.delay(200);
        return async () => someone.line.delay(0);
      },
    };
  }

  /** The players by turn: who is to move, then the other. */
  sides() {
    const white = this.moves % 2 === 0;
    return white ? [this.white, this.black] : [this.black, this.white];
  }

  async spyAgain() {
    this.spy?.destroy();
    this.spy = await client(this.relay.url);
    await this.spy.subscribe(topics(this.link).all);
  }

  /** Writes on the topic of a register what `make` returns of the messages seen there. */
  async write(random, make) {
    const topic = topics(this.link)[random.pick(["white", "black"])];
    this.seen.push(...this.spy.messages.slice(-50));
    const seen = this.seen.filter((message) => message.topic === topic && message.payload.length > 400).map(({ payload }) => payload);
    const real = seen.filter((payload) => {
      try {
        return unseal(this.link, topic, payload);
      } catch {
        return false;
      }
    });
    if (real.length > 0) await this.spy.publish(topic, make(topic, real));
  }

  async begin(random) {
    const [creator, joiner] = this.players;
    await creator.page.goto("./#/friend");
    await action(creator.page, random.pick(["clock-15+10", "clock-5+3", "clock-none"])).check();
    await action(creator.page, random.pick(["seat-white", "seat-black", "seat-either"])).check();
    await action(creator.page, "make-link").click();
    await reach(creator.page, { standing: "waiting", live: "up" });
    const address = await creator.page.locator('[data-link="live"]').inputValue();
    await joiner.page.goto(address.replace(this.lines[0].url, this.lines[1].url));
    await action(joiner.page, "join").click();
    for (const { page } of this.players) await reach(page, { standing: "playing", live: "up", round: 0 });
    const isWhite = (await state(creator.page)).side === "white";
    [this.white, this.black] = isWhite ? [creator, joiner] : [joiner, creator];
    this.link = readLink(address);
    this.rogue = outlaw(this.link);
    this.seen = [];
    this.moves = 0;
    await this.spyAgain();
  }

  /** Both pages show this many moves, and the same position. */
  async agree() {
    const shown = [];
    for (const { page } of this.players) {
      await reach(page, { moves: this.moves });
      shown.push([(await state(page)).fen, (await record(page)).join(" ")]);
    }
    if (shown[0].join() !== shown[1].join()) throw new Error(`different boards after ${this.moves} moves: ${shown.join(" | ")}`);
  }

  /** Asks and answers between two moves. */
  async talk(random) {
    const [mover, other] = this.sides();
    if (this.moves < 2) return;
    const asked = random.pick([mover, other]);
    const answers = asked === mover ? other : mover;
    if (random.chance(0.5)) {
      this.count("take-back");
      await action(asked.page, "take-back").click();
      const accepts = random.chance(0.5);
      await action(answers.page, accepts ? "accept" : "decline").click();
      await action(answers.page, "accept").waitFor({ state: "detached" });
      if (accepts) this.moves -= asked === mover ? 2 : 1;
    } else if (asked === other) {
      this.count("declined draw");
      await action(asked.page, "draw").click();
      await action(answers.page, "decline").click();
      await action(answers.page, "decline").waitFor({ state: "detached" });
    }
    await this.agree();
  }

  /** Ends the game in one of the ways, and checks that the result is final for both. */
  async end(random) {
    const [mover, other] = this.sides();
    if ((await state(mover.page)).result === "") {
      if (this.moves >= 2 && random.chance(0.4)) {
        this.count("agreed draw");
        await action(other.page, "draw").click();
        await action(mover.page, "accept").click();
      } else {
        const { page } = random.pick([mover, other]);
        const name = this.moves >= 2 ? "resign" : "abort";
        await action(page, name).click();
        if (name === "resign") await action(page, name).click();
      }
    }
    const ends = async () => {
      const all = [];
      for (const { page } of this.players) {
        await reach(page, { final: "true", moves: this.moves });
        const { fen, result, moves } = await state(page);
        all.push(JSON.stringify([fen, result, moves, await record(page)]));
      }
      if (all[0] !== all[1]) throw new Error(`different ends: ${all.join(" | ")}`);
      return all[0];
    };
    const before = await ends();
    await Promise.all(this.players.map(({ page }) => page.reload()));
    const after = await ends();
    if (before !== after) throw new Error(`a reload changes the end: ${before} | ${after}`);
    // What the relay keeps has every move.
    await this.spyAgain();
    const held = await Promise.all(["white", "black"].map((side) => this.spy.message(topics(this.link)[side])));
    const acts = held.flatMap(({ topic, payload }) => readRegister(unseal(this.link, topic, payload).content).acts);
    const entered = acts.filter((text) => text.startsWith("M ")).length;
    if (entered !== this.entered) throw new Error(`${this.entered} moves were entered, and the registers hold ${entered}`);
  }

  async game(random, plies) {
    const before = this.players.map(({ sent, received }) => sent + received);
    await this.begin(random);
    this.entered = 0;
    while (this.entered < plies) {
      const [mover, other] = this.sides();
      let after;
      let isCalm = true;
      if (!this.calm && random.chance(0.25)) {
        const all = this.disturbances(random);
        const name = random.pick(Object.keys(all));
        this.count(name);
        isCalm = false;
        after = await all[name]();
      }
      if (!(await mover.move(random))) break;
      this.moves += 1;
      this.entered += 1;
      await after?.();
      await this.agree();
      if (isCalm) {
        const pressed = await mover.page.evaluate(() => window.pressed);
        const drawn = await other.page.evaluate((moves) => window.drawn[moves], this.moves);
        if (drawn > pressed) this.latencies.push(drawn - pressed);
      }
      if ((await state(mover.page)).result !== "") break;
      if (!this.calm && random.chance(0.1)) {
        for (const { page } of this.players) await reach(page, { live: "up", unsent: "false" });
        await this.talk(random);
      }
      for (const { page } of this.players) await page.evaluate(() => (window.drawn = {}));
    }
    for (const { page } of this.players) await reach(page, { live: "up", unsent: "false" });
    const played = this.moves;
    const sum = this.players.reduce((bytes, { sent, received }, at) => bytes + sent + received - before[at], 0);
    await this.end(random);
    this.spy.destroy();
    this.bytes.push({ plies: this.entered, bytes: sum });
    return played;
  }
}

/** Plays games. Returns the figures and the failures. `tell` is called after each game. */
export async function playGames({ browser, games, seed, plies = 30, calm = false, tell = () => {} }) {
  const relay = await startAedes();
  const failures = [];
  let table = await Table.at(browser, relay, calm);
  const [latencies, bytes, counts] = [[], [], {}];
  const gather = () => {
    latencies.push(...table.latencies);
    bytes.push(...table.bytes);
    for (const [name, number] of Object.entries(table.counts)) counts[name] = (counts[name] ?? 0) + number;
    const complaints = table.players.flatMap(({ complaints }) => complaints);
    if (complaints.length > 0) failures.push(`errors on the pages: ${complaints.join("; ")}`);
  };
  for (let number = 0; number < games; number += 1) {
    // Each game has a seed of its own, so that one can be repeated: --seed 7 --games 1.
    const random = dice(seed + number);
    const begun = Date.now();
    try {
      const played = await table.game(random, plies);
      tell(`game ${seed + number}: ${played} plies, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    } catch (error) {
      failures.push(`game ${seed + number}: ${error.message}`);
      tell(`game ${seed + number} failed: ${error.stack}`);
      // The next game begins with new pages at a relay that runs.
      gather();
      table.spy?.destroy();
      await table.close();
      await relay.restart();
      table = await Table.at(browser, relay, calm);
    }
  }
  gather();
  await table.close();
  await relay.stop();
  return { failures, latencies, bytes, counts };
}

const quantile = (numbers, at) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * at)];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { games: { type: "string" }, seed: { type: "string" }, plies: { type: "string" }, calm: { type: "boolean" } } });
  const browser = await chromium.launch({ ...launchOptions, executablePath: testBrowser });
  const begun = Date.now();
  const { failures, latencies, bytes, counts } = await playGames({
    browser,
    games: Number(values.games ?? 40),
    seed: Number(values.seed ?? 1),
    plies: Number(values.plies ?? 30),
    calm: values.calm,
    tell: (text) => console.error(text),
  });
  await browser.close();
  const plies = bytes.reduce((sum, game) => sum + game.plies, 0);
  const all = bytes.reduce((sum, game) => sum + game.bytes, 0);
  console.log("| | |\n| --- | ---: |");
  for (const row of [
    ["games, plies", `${bytes.length}, ${plies}`],
    ["minutes", ((Date.now() - begun) / 60_000).toFixed(1)],
    ["from the press to the picture at the other side: median, p95, ms", `${quantile(latencies, 0.5)}, ${quantile(latencies, 0.95)} (${latencies.length} moves)`],
    ["KB a game, bytes a ply, both players, both directions", `${Math.round(all / bytes.length / 1000)}, ${Math.round(all / plies)}`],
    ["disturbances", Object.entries(counts).map(([name, number]) => `${name} ${number}`).join(", ")],
    ["failures", failures.length],
  ]) {
    console.log(`| ${row.join(" | ")} |`);
  }
  failures.forEach((failure) => console.log(failure));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
