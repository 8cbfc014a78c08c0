// Addresses that the host does not have: 404.html mends those whose # became %23 or was lost, and says of others that there is nothing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, expect, kept, test } from "./host.mjs";
import { expectLive, openApp, square } from "./support.mjs";

// Some of the places where the page looks for its script are none; a page that is left while it starts ends with an error without words.
test.use({ expected: /404|MIME|left the site|ERR_CONNECTION_REFUSED|ERR_FAILED|^uncaught: $/ });

const plies = (page) => page.locator("[data-ply]");
const hash = (page) => page.evaluate(() => location.hash);
const isFile = (path) => /^(index\.html)?(\?.*)?$|^[\w-]+(\/[\w-]+)?\.\w+(\?.*)?$/.test(path);

/** A host that sends this page in the place of any that it does not have. */
const sends = (host, file, status) => {
  host.answer = (path, response) => !isFile(path) && response.writeHead(status, { "Content-Type": "text/html" }).end(readFileSync(join(DIST, file)));
};

const MOVES = "game=hostage&moves=e2e4_e7e5";
const encode = encodeURIComponent;

const MENDED = {
  "%23 and all else as it was": `%23/play?${MOVES}`,
  "%23 twice": `%2523/play?${MOVES}`,
  "all of it encoded": encode(`#/play?${MOVES}`),
  "all of it twice": encode(encode(`#/play?${MOVES}`)),
  "with &amp;": `%23/play?${MOVES.replace("&", "&amp;")}`,
  "behind index.html": `index.html%23/play?${MOVES}`,
  "a question mark before it": `?%23/play?${MOVES}`,
  "a question mark and all encoded": `?${encode(`#/play?${MOVES}`)}`,
  "without #/": `play?${MOVES}`,
  "without #/, encoded": encode(`play?${MOVES}`),
  "without the screen": `?${MOVES}`,
  "a slash at the end of the screen": `%23/play/?${MOVES}`,
  "a folder that is not there": `gone/#/play?${MOVES}`,
  "a full stop at its end": `%23/play?${MOVES}.`,
};

test("an address whose # became %23, or was lost, opens what it meant", async ({ page, host }) => {
  test.slow();
  sends(host, "404.html", 404);
  for (const [name, path] of Object.entries(MENDED)) {
    await test.step(name, async () => {
      await page.goto("about:blank");
      await page.goto(host.url + path);
      await expectLive(page);
      await expect(plies(page)).toHaveText(["e4", "e5"]);
      expect(page.url().startsWith(`${host.url}#/`), page.url()).toBe(true);
    });
  }
  // A # inside of the address is one of its own.
  await page.goto(`${host.url}%23/play?fen=4k3/8/8/8/8/8/8/4K3%5B%23Nq%5D_w_-_-_0_1&moves=N%23q@c7`.replace("N%23q", "N%23Q"));
  await expectLive(page);
  await expect(plies(page)).toHaveText(["(Q)N*c7+"]);
  await page.goto(`${host.url}rules`);
  await expectLive(page);
  await expect.poll(() => hash(page)).toBe("#/rules");
});

test("where the host sends index.html for everything, what can start there mends itself", async ({ page, host }) => {
  sends(host, "index.html", 200);
  for (const path of [encode(`#/play?${MOVES}`), encode(encode(`#/play?${MOVES}`)), `?%23/play?${MOVES}`, `play?${MOVES}`, `?${MOVES}`]) {
    await page.goto("about:blank");
    await page.goto(host.url + path);
    await page.waitForURL((url) => url.href.startsWith(`${host.url}#/`));
    await expectLive(page);
    await expect(plies(page)).toHaveText(["e4", "e5"]);
  }
  // And where 404.html is sent in its place, everything is.
  sends(host, "404.html", 200);
  await page.goto(`${host.url}%23/play?${MOVES}`);
  await expectLive(page);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
});

for (const [language, heading, start] of [
  ["en-GB", "There is no such page here", "Go to the start page"],
  ["de-AT", "Diese Seite gibt es hier nicht", "Zur Startseite"],
]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("an address that means nothing is told from one that does, and leads to the start", async ({ page, host }) => {
      sends(host, "404.html", 404);
      for (const path of ["casino", "a/b", "old/page?x=1"]) {
        await page.goto(host.url + path);
        const shown = page.getByRole("heading", { level: 1 });
        await expect(shown).toHaveCount(1);
        await expect(shown).toHaveText(heading);
        expect(await shown.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("Figtree");
      }
      await page.getByRole("link", { name: start }).click();
      await expectLive(page);
      expect(page.url().replace(/#.*/, "")).toBe(host.url);
    });
  });
}

test("the page that mends is kept, so links are mended without a network too", async ({ page, host }) => {
  sends(host, "404.html", 404);
  await openApp(page);
  await kept(page, "ready");
  await page.reload();
  await expectLive(page);
  await host.close();
  await page.goto("about:blank");
  await page.goto(`${host.url}%23/play?${MOVES}`);
  await expectLive(page);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await page.goto(`${host.url}casino`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a host that keeps its error page to itself keeps nobody from working without a network", async ({ page, host }) => {
  host.answer = (path, response) => path.startsWith("404.html") && response.writeHead(404, { "Content-Type": "text/plain" }).end("no");
  await openApp(page, "#/play");
  await kept(page, "ready");
  await host.close();
  await page.reload();
  await expectLive(page);
  await expect(square(page, "e2")).toBeVisible();
});
