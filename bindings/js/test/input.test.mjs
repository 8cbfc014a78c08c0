// The pointers of a <hostage-board>, without a browser: real gestures, and a window that only passes events on.
import assert from "node:assert/strict";
import { before, beforeEach, describe, it } from "node:test";
import { Pointers } from "../dist/board/input.js";
import { ready } from "../dist/index.js";
import { Table } from "../dist/rules.js";

/** Element that belongs to a square, or to no place. */
const on = (square) => ({ closest: (css) => (square && css === "[data-square]" ? { getAttribute: () => square } : null), classList: { add() {}, remove() {} } });

describe("pointers", () => {
  let table, pointers, moves, listening;

  before(() => ready());
  beforeEach(() => {
    listening = new Map();
    const target = () => {
      const events = new EventTarget();
      const add = events.addEventListener.bind(events);
      events.addEventListener = (name, listener, options) => {
        listening.set(name, (listening.get(name) ?? 0) + 1);
        options.signal.addEventListener("abort", () => listening.set(name, listening.get(name) - 1));
        add(name, listener, options);
      };
      return events;
    };
    [globalThis.window, globalThis.document] = [target(), target()];
    [table, moves] = [new Table(), []];
    table.set_open("both");
    const input = (call) => {
      for (const effect of JSON.parse(call(table)).ok) {
        pointers.effect(effect);
        if (effect.move) moves.push(effect.move.uci);
      }
    };
    pointers = new Pointers({ shadowRoot: { elementFromPoint: (x) => on(squares[x]), querySelector: () => null }, input });
  });

  /** The squares of this test, by the horizontal place of their middle. */
  const squares = { 0: "e2", 100: "e4", 200: "a5", 300: "d2", 400: "d4" };
  const event = (name, id, x, type = "touch", buttons = 1) => Object.assign(new Event(name), { pointerId: id, pointerType: type, button: 0, buttons, clientX: x, clientY: 0, composedPath: () => [on(squares[x])] });
  const down = (id, x, type) => pointers.down(event("pointerdown", id, x, type));
  const send = (name, id, x, type, buttons) => window.dispatchEvent(event(name, id, x, type, buttons));
  const drag = (id, from, to) => {
    down(id, from);
    send("pointermove", id, to);
    send("pointerup", id, to);
  };
  const count = () => [...listening.values()].reduce((sum, here) => sum + here, 0);

  it("a finger drags a piece, and nothing is heard afterwards", () => {
    drag(1, 0, 100);
    assert.deepEqual([moves, count()], [["e2e4"], 0]);
  });

  for (const end of ["pointerup", "pointercancel"]) {
    it(`${end} of a second finger leaves the first one its piece`, () => {
      down(1, 0);
      down(2, 200);
      send(end, 2, 200);
      send("pointermove", 1, 100);
      send("pointerup", 1, 100);
      assert.deepEqual([moves, count()], [["e2e4"], 0]);
    });
  }

  it("a finger beside the board leaves the first one its piece", () => {
    down(1, 0);
    send("pointerup", 2, 999);
    send("pointermove", 1, 100);
    send("pointerup", 1, 100);
    assert.deepEqual(moves, ["e2e4"]);
  });

  it("after two fingers, the next one is heard", () => {
    down(1, 0);
    down(2, 200);
    send("pointerup", 2, 200);
    send("pointerup", 1, 200);
    drag(3, 300, 400);
    assert.deepEqual([moves, count()], [["d2d4"], 0]);
  });

  it("a board that leaves the page during a press hears the next one", () => {
    down(1, 0);
    pointers.end();
    assert.equal(count(), 0);
    drag(2, 300, 400);
    assert.deepEqual(moves, ["d2d4"]);
  });

  it("a mouse that was released outside the window is followed no longer", () => {
    down(1, 0, "mouse");
    send("pointermove", 1, 100, "mouse");
    send("pointermove", 1, 100, "mouse", 0);
    assert.deepEqual([moves, count()], [[], 0]);
  });
});
