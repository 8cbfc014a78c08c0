// Elements of HTML and SVG. Attributes are set only if they change, so that screen readers and transitions see only changes.

export type Value = string | number | boolean | undefined | null;

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes. False and missing values remove one; true sets an empty one. */
export function set<E extends Element>(element: E, attributes: Record<string, Value>): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) element.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
  return element;
}

export function html<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Record<string, Value> = {}, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const element = set(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, Value> = {}, ...children: Node[]): SVGElementTagNameMap[K] {
  const element = set(document.createElementNS(SVG, name), attributes);
  element.append(...children);
  return element;
}

/** Icon with the size of the text around it. */
export const icon = (name: string) => svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `#icon-${name}` }));

/** Makes the children of an element those with these keys, in this order, and keeps the ones that are already there. */
export function keyed<T>(parent: Element, items: readonly T[], key: (item: T) => string, make: (item: T) => Element, update: (element: Element, item: T) => void) {
  const old = new Map([...parent.children].map((child) => [child.getAttribute("data-key"), child]));
  let last: Element | null = null;
  for (const item of items) {
    const name = key(item);
    let child = old.get(name);
    if (child) old.delete(name);
    else child = set(make(item), { "data-key": name });
    update(child, item);
    const place: Element | null = last ? last.nextElementSibling : parent.firstElementChild;
    if (place !== child) parent.insertBefore(child, place);
    last = child;
  }
  for (const child of old.values()) child.remove();
}
