// Small windows: the navigation bar, messages that cover no buttons, boards as large as possible, and forced colours.
import { choose, link, words } from "./hands.mjs";
import { TAGS } from "./languages.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, test, tray } from "./support.mjs";

const MATED = ["f2f3", "e7e5", "g2g4", "d8h4"];
const overflow = (page) => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);

/** Checks that a press in the middle of this element hits it and nothing on top of it. */
async function expectPressable(locator) {
  await locator.scrollIntoViewIfNeeded();
  const met = await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top) ? "" : top?.outerHTML.slice(0, 80);
  });
  expect(met, `${locator}`).toBe("");
}

for (const [width, height] of [[320, 568], [360, 640]]) {
  test.describe(`at ${width}x${height}`, { tag: "@layout" }, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("outside of games the tabs are at the bottom, with icons and words", async ({ page }) => {
      for (const hash of ["#/welcome", "#/rules", "#/library", "#/settings", "#/friend", "#/lobby", "#/you", "#/findings"]) {
        await openApp(page, hash);
        const nav = await page.locator("header nav").boundingBox();
        expect(Math.round(nav.y + nav.height), hash).toBe(height);
        for (const item of await page.locator("nav > :visible").all()) {
          const box = await item.boundingBox();
          expect(box.height, hash).toBeGreaterThanOrEqual(44);
          expect(box.x + box.width, hash).toBeLessThanOrEqual(width);
          await expect(item.locator(".icon")).toBeVisible();
          expect(await item.locator("span").evaluate((span) => span.scrollWidth <= span.clientWidth + 1 || getComputedStyle(span).display === "inline")).toBe(true);
          await expectPressable(item);
        }
        expect((await overflow(page))[0]).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
      await openApp(page, "#/play");
      await expect(action(page, "more")).toBeVisible();
      await expect(page.locator("header nav")).toBeHidden();
    });

    test("a message over an analysis covers no button, and disappears", async ({ page }) => {
      await openApp(page, link({ screen: "analysis", moves: MATED }));
      await expect(words(page).locator("span")).toBeVisible();
      for (const name of ["start", "undo", "flip", "share", "help"]) await expectPressable(action(page, name));
      // Nobody can play on after a mate.
      await expect(action(page, "play-from-here")).toBeDisabled();
      await words(page).locator("span").evaluate((span) => span.getAnimations().forEach((animation) => animation.finish()));
      await expect(words(page).locator("span")).toBeHidden();
    });

    test("the boards of the rules are as wide as the page", async ({ page }) => {
      await openApp(page, "#/rules");
      const board = page.locator(".diagram .board").first();
      await board.scrollIntoViewIfNeeded();
      expect((await board.boundingBox()).width / 8).toBeGreaterThanOrEqual((width - 24) / 8 - 1);
      for (const part of await page.locator(".diagram").first().locator("[data-tray]").all()) {
        expect((await part.boundingBox()).height).toBeGreaterThanOrEqual(44);
      }
      expect((await overflow(page))[0]).toBeLessThanOrEqual(0);
    });

    test("the review opens on its graph", async ({ page }) => {
      await openApp(page, link({ moves: MATED }));
      await choose(page, "review");
      await expect(page.locator(".graph")).toBeInViewport({ ratio: 0.99 });
    });

    test("the New game dialog shows each game with a picture, and fits the window", async ({ page }) => {
      await openApp(page, "#/play");
      await choose(page, "new-game");
      const cards = page.locator(".games").getByRole("radio");
      await expect(cards).toHaveCount(4);
      await expect(page.locator(".games .thumb")).toHaveCount(4);
      await expect(action(page, "game-hostage")).toBeChecked();
      await action(page, "game-hostage").focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(".games :checked")).not.toHaveAttribute("data-action", "game-hostage");
      const dialog = await page.getByRole("dialog").boundingBox();
      expect(dialog.y).toBeGreaterThanOrEqual(0);
      expect(dialog.y + dialog.height).toBeLessThanOrEqual(height);
      await expectNoAxeViolations(page);
    });
  });
}

test("the sheet keeps Tab inside; Esc closes it and restores the focus", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await action(page, "more").focus();
  await page.keyboard.press("Enter");
  const inside = () => page.evaluate(() => document.activeElement.closest(".sheet") !== null);
  const count = await page.locator(".sheet").locator("button:visible, a:visible, input:visible").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen = new Set();
    for (let i = 0; i < count + 2; i += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key} ${i}`).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement.textContent));
    }
    expect(seen.size, key).toBeGreaterThan(5);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator(".sheet")).toHaveCount(0);
  await expect(action(page, "more")).toBeFocused();
});

test("a tablet uses its height, and the welcome screen of a small laptop does not scroll", { tag: "@layout" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openApp(page, link({ moves: ["e2e4"] }));
  const { y, height } = await page.locator(".panel").boundingBox();
  expect(y + height).toBeGreaterThan(1000);
  expect(await overflow(page)).toEqual([0, 0]);
  await page.setViewportSize({ width: 1366, height: 650 });
  await openApp(page, "#/welcome");
  expect(await overflow(page)).toEqual([0, 0]);
});

test("in a game, the buttons at the top do not cover a message", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, "#/play?mvoes=e2e4_e7e5");
  await expect(page.locator(".doubts")).toBeVisible();
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [412, 915]]) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".doubts"));
      const lines = [...range.getClientRects()];
      const buttons = [...document.querySelectorAll(".brand, .new-game-button")].map((button) => button.getBoundingClientRect());
      return buttons.filter((is) => lines.some((line) => line.left < is.right && line.right > is.left && line.top < is.bottom && line.bottom > is.top)).length;
    });
    expect(covered, `${width}x${height}`).toBe(0);
  }
});

test("the icons of a row are aligned", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  for (const [width, height] of [[320, 568], [360, 640], [412, 915], [768, 1024], [640, 360], [1366, 650]]) {
    await page.setViewportSize({ width, height });
    const tops = await page.locator(".controls .icon").evaluateAll((icons) => icons.map((icon) => Math.round(icon.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width}x${height}: ${tops}`).toBe(1);
  }
});

/** The texts of controls and trays that stick out of their places. The font may have air around its letters. */
const cut = (page) =>
  page.evaluate(() => {
    const inside = (text, place, below) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [is, may] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
      return is.left >= may.left - 1 && is.right <= may.right + 1 && is.bottom <= below.getBoundingClientRect().bottom + 2;
    };
    const labels = [...document.querySelectorAll(".controls .control small")].filter((text) => getComputedStyle(text).position !== "absolute");
    const headings = [...document.querySelectorAll(".tray > .heading")].filter((text) => text.checkVisibility());
    return [
      ...labels.filter((text) => !inside(text, text.parentElement, text.closest(".controls"))),
      ...headings.filter((text) => !inside(text, text.parentElement, text.parentElement)),
    ].map((text) => text.textContent);
  });

for (const tag of TAGS) {
  test(`no label of a control or a tray sticks out, ${tag}`, { tag: "@layout" }, async ({ page }) => {
    const fits = async (what) => {
      for (const [width, height] of [[320, 568], [360, 640], [667, 375], [740, 360], [844, 390]]) {
        await page.setViewportSize({ width, height });
        expect(await cut(page), `${what}, ${width}x${height}`).toEqual([]);
      }
    };
    const begun = { moves: ["e2e4", "e7e5"] };
    await openApp(page, `${link({ ...begun, black: "engine" })}&lang=${tag}`);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await fits("a game with the computer");
    await action(page, "resign").click();
    await fits("the question whether to resign");
    await openApp(page, `${link(begun)}&lang=${tag}`);
    await fits("two players");
    await action(page, "draw").click();
    await fits("a draw offer");
    await openApp(page, `${link({ moves: MATED })}&lang=${tag}`);
    await fits("the end of a game");
    await openApp(page, `#/setup?lang=${tag}`);
    await fits("a position being set up");
  });
}

for (const [width, height] of [[844, 390], [740, 360], [667, 375]]) {
  test(`the card of a finished game leaves names and controls in the panel at ${width}x${height}`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, link({ moves: MATED }));
    const foot = async (locator) => (await locator.boundingBox()).y + (await locator.boundingBox()).height;
    const panel = await foot(page.locator(".panel"));
    for (const part of [page.locator(".controls"), page.locator(".near"), page.locator(".result-card")]) expect(await foot(part)).toBeLessThanOrEqual(panel + 1);
    await expectPressable(action(page, "more"));
    await expectPressable(action(page, "rematch"));
    await expect(page.locator(".scoresheet")).toBeHidden();
    await page.locator(".result-card summary").click();
    await expect(page.locator(".scoresheet")).toBeVisible();
  });
}

test("an empty prison explains its purpose in the analysis too", async ({ page }) => {
  await openApp(page, link({ screen: "analysis" }));
  await tray(page, "prison", "white").click();
  await expect(words(page)).toContainText("Your prison");
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the selected piece, its targets, the last move and a check can be told apart by lines", async ({ page }) => {
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/3r4/4K2R[#] b - - 0 9", moves: ["d2e2"] }));
    await expect(page.locator(".alarm")).toHaveCount(1);
    const alarm = await page.locator(".alarm").evaluate((it) => getComputedStyle(it).stroke);
    expect(alarm).not.toBe("none");
    const line = (name) => square(page, name).locator(".ring").evaluate((ring) => {
      const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(ring);
      return [stroke, strokeWidth, strokeDasharray].join(" ");
    });
    const last = await line("d2");
    await square(page, "e1").click();
    const lines = [last, await line("e1"), await line("f1"), await line("a8")];
    expect(new Set(lines).size, lines.join("; ")).toBe(4);
    expect(lines.slice(0, 3).filter((line) => line.startsWith("none"))).toEqual([]);
    expect(lines[3]).toMatch(/^none/);
  });

  for (const [width, height] of [[720, 450], [640, 360]]) {
    test(`at double zoom, ${width}x${height}: all of a game is visible, and all of a dialog can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page, link({ moves: ["e2e4"] }));
      for (const part of [page.locator(".board"), action(page, "more"), page.locator(".player.near"), page.locator(".player.across")]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      await choose(page, "new-game");
      await expectPressable(action(page, "begin"));
      await action(page, "close").click();
      for (const hash of ["#/welcome", "#/settings", "#/rules", "#/analysis", "#/friend", "#/lobby", "#/you", "#/findings"]) {
        await openApp(page, hash);
        expect((await overflow(page))[0], hash).toBeLessThanOrEqual(0);
      }
    });
  }
});
