// Pointers and keys on a board, as on the site: the gestures are in src/shell/gesture.rs, the keys in src/shell/keys/table.rs.
import type { Effect, Scene } from "./scene.js";
import type { Table } from "../rules.js";

const LONG_PRESS = 500;

/** What the pointers need of their element. */
export interface Surface {
  shadowRoot: ShadowRoot | null;
  /** Carries out a call of the table, and draws its result. */
  input(call: (table: Table) => string): void;
}

/** Returns the name of the place that an element belongs to: `e4`, `prison/white` or `prison/white/n`, or empty. */
export function placeOf(element: Element | null | undefined): string {
  const square = element?.closest("[data-square]")?.getAttribute("data-square");
  if (square) return square;
  const tray = element?.closest("[data-tray]");
  if (!tray) return "";
  const name = `${tray.getAttribute("data-tray")}/${tray.getAttribute("data-owner")}`;
  const man = element?.closest("[data-man]")?.getAttribute("data-man");
  return man ? `${name}/${man}` : name;
}

/** Returns a selector of the element that shows a place. */
export function selectorOf(place: string): string {
  const [area, owner, man] = place.split("/");
  if (!owner) return `[data-square="${place}"]`;
  return `[data-tray="${area}"][data-owner="${owner}"]${man ? ` [data-man="${man}"]` : ""}`;
}

/** Follows the pointers of one board. */
export class Pointers {
  #surface: Surface;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #release: AbortController | undefined;
  /** Pointers that were pressed on the board and have not been released. */
  #pressed = new Set<number>();
  #hovered: Element | null = null;
  /** True if the piece that has just moved was put down by hand. */
  byHand = false;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  down(event: PointerEvent) {
    this.#pressed.add(event.pointerId);
    this.#follow();
    this.#send("down", event, placeOf(event.composedPath()[0] as Element));
  }

  menu(event: MouseEvent) {
    event.preventDefault();
    this.#send("menu", event as PointerEvent, placeOf(event.composedPath()[0] as Element));
  }

  /** Cancels every press, for instance when the element leaves the page. */
  end() {
    clearTimeout(this.#wait);
    if (this.#pressed.size > 0) this.#leave();
  }

  /** Carries out an effect, if it is one of a pointer. Returns where the held piece is drawn. */
  effect(effect: Effect): [number, number] | undefined {
    if (effect === "stop-waiting") clearTimeout(this.#wait);
    else if (effect === "put-down") this.byHand = true;
    else if (typeof effect === "object") {
      if ("wait" in effect) this.#wait = setTimeout(() => this.#surface.input((table) => table.long_press(effect.wait)), LONG_PRESS);
      if ("hover" in effect) this.#hover(effect.hover);
      if ("carry" in effect) return effect.carry;
    }
    return undefined;
  }

  #hover(place: string | null) {
    this.#hovered?.classList.remove("hovered");
    this.#hovered = place === null ? null : (this.#surface.shadowRoot?.querySelector(selectorOf(place)) ?? null);
    this.#hovered?.classList.add("hovered");
  }

  /** Follows the pressed pointers in the whole window, until all have been released: a second finger may be lifted before the one that holds a piece. */
  #follow() {
    if (this.#release) return;
    this.#release = new AbortController();
    const options = { signal: this.#release.signal };
    const under = (event: PointerEvent) => placeOf(this.#surface.shadowRoot?.elementFromPoint(event.clientX, event.clientY));
    const over = (name: string) => (event: PointerEvent) => {
      this.#send(name, event, under(event));
      this.#pressed.delete(event.pointerId);
      if (this.#pressed.size === 0) this.#rest();
    };
    // A pointer that was released outside the window comes back without a pressed button.
    const idle = over("idle");
    window.addEventListener("pointermove", (event) => (event.buttons === 0 ? idle(event) : this.#send("move", event, under(event))), options);
    window.addEventListener("pointerup", over("up"), options);
    window.addEventListener("pointercancel", over("cancel"), options);
    const left = () => this.#leave();
    window.addEventListener("blur", left, options);
    document.addEventListener("visibilitychange", left, options);
  }

  /** Cancels every press. */
  #leave() {
    this.#rest();
    this.#surface.input((table) => table.pointer("left", 0, false, 0, 0, 0, ""));
  }

  /** Stops following. */
  #rest() {
    this.#pressed.clear();
    this.#release?.abort();
    this.#release = undefined;
  }

  #send(name: string, event: PointerEvent, place: string) {
    const finger = event.pointerType === "touch" || event.pointerType === "pen";
    this.#surface.input((table) => table.pointer(name, event.pointerId ?? 0, finger, Math.max(event.button, 0), event.clientX, event.clientY, place));
  }
}

/** What a key asks for. */
export type Command = { walk: string } | { press: string } | { ask: string } | { step: string } | "back" | "flip";

const WALKS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEPS: Record<string, string> = { Home: "first", End: "last" };
/** On a square, these keys walk. */
const STEPS_BESIDE: Record<string, string> = { ArrowLeft: "undo", ArrowRight: "redo" };

/** True if the player holds a piece, or reads a refusal. Otherwise the escape key belongs to the page. */
const isBusy = (scene: Scene) =>
  scene.carried !== null || scene.said.tone === "refusal" || scene.cells.some((cell) => / armed/.test(cell.class)) || scene.trays.some(({ pieces }) => pieces.some(({ armed }) => armed));

/** Returns the command of a key, or undefined if the board does not use it. */
export function commandOf(event: KeyboardEvent, scene: Scene, isOpen: boolean): Command | undefined {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(".picker")) return undefined;
  const { key } = event;
  const square = target.closest("[data-square]")?.getAttribute("data-square");
  const cell = scene.cells.find(({ name }) => name === square);
  const way = WALKS[key];
  if (cell && way) {
    const next = scene.cells.find(({ x, y }) => x === cell.x + way[0] && y === cell.y + way[1]);
    return { walk: next?.name ?? cell.name };
  }
  if (cell && isOpen && (key === "Enter" || key === " ")) return { press: cell.name };
  if (cell && isOpen && key.toLowerCase() === "d") return { ask: cell.name };
  if (key === "Escape") return isBusy(scene) ? "back" : undefined;
  if (key.toLowerCase() === "f") return "flip";
  const step = STEPS[key] ?? (cell ? undefined : STEPS_BESIDE[key]);
  return step ? { step } : undefined;
}
