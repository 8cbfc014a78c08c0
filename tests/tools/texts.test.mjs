// What a language lacks is filled in with English.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Junk, parse, serialize } from "@fluent/syntax";
import { fill } from "../../tools/texts.mjs";
import { SOURCE, WORDS, compare, read } from "../../tools/words.mjs";

const source = read(join(WORDS, SOURCE)).messages;

/** A language of which every third message and every second form is missing, and every seventh message is damaged. */
function damaged(tag) {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  let number = 0;
  for (const file of readdirSync(join(WORDS, tag)).filter((name) => name.endsWith(".ftl"))) {
    const resource = parse(readFileSync(join(WORDS, tag, file), "utf8"), {});
    resource.body = resource.body.filter(({ type }) => type === "Message" && (number += 1) % 3);
    for (const message of resource.body) message.attributes = message.attributes.filter(() => (number += 1) % 2);
    const text = serialize(resource, {}).replace(/^(\S+) = (?=[^\n{]+$)/gm, (line) => ((number += 1) % 7 ? line : "= { "));
    writeFileSync(join(folder, file), text);
  }
  const found = read(folder);
  rmSync(folder, { recursive: true });
  return found;
}

for (const tag of readdirSync(WORDS).filter((tag) => tag !== SOURCE)) {
  test(`every message of ${tag} has a text, even if a part of its files is missing or damaged`, () => {
    const lacking = damaged(tag);
    assert.ok(lacking.faults.length > 20 && lacking.messages.size < source.size * 0.7);
    const warn = console.warn;
    console.warn = () => {};
    const { texts } = fill(tag, lacking, source);
    console.warn = warn;
    assert.deepEqual([...texts.keys()], [...source.keys()]);
    const { body } = parse([...texts.values()].join(""), {});
    assert.ok(!body.some((entry) => entry instanceof Junk));
    const parts = new Map(body.map(({ id, value, attributes }) => [id.name, [Boolean(value), ...attributes.map(({ id }) => id.name)]]));
    for (const [name, { entry }] of source) {
      if (/^(kind-(?!capital)|side-)|^piece$/.test(name)) continue;
      assert.deepEqual(new Set(parts.get(name)), new Set([Boolean(entry.value), ...entry.attributes.map(({ id }) => id.name)]), name);
    }
  });

  test(`${tag} has nothing wrong`, () => {
    const found = compare(tag, read(join(WORDS, tag)), source).filter(({ grade }) => grade === "wrong");
    assert.deepEqual(found, []);
  });
}

test("the English texts in boot.js are those of the catalogue", () => {
  const script = readFileSync(new URL("../../static/boot.js", import.meta.url), "utf8");
  const said = [...script.matchAll(/say\("(page-[\w-]+)", "([^"]+)"\)/g)];
  assert.ok(said.length > 1);
  for (const [, id, text] of said) assert.equal(text, source.get(id).entry.value.elements[0].value);
});

test("a language has texts and a glossary, and nothing else", () => {
  const others = readdirSync(WORDS).flatMap((tag) => readdirSync(join(WORDS, tag)).filter((file) => !/^[a-z]+\.ftl$|^glossary\.tsv$/.test(file)));
  assert.deepEqual(others, []);
});

test("the check finds each kind of fault", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const faulty = "kind-pawn = Bauer\n    .lost = x\nconfirm-move = { $event }\nhint-move = a\nhint-move = twice\nplus = a\nreset = { $side ->\n   *[other] x\n  }\nshare { x\ncell = { FORM($name, \"gone\") }\nend-title = { LIST($x, \"y\") } { nothing } { UPPER($x) }\n";
  writeFileSync(join(folder, "board.ftl"), faulty);
  const found = compare("ru", read(folder), source).map(({ grade, what }) => `${grade}: ${what}`).join("\n");
  rmSync(folder, { recursive: true });
  for (const expected of [/no Fluent/, /hint-move stands here twice/, /confirm-move: \$event is not given/, /plus: the English words have no such message/, /cell: no word has the form gone/, /missing: /, /kind-pawn.lost: no message asks for this form/, /UPPER is unknown/]) assert.match(found, expected);
});
