// The engine's worker starts here: `new Worker("./worker_loader.js?v=BUILD")`. Trunk gives a worker's files the same
// names in every build, so the query that names the build is passed on to both files.
const query = new URLSearchParams(self.location.search);
const version = `?v=${query.get("v")}`;
const fail = (error) => {
  // A rejection stays in the worker; an error reaches the page's `onerror`.
  setTimeout(() => {
    throw error;
  });
};

// A worker does not inherit the page's content policy. A host may send one with it, and the service worker does
// (docs/hosting.md). As a second barrier, these functions are removed once the engine is loaded. It may still request
// blob: addresses, because the page passes its stop flag as one.
const lock = () => {
  const ways = ["fetch", "importScripts", "Worker", "WebSocket", "WebTransport", "EventSource", "BroadcastChannel", "RTCPeerConnection", "caches", "indexedDB"];
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) for (const way of ways) delete owner[way];
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    if (!String(address).startsWith("blob:")) throw new Error("the engine asks nobody");
    return open.call(this, method, address, ...rest);
  };
};

// Loads a script. If the copy in the browser's cache is damaged, the script is loaded again past the cache, which could
// keep that copy for a year.
const load = async (name, runs) => {
  const address = `./${name}${version}`;
  try {
    importScripts(address);
    if (runs()) return;
  } catch {
    // Try again past the cache.
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

// Use several threads if the page asks for them (`threads=3`) and memory can be shared with workers.
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
