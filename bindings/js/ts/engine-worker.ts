// The worker of the engine: loads the program of the site's engine, and speaks its protocol (JSON texts).
import init from "./engine-program.js";
import { ENGINE_BYTES } from "./constants.js";
import { HostageChessError } from "./errors.js";
import { inNode, loadError, nodeModule, program, startError } from "./load.js";

/** WebAssembly module with one function, which uses `i8x16.splat` and `i8x16.popcnt`. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

const scope = globalThis as any;

/** Gives a worker of Node what the program expects of a browser's. */
async function imitateBrowser() {
  const { parentPort } = await nodeModule("worker_threads");
  scope.self = scope;
  scope.postMessage = (data: unknown) => parentPort.postMessage(data);
  parentPort.on("message", (data: unknown) => scope.onmessage?.({ data }));
}

/** The nets that the program does not contain, by the first word of the rule sets' names. */
const nets: Record<string, URL | undefined> = {
  takeover: new URL("./net-takeover.txt", import.meta.url),
  hole: new URL("./net-hole.txt", import.meta.url),
  messenger: new URL("./net-messenger.txt", import.meta.url),
};

async function textOf(url: URL): Promise<string> {
  if (url.protocol === "file:" && inNode) return (await nodeModule("fs/promises")).readFile(url, "utf8");
  return (await fetch(url)).text();
}

/** Throws an error outside any promise, because a rejection stays in the worker. An error reaches the page's `onerror`. */
const fail = (error: unknown) => {
  setTimeout(() => {
    throw error;
  });
};

/** Lets the program receive the net of a game before the first request about that game. */
function provideNets() {
  const receive = scope.onmessage;
  let received: Promise<unknown> = Promise.resolve();
  scope.onmessage = (event: { data: unknown }) => {
    const game = /"variant":"([a-z]+)/.exec(String(event.data))?.[1] ?? "";
    const url = nets[game];
    if (url) {
      nets[game] = undefined;
      // Without its net, a game is played less well.
      const net = textOf(url).then((file) => ({ data: JSON.stringify({ Net: { game, file } }) }), () => undefined);
      received = received.then(() => net).then((net) => net && receive(net));
    }
    received = received.then(() => receive(event)).catch(fail);
  };
}

async function begin() {
  if (inNode && typeof scope.postMessage !== "function") await imitateBrowser();
  const url = new URL("./engine_bg.wasm", import.meta.url);
  let bytes = new Uint8Array();
  try {
    bytes = await program(url);
    if (!WebAssembly.validate(SIMD)) throw loadError("unsupported-browser", "The engine needs the vector instructions of WebAssembly (SIMD). Expected Chrome 91, Firefox 89, Safari 16.4 or newer.", "no SIMD", "browser", "WebAssembly SIMD");
    await init({ module_or_path: bytes });
    provideNets();
  } catch (cause) {
    const { kind, code, message, found, where, expected } = cause instanceof HostageChessError ? cause : startError(cause, url, bytes.length, ENGINE_BYTES);
    scope.postMessage(JSON.stringify({ Failed: { kind, code, message, found: String(found), where, expected } }));
  }
}

begin();
