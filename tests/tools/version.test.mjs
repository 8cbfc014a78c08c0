// Run by `make check`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { broken, bumped, isNewer, noted, problem, versionIn } from "../../tools/version.mjs";

const manifest = '[package]\nname = "hostage-chess"\nversion = "0.9.0"\n\n[dependencies]\nserde = { version = "1" }\n';
const changelog = "# Changelog\n\n## [Unreleased]\n\n### Added\n- Dice.\n\n## [0.9.0] - 2026-01-01\n\n- Cards.\n";
const ready = { manifest, changelog, changes: "", tags: ["v0.9.0"] };

test("versions are compared by their numbers, and a pre-release is older than its version", () => {
  const inOrder = ["0.9.0", "0.10.0", "1.0.0-rc.2", "1.0.0-rc.10", "1.0.0", "1.0.1", "2.0.0"];
  for (const [place, one] of inOrder.entries()) for (const [other, two] of inOrder.entries()) assert.equal(isNewer(one, two), place > other, `${one} and ${two}`);
});

test("a clean tree with notes can be released", () => {
  assert.equal(problem("1.0.0", ready), undefined);
  assert.equal(problem("0.9.0", { ...ready, tags: [] }), undefined, "the first release");
});

for (const [what, version, change, says] of [
  ["no version", undefined, {}, /"" is no version/],
  ["half a version", "1.0", {}, /"1\.0" is no version/],
  ["a version with a v", "v1.0.0", {}, /"v1\.0\.0" is no version/],
  ["an older version", "0.8.0", {}, /0\.8\.0 is not newer than 0\.9\.0/],
  ["a version that is released", "0.9.0", {}, /v0\.9\.0 exists/],
  ["a dirty tree", "1.0.0", { changes: " M src/lib.rs" }, /has changes; commit them first:\n M src\/lib\.rs/],
  ["no notes", "1.0.0", { changelog: "## [Unreleased]\n\n## [0.9.0]\n\n- Cards.\n" }, /no changes under \[Unreleased\]/],
]) {
  test(`refuses ${what}`, () => assert.match(problem(version, { ...ready, ...change }), says));
}

const before = `Fault: #[derive(Clone)] #[non_exhaustive] enum
Fault::Castling(String)
Flaw: #[derive(Clone, PartialEq)] enum
Flaw::Outline { rank: usize }
Game: trait: Position
Limits: struct
Limits.depth: u32
Score: #[cfg_attr(feature = "serde", derive(serde::Serialize))] struct
Score.mate: u32
Tree: struct
Tree: has private fields
Tree.root: u32
level: fn level(text: &str) -> u8
code blocked
`;

for (const [what, from, to, lines] of [
  ["nothing", "", "", []],
  ["a type that is gone", "level: fn level(text: &str) -> u8\n", "", ["- level: fn level(text: &str) -> u8"]],
  ["a code that is gone", "code blocked\n", "", ["- code blocked"]],
  ["a variant that has changed", "Castling(String)", "Castling { text: String }", ["- Fault::Castling(String)"]],
  ["a trait that is no longer derived", "Clone, PartialEq", "Clone", ["- Flaw: derive PartialEq"]],
  ["another derived trait", "Clone, PartialEq", "Clone, Copy, PartialEq", []],
  ["a function that becomes const", ": fn level", ": #[must_use] const fn level", []],
  ["a new variant of an enum that others match", "Game:", "Flaw::Uneven(u8)\nGame:", ["+ Flaw::Uneven(u8)"]],
  ["a new variant of an enum that grows", "Flaw:", "Fault::Rank(u8)\nFlaw:", []],
  ["a new field of a struct that others make", "Tree:", "Score.nodes: u64\nTree:", ["+ Score.nodes: u64"]],
  ["a new field beside private ones", "level:", "Tree.leaf: u32\nlevel:", []],
  ["a new limit", "Score:", "Limits.nodes: u64\nScore:", []],
  ["a new method without a default", "Limits:", "Game::fen: required fn fen(&self) -> String\nLimits:", ["+ Game::fen: required fn fen(&self) -> String"]],
  ["a new method with a default", "Limits:", "Game::fen: provided fn fen(&self) -> String\nLimits:", []],
  ["a new enum with its variants", "Game:", "Form: enum\nForm::Round\nGame:", []],
]) {
  test(`what breaks: ${what}`, () => assert.deepEqual(broken(before, before.replace(from, to)), lines));
}

test("an interface that breaks needs a new first number", () => {
  const last = { version: "1.2.0", interface: before };
  const now = before.split("\n").filter((line) => /trait|code/.test(line)).join("\n");
  const state = { ...ready, last, now };
  assert.match(problem("1.3.0", state), /1\.3\.0 breaks what 1\.2\.0 promised, .*:\n- Fault: .*(\n- .*){4}\nand \d+ more$/);
  assert.equal(problem("1.3.0", { ...state, now: before }), undefined);
  assert.equal(problem("2.0.0-rc.1", state), undefined);
  assert.equal(problem("0.10.0", { ...state, last: { ...last, version: "0.9.0" } }), undefined, "nothing was promised before 1.0.0");
});

test("the changelog gets a section, and stays ready for the next changes", () => {
  const next = noted(changelog, "1.0.0", "2026-12-24");
  assert.match(next, /## \[Unreleased\]\n\n## \[1\.0\.0\] - 2026-12-24\n\n### Added\n- Dice\.\n\n## \[0\.9\.0\]/);
  assert.match(problem("1.1.0", { ...ready, changelog: next }), /no changes/);
});

test("only the version of this package changes, in manifests and lock files", () => {
  assert.equal(versionIn(bumped(manifest, "1.0.0")), "1.0.0");
  const lock = '[[package]]\nname = "hostage"\nversion = "0.9.0"\n\n[[package]]\nname = "hostage-chess"\nversion = "0.9.0"\ndependencies = []\n';
  assert.equal(bumped(lock, "1.0.0"), lock.replace('"hostage-chess"\nversion = "0.9.0"', '"hostage-chess"\nversion = "1.0.0"'));
});

test("the bindings have the version of the crate, and a release raises it", () => {
  const current = versionIn(readFileSync("Cargo.toml", "utf8"));
  const bindings = execFileSync("git", ["ls-files", "bindings/*Cargo.toml"], { encoding: "utf8" }).trim().split("\n");
  assert.ok(bindings.includes("bindings/python/Cargo.toml"));
  for (const path of bindings) {
    const text = readFileSync(path, "utf8");
    assert.equal(versionIn(text), current, path);
    assert.equal(versionIn(bumped(text, "9.8.7")), "9.8.7", path);
  }
  const lock = readFileSync("bindings/python/Cargo.lock", "utf8");
  assert.equal(bumped(lock, "9.8.7").split('version = "9.8.7"').length, 3, "the crate and its bindings");
});

test("the npm package has the version in its manifest and twice in its lock file, and its dependencies keep theirs", () => {
  const lock = '{\n  "name": "hostage-chess",\n  "version": "0.9.0",\n  "packages": {\n    "": {\n      "name": "hostage-chess",\n      "version": "0.9.0" },\n    "node_modules/typescript": { "version": "0.9.0" } } }\n';
  const next = bumped(lock, "1.0.0");
  assert.equal(next.match(/1\.0\.0/g).length, 2);
  assert.equal(next.match(/0\.9\.0/g).length, 1);
});

test("packages that are never released keep their version", () => {
  const lock = '[[package]]\nname = "hostage-chess-fuzz"\nversion = "0.0.0"\n';
  assert.equal(bumped(lock, "1.0.0"), lock);
});
