// White pieces stay white and black pieces black, even if the browser darkens light pages or forces its own colours.
import { chromium } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import { link } from "./hands.mjs";
import { expect, openApp, test } from "./support.mjs";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium has a switch that darkens pages");

/** A position with pieces on the board, in all trays, and beside the players' names. */
const PIECES = link({ fen: "4k3/8/8/8/8/8/8/4K3[NPBnpb#QRqr] w - - 0 1" });
const PLACES = ['[data-square="e1"]', '[data-square="e8"]', ".player.near .figure", ".player.across .figure", ".tray .piece-white", ".tray .piece-black"];

/** Mean brightness of the middle of each piece, from 0 to 255. */
async function brightness(page) {
  const found = {};
  for (const place of PLACES) {
    const shown = page.locator(place).first();
    await expect(shown).toBeVisible();
    const picture = (await page.screenshot({ clip: await shown.boundingBox() })).toString("base64");
    found[place] = await page.evaluate(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const [x, y, wide, high] = [width * 0.42, height * 0.45, width * 0.16, height * 0.4].map(Math.round);
      const { data } = canvas.getImageData(x, y, wide, high);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) sum += 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];
      return Math.round((4 * sum) / data.length);
    }, picture);
  }
  return found;
}

const told = (found) => {
  const [white, black] = [0, 1].map((side) => PLACES.filter((_, index) => index % 2 === side).map((place) => found[place]));
  return Math.min(...white) - Math.max(...black);
};

async function look(browser, baseURL, theme) {
  const context = await browser.newContext({ baseURL, colorScheme: "dark", viewport: { width: 900, height: 700 } });
  const page = await context.newPage();
  await page.addInitScript((theme) => theme && localStorage.setItem("hostage-chess.settings", `theme=${theme}`), theme);
  await openApp(page, PIECES);
  const found = await brightness(page);
  await context.close();
  return found;
}

test("a browser that forces light pages to be dark leaves the pieces unchanged", async ({ browser, baseURL }) => {
  test.slow();
  const dark = await chromium.launch({ ...launchOptions, executablePath: testBrowser, args: [...launchOptions.args, "--enable-features=WebContentsForceDark"] });
  for (const theme of ["", "light", "dark", "contrast"]) {
    const plain = await look(browser, baseURL, theme);
    expect(told(plain), theme).toBeGreaterThan(60);
    expect(await look(dark, baseURL, theme), theme).toEqual(plain);
  }
  await dark.close();
});

test("the light theme declares itself as light only, and so does the default theme by day", async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.split(" ").sort().join(" "));
  await openApp(page, "#/play");
  for (const [media, theme, expected] of [
    ["light", "", "light only"],
    ["dark", "", "dark light"],
    ["light", "light", "light only"],
    ["dark", "light", "light only"],
    ["light", "dark", "dark"],
    ["dark", "dark", "dark"],
  ]) {
    await page.emulateMedia({ colorScheme: media });
    await page.evaluate((theme) => (theme ? (document.documentElement.dataset.theme = theme) : delete document.documentElement.dataset.theme), theme);
    expect(await scheme(), `${media}, ${theme}`).toBe(expected);
  }
});

test("with forced colours, white and black pieces can be told apart", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await openApp(page, PIECES);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect(told(await brightness(page)), colorScheme).toBeGreaterThan(60);
  }
});
