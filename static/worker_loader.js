// The engine's worker starts here: `new Worker("./worker_loader.js?v=BUILD")`. Trunk gives a worker's files the same names in
// every build, so the query that names the build goes on to both.
const query = new URLSearchParams(self.location.search);
const version = `?v=${query.get("v")}`;
const fail = (error) => {
  // A rejection stays in the worker; an error reaches the page's `onerror`.
  setTimeout(() => {
    throw error;
  });
};

// The page's content policy does not hold in its workers; a host may send one with them, and the service worker does (docs/hosting.md).
// Without that too the engine, once it is there, asks nobody for anything but the page for its flag, which is a file of the page's own.
const lock = () => {
  const ways = ["fetch", "importScripts", "Worker", "WebSocket", "WebTransport", "EventSource", "BroadcastChannel", "RTCPeerConnection", "caches", "indexedDB"];
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) for (const way of ways) delete owner[way];
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    if (!String(address).startsWith("blob:")) throw new Error("the engine asks nobody");
    return open.call(this, method, address, ...rest);
  };
};

// What lies damaged in the browser's cache, where a host's word may keep it for a year, is asked for past it.
const load = async (name, runs) => {
  const address = `./${name}${version}`;
  try {
    importScripts(address);
    if (runs()) return;
  } catch {
    // It is loaded once more.
  }
  await fetch(address, { cache: "reload" });
  importScripts(`${address}&again`);
};
const program = async (name, make) => {
  const address = `./${name}${version}`;
  const made = (cache) => make(fetch(address, { cache }));
  return made("default").catch(() => made("reload"));
};

const alone = async () => {
  await load("worker.js", () => typeof wasm_bindgen === "function");
  await program("worker_bg.wasm", (file) => wasm_bindgen({ module_or_path: file }));
  lock();
};

// Several threads, if the page asks for them (`threads=3`) and may share memory with workers.
const threads = Number(query.get("threads"));
const threaded = () => typeof serve === "function";
const together = async () => {
  await load("threads.js", threaded);
  await begin(threads, version);
  lock();
};
if (self.name === "thread") load("threads.js", threaded).catch(fail);
else if (self.crossOriginIsolated && threads > 1) together().catch(alone).catch(fail);
else alone().catch(fail);
