// The puzzles that lie on the shelves, by name, and turns that are wrong.
import { readdirSync, readFileSync } from "node:fs";

const SHELF = 250;
const folder = new URL("../../static/puzzles/", import.meta.url);

function onShelf(file) {
  const [, variant, shelf] = file.match(/^(.+)-(\d+)\.txt$/);
  const lines = readFileSync(new URL(file, folder), "utf8").trim().split("\n");
  return lines.map((text, place) => {
    const [start, line, rating, themes] = text.split(";");
    const name = `${variant}-${SHELF * Number(shelf) + place}`;
    return [name, { name, variant, start, line: line.split(" "), rating: Number(rating), themes, side: start.split(" ")[1] === "w" ? "white" : "black" }];
  });
}

/** Each by its name. */
export const puzzles = new Map(readdirSync(folder).filter((name) => name !== "shelves.txt").flatMap(onShelf));

/** Plays a turn to an empty square that is not the solution. */
export async function blunder(page, { line, side }) {
  const own = side === "white" ? "White" : "Black";
  const free = page.locator(".cell.go");
  for (const from of await page.locator(`[data-square][aria-label*="${own}"]`).all()) {
    await from.click();
    // Where he may go is seen some frames later, if he may go anywhere.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    const name = (await free.count()) > 0 ? await free.first().getAttribute("data-square") : line[0];
    if (!line[0].includes(name)) return free.first().click();
    await page.keyboard.press("Escape");
  }
}
