// Runs before the first paint. It applies the stored settings, and shows the first-paint version of the requested
// screen from index.html in the reader's language. static/boot.js continues from there.
globalThis.reader = (() => {
  const root = document.documentElement;
  // Measures the width of scrollbars, which a style sheet cannot ask for (theme/scale.css).
  const measure = () => {
    const probe = root.appendChild(document.createElement("div"));
    probe.style.cssText = "position: absolute; width: 99px; overflow: scroll; visibility: hidden";
    root.style.setProperty("--scrollbar", `${99 - probe.clientWidth}px`);
    probe.remove();
  };
  measure();
  addEventListener("resize", measure);

  // The # of the address became %23 or was lost, and the host sends this page for any address. Other hosts send
  // 404.html, which loads the same script.
  const last = (location.pathname.split("/").pop() + location.search).replace(/^index\.html/i, "");
  if (location.hash.length < 2 && last) {
    const script = document.createElement("script");
    script.src = "./hostage-404.js";
    document.head.append(script);
  }

  // Name of the screen. The expressions here and for the language below accept an address with escaped characters
  // (src/link/address.rs reads the rest).
  const path = /^(?:[#!/]|%(?:25)*(?:20|21|23|2f))*([a-z]*)/i.exec(location.hash)[1].toLowerCase();
  // A page in a frame of another site touches no storage.
  const isFramed = path === "embed" || self !== top;
  const stored = (name) => {
    try {
      return isFramed ? null : localStorage.getItem(`hostage-chess.${name}`);
    } catch {
      // Storage is forbidden, so the defaults apply.
      return null;
    }
  };

  // Settings become attributes: <html data-theme="dark">. They are stored as theme=dark&board=green. Only the names in
  // src/session/settings.rs are accepted, because the page has other attributes, and stored settings may come from a
  // stranger's file.
  const names = "theme board design men size coordinates notation confirm skill coach evaluation sound volume threads motion letters language".split(" ");
  let settings;
  // Without a chosen theme, the page follows the system. The style sheet does so for light and dark.
  const contrast = matchMedia("(prefers-contrast: more)");
  const follow = () => {
    if (["light", "dark", "contrast"].includes(settings.get("theme"))) return;
    if (contrast.matches) root.dataset.theme = "contrast";
    else if (root.dataset.theme === "contrast") delete root.dataset.theme;
  };
  const wear = (text) => {
    settings = new URLSearchParams(text ?? "");
    if (!text) for (const name of names) delete root.dataset[name];
    for (const [name, value] of settings) if (names.includes(name)) root.dataset[name] = value;
    follow();
  };
  wear(stored("settings"));
  contrast.addEventListener("change", follow);

  // The languages besides English, each with the file of its first texts: filled in by tools/finish.mjs. index.html has
  // the English texts.
  const others = "";
  const source = "en";
  const files = new Map(others.split(" ").filter(Boolean).map((pair) => pair.split("=")));
  // The language that comes closest: pt-BR for pt or pt-PT, if there is no other Portuguese.
  const tags = [source, ...files.keys()];
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  const known = (wanted = "") => tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ?? tags.find((tag) => primary(tag) === primary(wanted));
  // The language is that of the link (lang=de), else the chosen one, else the first available language of the reader,
  // else English.
  const asked = () => known(/(?:[?&;]|%(?:25)*(?:26|3b|3f)|u0026)(?:amp)?lang(?:=|%(?:25)*3d)(?:3d)?([a-z]+(?:-[a-z]+)*)/i.exec(location.hash)?.[1]);
  const language = () => asked() ?? [settings.get("language") ?? "", ...navigator.languages].map(known).find(Boolean) ?? source;
  const speak = (tag) => {
    root.lang = tag;
    root.dir = ["ar", "dv", "fa", "he", "ps", "ur", "yi"].includes(primary(tag)) ? "rtl" : "";
  };
  speak(language());
  // The first texts of another language: those of the first paint and of the scripts.
  let said = {};
  const tell = (says = {}) => (said = says);
  const start = (tag) => fetch(`./${files.get(tag)}`).then((file) => file.json()).then(({ says }) => tell(says));
  const started = root.lang === source ? undefined : start(root.lang).catch(() => {});

  // A reader who has done nothing here yet sees the welcome screen, everybody else the home screen. Screens with a board
  // get it in its final place; other screens appear as a whole later.
  const home = ["", "home"].includes(path);
  const live = () => {
    try {
      return !isFramed && Object.keys(localStorage).some((name) => name.startsWith("hostage-chess.live."));
    } catch {
      // Storage is forbidden, so no game is kept.
      return false;
    }
  };
  // The same rules as Shell::is_new: a game or an analysis counts if it has a move or begins from a position of its own.
  const begun = (name) => /"turns":\[\[|"start":"/.test(stored(name));
  const been = () => ["displaced", "puzzles", "career", "results"].some(stored) || ["game", "analysis"].some(begun) || /=[1-9]/.test(stored("lessons")) || live();
  const welcome = path === "welcome" || (home && !been());
  // The part of the program with the screen (src/ui/app), if static/boot.js fetches it.
  const part = welcome || ["play", "live", "lobby"].includes(path) ? undefined : home ? "home" : path === "puzzles" ? path : "later";
  const arrange = () => {
    const app = document.getElementById("app");
    if (path === "embed") app.replaceChildren(app.querySelector(".late"));
    else if (!welcome) {
      // Without a parameter but the game, the puzzles have a page of their own.
      const board = ["play", "analysis", "setup"].includes(path) || (path === "puzzles" && /\?(?!variant=)/.test(location.hash));
      const screen = board ? document.getElementById("first-play").content.firstElementChild.cloneNode(true) : document.createElement("main");
      if (board) {
        // Only a game has no tabs, but a button for a new one.
        if (path === "play") app.querySelector("header").append(document.getElementById("first-play").content.lastElementChild.cloneNode(true));
        else screen.classList.replace("in-game", path);
        // Board and trays of the welcome screen, with empty trays.
        screen.querySelector(".table").append(...app.querySelectorAll(".demo .board-frame, .demo .tray"));
        for (const tray of screen.querySelectorAll(".tray")) tray.classList.add("kinds-0", "share-6");
        // Screens other than Play have different panels, so only the sentence stays.
        if (path !== "play") screen.querySelector(".panel").replaceChildren(screen.querySelector("p"));
      }
      app.querySelector("main").replaceWith(screen);
      const play = ["home", "play", "friend", "live", "lobby"].includes(path || "home");
      if (!play) app.querySelector("nav [aria-current]").removeAttribute("aria-current");
      app.querySelector(`nav [href="#/${path || "home"}"]`)?.setAttribute("aria-current", "page");
    }
  };
  const translate = () => {
    const templates = [...document.querySelectorAll("template")].map(({ content }) => content);
    for (const part of [document, ...templates]) for (const element of part.querySelectorAll("[data-word]")) element.textContent = said[element.dataset.word] ?? element.textContent;
  };
  if (!welcome || started) {
    // The page is hidden until all of its HTML has been parsed and arranged, and its texts are here or are late.
    root.dataset.first = "";
    const look = async () => {
      if (!document.getElementById("update-later")) return;
      watch.disconnect();
      if (started) await Promise.race([started, new Promise((late) => setTimeout(late, 1500))]);
      // The app may have started in the meantime.
      if (document.querySelector("#app > .first-paint")) {
        translate();
        arrange();
      }
      delete root.dataset.first;
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    // If this script was damaged in the browser's cache, it runs late and the page may already be complete.
    look();
  }

  // Loads a script on request and checks that it exports `part`. A script that is damaged in the browser's cache is
  // fetched past the cache. It gets a different address, because the browser remembers that the first one failed.
  const { content: build } = document.querySelector('meta[name="build"]');
  const bring = async (name, part) => {
    const address = new URL(`${name}?v=${build}`, document.baseURI).href;
    const found = await import(address).catch(() => ({}));
    if (found[part]) return found;
    await fetch(address, { cache: "reload" });
    return import(`${address}&again`);
  };
  const mend = () => bring("mend.js", "mend").then(({ mend }) => mend());
  const reload = () => location.reload();
  // By now the other scripts of the page have run. Any that have not are loaded again.
  addEventListener("DOMContentLoaded", () => {
    const ran = { boot: root.dataset.boot, fault: globalThis.guarded, translated: globalThis.translated };
    for (const name of Object.keys(ran).filter((name) => !ran[name])) {
      const again = (mender) => mender.again(document.querySelector(`script[src*="${name}-"]`));
      bring("mend.js", "again").then(again).catch(() => {});
    }
  });

  // Clicks made before the app can answer are repeated when it can.
  const pressed = new Set();
  const press = (event) => {
    const { target } = event;
    // The target may be the document itself if a script sends the click.
    if (!(target instanceof Element)) return;
    if (target.closest(".late a")) {
      // The link alone would lose the part of the address after the #.
      event.preventDefault();
      mend().then(reload, reload);
    }
    const button = target.closest("#app [value]");
    if (!button) return;
    pressed.add(button.value);
    button.setAttribute("aria-busy", "true");
  };
  addEventListener("click", press);
  const answer = async () => {
    removeEventListener("click", press);
    for (const name of pressed) {
      document.querySelector(`[data-action="${name}"], [data-variant="${name}"]`)?.click();
      await new Promise((drawn) => setTimeout(drawn));
    }
  };

  return { wear, files, source, asked, language, speak, tell, say: (id) => said[id], answer, bring, mend, isEmbed: path === "embed", part };
})();
