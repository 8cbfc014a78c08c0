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

const alone = () => {
  importScripts(`./worker.js${version}`);
  wasm_bindgen({ module_or_path: `./worker_bg.wasm${version}` }).then(lock, fail);
};

// Several threads, if the page asks for them (`threads=3`) and may share memory with workers.
const threads = Number(query.get("threads"));
const together = async () => {
  importScripts(`./threads.js${version}`);
  await begin(threads, version);
  lock();
};
if (self.name === "thread") importScripts(`./threads.js${version}`);
else if (self.crossOriginIsolated && threads > 1) together().catch(alone).catch(fail);
else alone();
