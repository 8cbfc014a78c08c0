// The server of `make play`: what it tells caches, and which build it serves.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../tools/serve.mjs";

let folder, server;
const write = (name, text) => writeFileSync(join(folder, name), text);
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "serve-"));
  write("index.html", "page");
  write("404.html", "lost");
  write("app-0123456789abcdef.js", "old");
  server = await serve({ folder, base: "/club/" });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a path as it is. */
const raw = (path, done) => {
  const { hostname, port } = new URL(server.url);
  request({ hostname, port, path }, (answer) => answer.setEncoding("utf8").on("data", done)).end();
};
const get = async (path) => {
  const answer = await fetch(server.url + path);
  return [answer.status, await answer.text(), answer.headers.get("cache-control")];
};

test("only files that never change are kept, and no missing file is", async () => {
  const forever = "public, max-age=31536000, immutable";
  assert.deepEqual(await get("app-0123456789abcdef.js"), [200, "old", forever]);
  assert.deepEqual(await get("index.html"), [200, "page", "no-cache"]);
  for (const path of ["app-fedcba9876543210.js", "boot.js?v=0123456789ab", "casino"]) assert.deepEqual(await get(path), [404, "lost", "no-cache"], path);
});

test("a file is no folder", async () => {
  for (const path of ["", "?x=/", "index.html?x=/"]) assert.deepEqual(await get(path), [200, "page", "no-cache"], path);
  for (const path of ["index.html/", "index.html/?x", "404/", "app-0123456789abcdef.js/"]) assert.deepEqual((await get(path)).slice(0, 2), [404, "lost"], path);
});

test("after a build, its files are served", async () => {
  write("app-fedcba9876543210.js", "new");
  rmSync(join(folder, "app-0123456789abcdef.js"));
  write("index.html", "longer page");
  assert.deepEqual((await get("")).slice(0, 2), [200, "longer page"]);
  assert.deepEqual((await get("app-fedcba9876543210.js")).slice(0, 2), [200, "new"]);
  assert.deepEqual((await get("app-0123456789abcdef.js")).slice(0, 2), [404, "lost"]);
});

test("nothing outside of the folder is sent", async () => {
  const outside = join(folder, "..", "serve-outside.txt");
  writeFileSync(outside, "secret");
  try {
    // fetch() itself would resolve the dots.
    for (const path of ["/club/../serve-outside.txt", "/club/%2e%2e/serve-outside.txt", "/club/%2e%2e%2fserve-outside.txt", "/club/..%5cserve-outside.txt"]) {
      const text = await new Promise((done) => raw(path, done));
      assert.equal(text, "lost", path);
    }
  } finally {
    rmSync(outside);
  }
});
