// Helpers that enter moves as a person does, by mouse, taps or keys, and check the page afterwards.
import { action, choice, expect, expectLive, fen, pieceIn, root, square, tray } from "./support.mjs";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";
/** The start position with a higher move number, so that the computer has to think instead of using the book. */
export const OUT_OF_BOOK = START.replace("0 1", "0 2");

/**
 * A link to a position: link({ fen, moves: ["e2e4"], white: "human" }). People play both sides unless told otherwise.
 */
export function link({ screen = "play", ...values } = {}) {
  const all = { game: "hostage", white: "human", black: "human", ...values };
  const text = (value) => String(Array.isArray(value) ? value.join("_") : value).replaceAll(" ", "_").replaceAll("#", "%23");
  return `#/${screen}?${Object.entries(all).map(([key, value]) => `${key}=${text(value)}`).join("&")}`;
}

export const expectFen = (page, fen) => expect(root(page)).toHaveAttribute("data-fen", fen);

/** The status line, which may hold a plain message, a check or the end of the game. */
export const words = (page) => page.locator(".words");

export const enemy = (side) => (side === "white" ? "black" : "white");

/** The contents of the brackets of a FEN: { "prison of white": { n: 2 }, ... }. */
export function stores(fen) {
  const [airfields, prisons] = /\[(.*)#(.*)\]/.exec(fen).slice(1);
  const trays = { "prison of white": {}, "prison of black": {}, "airfield of white": {}, "airfield of black": {} };
  const put = (name, letter) => (trays[name][letter.toLowerCase()] = (trays[name][letter.toLowerCase()] ?? 0) + 1);
  const side = (letter) => (letter === letter.toUpperCase() ? "white" : "black");
  for (const letter of airfields) put(`airfield of ${side(letter)}`, letter);
  for (const letter of prisons) put(`prison of ${enemy(side(letter))}`, letter);
  return trays;
}

/** Checks that prisons and airfields hold exactly the pieces of the FEN. */
export async function expectTrays(page, fen) {
  const shown = await page.locator("[data-tray]").evaluateAll((trays) =>
    Object.fromEntries(
      trays.map((tray) => [
        `${tray.dataset.tray} of ${tray.dataset.owner}`,
        Object.fromEntries([...tray.querySelectorAll("[data-man]")].map((piece) => [piece.dataset.man, Number(piece.dataset.count)])),
      ]),
    ),
  );
  expect(shown).toEqual(stores(fen));
}

/** The parts of a move in UCI. */
export function parts(uci) {
  const exchange = /^(\w)#(\w)@(..)$/.exec(uci);
  if (exchange) return { rescued: exchange[1].toLowerCase(), paid: exchange[2].toLowerCase(), to: exchange[3] };
  const drop = /^(\w)@(..)$/.exec(uci);
  if (drop) return { dropped: drop[1].toLowerCase(), to: drop[2] };
  return { from: uci.slice(0, 2), to: uci.slice(2, 4), promoted: uci[4] };
}

/**
 * The pieces beside the board that a side may touch: jailed(page, "white", "n") is the white knight in Black’s prison.
 */
export const jailed = (page, side, kind) => pieceIn(tray(page, "prison", enemy(side)), kind);
export const prisoner = (page, side, kind) => pieceIn(tray(page, "prison", side), kind);
export const waiting = (page, side, kind) => pieceIn(tray(page, "airfield", side), kind);

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Drags with the mouse in a few steps, as a person does. */
export async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await page.mouse.up();
}

/** Walks to a square with the arrow keys. The board must be seen from White's side. */
export async function walkTo(page, name) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? null);
  if ((await focused()) === null) await page.locator('[data-square][tabindex="0"]').focus();
  const [file, rank] = [...(await focused())];
  const dx = name.charCodeAt(0) - file.charCodeAt(0);
  const dy = Number(name[1]) - Number(rank);
  for (let i = 0; i < Math.abs(dx); i += 1) await page.keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(dy); i += 1) await page.keyboard.press(dy > 0 ? "ArrowUp" : "ArrowDown");
  // Polled, so that a failure shows where the focus is instead.
  await expect.poll(focused).toBe(name);
}

/**
 * Plays a move by "drag", "tap" or "keys". An exchange starts with its rescue or, with "payment" first, with its
 * payment.
 */
export async function play(page, side, uci, by) {
  const { from, to, promoted, dropped, rescued, paid } = parts(uci);
  const asks = question(await fen(page), side, { promoted, rescued });
  const first = from ? square(page, from) : dropped ? waiting(page, side, dropped) : jailed(page, side, rescued);
  if (by === "payment") {
    await drag(page, prisoner(page, side, paid), tray(page, "airfield", enemy(side)));
    await drag(page, first, square(page, to));
  } else if (by === "payment taps") {
    await prisoner(page, side, paid).click();
    await first.click();
    await square(page, to).click();
  } else if (by === "drag") {
    await drag(page, first, square(page, to));
  } else if (by === "tap") {
    await first.click();
    await square(page, to).click();
  } else {
    if (from) await walkTo(page, from);
    else await first.focus();
    await page.keyboard.press("Enter");
    if (!from) await page.locator('[data-square][tabindex="0"]').focus();
    await walkTo(page, to);
    await page.keyboard.press("Space");
  }
  if (!asks || by.startsWith("payment")) return;
  const answer = promoted ? choice(page, "promote", promoted) : choice(page, "pay", paid);
  if (by !== "keys") return answer.click();
  await expect(page.getByRole("dialog").locator("button").first()).toBeFocused();
  while (!(await answer.evaluate((button) => button === document.activeElement))) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** True if there is a choice of payments or promotions; a single choice is made automatically. */
function question(fen, side, { promoted, rescued }) {
  const value = { p: 1, n: 2, b: 2, r: 3, q: 4 };
  const held = Object.keys(stores(fen)[`prison of ${promoted ? enemy(side) : side}`]);
  if (promoted) return held.filter((kind) => kind !== "p").length > 1;
  return Boolean(rescued) && held.filter((kind) => value[kind] >= value[rescued]).length > 1;
}

/** Opens the sheet of rarely needed buttons if it is closed. */
export async function openSheet(page) {
  await expectLive(page);
  const more = action(page, "more");
  if ((await more.isVisible()) && (await more.getAttribute("aria-expanded")) === "false") await more.click();
}

/** Clicks a button in the row of controls, on the card of a finished game, or else in the sheet. */
export async function choose(page, name) {
  await expectLive(page);
  if (!(await action(page, name).isVisible())) await openSheet(page);
  await action(page, name).click();
}

/** Starts a new game with these choices, made in order: newGame(page, "across-friend", "clock-3+2"). */
export async function newGame(page, ...choices) {
  await choose(page, "new-game");
  for (const name of choices) await action(page, name).check();
  await action(page, "begin").click();
}

/** Starts a game with a friend by links from the welcome screen. */
export async function byLinks(page) {
  await action(page, "play-friend").click();
  await action(page, "by-links").click();
}

/** Opens a friend's link for the first time, and accepts the game without a lesson. */
export async function justPlay(page) {
  await action(page, "just-play").click();
  await expect(page.locator("main.in-game")).toBeVisible();
}

/** Checks who plays each side: expectPlayers(page, { white: "engine", black: "human" }). */
export async function expectPlayers(page, players) {
  for (const [side, player] of Object.entries(players)) {
    await expect(page.locator(`.player[data-side=${side}]`)).toHaveAttribute("data-player", player);
  }
}

/** Checks that these elements are entirely inside the window. */
export async function expectInSight(page, ...locators) {
  const { width, height } = page.viewportSize();
  for (const locator of locators) {
    const box = await locator.boundingBox();
    expect(Math.min(box.x, box.y), `${locator}`).toBeGreaterThanOrEqual(0);
    expect(Math.round(box.x + box.width), `${locator}`).toBeLessThanOrEqual(width);
    expect(Math.round(box.y + box.height), `${locator}`).toBeLessThanOrEqual(height);
  }
}
