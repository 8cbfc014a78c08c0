// Helpers shared by the tests of lessons, exercises and guesses.
import { expect, root } from "./support.mjs";

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
