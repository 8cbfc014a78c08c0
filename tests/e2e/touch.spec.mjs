// Playing on a phone, with a finger.
import { START, enemy, expectFen, jailed, link, newGame, prisoner, waiting, words } from "./hands.mjs";
import { action, choice, expect, fen, pieceIn, openApp, root, square, test, tray } from "./support.mjs";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Pieces of every kind in every tray that can hold them: the fullest trays possible. */
const CROWDED = "4k3/8/8/8/8/8/8/4K3[QRBNPqrbnp#RBNPrbnp] w - - 0 1";
const EXCHANGE = "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1";
const PROMOTION = "8/1P3k2/8/8/8/8/8/4K3[#QN] w - - 0 1";
const taps = async (...targets) => {
  for (const target of targets) await target.tap();
};

async function expectNoScroll(page) {
  const { scrollWidth, scrollHeight, scrollTop } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, scrollTop } = document.scrollingElement;
    return { scrollWidth, scrollHeight, scrollTop };
  });
  expect(scrollWidth).toBeLessThanOrEqual(360);
  expect(scrollHeight).toBeLessThanOrEqual(640);
  expect(scrollTop).toBe(0);
}

/** Checks that every element that can be tapped is at least this large, and on the screen. */
async function expectLarge(page, selector, least) {
  const small = await page.locator(selector).evaluateAll(
    (targets, least) =>
      targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ target, box }) => target.checkVisibility() && box.width > 0)
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01 || box.left < -0.01 || box.right > innerWidth + 0.01 || box.bottom > innerHeight + 0.01)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)}: ${JSON.stringify(box)}`),
    least,
  );
  expect(small).toEqual([]);
}

/** Moves a finger, with the events that the screen sends to the browser. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  let here;
  return {
    down: async (locator) => send("touchStart", [(here = await middle(locator))]),
    move: async (locator, steps = 5) => {
      const there = await middle(locator);
      for (let i = 1; i <= steps; i += 1) {
        await send("touchMove", [{ x: here.x + ((there.x - here.x) * i) / steps, y: here.y + ((there.y - here.y) * i) / steps }]);
      }
      here = there;
    },
    slip: async (pixels) => send("touchMove", [{ x: here.x + pixels, y: here.y }]),
    up: async () => send("touchEnd", []),
  };
}

for (const [name, position] of Object.entries({ "at the start": START, "with every tray full": CROWDED })) {
  test(`nothing scrolls and everything can be tapped ${name}`, { tag: "@layout" }, async ({ page }) => {
    await openApp(page, link({ fen: position }));
    await expectNoScroll(page);
    await expect(page.locator("[data-square]")).toHaveCount(64);
    await expectLarge(page, "[data-square], [data-man], .play button, header a", 24);
    // Away from the edges, where a swipe means "back".
    for (const piece of await page.locator("[data-man]").all()) {
      const { x, width } = await piece.boundingBox();
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x + width).toBeLessThanOrEqual(352);
    }
  });
}

test("the longest refusal does not make the page scroll", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 30" }));
  await taps(square(page, "a1"), square(page, "a3"));
  await expect(words(page)).toContainText(/thaws/);
  await expectNoScroll(page);
  // The whole refusal is readable.
  const hidden = await words(page).evaluate((row) => row.scrollHeight - row.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test("an exchange by taps: piece, square, payment", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE }));
  await taps(jailed(page, "white", "n"), square(page, "c4"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-pay]")).toHaveCount(2);
  await expect(dialog.locator("[data-pay]").first()).toHaveAttribute("data-pay", "n");
  await expect(dialog.locator("[data-pay=n]")).toContainText(/Black/);
  await expectLarge(page, "[role=dialog] button", 44);
  await expectNoScroll(page);
  await choice(page, "pay", "n").tap();
  await expectFen(page, "4k3/8/8/8/2N5/8/8/4K3[n#q] b - - 0 1");
  await expect(pieceIn(tray(page, "airfield", "black"), "n")).toHaveAttribute("data-count", "1");
});

test("a tap outside the picker goes one step back and does nothing else", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE, moves: ["e1e2", "e8e7"] }));
  const before = await fen(page);
  await taps(jailed(page, "white", "n"), square(page, "c4"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The tap lands on a button, which must not be pressed.
  const { x, y } = await action(page, "undo").boundingBox();
  await page.touchscreen.tap(x + 5, y + 5);
  await expect(dialog).toHaveCount(0);
  await expect(jailed(page, "white", "n")).toHaveAttribute("aria-pressed", "true");
  await expectFen(page, before);
  await square(page, "e5").tap();
  await choice(page, "pay", "q").tap();
  await expectFen(page, "8/4k3/8/4N3/8/8/4K3/8[q#n] b - - 0 2");
});

test("a promotion by taps", async ({ page }) => {
  await openApp(page, link({ fen: PROMOTION }));
  await taps(square(page, "b7"), square(page, "b8"));
  await expect(page.getByRole("dialog").locator("[data-promote]")).toHaveCount(2);
  await expectLarge(page, "[role=dialog] button", 44);
  await choice(page, "promote", "n").tap();
  await expectFen(page, "1N6/5k2/8/8/8/8/8/4K3[#QP] b - - 0 1");
});

test("a finger can drag a piece from the board and from a tray", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/4P3/4K3[N#] w - - 0 1" }));
  const hand = await finger(page);
  await hand.down(square(page, "e2"));
  await hand.move(square(page, "e4"));
  await expect(page.locator(".ghost.shown")).toBeVisible();
  await hand.up();
  await expectFen(page, "4k3/8/8/8/4P3/8/8/4K3[N#] b - e3 0 1");
  await taps(square(page, "e8"), square(page, "e7"));
  await hand.down(waiting(page, "white", "n"));
  await hand.move(square(page, "c3"));
  await hand.up();
  await expectFen(page, "8/4k3/8/8/4P3/2N5/8/4K3[#] b - - 0 2");
  await expectNoScroll(page);
});

test("a finger pushes the payment forward, then drags the rescue", async ({ page }) => {
  await openApp(page, link({ fen: EXCHANGE }));
  const hand = await finger(page);
  await hand.down(prisoner(page, "white", "q"));
  await hand.move(tray(page, "airfield", enemy("white")));
  await hand.up();
  await expect(jailed(page, "white", "n")).toHaveClass(/target/);
  await hand.down(jailed(page, "white", "n"));
  await hand.move(square(page, "d4"));
  await hand.up();
  await expectFen(page, "4k3/8/8/8/3N4/8/8/4K3[q#n] b - - 0 1");
});

test("a slip of a few pixels is a tap", async ({ page }) => {
  await openApp(page, link({}));
  const hand = await finger(page);
  await hand.down(square(page, "e2"));
  await hand.slip(6);
  await hand.up();
  await expect(square(page, "e2")).toHaveClass(/armed/);
  await square(page, "e4").tap();
  await expect(page.locator("[data-ply]").first()).toHaveText("e4");
});

test("a drag released beside the board changes nothing", async ({ page }) => {
  await openApp(page, link({}));
  const hand = await finger(page);
  await hand.down(square(page, "e2"));
  await hand.move(page.locator(".player.across strong"));
  await hand.up();
  await expectFen(page, START);
  await expect(page.locator(".armed, .ghost.shown")).toHaveCount(0);
});

test("a long press on an empty square lists all landings", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[N#NRn] w - - 0 1" }));
  const hand = await finger(page);
  await hand.down(square(page, "e4"));
  const choices = page.getByRole("dialog").locator(".choice");
  await expect(choices).toHaveCount(2);
  await hand.up();
  await expect(choices).toHaveText([/drop knight/i, /pay knight.*rescue knight/i]);
  await expectLarge(page, "[role=dialog] button", 44);
  await choices.nth(1).tap();
  await expectFen(page, "4k3/8/8/8/4N3/8/8/4K3[Nn#R] b - - 0 1");
});

test("the record is one line, and the sheet holds the rarely needed buttons", { tag: "@layout" }, async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
  await expect(page.locator("[data-ply]")).toHaveText(["e4", "e5"]);
  await expect(page.locator("[data-ply]").last()).toBeInViewport();
  await action(page, "more").tap();
  await expectLarge(page, ".sheet button", 44);
  // A choice in the sheet closes it.
  await action(page, "sound").tap();
  await expect(page.locator(".sheet")).toBeHidden();
  await newGame(page);
  await expectFen(page, START);
  await expectNoScroll(page);
  await taps(square(page, "e2"), square(page, "e4"));
  await expect(root(page)).toHaveAttribute("data-turn", "black");
});

test("styles for a pointer above an element are only for devices that can hover", async ({ page }) => {
  for (const screen of ["#/play", "#/friend"]) {
    await openApp(page, screen);
    const found = await page.evaluate(() => {
      const above = (rules, media) =>
        [...rules].flatMap((rule) => [
          ...(rule.selectorText?.includes(":hover") ? [[rule.selectorText, media]] : []),
          ...(rule.cssRules ? above(rule.cssRules, rule.media?.mediaText.includes("hover: hover") || media) : []),
        ]);
      return [...document.styleSheets].flatMap((sheet) => above(sheet.cssRules, false));
    });
    expect(found.length, "rules for hovering").toBeGreaterThan(10);
    expect(found.filter(([, media]) => !media)).toEqual([]);
  }
});
