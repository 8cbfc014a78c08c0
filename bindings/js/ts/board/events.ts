// The events of a board.
import type { HostageChessError, Problem } from "../errors.js";
import type { Move, Side } from "../position.js";

/** Detail of the event `move`. The event can be cancelled, and then the move is not played. */
export interface MoveDetail extends Move {
  side: Side;
  /** FEN before the move. */
  before: string;
  /** FEN after the move. */
  fen: string;
}

/** Detail of the event `illegal`: the reason, and the squares that matter. */
export type IllegalDetail = Problem;

/** Detail of the event `position`. */
export interface PositionDetail {
  fen: string;
  /** Number of moves that lead to the position shown. */
  ply: number;
  turn: Side;
  /** `1-0`, `0-1`, `1/2-1/2`, or empty. */
  result: string;
}

/** Events of the element, besides those of every element. */
export interface HostageBoardEvents {
  move: CustomEvent<MoveDetail>;
  illegal: CustomEvent<IllegalDetail>;
  position: CustomEvent<PositionDetail>;
  problem: CustomEvent<HostageChessError>;
}

/** All events of the element. */
export interface HostageBoardEventMap extends HTMLElementEventMap, HostageBoardEvents {}
