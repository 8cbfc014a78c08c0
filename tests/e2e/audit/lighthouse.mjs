// Runs Lighthouse on the screens where visitors arrive, as a simulated phone.
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { launchOptions } from "../browser.mjs";

const SCREENS = [
  { name: "Welcome", address: "" },
  { name: "Play", address: "#/play", played: true },
  { name: "Puzzles", address: "#/puzzles" },
  { name: "Analysis", address: "#/analysis" },
];
const percent = (value) => Math.round(value * 100);
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const category = (name) => (lhr) => percent(lhr.categories[name].score);
const audit = (name) => (lhr) => lhr.audits[name].numericValue;
const ROWS = [
  { what: "performance", of: category("performance"), show: String, atLeast: 95 },
  { what: "accessibility", of: category("accessibility"), show: String, atLeast: 95 },
  { what: "best practices", of: category("best-practices"), show: String, atLeast: 95 },
  { what: "SEO", of: category("seo"), show: String, atLeast: 95 },
  { what: "largest contentful paint", of: audit("largest-contentful-paint"), show: seconds, atMost: 1500, unit: " ms" },
  { what: "first contentful paint", of: audit("first-contentful-paint"), show: seconds },
  { what: "total blocking time", of: audit("total-blocking-time"), show: milliseconds, atMost: 100, unit: " ms" },
  { what: "layout shift", of: audit("cumulative-layout-shift"), show: (value) => value.toFixed(3), atMost: 0.02 },
];

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Plays a move and clears the cache, so that the site looks like one visited before. */
async function playOnce(port, url) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${url}#/play?black=human`);
  for (const square of ["e2", "e4"]) await page.locator(`[data-square="${square}"]`).click();
  await page.locator('[data-ply="1"]').waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "service_workers,cache_storage" });
  await page.close();
  await browser.close();
}

/** Medians of each row, one value per screen. */
export async function screens(url, runs, say) {
  const reports = [];
  for (const { name, address, played } of SCREENS) {
    const own = [];
    for (let run = 0; run < runs; run += 1) {
      say(`Lighthouse: ${name}, ${run + 1} of ${runs}`);
      const chrome = await launch({ chromePath: launchOptions.executablePath, chromeFlags: ["--headless=new", ...launchOptions.args], logLevel: "silent" });
      try {
        if (played) await playOnce(chrome.port, url);
        const { lhr } = await lighthouse(url + address, { port: chrome.port, logLevel: "silent", disableStorageReset: Boolean(played) });
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        own.push(lhr);
      } finally {
        await chrome.kill();
      }
    }
    reports.push(own);
  }
  const rows = ROWS.map((row) => ({ ...row, values: reports.map((own) => median(own.map(row.of))) }));
  rows.push({ what: "speed of the machine (benchmark index)", show: String, values: reports.map((own) => Math.round(median(own.map((lhr) => lhr.environment.benchmarkIndex)))) });
  return { names: SCREENS.map(({ name }) => name), rows, versions: { lighthouse: reports[0][0].lighthouseVersion } };
}
