// Mends what lies damaged in the browser's cache: half a file, an error page, nothing. A host may have said that it lasts for a year, and
// a page that is loaded again takes it from there. So it is asked for past the cache. again.html does nothing else, for a page none of
// whose scripts has come; where one has, it asks for this one.

/** At most so long whoever wants to go on waits, in milliseconds. */
const PATIENCE = 10_000;

const read = (address, cache) =>
  fetch(address, { cache }).then((file) => {
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    return file.arrayBuffer();
  });

// Over http nobody can work it out: then everything counts as damaged.
const digest = async (bytes) => crypto.subtle && Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Loads a script or a sheet of the page once more, under an address of which the browser has nothing. */
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

/** Compares what lies in the cache with the list of the build's files, and asks anew for what is not as the list says. */
async function compare(page) {
  const base = new URL("./", document.baseURI).href;
  const [, build] = /<meta name="build" content="(\w+)">/.exec(page) ?? [];
  const list = new TextDecoder().decode(await read("./digest.txt", "reload"));
  // The host has another build: who loads the page again gets other files.
  if (!list.startsWith(`# ${build} `)) return;
  const sums = new Map(list.split("\n").map((line) => [line.slice(66), line.slice(0, 64)]));
  const named = [...page.matchAll(/\.\/[\w-]+\.\w+/g)].map(([name]) => new URL(name, base).href);
  // The engine's first script has another address in each page, and needs no mending.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => !name.includes("worker_loader"));
  const look = async (address) => {
    const sum = sums.get(address.slice(base.length).split("?")[0]);
    if (!sum || !address.startsWith(base)) return;
    const bytes = await read(address, "force-cache").catch(() => null);
    if (!bytes || (await digest(bytes)) !== sum) await read(address, "reload");
  };
  await Promise.allSettled([...new Set([...named, ...loaded])].map(look));
}

/** Mends what this page has loaded. */
export async function mend(page = document.querySelector('meta[name="build"]').outerHTML) {
  await Promise.race([compare(page), new Promise((done) => setTimeout(done, PATIENCE))]);
}

if (!document.getElementById("app")) {
  const go = () => location.replace("./");
  read("./", "reload")
    .then((page) => mend(new TextDecoder().decode(page)))
    .then(go, go);
}
