// Runs the engine with several threads. threads.wasm is a program for wasm32-wasip1-threads; this script provides only
// the host functions that it needs. It reads requests and writes replies, one per line (src/engine/piped.rs).
//
// A thread is an instance of the same program over the same memory, in a worker that was started beforehand. A thread
// that starts another thread may block while it waits, and a blocked thread cannot start a worker.
//
// This script runs in two places: in the worker that the page talks to (`begin`), and in the workers of the threads
// (`serve`). The former never blocks.
const PAGE = 65_536;
/** Size of the memory at the start and at most, in pages. */
const [LEAST, MOST] = [(16 << 20) / PAGE, (512 << 20) / PAGE];
/** Number of request bytes handed over at a time. */
const ROOM = 1 << 16;
/**
 * Length of a mailbox. It holds a state (0 free, 1 reserved, 2 a thread to run), the thread's number and its argument.
 */
const BOX = 3;
/** Timeout in milliseconds: a browser in which workers cannot start workers may report no error. */
const TIMEOUT = 10_000;

/**
 * Starts the program with `threads` search threads and the workers for them. If that fails, it rejects and leaves
 * nothing running. static/worker_loader.js calls it.
 */
// oxlint-disable-next-line no-unused-vars
async function begin(threads) {
  const module = await program("threads.wasm", async (asked) => {
    const file = await asked;
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    return WebAssembly.compile(await file.arrayBuffer());
  });
  const memory = new WebAssembly.Memory({ initial: LEAST, maximum: MOST, shared: true });
  // Besides the search threads, one thread reads the requests.
  const boxes = new Int32Array(new SharedArrayBuffer(4 * (1 + BOX * threads)));
  const inbox = new SharedArrayBuffer(4 + ROOM);
  const waiting = [];
  const workers = [];
  let [reads, begun] = [false, false];
  const hand = () => {
    if (!reads || waiting.length === 0) return;
    const chunk = waiting[0].subarray(0, ROOM);
    waiting[0] = waiting[0].subarray(ROOM);
    if (waiting[0].length === 0) waiting.shift();
    reads = false;
    new Uint8Array(inbox, 4).set(chunk);
    const length = new Int32Array(inbox, 0, 1);
    Atomics.store(length, 0, chunk.length);
    Atomics.notify(length, 0);
  };
  const start = (index) =>
    new Promise((ready, broken) => {
      const worker = new Worker(`./worker_loader.js${self.location.search}`, { name: "thread" });
      workers.push(worker);
      worker.onmessage = ({ data }) => {
        // The program itself reports that it is reading: its first reply may come from one of its threads.
        ready();
        if (data === "read") return (reads = true), hand();
        if (data !== "ready") postMessage(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        const error = new Error(event.message ?? "a thread could not be started");
        if (begun) fail(error);
        broken(error);
      };
      setTimeout(broken, TIMEOUT, new Error("a thread does not start"));
      worker.postMessage({ module, memory, boxes, inbox, index, args: ["threads", String(threads)] });
    });
  const encoder = new TextEncoder();
  self.onmessage = ({ data }) => {
    waiting.push(encoder.encode(`${data}\n`));
    hand();
  };
  try {
    // First the search threads; once they wait for work, the thread that reads.
    await Promise.all(Array.from({ length: threads }, (_, index) => start(index)));
    await start(threads);
    begun = true;
  } catch (error) {
    workers.forEach((worker) => worker.terminate());
    throw error;
  }
}

/**
 * The imports of the program. `read` returns bytes, `write` takes them, `spawn` takes a thread's argument and returns
 * its number.
 */
function imports(module, memory, { args, read, write, spawn }) {
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const texts = args.map((text) => new TextEncoder().encode(`${text}\0`));
  // Calls `action` with the address and length of each buffer in the list and stores the sum of the results.
  const each = (list, count, sum, action) => {
    let all = 0;
    for (let at = list; at < list + 8 * count; at += 8) all += action(view().getUint32(at, true), view().getUint32(at + 4, true));
    view().setUint32(sum, all, true);
    return 0;
  };
  const known = {
    args_sizes_get(count, size) {
      view().setUint32(count, texts.length, true);
      view().setUint32(size, texts.reduce((sum, { length }) => sum + length, 0), true);
      return 0;
    },
    args_get(list, at) {
      for (const text of texts) {
        view().setUint32(list, at, true);
        bytes().set(text, at);
        [list, at] = [list + 4, at + text.length];
      }
      return 0;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    clock_time_get(_clock, _precision, at) {
      // All workers share this clock.
      view().setBigUint64(at, BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)), true);
      return 0;
    },
    random_get(at, length) {
      // getRandomValues does not accept shared memory.
      bytes().set(crypto.getRandomValues(new Uint8Array(length)), at);
      return 0;
    },
    sched_yield: () => 0,
    fd_read(_file, list, _count, sum) {
      return each(list, 1, sum, (at, length) => {
        const chunk = read(length);
        bytes().set(chunk, at);
        return chunk.length;
      });
    },
    fd_write(file, list, count, sum) {
      return each(list, count, sum, (at, length) => {
        // Copies the bytes, because TextDecoder does not accept shared memory.
        write(file, bytes().slice(at, at + length));
        return length;
      });
    },
    proc_exit(code) {
      throw new Error(`the engine ended with ${code}`);
    },
  };
  const BADF = 8;
  const wanted = WebAssembly.Module.imports(module).filter(({ module }) => module === "wasi_snapshot_preview1");
  const calls = wanted.map(({ name }) => [name, known[name] ?? (() => BADF)]);
  return { env: { memory }, wasi: { "thread-spawn": spawn }, wasi_snapshot_preview1: Object.fromEntries(calls) };
}

/** Runs in the worker of a thread: runs the program itself, or waits for threads to run. */
function serve({ module, memory, boxes, inbox, index, args }) {
  lock();
  const length = new Int32Array(inbox, 0, 1);
  let got = new Uint8Array();
  const read = (most) => {
    if (got.length === 0) {
      postMessage("read");
      Atomics.wait(length, 0, 0);
      got = new Uint8Array(inbox, 4, Atomics.exchange(length, 0, 0)).slice();
    }
    const chunk = got.subarray(0, most);
    got = got.subarray(most);
    return chunk;
  };
  const decoder = new TextDecoder();
  const said = { 1: "", 2: "" };
  const write = (file, bytes) => {
    const lines = (said[file] + decoder.decode(bytes, { stream: true })).split("\n");
    said[file] = lines.pop();
    lines.forEach((line) => (file === 1 ? postMessage(line) : console.error(line)));
  };
  const spawn = (argument) => {
    // A worker whose thread has just ended will soon be free, so wait a moment for it.
    for (let at = 1, left = 50; left > 0; at += BOX) {
      if (at >= boxes.length) {
        Atomics.wait(boxes, 0, Atomics.load(boxes, 0), 1);
        [at, left] = [1, left - 1];
      }
      if (Atomics.compareExchange(boxes, at, 0, 1) !== 0) continue;
      const id = Atomics.add(boxes, 0, 1) + 1;
      boxes[at + 1] = id;
      boxes[at + 2] = argument;
      Atomics.store(boxes, at, 2);
      Atomics.notify(boxes, at);
      return id;
    }
    return -1;
  };
  const instance = () => new WebAssembly.Instance(module, imports(module, memory, { args, read, write, spawn })).exports;
  const at = 1 + BOX * index;
  if (at >= boxes.length) return instance()._start();
  postMessage("ready");
  for (;;) {
    const state = Atomics.load(boxes, at);
    if (state === 2) {
      instance().wasi_thread_start(boxes[at + 1], boxes[at + 2]);
      Atomics.store(boxes, at, 0);
    } else Atomics.wait(boxes, at, state);
  }
}

if (self.name === "thread") self.onmessage = ({ data }) => serve(data);
