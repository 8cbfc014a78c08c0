// A panic ends the app, so the app itself cannot tell the player. This plain script runs outside the app. It listens
// for traps, and for a `fatal` event that the app's panic hook or boot.js may send:
//
//     dispatchEvent(new CustomEvent("fatal", { detail: "the panic's message" }))
//
// It then shows the panel in index.html. The current game was stored after its last move.
//
// If the app crashes during its start, stored data may be the cause, and would crash it again at each load. So crashes
// during the start are counted. From the second one on, the panel offers a copy of everything stored and a start
// without it. The games are put aside first, then everything else in localStorage.
//
// The library comes last, or at once on the library screen. It can only be deleted, and only after a copy was saved;
// its records can be imported from the copy. None of this needs free space. What cannot be put aside stays in place,
// and this tab neither reads nor overwrites it (src/ui/storage/room.rs).
(() => {
  // The panel works without stored.js, but offers less.
  const { stored } = globalThis;

  // A trap ends the app. Another exception concerns the app if it has wasm in its stack.
  const isTrap = (error) =>
    typeof WebAssembly === "object" &&
    (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError);
  const fromWasm = (error) => /wasm/.test(error?.stack ?? "");
  // Timeout for the app's answer, in milliseconds.
  const TIMEOUT = 3000;

  const OWN = "hostage-chess.";
  const COUNT = `${OWN}falls`;
  // The English texts, filled in by tools/finish.mjs. static/first.js may have fetched another language's.
  const ENGLISH = {};
  const word = (id) => globalThis.reader?.say(id) ?? ENGLISH[id];

  // Counts crashes. In a frame the embedding site chose the address, so a crash does not point to stored data.
  const counted = (change) => {
    if (self !== top || !stored) return 0;
    const tab = stored.remembered();
    let named = 0;
    let kept = false;
    try {
      named = Number(localStorage.getItem(COUNT)) || 0;
    } catch {
      // Storage is forbidden.
    }
    const falls = change(Math.max(named, Number(tab.falls) || 0));
    try {
      if (falls) localStorage.setItem(COUNT, falls);
      else localStorage.removeItem(COUNT);
      kept = true;
    } catch {
      // There is no space, so the count is kept in the tab.
    }
    if (tab.falls || falls && !kept) stored.remember({ ...tab, falls: kept ? 0 : falls });
    return falls;
  };
  // The start counts as successful after five seconds.
  let stands = false;
  const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.boot !== "live") return;
    watch.disconnect();
    setTimeout(() => document.getElementById("fault").open || ((stands = true), counted(() => 0)), 5000);
  });
  watch.observe(document.documentElement, { attributeFilter: ["data-boot"] });

  // Entries and records of the library, as pairs of a number and a text each. Undefined if the library cannot be read.
  const library = () =>
    new Promise((done) => {
      // If the library does not answer in time, the copy is made without it.
      setTimeout(done, 5000);
      const request = indexedDB.open(`${OWN}library`);
      // There is no library yet, and this request must not create one.
      request.onupgradeneeded = () => (done([[], []]), request.transaction.abort());
      request.onerror = () => done();
      request.onsuccess = ({ target: { result: database } }) => {
        try {
          const transaction = database.transaction(["entries", "texts"]);
          const [entries, texts] = ["entries", "texts"].map((name) => {
            const store = transaction.objectStore(name);
            return [store.getAllKeys(), store.getAll()];
          });
          const pairs = ([keys, values]) => keys.result.map((key, place) => [key, values.result[place]]);
          transaction.oncomplete = () => done([pairs(entries), pairs(texts)]);
          transaction.onabort = () => done();
        } catch {
          done();
        }
        // Takes effect when the transaction is over. An open connection would block deletion.
        database.close();
      };
    });
  let read = false;
  // Builds one file of records in the format of src/shell/backup.rs, which every library imports. The other stored data
  // goes into a comment line that the import skips.
  const copy = async () => {
    try {
      const named = Object.fromEntries(stored.own().map((name) => [name, localStorage[name]]));
      const [entries, texts] = (await library().catch(() => {})) ?? [];
      read = Boolean(texts);
      const known = new Map(entries);
      const tag = (name, value) => (value ? `[${name} ${JSON.stringify(value)}]\n` : "");
      // The same tags as in LibraryEntry::backup (src/session/library/entry.rs).
      const records = (texts ?? []).map(([key, text]) => {
        const lines = String(known.get(key) ?? "").split("\n");
        const more = lines.slice(12).join("\n").trimEnd();
        return tag("Name", lines[1]) + tag("Entry", more.replaceAll("\n", "|")) + text;
      });
      const text = [`% hostage-chess stored: ${JSON.stringify(named)}`, ...records].join("\n\n");
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/x-chess-pgn" }));
      link.download = "hostage-chess-stored.pgn";
      link.click();
      document.querySelector('[data-action="start-without"]').disabled = false;
      say(word(read ? "fault-saved" : "fault-saved-part"));
    } catch (error) {
      say(`${word("fault-unsaved")} ${error.message}`);
    }
  };
  // Names of the data that may be the cause, the likeliest first: games, then settings and progress. An empty list
  // means the library, which only its own screen reads.
  const suspects = () => {
    if (location.hash.startsWith("#/library")) return [];
    const left = stored.leftOut();
    const names = stored.own().filter((name) => !/\.(falls|persistent|warned|emptied)$/.test(name) && !stored.isAside(name) && !left.includes(name));
    const games = names.filter((name) => /\.(game|displaced|analysis|setup|puzzles)\b/.test(name));
    return games.length ? games : names;
  };
  const without = () => {
    const names = suspects();
    // Removing the count frees a little space.
    counted(() => 0);
    const stay = names.filter((name) => !stored.putAside(name, null));
    if (stay.length) stored.remember({ ...stored.remembered(), without: [...stored.leftOut(), ...stay] });
    const begin = () => {
      history.replaceState(history.state, "", "#/play");
      location.reload();
    };
    // A library that is not in the copy is not deleted.
    if (names.length || !read) return begin();
    Object.assign(indexedDB.deleteDatabase(`${OWN}library`), {
      onsuccess: begin,
      onerror: ({ target }) => say(`${word("fault-kept")} ${target.error?.message ?? ""}`),
      // The request continues once the other tabs are closed.
      onblocked: () => say(word("fault-blocked")),
    });
  };

  const say = (text) => (document.getElementById("fault-said").textContent = text);
  const offer = (panel) => {
    const reload = document.getElementById("fault-reload");
    const add = (kind, content, more) => {
      const element = Object.assign(document.createElement(kind), { textContent: content, ...more });
      panel.insertBefore(element, reload.nextSibling);
      return element;
    };
    const about = suspects();
    document.getElementById("fault-text").after(Object.assign(document.createElement("p"), { textContent: word(about.length ? "fault-again" : "fault-again-library") }));
    add("p", "", { id: "fault-said" }).role = "status";
    add("button", word("fault-without"), { type: "button", onclick: without, disabled: !about.length }).dataset.action = "start-without";
    add("button", word("fault-copy"), { type: "button", onclick: copy }).dataset.action = "save-stored";
  };

  // Only Chromium's stacks begin with the message.
  const described = (error) => {
    const [text, stack] = [String(error), String(error?.stack ?? "")];
    return stack.includes(text) ? stack : `${text}\n${stack}`.trim();
  };
  const note = (error) => {
    const detail = document.getElementById("fault-detail");
    const lines = error === undefined ? [] : [described(error)];
    detail.textContent = [detail.textContent, ...lines].filter(Boolean).join("\n\n");
  };
  const show = (error, text) => {
    const panel = document.getElementById("fault");
    note(error);
    if (panel.open) return;
    const says = text ?? (document.querySelector(".unstored") && word("fault-lost"));
    if (says) document.getElementById("fault-text").textContent = says;
    if (!text && !stands && counted((falls) => falls + 1) > 1) offer(panel);
    // A reload alone would use a damaged file in the browser's cache again (static/mend.js).
    const reload = () => location.reload();
    document.getElementById("fault-reload").addEventListener("click", () => Promise.resolve(globalThis.reader?.mend()).then(reload, reload));
    // The app no longer answers. The panel stays open even if Esc is pressed twice.
    panel.addEventListener("close", () => panel.showModal());
    panel.showModal();
  };

  // The browser logs an exception in a handler, and the app usually continues. But if the exception interrupted Yew's
  // queue, the app never draws again. So this asks the app through that queue; src/ui/app.rs answers.
  const judge = (error) => {
    if (isTrap(error)) return show(error);
    if (!fromWasm(error)) return;
    if (document.documentElement.dataset.boot !== "live") return show(error);
    note(error);
    const dead = setTimeout(show, TIMEOUT);
    addEventListener("alive", () => clearTimeout(dead), { once: true });
    dispatchEvent(new Event("pulse"));
  };
  addEventListener("error", ({ error }) => judge(error));
  addEventListener("unhandledrejection", ({ reason }) => judge(reason));
  addEventListener("fatal", ({ detail }) =>
    typeof detail === "object" && detail ? show(detail.error, detail.text) : show(detail ?? undefined),
  );
  // Tells static/first.js that this script has run to its end.
  globalThis.guarded = true;
})();
