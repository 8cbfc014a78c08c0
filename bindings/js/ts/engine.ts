import { badArgument, type ErrorFacts, HostageChessError, needOptions, shown } from "./errors.js";
import { PROTOCOL } from "./constants.js";
import { Game } from "./game.js";
import { inNode, loadError, nodeModule } from "./load.js";
import { Position } from "./position.js";
import { LEVELS } from "./levels.js";
import { listVariants, ready } from "./wasm.js";

/** Score for the side to move: hundredths of a pawn, or moves to a forced end (negative if the side to move loses). */
export type Score = { centipawns: number } | { mate: number };

/** Interim result of a search. */
export interface Info {
  /** Rank of this line: 1 for the best. */
  rank: number;
  /** Depth in plies. 0 means that the move comes from the opening book. */
  depth: number;
  score: Score;
  nodes: number;
  /** Elapsed time in milliseconds. */
  time: number;
  /** Moves as UCI texts. */
  line: string[];
}

/** Conditions that end a search. At least one of `movetime`, `nodes`, `depth`, `mate`, `level` and `infinite` is needed. */
export interface Limits {
  /** Maximum time in milliseconds. */
  movetime?: number;
  nodes?: number;
  /** Maximum depth in plies, from 1 to 100. */
  depth?: number;
  /** Looks for a mate in this many moves. */
  mate?: number;
  /** Strength for people, from 0 (new to chess) to 13. */
  level?: number;
  /** Searches until it is stopped. */
  infinite?: boolean;
  /** Number of best moves to report, from 1 to 20. */
  lines?: number;
  /** False: no opening book, so that even the first moves are searched. */
  book?: boolean;
  /** Called with each interim result. If it throws, the search ends, and its promise rejects with the same error. */
  onInfo?: (info: Info) => void;
  /** Stops the search when it is aborted. */
  signal?: AbortSignal;
}

/** Result of a search. */
export interface BestMove {
  /** UCI text; undefined if there is no legal move, or if the search was stopped before it had found one. */
  move: string | undefined;
  /** The same move in the inventor's notation. */
  notation: string | undefined;
  /** Last result for each line, best first. */
  lines: Info[];
  /** True if the search was stopped before its limit. */
  stopped: boolean;
}

/** Worker of a browser, or one with the same functions. */
export interface WorkerLike {
  postMessage(data: unknown): void;
  terminate(): unknown;
  onmessage: ((event: any) => unknown) | null;
  onerror: ((event: any) => unknown) | null;
  /** Keeps a program of Node alive while it searches. */
  ref?(): void;
  unref?(): void;
}

/** Options of {@link Engine.start}. */
export interface EngineOptions {
  /** Makes the worker, for hosts that keep `engine-worker.js` elsewhere. */
  worker?: () => WorkerLike;
  /** Maximum time to load the engine, in milliseconds; 60 seconds by default. `Infinity` sets no limit. */
  timeout?: number;
}

/** Time that a search may take to stop, in milliseconds. Then the worker is replaced. */
const STOP = 250;
/** Time by which a search may exceed its limit, in milliseconds. Then the engine counts as lost. */
const GRACE = 10_000;
/** Longest time of a timer, in milliseconds. A longer one fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Nodes per millisecond on the slowest device. */
const SLOWEST = 5;

interface RawInfo {
  rank: number;
  depth: number;
  score: { Centipawns: number } | { Mate: number };
  nodes: number;
  millis: number;
  line: string[];
}

type Reply =
  | { Ready: { protocol: number } }
  | { Info: { id: { number: number }; info: RawInfo } }
  | { Best: { id: { number: number }; mv: string | null } }
  | { Error: { id: { number: number }; text: string } }
  | { Failed: ErrorFacts };

interface Search {
  number: number;
  position: Position;
  lines: Info[];
  onInfo: ((info: Info) => void) | undefined;
  resolve: (best: BestMove) => void;
  reject: (error: unknown) => void;
  /** Address of an empty file. The worker checks it during an endless search; to stop it, the file is removed. */
  flag: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the search is being stopped. */
  stopping: Promise<void> | undefined;
  stopped: boolean;
}

/** Question to the engine, from the call until the answer. */
class EngineQuestion {
  /** Search for its answer, once the worker is ready. */
  search: Search | undefined;
  /** Set once it is stopped, or replaced by a newer question. */
  stopped = false;
  /** Resolves when it is stopped. */
  readonly halted: Promise<undefined>;
  #halt!: () => void;

  /** `hear` gets each interim result, before the caller's `onInfo`. */
  constructor(readonly hear?: (info: Info) => void) {
    this.halted = new Promise((resolve) => {
      this.#halt = () => resolve(undefined);
    });
  }

  stop() {
    this.stopped = true;
    this.#halt();
  }
}

const failure = (code: string, message: string, found: unknown, expected: string, cause?: unknown) =>
  new HostageChessError({ kind: "engine", code, message, found, where: "engine", expected, cause });

async function newWorker(): Promise<WorkerLike> {
  if (inNode) {
    const { Worker: Thread } = await nodeModule("worker_threads");
    const thread = new Thread(new URL("./engine-worker.js", import.meta.url));
    const worker: WorkerLike = { postMessage: (data) => thread.postMessage(data), terminate: () => thread.terminate(), onmessage: null, onerror: null, ref: () => thread.ref(), unref: () => thread.unref() };
    thread.on("message", (data: unknown) => worker.onmessage?.({ data }));
    thread.on("error", (error: Error) => worker.onerror?.({ message: error.message }));
    return worker;
  }
  if (typeof Worker !== "function") throw loadError("unsupported-browser", "This browser has no workers.", "no Worker", "browser", "Worker");
  const here = new URL(import.meta.url);
  if (here.origin !== location.origin && here.protocol.startsWith("http")) {
    // A worker's script must come from the page's own site. A script of the page may import it from elsewhere. The name is put
    // together so that bundlers, which never come here, do not copy the file a second time.
    const address = new URL(`./${["engine-worker", "js"].join(".")}`, here);
    const script = URL.createObjectURL(new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }));
    const worker = new Worker(script, { type: "module" });
    // By then the worker has read its script.
    for (const event of ["message", "error"]) worker.addEventListener(event, () => URL.revokeObjectURL(script), { once: true });
    return worker;
  }
  return new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" });
}

const closed = () => failure("engine-closed", "The engine was closed.", "closed", "a running engine");

const isCount = (value: unknown, most: number) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

/** Converts limits for a rule set to the engine's form. */
function limitsOf(limits: Partial<Limits>, variant: string) {
  const ranges: [keyof Limits, number][] = [["movetime", 2 ** 32 - 1], ["nodes", Number.MAX_SAFE_INTEGER], ["depth", 100], ["mate", 50], ["lines", 20]];
  for (const [name, most] of ranges) {
    const value = limits[name];
    if (value !== undefined && !isCount(value, most)) throw badArgument(name, value, `an integer from 1 to ${most}`);
  }
  const { movetime, nodes, depth, mate, level, infinite, lines, book = true, onInfo, signal } = limits;
  if (level !== undefined && !(Number.isInteger(level) && level >= 0 && level <= 13)) throw badArgument("level", level, "an integer from 0 to 13");
  if (onInfo !== undefined && typeof onInfo !== "function") throw badArgument("onInfo", onInfo, "a function");
  if (signal !== undefined && typeof signal?.addEventListener !== "function") throw badArgument("signal", signal, "an AbortSignal");
  if ([movetime, nodes, depth, mate, level].every((value) => value === undefined) && infinite !== true) {
    throw badArgument("limits", Object.keys(limits).join(", ") || "empty", "movetime, nodes, depth, mate, level, or infinite: true");
  }
  const game = listVariants().find(({ name }) => name === variant)?.game;
  const levels = LEVELS[game ?? ""] ?? LEVELS["hostage"];
  const [most, overlooked] = levels?.[level ?? -1] ?? [];
  return {
    millis: movetime ?? null,
    aim: null,
    // A search with a depth does not use the book.
    depth: depth ?? (book && infinite !== true ? null : 100),
    nodes: most === undefined ? (nodes ?? null) : Math.min(nodes ?? most, most),
    lines: lines ?? null,
    mate: mate ?? null,
    blindness: overlooked ? { per_mille: overlooked, seed: 0 } : null,
  };
}

/** Engine in a worker. It answers one question at a time; a new question stops the one before. */
export class Engine {
  #worker: WorkerLike | undefined;
  #starting: Promise<WorkerLike> | undefined;
  /** Rejects the promise of a worker that is starting. */
  #giveUp: ((error: HostageChessError) => void) | undefined;
  /** Newest question. */
  #asked: EngineQuestion | undefined;
  #search: Search | undefined;
  #number = 0;
  #closed = false;
  #options: EngineOptions;

  private constructor(options: EngineOptions) {
    this.#options = options;
  }

  /**
   * Loads the engine, and the rules if they have not been loaded.
   *
   * @throws {HostageChessError} of the kind `load`, with the reason; `argument` for a wrong option
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const given = needOptions("options", options);
    const { timeout } = given;
    if (timeout !== undefined && !(typeof timeout === "number" && timeout > 0)) throw badArgument("timeout", timeout, "a positive number");
    await ready();
    const engine = new Engine(given);
    await engine.#running();
    return engine;
  }

  /**
   * Searches for the best move of a position, or at the end of a game. Only a game knows which positions have occurred
   * before.
   *
   * @throws {HostageChessError} of the kind `argument` for wrong limits, `engine` if the engine fails or is closed
   */
  bestMove(of: Position | Game, limits: Limits): Promise<BestMove> {
    return this.#answer(of, limits, new EngineQuestion());
  }

  async #answer(of: Position | Game, limits: Limits, question: EngineQuestion): Promise<BestMove> {
    if (!(of instanceof Position) && !(of instanceof Game)) throw badArgument("position", of, "a Position or a Game of this package");
    const given = needOptions("limits", limits);
    const converted = limitsOf(given, of.variant);
    this.#asked?.stop();
    this.#asked = question;
    const abort = () => void this.#stop(question);
    given.signal?.addEventListener("abort", abort, { once: true });
    if (given.signal?.aborted) question.stop();
    try {
      await this.#halt();
      const worker = await Promise.race([this.#running(), question.halted]);
      if (!worker || question.stopped) return { move: undefined, notation: undefined, lines: [], stopped: true };
      if (this.#closed) throw closed();
      return await this.#think(worker, of, given, converted, question);
    } finally {
      given.signal?.removeEventListener("abort", abort);
    }
  }

  /** Lets the worker search. */
  #think(worker: WorkerLike, of: Position | Game, { onInfo }: Partial<Limits>, limits: ReturnType<typeof limitsOf>, question: EngineQuestion): Promise<BestMove> {
    const number = (this.#number += 1);
    const position = of instanceof Game ? of.position : of;
    // The book knows games from the start position only.
    const isStandard = of instanceof Game ? of.start === undefined : listVariants().some(({ name, fen }) => name === of.variant && fen === of.fen);
    const start = isStandard ? null : of instanceof Game ? of.start : of.fen;
    const moves = of instanceof Game ? of.moves.map(({ uci }) => uci) : [];
    const endless = limits.millis === null && limits.nodes === null;
    return new Promise<BestMove>((resolve, reject) => {
      const flag = endless && !inNode ? URL.createObjectURL(new Blob()) : undefined;
      const hear = (info: Info) => {
        question.hear?.(info);
        onInfo?.(info);
      };
      const search: Search = { number, position, lines: [], onInfo: hear, resolve, reject, flag, timer: undefined, stopping: undefined, stopped: false };
      this.#search = question.search = search;
      worker.ref?.();
      if (!endless) {
        const time = limits.millis ?? (limits.nodes ?? 0) / SLOWEST;
        search.timer = setTimeout(() => this.#lose(failure("engine-silent", `The engine has not answered for ${Math.round(time + GRACE)} ms.`, "silence", "an answer")), Math.min(time + GRACE, LONGEST_TIMER));
      }
      if (flag) worker.postMessage(flag);
      // The protocol calls the moves `turns`.
      const record = { variant: of.variant, start, turns: moves };
      worker.postMessage(JSON.stringify({ Search: { id: { asker: "Analysis", number }, record, limits } }));
    });
  }

  /** Searches, and yields each interim result. Leaving the loop stops the search. */
  async *analyse(of: Position | Game, limits: Limits): AsyncGenerator<Info, BestMove, void> {
    const waiting: Info[] = [];
    let wake = () => {};
    let over = false;
    const question = new EngineQuestion((info) => {
      waiting.push(info);
      wake();
    });
    const best = this.#answer(of, limits, question);
    const end = () => {
      over = true;
      wake();
    };
    best.then(end, end);
    try {
      for (;;) {
        for (let info = waiting.shift(); info; info = waiting.shift()) yield info;
        if (over) return await best;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      if (!over) await this.#stop(question);
    }
  }

  /** Stops the current question. Its promise resolves with the best move so far, or without one if the search had not begun. */
  async stop(): Promise<void> {
    this.#asked?.stop();
    await this.#halt();
  }

  /** Stops one question. A newer one goes on. */
  async #stop(question: EngineQuestion): Promise<void> {
    question.stop();
    if (question.search && question.search === this.#search) await this.#halt();
  }

  /** Ends the search of the worker. */
  async #halt(): Promise<void> {
    const search = this.#search;
    if (search) await (search.stopping ??= this.#end(search));
  }

  async #end(search: Search): Promise<void> {
    search.stopped = true;
    if (search.flag) {
      URL.revokeObjectURL(search.flag);
      const end = performance.now() + STOP;
      while (this.#search === search && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // A busy worker hears nothing, so it is replaced, and forgets what it has learnt.
    if (this.#search === search) {
      this.#drop();
      this.#finish(search, search.lines[0]?.line[0]);
    }
  }

  /** Stops the current question, and forgets everything about the last game. */
  async newGame(): Promise<void> {
    await this.stop();
    (await this.#running()).postMessage('"NewGame"');
  }

  /** Ends the worker, also one that is starting. The current question is rejected. The engine cannot be used afterwards. */
  close(): void {
    this.#closed = true;
    this.#lose(closed());
  }

  #finish(search: Search, move: string | undefined) {
    this.#release(search);
    const notation = move === undefined ? undefined : search.position.notation(move);
    search.resolve({ move, notation, lines: search.lines.filter(Boolean), stopped: search.stopped });
  }

  #release(search: Search) {
    clearTimeout(search.timer);
    if (search.flag) URL.revokeObjectURL(search.flag);
    if (this.#search !== search) return;
    this.#search = undefined;
    this.#worker?.unref?.();
  }

  #drop() {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#starting = undefined;
    if (!worker) return;
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  }

  /** Ends a useless worker, and reports the error for its start or its search. */
  #lose(error: HostageChessError) {
    const search = this.#search;
    this.#drop();
    this.#giveUp?.(error);
    if (!search) return;
    this.#release(search);
    search.reject(error);
  }

  #running(): Promise<WorkerLike> {
    if (this.#closed) return Promise.reject(closed());
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  #begin(): Promise<WorkerLike> {
    return new Promise<WorkerLike>((resolve, reject) => {
      let over = false;
      const timeout = this.#options.timeout ?? 60_000;
      const timer = setTimeout(() => this.#lose(loadError("engine-silent", `The engine was not ready after ${timeout} ms.`, "silence", "engine-worker.js", "a message")), Math.min(timeout, LONGEST_TIMER));
      const end = () => {
        over = true;
        clearTimeout(timer);
        this.#giveUp = undefined;
      };
      this.#giveUp = (error) => {
        end();
        reject(error);
      };
      const begun = (worker: WorkerLike) => {
        end();
        worker.unref?.();
        resolve(worker);
      };
      this.#make().then(
        (worker) => {
          // The engine was closed in the meantime, or the start took too long.
          if (over) return void worker.terminate();
          this.#worker = worker;
          this.#listen(worker, begun);
        },
        (error: HostageChessError) => over || this.#lose(error),
      );
    });
  }

  async #make(): Promise<WorkerLike> {
    try {
      return await (this.#options.worker ?? newWorker)();
    } catch (cause) {
      if (cause instanceof HostageChessError) throw cause;
      throw loadError("no-worker", `The engine's worker could not be started (${shown(cause)}).`, shown(cause), "engine-worker.js", "a worker", cause);
    }
  }

  /** Hears what a worker says, first of all that it is ready. */
  #listen(worker: WorkerLike, begun: (worker: WorkerLike) => void) {
    worker.onerror = (event: { message?: string }) => {
      // When the script cannot be fetched, the event has no message.
      const message = event.message;
      this.#lose(message ? failure("engine-crashed", `The engine failed: ${message}`, message, "an answer") : loadError("not-found", "The engine's worker could not be fetched.", "no message", "engine-worker.js", "a script"));
    };
    worker.onmessage = ({ data }: { data: unknown }) => {
      let reply: Reply | undefined;
      try {
        reply = JSON.parse(String(data));
      } catch {
        // The next line reports it.
      }
      if (!reply || typeof reply !== "object") return this.#lose(failure("version-mismatch", `The engine sent ${shown(data)}. Expected protocol ${PROTOCOL}.`, data, `protocol ${PROTOCOL}`));
      if ("Failed" in reply) return this.#lose(new HostageChessError(reply.Failed));
      if ("Ready" in reply) {
        const { protocol } = reply.Ready;
        if (protocol !== PROTOCOL) {
          return this.#lose(failure("version-mismatch", `The engine speaks protocol ${protocol}. Expected protocol ${PROTOCOL}. The server or a cache mixes two versions.`, `protocol ${protocol}`, `protocol ${PROTOCOL}`));
        }
        return begun(worker);
      }
      this.#hear(reply);
    };
  }

  #hear(reply: Exclude<Reply, { Ready: unknown } | { Failed: unknown }>) {
    const search = this.#search;
    const body = Object.values(reply)[0] as { id?: { number: number } };
    if (!search || body?.id?.number !== search.number) return;
    if ("Info" in reply) {
      const { rank, depth, score, nodes, millis, line } = reply.Info.info;
      const info: Info = { rank, depth, score: "Mate" in score ? { mate: score.Mate } : { centipawns: score.Centipawns }, nodes, time: millis, line };
      search.lines[rank - 1] = info;
      try {
        search.onInfo?.(info);
      } catch (error) {
        search.onInfo = undefined;
        search.reject(error);
        void this.#halt();
      }
    } else if ("Best" in reply) {
      this.#finish(search, reply.Best.mv ?? undefined);
    } else {
      const { text } = reply.Error;
      const code = text === "another version" ? "version-mismatch" : "engine-failed";
      this.#release(search);
      search.reject(failure(code, `The engine refused the question: ${text}.`, text, "an answer"));
    }
  }
}
