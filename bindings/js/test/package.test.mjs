// The package as a whole: sizes, the map of exports, and the words.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import * as api from "../dist/index.js";

const here = (path) => new URL(`../${path}`, import.meta.url);
const read = (path) => readFileSync(here(path));
const gzip = (names) => names.reduce((sum, name) => sum + gzipSync(read(`dist/${name}`), { level: 9 }).length, 0) / 1024;
const scripts = readdirSync(here("dist"), { recursive: true }).filter((name) => name.endsWith(".js"));

/** The files that a module needs at once: itself, and everything that it imports statically. */
function closure(name, known = new Set()) {
  if (known.has(name)) return known;
  known.add(name);
  for (const [, to] of String(read(`dist/${name}`)).matchAll(/(?:^|[;}])(?:import|export)\b[^;()]*?(?:from)?"(\.\.?\/[^"]+)"/g)) {
    const path = new URL(to, `file:///${name}`).pathname.slice(1);
    closure(path, known);
  }
  return known;
}

describe("sizes, in KiB with gzip", () => {
  it("rules, board and pictures stay under 158", () => {
    const files = [...closure("hostage-board.js"), "rules_bg.wasm"];
    for (const name of ["rules.js", "sprite.js", "style.js", "board/element.js"]) assert.ok(files.includes(name), name);
    assert.ok(!files.some((name) => /engine|words-de|design-|style-looks|-all/.test(name)), files.join());
    const size = gzip(files);
    console.log(`  rules, board and pictures: ${size.toFixed(1)}`);
    assert.ok(size < 158, `${size.toFixed(1)}`);
  });

  it("all games instead of one stay under 220", () => {
    const files = [...closure("hostage-board.js")].filter((name) => name !== "rules.js");
    const size = gzip([...files, "rules-all.js", "rules-all_bg.wasm"]);
    console.log(`  the same with all games: ${size.toFixed(1)}`);
    assert.ok(size < 220, `${size.toFixed(1)}`);
  });

  it("the engine stays under 501", () => {
    const size = gzip([...closure("engine-worker.js"), "engine_bg.wasm"]);
    console.log(`  engine: ${size.toFixed(1)}`);
    assert.ok(size < 501, `${size.toFixed(1)}`);
  });
});

describe("the package", () => {
  const manifest = JSON.parse(read("package.json"));

  it("every export exists, and has its types", () => {
    for (const [name, target] of Object.entries(manifest.exports)) {
      for (const path of typeof target === "string" ? [target] : Object.values(target)) assert.ok(existsSync(here(path)), `${name}: ${path}`);
    }
  });

  it("the version is the same everywhere", () => {
    assert.equal(api.VERSION, manifest.version);
    assert.match(String(read("Cargo.toml")), new RegExp(`^version = "${manifest.version}"`, "m"));
  });

  it("no path of the machine that built it is left", () => {
    const folder = here("../..").pathname.replace(/\/$/, "");
    for (const name of readdirSync(here("dist"), { recursive: true }).filter((name) => /\.(js|wasm|ts)$/.test(name))) {
      assert.ok(!read(`dist/${name}`).includes(folder), `${name} has ${folder}`);
    }
  });

  it("Node can import the element, which it cannot use", async () => {
    const { HostageBoard } = await import("../dist/hostage-board.js");
    assert.equal(typeof HostageBoard, "function");
  });

  it("the README lists the attributes of the element, and each is a property too", async () => {
    const { HostageBoard } = await import("../dist/board/element.js");
    const table = /\| attribute, property \|[^]*?\n\n/.exec(String(read("README.md")))[0];
    const names = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g));
    assert.deepEqual(names.sort(), [...HostageBoard.observedAttributes].sort());
    // Every element of HTML has this one.
    for (const name of names.filter((name) => name !== "lang")) {
      // The looks are in a class of their own.
      const classes = [HostageBoard.prototype, Object.getPrototypeOf(HostageBoard.prototype)];
      const { get, set } = classes.map((of) => Object.getOwnPropertyDescriptor(of, name)).find(Boolean) ?? {};
      assert.ok(get && set, name);
    }
  });

  it("the README lists the kinds of errors", () => {
    const table = /\| kind \| codes \|[^]*?\n\n/.exec(String(read("README.md")))[0];
    const [, kinds] = /type ErrorKind =([^;]*);/.exec(String(read("ts/errors.ts")));
    const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
    assert.deepEqual(listed.sort(), [...kinds.matchAll(/"(\w+)"/g)].map(([, kind]) => kind).sort());
  });

  it("bundlers leave imports of computed names alone", () => {
    const imports = scripts.flatMap((name) => [...String(read(`dist/${name}`)).matchAll(/\bimport\((?!["'`])[^;]{0,70}/g)].map(([text]) => `${name}: ${text}`));
    assert.ok(imports.length > 0);
    for (const text of imports) assert.match(text, /import\(\/\* @vite-ignore \*\/ \/\* webpackIgnore: true \*\//);
  });

  it("no script is left without its declaration", () => {
    const own = scripts.filter((name) => !/^(sprite|style|words-|design-|engine-program)/.test(name));
    for (const name of own) assert.ok(existsSync(here(`dist/${name.replace(/\.js$/, ".d.ts")}`)), name);
  });
});
