// Builds the optimised site into dist/ and reports its progress: `make build`.
//
//     node tools/build.mjs TRUNK_VERSION FOLDER      the folder is Trunk's
//
// The first time, Trunk has to be built too. To keep both cores busy, the programs are compiled at the same time. Then Trunk
// runs its hooks, which find the programs compiled.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { THREADS, binder, compile, environment, supports } from "./programs.mjs";
import { relayOf } from "./relay.mjs";

const [version, folder] = process.argv.slice(2);
const LINES = 40;

const begun = Date.now();
const say = (text) => {
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}] ${text}`);
};

/** The running commands: the description of each, and the last line that it printed. */
const running = new Map();
const children = new Set();
const beat = setInterval(() => running.forEach((last, words) => say(`  ${words}: ${last.trim() || "at work"}`)), 30_000);

/** Runs a command. Its output is shown if it fails; its last line is shown every half minute. */
function run(words, command, args, env = process.env) {
  say(words);
  running.set(words, "");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
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

const cargo = (words, args) => run(words, "cargo", args, environment);
const program = (name, what) => cargo(`Compiling ${what} (a minute or two, less after a change)`, compile(name));

/** Builds the engine with several threads. It is left out if its target cannot be fetched. */
async function threads() {
  if (!supports(THREADS)) await run(`Fetching Rust's libraries for ${THREADS} ...`, "rustup", ["target", "add", THREADS]).catch(() => {});
  if (!supports(THREADS)) return say("No engine with several threads: Rust has no libraries for it here.");
  return program("threads", "the engine with several threads");
}

async function tools() {
  await run("Building the binder (a minute the first time on this machine)", "cargo", binder("build"));
  if (existsSync(join(folder, "bin/trunk"))) return;
  await run("Building Trunk (once for this machine; about three minutes)", "tools/install", ["trunk", version, "trunk", folder]);
}

async function build() {
  // tools/finish.mjs needs it. A mistake in it is reported before anything is compiled.
  relayOf(process.env.RELAY);
  const packages = run("Fetching npm packages ...", "make", ["packages"]);
  // Fetches the crates of every platform: tools/licences.mjs asks Cargo about all of them. Nothing is fetched after this.
  await cargo("Fetching crates ...", ["fetch", ...(process.env.CI ? ["--locked"] : [])]);
  // Two compilations at a time, for a machine with two cores. Each also needs much memory.
  const programs = async () => {
    await program("worker", "the engine");
    await program("app", "the page");
    await threads();
  };
  await Promise.all([packages, tools(), programs()]);
  await run("Splitting, binding, optimising and compressing ...", "trunk", ["build", "--release", "--offline"]);
  say("The site is in dist/.");
}

try {
  await build();
} catch (error) {
  for (const child of children) child.kill();
  console.error(error.message);
  process.exitCode = 1;
}
clearInterval(beat);
