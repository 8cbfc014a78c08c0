import { badArgument, HostageChessError, needOptions, needText, type Problem } from "./errors.js";
import { type Move, type Notation, Position, type RawResult, type Result, resultOf, type Side } from "./position.js";
import { ask, needGame } from "./wasm.js";

/** Move of a game. */
export interface GameMove extends Move {
  side: Side;
  /** Displayed number of the move; undefined before the game proper begins. */
  number: number | undefined;
  /** FEN after the move. */
  fen: string;
  /** Comment after the move, or empty. */
  comment: string;
  /** Numbers of its glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  glyphs: number[];
}

/** Fault in the text of a record, with its place. */
export interface RecordFault extends Problem {
  /** Line of the text, from 1. */
  line: number;
  /** Number of the move that was being read. */
  moveNumber: number;
  side: Side;
  /** Text at fault. */
  text: string;
  /** True if nothing after it was read. */
  stops: boolean;
}

interface RawRecord {
  variant: string;
  start: string;
  standard: boolean;
  tags: [string, string][];
  intro: string;
  moves: { mv: Move; side: Side; number: number | null; fen: string; comment: string; glyphs: number[] }[];
  variations: number;
  score: string;
  result: RawResult | null;
  faults: { problem: Problem; line: number; number: number; side: Side; text: string; stops: boolean }[];
  orthodox: boolean;
}

const about = (text: string) => ({ kind: "record" as const, where: "record", found: text.slice(0, 200), expected: "a record with moves, such as 1. e4 e5" });

/** Returns the first tag of each name. Names that differ only in case are the same. */
function tagsOf(tags: [string, string][]): Readonly<Record<string, string>> {
  const names = new Set<string>();
  const isFirst = ([name]: [string, string]) => names.size < names.add(name.toLowerCase()).size;
  return Object.freeze(Object.fromEntries(tags.filter(isFirst)));
}

/** Game with its moves and tags. It never changes: {@link Game.play} and {@link Game.withTags} return new ones. */
export class Game {
  readonly variant: string;
  /** FEN of the first position if it is not the start position of the rule set. */
  readonly start: string | undefined;
  /** Tags such as `White` and `Event`. Of tags that occur twice, the first counts, whatever their case. */
  readonly tags: Readonly<Record<string, string>>;
  /** Moves of the main line. */
  readonly moves: readonly GameMove[];
  /** Comment before the first move, or empty. */
  readonly intro: string;
  /** Number of moves in variations. They stay in {@link Game.toText}. */
  readonly variations: number;
  /** Result as in a record: `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly score: string;
  /** Outcome by the rules, repetition included, by resignation or by the tags; undefined while the game goes on. */
  readonly result: Result | undefined;
  /** Faults of the text, the one that stopped the reading first. Everything before it was read. */
  readonly faults: readonly RecordFault[];
  /** True for a game of ordinary chess, whose captured pieces leave the board. */
  readonly isOrthodox: boolean;
  readonly #text: string;
  readonly #first: string;
  #positions: readonly Position[] | undefined;

  private constructor(text: string, line = 1) {
    needGame(text);
    const raw = ask<RawRecord>(about(text), (rules) => rules.record(text, line));
    this.#text = text;
    this.#first = raw.start;
    this.variant = raw.variant;
    this.start = raw.standard ? undefined : raw.start;
    this.tags = tagsOf(raw.tags);
    this.moves = raw.moves.map(({ mv, number, ...rest }) => ({ ...mv, ...rest, number: number ?? undefined }));
    this.intro = raw.intro;
    this.variations = raw.variations;
    this.score = raw.score;
    this.result = resultOf(raw.result);
    this.faults = raw.faults.map(({ problem, number, ...rest }) => ({ ...problem, ...rest, moveNumber: number }));
    this.isOrthodox = raw.orthodox;
  }

  /**
   * Returns a game without moves, from the start position or from a FEN.
   *
   * @throws {HostageChessError} of the kind `position`, if the rule set is unknown or the FEN is faulty
   */
  static start(variant = "hostage", fen?: string): Game {
    const from = fen === undefined ? Position.start(variant) : Position.fromFen(variant, fen);
    return new Game(ask<string>(about(""), (rules) => rules.new_record(from.variant, from.fen)));
  }

  /**
   * Reads the first record of a text. Faults in the moves do not throw: {@link Game.faults} lists them.
   *
   * @throws {HostageChessError} of the kind `record`, if the text has no game with a valid first position
   */
  static parse(text: string): Game {
    const records = cut(needText("text", text));
    const [first] = records;
    if (!first) throw new HostageChessError({ ...about(text), code: "empty", message: "The text has no game." });
    return new Game(first.text, first.line);
  }

  /** Reads every record of a text. A broken one spoils no other; its error is listed. */
  static parseAll(text: string): { games: Game[]; errors: HostageChessError[] } {
    const [games, errors]: [Game[], HostageChessError[]] = [[], []];
    for (const { text: record, line } of cut(needText("text", text))) {
      try {
        games.push(new Game(record, line));
      } catch (error) {
        if (!(error instanceof HostageChessError) || error.kind !== "record" && error.code !== "game-not-loaded") throw error;
        errors.push(error);
      }
    }
    return { games, errors };
  }

  /** Positions of the main line, the first one included. */
  get positions(): readonly Position[] {
    this.#positions ??= [this.#first, ...this.moves.map(({ fen }) => fen)].map((fen) => Position.fromFen(this.variant, fen));
    return this.#positions;
  }

  /** Last position. */
  get position(): Position {
    return Position.fromFen(this.variant, this.moves.at(-1)?.fen ?? this.#first);
  }

  /**
   * Returns the game with one more move, in UCI or in either notation. Its score is `*` unless the move ends it, and the tag
   * `Termination` is left out. A game with a {@link Game.result} is over: it takes no more moves, also after a repetition or a
   * resignation.
   *
   * @throws {HostageChessError} of the kind `move`, with the reason why the move is illegal; `game-over` is one of them
   */
  play(move: string): Game {
    const text = needText("move", move);
    const question = { kind: "move" as const, where: `move after ${this.moves.length} plies`, found: move, expected: "a legal move in UCI or notation" };
    return new Game(ask<string>(question, (rules) => rules.extend_record(this.#text, text)));
  }

  /**
   * Returns the game with these tags. An empty value removes a tag. The tags `Variant`, `SetUp`, `FEN` and `Result` are
   * derived from the game, so they are left out here, and the tags of another game can be passed as they are.
   *
   * @throws {HostageChessError} of the kind `argument`, if a name or a value cannot be written
   */
  withTags(tags: Record<string, string>): Game {
    const pairs = Object.entries(needOptions("tags", tags)).flatMap(([name, value]) => [name, needText(`tag ${name}`, value)]);
    for (const text of pairs) if (/[\r\n]/.test(text)) throw badArgument("tag", text, "one line");
    const question = { kind: "argument" as const, where: "tags", found: pairs, expected: "names of letters, digits and underscores" };
    return new Game(ask<string>(question, (rules) => rules.tag_record(this.#text, pairs.join("\n"))));
  }

  /** Returns the text of the record, with comments and variations. */
  toText(options?: { notation?: Notation }): string {
    const { notation = "leslie" } = needOptions("options", options);
    if (notation !== "leslie" && notation !== "pierce") throw badArgument("notation", notation, '"leslie" or "pierce"');
    return ask<string>(about(this.#text), (rules) => rules.write_record(this.#text, notation));
  }

  /** Returns the text of the record. */
  toString(): string {
    return this.toText();
  }
}

const cut = (text: string) => ask<{ text: string; line: number }[]>(about(text), (rules) => rules.records(text));
