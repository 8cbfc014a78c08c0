// Texts: only one language is loaded, the reader's or the link's, and every text comes from a catalogue.
import { change, wide } from "./pseudo.mjs";
import { action, expect, openApp, test } from "./support.mjs";

const SCREENS = ["#/welcome", "#/play", "#/analysis", "#/setup", "#/library", "#/rules", "#/findings", "#/bench", "#/embed?game=hostage", "#/friend", "#/lobby", "#/live?key=nonsense"];

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
    const texts = loaded.map((url) => /\/(start|words|later)-(.+)-\w+\.txt/.exec(url)).filter(Boolean);
    expect([...new Set(texts.map(([, kind, tag]) => `${kind} ${tag}`))].sort()).toEqual(["start de", "words de"]);
  });

  test("a link's language takes precedence over the reader's", async ({ page }) => {
    await open(page, "#/rules?lang=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#app h2")).toContainText("How");
  });
});

test("the page's scripts have the texts of the language that the page is in", async ({ page }) => {
  const panel = () => page.evaluate(() => reader.say("fault-copy") ?? "English");
  await openApp(page, "#/rules?lang=de");
  expect(await panel()).toBe("Kopie sichern");
  await page.evaluate(() => (location.hash = "#/rules?lang=en"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await panel()).toBe("English");
  await page.evaluate(() => (location.hash = "#/rules?lang=es"));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await panel()).toMatch(/copia/);
});

test("a link in another language changes the texts without a reload, and they stay", async ({ page }) => {
  await openApp(page);
  await page.evaluate(() => (location.hash = "#/rules?lang=de"));
  await expect(page.locator("#app h2")).toContainText("So spielst du");
  await page.evaluate(() => (location.hash = "#/setup"));
  await expect(page.locator("nav")).toContainText("Regeln");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("while a language is on its way", () => {
  test.use({ expected: /words-de|Failed to load resource|did not come/ });
  test("another one can be chosen, and stays if the first does not come", async ({ page }) => {
    await openApp(page, "#/settings");
    const held = {};
    for (const tag of ["de", "fr"]) await page.route(new RegExp(`/words-${tag}-`), (route) => (held[tag] = route));
    await action(page, "language-de").check();
    await expect.poll(() => held.de).toBeTruthy();
    await action(page, "language-fr").check();
    await expect.poll(() => held.fr).toBeTruthy();
    await page.evaluate(() => void (window.missed = new Promise((done) => addEventListener("missing", () => done(), { once: true }))));
    await page.unroute(/\/words-de-/);
    await page.route(/\/words-de-/, (route) => route.fulfill({ status: 404 }));
    await held.de.fulfill({ status: 404 });
    await page.evaluate(() => window.missed);
    await held.fr.continue();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

for (const nonsense of ["xx", "deutsch", "d", "-", "de_", "%00", "e".repeat(5000), "constructor", "__proto__"]) {
  test(`a language that does not exist is ignored: ${nonsense.slice(0, 20)}`, async ({ page }) => {
    await open(page, `#/play?lang=${nonsense}`);
    await expect(page.locator("html")).toHaveAttribute("lang", nonsense === "de_" ? "de" : "en");
    await expect(page.locator("#fault")).toBeHidden();
  });
}

for (const [asked, found] of [["pt", "pt-BR"], ["PT-br", "pt-BR"], ["pt-PT", "pt-BR"], ["zh-CN", "zh-Hans"], ["de-AT", "de"], ["ja", "ja"]]) {
  test(`a link in ${asked} is shown in ${found}`, async ({ page }) => {
    await open(page, `#/play?lang=${asked}`);
    await expect(page.locator("html")).toHaveAttribute("lang", found);
    await expect(page.locator("nav")).not.toContainText("Learn");
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", `./manifest-${found}.webmanifest`);
  });
}

test("every language can be chosen, and the page's size does not depend on their number", async ({ page, request }) => {
  await open(page, "#/settings");
  const tags = await page.locator('[data-setting="language"] option, select[name="language"] option').evaluateAll((all) => all.map(({ value }) => value));
  const html = await (await request.get("./")).text();
  for (const tag of tags.filter((tag) => !["browser", "en"].includes(tag))) expect(html).not.toMatch(new RegExp(`(?<!lang=)"${tag}"|-${tag}[-"]`));
});

test.describe("when the texts of a language are damaged", () => {
  test.use({ locale: "de-AT", expected: /words-de|later-de|start-de|Failed to load resource|did not come/ });
  const half = async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  };
  const doubts = (page) => page.locator(".doubts");

  for (const [what, lang, damage] of [["half a file", "de", half], ["no file", "en", (route) => route.fulfill({ status: 404 })], ["another page", "en", (route) => route.fulfill({ body: "<!doctype html><p>Log in" })]]) {
    test(`the rest is English, and that is said once: ${what}`, async ({ page }) => {
      await page.route(/words-de-/, damage);
      await open(page, "#/play");
      await expect(page.locator("#fault")).toBeHidden();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const texts = await page.locator("#app").innerText();
      expect(texts).not.toMatch(/\{[a-z-]+\}/);
      await expect(doubts(page)).toHaveCount(1);
      await doubts(page).getByRole("button").click();
      await page.evaluate(() => (location.hash = "#/learn"));
      await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
      await expect(doubts(page)).toHaveCount(0);
    });
  }

  test("without its first texts, the whole page is English, and that is said once", async ({ page }) => {
    await page.route(/start-de-/, (route) => route.fulfill({ body: "{" }));
    await open(page, "#/play");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("nav")).toContainText("Play");
    await expect(doubts(page)).toHaveCount(1);
  });

  test("damage that no digest shows is noticed too", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await page.route(/words-de-/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/^=Spielen$/gm, "={ kaputt") });
    });
    await open(page, "#/play");
    await expect(doubts(page)).toHaveCount(1);
    await expect(page.locator("nav")).toContainText("Play");
    await expect(page.locator("nav")).toContainText("Lernen");
  });
});

test.describe("without texts", () => {
  test.use({ expected: /words-|Failed to load resource/ });
  test("a panel says that the texts are missing", async ({ page }) => {
    await page.route(/words-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("./#/play");
    await expect(page.locator("#fault")).toBeVisible();
  });
});

for (const screen of SCREENS) {
  test(`every text on ${screen} is in the catalogue`, async ({ page }) => {
    // Without crypto.subtle the page does not check digests, so it accepts the changed catalogue.
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await page.route(/(words|later)-en-/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: change(await answer.text(), wide) });
    });
    await open(page, screen);
    // Squares and notation are not texts; FENs, addresses and names are in fields and links.
    const left = (await shown(page)).filter((text) => /[a-z]{3,}/i.test(text) && !/[/#]/.test(text));
    expect(left).toEqual([]);
  });
}
