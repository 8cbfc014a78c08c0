// Starts the program. Trunk would write this into the page, where the content policy forbids it; it leaves the two hashed
// addresses in <meta name="app"> instead (pattern_script in Trunk.toml). <html data-boot> says how far it got.
(async () => {
  const root = document.documentElement;
  const fail = (text, error) => {
    root.dataset.boot = "failed";
    dispatchEvent(new CustomEvent("fatal", { detail: { text, error } }));
  };
  const here = (address) => new URL(address, document.baseURI).href;

  root.dataset.boot = "loading";
  if (typeof WebAssembly !== "object") {
    fail("This browser has no WebAssembly, or has it switched off; the board needs it.");
    return;
  }
  const app = document.querySelector('meta[name="app"]');
  try {
    const { default: init } = await import(here(app.content));
    await init({ module_or_path: here(app.dataset.wasm) });
    root.dataset.boot = "live";
  } catch (error) {
    fail("The game did not start. Your games, if you have any, are stored.", error);
  }
})();
