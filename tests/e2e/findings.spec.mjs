// The page of findings: what the engine's games show, with pictures, and a board to step through openings.
//
// `PICTURES=/tmp/pictures` writes a picture of each size to that folder (expectFits).
import { readFileSync } from "node:fs";
import { action, expect, expectFits, expectNoAxeViolations, openApp, ply, test } from "./support.mjs";

const FIGURES = readFileSync(new URL("../../src/opening/findings.txt", import.meta.url), "utf8").split("\n");
/** The words of the first line that begins with a name. */
const figure = (name) => FIGURES.find((line) => line.startsWith(`${name} `)).split(" ").slice(1);
const grouped = (number) => Number(number).toLocaleString("en-US");
const card = (page, name) => page.locator(`[data-finding="${name}"]`);
const line = (page) => page.locator("[data-line]");
const moves = (page) => line(page).locator("figcaption b");

test("the rules and the lessons lead to the findings, whose address survives a reload and the way back", async ({ page }) => {
  await openApp(page, "#/learn");
  await expect(action(page, "findings")).toHaveText("What the games show");
  await openApp(page, "#/rules");
  await action(page, "findings").click();
  await expect(page).toHaveURL(/#\/findings$/);
  await expect(page).toHaveTitle(/^What the games show · /);
  await expect(card(page, "white")).toBeVisible();
  await page.reload();
  await expect(card(page, "white")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".rules")).toBeVisible();
  await page.goForward();
  await expect(card(page, "white")).toBeVisible();
});

test("each finding has its figures, their margin of error and their number of games", async ({ page }) => {
  await openApp(page, "#/findings");
  const [games] = figure("games");
  await expect(page.locator(".findings > p")).toContainText(`${grouped(games)} games`);
  const [score, error] = figure("score");
  await expect(card(page, "white")).toContainText(`${score}% ± ${error} · ${grouped(games)} games`);
  await expect(card(page, "length").getByRole("heading")).toHaveText(`Half of the games end before move ${Math.ceil(Number(figure("plies")[2]) / 2)}`);
  await expect(card(page, "mates")).toContainText(`${grouped(figure("mates")[0])} mates`);
  const exchanges = FIGURES.filter((line) => / exchange . for .$/.test(line)).map((line) => line.split(" "));
  const cells = await card(page, "payments").locator("td:has(b)").allTextContents();
  expect(cells).toHaveLength(exchanges.length);
  for (const [, games, , times] of exchanges) {
    const shown = Number(times) < 10 ? times : String(Math.round(Number(times)));
    expect(cells.some((cell) => cell.startsWith(shown) && cell.endsWith(`${grouped(games)} games`)), `${times} ${games}`).toBe(true);
  }
  const rows = await card(page, "scores").locator("li:not(.axis)").allTextContents();
  expect(rows).toHaveLength(exchanges.length + 5);
  const scores = rows.map((row) => Number(/([\d.]+)% ± [\d.]+\s+[\d,]+ games?$/.exec(row)[1]));
  expect(scores, "the highest first").toEqual([...scores].sort((a, b) => b - a));
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

test("a line is stepped through by buttons and keys, and opens in the analysis", async ({ page }) => {
  await openApp(page, "#/findings");
  const [, , ...e4] = FIGURES.find((line) => line.startsWith("first e2e4")).split(" ");
  await expect(page.locator("[data-first=e2e4]")).toContainText(`${e4[1]}% ± ${e4[2]}`);
  await page.locator("[data-first=g1f3]").click();
  await expect(page.locator("[data-first=g1f3]")).toHaveAttribute("aria-pressed", "true");
  await expect(moves(page)).toHaveText("1. Nf3");
  await action(page, "line-forward").click();
  await expect(moves(page)).toHaveText("1. Nf3 d5");
  await line(page).press("ArrowRight");
  await expect(moves(page)).toHaveText("1. Nf3 d5 2. d4");
  await line(page).press("ArrowLeft");
  await line(page).press("ArrowLeft");
  await line(page).press("ArrowLeft");
  await expect(moves(page)).toHaveText("");
  await expect(action(page, "line-back")).toBeDisabled();
  await line(page).press("End");
  await expect(action(page, "line-forward")).toBeDisabled();
  await action(page, "line-analyse").click();
  await expect(page).toHaveURL(/#\/analysis/);
  await expect(ply(page, 3)).toBeVisible();
  await page.goBack();
  await expect(card(page, "openings")).toBeVisible();
});

test("figures are written as the reader's language writes them", async ({ page }) => {
  await openApp(page, "#/findings?lang=de");
  await expect(page.locator(".findings > p")).toContainText("90.061 Partien");
  await expect(card(page, "white")).toContainText(/53,1\s% ± 0,3/);
});

test("the findings fit on phones and desks", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, "#/findings");
  await expect(card(page, "openings")).toBeVisible();
  await expectFits(page, "findings", ".findings :is(h2, h3, p, button, a, span, b, small, td, th, svg)");
});
