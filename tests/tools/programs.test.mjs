// The cache of optimised programs: a build optimises dozens of parts at a time, and some have the same content.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

let target, optimised, tidy;
before(async () => {
  target = mkdtempSync(join(tmpdir(), "programs-"));
  // The script reads it when it is imported.
  process.env.CARGO_TARGET_DIR = target;
  ({ optimised, tidy } = await import("../../tools/programs.mjs"));
});
after(() => rmSync(target, { recursive: true, force: true }));

/** Writes a program in the text format, which wasm-opt also reads. Returns its path. */
function program(name, functions) {
  const path = join(target, `${name}.wat`);
  const text = (i) => `(func (export "${name}-${i}") (param i32) (result i32) (i32.mul (local.get 0) (i32.const ${i})))`;
  writeFileSync(path, `(module ${Array.from({ length: functions }, (_, i) => text(i)).join("\n")})`);
  return path;
}

test("all parts of a new build are optimised, also two with the same content", async () => {
  // Small ones are finished while large ones are being written.
  const large = Array.from({ length: 3 }, (_, i) => program(`large-${i}`, 1000));
  const copies = large.map((path) => path.replace("large", "copy"));
  large.forEach((path, i) => copyFileSync(path, copies[i]));
  const small = Array.from({ length: 16 }, (_, i) => program(`small-${i}`, 1 + (i % 5) * 20));
  const files = [...large, ...copies, ...small];
  const all = () => Promise.all(files.map((path) => optimised(path, ["-O1"])));
  const contents = await all();
  const different = new Set(contents.map((content) => content.toString("latin1")));
  assert.equal(different.size, large.length + small.length);
  large.forEach((_, i) => assert.deepEqual(contents[i], contents[large.length + i]));
  assert.deepEqual(await all(), contents, "from the cache");
});

test("what was used longest ago and what an interrupted build left is removed, but nothing of the last hour", () => {
  const folder = mkdtempSync(join(target, "cache-"));
  const old = (hours) => new Date(Date.now() - hours * 3_600_000);
  const files = { "new.wasm": 0, "newer.wasm.1.part": 0, "old.wasm": 2, "older.wasm": 3, "oldest.wasm": 4, "left.wasm.1.part": 2 };
  for (const [name, hours] of Object.entries(files)) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), old(hours), old(hours));
  }
  tidy(folder, 3);
  assert.deepEqual(readdirSync(folder).sort(), ["new.wasm", "newer.wasm.1.part", "old.wasm", "older.wasm"]);
  tidy(folder, 0);
  assert.deepEqual(readdirSync(folder).sort(), ["new.wasm", "newer.wasm.1.part"]);
  tidy(join(folder, "missing"), 0);
});
