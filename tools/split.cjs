// Cuts the page's program into the part that is needed at once and the parts that come later, each in a file of its own. The marks are
// `#[wasm_split(...)]` in src/ui/app/later.rs; what is reached from one of them alone goes into its part.
const { spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

/** Where the parts lie until tools/finish.mjs takes them into the site. */
const PARTS = join(__dirname, "../target/parts");
// Named, so that wasm-opt may use what the program uses; as for the program itself in index.html.
const SHRINK = ["-Oz", "--traps-never-happen", "--low-memory-unused", "--one-caller-inline-max-function-size=20", "--strip-debug", "--strip-producers"];
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((name) => `--enable-${name}`);

/** Cuts the program in a file. Its first part is then in a file whose path is returned. */
function cut(program) {
  rmSync(PARTS, { recursive: true, force: true });
  mkdirSync(PARTS, { recursive: true });
  run("wasm-split-cli", program, PARTS, "--target", "web", "--out-name", "first");
  return join(PARTS, "first.wasm");
}

/** Shrinks what comes later, and tells the script of the first part where it is. */
function joinTo(script) {
  const loader = join(PARTS, "__wasm_split.js");
  let text = readFileSync(loader, "utf8");
  const replace = (what, by) => {
    if (!text.includes(what)) throw new Error(`the splitter's script has no ${what}`);
    text = text.replaceAll(what, by);
  };
  // It becomes a part of that script, which holds what the program exports.
  replace('import { initSync } from "./first.js";', "");
  replace("initSync(undefined, undefined)", "wasm");
  replace("export const", "const");
  // Servers that do not know what wasm is are none of our business, and an error page is no program. What lies damaged in the browser's
  // cache is asked for past it.
  replace("const src = fetch(new URL(", "const ask = (cache) => fetch(new URL(");
  replace(", import.meta.url));\n    src.catch", ", import.meta.url), { cache });\n    const src = ask();\n    src.catch");
  replace(
    "async (imports) => (WebAssembly.instantiateStreaming(src, imports))",
    `async (imports) => {
      const make = async (file) => WebAssembly.instantiate(await (await file).arrayBuffer(), imports);
      return make(src).catch(() => make(ask("reload")));
    }`,
  );
  for (const name of readdirSync(PARTS).filter((name) => name.endsWith(".wasm") && name !== "first.wasm")) {
    const part = join(PARTS, name);
    run(join(__dirname, "bin/wasm-opt"), ...SHRINK, ...FEATURES, `--output=${part}.small`, part);
    const content = readFileSync(`${part}.small`);
    const named = `${name.replace(/^split_|\.wasm$/g, "")}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.wasm`;
    writeFileSync(join(PARTS, named), content);
    [part, `${part}.small`].forEach((file) => rmSync(file));
    replace(`"./${name}"`, `"./${named}"`);
  }
  rmSync(join(PARTS, "first.wasm"));
  rmSync(loader);
  const loads = [...text.matchAll(/const (__wasm_split_load_\w+)/g)].map(([, name]) => name);
  const [imported, whole] = [/import \* as (\w+) from "\.\/__wasm_split\.js";?/, readFileSync(script, "utf8")];
  if (!imported.test(whole)) throw new Error(`${script} asks for no part`);
  writeFileSync(script, whole.replace(imported, (_, name) => `${text}\nconst ${name} = { ${loads.join(", ")} };`));
}

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw error ?? new Error(`${command} failed (${status})`);
}

module.exports = { PARTS, cut, joinTo };
