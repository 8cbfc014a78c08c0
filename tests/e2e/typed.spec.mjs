// Typed moves: a field that completes, plays, and explains refusals.
import { choose, drag, expectFen, link, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, openApp, square, test, write } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const field = (page) => action(page, "type-move");
/** Enter opens the field, wherever the focus is. */
const begin = async (page) => {
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
};
const options = (page) => page.getByRole("listbox").getByRole("option");
const texts = (page) => options(page).locator("strong");

test("Enter anywhere leads to the field, and a game can be played by keyboard alone", async ({ page }) => {
  await openApp(page, link({}));
  await begin(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("e4");
  await page.keyboard.press("Enter");
  await expect(plies(page)).toHaveText(["e4"]);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  // Only one move begins with these letters.
  await page.keyboard.type("Nf");
  await expect(texts(page)).toHaveText(["Nf6"]);
  await page.keyboard.press("Enter");
  // UCI, castling with zeros, and lower case.
  for (const text of ["g1f3", "nc6", "Bb5", "a6", "0-0"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(plies(page)).toHaveText(["e4", "Nf6", "Nf3", "Nc6", "Bb5", "a6", "O-O"]);
});

test("a letter typed before the move is drawn begins the next move", async ({ page }) => {
  await openApp(page, link({}));
  await begin(page);
  await page.keyboard.type("e4");
  // Both keys are sent in one task of the browser, so that nothing is drawn in between.
  await field(page).evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    input.value += "N";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await expect(plies(page)).toHaveText(["e4"]);
  await expect(field(page)).toHaveValue("N");
});

test("moves typed faster than the page draws are all played", async ({ page }) => {
  await openApp(page, link({}));
  await begin(page);
  await field(page).evaluate((input) => {
    for (const move of ["e4", "e5", "Nf3", "Nc6"]) {
      for (const letter of move) {
        input.value += letter;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
    input.value += "B";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nc6"]);
  await expect(field(page)).toHaveValue("B");
});

test("the list of completions is walked by arrows, completed by Tab, chosen by Enter or a tap", async ({ page }) => {
  await openApp(page, link({}));
  await begin(page);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("N");
  await expect(texts(page)).toHaveText(["Na3", "Nc3", "Nf3", "Nh3"]);
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toContainText("knight b1 to a3");
  const active = () => field(page).getAttribute("aria-activedescendant");
  expect(await active()).toBeNull();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  expect(await active()).toBe(await options(page).nth(1).getAttribute("id"));
  await expectNoAxeViolations(page);
  await page.keyboard.press("Tab");
  await expect(field(page)).toHaveValue("Nc3");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(plies(page)).toHaveText(["Nc3"]);
  // ArrowUp in the field selects the last entry. Esc closes the list, then clears the field, then leaves it.
  await page.keyboard.type("d");
  await expect(texts(page)).toHaveText(["d5", "d6"]);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field(page)).toHaveValue("d");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await begin(page);
  await page.keyboard.type("d");
  await options(page).nth(0).click();
  await expect(plies(page)).toHaveText(["Nc3", "d5"]);
  // If there is nothing to complete, Tab moves the focus.
  await page.keyboard.press("Tab");
  await expect(field(page)).not.toBeFocused();
});

test("ten of many moves are listed, with the total number", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[QN#] w - - 0 1" }));
  await begin(page);
  await write(field(page), "Q");
  await expect(options(page)).toHaveCount(10);
  await expect(page.locator(".typed").getByRole("status")).toContainText(/\b62 matching moves; these are the first 10/);
});

test("a refusal gives the same reason as the board, shows it, and keeps the typed text", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/4r3/8/8/8/8/4N3/4K3[#] w - - 0 1" }));
  const before = await fen(page);
  await drag(page, square(page, "e2"), square(page, "c3"));
  await expect(words(page)).toContainText(/pins/);
  const said = await words(page).textContent();
  await page.keyboard.press("Escape");
  await begin(page);
  await write(field(page), "Nc3");
  await field(page).press("Enter");
  await expect(words(page)).toHaveText(said);
  await expect(page.locator(".arrow")).toBeVisible();
  await expect(field(page)).toHaveValue("Nc3");
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expectFen(page, before);
  await expectNoAxeViolations(page);
  for (const [text, why] of [
    ["Rh1", /No piece can play/],
    ["hello", /is not a move/],
    ["K", /could be/],
  ]) {
    await write(field(page), text);
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
    await field(page).press("Enter");
    await expect(words(page)).toContainText(why);
    await expect(field(page)).toHaveValue(text);
  }
});

test("a move typed out of turn is refused too, and the text waits", async ({ page }) => {
  // Enough pieces that no search ends in the meantime.
  await openApp(page, link({ fen: "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[#] b - - 0 2", black: "engine", seconds: 60 }));
  await begin(page);
  await write(field(page), "e4");
  await field(page).press("Enter");
  await expect(words(page)).toContainText(/Black’s turn/);
  await action(page, "move-now").click();
  await expect(plies(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("e4");
  await field(page).press("Enter");
  await expect(plies(page).nth(1)).toHaveText("e4");
});

const EXCHANGE = "4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1";
for (const [name, values, text, result] of [
  ["the inventor's exchange", { fen: EXCHANGE }, "(B)*e4", "(B)*e4"],
  ["Pierce's exchange", { fen: EXCHANGE }, "(B-P)@e4", "(B)*e4"],
  ["an exchange in UCI", { fen: EXCHANGE }, "P#B@e4", "(B)*e4"],
  ["a drop", { fen: EXCHANGE }, "N@c6", "N*c6"],
  ["Takeover Chess", { game: "takeover-41" }, "d2d4", /^\S*d4/],
  ["Takeover Chess, free set-up", { game: "takeover-41-free" }, "K@d1", "K@d1"],
  ["Hole Chess", { game: "hole" }, "c3-c4", "c4"],
  ["Hole Chess, a pull", { game: "hole", fen: "***k***/**3**/*2r2*/3*3/7/3R3/3*3/*2p2*/**3**/***K*** w" }, "Rd5/@d8", "Rd5/@d8+"],
  ["Messenger Chess, choosing the courier", { game: "messenger" }, "C@e2", "C@e2"],
  ["Messenger Chess, a move of two parts", { game: "messenger", moves: ["C@e2", "C@e7"] }, "Ce3,Nf3", "Ce3,Nf3"],
]) {
  test(`every game and notation: ${name}`, async ({ page }) => {
    await openApp(page, link(values));
    const count = await plies(page).count();
    await begin(page);
    await write(field(page), text);
    await expect(options(page).first()).toBeVisible();
    await field(page).press("Enter");
    await expect(plies(page)).toHaveCount(count + 1);
    await expect(plies(page).last()).toHaveText(result);
  });
}

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test("the field opens on request over the status line, and closes again", async ({ page }) => {
    await openApp(page, link({}));
    await expect(field(page)).toBeHidden();
    const controls = () => page.locator(".panel .controls").boundingBox();
    const before = await controls();
    await choose(page, "type");
    await expect(field(page)).toBeFocused();
    await write(field(page), "e9");
    await field(page).press("Enter");
    await expect(page.locator("#typed-why")).toContainText(/is not a move/);
    expect(await controls(), "nothing moves").toEqual(before);
    await write(field(page), "N");
    await expect(options(page)).toHaveCount(4);
    for (const option of await options(page).all()) expect((await option.boundingBox()).height).toBeGreaterThanOrEqual(44);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    await options(page).nth(2).tap();
    await expect(plies(page)).toHaveText(["Nf3"]);
    await field(page).press("Escape");
    await expect(field(page)).toBeHidden();
    await expect(page.locator(":focus")).toHaveCount(0);
    // With a keyboard, Enter opens the field.
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
  });
});

test("in the analysis a typed move is added to the tree, and a refusal is explained", async ({ page }) => {
  await openApp(page, link({ screen: "analysis", moves: ["e2e4"] }));
  const nodes = page.locator(".moves [data-node]");
  await expect(nodes).toHaveText([/e4/]);
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("e5");
  await page.keyboard.press("Enter");
  await expect(nodes).toHaveText([/e4/, /e5/]);
  await page.keyboard.type("Ke4");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(words(page)).toHaveText("One of your own pieces is on that square.");
  await expect(field(page)).toHaveValue("Ke4");
  await expect(nodes).toHaveCount(2);
  await expectNoAxeViolations(page);
});

test("figurines, all kinds of dashes and German letters are read, on German and English pages", async ({ page }) => {
  for (const lang of ["en", "de"]) {
    await openApp(page, `${link({})}&lang=${lang}`);
    await begin(page);
    for (const text of ["e2–e4", "e7‑e5", "Sf3", "♞c6", "Lc4", "Ｎｆ６", "O–O"]) {
      await field(page).fill(text);
      await page.keyboard.press("Enter");
    }
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O"]);
    await page.goto("about:blank");
  }
});
