// Many games of the engine with itself, natively and on the page: no fault, no illegal turn, answers in time, and memory that stays as it
// is after the tenth game. Prints a table in Markdown, and fails if a promise is broken.
//
//     node endurance.mjs --native ../../target/release/hostage [--games 1000] [--movetime 20]
//     node endurance.mjs --browser [--games 100] [--movetime 50] [--threads]
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.mjs";
import { isolates, serve } from "./server.mjs";

const { values } = parseArgs({
  options: { native: { type: "string" }, browser: { type: "boolean" }, threads: { type: "boolean" }, games: { type: "string" }, movetime: { type: "string" } },
});
/** In the dialog takeover-41 is the first board of its game. */
const DIALOG = ["hostage", "takeover", "hole", "messenger"];
const GAMES = ["hostage", "takeover-41", "hole", "messenger"];
/** After so many games the memory should be what it will be. */
const WARM = 10;
/** How much later than its time an answer may come, in milliseconds; one in a thousand may come later still. */
const MARGIN = { native: 50, browser: 150 };
/** What memory may grow by after the tenth game, in MiB: it never shrinks, and some game is the longest. What is lost in each game is more. */
const GROWTH = 1;
/** How long nothing may happen on the page, in milliseconds. */
const SILENCE = 30_000;
/** A game of so many turns is left: what is counted is turns. */
const LONGEST = 400;

const mib = (bytes) => Math.round((bytes / 2 ** 20) * 10) / 10;
const broken = [];
const hold = (promise, is) => is || broken.push(promise);
const table = (rows) => console.log(["| | |", "| --- | ---: |", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join("\n"));

/** A match of the program with itself: `hostage match` is the referee, and knows every number. */
async function match(program, variant, games, movetime) {
  // The referee waits for whoever is late, and counts it.
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
  const [turns, late] = sum(/of (\d+) turns with a time (\d+) came/g);
  const latest = Math.max(...most(/the latest (\d+) ms/g).flat());
  return { variant, played, fouls, turns, late, latest, memory: most(/memory: at most ([\d.]+) MiB up to the tenth game, ([\d.]+) MiB after/g) };
}

async function natively(program, games, movetime) {
  const rows = [["natively", "games, turns, faults; later than 50 ms, the latest; MiB up to the tenth game, and after it"]];
  let [turns, late] = [0, 0];
  for (const variant of GAMES) {
    const it = await match(program, variant, Math.ceil(games / GAMES.length), movetime);
    [turns, late] = [turns + it.turns, late + it.late];
    hold(`${variant}: no fault`, it.fouls === 0);
    hold(`${variant}: memory`, it.memory.every(([first, later]) => later <= first + GROWTH));
    const held = it.memory.map((both) => both.join(", ")).join("; ");
    rows.push([variant, `${it.played}, ${it.turns}, ${it.fouls}; ${it.late}, ${it.latest} ms; ${held}`]);
  }
  hold("999 answers of 1000 in time", late <= turns / 1000);
  table(rows);
}

/** In the page: what is asked of the engine is asked with another time, and noted; so is when its turn is on the board. */
function instrument(movetime) {
  window.answers = [];
  // The next question may be asked before the answer to the last is on the board.
  let [asked, answered] = [0, null];
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      // Before the page hears of it, and asks the next.
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

/** In the worker, before its program: keeps hold of the memory that is made. */
const KEEPER = `for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const made = await real.apply(WebAssembly, args);
    self.held ??= made.instance?.exports.memory;
    return made;
  };
}
`;

/** A game of the engine with itself that hurries: the page has no such pace to choose, but keeps one. */
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
  /** How late each answer was, in milliseconds. The page does not keep them. */
  const answers = [];
  const state = async () => {
    const [more, result, fault] = await page.evaluate(() => [window.answers.splice(0), document.querySelector("[data-turn]").dataset.result, document.getElementById("fault").open]);
    answers.push(...more);
    return { result, fault };
  };

  /** Until its end, or its longest; false if nothing happens any more. */
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
  hold("no fault", game === games && complaints.length === 0);
  hold("999 answers of 1000 in time", late <= answers.length / 1000);
  for (const [what, bytes] of Object.entries(end)) hold(`memory: ${what}`, mib(bytes) <= mib(warm[what]) + GROWTH);
  const grown = Object.keys(end).map((what) => `${what} ${mib(warm[what])}, ${mib(end[what])}`);
  table([
    [`in Chromium, ${threads ? "several threads" : "one thread"}, ${movetime} ms a turn`, "games, turns, faults; more than 150 ms after their time, the latest; MiB after the tenth game, and at the end"],
    ["all games by turns", `${game}, ${answers.length}, ${complaints.length}; ${late}, ${Math.round(Math.max(...answers))} ms; ${grown.join("; ")}`],
  ]);
}

if (values.native) await natively(values.native, Number(values.games ?? 1000), Number(values.movetime ?? 20));
if (values.browser) await inBrowser(Number(values.games ?? 100), Number(values.movetime ?? 50), values.threads);
for (const promise of broken) console.error(`Broken: ${promise}`);
process.exitCode = broken.length > 0 ? 1 : 0;
