// The texts of the built site. Each language has three files, and a page downloads those of one language:
//
// start   for the time before the program runs: the texts of the first paint and of the page's scripts, and the names of
//         the other two files. English has none: index.html and the scripts have its texts.
// words   the texts whose names occur in the first part of the program
// later   the texts that only the parts loaded later use
//
// All languages have the same messages in the same order. So their names, a quarter of the bytes, are in files of their own,
// `ids-words` and `ids-later`, and a line of a text that begins a message has only `=` in place of the name and the sign.
//
// What a language lacks is filled in with English. The files have no comments, and end with a mark that proves them complete.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCE, WORDS, read } from "./words.mjs";

/** Topics whose texts load later, even if the program composes their names from parts and so does not contain them. */
const LATER = ["findings.ftl", "guess.ftl", "learn.ftl", "lessons.ftl", "live.ftl", "practice.ftl", "puzzles.ftl", "you.ftl"];
/** Other texts whose names the program composes, and which load later: the names of the switches. */
const COMPOSED = /^switch-/;
/** The topic for the page's scripts. The program does not use it. */
const PAGE = "page.ftl";
/** The last line of a file of texts. static/boot.js looks for it. */
const END = "# end\n";

const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Writes the texts of all languages into the site. `ids` are those of the first paint. Returns the addresses of the names and of the
 * English texts, those of the other languages' first files, and the texts of the first paint and the scripts by language.
 */
export function writeTexts(site, ids) {
  const tags = readdirSync(WORDS).sort((a, b) => (b === SOURCE) - (a === SOURCE) || (a < b ? -1 : 1));
  const languages = new Map(tags.map((tag) => [tag, read(join(WORDS, tag))]));
  const { messages: source } = languages.get(SOURCE);
  const isFirst = firstTexts(site, source, [...languages.values()]);

  const write = (kind, text) => {
    const file = `${kind}-${hash(text)}.txt`;
    writeFileSync(join(site, file), text);
    return `./${file}`;
  };
  const parts = [true, false].map((first) => [...source].filter(([name, { file }]) => file !== PAGE && isFirst.has(name) === first).map(([name]) => name));
  const names = ["ids-words", "ids-later"].map((kind, part) => write(kind, `${parts[part].join("\n")}\n${END}`));
  const words = (tag) => {
    const { texts, joins } = fill(tag, languages.get(tag), source);
    const nameless = (name) => texts.get(name).slice(name.length).replace(/^ *= */, "=");
    return [["words", joins], ["later", ""]].map(([kind, own], part) => write(`${kind}-${tag}`, parts[part].map(nameless).join("") + own + END));
  };
  const says = (tag) => {
    const plain = (name) => plainOf(languages.get(tag).messages.get(name)) ?? plainOf(source.get(name)) ?? fault(`${name} is no plain text, but the page asks for it`);
    const own = [...source].filter(([, { file }]) => file === PAGE).map(([name]) => name);
    return Object.fromEntries([...new Set([...ids, ...own])].map((name) => [name, plain(name)]));
  };

  const others = tags.slice(1).map((tag) => {
    const texts = says(tag);
    const start = { words: words(tag), manifest: writeManifest(site, tag, texts), says: texts };
    return [tag, write(`start-${tag}`, JSON.stringify(start))];
  });
  return { names, words: words(SOURCE), others, says: new Map(tags.map((tag) => [tag, says(tag)])) };
}

function fault(text) {
  throw new Error(text);
}

/** The names of the texts that the first part of the program needs. */
function firstTexts(site, source, languages) {
  const textOf = (found) => readdirSync(site).filter((name) => found.test(name)).map((name) => readFileSync(join(site, name), "latin1")).join();
  const [atOnce, later] = [textOf(/^app-.*\.wasm$/), textOf(/^(?!app-|worker|threads).*\.wasm$/)];
  const waits = (name, { file }) => !atOnce.includes(name) && (later.includes(name) || LATER.includes(file) || COMPOSED.test(name));
  const first = new Set([...source].filter(([name, message]) => !waits(name, message)).map(([name]) => name));
  // The texts to which these refer in any language. (A set also visits what is added meanwhile.)
  for (const name of first) {
    const used = languages.flatMap(({ messages }) => [...(messages.get(name)?.parts.values() ?? [])]).flatMap(({ parts, joins }) => [...parts, ...joins]);
    used.filter((other) => source.has(other)).forEach((other) => first.add(other));
  }
  return first;
}

/** The source of each message of a language, with English in place of what it lacks; and the joins that English lacks. */
export function fill(tag, { messages, faults }, source) {
  const lacking = [];
  const texts = [...source].map(([name, english]) => {
    const own = messages.get(name);
    if (!own) lacking.push(name);
    const forms = own ? [...english.parts.keys()].filter((part) => part.includes(".") && !own.parts.has(part) && !/^(kind-(?!capital)|side-|piece\.)/.test(part)) : [];
    lacking.push(...forms);
    const attributes = forms.map((part) => attributeOf(english.text, part.split(".")[1]));
    return [name, [(own ?? english).text, ...attributes].map(tight).join("")];
  });
  // A language may join lists in ways of its own. These keep their names.
  const joins = [...messages].filter(([name]) => !source.has(name) && name.startsWith("list-")).map(([, { text }]) => tight(text));
  if (lacking.length || faults.length) console.warn(`static/words/${tag} is not complete: ${lacking.length} texts are shown in English. \`make words\` lists them.`);
  return { texts: new Map(texts), joins: joins.join("") };
}

/** The lines of an attribute. */
const attributeOf = (text, form) => new RegExp(`^ +\\.${form} =[^]*?(?=^ +\\.|(?![^]))`, "m").exec(`${text.trimEnd()}\n`)[0];

/** A message with the least indentation. */
const tight = (text) => `${text.trimEnd().replace(/^ +/gm, " ")}\n`;

/** A text without placeholders. */
function plainOf(message) {
  const elements = message?.entry.value?.elements ?? [];
  return elements.length === 1 && elements[0].type === "TextElement" ? elements[0].value : undefined;
}

/** Writes the manifest of a language and returns its address. */
function writeManifest(site, tag, says) {
  const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
  const names = { "./#/play": "nav-play", "./#/puzzles": "puzzles-title", "./#/learn": "nav-learn", "./#/analysis": "nav-analysis" };
  const shortcuts = manifest.shortcuts.map((shortcut) => ({ ...shortcut, name: says[names[shortcut.url]] ?? fault(`no text for the shortcut ${shortcut.url}`) }));
  const text = JSON.stringify({ ...manifest, name: says.title, short_name: says.title, lang: tag, description: says["page-description"], shortcuts });
  const file = `manifest-${tag}.webmanifest`;
  writeFileSync(join(site, file), text);
  return `./${file}`;
}
