// Run by `make check`. A tool refuses what it does not understand, in one line.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { argumentsOf, baseOf, portOf } from "../../tools/arguments.mjs";
import { serve } from "../../tools/serve.mjs";

const TOOLS = fileURLToPath(new URL("../../tools/", import.meta.url));
/** Runs a tool. Returns its status and its errors. */
function run(name, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOOLS, name), ...args], { encoding: "utf8", timeout: 20_000 });
  assert.equal(stdout, "", `${name} ${args.join(" ")}`);
  return { status, lines: stderr.trimEnd().split("\n") };
}

// Only `make` runs tools/build.mjs.
const tools = readdirSync(TOOLS).filter((name) => /\.mjs$/.test(name) && !["arguments.mjs", "build.mjs"].includes(name));
const reading = tools.filter((name) => /process\.argv\.slice|argumentsOf\(/.test(readFileSync(join(TOOLS, name), "utf8")));

test("every tool that reads arguments refuses a mistyped option and a surplus word", () => {
  assert.ok(["digest.mjs", "release.mjs", "serve.mjs", "size.mjs", "words.mjs"].every((name) => reading.includes(name)), reading.join());
  for (const name of reading) {
    for (const args of [["--acept"], ["dist", "--complet"], ["0.0.1", "surplus"]]) {
      // This tool takes any number of folders.
      if (name === "words.mjs" && args[1] === "surplus") continue;
      const { status, lines } = run(name, ...args);
      const what = `${name} ${args.join(" ")}: ${lines.join("\n")}`;
      assert.equal(status, 1, what);
      assert.ok(lines.length === 1 && args.some((arg) => lines[0].includes(arg)), what);
    }
  }
});

test("a missing folder is named without the place in the tool", () => {
  for (const name of ["digest.mjs", "size.mjs", "words.mjs"]) {
    const { status, lines } = run(name, "/no/such/folder");
    assert.ok(status === 1 && lines.length === 1 && lines[0].includes("/no/such/"), `${name}: ${lines.join("\n")}`);
  }
});

test("a port is a number", () => {
  for (const port of ["0", "8080", "65535"]) assert.equal(portOf(port), Number(port));
  for (const port of ["", "abc", "-1", "65536", "1e3", "80.5", "0x50", " 80", "NaN"]) {
    assert.throws(() => portOf(port), { message: `Expected a port from 0 to 65535, not '${port}'` });
    const { status, lines } = run("serve.mjs", `--port=${port}`);
    assert.deepEqual([status, lines], [1, [`Expected a port from 0 to 65535, not '${port}'`]]);
  }
});

test("surplus words are counted", () => {
  assert.deepEqual(argumentsOf({}, 1, ["dist"]).words, ["dist"]);
  assert.throws(() => argumentsOf({}, 1, ["dist", "more"]), /Unexpected argument 'more'/);
  assert.throws(() => argumentsOf({}, 0, ["dist"]), /dist/);
});

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(folder, "index.html"), "the page");
  writeFileSync(join(folder, "a.txt"), "a file");
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("a site is served below any path, however it is written", async () => {
  for (const [written, base] of [["/", "/"], ["", "/"], ["/some/club/", "/some/club/"], ["/some/club", "/some/club/"], ["some/club", "/some/club/"], ["//some//club//", "/some/club/"], ["café", "/caf%C3%A9/"]]) {
    assert.equal(baseOf(written), base);
    const { url, close } = await serve({ folder, base: written });
    try {
      assert.equal(new URL(url).pathname, base);
      const get = async (name) => (await fetch(new URL(name, url))).text();
      assert.deepEqual([await get("./"), await get("a.txt")], ["the page", "a file"], written);
      assert.equal((await fetch(new URL("b.txt", url))).status, 404);
      if (base !== "/") assert.equal((await fetch(new URL("/a.txt", url))).status, 404);
    } finally {
      await close();
    }
  }
});

test("a missing address gets 404.html with status 404, and a path without its slash leads to the site", async () => {
  const { url, close } = await serve({ folder, base: "/some/club/" });
  try {
    const get = async (name) => {
      const answer = await fetch(new URL(name, url));
      return [answer.status, answer.headers.get("Content-Type"), await answer.text(), answer.url.slice(new URL(url).origin.length)];
    };
    assert.deepEqual((await get("casino")).slice(0, 3), [404, "text/html;charset=utf-8", ""]);
    writeFileSync(join(folder, "404.html"), "not here");
    for (const name of ["casino", "a/b/c.js", "%23/play?x"]) assert.deepEqual((await get(name)).slice(0, 3), [404, "text/html;charset=utf-8", "not here"], name);
    assert.deepEqual([(await get("/some/club"))[3], (await get("/some/club?x"))[3]], ["/some/club/", "/some/club/?x"]);
    assert.equal((await get("/some/clubs"))[0], 404);
  } finally {
    rmSync(join(folder, "404.html"), { force: true });
    await close();
  }
});

test("a path is no address", () => {
  for (const written of ["/club?x", "/club#x"]) assert.throws(() => baseOf(written), /Expected a path such as/);
});
