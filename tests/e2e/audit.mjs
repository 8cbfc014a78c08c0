// Measures the speed of the built site against its budgets. Prints a Markdown table and writes it to results/audit.md.
//
//     node audit.mjs [--runs 3] [--games 50] [--only lighthouse|browser]
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { screens } from "./audit/lighthouse.mjs";
import { answers } from "./audit/browser.mjs";
import { serve } from "../../tools/serve.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({ options: { runs: { type: "string", default: "3" }, games: { type: "string", default: "50" }, only: { type: "string" } } });

/** "over" if a value misses its budget, else "ok". */
const verdict = ({ value, atMost, atLeast }) => (value > atMost || value < atLeast ? "over" : "ok");
const row = (...cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [row(...head), row(...head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map((cells) => row(...cells))].join("\n");
const budget = ({ atMost, atLeast, unit = "" }) => (atMost === undefined && atLeast === undefined ? "" : `${atLeast === undefined ? "at most" : "at least"} ${atMost ?? atLeast}${unit}`);

const say = (text) => console.error(text);
const site = await serve();
const parts = [];
try {
  if (values.only !== "browser") {
    const { names, rows, versions } = await screens(site.url, Number(values.runs), say);
    const cells = rows.map((it) => [it.what, ...it.values.map((value) => `${it.show(value)}${verdict({ ...it, value }) === "ok" ? "" : " (over)"}`), budget(it)]);
    parts.push(`Lighthouse ${versions.lighthouse}, mobile preset, median of ${values.runs}:`, table(["", ...names, "budget"], cells));
  }
  if (values.only !== "lighthouse") {
    const rows = (await answers(site.url, Number(values.games), say)).map((it) => [it.what, `${it.value}${it.unit ?? ""}`, budget(it), budget(it) && verdict(it)]);
    parts.push("Response times and memory:", table(["", "value", "budget", ""], rows));
  }
} finally {
  await site.close();
}
const machine = `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}.`;
const text = `${[machine, ...parts].join("\n\n")}\n`;
mkdirSync(here("results"), { recursive: true });
writeFileSync(here("results/audit.md"), text);
console.log(text);
