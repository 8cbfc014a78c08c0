// The drawings of a <hostage-board>, without a browser: a document that only finds the symbols of a sprite.
import assert from "node:assert/strict";
import { it } from "node:test";
import { dress } from "../dist/board/pictures.js";
import carved from "../dist/design-carved.js";

const symbolsOf = (text) => [...text.matchAll(/<symbol id="(piece-[^"]+)"/g)].map(([, id]) => ({ id, isCarved: text === carved }));
globalThis.document = { importNode: (node) => node };
globalThis.DOMParser = class {
  parseFromString = (text) => ({ documentElement: { querySelectorAll: () => symbolsOf(text) } });
};

it("a design that arrives late does not replace a newer one", async () => {
  const shown = new Map();
  const place = { querySelector: () => ({ replaceWith: ({ id, isCarved }) => shown.set(id, isCarved) }) };
  let newest = 0;
  const wear = (design) => {
    const number = (newest += 1);
    return dress(place, design, false, () => number === newest);
  };
  await wear("carved");
  assert.equal(shown.get("piece-k"), true);
  // The carved design comes from a file, and the classic one is there at once.
  await Promise.all([wear("carved"), wear(null)]);
  assert.equal(shown.get("piece-k"), false);
});
