// Helpers of the library's tests, and records to fill it with.
import { readFileSync } from "node:fs";
import { expect, openApp } from "./support.mjs";

export const entries = (page) => page.locator("[data-entry]");
export const entry = (page, name) => entries(page).filter({ has: page.locator(".name", { hasText: name }) });
export const names = (page) => page.locator(".entry .name");
export const shown = (page, number) => expect(page.locator(".library")).toHaveAttribute("data-shown", String(number));
export const toast = (page) => page.locator(".toast [role=status]");
/** Chooses an action from the menu of an entry. */
export async function inEntry(page, name, act) {
  await entry(page, name).locator("[data-action=entry-menu]").click();
  await entry(page, name).locator(`[data-action=${act}]`).click();
}

export async function openLibrary(page) {
  await openApp(page, "#/library");
  await expect(page.locator(".tally")).toHaveText(/entr/);
}

/** Imports a file, as a person does who picks one. */
export const importFile = (page, text, name = "games.pgn") =>
  page.locator("[data-action=import]").setInputFiles({ name, mimeType: "application/x-chess-pgn", buffer: Buffer.from(text) });

/** Imports a backup of the reader's, in which the reader's own games count as such. */
export async function restoreFile(page, text) {
  await importFile(page, `% hostage-chess settings: \n% hostage-chess lessons: \n\n${text}`, "backup.pgn");
  await page.locator("[data-action=import-chosen]").click();
}

export const game = (tags, moves) => Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join("") + `\n${moves}\n\n`;

export const THREE =
  game({ White: "Ada", Black: "Bob", Date: "2020.01.05", Result: "1-0" }, "1.e4 {best} e5 (1...c5!? 2.Nf3) 2.Nf3 1-0") +
  game({ White: "Cleo", Black: "Dan", Date: "2024.11.30", Variant: "hole" }, "*") +
  game({ White: "Eva", Black: "Finn", Date: "2022.06.01", FEN: "4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1", SetUp: "1" }, "1.(B)N*c3 Ke7 1/2-1/2");

// Many slightly different copies of a real game; only their number matters.
export const LONG = readFileSync(new URL("../data/games/game1.txt", import.meta.url), "utf8");
const PLAYERS = ["Anderssen", "Blackburne", "Capablanca", "Duras", "Euwe", "Flohr", "Geller"];
export const many = (number, moves) =>
  Array.from({ length: number }, (_, n) =>
    game({ White: `${PLAYERS[n % 7]} ${n}`, Black: PLAYERS[(n * 3 + 1) % 7], Date: `${1990 + (n % 30)}.0${1 + (n % 9)}.11`, Round: n }, moves),
  );

/** A record of any length in which knights move out and back. The analysis allows repetitions. */
export const shuffle = (plies) => game({ White: "Long" }, `${Array.from({ length: plies }, (_, ply) => ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4]).join(" ")} *`);

/** Imports a record of this kind into the library, and opens it in the analysis. */
export async function openLong(page, plies) {
  await openLibrary(page);
  await importFile(page, shuffle(plies));
  await page.locator('[data-action="open"]').first().click();
  await expect(page.locator("main.analysis")).toBeVisible();
}
