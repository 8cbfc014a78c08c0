// The designs of the pieces. The first is in the page; each other one has a file, which is fetched when the reader chooses the
// design or opens the settings. A chosen design takes the place of the drawings in the page, so every screen shows it. If its file
// does not arrive, the pieces look as before. <html data-drawn> names the design that is drawn.
const root = document.documentElement;
const FIRST = "classic";
const NAMES = [FIRST, "folded", "carved"];
const { content: build } = document.querySelector('meta[name="build"]');

/** The symbols of a sprite: for each piece its name, its view box and its shapes. */
const read = (sprite) => [...sprite.querySelectorAll('symbol[id^="piece-"]')].map((symbol) => [symbol.id, symbol.getAttribute("viewBox"), [...symbol.children].map((shape) => document.importNode(shape, true))]);

/** The designs that have been requested. */
const designs = new Map([[FIRST, Promise.resolve(read(document))]]);
const load = async (name) => {
  const text = await whole(`./design-${name}.svg?v=${build}`);
  // The browser would turn the beginning of a file, or another file, into a page about the fault.
  if (!/^<svg [^]*<\/svg>\s*$/.test(text)) throw new Error(`design-${name}.svg did not come as it is`);
  return read(new DOMParser().parseFromString(text, "image/svg+xml"));
};
const bring = (name) => {
  if (!designs.has(name)) designs.set(name, load(name));
  // A failed download is repeated when the design is wanted again.
  designs.get(name).catch(() => designs.delete(name));
  return designs.get(name);
};

const copies = (shapes) => shapes.map((shape) => shape.cloneNode(true));
const chosen = () => NAMES.find((name) => name === root.dataset.design) ?? FIRST;

/** Draws the chosen design. */
export async function dress() {
  const name = chosen();
  const symbols = await bring(name);
  // The reader may have chosen another design in the meantime.
  if (chosen() !== name) return;
  for (const [id, box, shapes] of symbols) {
    const symbol = document.getElementById(id);
    symbol?.setAttribute("viewBox", box);
    symbol?.replaceChildren(...copies(shapes));
  }
  root.dataset.drawn = name;
}

/** Adds the pieces of all designs to the page, under names of their own, such as `carved-n`, so that Settings can show them. */
export async function show() {
  const add = async (name) => {
    const symbols = await bring(name);
    if (document.getElementById(`${name}-k`)) return;
    const make = (kind, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", kind);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      return element;
    };
    const sprite = make("svg", { class: "sprite", "aria-hidden": "true", width: 0, height: 0 });
    for (const [id, viewBox, shapes] of symbols) {
      const symbol = make("symbol", { id: id.replace("piece", name), viewBox, overflow: "visible" });
      symbol.append(...copies(shapes));
      sprite.append(symbol);
    }
    document.body.append(sprite);
  };
  await Promise.allSettled(NAMES.map(add));
}
