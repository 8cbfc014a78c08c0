// Plays many games of the engine against itself, natively and on the page. Checks for errors and illegal moves, for
// answers in time, and for memory that stops growing after the tenth game. Prints a Markdown table, and fails if a
// check fails.
//
//     node endurance.mjs --native ../../target/release/hostage [--games 1000] [--movetime 20]
//     node endurance.mjs --browser [--games 100] [--movetime 50] [--threads]
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.mjs";
import { isolates, serve } from "../../tools/serve.mjs";

const { values } = parseArgs({
  options: { native: { type: "string" }, browser: { type: "boolean" }, threads: { type: "boolean" }, games: { type: "string" }, movetime: { type: "string" } },
});
/** Names of the games in the New game dialog; takeover-41 is the first board of Takeover Chess. */
const DIALOG = ["hostage", "takeover", "hole", "messenger"];
const GAMES = ["hostage", "takeover-41", "hole", "messenger"];
/** Number of games after which memory should no longer grow. */
const WARM = 10;
/** Allowed delay of an answer, in milliseconds. One answer in a thousand may exceed it. */
const MARGIN = { native: 50, browser: 150 };
/**
 * Allowed growth of memory after the tenth game, in MiB. Memory never shrinks, so one long game may raise it; a leak in
 * each game would exceed this.
 */
const GROWTH = 1;
/** Longest time without any progress on the page, in milliseconds. */
const SILENCE = 30_000;
/** A game is abandoned after this many moves, because only moves are counted. */
const LONGEST = 400;

const mib = (bytes) => Math.round((bytes / 2 ** 20) * 10) / 10;
const broken = [];
const hold = (promise, is) => is || broken.push(promise);
const table = (rows) => console.log(["| | |", "| --- | ---: |", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join("\n"));

/** Runs `hostage match` of the program against itself and parses the referee's numbers. */
async function match(program, variant, games, movetime) {
  // With this margin the referee waits for late answers and only counts them.
  const args = ["match", "--variant", variant, "--games", games, "--movetime", movetime, "--margin", 5000];
  const child = spawn(program, args.map(String), { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    said += text;
    process.stderr.write(`${variant} ${text.trimEnd().split("\n").at(-1)}\r`);
  }
  console.error(`\n${said.slice(said.lastIndexOf("\nHostage Chess") + 1 || 0)}`);
  const sum = (look) => [...said.matchAll(look)].reduce((sums, [, ...found]) => found.map((text, at) => (sums[at] ?? 0) + Number(text)), []);
  const most = (look) => [...said.matchAll(look)].map(([, ...found]) => found.map(Number));
  const [played] = sum(/: (\d+) games, /g);
  const [fouls] = [sum(/ illegal (\d+), late (\d+), missing (\d+), crashed (\d+)/g).reduce((a, b) => a + b, 0)];
  const [late, moves] = sum(/(\d+) of (\d+) timed moves came/g);
  const latest = Math.max(...most(/the latest by (\d+) ms/g).flat());
  return { variant, played, fouls, moves, late, latest, memory: most(/memory: at most ([\d.]+) MiB in the first ten games, ([\d.]+) MiB after/g) };
}

async function natively(program, games, movetime) {
  const rows = [["natively", "games, moves, errors; later than 50 ms, the latest; MiB up to the tenth game, and after it"]];
  let [moves, late] = [0, 0];
  for (const variant of GAMES) {
    const it = await match(program, variant, 2 * Math.ceil(games / GAMES.length / 2), movetime);
    [moves, late] = [moves + it.moves, late + it.late];
    hold(`${variant}: no error`, it.fouls === 0);
    hold(`${variant}: memory`, it.memory.every(([first, later]) => later <= first + GROWTH));
    const held = it.memory.map((both) => both.join(", ")).join("; ");
    rows.push([variant, `${it.played}, ${it.moves}, ${it.fouls}; ${it.late}, ${it.latest} ms; ${held}`]);
  }
  hold("999 of 1000 answers in time", late <= moves / 1000);
  table(rows);
}

/** Runs in the page. Replaces the time limit of each search, and records how long after it the move is on the board. */
function instrument(movetime) {
  window.answers = [];
  // The next search may be requested before the last move is on the board.
  let [asked, answered] = [0, null];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      // Runs before the page's own listener, which requests the next search.
      this.addEventListener("message", ({ data }) => data.startsWith('{"Best"') && (answered = asked));
    }
    postMessage(text, ...rest) {
      const { Search } = typeof text === "string" && text.startsWith('{"Search"') ? JSON.parse(text) : {};
      if (Search?.id.asker !== "Play") return super.postMessage(text, ...rest);
      Search.limits.millis = movetime;
      asked = performance.now();
      super.postMessage(JSON.stringify({ Search }), ...rest);
    }
  };
  new MutationObserver(() => {
    if (answered !== null) window.answers.push(performance.now() - answered - movetime);
    answered = null;
  }).observe(document, { subtree: true, attributeFilter: ["data-fen"] });
}

/** Runs in the worker before the engine, to keep a reference to its memory. */
const KEEPER = `for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const made = await real.apply(WebAssembly, args);
    self.held ??= made.instance?.exports.memory;
    return made;
  };
}
`;

/**
 * A stored game of the engine against itself without a pause between moves. The dialog does not offer this pace, but
 * the page keeps it.
 */
const FIRST = { course: { variant: "hostage", start: null, turns: [] }, turns: [], current: 0, players: { white: "engine", black: "engine" }, seconds: 1, seat: "White", pace: 0 };

async function inBrowser(games, movetime, threads) {
  const loader = `${KEEPER}${readFileSync(new URL("../../static/worker_loader.js", import.meta.url), "utf8")}`;
  const first = ({ url }, response) => {
    if (threads) isolates(null, response);
    return url.startsWith("/worker_loader.js") && response.writeHead(200, { "Content-Type": "text/javascript" }).end(loader);
  };
  const site = await serve({ first });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });
  const complaints = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !/Service Worker/.test(message.text()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("crash", () => complaints.push("the page crashed"));
  await page.addInitScript(`${KEEPER}(${instrument})(${movetime}); localStorage.setItem("hostage-chess.game", ${JSON.stringify(JSON.stringify(FIRST))});`);
  await page.goto(`${site.url}#/play`);
  await page.locator("html[data-boot=live]").waitFor();

  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const memory = async () => {
    for (let i = 0; i < 3; i += 1) await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    const wasm = () => self.held?.buffer.byteLength ?? 0;
    const workers = await Promise.all(page.workers().map((worker) => worker.evaluate(wasm)));
    return { heap: metrics.find(({ name }) => name === "JSHeapUsedSize").value, page: await page.evaluate(wasm), engine: workers.reduce((sum, bytes) => sum + bytes, 0) };
  };
  const action = (name) => page.locator(`[data-action="${name}"]`);
  /** Delay of each answer, in milliseconds. The page does not store them. */
  const answers = [];
  const state = async () => {
    const [more, result, fault] = await page.evaluate(() => [window.answers.splice(0), document.querySelector("[data-turn]").dataset.result, document.getElementById("fault").open]);
    answers.push(...more);
    return { result, fault };
  };

  /** Plays a game to its end or to the limit. Returns false if nothing happens any more. */
  const play = async (variant) => {
    if (!(await action("new-game").isVisible())) await action("more").click();
    await action("new-game").click();
    await action(`game-${variant}`).check();
    await action("across-nobody").check();
    await state();
    const begun = answers.length;
    await action("begin").click();
    for (let [last, since] = [begun, Date.now()]; ; ) {
      await new Promise((later) => setTimeout(later, 200));
      const { result, fault } = await state();
      if (fault) return false;
      if (answers.length > last) [last, since] = [answers.length, Date.now()];
      if (last > begun && (result !== "" || last - begun > LONGEST)) return true;
      if (Date.now() - since > SILENCE) return complaints.push(`${variant}: silence, ${await page.locator(".words").innerText()}`), false;
    }
  };
  let [warm, game] = [null, 0];
  for (; game < games && (await play(DIALOG[game % DIALOG.length])); game += 1) {
    if (game + 1 === Math.min(WARM, games - 1)) warm = await memory();
    process.stderr.write(`game ${game + 1}${(game + 1) % WARM ? "" : `: ${Object.values(await memory()).map(mib).join(" ")} MiB\n`}\r`);
  }
  const end = await memory();
  warm ??= end;
  await browser.close();
  await site.close();
  complaints.forEach((complaint) => console.error(complaint));
  const late = answers.filter((over) => over > MARGIN.browser).length;
  hold("no error", game === games && complaints.length === 0);
  hold("999 of 1000 answers in time", late <= answers.length / 1000);
  for (const [what, bytes] of Object.entries(end)) hold(`memory: ${what}`, mib(bytes) <= mib(warm[what]) + GROWTH);
  const grown = Object.keys(end).map((what) => `${what} ${mib(warm[what])}, ${mib(end[what])}`);
  table([
    [`in Chromium, ${threads ? "several threads" : "one thread"}, ${movetime} ms per move`, "games, moves, errors; more than 150 ms after their time, the latest; MiB after the tenth game, and at the end"],
    ["all games in turn", `${game}, ${answers.length}, ${complaints.length}; ${late}, ${Math.round(Math.max(...answers))} ms; ${grown.join("; ")}`],
  ]);
}

if (values.native) await natively(values.native, Number(values.games ?? 1000), Number(values.movetime ?? 20));
if (values.browser) await inBrowser(Number(values.games ?? 100), Number(values.movetime ?? 50), values.threads);
for (const promise of broken) console.error(`Broken: ${promise}`);
process.exitCode = broken.length > 0 ? 1 : 0;
