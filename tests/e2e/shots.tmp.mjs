import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";
const site = await serve();
const browser = await chromium.launch(launchOptions);
const screens = [
  ["desktop", { viewport: { width: 1440, height: 900 } }, "light"],
  ["desktop-dark", { viewport: { width: 1280, height: 800 } }, "dark"],
  ["tablet", { viewport: { width: 768, height: 1024 }, hasTouch: true }, "light"],
  ["phone", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, "light"],
  ["phone-dark", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, "dark"],
  ["side", { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }, "light"],
].filter(([name]) => process.argv.length < 3 || process.argv.includes(name));
for (const [name, screen, colorScheme] of screens) {
  const context = await browser.newContext({ ...screen, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${site.url}#/analysis?game=hostage&moves=e2e4_d7d5_e4d5_d8d5_b1c3_d5a5_d2d4_c7c6_g1f3_c8g4_f1e2_g4f3_e2f3_b8d7_P%23P@e4_e8c8`);
  await page.waitForSelector('html[data-boot="live"]', { state: "attached" });
  await page.waitForSelector(".moves .ply");
  const turn = (text) => page.locator(".moves [data-node]").filter({ hasText: text }).first();
  const sq = (name) => page.locator(`[data-square="${name}"]`);
  await turn("Nf3").click();
  for (const m of ["g8f6", "f1d3"]) { await sq(m.slice(0, 2)).click(); await sq(m.slice(2)).click(); }
  await page.keyboard.press("ArrowLeft");
  for (const m of ["f1e2", "c8f5"]) { await sq(m.slice(0, 2)).click(); await sq(m.slice(2)).click(); }
  await page.keyboard.press("c");
  await page.locator('[data-glyph="5"]').click();
  await page.locator("#comment").fill("A quiet line; Black keeps the bishop outside of the chain.");
  await page.keyboard.press("Escape");
  await turn("Bg4").click();
  await page.keyboard.press("End");
  await page.locator('[data-action="engine"]').click();
  for (let i = 0; i < 2; i += 1) await page.locator('[data-action="more-lines"]').click();
  await page.waitForSelector('[data-line="3"]');
  await page.waitForFunction(() => Number(document.querySelector(".engine").dataset.depth) >= 5);
  if (name === "desktop") await page.locator('[data-line="1"] .line-turn').nth(2).hover();
  await page.screenshot({ path: `/tmp/shot-${name}.png` });
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]));
  if (name.startsWith("phone")) { await page.keyboard.press("c"); await page.screenshot({ path: `/tmp/shot-${name}-menu.png` }); }
  await context.close();
}
await browser.close();
await site.close();
