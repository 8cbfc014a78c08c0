// Measures the engine's speed in the browser relative to the native program. Runs both alternately, five times, and
// prints the median ratio.
//
//     node bench.mjs ../../target/release/hostage [depth]
import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { launchOptions } from "./browser.mjs";
import { serve } from "../../tools/serve.mjs";

const [program, depth = "5"] = process.argv.slice(2);
const rounds = 5;

/** Parses "123 nodes 456 nps". */
const read = (line) => {
  const [, nodes, speed] = line.match(/^(\d+) nodes (\d+) nps$/);
  return { nodes: Number(nodes), speed: Number(speed) };
};

const site = await serve();
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ serviceWorkers: "block" });
await page.goto(`${site.url}#/bench`);

const natively = () => read(execFileSync(program, ["bench", depth], { encoding: "utf8" }).trim().split("\n").at(-1));
const inBrowser = async () => {
  await page.getByLabel("Depth").fill(depth);
  await page.locator('[data-action="bench"]').click();
  // Starting a run removes the previous result at once.
  await page.locator("[data-nodes]").waitFor({ timeout: 300_000 });
  return read(await page.locator("[data-nodes]").textContent());
};

const found = [];
for (let round = 0; round < rounds; round += 1) {
  found.push({ native: natively(), wasm: await inBrowser() });
  const { native, wasm } = found.at(-1);
  console.log(`native ${native.nodes} nodes ${native.speed} nps, browser ${wasm.nodes} nodes ${wasm.speed} nps`);
}
await browser.close();
await site.close();

const shares = found.map(({ native, wasm }) => wasm.speed / native.speed).sort((a, b) => a - b);
const median = shares[(rounds - 1) / 2];
console.log(`The browser is at ${(100 * median).toFixed(0)} % of native speed (median of ${rounds}).`);
if (found.some(({ native, wasm }) => native.nodes !== wasm.nodes)) {
  console.error("The node counts differ: one of the two is wrong or outdated.");
  process.exitCode = 1;
}
