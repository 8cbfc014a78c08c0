// The npm package reads the levels from the engine's source.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { levelsOf } from "../../bindings/js/levels.mjs";

const source = readFileSync(new URL("../../src/engine/level.rs", import.meta.url), "utf8");

test("the levels of every ladder are read from the engine's source", () => {
  const levels = levelsOf(source);
  // A game without a ladder of its own has that of Hostage Chess.
  const named = [...source.match(/fn ladder[^]*?\n}/)[0].matchAll(/=> &(\w+)/g)].map(([, name]) => name.toLowerCase());
  assert.deepEqual(Object.keys(levels).sort(), named.sort());
  for (const [name, ladder] of Object.entries(levels)) {
    assert.equal(ladder.length, 14, name);
    assert.ok(ladder.every(([nodes, overlooked], level) => level === 0 || (nodes > ladder[level - 1][0] && overlooked <= ladder[level - 1][1])), name);
  }
  assert.deepEqual(levels.hole.at(-1), [80_000, 0]);
});

test("a source that is written differently is refused", () => {
  assert.throws(() => levelsOf(source.replace("(680, 0),", "")), /13 levels/);
  assert.throws(() => levelsOf(source.replace("static HOSTAGE", "const HOSTAGE")), /no ladder of Hostage Chess/);
});
