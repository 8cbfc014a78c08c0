// The types of the package, as a page and a program of Node that use them see them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { it } from "node:test";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

function compiles(...given) {
  const options = "--noEmit --strict --target es2022 --module es2022 --moduleResolution bundler".split(" ");
  const { status, stdout } = spawnSync(process.execPath, [here("../node_modules/typescript/bin/tsc"), ...options, ...given], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
}

it("a page that listens to events compiles", () => {
  // Without the types of Node, which lie in a folder above.
  compiles("--lib", "es2022,dom,dom.iterable", "--typeRoots", here("none"), here("consumer.ts"));
});

it("a program of Node without the types of a browser compiles", () => {
  compiles("--lib", "es2022", "--typeRoots", here("../../../node_modules/@types"), "--types", "node", here("consumer-node.ts"));
});
