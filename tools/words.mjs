// Compares the words of a language with the English words: `node tools/words.mjs [folder]`, for example static/words/fr.
// Without a folder it compares all languages. It lists what is wrong (then it fails), missing, and doubtful. With
// `--complete` it fails if anything is missing, too.
//
// wrong     would show a fault to readers: a line that is no Fluent, an unknown name, argument or form
// missing   is shown in English
// doubtful  may be right: a text equal to the English one, a label too long for its place, unusual punctuation
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Junk, Message, Visitor, parse, serializeExpression } from "@fluent/syntax";
import { argumentsOf, main } from "./arguments.mjs";

export const WORDS = fileURLToPath(new URL("../static/words/", import.meta.url));
export const SOURCE = "en";
/** Words with forms of their own in each language. */
const isWord = (name) => /^(kind-(?!capital)|side-)|^piece$/.test(name);
/** Lists joined by the program. Their texts are punctuation. */
const isJoin = (name) => name.startsWith("list-");

/** Reads a folder of words: its messages by name, each with its file, its patterns by form, and what these use. */
export function read(folder) {
  const messages = new Map();
  const faults = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort()) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const entry of parse(text, { withSpans: true }).body) {
      if (entry instanceof Junk) {
        const line = text.slice(0, entry.annotations[0].span.start).split("\n").length;
        faults.push({ file, line, what: `no Fluent: ${entry.annotations[0].message} ${JSON.stringify(entry.content.slice(0, 60))}` });
      }
      if (!(entry instanceof Message)) continue;
      const name = entry.id.name;
      if (messages.has(name)) faults.push({ file, what: `${name} stands here twice, or also in ${messages.get(name).file}` });
      const parts = [[name, entry.value], ...entry.attributes.map(({ id, value }) => [`${name}.${id.name}`, value])];
      messages.set(name, { file, entry, text: text.slice(entry.id.span.start, entry.span.end), parts: new Map(parts.filter(([, value]) => value).map(([part, value]) => [part, used(value)])) });
    }
  }
  return { messages, faults };
}

/** What a pattern uses: arguments, forms, other messages, plural selections; and its texts. */
function used(pattern) {
  const found = { pattern, arguments: new Set(), forms: new Set(), joins: new Set(), parts: new Set(), plurals: [], texts: [] };
  class Look extends Visitor {
    visitTextElement(text) {
      found.texts.push(text.value);
    }
    visitVariableReference({ id }) {
      found.arguments.add(id.name);
    }
    visitMessageReference({ id }) {
      found.parts.add(id.name);
    }
    visitFunctionReference(call) {
      const literals = call.arguments.positional.filter(({ type }) => type === "StringLiteral").map(({ value }) => value);
      if (call.id.name === "FORM") literals.forEach((form) => found.forms.add(form));
      else if (call.id.name === "LIST") {
        found.joins.add(`list-${literals[0]}`);
        literals.slice(1).forEach((form) => found.forms.add(form));
      } else found.unknown = call.id.name;
      this.genericVisit(call);
    }
    visitTermReference({ id }) {
      found.unknown = `-${id.name}`;
    }
    visitSelectExpression(select) {
      const keys = select.variants.map(({ key }) => key.name ?? key.value);
      if (keys.some((key) => ["zero", "one", "two", "few", "many"].includes(key))) found.plurals.push({ keys, fallback: select.variants.find((one) => one.default).key.name, by: serializeExpression(select.selector) });
      this.genericVisit(select);
    }
  }
  new Look().visit(pattern);
  return found;
}

/** The longest text of a pattern. An argument counts as a few letters. */
function longest(pattern) {
  const lengths = pattern.elements.map((element) => {
    if (element.type === "TextElement") return element.value;
    const { expression } = element;
    if (expression.type === "SelectExpression") return expression.variants.map(({ value }) => longest(value)).sort((a, b) => width(b) - width(a))[0];
    if (expression.type === "StringLiteral") return expression.value;
    return "12345";
  });
  return lengths.join("");
}

/** Width of a text in columns: the letters of East Asia take two. */
const width = (text) => [...text].reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter) ? 2 : 1), 0);

/** Punctuation that a language does not use, each with what it uses instead. */
const PUNCTUATION = {
  all: [[/"|(?<=\s|^)'|'(?=\s|$)/, "straight quotation mark"], [/\.\.\./, "three dots: use …"], [/[^\n ] {2,}[^ ]/, "two spaces"]],
  fr: [[/[^\s\u202f\u00a0][;!?](?=\s|$)|(?<!\u202f) [;!?]/, "narrow no-break space (U+202F) before ; ! ?"], [/[^\d\u00a0\s] ?:(?=\s|$)/, "no-break space (U+00A0) before :"], [/«[^\u00a0\u202f]|[^\u00a0\u202f]»/, "no-break space inside « »"]],
  es: [[/\?/, "¿ before a question", (text) => !text.includes("¿")], [/!/, "¡ before an exclamation", (text) => !text.includes("¡") && !/[a-h][1-8][!?]|^[!?+#=\s]*$/.test(text)]],
  ru: [[/[^\u00a0]—/, "no-break space (U+00A0) before —"]],
  ja: [[/[ぁ-んァ-ヶ一-龠][,.;:!?](?=\s|$)/, "full-width punctuation"], [/[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠]/, "space between Japanese letters"]],
  zh: [[/[一-龠][,.;:!?](?=\s|$)/, "full-width punctuation"], [/[一-龠] [一-龠]/, "space between Chinese letters"]],
};

/** Signs without exceptions. Without these spaces, a line can begin with the sign. */
const STRICT = PUNCTUATION.fr.map(([, what]) => what);

/** Compares a language with the source. Each finding has a grade, a file, and what was found. */
export function compare(tag, { messages, faults }, source, german = new Map()) {
  const found = faults.map(({ file, line, what }) => ({ grade: "wrong", where: line ? `${file}:${line}` : file, what }));
  const say = (grade, message, name, what) => found.push({ grade, where: message.file, what: `${name}: ${what}` });
  const categories = new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
  // Only fractions and millions need these, which no text has.
  categories.delete(tag === "ru" ? "other" : "many");
  if (tag === "ru") categories.add("many");
  const words = [...messages].filter(([name]) => isWord(name));
  const forms = new Set([...messages.values()].flatMap(({ parts }) => [...parts.keys()].map((part) => part.split(".")[1]).filter(Boolean)));
  const asked = new Set([...messages.values()].flatMap(({ parts }) => [...parts.values()].flatMap((part) => [...part.forms])));

  for (const [name, message] of source) {
    const own = messages.get(name);
    if (!own) {
      say("missing", message, name, "");
      continue;
    }
    if (own.file !== message.file) say("doubtful", own, name, `stands in ${message.file} of the English words`);
    if (isWord(name)) continue;
    for (const part of message.parts.keys()) if (!own.parts.has(part)) say("missing", own, part, "");
    for (const [part, text] of own.parts) {
      const english = message.parts.get(part);
      if (!english) {
        say("wrong", own, part, "the English words have no such form");
        continue;
      }
      const known = given(source, name);
      for (const argument of text.arguments) if (!known.has(argument)) say("wrong", own, part, `$${argument} is not given; given are ${[...known].map((one) => `$${one}`).join(", ") || "none"}`);
      for (const argument of english.arguments) if (!given(messages, name).has(argument)) say("doubtful", own, part, `$${argument} is not used`);
      if (!english.pattern.elements.some(({ type }) => type === "Placeable") && text.pattern.elements.some(({ type }) => type === "Placeable")) say("wrong", own, part, "must be a plain text without { }");
      look(part, text, english, own);
    }
  }
  for (const [name, message] of messages) {
    // A language may join lists in ways of its own.
    if (!source.has(name) && !isJoin(name)) say("wrong", message, name, "the English words have no such message");
    for (const [part, text] of message.parts) {
      if (text.unknown) say("wrong", message, part, `${text.unknown} is unknown; the functions are FORM and LIST`);
      for (const form of text.forms) if (!forms.has(form)) say("wrong", message, part, `no word has the form ${form}`);
      for (const join of text.joins) if (!messages.has(join)) say("wrong", message, part, `there is no ${join}`);
      for (const other of text.parts) if (!messages.has(other)) say("wrong", message, part, `there is no message ${other}`);
      for (const { keys, fallback, by } of text.plurals) {
        // With two categories, `other` may stand for both.
        const lacks = fallback === "other" && categories.size < 3 ? [] : [...categories].filter((category) => !keys.includes(category));
        if (lacks.length) say("wrong", message, part, `${by} lacks the plural ${lacks.join(", ")}`);
      }
    }
  }
  for (const kind of ["kind-", "side-"]) {
    const group = words.filter(([name]) => name.startsWith(kind));
    const all = new Set(group.flatMap(([name, { parts }]) => [...parts.keys()].map((part) => part.slice(name.length))));
    for (const [name, message] of group) for (const form of all) if (!message.parts.has(name + form)) say("wrong", message, name, `lacks the form ${form.slice(1)}`);
  }
  for (const [, message] of words) for (const part of message.parts.keys()) {
    const form = part.split(".")[1];
    if (form && !asked.has(form)) say("wrong", message, part, "no message asks for this form");
  }
  return found;

  function look(part, text, english, message) {
    const [ours, theirs] = [longest(text.pattern), longest(english.pattern)];
    const plain = text.texts.join("");
    if (!isJoin(part) && /[a-z]{3}.*[a-z]{3}/i.test(plain) && plain === english.texts.join("") && !/^(language-|variant-|ask-)/.test(part) && !/^[A-Z][\w ]*$/.test(plain)) say("doubtful", message, part, `is English: ${plain}`);
    // A short text without a full stop is a label, whose place is small. It has room for the English and the German one.
    const room = [theirs, german.get(part) ?? ""].map(width).sort((a, b) => b - a)[0];
    if (room <= 32 && !/[.!?…:。！？：]$/.test(theirs) && width(ours) > Math.max(10, Math.round(room * 1.25) + 1)) say("doubtful", message, part, `${width(ours)} columns, longer than a label with ${room}: ${ours}`);
    if (isJoin(part)) return;
    for (const [sign, what, only] of [...PUNCTUATION.all, ...(PUNCTUATION[tag.split("-")[0]] ?? [])]) {
      if (text.texts.some((one) => sign.test(one)) && (!only || only(plain)) && !english.texts.some((one) => PUNCTUATION.all.some(([same]) => same === sign) && sign.test(one))) say(STRICT.includes(what) ? "wrong" : "doubtful", message, part, `${what}: ${plain.trim().slice(0, 70)}`);
    }
  }
}

/** The arguments of a message, with those of the messages in it. */
function given(messages, name, seen = new Set()) {
  if (seen.has(name) || !messages.has(name)) return new Set();
  seen.add(name);
  const parts = [...messages.get(name).parts.values()];
  return new Set(parts.flatMap((part) => [...part.arguments, ...[...part.parts].flatMap((other) => [...given(messages, other, seen)])]));
}

function check(folders, complete) {
  const source = read(join(folders[0] ?? WORDS, folders[0] ? `../${SOURCE}` : SOURCE)).messages;
  const german = new Map([...read(join(WORDS, "de")).messages.values()].flatMap(({ parts }) => [...parts].map(([part, { pattern }]) => [part, longest(pattern)])));
  const all = folders.length ? folders : readdirSync(WORDS).filter((tag) => tag !== SOURCE).map((tag) => join(WORDS, tag));
  for (const folder of all) {
    const tag = basename(folder);
    const found = compare(tag, read(folder), source, german);
    const count = (grade) => found.filter((one) => one.grade === grade).length;
    for (const grade of ["wrong", "missing", "doubtful"]) for (const { where, what } of found.filter((one) => one.grade === grade)) console.log(`${tag}/${where}: ${grade}: ${what}`);
    console.log(`${tag}: ${count("wrong")} wrong, ${count("missing")} missing, ${count("doubtful")} doubtful`);
    if (count("wrong") || (complete && count("missing"))) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(() => {
    const { values, words } = argumentsOf({ complete: { type: "boolean" } }, Infinity);
    check(words, values.complete);
  });
}
