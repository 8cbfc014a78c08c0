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
const alone = () => {
  importScripts(`./worker.js${version}`);
  wasm_bindgen({ module_or_path: `./worker_bg.wasm${version}` }).catch(fail);
};

// Several threads, if the page asks for them (`threads=3`) and may share memory with workers.
const threads = Number(query.get("threads"));
const together = async () => {
  importScripts(`./threads.js${version}`);
  await begin(threads, version);
};
if (self.crossOriginIsolated && threads > 1) together().catch(alone).catch(fail);
else alone();
