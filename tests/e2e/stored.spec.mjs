// What is stored can be wrong, and must not take the page with it: what is not understood is put aside and can be had again, and who
// frames the page touches nothing.
import { readFile } from "node:fs/promises";
import { choose, link, words } from "./hands.mjs";
import { names, openLibrary } from "./library.mjs";
import { action, expect, openApp, square, test, touch } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const fault = (page) => page.getByRole("dialog", { name: "Something broke." });

test("shapes on squares that are not there: the page opens, and the original is put aside", async ({ page }) => {
  await openApp(page, "#/analysis?game=hostage&moves=e2e4");
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage["hostage-chess.analysis"]);
    saved.game.notes = [[1, { comment: "", glyphs: [], shapes: [{ ink: "Green", from: { Cell: 200 }, to: null }] }]];
    localStorage["hostage-chess.analysis"] = JSON.stringify(saved);
  });
  await page.reload();
  await expect(page.locator("[data-node]")).toHaveCount(1);
  await expect(fault(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage["hostage-chess.analysis.unreadable"])).toContain("200");
});

test("a game that is understood in part is put aside, listed with its date, saved and deleted", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5", "g1f3"] }));
  await expect(plies(page)).toHaveCount(3);
  for (const broken of ["g1g8", "g1z9"]) {
    await page.evaluate((broken) => (localStorage["hostage-chess.game"] = localStorage["hostage-chess.game"].replaceAll(/g1f3|b8c6/g, broken)), broken);
    await page.reload();
    await expect(plies(page)).toHaveText(["e4", "e5"]);
    await touch(page, square(page, "b1"), square(page, "c3"));
    await page.evaluate(() => (localStorage["hostage-chess.game"] = localStorage["hostage-chess.game"].replaceAll("b1c3", "b8c6")));
  }
  await openApp(page, "#/settings");
  const rows = page.locator("[data-aside]");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`A game, ${new Date().getDate()} `);
  const saving = page.waitForEvent("download");
  await rows.nth(1).locator('[data-action="save-aside"]').click();
  expect(await readFile(await (await saving).path(), "utf8")).toMatch(/g1g8|g1z9|b8c6/);
  await rows.nth(1).locator('[data-action="delete-aside"]').click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test.describe("a start that falls over", () => {
  test.use({ expected: /fell over/ });

  test("twice: a copy of all that is stored, and a start without it", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    await page.evaluate(() => (localStorage.falling = "yes"));
    await page.addInitScript(() => {
      // As a panic does it, at each start as long as this game is stored.
      if (localStorage.falling && localStorage["hostage-chess.game"]?.includes("e7e5")) addEventListener("DOMContentLoaded", () => dispatchEvent(new CustomEvent("fatal", { detail: "it fell over" })));
    });
    await page.goto("#/play");
    await page.reload();
    await expect(fault(page)).toBeVisible();
    await expect(action(page, "start-without")).toHaveCount(0);
    await page.reload();
    await expect(fault(page)).toContainText("fallen over at its start again");
    const saving = page.waitForEvent("download");
    await action(page, "save-stored").click();
    const saved = JSON.parse(await readFile(await (await saving).path(), "utf8"));
    expect(saved.stored["hostage-chess.game"]).toContain("e7e5");
    await action(page, "start-without").click();
    await expect(plies(page)).toHaveCount(0);
    await expect(fault(page)).toBeHidden();
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.locator('[data-aside="hostage-chess.game.unreadable"]')).toContainText("A game");
  });
});

test("a page that frames a game stores nothing here", async ({ page, baseURL }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const stored = () => page.evaluate(() => localStorage["hostage-chess.game"]);
  const before = await stored();
  // Any other page of the same site.
  await page.goto("licences.txt");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.prepend(frame);
  }, new URL(link({ moves: ["d2d4", "d7d5"] }), baseURL).href.replace("/#", "/?framed#"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[data-ply]")).toHaveCount(2);
  await expect(frame.locator(".words")).toContainText(/store/);
  expect(await stored()).toBe(before);
});

test("the small board stands in a sandbox without storage", async ({ page, baseURL }) => {
  // Such a frame is of no site, so the host has to let other sites have its files.
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const { "content-encoding": packed, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, "access-control-allow-origin": "*" } });
  });
  await page.goto("licences.txt");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-scripts";
    frame.src = address;
    document.body.prepend(frame);
  }, new URL("?sandboxed#/embed?game=hostage&moves=e2e4", baseURL).href);
  await expect(page.frameLocator("iframe").locator("[data-ply]").first()).toHaveText("e4");
});

test("a library that was made without its stores is mended", async ({ page }) => {
  await page.goto("licences.txt");
  await page.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("hostage-chess.library", 1);
    request.onsuccess = () => done(request.result.close());
  }));
  await openLibrary(page);
  await expect(page.locator("#famous")).toBeVisible();
  await openApp(page, link({ moves: ["e2e4"] }));
  await touch(page, square(page, "e7"), square(page, "e5"));
  await choose(page, "keep");
  await expect(words(page)).toContainText("Kept in the library");
  await openLibrary(page);
  await expect(names(page)).toHaveCount(1);
});
