// Everything that a person can do with the element, in one walk that every browser takes.
import assert from "node:assert/strict";

const EXCHANGE = "r1bqk2r/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#bNn] w KQkq - 0 6";
const PROMOTION = "6k1/P7/8/8/8/8/8/4K3[#Q] w - - 0 1";
const PROMOTION_CHOICE = "6k1/P7/8/8/8/8/8/4K3[#QN] w - - 0 1";

/** The element and its steps in a browser. */
export function boardIn(browser) {
  const middle = (css) =>
    browser.until((css) => {
      const element = document.querySelector("hostage-board").shadowRoot?.querySelector(css);
      if (!element) return undefined;
      element.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return width > 0 && [left + width / 2, top + height / 2];
    }, css);
  const square = (name) => `[data-square="${name}"]`;
  return {
    middle,
    square,
    click: async (css) => browser.click(...(await middle(css))),
    drag: async (from, to) => browser.drag(await middle(from), await middle(to)),
    /** Sets attributes, and waits until the board shows what they say. */
    set: (attributes) =>
      browser.run((attributes) => {
        const board = document.querySelector("hostage-board");
        for (const name of ["position", "variant", "game", "ply", "orientation", "lang", "interactive", "theme", "design"]) if (!(name in attributes)) board.removeAttribute(name);
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      }, attributes),
    /** Returns a property of the element. */
    get: (name) => browser.run((name) => document.querySelector("hostage-board")[name], name),
    until: (name, value) => browser.until((name, value) => document.querySelector("hostage-board")[name] === value, name, value),
    text: (css) => browser.run((css) => document.querySelector("hostage-board").shadowRoot.querySelector(css)?.textContent ?? null, css),
    says: (css, text) => browser.until((css, text) => document.querySelector("hostage-board").shadowRoot.querySelector(css)?.textContent.includes(text), css, text),
    /** Returns the events since the last call. */
    events: () => browser.run(() => globalThis.heard.splice(0)),
    focused: () => browser.run(() => document.querySelector("hostage-board").shadowRoot.activeElement?.getAttribute("data-square") ?? null),
    async open(url) {
      await browser.go(url);
      await browser.until(() => globalThis.api && document.querySelector("hostage-board").shadowRoot?.querySelector("[data-fen]") && true);
      await browser.run(() => {
        globalThis.heard = [];
        const board = document.querySelector("hostage-board");
        for (const name of ["move", "illegal", "position", "problem"]) {
          board.addEventListener(name, (event) => {
            if (name === "move" && globalThis.refuses) event.preventDefault();
            const { code, notation, message, fen, ply, squares } = event.detail;
            globalThis.heard.push({ name, code, notation, message, fen, ply, squares });
          });
        }
      });
    },
  };
}

/** The steps of the walk, by name. */
export const STEPS = {
  async "a move by tap, one by drag, one by key"(board, browser) {
    await board.click(board.square("e2"));
    await board.click(board.square("e4"));
    await board.until("turn", "black");
    await board.drag(board.square("e7"), board.square("e5"));
    await board.until("turn", "white");
    const heard = await board.events();
    assert.deepEqual(heard.map(({ name, notation }) => notation ?? name), ["e4", "position", "e5", "position"]);
    await browser.run(() => document.querySelector("hostage-board").shadowRoot.querySelector('[data-square="a1"]').focus());
    await browser.press(..."ArrowRight ".repeat(6).trim().split(" "), "Enter");
    assert.equal(await board.focused(), "g1");
    await browser.press("ArrowUp", "ArrowUp", "ArrowLeft", "Enter");
    await board.until("turn", "black");
    assert.equal((await board.events()).find(({ name }) => name === "move").notation, "Nf3");
    assert.equal(await board.focused(), "f3");
    await board.says('[role="status"]', "White");
  },

  async "a second finger leaves the first one its piece"(board, browser) {
    await board.set({ interactive: "", position: "start" });
    const [from, to, beside] = [await board.middle(board.square("e2")), await board.middle(board.square("e4")), await board.middle(board.square("a5"))];
    const touch = (name, pointerId, [clientX, clientY]) =>
      browser.run((name, pointerId, clientX, clientY) => {
        const target = document.querySelector("hostage-board").shadowRoot.elementFromPoint(clientX, clientY);
        target.dispatchEvent(new PointerEvent(name, { pointerId, clientX, clientY, pointerType: "touch", buttons: 1, bubbles: true, composed: true }));
      }, name, pointerId, clientX, clientY);
    await touch("pointerdown", 71, from);
    await touch("pointerdown", 72, beside);
    await touch("pointerup", 72, beside);
    await touch("pointermove", 71, to);
    await touch("pointerup", 71, to);
    await board.until("turn", "black");
    // The next finger is heard too.
    const [reply, there] = [await board.middle(board.square("e7")), await board.middle(board.square("e5"))];
    for (const [name, at] of [["pointerdown", reply], ["pointermove", there], ["pointerup", there]]) await touch(name, 73, at);
    await board.until("turn", "white");
    await board.set({});
  },

  async "an illegal move has its reason"(board) {
    await board.set({ interactive: "", position: "start" });
    await board.events();
    await board.click(board.square("e1"));
    await board.drag(board.square("a1"), board.square("a3"));
    const illegal = (await board.events()).filter(({ name }) => name === "illegal");
    assert.deepEqual(illegal.map(({ code }) => code).at(-1), "blocked");
    assert.ok(illegal.at(-1).squares.includes("a1"));
    assert.equal(await board.text('[role="alert"].unseen'), illegal.at(-1).message);
    assert.equal(await board.text(".words"), illegal.at(-1).message);
  },

  async "an exchange asks for the payment"(board, browser) {
    await board.set({ interactive: "", position: EXCHANGE });
    await board.events();
    await board.click('[data-tray="prison"][data-owner="black"] [data-man="n"]');
    await board.click(board.square("d5"));
    await board.says('[role="dialog"]', "Pay with");
    await browser.press("Escape");
    await browser.until(() => !document.querySelector("hostage-board").shadowRoot.querySelector('[role="dialog"]'));
    await board.click(board.square("d5"));
    await board.click('[data-pay="b"]');
    await board.until("turn", "black");
    assert.equal((await board.events()).find(({ name }) => name === "move").notation, "(B)N*d5");
    assert.match(await board.get("position"), /\[b#n\]/);
  },

  async "a promotion: the only one plays itself, several are asked for"(board) {
    await board.set({ interactive: "", position: PROMOTION });
    await board.drag(board.square("a7"), board.square("a8"));
    await board.until("turn", "black");
    await board.set({ interactive: "", position: PROMOTION_CHOICE });
    await board.events();
    await board.drag(board.square("a7"), board.square("a8"));
    await board.click('[data-promote="n"]');
    await board.until("turn", "black");
    assert.equal((await board.events()).find(({ name }) => name === "move").notation, "a8=N");
  },

  async "the page can refuse a move, and close the board to a side"(board, browser) {
    await board.set({ interactive: "", position: "start" });
    await browser.run(() => void (globalThis.refuses = true));
    await board.drag(board.square("e2"), board.square("e4"));
    await browser.run(() => void (globalThis.refuses = false));
    assert.equal(await board.get("turn"), "white");
    await board.set({ interactive: "black", position: "start" });
    await board.events();
    await board.drag(board.square("e2"), board.square("e4"));
    assert.deepEqual((await board.events()).map(({ code }) => code).slice(-1), ["not-your-turn"]);
    assert.equal(await board.get("turn"), "white");
    assert.equal(await browser.run(() => document.querySelector("hostage-board").play("e4").notation), "e4");
    await board.drag(board.square("e7"), board.square("e5"));
    await board.until("turn", "white");
  },

  async "a game is stepped through with buttons and keys"(board, browser) {
    await board.set({ game: '[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 *' });
    await board.until("plies", 4);
    assert.equal(await board.get("ply"), 0);
    await board.click('[data-action="redo"]');
    await board.until("ply", 1);
    await board.says(".here", "e4");
    await browser.run(() => document.querySelector("hostage-board").shadowRoot.querySelector('[data-action="redo"]').focus());
    await browser.press("ArrowRight", "ArrowRight", "ArrowLeft");
    await board.until("ply", 2);
    await board.click('[data-action="last"]');
    await board.until("ply", 4);
    assert.match(await board.get("game"), /\[White "A"\][^]*2\. Nf3 Nc6/);
    await board.set({ game: "1. e4 e5 *", ply: "last", orientation: "black" });
    await board.until("ply", 2);
    assert.equal(await board.get("orientation"), "black");
    // A viewer cannot move pieces.
    await board.drag(board.square("d2"), board.square("d4"));
    assert.equal(await board.get("ply"), 2);
  },

  async "German, another game, and another design"(board, browser) {
    const loaded = () => browser.run(() => performance.getEntriesByType("resource").filter(({ name }) => /rules-all.*wasm/.test(name)).length);
    assert.equal(await loaded(), 0, "Hostage Chess alone does not load the other games");
    await board.set({ variant: "hole", lang: "de", design: "carved" });
    await board.until("variant", "hole");
    await board.says(".words", "Gelb");
    assert.equal(await loaded(), 1);
    await board.set({ lang: "en", variant: "takeover-41-free" });
    await board.until("variant", "takeover-41-free");
  },

  async "faulty attributes say what is wrong"(board) {
    await board.set({});
    await board.events();
    await board.set({ position: "8/8 w - - 0 1" });
    await board.says(".problem", "rank");
    const [problem] = (await board.events()).filter(({ name }) => name === "problem");
    assert.ok(problem.message.length > 10);
    await board.set({ game: "1. e4 Ke4" });
    await board.says(".problem", "line 1");
    assert.equal(await board.get("plies"), 1);
    for (const attributes of [{ variant: "chess" }, { orientation: "left" }, { ply: "x", game: "1. e4" }, { interactive: "maybe" }]) {
      await board.set(attributes);
      const problems = (await board.events()).filter(({ name }) => name === "problem");
      assert.ok(problems.length > 0 && problems.every(({ code }) => code !== "internal"), JSON.stringify([attributes, problems]));
    }
    await board.set({});
    assert.equal(await board.text(".problem"), "");
  },

  async "the engine answers, reports, and stops"(board, browser) {
    await browser.run(() => {
      globalThis.found = undefined;
      // The addresses of files in memory that are in use.
      const files = new Set();
      const [make, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
      URL.createObjectURL = (file) => (files.add(make(file)), [...files].at(-1));
      URL.revokeObjectURL = (address) => (files.delete(address), revoke(address));
      (async () => {
        const { Engine, Game, Position } = api;
        const engine = await Engine.start();
        const infos = [];
        const mate = await engine.bestMove(Position.fromFen("hostage", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), { depth: 4 });
        const timed = await engine.bestMove(Game.start().play("e4"), { movetime: 300, lines: 2, onInfo: (info) => infos.push(info) });
        const heard = Promise.withResolvers?.() ?? {};
        heard.promise ??= new Promise((resolve) => (heard.resolve = resolve));
        const endless = engine.bestMove(Position.start(), { infinite: true, onInfo: heard.resolve });
        await heard.promise;
        await engine.stop();
        const { move, stopped } = await endless;
        engine.close();
        return { mate: mate.notation, lines: timed.lines.length, infos: infos.length, stopped, move, files: files.size };
      })().then((result) => (globalThis.found = result), (error) => (globalThis.found = { error: `${error.code} ${error.message}` }));
    });
    const { mate, lines, infos, stopped, move, files, error } = await browser.until(() => globalThis.found);
    assert.equal(error, undefined);
    assert.deepEqual([mate, lines, stopped, typeof move], ["Ra8#", 2, true, "string"]);
    assert.ok(infos > 1, String(infos));
    assert.equal(files, 0, "addresses of files that were not revoked");
  },
};
