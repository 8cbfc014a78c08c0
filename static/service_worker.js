// Stores the built site in the browser, so that it works without a network after one visit. Lets a new build take over
// without breaking pages of the old build. A file is stored under the digest of its content, so an update downloads
// only what has changed.
//
// A new build is fetched completely before it serves pages that are opened or reloaded. Open pages keep using the files
// of their own build until they are closed. tools/finish.mjs fills in the name of the build and its files, each with
// its digest.
const BUILD = "";
const FILES = new Map(Object.entries({}));

/**
 * The address of the site, `https://host/some/club/`. All paths are relative to it. Several sites may share a host, and
 * with it the names of caches.
 */
const SCOPE = registration.scope;
const STORE = `hostage-chess ${SCOPE}`;
const key = (name) => `${SCOPE}?kept=${name}`;
const BUILDS = key("build-");

/** Many files that few readers need; they are fetched after everything else. */
const isExtra = (path) => /^(explorer|puzzles)\//.test(path);
/**
 * Stored after its first use. Engines without threads never need the first, and if it is missing, the engine runs with one
 * thread. Nets belong to the smaller games, which few people play and which go on without. The others are for pages over
 * plain http, which have no service worker.
 */
const isOnDemand = (path) => path === "threads.wasm" || /^(net|plain)[-.]/.test(path);
/** The language of a file of texts. Such files are stored for the languages that pages are in. */
const languageOf = (path) => /^(?:start|words|later|manifest)-(.+?)(?:-[0-9a-f]{12})?\.(?:txt|webmanifest)$/.exec(path)?.[1];
/**
 * Some hosts do not send this file at its own address, or send it with an error status. Its digest shows whether it
 * arrived.
 */
const isOptional = (path) => path === "404.html";
/**
 * A name that contains the digest of its content. Other files are requested with the build's name, as the page does.
 */
const isLasting = (path) => /-[0-9a-f]{12,16}(_bg)?\.\w+$/.test(path);

// Content types to use, whatever the host sends.
const TYPES = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/**
 * With these headers the page may share memory with its workers, so the engine can use several threads. The site loads
 * nothing from elsewhere and needs no access to the window that opened it.
 */
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Workers need this policy: they do not inherit the page's. */
const POLICY = { "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' blob:" };

/**
 * True for a file of this build, or of an older one that is stored. Folders of the host below the site may belong to
 * other projects.
 */
const isOurs = async (path) => FILES.has(path) || [...(await builds().catch(() => new Map())).values()].some((files) => files.has(path));

/**
 * Adds headers. The page and its workers are isolated, but not an embedded board or other pages on the host. Workers
 * get a policy.
 */
async function guarded(answer, { destination }, path) {
  const isWorker = destination === "worker" && (await isOurs(path));
  const isIsolated = FILES.has("threads.wasm") && (isWorker || (destination === "document" && path === "index.html"));
  const added = Object.entries({ ...(isWorker && POLICY), ...(isIsolated && ISOLATION) });
  if (added.length === 0 || answer.status !== 200) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of added) headers.set(name, value);
  return new Response(answer.body, { headers });
}

/**
 * A host may name a relay for live games in the page (docs/hosting.md). The digest is that of the page without a relay.
 * tools/relay.mjs knows the same pattern.
 */
const RELAY = /<meta name="relay" content="mqtt"(?: data-site="[^"<>]*")?>/;
function withoutRelay(bytes) {
  const text = new TextDecoder().decode(bytes);
  return RELAY.test(text) ? new TextEncoder().encode(text.replace(RELAY, '<meta name="relay" content="">')) : bytes;
}

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const digestOf = async (bytes, type) => hex(await crypto.subtle.digest("SHA-256", type === TYPES.html ? withoutRelay(bytes) : bytes)).slice(0, 16);

/** Stores an answer only if it is exactly the expected file, not an error page, a partial file or another build's. */
async function keep(path, answer) {
  const bytes = await answer.arrayBuffer();
  const digest = FILES.get(path);
  const type = TYPES[path.split(".").pop()] ?? "application/octet-stream";
  if ((answer.status !== 200 && !isOptional(path)) || answer.type !== "basic" || (await digestOf(bytes, type)) !== digest) throw new Error(`${path} did not come as it is`);
  const headers = { "Content-Type": type, Date: new Date().toUTCString() };
  await (await caches.open(STORE)).put(key(digest), new Response(bytes, { headers }));
}

/**
 * Fetches a file unless it is stored. The browser's own cache is used first; if that copy is stale or damaged, the file
 * is requested past it. With another mode of the cache, the file is requested once in this mode, even if it is stored.
 */
async function bring(path, mode = "default") {
  const anew = mode !== "default";
  if (!anew && (await (await caches.open(STORE)).match(key(FILES.get(path))))) return;
  // Some hosts serve the page under only one of its two names.
  const names = path === "index.html" ? ["", path] : [isLasting(path) ? path : `${path}?v=${BUILD}`];
  const ways = (anew ? [mode] : ["default", "reload"]).flatMap((cache) => names.map((name) => [name, cache]));
  for (const [index, [name, cache]] of ways.entries()) {
    try {
      return await keep(path, await fetch(SCOPE + name, { cache, priority: "low" }));
    } catch (error) {
      if (index + 1 === ways.length) throw error;
    }
  }
}

/** Fetches three files at a time, so that the page keeps most of the bandwidth. */
async function bringAll(paths) {
  const left = paths.values();
  const one = async () => {
    for (const path of left) await bring(path);
  };
  await Promise.all([one(), one(), one()]);
}

const HOUR = 3_600_000;
/**
 * Fetches the page again if it was stored more than an hour ago, because a host may name a relay in it without a new
 * build. The page of another build has another digest and is not stored. The address of a computer in a local network
 * may change at any time.
 */
async function renew() {
  const kept = await (await caches.open(STORE)).match(key(FILES.get("index.html")));
  const isNew = kept && Date.now() - Date.parse(kept.headers.get("Date")) < HOUR;
  if (isNew && !(await kept.text()).includes('content="mqtt" data-site=')) return;
  await bring("index.html", "no-cache");
}

const EXTRAS = [...FILES.keys()].filter(isExtra);
const needed = (languages) => [...FILES.keys()].filter((path) => !isExtra(path) && !isOnDemand(path) && !isOptional(path) && languages.has(languageOf(path) ?? "every"));

/** The languages of the open pages, and those of which any build's texts are stored; "every" stands for the other files. */
async function languages() {
  const spoken = await Promise.all((await openPages()).map((page) => ask(page, { language: true })));
  const there = new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
  const lists = [FILES, ...(await builds()).values()];
  const stored = lists.flatMap((files) => [...files].filter(([path, digest]) => /^words-/.test(path) && there.has(key(digest))).map(([path]) => languageOf(path)));
  return new Set(["every", ...spoken, ...stored]);
}
/** Fetches the files that some hosts do not serve. Failures are ignored. */
const bringOptional = () => Promise.all([...FILES.keys()].filter(isOptional).map((path) => bring(path).catch(() => {})));
/** Records that the build is complete. */
const enter = async () => (await caches.open(STORE)).put(BUILDS + BUILD, new Response(JSON.stringify([...FILES])));

let wish;
addEventListener("install", (event) => {
  const install = async () => {
    await bringAll(needed(await languages()));
    await bringOptional();
    await enter();
    await skipWaiting();
    // Chromium postpones it by half a minute if the old service worker is busy, as it is when a page has just opened.
    wish = setInterval(skipWaiting, 1000);
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  clearInterval(wish);
  const activate = async () => {
    await clients.claim();
    await tidy();
  };
  event.waitUntil(activate());
});

/**
 * The stored builds: name to files. An unreadable list is deleted. Otherwise no later build could be stored, and the
 * visitor would stay with this one.
 */
async function builds() {
  const store = await caches.open(STORE);
  const names = (await store.keys()).map(({ url }) => url).filter((url) => url.startsWith(BUILDS));
  const read = async (url) => {
    const kept = await store.match(url);
    try {
      return [[url.slice(BUILDS.length), new Map(await kept.json())]];
    } catch {
      await store.delete(url);
      return [];
    }
  };
  return new Map((await Promise.all(names.map(read))).flat());
}

/**
 * Finds the stored file for a path. If the address names a build, only that build's files count. Otherwise this build's
 * files come first, then those of older builds.
 */
async function find(path, build) {
  let digest = build === null || build === BUILD ? FILES.get(path) : undefined;
  if (!digest) {
    const older = await builds();
    digest = build === null ? [...older.values()].find((files) => files.has(path))?.get(path) : older.get(build)?.get(path);
  }
  return digest && read(digest, path.endsWith(".wasm"));
}

/**
 * Reads the file stored under a digest and checks it; a damaged one is deleted. With `unread` the check is skipped:
 * wasm is compiled while it streams, and a page that cannot compile it requests it again.
 */
async function read(digest, unread = false) {
  const store = await caches.open(STORE);
  const kept = await store.match(key(digest));
  if (!kept || unread) return kept;
  const bytes = await kept.arrayBuffer();
  if ((await digestOf(bytes, kept.headers.get("Content-Type"))) === digest) return new Response(bytes, { headers: kept.headers });
  await store.delete(key(digest));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const { pathname, searchParams } = new URL(request.url);
  const isPage = request.mode === "navigate";
  const named = pathname.slice(new URL(SCOPE).pathname.length) || "index.html";
  // The # of a link became %23: 404.html, which repairs that, is stored here, so the host's answer does not matter.
  // Further folders may belong to other projects.
  const path = isPage && /^[^/]*%(?:25)*23/.test(named) ? "404.html" : named;
  const build = isLasting(path) || /\.html$/.test(path) ? null : searchParams.get("v");
  const answer = async () => {
    // A request past the browser's cache means that the page got a damaged file, perhaps from here.
    if (request.cache === "reload" && FILES.has(path) && (build === null || build === BUILD)) await bring(path, "reload").catch(() => {});
    // If the store fails or has lost the file, the host may still have it. The next check fetches what is missing.
    const kept = await find(path, build).catch(() => undefined);
    if (kept) return guarded(kept, request, path);
    // Without a network, no host can answer that the page does not exist. A page in a folder may be another project's.
    const lost = async (error) => (isPage && !path.includes("/") && (await find("404.html", null))) || Promise.reject(error);
    const answer = await fetch(request).catch(lost);
    // The answer does not wait for the remaining extra files. If they do not arrive now, a later request fetches them.
    if (isExtra(path) && FILES.has(path)) event.waitUntil(extras().catch(() => {}));
    if ((isOnDemand(path) || languageOf(path)) && FILES.has(path)) event.waitUntil(bring(path).catch(() => {}));
    return guarded(answer, request, path);
  };
  event.respondWith(answer());
});

/** Fetches the extra files. */
let fetching;
const extras = () => (fetching ??= bringAll(EXTRAS).finally(() => (fetching = undefined)));

/**
 * Reports what is stored now. Other sites on the host may delete every cache, and browsers free space. Missing files
 * are fetched again, the extra files only if the reader does not save data.
 */
async function look(tell, saves, language) {
  const lacking = async (paths) => {
    const there = new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
    return paths.filter((path) => !there.has(key(FILES.get(path))));
  };
  try {
    // The list of this build may be lost too, and the languages are found by means of it.
    await enter();
    const missing = await lacking(needed((await languages()).add(language)));
    if (missing.length > 0) {
      tell("coming");
      await bringAll(missing);
    }
    await bringOptional();
  } catch {
    return tell("failed");
  }
  if ((await lacking(EXTRAS)).length > 0) {
    tell("ready");
    if (saves) return;
    await extras();
  }
  tell("whole");
}

/**
 * Reads all stored files and deletes damaged ones. Returns true if there were any. Stops when a newer build is waiting,
 * which makes the check useless.
 */
async function isDamaged() {
  let found = false;
  const store = await caches.open(STORE);
  for (const digest of FILES.values()) {
    if (registration.installing ?? registration.waiting) return false;
    if ((await store.match(key(digest))) && !(await read(digest))) found = true;
  }
  return found;
}

/**
 * Runs one check at a time, because pages can ask at any time. Verifying every file takes longer, so no caller waits
 * for it.
 */
let looking = Promise.resolve();
let reading;
function see(tell, saves, language) {
  const again = () => (looking = looking.then(() => look(tell, saves, language)).catch(() => {}));
  const read = () => (reading ??= isDamaged().finally(() => (reading = undefined)));
  const looked = again();
  looked.then(read).then((found) => found && again()).catch(() => {});
  return looked.then(renew).catch(() => {});
}

/** The open pages of this site. Boards embedded in other pages, and pages of other projects below it, do not answer. */
async function openPages() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url, frameType }) => frameType !== "nested" && [SCOPE, `${SCOPE}index.html`].includes(url.split(/[?#]/)[0]));
}

/** Asks a page for its build, and tells it this build, or asks something else. Undefined if the page does not answer. */
function ask(page, question = { build: BUILD }) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(question, [port2]);
    setTimeout(resolve, 3000);
  });
}

/** Deletes the files that no open page of this site can request. */
async function tidy() {
  const alive = await Promise.all((await openPages()).map((page) => ask(page)));
  const newer = registration.installing ?? registration.waiting;
  if (newer || alive.includes(undefined)) return;
  const store = await caches.open(STORE);
  const wanted = new Set([...FILES.values()].map(key));
  for (const [build, files] of await builds()) {
    if (build !== BUILD && !alive.includes(build)) continue;
    wanted.add(BUILDS + build);
    for (const digest of files.values()) wanted.add(key(digest));
  }
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
}

// A page announces itself, or asks what is stored. (Pages of older builds ask for the extra files.)
addEventListener("message", (event) => {
  const [answer] = event.ports;
  if (event.data === "here") event.waitUntil(tidy());
  if (event.data?.look) event.waitUntil(see((state) => answer.postMessage(state), event.data.saves, event.data.language));
  if (event.data === "extras") event.waitUntil(extras().then(() => answer.postMessage(true), () => answer.postMessage(false)));
});
