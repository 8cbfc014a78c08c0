// The screens in every language: how to open each, and what does not fit into it.
import { readdirSync, readFileSync } from "node:fs";
import { choose, jailed, link } from "./hands.mjs";
import { THREE, importFile } from "./library.mjs";
import { action, expect, openApp, square, waitIdle } from "./support.mjs";

/** The languages, English first. */
export const TAGS = readdirSync(new URL("../../static/words/", import.meta.url)).sort((a, b) => (b === "en") - (a === "en") || (a < b ? -1 : 1));

const GAME = JSON.parse(readFileSync(new URL("fixtures/game4.json", import.meta.url), "utf8"));
const ending = { fen: GAME[33].fen, moves: GAME.slice(34).map(({ uci }) => uci) };
const middle = { fen: GAME[29].fen };
const FULL = "4k3/8/8/8/8/8/8/4K3[#QRRBBNNPPPPPPPPqrrbbnnpppppppp] w - - 0 40";

/** Opens an address, and waits until everything on it is loaded. */
const at = (address) => async (page) => {
  await openApp(page, address);
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
};
const sequence = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};
const press = (name) => (page) => action(page, name).first().click();
const asks = (page) => expect(page.getByRole("dialog")).toBeVisible();
const reviewed = (page) => expect(page.locator(".review")).toHaveAttribute("data-running", "false", { timeout: 90_000 });

/** The way to each screen, by its name. Each begins on an empty page of a new visitor. */
export const SCREENS = {
  welcome: at(""),
  game: at(link(middle)),
  "full prisons": at(link({ fen: FULL })),
  payment: sequence(at(link(middle)), (page) => jailed(page, "white", "b").click(), (page) => square(page, "e5").click(), asks),
  refusal: sequence(at(link(middle)), (page) => square(page, "a1").click(), (page) => square(page, "h6").click()),
  "end of a game": at(link(ending)),
  "new game": sequence(at("#/play?game=hostage&white=human&black=human"), press("new-game"), asks),
  share: sequence(at(link(middle)), (page) => choose(page, "share"), asks),
  takeover: at("#/play?game=takeover-64-adjacent&white=human&black=human"),
  hole: at("#/play?game=hole&white=human&black=human"),
  messenger: at("#/play?game=messenger&white=human&black=human"),
  analysis: at(link({ screen: "analysis", ...middle })),
  review: sequence(at(link(ending)), press("review"), reviewed),
  setup: at("#/setup"),
  library: sequence(at("#/library"), (page) => importFile(page, THREE), (page) => expect(page.locator("[data-entry]")).toHaveCount(3)),
  rules: at("#/rules"),
  learn: at("#/learn"),
  lesson: at("#/learn?lesson=hostage-parachute"),
  "first lesson of chess": at("#/learn?lesson=chess-rook"),
  practice: at("#/learn?practice=fed-1"),
  guess: at("#/learn?guess=11"),
  puzzles: at("#/puzzles"),
  puzzle: sequence(at("#/puzzles?theme=x"), waitIdle),
  storm: at("#/puzzles?storm"),
  you: at("#/you"),
  findings: sequence(at("#/findings"), (page) => expect(page.locator("[data-finding=openings]")).toBeVisible()),
  settings: at("#/settings"),
  friend: at("#/friend"),
  lobby: at("#/lobby"),
  embed: sequence(at(`#/embed?game=hostage&fen=${middle.fen.replaceAll(" ", "_").replace("#", "%23")}`), (page) => expect(square(page, "a1")).toBeVisible()),
  home: sequence(at("#/play?game=hostage&white=human&black=human"), (page) => square(page, "e2").click(), (page) => square(page, "e4").click(), at("#/home")),
};

/** Texts that are cut or stick out, each with its element. Runs in the page. */
export function misfits() {
  const wide = document.documentElement.clientWidth;
  const found = [];
  let seen = 0;
  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const name = (element) => `${element.localName}${[...element.classList].map((one) => `.${one}`).join("")}${element.dataset.action ? `[${element.dataset.action}]` : ""}`;
  const scrolls = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (!/auto|scroll/.test(overflowX) || one.scrollWidth <= one.clientWidth + 1) continue;
      // What scrolls up and down must not scroll sideways.
      if (/auto|scroll/.test(overflowY)) found.push(`${name(one)} scrolls sideways`);
      return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join("").trim();
    if (!text || element.closest("svg, .unseen, [hidden], template, dialog:not([open])") || !element.checkVisibility?.()) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // Texts for screen readers are one pixel wide.
    if (box.width <= 1 || box.height <= 1) continue;
    seen += 1;
    const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (isCut && style.textOverflow !== "ellipsis") found.push(`${name(element)} cuts ${JSON.stringify(text.slice(0, 50))}`);
    if (isCut && style.textOverflow === "ellipsis") found.push(`${name(element)} shortens ${JSON.stringify(text.slice(0, 50))}`);
    if (scrolls(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    // An element around it may cut it.
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(one).overflowX)) continue;
      const edge = one.getBoundingClientRect();
      // It has no box of its own, or is for screen readers.
      if (edge.width <= 1) continue;
      if ([...range.getClientRects()].some(({ left, right, width }) => width > 1 && (right > edge.right + 1 || left < edge.left - 1))) found.push(`${name(one)} cuts ${JSON.stringify(text.slice(0, 50))}`);
    }
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 1 && (right > wide + 1 || left < -1)) {
        found.push(`${name(element)} sticks out of the page: ${JSON.stringify(text.slice(0, 50))}`);
        break;
      }
    }
    // A button's text must not stick out of the button.
    const button = element.closest("button, .button, .tab, nav a, label.choice");
    const outer = button?.getBoundingClientRect();
    for (const { left, right } of outer && outer.width > 1 ? range.getClientRects() : []) {
      if (left < outer.left - 3 || right > outer.right + 3) {
        found.push(`${name(button)} is too narrow for ${JSON.stringify(text.slice(0, 50))}`);
        break;
      }
    }
  }
  if (seen < 3) found.push(`only ${seen} texts to look at`);
  return [...new Set(found)];
}

/** Waits until nothing moves and every font is loaded. */
export const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // The picture of the welcome screen moves forever.
    const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 60_000);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
