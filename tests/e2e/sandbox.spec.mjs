// The embedded board in a frame with `sandbox="allow-scripts"`. Such a frame has no origin, so the host must allow
// other sites to load its files. docs/hosting.md lists these headers.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, test } from "./host.mjs";
import { ISOLATION } from "../../tools/serve.mjs";

const SHARED = { "Access-Control-Allow-Origin": "*" };
/** Files that are fetched, imported or used as fonts. */
const NEEDS_SHARED = /\.(js|wasm|txt|woff2)(\?|$)/;
/** If the host isolates its pages, every file must also allow cross-origin use. */
const ISOLATED = { ...ISOLATION, "Cross-Origin-Resource-Policy": "cross-origin" };

/** Opens the board in a sandboxed frame on another host, and collects the errors of that page. */
async function framed(browser, address) {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Club</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="400" height="560" src="${address}"></iframe>`);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(`http://localhost:${server.address().port}/`);
  return {
    frame: page.frameLocator("iframe"),
    complaints,
    close: async () => {
      await context.close();
      await new Promise((closed) => (server.close(closed), server.closeAllConnections()));
    },
  };
}

const board = (host) => `${host.url}#/embed?game=hostage&moves=e2e4_e7e5`;

for (const [name, headers] of [
  ["a plain host", {}],
  ["a host that isolates its pages", ISOLATED],
]) {
  test(`${name} with these headers shows the board in a sandbox`, async ({ browser, host }) => {
    Object.assign(host.headers, headers);
    host.answer = (path, response) => {
      if (NEEDS_SHARED.test(path)) response.setHeaders(new Map(Object.entries(SHARED)));
      return false;
    };
    const { frame, complaints, close } = await framed(browser, board(host));
    await expect(frame.locator("[data-ply]")).toHaveText(["e4", "e5"]);
    await expect(frame.locator("html")).toHaveAttribute("data-boot", "live");
    expect(complaints).toEqual([]);
    await close();
  });
}

test("without the headers the board does not start, and says so", async ({ browser, host }) => {
  const { frame, complaints, close } = await framed(browser, board(host));
  await expect(frame.locator("html")).toHaveAttribute("data-boot", "failed");
  await expect(frame.locator("#fault")).toBeVisible();
  expect(complaints.join()).toContain("Access-Control-Allow-Origin");
  await close();
});

test("docs/hosting.md lists these headers and files", () => {
  const guide = readFileSync(fileURLToPath(new URL("../../docs/hosting.md", import.meta.url)), "utf8");
  for (const text of ["Access-Control-Allow-Origin: *", "Cross-Origin-Resource-Policy: cross-origin", "`.js`, `.wasm`, `.txt` and `.woff2`"]) expect(guide).toContain(text);
  // The example for Apache lists the extensions. With nginx, all files have the header.
  expect(guide.match(/js\|wasm\|txt\|woff2/g)).toHaveLength(1);
});
