// Helpers of the tests of the Analysis screen.
import { link } from "./hands.mjs";
import { expect, openApp, square, touch } from "./support.mjs";

export const study = (more = {}) => link({ screen: "analysis", ...more }).replace(/&(white|black)=human/g, "");
export const moves = (page) => page.locator(".moves");
export const move = (page, text) => moves(page).locator("[data-node]").filter({ hasText: text }).first();
export const current = (page) => moves(page).locator('[aria-current="step"]');
export const line = (page, rank) => page.locator(`[data-line="${rank}"]`);
export const tab = (page, name) => page.getByRole("tab", { name });
export const engine = (page) => page.locator(".engine");
export const strokes = (page) => page.locator(".shapes .stroke:not(.best):not(.good)");
export const dialog = (page) => page.getByRole("dialog");
export const play = (page, ...names) => touch(page, ...names.map((name) => square(page, name)));
export const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6"];

/** The tree as text, with variations in brackets. */
export const tree = (page) => moves(page).evaluate((list) =>
  [...list.querySelectorAll(".ply, .variation, .bracket")]
    .map((part) => (part.matches(".variation") ? "|" : part.textContent.trim()))
    .join(" "));

/** Builds the tree 1.e4 e5 2.Nf3 (2.Bc4 Nf6 (2...Bc5)) Nc6. */
export async function branched(page) {
  await openApp(page, study({ moves: OPENING }));
  await move(page, "e5").click();
  await play(page, "f1", "c4");
  await play(page, "g8", "f6");
  await page.keyboard.press("ArrowLeft");
  await play(page, "f8", "c5");
  await expect.poll(() => tree(page)).toBe("e4 e5 Nf3 | Bc4 Nf6 ( Bc5 ) Nc6");
}

export async function menu(page, text) {
  await move(page, text).click({ button: "right" });
  await expect(dialog(page)).toBeVisible();
}

/** Records the workers of the page, and which of them are searching. */
export const watchWorkers = (page) =>
  page.addInitScript(() => {
    window.workers = new Set();
    window.started = 0;
    window.Worker = class extends Worker {
      constructor(...args) {
        super(...args);
        window.started += 1;
        // The book is asked in addition to a search, so its answer does not end the search.
        this.addEventListener("message", ({ data }) => /^\{"Best"(?!.*"Book")/.test(data) && window.workers.delete(this));
      }
      postMessage(text) {
        if (String(text).includes("Search")) window.workers.add(this);
        super.postMessage(text);
      }
      terminate() {
        window.workers.delete(this);
        super.terminate();
      }
    };
  });
export const busy = (page) => page.evaluate(() => window.workers.size);
