// The small board in a frame with `sandbox="allow-scripts"` on somebody else's page: such a frame is of no site, so the host has to let other
// sites have its files. docs/hosting.md names the headers; these are they.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, test } from "./host.mjs";
import { ISOLATION } from "./server.mjs";

const SHARED = { "Access-Control-Allow-Origin": "*" };
/** What is fetched, imported or drawn with. */
const NEEDS_SHARED = /\.(js|wasm|txt|woff2)(\?|$)/;
/** Where the host isolates its pages, everything has to say that others may have it. */
const ISOLATED = { ...ISOLATION, "Cross-Origin-Resource-Policy": "cross-origin" };

/** The board in the sandbox of a page on another host, and what went wrong on that page. */
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

test("without them it does not start there, and says so", async ({ browser, host }) => {
  const { frame, complaints, close } = await framed(browser, board(host));
  await expect(frame.locator("html")).toHaveAttribute("data-boot", "failed");
  await expect(frame.locator("#fault")).toBeVisible();
  expect(complaints.join()).toContain("Access-Control-Allow-Origin");
  await close();
});

test("the guide for hosts names these headers and files", () => {
  const guide = readFileSync(fileURLToPath(new URL("../../docs/hosting.md", import.meta.url)), "utf8");
  for (const text of ["Access-Control-Allow-Origin: *", "Cross-Origin-Resource-Policy: cross-origin", "`.js`, `.wasm`, `.txt` and `.woff2`"]) expect(guide).toContain(text);
  // Each of the servers has them in its example, with the same ending of names.
  expect(guide.match(/js\|wasm\|txt\|woff2/g)).toHaveLength(2);
});
