// Playing a game: how it ends, clocks, hints, premoves, two people, the computer against itself. Where clocks run, the
// tests control the page's time instead of waiting.
import { OUT_OF_BOOK, START, choose, drag, expectFen, expectPlayers, jailed, link, newGame, openSheet, prisoner, waiting, words } from "./hands.mjs";
import { action, choice, expect, expectNoAxeViolations, fen, openApp, ply, root, showEvaluation, square, test, touch, tray, write } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const result = (page, value) => expect(root(page)).toHaveAttribute("data-result", value);
const thinks = (page, yes = true) => expect(root(page)).toHaveAttribute("data-thinking", String(yes));
const planned = (page) => page.locator('[data-planned="true"]');
const hinted = (page) => page.locator('[data-hinted="true"]');
const clock = (page, place) => page.locator(`.player.${place} .clock`);
const walk = (page, from, to) => touch(page, square(page, from), square(page, to));
/** A game against a computer that thinks until it is told to move. */
const slow = (more) => link({ fen: OUT_OF_BOOK, black: "engine", seconds: 300, ...more });
const moveNow = (page) => action(page, "move-now").click();

// ---- How a game ends ----

test("a double tap on Resign only asks", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await action(page, "resign").dblclick();
  await expect(action(page, "resign")).toHaveText(/really/i);
  await expect(page.locator(".result-card")).toHaveCount(0);
  // The second press counts once the button is enabled again.
  await action(page, "resign").click();
  await expect(page.locator(".result-card h2")).toBeVisible();
  // The first take-back removes only the resignation.
  await expect(page.locator(".ply")).toHaveCount(1);
  await action(page, "take-back").click();
  await expect(page.locator(".result-card")).toHaveCount(0);
  await expect(page.locator(".ply:not(.taken-back)")).toHaveCount(1);
});

test("a lost game that was taken back offers a new game at its old end", async ({ page }) => {
  await openApp(page, link({ moves: ["f2f3", "e7e5", "g2g4", "d8h4"], black: "engine", level: 7 }));
  await expect(page.locator(".result-card")).toBeVisible();
  await action(page, "take-back").click();
  for (let step = 0; step < 2; step++) await action(page, "redo").click();
  await expect(page.locator(".words")).toContainText("You lost");
  await expect(page.locator(".result-card")).toHaveCount(0);
  await expect(action(page, "new-game")).toBeVisible();
});

test("resign asks once, shows the result and its reason, and survives a reload; the rematch swaps sides", async ({ page }) => {
  await openApp(page, slow());
  await walk(page, "e2", "e4");
  await action(page, "resign").click();
  await expect(action(page, "resign")).toHaveText(/really/i);
  await result(page, "");
  await action(page, "flip").click();
  await expect(action(page, "resign")).toHaveText("Resign");
  await action(page, "resign").click();
  await action(page, "resign").click();
  await result(page, "0-1");
  await thinks(page, false);
  await expect(words(page)).toContainText("You resigned.");
  await expect(page.locator(".record .result")).toHaveText("0-1");
  await expect(action(page, "resign")).toHaveCount(0);
  await page.reload();
  await result(page, "0-1");
  await expect(words(page)).toContainText("You resigned.");
  await expect(plies(page)).toHaveText(["e4"]);

  await action(page, "rematch").click();
  await expectPlayers(page, { white: "engine", black: "human" });
  await expect(root(page)).toHaveAttribute("data-fen", OUT_OF_BOOK);
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
  await result(page, "");
  await thinks(page);
});

test("the computer declines a draw in words, and accepts one in an equal position", async ({ page }) => {
  await openApp(page, link({ black: "engine", seconds: 1 }));
  await action(page, "draw").click();
  await expect(words(page).getByRole("status")).toContainText(/declines the draw: it is too early/i);
  await result(page, "");

  // Bare kings are equal, which the computer knows after a few moves.
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1", black: "engine", level: 1 }));
  for (const [from, to, count] of [["e1", "e2", 2], ["e2", "e1", 4], ["e1", "d1", 6]]) {
    await walk(page, from, to);
    await expect(plies(page)).toHaveCount(count);
  }
  await action(page, "draw").click();
  await result(page, "1/2-1/2");
  await expect(words(page)).toContainText("Draw by agreement.");
  await page.reload();
  await result(page, "1/2-1/2");
});

test("two people agree on a draw, and the board is flipped for the rematch", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await action(page, "draw").click();
  await expect(action(page, "draw")).toHaveText("White: draw?");
  await action(page, "draw").click();
  await result(page, "1/2-1/2");
  await action(page, "rematch").click();
  await expectFen(page, START);
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
});

// ---- Clocks ----

test("clocks start after the first moves, are restored by a take-back, survive a reload, run low and run out", async ({ page }) => {
  await page.clock.install({ time: new Date("2030-01-01T12:00:00") });
  await openApp(page, link({}));
  await expect(page.locator(".clock")).toHaveCount(0);
  await newGame(page, "clock-3+2");
  await expect(clock(page, "near")).toHaveText("3:00");
  await page.clock.fastForward(60_000);
  await walk(page, "e2", "e4");
  await walk(page, "e7", "e5");
  await expect(clock(page, "near")).toHaveAttribute("data-running", "true");
  // The clock runs while the page is busy, so a slow machine may lose some seconds.
  await expect(clock(page, "near")).toHaveText(/^(3:00|2:5\d)$/);
  await page.clock.fastForward(30_000);
  await expect(clock(page, "near")).toHaveText(/^2:(2\d|30)$/);
  await walk(page, "g1", "f3");
  await expect(clock(page, "near")).toHaveText(/^2:(2\d|3[0-2])$/);
  await page.clock.fastForward(50_000);
  await page.clock.fastForward(50_000);
  await expect(clock(page, "across")).toHaveText(/^1:(1\d|20)$/);
  await page.reload();
  await expect(clock(page, "across")).toHaveText(/^1:(1\d|20)$/);
  // While an earlier position is shown, the clock of the game runs on.
  await action(page, "undo").click();
  await expect(clock(page, "across")).toHaveAttribute("data-running", "true");
  await page.clock.fastForward(10_000);
  await expect(clock(page, "across")).toHaveText(/^1:(0\d|10)$/);
  await action(page, "redo").click();
  await expect(clock(page, "across")).toHaveText(/^1:(0\d|10)$/);
  await action(page, "take-back").click();
  await expect(clock(page, "near")).toHaveText(/^(3:00|2:5\d)$/);
  await expect(clock(page, "across")).toHaveText("3:00");

  await page.clock.fastForward(80_000);
  await page.clock.fastForward(85_000);
  await expect(clock(page, "near")).toHaveAttribute("data-low", "true");
  await expect(clock(page, "near")).toHaveAttribute("aria-label", /running low/);
  await expect(clock(page, "near").locator(".warning")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.fastForward(20_000);
  await result(page, "0-1");
  await expect(words(page)).toContainText("White is out of time; Black wins.");
  await page.reload();
  await result(page, "0-1");
  await action(page, "rematch").click();
  await expect(clock(page, "near")).toHaveText("3:00");
});

test("a clock runs steadily even if the system clock changes, and stops while the machine sleeps", async ({ page }) => {
  const noon = new Date("2030-01-01T12:00:00").getTime();
  await page.clock.install({ time: noon });
  await openApp(page, link({}));
  await newGame(page, "clock-3+2");
  await walk(page, "e2", "e4");
  await walk(page, "e7", "e5");
  await page.clock.fastForward(30_000);
  await expect(clock(page, "near")).toHaveText(/^2:(2\d|30)$/);
  for (const moved of [86_400_000, -3_600_000]) {
    await page.clock.setSystemTime(noon + moved);
    await page.clock.fastForward(20_000);
  }
  await expect(clock(page, "near")).toHaveText(/^1:([34]\d|50)$/);
  const before = await clock(page, "near").textContent();
  await page.clock.fastForward(8 * 3_600_000);
  await page.clock.fastForward(5_000);
  await expect(clock(page, "near")).not.toHaveText(before);
  await expect(clock(page, "near")).toHaveText(/^1:(2[5-9]|[34]\d)$/);
});

test("any clock can be set, and the computer keeps to its own", async ({ page }) => {
  await showEvaluation(page);
  await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60 }));
  await choose(page, "new-game");
  await action(page, "clock-own").check();
  await write(action(page, "clock-minutes"), "1");
  await action(page, "clock-minutes").press("Enter");
  await write(action(page, "clock-increment"), "0");
  await action(page, "clock-increment").press("Enter");
  await action(page, "begin").click();
  await expect(clock(page, "across")).toHaveText("1:00");
  await walk(page, "h2", "h3");
  // The computer spends about a sixtieth of its minute and the increment, not the whole minute.
  await expect(plies(page)).toHaveCount(2, { timeout: 8_000 });
  await expect(clock(page, "near")).toHaveAttribute("data-running", "true");
  // It has searched rather than used the book.
  await expect(page.locator(".player[data-player=engine] .state")).toContainText(/depth \d/);
});

// ---- Hints ----

test("hints go from the piece to the square to the move, by button and by key, and end with a move", async ({ page }) => {
  // One move wins the queen.
  await openApp(page, link({ fen: "4k3/8/8/3q4/8/4N3/8/4K3[#] w - - 0 1", black: "engine" }));
  await action(page, "hint").click();
  const status = words(page).getByRole("status");
  await expect(status).toContainText(/hint: look for a knight move\./i);
  await expect(hinted(page)).toHaveCount(0);
  await thinks(page, false);
  await page.keyboard.press("h");
  await expect(status).toContainText("Hint: the knight on e3.");
  await expect(hinted(page)).toHaveAttribute("data-square", "e3");
  await square(page, "a1").focus();
  await page.keyboard.press("h");
  await expect(status).toContainText(/knight e3 to d5/);
  await expect(hinted(page)).toHaveCount(2);
  await expect(page.locator(".arrow.advice")).toBeVisible();
  await expectNoAxeViolations(page);
  await walk(page, "e3", "d5");
  await expect(hinted(page)).toHaveCount(0);
  await expect(page.locator(".arrow.advice")).toHaveCount(0);
});

test("a hint for an exchange lights up the rescued piece, the payment and the landing square", async ({ page }) => {
  // The rook lands on the back rank with mate.
  await openApp(page, link({ fen: "6k1/5ppp/8/8/8/8/8/4K3[#Rrb] w - - 0 1" }));
  await choose(page, "hint");
  await expect(words(page)).toContainText("look at a rook you can rescue");
  await page.keyboard.press("h");
  await expect(jailed(page, "white", "r")).toHaveAttribute("data-hinted", "true");
  await page.keyboard.press("h");
  await expect(prisoner(page, "white", "r")).toHaveAttribute("data-hinted", "true");
  await expect(page.locator(".ghost-piece")).toHaveCount(1);
  await expect(words(page)).toContainText(/pays a rook, rescues a rook/);
});

// ---- Premoves ----

test("a premove is made by taps or drag, shown, and played at once; Esc cancels it", async ({ page }) => {
  await openApp(page, slow());
  await walk(page, "e2", "e4");
  await thinks(page);
  await walk(page, "g1", "f3");
  await expect(planned(page)).toHaveCount(2);
  await expect(square(page, "f3")).toHaveAttribute("aria-label", /premove/);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(planned(page)).toHaveCount(0);
  await drag(page, square(page, "b1"), square(page, "c3"));
  await expect(planned(page)).toHaveCount(2);
  await thinks(page);
  await expect(plies(page)).toHaveCount(1);
  await moveNow(page);
  await expect(ply(page, 3)).toHaveText("Nc3");
  await expect(planned(page)).toHaveCount(0);
  await thinks(page);
});

// Black can ransom nothing with a knight or a bishop, so only its king and pawns can move. There is no mate that the
// computer could find, because it answers as soon as it has proved one.
const TABLE = "7k/1P4pp/6p1/8/8/8/8/4K3[N#NBqr] w - - 0 1";
const PREMOVES = {
  "a drop": [/^N\*e5/, (page) => touch(page, waiting(page, "white", "n"), square(page, "e5"))],
  "an exchange and its payment": [
    /N\*d4/,
    async (page) => {
      await touch(page, jailed(page, "white", "n"), square(page, "d4"));
      await choice(page, "pay", "q").click();
    },
  ],
  "an exchange by its payment": [
    /N\*d4/,
    async (page) => {
      await drag(page, prisoner(page, "white", "r"), tray(page, "airfield", "black"));
      await drag(page, jailed(page, "white", "n"), square(page, "d4"));
    },
  ],
  "a promotion": [
    /^b8/,
    async (page) => {
      await walk(page, "b7", "b8");
      await choice(page, "promote", "n").click();
    },
  ],
};
test.describe("while the computer thinks", () => {
  // One after another: two engines at once would leave two cores no time for their pages.
  test.describe.configure({ mode: "default" });

  for (const [name, [text, make]] of Object.entries(PREMOVES)) {
    test(`premove: ${name}`, async ({ page }) => {
      await openApp(page, link({ fen: TABLE, black: "engine", seconds: 300 }));
      await walk(page, "e1", "e2");
      await thinks(page);
      await make(page);
      await expect(planned(page)).not.toHaveCount(0);
      await expect(plies(page)).toHaveCount(1);
      await moveNow(page);
      await expect(ply(page, 3)).toHaveText(text);
    });
  }
});

test("a premove that is no longer possible is dropped with a message", async ({ page }) => {
  // The engine will take the queen that was to move, and finds no mate, which would end its search early.
  const fen = "rnbqkbnr/pppppp1p/6p1/7Q/4P3/8/PPPP1PPP/RNB1KBNR[#] w KQkq - 0 1";
  await openApp(page, link({ fen, black: "engine", seconds: 300 }));
  await walk(page, "a2", "a3");
  await thinks(page);
  await walk(page, "h5", "e2");
  await expect(planned(page)).toHaveCount(2);
  await moveNow(page);
  await expect(plies(page)).toHaveText(["a3", /^gxh5/]);
  await expect(words(page)).toContainText(/premove was not played/);
  await expect(planned(page)).toHaveCount(0);
});

test("the computer's move does not cancel a drag that stays legal", async ({ page }) => {
  await openApp(page, slow());
  await walk(page, "e2", "e4");
  await thinks(page);
  const box = async (name) => {
    const { x, y, width, height } = await square(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await box("g1")));
  await page.mouse.down();
  await page.mouse.move(...(await box("g3")), { steps: 4 });
  await expect(page.locator(".ghost.shown")).toHaveCount(1);
  // The pointer is dragging, so the click is dispatched directly.
  await action(page, "move-now").dispatchEvent("click");
  await expect(plies(page)).toHaveCount(2);
  await expect(page.locator(".ghost.shown")).toHaveCount(1);
  await page.mouse.move(...(await box("f3")), { steps: 4 });
  await page.mouse.up();
  await expect(ply(page, 3)).toHaveText("Nf3");
});

// ---- Two people; the computer against itself ----

test("for two people the board can be flipped to the side to move, which is remembered", async ({ page }) => {
  await openApp(page, link({}));
  const first = page.locator("[data-square]").first();
  const turning = async (wanted) => {
    await openSheet(page);
    await action(page, "turning").setChecked(wanted);
    await action(page, "less").click();
  };
  await turning(true);
  await walk(page, "e2", "e4");
  await expect(first).toHaveAttribute("data-square", "h1");
  await page.reload();
  await openSheet(page);
  await expect(action(page, "turning")).toBeChecked();
  await action(page, "less").click();
  await walk(page, "e7", "e5");
  await expect(first).toHaveAttribute("data-square", "a8");
  await turning(false);
  await walk(page, "g1", "f3");
  await expect(first).toHaveAttribute("data-square", "a8");
});

test("the computer plays itself at a set pace, describes each move, pauses and continues", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1", white: "engine", black: "engine", level: 1 }));
  await page.evaluate(() => {
    window.shown = [];
    const root = document.querySelector("[data-fen]");
    new MutationObserver(() => window.shown.push(performance.now())).observe(root, { attributeFilter: ["data-fen"] });
  });
  await action(page, "pace").selectOption("1");
  await expect(plies(page)).toHaveCount(3);
  await expect(words(page)).toContainText(/^(White|Black): (king|pays|pawn|knight|drops).*\./);
  await action(page, "pause").click();
  await thinks(page, false);
  const stood = await fen(page);
  const shown = await page.evaluate(() => window.shown);
  // Measured on average, because a move drawn late shortens the time to the next move.
  expect((shown.at(-1) - shown[0]) / (shown.length - 1), "milliseconds per move").toBeGreaterThan(900);
  await expect(words(page)).toContainText(/paused/i);
  await action(page, "continue").click();
  await expect(root(page)).not.toHaveAttribute("data-fen", stood);
  // One move, and it pauses again.
  await action(page, "pause").click();
  await thinks(page, false);
  const count = await plies(page).count();
  await action(page, "step").click();
  await expect(plies(page)).toHaveCount(count + 1);
  await expect(action(page, "continue")).toBeVisible();
  await thinks(page, false);
});

test("any number of seconds can be set for the computer", async ({ page }) => {
  await openApp(page, slow());
  await choose(page, "new-game");
  await action(page, "seconds").selectOption("other");
  await write(action(page, "any-seconds"), "7");
  // A number being typed stays when the page is redrawn, which happens with every engine message.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(action(page, "any-seconds")).toHaveValue("7");
  await action(page, "any-seconds").press("Enter");
  await action(page, "begin").click();
  await page.reload();
  await choose(page, "new-game");
  await expect(action(page, "any-seconds")).toHaveValue("7");
  for (const [typed, taken] of [["7200", "3600"], ["2.5", "3"], ["0", "1"]]) {
    await write(action(page, "any-seconds"), typed);
    await action(page, "any-seconds").press("Enter");
    await expect(action(page, "any-seconds")).toHaveValue(taken);
  }
});

// ---- A phone ----

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("everything is visible without scrolling, and large enough", async ({ page }) => {
    await openApp(page, slow());
    await choose(page, "new-game");
    await action(page, "clock-5+3").check();
    await expectNoAxeViolations(page);
    await action(page, "begin").click();
    await walk(page, "e2", "e4");
    await expect(clock(page, "near")).toBeVisible();
    const [down, across] = await page.evaluate(() => {
      const page = document.documentElement;
      return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
    });
    expect([down, across]).toEqual([0, 0]);
    const narrow = await page.locator(".controls button").evaluateAll((all) => all.filter((b) => b.getBoundingClientRect().width < 24).length);
    expect(narrow).toBe(0);
    await openSheet(page);
    const foot = await action(page, "less").boundingBox();
    expect(foot.y + foot.height, "the whole sheet is visible").toBeLessThanOrEqual(640);
    await action(page, "less").click();
    await action(page, "resign").click();
    await action(page, "resign").click();
    await result(page, "0-1");
    await expect(words(page)).toContainText("You resigned");
    await action(page, "rematch").click();
    await thinks(page);
  });
});
