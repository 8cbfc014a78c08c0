// Runs the engine of the built site in Chromium as a UCI engine, so that `hostage match` can use it.
//
//     target/release/hostage match --first "node tests/e2e/uci.mjs" --second "OTHER ENGINE"
//     node tests/e2e/uci.mjs 4           with four threads
//
// Supports `go movetime|nodes|depth`, positions and UCI_Variant. Only its limits end a search, because a busy worker
// receives no messages.
import { chromium } from "@playwright/test";
import { createInterface } from "node:readline";
import { launchOptions } from "./browser.mjs";
import { GAMES } from "../../tools/nets.mjs";
import { isolates, serve } from "../../tools/serve.mjs";

const threads = process.argv[2] ?? "1";
const say = (line) => process.stdout.write(`${line}\n`);

const site = await serve({ first: isolates });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ serviceWorkers: "block" });
// A page without the app, from which the worker can be started.
await page.goto(`${site.url}manifest.webmanifest`);

let record = { variant: "hostage", start: null, turns: [] };
let id = 0;

/** Translates a reply of the worker to UCI. */
const heard = (text) => {
  const reply = JSON.parse(text);
  if (reply.Info) {
    const { rank, depth, score, nodes, millis, line } = reply.Info.info;
    const worth = "Mate" in score ? `mate ${score.Mate}` : `cp ${score.Centipawns}`;
    const speed = Math.floor((nodes * 1000) / Math.max(millis, 1));
    say(`info depth ${depth} multipv ${rank} score ${worth} nodes ${nodes} nps ${speed} time ${millis} pv ${line.join(" ")}`);
  } else if (reply.Best) {
    say(`bestmove ${reply.Best.mv ?? "(none)"}`);
  } else if (reply.Error) {
    say(`info string ${reply.Error.text}`);
    say("bestmove (none)");
  }
};
await page.exposeFunction("heard", heard);
await page.evaluate(
  ([threads, nets]) =>
    new Promise((ready) => {
      window.engine = new Worker(`./worker_loader.js?v=match&threads=${threads}&nets=${nets}`);
      window.engine.onmessage = ({ data }) => (data.startsWith('{"Ready"') ? ready() : window.heard(data));
    }),
  [threads, GAMES.join()],
);
const ask = (request) => page.evaluate((text) => window.engine.postMessage(text), JSON.stringify(request));

/** The words after `name` up to the next of `names`. */
const after = (words, name, ...names) => {
  const begin = words.indexOf(name);
  if (begin < 0) return undefined;
  const rest = words.slice(begin + 1);
  const end = rest.findIndex((word) => names.includes(word));
  return end < 0 ? rest : rest.slice(0, end);
};

const limits = (words) => {
  const number = (name) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : null);
  return { depth: number("depth"), nodes: number("nodes"), millis: number("movetime"), mate: null, lines: null, blindness: null };
};

for await (const line of createInterface({ input: process.stdin })) {
  const words = line.trim().split(/\s+/);
  if (words[0] === "uci") {
    say("id name Hostage Chess in Chromium");
    say("option name UCI_Variant type string default hostage");
    say("uciok");
  } else if (words[0] === "isready") {
    say("readyok");
  } else if (words[0] === "ucinewgame") {
    await ask("NewGame");
  } else if (words[0] === "setoption" && words[2] === "UCI_Variant") {
    record = { variant: words[4], start: null, turns: [] };
  } else if (words[0] === "position") {
    const start = after(words, "fen", "moves")?.join(" ") ?? null;
    record = { ...record, start, turns: after(words, "moves") ?? [] };
  } else if (words[0] === "go") {
    id += 1;
    await ask({ Search: { id: { asker: "Play", number: id }, record, limits: limits(words) } });
  } else if (words[0] === "quit") {
    break;
  }
}
await browser.close();
await site.close();
