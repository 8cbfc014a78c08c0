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
