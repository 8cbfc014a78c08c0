// The last step of Trunk's build. It works on the files in Trunk's staging folder: adds texts and licences, names files by their
// content, fills in the page, and writes the files' names into the service worker. It also writes the list of files with the
// site's digest, and compressed copies for servers that can send them directly (ours does).
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { seal } from "./digest.mjs";
import { filesOf, fill } from "./keeper.mjs";
import { licencesOfCrates } from "./licences.mjs";
import { NO_RELAY, allow, relayOf } from "./relay.mjs";

const site = process.env.TRUNK_STAGING_DIR;
const page = join(site, "index.html");
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

// Allows the page and its workers to connect to a relay on another host. The build's name depends on this, so it comes first.
const relay = relayOf(process.env.RELAY);
for (const file of relay.source ? ["index.html", "service_worker.js"] : []) {
  writeFileSync(join(site, file), allow(readFileSync(join(site, file), "utf8"), relay.source, file));
}

// The authors and licences of the crates in the programs. static/licences.txt names the rest.
appendFileSync(join(site, "licences.txt"), `\n\n${licencesOfCrates()}`);

// The texts: two files for each language, without comments. The first file has the texts whose names occur in the first
// part of the program; the second has those that only the parts loaded later use. A page downloads the files of one
// language. The first language is the fallback.
const catalogues = new URL("../static/words/", import.meta.url);
const tags = readdirSync(catalogues).sort((a, b) => (b === "en") - (a === "en") || (a < b ? -1 : 1));
const textOf = (found) => readdirSync(site).filter((name) => found.test(name)).map((name) => readFileSync(join(site, name), "latin1")).join();
const [atOnce, later] = [textOf(/^app-.*\.wasm$/), textOf(/^(?!app-|worker|threads).*\.wasm$/)];
/** Topics whose texts load later, even if the program composes their names from parts and so does not contain them. */
const LATER = ["guess.ftl", "learn.ftl", "lessons.ftl", "live.ftl", "practice.ftl", "puzzles.ftl", "you.ftl"];
const spoken = new Map();
const words = tags.map((tag) => {
  const topics = readdirSync(new URL(`${tag}/`, catalogues)).filter((topic) => topic.endsWith(".ftl"));
  const entries = topics.sort().flatMap((topic) => {
    const text = readFileSync(new URL(`${tag}/${topic}`, catalogues), "utf8").replace(/^(#.*)?\n/gm, "");
    return text.split(/^(?=\S+ =)/m).map((text) => ({ topic, name: text.split(" ")[0], text }));
  });
  spoken.set(tag, new Map(entries.map(({ name, text }) => [name, text.slice(name.length + 3).trim()])));
  const waits = ({ topic, name }) => !name.startsWith("-") && !atOnce.includes(name) && (later.includes(name) || LATER.includes(topic));
  const first = new Set(entries.filter((entry) => !waits(entry)));
  // Adds the texts to which these refer.
  for (const { text } of first) for (const entry of entries) if (!first.has(entry) && new RegExp(`\\{ ${entry.name}\\b`).test(text)) first.add(entry);
  const write = (kind, entries) => {
    const text = entries.map(({ text }) => text).join("");
    const file = `${kind}-${tag}-${sha256(text).slice(0, 12)}.txt`;
    writeFileSync(join(site, file), text);
    return `./${file}`;
  };
  return `${tag}=${write("words", [...first])},${write("later", entries.filter((entry) => !first.has(entry)))}`;
});

// Removes comments and indentation from the scripts. (Those of the programs have none.)
for (const script of readdirSync(site).filter((name) => name.endsWith(".js"))) {
  const file = join(site, script);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^\s*\/\/.*\n|^\s+/gm, ""));
}

// Scripts and style sheets are named by their content, so that the service worker and hosts may cache them forever.
const named = readFileSync(page, "utf8").replace(/(?<=(?:href|src)="\.\/)(\w+)\.(css|js|svg)(?=")/g, (file, stem, kind) => {
  const lasting = `${stem}-${sha256(readFileSync(join(site, file))).slice(0, 16)}.${kind}`;
  renameSync(join(site, file), join(site, lasting));
  return lasting;
});

// Tells 404.html, which hosts send for a missing page, the name of the style sheet.
const lost = join(site, "404.html");
const find = (look) => readdirSync(site).find((file) => look.test(file));
// Trunk leaves its `data-trunk-skip` element in the page.
const compact = (html) => html.replace(/<!--(?!\[).*?-->\n?|<link data-trunk\b[^>]*>/gs, "").replace(/\n\s+/g, "\n");
writeFileSync(lost, compact(readFileSync(lost, "utf8")).replace('<meta name="styles" content="">', `<meta name="styles" content="${find(/^styles-/)}">`));

const files = filesOf(site);

// The name of the build is a digest of its content, so it is the same on any machine. The worker's files have the same
// names in every build, so the program requests them with `?v=` and this name.
const digest = createHash("sha256");
for (const file of files) digest.update(readFileSync(file));
if (relay.source) digest.update(relay.line);
const build = digest.digest("hex").slice(0, 12);

// The first paint has the same texts as the program: <b data-word="more"> becomes <b data-de="Mehr">More.
const say = (tag, id) => {
  const said = spoken.get(tag).get(id);
  if (!said || /[{}]/.test(said)) throw new Error(`${id} is no plain text in ${tag}, but index.html asks for it`);
  return said.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
};
const [first, ...others] = tags;
const [script, program] = [find(/^app-\w+\.js$/), find(/^app-\w+\.wasm$/)];
const marks = [
  ['name="app" content="" data-wasm=""', `name="app" content="./${script}" data-wasm="./${program}"`],
  ['name="build" content=""', `name="build" content="${build}"`],
  ['name="words" content=""', `name="words" content="${words.join(" ")}"`],
  [NO_RELAY, relay.line],
];
const marked = marks.reduce((html, [empty, full]) => {
  if (!html.includes(empty)) throw new Error(`no ${empty} in ${page}`);
  return html.replace(empty, () => full);
}, compact(named));
const filled = marked.replace(/ data-word="([\w-]+)">/g, (_, id) => `${others.map((tag) => ` data-${tag}="${say(tag, id)}"`).join("")}>${say(first, id)}`);
writeFileSync(page, filled);

fill(site, build);
seal(site, build);

if (process.env.TRUNK_PROFILE === "release") {
  const worthIt = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);
  const [zip, brotli] = [gzip, brotliCompress].map(promisify);
  // The files are compressed in parallel, the largest first, because the two programs take longest.
  await Promise.all(
    files
      .filter((file) => worthIt.has(extname(file)))
      .map((file) => [file, readFileSync(file)])
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([file, content]) => [
        brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((small) => writeFileSync(`${file}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFileSync(`${file}.gz`, small)),
      ]),
  );
}
