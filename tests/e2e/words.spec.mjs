// Texts: only one language is loaded, the reader's or the link's, and every text comes from a catalogue.
import { expect, openApp, test } from "./support.mjs";

const SCREENS = ["#/welcome", "#/play", "#/analysis", "#/setup", "#/library", "#/rules", "#/bench", "#/embed?game=hostage", "#/friend", "#/lobby", "#/live?key=nonsense"];

/** The texts that a reader or a screen reader finds on the page. */
const shown = (page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data);
    for (const element of document.querySelectorAll("#app *")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

const open = async (page, address) => {
  await page.goto(`./${address}`);
  await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
};

test.describe("for a German reader", () => {
  test.use({ locale: "de-AT" });

  test("the page is in German, and loads no other language", async ({ page }) => {
    const loaded = [];
    page.on("request", (request) => loaded.push(request.url()));
    await open(page, "#/play");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("nav")).toContainText("Spielen");
    expect(loaded.filter((url) => /words-/.test(url)).map((url) => url.replace(/.*words-(..)-.*/, "$1"))).toEqual(["de"]);
  });

  test("a link's language takes precedence over the reader's", async ({ page }) => {
    await open(page, "#/rules?lang=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#app h2")).toContainText("How");
  });
});

test("a link in another language changes the texts without a reload, and they stay", async ({ page }) => {
  await openApp(page);
  await page.evaluate(() => (location.hash = "#/rules?lang=de"));
  await expect(page.locator("#app h2")).toContainText("So spielst du");
  await page.evaluate(() => (location.hash = "#/setup"));
  await expect(page.locator("nav")).toContainText("Regeln");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("an unknown language falls back to English", async ({ page }) => {
  await open(page, "#/play?lang=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("without texts", () => {
  test.use({ expected: /words-|Failed to load resource/ });
  test("a panel says that the texts are missing", async ({ page }) => {
    await page.route(/words-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("./#/play");
    await expect(page.locator("#fault")).toBeVisible();
  });
});

/** Replaces the letters of a catalogue by wide ones. Text in ordinary letters is then missing from the catalogue. */
const widen = (text) => {
  const wide = (plain) => plain.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  return text.replace(/^(\s*\.?[A-Za-z][\w-]* = |\s*\*?\[[^\]]*\] |\s*\}|)(.*)$/gm, (_, head, rest) => head + rest.replace(/[^{}]+(?=\{|$)|\{[^{}]*(?:\}|$)/g, (part) => (part.startsWith("{") ? part : wide(part))));
};

for (const screen of SCREENS) {
  test(`every text on ${screen} is in the catalogue`, async ({ page }) => {
    // Without crypto.subtle the page does not check digests, so it accepts the changed catalogue.
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await page.route(/(words|later)-en-/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: widen(await answer.text()) });
    });
    await open(page, screen);
    // Squares and notation are not texts; FENs, addresses and names are in fields and links.
    const left = (await shown(page)).filter((text) => /[a-z]{3,}/i.test(text) && !/[/#]/.test(text));
    expect(left).toEqual([]);
  });
}
