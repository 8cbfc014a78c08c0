// The scene of a board, as `src/table/scene.rs` writes it, and the effects of an input.
import type { Problem } from "../errors.js";
import type { Move, Side } from "../position.js";

export interface Drawn {
  symbol: string;
  side: Side;
}

export interface Cell {
  name: string;
  x: number;
  y: number;
  label: string;
  class: string;
  piece: string;
  dot: boolean;
  hoop: boolean;
  frozen: boolean;
  ice: "" | "ice" | "forms" | "cracks";
  landed: boolean;
  ghost: Drawn | null;
}

export interface Standing {
  id: number;
  drawn: Drawn;
  x: number;
  y: number;
  lifted: boolean;
  landed: boolean;
  turned: boolean;
}

export interface StackView {
  man: string;
  drawn: Drawn;
  count: number;
  label: string;
  class: string;
  armed: boolean;
  price: Drawn | null;
  locked: boolean;
  tag: string;
}

export interface TrayView {
  area: "prison" | "airfield";
  owner: Side;
  corner: "tl" | "bl" | "tr" | "br";
  heading: string;
  label: string;
  last: boolean;
  target: boolean;
  pieces: StackView[];
}

export interface Question {
  title: string;
  square: string;
  x: number;
  y: number;
  choices: { title: string; note: string; pieces: Drawn[]; pay: string | null; promote: string | null }[];
}

export interface Scene {
  columns: number;
  rows: number;
  gaps: boolean;
  yellow_red: boolean;
  variant: string;
  orientation: Side;
  cells: Cell[];
  pieces: Standing[];
  /** Labels of the rows, top first. */
  ranks: string[];
  holes: [number, number][];
  trays: TrayView[];
  picker: Question | null;
  offers: string[];
  arrow: [[number, number], [number, number]] | null;
  said: { text: string; tone: "plain" | "urgent" | "refusal" | "question"; number: number };
  turn: Side;
  result: string;
  fen: string;
  can_undo: boolean;
  can_redo: boolean;
  ply: number;
  plies: number;
  last_move: string;
  carried: Drawn | null;
}

export type Effect =
  | "position"
  | "stop-waiting"
  | "put-down"
  | { move: Move }
  | { illegal: Problem }
  | { carry: [number, number] }
  | { hover: string | null }
  | { wait: number };
