// The keyboard focus stays with the reader: it is handed on when its control goes, and it can be seen on every board.
import { OUT_OF_BOOK, link, words } from "./hands.mjs";
import { THREE, importFile, openLibrary, shown } from "./library.mjs";
import { one, puzzles, stage, status } from "./solving.mjs";
import { action, expect, openApp, root, square, test } from "./support.mjs";

/** Presses a control with a key, as its user does. */
async function press(page, control, key = "Enter") {
  await control.focus();
  await page.keyboard.press(key);
}

const gridStop = (page) => page.locator('[data-square][tabindex="0"]');
const task = (page) => page.locator(".puzzle-task [role=status]");

test("a puzzle solved by keyboard leads to the next one, which is announced", async ({ page }) => {
  await openApp(page, `#/puzzles?p=${one.name}`);
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", one.name);
  const told = await task(page).textContent();
  await press(page, action(page, "show"));
  await stage(page, "shown");
  await expect(action(page, "next")).toBeFocused();
  await page.keyboard.press("Enter");
  await stage(page, "asked");
  await expect(gridStop(page)).toBeFocused();
  await expect(task(page)).not.toHaveText(told);
  const second = await task(page).textContent();
  await press(page, action(page, "skip"));
  await expect(task(page)).not.toHaveText(second);
  await expect(action(page, "skip")).toBeFocused();
});

test("a hint that is taken gives the focus to the next hint", async ({ page }) => {
  await openApp(page, `#/puzzles?p=${puzzles.find(({ line }) => line.length === 3).name}`);
  await press(page, action(page, "hint-idea"));
  await expect(action(page, "hint-piece")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(action(page, "hint-square")).toBeFocused();
});

test("another language keeps the focus on the choice of languages", async ({ page }) => {
  await openApp(page, "#/settings");
  await press(page, action(page, "language-browser"), "ArrowDown");
  await expect(action(page, "language-en")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(action(page, "language-de")).toBeFocused();
});

test("a new screen is named to somebody who came by keyboard", async ({ page }) => {
  await openApp(page, "#/learn");
  await press(page, page.locator("main a[href*='lesson=']").first());
  await expect(page.locator("main [data-square]").first()).toBeVisible();
  await expect(page.locator("main :is(h1, h2)").first()).toBeFocused();
});

test("a screen opened from the header by key is named, and so is the one that Back leads to", async ({ page }) => {
  await openApp(page, "#/rules");
  const heading = page.locator("main :is(h1, h2)").first();
  await press(page, page.locator("nav a[href='#/learn']"));
  await expect(page.locator("main.learn")).toBeVisible();
  await expect(heading).toBeFocused();
  // The browser's Back by key. The page sees the key, and then the change of the address.
  await page.locator("nav a[href='#/learn']").focus();
  await page.keyboard.press("Alt");
  await page.evaluate(() => history.back());
  await expect(page.locator("main.rules")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("a screen opened from the header by mouse leaves the focus where it fell", async ({ page }) => {
  await openApp(page, "#/rules");
  await page.locator("nav a[href='#/learn']").click();
  // A later key does not move it either, neither before the screen has come nor after it.
  await page.keyboard.press("Shift");
  await expect(page.locator("main.learn:not([aria-busy=true])")).toBeVisible();
  await page.keyboard.press("Shift");
  await expect(page.locator("main :is(h1, h2)").first()).not.toBeFocused();
});

test("a screen that loads later is named to somebody who came by keyboard", async ({ page }) => {
  await openApp(page, "#/welcome");
  await press(page, page.locator("main a[href*='daily']").first());
  await expect(page.locator("main:not([aria-busy=true]) h2, main:not([aria-busy=true]) h1").first()).toBeFocused();
});

test("a square that a screen reader focuses is the one that Tab reaches", async ({ page }) => {
  await openApp(page, link({}));
  await square(page, "e4").focus();
  await expect(gridStop(page)).toHaveAttribute("data-square", "e4");
  await page.keyboard.press("ArrowUp");
  await expect(square(page, "e5")).toBeFocused();
});

test("a piece that is picked up by key is announced with its squares", async ({ page }) => {
  await openApp(page, link({}));
  const told = page.locator("[data-told=board]");
  await expect(told).toHaveText("");
  await press(page, square(page, "b1"));
  await expect(told).toHaveText("Picked up: b1, white knight. It can go to a3, c3.");
  await page.keyboard.press("Escape");
  await expect(told).toHaveText("");
});

for (const address of [`#/puzzles?p=${one.name}`, "#/learn?lesson=hostage-ransom"]) {
  test(`questions about the board are answered at ${address}`, async ({ page }) => {
    await openApp(page, address);
    const told = page.locator("[data-told=board]");
    await press(page, gridStop(page), "t");
    await expect(told).toContainText("prison");
    await page.keyboard.press("w");
    await expect(told).toContainText("to move");
    await page.keyboard.press("?");
    await expect(page.locator("dialog.modal")).toContainText("last move");
  });
}

test("a pasted text that cannot be read is there again, and the focus stays at hand", async ({ page }) => {
  await openLibrary(page);
  await press(page, action(page, "paste"));
  await page.locator("#paste").fill("1. e4 e5 2. Nonsense");
  await press(page, action(page, "import-text"));
  await expect(page.locator("#bad")).toBeVisible();
  await expect(action(page, "paste")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#paste")).toHaveValue("1. e4 e5 2. Nonsense");
});

test("an undo is at hand after a deletion, for as long as it has the focus", async ({ page }) => {
  await page.clock.install();
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
  await press(page, page.locator(".entry [data-action=select]").first(), " ");
  await press(page, action(page, "delete-selected"));
  await shown(page, 2);
  await page.clock.runFor(1_000);
  const undo = page.locator(".toast [data-action=undo]");
  await expect(undo).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await action(page, "import").focus();
  await page.clock.runFor(20_000);
  await expect(undo).toBeHidden();
});

test("a control without a use keeps the focus, so that a key pressed again does not press its neighbour", async ({ page }) => {
  await openApp(page, link({ screen: "analysis", moves: ["e2e4"] }));
  await press(page, action(page, "undo"));
  await expect(action(page, "undo")).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(action(page, "undo")).toBeFocused();
  await expect(action(page, "redo")).toBeEnabled();
});

test("a key pressed again on Move now does not press Hint, which comes to its place", async ({ page }) => {
  await openApp(page, link({ fen: OUT_OF_BOOK, white: "engine", seconds: 60 }));
  await press(page, action(page, "move-now"));
  await expect(action(page, "hint")).toBeEnabled();
  await expect(gridStop(page)).toBeFocused();
});

test("a game that begins takes the focus to its board, and is announced", async ({ page }) => {
  await openApp(page, link({}));
  await words(page).locator("span").evaluate((it) => (it.dataset.old = ""));
  await press(page, action(page, "new-game"));
  await press(page, action(page, "begin"));
  await expect(gridStop(page)).toBeFocused();
  await expect(words(page)).toHaveText("White to move.");
  await expect(words(page).locator("[data-old]")).toHaveCount(0);
});

test("a game that ends with a typed move keeps the focus on the page, and Esc leaves the field", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4"] }));
  const focused = () => page.evaluate(() => document.activeElement.tagName);
  await page.keyboard.press("Enter");
  await expect(action(page, "type-move")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(action(page, "type-move")).toHaveCount(0);
  expect(await focused()).toBe("BODY");
  await page.keyboard.press("Enter");
  await expect(action(page, "type-move")).toBeFocused();
  await page.keyboard.type("Qh4");
  await page.keyboard.press("Enter");
  await expect(action(page, "type-move")).toHaveCount(0);
  await expect.poll(focused).not.toBe("BODY");
});

for (const screen of ["play", "analysis"]) {
  test(`a screen reader hears which side is at the bottom of a flipped board: ${screen}`, async ({ page }) => {
    await openApp(page, link({ screen }));
    await press(page, gridStop(page), "f");
    const told = page.locator("[data-told=board]");
    await expect(told).toHaveText("Board, Black at the bottom");
    await expect(page.getByRole("grid", { name: "Board, Black at the bottom" })).toBeVisible();
    await press(page, square(page, "b1"));
    await expect(told).toContainText("Picked up: b1");
  });
}

test("a mouse leaves the focus where it fell", async ({ page }) => {
  await openApp(page, `#/puzzles?p=${one.name}`);
  await action(page, "show").click();
  await stage(page, "shown");
  await expect(action(page, "next")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe("BODY");
  await expect(status(page)).not.toBeEmpty();
});

test("letters can be shortcuts on the board only", async ({ page }) => {
  await openApp(page, "#/settings");
  await page.locator("label", { has: action(page, "letters-board") }).click();
  await page.evaluate(() => (location.hash = "#/play"));
  await expect(root(page)).toBeVisible();
  const flipped = () => page.locator("[data-square]").first().getAttribute("data-square");
  const before = await flipped();
  await page.keyboard.press("f");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await flipped()).toBe(before);
  await gridStop(page).focus();
  await page.keyboard.press("f");
  await expect.poll(flipped).not.toBe(before);
});

/** The contrast of two colours such as "rgb(1, 2, 3)", by WCAG 2. */
function contrast(...colours) {
  const [low, high] = colours
    .map((colour) => colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255))
    .map((parts) => parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("the focus can be seen on each board, theme and square", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "d7d5", "e4d5"] }));
  await gridStop(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".cell:focus-visible")).toHaveCount(1);
  const faint = [];
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const theme of ["system", "contrast"]) {
      for (const board of ["wood", "green", "blue", "slate"]) {
        const seen = await page.evaluate(([theme, board]) => {
          Object.assign(document.documentElement.dataset, { theme, board });
          const ring = getComputedStyle(document.querySelector(".cell:focus-visible .ring")).stroke;
          const cell = document.querySelector(".cell:focus-visible");
          const grounds = {};
          for (const colour of ["light", "dark"]) {
            for (const mark of ["", "last", "armed", "hovered", "frozen", "planned"]) {
              const kept = cell.getAttribute("class");
              cell.setAttribute("class", `cell ${colour} ${mark}`);
              grounds[`${colour} ${mark}`] = getComputedStyle(cell.querySelector(".ground")).fill;
              cell.setAttribute("class", kept);
            }
          }
          return { ring, grounds };
        }, [theme, board]);
        for (const [name, ground] of Object.entries(seen.grounds)) {
          if (contrast(seen.ring, ground) < 3) faint.push(`${scheme} ${theme} ${board} ${name}: ${contrast(seen.ring, ground).toFixed(2)}`);
        }
      }
    }
  }
  expect(faint).toEqual([]);
});

test("in forced colours the focus differs from what is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openApp(page, "#/settings");
  const outline = (chip) => chip.evaluate((chip) => getComputedStyle(chip).outlineStyle);
  const chip = page.locator(".chip", { has: action(page, "theme-system") });
  const resting = await outline(chip);
  await action(page, "theme-system").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await outline(chip)).not.toBe(resting);
  // A target in focus differs from the other target, too.
  await openApp(page, link({}));
  await gridStop(page).focus();
  for (const key of ["ArrowRight", "Enter", "ArrowUp", "ArrowUp", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(square(page, "a3")).toBeFocused();
  await expect(page.locator(".cell.go")).toHaveCount(2);
  const ring = (name) => square(page, name).locator(".ring").evaluate((ring) => getComputedStyle(ring).stroke);
  expect(await ring("c3")).not.toBe(await ring("a3"));
});
