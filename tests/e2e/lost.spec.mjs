// Addresses that the host does not have. 404.html repairs addresses whose # became %23 or was lost. For all others it
// reports that the page does not exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, expect, kept, test } from "./host.mjs";
import { expectLive, openApp, square } from "./support.mjs";

// Expected: 404.html looks for its script in folders that do not exist, and a host may send a page there. Leaving a page during its start ends with an
// empty error.
test.use({ expected: /404|MIME|left the site|ERR_CONNECTION_REFUSED|ERR_FAILED|^uncaught: $/ });

const plies = (page) => page.locator("[data-ply]");
const hash = (page) => page.evaluate(() => location.hash);
const isFile = (path) => /^(index\.html)?(\?.*)?$|^[\w-]+(\/[\w-]+)?\.\w+(\?.*)?$/.test(path);

/** Makes the host send this page instead of each missing one. */
const sends = (host, file, status) => {
  host.answer = (path, response) => !isFile(path) && response.writeHead(status, { "Content-Type": "text/html" }).end(readFileSync(join(DIST, file)));
};

const MOVES = "game=hostage&moves=e2e4_e7e5";
const encode = encodeURIComponent;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

const MENDED = {
  "only %23": `%23/play?${MOVES}`,
  "%23 twice": `%2523/play?${MOVES}`,
  "everything encoded": encode(`#/play?${MOVES}`),
  "everything encoded twice": encode(encode(`#/play?${MOVES}`)),
  "with &amp;": `%23/play?${MOVES.replace("&", "&amp;")}`,
  "behind index.html": `index.html%23/play?${MOVES}`,
  "a question mark before it": `?%23/play?${MOVES}`,
  "a question mark, and everything encoded": `?${encode(`#/play?${MOVES}`)}`,
  "without #/": `play?${MOVES}`,
  "without #/, encoded": encode(`play?${MOVES}`),
  "without the screen": `?${MOVES}`,
  "a question mark in place of the #": `?/play?${MOVES}`,
  "a slash at the end of the screen": `%23/play/?${MOVES}`,
  "a folder that is not there": `gone/#/play?${MOVES}`,
  "a full stop at its end": `%23/play?${MOVES}.`,
  "a position whose slashes were left": `%23/play%3Ffen=${START}%5B%23%5D_w_KQkq_-_0_1&moves=e2e4_e7e5`,
  "a position whose slashes were left, and without #/": `play%3Ffen=${START}%5B%2523%5D_w_KQkq_-_0_1&moves=e2e4_e7e5`,
};

test("an address whose # became %23 or was lost opens the intended page", async ({ page, host }) => {
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
  // A # inside the address belongs to it.
  await page.goto(`${host.url}%23/play?fen=4k3/8/8/8/8/8/8/4K3%5B%23Nq%5D_w_-_-_0_1&moves=N%23q@c7`.replace("N%23q", "N%23Q"));
  await expectLive(page);
  await expect(plies(page)).toHaveText(["(Q)N*c7+"]);
  await page.goto(`${host.url}rules`);
  await expectLive(page);
  await expect.poll(() => hash(page)).toBe("#/rules");
});

test("if the host sends index.html for everything, addresses at which scripts can load are repaired", async ({ page, host }) => {
  sends(host, "index.html", 200);
  for (const path of [encode(`#/play?${MOVES}`), encode(encode(`#/play?${MOVES}`)), `?%23/play?${MOVES}`, `play?${MOVES}`, `?${MOVES}`]) {
    await page.goto("about:blank");
    await page.goto(host.url + path);
    await page.waitForURL((url) => url.href.startsWith(`${host.url}#/`));
    await expectLive(page);
    await expect(plies(page)).toHaveText(["e4", "e5"]);
  }
  // The parameters tell which screen was lost.
  for (const [path, name] of [["?key=abc", "live"], ["?p=hostage-12", "puzzles"], ["?lesson=hostage-prisons", "learn"], ["?/rules", "rules"]]) {
    await page.goto("about:blank");
    await page.goto(host.url + path);
    await page.waitForURL((url) => url.href.startsWith(`${host.url}#/${name}`));
    await expectLive(page);
  }
  // An address that names nothing stays as it is.
  await page.goto(`${host.url}?fbclid=x`);
  await expectLive(page);
  expect(page.url()).toMatch(/\?fbclid=x(#.*)?$/);
  // If the host sends 404.html instead, all addresses are repaired.
  sends(host, "404.html", 200);
  await page.goto(`${host.url}%23/play?${MOVES}`);
  await expectLive(page);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
});

for (const [language, heading, start] of [
  ["en-GB", "Page not found", "Go to the home page"],
  ["de-AT", "Diese Seite gibt es hier nicht", "Zur Startseite"],
]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("an unknown address is reported and leads to the start page", async ({ page, host }) => {
      sends(host, "404.html", 404);
      for (const path of ["casino", "a/b", "old/page?x=1", "a/b/c/d/e/f/g", "a/b/c/d/"]) {
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

test("404.html is stored, so links are repaired without a network too", async ({ page, host }) => {
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
  await page.goto("about:blank");
  await page.goto(host.url + MENDED["a position whose slashes were left"]);
  await expectLive(page);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await page.goto(`${host.url}casino`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a host that does not send 404.html does not prevent offline use", async ({ page, host }) => {
  host.answer = (path, response) => path.startsWith("404.html") && response.writeHead(404, { "Content-Type": "text/plain" }).end("no");
  await openApp(page, "#/play");
  await kept(page, "ready");
  await host.close();
  await page.reload();
  await expectLive(page);
  await expect(square(page, "e2")).toBeVisible();
});
