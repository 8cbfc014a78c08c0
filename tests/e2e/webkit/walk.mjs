// A walk through the whole site in WebKitGTK: `node webkit/walk.mjs`. A step that fails leaves a picture in
// results/webkit/ and a line in failed.txt for others.mjs. Right clicks come last, because the driver leaves the
// browser's context menu open.
import { mkdirSync, writeFileSync } from "node:fs";
import { START, link } from "../hands.mjs";
import { THREE } from "../library.mjs";
import { puzzles } from "../puzzles.mjs";
import { serve } from "../../../tools/serve.mjs";
import { webkit } from "./driver.mjs";
import { FAILED, RESULTS } from "./failed.mjs";

const ROOT = "[data-turn]";
const action = (name) => `[data-action="${name}"]`;
const square = (name) => `[data-square="${name}"]`;
const tray = (kind, owner, piece) => `[data-tray="${kind}"][data-owner="${owner}"] [data-man="${piece}"]`;
const ply = (number) => `[data-ply="${number}"]`;

/** Black holds a queen, a rook, a knight and a pawn, and can exchange them in many ways. */
const CROWDED = "3q1rk1/pp3ppp/8/2b5/2B1P3/5Nn1/PPP2PPP/5RK1[Bp#QRNPrbnpp] w - - 0 14";
/** Taking the knight allows mate with it. */
const POISONED = { fen: "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1", moves: ["e1e2", "a8a7", "e2e5", "N#N@f2"] };
const SCREENS = ["#/welcome", "#/play", "#/learn", "#/puzzles", "#/analysis", "#/setup", "#/library", "#/rules", "#/settings", "#/you", "#/findings"];

const site = await serve({ base: "/some/club/" });
const page = await webkit();

/** Opens a link in a fresh page, as a visitor does, and waits until the page is live. */
async function open(hash = "") {
  await page.go("about:blank");
  await page.go(site.url + hash);
  await live();
}
const live = () => page.until(() => document.documentElement.dataset.boot === "live" && !document.querySelector("main[aria-busy=true]"));
const idle = () => page.has(ROOT, "data-thinking", "false");
const position = (fen) => page.has(ROOT, "data-fen", fen);
async function touch(...names) {
  for (const name of names) await page.click(name.length === 2 || name.length === 3 ? square(name) : name);
}
/** Clicks a button in the row of controls, or else in the sheet. */
async function choose(name) {
  const there = await page.run((css) => (document.querySelector(css)?.getClientRects().length ?? 0) > 0, action(name));
  if (!there) await page.click(action("more"));
  await page.click(action(name));
}

const STEPS = {
  "a first visit shows the welcome screen": async () => {
    await open();
    await page.says(".welcome h2", "Captured pieces are hostages.");
  },
  "one tap begins a game against the easiest opponent": async () => {
    await page.click(action("play-computer"));
    await position(START);
    await page.says(".player", "Cadet");
  },
  "a move by two taps, and the computer answers": async () => {
    await touch("e2", "e4");
    await page.seen(ply(2));
    await idle();
  },
  "a move by drag": async () => {
    await page.drag(square("d2"), square("d4"));
    await page.seen(ply(4));
    await idle();
  },
  "a reload continues the game": async () => {
    await page.reload();
    await live();
    await page.seen(ply(4));
  },
  "taken back and played again": async () => {
    await open(link({ moves: ["e2e4", "e7e5"] }));
    await page.click(action("undo"));
    await page.until(() => !document.querySelector('[data-ply="2"][aria-current="step"]') && document.querySelector("[data-turn]").dataset.turn === "black");
    await page.click(action("redo"));
    await page.has(ROOT, "data-turn", "white");
  },
  "the board is flipped": async () => {
    await choose("flip");
    await page.until(() => document.querySelector("[data-square]").dataset.square === "h1");
  },
  "an exchange: rescued piece, landing square, payment": async () => {
    await open(link({ fen: CROWDED }));
    await touch(tray("prison", "black", "n"), "e6", '[role=dialog] [data-pay="b"]');
    await page.says(ply(1), "(B)N*e6");
  },
  "a drop from the airfield": async () => {
    await touch(tray("airfield", "black", "b"), "d6");
    await page.says(ply(2), "B*d6");
  },
  "an illegal move is explained": async () => {
    await open(link({}));
    await touch("e2", "e5");
    await page.seen(".words.refusal");
  },
  "a move by keys": async () => {
    await page.run(() => document.querySelector('[data-square][tabindex="0"]').focus());
    const [file, rank] = await page.run(() => [...document.activeElement.dataset.square]);
    const [right, up] = ["e".charCodeAt(0) - file.charCodeAt(0), 2 - rank];
    await page.press(...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"), ...Array(Math.abs(up)).fill(up > 0 ? "ArrowUp" : "ArrowDown"));
    await page.press("Enter", "ArrowUp", "ArrowUp", "Enter");
    await page.says(ply(1), "e4");
  },
  "typed moves": async () => {
    await open(link({}));
    await page.press("Enter");
    await page.until(() => document.activeElement.dataset.action === "type-move");
    await page.press("Nf3", "Enter", "e5", "Enter");
    await page.says(ply(2), "e5");
  },
  "a game with a clock": async () => {
    await choose("new-game");
    await page.click(`label:has(${action("clock-3+2")})`);
    await page.click(action("begin"));
    await page.says(".clock", "3:00");
  },
  "the analysis shows the engine's lines": async () => {
    await open(link({ screen: "analysis", moves: ["e2e4", "e7e5", "g1f3", "b8c6"] }));
    await page.click(action("engine"));
    await page.until(() => document.querySelector('[data-line="1"]')?.textContent.trim());
  },
  "and those of the previous position": async () => {
    await page.press("ArrowLeft");
    await page.has(ROOT, "data-turn", "black");
    await page.until(() => document.querySelector('[data-line="1"]')?.textContent.trim());
  },
  "a variation in the tree": async () => {
    await touch("g8", "f6");
    await page.says(".moves .variation, .moves .aside", "Nf6");
  },
  "the review finds the blunder": async () => {
    await open(link(POISONED));
    await page.click(action("review"));
    await page.until(() => document.querySelector(".review")?.dataset.running === "false");
    await page.click(action("counts"));
    // The panel scrolls, so the count may lie below its edge.
    await page.until(() => {
      const count = document.querySelector('.side[data-side="white"] [data-count="blunder"]');
      count?.click();
      return Boolean(count);
    });
    await page.says(".bad-turn .why", "ransomed with mate");
  },
  "a position is set up by hand": async () => {
    await open("#/setup");
    await page.click(action("start-position"));
    await page.drag(square("b1"), square("c3"));
    await position("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR[#] w KQkq - 0 1");
  },
  "a file is imported into the library": async () => {
    await open("#/library");
    await page.says(".tally", "entr");
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(`${RESULTS}three.pgn`, THREE);
    await page.upload(action("import"), `${RESULTS}three.pgn`);
    await page.says("[data-entry] .name", "Eva – Finn");
  },
  "imported games survive a reload": async () => {
    await page.reload();
    await live();
    await page.says("[data-entry] .name", "Eva – Finn");
  },
  "a game opens from the library": async () => {
    await page.click("[data-entry] .name");
    await page.until(() => location.hash.startsWith("#/analysis"));
    await live();
    await page.seen(".moves [data-node]");
  },
  "a link to share, and its QR code": async () => {
    await open(link({ moves: ["e2e4"] }));
    await choose("share");
    await page.seen(".qr");
    await page.until(() => document.querySelector('[data-link="game"]').value.includes("#/"));
    await page.press("Escape");
    await page.until(() => !document.querySelector("[role=dialog]"));
  },
  "a puzzle is solved": async () => {
    const { name, line } = [...puzzles.values()].find(({ variant, side, line }) => variant === "hostage" && side === "white" && line.length === 1 && /^[a-h]\d[a-h]\d$/.test(line[0]));
    await open(`#/puzzles?p=${name}`);
    await page.has("[data-puzzle]", "data-puzzle", name);
    await touch(line[0].slice(0, 2), line[0].slice(2));
    await page.has("[data-stage]", "data-stage", "solved");
  },
  "a lesson's first step": async () => {
    await open("#/learn?lesson=hostage-ransom");
    await touch(tray("prison", "black", "n"), "d5");
    await page.seen(action("lesson-next"));
  },
  "the rules, with their pictures": async () => {
    await open("#/rules");
    await page.seen("main svg");
    await page.says("main", "airfield");
  },
  "Takeover Chess": async () => {
    await open(link({ game: "takeover-41", fen: "*4k*/*3n1*/2rp1P1/Np2P2/R1b2pb/*3M1*/*2Kn1* w - - 0 20" }));
    await touch("a3", "d3");
    await page.says(".words", "takes over the bishop on c3");
  },
  "Hole Chess": async () => {
    await open(link({ game: "hole" }));
    await touch("c3", "c4");
    await page.seen(ply(1));
  },
  "Messenger Chess": async () => {
    await open(link({ game: "messenger", fen: "2C5/8/8/8/4k3/8/8/4K3 w - - 0 40" }));
    await touch("c8", action("offer"));
    await page.has(ROOT, "data-result", "1-0");
  },
  "the embedded board": async () => {
    await open("#/embed?game=hostage&moves=e2e4_e7e5");
    await page.seen(square("e4"));
  },
  "nothing is wider than a narrow window": async () => {
    await page.resize(360, 740);
    for (const screen of SCREENS) {
      await open(screen);
      const [wide, window] = await page.run(() => [document.documentElement.scrollWidth, innerWidth]);
      if (wide > window) throw new Error(`${screen} is ${wide} px wide in a window of ${window} px`);
    }
    await page.resize(1280, 900);
  },
  "the dark theme, and the German texts": async () => {
    await open("#/settings");
    await page.click(`label:has(${action("theme-dark")})`);
    await page.has("html", "data-theme", "dark");
    await page.click(`label:has(${action("language-de")})`);
    await page.says("h2", "Einstellungen");
  },
  "an arrow is drawn by the right button": async () => {
    await open(link({ screen: "analysis", moves: ["e2e4"] }));
    await page.drag(square("d7"), square("d5"), 2);
    await page.seen("polygon.green");
  },
};

let done = 0;
const failed = [];
for (const [name, step] of Object.entries(STEPS)) {
  const begin = performance.now();
  try {
    await step();
    // This panel shows any crash of the page.
    const fault = await page.run(() => document.getElementById("fault")?.open && document.getElementById("fault").textContent);
    if (fault) throw new Error(`the page broke: ${fault}`);
    done += 1;
    console.log(`  ✓ ${name} (${Math.round(performance.now() - begin)} ms)`);
  } catch (error) {
    console.log(`  ✘ ${name}: ${error.message}`);
    await page.picture(`${RESULTS}${name.replace(/\W+/g, "-")}.png`).catch(() => {});
    failed.push(`${name}: ${error.message.replace(/\s+/g, " ").slice(0, 300)}`);
  }
}
console.log(`WebKitGTK ${page.version}: ${done} of ${Object.keys(STEPS).length} steps`);
if (failed.length > 0) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(FAILED, failed.join("\n"));
  process.exitCode = 1;
}
await page.close();
await site.close();
