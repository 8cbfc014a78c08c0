// As much of a browser's document as <hostage-board> needs in Node: a tree of elements with attributes and events.

/** True if an element matches one of some selectors. Of `a b` and `a > b`, only `b` is looked at. */
function matches(element, css) {
  return css.split(",").some((selector) => {
    const last = selector.trim().split(/[\s>]+/).at(-1);
    const parts = last.match(/[\w-]+|[.#][\w-]+|\[[^\]]+\]/g) ?? [];
    return parts.every((part) => {
      if (part[0] === ".") return element.classList.contains(part.slice(1));
      if (part[0] === "#") return element.getAttribute("id") === part.slice(1);
      if (part[0] !== "[") return element.localName === part;
      const [, name, sign, value] = /\[([\w-]+)(?:(\^?=)"(.*)")?\]/.exec(part);
      const found = element.getAttribute(name);
      return found !== null && (sign === undefined || (sign === "=" ? found === value : found.startsWith(value)));
    });
  });
}

/** Element with the keyboard focus. */
let focused = null;

class FakeElement extends EventTarget {
  localName = "";
  children = [];
  parent = null;
  shadowRoot = null;
  dataset = {};
  style = { setProperty() {} };
  #attributes = new Map();
  #text = "";

  get lang() {
    return this.getAttribute("lang") ?? "";
  }
  set lang(tag) {
    this.setAttribute("lang", tag);
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.#attributes.has(name);
  }
  setAttribute(name, value) {
    this.#write(name, `${value}`);
  }
  removeAttribute(name) {
    this.#write(name, null);
  }
  #write(name, now) {
    const before = this.getAttribute(name);
    if (now === null) this.#attributes.delete(name);
    else this.#attributes.set(name, now);
    if (name === "disabled" && now !== null && focused === this) focused = null;
    if (this.constructor.observedAttributes?.includes(name)) this.attributeChangedCallback(name, before, now);
  }

  get classList() {
    return { contains: (name) => (this.getAttribute("class") ?? "").split(" ").includes(name), add() {}, remove() {} };
  }
  get textContent() {
    return this.#text + this.children.map(({ textContent }) => textContent).join("");
  }
  set textContent(text) {
    this.replaceChildren();
    this.#text = text;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  get nextElementSibling() {
    return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null;
  }
  get activeElement() {
    return focused?.getRootNode() === this ? focused : null;
  }
  get isConnected() {
    return this.getRootNode() instanceof ShadowRoot;
  }
  get offsetParent() {
    return null;
  }

  insertBefore(child, place) {
    child.remove();
    child.parent = this;
    this.children.splice(place ? this.children.indexOf(place) : this.children.length, 0, child);
  }
  append(...children) {
    for (const child of children) {
      if (typeof child === "string") this.#text += child;
      else this.insertBefore(child, null);
    }
  }
  prepend(child) {
    this.insertBefore(child, this.firstElementChild);
  }
  replaceChildren(...children) {
    for (const child of [...this.children]) child.remove();
    this.append(...children);
  }
  replaceWith(other) {
    this.parent.insertBefore(other, this);
    this.remove();
  }
  remove() {
    for (let element = focused; element; element = element.parent) if (element === this) focused = null;
    const siblings = this.parent?.children ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
    this.parent = null;
  }

  querySelectorAll(css) {
    return this.children.flatMap((child) => [...(matches(child, css) ? [child] : []), ...child.querySelectorAll(css)]);
  }
  querySelector(css) {
    return this.querySelectorAll(css)[0] ?? null;
  }
  closest(css) {
    return matches(this, css) ? this : (this.parent?.closest(css) ?? null);
  }
  getRootNode() {
    return this.parent?.getRootNode() ?? this;
  }
  attachShadow() {
    this.shadowRoot = new ShadowRoot();
    this.shadowRoot.host = this;
    return this.shadowRoot;
  }
  getBoundingClientRect() {
    return { left: 0, top: 0, width: 0, height: 0 };
  }
  focus() {
    focused = this;
  }
  click() {
    this.dispatchEvent(new Event("click"));
  }
}

class ShadowRoot extends FakeElement {
  adoptedStyleSheets = [];
  host = null;
}

const make = (name) => Object.assign(new FakeElement(), { localName: name });

/** Parses the symbols of a sprite. The text of a symbol is its markup. */
function parse(text) {
  const sprite = make("svg");
  for (const [markup, name, id] of text.matchAll(/<(symbol|radialGradient) id="([^"]+)"[^]*?<\/\1>/g)) {
    const symbol = make(name);
    symbol.setAttribute("id", id);
    symbol.id = id;
    symbol.textContent = markup;
    sprite.append(symbol);
  }
  return sprite;
}

/** Defines what the element uses of a browser's globals. */
export function imitateDocument() {
  const globals = {
    HTMLElement: FakeElement,
    ShadowRoot,
    CSSStyleSheet: class {
      replaceSync() {}
    },
    DOMParser: class {
      parseFromString = (text) => ({ documentElement: parse(text) });
    },
    document: { createElement: make, createElementNS: (_, name) => make(name), importNode: (node) => node, documentElement: make("html") },
    navigator: { language: "en-GB" },
  };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return { make };
}
