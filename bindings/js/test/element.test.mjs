// The element <hostage-board> without a browser: its properties, and what it does while a file is loading or missing.
// Each test has a copy of the package of its own, because rules are loaded once.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, it } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { imitateDocument } from "./support/dom.mjs";

const { make } = imitateDocument();
const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const OTHER = "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1";
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies the package without some files, and imports the copy. */
async function copy(...missing) {
  const folder = mkdtempSync(join(tmpdir(), "hostage-element-"));
  folders.push(folder);
  cpSync(DIST, folder, { recursive: true, filter: (path) => !missing.includes(basename(path)) && !/engine_bg|\.d\.ts$/.test(path) });
  const load = (name) => import(pathToFileURL(join(folder, name)).href);
  const [{ HostageBoard }, api] = [await load("board/element.js"), await load("index.js")];
  const open = (attributes = {}, parent = make("main")) => {
    const board = new HostageBoard();
    board.localName = "hostage-board";
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    parent.append(board);
    board.problems = [];
    board.addEventListener("problem", ({ detail }) => board.problems.push(detail));
    return board;
  };
  /** Puts a board on the page, and waits until it is drawn. */
  const show = async (attributes, parent) => {
    const board = open(attributes, parent);
    board.connectedCallback();
    await board.ready;
    return board;
  };
  return { api, open, show };
}

const codes = (board) => board.problems.map(({ name, code }) => `${name} ${code}`);
const label = (board, name) => board.shadowRoot.querySelector(`[data-action="${name}"]`).getAttribute("aria-label");
const fails = async (promise, kind, code) => {
  const error = await promise.then(() => assert.fail(`expected ${code}`), (error) => error);
  assert.deepEqual([error.name, error.kind, error.code], ["HostageChessError", kind, code], error.stack);
};
const until = async (found) => {
  for (let tries = 0; !found(); tries += 1) {
    assert.ok(tries < 500, `timed out waiting for ${found}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

it("the property ply takes what frameworks set: texts, and nothing", async () => {
  const board = await (await copy()).show({ game: "1. e4 e5 2. Nf3 *" });
  for (const [value, ply] of [[1, 1], ["3", 3], [undefined, 3], [2, 2], [null, 2], ["last", 3]]) {
    board.ply = value;
    assert.deepEqual([board.ply, board.getAttribute("ply")], [ply, value === null || value === undefined ? null : String(value)]);
  }
  assert.deepEqual(board.problems, []);
  for (const value of [-1, 1.5, "x", {}]) {
    board.ply = value;
    assert.equal(board.ply, 3);
    assert.deepEqual([board.problems.length, codes(board)[0]], [1, "HostageChessError bad-argument"], String(value));
    board.problems.length = 0;
  }
});

it("wrong properties from before the upgrade are reported, and the board is drawn", async () => {
  const { open } = await copy();
  const board = open({ interactive: "" });
  const early = { ply: "x", theme: Symbol("dark"), position: OTHER };
  for (const [name, value] of Object.entries(early)) Object.defineProperty(board, name, { value, configurable: true, writable: true, enumerable: true });
  board.connectedCallback();
  await board.ready;
  assert.equal(board.position, OTHER);
  assert.deepEqual(codes(board), ["HostageChessError bad-argument", "HostageChessError bad-argument"]);
});

it("interactive=\"false\" means nobody", async () => {
  const board = await (await copy()).show({ interactive: "false" });
  assert.deepEqual([board.interactive, board.problems], [false, []]);
  board.setAttribute("interactive", "");
  assert.equal(board.interactive, true);
});

it("the other attributes take effect beside a faulty one, and each fault is reported once", async () => {
  const board = await (await copy()).show();
  const told = () => board.problems.splice(0).map(({ code, where }) => `${code} ${where}`);
  for (const [name, faulty] of [["position", "nonsense"], ["game", '[FEN "x"]\n\nnonsense'], ["ply", "x"]]) {
    board.setAttribute(name, faulty);
    board.setAttribute("orientation", "black");
    assert.deepEqual([board.orientation, board.problems.splice(0).length], ["black", 1], name);
    board.removeAttribute(name);
    board.removeAttribute("orientation");
    assert.deepEqual([board.orientation, told()], ["white", []], name);
  }
  for (const name of ["orientation", "interactive"]) {
    board.setAttribute(name, "up");
    assert.equal(board.orientation, "white");
    assert.deepEqual(told(), [`bad-argument ${name}`]);
    board.setAttribute("position", OTHER);
    assert.equal(board.position, OTHER);
    board.removeAttribute("position");
    board.flip();
    board.flip();
    assert.deepEqual(told(), [], name);
  }
});

it("the keyboard focus is never lost", async () => {
  const board = await (await copy()).show({ game: "1. e4 *", ply: "last", interactive: "" });
  const root = board.shadowRoot;
  const button = (name) => root.querySelector(`[data-action="${name}"]`);
  const held = () => root.activeElement?.getAttribute("data-action") ?? root.activeElement?.getAttribute("role");
  for (const [name, ply] of [["undo", 0], ["last", 1], ["first", 0], ["redo", 1]]) {
    button(name).focus();
    for (const _ of [1, 2]) button(name).click();
    assert.deepEqual([board.ply, button(name).getAttribute("aria-disabled"), held()], [ply, "true", name]);
  }
  // The steps are hidden, the last piece of a tray lands, and the squares are drawn anew.
  board.setAttribute("position", "4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1");
  board.removeAttribute("game");
  assert.deepEqual([board.plies, held()], [0, "gridcell"]);
  root.querySelector("[data-man]").focus();
  board.play("N@f3");
  assert.equal(held(), "gridcell");
  board.flip();
  assert.equal(held(), "gridcell");
});

it("without the files of its language and its design, the board is drawn, says so, and goes on", async () => {
  const { show } = await copy("words-de.js", "design-carved.js", "style-looks.js");
  const board = await show({ lang: "de", design: "carved", board: "green" });
  const missing = () => board.problems.splice(0).map(({ name, kind, code, where }) => [name, kind, code, where].join(" "));
  assert.deepEqual(missing(), ["words-de.js", "style-looks.js", "design-carved.js"].map((name) => `HostageChessError load network ${name}`));
  assert.equal(label(board, "flip"), "Flip");
  board.setAttribute("position", OTHER);
  assert.equal(board.position, OTHER);
  // The words that arrive are shown.
  board.setAttribute("lang", "fr");
  await until(() => board.problems.length === 2);
  assert.notEqual(label(board, "flip"), "Flip");
  assert.equal(board.position, OTHER);
});

it("what is changed while the looks are loading is shown", async () => {
  const { show, api, open } = await copy();
  await api.ready();
  const symbol = (board) => board.shadowRoot.querySelector("#piece-k").textContent;
  const example = await show({ design: "carved", lang: "es" });
  const [carved, spanish] = [symbol(example), label(example, "flip")];
  const board = open({ lang: "de" });
  const read = board.getAttribute.bind(board);
  // The element reads the design once when it begins to load its looks.
  board.getAttribute = (name) => {
    if (name === "design" && delete board.getAttribute) queueMicrotask(() => ((board.design = "carved"), (board.lang = "es"), board.setAttribute("position", OTHER)));
    return read(name);
  };
  const shown = [];
  board.addEventListener("position", ({ detail }) => shown.push(detail.fen));
  board.connectedCallback();
  await board.ready;
  await until(() => symbol(board) === carved && label(board, "flip") === spanish);
  assert.deepEqual(shown, [OTHER]);
});

it("ready waits for another game, and no move reaches the old one", async () => {
  const { show } = await copy();
  const board = await show({ interactive: "" });
  board.variant = "hole";
  const ready = board.ready;
  assert.throws(() => board.play("c3c4"), { name: "HostageChessError", code: "not-ready" });
  board.input(() => assert.fail("the old table is used"));
  await ready;
  assert.equal(board.variant, "hole");
  assert.equal(board.play("c3c4").uci, "c3c4");
  assert.deepEqual(board.problems, []);
});

it("a game whose program is missing is reported as such, and another one can be shown", async () => {
  const { show, api } = await copy("rules-all.js");
  await fails(api.ready({ games: "all" }), "load", "network");
  const board = await show();
  board.variant = "hole";
  await fails(board.ready, "load", "network");
  assert.deepEqual(codes(board), ["HostageChessError network"]);
  assert.throws(() => board.play("e4"), { code: "not-ready" });
  board.variant = null;
  await board.ready;
  assert.equal(board.play("e4").uci, "e2e4");
  await board.ready;
});

it("a German board stays German when the page loads the other games", async () => {
  const { show, api } = await copy();
  const board = await show({ lang: "de" });
  const german = label(board, "flip");
  assert.notEqual(german, "Flip");
  await api.ready({ games: "all" });
  board.flip();
  assert.equal(label(board, "flip"), german);
  board.variant = "hole";
  await board.ready;
  assert.equal(label(board, "flip"), german);
});

it("a new position takes the place of a game", async () => {
  const board = await (await copy()).show({ game: "1. e4 e5 *", ply: "last" });
  board.position = OTHER;
  assert.deepEqual([board.position, board.plies, board.hasAttribute("game"), board.hasAttribute("ply")], [OTHER, 0, false, false]);
  board.game = "1. d4 *";
  board.position = null;
  assert.equal(board.plies, 1);
});

it("the language is found outside of shadow trees", async () => {
  const { show } = await copy();
  const [page, component] = [make("html"), make("club-page")];
  page.lang = "de";
  page.append(component);
  const inner = make("div");
  component.attachShadow().append(inner);
  const board = await show({}, inner);
  const german = label(await show({ lang: "de" }), "flip");
  assert.equal(label(board, "flip"), german);
  document.documentElement.lang = "de";
  assert.equal(label(await show(), "flip"), german);
  document.documentElement.lang = "";
});
