// Every action that stores something, with hardly any space left. Without a message the shown state must be there after
// a reload; failures must be reported; earlier data must not be lost. `FULL=all` tries every number of free characters
// from 0 to 100.
import { menu, move, study } from "./analysis.mjs";
import { choose, link, newGame } from "./hands.mjs";
import { THREE, game, importFile, inEntry, openLibrary, shown, toast } from "./library.mjs";
import { counts, everything, filed, held, leave, restore } from "./room.mjs";
import { action, expect, expectLive, openApp, square, test, touch, write } from "./support.mjs";

test.skip(({ browserName }) => browserName !== "chromium", "other browsers count letters differently");
test.slow();

const plies = (page) => page.locator("[data-ply]");
const unstored = (page) => page.getByText("does not let this page save");
const comments = (page) => page.locator(".moves .comment");

/** Data stored before each action, with expressions that find it in JSON and in a record. */
const TREASURES = {
  "the running game": [/"d2d4".*"d7d5"/s, /1\. d4 d5/],
  "the game before it": [/"e2e4".*"e7e5".*"g1f3"/s, /1\. e4 e5 2\. Nf3/],
  "the analysis": [/second thought/, /second thought/],
  "the analysis before it": [/first thought/, /first thought/],
  "the set-up": [/4k3\/8\/8\/8\/8\/8\/8\/4K2R/, /(?!)/],
  "an entry of the library": [/(?!)/, /Ada/],
};

/** Plays a game, analyses a game and sets up a position. Returns everything that is then stored. */
async function stock(page) {
  await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
  await touch(page, square(page, "g1"), square(page, "f3"));
  await openApp(page, link({ moves: ["d2d4"] }));
  await touch(page, square(page, "d7"), square(page, "d5"));
  await expect(plies(page)).toHaveCount(2);
  for (const [moves, thought] of [[["c2c4", "c7c5"], "first thought"], [["b2b4", "b7b5"], "second thought"]]) {
    await openApp(page, study({ moves }));
    await menu(page, moves[0].slice(2));
    await write(action(page, "comment"), thought);
    await page.keyboard.press("Escape");
    await expect(comments(page)).toHaveText(thought);
  }
  await openApp(page, link({ screen: "setup", fen: "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1" }));
  await openLibrary(page);
  await importFile(page, game({ White: "Ada", Black: "Bob" }, "1.e4 e6 *"));
  await shown(page, 1);
  await page.evaluate(() => (location.hash = "#/learn?lesson=hostage-prisons"));
  await expect.poll(() => held(page)).toHaveProperty(["hostage-chess.lessons"]);
  // The open game and analysis are stored in localStorage alone.
  await expect.poll(async () => (await filed(page)).length).toBe(3);
  return everything(page);
}
/** The stored data, shared by all tests of this process. */
let stocked;

/** Names of the earlier data that are no longer stored. */
async function lost(page) {
  const [named, records] = [Object.values(await held(page)), await filed(page)];
  const is = ([json, record]) => named.some((text) => json.test(text) || record.test(text)) || records.some((text) => record.test(text));
  return Object.keys(TREASURES).filter((name) => !is(TREASURES[name]));
}

const fen = (page) => page.locator("[data-fen]").first().getAttribute("data-fen");
const played = async (page) => [await fen(page), await plies(page).allTextContents(), await page.locator("[data-result]").first().getAttribute("data-result")];
const studied = async (page) => [await fen(page), await page.locator("[data-node]").allTextContents(), await comments(page).allTextContents()];
const go = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);

/** For each action: the screen, the action, and the state that a reload must keep unless a message appears. */
const ACTIONS = {
  "a move": ["#/play", (page) => touch(page, square(page, "c2"), square(page, "c4")), played],
  "a step back": ["#/play", (page) => action(page, "undo").click(), played],
  "resigning": ["#/play", async (page) => {
    await choose(page, "resign");
    await choose(page, "resign");
    await expect(page.locator("[data-result]").first()).not.toHaveAttribute("data-result", "");
  }, played],
  "a new game": ["#/play", (page) => newGame(page), played],
  "a game with a friend elsewhere": ["#/play", (page) => newGame(page, "across-friend"), played],
  "a link to another game": ["#/play", (page) => go(page, link({ moves: ["a2a4", "a7a5", "h2h4", "h7h5", "g2g4"] })), played],
  "the game before": ["#/play", (page) => choose(page, "previous-game"), played],
  "keeping the game": ["#/play", async (page) => {
    await choose(page, "keep");
    await expect(page.locator(".words")).toContainText("Saved to the library");
  }, played],
  "analysing the game": ["#/play", (page) => choose(page, "analyse"), studied],
  "a move in the analysis": ["#/analysis", (page) => touch(page, square(page, "c2"), square(page, "c4")), studied],
  "a comment": ["#/analysis", async (page) => {
    await menu(page, "b5");
    await write(action(page, "comment"), "a third thought, longer than there is room for, and then a good deal longer than that");
    await page.keyboard.press("Escape");
  }, studied],
  "a link to another analysis": ["#/analysis", (page) => go(page, study({ moves: ["a2a4", "a7a5", "h2h4", "h7h5", "g2g4"] })), studied],
  "a new analysis": ["#/analysis", async (page) => {
    await action(page, "fresh").click();
    await action(page, "new-analysis").click();
  }, studied],
  "the analysis before": ["#/analysis", (page) => action(page, "previous-game").click(), studied],
  "a link to a set-up": ["#/setup", (page) => go(page, link({ screen: "setup", fen: "4k3/8/8/8/8/8/8/Q3K3[#] w - - 0 1" })), fen],
  "a setting": ["#/settings", (page) => action(page, "theme-contrast").check(), (page) => page.locator("html").getAttribute("data-theme")],
  "a lesson": ["#/learn", (page) => go(page, "#/learn?lesson=hostage-drop"), async (page) => /last=hostage-drop/.test((await held(page))["hostage-chess.lessons"])],
  "puzzles": ["#/puzzles?daily", async (page) => {
    await action(page, "theme").selectOption({ index: 1 });
    await expect(page.locator("[data-puzzle]")).toBeVisible();
  }, async (page) => (await held(page))["hostage-chess.puzzles"] !== undefined],
  "an import": ["#/library", async (page) => {
    await importFile(page, THREE);
    await shown(page, 4);
  }, async (page) => (await filed(page)).length],
  "a name": ["#/library", async (page) => {
    await inEntry(page, "Ada", "rename");
    await write(page.getByLabel("New name"), "Ada's own");
    await page.getByLabel("New name").press("Enter");
  }, (page) => page.locator(".entry .name").allTextContents()],
  "deleting and restoring": ["#/library", async (page) => {
    await inEntry(page, "Ada", "delete");
    await page.locator(".toast [data-action=undo]").click();
    await expect(toast(page)).toContainText("Restored");
  }, (page) => page.locator(".entry .name").allTextContents()],
  "saving all": ["#/settings", async (page) => {
    const saving = page.waitForEvent("download");
    await action(page, "export-everything").click();
    await saving;
  }, async () => ""],
};

// The last count leaves space for everything.
const few = [0, 40, 5_000];
const letters = process.env.FULL === "all" ? "0 to 100" : few.join(", ");

for (const [name, [hash, act, state]] of Object.entries(ACTIONS)) {
  test(`with ${letters} letters left: ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + 6_000 * counts(few).length);
    const all = (stocked ??= await stock(page));
    for (const free of counts(few)) {
      await test.step(`${free} letters`, async () => {
        await restore(page, all);
        expect(await lost(page), "before").toEqual([]);
        await leave(page, free);
        await openApp(page, hash);
        const before = await state(page);
        await act(page);
        if (name !== "keeping the game" && name !== "saving all" && state !== fen && !hash.includes("library")) {
          // Waits until the action is done before it checks the stored data.
          await expect.poll(async () => JSON.stringify(await state(page)) !== JSON.stringify(before) || (await unstored(page).count()) > 0).toBe(true);
        }
        await expect.poll(() => lost(page), "after").toEqual([]);
        // A message shown while the library is being written may no longer be true.
        const [said, after] = [await unstored(page).count(), await state(page)];
        const screen = new URL(page.url()).hash;
        await page.reload();
        await expectLive(page);
        expect(await lost(page), "after a reload").toEqual([]);
        expect(screen).not.toContain("moves");
        expect(said && free === 5_000, "message although there is space").toBeFalsy();
        if (!said) await expect.poll(() => state(page), name).toEqual(after);
      });
    }
  });
}

test("with 0 to 100 letters left: a player sees after each move whether it is stored", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
  const moves = () => page.evaluate(() => JSON.parse(localStorage["hostage-chess.game"]).course.turns.join(" "));
  await touch(page, square(page, "g1"), square(page, "f3"));
  await expect.poll(moves).toBe("e2e4 e7e5 g1f3");
  const told = new Set();
  for (let free = 0; free <= 100; free++) {
    await action(page, "undo").click();
    await expect.poll(moves).toBe("e2e4 e7e5");
    await leave(page, free);
    await touch(page, square(page, "b1"), square(page, "c3"));
    await expect(page.locator("[data-fen]").first()).toHaveAttribute("data-fen", /2N5\/PPPP1PPP\/R1BQKBNR/);
    const stored = (await moves()).endsWith("b1c3");
    await expect(unstored(page)).toHaveCount(stored ? 0 : 1);
    expect(await page.evaluate(() => localStorage["hostage-chess.game"]), "earlier moves are still stored").toContain("g1f3");
    told.add(stored);
    await page.evaluate(() => delete localStorage.rest);
  }
  expect([...told].sort()).toEqual([false, true]);
});

/** Pairs of moves that make different links. */
const openings = [..."abcdefgh"].flatMap((file) => ["3", "4"].map((rank) => `${file}2${file}${rank}`)).flatMap((white) => ["a7a6", "b7b6"].map((black) => `${white}_${black}`));

test("links that were only viewed do not displace a commented analysis", async ({ page }) => {
  await openApp(page, study({ moves: ["e2e4", "e7e5"] }));
  await move(page, "e5").click();
  await menu(page, "e5");
  await write(action(page, "comment"), "my own thought");
  await page.keyboard.press("Escape");
  await expect(comments(page)).toHaveText("my own thought");
  for (const moves of openings.slice(0, 24)) {
    await go(page, `#/analysis?game=hostage&moves=${moves}`);
    await expect(page.locator("[data-node]")).toHaveCount(2);
    await expect(page).toHaveURL(/#\/analysis$/);
  }
  // The first displaced analyses were removed, and a message reports that.
  await expect(page.locator(".words")).toContainText("to make room: Analysis, 1. a4 a6.");
  await expect.poll(async () => (await filed(page)).filter((text) => /\nuntouched\n/.test(text)).length).toBe(20);
  expect((await filed(page)).filter((text) => text.includes("my own thought"))).toHaveLength(1);
  await openLibrary(page);
  await action(page, "earlier").click();
  await shown(page, 21);
});
