// Games sent from one person to another: short links, QR codes, reply links, and links opened when a game is stored.
import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { choose, expectFen, expectPlayers, link, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, ply, root, square, test, touch } from "./support.mjs";

// A random game of 120 moves, which compresses less well than a real one.
const LONG = readFileSync(new URL("fixtures/long.txt", import.meta.url), "utf8").trim().split(/\s+/);
const MOVES = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d8", "P#P@e4", "P@d5"];
const TEXTS = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "(P)*e4", "*d5"];

const plies = (page) => page.locator("[data-ply]");
const shown = (page, name) => page.locator(`[data-link="${name}"]`).inputValue();
const topLeft = (page) => page.locator("[data-square]").first();

/** Decodes the QR code on the screen. */
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

/** The short link to a game, from the Share dialog. */
async function shortLink(page, values) {
  await openApp(page, link(values));
  await choose(page, "share");
  const url = await shown(page, "game");
  await action(page, "close").click();
  return `#${url.split("#")[1]}`;
}

test.describe("the dialog", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a chosen code is in view on a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openApp(page, link({ moves: MOVES }));
    await choose(page, "share");
    for (const name of ["position", "game"]) {
      await action(page, `code-${name}`).click();
      await expect(page.locator(".qr")).toBeInViewport({ ratio: 0.9 });
    }
    // The code stands directly below the links.
    expect(await page.evaluate(() => document.querySelector(".code").compareDocumentPosition(document.querySelector(".pictures")))).toBe(4);
  });

  test("it copies and sends nothing by itself, and each button says what it has copied", async ({ page }) => {
    await page.addInitScript(() => {
      window.taken = [];
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => (window.taken.push(text), write(text));
      navigator.share = async ({ url }) => void window.taken.push(url);
      window.open = (url) => void window.taken.push(url);
    });
    await openApp(page, link({ moves: MOVES }));
    await choose(page, "share");
    await expect(page.locator(".qr")).toBeVisible();
    const taken = () => page.evaluate(() => window.taken);
    expect(await taken()).toEqual([]);
    await expect(page.getByRole("dialog").getByRole("status")).toBeEmpty();
    const [game, position] = [await shown(page, "game"), await shown(page, "position")];
    await action(page, "copy-game").click();
    await expect(action(page, "copy-game")).toHaveText("Copied");
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("whole game copied");
    await action(page, "copy-position").click();
    await expect(action(page, "copy-position")).toHaveText("Copied");
    await expect(action(page, "copy-game")).toHaveText("Copy");
    expect(await taken()).toEqual([game, position]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(position);
    await expectNoAxeViolations(page);
  });

  test("the links leave out what a program has appended to the address", async ({ page }) => {
    await openApp(page, `?fbclid=tracker${link({ moves: MOVES })}`);
    await choose(page, "share");
    for (const name of ["game", "position", "reply", "embed"]) expect(await shown(page, name)).not.toContain("tracker");
    await action(page, "close").click();
    await choose(page, "share");
    expect(await scan(page)).toBe(await shown(page, "game"));
  });

  test("a game that was resigned ends so in the links, on the small board and in the picture", async ({ page }) => {
    await openApp(page, link({ moves: MOVES }));
    for (let press = 0; press < 2; press++) await choose(page, "resign");
    await choose(page, "share");
    const told = async () => decodeURIComponent((await page.locator("img.picture").getAttribute("src")).split(",").slice(1).join(","));
    expect(await told()).toContain("White resigns");
    const [, address] = /src="([^"]*)"/.exec(await shown(page, "embed"));
    expect(await shown(page, "game")).toContain("&end=R");
    await action(page, "close").click();
    await page.locator('[data-ply="3"]').click();
    await choose(page, "share");
    expect(await told()).not.toContain("White resigns");
    // The small board has the whole game, and opens at the position shown.
    expect(await shown(page, "embed")).toContain(`${address}&amp;start=3"`);

    await openApp(page, address.replaceAll("&amp;", "&").replace(/^[^#]*/, ""));
    await expect(root(page)).toHaveAttribute("data-result", "0-1");
    await expect(page.locator(".said")).toContainText("White resigns");
    await action(page, "undo").click();
    await expect(root(page)).toHaveAttribute("data-result", "");
    await action(page, "last").click();
    await expect(root(page)).toHaveAttribute("data-result", "0-1");
  });

  test("at an earlier position the link says that it ends there", async ({ page }) => {
    await openApp(page, link({ moves: MOVES }));
    await page.locator('[data-ply="3"]').click();
    await choose(page, "share");
    await expect(page.getByLabel("Link to the game up to this move", { exact: true })).toBeVisible();
    await action(page, "copy-game").click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("up to this move copied");
    await action(page, "close").click();
    await page.locator('[data-ply="8"]').click();
    await choose(page, "share");
    await expect(page.getByLabel("Link to the whole game", { exact: true })).toBeVisible();
  });

  test("60 moves fit into a link of 400 characters, which opens exactly that", async ({ page, context }) => {
    expect(LONG.length).toBe(120);
    await openApp(page, link({ moves: LONG, seconds: 7 }));
    await expect(plies(page)).toHaveCount(120);
    const end = await fen(page);
    await choose(page, "share");
    const url = await shown(page, "game");
    test.info().annotations.push({ type: "length", description: `${url.length} characters for 120 moves` });
    expect(url.length).toBeLessThanOrEqual(400);
    const reader = await context.newPage();
    await reader.goto(url);
    await expectFen(reader, end);
    await expect(plies(reader)).toHaveCount(120);
    await choose(reader, "new-game");
    await action(reader, "across-computer").check();
    await expect(action(reader, "any-seconds")).toHaveValue("7");
    // A QR code of this length can be scanned too.
    expect(await scan(page)).toBe(url);
    await reader.close();
  });

  test("a missing letter in a link is noticed", async ({ page }) => {
    const hash = await shortLink(page, { moves: MOVES });
    await openApp(page, hash.replace(/(g=.{6})./, "$1"));
    await expect(page.getByRole("alert")).toContainText(/missing or was changed in transit/);
    await action(page, "dismiss").click();
    await expect(plies(page)).toHaveText(TEXTS);
  });

  for (const colorScheme of ["light", "dark"]) {
    test(`each link has a QR code that can be scanned: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openApp(page, link({ moves: MOVES }));
      await choose(page, "share");
      for (const name of ["game", "position", "reply"]) {
        await action(page, `code-${name}`).click();
        await expect(action(page, `code-${name}`)).toHaveAttribute("aria-pressed", "true");
        expect(await scan(page)).toBe(await shown(page, name));
      }
      await expectNoAxeViolations(page);
    });
  }

  test("the device's share function is offered if there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => void (window.sent = what);
    });
    await openApp(page, link({ moves: MOVES }));
    await choose(page, "share");
    await action(page, "send").click();
    await expect.poll(() => page.evaluate(() => window.sent?.url)).toBe(await shown(page, "game"));
    await page.evaluate(() => (navigator.share = () => Promise.reject(new Error("no"))));
    await action(page, "send").click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(/could not share/);
  });
});

test.describe("from one person to the other", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("after a move the reply link is one tap away, and the friend opens it on the right side", async ({ page, browser, site }) => {
    await openApp(page, link({ moves: MOVES.slice(0, 4) }));
    await touch(page, square(page, "b1"), square(page, "c3"));
    // Both play at this screen, so there is nobody to reply to yet.
    await expect(action(page, "reply-link")).toHaveText("Send link");
    await action(page, "reply-link").click();
    await expect(words(page)).toContainText(/reply link copied/i);
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
    // The last move is replayed: the knight comes from b1, which is at the top for Black.
    await expect(friend.locator(".piece.replayed")).toHaveCount(1);
    expect(await friend.locator(".piece.replayed").getAttribute("class")).toContain("from-x6 from-y0");
    await expect.poll(() => friend.evaluate(() => window.seen)).toContain("replay");
    // The friend answers, and the reply goes back.
    await touch(friend, square(friend, "d5"), square(friend, "d8"));
    await expect(friend.locator(".piece.replayed")).toHaveCount(0);
    await choose(friend, "share");
    const back = await shown(friend, "reply");
    await openApp(page, `#${back.split("#")[1]}`);
    await expect(plies(page)).toHaveText(TEXTS.slice(0, 6));
    await expect(topLeft(page)).toHaveAttribute("data-square", "a8");
    await expect(words(page)).toContainText(/adds 1 move to your saved game\b/);
    await expect(action(page, "previous-game")).toHaveCount(0);
    await friend.context().close();
  });

  test("a reply link turns a game against the computer into one between people", async ({ page }) => {
    await openApp(page, link({ moves: MOVES.slice(0, 4), black: "engine" }));
    await expect(action(page, "reply-link")).toHaveCount(0);
    await choose(page, "share");
    const hash = `#${(await shown(page, "reply")).split("#")[1]}`;
    await openApp(page, hash);
    await expectPlayers(page, { white: "human", black: "human" });
    // The game against the computer is not changed by it.
    await choose(page, "previous-game");
    await expectPlayers(page, { white: "human", black: "engine" });
  });
});

test.describe("a link that meets a stored game", () => {
  const stored = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
  const texts = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

  test("the same game continues, after a reload too", async ({ page }) => {
    const hash = await shortLink(page, { moves: stored });
    await openApp(page, hash);
    await expect(words(page)).toContainText(/saved game continues/);
    await expect(plies(page)).toHaveText(texts);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/play");
    await page.reload();
    await expect(plies(page)).toHaveText(texts);
  });

  test("newer: the additional moves are added", async ({ page }) => {
    const hash = await shortLink(page, { moves: stored });
    for (let i = 0; i < 2; i += 1) await action(page, "undo").click();
    await touch(page, square(page, "d2"), square(page, "d4"));
    await action(page, "undo").click();
    await openApp(page, link({ moves: stored.slice(0, 4) }));
    await openApp(page, hash);
    await expect(plies(page)).toHaveText(texts);
    await expect(ply(page, 6)).toHaveAttribute("aria-current", "step");
    // The alternative line is still available.
    await expect(page.locator(".other")).toHaveText(["d4"]);
  });

  test("older: it says how far the stored game is ahead, and redo leads there", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ moves: stored.slice(0, 3) }));
    await expect(words(page)).toContainText(/3 moves ahead/);
    await expect(ply(page, 3)).toHaveAttribute("aria-current", "step");
    for (let i = 0; i < 3; i += 1) await action(page, "redo").click();
    await expectFen(page, end);
  });

  test("a fork: it says where the games part, and both are kept, after a reload too", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3", "g8f6", "d2d4"] }));
    await expect(words(page)).toContainText(/different path after 2\. Nf3/);
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nf6", "d4"]);
    await page.reload();
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nf6", "d4"]);
    await page.locator(".other", { hasText: "Nc6" }).click();
    await expect(plies(page)).toHaveText(texts);
    for (let i = 0; i < 2; i += 1) await action(page, "redo").click();
    await expectFen(page, end);
  });

  test("another game displaces the stored one, which stays one tap away", async ({ page }) => {
    await openApp(page, link({ moves: stored }));
    const end = await fen(page);
    await openApp(page, link({ game: "hole" }));
    await choose(page, "previous-game");
    await expectFen(page, end);
  });
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the dialog fits, nothing is wider than the screen, and the reply uses the device's share function", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => void (window.sent = what);
    });
    await openApp(page, link({ moves: MOVES }));
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
