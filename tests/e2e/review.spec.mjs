// The review of a finished game: accuracy, bad moves with reasons from the rules, better moves, and retries.
import { link, openSheet } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, ply, root, square, test, touch } from "./support.mjs";

/** Taking Black's knight allows mate with it: 1.Re2 Ka7 2.Rxe5 (N)N*f2#. */
const POISONED = { fen: "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1", moves: ["e1e2", "a8a7", "e2e5", "N#N@f2"] };
const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d3", "d7d6", "e1g1", "e8g8"];

const review = (page) => page.locator(".review");
const graph = (page) => page.getByRole("slider", { name: "Winning chances" });
const bad = (page) => page.locator(".bad-turn");
const better = (page) => bad(page).locator(".better .line-turn");
const count = (page, side, verdict) => page.locator(`.side[data-side="${side}"] [data-count="${verdict}"]`);
const retry = (page, stage) => expect(page.locator(".retry")).toHaveAttribute("data-retry", stage);
const at = (page, number) => expect(graph(page)).toHaveAttribute("aria-valuenow", String(number));
const tab = (page, name) => page.getByRole("tab", { name }).click();
const walk = (page, uci) => touch(page, square(page, uci.slice(0, 2)), square(page, uci.slice(2, 4)));

/** Opens the counts, which are folded. */
async function unfold(page) {
  if ((await page.locator(".story-all").getAttribute("open")) === null) await action(page, "counts").click();
}

/** Waits until all positions are judged. */
async function done(page) {
  await expect(review(page)).toHaveAttribute("data-running", "false", { timeout: 20_000 });
  await expect(review(page)).toHaveAttribute("data-done", (await review(page).getAttribute("data-of")) ?? "");
}

/** Starts the review from the end of the game. */
async function reviewed(page) {
  await openApp(page, link(POISONED));
  await action(page, "review").click();
  await expect(page).toHaveURL(/#\/analysis$/);
  await done(page);
  await unfold(page);
}

test("nothing stands where the end of a running review would push it down", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { looks: 0, wrong: 0 });
    new MutationObserver(() => {
      if (!document.querySelector('.review[data-running="true"]')) return;
      window.looks += 1;
      if (document.querySelector('[data-action="review-close"], [data-action="board"], .story-all')) window.wrong += 1;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await reviewed(page);
  await expect(action(page, "review-close")).toBeVisible();
  const { looks, wrong } = await page.evaluate(() => ({ looks: window.looks, wrong: window.wrong }));
  expect(looks).toBeGreaterThan(0);
  expect(wrong).toBe(0);
});

test("the end of a game leads to its review: accuracy, the blunder with its reason, the better move", async ({ page }) => {
  await reviewed(page);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  const accuracy = async (side) => Number(await page.locator(`.side[data-side="${side}"] .accuracy`).getAttribute("data-accuracy"));
  const [white, black] = [await accuracy("white"), await accuracy("black")];
  expect(white).toBeLessThan(black);
  expect(black).toBeLessThanOrEqual(100);
  await expect(count(page, "white", "blunder")).toHaveText("1 blunder");
  await expect(count(page, "black", "blunder")).toBeDisabled();
  await expect(ply(page, 3)).toHaveText("Rxe5??");

  await count(page, "white", "blunder").click();
  await at(page, 3);
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^2\. Rxe5, blunder, White 0%$/);
  await expect(bad(page)).toHaveAttribute("data-verdict", "blunder");
  await expect(bad(page)).toContainText("2. Rxe5?? blunder");
  await expect(bad(page).locator(".why")).toHaveText("Took a knight that can be ransomed with mate: (N)N*f2#.");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }

  const uci = await better(page).first().getAttribute("data-uci");
  const text = await better(page).first().textContent();
  expect(uci).not.toBe("e2e5");
  await better(page).first().click();
  await expect(page.locator('.moves .ply.aside[aria-current="step"]')).toHaveText(text);
  await at(page, 2);
});

test("the player's blunders become puzzles: solved wrong, solved right, and put back", async ({ page }) => {
  await reviewed(page);
  await count(page, "white", "blunder").click();
  const best = await better(page).first().getAttribute("data-uci");
  await expect(action(page, "solve-mistakes")).toHaveText("Solve your mistakes (1)");
  await action(page, "solve-mistakes").click();
  const stage = (name) => expect(page.locator("[data-stage]")).toHaveAttribute("data-stage", name);
  await stage("asked");
  await expect(page.getByRole("heading", { name: "Your own mistake" })).toBeVisible();
  await expect(page.locator(".puzzle-task")).toContainText("You played 2. Rxe5 here. Find a better move.");
  await expectNoAxeViolations(page);
  await walk(page, "e2e5");
  await stage("refuted");
  await action(page, "again").click();
  await walk(page, best);
  await stage("solved");
  await expect(page.locator(".puzzle-standing, .puzzle-said").first()).toContainText("will see this puzzle again");
  await action(page, "next").click();
  await expect(page.locator("[data-stage]")).toContainText("None of your own mistakes is due today.");
  // The same mistake is not stored twice.
  const held = () => page.evaluate(() => JSON.parse(localStorage["hostage-chess.puzzles"]).own.length);
  await page.getByRole("link", { name: "Analysis" }).click();
  await tab(page, "Review");
  await action(page, "solve-mistakes").click();
  await stage("asked");
  expect(await held()).toBe(1);
});

test("a chosen theme gives puzzles of that theme, not one's own mistakes", async ({ page }) => {
  await reviewed(page);
  await action(page, "solve-mistakes").click();
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^own-/);
  await page.locator(".puzzle-standing select").first().selectOption({ index: 2 });
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^hostage-/);
  await action(page, "skip").click();
  await expect(page.locator("[data-stage]")).not.toContainText("None of your own mistakes");
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", /^hostage-/);
});

test("the graph can be stepped through by pointer and keys, and marks bad moves", async ({ page }) => {
  await reviewed(page);
  await expect(page.locator(".graph .area")).toHaveAttribute("d", /^M0 200V\d+(L[1-4] \d+){4}V200Z$/);
  await expect(page.locator('.graph .dots .blunder[data-at="3"]')).toHaveCount(1);
  await graph(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await graph(page).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await at(page, 2);
  await page.mouse.move(x + width / 2, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + 5, { steps: 4 });
  await page.mouse.up();
  await at(page, 3);
  await graph(page).focus();
  for (const [key, place] of [["Home", 0], ["ArrowRight", 1], ["ArrowUp", 2], ["PageUp", 3], ["End", 4], ["ArrowLeft", 3], ["ArrowDown", 2]]) {
    await page.keyboard.press(key);
    await at(page, place);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await at(page, 3);
});

test("a mistake can be retried: with the same move, a good one, the solution; a reload keeps the results", async ({ page }) => {
  await reviewed(page);
  await count(page, "white", "blunder").click();
  const best = await better(page).first().getAttribute("data-uci");
  await action(page, "retry").first().click();
  await retry(page, "asked");
  await expect(page.locator(".retry p")).toContainText("find a better move for White than 2. Rxe5??");
  await expect(bad(page)).toHaveCount(0);
  await walk(page, "e2e5");
  await retry(page, "wrong");
  await expect(page.locator(".retry p")).toHaveText("That is no better. Try another move.");
  await expect(square(page, "e5")).toHaveAccessibleName(/Black knight/);
  await walk(page, best);
  await retry(page, "good");
  await expect(bad(page).locator(".why")).toContainText("ransomed with mate");
  await expectNoAxeViolations(page);
  await action(page, "retry-next").click();
  await retry(page, "over");
  await action(page, "retry-end").click();
  await unfold(page);
  await action(page, "retry").first().click();
  await action(page, "retry-show").click();
  await retry(page, "solved");
  await action(page, "retry-end").click();

  await page.reload();
  await expect(count(page, "white", "blunder")).toHaveText("1 blunder");
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await unfold(page);
  await count(page, "white", "blunder").click();
  await expect(bad(page)).toContainText("ransomed with mate");
  // Opening the review from the game again shows the same results without new searches.
  await page.getByRole("link", { name: "Play" }).click();
  await action(page, "review").click();
  await expect(review(page)).toHaveAttribute("data-running", "false");
  await expect(count(page, "white", "blunder")).toHaveText("1 blunder");
});

test("a retry with a move that the engine has not chosen is searched before it is judged", async ({ page }) => {
  await openApp(page, link({ screen: "analysis", moves: ["f2f3", "e7e5", "g2g4", "d8h4"] }).replace(/&(white|black)=human/g, ""));
  await tab(page, "Review");
  await action(page, "review").click();
  await done(page);
  await tab(page, "Moves");
  await ply(page, 3).click();
  await tab(page, "Review");
  await expect(bad(page).locator(".why")).toHaveText("Allowed mate in 1: Qh4#.");
  await unfold(page);
  await page.locator('.side[data-side="white"] [data-action="retry"]').click();
  // Other bad moves of White may come first.
  const asked = page.locator(".retry p");
  for (let said = await asked.textContent(); !/g4\?\?/.test(said); said = await asked.textContent()) {
    await action(page, "retry-next").click();
    await expect(asked).not.toHaveText(said);
  }
  await page.evaluate(() => {
    const element = document.querySelector(".retry");
    window.stages = [];
    new MutationObserver(() => window.stages.push(element.dataset.retry)).observe(element, { attributeFilter: ["data-retry"] });
  });
  await walk(page, "e2e4");
  await retry(page, "good");
  expect(await page.evaluate(() => window.stages)).toEqual(["looking", "good"]);
  await expect(page.locator('.moves .ply.aside[aria-current="step"]')).toHaveText("e4");
});

test("the review can be stopped, continues, and pauses while the page is hidden", async ({ page }) => {
  // Counts the requests to the engine. After `hold()` none reaches it, so a request stays open however fast the machine
  // is.
  await page.addInitScript(() => {
    window.searches = 0;
    let held = null;
    window.hold = () => (held = []);
    window.release = () => {
      const waiting = held;
      held = null;
      for (const post of waiting) post();
    };
    window.Worker = class extends Worker {
      postMessage(text) {
        if (String(text).includes("Search")) window.searches += 1;
        const post = () => super.postMessage(text);
        if (held) held.push(post);
        else post();
      }
    };
  });
  const searches = () => page.evaluate(() => window.searches);
  const known = async () => Number(await review(page).getAttribute("data-done"));
  await openApp(page, link({ screen: "analysis", moves: OPENING }).replace(/&(white|black)=human/g, ""));
  await tab(page, "Review");
  await action(page, "review").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await expect(page.locator(".progress")).toContainText(/^\d+ of 13/);
  await expect.poll(known, { intervals: [50] }).toBeGreaterThan(0);
  await action(page, "review-pause").click();
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  const before = await known();
  expect(before).toBeLessThan(13);
  await action(page, "review").click();
  await expect.poll(known, { intervals: [50] }).toBeGreaterThan(before);
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator(".lesson").first()).toBeVisible();
  const asked = await searches();
  await page.evaluate(() => window.hold());
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await expect.poll(searches, { intervals: [50] }).toBe(asked + 1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await searches(), "one request for one position").toBe(asked + 1);
  const rested = await known();
  await page.evaluate(() => window.release());
  await expect.poll(known, { intervals: [50] }).toBeGreaterThan(rested);
  const hide = (hidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  await expect(root(page)).toHaveAttribute("data-thinking", "false");
  await hide(false);
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-thinking", "true");
  await done(page);
  expect(await searches(), "results from before the reload are not requested again").toBeLessThan(13);
  await action(page, "review-close").click();
  await expect(review(page)).toHaveCount(0);
});

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the review is below the board, nothing is wider than the screen, and targets are large enough", async ({ page }) => {
    await reviewed(page);
    await openSheet(page);
    await count(page, "white", "blunder").tap();
    await expect(bad(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const board = await page.locator(".board").boundingBox();
    expect((await graph(page).boundingBox()).y).toBeGreaterThan(board.y + board.height);
    for (const button of await review(page).getByRole("button").all()) {
      const { width, height } = await button.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await graph(page).tap({ position: { x: 2, y: 20 } });
    await at(page, 0);
    await expectNoAxeViolations(page);
  });
});

test.describe("the story", () => {
  const story = (page) => page.locator("main.story");
  const title = (page) => page.locator(".story-title");
  const cards = (page) => page.locator("[data-moment]");
  const player = (page, side) => page.locator(`[data-player="${side}"]`);

  /** Reviews the same game as one of the reader's against the computer. */
  async function told(page, reader) {
    await openApp(page, link({ ...POISONED, white: "engine", black: "engine", [reader]: "human", level: 1 }));
    await action(page, "review").click();
    await done(page);
  }

  test("names the reader and the opponent, gives the score, and praises the winning parachute", async ({ page }) => {
    await told(page, "black");
    await expect(title(page)).toHaveText("The key moment of your game");
    await expect(player(page, "black")).toContainText(/^You \d+% accuracy$/);
    await expect(player(page, "white")).toContainText(/^Cadet \d+% accuracy$/);
    await expect(page.locator(".story-points")).toHaveText("1 : 0");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toHaveClass("good");
    await expect(cards(page)).toContainText("The winning parachute");
    await expect(cards(page)).toContainText("The knight landed on f2, and that was the end of the game. Beautifully done.");
    await expect(cards(page).locator("circle.move.good")).toHaveCount(1);
    await action(page, "moment-show").click();
    await at(page, 4);
    await expectNoAxeViolations(page);
    // A game against the computer can be played again from here.
    await action(page, "story-again").click();
    await expect(page).toHaveURL(/#\/play$/);
    await expect(root(page)).toHaveAttribute("data-result", "");
  });

  test("shows a mistake with a picture, and lets the reader find the better move", async ({ page }) => {
    await told(page, "white");
    await expect(page.locator(".story-points")).toHaveText("0 : 1");
    await expect(cards(page).first()).toHaveClass("bad");
    await expect(cards(page).last()).toContainText("The knight came back");
    await expect(cards(page).last()).toContainText("Move 2 · blunder");
    await expect(cards(page).last().locator("path.move.bad")).toHaveCount(1);
    await expect(page.locator(".graph .bad text").last()).toHaveText(String(await cards(page).count()));
    await expect(page.locator(".story-all")).not.toHaveAttribute("open");
    await expect(page.locator(".story-all summary")).toContainText("All 2 moves");
    await cards(page).last().locator('[data-action="moment-find"]').click();
    await retry(page, "asked");
    await at(page, 2);
    await expect(cards(page)).toHaveCount(0);
    await action(page, "retry-end").click();
    await expect(cards(page).first()).toBeVisible();
  });

  test("the graph is empty where nothing is known yet", async ({ page }) => {
    await openApp(page, link({ screen: "analysis", moves: OPENING }).replace(/&(white|black)=human/g, ""));
    await tab(page, "Review");
    await action(page, "review").click();
    // The review goes backwards, so the end of the game is known first.
    await expect(page.locator(".graph .known")).toHaveAttribute("d", /^M(?!0 )\d+ 200V0H12V200Z$/);
    await expect(title(page)).toHaveText("Going through the game…");
    await expect(cards(page)).toHaveCount(0);
  });

  test.describe("on larger screens", { tag: "@layout" }, () => {
    test("has the room of the typed field and of the rarer buttons until somebody looks at a position", async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await told(page, "white");
      await expect(cards(page).last()).toContainText("Took a knight that can be ransomed with mate.");
      await expect(page.locator(".board")).toBeVisible();
      for (const given of [".desk .typed", ".more-actions"]) await expect(page.locator(given)).toBeHidden();
      const room = (await page.locator(".tab-panel:visible").boundingBox()).height;
      await cards(page).last().locator('[data-action="moment-look"]').click();
      for (const back of [".desk .typed", ".more-actions"]) await expect(page.locator(back)).toBeVisible();
      expect(room - (await page.locator(".tab-panel:visible").boundingBox()).height).toBeGreaterThan(80);
      await expect(cards(page).last()).toBeVisible();
    });

    test("on a tablet in portrait the moments stand side by side, and none is cut", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await openApp(page, link({ ...POISONED, white: "human", black: "human" }));
      await action(page, "review").click();
      await done(page);
      const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
      expect(second.y).toBe(first.y);
      expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
      const panel = page.locator(".tab-panel:visible");
      expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    });
  });

  for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 844 }]) {
    test.describe(`at ${viewport.width}x${viewport.height}`, { tag: "@layout" }, () => {
      test.use({ viewport, hasTouch: true, isMobile: true });

      test("takes the place of the board, and the board comes back with a position", async ({ page }) => {
        await told(page, "black");
        await expect(story(page)).toHaveCount(1);
        await expect(page.locator(".board")).toBeHidden();
        await expect(title(page)).toBeInViewport();
        await expect(cards(page).first()).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const button of await review(page).getByRole("button").all()) {
          const { width, height } = await button.boundingBox();
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        await action(page, "moment-show").tap();
        await expect(page.locator(".board")).toBeVisible();
        await expect(cards(page).first()).toBeHidden();
        await action(page, "story").tap();
        await expect(page.locator(".board")).toBeHidden();
        await action(page, "board").tap();
        await expect(page.locator(".board")).toBeVisible();
        await page.reload();
        await expect(cards(page).first()).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
});
