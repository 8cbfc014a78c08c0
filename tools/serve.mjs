// Serves the built site as a good static host would: compressed, with content types, below any path.
//
//     node tools/serve.mjs [--port 8080] [--base /some/club/]
//
// This also runs a relay for live games, and serves the local network, over plain http: no browser trusts a certificate that this
// computer could make (docs/decisions/0042).
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { argumentsOf, baseOf, main, portOf } from "./arguments.mjs";
import { localAddresses } from "./network.mjs";
import { NO_RELAY, lineBelow } from "./relay.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** The content never changes at a name with its digest, or at an address with the build's name. */
const lasting = /-[0-9a-f]{12,16}(_bg)?\.\w+$|\?v=\w/;

/** Sends the files of a folder, and its 404.html in place of a missing one (docs/hosting.md). */
const filesOf = (folder) => {
  const lost = join(folder, "404.html");
  const headers = { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" };
  const onNoMatch = (_, response) => response.writeHead(404, headers).end(existsSync(lost) ? readFileSync(lost) : "");
  // With `dev`, it looks for each file when asked. Otherwise it would list them once, and a new build has others.
  return sirv(folder, { dev: true, brotli: true, gzip: true, etag: true, onNoMatch });
};

/** The headers that let a page share memory with its workers, and the `first` function of a host that sends them. */
export const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
export const isolates = (_, response) => {
  response.setHeaders(new Map(Object.entries(ISOLATION)));
  return false;
};

/**
 * Serves a folder, usually dist/, below `base`. Tries the next port if one is taken; port 0 means any. `first` may answer requests.
 *
 * With `relay`, it has a relay at `mqtt` below `base` and names it in a page that names none. The relay is a broker
 * (tools/broker.mjs); true starts one. With `network`, a list of this computer's addresses, it also answers other devices
 * there.
 */
export async function serve({ folder = DIST, port = 0, base: below = "/", first = () => false, relay = false, network } = {}) {
  const base = baseOf(below);
  let files = filesOf(folder);
  let site;
  // Most users of this file need no broker, so they do not load it.
  const broker = relay === true ? await import("./broker.mjs").then(({ startBroker }) => startBroker()) : relay;
  const answer = (request, response) => {
    if (request.url.split("?")[0] === base.slice(0, -1)) {
      response.writeHead(302, { Location: request.url.replace(base.slice(0, -1), base) }).end();
      return;
    }
    if (!request.url.startsWith(base)) {
      // A headed browser requests a favicon for any page that names none, such as a test page that frames the site.
      response.writeHead(request.url === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    if (first(request, response)) return;
    response.setHeader("Cache-Control", lasting.test(request.url) ? "public, max-age=31536000, immutable" : "no-cache");
    const index = join(folder, "index.html");
    // While the site is being built, there may be none.
    if (relay && /^\/(index\.html)?(\?|$)/.test(request.url) && existsSync(index)) {
      const page = readFileSync(index, "utf8").replace(NO_RELAY, () => lineBelow(site));
      response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" }).end(page);
      return;
    }
    // A file has no files below it: the addresses in index.html would be wrong at /index.html/.
    request.url = request.url.replace(/^([^?]+)\/(?=\?|$)/, "$1/index.html");
    files(request, response);
  };
  const upgrade = (request, socket, head) => {
    socket.on("error", () => {});
    // Browsers name the page that asks. Programs such as `hostage play` name none.
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
    if (broker && !isForeign && request.url.split("?")[0] === `${base}mqtt`) broker.upgrade(request, socket, head);
    else socket.end(`HTTP/1.1 ${isForeign ? "403 Forbidden" : "404 Not Found"}\r\nConnection: close\r\n\r\n`);
  };
  const isOpen = network?.length > 0;
  const server = createServer(answer).on("upgrade", upgrade);
  // It answers at this computer's local addresses only, not at a public one.
  server.on("connection", (socket) => {
    if (isOpen && !/^127\./.test(socket.localAddress) && !network.includes(socket.localAddress)) socket.destroy();
  });
  for (let tries = 20; ; port += 1, tries -= 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, isOpen ? "0.0.0.0" : "127.0.0.1", () => resolve(server.off("error", reject)));
      });
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || tries === 0) throw error;
    }
  }
  const at = (host) => `${host}:${server.address().port}${base}`;
  if (isOpen) site = `http://${at(network[0])}`;
  return {
    url: `http://${at("127.0.0.1")}`,
    /** The site's address for other devices in the local network, if there are any. */
    site,
    /** Serves a different folder from now on. */
    change: (other) => {
      folder = other;
      files = filesOf(other);
    },
    close: async () => {
      if (broker) await broker.close();
      await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
    },
  };
}

async function run() {
  const { values } = argumentsOf({ port: { type: "string", default: "8080" }, base: { type: "string", default: "/" } });
  const { url, site } = await serve({ port: portOf(values.port), base: values.base, relay: true, network: localAddresses() });
  if (site) {
    console.log(`Phones and computers in this network play each other live at ${site}`);
    if (process.stdout.isTTY) console.log((await import("uqr")).renderUnicodeCompact(site));
    console.log(`On this computer, Hostage Chess is at ${url} (Ctrl-C ends it)`);
  } else {
    console.log(`Hostage Chess is at ${url} (Ctrl-C ends it)`);
    console.log("Other devices cannot open it: this computer has no address in a local network.");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(run);
