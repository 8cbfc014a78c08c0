// Practice against the engine: won with its advice, held, begun again, kept; and whether all of it is in sight.
import { expectWhole } from "./learning.mjs";
import { play } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, root, test } from "./support.mjs";

const link = (name) => `#/learn?practice=${name}`;
const status = (page) => page.locator(".panel .words");
const idle = (page) => expect(root(page)).toHaveAttribute("data-thinking", "false");
const side = async (page) => ((await root(page).getAttribute("data-turn")) === "black" ? "black" : "white");

/** Plays what the engine advises; the last turn needs no answer. */
async function follow(page, by = "tap") {
  await action(page, "lesson-hint").click();
  await expect(root(page)).toHaveAttribute("data-advice", /./);
  const before = await fen(page);
  await play(page, await side(page), await root(page).getAttribute("data-advice"), by);
  await expect(root(page)).not.toHaveAttribute("data-fen", before);
  await idle(page);
}

for (const [name, said] of [["fed-1", "Done."], ["hold-on-2", "Held."]]) {
  test(`${name} is gone through by pointer, and kept`, async ({ page }) => {
    test.slow();
    await openApp(page, "#/learn");
    await page.locator(`.exercises a[href="${link(name)}"]`).click();
    await expect(page.getByRole("status").first()).toContainText(/within \d+ turns|out for \d+ turns/);
    while ((await root(page).getAttribute("data-solved")) === "false") await follow(page);
    await expect(status(page)).toContainText(said);
    await expect(action(page, "lesson-next")).toBeFocused();
    await expect(page.locator(".lesson-head .won")).toHaveCount(1);
    await openApp(page, "#/learn");
    await expect(page.locator(".exercises .won")).toHaveCount(1);
    await expect(page.locator(`.exercises a[href="${link(name)}"]`)).toHaveAccessibleName(/1 of 3 stars/);
  });
}

test("by keys alone: a turn, its answer read out, a hint, and from the beginning", async ({ page }) => {
  await openApp(page, link("fed-2"));
  const start = await fen(page);
  await page.keyboard.press("h");
  await expect(page.getByRole("status").first()).toContainText("The engine would play");
  await play(page, await side(page), await root(page).getAttribute("data-advice"), "keys");
  await expect(page.locator(".words")).toContainText(/turns left/);
  await idle(page);
  await expect(root(page)).not.toHaveAttribute("data-fen", start);
  await action(page, "lesson-again").focus();
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-fen", start);
  await expect(page.locator(".lesson-head .won")).toHaveCount(3);
});

test("a link to an exercise that is not there says so and shows those that are", async ({ page }) => {
  await openApp(page, link("fed-99"));
  await expect(page.getByRole("alert")).toContainText("fed-99");
  await expect(page.locator(".exercises a")).toHaveCount(40);
});

test("an exercise passes axe, light and dark", async ({ page }) => {
  await openApp(page, link("thaw-1"));
  await expect(page.locator("main:not([aria-busy])")).toBeVisible();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

for (const [width, height] of [[320, 568], [360, 640], [1366, 650], [1440, 900]]) {
  for (const lang of ["en", "de"]) {
    test(`no exercise has to be scrolled at ${width}x${height}, ${lang} @layout`, async ({ page }) => {
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
