// Takes screenshots of the built site for review: each link, at three screen sizes, light and dark.
//
//     node screenshots.mjs "#/play" "#/settings"        (without a link: the start)
import { chromium } from "@playwright/test";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchOptions } from "./browser.mjs";
import { serve } from "../../tools/serve.mjs";

const links = process.argv.length > 2 ? process.argv.slice(2) : [""];
const screens = [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "tablet", viewport: { width: 768, height: 1024 }, hasTouch: true },
  { name: "phone", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
];
const folder = fileURLToPath(new URL("results/screenshots/", import.meta.url));
rmSync(folder, { recursive: true, force: true });

const site = await serve();
const browser = await chromium.launch(launchOptions);
for (const { name, ...screen } of screens) {
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ ...screen, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
    for (const [index, link] of links.entries()) {
      const page = await context.newPage();
      await page.goto(`${site.url}${link}`);
      await page.waitForSelector('html[data-boot="live"]', { state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const words = link.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "").slice(0, 40) || "start";
      await page.screenshot({ path: `${folder}${index + 1}-${words}-${name}-${colorScheme}.png` });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await site.close();
console.log(`${links.length * screens.length * 2} pictures in ${folder}`);
