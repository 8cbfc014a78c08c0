// The looks of a board: its language, its style sheets, and the attributes that only change how it looks.

/** In Node and other places without a page, the module can be imported, but not used. */
const Base = (typeof HTMLElement === "function" ? HTMLElement : class {}) as typeof HTMLElement;

/** Attributes for which a file may have to be loaded. */
export const LOOKS = ["lang", "design", "theme", "board", "pieces"];

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the style sheet with this text. All boards of a page share it. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Returns the language of an element. It may be set outside the shadow trees that contain the element. */
export function languageOf(element: Element): string {
  for (let inner: Element | undefined = element; inner; ) {
    const tag = inner.closest<HTMLElement>("[lang]")?.lang;
    if (tag) return tag;
    const root: Node = inner.getRootNode();
    inner = root instanceof ShadowRoot ? root.host : undefined;
  }
  return document.documentElement.lang || navigator.language || "en";
}

/** Element with the properties that only change how a board looks. */
export abstract class BoardLooks extends Base {
  /** @internal Sets an attribute. Null removes it. */
  protected abstract attribute(name: string, value: string | null): void;

  /** Colour theme: `light`, `dark`, `system` or `contrast`. Null means the page's `color-scheme`. */
  get theme(): string | null {
    return this.getAttribute("theme");
  }

  set theme(name: string | null) {
    this.attribute("theme", name);
  }

  /** Colours of the squares: `green`, `blue` or `slate`. Null means wood. */
  get board(): string | null {
    return this.getAttribute("board");
  }

  set board(name: string | null) {
    this.attribute("board", name);
  }

  /** Colours of the pieces: `rosewood`, `navy` or `flat`. Null means ivory and ebony. */
  get pieces(): string | null {
    return this.getAttribute("pieces");
  }

  set pieces(name: string | null) {
    this.attribute("pieces", name);
  }

  /** Design of the pieces: `carved` or `folded`. Null means the classic one. */
  get design(): string | null {
    return this.getAttribute("design");
  }

  set design(name: string | null) {
    this.attribute("design", name);
  }
}
