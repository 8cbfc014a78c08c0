// Puzzles to solve, and the hands that do it.
import { play } from "./hands.mjs";
import { puzzles as all } from "./puzzles.mjs";
import { expect, fen, openApp } from "./support.mjs";

/** The puzzles of Hostage Chess. */
export const puzzles = [...all.values()].filter(({ variant }) => variant === "hostage");
export const status = (page) => page.locator("[data-stage]");
export const stage = (page, name) => expect(status(page)).toHaveAttribute("data-stage", name);
/** Opens a puzzle by its link. */
export const open = async (page, puzzle) => {
  await openApp(page, `#/puzzles?p=${puzzle.name}`);
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", puzzle.name);
  expect(await fen(page)).toBe(puzzle.start);
};

/** Plays the solver's moves. */
export async function solve(page, puzzle, by) {
  for (const [index, uci] of puzzle.line.entries()) {
    if (index % 2 === 1) await stage(page, "asked");
    else await play(page, puzzle.side, uci, by);
  }
  await stage(page, "solved");
}

// White to move, because the helper for keys expects the board from White's side.
export const one = puzzles.find(({ side, line }) => side === "white" && line.length === 1 && /^[a-h]\d[a-h]\d$/.test(line[0]));
export const exchange = puzzles.find(({ line, themes }) => line.length === 1 && themes.includes("x"));
export const two = puzzles.find(({ line }) => line.length === 3);

const DAY = 86_400_000;
/** Stores results of puzzles of the day: how many days ago, and the digit of the result. */
export const remember = (page, days, more = {}) =>
  page.evaluate(([days, more, length]) => {
    const now = new Date();
    const today = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / length);
    const last = Math.min(...days.map(([ago]) => ago));
    localStorage["hostage-chess.puzzles"] = JSON.stringify({ days: days.map(([ago, digit]) => 8 * (today - ago) + digit).sort((a, b) => a - b), streak: 1, last_day: today - last, ...more });
    return today;
  }, [days, more, DAY]);
