// The types of the package, as a page that uses them sees them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { it } from "node:test";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

it("a page that listens to events compiles", () => {
  const options = "--noEmit --strict --target es2022 --module es2022 --moduleResolution bundler --lib es2022,dom,dom.iterable".split(" ");
  // Without the types of Node, which lie in a folder above.
  const files = ["--typeRoots", here("none"), here("consumer.ts")];
  const { status, stdout } = spawnSync(process.execPath, [here("../node_modules/typescript/bin/tsc"), ...options, ...files], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
