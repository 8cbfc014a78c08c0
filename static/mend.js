// Replaces files that are damaged in the browser's cache: half a file, an error page, nothing. A host may have declared
// them valid for a year, and a reload takes them from the cache. So they are requested past the cache. again.html does
// only this, for a page that has received none of its scripts. A page that has received one loads this script itself.

/** Maximum delay before the page continues, in milliseconds. */
const TIMEOUT = 10_000;

const read = (address, cache) =>
  fetch(address, { cache }).then((file) => {
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    return file.arrayBuffer();
  });

// Digests cannot be computed over plain http; then every file counts as damaged.
const digest = async (bytes) => crypto.subtle && Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Reloads a script or a style sheet of the page, under an address that is not in the browser's cache. */
export async function again(element) {
  const address = element.src || element.href;
  await read(address, "reload").catch(() => {});
  const copy = document.createElement(element.localName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  copy[element.src ? "src" : "href"] = `${address}?again`;
  await new Promise((loaded, failed) => {
    Object.assign(copy, { onload: loaded, onerror: () => failed(new Error(`${address} has not come`)) });
    element.after(copy);
  });
  element.remove();
}

/** Compares the files in the cache with the list of the build's files, and fetches again those that differ. */
async function compare(page) {
  const base = new URL("./", document.baseURI).href;
  const [, build] = /<meta name="build" content="(\w+)">/.exec(page) ?? [];
  const list = new TextDecoder().decode(await read("./digest.txt", "reload"));
  // The host has a different build, so a reload gets different files anyway.
  if (!list.startsWith(`# ${build} `)) return;
  const sums = new Map(list.split("\n").map((line) => [line.slice(66), line.slice(0, 64)]));
  const named = [...page.matchAll(/\.\/[\w-]+\.\w+/g)].map(([name]) => new URL(name, base).href);
  // The address of the engine's first script differs in each page, so it needs no repair.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => !name.includes("worker_loader"));
  const look = async (address) => {
    const sum = sums.get(address.slice(base.length).split("?")[0]);
    if (!sum || !address.startsWith(base)) return;
    const bytes = await read(address, "force-cache").catch(() => null);
    if (!bytes || (await digest(bytes)) !== sum) await read(address, "reload");
  };
  await Promise.allSettled([...new Set([...named, ...loaded])].map(look));
}

/** Repairs the files that this page has loaded. */
export async function mend(page = document.querySelector('meta[name="build"]').outerHTML) {
  await Promise.race([compare(page), new Promise((done) => setTimeout(done, TIMEOUT))]);
}

if (!document.getElementById("app")) {
  const go = () => location.replace("./");
  read("./", "reload")
    .then((page) => mend(new TextDecoder().decode(page)))
    .then(go, go);
}
