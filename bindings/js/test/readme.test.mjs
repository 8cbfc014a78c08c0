// The examples of the README run, and have at most ten lines.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";

const here = (path) => new URL(`../${path}`, import.meta.url);
const readme = readFileSync(here("README.md"), "utf8");
const examples = [...readme.matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(([, language, code]) => ({ language, code }));

it("there is an example of each part", () => assert.ok(examples.length >= 4, String(examples.length)));

for (const { language, code } of examples) {
  const title = code.split("\n")[0].slice(0, 70);
  it(`at most ten lines: ${title}`, () => assert.ok(code.trimEnd().split("\n").length <= 10));
  if (language !== "js") continue;
  it(`runs: ${title}`, () => {
    const text = code.replaceAll('"hostage-chess"', JSON.stringify(here("dist/index.js").href));
    // A worker of Node cannot start from a program on the command line.
    const file = join(mkdtempSync(join(tmpdir(), "hostage-readme-")), "example.mjs");
    writeFileSync(file, text);
    const said = execFileSync(process.execPath, [file], { encoding: "utf8", timeout: 60_000 });
    if (code.includes("console.log")) assert.ok(said.length > 0);
    if (code.includes("whyNot")) assert.match(said, /A king does not move like that\./);
    if (code.includes("fault.line")) assert.match(said, /^1 Ke3 .*king/m);
  });
}
