// Setting up a position: by mouse, finger and keys, and by FEN.
import { choose, drag, expectFen, link, walkTo, words } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, fen, pieceIn, openApp, ply, root, rule, square, test, touch, tray, write } from "./support.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";
const box = (page, side, kind) => pieceIn(tray(page, "box", side), kind);
const field = (page) => action(page, "fen");
const faults = (page) => page.locator("#verdict li");
const right = (page, letter) => page.locator(`[data-right="${letter}"]`);
const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const expectJailed = (page, owner, kind, count) =>
  expect(pieceIn(tray(page, "prison", owner), kind)).toHaveAttribute("data-count", String(count));
/** A link to the position editor with a FEN. */
const setup = (fen, game = "hostage") => link({ screen: "setup", game, fen });

async function enterFen(page, text) {
  await write(field(page), text);
  await field(page).press("Enter");
}

test("the list of games follows undo and redo", async ({ page }) => {
  await openApp(page, "#/setup");
  const list = action(page, "game");
  await list.selectOption("hole");
  await expect(page.locator("main.setup.columns-7")).toBeVisible();
  await action(page, "undo").click();
  await expect(list).toHaveValue("hostage");
  await action(page, "redo").click();
  await expect(list).toHaveValue("hole");
});

test("the list of en passant squares follows undo and redo", async ({ page }) => {
  await openApp(page, setup("rnbqkbnr/pp1ppppp/8/8/1PpP4/8/P1P1PPPP/RNBQKBNR[#] b KQkq - 0 3"));
  const list = action(page, "en-passant");
  const chosen = () => list.evaluate((list) => list.selectedIndex);
  await list.selectOption({ index: 1 });
  await expect.poll(() => fen(page)).not.toContain(" - 0 3");
  await action(page, "undo").click();
  await expect.poll(chosen).toBe(0);
  await action(page, "redo").click();
  await expect.poll(chosen).toBe(1);
});

test("a finished position can be analysed but not played", async ({ page }) => {
  await openApp(page, setup("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR[#] w KQkq - 1 3"));
  await expect(action(page, "play-from")).toBeDisabled();
  await action(page, "analyse-from").click();
  await expect(page.locator("main.analysis")).toBeVisible();
  await expect(action(page, "play-from-here")).toBeDisabled();
});

test("by mouse: from the box, over the board, into a prison and out, off the board", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, "#/play");
  await page.getByRole("link", { name: "Set up", exact: true }).click();
  await expect(page).toHaveTitle(/^Set up/);
  await expectFen(page, START);
  await drag(page, square(page, "b1"), square(page, "c3"));
  await expectFen(page, "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR[#] w KQkq - 0 1");
  await expect(words(page)).toContainText("White knight from b1 to c3.");
  // Removing a rook from the board removes its castling right.
  const outside = await action(page, "undo").boundingBox();
  const corner = await square(page, "a1").boundingBox();
  await page.mouse.move(corner.x + 20, corner.y + 20);
  await page.mouse.down();
  await page.mouse.move(outside.x + 5, outside.y + 5, { steps: 5 });
  await page.mouse.up();
  await expectFen(page, "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBNR[#] w Kkq - 0 1");
  await expect(right(page, "Q")).toBeDisabled();
  // The box shows the missing piece, which goes to the opponent's prison.
  await expect(box(page, "white", "r")).toHaveAttribute("data-count", "1");
  await drag(page, box(page, "white", "r"), tray(page, "prison", "black"));
  await expectJailed(page, "black", "r", 1);
  await drag(page, box(page, "black", "n"), tray(page, "airfield", "black"));
  await expectFen(page, "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBNR[n#R] w Kkq - 0 1");
  await expect(faults(page)).toHaveText(["Black has 3 knights; a set has 2."]);
  // A piece dropped where it cannot go springs back, and the page says why.
  await drag(page, box(page, "white", "n"), tray(page, "prison", "white"));
  await expect(words(page)).toContainText("White’s prison holds only Black’s pieces.");
  await drag(page, pieceIn(tray(page, "airfield", "black"), "n"), tray(page, "box", "black"));
  await expect(page.locator("#verdict")).toContainText("Ready. White to move.");
  await action(page, "undo").click();
  await expect(faults(page)).toHaveCount(1);
  await action(page, "redo").click();
  await expectFen(page, "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBNR[#R] w Kkq - 0 1");
  await action(page, "start-position").click();
  await expectFen(page, START);
});

test("by taps: one piece placed many times, the eraser, and a crowded prison", async ({ page }) => {
  await openApp(page, "#/setup");
  await action(page, "clear-board").click();
  await expectFen(page, "8/8/8/8/8/8/8/8[#] w - - 0 1");
  await expect(faults(page)).toHaveText(["White has no king.", "Black has no king."]);
  await touch(page, box(page, "white", "k"), square(page, "e1"), box(page, "black", "k"), square(page, "e8"));
  await touch(page, box(page, "white", "p"), ...["a2", "b2", "c2"].map((name) => square(page, name)));
  await expectFen(page, "4k3/8/8/8/8/8/PPP5/4K3[#] w - - 0 1");
  // A second tap with the same piece removes it; so does the eraser.
  await square(page, "b2").click();
  await touch(page, action(page, "erase"), square(page, "c2"), square(page, "c3"));
  await expectFen(page, "4k3/8/8/8/8/8/P7/4K3[#] w - - 0 1");
  await expect(page.locator(".census")).toContainText("White 2 of 16");
  await action(page, "jail-rest").click();
  const crowded = "4k3/8/8/8/8/8/P7/4K3[#QRRBBNNPPPPPPPqrrbbnnpppppppp] w - - 0 1";
  await expectFen(page, crowded);
  await expectJailed(page, "black", "p", 7);
  await expectJailed(page, "white", "p", 8);
  await expect(page.locator(".census")).toContainText("Black 16 of 16");
  await expect(action(page, "jail-rest")).toBeDisabled();
  // Moves a piece from the prison to the airfield opposite, as after a payment.
  await action(page, "erase").click();
  await touch(page, pieceIn(tray(page, "prison", "white"), "q"), tray(page, "airfield", "black"));
  await expectFen(page, "4k3/8/8/8/8/8/P7/4K3[q#QRRBBNNPPPPPPPrrbbnnpppppppp] w - - 0 1");
  await action(page, "turn-black").click();
  await expectFen(page, "4k3/8/8/8/8/8/P7/4K3[q#QRRBBNNPPPPPPPrrbbnnpppppppp] b - - 0 1");
});

test("playing from it, analysing it and coming back keeps the position", async ({ page }) => {
  await openApp(page, setup("4k3/8/8/8/8/8/8/4K2R[#Q] w - - 0 1"));
  await expectFen(page, "4k3/8/8/8/8/8/8/4K2R[#Q] w - - 0 1");
  await right(page, "K").check();
  const position = "4k3/8/8/8/8/8/8/4K2R[#Q] w K - 0 1";
  await expectFen(page, position);
  await expect(page).toHaveURL(/#\/setup$/);
  await action(page, "play-from").click();
  await expect(page.locator(".setup")).toHaveCount(0);
  await expectFen(page, position);
  await touch(page, square(page, "h1"), square(page, "h2"));
  await expect(ply(page, 1)).toHaveText("Rh2");
  // The position is the same after Back and after a reload.
  await page.getByRole("link", { name: "Set up", exact: true }).click();
  await expectFen(page, position);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
  await expectFen(page, position);
  await action(page, "undo").click();
  await expectFen(page, position.replace(" K ", " - "));
  await expect(action(page, "analyse-from")).toHaveAttribute("href", /^#\/analysis\?game=hostage&fen=.*&white=human&black=human&level=1$/);
  // The side at the bottom is the player's.
  await action(page, "flip").click();
  await expect(action(page, "play-from")).toHaveAttribute("href", /&white=engine&black=human/);
  // A game in progress can be opened here, seen from the same side.
  const played = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[#] b KQkq e3 0 1";
  for (const [flipped, corner] of [[false, "a8"], [true, "h1"]]) {
    await openApp(page, link({ moves: ["e2e4"] }));
    if (flipped) await action(page, "flip").click();
    await choose(page, "set-up-from");
    await expectFen(page, played);
    await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", corner);
  }
  await expect(action(page, "play-from")).toHaveAttribute("href", /&white=engine&black=human/);
});

test("a faulty FEN is shown, and every fault is named", async ({ page }) => {
  await openApp(page, "#/setup");
  await enterFen(page, "4k3/8/8/3x4/8/8/8/PK2K3[#Q] w KZ - 0 1");
  await expect(page.locator('[data-square="b1"]')).toHaveAttribute("aria-label", "b1, White king");
  await expect(faults(page)).toHaveText([/“x”/, /^Castling rights/, /2 kings/, /stand on a1/]);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(action(page, "play-from")).toBeDisabled();
  await expect(words(page)).toContainText("White has 2 kings.");
  await touch(page, action(page, "erase"), square(page, "b1"), square(page, "a1"));
  await expect(words(page)).toContainText("The position is playable now.");
  await expectFen(page, "4k3/8/8/8/8/8/8/4K3[#Q] w - - 0 1");
  // A text being typed stays when the page is redrawn.
  await write(field(page), "8/8 half");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(field(page)).toHaveValue("8/8 half");
  // A text that is no FEN stays in the field and leaves the board unchanged.
  await enterFen(page, "hello");
  await expect(words(page)).toContainText("This is not a position; the board stays as it is.");
  await expect(field(page)).toHaveValue("hello");
  await expectFen(page, "4k3/8/8/8/8/8/8/4K3[#Q] w - - 0 1");
  // A pasted FEN is read at once, even one of ordinary chess.
  await page.evaluate(() => {
    const input = document.querySelector('[data-action="fen"]');
    input.value = "4k3/4p3/8/8/8/8/8/4K3 b - -";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
  await expectFen(page, "4k3/4p3/8/8/8/8/8/4K3[#] b - - 0 1");
  // A link may contain faults, which can be corrected here.
  await openApp(page, setup("4k3/8/8/8/8/8/8/8[#] w - - 0 1"));
  await expect(faults(page)).toHaveText(["White has no king."]);
});

test("everything can be done by keys, and every result is announced", async ({ page }) => {
  await openApp(page, setup("4k3/8/8/8/8/8/8/4K3[#] w - - 0 1"));
  await walkTo(page, "d4");
  await press(page, "Shift+N");
  await expect(page.locator(".words [role=status]")).toContainText("White knight selected");
  await press(page, "Enter", "ArrowUp", "n", "Enter");
  await expectFen(page, "4k3/8/8/3n4/3N4/8/8/4K3[#] w - - 0 1");
  await expect(page.locator(".words [role=status]")).toHaveText("Black knight on d5.");
  await press(page, "Escape", "Delete");
  await expect(page.locator(".words [role=status]")).toHaveText("Black knight on d5 removed.");
  await press(page, "ArrowDown", "Enter");
  await expect(square(page, "d4")).toHaveAttribute("aria-label", /picked up/);
  await press(page, "ArrowRight", "Space");
  await expectFen(page, "4k3/8/8/8/4N3/8/8/4K3[#] w - - 0 1");
  await box(page, "black", "q").focus();
  await press(page, "Enter");
  await walkTo(page, "a5");
  await press(page, "Enter");
  await expect(page.locator(".words [role=status]")).toHaveText("Black queen on a5.");
  await press(page, "Control+z");
  await expectFen(page, "4k3/8/8/8/4N3/8/8/4K3[#] w - - 0 1");
  await press(page, "Control+y");
  await expect(square(page, "a5")).toHaveAttribute("aria-label", "a5, Black queen");
  await press(page, "f");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  await press(page, "?");
  await expect(page.getByRole("dialog")).toContainText("Delete");
});

test("keys pressed faster than the page draws all count", async ({ page }) => {
  await openApp(page, setup("4k3/8/8/8/8/8/3P4/4K3[#] w - - 0 1"));
  await walkTo(page, "a1");
  await page.evaluate(() => {
    for (const key of ["ArrowRight", "N", "Enter", "ArrowRight", "q", "Enter", "ArrowRight", "ArrowUp", "Delete"]) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  });
  await expectFen(page, "4k3/8/8/8/8/8/8/1Nq1K3[#] w - - 0 1");
  await expect(square(page, "d2")).toBeFocused();
});

test("every game has its pieces, board and trays", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, "#/setup");
  await action(page, "game").selectOption("hole");
  await expect(page.locator("[data-tray]")).toHaveCount(2);
  await expect(tray(page, "box", "white").locator("[data-man]")).toHaveCount(5);
  await drag(page, box(page, "white", "q"), square(page, "d5"));
  await expect(faults(page)).toHaveText(["Yellow has 2 queens; a set has 1."]);
  await action(page, "game").selectOption("messenger");
  await action(page, "clear-board").click();
  await drag(page, box(page, "black", "c"), tray(page, "airfield", "black"));
  await expectFen(page, "8/8/8/8/8/8/8/8[c] w - - 0 1");
  await action(page, "game").selectOption("takeover");
  await rule(page, "64").check();
  await expect(tray(page, "box", "white").locator("[data-man=m]")).toHaveCount(1);
  await drag(page, square(page, "e2"), square(page, "e4"));
  await rule(page, "adjacent").check();
  await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, White pawn");
  await expect(words(page)).toContainText("the pieces stay");
  await enterFen(page, START);
  await action(page, "fits").click();
  await expectFen(page, START);
});

test("axe-core finds nothing, in light and dark, with and without faults", async ({ page }) => {
  for (const fen of ["r3k2r/8/8/8/4P3/8/8/R3K2R[Nn#QPqp] b KQkq e3 0 1", "8/8/8/8/8/8/8/8[#] w - - 0 1"]) {
    await openApp(page, setup(fen));
    await box(page, "white", "q").click();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  }
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("nothing scrolls sideways, and a finger can place pieces from the boxes under the board", async ({ page }) => {
    for (const game of ["hostage", "hole", "messenger", "takeover-41-free"]) {
      await openApp(page, link({ screen: "setup", game }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const [board, near, controls] = await Promise.all(
        [".board", ".box-near", ".controls"].map((selector) => page.locator(selector).boundingBox()),
      );
      expect(near.y).toBeGreaterThanOrEqual(board.y + board.height);
      expect(controls.y + controls.height).toBeLessThanOrEqual(640);
    }
    await openApp(page, link({ screen: "setup", fen: START }));
    await box(page, "white", "n").tap();
    await square(page, "e5").tap();
    await square(page, "d5").tap();
    await expect(words(page)).toContainText("White has 4 knights; a set has 2.");
    await action(page, "undo").tap();
    await action(page, "undo").tap();
    await expectFen(page, START);
    // A drag by finger, with the events that the browser sends.
    const session = await page.context().newCDPSession(page);
    const middle = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await middle(box(page, "black", "q")), await middle(square(page, "e4"))];
    const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    for (const part of [0.3, 0.7, 1]) {
      await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await send("touchEnd", []);
    await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, Black queen");
    expect(await fen(page)).not.toBe(START);
    await expectNoAxeViolations(page);
    await expect(root(page)).toHaveAttribute("data-turn", "white");
  });
});
