// Starts the program. Trunk would write this into the page, where the content policy forbids it; it leaves the two hashed
// addresses in <meta name="app"> instead (pattern_script in Trunk.toml). <html data-boot> says how far it got.
(async () => {
  const root = document.documentElement;
  const fail = (text, error) => {
    root.dataset.boot = "failed";
    dispatchEvent(new CustomEvent("fatal", { detail: { text, error } }));
  };
  const here = (address) => new URL(address, document.baseURI).href;

  // What the reader has set is worn as attributes: <html data-theme="dark">. It is stored as theme=dark&board=green.
  let settings = new URLSearchParams();
  const wear = (text) => {
    settings = new URLSearchParams(text ?? "");
    for (const [name, value] of settings) if (/^[a-z]+$/.test(name) && name !== "boot") root.dataset[name] = value;
  };
  try {
    // The small board on somebody else's page touches no storage.
    if (!location.hash.startsWith("#/embed")) wear(localStorage.getItem("hostage-chess.settings"));
  } catch {
    // Storage is forbidden: everything is as usual.
  }

  root.dataset.boot = "loading";

  // A theme that nobody chose follows the system; light and dark do so in the style sheet.
  const contrast = matchMedia("(prefers-contrast: more)");
  const follow = () => {
    if (contrast.matches) root.dataset.theme ??= "contrast";
    else if (root.dataset.theme === "contrast") delete root.dataset.theme;
  };
  if (contrast.matches) follow();
  contrast.addEventListener("change", follow);

  if (typeof WebAssembly !== "object") {
    fail("This browser has no WebAssembly, or has it switched off; the board needs it.");
    return;
  }
  const app = document.querySelector('meta[name="app"]');

  // The program carries no words: it is given those of one language. That is the one that the link asks for (lang=de), or
  // the first of the reader's own that there is, or the first of all.
  const files = new Map(document.querySelector('meta[name="words"]').content.split(" ").map((pair) => pair.split("=")));
  const primary = (tag) => tag?.toLowerCase().split("-")[0];
  const asked = () => primary(new URLSearchParams(location.hash.split("?")[1]).get("lang"));
  const chosen = () =>
    [asked(), settings.get("language"), ...navigator.languages.map(primary)].find((tag) => files.has(tag)) ?? files.keys().next().value;
  const learn = async (language) => {
    const answer = await fetch(here(files.get(language)));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    globalThis.words = { language, text: await answer.text() };
    root.lang = language;
  };
  // A link in another language that is opened while the page lives; if its words do not come, the old ones stay.
  const speak = (language) => {
    if (!files.has(language) || language === root.lang) return;
    learn(language).then(() => dispatchEvent(new Event("words")), () => dispatchEvent(new Event("missing")));
  };
  addEventListener("hashchange", () => speak(asked()));
  // Set here, or in another tab.
  addEventListener("settings", ({ detail }) => (wear(detail), speak(chosen())));
  addEventListener("storage", ({ key, newValue }) => key === "hostage-chess.settings" && (wear(newValue), speak(chosen())));

  // Pictures become files by a program of their own.
  const version = document.querySelector('meta[name="build"]')?.content ?? "";
  addEventListener("picture", ({ detail }) => {
    detail.done = import(here(`picture.js?v=${version}`)).then(({ default: save }) => save(detail.svgs, detail.name));
    detail.done.catch(() => dispatchEvent(new Event("missing")));
  });

  // What works without a network, and newer versions, are seen to when the start is over; but at once when a file has not come. A
  // board on somebody else's page leaves nothing behind.
  const see = () => import(here(`offline.js?v=${version}`));
  addEventListener("missing", () => see().then(({ compare }) => compare(), () => {}));

  try {
    const [{ default: init }] = await Promise.all([import(here(app.content)), learn(chosen()).catch(() => learn(files.keys().next().value))]);
    await init({ module_or_path: here(app.dataset.wasm) });
    root.dataset.boot = "live";
    if (self === top && !location.hash.startsWith("#/embed")) setTimeout(() => see().then(({ begin }) => begin(), () => {}), 4000);
  } catch (error) {
    fail("The game did not start. Your games, if you have any, are stored.", error);
  }
})();
