// Takes a picture of every screen in every language, and lists what does not fit:
//
//     node language-pictures.mjs [languages] [sizes] [screens]       (fr,ja 360x640,1440x900 "welcome,full prisons")
//
// The pictures lie in results/languages, a folder for each language. Needs fonts for Japanese and Chinese on this machine.
import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchOptions } from "./browser.mjs";
import { SCREENS, TAGS, misfits, settled } from "./languages.mjs";
import { COURSE, LESSONS, expectWhole, solve } from "./learning.mjs";
import { action, openApp } from "./support.mjs";
import { serve } from "../../tools/serve.mjs";

const [tags = TAGS, sizes = ["360x640", "1440x900"], screens = Object.keys(SCREENS)] = process.argv.slice(2).map((text) => text.split(",").filter(Boolean)).map((list) => (list.length ? list : undefined));
const folder = fileURLToPath(new URL("results/languages/", import.meta.url));

/** Takes a picture before and after each step of the five-minute course. */
async function course(tag, viewport) {
  const context = await browser.newContext({ viewport, baseURL: site.url, locale: tag, reducedMotion: "reduce", serviceWorkers: "block", hasTouch: true, isMobile: true });
  const page = await context.newPage();
  let number = 0;
  const look = async () => {
    await settled(page);
    number += 1;
    await page.screenshot({ path: `${folder}${tag}/course-${String(number).padStart(2, "0")}.png` });
    await expectWhole(page);
  };
  try {
    await openApp(page, `#/learn?lesson=${LESSONS[0].id}`);
    for (const lesson of LESSONS.slice(0, COURSE)) {
      await solve(page, lesson, look);
      if (lesson !== LESSONS[COURSE - 1]) await action(page, "lesson-next").click();
    }
  } catch (error) {
    console.log(`${tag} course, picture ${number}: ${error.message.split("\n").slice(0, 12).join(" ")}`);
    faults += 1;
  }
  await context.close();
}

const site = await serve();
const browser = await chromium.launch(launchOptions);
let faults = 0;
for (const tag of tags) {
  mkdirSync(`${folder}${tag}`, { recursive: true });
  for (const size of sizes) {
    const [width, height] = size.split("x").map(Number);
    const isPhone = width < 600;
    for (const screen of screens) {
      const context = await browser.newContext({ viewport: { width, height }, baseURL: site.url, locale: tag, reducedMotion: "reduce", serviceWorkers: "block", hasTouch: isPhone, isMobile: isPhone });
      const page = await context.newPage();
      try {
        await SCREENS[screen](page);
        await settled(page);
        for (const what of await page.evaluate(misfits)) {
          console.log(`${tag} ${size} ${screen}: ${what}`);
          faults += 1;
        }
      } catch (error) {
        console.log(`${tag} ${size} ${screen}: could not be opened: ${error.message.split("\n")[0]}`);
        faults += 1;
      }
      await page.screenshot({ path: `${folder}${tag}/${screen.replaceAll(" ", "-")}-${size}.png`, fullPage: !isPhone ? false : ["rules", "learn", "settings", "library", "friend", "practice", "guess", "puzzles", "you", "findings", "welcome", "home", "review"].includes(screen) });
      await context.close();
    }
    if (isPhone && !process.argv[4]) await course(tag, { width, height });
  }
}
await browser.close();
await site.close();
console.log(`${tags.length * sizes.length * screens.length} pictures in ${folder}, ${faults} findings`);
process.exitCode = faults ? 1 : 0;
