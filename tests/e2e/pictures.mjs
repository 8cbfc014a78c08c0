// Takes the pictures of README.md into docs/pictures, each for light and dark pages: an animation of a game, made by the site's own
// renderer, and five screens on a phone. Also those of the words in docs/translating.md. `make pictures`
import { chromium, expect } from "@playwright/test";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchOptions } from "./browser.mjs";
import { choose, jailed, link } from "./hands.mjs";
import { answer, begun, invite, play } from "./live.mjs";
import { startAedes } from "./relays.mjs";
import { action, openApp, square, waitIdle } from "./support.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
/** The end of the inventor's game 4: eleven moves, four of them drops or exchanges. The last is mate. */
const GAME = JSON.parse(readFileSync(new URL("fixtures/game4.json", import.meta.url), "utf8"));
const FROM = 34;
const ending = link({ fen: GAME[FROM - 1].fen, moves: GAME.slice(FROM).map(({ uci }) => uci) });
const middle = link({ fen: GAME[29].fen });

/** Screens: the name of the picture, and the way there. */
const SCREENS = {
  async ransom(page) {
    await openApp(page, middle);
    await jailed(page, "white", "b").click();
    await square(page, "e5").click();
    await page.getByRole("dialog").waitFor();
  },
  async learn(page) {
    await openApp(page, "#/learn?lesson=hostage-parachute");
  },
  async puzzle(page) {
    await openApp(page, "#/puzzles?theme=x");
    await waitIdle(page);
    await page.evaluate(() => scrollTo(0, 0));
  },
  async review(page) {
    await openApp(page, ending);
    await action(page, "review").click();
    await expect(page.locator(".review")).toHaveAttribute("data-running", "false", { timeout: 60_000 });
  },
};

const PROMOTES = "4k3/4P3/8/8/8/8/8/4K3[#QR] w - - 0 40";
/** The words of the game, for docs/translating.md: the name of the picture, the way there, and the part to show. */
const WORDS = {
  prison: [(page) => openApp(page, link({ fen: "3q1rk1/pp3ppp/8/2b5/2B1P3/5Nn1/PPP2PPP/5RK1[Bp#QRNPrbnpp] w - - 0 14" })), '[data-tray="prison"]'],
  airfield: [(page) => openApp(page, link({ fen: "3q1rk1/pp3ppp/8/2b5/2B1P3/5Nn1/PPP2PPP/5RK1[BNPp#QRrb] w - - 0 14" })), '[data-tray="airfield"][data-owner="white"]'],
  payment: [SCREENS.ransom, "[role=dialog]"],
  parachute: [async (page) => (await openApp(page, middle), jailed(page, "white", "b").click()), ".board-frame"],
  frozen: [(page) => openApp(page, link({ fen: PROMOTES.replace("[#QR]", "[#]") })), ".board-frame"],
};

async function animation(page, name) {
  await openApp(page, ending);
  await choose(page, "share");
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "picture-gif").click()]);
  await download.saveAs(`${FOLDER}${name}.gif`);
}

/** A live game of two people, on the phone of one of them. */
async function live(page, other) {
  const invitation = await invite(page, { name: "Ada" });
  await answer(other, invitation, { name: "Ben" });
  const game = await begun(page, other);
  await play(game, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5");
}

mkdirSync(FOLDER, { recursive: true });
const relay = await startAedes();
const browser = await chromium.launch(launchOptions);
for (const colorScheme of ["light", "dark"]) {
  const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
  const context = () => browser.newContext({ ...phone, baseURL: relay.site, colorScheme, reducedMotion: "reduce", serviceWorkers: "block", locale: "en-GB" });
  const take = async (page, name) => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    await page.screenshot({ path: `${FOLDER}${name}-${colorScheme}.png` });
  };
  for (const [name, open] of Object.entries(SCREENS)) {
    const own = await context();
    const page = await own.newPage();
    await open(page);
    await take(page, name);
    await own.close();
  }
  for (const [word, [open, part]] of colorScheme === "light" ? Object.entries(WORDS) : []) {
    const own = await context();
    const page = await own.newPage();
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    await page.locator(part).first().screenshot({ path: `${FOLDER}word-${word}.png`, animations: "disabled" });
    await own.close();
  }
  const [own, others] = [await context(), await context()];
  const [page, other] = [await own.newPage(), await others.newPage()];
  await live(page, other);
  await take(page, "live");
  await animation(await own.newPage(), `game-${colorScheme}`);
  for (const one of [own, others]) await one.close();
}
await browser.close();
await relay.stop();
