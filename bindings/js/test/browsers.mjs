// Tests the packed package in real browsers: `node bindings/js/test/browsers.mjs [chromium] [firefox] [webkit]`, after build.mjs.
// The pages are made from the .tgz alone. Each browser takes the walk on the plain page and on the page that Vite has built;
// Chromium also on Vite's development server, with scripts from another site, and with axe.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSERS } from "./browsers/drivers.mjs";
import { develop, makeProject, remove, serve } from "./browsers/project.mjs";
import { boardIn, STEPS } from "./browsers/walk.mjs";

const wanted = process.argv.slice(2);
const names = Object.keys(BROWSERS).filter((name) => wanted.length === 0 || wanted.includes(name));
const begun = Date.now();
const say = (text) => console.log(`[${String(Math.round((Date.now() - begun) / 1000)).padStart(3)} s] ${text}`);
let failures = 0;

async function attempt(name, test) {
  try {
    await test();
    say(`ok   ${name}`);
    return true;
  } catch (error) {
    failures += 1;
    say(`FAIL ${name}\n${error.stack}`);
    return false;
  }
}

async function walk(title, browser, url, steps) {
  const board = boardIn(browser);
  if (!(await attempt(`${title}: opens`, () => board.open(url)))) return say(`     ${browser.faults.splice(0).join("\n")}`);
  // A message that the package lacks would show its id in braces.
  const gaps = () => browser.run(() => document.querySelector("hostage-board").shadowRoot.querySelector(".diagram").outerHTML.match(/\{[a-z][\w-]*\}/)?.[0] ?? null);
  for (const name of steps) {
    await attempt(`${title}: ${name}`, async () => {
      await STEPS[name](board, browser);
      assert.equal(await gaps(), null, "a message is missing");
    });
  }
  await attempt(`${title}: no errors in the console`, async () => assert.deepEqual(browser.faults.splice(0), []));
}

/** Checks what axe finds, in positions with trays, targets, a question and an error. */
async function axe(browser, url) {
  const board = boardIn(browser);
  await board.open(url);
  const source = readFileSync(createRequire(new URL("../../../package.json", import.meta.url)).resolve("axe-core/axe.min.js"), "utf8");
  await browser.run(`() => { ${source}; }`);
  const check = async (state) => {
    const found = await browser.page.evaluate(async () => (await globalThis.axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 3).join(", ")}`));
    assert.deepEqual(found, [], state);
  };
  for (const theme of ["light", "dark", "contrast"]) {
    await board.set({ interactive: "", theme, position: "r1bqk2r/pppp1ppp/2n5/4p3/4P3/2N5/PPP2PPP/R1BQK2R[P#bNn] w KQkq - 0 6" });
    await check(`${theme}: at rest`);
    await board.click('[data-tray="prison"][data-owner="black"] [data-man="n"]');
    await check(`${theme}: a piece in hand`);
    await board.click(board.square("d5"));
    await board.says('[role="dialog"]', "Pay with");
    await check(`${theme}: a question`);
    await browser.press("Escape", "Escape");
    await board.set({ theme, game: "1. e4 e5 2. Ke4" });
    await check(`${theme}: a game with a fault`);
  }
}

say("Packing and installing ...");
const folder = makeProject();
const elsewhere = await serve(join(folder, "plain"));
const plain = await serve(join(folder, "plain"), (text) => text.replaceAll("ELSEWHERE", elsewhere.address));
const vite = await serve(join(folder, "vite/dist"));
say(`Served: ${plain.address}, ${vite.address}`);
try {
  for (const name of names) {
    const browser = await BROWSERS[name]({ width: 1000, height: 900 });
    say(`${name} ${browser.version}`);
    try {
      await walk(`${name}, plain page`, browser, `${plain.address}/`, Object.keys(STEPS));
      await walk(`${name}, Vite`, browser, `${vite.address}/`, Object.keys(STEPS));
      const few = [Object.keys(STEPS)[0], "German, another game, and another design", "the engine answers, reports, and stops"];
      await walk(`${name}, scripts from another site`, browser, `${plain.address}/elsewhere.html`, few);
      if (name === "chromium") {
        const server = await develop(folder);
        await walk("chromium, Vite in development", browser, `${server.address}/`, few);
        server.end();
        await attempt("chromium: axe finds nothing", () => axe(browser, `${plain.address}/`));
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  for (const server of [plain, vite, elsewhere]) server.end();
  remove(folder);
}
say(failures === 0 ? "All passed." : `${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
