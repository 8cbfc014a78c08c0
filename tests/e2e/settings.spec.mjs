// Settings: each takes effect at once, is stored, and is the same in every tab.
import { readFile } from "node:fs/promises";
import { jailed, link, waiting, words } from "./hands.mjs";
import { action, choice, expect, expectNoAxeViolations, openApp, ply, square, test, touch } from "./support.mjs";

const html = (page) => page.locator("html");

test("a setting takes effect at once, is stored, and reaches another tab", async ({ page, context }) => {
  await openApp(page, "#/settings");
  await expect(action(page, "theme-system")).toBeChecked();
  const other = await context.newPage();
  await openApp(other, "#/settings");
  await action(page, "theme-dark").check();
  await action(page, "board-green").check();
  await action(page, "coordinates-hidden").check();
  for (const tab of [page, other]) {
    await expect(html(tab)).toHaveAttribute("data-theme", "dark");
    await expect(html(tab)).toHaveAttribute("data-board", "green");
    await expect(action(tab, "board-green")).toBeChecked();
  }
  await openApp(page, link({}));
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(page.locator(".coordinates")).toBeHidden();
});

test("stored settings with unknown names are ignored, because the page has attributes of its own", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hostage-chess.settings", "board=green&first=x&boot=failed&taste=sweet"));
  await openApp(page, "#/settings");
  await expect(html(page)).toHaveAttribute("data-board", "green");
  for (const name of ["first", "taste"]) await expect(html(page)).not.toHaveAttribute(`data-${name}`);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("the language can be changed without a reload, and is stored", async ({ page }) => {
  await openApp(page, "#/settings");
  await action(page, "language-de").check();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await action(page, "language-browser").check();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

const FAULTS = {
  "forbids storage": () => Object.defineProperty(window, "localStorage", { get: () => { throw new Error("forbidden"); } }),
  "has no space": () => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }),
};
for (const [what, fault] of Object.entries(FAULTS)) {
  test(`if the browser ${what}, a setting lasts as long as the page is open`, async ({ page }) => {
    await page.addInitScript(fault);
    await openApp(page, "#/settings");
    await action(page, "theme-contrast").check();
    await action(page, "sound-off").check();
    await expect(html(page)).toHaveAttribute("data-theme", "contrast");
    await expect(action(page, "theme-contrast")).toBeChecked();
    // The reader looks at another tab, and at another screen.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    for (const [screen, title] of [["rules", /^Rules · /], ["settings", /^Settings · /]]) {
      await page.evaluate((screen) => (location.hash = `#/${screen}`), screen);
      await expect(page).toHaveTitle(title);
    }
    await expect(html(page)).toHaveAttribute("data-theme", "contrast");
    await expect(action(page, "theme-contrast")).toBeChecked();
    await expect(action(page, "sound-off")).toBeChecked();
  });
}

test("a tab that was asleep when another one changed the settings wears them once it is shown", async ({ page, context }) => {
  const sleeper = await context.newPage();
  await sleeper.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));
  await openApp(sleeper, "#/settings");
  await openApp(page, "#/settings");
  await action(page, "theme-dark").check();
  await action(page, "language-de").check();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await expect(html(sleeper)).not.toHaveAttribute("data-theme", "dark");
  await sleeper.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(html(sleeper)).toHaveAttribute("data-theme", "dark");
  await expect(sleeper.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
});

test("the board size can be changed on a desktop, and not on a phone", async ({ page }) => {
  const width = async () => (await page.locator(".board").boundingBox()).width;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, link({}));
  const most = await width();
  await openApp(page, "#/settings");
  await action(page, "size-small").check();
  await openApp(page, link({}));
  expect(await width()).toBeLessThan(most * 0.7);
  // A small board still leaves enough height for the panel beside it.
  expect(await width()).toBeGreaterThanOrEqual(480);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(width).toBe(360);
  await openApp(page, "#/settings");
  await expect(action(page, "size-small")).toBeHidden();
});

test("moves can be shown with the language's letters or with figurines; links and typed moves stay readable", async ({ page }) => {
  await openApp(page, "#/settings?lang=de");
  await action(page, "notation-own").check();
  await openApp(page, link({ moves: ["g1f3"], lang: "de" }));
  await expect(ply(page, 1)).toHaveText("Sf3");
  await page.keyboard.press("Enter");
  await page.locator("[data-action=type-move]").pressSequentially("Sf");
  await expect(page.getByRole("option").first()).toContainText("Sf6");
  await page.keyboard.press("Enter");
  await expect(ply(page, 2)).toHaveText("Sf6");
  await openApp(page, "#/settings");
  await action(page, "notation-figurines").check();
  await openApp(page, link({ moves: ["g1f3"] }));
  await expect(ply(page, 1)).toHaveText("f3");
  await expect(ply(page, 1).locator("use")).toHaveAttribute("href", "#piece-n");
});

test("a move waits for confirmation, and can be cancelled", async ({ page }) => {
  await openApp(page, "#/settings");
  await action(page, "confirm-all").check();
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1" }));
  const ransom = () => touch(page, jailed(page, "white", "n"), square(page, "e4"), choice(page, "pay", "n"));
  await ransom();
  await expect(words(page)).toContainText("Play this move: pays a knight");
  await expectNoAxeViolations(page);
  await action(page, "call-off").click();
  await expect(action(page, "confirm")).toHaveCount(0);
  await expect(ply(page, 1)).toHaveCount(0);
  await ransom();
  await action(page, "confirm").focus();
  await page.keyboard.press("Enter");
  await expect(ply(page, 1)).toHaveText("(N)N*e4");
});

test("castling is shown and confirmed on the king's target", async ({ page }) => {
  await openApp(page, "#/settings");
  await action(page, "confirm-all").check();
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1" }));
  await square(page, "e1").click();
  // The rook is no prey of its king.
  await expect(square(page, "h1")).toHaveAccessibleName("h1, White rook, can go here");
  await expect(square(page, "h1")).toHaveClass(/ go/);
  await square(page, "g1").click();
  await expect(page.locator('[data-planned="true"]')).toHaveCount(2);
  await expect(square(page, "g1")).toHaveAccessibleName("g1, empty, part of the move to confirm");
  await square(page, "g1").click();
  await expect(ply(page, 1)).toHaveText("O-O");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("an exchange waits for confirmation, an ordinary move does not", async ({ page }) => {
    await openApp(page, "#/settings");
    await action(page, "confirm-exchanges").tap();
    await expect(action(page, "confirm-exchanges")).toBeChecked();
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1" }));
    for (const target of [jailed(page, "white", "n"), square(page, "e4"), choice(page, "pay", "n")]) await target.tap();
    await expect(action(page, "confirm")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await action(page, "confirm").tap();
    await expect(ply(page, 1)).toHaveText("(N)N*e4");
    for (const name of ["e8", "e7"]) await square(page, name).tap();
    await expect(ply(page, 2)).toHaveText("Ke7");
  });
});

// Animations of pieces last this many times the usual duration.
const PACES = { system: 1, fast: 0.5, slow: 2, none: 0.005 };

test("the speed of animations can be chosen, for the boards of every screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const duration = () => page.locator(".board .piece").first().evaluate((piece) => parseFloat(getComputedStyle(piece).transitionDuration));
  for (const [name, pace] of Object.entries(PACES)) {
    await openApp(page, "#/settings");
    await action(page, `motion-${name}`).check();
    for (const address of [link({}), "#/analysis", "#/learn?lesson=hostage-prisons", "#/puzzles?daily"]) {
      await openApp(page, address);
      expect(await duration(), `${name} ${address}`).toBeCloseTo(0.2 * pace, 4);
    }
  }
});

test("a slow landing takes twice as long, and a reader whose system asks for less motion sees none unless they choose a speed", async ({ page }) => {
  const land = async () => {
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[Nqn#] w - - 0 1" }));
    await touch(page, waiting(page, "white", "n"), square(page, "e4"));
    const { animationName, animationDuration } = await page.locator(".piece.landed").evaluate((piece) => ({ ...getComputedStyle(piece) }));
    return [animationName, parseFloat(animationDuration)];
  };
  const set = async (name) => {
    await openApp(page, "#/settings");
    await action(page, `motion-${name}`).check();
  };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await land()).toEqual(["land", 0.45]);
  await set("slow");
  await expect(page.locator(".motion-reduced")).toBeHidden();
  expect(await land()).toEqual(["land", 0.9]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await land()).toEqual(["land", 0.9]);
  await set("system");
  await expect(page.locator(".motion-reduced")).toBeVisible();
  expect((await land())[0]).toBe("none");
});

test("a stored choice of the time before the speeds still holds", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hostage-chess.settings", "motion=none&men=navy"));
  await openApp(page, "#/settings");
  for (const name of ["motion-none", "men-navy", "design-classic"]) await expect(action(page, name)).toBeChecked();
});

test("the keys of each screen are listed", async ({ page }) => {
  await openApp(page, "#/settings");
  for (const name of ["play", "analysis", "setup"]) {
    const list = page.locator(`[data-keys=${name}]`);
    await list.locator("summary").click();
    await expect(list.locator("dt", { hasText: "f" }).first()).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test("everything stored can be exported as one file, and deleted after a confirmation", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await action(page, "more").click();
  await action(page, "keep").click();
  await expect(words(page)).toContainText("library");
  await page.goto("./#/settings");
  await action(page, "board-green").check();
  await expect(page.locator("main .held li").first()).toContainText("1 entry");
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "export-everything").click()]);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(/^% hostage-chess settings: .*board=green/);
  expect(text).toContain("1. e4 e5");

  await action(page, "forget").click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Current game: 1 move");
  await expectNoAxeViolations(page);
  await action(page, "keep-all").click();
  await expect(question).toHaveCount(0);
  // A text that could not be moved is deleted too.
  await page.evaluate(() => {
    sessionStorage["hostage-chess.moving"] = JSON.stringify([["hostage-chess.game", localStorage["hostage-chess.game"]]]);
    sessionStorage["hostage-chess.tab"] = JSON.stringify({ without: ["hostage-chess.setup"] });
  });
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(page).toHaveURL(/#\/welcome$/);
  await expect(html(page)).toHaveAttribute("data-boot", "live");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("hostage-chess.")))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /game$|settings$|analysis/.test(name)))).toEqual([]);
  await page.goto("./#/settings");
  await expect(page.locator("main .held li").first()).toContainText("0 entries");
  await expect(action(page, "board-wood")).toBeChecked();
});

test("if the library fails, the exported file says so, and nothing is deleted before that", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await page.goto("./#/settings");
  await page.evaluate(() => {
    const broken = () => { throw new DOMException("the disk is broken", "UnknownError"); };
    Object.assign(IDBObjectStore.prototype, { getAll: broken, clear: broken });
  });
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "export-everything").click()]);
  expect(download.suggestedFilename()).toContain("without-library");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("the library could not be read");
  expect(text).toContain("1. e4 e5");
  const trouble = page.locator("main .held li").first();
  await expect(trouble).toContainText("the disk is broken");

  await page.goto("./#/play");
  await page.goto("./#/settings");
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(trouble).toContainText("the disk is broken");
  expect(await page.evaluate(() => localStorage["hostage-chess.game"])).toContain("e7e5");
});

test("when everything is deleted, another tab restarts too and stores nothing of its old state", async ({ page, context }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  const other = await context.newPage();
  await openApp(other, "#/play");
  await expect(other.locator("[data-ply]")).toHaveText(["e4", "e5"]);
  await page.goto("./#/settings");
  await action(page, "forget").click();
  await action(page, "forget-all").click();
  await expect(page).toHaveURL(/#\/welcome$/);
  await expect(other.locator("[data-ply]")).toHaveCount(0);
  await expect(html(other)).toHaveAttribute("data-boot", "live");
  expect(await other.evaluate(() => Object.values(localStorage).filter((text) => /e7e5/.test(text)))).toEqual([]);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe-core finds nothing in the theme ${theme}: the settings, a game, the New game dialog`, async ({ page }) => {
    await openApp(page, "#/settings");
    await action(page, `theme-${theme}`).check();
    await expectNoAxeViolations(page);
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1", black: "engine", level: 4 }));
    await expectNoAxeViolations(page);
    await action(page, "more").click();
    await expectNoAxeViolations(page);
    await action(page, "less").click();
    await action(page, "new-game").click();
    await expectNoAxeViolations(page);
  });
}
