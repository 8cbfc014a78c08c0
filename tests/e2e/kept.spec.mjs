// The offline state in Settings reflects what is stored now: other sites on the host, or the browser, may have deleted
// files.
import { readFileSync } from "node:fs";
import { buildIn, buildOf, builds, expect, kept, lookForUpdate, note, test } from "./host.mjs";
import { action, expectLive, openApp, square } from "./support.mjs";

test.slow();
test.use({ expected: /service_worker|ServiceWorker|Failed to|ERR_/ });

const state = (page) => page.locator("html");
const offline = (page) => page.locator(".offline");
const toSettings = async (page) => {
  await page.evaluate(() => (location.hash = "#/rules"));
  await page.evaluate(() => (location.hash = "#/settings"));
};

/** Ways in which stored files may be lost, run in the page. */
const DEEDS = {
  "all stores are deleted": async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  },
  "a file is deleted": async () => {
    const store = await caches.open((await caches.keys())[0]);
    const found = (await store.keys()).filter(({ url }) => !url.includes("build-"));
    await store.delete(found[3]);
  },
  "half of the files are deleted": async () => {
    const store = await caches.open((await caches.keys())[0]);
    for (const [place, request] of (await store.keys()).entries()) if (place % 2) await store.delete(request);
  },
  "every file is cut in the middle": async () => {
    const store = await caches.open((await caches.keys())[0]);
    for (const request of await store.keys()) {
      const answer = await store.match(request);
      const bytes = await answer.arrayBuffer();
      await store.put(request, new Response(bytes.slice(0, bytes.byteLength / 2), { headers: answer.headers }));
    }
  },
  "the service worker is unregistered": async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  },
};

/** A digest of all stored files. */
const whole = (page) =>
  page.evaluate(async () => {
    const store = await caches.open((await caches.keys()).find((name) => name.startsWith("hostage-chess")) ?? "none");
    let count = 0;
    for (const request of await store.keys()) {
      const [, digest] = /\?kept=([0-9a-f]{16})$/.exec(request.url) ?? [];
      if (!digest) continue;
      // The entry may just have been deleted.
      const bytes = await (await store.match(request))?.arrayBuffer();
      if (!bytes) continue;
      const sum = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
      if (sum.startsWith(digest)) count += 1;
    }
    return count;
  });

for (const [what, deed] of Object.entries(DEEDS)) {
  test(`${what}: Settings shows the true state, and the files are stored again`, async ({ page, context, host }) => {
    await openApp(page, "#/play");
    await kept(page);
    const all = await whole(page);
    await page.evaluate(deed);
    await toSettings(page);
    await expect.poll(() => whole(page), { timeout: 45_000 }).toBe(all);
    await kept(page);
    await expect(offline(page)).toHaveText(/^Works offline/, { useInnerText: true });
    await host.close();
    await context.setOffline(true);
    await page.reload();
    await expectLive(page);
    await openApp(page, "#/puzzles?daily");
    await expect(page.locator("[data-puzzle]")).toBeVisible();
  });
}

test("missing files are stored again at the next visit, even without opening Settings", async ({ page }) => {
  await openApp(page, "#/play");
  await kept(page);
  const all = await whole(page);
  await page.evaluate(DEEDS["half of the files are deleted"]);
  await openApp(page, "#/play");
  await expect.poll(() => whole(page), { timeout: 45_000 }).toBe(all);
});

test("missing files that cannot be fetched again are reported", async ({ page, host }) => {
  await openApp(page, "#/play");
  await kept(page);
  // The browser's own cache has all files but the page, which is requested again.
  host.gone = /^(index.*)?$/;
  await page.evaluate(DEEDS["all stores are deleted"]);
  await toSettings(page);
  await expect(state(page)).toHaveAttribute("data-offline", "failed", { timeout: 45_000 });
  await expect(offline(page)).toContainText("could not be saved", { useInnerText: true });
  host.gone = null;
  await toSettings(page);
  await kept(page);
});

test("a stored page that is damaged repairs itself", async ({ page }) => {
  await openApp(page, "#/play");
  await kept(page);
  await page.evaluate(DEEDS["every file is cut in the middle"]);
  await page.goto("about:blank");
  await page.goto("./#/play");
  // The page itself may be cut so short that no script runs; a reload past the cache helps.
  await expect(async () => {
    if ((await page.locator("html").getAttribute("data-boot")) !== "live") await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-boot", "live", { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(square(page, "e2")).toBeVisible();
});

test("data of other sites on the same host is never deleted, by an update or by Delete everything", async ({ page, host, another }) => {
  await openApp(page, "#/play");
  await kept(page);
  await page.evaluate(async () => {
    for (const name of ["another-project", "hostage-chess http://127.0.0.1/another/club/"]) {
      const store = await caches.open(name);
      await store.put("./theirs", new Response("theirs"));
    }
    for (const name of ["another.settings", "hostage", "game"]) localStorage.setItem(name, "theirs");
    await new Promise((done) => {
      const request = indexedDB.open("another", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("things").put("theirs", 1);
      request.onsuccess = () => (request.result.close(), done());
    });
  });
  const theirs = () =>
    page.evaluate(async () => [
      (await caches.keys()).filter((name) => /another/.test(name)).length,
      ...["another.settings", "hostage", "game"].map((name) => localStorage.getItem(name)),
      (await indexedDB.databases()).some(({ name }) => name === "another"),
    ]);
  const all = [2, "theirs", "theirs", "theirs", true];
  expect(await theirs()).toEqual(all);
  host.change(another(/^styles-/));
  await page.reload();
  await expect(page.locator("#update")).toBeVisible({ timeout: 45_000 });
  // The old page is live too, until the new one replaces it.
  await Promise.all([page.waitForEvent("load"), page.locator("#update-reload").click()]);
  await expectLive(page);
  await kept(page);
  expect(await theirs()).toEqual(all);
  await openApp(page, "#/settings");
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(page.locator("main.welcome")).toBeVisible();
  expect(await theirs()).toEqual(all);
});

/** Puts another build on the host, and takes it. No file of the old one may remain. */
async function update(page, host, another) {
  const folder = another(/^styles-/);
  host.change(folder);
  await lookForUpdate(page);
  await expect(note(page)).toBeVisible({ timeout: 45_000 });
  await note(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => buildOf(page)).toBe(buildIn(folder));
  await expect.poll(() => builds(page)).toEqual([buildIn(folder)]);
}

test("an unreadable list of an older build does not prevent the next update", async ({ page, host, another }) => {
  await openApp(page, "#/play");
  await kept(page);
  await page.evaluate(async () => {
    const store = await caches.open((await caches.keys())[0]);
    for (const request of await store.keys()) if (request.url.includes("build-")) await store.put(request, new Response('[["404.html","02'));
  });
  await update(page, host, another);
});

test.describe("another project in a folder below the site", () => {
  // 404.html looks for its script in folders above, too.
  test.use({ expected: /service_worker|Failed to|ERR_|MIME|left the site/ });

  /** Pages and a worker of the other project. The worker says whether it has a content policy. */
  const THEIRS = {
    "tool/": ["text/html", "<!doctype html><title>Tool</title><script>new Worker('worker.js').onmessage = ({ data }) => (document.title = data)</script>"],
    "tool/worker.js": ["text/javascript", "try { postMessage(eval(\"'free'\")) } catch { postMessage('restricted') }"],
    "tool/C%23": ["text/html", "<!doctype html><title>About C#</title>"],
  };
  const share = (host) =>
    (host.answer = (path, response) => {
      const [type, text] = THEIRS[path] ?? [];
      return Boolean(text) && response.writeHead(200, { "Content-Type": type }).end(text);
    });

  test("is left alone: its workers, its addresses, and its pages without a network", async ({ page, context, host, browserName }) => {
    share(host);
    await openApp(page, "#/play");
    await kept(page);
    await page.goto("./tool/");
    await expect(page).toHaveTitle("free");
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await page.goto("./tool/C%23");
    await expect(page).toHaveTitle("About C#");
    await host.close();
    if (browserName === "chromium") await context.setOffline(true);
    // An address that can be the site's is answered.
    await page.goto("./casino");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.goto("./tool/")).rejects.toThrow();
  });

  test("may stay open during an update, which deletes the old build", async ({ page, context, host, another }) => {
    share(host);
    await openApp(page, "#/play");
    await kept(page);
    const tool = await context.newPage();
    await tool.goto("./tool/");
    await update(page, host, another);
  });
});

test("the farewell in docs/hosting.md deletes the stored site and the service worker", async ({ page, host }) => {
  const [, farewell] = /## Taking the site down[^]*?```js\n([^]*?)```/.exec(readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8"));
  await openApp(page, "#/play");
  await kept(page);
  host.answer = (path, response) => path === "service_worker.js" && response.writeHead(200, { "Content-Type": "text/javascript" }).end(farewell);
  await lookForUpdate(page);
  await expect.poll(() => page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])).toEqual([[], 0]);
});
