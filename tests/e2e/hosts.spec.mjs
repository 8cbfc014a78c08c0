// The built site on common file servers, below a sub-path, without any configuration for it.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST, expect, kept } from "./host.mjs";
import { freePort, serverOf } from "./servers.mjs";
import { BASE, action, openApp, square, test as base, touch } from "./support.mjs";

/** The servers that every machine of the CI has. */
const EXPECTED = ["python3", "nginx"];

/** How to start each server: arguments for a folder and a port. `write` puts a file beside the folder. */
const SERVERS = {
  python3: (root, port) => ["-m", "http.server", port, "--bind", "127.0.0.1", "--directory", root],
  busybox: (root, port) => ["httpd", "-f", "-p", `127.0.0.1:${port}`, "-h", root],
  php: (root, port) => ["-S", `127.0.0.1:${port}`, "-t", root],
  nginx: (root, port, write) => {
    const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${root}-temp;`).join(" ");
    const conf = `daemon off; pid ${root}.pid; error_log stderr; events {}
      http { include /etc/nginx/mime.types; access_log off; ${temp} server { listen 127.0.0.1:${port}; root ${root}; } }`;
    return ["-c", write("nginx.conf", process.getuid() === 0 ? `user root; ${conf}` : conf)];
  },
  // Only these types are configured.
  lighttpd: (root, port, write) => {
    const types = `mimetype.assign = (".html" => "text/html", ".js" => "text/javascript", ".css" => "text/css", "" => "application/octet-stream")`;
    const conf = `server.document-root = "${root}"\nserver.bind = "127.0.0.1"\nserver.port = ${port}\nindex-file.names = ("index.html")\n${types}\n`;
    return ["-D", "-f", write("lighttpd.conf", conf)];
  },
};

for (const [name, args] of Object.entries(SERVERS)) {
  const program = serverOf(name);
  const test = base.extend({
    server: async ({}, use, info) => {
      const root = info.outputPath("root");
      mkdirSync(join(root, dirname(BASE)), { recursive: true });
      symlinkSync(DIST, join(root, BASE.slice(0, -1)));
      const port = await freePort();
      const write = (name, text) => (writeFileSync(info.outputPath(name), text), info.outputPath(name));
      const server = spawn(program, args(root, String(port), write), { stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      server.stderr.on("data", (text) => (said += text));
      const ended = new Promise((resolve) => server.once("close", resolve));
      const url = `http://127.0.0.1:${port}${BASE}`;
      const close = () => (server.kill(), ended);
      await expect.poll(() => fetch(url).then(({ ok }) => ok, () => said), { message: `${name} answers` }).toBe(true);
      await use({ url, close });
      await close();
      rmSync(info.outputDir, { recursive: true, force: true });
    },
    baseURL: async ({ server }, use) => use(server.url),
    serviceWorkers: "allow",
    // Some servers do not know the MIME type of `.wasm` files.
    expected: /MIME|service_worker|ERR_CONNECTION_REFUSED/,
  });

  test.describe(name, () => {
    test.slow();
    test.skip(!program && !(process.env.CI && EXPECTED.includes(name)), `${name} is not installed here`);

    test("a game, other screens and another language work, and still do when the server is gone", async ({ page, server }) => {
      const walk = async () => {
        await openApp(page, "#/play?game=hostage&white=human&black=engine&level=1&moves=");
        await touch(page, square(page, "e2"), square(page, "e4"));
        await expect(page.locator("[data-ply]")).toHaveCount(2);
        await openApp(page, "#/puzzles?daily");
        await expect(page.locator("[data-puzzle]")).toBeVisible();
        await openApp(page, "#/settings?lang=de");
        await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
        await action(page, "language-browser").check();
      };
      await walk();
      await kept(page);
      await server.close();
      await walk();
    });
  });
}
