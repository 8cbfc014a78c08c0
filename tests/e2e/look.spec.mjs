// Appearance: font, icons, themes, boards, trays and the tags of pieces in them.
import { action, expect, expectNoAxeViolations, openApp, test } from "./support.mjs";

const open = (page, fen, more = "") => openApp(page, `#/play?game=hostage&white=human&black=human&fen=${fen.replaceAll(" ", "_").replace("#", "%23")}${more}`);
const CROWDED = "3q1rk1/pp3ppp/8/2b5/2B1P3/5Nn1/PPP2PPP/5RK1[Bp#QRNPrbnpp] w - - 0 14";
const FULL = "4k3/8/8/8/8/8/8/4K3[#QRRBBNNPPPPPPPPqrrbbnnpppppppp] w - - 0 40";
/** White can promote to a queen on a8, and Black holds no prisoner that could pay for it. */
const PROMOTES = "7k/P7/8/8/8/8/8/7K[#QR] w - - 0 40";

test("the page's font loads without layout shift", async ({ page }) => {
  await page.addInitScript(() => {
    window.jumps = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.jumps += entry.value))).observe({ type: "layout-shift", buffered: true });
  });
  await openApp(page, "#/play");
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check("1em Figtree")))).toBe(true);
  expect(await page.evaluate(() => window.jumps)).toBeLessThan(0.02);
});

for (const hash of ["#/play", "#/analysis", "#/setup", "#/library", "#/rules", "#/findings"]) {
  test(`every symbol in use exists: ${hash}`, async ({ page }) => {
    await openApp(page, hash);
    const missing = () => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !document.querySelector(href));
    expect(await page.evaluate(missing)).toEqual([]);
  });
}

for (const theme of ["light", "dark", "contrast"]) {
  test(`a theme may be forced, and axe-core finds nothing in it: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await open(page, CROWDED);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    expect(await ground()).not.toBe(before);
    await expectNoAxeViolations(page);
    if (theme !== "contrast") return;
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoAxeViolations(page);
  });
}

test.describe("a reader who asks for more contrast", () => {
  test.use({ contrast: "more" });
  test("gets the contrast theme", async ({ page }) => {
    await openApp(page, "#/settings");
    const expectTheme = (theme) => expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectTheme("contrast");
    // Another setting does not change that.
    await action(page, "board-green").check();
    await expect(page.locator("html")).toHaveAttribute("data-board", "green");
    await expectTheme("contrast");
    await page.reload();
    await expectTheme("contrast");
    await action(page, "theme-light").check();
    await expectTheme("light");
    await action(page, "theme-system").check();
    await expectTheme("contrast");
  });
});

test("four boards differ in their squares", async ({ page }) => {
  await openApp(page, "#/play");
  const squares = new Set();
  for (const board of ["wood", "green", "blue", "slate"]) {
    squares.add(
      await page.evaluate((board) => {
        document.documentElement.dataset.board = board;
        return getComputedStyle(document.querySelector(".cell.dark .ground")).fill;
      }, board),
    );
  }
  expect(squares.size).toBe(4);
});

test("a jailed piece shows its price, or a padlock, or neither if a pawn can promote to it", async ({ page }) => {
  await open(page, CROWDED);
  const jailed = page.locator('[data-tray="prison"][data-owner="black"]');
  await expect(jailed.locator('[data-man="r"] .price[data-price="R"] use')).toHaveAttribute("href", "#piece-r");
  await expect(jailed.locator('[data-man="q"] .locked .icon')).toBeVisible();
  await open(page, PROMOTES);
  await expect(jailed.locator('[data-man="q"]')).toBeVisible();
  await expect(jailed.locator(".tag")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a full prison takes space from its empty neighbour, and both show their headings @layout", async ({ page }) => {
    await open(page, FULL);
    const width = async (area, owner) => (await page.locator(`[data-tray="${area}"][data-owner="${owner}"]`).boundingBox()).width;
    expect(await width("prison", "black")).toBeGreaterThan(2 * (await width("airfield", "black")));
    for (const heading of await page.locator(".tray .heading span").all()) {
      await expect(heading).toBeVisible();
      expect(await heading.evaluate((it) => it.scrollWidth - it.parentElement.clientWidth), "the heading is whole").toBeLessThanOrEqual(0);
    }
    await expect(page.locator(".tray .heading span")).toHaveText(["Black holds", "Airfield", "Airfield", "White holds"]);
    const pieces = await page.locator('[data-tray="prison"] [data-man]').evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    expect(pieces).toHaveLength(10);
    expect(Math.min(...pieces)).toBeGreaterThanOrEqual(32);
  });
});
