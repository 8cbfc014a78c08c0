// Every screen in every language, and in an artificial one from right to left: nothing is cut or sticks out.
import { SCREENS, TAGS, misfits, settled } from "./languages.mjs";
import { rightToLeft } from "./pseudo.mjs";
import { expect, test } from "./support.mjs";

const SIZES = [[360, 640], [1440, 900]];

for (const [width, height] of SIZES) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 600, serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } });

    for (const tag of TAGS) {
      test.describe(`in ${tag}`, () => {
        test.use({ locale: tag });
        for (const [screen, open] of Object.entries(SCREENS)) {
          test(`everything fits: ${screen}, ${tag}, ${width}x${height}`, async ({ page }) => {
            test.slow();
            await open(page);
            await expect(page.locator("html")).toHaveAttribute("lang", tag);
            await settled(page);
            expect(await page.evaluate(misfits)).toEqual([]);
          });
        }
      });
    }

    for (const [screen, open] of Object.entries(SCREENS)) {
      test(`everything fits from right to left: ${screen}, ${width}x${height}`, async ({ page }) => {
        test.slow();
        await rightToLeft(page);
        await open(page);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        await settled(page);
        expect(await page.evaluate(misfits)).toEqual([]);
        // The brand is on the right, and boards stay as they are.
        const place = async (name) => (await page.locator(name).count()) ? (await page.locator(name).first().boundingBox())?.x : undefined;
        const brand = (await page.locator("header .brand").isVisible()) && (await page.locator("header .brand").boundingBox());
        if (brand) expect(brand.x + brand.width).toBeGreaterThan(width * 0.8);
        const [a, h] = [await place('[data-square="a1"]'), await place('[data-square="h1"]')].map((x) => x ?? null);
        if (a !== null && h !== null) expect(Math.abs(a - h)).toBeGreaterThan(100);
      });
    }
  });
}

test("in a game from right to left, White's a1 is on the left, and the record reads from left to right", async ({ page }) => {
  await rightToLeft(page);
  await SCREENS.home(page);
  await page.evaluate(() => (location.hash = "#/play?moves=e2e4_e7e5&game=hostage&white=human&black=human"));
  await expect(page.locator("[data-ply]")).toHaveCount(2);
  const left = async (name) => (await page.locator(name).first().boundingBox()).x;
  expect(await left('[data-square="a1"]')).toBeLessThan(await left('[data-square="h1"]'));
  expect(await left('[data-ply="1"]')).toBeLessThan(await left('[data-ply="2"]'));
  // The first control of the record leads back to the start.
  if (await page.locator('[data-action="first"]').isVisible()) expect(await left('[data-action="first"]')).toBeLessThan(await left('[data-action="last"]'));
});
