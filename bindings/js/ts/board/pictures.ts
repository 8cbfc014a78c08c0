// The drawings of the pieces, and the words of other languages. Each board has a copy of the drawings in its shadow tree.
import { script } from "../load.js";
import { DESIGNS, LANGUAGES } from "../optional.js";
import sprite from "../sprite.js";
import { ask, type Program } from "../wasm.js";

/** Returns the style sheet for further looks and games. */
export const looks = async () => (await script("style-looks.js", () => import("../style-looks.js"))).default;

const parse = (text: string) => document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);

/** Returns the drawings, to be placed in a shadow tree. */
export const drawings = () => parse(sprite);

/**
 * Draws the pieces of a design, and with `all` those of every game. Unknown names mean the first design. Draws nothing if
 * `isWanted` returns false once the design has been loaded.
 */
export async function dress(place: Element, design: string | null, all: boolean, isWanted: () => boolean): Promise<void> {
  const load = DESIGNS[design ?? ""];
  const texts = load ? [(await script(`design-${design}.js`, load)).default] : all ? [sprite, (await script("sprite-all.js", () => import("../sprite-all.js"))).default] : [sprite];
  if (!isWanted()) return;
  for (const symbol of texts.flatMap((text) => [...parse(text).querySelectorAll('symbol[id^="piece-"]')])) {
    const old = place.querySelector(`#${symbol.id}`);
    if (old) old.replaceWith(symbol);
    else if (all) place.append(symbol);
  }
}

/**
 * @internal Returns the language for a tag such as `de-AT`, and loads its words into the program. English stands in for unknown
 * languages.
 */
export async function language(program: Program, tag: string): Promise<string> {
  const wanted = tag.toLowerCase();
  const primary = (tag: string) => tag.split("-")[0];
  // The language that comes closest, as on the site: `pt-br` for `pt`.
  const names = Object.keys(LANGUAGES);
  const name = names.find((name) => name === wanted) ?? names.find((name) => primary(name) === primary(wanted)) ?? "en";
  const load = LANGUAGES[name];
  if (!load) return "en";
  const words = (await script(`words-${name}.js`, load)).default;
  ask({ kind: "internal", where: `words of ${name}`, found: name, expected: "a catalogue" }, () => program.add_language(name, words));
  return name;
}
