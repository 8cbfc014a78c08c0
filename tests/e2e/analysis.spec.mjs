// The Analysis screen as a reader uses it: the move tree with its comments and shapes.
import { OPENING, branched, current, dialog, line, menu, move, moves, play, strokes, study, tab, tree } from "./analysis.mjs";
import { START, choose, expectFen, expectPlayers, link, openSheet, walkTo } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, pieceIn, openApp, ply, root, square, test, tray, write } from "./support.mjs";

test("variations can be added, promoted, made the main line, deleted and restored, and survive a reload", async ({ page }) => {
  await branched(page);
  await menu(page, "Bc5");
  await action(page, "promote").click();
  await expect.poll(() => tree(page)).toBe("e4 e5 Nf3 | Bc4 Bc5 ( Nf6 ) Nc6");
  await menu(page, "Nf6");
  await action(page, "make-main").click();
  await expect.poll(() => tree(page)).toBe("e4 e5 Bc4 | Nf3 Nc6 Nf6 | Bc5");
  await page.reload();
  await expect.poll(() => tree(page)).toBe("e4 e5 Bc4 | Nf3 Nc6 Nf6 | Bc5");
  await expect(current(page)).toHaveText("Bc5");
  await menu(page, "Bc4");
  await action(page, "delete").click();
  await expect.poll(() => tree(page)).toBe("e4 e5 Nf3 Nc6");
  await expect(current(page)).toHaveText("e5");
  await action(page, "restore").click();
  await expect.poll(() => tree(page)).toBe("e4 e5 Bc4 | Nf3 Nc6 Nf6 | Bc5");
  await expect(current(page)).toHaveText("Bc5");
});

test("sharing an analysis offers everything as PGN, and says what the link lacks", async ({ page }) => {
  await branched(page);
  await action(page, "share").click();
  await expect(page.locator("#note-game")).toHaveText(/only the moves of this line/);
  await expect(page.locator('[data-link="pgn"]')).toHaveValue(/\(2\. Bc4/);
  await expect(page.locator('[data-link="fen"]')).toHaveValue(await fen(page));
  await expectNoAxeViolations(page);
});

test("comments and glyphs can be added from the menu and by keys, and survive a reload", async ({ page }) => {
  await openApp(page, study({ moves: OPENING }));
  await move(page, "Nf3").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await expect(dialog(page)).toBeVisible();
  while ((await page.evaluate(() => document.activeElement.dataset.glyph)) !== "1") await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog(page).locator('[data-glyph="1"]')).toHaveAttribute("aria-pressed", "true");
  await dialog(page).locator('[data-glyph="14"]').click();
  await write(action(page, "comment"), "the usual {move}, played  at once");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const check = async () => {
    await expect(move(page, "Nf3")).toHaveText("Nf3!⩲");
    await expect(moves(page).locator(".comment")).toHaveText("the usual (move), played at once");
  };
  await check();
  await page.reload();
  await check();
  // A screen reader says them at each step.
  await page.keyboard.press("Home");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("Nf3!⩲");
  await expect(page.locator(".words [role=status]"))
    .toHaveText("White: knight g1 to f3. good move, White is slightly better. the usual (move), played at once");
});

test("keys, wheel and buttons step through the moves and between variations", async ({ page }) => {
  await branched(page);
  const at = (text) => expect(current(page)).toHaveText(text);
  await at("Bc5");
  await page.keyboard.press("ArrowDown");
  await at("Nf6");
  await page.keyboard.press("ArrowUp");
  await at("Bc5");
  await page.keyboard.press("Home");
  await expectFen(page, START);
  await page.keyboard.press("End");
  await at("Bc5");
  await move(page, "Nc6").click();
  await at("Nc6");
  await page.keyboard.press("ArrowLeft");
  await at("Nf3");
  await square(page, "d4").hover();
  await page.mouse.wheel(0, -100);
  await at("e5");
  await page.mouse.wheel(0, 100);
  await at("Nf3");
  await action(page, "start").click();
  await expectFen(page, START);
  await action(page, "redo").click();
  await at("e4");
  await action(page, "end").click();
  await at("Nc6");
  // On the board the same keys move from square to square.
  await walkTo(page, "c3");
  await at("Nc6");
});

test("a game opens in the analysis with its whole tree, and comes back as a game", async ({ page }) => {
  await openApp(page, link({ moves: OPENING }));
  await action(page, "undo").click();
  await play(page, "g8", "f6");
  await choose(page, "analyse");
  await expect(page).toHaveURL(/#\/analysis$/);
  await expect.poll(() => tree(page)).toBe("e4 e5 Nf3 Nf6 | Nc6");
  await expect(current(page)).toHaveText("Nf6");
  await page.keyboard.press("ArrowLeft");
  const here = await fen(page);
  await action(page, "play-from-here").click();
  await expect(page).toHaveURL(/#\/play$/);
  await expectFen(page, here);
  await expectPlayers(page, { white: "engine", black: "human" });
  await expect(ply(page, 3)).toHaveText("Nf3");
  await page.goBack();
  await expect.poll(() => tree(page)).toBe("e4 e5 Nf3 Nf6 | Nc6");
});

const TRAYS = "r3kb1r/ppp2pp1/8/8/8/8/PPP2PP1/R3KB1R[QNPqnp#NBPbnp] w KQkq - 0 1";

async function draw(page, from, to, keys = []) {
  const middle = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up({ button: "right" });
  for (const key of keys) await page.keyboard.up(key);
}

test("the right button draws arrows and circles, from trays too, and one action clears them", async ({ page }) => {
  await openApp(page, study({ fen: TRAYS }));
  await draw(page, square(page, "a2"), square(page, "a4"));
  await expect(page.locator("polygon.green")).toHaveCount(1);
  await draw(page, pieceIn(tray(page, "prison", "black"), "n"), square(page, "e5"), ["Shift"]);
  await expect(page.locator("polygon.red")).toHaveCount(1);
  await draw(page, pieceIn(tray(page, "prison", "white"), "b"), tray(page, "airfield", "black"), ["Alt"]);
  await expect(page.locator("polygon.blue")).toHaveCount(1);
  await draw(page, square(page, "e8"), square(page, "e8"));
  await expect(page.locator("circle.green")).toHaveCount(1);
  // The arrow starts at the piece.
  const piece = await pieceIn(tray(page, "prison", "black"), "n").boundingBox();
  const arrow = await page.locator("polygon.red").boundingBox();
  expect(arrow.x).toBeLessThan(piece.x + piece.width);
  await page.reload();
  await expect(strokes(page)).toHaveCount(4);
  await draw(page, square(page, "a2"), square(page, "a4"));
  await expect(strokes(page)).toHaveCount(3);
  await action(page, "clear-shapes").click();
  await expect(strokes(page)).toHaveCount(0);
});

test("an exchange is shown as two arrows and a ghost piece", async ({ page }) => {
  // Only an exchange mates.
  await openApp(page, study({ fen: "6rk/6pp/8/8/8/8/8/4K3[#Nn] w - - 0 2" }));
  await action(page, "engine").click();
  await expect(line(page, 1).locator(".line-turn").first()).toHaveText(/N\*f7/);
  await expect(page.locator("[data-eval]")).toHaveAttribute("data-eval", "#1");
  await expect(page.locator(".shapes polygon.best")).toHaveCount(2);
  await expect(page.locator(".shapes .ghost-piece")).toHaveCount(1);
});

test("axe-core finds nothing: the tree, the lines, the menu of a move", async ({ page }) => {
  await branched(page);
  await action(page, "engine").click();
  await expect(line(page, 1)).toBeVisible();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await menu(page, "Bc4");
  await expectNoAxeViolations(page);
});

test("Moves, Review and Threats are tabs, used by pointer or arrow keys and remembered", async ({ page }) => {
  await openApp(page, study({ moves: OPENING }));
  const panel = page.getByRole("tabpanel");
  await expect(tab(page, "Moves")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveAccessibleName("Moves");
  await expect(move(page, "Nf3")).toBeVisible();
  await tab(page, "Threats").click();
  await expect(action(page, "threat-drops")).toBeVisible();
  await expect(move(page, "Nf3")).toBeHidden();
  // The tabs are one tab stop. The arrow keys cycle through them and do not move through the game.
  const before = await fen(page);
  for (const [key, name] of [["ArrowRight", "Moves"], ["ArrowRight", "Review"], ["ArrowLeft", "Moves"], ["End", "Threats"], ["Home", "Moves"], ["ArrowRight", "Review"]]) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(name);
  }
  await expectFen(page, before);
  await expect(action(page, "review")).toBeVisible();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(tab(page, "Review")).toHaveAttribute("aria-selected", "true");
  // A key that shows threats opens their tab.
  await page.keyboard.press("d");
  await expect(tab(page, "Threats")).toHaveAttribute("aria-selected", "true");
  await openApp(page, "#/analysis?game=hole");
  await expect(page.getByRole("tab")).toHaveText(["Moves", "Review"]);
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  const finger = async (page, kind, x, y) => {
    const client = (page.finger ??= await page.context().newCDPSession(page));
    const touchPoints = kind === "touchEnd" ? [] : [{ x, y }];
    await client.send("Input.dispatchTouchEvent", { type: kind, touchPoints });
  };
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };

  test("lines and moves are below the board, a long press opens the menu, a swipe steps, nothing is wider than the screen", async ({ page }) => {
    await openApp(page, study({ moves: OPENING }));
    await openSheet(page);
    await action(page, "engine").click();
    await expect(line(page, 1)).toBeVisible();
    const board = await page.locator(".board").boundingBox();
    expect(board.width).toBe(360);
    expect((await line(page, 1).boundingBox()).y).toBeGreaterThan(board.y + board.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const [x, y] = await middle(move(page, "Nf3"));
    await finger(page, "touchStart", x, y);
    await expect(dialog(page)).toBeVisible();
    await finger(page, "touchEnd");
    await expect(action(page, "delete")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);

    await expect(current(page)).toHaveText("Nc6");
    const [fromX, fromY] = await middle(line(page, 1).locator(".line-score"));
    await finger(page, "touchStart", fromX, fromY);
    await finger(page, "touchMove", fromX + 40, fromY);
    await finger(page, "touchMove", fromX + 90, fromY);
    await finger(page, "touchEnd");
    await expect(current(page)).toHaveText("Nf3");
    await expectNoAxeViolations(page);
  });
});
