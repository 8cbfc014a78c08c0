/** Part of the package that failed. */
export type ErrorKind =
  /** The program could not be loaded or started. */
  | "load"
  /** An argument has the wrong type or is out of range. */
  | "argument"
  /** The rule set is unknown, or the FEN is faulty. */
  | "position"
  /** The move is illegal or unreadable. */
  | "move"
  /** The record has no readable game. */
  | "record"
  /** The engine did not answer. */
  | "engine"
  /** A fault of this package. Please report it. */
  | "internal";

/** Fact about an error: a text, a number, or a list of them. */
export type Detail = string | number | Detail[];

/** Contents of a {@link HostageChessError}. */
export interface ErrorFacts {
  kind: ErrorKind;
  /** Short name of the reason, such as `pinned` or `rank-length`. */
  code: string;
  /** One or more sentences in English. */
  message: string;
  /** What was found. */
  found?: unknown;
  /** Where it was found, such as `FEN`, `move`, or an address. */
  where?: string;
  /** What was expected. */
  expected?: string;
  details?: Record<string, Detail>;
  squares?: string[];
  faults?: Problem[];
  cause?: unknown;
}

/** Fault of a FEN, a move or a record as plain data. */
export interface Problem {
  /** Short name of the reason, such as `pinned` or `rank-length`. */
  code: string;
  /** One sentence. */
  message: string;
  /** What was found, where, and what was expected, by the names that the sentence uses. */
  details: Record<string, Detail>;
  /** Squares that matter. If `arrow` is set, the first two are the ends of an arrow that explains the reason. */
  squares: string[];
  arrow: boolean;
  /** Every fault, if there are several. */
  faults?: Problem[];
}

/** The only error that this package throws. */
export class HostageChessError extends Error {
  override readonly name = "HostageChessError";
  readonly kind: ErrorKind;
  readonly code: string;
  readonly found: unknown;
  readonly where: string | undefined;
  readonly expected: string | undefined;
  readonly details: Record<string, Detail>;
  /** Squares that matter to the reason, if it is about a move. */
  readonly squares: readonly string[];
  /** Every fault of the FEN, at least one if `kind` is `position`. */
  readonly faults: readonly Problem[];

  constructor(facts: ErrorFacts) {
    super(facts.message, "cause" in facts ? { cause: facts.cause } : undefined);
    this.kind = facts.kind;
    this.code = facts.code;
    this.found = facts.found;
    this.where = facts.where;
    this.expected = facts.expected;
    this.details = facts.details ?? {};
    this.squares = facts.squares ?? [];
    this.faults = facts.faults ?? [];
  }
}

/** @internal Shortens a value for a sentence. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = typeof value === "string" ? JSON.stringify(value) : String(value);
  } catch {
    text = typeof value;
  }
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** @internal Returns the error for an argument of the wrong type or out of range. */
export const badArgument = (where: string, found: unknown, expected: string) =>
  new HostageChessError({ kind: "argument", code: "bad-argument", message: `${where} is ${shown(found)}. Expected ${expected}.`, found, where, expected });

/** @internal Checks that an argument is a text. */
export function needText(where: string, value: unknown): string {
  if (typeof value !== "string") throw badArgument(where, value, "a string");
  return value;
}

/** @internal Checks that an argument is an object, or missing. */
export function needOptions<T extends object>(where: string, value: T | undefined): Partial<T> {
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null) throw badArgument(where, value, "an object");
  return value;
}
