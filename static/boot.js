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
  const app = document.querySelector('meta[name="app"]');
  const { content: version } = document.querySelector('meta[name="build"]');

  // What has come damaged is loaded once more (static/mend.js): the script before the first paint, the style sheet, whose last rule is a
  // mark (tools/styles.mjs), and a page that ends in the middle.
  const again = (mender, element) => mender.then(({ again }) => again(element)).catch(() => {});
  if (!globalThis.reader) await again(import(here(`mend.js?v=${version}`)), document.querySelector('script[src*="first-"]'));
  if (!globalThis.reader) {
    fail(broken, "first.js has not come");
    return;
  }
  const { bring, mend } = reader;
  if (!globalThis.stored) await again(bring("mend.js", "again"), document.querySelector('script[src*="stored-"]'));
  const sheet = () => document.querySelector("link[rel=stylesheet]");
  if (!getComputedStyle(root).getPropertyValue("--whole")) again(bring("mend.js", "again"), sheet());
  if (!document.getElementById("update-later")) {
    const page = await fetch(location.href, { cache: "reload" }).then((page) => page.text(), () => "");
    if (page.includes('id="update-later"')) return location.reload();
  }

  // Words and program after what is painted first: they are ten times as large, and it is not to wait for them.
  const { wear, files, asked, language: chosen, answer } = reader;
  const painted = new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
  const program = painted.then(() => fetch(here(app.dataset.wasm)));
  program.catch(() => {});

  // A text of the site as it is. The browser's cache may hold half of it, or an error page, for as long as a year: then it is asked for
  // past the cache. The name of a file beside the page begins with its digest; for others there is a list, which the service worker has
  // compared already where there is one. Over http nobody can work a digest out.
  const digest = async (bytes) => Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const read = async (address, cache) => {
    const file = await fetch(here(address), { cache });
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    return file.arrayBuffer();
  };
  const decoder = new TextDecoder();
  const sumsOf = async (cache) => {
    const text = decoder.decode(await read(`./digest.txt?v=${version}`, cache));
    const [, of, sum, lines] = /^# (\w+) (\w+) .*\n([^]*)$/.exec(text) ?? [];
    if ((await digest(new TextEncoder().encode(lines))) !== sum) throw new Error("no list");
    return new Map(of === version ? lines.split("\n").map((line) => [line.slice(66), line.slice(0, 64)]) : []);
  };
  let sums;
  const sumOf = async (path) => {
    const [, named] = /^[\w-]+-([0-9a-f]{12,16})\.\w+$/.exec(path) ?? [];
    if (named || navigator.serviceWorker?.controller) return named;
    sums ??= sumsOf("default").catch(() => sumsOf("reload")).catch(() => new Map());
    return (await sums).get(path);
  };
  const check = async (address, cache) => {
    const bytes = await read(address, cache);
    const sum = crypto.subtle && (await sumOf(address.replace(/^\.\/|\?.*/g, "")));
    // No text of the site is empty, and none is a page.
    const [first] = new Uint8Array(bytes);
    const text = decoder.decode(bytes);
    if (!first || first === 60 || (sum && !(await digest(bytes)).startsWith(sum))) throw Object.assign(new Error(`${address} did not come as it is`), { text });
    return text;
  };
  const asIs = (address) => check(address, "default").catch(() => check(address, "reload"));
  // Whoever reads puzzles and openings checks them too, and says what is wrong with a file that the host itself has damaged.
  globalThis.whole = (address) => asIs(address).catch((error) => error.text || Promise.reject(error));

  // The program carries no words: it is given those of one language, the rest of them with its screens that come later.
  const texts = new Map();
  const text = async (address) => {
    if (!texts.has(address)) texts.set(address, await asIs(address));
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
  addEventListener("picture", ({ detail }) => {
    detail.done = bring("picture.js", "default").then(({ default: save }) => save(detail));
    detail.done.catch(() => dispatchEvent(new Event("missing")));
  });

  // What works without a network, and newer versions, are seen to when the start is over; but at once when a file has not come. A
  // board on somebody else's page leaves nothing behind. Whoever opens the settings is told what is kept now.
  const see = () => bring("offline.js", "compare");
  // Who leaves in the middle of it is not told.
  addEventListener("missing", () => see().then(({ compare }) => compare()).catch(() => {}));
  addEventListener("missing", () => mend().catch(() => {}));
  const keep = () => {
    // Before there is a service worker, which compares all it keeps, nobody else has.
    if (crypto.subtle && !navigator.serviceWorker?.controller) mend().catch(() => {});
    see().then(({ begin }) => begin()).catch(() => {});
    addEventListener("hashchange", () => location.hash.startsWith("#/settings") && see().then(({ look }) => look()).catch(() => {}));
  };

  const spoken = learn(chosen()).catch(() => learn(files.keys().next().value));
  spoken.catch(() => {});
  const start = async (address, wasm) => {
    const { default: init } = await import(address);
    await spoken;
    await init({ module_or_path: wasm });
  };
  // Once more past the browser's cache, unless it was the program itself that broke.
  const startAgain = async (error) => {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    await spoken;
    await read(app.content, "reload");
    await start(`${here(app.content)}?again`, fetch(here(app.dataset.wasm), { cache: "reload" }));
  };

  try {
    await start(here(app.content), program).catch(startAgain);
    // It begins in a task of its own, which was asked for before this one.
    await new Promise((begun) => setTimeout(begun));
    root.dataset.boot = "live";
    answer();
    if (self === top && !reader.isEmbed) setTimeout(keep, 4000);
    // A face that the browser could not read is that of the sheet, which asks for it anew.
    document.fonts.ready.then(async (faces) => {
      if (![...faces].some(({ status }) => status === "error")) return;
      await read(document.querySelector('link[as="font"]').href, "reload").catch(() => {});
      await again(bring("mend.js", "again"), sheet());
    });
  } catch (error) {
    fail(broken, error);
  }
})();
