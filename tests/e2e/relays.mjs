// Relays for tests of live games, a proxy that disturbs their connections, and a plain MQTT client.
//
//     const relay = await startAedes();            // or startMosquitto()
//     const line = await proxy(relay.site);        // open line.url in the page, then line.freeze()
//
// A relay has two addresses: `url` is its WebSocket, and `site` is the built site with this relay. `kill` ends it as a crash
// would, `restart` ends it if it runs and starts it at the same address, and `stop` ends everything.
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import mqtt from "mqtt-packet";
import { WebSocket, WebSocketServer } from "ws";
import { startBroker } from "../../tools/broker.mjs";
import { serve } from "../../tools/serve.mjs";
import { freePort, serverOf } from "./servers.mjs";
import { BASE } from "./support.mjs";

const LOOPBACK = "127.0.0.1";
const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

/** A configuration of docs/hosting, with some texts replaced. */
function configured(name, changes) {
  const text = readFileSync(new URL(`../../docs/hosting/${name}`, import.meta.url), "utf8");
  return Object.entries(changes).reduce((text, [what, by]) => {
    if (!text.includes(what)) throw new Error(`${name} has no ${what}`);
    return text.replaceAll(what, by);
  }, text);
}

/** Paths of the servers, if they are installed. */
export const [mosquitto, nginx] = ["mosquitto", "nginx"].map(serverOf);
const isRoot = process.getuid?.() === 0;

/** Waits until a port answers. Throws an error if the program ends before, or has not answered after ten seconds. */
async function answers(port, child) {
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  for (const begun = Date.now(); child.exitCode === null && Date.now() - begun < 10_000; ) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, LOOPBACK, () => (socket.destroy(), resolve(true)));
      socket.on("error", () => setTimeout(resolve, 20));
    });
    if (open) return;
  }
  throw new Error(`${child.spawnfile} does not answer: ${said}`);
}

/** Runs a program until it is ended with a signal. */
async function run(program, args, port) {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await answers(port, child);
  return Object.assign((signal) => (child.kill(signal), ended), { pid: child.pid });
}

/** The relay of the local server. `options` are those of the broker. */
export async function startAedes(options = {}) {
  let broker = await startBroker(options);
  const relay = {
    upgrade: (request, socket, head) => (broker ? broker.upgrade(request, socket, head) : socket.destroy()),
    close: async () => broker?.close(),
  };
  const server = await serve({ base: BASE, relay });
  const kill = async () => {
    const old = broker;
    broker = undefined;
    await old?.close();
  };
  const restart = async () => {
    await kill();
    broker = await startBroker(options);
  };
  return { url: `${server.url.replace("http", "ws")}mqtt`, site: server.url, restart, kill, stop: server.close };
}

/** Mosquitto with the configuration of docs/hosting, on free ports. `lines` are added to it, and `other` replaces some texts. */
export async function startMosquitto({ lines = [], other = {} } = {}) {
  if (!mosquitto) throw new Error("mosquitto is not installed: apt install mosquitto");
  const folder = mkdtempSync(join(tmpdir(), "relay-"));
  const [plain, port] = [await freePort(), await freePort()];
  const changes = { "listener 1883 ": `listener ${plain} `, "listener 9001 ": `listener ${port} `, "/etc/mosquitto/hostage-dynsec.json": join(folder, "dynsec.json"), ...other };
  // The first lines are those of Debian's mosquitto.conf. Mosquitto gives up the rights of root, and with them the folder.
  const own = ["persistence true", `persistence_location ${folder}/`, "log_dest stderr", ...(isRoot ? ["user root"] : []), ...lines];
  const file = join(folder, "mosquitto.conf");
  writeFileSync(file, [...own, configured("mosquitto.conf", changes)].join("\n"));
  writeFileSync(join(folder, "dynsec.json"), configured("dynsec.json", {}), { mode: 0o600 });

  let end;
  const start = async () => (end = await run(mosquitto, ["-c", file], port));
  await start();
  const server = await serve({ base: BASE, relay: { upgrade: forward(port), close: async () => {} } });
  return {
    url: `ws://${LOOPBACK}:${port}/`,
    site: server.url,
    get pid() {
      return end.pid;
    },
    kill: () => end("SIGKILL"),
    restart: async () => {
      await end("SIGTERM");
      await start();
    },
    stop: async () => {
      await end("SIGTERM");
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nginx with the configuration of docs/hosting in front of mosquitto: the site is at `https://club.example/hostage/`. */
export async function startNginx() {
  const relay = await startMosquitto();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const paths = { cert: join(folder, "fullchain.pem"), key: join(folder, "privkey.pem") };
  const options = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=club.example", "-addext", `subjectAltName=IP:${LOOPBACK}`];
  execFileSync("openssl", ["req", "-x509", ...options, "-out", paths.cert, "-keyout", paths.key], { stdio: "ignore" });
  const changes = {
    "listen 443 ssl": `listen ${LOOPBACK}:${port} ssl`,
    "/etc/letsencrypt/live/club.example/fullchain.pem": paths.cert,
    "/etc/letsencrypt/live/club.example/privkey.pem": paths.key,
    "/srv/hostage-chess/dist/": DIST,
    "127.0.0.1:9001": new URL(relay.url).host,
    "https://club.example": `https://${LOOPBACK}:${port}`,
  };
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temp;`).join(" ");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${isRoot ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temp} ${configured("nginx.conf", changes)} }`,
  );
  const end = await run(nginx, ["-c", file], port);
  return {
    url: `wss://${LOOPBACK}:${port}/hostage/mqtt`,
    site: `https://${LOOPBACK}:${port}/hostage/`,
    stop: async () => {
      await end("SIGTERM");
      await relay.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The site with a relay that answers each greeting with this code, or never. Code 5 forbids the connection. With code 0, it
 * refuses each subscription.
 */
export async function startUnhelpful({ code } = {}) {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "mqtt" });
  sockets.on("connection", (socket) => {
    const parser = mqtt.parser();
    parser.on("packet", ({ cmd, messageId }) => {
      if (cmd === "connect" && code !== undefined) socket.send(mqtt.generate({ cmd: "connack", returnCode: code, sessionPresent: false }));
      if (cmd === "subscribe") socket.send(mqtt.generate({ cmd: "suback", messageId, granted: [128] }));
    });
    socket.on("message", (chunk) => parser.parse(chunk));
    socket.on("error", () => {});
  });
  const upgrade = (request, socket, head) => sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client));
  const server = await serve({ base: BASE, relay: { upgrade, close: async () => sockets.clients.forEach((client) => client.terminate()) } });
  return { site: server.url, stop: server.close };
}

/** Passes a request for a WebSocket on to another port, as a web server in front of a relay does. */
const forward = (port) => (request, socket, head) => {
  const target = connect(port, LOOPBACK, () => {
    const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
    target.write(`GET / HTTP/1.1\r\n${headers}\r\n`);
    target.write(head);
    socket.pipe(target).pipe(socket);
  });
  for (const [one, other] of [[socket, target], [target, socket]]) one.on("error", () => {}).on("close", () => other.destroy());
};

/**
 * A proxy in front of a server. Its `url` has the scheme and the path of the target's. `freeze` keeps all connections open and
 * holds back what they send, in both directions, until `thaw`. `cut` closes them. `delay` holds everything back for a while
 * in each direction.
 */
export async function proxy(target) {
  const { hostname, port } = new URL(target);
  const sockets = new Set();
  let [isFrozen, pause] = [false, 0];
  const flushes = new Set();
  // Passes chunks on in their order, each after its delay.
  const pass = (from, to) => {
    const queue = [];
    let timer;
    const flush = () => {
      clearTimeout(timer);
      while (!isFrozen && queue.length > 0 && queue[0].due <= Date.now()) to.write(queue.shift().chunk);
      if (!isFrozen && queue.length > 0) timer = setTimeout(flush, queue[0].due - Date.now());
      if (!isFrozen && queue.length === 0 && from.readableEnded) to.end();
    };
    flushes.add(flush);
    from.on("data", (chunk) => (queue.push({ chunk, due: Date.now() + pause }), flush()));
    from.on("end", flush);
    from.on("error", () => {});
    from.on("close", () => {
      flushes.delete(flush);
      clearTimeout(timer);
      sockets.delete(from);
      // A frozen line hides even the end of the other side.
      if (!isFrozen) to.destroySoon();
    });
    sockets.add(from);
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const other = connect({ port, host: hostname, allowHalfOpen: true });
    for (const end of [socket, other]) end.setNoDelay(true);
    pass(socket, other);
    pass(other, socket);
  });
  await new Promise((listening) => server.listen(0, LOOPBACK, listening));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const url = new URL(target);
  url.host = `${LOOPBACK}:${server.address().port}`;
  return {
    url: url.href,
    freeze: () => (isFrozen = true),
    thaw: () => {
      isFrozen = false;
      flushes.forEach((flush) => flush());
    },
    cut,
    delay: (milliseconds) => (pause = milliseconds),
    close: () => new Promise((resolve) => (server.close(resolve), cut())),
  };
}

/**
 * Connects a plain MQTT client, which checks nothing. `messages` has everything that it has received: topic, text, payload and
 * `retain`. `closed` resolves when the connection has ended.
 */
export async function client(url, { id = randomUUID(), will, version = 4, clean = true, keepalive = 60, protocol = "mqtt", origin } = {}) {
  const socket = new WebSocket(url, protocol, { origin, rejectUnauthorized: false });
  const packets = [];
  const waiting = new Set();
  const hear = () => waiting.forEach((look) => look());
  const parser = mqtt.parser({ protocolVersion: version });
  parser.on("packet", (packet) => (packets.push(packet), hear()));
  socket.on("message", (chunk) => parser.parse(chunk));
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", () => resolve("closed")));
  closed.then(() => hear());
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const raw = (bytes) => socket.send(bytes);
  const send = (packet) => raw(mqtt.generate(packet, { protocolVersion: version }));
  /** Waits for a packet that matches. Throws an error if the connection ends before it. */
  const next = async (matches, patience = 5000) => {
    const late = setTimeout(() => socket.terminate(), patience);
    for (;;) {
      const found = packets.find(matches);
      if (found || socket.readyState > 1) {
        clearTimeout(late);
        if (!found) throw new Error("the relay has closed the connection, or has not answered");
        return found;
      }
      await new Promise((heard) => {
        const look = () => (waiting.delete(look), heard());
        waiting.add(look);
      });
    }
  };
  let number = 0;
  send({ cmd: "connect", protocolId: "MQTT", protocolVersion: version, clientId: id, clean, keepalive, will });
  const { returnCode, reasonCode } = await next(({ cmd }) => cmd === "connack");
  if (returnCode || reasonCode) throw new Error(`refused: ${returnCode ?? reasonCode}`);
  return {
    closed,
    raw,
    send,
    get messages() {
      return packets.filter(({ cmd }) => cmd === "publish").map(({ topic, payload, retain }) => ({ topic, text: payload.toString(), payload, retain }));
    },
    message: (topic, text) => next((packet) => packet.cmd === "publish" && packet.topic === topic && (text === undefined || packet.payload.toString() === text)),
    /** Subscribes with QoS 1. Returns true if the relay grants it. */
    subscribe: async (topic) => {
      const messageId = ++number;
      send({ cmd: "subscribe", messageId, subscriptions: [{ topic, qos: 1 }] });
      return (await next(({ cmd, messageId: id }) => cmd === "suback" && id === messageId)).granted[0] < 128;
    },
    /** Publishes with QoS 1 and waits for the answer. */
    publish: async (topic, payload, { retain = true } = {}) => {
      const messageId = ++number;
      send({ cmd: "publish", topic, payload, qos: 1, retain, dup: false, messageId });
      await next(({ cmd, messageId: id }) => cmd === "puback" && id === messageId);
    },
    /** Waits until the relay has handled everything that was sent before. */
    settle: async () => {
      const answers = () => packets.filter(({ cmd }) => cmd === "pingresp").length;
      const before = answers();
      send({ cmd: "pingreq" });
      await next(() => answers() > before);
    },
    /** Leaves without a goodbye, as a closed tab does. */
    destroy: () => socket.terminate(),
    end: async () => {
      send({ cmd: "disconnect" });
      socket.close();
      await closed;
    },
  };
}
