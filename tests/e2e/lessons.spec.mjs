// The lessons: solved by pointer and one by keys alone; mistakes, hints, stored progress, and whether everything is
// visible.
import { START, choose, expectFen, jailed, walkTo } from "./hands.mjs";
import { TAGS } from "./languages.mjs";
import { LESSONS, expectWhole, solve } from "./learning.mjs";
import { action, answered, expect, expectNoAxeViolations, fen, openApp, ply, root, square, test, touch } from "./support.mjs";

const link = (id) => `#/learn?lesson=${id}`;
const said = (page) => page.locator(".panel .words");

test("the whole course can be solved by pointer, and its stars are kept", async ({ page }) => {
  test.slow();
  await openApp(page, "#/learn");
  await action(page, "learn-on").click();
  let taps = 1;
  for (const lesson of LESSONS.slice(0, 7)) {
    taps += (await solve(page, lesson)) + 1;
    if (lesson.id !== "hostage-game") await action(page, "lesson-next").click();
  }
  const end = page.locator(".lesson-card.finished");
  await expect(end).toContainText("you have 21 of 21 stars");
  await expect(end.locator(".won")).toHaveCount(21);
  await expectWhole(page);
  await expectNoAxeViolations(page);
  await expect(action(page, "to-puzzles")).toHaveAttribute("href", "#/puzzles?variant=hostage");
  await expect(action(page, "first-game")).toHaveText("Play your first game against Cadet");
  await expect(action(page, "first-game")).toBeFocused();
  await action(page, "first-game").click();
  taps += 1;
  await expectFen(page, START);
  expect(page.url()).toMatch(/#\/play$/);
  await expect(page.locator(".player[data-player=engine]")).toContainText("Cadet");
  await expect(page.locator(".clock")).toHaveCount(0);
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  console.log(`taps in the course: ${taps}`);
  expect(taps).toBeLessThan(60);
  await openApp(page, "#/learn");
  await expect(page.locator(".course .won")).toHaveCount(21);
  await expect(action(page, "learn-on")).toContainText("Prices");
});

test("a game that is running is kept when the course ends in another, and the card says so", async ({ page }) => {
  await openApp(page, "#/play");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
  const game = await fen(page);
  await page.goto(`./${link("hostage-game")}`);
  await solve(page, LESSONS[6]);
  await expect(page.locator(".finished")).toContainText("“Previous game” brings it back");
  await expect(action(page, "first-game")).toHaveText("Play against Cadet");
  await action(page, "first-game").click();
  await expectFen(page, START);
  await choose(page, "previous-game");
  await expectFen(page, game);
});

test("somebody who never played chess learns it first, then Hostage Chess, and plays the Recruit", async ({ page }) => {
  test.slow();
  await answered(page, "never");
  await openApp(page, "#/learn");
  await expect(page.locator(".learn-chapters h3").first()).toHaveText("Chess in three minutes");
  await expect(action(page, "learn-on")).toHaveText("Start with chess: three minutes");
  await action(page, "learn-on").click();
  const chess = LESSONS.filter(({ id }) => id.startsWith("chess-"));
  let taps = 1;
  for (const lesson of chess) {
    // Prisons and airfields mean nothing yet.
    await expect(root(page)).toHaveAttribute("data-lesson", lesson.id);
    await expect(page.locator("[data-tray]")).toHaveCount(0);
    await expect(page.locator(".lesson-card.done")).toHaveCount(0);
    taps += (await solve(page, lesson)) + 1;
    await expect(page.locator(".lesson-card.done")).toHaveCount(1);
    await action(page, "lesson-next").click();
  }
  console.log(`taps in the chess course: ${taps}`);
  expect(taps).toBeLessThan(60);
  await expect(root(page)).toHaveAttribute("data-lesson", "hostage-prisons");
  await expect(page.locator("[data-tray]")).toHaveCount(4);
  await openApp(page, "#/learn");
  await expect(page.locator(".course .won")).toHaveCount(3 * chess.length);
  await openApp(page, link("hostage-game"));
  await solve(page, LESSONS[6]);
  await expect(action(page, "first-game")).toHaveText("Play your first game against Recruit");
  await action(page, "first-game").click();
  await expect(page.locator(".player[data-player=engine]")).toContainText("Recruit");
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 2)).toBeVisible();
});

test("after the lessons of another game, the list offers to start the course of Hostage Chess", async ({ page }) => {
  await answered(page, "club");
  await openApp(page, "#/learn?lesson=hole-pull");
  await expect(root(page)).toHaveAttribute("data-lesson", "hole-pull");
  const all = LESSONS.filter(({ id }) => id.startsWith("hole-")).map(({ id }) => `${id}=3`);
  await page.evaluate((all) => localStorage.setItem("hostage-chess.lessons", [...all, "last=hole-pull"].join("&")), all);
  await openApp(page, "#/learn");
  await expect(action(page, "learn-on")).toHaveText("Start the five-minute course");
  await action(page, "learn-on").click();
  await expect(root(page)).toHaveAttribute("data-lesson", "hostage-prisons");
  await openApp(page, "#/learn");
  await expect(action(page, "learn-on")).toContainText("Continue: ");
});

test("others find the chess course folded away, and begin with the prisons", async ({ page }) => {
  for (const skill of ["unasked", "little", "club"]) {
    await answered(page, skill);
    await openApp(page, "#/learn");
    await expect(action(page, "learn-on")).toHaveText("Start the five-minute course");
    await expect(page.locator(".learn-chapters h3").first()).toHaveText("Hostage Chess in five minutes");
    const first = page.locator("a[href='#/learn?lesson=chess-rook']");
    await expect(first).toBeHidden();
    await action(page, "learn-chess").locator("summary").click();
    await expect(first).toBeVisible();
  }
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`the learner's own ransom lands as in a game: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const moves = reducedMotion === "no-preference";
    for (const [id, square_] of [["hostage-ransom", "d5"], ["hostage-parachute", "f7"]]) {
      await openApp(page, link(id));
      await jailed(page, "white", "n").click();
      await square(page, square_).click();
      // The payment slides to the airfield, then the rescued piece parachutes onto its square.
      await expect(page.locator(".stack.arrived .who > .figure")).toHaveCSS("animation-name", moves ? "arrive" : "none");
      await expect(page.locator(".piece.landed")).toHaveCSS("animation-name", moves ? "land" : "none");
      await expect(page.locator(".piece.landed .canopy")).toHaveCSS("animation-name", moves ? "canopy" : "none");
      await expect(page.locator(".board .landing")).toHaveCount(1);
    }
  });
}

for (const lesson of LESSONS.slice(7)) {
  test(`${lesson.id} can be solved by pointer`, async ({ page }) => {
    await openApp(page, link(lesson.id));
    await solve(page, lesson);
    await expect(page.locator(".lesson-head .won")).toHaveCount(3);
  });
}

test("a lesson can be solved by keys alone, and the Next button gets the focus", async ({ page }) => {
  await openApp(page, link("hostage-ransom"));
  await expect(page.getByRole("status").first()).toContainText("Select your jailed knight");
  await jailed(page, "white", "n").focus();
  await page.keyboard.press("Enter");
  await walkTo(page, "d5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Black could not refuse");
  await expect(action(page, "lesson-next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-step", "2");
  await page.keyboard.press("h");
  await expect(page.getByRole("status").first()).toContainText("c7, d6, f6 and g7");
  await jailed(page, "white", "n").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await jailed(page, "white", "n").focus();
  await page.keyboard.press("Enter");
  await walkTo(page, "c7");
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-solved", "true");
  await expect(action(page, "lesson-next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(root(page)).toHaveAttribute("data-lesson", "hostage-drop");
});

test("a mistake is explained in the lesson's terms, costs a star, and can be tried again", async ({ page }) => {
  await openApp(page, link("hostage-parachute"));
  await square(page, "e1").click();
  await square(page, "e2").click();
  await expect(said(page)).toContainText("No piece on the board mates here");
  await expect(said(page)).toHaveClass(/refusal/);
  await expect(page.locator(".lesson-head .won")).toHaveCount(2);
  await square(page, "e1").click();
  await square(page, "d2").click();
  await expect(said(page)).toContainText("does not move like that");
  await jailed(page, "white", "n").click();
  await square(page, "g6").click();
  await expect(said(page)).toContainText("hxg6 answers it");
  // The second click of a double click does not ask for the solution.
  await action(page, "lesson-hint").dblclick();
  await expect(said(page)).toContainText("shut in");
  await action(page, "lesson-hint").click();
  await expect(said(page)).toContainText("(B)N*f7#");
  await jailed(page, "white", "n").click();
  await square(page, "f7").click();
  await expect(root(page)).toHaveAttribute("data-solved", "true");
  await expect(page.locator(".lesson-head .won")).toHaveCount(1);
  await action(page, "lesson-again").click();
  await expect(page.locator(".lesson-head .won")).toHaveCount(3);
});

test("a returning player continues at the last lesson; damaged progress is reported and the rest counts", async ({ page }) => {
  await openApp(page, link("hostage-drop"));
  // The lesson is stored as the last one once it is shown.
  await expect.poll(() => page.evaluate(() => localStorage["hostage-chess.lessons"])).toContain("last=hostage-drop");
  await openApp(page, "#/learn");
  await expect(action(page, "learn-on")).toContainText("The drop");
  await page.evaluate(() => localStorage.setItem("hostage-chess.lessons", "hostage-prisons=2&{broken&later-kind=4&last=hostage-drop"));
  await openApp(page, "#/learn");
  await expect(page.getByRole("alert")).toContainText("set aside");
  await expect(page.locator(".course .won")).toHaveCount(2);
  await action(page, "learn-on").click();
  await solve(page, LESSONS[2]);
  const stored = await page.evaluate(() => ["", ".unreadable"].map((end) => localStorage.getItem(`hostage-chess.lessons${end}`)));
  expect(stored).toEqual(["hostage-prisons=2&later-kind=4&last=hostage-drop&hostage-drop=3", "hostage-prisons=2&{broken&later-kind=4&last=hostage-drop"]);
});

test("a link to an unknown lesson says so and lists the lessons", async ({ page }) => {
  await openApp(page, link("hostage-flying"));
  await expect(page.getByRole("alert")).toContainText("hostage-flying");
  await expect(page.locator(".course a[href*='lesson=']")).toHaveCount(LESSONS.length);
});

test("progress in one tab shows in another", async ({ page, context }) => {
  await openApp(page, "#/learn");
  const other = await context.newPage();
  await openApp(other, link("hostage-parachute"));
  await solve(other, LESSONS[3]);
  await expect(page.locator(".course .won")).toHaveCount(3);
});

test("axe-core finds nothing in the list and in a lesson, light and dark", async ({ page }) => {
  for (const hash of ["#/learn", link("hostage-ransom")]) {
    await openApp(page, hash);
    await expect(page.locator("main:not([aria-busy])")).toBeVisible();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  }
});

for (const [width, height] of [[320, 568], [390, 844], [1366, 650]]) {
  for (const lang of ["en", "de"]) {
    test(`the end of the course fits without scrolling at ${width}x${height}, ${lang}, also with a game to keep @layout`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const kept of [false, true]) {
        if (kept) await page.evaluate(() => localStorage.removeItem("hostage-chess.lessons"));
        await openApp(page, `${link("hostage-game")}&lang=${lang}`);
        await solve(page, LESSONS[6]);
        await expect(page.locator(".finished .stays")).toHaveCount(Number(kept));
        await expectWhole(page);
        if (kept) break;
        await action(page, "first-game").click();
        await touch(page, square(page, "e2"), square(page, "e4"));
        await expect(ply(page, 2)).toBeVisible();
      }
    });
  }
}

for (const [width, height] of [[320, 568], [360, 640], [1366, 650], [1440, 900]]) {
  for (const lang of TAGS) {
    test(`every lesson fits without scrolling at ${width}x${height}, ${lang} @layout`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await openApp(page, `${link(LESSONS[0].id)}&lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      for (const lesson of LESSONS) {
        await page.evaluate((hash) => (location.hash = hash), `${link(lesson.id)}&lang=${lang}`);
        await expect(root(page)).toHaveAttribute("data-lesson", lesson.id);
        await expectWhole(page);
        await action(page, "lesson-hint").click();
        await expectWhole(page);
      }
    });
  }
}
