// The last step of Trunk's build. It works on the files in Trunk's staging folder: adds texts and licences, names files by their
// content, fills in the page, and writes the files' names into the service worker. It also writes the list of files with the
// site's digest, and compressed copies for servers that can send them directly (ours does).
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify } from "terser";
import { seal } from "./digest.mjs";
import { filesOf, fill } from "./keeper.mjs";
import { licencesOfCrates } from "./licences.mjs";
import { GAMES, netOf } from "./nets.mjs";
import { NO_RELAY, allow, relayOf } from "./relay.mjs";
import { writeTexts } from "./texts.mjs";

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

// The nets of the smaller games. A full stop ends the file, so static/worker_loader.js notices a partial one.
for (const game of GAMES) writeFileSync(join(site, `net-${game}.txt`), `${netOf(game)}.`);

// The texts of each language. static/first.js knows where the other languages begin, and 404.html has its text in all.
const ids = [...readFileSync(page, "utf8").matchAll(/ data-word="([\w-]+)"/g)].map(([, id]) => id);
const texts = writeTexts(site, ids);
const html = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const replaceIn = (name, empty, full) => {
  const text = readFileSync(join(site, name), "utf8");
  if (!text.includes(empty)) throw new Error(`no ${empty} in ${name}`);
  writeFileSync(join(site, name), text.replace(empty, () => full));
};
replaceIn("first.js", 'const others = "";', `const others = "${texts.others.map(([tag, start]) => `${tag}=${start.slice(2)}`).join(" ")}";`);
const faults = Object.entries(texts.says.get("en")).filter(([id]) => /^fault-/.test(id) && !ids.includes(id));
replaceIn("fault.js", "const ENGLISH = {};", `const ENGLISH = ${JSON.stringify(Object.fromEntries(faults))};`);
const lostIn = ([tag, says]) => `<div lang="${tag}"><h1>${html(says["lost-title"])}</h1><p>${html(says["lost-what"])}</p><p><a class="button primary" href="./">${html(says["lost-home"])}</a></p></div>`;
replaceIn("404.html", '<div data-words></div>', [...texts.says].map(lostIn).join("\n"));

// Minifies the scripts of the page. Those of the programs are minified already. Those of workers load later and stay readable;
// fill() below looks for lines of the service worker.
const WORKERS = ["service_worker.js", "threads.js", "worker_loader.js"];
for (const script of readdirSync(site).filter((name) => name.endsWith(".js"))) {
  const file = join(site, script);
  const code = readFileSync(file, "utf8");
  const isOurs = existsSync(new URL(`../static/${script}`, import.meta.url)) && !WORKERS.includes(script);
  const module = /^(import|export) /m.test(code);
  writeFileSync(file, isOurs ? (await minify(code, { ecma: 2020, module, compress: { passes: 2, ecma: 2020 } })).code : code.replace(/^\s*\/\/.*\n|^\s+/gm, ""));
}

// Scripts and style sheets are named by their content, so that the service worker and hosts may cache them forever.
const named = readFileSync(page, "utf8").replace(/(?<=(?:href|src)="\.\/)(\w+)\.(css|js|svg)(?=")/g, (file, stem, kind) => {
  const lasting = `${stem}-${sha256(readFileSync(join(site, file))).slice(0, 16)}.${kind}`;
  renameSync(join(site, file), join(site, lasting));
  return lasting;
});

// Tells 404.html, which hosts send for a missing page, the name of the style sheet, and allows its inline script.
const lost = join(site, "404.html");
const find = (look) => readdirSync(site).find((file) => look.test(file));
// Trunk leaves its `data-trunk-skip` element in the page.
const compact = (html) => html.replace(/<!--(?!\[).*?-->\n?|<link data-trunk\b[^>]*>/gs, "").replace(/\n\s+/g, "\n");
const styled = compact(readFileSync(lost, "utf8")).replace('<meta name="styles" content="">', `<meta name="styles" content="${find(/^styles-/)}">`);
const [, inline] = /<script>(.*?)<\/script>/s.exec(styled);
writeFileSync(lost, styled.replace("script-src 'self'", `script-src 'self' 'sha256-${createHash("sha256").update(inline).digest("base64")}'`));

const files = filesOf(site);

// The name of the build is a digest of its content, so it is the same on any machine. The worker's files have the same
// names in every build, so the program requests them with `?v=` and this name.
const digest = createHash("sha256");
for (const file of files) digest.update(readFileSync(file));
if (relay.source) digest.update(relay.line);
const build = digest.digest("hex").slice(0, 12);

const [script, program] = [/^app-\w+\.js$/, /^app-\w+\.wasm$/].map(find);
// The parts of the program that static/boot.js fetches early, each with all its files.
const PARTS = ["home", "later", "puzzles"];
// Their names list the parts that use them (tools/programs.mjs).
const filesOfPart = (part) => readdirSync(site).filter((name) => name.endsWith(".wasm") && name.split("-").slice(0, -1).includes(part));
const parts = PARTS.map((part) => ` data-${part}="${filesOfPart(part).map((name) => `./${name}`).join(" ")}"`).join("");
const marks = [
  [`name="app" content="" data-wasm=""${PARTS.map((part) => ` data-${part}=""`).join("")}`, `name="app" content="./${script}" data-wasm="./${program}"${parts}`],
  ['name="build" content=""', `name="build" content="${build}"`],
  ['name="words" content=""', `name="words" content="${[...texts.names, ...texts.words].join(" ")}"`],
  [NO_RELAY, relay.line],
];
const marked = marks.reduce((html, [empty, full]) => {
  if (!html.includes(empty)) throw new Error(`no ${empty} in ${page}`);
  return html.replace(empty, () => full);
}, compact(named));
const filled = marked.replace(/ data-word="([\w-]+)">/g, (element, id) => `${element}${html(texts.says.get("en")[id])}`);
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
