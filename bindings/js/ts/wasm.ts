// The programs with the rules. Their answers are JSON.
import { badArgument, HostageChessError, needOptions, shown, type ErrorKind, type Problem } from "./errors.js";
import { ALL_BYTES, PROTOCOL, RULES_BYTES, VERSION } from "./constants.js";
import { loadError, program as fetchProgram, script, startError } from "./load.js";
import * as small from "./rules.js";
import english from "./words-en.js";

/** Rule set as the package lists it. */
export interface Variant {
  /** Name, as in links, records and UCI. */
  name: string;
  /** Game that it belongs to, such as `takeover`. */
  game: string;
  columns: number;
  rows: number;
  /** `yellow-red` in Hole Chess, whose Yellow is called `white` here and whose Red is called `black`. */
  colours: "white-black" | "yellow-red";
  /** FEN of the start position. */
  fen: string;
}

/** Games in a program. */
export type Games = "hostage" | "all";

/** Options of {@link ready}. */
export interface ReadyOptions {
  /** `all` loads Takeover, Hole and Messenger Chess too, in a program half as large again. Hostage Chess alone by default. */
  games?: Games;
  /** Address or content of the program, for hosts that keep it elsewhere. By default it lies beside this module. */
  source?: URL | ArrayBuffer | ArrayBufferView;
}

/** @internal Program with the rules. */
export type Program = typeof small;

const loading = new Map<Games, Promise<void>>();
let loaded: { games: Games; program: Program; variants: readonly Variant[] } | undefined;

async function load(games: Games, source?: ReadyOptions["source"]): Promise<void> {
  const own = games === "all" ? new URL("./rules-all_bg.wasm", import.meta.url) : new URL("./rules_bg.wasm", import.meta.url);
  const url = source instanceof URL ? source : own;
  const [program, words, bytes] = await Promise.all([
    games === "all" ? script("rules-all.js", () => import("./rules-all.js")) : small,
    games === "all" ? script("words-en-all.js", () => import("./words-en-all.js")) : { default: english },
    source === undefined || source instanceof URL ? fetchProgram(url) : source,
  ]);
  try {
    // The script keeps the first module that starts, so a wrong one must not get that far.
    const module = await WebAssembly.compile(bytes as BufferSource);
    if (!WebAssembly.Module.exports(module).some(({ name }) => name === "index")) throw new WebAssembly.LinkError("it lacks the function index");
    await program.default({ module_or_path: module });
  } catch (cause) {
    throw startError(cause, url, bytes.byteLength, games === "all" ? ALL_BYTES : RULES_BYTES);
  }
  let index: { version: string; protocol: number; variants: Variant[] };
  try {
    program.add_language("en", words.default);
    index = JSON.parse(program.index()).ok;
  } catch (cause) {
    throw loadError("version-mismatch", `${url.href} does not fit the scripts of version ${VERSION}.`, "another version", url.href, VERSION, cause);
  }
  if (index.version !== VERSION || index.protocol !== PROTOCOL) {
    const message = `${url.href} has version ${index.version}, and the scripts have version ${VERSION}. The server or a cache mixes two versions.`;
    throw loadError("version-mismatch", message, index.version, url.href, VERSION);
  }
  // A program with more games stays.
  if (loaded?.games !== "all") loaded = { games, program, variants: Object.freeze(index.variants.map((variant) => Object.freeze(variant))) };
}

/**
 * Loads the rules. Everything else in this package needs this first. Further calls load nothing again; after a
 * failure, the next call tries again.
 *
 * @throws {HostageChessError} of the kind `load`, if the program does not arrive or does not start
 */
export function ready(options?: ReadyOptions): Promise<void> {
  try {
    const { games = "hostage", source } = needOptions("options", options);
    if (games !== "hostage" && games !== "all") throw badArgument("games", games, '"hostage" or "all"');
    const isProgram = source === undefined || source instanceof URL || source instanceof ArrayBuffer || ArrayBuffer.isView(source);
    if (!isProgram) throw badArgument("source", source, "a URL, or the bytes of the program");
    const promise = (games === "hostage" ? loading.get("all") : undefined) ?? loading.get(games) ?? load(games, source);
    loading.set(games, promise);
    return promise.catch((error: unknown) => {
      loading.delete(games);
      if (loading.get("all") === promise) loading.delete("all");
      throw error;
    });
  } catch (error) {
    return Promise.reject(error);
  }
}

/** True once {@link ready} has succeeded, for all games if they are asked for. */
export const isReady = (games: Games = "hostage"): boolean => loaded !== undefined && (games === "hostage" || loaded.games === "all");

/** Returns the rule sets that have been loaded. */
export function listVariants(): readonly Variant[] {
  rulesProgram();
  return loaded?.variants ?? [];
}

/** @internal Returns the program, or throws if it has not been loaded. */
export function rulesProgram(): Program {
  if (!loaded) {
    throw new HostageChessError({ kind: "load", code: "not-ready", message: "The rules have not been loaded. Call `await ready()` first.", expected: "await ready()" });
  }
  return loaded.program;
}

/** @internal True if a text names a game that only the program with all games knows: a rule set, or a record with its tag. */
export const namesOther = (text: string | null): boolean => text !== null && /(^|\[\s*Variant\s*["“-‟«»″])\s*(takeover|hole|messenger)(chess|squares|free|adjacent|undefended|couriers|[^a-z]|$)/i.test(text);

/** @internal Throws if a text names a game that has not been loaded. */
export function needGame(text: string): void {
  rulesProgram();
  if (isReady("all") || !namesOther(text)) return;
  const message = `${shown(text)} belongs to a game that has not been loaded. Call \`await ready({ games: "all" })\` first.`;
  throw new HostageChessError({ kind: "load", code: "game-not-loaded", message, found: text.slice(0, 200), where: "variant", expected: 'await ready({ games: "all" })' });
}

/** @internal What an answer is about, for the error if there is none. */
export interface Question {
  kind: ErrorKind;
  where: string;
  found: unknown;
  expected: string;
}

/** @internal Asks the program, and returns its answer or throws its error. */
export function ask<T>(question: Question, call: (program: Program) => string): T {
  const program = rulesProgram();
  let text: string;
  try {
    text = call(program);
  } catch (cause) {
    const message = `The rules failed (${cause instanceof Error ? cause.message : cause}). This is a fault of hostage-chess ${VERSION}; please report it.`;
    throw new HostageChessError({ ...question, kind: "internal", code: "internal", message, cause });
  }
  const answer = JSON.parse(text) as { ok: T } | { error: Problem };
  if ("ok" in answer) return answer.ok;
  throw toError(question, answer.error);
}

/** @internal Converts a problem to an error. */
export function toError(question: Question, problem: Problem): HostageChessError {
  const { code, message, details, squares } = problem;
  // The rule set is named before the position is read.
  const kind = code === "unknown-variant" ? "position" : question.kind;
  const faults = problem.faults ?? [problem];
  const expected = "expected" in details ? String(details["expected"]) : question.expected;
  return new HostageChessError({ ...question, kind, code, message, details, squares, faults, expected });
}
