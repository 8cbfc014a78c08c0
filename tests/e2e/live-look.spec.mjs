// The look of live play on phones and desks: nothing is cut off, and what matters is in view without scrolling.
//
// `PICTURES=/tmp/pictures` writes a picture of each state to that folder.
import { mkdirSync } from "node:fs";
import { answer, begun, enter, expectState, invite, note, play, resign, test } from "./live.mjs";
import { link as toPlay } from "./hands.mjs";
import { action, expect, expectLive, openApp } from "./support.mjs";

const SIZES = [[320, 568], [360, 640], [390, 844], [844, 390], [1366, 768], [1440, 900]];
const { PICTURES } = process.env;

/** Captures and exchanges that fill the prisons and an airfield. */
const CROWDED = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 e7e5 d4e5 b8c6 g1f3 f8b4 c1d2 g8e7 a2a3 b4c3 d2c3 a5c5 d1d3 c8f5 d3f5 e7f5";

const picture = async (page, name) => {
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${name}.png` });
  }
};

/** Checks the page at each size: it does not scroll sideways, and from `least` on these elements are in view and uncovered. */
async function look(page, name, inView, least = [320, 390]) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Two frames: the first may still use the styles for the size before.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const at = `${name} at ${width}x${height}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${at} scrolls sideways by`).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    for (const theme of PICTURES ? ["light", "dark"] : []) {
      await page.emulateMedia({ colorScheme: theme });
      await picture(page, `${name}-${width}x${height}-${theme}`);
    }
    for (const selector of width >= least[0] && height >= least[1] ? inView : []) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box, `${at}: ${selector}`).not.toBeNull();
      const isIn = box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
      const isUncovered = await page.evaluate(
        ([selector, x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(selector)),
        [selector, box.x + box.width / 2, box.y + box.height - 2],
      );
      expect.soft([isIn, isUncovered], `${at}: ${selector} is out of view or covered: ${JSON.stringify(box)}`).toEqual([true, true]);
    }
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main button, main .button, main h2, main .player strong")]
        .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== "visible")
        .map((it) => it.outerHTML.slice(0, 120)));
    expect.soft(cut, `${at}: cut off`).toEqual([]);
    const notes = await page.evaluate(() =>
      [...document.querySelectorAll(".live-note, .live-note p, .live-ask, .live-ask p")]
        .filter((it) => it.checkVisibility() && it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.textContent));
    expect.soft(notes, `${at}: notes cut off`).toEqual([]);
  }
}

test("each state fits on phones and desks", async ({ page, visit }) => {
  test.slow();
  await page.goto("./#/friend");
  await expectLive(page);
  await look(page, "friend", ["[data-action=make-link]"], [360, 640]);
  const link = await invite(page, { clock: "clock-5+3", name: "Grandmother" });
  await look(page, "waiting", ["h2"]);
  const joiner = await visit();
  await joiner.goto(link);
  await expectState(joiner, { standing: "invited" });
  await look(joiner, "invited", ["h2"]);
  await answer(joiner, link, { name: "Mara" });
  const game = await begun(page, joiner, { link });
  await look(page, "live-begin", [".board", ".controls"]);
  await play(game, CROWDED);
  await look(page, "live-crowded", [".board", ".controls", ".player.near time", ".player.across time"]);
  await action(game.black, "phrases").click();
  await look(game.black, "phrases", [".live-sheet"]);
  await action(game.black, "close-sheet").click();
  await action(game.black, "more").click();
  await look(game.black, "more", [".live-sheet"]);
  await action(game.black, "close-sheet").click();
  const third = await visit();
  await third.goto(link);
  await action(third, "ask-seat").click();
  await expect(note(third)).toContainText("You have asked for the seat.");
  await look(third, "asked", [".board", "[data-action=ask-seat]"]);
  await expect(note(game.white)).toContainText("asks for your friend’s seat");
  await look(game.white, "newcomer", [".board", ".live-ask", ".controls"]);
  // A phrase is shown for some time only, and after the question.
  await action(game.black, "phrases").click();
  await action(game.black, "phrase-good-luck").click();
  await action(game.white, "decline").click();
  await expect(game.white.locator(".phrase")).toBeVisible();
  await action(game.black, "draw").click();
  await expect(action(game.white, "accept")).toBeVisible();
  await look(game.white, "offer", [".board", ".live-ask", ".controls"]);
  await action(game.white, "decline").click();
  await resign(game, "black");
  await look(game.white, "end", [".live-result h2", "[data-action=rematch]"]);
  await openApp(page, toPlay({ moves: ["e2e4", "e7e5"] }));
  await page.goto("./#/friend");
  await action(page, "start-here").check();
  await look(page, "friend-goes-on", ["[data-action=make-link]"], [390, 800]);
  await page.goto("./#/lobby");
  await expect(action(page, "seek")).toBeEnabled();
  await look(page, "lobby", ["[data-action=seek]"]);
});

test.describe("without a connection", () => {
  // Chromium logs each connection that fails.
  test.use({ expected: /WebSocket connection to/ });

  test("the board and the longest notes fit", async ({ meet }) => {
    test.slow();
    const game = await meet({ lined: true, clock: "clock-5+3" });
    await play(game, "e2e4 e7e5");
    await game.white.waitForLoadState("networkidle");
    game.lines.white.freeze();
    game.lines.white.cut();
    await expect(note(game.white)).toContainText("You are disconnected, and your clock keeps running.");
    await look(game.white, "down", [".board", ".live-note", ".controls"]);
    await enter(game.white, "g1", "f3");
    await expect(note(game.white)).toContainText("Your move has not been sent, and your clock keeps running.");
    await look(game.white, "unsent", [".board", ".live-note", ".controls"]);
  });
});
