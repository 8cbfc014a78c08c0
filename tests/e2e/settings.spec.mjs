// Settings: each shows at once, is kept, and is the same in every tab.
import { link } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, test } from "./support.mjs";

const html = (page) => page.locator("html");

test("what is set is worn at once, kept, and worn by another tab too", async ({ page, context }) => {
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

test("the language is changed while the page lives, and kept", async ({ page }) => {
  await openApp(page, "#/settings");
  await action(page, "language-de").check();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await action(page, "language-browser").check();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("where nothing can be stored it holds as long as the page is open", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new Error("forbidden"); } }));
  await openApp(page, "#/settings");
  await action(page, "theme-contrast").check();
  await expect(html(page)).toHaveAttribute("data-theme", "contrast");
  await expect(action(page, "theme-contrast")).toBeChecked();
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe-core finds nothing in the theme ${theme}: the settings, a game, the dialog before one`, async ({ page }) => {
    await openApp(page, "#/settings");
    await action(page, `theme-${theme}`).check();
    await expectNoAxeViolations(page);
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1", black: "engine", level: 4 }));
    await expectNoAxeViolations(page);
    await action(page, "more").click();
    await expectNoAxeViolations(page);
    await action(page, "new-game").click();
    await expectNoAxeViolations(page);
  });
}
