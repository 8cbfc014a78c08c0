import { badArgument, HostageChessError, needOptions, needText, type Problem } from "./errors.js";
import { ask, needGame } from "./wasm.js";

/** One of the two players. In Hole Chess, Yellow is `white` and Red is `black`. */
export type Side = "white" | "black";

/** One of the two notations of Hostage Chess: the inventor's `(B)N*c7`, or Andy Pierce's `(B-N)N@c7`. */
export type Notation = "leslie" | "pierce";

/** Piece on a square. */
export interface PlacedPiece {
  square: string;
  side: Side;
  /** Letter of its kind: `p n b r q k`, and `m` (Mirror-Knight) and `c` (courier) in other games. */
  kind: string;
}

/** Pieces of one kind in a prison or on an airfield. */
export interface Stack {
  side: Side;
  kind: string;
  count: number;
  /** In a prison, the kind of the cheapest prisoner that would ransom one of them, if their owner holds one. */
  price: string | undefined;
}

/** Prison, or airfield. A prison holds the pieces that its owner has captured. */
export interface Tray {
  area: "prison" | "airfield";
  owner: Side;
  /** Most valuable first. */
  pieces: readonly Stack[];
}

/** Mark on a square. A frozen pawn gives a pseudo-check, not a check. */
export interface Mark {
  square: string;
  mark: "check" | "pseudo-check" | "frozen";
}

/** Legal move in all its texts. */
export interface Move {
  /** UCI text: `e2e4`, `N#B@c7`. */
  uci: string;
  /** The inventor's notation, as in records: `(B)N*c7`. */
  notation: string;
  /** Andy Pierce's notation: `(B-N)N@c7`. */
  pierce: string;
  /** Sentence in English: `White: pays a bishop, rescues a knight, knight lands on c7.` */
  text: string;
}

/** Outcome of a game. */
export interface Result {
  /** `1-0`, `0-1` or `1/2-1/2`. */
  score: string;
  /** Winner; undefined for a draw. */
  winner: Side | undefined;
  /** Short name of the ending, such as `checkmate`, `stalemate`, `repetition` or `fifty-moves`. */
  ending: string;
  /** Sentence in English. */
  text: string;
}

/** Reason why a move is illegal. */
export type Reason = Problem;

/** @internal */
export interface RawResult {
  score: string;
  winner: Side | null;
  ending: string;
  text: string;
}

/** @internal */
export const resultOf = (raw: RawResult | null): Result | undefined => (raw ? Object.freeze({ ...raw, winner: raw.winner ?? undefined }) : undefined);

interface RawPosition {
  variant: string;
  fen: string;
  turn: Side;
  check: boolean;
  number: number;
  result: RawResult | null;
  pieces: { square: string; piece: string }[];
  trays: { area: "prison" | "airfield"; owner: Side; pieces: { piece: string; count: number; price: string | null }[] }[];
  marks: Mark[];
}

const sideOf = (letter: string): Side => (letter === letter.toUpperCase() ? "white" : "black");

/** Position of any of the games. It never changes: {@link Position.play} returns a new one. */
export class Position {
  /** Name of the rule set. */
  readonly variant: string;
  readonly fen: string;
  /** Side to move. */
  readonly turn: Side;
  /** True if the side to move is in check. */
  readonly check: boolean;
  /** Number of the move, as in the FEN. */
  readonly moveNumber: number;
  /** Outcome of the game, or undefined. A position alone knows nothing of repetition; see `Game.result`. */
  readonly result: Result | undefined;
  readonly pieces: readonly PlacedPiece[];
  /** Prisons and airfields; empty in games without them. A reserve of pieces to set up is listed as an airfield. */
  readonly trays: readonly Tray[];
  readonly marks: readonly Mark[];
  #moves: readonly string[] | undefined;

  private constructor(raw: RawPosition) {
    this.variant = raw.variant;
    this.fen = raw.fen;
    this.turn = raw.turn;
    this.check = raw.check;
    this.moveNumber = raw.number;
    this.result = resultOf(raw.result);
    this.pieces = raw.pieces.map(({ square, piece }) => ({ square, side: sideOf(piece), kind: piece.toLowerCase() }));
    this.trays = raw.trays.map(({ area, owner, pieces }) => ({
      area,
      owner,
      pieces: pieces.map(({ piece, count, price }) => ({ side: sideOf(piece), kind: piece.toLowerCase(), count, price: price ?? undefined })),
    }));
    this.marks = raw.marks;
  }

  /**
   * Returns the start position of a rule set.
   *
   * @throws {HostageChessError} of the kind `position`, if the rule set is unknown
   */
  static start(variant = "hostage"): Position {
    const name = needText("variant", variant);
    needGame(name);
    return new Position(ask({ kind: "position", where: "variant", found: variant, expected: "a name in listVariants()" }, (rules) => rules.position(name, "")));
  }

  /**
   * Returns the position that a FEN describes.
   *
   * @throws {HostageChessError} of the kind `position`, with every fault of the FEN
   */
  static fromFen(variant: string, fen: string): Position {
    const [name, text] = [needText("variant", variant), needText("FEN", fen)];
    needGame(name);
    // An empty text would mean the start position.
    return new Position(ask({ kind: "position", where: "FEN", found: fen, expected: `a FEN of the game ${name}` }, (rules) => rules.position(name, text || " ")));
  }

  #question(text: string) {
    return { kind: "move" as const, where: `move in ${this.fen}`, found: text, expected: "a legal move in UCI or notation" };
  }

  /**
   * Returns the UCI texts of all legal moves. After mate and stalemate there are none; after a draw by the fifty-move rule
   * a record may still go on.
   */
  moves(): string[];
  /** Returns all legal moves, with their notations and a sentence each. */
  moves(options: { notation: true }): Move[];
  /** Returns all legal moves, in either form. */
  moves(options: { notation?: boolean }): string[] | Move[];
  moves(options?: { notation?: boolean }): string[] | Move[] {
    const { notation = false } = needOptions("options", options);
    const about = { kind: "position" as const, where: "FEN", found: this.fen, expected: "a valid position" };
    if (notation) return ask<Move[]>(about, (rules) => rules.moves(this.variant, this.fen));
    this.#moves ??= ask<string[]>(about, (rules) => rules.uci_moves(this.variant, this.fen));
    return [...this.#moves];
  }

  /**
   * Returns the position after a move, given in UCI or in either notation, as people type and paste them.
   *
   * @throws {HostageChessError} of the kind `move`, with the reason why there is no such move
   */
  play(move: string): Position {
    const text = needText("move", move);
    return new Position(ask<{ position: RawPosition }>(this.#question(text), (rules) => rules.play(this.variant, this.fen, text)).position);
  }

  /** Returns the reason why a move is illegal, or undefined if it is legal. */
  whyNot(move: string): Reason | undefined {
    try {
      this.describe(move);
      return undefined;
    } catch (error) {
      if (!(error instanceof HostageChessError) || error.kind !== "move") throw error;
      return error.faults[0];
    }
  }

  /**
   * Returns a move in all its texts.
   *
   * @throws {HostageChessError} of the kind `move`, with the reason why there is no such move
   */
  describe(move: string): Move {
    const text = needText("move", move);
    return ask<{ mv: Move }>(this.#question(text), (rules) => rules.play(this.variant, this.fen, text)).mv;
  }

  /**
   * Returns the notation of a move.
   *
   * @throws {HostageChessError} of the kind `move`, with the reason why there is no such move
   */
  notation(move: string, style: Notation = "leslie"): string {
    if (style !== "leslie" && style !== "pierce") throw badArgument("style", style, '"leslie" or "pierce"');
    const described = this.describe(move);
    return style === "pierce" ? described.pierce : described.notation;
  }

  /** Returns the piece on a square, if there is one. */
  pieceAt(square: string): PlacedPiece | undefined {
    return this.pieces.find((piece) => piece.square === square);
  }

  /** Returns the rule set and the FEN, for storage and messages. */
  toJSON(): { variant: string; fen: string } {
    return { variant: this.variant, fen: this.fen };
  }
}
