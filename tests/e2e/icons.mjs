// Draws the PNG icons from static/icons/icon.svg, for systems that need PNG.
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchOptions } from "./browser.mjs";

const folder = fileURLToPath(new URL("../../static/icons/", import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, "utf8");

// A maskable icon may be cut to a circle, and iOS rounds the corners. So both are full squares, the maskable one with a
// margin.
const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)[1];
const icons = [
  { name: "icon-180", size: 180, scale: 1, ground },
  { name: "icon-192", size: 192, scale: 1 },
  { name: "icon-512", size: 512, scale: 1 },
  { name: "icon-maskable-512", size: 512, scale: 0.8, ground },
];

const browser = await chromium.launch(launchOptions);
for (const { name, size, scale, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    html { background: ${ground ?? "transparent"} }
    body { margin: 0; height: 100vh; display: grid; place-items: center }
    svg { width: ${size * scale}px; height: ${size * scale}px }
  </style>${svg}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
