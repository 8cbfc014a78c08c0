// Links that were damaged in transit: escaped, encoded, wrapped, cut. They open in the reader's language, or the page
// reports what is missing.
import { justPlay, link, words } from "./hands.mjs";
import { puzzles } from "./puzzles.mjs";
import { action, expect, openApp, root, square, test, touch } from "./support.mjs";

const plies = (page) => page.locator("[data-ply]");
const html = (page) => page.locator("html");

const GAMES = {
  "&amp;": "#/play?game=hostage&amp;moves=e2e4_e7e5&amp;white=human&amp;black=human",
  "&amp;amp;": "#/play?game=hostage&amp;amp;moves=e2e4_e7e5",
  "&amp%3B": "#/play?game=hostage&amp%3Bmoves=e2e4_e7e5",
  "&#38;": "#/play?game=hostage&#38;moves=e2e4_e7e5",
  "%26": "#/play?game=hostage%26moves=e2e4_e7e5",
  "%3D": "#/play?game%3Dhostage&moves%3De2e4_e7e5",
  "%3F": "#/play%3Fgame=hostage&moves=e2e4_e7e5",
  "everything encoded": "#%2Fplay%3Fgame%3Dhostage%26moves%3De2e4_e7e5",
  "everything encoded twice": "#%252Fplay%253Fgame%253Dhostage%2526moves%253De2e4_e7e5",
  "quoted-printable": "#/play?game=3Dhostage&moves=3De2e4_e7e5",
  semicolons: "#/play?game=hostage;moves=e2e4_e7e5",
  capitals: "#/Play?Game=Hostage&MOVES=e2e4_e7e5",
  hashbang: "#!/play?moves=e2e4_e7e5",
  "no slash": "#play?moves=e2e4_e7e5",
  "a full stop": "#/play?moves=e2e4_e7e5.",
  "a closing bracket": "#/play?moves=e2e4_e7e5)",
  "an angle bracket": "#/play?moves=e2e4_e7e5>",
  "a zero-width space": "#/play?moves=e2e4_e7e5\u200b",
  "a line break": "#/play?moves=e2e4_%0Ae7e5",
  "Markdown's escapes": "#/play?moves=e2e4\\_e7e5).",
  "Markdown's emphasis": "#/play?moves=e2e4e7e5",
};

test("an escaped or encoded link opens its game", async ({ page }) => {
  test.slow();
  for (const [name, hash] of Object.entries(GAMES)) {
    await test.step(name, async () => {
      await openApp(page, hash);
      await expect(plies(page)).toHaveText(["e4", "e5"]);
      await expect(page.locator("main.problem")).toHaveCount(0);
      await expect(page.locator(".doubts")).toHaveCount(0);
    });
  }
});

test("a reply link seats the reader as the friend, however it was changed", async ({ page }) => {
  const links = ["#/play?g=1Ro5JAAI_&amp;black=human&amp;id=1732", "#/play?g=1Ro5JAAI&black=human&id=1732", "#/play?g=1Ro5JAAI\\_%26black%3Dhuman%26id%3D1732."];
  for (const [index, hash] of links.entries()) {
    await openApp(page, hash);
    // The first link welcomes a newcomer.
    if (index === 0) await justPlay(page);
    await expect(words(page)).toContainText("Your friend plays");
    await expect(root(page)).toHaveAttribute("data-thinking", "false");
  }
});

test("an unknown name similar to a known one is reported, and nothing is lost", async ({ page }) => {
  await openApp(page, link({}));
  await touch(page, square(page, "c2"), square(page, "c4"));
  await openApp(page, "#/play?mvoes=e2e4_e7e5");
  const doubts = page.locator(".doubts");
  await expect(doubts).toContainText(/mvoes.*moves/);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await action(page, "close-doubts").click();
  await expect(doubts).toHaveCount(0);
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  // An unsuitable value is dropped; a fault outside of the game does not prevent opening it.
  await openApp(page, "#/play?moves=d2d4&levl=99");
  await expect(doubts).toContainText(/levl.*level/);
  await expect(plies(page).first()).toHaveText("d4");
  await openApp(page, "#/paly?moves=e2e4_e7e5");
  await expect(page.getByRole("alert")).toContainText("paly");
  await action(page, "open-part").click();
  await expect(plies(page)).toHaveText(["e4", "e5"]);
  await openApp(page, "#/play?moves=e2e4&utm_source=chat&fbclid=x");
  await expect(plies(page).first()).toHaveText("e4");
  await expect(doubts).toHaveCount(0);
});

test("changed links still choose language, lessons and puzzles", async ({ page }) => {
  for (const hash of ["#/rules?x=1&amp;lang=de", "#/rules%3Flang%3Dde", "#%2Frules%3Fx%3D1%26lang%3Dde", "#/Rules?LANG=DE", "#/rules?lang=de).", "#/rules?x;lang=de"]) {
    await openApp(page, hash);
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(page.locator("main.rules")).toBeVisible();
  }
  for (const hash of ["#/learn?x=1&amp;lesson=hostage-prisons", "#/learn%3Flesson%3Dhostage-prisons", "#/learn?lesson=hostage-prisons.", "#/learn?lessen=hostage-prisons"]) {
    await openApp(page, hash);
    await expect(page.locator('[data-lesson="hostage-prisons"]')).toBeVisible();
  }
  const puzzle = [...puzzles.keys()].find((name) => name.startsWith("hostage-"));
  await openApp(page, `#/puzzles?x=1&amp;p=${puzzle}.`);
  await expect(page.locator("[data-puzzle]")).toHaveAttribute("data-puzzle", puzzle);
});

test("the embedded board opens under every spelling of its name, and touches no storage", async ({ page }) => {
  for (const hash of ["#embed?moves=e2e4_e7e5&amp;side=black", "#!/embed?moves=e2e4_e7e5%26side=black", "#/Embed/?moves=e2e4_e7e5;side=black", "#%2Fembed%3Fmoves%3De2e4_e7e5%26side%3Dblack"]) {
    await openApp(page, hash);
    await expect(page.locator("main.embed")).toBeVisible();
    await expect(plies(page)).toHaveText(["e4", "e5"]);
    await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
});
