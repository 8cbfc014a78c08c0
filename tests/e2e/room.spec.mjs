// The space that browsers and devices take from the window (scrollbars, notches, bars), and the sizes that fingers
// need.
import { choose, link } from "./hands.mjs";
import { TAGS } from "./languages.mjs";
import { action, expect, openApp, test } from "./support.mjs";

const SCREENS = [
  "#/welcome",
  "#/play",
  link({ moves: ["e2e4"] }),
  link({ screen: "analysis", moves: ["e2e4", "e7e5"] }),
  "#/setup",
  "#/library",
  "#/learn",
  "#/learn/guess",
  "#/puzzles",
  "#/rules",
  "#/findings",
  "#/settings",
  "#/friend",
  "#/lobby",
  "#/live?key=nonsense",
];

// Playwright's Chromium hides scrollbars by default.
test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }) });

test.skip(({ browserName }) => browserName !== "chromium", "scrollbars and notches are emulated through Chromium's DevTools protocol");

// Each test opens every screen.
test.beforeEach(() => test.slow());

test.describe("where scrollbars take space", { tag: "@layout" }, () => {
  for (const [width, height] of [[360, 640], [800, 1100], [960, 700], [1280, 800]]) {
    test(`no page scrolls sideways at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      let taken = 0;
      for (const screen of SCREENS) {
        await openApp(page, screen);
        const root = page.locator("html");
        await expect(root, screen).toHaveJSProperty("scrollWidth", await root.evaluate((html) => html.clientWidth));
        taken = Math.max(taken, await root.evaluate((html) => innerWidth - html.clientWidth));
      }
      expect(taken, "no scrollbar took space, so nothing was tested").toBeGreaterThan(0);
    });
  }
});

test.describe("in German", { tag: "@layout" }, () => {
  test.use({ locale: "de-DE" });

  test("the header of a game fits on the narrowest desktop screen, in one line", async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 700 });
    await openApp(page, "#/play");
    await expect(page.locator("nav")).toContainText("Aufgaben");
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", await page.evaluate(() => document.documentElement.clientWidth));
    for (const part of await page.locator("header nav > :visible, header h1").all()) expect((await part.boundingBox()).height, await part.innerText()).toBeLessThan(48);
  });
});

test.describe("under a notch", () => {
  const insets = { top: 47, right: 31, bottom: 34, left: 44 };
  const cover = async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
  };

  for (const [width, height] of [[390, 844], [844, 420]]) {
    test(`at ${width}x${height} the notch covers no button and no text`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await cover(page);
      for (const screen of SCREENS) {
        await openApp(page, screen);
        const out = await page.evaluate(({ top, right, bottom, left }) => {
                    const seen = [...document.querySelectorAll("button, a, input, select, summary, .board, .tray, h1, h2, p")];
          const stands = document.documentElement.scrollHeight <= innerHeight;
          return seen.flatMap((it) => {
            const box = it.getBoundingClientRect();
            const unseen = !it.checkVisibility() || box.width <= 1 || it.closest(".brand")?.offsetWidth === 1;
            if (unseen || it.closest(".record, nav, .tabs")) return [];
            const over = box.left < left - 1 || box.right > innerWidth - right + 1 || box.top + scrollY < top - 1;
            // A scrollable part can be scrolled out from under the notch.
            let frame = it.parentElement;
            while (frame !== document.body && getComputedStyle(frame).overflowY !== "auto") frame = frame.parentElement;
            // The buttons of the findings are part of the page; others stay at the bottom of the window.
            const still = it.closest(".controls:not(.findings *)") || (stands && frame === document.body);
            const under = still && box.bottom > innerHeight - bottom + 1;
            return over || under ? [`${it.outerHTML.slice(0, 90)} ${JSON.stringify(box)}`] : [];
          });
        }, insets);
        expect(out, screen).toEqual([]);
        const root = page.locator("html");
        expect(await root.evaluate((html) => html.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
      }
    });
  }

  test("navigation bar and dialogs avoid it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await cover(page);
    await openApp(page, "#/settings");
    for (const item of await page.locator("nav > :visible").all()) {
      const box = await item.boundingBox();
      expect(box.y + box.height).toBeLessThanOrEqual(844 - insets.bottom);
      expect(box.x).toBeGreaterThanOrEqual(insets.left);
    }
    await openApp(page, "#/play");
    await choose(page, "new-game");
    const box = await page.locator("dialog.new-game").boundingBox();
    expect(box.y).toBeGreaterThanOrEqual(insets.top);
    expect(box.y + box.height).toBeLessThanOrEqual(844 - insets.bottom);
    expect(box.x).toBeGreaterThanOrEqual(insets.left);
    expect(box.x + box.width).toBeLessThanOrEqual(390 - insets.right);
  });
});

// Long words and buttons are what sticks out, so each language is tried. So is each month in the calendar of the puzzles.
for (const tag of TAGS) {
  const title = "text of twice the size does not make a small phone scroll sideways";
  test(tag === "en" ? title : `in another language, ${title}: ${tag}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.clock.setFixedTime(new Date(2027, 11, 15));
    await page.addInitScript(() => addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")));
    const fits = async (what) => expect(await page.locator("html").evaluate((html) => html.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
    for (const screen of [...SCREENS, "#/puzzles?daily", "#/puzzles"]) {
      await openApp(page, `${screen}${screen.includes("?") ? "&" : "?"}lang=${tag}`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await fits(screen);
    }
    const heading = page.locator(".puzzle-month h3");
    for (let months = 0; months < 12; months++) {
      const month = await heading.textContent();
      await fits(month);
      await action(page, "puzzle-month-before").click();
      await expect(heading).not.toHaveText(month);
    }
  });
}

test("no field makes a phone zoom in, and no button waits for a double tap", async ({ page }) => {
  const fields = page.locator("input:not([type=checkbox], [type=radio], [type=file]), select, textarea");
  let seen = 0;
  for (const screen of SCREENS) {
    await openApp(page, screen);
    // All at once: a field may be gone a moment later.
    const found = await fields.evaluateAll((all) => all.map((it) => [it.outerHTML, Number.parseFloat(getComputedStyle(it).fontSize)]));
    seen += found.length;
    expect(found.filter(([, size]) => size < 16), screen).toEqual([]);
    const slow = await page.locator("button, a, label").evaluateAll((all) => all.filter((it) => getComputedStyle(it).touchAction === "auto").map((it) => it.outerHTML));
    expect(slow, screen).toEqual([]);
  }
  expect(seen).toBeGreaterThan(5);
});
