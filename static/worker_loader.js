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

// The program does not contain the nets of the smaller games. The page names those that it needs (`nets=hole`). If a net
// does not arrive, its game is played without it, and less well.
/** Time to wait for nets, in milliseconds. */
const PATIENCE = 8000;
const net = async (game) => {
  const ask = async (cache) => {
    const text = await (await fetch(`./net-${game}.txt${version}`, { cache })).text();
    // A full stop ends the file, so a partial one is noticed.
    const [, file] = /^([\w+/=]+)\.$/.exec(text) ?? [];
    if (!file) throw new Error(`the net of ${game} is damaged`);
    return JSON.stringify({ Net: { game, file } });
  };
  return ask("default").catch(() => ask("reload")).catch(() => {});
};
const wanted = self.name === "thread" ? "" : query.get("nets");
const late = () => new Promise((done) => setTimeout(done, PATIENCE, []));
const nets = wanted ? Promise.race([Promise.all(wanted.split(",").map(net)), late()]) : [];
/** Gives the nets to the program, before it receives anything from the page. */
const furnish = async () => (await nets).filter(Boolean).forEach((data) => self.onmessage({ data }));

const alone = async () => {
  await load("worker.js", () => typeof wasm_bindgen === "function");
  await nets;
  await program("worker_bg.wasm", (file) => wasm_bindgen({ module_or_path: file }));
  await furnish();
  lock();
};

// Use several threads if the page asks for them (`threads=3`) and memory can be shared with workers.
const threads = Number(query.get("threads"));
const threaded = () => typeof serve === "function";
const together = async () => {
  await load("threads.js", threaded);
  await nets;
  await begin(threads);
  await furnish();
  lock();
};
if (self.name === "thread") load("threads.js", threaded).catch(fail);
else if (self.crossOriginIsolated && threads > 1) together().catch(alone).catch(fail);
else alone().catch(fail);
