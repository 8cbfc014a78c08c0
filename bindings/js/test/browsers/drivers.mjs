// The three browsers behind one set of steps. Playwright drives Chromium and Firefox, the repository's own driver WebKitGTK.
import { createRequire } from "node:module";
import { launchOptions, testBrowser } from "../../../../tests/e2e/browser.mjs";
import { use as firefoxUse } from "../../../../tests/e2e/firefox.mjs";
import { webkit as openWebkit } from "../../../../tests/e2e/webkit/driver.mjs";

const TIMEOUT = 20_000;
const { chromium, firefox } = createRequire(new URL("../../../../package.json", import.meta.url))("@playwright/test");

async function playwright(type, options, { width, height, dark = false, touch = false }) {
  const browser = await type.launch(options);
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? "dark" : "light", locale: "en-GB", hasTouch: touch });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return {
    faults,
    page,
    version: browser.version(),
    go: (url) => page.goto(url),
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    async until(script, ...args) {
      const end = Date.now() + TIMEOUT;
      for (;;) {
        const found = await page.evaluate(`(${script})(...${JSON.stringify(args)})`);
        if (found) return found;
        if (Date.now() > end) throw new Error(`timed out waiting for ${script} of ${JSON.stringify(args)}`);
        await page.waitForTimeout(30);
      }
    },
    click: (x, y) => page.mouse.click(x, y),
    async drag([x, y], [right, down]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(right, down, { steps: 5 });
      await page.mouse.up();
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    picture: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  };
}

async function webkit({ width, height }) {
  const session = await openWebkit({ width, height });
  const move = { type: "pointerMove" };
  return {
    faults: [],
    version: session.version,
    go: (url) => session.go(url),
    run: (script, ...args) => session.run(script, ...args),
    async until(script, ...args) {
      const end = Date.now() + TIMEOUT;
      for (;;) {
        const found = await session.run(script, ...args);
        if (found) return found;
        if (Date.now() > end) throw new Error(`timed out waiting for ${script} of ${JSON.stringify(args)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    click: (x, y) => session.pointer({ ...move, x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    drag([x, y], [right, down]) {
      const way = [1, 2, 3, 4].map((part) => ({ ...move, duration: 20, x: Math.round(x + ((right - x) * part) / 4), y: Math.round(y + ((down - y) * part) / 4) }));
      return session.pointer({ ...move, x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, ...way, { type: "pointerUp", button: 0 });
    },
    press: (...keys) => session.press(...keys),
    picture: (path) => session.picture(path),
    close: () => session.close(),
  };
}

/** Each browser, opened with a window of a size. */
export const BROWSERS = {
  chromium: (size) => playwright(chromium, { ...launchOptions, executablePath: testBrowser }, size),
  firefox: (size) => playwright(firefox, { channel: firefoxUse.channel, ...firefoxUse.launchOptions }, size),
  webkit,
};
