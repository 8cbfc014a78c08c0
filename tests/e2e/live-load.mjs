// Measures mosquitto with the configuration of docs/hosting under many live games: its memory, its processor time and its
// delay. Each game has two players, who move by turns, and some watchers. Players and watchers are plain clients here, which
// send what a page sends: registers, presence, acknowledgements and pings. Prints a Markdown table with a row a stage.
//
//     node live-load.mjs [--games 1000] [--watchers 5] [--pace 5] [--seconds 30] [--stages 4]
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import mqtt from "mqtt-packet";
import { WebSocket } from "ws";
import { startMosquitto } from "./relays.mjs";

const USUAL = { games: 1000, watchers: 5, pace: 5, seconds: 30, stages: 4 };
const { values } = parseArgs({ options: Object.fromEntries(Object.keys(USUAL).map((name) => [name, { type: "string" }])) });
const [games, watchers, pace, seconds, stages] = Object.entries(USUAL).map(([name, usual]) => Number(values[name] ?? usual));

/** Size of a sealed register in the middle of a game, and of a presence, in bytes. */
const [REGISTER, PRESENCE] = [1052, 284];
const [PING, BEAT] = [10_000, 20_000];
/** Connections opened at once. */
const BATCH = 50;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quantile = (numbers, at) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * at)] ?? NaN;

let delays = [];
let delivered = 0;
let lost = 0;

/** A client that subscribes to a game and acknowledges what it receives. */
function join(url, game) {
  const socket = new WebSocket(url, "mqtt");
  const parser = mqtt.parser({ protocolVersion: 4 });
  const send = (packet) => socket.readyState === WebSocket.OPEN && socket.send(mqtt.generate(packet, { protocolVersion: 4 }));
  let id = 0;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    const clientId = `load-${randomBytes(8).toString("hex")}`;
    socket.on("open", () => send({ cmd: "connect", protocolId: "MQTT", protocolVersion: 4, clientId, clean: true, keepalive: 60 }));
    socket.on("message", (chunk) => parser.parse(chunk));
    socket.on("close", () => (lost += 1));
    parser.on("packet", (packet) => {
      if (packet.cmd === "connack") send({ cmd: "subscribe", messageId: (id = 1), subscriptions: [{ topic: `${game}/#`, qos: 1 }] });
      if (packet.cmd === "suback") {
        // The pings of all clients are spread.
        setTimeout(() => setInterval(() => send({ cmd: "pingreq" }), PING).unref(), Math.random() * PING).unref();
        // Registers are retained and acknowledged; presence is neither.
        const publish = (topic, payload, retain) => {
          id = (id % 65_535) + 1;
          send({ cmd: "publish", topic, payload, retain, qos: retain ? 1 : 0, dup: false, messageId: retain ? id : undefined });
        };
        resolve({ publish, socket });
      }
      if (packet.cmd !== "publish") return;
      if (packet.qos === 1) send({ cmd: "puback", messageId: packet.messageId });
      delivered += 1;
      if (!packet.retain && packet.topic.includes("/s/")) delays.push(performance.now() - packet.payload.readDoubleLE(0));
    });
  });
}

/** Two players and their watchers. */
async function begin(url) {
  const game = `hc/1/${randomBytes(12).toString("base64url")}`;
  const [white, black] = await Promise.all([join(url, game), join(url, game)]);
  const others = await Promise.all(Array.from({ length: watchers }, () => join(url, game)));
  let isWhite = true;
  const move = () => {
    const register = randomBytes(REGISTER);
    register.writeDoubleLE(performance.now(), 0);
    (isWhite ? white : black).publish(`${game}/s/${isWhite ? "w" : "b"}`, register, true);
    isWhite = !isWhite;
  };
  const beat = () => {
    white.publish(`${game}/p/c`, randomBytes(PRESENCE), false);
    black.publish(`${game}/p/j`, randomBytes(PRESENCE), false);
  };
  setTimeout(() => setInterval(move, pace * 1000).unref(), Math.random() * pace * 1000).unref();
  setTimeout(() => setInterval(beat, BEAT).unref(), Math.random() * BEAT).unref();
  return [white, black, ...others];
}

const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
/** Processor time in seconds. The program's name, in brackets, may contain spaces. */
const time = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number);
  return (user + system) / 100;
};

const relay = await startMosquitto({ other: { "max_connections 2000": "max_connections 20000" } });
const everybody = [];
const titles = ["games", "connections", "memory, MiB", "processor, % of a core", "deliveries a second", "delay of a move: median, p95, p99, ms", "lost", "load of the machine"];
console.log(`| ${titles.join(" | ")} |\n|${" ---: |".repeat(titles.length)}`);
for (let stage = 0; stage <= stages; stage += 1) {
  const goal = Math.round((games * stage) / stages);
  while (everybody.length < goal * (2 + watchers)) {
    const few = Math.min(Math.ceil(BATCH / (2 + watchers)), goal - everybody.length / (2 + watchers));
    everybody.push(...(await Promise.all(Array.from({ length: few }, () => begin(relay.url)))).flat());
  }
  await pause(5000);
  [delays, delivered] = [[], 0];
  const [from, spent] = [performance.now(), time(relay.pid)];
  await pause(seconds * 1000);
  const took = (performance.now() - from) / 1000;
  const cells = [
    goal,
    everybody.length,
    memory(relay.pid).toFixed(1),
    (((time(relay.pid) - spent) / took) * 100).toFixed(1),
    Math.round(delivered / took),
    [0.5, 0.95, 0.99].map((at) => quantile(delays, at).toFixed(1)).join(", "),
    lost,
    loadavg()[0].toFixed(1),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
for (const { socket } of everybody) socket.terminate();
await relay.stop();
process.exit(0);
