// Playing with keys alone.
import { OUT_OF_BOOK, START, expectFen, jailed, link, prisoner, waiting, walkTo, words } from "./hands.mjs";
import { action, expect, fen, openApp, ply, root, square, test } from "./support.mjs";

const EXCHANGE = "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1";
const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const gridStop = (page) => page.locator('[data-square][tabindex="0"]');

test("arrows walk the board, and stop at its edges", async ({ page }) => {
  await openApp(page, link({}));
  await gridStop(page).focus();
  await walkTo(page, "a1");
  await press(page, "ArrowLeft", "ArrowDown");
  await expect(square(page, "a1")).toBeFocused();
  await press(page, "ArrowUp", "ArrowUp", "ArrowRight");
  await expect(square(page, "b3")).toBeFocused();
  await walkTo(page, "h8");
  await press(page, "ArrowRight", "ArrowUp");
  await expect(square(page, "h8")).toBeFocused();
  await expect(gridStop(page)).toHaveCount(1);
  await expect(gridStop(page)).toHaveAttribute("data-square", "h8");
  await expectFen(page, START);
});

/**
 * Presses keys in one task of the browser, so that nothing is drawn in between. All go to the element with the focus.
 */
const inOneTask = (page, ...keys) =>
  page.evaluate((keys) => {
    const pressed = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    // Keys handled by the board must not reach the browser as well: Space would scroll.
    return keys.filter(pressed);
  }, keys);

/** Waits until a square is the page's active element. Another window may have the focus: Firefox opens one for each worker. */
const expectActive = (page, name) => expect.poll(() => page.evaluate(() => document.activeElement.dataset.square)).toBe(name);

for (const screen of ["play", "analysis"]) {
  test(`keys pressed faster than the page draws all count: ${screen}`, async ({ page }) => {
    await openApp(page, link({ screen }));
    await walkTo(page, "a1");
    const e4 = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter"];
    const e5 = ["ArrowUp", "ArrowUp", "ArrowUp", " ", "ArrowDown", "ArrowDown", " "];
    expect(await inOneTask(page, ...e4, ...e5)).toEqual([]);
    await expect(page.locator("[data-ply], .moves [data-node]")).toHaveText([/e4/, /e5/]);
    await expectActive(page, "e5");
    await expect(gridStop(page)).toHaveAttribute("data-square", "e5");
    // The board is flipped, and the arrows follow the new view.
    await inOneTask(page, "f", "ArrowUp", "ArrowLeft");
    await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    await expectActive(page, "f4");
    await inOneTask(page, "ArrowUp", "f", "f", "ArrowUp");
    await expectActive(page, "f2");
  });
}

test("d right after arrow keys asks about the square they lead to", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[NP#Nn] w - - 0 1" }));
  await walkTo(page, "a8");
  await inOneTask(page, "ArrowRight", "ArrowDown", "d");
  await expect(page.getByRole("dialog").locator(".choice")).toHaveCount(3);
  await press(page, "Escape");
  await expect(square(page, "b7")).toBeFocused();
});

test("Enter and Space select and place a piece", async ({ page }) => {
  await openApp(page, link({}));
  await walkTo(page, "g1");
  await press(page, "Enter");
  await expect(square(page, "g1")).toHaveAttribute("aria-label", /picked up/);
  await expect(square(page, "f3")).toHaveAttribute("aria-label", /can go here/);
  await walkTo(page, "f3");
  await press(page, " ");
  await expect(ply(page, 1)).toHaveText("Nf3");
  await expect(square(page, "f3")).toBeFocused();
  // Neither key has scrolled the page or started the computer.
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
});

test("questions are answered wherever the focus is: on a square, on a tray and beside the board", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE }));
  for (const place of [gridStop(page), jailed(page, "white", "n"), action(page, "more")]) {
    await place.focus();
    await press(page, "t");
    await expect(words(page)).toContainText("White’s prison: queen, knight.");
    await press(page, "w");
    await expect(words(page)).toContainText("White to move");
  }
});

test("keys rescue a jailed piece; Esc goes back from question to square to piece", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE }));
  await expect(jailed(page, "white", "n")).toHaveAttribute("aria-label", /rescue knight; pay knight or queen/);
  await jailed(page, "white", "n").focus();
  await press(page, "Enter");
  await expect(jailed(page, "white", "n")).toHaveAttribute("aria-pressed", "true");
  await gridStop(page).focus();
  await walkTo(page, "c4");
  await press(page, "Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-pay=n]")).toBeFocused();
  // Tab stays inside the dialog.
  await press(page, "Tab");
  await expect(dialog.locator("[data-pay=q]")).toBeFocused();
  await press(page, "Tab", "Tab");
  await expect(dialog.locator("[data-pay=n]")).toBeFocused();

  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect(square(page, "c4")).toBeFocused();
  await expect(jailed(page, "white", "n")).toHaveAttribute("aria-pressed", "true");
  await press(page, "Escape");
  await expect(jailed(page, "white", "n")).toHaveAttribute("aria-pressed", "false");
  await expectFen(page, EXCHANGE);

  await jailed(page, "white", "n").focus();
  await press(page, " ");
  await gridStop(page).focus();
  await press(page, "Enter");
  await expect(dialog.locator("[data-pay=n]")).toBeFocused();
  await press(page, "ArrowDown", "Enter");
  await expectFen(page, "4k3/8/8/8/2N5/8/8/4K3[q#n] b - - 0 1");
  await expect(square(page, "c4")).toBeFocused();
});

test("an exchange by keys can start with the payment", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE }));
  await prisoner(page, "white", "q").focus();
  await press(page, "Enter");
  await jailed(page, "white", "n").focus();
  await press(page, "Enter");
  await walkTo(page, "d5");
  await press(page, "Enter");
  await expectFen(page, "4k3/8/8/3N4/8/8/8/4K3[q#n] b - - 0 1");
});

test("a drop by keys", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[NP#] w - - 0 1" }));
  await expect(waiting(page, "white", "n")).toHaveAttribute("aria-label", /drop knight/);
  await waiting(page, "white", "n").focus();
  await press(page, "Enter");
  await walkTo(page, "d6");
  await press(page, "Enter");
  await expect(ply(page, 1)).toHaveText("N*d6+");
});

test("d lists the landings on a square", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[NP#Nn] w - - 0 1" }));
  const choices = page.getByRole("dialog").locator(".choice");
  await walkTo(page, "a8");
  await press(page, "d");
  // No pawn may land on the last rank.
  await expect(choices).toHaveText([/drop knight/i, /pay knight.*rescue knight/i]);
  await press(page, "Escape");
  await expect(choices).toHaveCount(0);
  await expect(square(page, "a8")).toBeFocused();
  await walkTo(page, "a7");
  await press(page, "d");
  await expect(choices).toHaveCount(3);
  await press(page, "ArrowUp", "ArrowUp", "Enter");
  await expect(page.locator("[data-ply]")).toHaveCount(1);
  await expect(square(page, "a7")).not.toHaveAttribute("aria-label", /empty/);
});

test("f flips the board, and the arrows follow the new view", async ({ page }) => {
  await openApp(page, link({}));
  await walkTo(page, "e4");
  await press(page, "f");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  await expect(square(page, "e4")).toBeFocused();
  await press(page, "ArrowUp");
  await expect(square(page, "e3")).toBeFocused();
  await press(page, "ArrowLeft");
  await expect(square(page, "f3")).toBeFocused();
  await press(page, "f");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "a8");
});

test("left and right undo and redo, but on the board they walk", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
  const current = page.locator("[data-ply][aria-current]");
  await press(page, "ArrowLeft");
  await expect(current).toHaveText("e4");
  await press(page, "ArrowLeft");
  await expectFen(page, START);
  await press(page, "ArrowRight", "ArrowRight");
  await expect(current).toHaveText("e5");
  await gridStop(page).focus();
  await press(page, "ArrowRight", "ArrowLeft");
  await expect(current).toHaveText("e5");
  // A click on the board takes the focus from a button, so that the arrows step through the record again.
  await action(page, "flip").click();
  await expect(action(page, "flip")).toBeFocused();
  await square(page, "e6").click();
  await press(page, "ArrowLeft");
  await expect(current).toHaveText("e4");
});

test("? lists the keys; Esc closes the list and restores the focus", async ({ page }) => {
  await openApp(page, link({}));
  await walkTo(page, "c3");
  await press(page, "?");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const key of ["Enter", "Esc", "d", "f", "Space", "?"]) await expect(dialog.locator("kbd").getByText(key, { exact: true }).first()).toBeVisible();
  // Meanwhile keys do not affect the game behind the dialog.
  await press(page, "f");
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "a8");
  await expect(square(page, "c3")).toBeFocused();
});

test("keys with Ctrl, Alt or Meta belong to the browser", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await press(page, "Control+f", "Shift+Control+ArrowLeft");
  await expect(ply(page, 1)).toHaveAttribute("aria-current", "step");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "a8");
});

test("Tab goes through the page once, and stops once at the board", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1", moves: ["N@a3"] }));
  const stops = [];
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body) return null;
      const { square, man, action, ply } = element.dataset;
      const tray = element.closest("[data-tray]");
      return square ? "board" : man ? `${tray.dataset.tray} of ${tray.dataset.owner}: ${man}` : (action ?? (ply && `ply ${ply}`) ?? element.textContent.trim());
    });
  await press(page, "Tab");
  for (let stop = await focused(); stop !== null && stops.length < 60; stop = await focused()) {
    stops.push(stop);
    await press(page, "Tab");
  }
  expect(stops.filter((stop, index) => stops.indexOf(stop) !== index)).toEqual([]);
  expect(stops).toEqual(
    expect.arrayContaining(["board", "prison of black: p", "airfield of black: q", "prison of white: b", "undo", "take-back", "reply-link", "flip", "ply 1", "draw", "resign", "more"]),
  );
  // The table comes before the panel, the navigation before both.
  const order = ["Rules", "board", "undo", "ply 1", "take-back", "more"].map((stop) => stops.indexOf(stop));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test("the sheet is opened, used and closed by keys, and the focus is restored", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await action(page, "more").focus();
  await press(page, "Enter");
  await expect(page.getByRole("dialog")).toBeFocused();
  await press(page, "Tab");
  await expect(action(page, "share")).toBeFocused();
  await press(page, "Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(action(page, "more")).toBeFocused();
});

test("a dialog that the sheet opens returns the focus to the button of the sheet", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  for (const name of ["share", "keep", "help"]) {
    await action(page, "more").focus();
    await press(page, "Enter");
    await action(page, name).focus();
    await press(page, "Enter");
    // The game is kept without a dialog.
    if (name !== "keep") {
      await expect(page.getByRole("dialog")).not.toHaveAccessibleName("More");
      await press(page, "Escape");
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(action(page, "more"), name).toBeFocused();
  }
});

test("keys in a field or on a button do not act on the board", async ({ page }) => {
  await openApp(page, link({ white: "engine", black: "engine", fen: OUT_OF_BOOK, seconds: 60 }));
  await action(page, "pause").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  const before = await fen(page);
  await action(page, "pace").focus();
  await press(page, "f", "ArrowLeft");
  await expectFen(page, before);
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "a8");
  await action(page, "flip").focus();
  await press(page, " ");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  // Space on the button does not resume the computer either.
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
});

test("keys and typed words read the position to players who cannot see the board", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[B#Nqn] w - - 0 1" }));
  const said = page.locator(".words [role=status]");
  await press(page, "l");
  await expect(said).toHaveText("No moves yet.");
  await gridStop(page).focus();
  await press(page, "t");
  await expect(said).toContainText("White’s prison: queen, knight.");
  await press(page, "w");
  await expect(said).toHaveText("White to move. White could ransom: knight.");
  await press(page, "c");
  await expect(said).toHaveText("This game has no clock.");
  await page.locator("[data-action=more]").click();
  await action(page, "type").click();
  await page.locator("[data-action=type-move]").pressSequentially("prison");
  await press(page, "Enter");
  await expect(said).toContainText("White’s airfield: bishop.");
  await expect(page.locator("[data-action=type-move]")).toHaveValue("");
  await press(page, "Escape", "?");
  await expect(page.getByRole("dialog")).toContainText("read out the last move");
});
