// Helpers of the tests with nearly full storage.

/** Number of characters that Chromium lets a site store, names and texts together (static/stored.js). */
const LIMIT = 5_242_880;

/** The given numbers of free characters, or all from 0 to 100 if the environment has `FULL=all`. */
export const counts = (few) => (process.env.FULL === "all" ? Array.from({ length: 101 }, (_, free) => free) : few);

/** Leaves exactly `free` characters free. Most of the space is filled only once, because that is slow. */
export const leave = (page, free) =>
  page.evaluate(([free, limit]) => {
    localStorage.rest = "";
    localStorage.filler ??= "x".repeat(limit - 100_000);
    const used = Object.entries(localStorage).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    localStorage.rest = "x".repeat(limit - used - free);
  }, [free, LIMIT]);

/** The texts in localStorage, without the filler. */
export const held = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => !["filler", "rest"].includes(name))));

/** The content of the library: number, entry and record of each game. */
const library = (page) =>
  page.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("hostage-chess.library");
    request.onsuccess = ({ target: { result: database } }) => {
      if (!database.objectStoreNames.length) return done([], database.close());
      const transaction = database.transaction(["entries", "texts"]);
      const [entries, texts] = ["entries", "texts"].map((name) => transaction.objectStore(name));
      const found = [texts.getAllKeys(), entries.getAll(), texts.getAll()];
      transaction.oncomplete = () => done(found[0].result.map((id, place) => [id, found[1].result[place], found[2].result[place]]), database.close());
    };
  }));

/** The entries of the library, each with its record. */
export const filed = async (page) => (await library(page)).map(([, entry, text]) => `${entry}\n${text}`);

/** Everything stored: the texts in localStorage, and the library. */
export const everything = async (page) => ({ named: await held(page), records: await library(page) });

/** Restores exactly this state, on a page without the app. */
export async function restore(page, all) {
  await page.goto("licences.txt");
  await page.evaluate(({ named, records }) => new Promise((done) => {
    for (const name of Object.keys(localStorage)) if (name !== "filler") delete localStorage[name];
    sessionStorage.clear();
    Object.assign(localStorage, named);
    const request = indexedDB.open("hostage-chess.library");
    request.onupgradeneeded = () => ["entries", "texts"].forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = ({ target: { result: database } }) => {
      const transaction = database.transaction(["entries", "texts"], "readwrite");
      const [entries, texts] = ["entries", "texts"].map((name) => transaction.objectStore(name));
      [entries, texts].map((store) => store.clear());
      for (const [id, entry, text] of records) [entries.put(entry, id), texts.put(text, id)];
      transaction.oncomplete = () => done(database.close());
    };
  }), all);
}
