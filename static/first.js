// Before the first paint: the page wears what the reader has set, and the screen that the address asks for stands there in the reader's
// language, as index.html has it. static/boot.js goes on with what this finds out.
globalThis.reader = (() => {
  const root = document.documentElement;
  // How much room scrollbars take, which a style sheet cannot ask (theme/scale.css).
  const measure = () => {
    const probe = root.appendChild(document.createElement("div"));
    probe.style.cssText = "position: absolute; width: 99px; overflow: scroll; visibility: hidden";
    root.style.setProperty("--scrollbar", `${99 - probe.clientWidth}px`);
    probe.remove();
  };
  measure();
  addEventListener("resize", measure);

  // An address whose # became %23, where the host sends this page for any address: 404.html and its script are the same for other hosts.
  const last = (location.pathname.split("/").pop() + location.search).replace(/^index\.html/i, "");
  if (location.hash.length < 2 && /^[^?]|%(?:25)*23|[?&;](?:g|moves|fen)=/i.test(last)) {
    const script = document.createElement("script");
    script.src = "./hostage-404.js";
    document.head.append(script);
  }

  // The name of the screen, and the language below, whatever has escaped the address on its way (src/link/address.rs reads the rest).
  const path = /^(?:[#!/]|%(?:25)*(?:20|21|23|2f))*([a-z]*)/i.exec(location.hash)[1].toLowerCase();
  // The small board on somebody else's page touches no storage.
  const stored = (name) => {
    try {
      return path === "embed" ? null : localStorage.getItem(`hostage-chess.${name}`);
    } catch {
      // Storage is forbidden: everything is as usual.
      return null;
    }
  };

  // What the reader has set is worn as attributes: <html data-theme="dark">. It is stored as theme=dark&board=green. Other names stay
  // out (src/session/settings.rs has these): the page has attributes of its own, and what is stored may come from a stranger's file.
  const names = "theme board men size coordinates notation confirm coach evaluation sound volume threads motion language".split(" ");
  let settings;
  const wear = (text) => {
    settings = new URLSearchParams(text ?? "");
    if (!text) for (const name of names) delete root.dataset[name];
    for (const [name, value] of settings) if (names.includes(name)) root.dataset[name] = value;
  };
  wear(stored("settings"));

  // A theme that nobody chose follows the system; light and dark do so in the style sheet.
  const contrast = matchMedia("(prefers-contrast: more)");
  const follow = () => {
    if (contrast.matches) root.dataset.theme ??= "contrast";
    else if (root.dataset.theme === "contrast") delete root.dataset.theme;
  };
  if (contrast.matches) follow();
  contrast.addEventListener("change", follow);

  // The language is the one that the link asks for (lang=de), or the first of the reader's own that there is, or the first of all.
  const files = new Map(document.querySelector('meta[name="words"]').content.split(" ").map((pair) => pair.split("=")));
  const primary = (tag) => tag?.toLowerCase().split("-")[0];
  const asked = () => /(?:[?&;]|%(?:25)*(?:26|3b|3f)|u0026)(?:amp)?lang(?:=|%(?:25)*3d)(?:3d)?([a-z]+)/i.exec(location.hash)?.[1].toLowerCase();
  const first = files.keys().next().value;
  const language = () => [asked(), settings.get("language"), ...navigator.languages.map(primary)].find((tag) => files.has(tag)) ?? first;
  root.lang = language();

  // Who has never played here is welcomed. Boards stand where they will be; what has none comes as a whole.
  const welcome = path === "welcome" || (path === "" && !stored("game"));
  const arrange = () => {
    const app = document.getElementById("app");
    if (path === "embed") app.replaceChildren(app.querySelector(".late"));
    else if (!welcome) {
      const board = ["", "play", "analysis", "setup", "puzzles"].includes(path);
      const screen = board ? document.getElementById("first-play").content.firstElementChild.cloneNode(true) : document.createElement("main");
      if (board) {
        if (path) screen.classList.add(path);
        // The table of the welcome, with nobody in the trays.
        screen.querySelector(".table").append(...app.querySelectorAll(".demo .board-frame, .demo .tray"));
        for (const tray of screen.querySelectorAll(".tray")) tray.classList.add("kinds-0", "share-6");
        // Other screens with a board have other panels: of this one the sentence stays.
        if (!["", "play"].includes(path)) screen.querySelector(".panel").replaceChildren(screen.querySelector("p"));
      }
      app.querySelector("main").replaceWith(screen);
      app.querySelector(`nav [href="#/${path || "play"}"]`)?.setAttribute("aria-current", "page");
    }
    for (const element of app.querySelectorAll(`[data-${root.lang}]`)) element.textContent = element.dataset[root.lang];
  };
  if (!welcome || root.lang !== first) {
    // Nothing is shown before it is right, which is as soon as all of it has been read.
    root.dataset.first = "";
    const look = () => {
      if (!document.getElementById("fault")) return;
      watch.disconnect();
      arrange();
      delete root.dataset.first;
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    // This script came late, if it lay damaged in the browser's cache.
    look();
  }

  // A script that comes when it is asked for, and has this part. One that lies damaged in the browser's cache is asked for past it, and has
  // another address from then on: the browser remembers that the first one came to nothing.
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
  // The other scripts of the page have run by now, or are loaded once more.
  addEventListener("DOMContentLoaded", () => {
    const ran = { boot: root.dataset.boot, fault: globalThis.guarded, translated: globalThis.translated };
    for (const name of Object.keys(ran).filter((name) => !ran[name])) {
      const again = (mender) => mender.again(document.querySelector(`script[src*="${name}-"]`));
      bring("mend.js", "again").then(again).catch(() => {});
    }
  });

  // What is pressed before the program can answer is done when it can.
  const pressed = new Set();
  const press = (event) => {
    const { target } = event;
    // Scripts may send a click to the document itself.
    if (!(target instanceof Element)) return;
    if (target.closest(".late a")) {
      // The link alone would lose what the address says behind its #.
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

  return { wear, files, asked, language, answer, bring, mend, isEmbed: path === "embed" };
})();
