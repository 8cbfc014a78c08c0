// The engine in Node: `node --test test/engine.test.mjs`, after build.mjs.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Worker } from "node:worker_threads";
import { Engine, Game, HostageChessError, Position, ready } from "../dist/index.js";

const MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
const rejects = async (promise, code) => {
  const error = await promise.then(() => assert.fail(`not refused; expected ${code}`), (error) => error);
  assert.ok(error instanceof HostageChessError, `untyped: ${error?.stack ?? error}`);
  assert.equal(error.code, code, error.message);
  return error;
};

describe("the engine", () => {
  let engine;
  before(async () => {
    await ready({ games: "all" });
    engine = await Engine.start();
  });
  after(() => engine.close());

  it("finds a mate, with its notation and its score", async () => {
    const { move, notation, lines, stopped } = await engine.bestMove(Position.fromFen("hostage", MATE), { depth: 4 });
    assert.deepEqual([move, notation, stopped, lines[0].score], ["a1a8", "Ra8#", false, { mate: 1 }]);
  });

  it("searches every game, and games with moves", async () => {
    for (const variant of ["hostage-pierce", "takeover-41", "hole", "messenger"]) {
      const position = Position.start(variant);
      const { move } = await engine.bestMove(position, { nodes: 500, book: false });
      assert.ok(position.moves().includes(move), `${variant}: ${move}`);
    }
    const game = Game.start().play("e4").play("e5");
    const { move } = await engine.bestMove(game, { nodes: 2000 });
    assert.ok(game.position.moves().includes(move), move);
  });

  it("loads the net of a game before the first search", async () => {
    // A space hides the game from the worker's script, but not from the program.
    const hide = (worker) => new Proxy(worker, {
      get: (_, name) => (name === "postMessage" ? (text) => worker.postMessage(text.replace('"variant":', '"variant": ')) : typeof worker[name] === "function" ? worker[name].bind(worker) : worker[name]),
      set: (_, name, value) => ((worker[name] = value), true),
    });
    const thread = new Worker(new URL("../dist/engine-worker.js", import.meta.url));
    const adapted = { postMessage: (text) => thread.postMessage(text), terminate: () => thread.terminate(), onmessage: null, onerror: null };
    thread.on("message", (data) => adapted.onmessage?.({ data }));
    const without = await Engine.start({ worker: () => hide(adapted) });
    for (const variant of ["takeover-41", "hole", "messenger"]) {
      const [own, plain] = await Promise.all([engine, without].map((engine) => engine.bestMove(Position.start(variant), { depth: 5, book: false })));
      assert.notEqual(own.lines[0].nodes, plain.lines[0].nodes, variant);
    }
    await without.close();
  });

  it("reports lines, best first", async () => {
    const infos = [];
    const { lines } = await engine.bestMove(Position.start(), { depth: 5, lines: 3, onInfo: (info) => infos.push(info) });
    assert.deepEqual(lines.map(({ rank }) => rank), [1, 2, 3]);
    assert.equal(new Set(lines.map(({ line }) => line[0])).size, 3);
    const worth = lines.map(({ score }) => score.centipawns);
    assert.deepEqual(worth, [...worth].sort((a, b) => b - a));
    assert.ok(infos.length >= 5);
  });

  it("plays from the book unless it is told not to", async () => {
    const of = async (limits) => (await engine.bestMove(Position.start(), { movetime: 200, ...limits })).lines[0].depth;
    assert.equal(await of({}), 0);
    assert.ok((await of({ book: false })) > 0);
  });

  it("an iterator yields each depth and returns the best move", async () => {
    const depths = [];
    for await (const { depth } of engine.analyse(Position.start(), { depth: 4 })) depths.push(depth);
    assert.ok(depths.includes(4), depths.join());
  });

  it("an error of the listener ends the search, and reaches the caller", { timeout: 20_000 }, async () => {
    const own = new TypeError("own");
    let calls = 0;
    const limits = { infinite: true, onInfo: () => ((calls += 1), assert.equal(calls, 1), assert.fail(own)) };
    const error = await engine.bestMove(Position.start(), limits).then(() => assert.fail("not refused"), (error) => error);
    assert.equal(error, own);
    calls = 0;
    await assert.rejects(async () => {
      for await (const { depth } of engine.analyse(Position.start(), limits)) assert.ok(depth > 0);
    }, own);
    assert.equal((await engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 })).move, "a1a8");
  });

  it("an iterator calls the listener too", async () => {
    const [heard, yielded] = [[], []];
    for await (const info of engine.analyse(Position.start(), { depth: 4, onInfo: (info) => heard.push(info) })) yielded.push(info);
    assert.ok(heard.length > 0);
    assert.deepEqual(heard, yielded);
    await rejects(engine.analyse(Position.start(), { depth: 4, onInfo: 7 }).next(), "bad-argument");
  });

  it("an endless search is stopped, and the engine goes on", async () => {
    const heard = Promise.withResolvers ? Promise.withResolvers() : (() => { let resolve; const promise = new Promise((r) => (resolve = r)); return { promise, resolve }; })();
    const search = engine.bestMove(Position.start(), { infinite: true, onInfo: () => heard.resolve() });
    await heard.promise;
    await engine.stop();
    const { move, stopped } = await search;
    assert.ok(stopped && Position.start().moves().includes(move));
    assert.equal((await engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 })).move, "a1a8");
  });

  it("leaving the iterator stops the search", async () => {
    for await (const info of engine.analyse(Position.start(), { infinite: true })) if (info.depth >= 2) break;
    assert.equal((await engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 })).move, "a1a8");
  });

  it("a new question stops the one before", async () => {
    const first = engine.bestMove(Position.start(), { infinite: true });
    const second = engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 });
    assert.deepEqual([(await first).stopped, (await second).move], [true, "a1a8"]);
  });

  it("a question that is still being prepared can be stopped", { timeout: 20_000 }, async () => {
    const search = engine.bestMove(Position.start(), { infinite: true });
    await engine.stop();
    assert.deepEqual(await search, { move: undefined, notation: undefined, lines: [], stopped: true });
    const [first, second] = [1, 2].map(() => engine.bestMove(Position.start(), { infinite: true }));
    await engine.stop();
    assert.deepEqual([(await first).stopped, (await second).stopped], [true, true]);
    assert.equal((await engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 })).move, "a1a8");
  });

  it("the end of an old question does not stop a new one", { timeout: 20_000 }, async () => {
    const abort = new AbortController();
    const started = new Promise((resolve) => engine.bestMove(Position.start(), { infinite: true, signal: abort.signal, onInfo: resolve }));
    await started;
    const second = engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 });
    abort.abort();
    assert.equal((await second).move, "a1a8");
    const lines = engine.analyse(Position.start(), { infinite: true });
    await lines.next();
    const third = engine.bestMove(Position.fromFen("hostage", MATE), { depth: 3 });
    await lines.return();
    assert.equal((await third).move, "a1a8");
  });

  it("a signal stops a search", async () => {
    const abort = new AbortController();
    const search = engine.bestMove(Position.start(), { infinite: true, signal: abort.signal, onInfo: () => abort.abort() });
    assert.equal((await search).stopped, true);
    assert.equal((await engine.bestMove(Position.start(), { infinite: true, signal: abort.signal })).stopped, true);
  });

  it("a level limits the search", async () => {
    const { move, lines } = await engine.bestMove(Position.start(), { level: 0 });
    assert.ok(Position.start().moves().includes(move) && lines[0].nodes < 200, `${move} ${lines[0].nodes}`);
  });

  it("a level is that of the game", async () => {
    for (const [variant, most] of [["hostage", 38_000], ["hole", 80_000]]) {
      const { lines } = await engine.bestMove(Position.start(variant), { level: 13, book: false, depth: 99 });
      // The last report comes somewhat before the end.
      assert.ok(lines[0].nodes > most / 2 && lines[0].nodes < most + 100, `${variant} ${lines[0].nodes}`);
    }
  });

  it("a finished game has no best move", async () => {
    const mated = ["f3", "e5", "g4", "Qh4"].reduce((game, move) => game.play(move), Game.start());
    assert.equal((await engine.bestMove(mated, { depth: 2 })).move, undefined);
  });

  it("wrong limits are refused with their names", async () => {
    for (const limits of [undefined, {}, 7, null, { movetime: 0 }, { movetime: "1" }, { nodes: -1 }, { depth: 101 }, { depth: 1.5 }, { lines: 2 }, { depth: 2, lines: 0 }, { level: 14 }, { depth: 2, onInfo: 7 }, { depth: 2, signal: {} }, { movetime: 2 ** 32 }]) {
      await rejects(engine.bestMove(Position.start(), limits), "bad-argument");
    }
    await rejects(engine.bestMove("e4", { depth: 1 }), "bad-argument");
    await rejects(engine.bestMove(undefined, { depth: 1 }), "bad-argument");
  });
});

describe("an engine that fails", () => {
  before(() => ready());
  /** Worker that says these things, one after the other. */
  const saying = (...texts) => () => {
    const worker = { onmessage: null, onerror: null, terminate() {}, postMessage() {} };
    setTimeout(() => texts.forEach((data) => worker.onmessage?.({ data })), 5);
    return worker;
  };

  it("an engine of another version is recognised", async () => {
    const error = await rejects(Engine.start({ worker: saying('{"Ready":{"protocol":99}}') }), "version-mismatch");
    assert.match(error.message, /protocol 99.*protocol 1/);
    await rejects(Engine.start({ worker: saying("hello") }), "version-mismatch");
  });

  it("the reason from the worker arrives", async () => {
    const failed = { kind: "load", code: "not-wasm", message: "engine_bg.wasm is a page.", found: "text/html" };
    const error = await rejects(Engine.start({ worker: saying(JSON.stringify({ Failed: failed })) }), "not-wasm");
    assert.deepEqual([error.kind, error.found], ["load", "text/html"]);
  });

  it("silence, a crash and a failing constructor have their reasons", async () => {
    await rejects(Engine.start({ worker: saying(), timeout: 20 }), "engine-silent");
    for (const timeout of [0, -1, NaN, "20", null]) await rejects(Engine.start({ worker: saying(), timeout }), "bad-argument");
    const crashing = () => {
      const worker = saying()();
      setTimeout(() => worker.onerror({ message: "out of memory" }), 5);
      return worker;
    };
    await rejects(Engine.start({ worker: crashing }), "engine-crashed");
    await rejects(Engine.start({ worker: () => { throw new TypeError("no"); } }), "no-worker");
  });

  /** Makes workers that are ready at once or stay silent, as told, and counts those that were ended. */
  const workers = (...tells) => {
    const made = { count: 0, ended: 0, last: undefined };
    made.make = () => {
      const worker = (made.last = { onmessage: null, onerror: null, terminate: () => (made.ended += 1), postMessage() {} });
      const tell = tells[made.count];
      made.count += 1;
      if (tell === "ready") setTimeout(() => worker.onmessage?.({ data: '{"Ready":{"protocol":1}}' }));
      return typeof tell === "object" ? tell.then(() => worker) : worker;
    };
    return made;
  };
  /** Starts an engine whose first worker has crashed, so that the next question needs another one. */
  const crashed = async (made, timeout) => {
    const engine = await Engine.start({ worker: made.make, timeout });
    made.last.onerror({ message: "out of memory" });
    assert.deepEqual([made.count, made.ended], [1, 1]);
    return engine;
  };

  it("an engine that is closed while it starts says so at once, and ends its worker", { timeout: 5000 }, async () => {
    const made = workers("ready", "silent");
    const engine = await crashed(made);
    // A timer that is left would keep the program alive.
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const refused = rejects(engine.bestMove(Position.start(), { depth: 1 }), "engine-closed");
    await new Promise((resolve) => setTimeout(resolve, 5));
    engine.close();
    await refused;
    assert.deepEqual([made.count, made.ended, timers()], [2, 2, before]);
  });

  it("a worker that is made after the engine was closed is ended", { timeout: 5000 }, async () => {
    let make;
    const made = workers("ready", new Promise((resolve) => (make = resolve)));
    const engine = await crashed(made);
    const refused = rejects(engine.bestMove(Position.start(), { depth: 1 }), "engine-closed");
    await new Promise((resolve) => setTimeout(resolve, 5));
    engine.close();
    await refused;
    make();
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual([made.count, made.ended], [2, 2]);
  });

  it("a question is stopped while the engine starts", { timeout: 5000 }, async () => {
    const made = workers("ready", "silent");
    const engine = await crashed(made);
    const search = engine.bestMove(Position.start(), { infinite: true });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await engine.stop();
    assert.equal((await search).stopped, true);
    engine.close();
  });

  it("a worker that is never made is given up, and ended if it comes late", { timeout: 5000 }, async () => {
    let make;
    const made = workers("ready", new Promise((resolve) => (make = resolve)), "ready");
    const engine = await crashed(made, 20);
    await rejects(engine.bestMove(Position.start(), { depth: 1 }), "engine-silent");
    const next = rejects(engine.bestMove(Position.start(), { infinite: true }), "engine-closed");
    make();
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual([made.count, made.ended], [3, 2]);
    engine.close();
    await next;
    assert.equal(made.ended, 3);
  });

  it("a trap while the engine searches is a crash, also where no rejection is heard", { timeout: 10_000 }, async (test) => {
    // Browsers do not tell the page about a rejection in a worker. Node does, unless it is told not to.
    const script = `
      require("node:worker_threads").parentPort.on("message", (text) => {
        const trap = () => { throw new WebAssembly.RuntimeError("unreachable"); };
        if (text.includes('"Search"')) performance.now = trap;
      });
      import(${JSON.stringify(new URL("../dist/engine-worker.js", import.meta.url).href)});`;
    const make = () => {
      const thread = new Worker(script, { eval: true, execArgv: ["--unhandled-rejections=none"] });
      const worker = { onmessage: null, onerror: null, postMessage: (text) => thread.postMessage(text), terminate: () => thread.terminate() };
      thread.on("message", (data) => worker.onmessage?.({ data }));
      thread.on("error", (error) => worker.onerror?.(error));
      return worker;
    };
    const engine = await Engine.start({ worker: make });
    test.after(() => engine.close());
    const error = await rejects(engine.bestMove(Position.start(), { depth: 2 }), "engine-crashed");
    assert.match(error.message, /unreachable/);
  });

  it("a closed engine says so", async () => {
    const engine = await Engine.start();
    const search = engine.bestMove(Position.start(), { infinite: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const refused = rejects(search, "engine-closed");
    engine.close();
    await refused;
    await rejects(engine.bestMove(Position.start(), { depth: 1 }), "engine-closed");
  });
});
