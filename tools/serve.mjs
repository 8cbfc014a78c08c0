// Serves the built site as a good static host would: compressed, with content types, below any path.
//
//     node tools/serve.mjs [--port 8080] [--base /some/club/]
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** The content never changes at a name with its digest, or at an address with the build's name. */
const lasting = /-[0-9a-f]{12,16}(_bg)?\.\w+$|\?v=\w/;

const filesOf = (folder) => sirv(folder, { brotli: true, gzip: true, etag: true });

/** The headers that let a page share memory with its workers, and the `first` function of a host that sends them. */
export const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
export const isolates = (_, response) => {
  response.setHeaders(new Map(Object.entries(ISOLATION)));
  return false;
};

/** Serves dist/ below `base`. Tries the next port if one is taken; port 0 means any. `first` may answer requests. */
export async function serve({ port = 0, base = "/", first = () => false } = {}) {
  let files = filesOf(DIST);
  const server = createServer((request, response) => {
    if (!request.url.startsWith(base)) {
      // A headed browser requests a favicon for any page that names none, such as a test page that frames the site.
      response.writeHead(request.url === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    if (first(request, response)) return;
    response.setHeader("Cache-Control", lasting.test(request.url) ? "public, max-age=31536000, immutable" : "no-cache");
    files(request, response);
  });
  for (let tries = 20; ; port += 1, tries -= 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve(server.off("error", reject)));
      });
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || tries === 0) throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    /** Serves a different folder from now on. */
    change: (folder) => (files = filesOf(folder)),
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: "string" }, base: { type: "string" } } });
  const { url } = await serve({ port: Number(values.port ?? 8080), base: values.base ?? "/" });
  console.log(`Hostage Chess is at ${url} (Ctrl-C ends it)`);
}
