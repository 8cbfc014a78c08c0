// Builds the optimised site into dist/ and says in words what it is doing: `make build`.
//
//     node tools/build.mjs FOLDER TRUNK_VERSION BINDGEN_VERSION SPLIT_VERSION [--locked]
//
// Trunk compiles the two programs by itself, but it has to be there first. So that no core waits for it, they are compiled side
// by side with whatever of the tools is missing; Trunk then finds them done, binds, shrinks and hashes them.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

const [folder, trunk, bindgen, split, ...locked] = process.argv.slice(2);
const LINES = 40;
/** The engine with several threads, which Trunk knows nothing of: it builds for one target. tools/finish.mjs takes it into the site. */
const THREADS = { target: "wasm32-wasip1-threads", file: "target/threads/threads.wasm" };

const begun = Date.now();
const say = (text) => {
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}] ${text}`);
};

/** What is under way: its words, and the last line that it printed. */
const running = new Map();
const children = new Set();
const beat = setInterval(() => running.forEach((last, words) => say(`  ${words}: ${last.trim() || "at work"}`)), 30_000);

/** Runs a command. What it prints is shown if it fails; every half minute its last line tells how far it is. */
function run(words, command, args) {
  say(words);
  running.set(words, "");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    children.add(child);
    let said = "";
    const hear = (text) => {
      said += text;
      running.set(words, said.trimEnd().split("\n").at(-1).slice(0, 100));
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
    child.on("error", reject);
    child.on("close", (code) => {
      children.delete(child);
      running.delete(words);
      if (code === 0) return resolve(say(`  done: ${words.replace(/ \(.*| \.\.\..*/, "")}`));
      console.error(said.trimEnd().split("\n").slice(-LINES).join("\n"));
      reject(new Error(`${command} ${args.join(" ")} failed (${code ?? "ended from outside"})`));
    });
  });
}

const cargo = (words, ...args) => run(words, "cargo", [...args, ...locked]);
const program = (words, profile, features, bin) =>
  cargo(words, "build", "--target=wasm32-unknown-unknown", "--profile", profile, "--bin", bin, "--features", features);
const tool = (words, crate, version, command, ...features) => {
  const there = join(folder, `${crate}-${version}`);
  try {
    execFileSync("tools/install", ["--check", crate, version, command, there], { stdio: "pipe" });
    return null;
  } catch {
    // It is built.
  }
  return () => run(words, "tools/install", [crate, version, command, there, ...features]);
};

/** Its target may be missing where nothing can be fetched: then the site does without, as where memory is not shared. */
async function threads() {
  const { target, file } = THREADS;
  rmSync(file, { force: true });
  const libraries = execFileSync("rustc", ["--print", "target-libdir", "--target", target], { encoding: "utf8" }).trim();
  const there = existsSync(libraries) || (await run(`Fetching Rust's libraries for ${target} ...`, "rustup", ["target", "add", target]).then(() => true, () => false));
  if (!there) return say("No engine with several threads: Rust has no libraries for it here.");
  const words = "Compiling the engine with several threads (a minute or two, less after a change)";
  await cargo(words, "build", `--target=${target}`, "--release", "--bin", "threads", "--features", "threads");
  mkdirSync(dirname(file), { recursive: true });
  const options = ["-O3", "--strip-debug", "--strip-producers", `--output=${file}`, `target/${target}/release/threads.wasm`];
  await run("Shrinking the engine with several threads ...", "tools/bin/wasm-opt", options);
}

async function build() {
  const packages = run("Fetching npm packages ...", "make", ["packages"]);
  // Every platform's crates: Trunk asks Cargo about all of them, and is to download nothing.
  await cargo("Fetching crates ...", "fetch");
  const missing = [
    tool("Building wasm-bindgen (once for this machine; about a minute)", "wasm-bindgen-cli", bindgen, "wasm-bindgen"),
    tool("Building the splitter (once for this machine; about half a minute)", "wasm_split_cli_support", split, "wasm-split-cli", "build-binary"),
    tool("Building Trunk (once for this machine; about two minutes)", "trunk", trunk, "trunk"),
  ].filter(Boolean);
  const tools = async () => {
    for (const step of missing) await step();
  };
  const engine = () => program("Compiling the engine (a minute or two, less after a change)", "release", "worker", "worker");
  const page = () => program("Compiling the page (a minute or two, less after a change)", "page", "web,compact", "app");
  // Two things at a time, as there are two cores and each wants its memory.
  const site = missing.length > 0 ? engine().then(page) : Promise.all([engine(), page()]);
  await Promise.all([packages, tools(), site.then(threads)]);
  await run("Binding, shrinking and compressing ...", "trunk", ["build", "--release", "--offline", ...locked]);
  say("The site is in dist/.");
}

// Panics name source files: without whose home they lay in, so that a build is the same on every machine.
process.env.CARGO_ENCODED_RUSTFLAGS = `--remap-path-prefix=${process.env.CARGO_HOME ?? join(homedir(), ".cargo")}=cargo`;
try {
  await build();
} catch (error) {
  for (const child of children) child.kill();
  console.error(error.message);
  process.exitCode = 1;
}
clearInterval(beat);
