// Draws a scene: the board as SVG with its accessible grid, the trays, and the question over the board.
import { html, icon, keyed, set, svg } from "./dom.js";
import type { Cell, Drawn, Question, Scene, StackView, Standing, TrayView } from "./scene.js";

/** Side of a cell in SVG units. */
const CELL = 100;

const sideClass = (drawn: Drawn) => `piece-${drawn.side}`;

/** Piece outside the board. */
export const figure = (drawn: Drawn) =>
  svg("svg", { class: `figure ${sideClass(drawn)}`, viewBox: "0 0 100 100", preserveAspectRatio: "xMidYMax", "aria-hidden": "true" }, svg("use", { href: `#piece-${drawn.symbol}`, width: 100, height: 100 }));

/** Outline of an arrow between two points. */
function arrowPoints([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const length = Math.max(Math.hypot(x2 - x1, y2 - y1), 1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const point = (along: number, aside: number) => `${Math.round(x1 + ux * along - uy * aside)},${Math.round(y1 + uy * along + ux * aside)}`;
  const neck = length - 42;
  return [point(22, 8), point(neck, 8), point(neck, 24), point(length - 6, 0), point(neck, -24), point(neck, -8), point(22, -8)].join(" ");
}

/** Elements of a board that stay as long as its shape does. */
export class BoardDrawing {
  readonly frame = html("div", { class: "board-frame" });
  readonly table = html("div", {});
  #board: SVGSVGElement | undefined;
  #shape = "";
  #cells = new Map<string, SVGGElement>();
  #pieces = svg("g", { class: "pieces", "aria-hidden": "true" });
  #marks = svg("g", { class: "marks", "aria-hidden": "true" });

  /** Draws the board and the trays. `focus` is the square that the tab key reaches, `instant` keeps pieces from sliding. */
  draw(scene: Scene, focus: string, instant: boolean, boardLabel: string) {
    const shape = `${scene.columns} ${scene.rows} ${scene.orientation} ${scene.cells.length} ${boardLabel}`;
    if (shape !== this.#shape) this.#build(scene, boardLabel);
    this.#shape = shape;
    const any = (area: string) => scene.trays.some((tray) => tray.area === area);
    const trays = any("prison") ? "" : any("airfield") ? " no-prisons" : " no-trays";
    set(this.table, { class: `table columns-${scene.columns} rows-${scene.rows}${trays}${scene.yellow_red ? " yellow-red" : ""}` });
    for (const cell of scene.cells) this.#drawCell(cell, cell.name === focus);
    set(this.#pieces, { class: instant ? "pieces instant" : "pieces" });
    keyed(this.#pieces, scene.pieces, ({ id }) => String(id), makePiece, drawPiece);
    this.#marks.replaceChildren(...scene.cells.flatMap(over), ...arrow(scene));
    keyed(this.table, [null, ...scene.trays], (tray) => (tray ? tray.corner : "board"), (tray) => (tray ? makeTray(tray) : this.frame), (element, tray) => tray && drawTray(element, tray, scene.trays));
  }

  cell(name: string): SVGGElement | undefined {
    return this.#cells.get(name);
  }

  #build(scene: Scene, label: string) {
    this.#cells.clear();
    const board = svg("svg", { class: scene.gaps ? "board gaps" : "board", translate: "no", viewBox: `0 0 ${scene.columns * CELL} ${scene.rows * CELL}`, role: "grid", "aria-label": label });
    for (const [x, y] of scene.holes) {
      const [left, top] = [x * CELL, y * CELL];
      board.append(svg("g", { class: "hole", "aria-hidden": "true" }, svg("rect", { x: left, y: top, width: 100, height: 100 }), svg("circle", { cx: left + 50, cy: top + 50, r: 46 })));
    }
    for (let row = 0; row < scene.rows; row += 1) {
      const cells = scene.cells.filter(({ y }) => y === row);
      if (!cells[0]) continue;
      const group = svg("g", { role: "row", "aria-label": scene.ranks[row] });
      for (const cell of cells) {
        const [x, y] = [cell.x * CELL, cell.y * CELL];
        const element = svg("g", { role: "gridcell", "data-square": cell.name }, svg("rect", { class: "ground", x, y, width: 100, height: 100 }), svg("g", { class: "signs" }), svg("rect", { class: "ring", x: x + 3, y: y + 3, width: 94, height: 94 }));
        this.#cells.set(cell.name, element);
        group.append(element);
      }
      board.append(group);
    }
    this.#pieces.replaceChildren();
    board.append(coordinates(scene), this.#pieces, this.#marks);
    if (this.#board) this.#board.replaceWith(board);
    else this.frame.prepend(board);
    this.#board = board;
  }

  #drawCell(cell: Cell, focused: boolean) {
    const element = this.#cells.get(cell.name);
    if (!element) return;
    const hovered = element.classList.contains("hovered");
    set(element, { class: hovered ? `${cell.class} hovered` : cell.class, "aria-label": cell.label, tabindex: focused ? 0 : -1, "data-piece": cell.piece || undefined });
    const [cx, cy] = [cell.x * CELL + 50, cell.y * CELL + 50];
    const signs = [];
    if (/ check$/.test(cell.class)) signs.push(svg("circle", { class: "alarm", cx, cy, r: 68, fill: "url(#glow)" }));
    if (/ pseudo-check$/.test(cell.class)) signs.push(svg("circle", { class: "feint", cx, cy, r: 44 }));
    element.querySelector(".signs")?.replaceChildren(...signs);
  }
}

function coordinates(scene: Scene): SVGGElement {
  const group = svg("g", { class: "coordinates", "aria-hidden": "true" });
  const write = (cell: Cell, letter: boolean) => {
    const tone = cell.class.includes("dark") ? "on-dark-cell" : "on-light-cell";
    const place = letter ? { class: `letter ${tone}`, x: cell.x * CELL + 96, y: cell.y * CELL + 96 } : { class: tone, x: cell.x * CELL + 4, y: cell.y * CELL + 17 };
    const text = svg("text", place);
    text.textContent = letter ? cell.name.charAt(0) : cell.name.replace(/^\D+/, "");
    group.append(text);
  };
  for (const cell of scene.cells) {
    if (!scene.cells.some(({ x, y }) => y === cell.y && x < cell.x)) write(cell, false);
    if (!scene.cells.some(({ x, y }) => x === cell.x && y > cell.y)) write(cell, true);
  }
  return group;
}

const makePiece = ({ drawn }: Standing) => svg("g", {}, svg("use", { href: `#piece-${drawn.symbol}`, width: 100, height: 100 }));

function drawPiece(element: Element, standing: Standing) {
  const { drawn, x, y, lifted, landed, turned } = standing;
  const classes = ["piece", sideClass(drawn), lifted && "lifted", landed && "landed", turned && "turned"].filter(Boolean).join(" ");
  set(element, { class: classes });
  // The content policy of a page may forbid style attributes, but not this.
  const { style } = element as SVGGElement;
  style.setProperty("--x", `${x * CELL}px`);
  style.setProperty("--y", `${y * CELL}px`);
  const canopy = element.querySelector(".canopy");
  if (landed && !canopy) element.prepend(svg("use", { class: "canopy", href: "#icon-parachute", x: 5, y: -68, width: 90, height: 90 }));
  if (!landed) canopy?.remove();
  set(element.lastElementChild as Element, { href: `#piece-${drawn.symbol}` });
}

/** The layer above the pieces: targets, ice, canopies, and the ghost of a piece about to land. */
function over(cell: Cell): Element[] {
  const [x, y] = [cell.x * CELL, cell.y * CELL];
  const parts: Element[] = [];
  const add = (element: Element) => parts.push(element);
  const ice = (names: string[]) => {
    const group = svg("g", { class: cell.ice === "ice" ? "ice" : `ice ${cell.ice}`, transform: `translate(${x} ${y})` });
    for (const name of names) group.append(svg("use", { class: name, href: `#ice-${name}`, width: 100, height: 100 }));
    add(group);
  };
  if (cell.dot) add(svg("circle", { class: "dot", cx: x + 50, cy: y + 50, r: 15 }));
  if (cell.hoop) add(svg("circle", { class: "hoop", cx: x + 50, cy: y + 50, r: 45 }));
  if (cell.ice === "cracks") ice(["left", "right"]);
  else if (cell.ice) ice(["block", "facets"]);
  if (cell.frozen) add(svg("use", { href: "#icon-ice", x: x + 66, y: y + 4, width: 32, height: 32 }));
  if (cell.ghost) add(svg("g", { class: `ghost-piece ${sideClass(cell.ghost)}` }, svg("use", { href: `#piece-${cell.ghost.symbol}`, x, y, width: 100, height: 100 })));
  if (cell.landed) add(svg("use", { class: "landing", href: "#mark-landing", x: x + 67, y: y + 2, width: 31, height: 31 }));
  return parts;
}

function arrow(scene: Scene): Element[] {
  if (!scene.arrow) return [];
  const [from, to] = scene.arrow.map(([x, y]): [number, number] => [x * CELL + 50, y * CELL + 50]) as [[number, number], [number, number]];
  return [svg("polygon", { class: "arrow", points: arrowPoints(from, to) })];
}

/** Width of a tray in twelfths of a row that two trays share: a full tray takes space from the other. */
function share(tray: TrayView, trays: readonly TrayView[]): number {
  const across = { tl: "tr", tr: "tl", bl: "br", br: "bl" }[tray.corner];
  const other = trays.find(({ corner }) => corner === across);
  if (!other) return 12;
  const [own, others] = [tray.pieces.length, other.pieces.length];
  if (Math.max(own, others) < 4) return 6;
  const weight = (pieces: number) => 10 * pieces + 6;
  return Math.min(Math.max(Math.round((12 * weight(own)) / (weight(own) + weight(others))), 3), 9);
}

function makeTray(tray: TrayView): Element {
  const heading = html("span", { class: "heading", "aria-hidden": "true" }, icon(tray.area), html("span"));
  return html("section", { role: "group" }, heading, html("div", { class: "stacks" }));
}

function drawTray(element: Element, tray: TrayView, trays: readonly TrayView[]) {
  const hovered = element.classList.contains("hovered") && "hovered";
  const classes = ["tray", tray.area, tray.corner, `share-${share(tray, trays)}`, `kinds-${tray.pieces.length}`, tray.last && "last", tray.target && "target", hovered];
  set(element, { class: classes.filter(Boolean).join(" "), "aria-label": tray.label, "data-tray": tray.area, "data-owner": tray.owner });
  const heading = element.querySelector(".heading > span");
  if (heading && heading.textContent !== tray.heading) heading.textContent = tray.heading;
  const stacks = element.querySelector(".stacks");
  if (stacks) keyed(stacks, tray.pieces, ({ man }) => man, makeStack, drawStack);
}

const makeStack = () => html("button", { type: "button" }, html("span", { class: "who" }));

function drawStack(element: Element, stack: StackView) {
  set(element, { class: stack.class, "data-man": stack.man, "data-count": stack.count, "aria-label": stack.label, "aria-pressed": String(stack.armed) });
  // Most scenes change no tray, and a new figure would begin its animation again.
  const look = JSON.stringify([stack.drawn, stack.count, stack.price, stack.locked]);
  const who = element.querySelector<HTMLElement>(".who");
  if (!who || who.dataset["look"] === look) return;
  who.dataset["look"] = look;
  who.replaceChildren(figure(stack.drawn));
  if (stack.count > 1) who.append(html("span", { class: "count" }, String(stack.count)));
  if (stack.price) who.append(html("span", { class: "tag price", title: stack.tag }, figure(stack.price)));
  if (stack.locked) who.append(html("span", { class: "tag locked", title: stack.tag }, icon("lock")));
}

/** Dialog that asks for a payment, a promotion or a drop. */
export function drawQuestion(question: Question, cancel: string, pick: (index: number) => void, back: () => void): HTMLElement {
  const choices = question.choices.map((choice, index) => {
    const answer = html("span", { class: "answer" }, html("strong", {}, choice.title));
    if (choice.note) answer.append(html("small", {}, choice.note));
    const button = html("button", { type: "button", class: "choice", "data-pay": choice.pay, "data-promote": choice.promote }, html("span", { class: "pieces" }, ...choice.pieces.map(figure)), answer);
    button.addEventListener("click", () => pick(index));
    return button;
  });
  const end = html("button", { type: "button", class: "cancel", "data-action": "back" }, cancel);
  end.addEventListener("click", back);
  const dialog = html("div", { class: `picker ${question.y < 4 ? "below" : "above"}`, role: "dialog", "aria-modal": "true", "aria-label": question.title }, html("p", { class: "question" }, question.title), html("div", { class: "choices" }, ...choices), end);
  dialog.style.setProperty("--column", String(question.x));
  dialog.style.setProperty("--row", String(question.y));
  const buttons = [...choices, end];
  dialog.addEventListener("keydown", (event) => {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === "Escape") back();
    else if (way) buttons[(buttons.indexOf(event.target as HTMLButtonElement) + way + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return dialog;
}

/** The held piece under the pointer. */
export class Ghost {
  readonly element = html("div", { class: "ghost", "aria-hidden": "true" });
  #symbol = "";

  /** Draws the held piece of a scene, if there is one, at a place in pixels of the window. */
  draw({ carried, columns }: Scene, at: [number, number] | undefined, board: Element) {
    set(this.element, { class: carried ? "ghost shown" : "ghost" });
    const symbol = carried ? `${carried.symbol} ${carried.side}` : "";
    if (this.#symbol !== symbol) this.element.replaceChildren(...(carried ? [figure(carried)] : []));
    this.#symbol = symbol;
    const place = this.element.offsetParent?.getBoundingClientRect();
    if (!at || !place) return;
    const size = board.getBoundingClientRect().width / columns;
    this.element.style.setProperty("width", `${size}px`);
    this.element.style.setProperty("transform", `translate(${at[0] - place.left - size / 2}px, ${at[1] - place.top - size / 2}px)`);
  }
}
