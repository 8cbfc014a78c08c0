// The keys of a board, as on the site (src/shell/keys/table.rs).
import type { Scene } from "./scene.js";

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
