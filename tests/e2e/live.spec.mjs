// Live games of two people: from the link to the rematch, and what they can do on the way.
import {
  PHONE, begun, clock, expectSame, expectState, invite, move, note, person, play, resign, seated, table, test,
} from "./live.mjs";
import { action, expect, expectNoAxeViolations, openApp, square, touch } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");

test.describe("from the first link to the rematch", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("three taps and twenty seconds to the first move; a mate; rematches with the colours swapped", async ({ page, visit }, info) => {
    test.slow();
    const taps = { creator: 0, joiner: 0 };
    const tap = async (who, name) => {
      taps[who] += 1;
      await action(game[who], name).click();
    };
    const game = { creator: page, joiner: await visit({ size: PHONE, hasTouch: true }), lines: {} };
    game.pages = [game.creator, game.joiner];
    await openApp(page);
    const begun = Date.now();
    await tap("creator", "play-friend");
    await tap("creator", "make-link");
    await expectState(page, { standing: "waiting", live: "up" });
    await tap("creator", "copy-live");
    await expect(page.locator(".report")).toContainText("Copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await page.locator('[data-link="live"]').inputValue());
    await game.joiner.goto(link);
    await tap("joiner", "join");
    for (const one of game.pages) await expectState(one, { standing: "playing", live: "up", round: 0 });
    await seated(game);
    await move(game, "f2", "f3");
    await move(game, "e7", "e5");
    const seconds = (Date.now() - begun) / 1000;
    const said = `first moves of both sides: ${taps.creator} taps by the creator, ${taps.joiner} by the friend, ${seconds.toFixed(1)} s`;
    console.log(said);
    info.annotations.push({ type: "figures", description: said });
    expect(Math.max(taps.creator, taps.joiner)).toBeLessThanOrEqual(3);
    expect(seconds).toBeLessThan(20);

    const first = { white: game.white, black: game.black };
    await play(game, "g2g4 d8h4");
    for (const one of game.pages) await expectState(one, { final: "true", result: "0-1" });
    await expect(game.black.locator(".live-result h2")).toHaveText("You won");
    await expect(game.white.locator(".live-result h2")).toHaveText("You lost");
    await expectSame(game);
    await action(page, "share").click();
    await expect(page.locator(".live-result .report")).toContainText("Copied");
    const elsewhere = await visit();
    await elsewhere.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(plies(elsewhere)).toHaveText(["f3", "e5", "g4", "Qh4#"]);

    await action(game.white, "rematch").click();
    await expect(game.black.locator(".wants")).toBeVisible();
    await expectState(game.white, { round: 0 });
    await action(game.black, "rematch").click();
    for (const one of game.pages) await expectState(one, { round: 1, moves: 0, final: "false", result: "" });
    await seated(game);
    expect([game.white === first.black, game.black === first.white]).toEqual([true, true]);
    await play(game, "f2f3 e7e5 g2g4 d8h4");
    for (const one of game.pages) await expectState(one, { final: "true" });
    for (const one of game.pages) await expect(one.locator("[data-score]")).toHaveAttribute("data-score", "2:2");

    // Both ask at once.
    await Promise.all(game.pages.map((one) => action(one, "rematch").click()));
    for (const one of game.pages) await expectState(one, { round: 2, moves: 0 });
    await seated(game);
    expect([game.white === first.white, game.black === first.black]).toEqual([true, true]);
    await move(game, "e2", "e4");
    await expectSame(game);
  });
});

test("a draw is declined, offered once more with a move, and accepted", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  await move(game, "g1", "f3");
  // White has moved, so the offer goes out at once.
  await action(game.white, "draw").click();
  await expect(note(game.white)).toContainText("You have offered a draw.");
  await expect(action(game.white, "draw")).toBeDisabled();
  await expect(note(game.black)).toContainText("Anonymous offers a draw");
  await action(game.black, "decline").click();
  await expect(note(game.white)).toContainText("Anonymous declines the draw.");
  await expect(action(game.white, "draw")).toBeDisabled();
  await expect(note(game.black)).toHaveCount(0);
  await move(game, "b8", "c6");
  await expect(note(game.white)).toHaveCount(0);
  // It is White's turn, so the offer travels with the next move.
  const draw = action(game.white, "draw");
  await draw.click();
  await expect(note(game.white)).toContainText("with your next move");
  await expect(draw).toHaveAttribute("aria-pressed", "true");
  // Until then it can be called off.
  await draw.click();
  await expect(note(game.white)).toHaveCount(0);
  await expect(draw).not.toHaveAttribute("aria-pressed", "true");
  await draw.click();
  await expect(action(game.black, "accept")).toHaveCount(0);
  await move(game, "f1", "b5");
  await action(game.black, "accept").click();
  for (const page of game.pages) {
    await expectState(page, { final: "true", result: "1/2-1/2" });
    await expect(page.locator(".live-result")).toContainText("By agreement.");
  }
  await expectSame(game);
});

test("an offer that a move answers is gone", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5 g1f3");
  await action(game.white, "draw").click();
  await expect(action(game.black, "accept")).toBeVisible();
  await move(game, "b8", "c6");
  await expect(action(game.black, "accept")).toHaveCount(0);
  await move(game, "f1", "b5");
  await expect(action(game.black, "accept")).toHaveCount(0);
  await expectState(game.black, { result: "" });
  await expectSame(game);
});

test("one move is taken back, or two, and clocks return with them", async ({ meet }) => {
  const game = await meet({ clock: "clock-5+3" });
  await play(game, "e2e4 e7e5 g1f3");
  const before = await clock(game.white, "white");
  await action(game.white, "take-back").click();
  await expect(note(game.black)).toContainText("asks to take back a move");
  await action(game.black, "decline").click();
  await expect(note(game.white)).toContainText("Anonymous declines the take-back.");
  await expectState(game.white, { moves: 3 });
  await move(game, "b8", "c6");
  // On one's own turn two go: the answer and the move before it.
  await action(game.white, "take-back").click();
  await action(game.black, "accept").click();
  for (const page of game.pages) await expectState(page, { moves: 2, turn: "white" });
  await expectSame(game);
  expect(Math.abs((await clock(game.white, "white")) - before)).toBeLessThan(5000);
  await move(game, "f1", "c4");
  // While the opponent is to move, it is the last move.
  await action(game.white, "take-back").click();
  await action(game.black, "accept").click();
  for (const page of game.pages) await expectState(page, { moves: 2, turn: "white" });
  await move(game, "d2", "d4");
  await expect(plies(game.black)).toHaveText(["e4", "e5", "d4"]);
  await expectSame(game);
});

test("resigning takes two presses and names the winner", async ({ meet }) => {
  const game = await meet({ seat: "black" });
  expect(game.black).toBe(game.creator);
  await play(game, "e2e4 e7e5");
  await action(game.black, "resign").click();
  await expect(action(game.black, "resign")).toContainText("Press again");
  await expectState(game.black, { result: "" });
  await action(game.black, "resign").click();
  for (const page of game.pages) await expectState(page, { final: "true", result: "1-0" });
  await expect(game.white.locator(".live-result")).toContainText("You won");
  await expect(game.white.locator(".live-result")).toContainText("By resignation.");
  // A screen reader announces the end at once.
  await expect(game.white.locator(".words [role=alert]")).toHaveText("You won. By resignation.");
  await expect(game.black.locator(".words [role=alert]")).toHaveText("You lost. By resignation.");
  await expectSame(game);
  // The board is closed.
  await touch(game.white, square(game.white, "g1"), square(game.white, "f3"));
  await expectState(game.white, { moves: 2 });
});

test("a game is called off before its second move, and played once more", async ({ meet }) => {
  const game = await meet();
  await move(game, "e2", "e4");
  await action(game.black, "abort").click();
  for (const page of game.pages) {
    await expectState(page, { final: "true", result: "" });
    await expect(page.locator(".live-result h2")).toHaveText("Called off");
  }
  await action(game.white, "rematch").click();
  await action(game.black, "rematch").click();
  for (const page of game.pages) await expectState(page, { round: 1, moves: 0 });
});

test("fifteen seconds are given", async ({ meet }) => {
  const game = await meet({ clock: "clock-3+2" });
  await play(game, "e2e4 e7e5");
  const before = await clock(game.white, "black");
  await action(game.white, "more").click();
  await action(game.white, "add-time").click();
  for (const page of game.pages) await expect.poll(() => clock(page, "black")).toBe(before + 15_000);
  await expectSame(game);
});

test("phrases are said in both directions and go by themselves", async ({ meet }) => {
  const game = await meet();
  await action(game.white, "phrases").click();
  await action(game.white, "phrase-good-luck").click();
  await expect(game.black.locator("[data-phrase]")).toHaveAttribute("data-phrase", "phrase-good-luck");
  await expect(game.white.locator("[data-phrase]")).toHaveAttribute("data-phrase", "phrase-good-luck");
  await action(game.black, "phrases").click();
  await action(game.black, "phrase-thanks").click();
  await expect(game.white.locator("[data-phrase=phrase-thanks]")).toBeVisible();
  await expect(game.black.locator("[data-phrase=phrase-good-luck]")).toHaveCount(0);
  // The same phrase once more is a new one.
  await action(game.white, "phrases").click();
  await action(game.white, "phrase-good-luck").click();
  await expect(game.black.locator("[data-phrase=phrase-good-luck]")).toBeVisible();
  // It does not come back with the next message about White's presence.
  await expect(game.black.locator("[data-phrase]")).toHaveCount(0);
  await game.black.reload();
  await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here", { timeout: 30_000 });
  await expect(game.black.locator("[data-phrase]")).toHaveCount(0);
});

test("an answer by keyboard takes the focus to the board", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  await action(game.black, "draw").click();
  await action(game.white, "decline").focus();
  await game.white.keyboard.press("Enter");
  await expect(game.white.locator(".live-ask")).toHaveCount(0);
  await expect(game.white.locator("[data-square]:focus")).toHaveCount(1);
});

test("a premove is played when its moment comes, and only if it is possible", async ({ meet }) => {
  const game = await meet();
  await touch(game.black, square(game.black, "e7"), square(game.black, "e5"));
  await expect(game.black.locator("[data-square=e5][data-planned=true]")).toHaveCount(1);
  await expectState(game.black, { moves: 0 });
  await touch(game.white, square(game.white, "e2"), square(game.white, "e4"));
  for (const page of game.pages) await expectState(page, { moves: 2 });
  await touch(game.black, square(game.black, "e5"), square(game.black, "e4"));
  await touch(game.white, square(game.white, "d2"), square(game.white, "d4"));
  // The pawn's way is still closed.
  for (const page of game.pages) await expectState(page, { moves: 3, turn: "black" });
  await expect(game.black.locator("[data-planned]")).toHaveCount(0);
  await expect(plies(game.black)).toHaveText(["e4", "e5", "d4"]);
  await expectSame(game);
});

test("what the panel says comes into a region that was there before, and is announced once", async ({ meet }) => {
  const game = await meet();
  const said = game.white.locator(".live-notices [role=status][data-old]");
  await game.white.evaluate(() => document.querySelectorAll(".live-notices [role=status]").forEach((it) => (it.dataset.old = "")));
  expect((await game.white.locator(".live-notices").boundingBox()).height).toBe(0);
  await move(game, "e2", "e4");
  await action(game.white, "draw").click();
  await expect(said.filter({ hasText: "You have offered a draw." })).toHaveCount(1);
  await expect(game.black.locator(".live-ask[role=alertdialog]")).toBeVisible();
  await expect(game.black.locator(".live-notices [role=status]").filter({ hasText: "offers a draw" })).toHaveCount(1);
  await expect(game.black.locator("[role=status] [role=alertdialog]")).toHaveCount(0);
  await action(game.black, "decline").click();
  await expect(said.filter({ hasText: "declines the draw." })).toHaveCount(1);
  await action(game.black, "phrases").click();
  await action(game.black, "phrase-thanks").click();
  await expect(said.filter({ hasText: "Thank you!" })).toHaveCount(1);
  await expect(game.white.locator("[role=status] [role=status], [role=status] .phrase")).toHaveCount(0);
});

for (const [width, height] of [[320, 568], [390, 844], [1440, 900]]) {
  test(`a newcomer is welcomed to a live game, and somebody who has played here is not, at ${width}x${height}`, { tag: "@layout" }, async ({ page, visit }) => {
    const link = await invite(page, { name: "Ada" });
    const friend = await visit({ size: { width, height } });
    await friend.goto(link);
    await expectState(friend, { standing: "invited" });
    await expect(friend.getByRole("heading", { level: 2 })).toHaveText("Ada challenges you to Hostage Chess");
    await expect(friend.locator(".challenger")).toContainText("Ada is waiting for you");
    await expect(friend.locator(".ideas svg")).toHaveCount(3);
    for (const door of ["learn-first", "join"]) await expect(action(friend, door)).toBeInViewport({ ratio: 1 });
    expect(await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await friend.evaluate(() => localStorage.setItem("hostage-chess.lessons", "hostage-prisons=3"));
    await friend.reload();
    await expectState(friend, { standing: "invited" });
    await expect(friend.getByRole("heading", { level: 2 })).toHaveText("Ada is waiting for you");
    await expect(friend.locator(".ideas")).toHaveCount(0);
  });
}

test("a friend who learns first has the seat, and the creator sees it", async ({ page, visit }) => {
  const link = await invite(page);
  const friend = await visit();
  await friend.goto(link);
  // The creator has given no name.
  await expect(friend.getByRole("heading", { level: 2 })).toHaveText("A friend challenges you to Hostage Chess");
  await expect(friend.locator(".challenger")).toContainText("Your friend is waiting for you");
  await action(friend, "learn-first").click();
  await expect(friend).toHaveURL(/#\/learn/);
  await expectState(page, { standing: "playing" });
  await expect(person(page, "black")).toHaveAttribute("data-presence", "learning");
  await expect(note(page)).toContainText("learning how to play");
  // The way back to the game is in view and covered by nothing, on any screen and size.
  const back = friend.locator(".live-strip a");
  for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1440, 900]]) {
    await friend.setViewportSize({ width, height });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click({ trial: true });
    const ways = await friend.locator(".lesson-ways").boundingBox();
    expect(ways.y + ways.height, `${width}x${height}`).toBeLessThanOrEqual(height);
  }
  await friend.goBack();
  await expectState(friend, { standing: "playing", side: "black" });
  await expect(person(page, "black")).toHaveAttribute("data-presence", "here");
  await expect(note(page)).toHaveCount(0);
  const game = await begun(page, friend);
  await play(game, "e2e4 e7e5");
  await expectSame(game);
});

test("a sheet takes the focus and gives it back, however it is closed", async ({ meet }) => {
  const { white } = await meet();
  const sheet = white.locator(".live-sheet");
  const layers = () => white.evaluate(() => history.state?.layers);
  const ways = {
    esc: () => white.keyboard.press("Escape"),
    button: () => action(white, "close-sheet").press("Enter"),
    back: () => white.goBack(),
    choice: (opener) => action(white, opener === "more" ? "flip" : "hide-phrases").press("Enter"),
  };
  for (const opener of ["phrases", "more"]) {
    for (const [how, close] of Object.entries(ways)) {
      await action(white, opener).press("Enter");
      await expect(sheet, `${opener}, ${how}`).toBeFocused();
      // Back leaves the screen if it comes before the sheet has its entry in the history.
      await expect.poll(layers).toBe(1);
      await close(opener);
      await expect(sheet).toHaveCount(0);
      await expect.poll(layers).toBeUndefined();
      await expect(action(white, opener), `${opener}, ${how}`).toBeFocused();
    }
  }
  // From one sheet to the other.
  await action(white, "phrases").press("Enter");
  await action(white, "more").press("Enter");
  await expect(sheet).toBeFocused();
  await expect(sheet.locator("[data-action=flip]")).toBeVisible();
});

test("any game goes on by links, and the game that has ended can be reviewed", async ({ meet, visit }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5 g1f3");
  const shown = await table(game.white).getAttribute("data-fen");
  // Both players keep their seats, also if the other one is to move.
  for (const [page, corner, sends] of [[game.white, "a8", 1], [game.black, "h1", 0]]) {
    await action(page, "more").click();
    await action(page, "go-by-links").click();
    await expect(page).toHaveURL(/#\/play/);
    await expect(page.locator("[data-fen]").first()).toHaveAttribute("data-fen", shown);
    await expect(plies(page)).toHaveText(["e4", "e5", "Nf3"]);
    await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", corner);
    await expect(action(page, "send-turn")).toHaveCount(sends);
  }
  for (const page of game.pages) {
    await page.goBack();
    await expectState(page, { standing: "playing", live: "up" });
  }
  const visitor = await visit();
  await visitor.goto(game.link);
  await expectState(visitor, { standing: "watching", moves: 3 });
  await action(visitor, "more").click();
  await expect(action(visitor, "watch-link")).toBeVisible();
  await expect(action(visitor, "go-by-links")).toHaveCount(0);
  await resign(game, "black");
  await action(game.white, "review").click();
  await expect(game.white).toHaveURL(/#\/analysis/);
  await expect(game.white.locator("[data-fen]").first()).toHaveAttribute("data-fen", shown);
  await expect(plies(game.white)).toHaveText(["e4", "e5", "Nf3"]);
});

test("a game that went on by links comes back live, from the position that it has reached", async ({ meet }) => {
  const game = await meet();
  await play(game, "e2e4 e7e5");
  await action(game.white, "more").click();
  await action(game.white, "go-by-links").click();
  await expect(game.white).toHaveURL(/#\/play/);
  await touch(game.white, square(game.white, "g1"), square(game.white, "f3"));
  await expect(plies(game.white)).toHaveText(["e4", "e5", "Nf3"]);
  const shown = await game.white.locator("[data-fen]").first().getAttribute("data-fen");
  await game.white.goto("./#/friend");
  await action(game.white, "start-here").check();
  await action(game.white, "seat-white").check();
  await action(game.white, "make-link").click();
  await expectState(game.white, { standing: "waiting", live: "up" });
  const link = await game.white.locator('[data-link="live"]').inputValue();
  await game.black.goto(link);
  // The first game still runs on this page.
  await action(game.black, "leave-game").click();
  await expect(table(game.black)).toContainText("from a position in the middle of a game");
  await action(game.black, "join").click();
  for (const page of game.pages) await expectState(page, { standing: "playing", fen: shown, turn: "black" });
  await move(game, "b8", "c6");
  await move(game, "f1", "b5");
  await expectSame(game);
});

test("an untimed game has no clocks; one by the day has a deadline", async ({ meet }) => {
  const game = await meet({ clock: "clock-none" });
  await play(game, "e2e4 e7e5");
  for (const page of game.pages) await expect(page.locator("time.clock")).toHaveCount(0);
  await expectSame(game);
  const slow = await meet({ clock: "clock-days" });
  await play(slow, "e2e4 e7e5 g1f3");
  for (const page of slow.pages) await expect(person(page, "black").locator("time.clock")).toContainText(/^(3 days 0 h|2 days 23 h)$/);
});

test("nothing from the wire becomes markup", async ({ meet, visit }) => {
  // Names have at most 24 characters in the field.
  const wicked = ["<img src=x onerror=a()>", "\u202Eevil\u2066</bdi><b>x</b>"];
  const game = await meet({ names: wicked });
  const third = await visit();
  await third.goto(game.link);
  await expectState(third, { standing: "watching" });
  for (const page of [...game.pages, third]) {
    await expect(page.locator("main img, main b, main script")).toHaveCount(0);
    expect(await page.evaluate(() => [document.documentElement.dir, document.querySelectorAll("bdi").length >= 2])).toEqual(["", true]);
  }
  await expect(person(game.black, "white").locator("bdi")).toHaveText(wicked[0]);
  // Marks of direction are left out or enclosed.
  const name = await person(game.white, "black").locator("bdi").textContent();
  expect(name).toContain("</bdi><b>x</b>");
  await move(game, "e2", "e4");
  await action(game.white, "draw").click();
  await expect(note(game.black)).toContainText(`${wicked[0]} offers a draw`);
  await expect(game.black.locator("main img")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe-core finds nothing on the screens of live play", async ({ page, visit }) => {
      test.slow();
      await openApp(page, "#/friend");
      await expect(action(page, "make-link")).toBeVisible();
      await expectNoAxeViolations(page);
      const link = await invite(page, { clock: "clock-3+2" });
      await expectNoAxeViolations(page);
      const friend = await visit({ size: PHONE, colorScheme });
      await friend.goto(link);
      await expectState(friend, { standing: "invited" });
      await expectNoAxeViolations(friend);
      await action(friend, "join").click();
      const game = await begun(page, friend);
      await play(game, "e2e4 e7e5");
      await touch(friend, square(friend, "g8"), square(friend, "f6"));
      await expectNoAxeViolations(friend);
      await square(friend, "a3").click();
      await move(game, "g1", "f3");
      await action(page, "draw").click();
      await expect(action(friend, "accept")).toBeVisible();
      for (const one of game.pages) await expectNoAxeViolations(one);
      await action(friend, "decline").click();
      for (const name of ["phrases", "more"]) {
        await action(friend, name).click();
        await expect(friend.locator(".live-sheet")).toBeVisible();
        await expectNoAxeViolations(friend);
        await action(friend, "close-sheet").click();
      }
      await resign(game, "white");
      for (const one of game.pages) await expectNoAxeViolations(one);
      await openApp(friend, "#/live?key=damaged");
      await expect(friend.getByRole("alert")).toBeVisible();
      await expectNoAxeViolations(friend);
    });
  });
}

/** Boxes of the visible controls. */
const controls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(button, a[href], input, summary, select)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[data-tray]"))
      // A chip's radio button lies hidden in its label.
      .map((element) => (element.type === "radio" ? element.closest("label") ?? element : element))
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = element.dataset.action ?? element.dataset.ply ?? element.textContent.trim();
        return { name, left, right, top, bottom, inside: Boolean(element.closest(".moves")) };
      }),
  );

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, height] of [[320, 568], [360, 640], [390, 844], [768, 1024], [1366, 650], [1440, 900]]) {
  test(`everything fits into ${width}x${height}, and no offer covers the board`, { tag: "@layout" }, async ({ page, visit }) => {
    test.slow();
    const fits = async (one, what, { scrolls = false } = {}) => {
      expect(await overflow(one), what).toBeLessThanOrEqual(0);
      for (const { name, left, right, top, bottom, inside } of await controls(one)) {
        // The record scrolls.
        if (inside) continue;
        expect([what, name, left >= -0.5, right <= width + 0.5], `${left} to ${right}`).toEqual([what, name, true, true]);
        if (!scrolls) expect([what, name, top >= -0.5, bottom <= height + 0.5], `${top} to ${bottom}`).toEqual([what, name, true, true]);
      }
    };
    const apart = async (one, what, selector) => {
      const board = await one.locator(".board").first().boundingBox();
      for (const part of await one.locator(selector).all()) {
        const box = await part.boundingBox();
        const isBeside = box.x >= board.x + board.width - 0.5 || box.x + box.width <= board.x + 0.5;
        const free = isBeside || box.y >= board.y + board.height - 0.5 || box.y + box.height <= board.y + 0.5;
        expect(free, `${what}: ${JSON.stringify(box)} over ${JSON.stringify(board)}`).toBe(true);
      }
    };
    await page.setViewportSize({ width, height });
    await openApp(page, "#/friend");
    await expect(action(page, "make-link")).toBeVisible();
    await fits(page, "the ways to play", { scrolls: true });
    const link = await invite(page, { clock: "clock-3+2", name: "Bartholomew Featherston" });
    await fits(page, "waiting", { scrolls: true });
    const friend = await visit({ size: { width, height } });
    await friend.goto(link);
    await expectState(friend, { standing: "invited" });
    await fits(friend, "invited", { scrolls: true });
    await action(friend, "name").fill("Maximiliane Wolkenstein");
    await action(friend, "join").click();
    const game = await begun(page, friend);
    await play(game, "e2e4 d7d5");
    const places = async (one) => (await controls(one)).filter(({ name }) => ["take-back", "draw", "phrases", "more"].includes(name));
    const before = await places(friend);
    expect(before.length).toBe(4);
    for (const one of game.pages) await fits(one, "the game");
    await move(game, "e4", "d5");
    await action(page, "take-back").click();
    await expect(action(friend, "accept")).toBeVisible();
    for (const one of game.pages) {
      await fits(one, "an offer");
      await apart(one, "an offer", ".live-ask, .live-note");
    }
    // Buttons keep their places under the finger.
    expect(await places(friend)).toEqual(before);
    await action(friend, "decline").click();
    await action(friend, "phrases").click();
    await fits(friend, "the phrases");
    await action(friend, "close-sheet").click();
    await action(page, "more").click();
    await fits(page, "the sheet");
    await action(page, "close-sheet").click();
    await resign(game, "white");
    for (const one of game.pages) {
      await expect(one.locator(".live-result")).toBeVisible();
      // On a phone the card covers the board, as after any other game. A tap on its head closes it.
      await fits(one, "the end");
    }
    await action(page, "rematch").click();
    await expect(friend.locator(".wants")).toBeVisible();
    for (const one of game.pages) await fits(one, "the rematch");
  });
}
