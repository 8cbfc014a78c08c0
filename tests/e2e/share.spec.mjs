// Games that go from one person to another: short links, codes, reply links, links that meet a stored game, and the small board on
// somebody else's page.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import axe from "axe-core";
import jsQR from "jsqr";
import { choose, expectFen, expectPlayers, link, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, ply, root, square, test, touch } from "./support.mjs";

// A random game of 120 turns, which is harder to write down than one that somebody means.
const LONG = readFileSync(new URL("fixtures/long.txt", import.meta.url), "utf8").trim().split(/\s+/);
const TURNS = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d8", "P#P@e4", "P@d5"];
const TEXTS = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "(P)*e4", "*d5"];

const plies = (page) => page.locator("[data-ply]");
const shown = (page, name) => page.locator(`[data-link="${name}"]`).inputValue();
const topLeft = (page) => page.locator("[data-square]").first();

/** What a camera reads off the code on the screen. */
async function scan(page) {
  const picture = (await page.locator(".qr").screenshot()).toString("base64");
  const { data, width, height } = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width: image.width, height: image.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/** The short link to a game, as the dialog gives it. */
async function shortLink(page, values) {
  await openApp(page, link(values));
  await choose(page, "share");
  const url = await shown(page, "game");
  await action(page, "close").click();
  return `#${url.split("#")[1]}`;
}

test.describe("the dialog", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("60 moves fit into a link of 400 characters, which opens exactly that", async ({ page, context }) => {
    expect(LONG.length).toBe(120);
    await openApp(page, link({ moves: LONG, seconds: 7 }));
    await expect(plies(page)).toHaveCount(120);
    const end = await fen(page);
    await choose(page, "share");
    const url = await shown(page, "game");
    test.info().annotations.push({ type: "length", description: `${url.length} characters for 120 turns` });
    expect(url.length).toBeLessThanOrEqual(400);
    const reader = await context.newPage();
    await reader.goto(url);
    await expectFen(reader, end);
    await expect(plies(reader)).toHaveCount(120);
    await choose(reader, "new-game");
    await action(reader, "across-computer").check();
    await expect(action(reader, "any-seconds")).toHaveValue("7");
    // A camera reads a code of this length too.
    expect(await scan(page)).toBe(url);
    await reader.close();
  });

  test("a letter that was lost on the way is noticed", async ({ page }) => {
    const hash = await shortLink(page, { moves: TURNS });
    await openApp(page, hash.replace(/(g=.{6})./, "$1"));
    await expect(page.getByRole("alert")).toContainText(/missing or was changed/);
    await action(page, "dismiss").click();
    await expect(plies(page)).toHaveText(TEXTS);
  });

  for (const colorScheme of ["light", "dark"]) {
    test(`each link is shown as a code that a camera reads: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openApp(page, link({ moves: TURNS }));
      await choose(page, "share");
      for (const name of ["game", "position", "reply"]) {
        await action(page, `code-${name}`).click();
        await expect(action(page, `code-${name}`)).toHaveAttribute("aria-pressed", "true");
        expect(await scan(page)).toBe(await shown(page, name));
      }
      await expectNoAxeViolations(page);
    });
  }

  test("the device's own way to send a link is offered where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => void (window.sent = what);
    });
    await openApp(page, link({ moves: TURNS }));
    await choose(page, "share");
    await action(page, "send").click();
    await expect.poll(() => page.evaluate(() => window.sent?.url)).toBe(await shown(page, "game"));
    await page.evaluate(() => (navigator.share = () => Promise.reject(new Error("no"))));
    await action(page, "send").click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(/could not send/);
  });
});

test.describe("from one to the other", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("after a turn the reply link is one tap away, and the other sits down at the turn to answer", async ({ page, browser, site }) => {
    await openApp(page, link({ moves: TURNS.slice(0, 4) }));
    await touch(page, square(page, "b1"), square(page, "c3"));
    await action(page, "reply-link").click();
    await expect(words(page)).toContainText(/reply link is copied/);
    const url = await page.evaluate(() => navigator.clipboard.readText());
    const sent = await fen(page);

    const friend = await (await browser.newContext({ baseURL: site, serviceWorkers: "block" })).newPage();
    await friend.addInitScript(() => {
      window.seen = [];
      addEventListener("animationstart", ({ animationName }) => window.seen.push(animationName));
    });
    await friend.goto(url);
    await expectFen(friend, sent);
    await expect(topLeft(friend)).toHaveAttribute("data-square", "h1");
    await expectPlayers(friend, { white: "human", black: "human" });
    await expect(words(friend)).toContainText("White: knight b1 to c3");
    // The last turn is seen once more: the knight comes from b1, which Black sees at the top.
    await expect(friend.locator(".man.replayed")).toHaveCount(1);
    expect(await friend.locator(".man.replayed").getAttribute("class")).toContain("from-x6 from-y0");
    await expect.poll(() => friend.evaluate(() => window.seen)).toContain("replay");
    // Answered, and back again.
    await touch(friend, square(friend, "d5"), square(friend, "d8"));
    await expect(friend.locator(".man.replayed")).toHaveCount(0);
    await choose(friend, "share");
    const back = await shown(friend, "reply");
    await openApp(page, `#${back.split("#")[1]}`);
    await expect(plies(page)).toHaveText(TEXTS.slice(0, 6));
    await expect(topLeft(page)).toHaveAttribute("data-square", "a8");
    await expect(words(page)).toContainText(/played on by 1 turn\b/);
    await expect(action(page, "previous-game")).toHaveCount(0);
    await friend.context().close();
  });

  test("a game against the computer becomes one between people by its reply link", async ({ page }) => {
    await openApp(page, link({ moves: TURNS.slice(0, 4), black: "engine" }));
    await expect(action(page, "reply-link")).toHaveCount(0);
    await choose(page, "share");
    const hash = `#${(await shown(page, "reply")).split("#")[1]}`;
    await openApp(page, hash);
    await expectPlayers(page, { white: "human", black: "human" });
    await expect(words(page)).toContainText(/stored game goes on/);
  });
});

test.describe("a link that meets a stored game", () => {
  const stored = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
  const texts = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

  test("the same goes on, and a reload too", async ({ page }) => {
    const hash = await shortLink(page, { moves: stored });
    await openApp(page, hash);
    await expect(words(page)).toContainText(/stored game goes on/);
    await expect(plies(page)).toHaveText(texts);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/play");
    await page.reload();
    await expect(plies(page)).toHaveText(texts);
  });

  test("newer: its turns are played on", async ({ page }) => {
    const hash = await shortLink(page, { moves: stored });
    for (let i = 0; i < 2; i += 1) await action(page, "undo").click();
    await touch(page, square(page, "d2"), square(page, "d4"));
    await action(page, "undo").click();
    await openApp(page, link({ moves: stored.slice(0, 4) }));
    await openApp(page, hash);
    await expect(plies(page)).toHaveText(texts);
    await expect(ply(page, 6)).toHaveAttribute("aria-current", "step");
    // The line that was tried is still at hand.
    await expect(page.locator(".other")).toHaveText(["d4"]);
  });

  test("older: it says how far the stored game is ahead, and redo leads there", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ moves: stored.slice(0, 3) }));
    await expect(words(page)).toContainText(/3 turns ahead/);
    await expect(ply(page, 3)).toHaveAttribute("aria-current", "step");
    for (let i = 0; i < 3; i += 1) await action(page, "redo").click();
    await expectFen(page, end);
  });

  test("a fork: it says where they part, and both are kept, through a reload too", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3", "g8f6", "d2d4"] }));
    await expect(words(page)).toContainText(/otherwise after 2\. Nf3/);
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nf6", "d4"]);
    await page.reload();
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nf6", "d4"]);
    await page.locator(".other", { hasText: "Nc6" }).click();
    await expect(plies(page)).toHaveText(texts);
    for (let i = 0; i < 2; i += 1) await action(page, "redo").click();
    await expectFen(page, end);
  });

  test("another game makes the stored one wait, one tap away", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ game: "hole" }));
    await choose(page, "previous-game");
    await expectFen(page, end);
  });
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the dialog holds everything, nothing is wider than the screen, and the reply goes the device's own way", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => void (window.sent = what);
    });
    await openApp(page, link({ moves: TURNS }));
    await action(page, "reply-link").tap();
    await expect.poll(() => page.evaluate(() => window.sent?.url)).toMatch(/#\/play\?g=[\w-]+&black=human$/);
    await choose(page, "share");
    expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await page.locator(".qr").scrollIntoViewIfNeeded();
    expect(await scan(page)).toBe(await shown(page, "game"));
    await expectNoAxeViolations(page);
    await action(page, "close").tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("pictures", () => {
  /** Frames of a GIF, by walking its blocks. */
  function frames(bytes) {
    let at = 13 + 3 * (2 << (bytes[10] & 7));
    let count = 0;
    const skip = () => {
      while (bytes[at] !== 0) at += bytes[at] + 1;
      at += 1;
    };
    while (bytes[at] !== 0x3b) {
      if (bytes[at] === 0x2c) {
        count += 1;
        at += 11;
      } else {
        at += 2;
      }
      skip();
    }
    return count;
  }
  const save = async (page, name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, name).click()]);
    return [download.suggestedFilename(), readFileSync(await download.path())];
  };

  for (const colorScheme of ["light", "dark"]) {
    test(`of the position as SVG and PNG, of the game as GIF (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openApp(page, link({ moves: TURNS }));
      await choose(page, "share");
      const picture = page.locator("img.picture");
      await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
      const [width, height] = await picture.evaluate((image) => [image.naturalWidth, image.naturalHeight]);

      const [svgName, svg] = await save(page, "picture-svg");
      expect(svgName).toBe("hostage-chess.svg");
      const text = svg.toString();
      expect(text.match(/(href|src)="[^#]|url\(|@import|class=|style=|var\(/g)).toBeNull();
      const seen = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
        const uses = [...parsed.querySelectorAll("use")];
        const drawn = uses.filter((use) => parsed.querySelector(`symbol${use.getAttribute("href")} path`));
        return [parsed.querySelector("parsererror")?.textContent ?? "", uses.length, drawn.length];
      }, text);
      // The 30 men on the board and no more: a pawn of each side has come back.
      expect(seen).toEqual(["", 32, 32]);
      expect(text).not.toContain('fill=""');

      const [pngName, png] = await save(page, "picture-png");
      expect(pngName).toBe("hostage-chess.png");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);

      const [gifName, gif] = await save(page, "picture-gif");
      expect(gifName).toBe("hostage-chess.gif");
      expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
      expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([width, height]);
      expect(frames(gif)).toBe(TURNS.length + 1);
      test.info().annotations.push({ type: "size", description: `SVG ${svg.length}, PNG ${png.length}, GIF ${gif.length} bytes` });
      console.log(`SVG ${svg.length}, PNG ${png.length}, GIF ${gif.length} bytes`);
      // A browser reads it, and its first frame has the colours of the picture.
      expect(await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image.naturalWidth;
      }, `data:image/gif;base64,${gif.toString("base64")}`)).toBe(width);
      await expect(page.locator(".report")).toHaveText("The picture is saved.");
    });
  }
});

test.describe("on somebody else's page", { tag: "@layout" }, () => {
  /** A page of another origin that holds the snippet, in a frame of this size. */
  async function club(browser, snippet, { width, height }, scripts = []) {
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Club</title><body style="margin:0">${snippet.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)}`);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: width + 40, height: height + 40 } });
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    for (const script of scripts) await page.addInitScript(script);
    // Another host name is another origin and another site.
    await page.goto(`http://localhost:${server.address().port}/`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("[data-square], [role=alert]").first()).toBeVisible();
    return {
      page,
      frame,
      inside: page.frames()[1],
      complaints,
      close: async () => {
        await context.close();
        await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
      },
    };
  }

  // A board that only shows has no business with any of these.
  const forbid = () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "Worker"]) {
      Object.defineProperty(window, name, {
        get() {
          console.error(`touched ${name}`);
          throw new DOMException(name, "SecurityError");
        },
      });
    }
  };

  async function snippet(page, values = { moves: TURNS }) {
    await openApp(page, link(values));
    await choose(page, "share");
    return shown(page, "embed");
  }

  test("the small board is walked through, at 320 by 420, without storage or engine", async ({ page, browser }) => {
    const html = await snippet(page);
    expect(html).toMatch(/^<iframe src="http[^"<>]+#\/embed\?g=[\w-]+" title="[^"]+" width="400" height="560" [^>]*><\/iframe>$/);
    const { frame, inside, complaints, close } = await club(browser, html, { width: 320, height: 420 }, [forbid]);
    const end = await frame.locator("[data-fen]").getAttribute("data-fen");
    await expect(frame.locator("[data-ply]")).toHaveText(TEXTS);
    // Nothing but the record scrolls.
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([320, 420]);
    const board = await inside.evaluate(() => document.querySelector(".board").getBoundingClientRect().width);
    expect(board).toBeGreaterThanOrEqual(8 * 24);
    const at = (count) => expect(frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", String(count));
    await frame.locator('[data-action="first"]').click();
    await expect(frame.locator("[aria-current=step]")).toHaveCount(0);
    await frame.locator('[data-action="redo"]').click();
    await at(1);
    await frame.locator('[data-ply="5"]').click();
    await at(5);
    await frame.locator('[data-action="undo"]').click();
    await at(4);
    await frame.locator('[data-action="undo"]').press("ArrowRight");
    await at(5);
    await frame.locator('[data-action="last"]').click();
    await expect(frame.locator("[data-fen]")).toHaveAttribute("data-fen", end);
    await frame.locator('[data-action="flip"]').click();
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    // It cannot be played on.
    await frame.locator('[data-square="g1"]').click({ force: true });
    await frame.locator('[data-square="f3"]').click({ force: true });
    await expect(frame.locator("[data-ply]")).toHaveCount(8);
    expect(await frame.locator('[data-action="open-full"]').getAttribute("href")).toMatch(/#\/analysis\?g=/);
    await inside.evaluate(axe.source);
    const { violations } = await inside.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("it is seen from where it was shared, opens in full, and fits other games and wide frames", async ({ page, browser }) => {
    await openApp(page, link({ game: "hole", moves: ["c3c4"] }));
    await action(page, "flip").click();
    const first = await topLeft(page).getAttribute("data-square");
    await choose(page, "share");
    const html = await shown(page, "embed");
    const { frame, inside, page: outer, complaints, close } = await club(browser, html, { width: 700, height: 400 });
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", first);
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([700, 400]);
    const shownFen = await frame.locator("[data-fen]").getAttribute("data-fen");
    const [full] = await Promise.all([outer.context().waitForEvent("page"), frame.locator('[data-action="open-full"]').click()]);
    await expect(root(full)).toHaveAttribute("data-fen", shownFen);
    expect(complaints).toEqual([]);
    await close();
  });

  test("names, side, start and theme by the address; what means nothing is told and ignored", async ({ page, browser }) => {
    const html = await snippet(page);
    const asked = (more) => html.replace(/(src="[^"]+)"/, `$1${more}"`);
    const all = "&amp;side=black&amp;start=3&amp;theme=dark&amp;white-name=Ada&amp;black-name=Bob+%26+Co&amp;event=Club%20evening";
    const { frame, inside, complaints, close } = await club(browser, asked(all), { width: 320, height: 420 });
    await expect(frame.locator(".embed-names")).toHaveText("Ada – Bob & CoClub evening");
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    await expect(frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", "3");
    expect(await inside.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await expect(frame.locator(".embed-bad")).toHaveCount(0);
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([320, 420]);
    // No price lies on a face.
    await expect(frame.locator(".tag:visible")).toHaveCount(0);
    expect(complaints).toEqual([]);
    await close();

    const odd = await club(browser, asked("&amp;side=up&amp;start=99&amp;theme=pink&amp;names=0&amp;event=Club"), { width: 400, height: 560 });
    await expect(odd.frame.locator(".embed-bad")).toHaveText([/side=up.*white or black/, /start=99.*number of turns/, /theme=pink.*light, dark or contrast/]);
    await expect(odd.frame.locator(".embed-names")).toHaveCount(0);
    await expect(odd.frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", "8");
    await odd.close();
  });

  test("a bad address says what is wrong with it", async ({ page, browser, site }) => {
    await openApp(page);
    const { frame, close } = await club(browser, `<iframe src="${site}#/embed?moves=e2e5" width="400" height="560"></iframe>`, { width: 400, height: 560 });
    await expect(frame.getByRole("alert")).toContainText("e2e5");
    await close();
  });
});
