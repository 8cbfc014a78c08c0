// The elements around the board: the status line, the live regions, the offers and the steps.
import { html, icon, keyed, set } from "./dom.js";
import type { Scene } from "./scene.js";

/** The steps: the action of each button, its icon, and the id of its label. */
const STEPS = [["first", "first", "first"], ["undo", "chevron-left", "backward"], ["redo", "chevron-right", "forward"], ["last", "last", "last"], ["flip", "turn", "flip"]] as const;

/** Everything beside the board. */
export class Beside {
  readonly element: HTMLElement;
  #words = html("p", { class: "words", "aria-hidden": "true", part: "status" });
  #polite = html("p", { class: "unseen", role: "status", "aria-live": "polite" });
  #urgent = html("p", { class: "unseen", role: "alert", "aria-live": "assertive" });
  #problem = html("p", { class: "problem", role: "alert" });
  #offers = html("div", { class: "offers" });
  #here = html("span", { class: "here", translate: "no" });
  #buttons: HTMLButtonElement[];
  #steps: HTMLElement;
  #number: number | undefined;
  #offer: (label: string) => void;

  constructor(step: (way: string) => void, offer: (label: string) => void) {
    this.#offer = offer;
    this.#buttons = STEPS.map(([action, sign]) => {
      const button = html("button", { type: "button", class: "control", "data-action": action }, icon(sign));
      button.addEventListener("click", () => button.hasAttribute("aria-disabled") || step(action));
      return button;
    });
    this.#steps = html("div", { class: "steps", role: "group", part: "steps" }, ...this.#buttons.slice(0, 2), this.#here, ...this.#buttons.slice(2));
    this.element = html("div", { class: "beside" }, this.#words, this.#offers, this.#steps, this.#problem, this.#polite, this.#urgent);
  }

  /** Shows the message of an error, or none. */
  complain(text: string) {
    if (this.#problem.textContent !== text) this.#problem.textContent = text;
  }

  /** Draws what is said, offered and shown of a scene. `text` returns a text in the reader's language. */
  draw(scene: Scene, text: (id: string) => string) {
    this.#say(scene.said);
    keyed(this.#offers, scene.offers, String, (label) => {
      const button = html("button", { type: "button" }, label);
      button.addEventListener("click", () => this.#offer(label));
      return button;
    }, () => {});
    set(this.#steps, { "aria-label": text("walk"), hidden: scene.plies === 0 });
    STEPS.forEach(([action, , id], index) => {
      const button = this.#buttons[index];
      const enabled = action === "flip" || (action === "first" || action === "undo" ? scene.can_undo : scene.can_redo);
      // A button that is disabled would lose the keyboard focus.
      if (button) set(button, { "aria-label": text(id), title: text(id), "aria-disabled": enabled ? null : "true" });
    });
    const here = scene.last_move || text("first-position");
    if (this.#here.textContent !== here) this.#here.textContent = here;
  }

  #say({ text, tone, number }: Scene["said"]) {
    set(this.#words, { class: `words ${tone}` });
    if (this.#words.textContent !== text) this.#words.textContent = text;
    // A board that has just been drawn announces nothing.
    if (this.#number !== undefined && number !== this.#number) {
      const isUrgent = tone === "urgent" || tone === "refusal";
      const [speaks, rests] = isUrgent ? [this.#urgent, this.#polite] : [this.#polite, this.#urgent];
      // The same sentence is announced again only if it differs.
      speaks.textContent = speaks.textContent === text ? `${text}\u00a0` : text;
      rests.textContent = "";
    }
    this.#number = number;
  }
}
