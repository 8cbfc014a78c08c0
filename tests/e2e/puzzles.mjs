// The site's puzzles by name, and wrong moves for them.
import { readdirSync, readFileSync } from "node:fs";

const SHELF = 250;
const folder = new URL("../../static/puzzles/", import.meta.url);

/** The names of the puzzles that were withdrawn. */
export const withdrawn = [];

function onShelf(file) {
  const [, variant, shelf] = file.match(/^(.+)-(\d+)\.txt$/);
  const lines = readFileSync(new URL(file, folder), "utf8").trim().split("\n");
  return lines.flatMap((text, place) => {
    const name = `${variant}-${SHELF * Number(shelf) + place}`;
    if (text === "-") {
      withdrawn.push(name);
      return [];
    }
    const rests = text.startsWith("-");
    const [start, line, rating, themes] = text.slice(rests ? 1 : 0).split(";");
    return [[name, { name, variant, rests, start, line: line.split(" "), rating: Number(rating), themes, side: start.split(" ")[1] === "w" ? "white" : "black" }]];
  });
}

/** All puzzles by name, also those that rest. */
export const puzzles = new Map(readdirSync(folder).filter((name) => name !== "shelves.txt").flatMap(onShelf));

/** Plays a move to an empty square that is not the solution. */
export async function blunder(page, { line, side }) {
  const own = side === "white" ? "White" : "Black";
  const free = page.locator(".cell.go");
  for (const from of await page.locator(`[data-square][aria-label*="${own}"]`).all()) {
    await from.click();
    // The targets appear some frames later, if the piece can move at all.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    const name = (await free.count()) > 0 ? await free.first().getAttribute("data-square") : line[0];
    if (!line[0].includes(name)) return free.first().click();
    await page.keyboard.press("Escape");
  }
}
