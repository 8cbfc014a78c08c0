// A panic ends the wasm program, and with it everything that could tell the player so. This plain script stands outside:
// it listens for traps, and for a `fatal` event that the program's panic hook or boot.js may send:
//
//     dispatchEvent(new CustomEvent("fatal", { detail: "the panic's message" }))
//
// and shows the panel that waits in index.html. The running game was stored after its last turn.
//
// Where the program falls over at its start, what is stored may be the reason, and would be again at each load. So such starts are
// counted in what is stored, and from the second one on the panel offers a copy of all of it, and to begin without it: the games are put
// aside, then all else that has a name, at last, or at once on its own screen, the library. That one can only be deleted, which needs the
// copy: the records can be imported from it.
(() => {
  // A trap ends the program. A script's error that came through it has wasm in the stack, as a stack overflow has.
  const isTrap = (error) =>
    typeof WebAssembly === "object" &&
    (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError);
  const fromWasm = (error) => /wasm/.test(error?.stack ?? "");
  // How long the program may take to say that it lives, in milliseconds.
  const PATIENCE = 3000;

  const OWN = "hostage-chess.";
  const COUNT = `${OWN}falls`;
  const SAFE = {
    en: {
      text: "This page has fallen over at its start again. What is stored here may be the reason. You can save a copy of all of it, and start without it: the games are put aside, not deleted, and the library stays.",
      last: "This page has fallen over at its start again. The library may be the reason. Save a copy of it first; then you can start without it, and import its games from the copy again.",
      copy: "Save a copy",
      without: "Start without it",
    },
    de: {
      text: "Diese Seite ist beim Start wieder gestürzt. Vielleicht liegt es an dem, was hier gespeichert ist. Du kannst eine Kopie von allem sichern und ohne es starten: die Partien werden beiseite gelegt, nicht gelöscht, und die Bibliothek bleibt.",
      last: "Diese Seite ist beim Start wieder gestürzt. Vielleicht liegt es an der Bibliothek. Sichere zuerst eine Kopie; dann kannst du ohne sie starten und ihre Partien aus der Kopie wieder importieren.",
      copy: "Kopie sichern",
      without: "Ohne es starten",
    },
  };

  // Whoever framed the page chose what it opens; that says nothing about what is stored.
  const storage = () => (self === top ? localStorage : null);
  const counted = (change) => {
    try {
      const falls = change(Number(storage().getItem(COUNT)));
      if (falls) storage().setItem(COUNT, falls);
      else storage().removeItem(COUNT);
      return falls;
    } catch {
      return 0;
    }
  };
  // Five seconds after its start the program stands.
  let stands = false;
  const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.boot !== "live") return;
    watch.disconnect();
    setTimeout(() => document.getElementById("fault").open || ((stands = true), counted(() => 0)), 5000);
  });
  watch.observe(document.documentElement, { attributeFilter: ["data-boot"] });

  const own = () => Object.keys(localStorage).filter((name) => name.startsWith(OWN));

  // Entries and texts, in the same order; nothing if they cannot be read.
  const library = () =>
    new Promise((done) => {
      // Without it a copy is better than none.
      setTimeout(done, 5000, []);
      const request = indexedDB.open(`${OWN}library`);
      request.onerror = () => done([]);
      request.onsuccess = ({ target: { result: database } }) => {
        try {
          const stores = [...database.objectStoreNames];
          const transaction = database.transaction(stores);
          const found = stores.map((name) => transaction.objectStore(name).getAll());
          transaction.oncomplete = () => done(found.map(({ result }) => result));
        } catch {
          done([]);
        }
        // When the transaction is over: otherwise nobody could delete it.
        database.close();
      };
    });
  let read = false;
  // One file of records as src/shell/backup.rs writes it, which any library imports; what is stored by name in a line that they pass over.
  const copy = async ({ target }) => {
    const stored = Object.fromEntries(own().map((name) => [name, localStorage[name]]));
    const [entries, texts] = await library().catch(() => []);
    read = Boolean(texts);
    const records = (texts ?? []).map((text, place) => `[Name ${JSON.stringify(String(entries[place]).split("\n")[1] ?? "")}]\n${text}`);
    const text = [`% hostage-chess stored: ${JSON.stringify(stored)}`, ...records].join("\n\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/x-chess-pgn" }));
    link.download = "hostage-chess-stored.pgn";
    link.click();
    target.nextSibling.disabled = false;
  };
  // What may be the reason, the likeliest first: games; what was chosen and learned; the library, of which nothing is read but by its own
  // screen.
  const suspects = () => {
    if (location.hash.startsWith("#/library")) return [];
    const names = own().filter((name) => !/\.(unreadable|falls|persistent|warned)\b/.test(name));
    const games = names.filter((name) => /\.(game|displaced|analysis|setup|puzzles)\b/.test(name));
    return games.length ? games : names;
  };
  // As src/ui/store.rs puts things aside.
  const without = () => {
    const names = suspects();
    for (const name of names) {
      const [aside, text] = [`${name}.unreadable`, localStorage[name]];
      if (aside in localStorage) localStorage[`${aside}.${localStorage[`${aside}.at`] ?? Date.now()}`] = localStorage[aside];
      delete localStorage[name];
      localStorage[aside] = text;
      localStorage[`${aside}.at`] = Date.now();
    }
    delete localStorage[COUNT];
    history.replaceState(null, "", "#/play");
    const begin = () => location.reload();
    // What is not in the copy stays.
    if (names.length || !read) begin();
    else Object.assign(indexedDB.deleteDatabase(`${OWN}library`), { onsuccess: begin, onerror: begin, onblocked: begin });
  };

  const offer = (panel) => {
    const words = SAFE[document.documentElement.lang] ?? SAFE.en;
    const text = document.createElement("p");
    text.textContent = suspects().length ? words.text : words.last;
    document.getElementById("fault-text").after(text);
    const button = (action, text, act, disabled) => {
      const element = document.createElement("button");
      Object.assign(element, { type: "button", textContent: text, disabled });
      element.dataset.action = action;
      element.addEventListener("click", act);
      panel.insertBefore(element, document.getElementById("fault-reload").nextSibling);
    };
    button("start-without", words.without, without, !suspects().length);
    button("save-stored", words.copy, copy);
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
    if (text) document.getElementById("fault-text").textContent = text;
    else if (!stands && counted((falls) => falls + 1) > 1) offer(panel);
    document.getElementById("fault-reload").addEventListener("click", () => location.reload());
    // The program no longer answers: the panel stays, whatever a second Esc does.
    panel.addEventListener("close", () => panel.showModal());
    panel.showModal();
  };

  // An error that one handler lets through does not end the program; the browser logs it. But what the handler was in the middle of may be
  // stuck, and all the rest with it. So the program is asked through the queue that everything else goes through: src/ui/app.rs answers.
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
})();
