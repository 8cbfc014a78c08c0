// The state behind <hostage-board>, without a browser: every input, and the scene that it leads to.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { Game, listVariants, Position, ready } from "../dist/index.js";
import { Table } from "../dist/rules-all.js";

const EXCHANGE = "r1bqk2r/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#Nbn] w KQkq - 0 6";
const ok = (text) => {
  const answer = JSON.parse(text);
  assert.ok("ok" in answer, text);
  return answer.ok;
};
const open = (variant, fen, sides = "both") => {
  const table = new Table();
  ok(table.show_position(variant, fen));
  table.set_open(sides);
  return table;
};
const scene = (table) => ok(table.scene());
const texts = (value) => (typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : []);

describe("a table", () => {
  before(() => ready({ games: "all" }));

  it("draws every rule set, and no message is missing", () => {
    for (const { name, columns, rows } of listVariants()) {
      const view = scene(open(name, ""));
      assert.deepEqual([view.columns, view.rows, view.variant, view.fen], [columns, rows, name, Position.start(name).fen]);
      assert.equal(view.pieces.length, Position.start(name).pieces.length);
      for (const text of texts(view)) assert.ok(!/\{[a-z][\w-]*\}/.test(text), text);
    }
  });

  it("a move waits until it is committed", () => {
    const table = open("hostage", "");
    assert.deepEqual(ok(table.press("e2")), []);
    assert.deepEqual(scene(table).cells.filter(({ dot }) => dot).map(({ name }) => name).sort(), ["e3", "e4"]);
    const [{ move }] = ok(table.press("e4"));
    assert.deepEqual([move.uci, scene(table).turn], ["e2e4", "white"]);
    assert.deepEqual(ok(table.discard()), []);
    assert.equal(scene(table).turn, "white");
    ok(table.press("e2"));
    ok(table.press("e4"));
    assert.deepEqual(ok(table.commit()), ["position"]);
    assert.deepEqual([scene(table).turn, scene(table).last_move, scene(table).ply], ["black", "1. e4", 1]);
    assert.deepEqual(ok(table.commit()), []);
  });

  it("every legal move of an exchange's position is entered by touches", () => {
    const { legal, entered } = { legal: Position.fromFen("hostage", EXCHANGE).moves().sort(), entered: new Set() };
    // Follows every place that is highlighted, and every answer to a question.
    const explore = (steps) => {
      const table = open("hostage", EXCHANGE);
      let effects = [];
      for (const [kind, value] of steps) effects = ok(kind === "pick" ? table.pick(value) : table.press(value));
      const move = effects.find((effect) => effect.move)?.move;
      if (move) return void entered.add(move.uci);
      const view = scene(table);
      if (view.picker) return view.picker.choices.forEach((_, index) => explore([...steps, ["pick", index]]));
      if (steps.length > 3) return;
      for (const cell of view.cells) if (cell.dot || cell.hoop) explore([...steps, ["press", cell.name]]);
    };
    for (const place of [...scene(open("hostage", EXCHANGE)).cells.filter(({ piece }) => /[A-Z]/.test(piece)).map(({ name }) => name), "prison/black/n"]) explore([["press", place]]);
    assert.deepEqual([...entered].sort(), legal);
  });

  it("an illegal touch has its reason, its arrow and its sentence", () => {
    const table = open("hostage", "");
    assert.deepEqual(ok(table.press("e2")), []);
    const effects = ok(table.press("e5"));
    const { illegal } = effects.find((effect) => effect.illegal);
    const view = scene(table);
    assert.deepEqual([illegal.code, illegal.arrow, view.said.text, view.said.tone, view.arrow], ["not-how-it-moves", true, illegal.message, "refusal", [[4, 6], [4, 3]]]);
  });

  it("a drag is a move, and a drag to the same square is none", () => {
    const table = open("hostage", "");
    const drag = (from, to) => [["down", from, 0], ["move", from, 50], ["move", to, 90], ["up", to, 90]].flatMap(([event, place, x]) => ok(table.pointer(event, 1, false, 0, x, 0, place)));
    const effects = drag("e2", "e4");
    assert.ok(effects.some((effect) => effect.carry) && effects.includes("put-down"), JSON.stringify(effects));
    assert.equal(effects.find((effect) => effect.move).move.uci, "e2e4");
    ok(table.discard());
    assert.ok(!drag("e2", "e2").some((effect) => effect.move));
  });

  it("a side that may not move is refused, and a viewer ignored", () => {
    const black = open("hostage", "", "black");
    const [{ illegal }] = ok(black.press("e2"));
    assert.deepEqual([illegal.code, scene(black).said.text], ["not-your-turn", illegal.message]);
    assert.deepEqual(ok(black.press("e4")), []);
    const viewer = open("hostage", "", "nobody");
    assert.deepEqual([ok(viewer.press("e2")), scene(viewer).cells.some(({ dot }) => dot)], [[], false]);
  });

  it("a game is stepped through, branched, and written", () => {
    const table = open("hostage", "");
    assert.deepEqual(ok(table.show_record("1. e4 e5 2. Nf3 *")), []);
    assert.deepEqual([scene(table).ply, scene(table).plies], [0, 3]);
    for (const [way, ply] of [["redo", 1], ["last", 3], ["redo", 3], ["undo", 2], ["first", 0]]) {
      ok(table.step(way));
      assert.equal(scene(table).ply, ply, way);
    }
    ok(table.go(2));
    assert.equal(ok(table.play("Nc3")).notation, "Nc3");
    assert.match(ok(table.record()), /1\. e4 e5 2\. Nc3 \(2\. Nf3\) \*/);
    const faulty = ok(table.show_record("1. e4 Ke4"));
    assert.deepEqual([faulty[0].line, faulty[0].stops, scene(table).plies], [1, true, 1]);
    assert.ok("error" in JSON.parse(table.play("Qh5")));
  });

  it("a record that is only looked at is written as it was given", () => {
    const table = open("hostage", "");
    for (const text of [
      "1. e4 e5 2. Nf3 1-0",
      "1. e4 e5 2. Resigns",
      "1. e4 White resigns",
      '[Termination "normal"]\n\n1. e4 e5 1/2-1/2',
      '[White "A"]\n[Termination "time forfeit"]\n[Result "0-1"]\n\n{before} 1. e4! {best} e5 (1... c5 {sharp} 2. Nf3 $14) 2. Nf3?! 0-1',
      "*",
    ]) {
      ok(table.show_record(text));
      const written = Game.parse(text).toText();
      assert.equal(ok(table.record()), written);
      for (const way of ["last", "undo", "first", "redo"]) {
        ok(table.step(way));
        assert.equal(ok(table.record()), written, way);
      }
    }
    ok(table.show_position("hostage", ""));
    assert.equal(ok(table.record()), Game.start().toText());
  });

  it("a move on the board keeps the comments and variations of the record, but not its result", () => {
    const table = open("hostage", "");
    const record = '[White "A"]\n[Termination "time forfeit"]\n\n{before} 1. e4! {best} e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 {natural} 0-1';
    const body = () => ok(table.record()).split("\n\n")[1].replace(/\s+/g, " ").trim();
    const show = (ply, ...moves) => {
      ok(table.show_record(record));
      ok(table.go(ply));
      for (const move of moves) ok(table.play(move));
    };
    show(3, "Nc6", "Bb5");
    assert.equal(body(), "{before} 1. e4 $1 {best} 1... e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 {natural} 2... Nc6 3. Bb5 *");
    assert.deepEqual(Object.entries(Game.parse(ok(table.record())).tags), [["White", "A"], ["Result", "*"], ["Variant", "hostage"]]);
    // The record's own move becomes a variation, and its variation the main line.
    show(1, "c5", "d4");
    assert.equal(body(), "{before} 1. e4 $1 {best} 1... c5 {sharp} (1... e5 2. Nf3 {natural}) 2. d4 (2. Nf3) *");
    // Moves taken back are gone.
    show(3, "Nc6");
    ok(table.step("undo"));
    ok(table.play("d6"));
    assert.match(body(), /2\. Nf3 \{natural\} 2\.\.\. d6 \*$/);
    // Playing the record's own moves changes nothing.
    show(1, "e5", "Nf3");
    assert.equal(ok(table.record()), Game.parse(record).toText());
    assert.match(body(), /0-1$/);
  });

  it("a game that ends on the board has its result", () => {
    const table = open("hostage", "");
    ok(table.show_record("1. f3 e5 1/2-1/2"));
    ok(table.step("last"));
    for (const move of ["g4", "Qh4"]) ok(table.play(move));
    assert.match(ok(table.record()), /\[Result "0-1"\][^]*Qh4# 0-1/);
    ok(table.show_position("hostage", ""));
    for (const move of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]) ok(table.play(move));
    assert.match(ok(table.record()), /1\/2-1\/2$/m);
  });

  it("any name of a place, and any number, is harmless", () => {
    const table = open("hostage", EXCHANGE);
    for (const place of ["", "e9", "prison", "prison/white", "prison/white/x", "prison/green/n", "airfield/black/q", "💥", "e2e4"]) {
      ok(table.press(place));
      ok(table.ask(place));
      for (const event of ["down", "move", "up", "menu", "cancel", "idle", "left", "other"]) ok(table.pointer(event, -1, true, 9, NaN, Infinity, place));
    }
    for (const number of [-1, 0, 99, 2 ** 32, NaN]) for (const call of ["pick", "offer", "go", "long_press"]) ok(table[call](number));
    assert.ok(scene(table).fen.length > 20);
  });
});
