// Makes a project outside the repository from the packed package alone: a plain page, a page with Vite, and a page whose scripts
// come from another site. Serves them.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
const VITE = "8.3.8";
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json" };

const page = (script, policy = "") => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${policy}<title>Board</title><link rel="icon" href="data:,"><style>body { margin: 0; color-scheme: light dark; font-family: sans-serif }</style></head>
<body><main><h1>Board</h1><hostage-board interactive></hostage-board></main>${script}</body></html>`;

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });

/** Makes the project, and returns its folder. */
export function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), "hostage-npm-"));
  const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], PACKAGE));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  run("npm", ["install", "--no-audit", "--no-fund", join(folder, filename), `vite@${VITE}`], folder);
  mkdirSync(join(folder, "plain"));
  run("tar", ["-xzf", join(folder, filename), "-C", join(folder, "plain")]);
  const load = (from) => `<script type="module" src="${from}/dist/hostage-board.js"></script>
    <script type="module">import * as api from "${from}/dist/index.js"; globalThis.api = api;</script>`;
  writeFileSync(join(folder, "plain/index.html"), page(load("./package")));
  // The least that the README asks for. The page itself has a style sheet, a script and an icon.
  const policy = `default-src 'none'; script-src ELSEWHERE 'wasm-unsafe-eval' 'unsafe-inline'; connect-src ELSEWHERE blob:; worker-src ELSEWHERE blob:; style-src 'unsafe-inline'; img-src data:`;
  writeFileSync(join(folder, "plain/elsewhere.html"), page(load("ELSEWHERE/package"), `<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  mkdirSync(join(folder, "vite"));
  writeFileSync(join(folder, "vite/index.html"), page('<script type="module" src="./main.js"></script>'));
  writeFileSync(join(folder, "vite/main.js"), 'import "hostage-chess/board";\nimport * as api from "hostage-chess";\nglobalThis.api = api;\n');
  writeFileSync(join(folder, "vite/vite.config.js"), 'export default { base: "./", optimizeDeps: { exclude: ["hostage-chess"] }, logLevel: "warn", server: { host: "127.0.0.1" } };\n');
  run("node_modules/.bin/vite", ["build", "vite"], folder);
  return folder;
}

/** Serves a folder. Other sites may fetch from it. Returns its address and a function that ends it. */
export async function serve(folder, replace = (text) => text) {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url, "http://a").pathname)).replace(/\/$/, "/index.html"));
    try {
      const content = readFileSync(path);
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "access-control-allow-origin": "*" });
      response.end(path.endsWith(".html") ? replace(String(content)) : content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, end };
}

/** Serves the Vite project as in development. */
export async function develop(folder) {
  const child = spawn("node_modules/.bin/vite", ["vite", "--logLevel", "info", "--clearScreen", "false"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const address = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`vite ended with ${code}: ${said}`)));
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text.replace(/\x1b\[[0-9;]*m/g, "");
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+/);
      if (found) resolve(found[0]);
    });
  });
  return { address, end: () => child.kill() };
}

/** Deletes the project. */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
