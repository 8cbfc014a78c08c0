// Run by `make check`. A renamed test would otherwise run again, or be left out, unnoticed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as firefox from "../e2e/firefox.mjs";
import * as thorough from "../e2e/thorough.mjs";

const folder = fileURLToPath(new URL("../e2e/", import.meta.url));
const { stdout: all, error } = spawnSync("playwright", ["test", "--list", "--project=chromium"], { cwd: folder, encoding: "utf8" });

for (const [list, { names }] of Object.entries({ firefox, thorough })) {
  test(`each name in tests/e2e/${list}.mjs belongs to a test`, () => {
    assert.ifError(error);
    assert.ok(all.includes("smoke.spec.mjs"), "the tests can be listed");
    assert.deepEqual(names.filter((name) => !all.includes(name)), []);
  });
}
