// A panic ends the wasm program, and with it everything that could tell the player so. This plain script stands outside:
// it listens for traps, and for a `fatal` event that the program's panic hook or boot.js may send:
//
//     dispatchEvent(new CustomEvent("fatal", { detail: "the panic's message" }))
//
// and shows the panel that waits in index.html. The running game was stored after its last turn.
//
// Where the program crashes at its start, what is stored may be the reason, and would be again at each load. So such starts are counted,
// and from the second one on the panel offers a copy of all that is stored, and a start without it: the games are put aside, then all
// else that has a name, at last, or at once on its own screen, the library. The library can only be deleted, which needs the copy: the
// records can be imported from it. None of this needs room: what cannot be put aside stays in its place, and the tab neither reads it nor
// writes over it (src/ui/store/room.rs).
(() => {
  // The panel works without it, but offers less.
  const { stored } = globalThis;

  // A trap ends the program. An exception that was thrown through the program has wasm in its stack.
  const isTrap = (error) =>
    typeof WebAssembly === "object" &&
    (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError);
  const fromWasm = (error) => /wasm/.test(error?.stack ?? "");
  // How long the program may take to answer, in milliseconds.
  const PATIENCE = 3000;

  const OWN = "hostage-chess.";
  const COUNT = `${OWN}falls`;
  const SAFE = {
    en: {
      text: "This page has fallen over at its start again. What is stored here may be the reason. You can save a copy of all of it, and start without it: the games are put aside, not deleted, and the library stays.",
      last: "This page has fallen over at its start again. The library may be the reason. Save a copy of it first; then you can start without it, and import its games from the copy again.",
      copy: "Save a copy",
      without: "Start without it",
      saved: "Saved among your downloads: hostage-chess-stored.pgn.",
      part: "Saved among your downloads, but without the library, which could not be read: hostage-chess-stored.pgn.",
      unsaved: "The copy could not be saved.",
      blocked: "Another tab has the library open. Close the other tabs of this page.",
      kept: "The library could not be deleted.",
      lost: "What this page could not store is lost.",
    },
    de: {
      text: "Diese Seite ist beim Start wieder gestürzt. Vielleicht liegt es an dem, was hier gespeichert ist. Du kannst eine Kopie von allem sichern und ohne es starten: Die Partien werden beiseitegelegt, nicht gelöscht, und die Bibliothek bleibt.",
      last: "Diese Seite ist beim Start wieder gestürzt. Vielleicht liegt es an der Bibliothek. Sichere zuerst eine Kopie; dann kannst du ohne sie starten und ihre Partien aus der Kopie wieder importieren.",
      copy: "Kopie sichern",
      without: "Ohne es starten",
      saved: "Gesichert, bei deinen Downloads: hostage-chess-stored.pgn.",
      part: "Gesichert, bei deinen Downloads, aber ohne die Bibliothek, die nicht zu lesen war: hostage-chess-stored.pgn.",
      unsaved: "Die Kopie ließ sich nicht sichern.",
      blocked: "Ein anderer Tab hat die Bibliothek offen. Schließe die anderen Tabs dieser Seite.",
      kept: "Die Bibliothek ließ sich nicht löschen.",
      lost: "Was diese Seite nicht speichern konnte, ist verloren.",
    },
  };
  const words = () => SAFE[document.documentElement.lang] ?? SAFE.en;

  // Whoever framed the page chose what it opens; that says nothing about what is stored.
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
      // There is no room, so the tab counts.
    }
    if (tab.falls || falls && !kept) stored.remember({ ...tab, falls: kept ? 0 : falls });
    return falls;
  };
  // Five seconds after its start the program stands.
  let stands = false;
  const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.boot !== "live") return;
    watch.disconnect();
    setTimeout(() => document.getElementById("fault").open || ((stands = true), counted(() => 0)), 5000);
  });
  watch.observe(document.documentElement, { attributeFilter: ["data-boot"] });

  // Entries and records of the library, as pairs of a number and a text each. Nothing if the library cannot be read.
  const library = () =>
    new Promise((done) => {
      // Without it a copy is better than none.
      setTimeout(done, 5000);
      const request = indexedDB.open(`${OWN}library`);
      // There is no library, and this must not create one.
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
        // When the transaction is over: otherwise nobody could delete it.
        database.close();
      };
    });
  let read = false;
  // One file of records as src/shell/backup.rs writes it, which any library imports; what is stored by name in a line that they pass over.
  const copy = async () => {
    try {
      const named = Object.fromEntries(stored.own().map((name) => [name, localStorage[name]]));
      const [entries, texts] = (await library().catch(() => {})) ?? [];
      read = Boolean(texts);
      const known = new Map(entries);
      const records = (texts ?? []).map(([key, text]) => `[Name ${JSON.stringify(String(known.get(key) ?? "").split("\n")[1] ?? "")}]\n${text}`);
      const text = [`% hostage-chess stored: ${JSON.stringify(named)}`, ...records].join("\n\n");
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/x-chess-pgn" }));
      link.download = "hostage-chess-stored.pgn";
      link.click();
      document.querySelector('[data-action="start-without"]').disabled = false;
      say(read ? words().saved : words().part);
    } catch (error) {
      say(`${words().unsaved} ${error.message}`);
    }
  };
  // What may be the reason, the likeliest first: games; what was chosen and learned; the library, of which nothing is read but by its own
  // screen.
  const suspects = () => {
    if (location.hash.startsWith("#/library")) return [];
    const left = stored.leftOut();
    const names = stored.own().filter((name) => !/\.(falls|persistent|warned|emptied)$/.test(name) && !stored.isAside(name) && !left.includes(name));
    const games = names.filter((name) => /\.(game|displaced|analysis|setup|puzzles)\b/.test(name));
    return games.length ? games : names;
  };
  const without = () => {
    const names = suspects();
    // That frees a little room.
    counted(() => 0);
    const stay = names.filter((name) => !stored.putAside(name, null));
    if (stay.length) stored.remember({ ...stored.remembered(), without: [...stored.leftOut(), ...stay] });
    const begin = () => {
      history.replaceState(history.state, "", "#/play");
      location.reload();
    };
    // What is not in the copy stays.
    if (names.length || !read) return begin();
    Object.assign(indexedDB.deleteDatabase(`${OWN}library`), {
      onsuccess: begin,
      onerror: ({ target }) => say(`${words().kept} ${target.error?.message ?? ""}`),
      // The request goes on once they are closed.
      onblocked: () => say(words().blocked),
    });
  };

  const say = (text) => (document.getElementById("fault-said").textContent = text);
  const offer = (panel) => {
    const { text, last, ...names } = words();
    const reload = document.getElementById("fault-reload");
    const add = (kind, content, more) => {
      const element = Object.assign(document.createElement(kind), { textContent: content, ...more });
      panel.insertBefore(element, reload.nextSibling);
      return element;
    };
    const about = suspects();
    document.getElementById("fault-text").after(Object.assign(document.createElement("p"), { textContent: about.length ? text : last }));
    add("p", "", { id: "fault-said" }).role = "status";
    add("button", names.without, { type: "button", onclick: without, disabled: !about.length }).dataset.action = "start-without";
    add("button", names.copy, { type: "button", onclick: copy }).dataset.action = "save-stored";
  };

  const note = (error) => {
    const detail = document.getElementById("fault-detail");
    const lines = error === undefined ? [] : [error?.stack ?? String(error)];
    detail.textContent = [detail.textContent, ...lines].filter(Boolean).join("\n\n");
  };
  const show = (error, text) => {
    const panel = document.getElementById("fault");
    note(error);
    if (panel.open) return;
    const says = text ?? (document.querySelector(".unstored") && words().lost);
    if (says) document.getElementById("fault-text").textContent = says;
    if (!text && !stands && counted((falls) => falls + 1) > 1) offer(panel);
    // What lies damaged in the browser's cache would be taken from there again (static/mend.js).
    const reload = () => location.reload();
    document.getElementById("fault-reload").addEventListener("click", () => Promise.resolve(globalThis.reader?.mend()).then(reload, reload));
    // The program no longer answers: the panel stays, whatever a second Esc does.
    panel.addEventListener("close", () => panel.showModal());
    panel.showModal();
  };

  // The browser logs an exception in a handler, and the program usually goes on. But if the exception interrupted Yew's queue, the program
  // never draws again. So ask the program through that queue; src/ui/app.rs answers.
  const judge = (error) => {
    if (isTrap(error)) return show(error);
    if (!fromWasm(error)) return;
    if (document.documentElement.dataset.boot !== "live") return show(error);
    note(error);
    const dead = setTimeout(show, PATIENCE);
    addEventListener("alive", () => clearTimeout(dead), { once: true });
    dispatchEvent(new Event("pulse"));
  };
  addEventListener("error", ({ error }) => judge(error));
  addEventListener("unhandledrejection", ({ reason }) => judge(reason));
  addEventListener("fatal", ({ detail }) =>
    typeof detail === "object" && detail ? show(detail.error, detail.text) : show(detail ?? undefined),
  );
  // All of this script has come (static/first.js).
  globalThis.guarded = true;
})();
