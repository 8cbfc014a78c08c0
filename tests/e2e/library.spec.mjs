// The library: games are kept, found, renamed, deleted and restored, by mouse, finger and keys.
import { START, choose, expectFen, link, newGame, words } from "./hands.mjs";
import { LONG, THREE, entries, entry, game, importFile, inEntry, many, names, openLibrary, restoreFile, shown, toast } from "./library.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch, write } from "./support.mjs";

test("a game can be kept, and is there after a reload", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "d7"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
  await page.reload();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(names(page)).toHaveText(["Hostage Chess"]);
  await expect(entries(page)).toContainText("1 move");
  await expect(entries(page)).toContainText("1. e4 d5");
  await expect(entries(page).locator(".thumb use")).toHaveCount(32);
  // After more moves it is kept again, still as one entry.
  await page.getByRole("link", { name: "Play" }).click();
  await touch(page, square(page, "e4"), square(page, "d5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Saved to the library");
  await page.getByRole("link", { name: "Library" }).click();
  await expect(entries(page)).toContainText("2 moves");
  await shown(page, 1);
  // The thumbnail shows the prisons.
  await expect(entries(page).locator(".thumb use")).toHaveCount(32);
});

test("finished and displaced games are kept automatically, empty games and links are not", async ({ page }) => {
  await openApp(page, link({ fen: "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 1" }));
  await touch(page, square(page, "a1"), square(page, "a8"));
  await expect(root(page)).toHaveAttribute("data-result", "1-0");
  // A second game with too few moves, a game from a link, and a game with enough moves.
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"));
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"] }));
  await openApp(page, link({}));
  await touch(page, square(page, "g1"), square(page, "f3"), square(page, "g8"), square(page, "f6"));
  await touch(page, square(page, "b1"), square(page, "c3"), square(page, "b8"), square(page, "c6"));
  await newGame(page);
  await expectFen(page, START);
  await openLibrary(page);
  await shown(page, 2);
  await expect(entries(page)).toContainText(["1. Nf3 Nf6 2. Nc3 Nc6", "1. Ra8#"]);
  await expect(entries(page).nth(1)).toContainText("1-0");
  // A deleted entry does not come back with the game that is still on the board.
  await page.locator("[data-action=select-all]").check();
  await action(page, "delete-selected").click();
  await expect(toast(page)).toHaveText("Deleted 2 entries.");
  await page.getByRole("link", { name: "Play" }).click();
  await page.reload();
  await openLibrary(page);
  await shown(page, 0);
});

test("search, sort, rename, delete and undo", async ({ page }) => {
  await openLibrary(page);
  await expect(page.locator(".hint")).toContainText("Nothing here yet");
  await importFile(page, THREE);
  await expect(toast(page)).toHaveText("Imported: 3 new.");
  await expect(names(page)).toHaveText(["Cleo – Dan", "Eva – Finn", "Ada – Bob"]);
  await write(page.getByRole("searchbox"), "hostage e4");
  await expect(names(page)).toHaveText(["Ada – Bob"]);
  await expect(page.locator(".tally")).toHaveText("1 of 3 entries");
  await write(page.getByRole("searchbox"), "");
  await page.locator("[data-action=sort]").selectOption("name");
  await expect(names(page)).toHaveText(["Ada – Bob", "Cleo – Dan", "Eva – Finn"]);
  await page.locator("[data-action=sort]").selectOption("length");
  await expect(names(page)).toHaveText(["Ada – Bob", "Eva – Finn", "Cleo – Dan"]);
  // Esc restores the old name; Enter and leaving the field keep the new one.
  await inEntry(page, "Ada – Bob", "rename");
  const field = page.getByLabel("New name");
  await expect(field).toBeFocused();
  await write(field, "Never");
  await field.press("Escape");
  await expect(names(page).first()).toHaveText("Ada – Bob");
  await inEntry(page, "Ada – Bob", "rename");
  await write(field, "My best game");
  await field.press("Enter");
  await expect(names(page).first()).toHaveText("My best game");
  await expect(entry(page, "My best game").locator(".open")).toBeFocused();
  await inEntry(page, "Eva – Finn", "rename");
  await write(field, "An ending");
  await page.getByRole("heading", { name: "Library" }).click();
  await expect(names(page)).toHaveText(["My best game", "An ending", "Cleo – Dan"]);
  await inEntry(page, "An ending", "delete");
  await expect(toast(page)).toHaveText("Deleted 1 entry.");
  await shown(page, 2);
  await page.reload();
  await shown(page, 2);
  await inEntry(page, "My best game", "delete");
  await shown(page, 1);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toHaveText("Restored 1 entry.");
  await page.reload();
  await expect(names(page)).toHaveText(["Cleo – Dan", "My best game"]);
});

test("an entry opens on the board with its variations", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await inEntry(page, "Ada – Bob", "play");
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator("[data-ply]")).toHaveText(["e4", "e5", "Nf3"]);
  await expect(page.locator(".other")).toHaveText("c5");
  // The computer is to move, but waits.
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await page.goBack();
  await inEntry(page, "Eva – Finn", "analyse");
  await expect(page).toHaveURL(/#\/analysis$/);
  await expect(root(page)).toHaveAttribute("data-fen", /^8\/4k3\/.*\[B?n?.*w - - 2 2$|^8\/4k3\//);
});

test("each card has one menu, usable by keys too", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  const card = entry(page, "Ada – Bob");
  const opener = card.locator("[data-action=entry-menu]");
  await expect(card.locator(".acts button")).toHaveCount(1);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(card.locator(".entry-acts button")).toHaveText(["Analyse", "Review", "Play", "Share", "Rename", "Export", "Delete"]);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await expect(card.locator("[data-action=analyse]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(card.locator(".entry-acts")).toHaveCount(0);
  // A click elsewhere closes it.
  await opener.click();
  await page.getByRole("searchbox").click();
  await expect(card.locator(".entry-acts")).toHaveCount(0);
});

test("the library can be used by keys alone", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, many(40, "1.e4 e5 *").join(""));
  await expect(toast(page)).toHaveText("Imported: 40 new.");
  await page.locator("[data-action=sort]").selectOption("name");
  const at = (row) => page.locator(`[data-row="${row}"] .open`);
  await at(0).focus();
  for (const [key, row] of [["ArrowDown", 1], ["ArrowDown", 2], ["ArrowUp", 1], ["PageDown", 6], ["End", 39], ["ArrowUp", 38], ["Home", 0]]) {
    await page.keyboard.press(key);
    await expect(at(row)).toBeFocused();
    await expect(at(row)).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press("F2");
  await page.keyboard.type("AAA");
  await page.keyboard.press("Enter");
  await expect(at(0)).toBeFocused();
  await expect(at(0)).toContainText("AAA");
  await page.keyboard.press("Delete");
  await shown(page, 39);
  await expect(at(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/analysis$/);
});

test("axe-core finds nothing, in light and dark", async ({ page }) => {
  await openLibrary(page);
  await expectNoAxeViolations(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await inEntry(page, "Ada – Bob", "rename");
  await page.locator("[data-action=select]").first().check();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await action(page, "paste").click();
  await expectNoAxeViolations(page);
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("nothing is wider than the screen, targets are large enough, axe-core finds nothing", async ({ page }) => {
    await openLibrary(page);
    await importFile(page, THREE + many(20, LONG).join(""));
    await shown(page, 23);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const target of await page.locator(".library button:visible, .library select, .pick").all()) {
      const { width, height } = await target.boundingBox();
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(24);
    }
    for (const row of [await page.locator(".entry").nth(0).boundingBox(), await page.locator(".entry").nth(1).boundingBox()]) {
      expect(row.height).toBeLessThan(200);
    }
    await page.locator("[data-action=entry-menu]").first().tap();
    // The whole menu is above the tabs, wherever its entry is.
    const [menu, tabs] = [await page.locator(".entry-acts").boundingBox(), await page.locator("header nav").boundingBox()];
    expect(menu.y).toBeGreaterThanOrEqual(0);
    expect(menu.y + menu.height).toBeLessThanOrEqual(tabs.y);
    await page.locator("[data-action=play]").first().tap();
    await expect(page).toHaveURL(/#\/play$/);
  });
});

const PLAYED = [
  { White: "You", Black: "Smuggler, level 4", Result: "1-0" },
  { White: "Smuggler, level 4", Black: "You", Result: "1-0" },
  { White: "You", Black: "Cadet, level 0", Result: "1/2-1/2" },
  { White: "Ada", Black: "Bob", Result: "1-0" },
].map((tags) => game(tags, `1.e4 ${tags.Result}`)).join("") + game({ White: "Cleo", Black: "Dan", Variant: "hole" }, "*");

for (const [width, height] of [[320, 568], [1440, 900]]) {
  test(`filters by result, opponent and game, with counts, at ${width}x${height}`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLibrary(page);
    await expect(action(page, "filter-result"), "nothing to filter").toHaveCount(0);
    await restoreFile(page, PLAYED);
    await shown(page, 5);
    const [result, opponent, variant] = ["result", "opponent", "game"].map((name) => action(page, `filter-${name}`));
    await expect(page.getByLabel("Your result")).toBeVisible();
    await expect(result.locator("option")).toHaveText(["Any", "You won (1)", "You lost (1)", "You drew (1)", "Between others (1)"]);
    await expect(variant.locator("option")).toHaveText(["All games", "Hostage Chess (4)", "Hole Chess (1)"]);
    for (const field of [result, opponent, variant]) {
      const { x, width: wide } = await field.boundingBox();
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await opponent.selectOption({ label: "Smuggler, level 4 (2)" });
    await shown(page, 2);
    await expect(page.locator(".tally")).toHaveText("2 of 5 entries");
    // The other filters count what is left.
    await expect(result.locator("option").nth(4)).toHaveText("Between others (0)");
    // By keys.
    await result.focus();
    await page.keyboard.press("ArrowDown");
    await shown(page, 1);
    await expectNoAxeViolations(page);
    // A game opened from the list, and Back.
    await entries(page).locator('[data-action="open"]').click();
    await expect(page.locator("main.analysis")).toBeVisible();
    await page.goBack();
    await shown(page, 1);
    await expect(result).toHaveValue("won");
    await write(page.getByRole("searchbox"), "zebra");
    await expect(page.locator(".hint")).toContainText("Nothing in the library matches.");
    await action(page, "show-all").click();
    await shown(page, 5);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(result).toHaveValue("");
  });
}
