// The words: one language is downloaded, the reader's or the link's, and nothing is said that is in no catalogue.
import { expect, openApp, test } from "./support.mjs";

const SCREENS = ["#/welcome", "#/play", "#/analysis", "#/setup", "#/library", "#/rules", "#/bench", "#/embed?game=hostage"];

/** What a reader or a screen reader finds on the page. */
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

test.describe("of a German reader", () => {
  test.use({ locale: "de-AT" });

  test("the page speaks German, and downloads no other language", async ({ page }) => {
    const loaded = [];
    page.on("request", (request) => loaded.push(request.url()));
    await open(page, "#/play");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("nav")).toContainText("Spielen");
    expect(loaded.filter((url) => /words-/.test(url)).map((url) => url.replace(/.*words-(..)-.*/, "$1"))).toEqual(["de"]);
  });

  test("a link's language comes before the reader's", async ({ page }) => {
    await open(page, "#/rules?lang=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#app h2")).toContainText("How");
  });
});

test("a link in another language changes the words while the page lives, and they stay", async ({ page }) => {
  await openApp(page);
  await page.evaluate(() => (location.hash = "#/rules?lang=de"));
  await expect(page.locator("#app h2")).toContainText("Wie man");
  await page.evaluate(() => (location.hash = "#/setup"));
  await expect(page.locator("nav")).toContainText("Regeln");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("an unknown language is English", async ({ page }) => {
  await open(page, "#/play?lang=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("without words", () => {
  test.use({ expected: /words-|Failed to load resource/ });
  test("words that do not come are told", async ({ page }) => {
    await page.route(/words-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("./#/play");
    await expect(page.locator("#fault")).toBeVisible();
  });
});

/** The catalogue in letters of double width: what then shows in plain ones was left out of it. */
const widen = (text) => {
  const wide = (plain) => plain.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  return text.replace(/^(\s*\.?[A-Za-z][\w-]* = |\s*\*?\[[^\]]*\] |\s*\}|)(.*)$/gm, (_, head, rest) => head + rest.replace(/[^{}]+(?=\{|$)|\{[^{}]*(?:\}|$)/g, (part) => (part.startsWith("{") ? part : wide(part))));
};

for (const screen of SCREENS) {
  test(`nothing on ${screen} is left out of the catalogue`, async ({ page }) => {
    // Words that are not as they were built are refused where a digest can be worked out.
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await page.route(/(words|later)-en-/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: widen(await answer.text()) });
    });
    await open(page, screen);
    // Squares and notation are no words; FENs, addresses and names of people stand in fields and links.
    const left = (await shown(page)).filter((text) => /[a-z]{3,}/i.test(text) && !/[/#]/.test(text));
    expect(left).toEqual([]);
  });
}
