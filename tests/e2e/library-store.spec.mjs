// The library's database: used by two tabs at once, and unavailable.
import { choose, link, words } from "./hands.mjs";
import { THREE, entries, importFile, inEntry, names, openLibrary, shown, toast } from "./library.mjs";
import { action, expect, openApp, square, test, touch, write } from "./support.mjs";

test.describe("the library in two tabs", () => {
  /** Lets the database be opened `after` times; later calls wait for `go()`. */
  const hold = (page, after) =>
    page.evaluate((after) => {
      const { open } = IDBFactory.prototype;
      let opened = 0;
      const gone = new Promise((resolve) => (window.go = resolve));
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        opened += 1;
        if (opened <= after) return request;
        let held = false;
        request.addEventListener("success", (event) => {
          if (held) return;
          held = true;
          event.stopImmediatePropagation();
          gone.then(() => request.dispatchEvent(new Event("success")));
        });
        return request;
      };
    }, after);

  /** Waits for the changes of the library that this page has begun: its database works through requests in order. */
  const settled = (page) =>
    page.evaluate(() => new Promise((done) => {
      indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
        database.transaction("entries", "readwrite").oncomplete = () => (database.close(), done());
      };
    }));

  const rename = async (page, from, to) => {
    await inEntry(page, from, "rename");
    await write(page.getByLabel("New name"), to);
    await page.getByLabel("New name").press("Enter");
    await expect(names(page)).toHaveText([to]);
    await settled(page);
  };

  for (const after of [0, 1]) {
    test(`a new name stays while another tab keeps the game, ${after ? "between two reads of the database" : "before the first read"}`, async ({ page, context }) => {
      await openApp(page, link({ moves: ["e2e4"] }));
      await touch(page, square(page, "d7"), square(page, "d5"));
      await choose(page, "keep");
      await expect(words(page)).toContainText("Saved to the library");
      const other = await context.newPage();
      await openLibrary(other);
      await touch(page, square(page, "e4"), square(page, "d5"));
      await hold(page, after);
      await choose(page, "keep");
      await rename(other, "Hostage Chess", "Named elsewhere");
      await page.evaluate(() => window.go());
      await expect(words(page)).toContainText("Saved to the library");
      await other.reload();
      await expect(entries(other)).toContainText("2 moves");
      await expect(names(other)).toHaveText(["Named elsewhere"]);
    });
  }

  test("renaming keeps changes stored by another tab, and does not restore entries that it has deleted", async ({ page, context }) => {
    await openApp(page, link({ moves: ["e2e4"] }));
    await touch(page, square(page, "d7"), square(page, "d5"));
    await choose(page, "keep");
    await expect(words(page)).toContainText("Saved to the library");
    const other = await context.newPage();
    await openLibrary(other);
    await expect(entries(other)).toContainText("1 move");
    await touch(page, square(page, "e4"), square(page, "d5"));
    await choose(page, "keep");
    await expect(words(page)).toContainText("Saved to the library");
    await rename(other, "Hostage Chess", "Mine");
    await other.reload();
    await expect(names(other)).toHaveText(["Mine"]);
    await expect(entries(other)).toContainText("2 moves");
    await page.getByRole("link", { name: "Library" }).click();
    await inEntry(page, "Mine", "delete");
    await shown(page, 0);
    await rename(other, "Mine", "Yours");
    await other.reload();
    await shown(other, 0);
  });
});

test.describe("when nothing can be stored", () => {
  test("the page says so, and the game is not lost", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => null }));
    await openApp(page, link({ moves: ["e2e4"] }));
    await choose(page, "keep");
    await expect(words(page)).toContainText("does not let the page keep a library");
    await page.getByRole("link", { name: "Library" }).click();
    await expect(page.locator(".tally")).toContainText("does not let the page keep a library");
    await page.reload();
    await page.getByRole("link", { name: "Play" }).click();
    await expect(page.locator("[data-ply]")).toHaveText(["e4"]);
  });

  test("without space the import ends and says so", async ({ page }) => {
    await openLibrary(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await importFile(page, THREE);
    await expect(toast(page)).toContainText("no room left");
    await shown(page, 0);
  });
});

test("the last twenty displaced analyses stay, and kept ones are not removed", async ({ page }) => {
  const files = [..."abcdefgh"];
  const moves = ["3", "4"].flatMap((rank) => files.map((file) => `${file}2${file}${rank}`)).concat(["e2e4_e7e5", "e2e4_d7d5", "e2e4_c7c5", "e2e4_a7a6", "d2d4_d7d5", "d2d4_e7e5", "d2d4_a7a6"]);
  expect(moves).toHaveLength(23);
  const look = async (moves) => {
    await page.evaluate((moves) => (location.hash = `#/analysis?game=hostage&moves=${moves}`), moves);
    await expect(page.locator("[data-node]")).toHaveCount(moves.split("_").length);
    await expect(page.locator("[data-node]").last()).toHaveAttribute("aria-current", "step");
  };
  await openApp(page, "#/analysis");
  await look(moves[0]);
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  for (const next of moves.slice(1)) await look(next);
  const stored = () => page.evaluate(() => new Promise((done) => {
    indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
      const transaction = database.transaction(["entries", "texts"]);
      const found = ["entries", "texts"].map((name) => transaction.objectStore(name).getAll());
      transaction.oncomplete = () => done(found.map(({ result }) => result));
      database.close();
    };
  }));
  // 22 analyses were displaced. The first had been kept before; the oldest of the rest was removed.
  await expect.poll(async () => (await stored()).map((all) => all.length)).toEqual([21, 21]);
  const [entries] = await stored();
  const openings = entries.map((text) => text.split("\n")[9]);
  expect(entries.filter((text) => /^analysis \d+$/m.test(text))).toHaveLength(20);
  expect(["a3", "b3", "c3"].map((move) => openings.includes(`1. ${move}`))).toEqual([true, false, true]);
  await openLibrary(page);
  await shown(page, 1);
  await action(page, "earlier").click();
  await shown(page, 20);

  // The clock was wrong: an analysis displaced in the future does not count as newer than those displaced now.
  await rewrite(page, "^analysis \\d+$", "analysis 9999999999999");
  for (const next of ["h2h4_a7a6", "h2h4_b7b6", "h2h4_c7c6"]) await look(next);
  await expect.poll(async () => (await stored())[0].filter((text) => /1\. h4 [ab]6/.test(text))).toHaveLength(2);
  await openLibrary(page);
  await action(page, "earlier").click();
  await shown(page, 20);
  await expect(page.locator(".entry .opening").filter({ hasText: /1\. h4 [ab]6/ })).toHaveCount(2);
});

/** Replaces text in the entries of the database. */
const rewrite = (page, found, by) => page.evaluate(([found, by]) => new Promise((done) => {
  indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction("entries", "readwrite");
    transaction.objectStore("entries").openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      cursor.update(cursor.value.replace(new RegExp(found, "ms"), by));
      cursor.continue();
    };
    transaction.oncomplete = () => done(database.close());
  };
}), [found, by]);

test("a restored entry does not replace a game that another tab has kept in the meantime", async ({ page, context }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
  const other = await context.newPage();
  await openLibrary(other);
  await inEntry(page, "Ada", "delete");
  await expect(toast(page)).toContainText("Deleted 1 entry");
  await inEntry(other, "Cleo", "delete");
  // Simulates that the other tab continued Ada's game and kept it under the same number.
  await other.evaluate(() => new Promise((done) => {
    indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
      const transaction = database.transaction(["entries", "texts"], "readwrite");
      const [entries, texts] = ["entries", "texts"].map((name) => transaction.objectStore(name));
      entries.getAll().onsuccess = ({ target: { result: [text] } }) => {
        const [last, ...rest] = text.split("\n");
        const id = Number(last) - 2;
        entries.put([id, "Played on", ...rest.slice(1)].join("\n"), id);
        texts.put("1. a4 *", id);
      };
      transaction.oncomplete = () => done(database.close());
    };
  }));
  await page.locator(".toast [data-action=undo]").click();
  await expect(toast(page)).toContainText("Restored 1 entry");
  await openLibrary(page);
  await expect(names(page).filter({ hasText: "Played on" })).toHaveCount(1);
  await expect(names(page).filter({ hasText: "Ada" })).toHaveCount(1);
});

/** Keeps an analysis of 1. e4 e5 2. Nf3, and deletes all but the first move on the board. */
async function keepThenDelete(page) {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4_e7e5_g1f3");
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  await page.locator("[data-node]").nth(1).click({ button: "right" });
  await action(page, "delete").click();
  await expect(page.locator("[data-node]")).toHaveCount(1);
}

test("a kept analysis does not change when moves are deleted on the board later", async ({ page }) => {
  await keepThenDelete(page);
  await openApp(page, "#/analysis?game=hostage&moves=a2a4");
  await openLibrary(page);
  await expect(page.locator(".entry .opening")).toContainText([/e5/]);
  await action(page, "earlier").click();
  await expect(page.locator(".entry .opening")).toHaveText([/^1\. e4\W*$/]);
});

test("an analysis kept again with fewer moves leaves its longer state among the earlier ones", async ({ page }) => {
  await keepThenDelete(page);
  await expect(words(page)).not.toContainText("Saved to the library");
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  await openLibrary(page);
  await expect(page.locator(".entry .opening")).toHaveText([/^1\. e4\W*$/]);
  await action(page, "earlier").click();
  await expect(page.locator(".entry .opening")).toHaveText([/^1\. e4 e5 2\. Nf3\W*$/]);
});

test("an unreadable entry is listed, and opens", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await rewrite(page, ".*Ada.*", "nonsense");
  await openLibrary(page);
  await shown(page, 3);
  const unread = entries(page).filter({ hasText: "can no longer be read" });
  await expect(unread).toHaveCount(1);
  await unread.locator('[data-action="open"]').click();
  await expect(page.locator("[data-node]").first()).toHaveText("e4");
});

test("a kept analysis does not change when moves are deleted and added on the board later", async ({ page }) => {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4_e7e5");
  await action(page, "keep").click();
  await expect(words(page)).toContainText("Saved to the library");
  await page.locator("[data-node]").nth(1).click({ button: "right" });
  await action(page, "delete").click();
  for (const name of ["c7", "c5", "g1", "f3", "d7", "d6"]) await square(page, name).click();
  await expect(page.locator("[data-node]")).toHaveCount(4);
  await openApp(page, "#/analysis?game=hostage&moves=a2a4");
  await openLibrary(page);
  await expect(page.locator(".entry .opening")).toHaveText([/^1\. e4 e5\W*$/]);
  await action(page, "earlier").click();
  await expect(page.locator(".entry .opening")).toHaveText([/c5/]);
});

test("a text without its entry is listed, opens, and comes back after its deletion is undone", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await page.evaluate(() => new Promise((done) => {
    indexedDB.open("hostage-chess.library").onsuccess = ({ target: { result: database } }) => {
      const transaction = database.transaction(["entries"], "readwrite");
      const entries = transaction.objectStore("entries");
      entries.getAllKeys().onsuccess = ({ target: { result: [first] } }) => entries.delete(first);
      transaction.oncomplete = () => done(database.close());
    };
  }));
  await openLibrary(page);
  await shown(page, 3);
  const unread = entries(page).filter({ hasText: "can no longer be read" });
  await expect(unread).toHaveCount(1);
  await inEntry(page, "can no longer be read", "delete");
  await expect(toast(page)).toContainText("Deleted 1 entry");
  await page.locator(".toast [data-action=undo]").click();
  await shown(page, 3);
  await unread.locator('[data-action="open"]').click();
  await expect(page.locator("[data-node]").first()).toHaveText("e4");
});

test("short games displaced while the library fails are in the library once it works", async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      if (!localStorage.mended) throw new DOMException("broken", "UnknownError");
      return open.apply(this, args);
    };
  });
  for (const moves of ["a2a4", "b2b4", "c2c4"]) {
    await openApp(page, link({ moves: [moves] }));
    await touch(page, square(page, "e7"), square(page, "e5"));
  }
  await openApp(page, "#/library");
  await expect(page.locator(".tally")).toContainText("browser");
  await page.evaluate(() => (localStorage.mended = "yes"));
  await openLibrary(page);
  await action(page, "earlier").click();
  await expect(page.locator(".entry .opening")).toContainText([/b4/, /a4/]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("unfiled")))).toEqual([]);
});
