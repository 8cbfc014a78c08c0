// The search visits the same nodes in the browser as natively, where tests/search/bench.rs counts them.
import { readFileSync } from "node:fs";
import { action, expect, expectNoAxeViolations, openApp, test, write } from "./support.mjs";

const expected = readFileSync(new URL("../data/bench.txt", import.meta.url), "utf8");
const value = (name) => expected.match(new RegExp(`^${name} (\\d+)$`, "m"))[1];

test("the bench counts the same nodes as the native program", async ({ page }) => {
  await openApp(page, "#/bench");
  await expect(page).toHaveTitle(/^Bench/);
  await expectNoAxeViolations(page);
  await write(page.getByLabel("Depth"), value("depth"));
  await action(page, "bench").click();
  await expect(action(page, "bench")).toBeDisabled();
  const end = page.locator("[data-nodes]");
  await expect(end).toHaveAttribute("data-nodes", value("nodes"), { timeout: 20_000 });
  await expect(end).toHaveText(new RegExp(`^${value("nodes")} nodes [1-9]\\d* nps$`));
  await expect(action(page, "bench")).toBeEnabled();
});

test("leaving the page ends the bench, and the game can continue", async ({ page }) => {
  await openApp(page, "#/bench");
  await write(page.getByLabel("Depth"), "20");
  await action(page, "bench").click();
  // The engine of the game, and that of the bench.
  await expect.poll(() => page.workers().length).toBe(2);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.locator("[data-turn]").first()).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
});
