import { badArgument, HostageChessError, type Problem } from "../errors.js";
import { type Move, Position, type Side } from "../position.js";
import type { Table } from "../rules.js";
import style from "../style.js";
import { ask, isReady, namesOther, type Program, ready, rulesProgram } from "../wasm.js";
import { html, set } from "./dom.js";
import { BoardDrawing, drawQuestion, Ghost } from "./draw.js";
import { Beside } from "./parts.js";
import type { HostageBoardEventMap, MoveDetail, PositionDetail } from "./events.js";
import { BoardLooks, languageOf, LOOKS, sheetOf } from "./looks.js";
import { drawings, dress, language, looks } from "./pictures.js";
import { commandOf, placeOf, Pointers } from "./input.js";
import type { Effect, Scene } from "./scene.js";

export interface HostageBoard {
  addEventListener<K extends keyof HostageBoardEventMap>(type: K, listener: (this: HostageBoard, event: HostageBoardEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof HostageBoardEventMap>(type: K, listener: (this: HostageBoard, event: HostageBoardEventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
}

const ATTRIBUTES = ["position", "variant", "game", "ply", "orientation", "interactive", "lang", "design", "theme", "board", "pieces"] as const;
/** Attributes that the table shows. */
const SHOWN = new Set<string>(["position", "variant", "game", "ply", "orientation", "interactive"]);
/** Values of `interactive`. React 18 writes `false`. */
const OPEN: Record<string, string> = { "": "both", true: "both", both: "both", white: "white", black: "black", false: "nobody" };

/** Board that shows a position or a game. Its attributes and events are in the README. */
export class HostageBoard extends BoardLooks {
  static readonly observedAttributes = ATTRIBUTES;
  /** Undefined until it is loaded, and while a program for another game is loaded. */
  #table: Table | undefined;
  /** Program of the table. The page may load another one later, which has its own languages. */
  #program: Program | undefined;
  #scene: Scene | undefined;
  #drawing = new BoardDrawing();
  #pointers = new Pointers(this);
  #language = "en";
  #focus = "";
  #byKey = false;
  #begun = false;
  #loaded: Promise<void> | undefined;
  #sprite: Element | undefined;
  /** True if the table knows every game. */
  #knowsAll = false;
  /** Number of calls of {@link HostageBoard.#dress}. */
  #dressed = 0;
  #changed = new Set<string>();
  /** What is wrong with the position or the game. */
  #fault = "";
  #diagram = html("div", { class: "diagram" });
  #ghost = new Ghost();
  #beside = new Beside(
    (way) => this.input((table) => table.step(way)),
    (label) => this.input((table) => table.offer(this.#scene?.offers.indexOf(label) ?? 0)),
  );

  /**
   * Resolves once the board is drawn. Rejects with a {@link HostageChessError} if the program does not load. If an
   * attribute names a game that has not been loaded, a new promise waits for it.
   */
  get ready(): Promise<void> {
    this.#flush();
    return this.#begin();
  }

  /** FEN of the position shown. Setting it shows another position, and removes `game` and `ply`. */
  get position(): string {
    this.#flush();
    return this.#scene?.fen ?? this.getAttribute("position") ?? "";
  }

  set position(fen: string | null) {
    // The game would hide the position.
    if (fen !== null && fen !== undefined) for (const name of ["game", "ply"]) this.removeAttribute(name);
    this.attribute("position", fen);
  }

  /** Name of the rule set. */
  get variant(): string {
    this.#flush();
    return this.#scene?.variant ?? this.getAttribute("variant") ?? "hostage";
  }

  set variant(name: string | null) {
    this.attribute("variant", name);
  }

  /**
   * Text of the record, with the moves that have been played on the board. The line shown is the main line; comments,
   * glyphs and variations stay. If it differs from the main line as given, the given result and the tag `Termination`
   * are left out.
   */
  get game(): string {
    this.#flush();
    const table = this.#table;
    return table ? ask<string>(this.#question("game", ""), () => table.record()) : (this.getAttribute("game") ?? "");
  }

  set game(text: string | null) {
    this.attribute("game", text);
  }

  /** Number of moves that lead to the position shown. */
  get ply(): number {
    this.#flush();
    return this.#scene?.ply ?? (Number(this.getAttribute("ply")) || 0);
  }

  set ply(ply: number | "last" | null) {
    this.attribute("ply", ply === null || ply === undefined ? null : String(ply));
  }

  /** Number of moves of the line shown. */
  get plies(): number {
    this.#flush();
    return this.#scene?.plies ?? 0;
  }

  /** Side at the bottom. */
  get orientation(): Side {
    this.#flush();
    return this.#scene?.orientation ?? (this.getAttribute("orientation") === "black" ? "black" : "white");
  }

  set orientation(side: Side | null) {
    this.attribute("orientation", side);
  }

  /** Sides that may move on the board: both for `true`, or one. */
  get interactive(): boolean | Side {
    const open = OPEN[this.getAttribute("interactive") ?? "no"];
    return open === "white" || open === "black" ? open : open === "both";
  }

  set interactive(sides: boolean | Side) {
    this.attribute("interactive", sides === true ? "" : sides || null);
  }

  /** Side to move. */
  get turn(): Side {
    this.#flush();
    return this.#scene?.turn ?? "white";
  }

  /** `1-0`, `0-1`, `1/2-1/2`, or empty while the game goes on. */
  get result(): string {
    this.#flush();
    return this.#scene?.result ?? "";
  }

  /** Position shown, for the rules and the engine. */
  toPosition(): Position {
    return Position.fromFen(this.variant, this.position);
  }

  /**
   * Plays a move, in UCI or in either notation, for any side. `interactive` does not matter. The event `move` is not fired.
   *
   * @throws {HostageChessError} with the reason why the move is illegal
   */
  play(move: string): Move {
    const table = this.#needTable();
    const played = ask<Move>({ kind: "move", where: `move in ${this.position}`, found: move, expected: "a legal move in UCI or notation" }, () => table.play(String(move)));
    this.#draw();
    this.#tell();
    return played;
  }

  /** Steps through the game: to the first position, one move back, one move on, or to the last position. */
  step(way: "first" | "undo" | "redo" | "last"): void {
    if (!["first", "undo", "redo", "last"].includes(way)) throw badArgument("way", way, '"first", "undo", "redo" or "last"');
    this.input((table) => table.step(way));
  }

  /** Flips the board. */
  flip(): void {
    this.input((table) => table.step("flip"));
  }

  connectedCallback() {
    if (!this.#begun) {
      this.#begun = true;
      // Properties that were set before the element was defined hide the accessors.
      for (const name of ATTRIBUTES) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete (this as Record<string, unknown>)[name];
        try {
          (this as Record<string, unknown>)[name] = value;
        } catch {
          this.#report(badArgument(name, value, "a text"));
        }
      }
    }
    // A listener to `problem`, and the message on the page, report a failure.
    this.ready.catch(() => {});
  }

  disconnectedCallback() {
    this.#pointers.end();
  }

  /** Changes of attributes are carried out together, so that no mixture of old and new ones is shown. */
  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before !== now) this.#change(name);
  }

  /** @internal Carries out a call of the table, draws its result, and fires its events. {@link Pointers} call it. */
  input(call: (table: Table) => string): void {
    this.#flush();
    const table = this.#table;
    // Nobody can use a board that is still loading.
    if (!table) return;
    let effects: Effect[];
    try {
      effects = ask<Effect[]>(this.#question("input", ""), () => call(table));
    } catch (error) {
      return this.#report(error);
    }
    let carried: [number, number] | undefined;
    for (const effect of effects) carried = this.#pointers.effect(effect) ?? carried;
    // While a piece is carried, only its place changes.
    const moves = effects.length > 0 && effects.every((effect) => typeof effect === "object" && ("carry" in effect || "hover" in effect));
    if (this.#scene?.carried && moves) return this.#ghost.draw(this.#scene, carried, this.#drawing.frame);
    this.#draw(carried);
    for (const effect of effects) {
      if (effect === "position") this.#tell();
      else if (typeof effect === "object" && "illegal" in effect) this.#fire("illegal", effect.illegal);
      else if (typeof effect === "object" && "move" in effect) this.#offer(table, effect.move);
    }
  }

  /** @internal */
  protected attribute(name: string, value: string | null) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else if (this.getAttribute(name) === value) this.#change(name);
    else this.setAttribute(name, value);
  }

  #question(where: string, found: unknown) {
    return { kind: where === "game" ? ("record" as const) : ("position" as const), where, found, expected: `a valid ${where}` };
  }

  #needTable(): Table {
    this.#flush();
    if (this.#table) return this.#table;
    throw new HostageChessError({ kind: "load", code: "not-ready", message: "The board has not been loaded. Wait for its `ready` first.", expected: "await board.ready" });
  }

  #begin(): Promise<void> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<void> {
    this.#sprite ??= this.#build();
    try {
      await ready();
      await this.#makeTable();
    } catch (error) {
      // The next change tries again. A listener may make one.
      this.#changed.clear();
      this.#report(error);
      this.#loaded = undefined;
      throw error;
    }
  }

  /** True if the attributes name a game that the table does not know. Only Hostage Chess is loaded at first. */
  #lacksGame = () => !this.#knowsAll && (namesOther(this.getAttribute("variant")) || namesOther(this.getAttribute("game")));

  /** Makes a table that knows the game of the attributes, and shows what they say. */
  async #makeTable(): Promise<void> {
    let faults: unknown[];
    do {
      if (this.#lacksGame()) await ready({ games: "all" });
      this.#knowsAll = isReady("all");
      // A program knows English at first.
      if (this.#program !== rulesProgram()) this.#language = "en";
      this.#program = rulesProgram();
      this.#changed.clear();
      // Without its words or its design, the board is drawn in English or with the classic pieces.
      faults = await this.#dress();
      // Another game may have been asked for in the meantime.
    } while (this.#lacksGame());
    const table = new this.#program.Table();
    table.set_language(this.#language);
    this.#table = table;
    for (const name of SHOWN) this.#changed.delete(name);
    this.#apply(SHOWN);
    for (const fault of faults) this.#report(fault);
    this.#flush();
  }

  #change(name: string) {
    if (this.#changed.size === 0) queueMicrotask(() => this.#flush());
    this.#changed.add(name);
  }

  /** Carries out the changes of attributes. */
  #flush() {
    if (this.#changed.size === 0) return;
    if (this.#table && this.#lacksGame()) {
      this.#table = undefined;
      this.#loaded = undefined;
    }
    if (!this.#table) {
      // Before the first load, this waits until the element is on the page. A failed load is tried again.
      if (this.#sprite) this.#begin().catch(() => {});
      return;
    }
    const names = new Set(this.#changed);
    this.#changed.clear();
    if (LOOKS.some((name) => names.has(name))) this.#dress().then((faults) => faults.forEach((fault) => this.#report(fault)), (error: unknown) => this.#report(error));
    this.#apply(names);
  }

  /** Builds the shadow tree. */
  #build(): Element {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(style)];
    const sprite = drawings();
    const { table } = this.#drawing;
    set(table, { part: "table" });
    this.#diagram.append(table, this.#beside.element, this.#ghost.element);
    root.append(sprite, this.#diagram);
    this.#diagram.addEventListener("keydown", (event) => this.#key(event));
    table.addEventListener("pointerdown", (event) => {
      this.#byKey = false;
      const square = (event.target as Element).closest("[data-square]")?.getAttribute("data-square");
      if (square) this.#focus = square;
      if (this.#isOpen()) this.#pointers.down(event);
    });
    // Keeps the keyboard focus where it is, and the page from selecting text.
    table.addEventListener("mousedown", (event) => this.#isOpen() && event.preventDefault());
    // Suppresses the click that follows a touch: it could hit an answer that has appeared in the meantime.
    table.addEventListener("touchend", (event) => this.#isOpen() && event.cancelable && event.preventDefault());
    table.addEventListener("contextmenu", (event) => this.#isOpen() && this.#pointers.menu(event));
    // Clicks without a pointer come from keys and assistive technology.
    table.addEventListener("click", (event) => {
      const place = event.detail === 0 ? placeOf(event.target as Element) : "";
      if (place) this.#press(place);
    });
    return sprite;
  }

  #isOpen = () => this.interactive !== false;

  #press(place: string) {
    this.#byKey = true;
    this.input((table) => table.press(place));
  }

  /**
   * Loads the language and the design. A newer call replaces those before it, whichever of their files arrives first.
   * Returns the errors of files that did not load; everything else is shown.
   */
  async #dress(): Promise<unknown[]> {
    const number = (this.#dressed += 1);
    const isWanted = () => number === this.#dressed;
    const [program, root, sprite] = [this.#program, this.shadowRoot, this.#sprite];
    if (!program || !root || !sprite) return [];
    const special = this.hasAttribute("board") || this.hasAttribute("pieces") || this.getAttribute("theme") === "contrast" || this.#knowsAll;
    const parts = await Promise.allSettled([
      language(program, languageOf(this)),
      special ? looks() : undefined,
      dress(sprite, this.getAttribute("design"), this.#knowsAll, isWanted),
    ]);
    if (!isWanted()) return [];
    const [spoken, sheet] = parts;
    if (sheet.status === "fulfilled" && sheet.value) root.adoptedStyleSheets = [sheetOf(style), sheetOf(sheet.value)];
    if (spoken.status === "fulfilled") this.#language = spoken.value;
    this.#table?.set_language(this.#language);
    set(this.#diagram, { lang: this.#language });
    this.#draw();
    return parts.flatMap((part) => (part.status === "rejected" ? [part.reason as unknown] : []));
  }

  #text = (id: string) => this.#program?.text(this.#language, id) ?? "";

  /** Carries out the attributes, after these have changed. */
  #apply(names: ReadonlySet<string>) {
    const table = this.#table;
    if (!table) return;
    const has = (...some: string[]) => some.some((name) => names.has(name));
    if (has("position", "variant", "game")) this.#fault = "";
    this.#beside.complain(this.#fault);
    const open = this.getAttribute("interactive");
    table.set_open(OPEN[open ?? "no"] ?? "nobody");
    if (has("interactive") && open !== null && !(open in OPEN)) this.#report(badArgument("interactive", open, 'no value, "white" or "black"'));
    if (has("orientation")) {
      const side = this.getAttribute("orientation") ?? "white";
      if (side === "white" || side === "black") table.orient(side);
      else this.#report(badArgument("orientation", side, '"white" or "black"'));
    }
    try {
      if (has("position", "variant", "game")) this.#show(table);
      if (has("position", "variant", "game", "ply")) this.#go(table);
    } catch (error) {
      if (error instanceof HostageChessError && error.kind !== "argument") this.#fault = error.message;
      this.#report(error);
    }
    this.#draw();
    if (has("position", "variant", "game", "ply")) this.#tell();
  }

  /** Shows the game, or else the position. */
  #show(table: Table) {
    const [game, fen, variant] = [this.getAttribute("game"), this.getAttribute("position") ?? "", this.getAttribute("variant") ?? "hostage"];
    if (game === null) {
      // `start` reads better in a page than a FEN.
      ask(this.#question("position", fen), () => table.show_position(variant, fen === "start" ? "" : fen));
    } else {
      const faults = ask<{ problem: Problem; stops: boolean }[]>(this.#question("game", game.slice(0, 200)), () => table.show_record(game));
      const [worst] = faults;
      this.#fault = worst?.problem.message ?? "";
      if (worst) this.#report(new HostageChessError({ kind: "record", where: "game", found: game.slice(0, 200), expected: "a record without faults", ...worst.problem, faults: faults.map(({ problem }) => problem) }));
    }
  }

  #go(table: Table) {
    const ply = this.getAttribute("ply");
    if (ply === null) return;
    if (ply !== "last" && !/^\d{1,6}$/.test(ply)) throw badArgument("ply", ply, 'a number, or "last"');
    table.go(ply === "last" ? 1_000_000 : Number(ply));
  }

  /** Shows an error on the page and fires it. */
  #report(error: unknown) {
    const known = error instanceof HostageChessError ? error : new HostageChessError({ kind: "internal", code: "internal", message: `The board failed: ${error}`, cause: error });
    this.#beside.complain(known.message);
    this.#fire("problem", known);
  }

  #fire(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  #tell() {
    const scene = this.#scene;
    if (scene) this.#fire("position", { fen: scene.fen, ply: scene.ply, turn: scene.turn, result: scene.result } satisfies PositionDetail);
  }

  /** Plays a complete move, unless a listener cancels it. */
  #offer(table: Table, move: Move) {
    const before = this.toPosition();
    const detail: MoveDetail = { ...move, side: before.turn, before: before.fen, fen: before.play(move.uci).fen };
    const agreed = this.#fire("move", detail, true);
    this.input(() => (agreed ? table.commit() : table.discard()));
  }

  #draw(carried?: [number, number]) {
    const table = this.#table;
    if (!table) return;
    const before = this.#scene;
    const scene = (this.#scene = ask<Scene>(this.#question("scene", ""), () => table.scene()));
    if (!scene.cells.some(({ name }) => name === this.#focus)) this.#focus = scene.cells.find(({ x, y }) => x === 0 && y === scene.rows - 1)?.name ?? scene.cells.at(-1)?.name ?? "";
    const flipped = before?.orientation !== scene.orientation;
    const instant = this.#pointers.byHand || flipped;
    this.#pointers.byHand = false;
    const held = this.shadowRoot?.activeElement;
    set(this.#diagram, { class: this.#isOpen() ? "diagram" : "diagram viewer", "data-turn": scene.turn, "data-result": scene.result, "data-fen": scene.fen, "data-ply": scene.ply });
    this.#drawing.draw(scene, this.#focus, instant, this.#text("board"));
    this.#drawQuestion(scene, before);
    this.#ghost.draw(scene, carried, this.#drawing.frame);
    this.#beside.draw(scene, this.#text);
    // An element that moves in the tree, goes or is hidden loses the focus.
    const isGone = (element?: Element | null) => !element?.isConnected || element.closest("[hidden]") !== null;
    if (held && isGone(this.shadowRoot?.activeElement)) (isGone(held) ? this.#drawing.cell(this.#focus) : (held as HTMLElement))?.focus();
  }

  #drawQuestion(scene: Scene, before: Scene | undefined) {
    const { frame } = this.#drawing;
    if (JSON.stringify(scene.picker) === JSON.stringify(before?.picker ?? null)) return;
    frame.querySelectorAll(".picker, .backdrop").forEach((old) => old.remove());
    const back = () => this.input((table) => table.back());
    if (scene.picker) {
      this.#focus = scene.picker.square;
      const dialog = drawQuestion(scene.picker, this.#text("cancel"), (index) => this.input((table) => table.pick(index)), back);
      const backdrop = html("div", { class: "backdrop" });
      backdrop.addEventListener("click", back);
      for (const element of [dialog, backdrop]) for (const name of ["pointerdown", "touchend", "mousedown"]) element.addEventListener(name, (event) => event.stopPropagation());
      frame.append(backdrop, dialog);
      dialog.querySelector("button")?.focus();
    } else if (this.#byKey) this.#drawing.cell(this.#focus)?.focus();
  }

  #key(event: KeyboardEvent) {
    const scene = this.#scene;
    const command = scene && commandOf(event, scene, this.#isOpen());
    if (!scene || !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === "back") this.input((table) => table.back());
    else if (command === "flip") this.flip();
    else if ("walk" in command) this.#walk(command.walk);
    else if ("press" in command) this.#press(command.press);
    else if ("step" in command) this.input((table) => table.step(command.step));
    else {
      this.#byKey = true;
      this.input((table) => table.ask(command.ask));
    }
  }

  /** Moves the focus to a square. */
  #walk(square: string) {
    const [from, to] = [this.#drawing.cell(this.#focus), this.#drawing.cell(square)];
    if (from) set(from, { tabindex: -1 });
    this.#focus = square;
    if (!to) return;
    set(to, { tabindex: 0 });
    to.focus();
  }
}
