// The relay of live games in the local server: an MQTT 3.1.1 broker over WebSocket. It keeps everything in memory. Pages
// publish their messages again after every connection, so nothing is lost when it restarts. docs/hosting.md describes relays
// for a public site, which need more: this one knows no limit for each visitor.
import { Aedes } from "aedes";
import { WebSocketServer, createWebSocketStream } from "ws";

/** Limit of a message in bytes. */
const MESSAGE = 8192;
/** Limit of a packet in bytes: a message with its topic, or a client's greeting with its will. */
const PACKET = MESSAGE + 512;
/** Limit of retained messages, which takes up to 32 MiB. Each game has two. */
const RETAINED = 4000;
const CONNECTIONS = 500;

/** The topics of protocol version 1: the registers and the presence of a game, its spectators, and an open seek in the lobby. */
const TOPIC = /^hc\/1\/(?!lobby\/)[\w-]{1,64}\/(s\/[wb]|p\/[cj]|v)$|^hc\/1\/lobby\/[\w-]{1,64}$/;
/** Everything about one game whose id is known, or the lobby. No pattern matches two games. */
const PATTERN = /^hc\/1\/(?!lobby\/)[\w-]{1,64}\/#$|^hc\/1\/lobby\/\+$/;
const isSubscribable = (topic) => PATTERN.test(topic) || TOPIC.test(topic);

/** Follows the lengths of MQTT packets through chunks of any size. The function returns true at a packet that is too long. */
function meter(most) {
  let [rest, length, factor, isLength] = [0, 0, 1, false];
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (rest > 0) {
        const step = Math.min(rest, chunk.length - at);
        rest -= step;
        at += step;
      } else if (!isLength) {
        // The type of a packet comes first, then its length: seven bits a byte, the lowest first.
        [length, factor, isLength] = [0, 1, true];
        at += 1;
      } else {
        const byte = chunk[at++];
        length += (byte & 127) * factor;
        factor *= 128;
        if (length > most) return true;
        if (byte < 128) [rest, isLength] = [length, false];
      }
    }
    return false;
  };
}

/** Starts a broker. `upgrade` answers the request of a WebSocket, and `close` ends the broker and all its connections. */
export async function startBroker({ retained: most = RETAINED } = {}) {
  /** The topics of the retained messages, with the one that has not changed for the longest time first. */
  const retained = new Set();
  const keep = ({ topic, payload }) => {
    retained.delete(topic);
    if (payload.length > 0) retained.add(topic);
    for (const oldest of retained) {
      if (retained.size <= most) break;
      retained.delete(oldest);
      // An empty message deletes the retained one. Its readers are not told, because they still have it.
      aedes.persistence.storeRetained({ topic: oldest, payload: Buffer.alloc(0) });
    }
  };
  const aedes = await Aedes.createBroker({
    maxClientsIdLength: 64,
    // A session that outlives its connection would collect messages without limit. Silence of three minutes ends a connection.
    preConnect: (client, packet, done) => {
      packet.clean = true;
      packet.keepalive = Math.min(packet.keepalive || 120, 120);
      done(null, true);
    },
    authorizePublish: (client, packet, done) => {
      if (!TOPIC.test(packet.topic)) return done(new Error(`${packet.topic} is not a topic of a live game`));
      if (packet.payload.length > MESSAGE) return done(new Error(`more than ${MESSAGE} bytes`));
      if (packet.retain) keep(packet);
      done(null);
    },
    authorizeSubscribe: (client, subscription, done) => done(null, isSubscribable(subscription.topic) ? subscription : null),
  });
  // A client that breaks a rule is disconnected. This must not end the server.
  for (const event of ["clientError", "connectionError", "error"]) aedes.on(event, () => {});

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * PACKET, handleProtocols: (offered) => offered.has("mqtt") && "mqtt" });
  sockets.on("connection", (socket, request) => {
    const isTooLong = meter(PACKET);
    socket.on("error", () => {});
    socket.on("message", (chunk, isBinary) => (!isBinary || isTooLong(chunk)) && socket.terminate());
    if (socket.protocol !== "mqtt" || sockets.clients.size > CONNECTIONS) socket.terminate();
    const stream = createWebSocketStream(socket);
    stream.on("error", () => {});
    aedes.handle(stream, request);
  });
  return {
    upgrade: (request, socket, head) => sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request)),
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      await new Promise((closed) => aedes.close(closed));
    },
  };
}
