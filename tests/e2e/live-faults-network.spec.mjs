// Live games in which something goes wrong: the connection or the relay.
import { enter, expectSame, expectState, move, moves, note, person, play, resign, surviveKill, table, test } from "./live.mjs";
import { startUnhelpful } from "./relays.mjs";
import { action, expect, square, touch } from "./support.mjs";

// Chromium logs each connection that fails.
test.use({ expected: /WebSocket connection to/ });

const plies = (page) => page.locator("[data-ply]");

test.describe("the connection", () => {
  test("is cut: a move made meanwhile is shown as unsent, and arrives", async ({ meet }) => {
    const game = await meet({ lined: true, clock: "clock-5+3" });
    await play(game, "e2e4 e7e5");
    // The parts that load later come through the same line.
    await expect(game.white.locator("link[data-sheet=later]")).toBeAttached();
    await game.white.waitForLoadState("networkidle");
    game.lines.white.freeze();
    game.lines.white.cut();
    await expectState(game.white, { live: "down" });
    await expect(note(game.white)).toContainText("You are disconnected");
    await enter(game.white, "g1", "f3");
    await expectState(game.white, { unsent: "true" });
    await expect(note(game.white)).toContainText("Your move has not been sent, and your clock keeps running.");
    await expect(person(game.white, "white").locator("time")).toHaveAttribute("data-running", "true");
    await expect(person(game.white, "black").locator("time")).toHaveAttribute("data-running", "false");
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", /reconnecting|left/);
    await expectState(game.black, { moves: 2 });
    game.lines.white.thaw();
    await expectState(game.white, { live: "up", unsent: "false" });
    await expectState(game.black, { moves: 3 });
    await expect(person(game.black, "white")).toHaveAttribute("data-presence", "here");
    await expect(note(game.white)).toHaveCount(0);
    await move(game, "b8", "c6");
    await expectSame(game);
    // Connections that break all the time lose nothing.
    for (const [from, to] of [["f1", "b5"], ["a7", "a6"], ["b5", "a4"], ["g8", "f6"]]) {
      for (const line of [game.lines.white, game.lines.black]) line.cut();
      await move(game, from, to);
    }
    // A clock runs from when its owner sees the position, and the owner of the last one was away. The next move settles it.
    await move(game, "d2", "d3");
    await expectSame(game);
  });

  test("is half-open: the banner comes within twenty seconds, and the game goes on", async ({ meet }) => {
    test.slow();
    const game = await meet({ lined: true });
    await play(game, "e2e4 e7e5");
    const frozen = Date.now();
    game.lines.white.freeze();
    await enter(game.white, "g1", "f3");
    // Until then the page says that the move is on its way.
    await expect(note(game.white)).toContainText("Sending your move…");
    await expectState(game.white, { live: "down" }, { timeout: 20_000 - (Date.now() - frozen) });
    await expect(note(game.white)).toContainText("Your move has not been sent");
    expect(await moves(game.black)).toBe(2);
    game.lines.white.thaw();
    await expectState(game.white, { live: "up", unsent: "false" });
    await expectState(game.black, { moves: 3 });
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  test("is half-open: a phrase that was said meanwhile is heard when it comes back", async ({ meet }) => {
    test.slow();
    const game = await meet({ lined: true });
    await play(game, "e2e4 e7e5");
    await action(game.white, "phrases").click();
    await expect(game.white.locator("link[data-sheet=later]")).toBeAttached();
    await game.white.waitForLoadState("networkidle");
    game.lines.white.freeze();
    await action(game.white, "phrase-good-luck").click();
    await expectState(game.white, { live: "down" }, { timeout: 20_000 });
    // What was held back is lost.
    game.lines.white.cut();
    game.lines.white.thaw();
    await expect(game.black.locator("[data-phrase=phrase-good-luck]")).toBeVisible({ timeout: 20_000 });
  });

  test("comes back: a premove made before is cancelled", async ({ meet }) => {
    const game = await meet({ lined: true });
    await move(game, "e2", "e4");
    await move(game, "e7", "e5");
    await touch(game.black, square(game.black, "b8"), square(game.black, "c6"));
    await expect(game.black.locator("[data-planned=true]")).toHaveCount(2);
    game.lines.black.freeze();
    game.lines.black.cut();
    await expectState(game.black, { live: "down" });
    await enter(game.white, "g1", "f3");
    game.lines.black.thaw();
    await expectState(game.black, { live: "up", moves: 3 });
    await expect(game.black.locator("[data-planned=true]")).toHaveCount(0);
    await move(game, "g8", "f6");
    await expectSame(game);
  });

  test("is slow: moves, offers and presence arrive all the same", async ({ meet }) => {
    const game = await meet({ lined: true });
    for (const line of [game.lines.white, game.lines.black]) line.delay(300);
    await play(game, "e2e4 e7e5 g1f3");
    await action(game.white, "draw").click();
    await action(game.black, "decline").click();
    await expect(note(game.white)).toContainText("declines the draw.");
    await play(game, "b8c6 f1b5");
    await expect(note(game.white)).toHaveCount(0);
    await expectSame(game);
  });
});

test.describe("the relay", () => {
  test("is killed and returns empty: both registers are put back", async ({ meet, relay, stranger }) => {
    await surviveKill(await meet(), relay, stranger);
  });

  test("forgets everything while one player is away: the other one puts both back", async ({ meet, relay, visit }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5 g1f3");
    await game.black.goto("about:blank");
    await relay.restart();
    await expectState(game.white, { live: "up" }, { timeout: 40_000 });
    // White's page restores Black's register too, so that a visitor sees the game.
    const visitor = await visit();
    await visitor.goto(game.link);
    await expectState(visitor, { standing: "watching", moves: 3 });
    await game.black.goBack();
    await expectState(game.black, { standing: "playing", live: "up", moves: 3 });
    await move(game, "b8", "c6");
    await expectSame(game, [...game.pages, visitor]);
  });

  test("is gone: the link for this position is offered, opens the game, and the live game comes back", async ({ meet, relay }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    await relay.kill();
    await expectState(game.white, { live: "down" });
    await enter(game.white, "g1", "f3");
    const shown = await table(game.white).getAttribute("data-fen");
    await note(game.white).locator('[data-action="go-by-links"]').click();
    await expect(game.white).toHaveURL(/#\/play/);
    await expect(game.white.locator("[data-fen]").first()).toHaveAttribute("data-fen", shown);
    await expect(plies(game.white)).toHaveText(["e4", "e5", "Nf3"]);
    await expect(action(game.white, "send-turn")).toBeVisible();
    await relay.restart();
    await game.white.goto("./#/live");
    await expectState(game.white, { standing: "playing", live: "up", moves: 3 }, { timeout: 40_000 });
    await expectState(game.black, { moves: 3 }, { timeout: 40_000 });
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  test("is gone after the end: no link goes on with a game that is over", async ({ meet, relay }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    await resign(game, "black");
    await relay.kill();
    await expectState(game.white, { live: "down" });
    await expect(note(game.white)).toContainText("You are disconnected.");
    await expect(action(game.white, "go-by-links")).toHaveCount(0);
  });

  const UNHELPFUL = {
    "refuses the connection": [{ code: 5 }, "refused", "The server that connects players refuses this page."],
    "does not know the protocol": [{ code: 1 }, "refused", "The server that connects players refuses this page."],
    "never answers": [{}, "down", "The server for live games cannot be reached."],
  };
  for (const [name, [options, live, text]] of Object.entries(UNHELPFUL)) {
    test(`${name}: the page says so`, async ({ visit }) => {
      const other = await startUnhelpful(options);
      const page = await visit({ at: other.site });
      await page.goto("./#/friend");
      await action(page, "make-link").click();
      await expectState(page, { standing: "waiting", live });
      await expect(page.locator(".live-wire")).toContainText(text);
      await page.goto("about:blank");
      await other.stop();
    });
  }
});
