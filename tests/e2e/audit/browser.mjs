// Measures how the page responds: while the engine thinks, during a drag, in a game, and after many games. Trace times
// are CPU times rather than wall-clock times, because other programs may be running.
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser.mjs";

const NO_BOOK = encodeURIComponent("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 2").replaceAll("%20", "_");
const THINKS = 5_000;
const one = (value) => Math.round(value * 10) / 10;

const square = (page, name) => page.locator(`[data-square="${name}"]`);
const action = (page, name) => page.locator(`[data-action="${name}"]`);

async function open(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("html[data-boot=live]").waitFor();
  await page.locator("main[aria-busy=true]").waitFor({ state: "detached" });
  return page;
}

/** Events of the main thread while `act` runs, in order of time. */
async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const names = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const mains = new Set(names.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`)).sort((a, b) => a.ts - b.ts);
}

const time = ({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000;
const longest = (events) => Math.max(...events.filter(({ name, ph }) => ph === "X" && /RunTask$/.test(name)).map(time));

async function thinking(browser, context, url) {
  // The displayed evaluation shows that the search has begun.
  await context.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.settings", "evaluation=shown"));
  const game = await open(context, `${url}#/play?black=engine&seconds=60&fen=${NO_BOOK}`);
  await square(game, "e2").click();
  await square(game, "e4").click();
  await game.locator(".player .state").filter({ hasText: /depth [1-9]/ }).waitFor();
  const inGame = longest(await traced(browser, game, () => game.waitForTimeout(THINKS)));
  await game.close();
  const study = await open(context, `${url}#/analysis?fen=${NO_BOOK}`);
  await action(study, "engine").click();
  await study.locator('[data-line="1"]').waitFor();
  const inAnalysis = longest(await traced(browser, study, () => study.waitForTimeout(THINKS)));
  await study.close();
  return [
    { what: "longest task while the computer thinks in a game", value: one(inGame), unit: " ms", atMost: 50 },
    { what: "longest task while the engine analyses", value: one(inAnalysis), unit: " ms", atMost: 50 },
  ];
}

async function drag(browser, context, url) {
  const page = await open(context, `${url}#/play?black=human`);
  const middle = async (name) => {
    const { x, y, width, height } = await square(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [await middle("e2"), await middle("e4")];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], from[1] - 10, { steps: 4 });
  const events = await traced(browser, page, async () => {
    for (let lap = 0; lap < 4; lap += 1) {
      await page.mouse.move(to[0] + 40, to[1] - 40, { steps: 30 });
      await page.mouse.move(...to, { steps: 30 });
    }
  });
  await page.mouse.up();
  await page.close();
  const work = /^(EventDispatch|FireAnimationFrame|FunctionCall|UpdateLayoutTree|Layout|RunMicrotasks|TimerFire)$/;
  const frames = [];
  let end = 0;
  for (const event of events) {
    if (event.name === "BeginMainThreadFrame") frames.push(0);
    if (frames.length === 0 || event.ph !== "X" || !work.test(event.name) || event.ts < end) continue;
    end = event.ts + event.dur;
    frames[frames.length - 1] += time(event);
  }
  frames.sort((a, b) => a - b);
  const at = (share) => one(frames[Math.floor((frames.length - 1) * share)]);
  return [
    { what: `script and layout per frame of a drag, median of ${frames.length} frames`, value: at(0.5), unit: " ms", atMost: 8 },
    { what: "the same, 95th percentile", value: at(0.95), unit: " ms", atMost: 8 },
  ];
}

/** Plays a game against the computer with taps and keys. Returns the slowest response, measured to the next paint. */
async function interactions(context, url) {
  const page = await open(context, `${url}#/play?black=engine&level=1&fen=${NO_BOOK}`);
  await page.evaluate(() => {
    window.slowest = new Map();
    const note = (entries) => {
      for (const { interactionId, duration } of entries) if (interactionId) window.slowest.set(interactionId, Math.max(duration, window.slowest.get(interactionId) ?? 0));
    };
    window.observer = new PerformanceObserver((list) => note(list.getEntries()));
    window.noteRest = () => note(window.observer.takeRecords());
    window.observer.observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const idle = () => page.locator('[data-turn="white"][data-thinking="false"]').waitFor();
  for (const [index, file] of [..."abcdefgh"].entries()) {
    const [from, to] = [`${file}2`, `${file}3`];
    await idle();
    await square(page, from).click();
    await square(page, to).click();
    await page.locator(`[data-ply="${2 * index + 1}"]`).waitFor();
  }
  await idle();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "f", "f"]) await page.keyboard.press(key, { delay: 20 });
  await action(page, "more").click();
  await page.keyboard.press("Escape");
  // The last responses are known only after they have been painted.
  const all = await page.evaluate(async () => {
    for (let frames = 3; frames > 0; frames -= 1) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    window.noteRest();
    return [...window.slowest.values()];
  });
  await page.close();
  return [{ what: "slowest response to a tap or key in a game (INP)", value: Math.max(16, ...all), unit: " ms", atMost: 100 }];
}

/** Memory in use after many games, after garbage collection. */
async function memory(context, url, games) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const real = WebAssembly[name];
      WebAssembly[name] = async (...args) => {
        const made = await real.apply(WebAssembly, args);
        window.held ??= made.instance?.exports.memory;
        return made;
      };
    }
  });
  await page.goto(`${url}#/play?black=engine&level=1`);
  await page.locator("html[data-boot=live]").waitFor();
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable");
  const look = async () => {
    await page.evaluate(() => new Promise((still) => requestIdleCallback(still)));
    await client.send("HeapProfiler.enable");
    for (let i = 0; i < 3; i += 1) await client.send("HeapProfiler.collectGarbage");
    const metrics = Object.fromEntries((await client.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
    const wasm = await page.evaluate(() => window.held.buffer.byteLength);
    return { heap: metrics.JSHeapUsedSize, nodes: metrics.Nodes, listeners: metrics.JSEventListeners, wasm };
  };
  const play = async () => {
    for (const [from, to] of [["e2", "e4"], ["d2", "d4"], ["a2", "a3"]]) {
      await page.locator('[data-turn="white"][data-thinking="false"]').waitFor();
      await square(page, from).click();
      await square(page, to).click();
      await page.locator(`[data-turn="black"], [data-turn="white"]:has([data-square="${to}"])`).first().waitFor();
    }
    await page.locator('[data-turn="white"][data-thinking="false"]').waitFor();
    await action(page, "resign").click();
    if ((await page.locator('[data-result=""]').count()) > 0) await action(page, "resign").click();
    await page.locator('[data-result="0-1"]').waitFor();
    if (!(await action(page, "new-game").isVisible())) await action(page, "more").click();
    await action(page, "new-game").click();
    await action(page, "begin").click();
    await page.locator('[data-result=""]').waitFor();
  };
  const warm = Math.min(10, games - 1);
  for (let game = 0; game < warm; game += 1) await play();
  const before = await look();
  for (let game = warm; game < games; game += 1) await play();
  const after = await look();
  await page.close();
  const mib = (bytes) => one(bytes / 2 ** 20);
  const grown = (what) => one((after[what] / before[what] - 1) * 100);
  return [
    { what: `wasm memory of the app after ${games} games (after ${warm}: ${mib(before.wasm)} MiB)`, value: mib(after.wasm), unit: " MiB", atMost: mib(before.wasm) + 1 },
    { what: `JavaScript heap after ${games} games (after ${warm}: ${mib(before.heap)} MiB)`, value: mib(after.heap), unit: " MiB", atMost: one(mib(before.heap) * 1.1 + 0.2) },
    { what: `growth of DOM nodes and listeners since game ${warm}`, value: Math.max(grown("nodes"), grown("listeners")), unit: " %", atMost: 10 },
  ];
}

/** Measures everything and returns the rows of the table. */
export async function answers(url, games, say) {
  const browser = await chromium.launch(launchOptions);
  const rows = [];
  const steps = { "the engine thinks": (context) => thinking(browser, context, url), "a drag": (context) => drag(browser, context, url), "a game": (context) => interactions(context, url), [`${games} games`]: (context) => memory(context, url, games) };
  try {
    for (const [name, step] of Object.entries(steps)) {
      say(`Measuring: ${name}`);
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
      // The coach would ask about bad moves, and wait.
      await context.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("hostage-chess.settings", "coach=off"));
      rows.push(...(await step(context)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows;
}
