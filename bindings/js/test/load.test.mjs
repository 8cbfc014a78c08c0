// Loading: each test has its own copy of the module, because the rules are loaded once.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { it } from "node:test";

const WASM = readFileSync(new URL("../dist/rules_bg.wasm", import.meta.url));
let copies = 0;
const fresh = () => import(`../dist/wasm.js?copy=${(copies += 1)}`);
const fails = async (source, code, says) => {
  const { ready } = await fresh();
  const error = await ready({ source }).then(() => assert.fail(`expected ${code}`), (error) => error);
  assert.equal(error.name, "HostageChessError");
  assert.deepEqual([error.kind, error.code], ["load", code], error.message);
  assert.match(error.message, says);
};

/** Serves this answer, and passes its address. */
async function served(answer, use) {
  const server = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await use(new URL(`http://127.0.0.1:${server.address().port}/rules_bg.wasm`));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

it("a missing file", () => fails(new URL("file:///nowhere/rules_bg.wasm"), "not-found", /nowhere.*ENOENT/));
it("a server that is not there", () => fails(new URL("http://127.0.0.1:9/rules_bg.wasm"), "network", /127\.0\.0\.1:9.*could not be fetched/));
it("a server's refusal", () => served((response) => response.writeHead(404).end(), (url) => fails(url, "not-found", /answered 404/)));
it("a server's failure", () => served((response) => response.writeHead(503).end(), (url) => fails(url, "network", /answered 503/)));
it("a page in place of the program", () => served((response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Home"), (url) => fails(url, "not-wasm", /came as text\/html and begins with "<!doctype html>/)));
it("a connection that breaks off", () => served((response) => { response.writeHead(200, { "content-length": WASM.length }); response.write(WASM.subarray(0, 5000)); setTimeout(() => response.destroy(), 50); }, (url) => fails(url, "network", /broke off/)));
it("a cut program", () => fails(WASM.subarray(0, 50_000), "damaged", /has 50000 bytes\. Expected \d+/));
it("a program for another script", () => fails(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0), "version-mismatch", /lacks the function.*mixes two versions/));
it("a program that this browser cannot compile", async () => {
  // An instruction that no browser knows yet.
  const altered = Uint8Array.from(WASM);
  altered[4] = 2;
  await fails(altered, "unsupported-browser", /Expected Chrome/);
});
it("the wrong content type does no harm", () => served((response) => response.writeHead(200, { "content-type": "text/plain" }).end(WASM), async (url) => {
  const { ready, isReady } = await fresh();
  await ready({ source: url });
  assert.ok(isReady());
}));
it("after a failure, the next call tries again", async () => {
  const { ready, isReady } = await fresh();
  await ready({ source: new URL("file:///nowhere") }).catch(() => {});
  await ready();
  assert.ok(isReady());
});
it("wrong options are refused with their names", async () => {
  const { ready } = await fresh();
  for (const options of [7, null, { games: "chess" }, { source: "rules.wasm" }]) {
    const error = await ready(options).then(() => assert.fail("not refused"), (error) => error);
    assert.deepEqual([error.name, error.code], ["HostageChessError", "bad-argument"], error.stack);
  }
});
it("all games at once, asked for twice", async () => {
  const { ready, isReady, listVariants } = await fresh();
  await Promise.all([ready({ games: "all" }), ready(), ready({ games: "all" })]);
  assert.ok(isReady("all") && listVariants().some(({ name }) => name === "hole"));
});
