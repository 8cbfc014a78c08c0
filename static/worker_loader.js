// The engine's worker starts here: `new Worker("./worker_loader.js?v=BUILD")`. Trunk gives a worker's files the same names in
// every build, so the query that names the build goes on to both.
const { search } = self.location;
importScripts(`./worker.js${search}`);
wasm_bindgen({ module_or_path: `./worker_bg.wasm${search}` }).catch((error) => {
  // A rejection stays in the worker; an error reaches the page's `onerror`.
  setTimeout(() => {
    throw error;
  });
});
