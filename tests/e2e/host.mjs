// A host that a test can take offline, break, or switch to another build of the site.
//
//     import { expect, kept, test } from "./host.mjs";
import { createHash } from "node:crypto";
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fill } from "../../tools/keeper.mjs";
import { serve } from "../../tools/serve.mjs";
import { BASE, expect as soon, test as base } from "./support.mjs";

/** Long timeouts: files are stored and builds replaced while the machine is busy. */
export const expect = soon.configure({ timeout: 15_000 });

export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

export const test = base.extend({
  serviceWorkers: "allow",

  /** Makes other builds of the site, and deletes them afterwards. */
  another: async ({}, use, info) => {
    const folder = info.outputPath("build");
    await use((...changed) => anotherBuild(changed, folder));
    rmSync(folder, { recursive: true, force: true });
  },

  /**
   * A test host. `asked` lists its requests, `gone` matches missing files, `types` overrides content types, `headers`
   * adds headers, and `answer` may replace an answer.
   */
  // Depends on `another`, so that it stops before the builds it serves are deleted.
  host: async ({ another: _another }, use) => {
    const host = { asked: [], gone: null, types: null, headers: {}, answer: null };
    const first = (request, response) => {
      const path = request.url.slice(1);
      host.asked.push(path);
      for (const [name, value] of Object.entries(host.headers)) response.setHeader(name, value);
      if (host.gone?.test(path)) return response.writeHead(404, { "Content-Type": "text/html" }).end("gone");
      const type = host.types?.(path);
      const write = response.writeHead;
      if (type) response.writeHead = (status, headers) => write.call(response, status, { ...headers, "Content-Type": type });
      return host.answer?.(path, response) ?? false;
    };
    Object.assign(host, await serve({ base: BASE, first }));
    await use(host);
    await host.close();
  },

  baseURL: async ({ host }, use) => use(host.url),
});

/**
 * Copies the site as a build of another name with some files changed, given by patterns: anotherBuild([/^styles-/,
 * /^words-de-/], folder).
 */
export function anotherBuild(changed, folder) {
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const path = (name) => join(folder, name);
  // The page and the app's script contain the names of the other files.
  const naming = () => readdirSync(folder).filter((name) => /^(index|app-.*\.js$)/.test(name));
  for (const look of changed) {
    const name = nameOf(look, folder);
    const comment = { css: "/* another */\n", js: "// another\n", txt: "# another\n", wasm: Buffer.from([0, 2, 1, 97]) }[name.split(".").pop()];
    const content = Buffer.concat([readFileSync(path(name)), Buffer.from(comment)]);
    writeFileSync(path(name), content);
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
    const named = name.replace(/-[0-9a-f]{12,16}(?=[_.])/, `-${digest}`);
    renameSync(path(name), path(named));
    for (const file of naming()) writeFileSync(path(file), readFileSync(path(file), "utf8").replaceAll(name, named));
  }
  let page = readFileSync(path("index.html"), "utf8");
  const build = createHash("sha256").update(page).update(String(process.hrtime.bigint())).digest("hex").slice(0, 12);
  page = page.replace(/(<meta name="build" content=")\w+/, `$1${build}`);
  writeFileSync(path("index.html"), page);
  fill(folder, build);
  return folder;
}

/** The name of the file that matches. */
export const nameOf = (look, folder = DIST) => readdirSync(folder).find((name) => look.test(name) && !/\.(br|gz)$/.test(name));

export const buildOf = (page) => page.locator('meta[name="build"]').getAttribute("content");
export const buildIn = (folder) => /<meta name="build" content="(\w+)/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];

/** Waits until the site is stored: without the extra files ("ready"), or with them ("whole"). */
export async function kept(page, how = "whole") {
  await expect(page.locator("html")).toHaveAttribute("data-offline", how === "whole" ? "whole" : /ready|whole/, { timeout: 45_000 });
}

/**
 * Looks for another build, as the browser does now and then. The first update may join a check that an opening page has
 * begun and that was answered with the old build, so it is repeated.
 */
export const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { active } = registration;
    const found = () => registration.installing ?? registration.waiting ?? registration.active !== active;
    for (let looks = 0; looks < 3 && !found(); looks++) await registration.update();
  });

/** Names of the stored builds. */
export const builds = (page) =>
  page.evaluate(async () => {
    const store = await caches.open((await caches.keys())[0]);
    return (await store.keys()).map(({ url }) => /\?kept=build-(\w+)/.exec(url)?.[1]).filter(Boolean);
  });

export const note = (page) => page.locator("#update");
