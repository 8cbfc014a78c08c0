// The npm package has the languages and the designs of the site.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { designs, languages, optional } from "../../bindings/js/optional.mjs";

const readme = readFileSync("bindings/js/README.md", "utf8");
test("its script loads each language of the site, by its tag in lower case", () => {
  assert.deepEqual(["en", ...languages].sort(), readdirSync("static/words").sort());
  for (const tag of languages) assert.ok(optional.includes(`"${tag.toLowerCase()}": () => import("./words-${tag}.js")`), tag);
});

test("its script loads each design of the site", () => {
  assert.deepEqual(designs.map((name) => `design-${name}.svg`), readdirSync("static").filter((name) => /^design-.*\.svg$/.test(name)).sort());
  for (const name of designs) assert.ok(optional.includes(`"${name}": () => import("./design-${name}.js")`), name);
});

test("its README lists them", () => {
  const [, tags] = /^\| `lang` \| (.*?);/m.exec(readme);
  const [, looks] = /^\| `board`, `pieces`, `design` \|.*; `(.*?)` \|$/m.exec(readme);
  assert.deepEqual([...tags.matchAll(/`(.*?)`/g)].map(([, tag]) => tag).sort(), ["en", ...languages].sort());
  assert.deepEqual(looks.split(" ").sort(), designs);
});
