// Builds the npm package into dist/: `node bindings/js/build.mjs`. It needs the packages of the repository (`make packages`)
// and of this folder (`npm ci`). `--types` only writes the scripts, beside programs that are already there.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { levelsOf } from "./levels.mjs";
import { designs, languages, optional } from "./optional.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = join(ROOT, "bindings/js");
const DIST = join(HERE, "dist");
// The scripts of the site name their files from the root.
process.chdir(ROOT);
const { GAMES, netOf } = await import("../../tools/nets.mjs");
const { FAST, SMALL, binder, compile, environment, optimised } = await import("../../tools/programs.mjs");
const { transform } = await import("lightningcss");
const { minify: terser } = await import("terser");

const { CI, CARGO_TARGET_DIR } = process.env;
const BROWSER = "wasm32-unknown-unknown";
const begun = Date.now();
const say = (text) => console.log(`[${String(Math.round((Date.now() - begun) / 1000)).padStart(3)} s] ${text}`);
const run = (command, args, options = {}) => execFileSync(command, args, { stdio: "inherit", ...options });
const read = (path) => readFileSync(join(ROOT, path), "utf8");
const write = (name, content) => writeFileSync(join(DIST, name), content);
const module = (text) => `export default ${JSON.stringify(text)};\n`;

// A trap must stay a trap: the package turns it into an error.
const RULES = ["--converge", "--always-inline-max-function-size=4", ...SMALL.filter((option) => option !== "--traps-never-happen" && !option.startsWith("--one-caller-inline"))];

/** Binds a program, and writes it with its script. Returns its size. */
async function bind(path, name, options) {
  const folder = join(HERE, "generated", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("cargo", [...binder("run"), "--quiet", "--", "module", path, folder]);
  const [program] = await Promise.all(readdirSync(folder).filter((file) => file.endsWith(".wasm")).map((file) => optimised(join(folder, file), options)));
  write(`${name}_bg.wasm`, program);
  return program.length;
}

async function programs() {
  say("Compiling the rules and the board ...");
  const target = (folder) => join(CARGO_TARGET_DIR || join(folder, "target"), BROWSER, "release");
  // Panics name source files. The paths leave out where the repository lies.
  const env = { ...environment, CARGO_ENCODED_RUSTFLAGS: `${environment.CARGO_ENCODED_RUSTFLAGS}\x1f--remap-path-prefix=${ROOT}=` };
  const rules = (name, features) => {
    run("cargo", ["build", ...(CI ? ["--locked"] : []), "--release", `--target=${BROWSER}`, ...features], { cwd: HERE, env });
    const path = join(HERE, "generated", `${name}.wasm`);
    mkdirSync(join(HERE, "generated"), { recursive: true });
    copyFileSync(join(target(HERE), "hostage_chess_js.wasm"), path);
    return path;
  };
  const [small, all] = [rules("rules", []), rules("rules-all", ["--features=all"])];
  say("Compiling the engine ...");
  run("cargo", compile("worker"), { env: environment });
  say("Binding and optimising ...");
  return {
    rules: await bind(small, "rules", RULES),
    all: await bind(all, "rules-all", RULES),
    engine: await bind(join(target(ROOT), "worker.wasm"), "engine", FAST),
  };
}

/** Writes the scripts of the programs. Nothing starts a program synchronously. */
function glue() {
  for (const [name, script] of [["rules", "rules"], ["rules-all", "rules-all"], ["engine", "engine-program"]]) {
    const folder = join(HERE, "generated", name);
    const [bound] = readdirSync(folder).filter((file) => file.endsWith(".js"));
    write(`${script}.js`, readFileSync(join(folder, bound), "utf8").replace("export { initSync, ", "export { "));
  }
}

/** The symbols of a sprite with these ids. */
const symbols = (text, wanted) => [...text.matchAll(/<(symbol|radialGradient) id="([^"]+)"[^]*?<\/\1>/g)].filter(([, , id]) => wanted(id)).map(([symbol]) => symbol).join("");

function pictures() {
  const icons = ["airfield", "prison", "lock", "first", "last", "chevron-left", "chevron-right", "turn"].map((name) => `icon-${name}`);
  // The pieces that Hostage Chess does not have.
  const others = ["piece-m", "piece-s", "piece-c"];
  const own = symbols(read("static/pieces.svg"), (id) => id !== "logo" && !others.includes(id)) + symbols(read("static/icons.svg"), (id) => id === "glow" || icons.includes(id));
  const sprite = (content) => `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">${content}</svg>`;
  for (const id of [...icons, "glow", "piece-k", "ice-left", "icon-parachute"]) if (!own.includes(`id="${id}"`)) throw new Error(`the sprites have no ${id}`);
  write("sprite.js", module(sprite(own)));
  write("sprite-all.js", module(sprite(symbols(read("static/pieces.svg"), (id) => others.includes(id)))));
  for (const design of designs) write(`design-${design}.js`, module(sprite(symbols(read(`static/design-${design}.svg`), (id) => id.startsWith("piece-")))));
}

/** The style sheets of the site that draw the table, as they apply to the element. */
function styles() {
  const sheet = (name) => read(`static/styles/${name}.css`).replace(/\/\*[^]*?\*\//g, "");
  const host = (css) =>
    css
      .replace(/@media \(prefers-color-scheme: light\) \{\s*:root \{[^}]*\}\s*\}/, "")
      .replace(/html\[data-theme="(light|dark)"\] \{[^}]*\}/g, "")
      .replace(/@property [^{]*\{[^}]*\}/g, "")
      .replace(/:root,\s*\[data-board="wood"\]/, ":host")
      .replace(/\[data-board="(\w+)"\]/g, ':host([board="$1"])')
      .replace(/(:where\()?html\[data-theme="contrast"\]\)?/g, ':host([theme="contrast"])')
      .replace(/:where\(html\[data-men="(\w+)"\]\)/g, ':host([pieces="$1"])')
      .replace(/:where\(html:not\([^)]*\)\)/g, "")
      .replace(/:is\(\.play, \.diagram\)/g, ".diagram")
      .replace(/:root/g, ":host");
  const theme = ["colours", "boards", "contrast", "pieces", "scale"].map((name) => sheet(`theme/${name}`)).join("").replace("color-scheme: light dark;", "");
  const parts = ["icons", "pieces", "table", "board", "motion", "ice", "tray", "picker"].map((name) => sheet(`parts/${name}`)).join("");
  const narrow = sheet("sizes/phone/tray");
  const own = read("bindings/js/styles/element.css");
  const code = host(
    `${theme}${parts.replace("container: tray / inline-size;", "").replace(/@container tray [^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "")}@container host (max-width: 35rem) {${narrow}}${own}` +
      `@media (prefers-reduced-motion: reduce) {${sheet("sizes/motion")}}@media (forced-colors: active) {${sheet("sizes/forced").replace(/\.qr[^}]*\}|\.typed[^}]*\}|nav >[^}]*\}/g, "")}`,
  );
  const left = code.match(/[^{}]*(?:html\b|:root|data-theme|data-men|data-board)[^{}]*/g);
  if (left) throw new Error(`rules of the page are left in the style sheet: ${left.join("; ")}`);
  // Looks that a page has to ask for, and those of the other games, are fetched then.
  const looks = [];
  const base = code.replace(/[^{}]*:host\(\[(?:board|pieces|theme)=(?!"(?:light|dark|system)")[^{}]*\{[^{}]*\}/g, (rule) => (/is\(/.test(rule) ? rule : (looks.push(rule), ""))).replace(/(?:^|(?<=\}))\s*(?:\.yellow-red|\.hole|\.pieces \.piece\.turned)[^{}]*\{[^{}]*\}/g, (rule) => (looks.push(rule), ""));
  const minified = (css) => module(transform({ filename: "element.css", code: Buffer.from(css), minify: true }).code.toString());
  write("style.js", minified(used(base)));
  write("style-looks.js", minified(looks.join("")));
}

/** Classes of the site that the element does not have. */
const FOREIGN = /\.(planned|hinted|advice|frame|replayed|facing-\w+|spent|box-\w+|lamp|qr|typed|link|chip|choose|door|other-game|ply|player)\b/;

/** The style sheet without custom properties that nothing uses, and without rules for foreign classes. A page may set the other properties. */
function used(all) {
  const code = all.replace(/([^{};]+)\{([^{}]*)\}/g, (rule, list, body) => {
    const kept = list.split(/,(?![^(]*\))/).filter((selector) => !FOREIGN.test(selector));
    return kept.length === 0 ? "" : kept.length < list.split(/,(?![^(]*\))/).length ? `${kept.join(",")}{${body}}` : rule;
  });
  const spare = (_, before, name) => (code.includes(`var(${name}`) ? _ : before);
  const less = code.replace(/([{;]\s*)(--[\w-]+):[^;{}]*;/g, spare).replace(/([{;]\s*)(--[\w-]+):[^;{}]*;/g, spare);
  return less.length < all.length ? used(less) : less;
}

/** The topics whose messages a board or an error may need. */
const TOPICS = ["names", "rules", "board", "play", "table", "share", "analysis"];
/** The messages that the scripts ask for by name. */
const ASKED = ["board", "cancel", "walk", "first", "backward", "forward", "last", "flip", "first-position"];
/** The messages about other games, and about premoves and hints, which Hostage Chess on a board does not say. */
const OTHERS = /^(kind-(mirror-knight|courier)|side-(yellow|red)|event-set-up|ending-(king-taken|no-move|courier-through|passes)|(tray|place)-(reserve|box)|(tray-piece|landing|choose|where-to)-set-up|cell-(planned|hinted)|your-turn)$/;

/** The messages of the program whose names have no hyphen. */
const SINGLE = ["piece", "pieces", "rank", "cell", "notes", "sentence"];

/** Writes the messages that the program can say: those whose ids it contains, and those that they refer to. */
function words() {
  const [small, all] = ["rules", "rules-all"].map((name) => readFileSync(join(HERE, `generated/${name}.wasm`), "latin1"));
  for (const language of ["en", ...languages]) {
    const text = TOPICS.map((topic) => read(`static/words/${language}/${topic}.ftl`)).join("\n");
    const messages = new Map([...text.matchAll(/^(-?[a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?(?=\n|$))*/gm)].map(([message, id]) => [id, message.trimEnd()]));
    // Their forms are for the sentences of other screens.
    for (const [id, message] of messages) if (id.startsWith("place-")) messages.set(id, message.split("\n")[0]);
    const kept = new Set();
    // Fluent needs one space at the beginning of lines that go on, and none around the sign after a name.
    const print = () => [...kept].map((id) => messages.get(id)).join("\n").replaceAll(/\n +/g, "\n ").replaceAll(/^( ?[.\w-]+) = /gm, "$1=");
    const keep = (id) => {
      const message = messages.get(id);
      if (!message || kept.has(id)) return;
      kept.add(id);
      for (const [, reference] of message.matchAll(/\{ *(-?[a-z][\w-]*)/g)) keep(reference);
      for (const [, join] of message.matchAll(/LIST\([^,]*, *"([\w-]+)"/g)) keep(`list-${join}`);
    };
    // A word without a hyphen may stand in the program by chance.
    const wanted = (program) => (id) => ASKED.includes(id) || (program.includes(id) && (id.includes("-") || SINGLE.includes(id)));
    [...messages.keys()].filter((id) => wanted(small)(id) && !OTHERS.test(id)).forEach(keep);
    for (const id of [...ASKED, "kind-pawn", "illegal-pinned", "turn-done"]) if (!kept.has(id)) throw new Error(`the words of ${language} have no ${id}`);
    if (language === "en") write("words-en.js", module(print()));
    [...messages.keys()].filter(wanted(all)).forEach(keep);
    write(`words-${language === "en" ? "en-all" : language}.js`, module(print()));
  }
}

async function scripts({ rules, all, engine }) {
  const { version } = JSON.parse(read("bindings/js/package.json"));
  const crate = read("bindings/js/Cargo.toml").match(/^version = "(.*)"/m)[1];
  if (crate !== version) throw new Error(`package.json has version ${version}, and Cargo.toml ${crate}`);
  const [, protocol] = read("src/engine/protocol.rs").match(/pub const PROTOCOL: u32 = (\d+);/);
  write("constants.js", `export const VERSION = ${JSON.stringify(version)};\nexport const PROTOCOL = ${protocol};\nexport const RULES_BYTES = ${rules};\nexport const ALL_BYTES = ${all};\nexport const ENGINE_BYTES = ${engine};\n`);
  for (const game of GAMES) write(`net-${game}.txt`, netOf(game));
  write("levels.js", `export const LEVELS = ${JSON.stringify(levelsOf(read("src/engine/level.rs")))};\n`);
  write("optional.js", optional);
  glue();
  pictures();
  styles();
  words();
  run(process.execPath, [join(HERE, "node_modules/typescript/bin/tsc"), "--project", HERE]);
  await minify();
  for (const name of ["rules", "rules-all", "constants", "levels", "optional"]) copyFileSync(join(HERE, `ts/${name}.d.ts`), join(DIST, `${name}.d.ts`));
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(ROOT, name), join(HERE, name));
}

/** Minifies the scripts. They are readable in the repository. */
async function minify() {
  for (const name of readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith(".js"))) {
    // An import that is inlined would lose its comments, which bundlers need.
    const inline = name !== "load.js";
    const { code } = await terser(readFileSync(join(DIST, name), "utf8"), { module: true, compress: { passes: 3, ecma: 2020, unsafe_arrows: true, keep_fargs: false, inline }, ecma: 2020, format: { comments: /vite-ignore|webpackIgnore/ } });
    write(name, code);
  }
}

/** Prints the sizes of the package's files, in KiB. */
function sizes() {
  for (const name of readdirSync(DIST, { recursive: true }).filter((file) => /\.(js|wasm)$/.test(file)).sort()) {
    const content = readFileSync(join(DIST, name));
    const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(8);
    console.log(name.padEnd(26), kib(content.length), kib(gzipSync(content, { level: 9 }).length), "gzip");
  }
}

const again = process.argv.includes("--types");
if (!again) rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const known = (name) => statSync(join(DIST, `${name}_bg.wasm`)).size;
const bytes = again ? { rules: known("rules"), all: known("rules-all"), engine: known("engine") } : await programs();
say("Writing the scripts ...");
await scripts(bytes);
say("Done.");
sizes();
