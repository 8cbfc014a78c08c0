// Keeps the built site in the browser, so that after one visit it is there without a network too, and lets a new build take over
// without breaking a page of the old one. A file is kept under the digest of its content: an update downloads what has changed.
//
// A new build is fetched whole, then it answers whoever opens or reloads a page; pages that are open go on with the files of their own
// build until they are closed. tools/finish.mjs fills in the name of the build and its files, each with its digest.
const BUILD = "";
const FILES = new Map(Object.entries({}));

/** `https://host/some/club/`: everything is relative to it. Several sites may share a host, and with it the store's names. */
const SCOPE = registration.scope;
const STORE = `hostage-chess ${SCOPE}`;
const key = (name) => `${SCOPE}?kept=${name}`;
const BUILDS = key("build-");

/** Many, and wanted by few: they are fetched when everything else is there. */
const isExtra = (path) => /^(explorer|puzzles)\//.test(path);
/** Kept once it is asked for: without threads it is never needed, and without it there is one thread. */
const isOnDemand = (path) => path === "threads.wasm";
/** Some hosts do not give it away at its own address, or with another status: its digest says whether it came. */
const isOptional = (path) => path === "404.html";
/** A name that holds the digest of its content; others are asked for with the build's name, as the page does. */
const isLasting = (path) => /-[0-9a-f]{12,16}(_bg)?\.\w+$/.test(path);

// As it should have been sent, whatever the host says.
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
 * So sent, the page may share memory with its workers: the engine has several threads then. Nothing of the site comes from elsewhere, and
 * whoever opened it has no use for it.
 */
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** A page hands its policy on to no worker. */
const POLICY = { "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' blob:" };

/** The page and its workers are isolated; no board on somebody else's page, nor whatever else the host has here. Workers have a policy. */
function guarded(answer, { destination }, path) {
  const isWorker = destination === "worker";
  const isIsolated = FILES.has("threads.wasm") && (isWorker || (destination === "document" && path === "index.html"));
  const added = Object.entries({ ...(isWorker && POLICY), ...(isIsolated && ISOLATION) });
  if (added.length === 0 || answer.status !== 200) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of added) headers.set(name, value);
  return new Response(answer.body, { headers });
}

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const digestOf = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);

/** Keeps an answer if it is the very file: no error page, no half of a file, none of another build. */
async function keep(path, answer) {
  const bytes = await answer.arrayBuffer();
  const digest = FILES.get(path);
  if ((answer.status !== 200 && !isOptional(path)) || answer.type !== "basic" || (await digestOf(bytes)) !== digest) throw new Error(`${path} did not come as it is`);
  const headers = { "Content-Type": TYPES[path.split(".").pop()] ?? "application/octet-stream" };
  await (await caches.open(STORE)).put(key(digest), new Response(bytes, { headers }));
}

/**
 * Fetches a file unless it is kept. What lies in the browser's own cache will do; if that is stale or damaged, it is asked for anew. Where
 * what is kept may be damaged too, that is done at once (`anew`).
 */
async function bring(path, anew = false) {
  if (!anew && (await (await caches.open(STORE)).match(key(FILES.get(path))))) return;
  // Some hosts know the page by one of its names only.
  const names = path === "index.html" ? ["", path] : [isLasting(path) ? path : `${path}?v=${BUILD}`];
  const ways = (anew ? ["reload"] : ["default", "reload"]).flatMap((cache) => names.map((name) => [name, cache]));
  for (const [index, [name, cache]] of ways.entries()) {
    try {
      return await keep(path, await fetch(SCOPE + name, { cache, priority: "low" }));
    } catch (error) {
      if (index + 1 === ways.length) throw error;
    }
  }
}

/** A few at a time, so that the page has the rest of the line. */
async function bringAll(paths) {
  const left = paths.values();
  const one = async () => {
    for (const path of left) await bring(path);
  };
  await Promise.all([one(), one(), one()]);
}

const EXTRAS = [...FILES.keys()].filter(isExtra);
const needed = () => [...FILES.keys()].filter((path) => !isExtra(path) && !isOnDemand(path) && !isOptional(path));
/** A host may keep them to itself. */
const bringOptional = () => Promise.all([...FILES.keys()].filter(isOptional).map((path) => bring(path).catch(() => {})));
/** From now on the build is whole. */
const enter = async () => (await caches.open(STORE)).put(BUILDS + BUILD, new Response(JSON.stringify([...FILES])));

addEventListener("install", (event) => {
  const install = async () => {
    await bringAll(needed());
    await bringOptional();
    await enter();
    await skipWaiting();
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  const activate = async () => {
    await clients.claim();
    await tidy();
  };
  event.waitUntil(activate());
});

/** The builds that are kept: their names, and their files. */
async function builds() {
  const store = await caches.open(STORE);
  const names = (await store.keys()).map(({ url }) => url).filter((url) => url.startsWith(BUILDS));
  const read = async (url) => [url.slice(BUILDS.length), new Map(await (await store.match(url)).json())];
  return new Map(await Promise.all(names.map(read)));
}

/** What is kept of this path: of the build that the address names, else of this one, else of an older one. */
async function find(path, build) {
  let digest = build === null || build === BUILD ? FILES.get(path) : undefined;
  if (!digest) {
    const older = await builds();
    digest = build === null ? [...older.values()].find((files) => files.has(path))?.get(path) : older.get(build)?.get(path);
  }
  return digest && read(digest, path.endsWith(".wasm"));
}

/**
 * What is kept under a digest, if it is that. What is damaged is forgotten. A program is compiled while it is read, and asked for anew by
 * whoever cannot compile it: it may be passed on unread.
 */
async function read(digest, unread = false) {
  const store = await caches.open(STORE);
  const kept = await store.match(key(digest));
  if (!kept || unread) return kept;
  const bytes = await kept.arrayBuffer();
  if ((await digestOf(bytes)) === digest) return new Response(bytes, { headers: kept.headers });
  await store.delete(key(digest));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const { pathname, searchParams } = new URL(request.url);
  const isPage = request.mode === "navigate";
  const named = pathname.slice(new URL(SCOPE).pathname.length) || "index.html";
  // A link whose # became %23: the page that mends it is here, whatever the host would send.
  const path = isPage && /%(?:25)*23/.test(named) ? "404.html" : named;
  const build = isLasting(path) || /\.html$/.test(path) ? null : searchParams.get("v");
  const answer = async () => {
    // Whoever asks past the browser's cache has got something damaged: perhaps from here.
    if (request.cache === "reload" && FILES.has(path) && (build === null || build === BUILD)) await bring(path, true).catch(() => {});
    // Where the store fails, or has lost it, the host may still be there. The next look fetches what is missing.
    const kept = await find(path, build).catch(() => undefined);
    if (kept) return guarded(kept, request, path);
    // Without a network no host says that there is no such page.
    const lost = async (error) => (isPage && (await find("404.html", null))) || Promise.reject(error);
    const answer = await fetch(request).catch(lost);
    // Nobody waits for the rest, and it comes another time if it does not come now.
    if (isExtra(path) && FILES.has(path)) event.waitUntil(extras().catch(() => {}));
    if (isOnDemand(path) && FILES.has(path)) event.waitUntil(bring(path).catch(() => {}));
    return guarded(answer, request, path);
  };
  event.respondWith(answer());
});

/** Fetches what is wanted by few. */
let fetching;
const extras = () => (fetching ??= bringAll(EXTRAS).finally(() => (fetching = undefined)));

/**
 * Tells what is kept now: others on the same host may delete all stores there are, and browsers make room. What is missing is fetched
 * again, what is wanted by few only for whoever does not save data.
 */
async function look(tell, saves) {
  const lacking = async (paths) => {
    const there = new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
    return paths.filter((path) => !there.has(key(FILES.get(path))));
  };
  try {
    const missing = await lacking(needed());
    if (missing.length > 0) {
      tell("coming");
      await bringAll(missing);
    }
    await bringOptional();
    await enter();
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

/** Reads all that is kept, and forgets what is damaged. True if anything was. A newer build, which waits for its turn, has no use for it. */
async function isDamaged() {
  let found = false;
  const store = await caches.open(STORE);
  for (const digest of FILES.values()) {
    if (registration.installing ?? registration.waiting) return false;
    if ((await store.match(key(digest))) && !(await read(digest))) found = true;
  }
  return found;
}

/** One look at a time: pages ask when they like. Whether it is all as it should be takes longer, and nothing waits for that. */
let looking = Promise.resolve();
let reading;
function see(tell, saves) {
  const again = () => (looking = looking.then(() => look(tell, saves)).catch(() => {}));
  const read = () => (reading ??= isDamaged().finally(() => (reading = undefined)));
  const looked = again();
  looked.then(read).then((found) => found && again()).catch(() => {});
  return looked;
}

/** Which build a page is of; it is told of this one on the way. Undefined if it does not answer. */
function ask(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage({ build: BUILD }, [port2]);
    setTimeout(resolve, 3000);
  });
}

/** Forgets what no page of this site can ask for. */
async function tidy() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alive = await Promise.all(pages.filter(({ url, frameType }) => frameType !== "nested" && url.startsWith(SCOPE)).map(ask));
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

// A page says that it is there, or asks what is kept. (Pages of older builds ask for the rest.)
addEventListener("message", (event) => {
  const [answer] = event.ports;
  if (event.data === "here") event.waitUntil(tidy());
  if (event.data?.look) event.waitUntil(see((state) => answer.postMessage(state), event.data.saves));
  if (event.data === "extras") event.waitUntil(extras().then(() => answer.postMessage(true), () => answer.postMessage(false)));
});
