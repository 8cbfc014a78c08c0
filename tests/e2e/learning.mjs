// Helpers shared by the tests of lessons, exercises and guesses.
import { readFileSync } from "node:fs";
import { action, choice, expect, pieceIn, root, square, tray } from "./support.mjs";

/** The lessons, with the touches that solve each step. */
export const LESSONS = JSON.parse(readFileSync(new URL("fixtures/lessons.json", import.meta.url), "utf8"));
/** Number of lessons of the five-minute course. */
export const COURSE = 7;

/** The element for a touch: a square, a piece in a tray, or an answer. */
function target(page, touch) {
  const [what, owner, kind] = touch.split(" ");
  if (["prison", "airfield"].includes(what)) return pieceIn(tray(page, what, owner), kind);
  if (["pay", "promote"].includes(what)) return choice(page, what, owner);
  return ["done", "offer"].includes(what) ? action(page, what) : square(page, what);
}

/** Plays the solution of a lesson, and returns the number of taps. `look` is called before and after each step. */
export async function solve(page, { id, steps }, look = async () => {}) {
  let taps = 0;
  for (const [index, moves] of steps.entries()) {
    await expect(root(page)).toHaveAttribute("data-lesson", id);
    await expect(root(page)).toHaveAttribute("data-step", `${index + 1}`);
    await look();
    for (const touches of moves) {
      await expect(root(page)).toHaveAttribute("data-thinking", "false");
      for (const touch of touches) {
        await target(page, touch).click();
        taps += 1;
      }
    }
    await look();
    if (index + 1 < steps.length) {
      await action(page, "lesson-next").click();
      taps += 1;
    }
  }
  await expect(root(page)).toHaveAttribute("data-solved", "true");
  return taps;
}

/** Checks that all of a lesson is visible without scrolling. */
export async function expectWhole(page) {
  const cut = await page.evaluate(() => {
    const parts = [...document.querySelectorAll(".in-lesson .board-frame, .in-lesson .tray, .lesson-head h2, .lesson-card, .in-lesson .words, .lesson-ways > *")];
    const seen = parts.filter((part) => part.getClientRects().length > 0 && getComputedStyle(part).clipPath === "none");
    const ways = document.querySelector(".lesson-ways").getBoundingClientRect();
    const cut = seen.filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const below = part.matches(".lesson-card, .words") && ways.top >= top && bottom > ways.top + 0.5;
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || below;
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth;
    return [...cut.map((part) => `${part.className}: ${JSON.stringify(part.getBoundingClientRect())}`), ...(scrolls ? ["the page scrolls"] : [])];
  });
  expect(cut, `${await root(page).getAttribute("data-lesson")} at ${JSON.stringify(page.viewportSize())}`).toEqual([]);
}
