// The engine's worker cannot reach another host, although it does not inherit the page's content policy.
import { createServer } from "node:http";
import { expect, kept, test } from "./host.mjs";
import { openApp } from "./support.mjs";

const AGAINST = "#/play?game=hostage&white=human&black=engine&level=1";

/** Another host, which records the requests to it. */
async function other() {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript" }).end("0");
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { asked, address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Tries every way in which a worker can reach another host. */
const tryAll = (worker, address) =>
  worker.evaluate(async (address) => {
    const ways = {
      fetch: () => fetch(`${address}fetch`),
      request: () => {
        const request = new XMLHttpRequest();
        request.open("GET", `${address}request`, false);
        request.send();
      },
      scripts: () => importScripts(`${address}scripts`),
      worker: () => new Promise((_, broken) => (new Worker(URL.createObjectURL(new Blob([`fetch("${address}worker")`]))).onerror = broken)),
      socket: () => new Promise((_, broken) => (new WebSocket(`${address.replace("http", "ws")}socket`).onclose = broken)),
      events: () => new Promise((_, broken) => (new EventSource(`${address}events`).onerror = broken)),
      module: () => import(`${address}module`),
    };
    const open = [];
    for (const [name, way] of Object.entries(ways)) {
      try {
        await way();
        open.push(name);
      } catch {
        // A refused request is the expected result.
      }
    }
    return open;
  }, address);

/** The engine's worker, once it is ready. */
async function engine(page) {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const [worker] = page.workers();
  await expect.poll(() => worker.evaluate(() => typeof fetch)).toBe("undefined");
  return worker;
}

test.use({ expected: /Content.Security.Policy|left the site|^csp: / });
test.skip(({ browserName }) => browserName !== "chromium", "only Chromium's driver can run code in a worker");

test("at the first visit the worker has removed every function that could reach another host", async ({ page }) => {
  const { asked, address, close } = await other();
  await openApp(page, AGAINST);
  // Only a policy can prevent an import.
  expect(await tryAll(await engine(page), address)).toEqual(["module"]);
  expect(asked).toEqual(["/module"]);
  close();
});

test("from the second visit on it has a policy too", async ({ page }) => {
  const { asked, address, close } = await other();
  await openApp(page, AGAINST);
  await kept(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
  expect(await tryAll(await engine(page), address)).toEqual([]);
  expect(asked).toEqual([]);
  close();
});
