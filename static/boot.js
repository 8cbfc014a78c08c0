// Starts the app. The content policy forbids scripts inside the page, so the build puts the two addresses of the program into
// <meta name="app"> (tools/finish.mjs). <html data-boot> names the stage that the start has reached.
(async () => {
  const root = document.documentElement;
  const fail = (text, error) => {
    root.dataset.boot = "failed";
    dispatchEvent(new CustomEvent("fatal", { detail: { text, error } }));
  };
  const here = (address) => new URL(address, document.baseURI).href;

  // The texts of another language may have come (static/first.js).
  const say = (id, english) => globalThis.reader?.say(id) ?? english;

  root.dataset.boot = "loading";

  if (typeof WebAssembly !== "object") {
    fail(say("page-no-wasm", "The board needs WebAssembly, which this browser lacks or has turned off. Turn it on, or use a newer browser."));
    return;
  }
  const broken = () => say("page-not-started", "The game could not start. Any games you have are saved.");
  const app = document.querySelector('meta[name="app"]');
  const { content: version } = document.querySelector('meta[name="build"]');

  // Damaged files are loaded once more (static/mend.js): the script that runs before the first paint, the style sheet,
  // and a page that is cut off. The style sheet's last rule is a mark that proves it complete (tools/styles.mjs).
  const again = (mender, element) => mender.then(({ again }) => again(element)).catch(() => {});
  if (!globalThis.reader) await again(import(here(`mend.js?v=${version}`)), document.querySelector('script[src*="first-"]'));
  if (!globalThis.reader) {
    fail(broken(), "first.js has not come");
    return;
  }
  const { bring, mend } = reader;
  if (!globalThis.stored) await again(bring("mend.js", "again"), document.querySelector('script[src*="stored-"]'));
  const sheet = () => document.querySelector("link[rel=stylesheet]");
  if (!document.getElementById("update-later")) {
    const page = await fetch(location.href, { cache: "reload" }).then((page) => page.text(), () => "");
    if (page.includes('id="update-later"')) return location.reload();
  }

  // The texts and the wasm wait until after the first paint: they are ten times as large as the files for that paint.
  const { wear, files, source, asked, language: chosen, answer, part } = reader;
  const painted = new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
  const program = painted.then(() => fetch(here(app.dataset.wasm)));
  program.catch(() => {});
  // Fetches the files of a screen that the program would fetch only once it runs. The program takes them from here
  // (tools/programs.mjs).
  if (part) painted.then(() => {
    globalThis.early = {};
    for (const address of app.dataset[part].split(" ").map(here)) (globalThis.early[address] = fetch(address)).catch(() => {});
  });
  // Asking for a style before the first paint would compute all styles in this task.
  painted.then(() => getComputedStyle(root).getPropertyValue("--whole") || again(bring("mend.js", "again"), sheet()));

  // Loads a text of the site and checks it. The browser's cache may hold half a file, or an error page, for as long as
  // a year. If the check fails, the text is requested again past the cache. The names of files beside the page contain
  // their digests. The digests of other files are in a list. A service worker, if there is one, has already checked
  // those files. Digests cannot be computed over plain http.
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
    // No text of the site is empty, and only pictures begin like an HTML page.
    const [first] = new Uint8Array(bytes);
    const text = decoder.decode(bytes);
    // The last line of texts proves them complete where digests cannot be computed (tools/texts.mjs).
    const isCut = /^\.\/(ids|words|later)-/.test(address) && !text.endsWith("# end\n");
    if (!first || isCut || (first === 60 && !address.includes(".svg")) || (sum && !(await digest(bytes)).startsWith(sum))) throw Object.assign(new Error(`${address} did not come as it is`), { text });
    return text;
  };
  const asIs = (address) => check(address, "default").catch(() => check(address, "reload"));
  // The puzzles, the opening explorer and the designs of the pieces use this to check their files. A file that is damaged on the host itself is
  // returned anyway, so that they can report the fault.
  globalThis.whole = (address) => asIs(address).catch((error) => error.text || Promise.reject(error));

  // The wasm contains no texts. It gets the texts of one language: first the part for the start, later the rest.
  const kept = new Map();
  const text = async (address) => {
    if (!kept.has(address)) kept.set(address, await asIs(address));
    return kept.get(address);
  };
  const listed = document.querySelector('meta[name="words"]').content.split(" ");
  const [ids, english] = [listed.slice(0, 2), { words: listed.slice(2), manifest: "./manifest.webmanifest" }];
  const startOf = async (language) => (language === source ? english : JSON.parse(await text(`./${files.get(language)}`)));
  const manifest = document.querySelector("link[rel=manifest]");
  // The names of the texts are the same in every language. A text begins with = in place of its name.
  const named = async (address, part, whole = true) => {
    const names = (await text(ids[part])).split("\n").slice(0, -2);
    const given = await address;
    if (whole && given.match(/^=/gm)?.length !== names.length) throw new Error("The texts do not fit their names.");
    let place = 0;
    return given.replace(/^=/gm, () => `${names[place++]} = `);
  };
  const inEnglish = async (whole) => (await Promise.all(english.words.slice(0, whole ? 2 : 1).map((address, part) => named(text(address), part)))).join("");
  let wanted;
  let whole = false;
  // The app asks for English if it cannot read all of a text whose digest could not be checked.
  const lack = async () => {
    const given = globalThis.words;
    given.instead = await inEnglish(given.whole);
    dispatchEvent(new Event("words"));
  };
  const learn = async (language) => {
    wanted = language;
    const asked = whole;
    const { words, manifest: address, says } = await startOf(language);
    // Of a damaged file, the texts that can be read are used. What is missing is English.
    // The last text of half a file is half a text.
    const readable = ({ text = "" }, part) => named(text.startsWith("=") ? text.slice(0, text.lastIndexOf("\n=") + 1) : "", part, false);
    const parts = await Promise.all(words.slice(0, asked ? 2 : 1).map((address, part) => named(text(address), part).catch(async (error) => ({ error, readable: await readable(error, part) }))));
    const damaged = parts.find(({ error }) => error);
    // English has no other language in its place. Neither has a language of which nothing can be read: then the page is English.
    if (damaged && (language === source || parts[0].readable === "")) throw damaged.error;
    const instead = damaged ? await inEnglish(asked) : undefined;
    // Another language, or the rest of the texts, may have been requested in the meantime.
    if (language !== wanted || asked !== whole) return learn(wanted);
    globalThis.words = { language, whole, text: parts.map((part) => part.readable ?? part).join("\n"), instead, rest, lack };
    reader.tell(says);
    reader.speak(language);
    manifest.href = address;
  };
  // An event reports whether the texts arrived, because this may run before the app has started.
  const rest = () => {
    whole = true;
    const coming = learn(wanted);
    coming.catch(() => {});
    return coming;
  };
  // Switches language when a link in another language is opened. If its texts do not arrive, the old ones stay.
  const speak = (language) => {
    if (!language || language === wanted) return;
    const stay = () => {
      // Another language may have been requested in the meantime.
      if (wanted === language) wanted = globalThis.words.language;
      dispatchEvent(new Event("missing"));
    };
    learn(language).then(() => dispatchEvent(new Event("words")), stay);
  };
  // A quick second tap on the same spot means what was there at first. It presses nothing that has taken its place.
  let first = {};
  let clicked;
  addEventListener("click", (event) => {
    const { pointerType, detail, timeStamp: time, clientX: x, clientY: y } = event;
    clicked = time;
    const way = event.target.closest?.("button, a, label, summary");
    const what = way?.dataset.action ?? way;
    const isQuick = (pointerType === "touch" ? time - first.time < 400 : detail > 1) && Math.hypot(x - first.x, y - first.y) < 24;
    if (isQuick && way && what !== first.what) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = { what, time, x, y };
  }, true);

  addEventListener("click", (event) => {
    const way = event.target.closest?.('a[href^="#/"]');
    const isPlain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    // A link in a dialog or a sheet takes its place in the history, so that Forward leads there (src/ui/layer.rs).
    if (way && isPlain && history.state?.layers) {
      event.preventDefault();
      location.replace(way.hash);
    }
  });
  // What a click opens begins at its top. After Back and Forward the browser itself finds the old place.
  addEventListener("hashchange", ({ timeStamp }) => {
    if (timeStamp - clicked < 1000) scrollTo(0, 0);
    clicked = undefined;
  });

  // Once somebody has chosen from a list, browsers ignore which option the page marks: after an undo, or a choice elsewhere.
  const mark = ({ target }) => target.hasAttribute("selected") && (target.selected = true);
  new MutationObserver((changes) => changes.forEach(mark)).observe(document, { subtree: true, attributeFilter: ["selected"] });

  addEventListener("hashchange", () => speak(asked()));
  // The language may change in this tab or in another tab.
  addEventListener("settings", ({ detail }) => (wear(detail), speak(chosen()), dress()));
  addEventListener("storage", ({ key, newValue }) => key === "hostage-chess.settings" && (wear(newValue), speak(chosen()), dress()));

  // Draws another design of the pieces if the reader has chosen one. If it does not arrive, the pieces stay as they are.
  const designs = (part) => bring("designs.js", part).then((found) => found[part]()).catch(() => {});
  const dress = async () => (root.dataset.drawn || (root.dataset.design ?? "classic") !== "classic") && designs("dress");
  const dressed = dress();
  addEventListener("designs", () => designs("show"));

  // The script that makes pictures is loaded on request.
  addEventListener("picture", ({ detail }) => {
    detail.done = bring("picture.js", "default").then(({ default: save }) => save(detail));
    detail.done.catch(() => dispatchEvent(new Event("missing")));
  });

  // Offline use and new versions are handled after the start, but at once when a file is missing. A board embedded in
  // another site stores nothing. Opening the settings shows what is stored for offline use.
  const see = () => bring("offline.js", "compare");
  // The request is aborted if the reader leaves the page, which is no error.
  addEventListener("missing", () => see().then(({ compare }) => compare()).catch(() => {}));
  addEventListener("missing", () => mend().catch(() => {}));
  const keep = () => {
    // A service worker checks every file that it stores. Without a service worker, the check is done here.
    if (crypto.subtle && !navigator.serviceWorker?.controller) mend().catch(() => {});
    see().then(({ begin }) => begin()).catch(() => {});
    addEventListener("hashchange", () => location.hash.startsWith("#/settings") && see().then(({ look }) => look()).catch(() => {}));
  };

  // Without a word of the language, the page is English, and says so once.
  const spoken = learn(chosen()).catch(async () => {
    await learn(source);
    globalThis.words.instead = "";
  });
  spoken.catch(() => {});
  // Replaces what browsers do not offer over plain http.
  const replaced = isSecureContext || bring("plain.js", "copy").catch(() => {});
  const start = async (address, wasm) => {
    const { default: init } = await import(address);
    await spoken;
    await replaced;
    // The first board already has the chosen pieces, unless they take too long.
    await Promise.race([dressed, new Promise((late) => setTimeout(late, 1500))]);
    await init({ module_or_path: wasm });
  };
  // Retries once past the browser's cache, unless the wasm itself trapped.
  const startAgain = async (error) => {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    await spoken;
    await read(app.content, "reload");
    await start(`${here(app.content)}?again`, fetch(here(app.dataset.wasm), { cache: "reload" }));
  };

  try {
    // The app starts in tasks of its own. One that fails says so.
    const begun = new Promise((done) => ["begun", "fatal"].forEach((what) => addEventListener(what, done, { once: true })));
    await start(here(app.content), program).catch(startAgain);
    await begun;
    root.dataset.boot = "live";
    answer();
    if (self === top && !reader.isEmbed) setTimeout(keep, 4000);
    // If the browser could not read a font, it is loaded again, and then the style sheet that refers to it.
    document.fonts.ready.then(async (faces) => {
      if (![...faces].some(({ status }) => status === "error")) return;
      await read(document.querySelector('link[as="font"]').href, "reload").catch(() => {});
      await again(bring("mend.js", "again"), sheet());
    });
  } catch (error) {
    fail(broken(), error);
  }
})();
