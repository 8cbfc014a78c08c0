// The Rules screen: every diagram is a playable board.
import { drag } from "./hands.mjs";
import { expect, expectNoAxeViolations, fen, openApp, root, test } from "./support.mjs";

/** A section by its heading, with the board scrolled into view. */
async function lesson(page, title) {
  const section = page.locator(".lesson").filter({ has: page.getByRole("heading", { name: title }) });
  await section.locator("figure").scrollIntoViewIfNeeded();
  await expect(section.locator("[data-square]")).toHaveCount(64);
  const tray = (area, owner) => section.locator(`[data-tray="${area}"][data-owner="${owner}"]`);
  return {
    square: (name) => section.locator(`[data-square="${name}"]`),
    label: (name) => section.locator(`[data-square="${name}"]`).getAttribute("aria-label"),
    piece: (area, owner, kind) => tray(area, owner).locator(`[data-man="${kind}"]`),
    tray,
    said: section.getByRole("status"),
    reset: section.locator('[data-action="reset"]'),
    choice: (what, kind) => section.getByRole("dialog").locator(`[data-${what}="${kind}"]`),
    section,
  };
}

test("every section with a diagram shows a board and a task", async ({ page }) => {
  await openApp(page, "#/rules");
  const lessons = page.locator(".lesson");
  expect(await lessons.count()).toBeGreaterThanOrEqual(6);
  const figures = page.locator("figure.diagram");
  expect(await figures.count()).toBeGreaterThanOrEqual(5);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator("[data-square]")).toHaveCount(64);
    await expect(figure.locator("[data-tray]")).toHaveCount(4);
    await expect(figure.getByRole("status")).not.toBeEmpty();
    await expect(figure.getByRole("button", { name: /reset/i })).toBeDisabled();
    for (const king of ["White king", "Black king"]) await expect(figure.locator(`[data-square][aria-label*="${king}"]`)).toHaveCount(1);
  }
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

test("a diagram has the button that ends an unfinished move", async ({ page }) => {
  await openApp(page, "#/rules?variant=hole");
  const figure = page.locator("figure.diagram").nth(1);
  await figure.scrollIntoViewIfNeeded();
  for (const name of ["d5", "d6"]) await figure.locator(`[data-square="${name}"]`).click();
  await figure.locator('[data-action="done"]').click();
  await expect(figure.locator('[data-action="done"]')).toHaveCount(0);
  await expect(figure.locator('[data-action="reset"]')).toBeEnabled();
});

test("boards outside of the visible part are drawn too, so a printed page is complete", async ({ page }) => {
  await openApp(page, "#/rules");
  const figures = await page.locator("figure.diagram").count();
  await expect(page.locator("figure.diagram [data-square]")).toHaveCount(figures * 64);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the address keeps the game for a reload and the way back; an unknown one is named", async ({ page }) => {
  const pressed = (name) => expect(page.locator(`[data-chapter="${name}"]`)).toHaveAttribute("aria-pressed", "true");
  await openApp(page, "#/home");
  await openApp(page, "#/rules");
  await pressed("hostage");
  await page.locator('[data-chapter="hole"]').click();
  await pressed("hole");
  await page.reload();
  await pressed("hole");
  await page.locator('a[href="#/learn"]').last().click();
  await expect(page.locator("main.learn")).toBeVisible();
  await page.goBack();
  await pressed("hole");
  await openApp(page, "#/rules?variant=takeover");
  await pressed("takeover-41");
  await expect(page.getByRole("status").filter({ hasText: "no game called" })).toHaveCount(0);
  await openApp(page, "#/rules?variant=checkers");
  await pressed("hostage");
  await expect(page.getByRole("status").filter({ hasText: "There is no game called “checkers”." })).toBeVisible();
});

test("the drop mates, and the diagram can be reset", async ({ page }) => {
  await openApp(page, "#/rules");
  const { square, piece, said, reset, label } = await lesson(page, "The drop");
  const task = await said.textContent();
  await piece("airfield", "white", "r").click();
  await square("a8").click();
  await expect(said).toContainText(/White wins by (check)?mate/i);
  await expect(square("g8").locator(".alarm")).toHaveCount(1);
  await reset.click();
  expect(await label("a8")).toMatch(/empty/);
  await expect(piece("airfield", "white", "r")).toHaveCount(1);
  await expect(said).toHaveText(task);
  await expect(reset).toBeDisabled();
});

test("an exchange asks for the payment", async ({ page }) => {
  await openApp(page, "#/rules");
  const { square, piece, choice, tray } = await lesson(page, "The exchange");
  await piece("prison", "black", "n").click();
  await square("e4").click();
  await choice("pay", "b").click();
  await expect(square("e4")).toHaveAttribute("aria-label", /White knight/);
  await expect(tray("airfield", "black").locator('[data-man="b"]')).toHaveCount(1);
});

test("a capture that thaws a pawn is refused with the reason", async ({ page }) => {
  await openApp(page, "#/rules");
  const { square, said, section, label } = await lesson(page, "Beware of thawing it");
  await drag(page, square("a1"), square("a3"));
  await expect(said).toContainText(/thaws/i);
  await expect(section.locator(".arrow")).toHaveCount(1);
  expect(await label("a1")).toMatch(/White rook/);
});

test("a check turns into a pseudo-check, and the rescued piece mates", async ({ page }) => {
  await openApp(page, "#/rules");
  const { square, piece, said, section } = await lesson(page, "From check to pseudo-check");
  await expect(square("e1").locator(".alarm")).toHaveCount(1);
  await piece("prison", "black", "n").click();
  await square("f7").click();
  await expect(square("e1").locator(".feint")).toHaveCount(1);
  await expect(section.locator(".alarm")).toHaveCount(1);
  await expect(said).toContainText(/White wins by (check)?mate/i);
});

test("promotion works, and castling past a frozen pawn", async ({ page }) => {
  await openApp(page, "#/rules");
  const promotion = await lesson(page, "Promotion is an exchange too");
  await promotion.square("b7").click();
  await promotion.square("b8").click();
  await promotion.choice("promote", "q").click();
  await expect(promotion.square("b8")).toHaveAttribute("aria-label", /White queen/);
  await expect(promotion.piece("prison", "black", "p")).toHaveCount(1);
  const frozen = await lesson(page, "The frozen pawn");
  await expect(frozen.square("d2")).toHaveAttribute("aria-label", /frozen/);
  await frozen.square("e1").click();
  await frozen.square("c1").click();
  await expect(frozen.square("d1")).toHaveAttribute("aria-label", /White rook/);
});

test("the sections on endings and optional rules can be played: mate, stalemate, and a pawn that checks by Pierce's rule", async ({ page }) => {
  await openApp(page, "#/rules");
  const { square, said, reset } = await lesson(page, "How a game ends");
  for (const [to, result] of [["g7", /White wins by checkmate/], ["g6", /Draw by stalemate/]]) {
    await square("g1").click();
    await square(to).click();
    await expect(said).toContainText(result);
    await reset.click();
  }
  const optional = await lesson(page, "Optional rules");
  await expect(optional.square("e1").locator(".alarm")).toHaveCount(1);
  await expect(optional.square("e1").locator(".feint")).toHaveCount(0);
});

test("moves on a diagram do not change the game", async ({ page }) => {
  await openApp(page, "#/play?moves=e2e4&white=human&black=human");
  const own = await fen(page);
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("[data-turn]")).toHaveCount(0);
  const { square, piece } = await lesson(page, "The drop");
  await piece("airfield", "white", "r").click();
  await square("b8").click();
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(root(page)).toHaveAttribute("data-fen", own);
});
