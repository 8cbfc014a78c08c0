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
  const broken = "The game did not start. Your games, if you have any, are stored.";
  if (!globalThis.reader) {
    fail(broken, "first.js has not come");
    return;
  }
  const app = document.querySelector('meta[name="app"]');

  // Words and program after what is painted first: they are ten times as large, and it is not to wait for them.
  const { wear, files, asked, language: chosen, answer } = reader;
  const painted = new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
  const program = painted.then(() => fetch(here(app.dataset.wasm)));
  program.catch(() => {});

  // The program carries no words: it is given those of one language, the rest of them with its screens that come later.
  const texts = new Map();
  const text = async (address) => {
    if (!texts.has(address)) {
      const file = await fetch(here(address));
      if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
      texts.set(address, await file.text());
    }
    return texts.get(address);
  };
  let wanted;
  let whole = false;
  const learn = async (language) => {
    wanted = language;
    const asked = whole;
    const parts = await Promise.all(files.get(language).split(",").slice(0, asked ? 2 : 1).map(text));
    // Meanwhile another language may have been asked for, or the rest.
    if (language !== wanted || asked !== whole) return learn(wanted);
    globalThis.words = { language, whole, text: parts.join(""), rest };
    root.lang = language;
  };
  // Whoever asks hears later whether they came, when the program has come too.
  const rest = () => {
    whole = true;
    const coming = learn(wanted);
    coming.catch(() => {});
    return coming;
  };
  // A link in another language that is opened while the page lives; if its words do not come, the old ones stay.
  const speak = (language) => {
    if (!files.has(language) || language === wanted) return;
    const stay = () => {
      wanted = globalThis.words.language;
      dispatchEvent(new Event("missing"));
    };
    learn(language).then(() => dispatchEvent(new Event("words")), stay);
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
  // Who leaves in the middle of it is not told.
  addEventListener("missing", () => see().then(({ compare }) => compare()).catch(() => {}));

  try {
    const [{ default: init }] = await Promise.all([import(here(app.content)), learn(chosen()).catch(() => learn(files.keys().next().value))]);
    await init({ module_or_path: program });
    // It begins in a task of its own, which was asked for before this one.
    await new Promise((begun) => setTimeout(begun));
    root.dataset.boot = "live";
    answer();
    if (self === top && !reader.isEmbed) setTimeout(() => see().then(({ begin }) => begin(), () => {}), 4000);
  } catch (error) {
    fail(broken, error);
  }
})();
