// The designs of the pieces, and the pictures with which Settings offers boards and pieces.
import { link } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, test, touch } from "./support.mjs";

const html = (page) => page.locator("html");
/** The drawing of a knight that every board refers to. */
const knight = (page) => page.locator("#piece-n").evaluate((symbol) => symbol.innerHTML);
const wear = (page, settings) => page.addInitScript((settings) => localStorage.setItem("hostage-chess.settings", settings), settings);
const files = (page) => {
  const asked = [];
  page.on("request", (request) => /design/.test(request.url()) && asked.push(new URL(request.url()).pathname.split("/").pop()));
  return asked;
};

test("a chosen design shows at once on every screen, is there again after a reload, and in other tabs", async ({ page, context }) => {
  await openApp(page, "#/settings");
  const first = await knight(page);
  const other = await context.newPage();
  await openApp(other, link({}));
  const drawings = new Set([first]);
  for (const name of ["folded", "carved"]) {
    await action(page, `design-${name}`).check();
    for (const tab of [page, other]) await expect(html(tab)).toHaveAttribute("data-drawn", name);
    drawings.add(await knight(page));
    expect(await knight(other)).toBe(await knight(page));
  }
  expect(drawings.size).toBe(3);
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-drawn", "carved");
  await action(page, "design-classic").check();
  for (const tab of [page, other]) await expect(html(tab)).toHaveAttribute("data-drawn", "classic");
  expect(await knight(page)).toBe(first);
});

test("a reader who has chosen no design downloads none, until the settings show them", async ({ page }) => {
  const asked = files(page);
  await wear(page, "design=classic&board=green");
  await openApp(page, link({}));
  await touch(page, square(page, "e2"), square(page, "e4"));
  expect(asked).toEqual([]);
  await page.goto("./#/settings");
  await expect(page.locator("#carved-k")).toHaveCount(1);
  expect(asked.filter((name) => name.endsWith("svg")).sort()).toEqual(["design-carved.svg", "design-folded.svg"]);
});

test("the first board already has the chosen pieces, even if they come after the program", async ({ page }) => {
  await wear(page, "design=folded");
  const program = page.waitForResponse(/app-\w+\.wasm/).then((response) => response.finished());
  await page.route(/design-folded\.svg/, async (route) => {
    await program;
    // The program needs about this long to start.
    setTimeout(() => route.continue(), 400);
  });
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector(".pieces .piece")) return;
      watch.disconnect();
      window.first = document.documentElement.dataset.drawn ?? "none";
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  });
  await openApp(page, link({}));
  expect(await page.evaluate(() => window.first)).toBe("folded");
});

test("a design of another version is drawn as the first", async ({ page }) => {
  await wear(page, "design=glass");
  await openApp(page, link({}));
  await expect(square(page, "e2")).toBeVisible();
  await expect(html(page)).toHaveAttribute("data-drawn", "classic");
});

test.describe("if a design does not arrive", () => {
  test.use({ expected: /design-|404|ERR_FAILED/ });

  for (const [what, answer] of [["the host has no such file", { status: 404, body: "" }], ["the file is something else", { status: 200, body: "<html>" }], ["the connection fails", null]]) {
    test(`the first pieces stay, and a later choice tries again: ${what}`, async ({ page }) => {
      let fails = true;
      await page.route(/design-\w+\.svg/, (route) => (!fails ? route.continue() : answer ? route.fulfill(answer) : route.abort()));
      await wear(page, "design=carved");
      await openApp(page, link({}));
      await touch(page, square(page, "e2"), square(page, "e4"));
      expect(await knight(page)).toContain('class="mb"');
      await expect(html(page)).not.toHaveAttribute("data-drawn", "carved");
      fails = false;
      await page.goto("./#/settings");
      await action(page, "design-folded").check();
      await expect(html(page)).toHaveAttribute("data-drawn", "folded");
    });
  }
});

test("no piece of any design leaves its square, kings have about 4 % of air, and all stand on one line", async ({ page }) => {
  await openApp(page, "#/settings");
  await expect(page.locator("#carved-k")).toHaveCount(1);
  const boxes = await page.evaluate(() => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.append(svg);
    return [...document.querySelectorAll("symbol[id^=folded-], symbol[id^=carved-]")].map((symbol) => {
      const { x, y, width: size } = symbol.viewBox.baseVal;
      const body = svg.appendChild(symbol.querySelector(".mb").cloneNode());
      const box = body.getBBox();
      // Half of the outline is outside the body.
      const part = (number) => (100 * number) / size;
      return { id: symbol.id, left: part(box.x - 1.35 - x), top: part(box.y - 1.35 - y), right: part(x + size - box.x - box.width - 1.35), bottom: part(y + size - box.y - box.height - 1.35) };
    });
  });
  expect(boxes).toHaveLength(18);
  for (const { id, left, top, right, bottom } of boxes) {
    expect(Math.min(left, top, right), id).toBeGreaterThan(1);
    expect(bottom, id).toBeGreaterThan(2);
    expect(bottom, id).toBeLessThan(5);
    if (id.endsWith("-k")) expect(Math.abs(top - 4), id).toBeLessThan(0.7);
  }
});

for (const [width, height] of [[320, 568], [390, 844], [1440, 900]]) {
  test(`boards and pieces are pictures with names, as radio buttons, and fit: ${width}x${height}`, { tag: "@layout" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openApp(page, "#/settings");
    await expect(page.locator("#carved-k")).toHaveCount(1);
    for (const [group, names] of [["Board", ["Wood", "Green", "Blue", "Slate"]], ["Pieces", ["Classic", "Folded", "Carved"]], ["Colours of the pieces", ["Ivory", "Rosewood", "Navy", "Flat"]]]) {
      const fields = page.getByRole("group", { name: group, exact: true });
      await expect(fields.getByRole("radio")).toHaveCount(names.length);
      for (const name of names) {
        const tile = fields.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
        const [picture, label] = [await tile.locator(".swatch").boundingBox(), await tile.locator("strong").boundingBox()];
        expect(picture.width, name).toBeGreaterThan(56);
        expect(label.y, name).toBeGreaterThanOrEqual(picture.y + picture.height);
        expect(await tile.evaluate((tile) => tile.scrollWidth - tile.clientWidth), name).toBeLessThanOrEqual(0);
      }
      const tops = await fields.locator("label").evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width));
      expect(Math.max(...tops) - Math.min(...tops), `${group}: tiles of one size`).toBeLessThan(2);
    }
    const missing = () => page.evaluate(() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !document.querySelector(href)));
    expect(await missing()).toEqual([]);
    // The pictures of boards differ, whatever board is chosen.
    const squares = () => page.locator(".swatch[data-board] .dark").evaluateAll((squares) => squares.map((square) => getComputedStyle(square).fill));
    const before = await squares();
    expect(new Set(before).size).toBe(4);
    await action(page, "board-wood").focus();
    await page.keyboard.press("ArrowRight");
    await expect(action(page, "board-green")).toBeChecked();
    await expect(html(page)).toHaveAttribute("data-board", "green");
    expect(await squares()).toEqual(before);
    const colours = () => page.locator(".set-men use.piece-black").evaluateAll((pieces) => pieces.map((piece) => getComputedStyle(piece).getPropertyValue("--piece-fill")));
    expect(new Set(await colours()).size).toBe(4);
    const usual = await colours();
    await action(page, "men-navy").check();
    expect(await colours()).toEqual(usual);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  });
}
