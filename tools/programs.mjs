// Builds the programs of the site: the page, the engine, and the engine with several threads. Trunk runs this script as a hook
// (Trunk.toml) while it copies everything else. Trunk cannot build them itself, because the page's program has to be split
// between the compiler and wasm-bindgen.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const { CARGO_HOME, CARGO_TARGET_DIR, CI, TRUNK_PROFILE, TRUNK_STAGING_DIR, XDG_CACHE_HOME } = process.env;
const TARGET = CARGO_TARGET_DIR || "target";
const BROWSER = "wasm32-unknown-unknown";
/** The target of the engine with several threads. */
export const THREADS = "wasm32-wasip1-threads";

/** False in `make dev`: nothing is optimised. */
const release = TRUNK_PROFILE !== "debug";

/**
 * Rustc's arguments for a fast program: copies up to 64 words are written out. Otherwise every copy of more than eight words, as of
 * a position, is a call from the program into the browser (docs/search.md). A compiler that does not know the option does without.
 */
const COPIES = ["-Cllvm-args=-max-store-memcpy=64", "-Cllvm-args=-max-store-memset=32"];
const takes = (args) => spawnSync("rustc", [...args, "--print=target-features", `--target=${BROWSER}`], { stdio: "ignore" }).status === 0;

// The page should be small, and the engine fast. The page has an option instead of a profile of its own, so that procedural
// macros and build scripts are compiled once for both.
const PROGRAMS = {
  app: { target: BROWSER, features: "web,compact", options: ['--config=profile.release.opt-level="z"'], fast: false },
  worker: { target: BROWSER, features: "worker", options: [], fast: true },
  threads: { target: THREADS, features: "threads", options: [], fast: true },
};

// Options of wasm-opt. The features are listed because the splitter drops the program's own list.
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
// Passes repeat until nothing becomes smaller (`--converge`). Functions with similar names have similar code. Side by side they compress better: the page is 2 % smaller, the parts 1 to 4 %, the engine 1 %.
export const SMALL = ["-Oz", "--converge", "--traps-never-happen", "--low-memory-unused", "--one-caller-inline-max-function-size=20", "--reorder-functions-by-name", ...FEATURES.map((name) => `--enable-${name}`)];
export const FAST = ["-O3", "--reorder-functions-by-name"];

/** Parts with fewer bytes are in the page's script instead of files of their own. */
const SMALL_PART = 1024;

/** Cargo's arguments to compile a program. */
export function compile(name) {
  const { target, features, options, fast } = PROGRAMS[name];
  const args = ["rustc", ...(CI ? ["--locked"] : []), `--target=${target}`, `--features=${features}`, `--bin=${name}`];
  if (!release) return args;
  // These arguments are for the program alone. Its dependencies are optimised with it, and other programs share them.
  const compiler = fast && takes(COPIES) ? ["--", ...COPIES] : [];
  return [...args, "--release", ...options, ...compiler];
}

/** The environment of the compiler. Panics name source files. The paths leave out the home directory, so that builds are the same on every machine. */
export const environment = { ...process.env, CARGO_ENCODED_RUSTFLAGS: `--remap-path-prefix=${CARGO_HOME || join(homedir(), ".cargo")}=cargo` };

/** Cargo's arguments to build or run tools/bind. It is built once per user, outside the clone. */
export function binder(command) {
  const cache = join(XDG_CACHE_HOME || join(homedir(), ".cache"), "hostage-chess/bind");
  return [command, "--locked", "--manifest-path=tools/bind/Cargo.toml", `--target-dir=${cache}`];
}

/** True if Rust's libraries for this target are installed. */
export const supports = (target) => existsSync(execFileSync("rustc", ["--print=target-libdir", `--target=${target}`], { encoding: "utf8" }).trim());

const pathOf = (name) => join(TARGET, PROGRAMS[name].target, release ? "release" : "debug", `${name}.wasm`);

/** The first 16 hex digits of the SHA-256 of these contents, one after the other. */
const digest = (...contents) => contents.reduce((hash, content) => hash.update(content), createHash("sha256")).digest("hex").slice(0, 16);

function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} failed (${code})`))));
  });
}

/** Binds a program to JavaScript. The page's program is split first. Returns the folder of the files. */
async function bind(kind, name) {
  const folder = join(TARGET, "site", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run("cargo", [...binder("run"), "--quiet", "--", kind, pathOf(name), folder]);
  return folder;
}

/** Where optimised programs are kept, and how many: a few builds of all programs and parts. */
const OPTIMISED = join(TARGET, "site/optimised");
const KEPT = 200;

/** What is being optimised, by the name of its result. Two parts may have the same content. */
const optimising = new Map();

/** Returns a program optimised by wasm-opt. Results are cached, so a change to the page does not optimise the engine again. */
export async function optimised(program, options) {
  if (!release) return readFileSync(program);
  const { version } = JSON.parse(readFileSync("node_modules/binaryen/package.json", "utf8"));
  const result = join(OPTIMISED, `${digest(JSON.stringify([version, options]), readFileSync(program))}.wasm`);
  if (!optimising.has(result)) optimising.set(result, optimise(program, options, result));
  await optimising.get(result);
  return readFileSync(result);
}

/** Writes the optimised program, unless it is there. */
async function optimise(program, options, result) {
  mkdirSync(OPTIMISED, { recursive: true });
  if (!existsSync(result)) {
    // Another build may run at the same time.
    const unfinished = `${result}.${process.pid}.part`;
    await run("node_modules/.bin/wasm-opt", [...options, "--strip-debug", "--strip-producers", `--output=${unfinished}`, program]);
    renameSync(unfinished, result);
  }
  utimesSync(result, new Date(), new Date());
}

/** Removes the optimised programs that were used longest ago, and what interrupted builds left. Spares those of the last hour. */
export function tidy(folder = OPTIMISED, kept = KEPT) {
  if (!existsSync(folder)) return;
  const used = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = readdirSync(folder).map((name) => join(folder, name)).map((path) => ({ path, used: used(path) }));
  const finished = files.filter(({ path }) => path.endsWith(".wasm")).sort((a, b) => b.used - a.used);
  const unfinished = files.filter(({ path }) => path.endsWith(".part"));
  const old = [...finished.slice(kept), ...unfinished].filter(({ used }) => used < Date.now() - 3_600_000);
  for (const { path } of old) rmSync(path, { force: true });
}

/** Minifies a script. */
async function minified(text, module) {
  if (!release) return text;
  // tools/build.mjs imports this file before the packages are installed.
  const { minify } = await import("terser");
  return (await minify(text, { module })).code;
}

const write = (name, content) => writeFileSync(join(TRUNK_STAGING_DIR, name), content);

/** The page's program. Its files, and those of the parts that load later, are named by their content. */
async function page() {
  await run("cargo", compile("app"), environment);
  const folder = await bind("page", "app");
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const replace = (text, what, by) => {
    if (!text.includes(what)) throw new Error(`the scripts of the splitter and of wasm-bindgen have no ${what}`);
    return text.replaceAll(what, by);
  };

  // The splitter's script needs the program's exports, so it becomes part of the program's script.
  let loader = read("__wasm_split.js");
  loader = replace(loader, 'import { initSync } from "./main.js";', "");
  loader = replace(loader, "initSync(undefined, undefined)", "wasm");
  loader = replace(loader, "export const", "const");
  // Some servers send these files with a wrong type, so they are not streamed. A damaged file in the browser's cache is fetched again.
  loader = replace(loader, "fetch(new URL(", "fetchPart(new URL(");
  loader = replace(loader, "WebAssembly.instantiateStreaming(src, imports)", "instantiatePart(src, imports)");
  // static/boot.js may have fetched a part already.
  loader += `
    const fetchPart = (url) => Object.assign(globalThis.early?.[url] ?? fetch(url), { url });
    const inlinePart = async (text) => ({ arrayBuffer: () => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer });
    const instantiatePart = async (src, imports) => {
      const make = async (file) => WebAssembly.instantiate(await (await file).arrayBuffer(), imports);
      return make(src).catch(() => make(fetch(src.url, { cache: "reload" })));
    };`;
  const parts = readdirSync(folder).filter((name) => /^(split|chunk)_.*\.wasm$/.test(name));
  const contents = await Promise.all(["app_bg.wasm", ...parts].map((name) => optimised(join(folder, name), SMALL)));
  const program = contents.shift();
  for (const [index, part] of parts.entries()) {
    // A request costs more than the few hundred bytes that some parts share.
    if (contents[index].length < SMALL_PART) {
      loader = replace(loader, `fetchPart(new URL("./${part}", import.meta.url))`, `inlinePart("${contents[index].toString("base64")}")`);
      continue;
    }
    // A chunk is code that several parts use. It is named after them.
    const [, users] = loader.match(new RegExp(`/\\* (.*) \\*/\\s*const __${part.replace(".wasm", "")} `)) ?? [];
    const name = `${users ? `shared-${users.replaceAll(", ", "-")}` : part.replace(/^split_|\.wasm$/g, "")}-${digest(contents[index])}.wasm`;
    write(name, contents[index]);
    loader = replace(loader, `"./${part}"`, `"./${name}"`);
  }
  const loads = [...loader.matchAll(/const (__wasm_split_load_\w+)/g)].map(([, name]) => name);
  // wasm-bindgen imports the loader once for each part.
  const statement = /import \* as (\w+) from "\.\/__wasm_split\.js";?/g;
  if (!statement.test(read("app.js"))) throw new Error("the script of wasm-bindgen does not import the splitter's");
  const bound = read("app.js").replace(statement, `const $1 = { ${loads.join(", ")} };`);
  const script = await minified(`${loader}\n${bound}`, true);
  const named = `app-${digest(script, program)}`;
  write(`${named}.js`, script);
  write(`${named}_bg.wasm`, program);
}

/** The engine. Its files keep their names: the page appends the build's name to their addresses. */
async function engine() {
  await run("cargo", compile("worker"), environment);
  const folder = await bind("worker", "worker");
  write("worker.js", await minified(readFileSync(join(folder, "worker.js"), "utf8"), false));
  write("worker_bg.wasm", await optimised(join(folder, "worker_bg.wasm"), FAST));
}

/** The engine with several threads. It is left out if Rust's libraries for its target are missing. */
async function threads() {
  if (!release || !supports(THREADS)) return;
  await run("cargo", compile("threads"), environment);
  write("threads.wasm", await optimised(pathOf("threads"), FAST));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await Promise.all([page(), engine(), threads()]);
  tidy();
}
