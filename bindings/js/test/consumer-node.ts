// A program of Node that uses the package with its types, without those of a browser. types.test.mjs compiles it.
import { Engine, Game, type Limits, type Move, Position, ready } from "../dist/index.js";

await ready({ source: new URL("file:///rules_bg.wasm") });
await ready({ source: new Uint8Array(8) });
await ready({ source: new ArrayBuffer(8) });
const limits: Limits = { depth: 2, signal: new AbortController().signal, onInfo: ({ line }) => console.log(line.length) };
const engine = await Engine.start({ timeout: 1000 });
const { move } = await engine.bestMove(Game.start(), limits);
for await (const info of engine.analyse(Position.start(), limits)) console.log(info.depth, move?.length);
const texts: string[] = Position.start().moves();
const moves: Move[] = Position.start().moves({ notation: true });
const either: string[] | Move[] = Position.start().moves({ notation: texts.length > moves.length });
console.log(either.length);
// @ts-expect-error the program is a URL or bytes
await ready({ source: "rules_bg.wasm" });
