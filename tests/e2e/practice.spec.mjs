// Practice against the engine: won with its advice, restarted, stored; and whether everything is visible.
import { expectWhole } from "./learning.mjs";
import { play } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, root, test } from "./support.mjs";

const link = (name) => `#/learn?practice=${name}`;
const status = (page) => page.locator(".panel .words");
const idle = (page) => expect(root(page)).toHaveAttribute("data-thinking", "false");
const side = async (page) => ((await root(page).getAttribute("data-turn")) === "black" ? "black" : "white");

/** Plays the move that the engine advises. The last move gets no answer. */
async function follow(page, by = "tap") {
  await action(page, "lesson-hint").click();
  await expect(root(page)).toHaveAttribute("data-advice", /./);
  const before = await fen(page);
  await play(page, await side(page), await root(page).getAttribute("data-advice"), by);
  await expect(root(page)).not.toHaveAttribute("data-fen", before);
  await idle(page);
}

for (const [name, said] of [["fed-1", "Done."], ["hold-on-2", "Held."]]) {
  test(`${name} can be completed by pointer, and is stored`, async ({ page }) => {
    test.slow();
    await openApp(page, "#/learn");
    await page.locator(`.exercises a[href="${link(name)}"]`).click();
    await expect(page.getByRole("status").first()).toContainText(/within \d+ moves|out for \d+ moves/);
    while ((await root(page).getAttribute("data-solved")) === "false") await follow(page);
    await expect(status(page)).toContainText(said);
    await expect(action(page, "lesson-next")).toBeFocused();
    await expect(page.locator(".lesson-head .won")).toHaveCount(1);
    await openApp(page, "#/learn");
    await expect(page.locator(".exercises .won")).toHaveCount(1);
    await expect(page.locator(`.exercises a[href="${link(name)}"]`)).toHaveAccessibleName(/1 of 3 stars/);
  });
}

test("by keys alone: a move, its answer read out, a hint, and a restart", async ({ page }) => {
  await openApp(page, link("fed-2"));
  const start = await fen(page);
  await page.keyboard.press("h");
  await expect(page.getByRole("status").first()).toContainText("The engine would play");
  await play(page, await side(page), await root(page).getAttribute("data-advice"), "keys");
  await expect(page.locator(".words")).toContainText(/moves left/);
  await idle(page);
  await expect(root(page)).not.toHaveAttribute("data-fen", start);
  await action(page, "lesson-again").focus();
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-fen", start);
  await expect(page.locator(".lesson-head .won")).toHaveCount(3);
});

test("a link to an unknown exercise says so and lists the exercises", async ({ page }) => {
  await openApp(page, link("fed-99"));
  await expect(page.getByRole("alert")).toContainText("fed-99");
  await expect(page.locator(".exercises a")).toHaveCount(40);
});

test("axe-core finds nothing in an exercise, light and dark", async ({ page }) => {
  await openApp(page, link("thaw-1"));
  await expect(page.locator("main:not([aria-busy])")).toBeVisible();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

for (const [width, height] of [[320, 568], [360, 640], [1366, 650], [1440, 900]]) {
  for (const lang of ["en", "de"]) {
    test(`every exercise fits without scrolling at ${width}x${height}, ${lang} @layout`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openApp(page, `${link("fed-1")}&lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      for (const group of ["fed", "thaw", "last", "win-on", "hold-on"]) {
        await page.evaluate((hash) => (location.hash = hash), `${link(`${group}-1`)}&lang=${lang}`);
        await expect(root(page)).toHaveAttribute("data-lesson", `${group}-1`);
        await expectWhole(page);
        await action(page, "lesson-hint").click();
        await expect(root(page)).toHaveAttribute("data-advice", /./);
        await expectWhole(page);
      }
    });
  }
}
