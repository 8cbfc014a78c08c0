// docs/formats.md describes every name under which the page stores something.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** The names in a source file. An end that varies is missing: `hostage-chess.live.` stands for `hostage-chess.live.ID`. */
const namesIn = (text) => [...text.replaceAll(/^ *\/\/.*/gm, "").matchAll(/["'`](?:hostage-chess\.|\$\{OWN\})([a-z][a-z.-]*)/g)].map(([, name]) => `hostage-chess.${name}`);

test("docs/formats.md has every stored name", () => {
  const read = (folder, kind) => readdirSync(folder, { recursive: true }).filter((name) => kind.test(name)).map((name) => readFileSync(join(folder, name), "utf8"));
  const used = new Set([...read("src", /\.rs$/), ...read("static", /^[\w-]+\.js$/)].flatMap(namesIn));
  for (const name of ["hostage-chess.game", "hostage-chess.live.", "hostage-chess.guess", "hostage-chess.tab"]) assert.ok(used.has(name), `${name} is found in the sources`);
  // A row of the table shortens further names: `hostage-chess.persistent`, `.warned`.
  const rows = readFileSync("docs/formats.md", "utf8").split("\n").filter((line) => line.includes("`hostage-chess."));
  const described = rows.flatMap((row) => [...row.matchAll(/`(?:hostage-chess)?(\.[^`]+)`/g)].map(([, name]) => `hostage-chess${name}`));
  const isDescribed = (name) => described.some((it) => it === name || (name.endsWith(".") && it.startsWith(name)));
  assert.deepEqual([...used].filter((name) => !isDescribed(name)), []);
});
