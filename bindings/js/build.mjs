// Builds the npm package into dist/: `node bindings/js/build.mjs`. It needs the packages of the repository (`make packages`)
// and of this folder (`npm ci`). `--types` only writes the scripts, beside programs that are already there.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = join(ROOT, "bindings/js");
const DIST = join(HERE, "dist");
// The scripts of the site name their files from the root.
process.chdir(ROOT);
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
const RULES = SMALL.filter((option) => option !== "--traps-never-happen");

/** Binds a program, and writes it with its script. Returns its size. */
async function bind(path, name, script, options) {
  const folder = join(HERE, "generated", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("cargo", [...binder("run"), "--quiet", "--", "module", path, folder]);
  const [bound] = readdirSync(folder).filter((file) => file.endsWith(".js"));
  write(`${script}.js`, readFileSync(join(folder, bound)));
  const program = await optimised(join(folder, bound.replace(/\.js$/, "_bg.wasm")), options);
  write(`${name}_bg.wasm`, program);
  return program.length;
}

async function programs() {
  say("Compiling the rules and the board ...");
  const target = (folder) => join(CARGO_TARGET_DIR || join(folder, "target"), BROWSER, "release");
  // Panics name source files. The paths leave out where the repository lies.
  const env = { ...environment, CARGO_ENCODED_RUSTFLAGS: `${environment.CARGO_ENCODED_RUSTFLAGS}\x1f--remap-path-prefix=${ROOT.replace(/\/$/, "")}=.` };
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
    rules: await bind(small, "rules", "rules", RULES),
    all: await bind(all, "rules-all", "rules-all", RULES),
    engine: await bind(join(target(ROOT), "worker.wasm"), "engine", "engine-program", FAST),
  };
}

/** The symbols of a sprite with these ids. */
const symbols = (text, wanted) => [...text.matchAll(/<(symbol|radialGradient) id="([^"]+)"[^]*?<\/\1>/g)].filter(([, , id]) => wanted(id)).map(([symbol]) => symbol).join("");

function pictures() {
  const icons = ["airfield", "prison", "lock", "first", "last", "chevron-left", "chevron-right", "turn"].map((name) => `icon-${name}`);
  const own = symbols(read("static/pieces.svg"), (id) => id !== "logo") + symbols(read("static/icons.svg"), (id) => id === "glow" || icons.includes(id));
  const sprite = (content) => `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">${content}</svg>`;
  for (const id of [...icons, "glow", "piece-k", "piece-s", "ice-left", "icon-parachute"]) if (!own.includes(`id="${id}"`)) throw new Error(`the sprites have no ${id}`);
  write("sprite.js", module(sprite(own)));
  for (const design of ["carved", "folded"]) write(`design-${design}.js`, module(sprite(symbols(read(`static/design-${design}.svg`), (id) => id.startsWith("piece-")))));
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
    `${theme}${parts}@container host (max-width: 35rem) {${narrow}}${own}` +
      `@media (prefers-reduced-motion: reduce) {${sheet("sizes/motion")}}@media (forced-colors: active) {${sheet("sizes/forced").replace(/\.qr[^}]*\}|\.typed[^}]*\}|nav >[^}]*\}/g, "")}`,
  );
  const left = code.match(/[^{}]*(?:html\b|:root|data-theme|data-men|data-board)[^{}]*/g);
  if (left) throw new Error(`rules of the page are left in the style sheet: ${left.join("; ")}`);
  write("style.js", module(transform({ filename: "element.css", code: Buffer.from(used(code)), minify: true }).code.toString()));
}

/** The style sheet without custom properties that nothing uses. A page may set the others. */
function used(code) {
  const spare = (_, before, name) => (code.includes(`var(${name}`) ? _ : before);
  const less = code.replace(/([{;]\s*)(--[\w-]+):[^;{}]*;/g, spare).replace(/([{;]\s*)(--[\w-]+):[^;{}]*;/g, spare);
  return less.length < code.length ? used(less) : less;
}

/** The topics whose messages a board or an error may need. */
const TOPICS = ["names", "rules", "board", "play", "table", "share", "analysis"];
/** The messages that the scripts ask for by name. */
const ASKED = ["board", "cancel", "walk", "first", "backward", "forward", "last", "flip", "first-position"];

/** Writes the messages that the program can say: those whose ids it contains, and those that they refer to. */
function words() {
  const [small, all] = ["rules", "rules-all"].map((name) => readFileSync(join(HERE, `generated/${name}.wasm`), "latin1"));
  for (const language of ["en", "de"]) {
    const text = TOPICS.map((topic) => read(`static/words/${language}/${topic}.ftl`)).join("\n");
    const messages = new Map([...text.matchAll(/^(-?[a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?(?=\n|$))*/gm)].map(([message, id]) => [id, message.trimEnd()]));
    const kept = new Set();
    const print = () => [...kept].map((id) => messages.get(id)).join("\n");
    const keep = (id) => {
      const message = messages.get(id);
      if (!message || kept.has(id)) return;
      kept.add(id);
      for (const [, reference] of message.matchAll(/\{ *(-?[a-z][\w-]*)/g)) keep(reference);
      for (const [, join] of message.matchAll(/LIST\([^,]*, *"([\w-]+)"/g)) keep(`list-${join}`);
    };
    for (const id of messages.keys()) if (small.includes(id) || ASKED.includes(id)) keep(id);
    for (const id of [...ASKED, "list-comma", "kind-pawn", "illegal-pinned", "turn-done"]) if (!kept.has(id)) throw new Error(`the words of ${language} have no ${id}`);
    if (language === "en") write("words-en.js", module(print()));
    for (const id of messages.keys()) if (all.includes(id)) keep(id);
    write(`words-${language === "en" ? "en-all" : language}.js`, module(print()));
  }
}

async function scripts({ rules, all, engine }) {
  const { version } = JSON.parse(read("bindings/js/package.json"));
  const crate = read("bindings/js/Cargo.toml").match(/^version = "(.*)"/m)[1];
  if (crate !== version) throw new Error(`package.json has version ${version}, and Cargo.toml ${crate}`);
  const [, protocol] = read("src/engine.rs").match(/pub const PROTOCOL: u32 = (\d+);/);
  write("constants.js", `export const VERSION = ${JSON.stringify(version)};\nexport const PROTOCOL = ${protocol};\nexport const RULES_BYTES = ${rules};\nexport const ALL_BYTES = ${all};\nexport const ENGINE_BYTES = ${engine};\n`);
  pictures();
  styles();
  words();
  run(process.execPath, [join(HERE, "node_modules/typescript/bin/tsc"), "--project", HERE]);
  await minify();
  for (const name of ["rules", "rules-all", "constants"]) copyFileSync(join(HERE, `ts/${name}.d.ts`), join(DIST, `${name}.d.ts`));
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(ROOT, name), join(HERE, name));
}

/** Minifies the scripts. They are readable in the repository. */
async function minify() {
  for (const name of readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith(".js"))) {
    const { code } = await terser(readFileSync(join(DIST, name), "utf8"), { module: true, compress: { passes: 2 }, format: { comments: /vite-ignore|webpackIgnore/ } });
    write(name, `${code}\n`);
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

mkdirSync(DIST, { recursive: true });
const known = (name) => statSync(join(DIST, `${name}_bg.wasm`)).size;
const bytes = process.argv.includes("--types") ? { rules: known("rules"), all: known("rules-all"), engine: known("engine") } : await programs();
say("Writing the scripts ...");
await scripts(bytes);
say("Done.");
sizes();
