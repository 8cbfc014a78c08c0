// The browser's Back button closes dialogs, sheets, menus and questions before it leaves the screen. These layers leave
// no entry in the history.
import { choose, link } from "./hands.mjs";
import { THREE, entry, importFile, inEntry, openLibrary, shown } from "./library.mjs";
import { action, expect, openApp, root, square, test, touch } from "./support.mjs";

// A dialog that Esc has closed is still there until the page has noticed, and only then may another one open.
const over = (page) => page.locator("dialog.modal, [role=dialog], .entry-acts, .offers.sure");
const hash = (page) => page.evaluate(() => location.hash);

const PHONE = { width: 390, height: 844 };
const PAY = link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1" });
const OVER = link({ moves: ["f2f3", "e7e5", "g2g4", "d8h4"] });

/** Imports three games into the library. */
async function shelved(page) {
  await openLibrary(page);
  await importFile(page, THREE);
  await shown(page, 3);
}

/** Every layer: the address of its screen, how to open it, and what to prepare first. */
const LAYERS = {
  "New game": ["#/play", (page) => choose(page, "new-game")],
  Help: ["#/play", (page) => page.keyboard.press("?")],
  "the sheet": ["#/play", (page) => action(page, "more").click()],
  Share: [OVER, (page) => action(page, "share").first().click()],
  "the menu of a move": [link({ screen: "analysis", moves: ["e2e4"] }), (page) => page.keyboard.press("c")],
  "the keys of an analysis": [link({ screen: "analysis" }), (page) => page.keyboard.press("?")],
  "the picker of payments": [PAY, (page) => touch(page, page.locator("[data-tray=prison][data-owner=black] [data-man=n]"), square(page, "e4"))],
  "the list of landings": [PAY, (page) => square(page, "e4").click({ button: "right" })],
  "a promotion": [link({ fen: "1r6/P3k3/8/8/8/8/8/4K3[#RRNP] w - - 0 1" }), (page) => touch(page, square(page, "a7"), square(page, "b8"))],
  Forget: ["#/settings", (page) => action(page, "forget").click()],
  "a text to paste": ["#/library", (page) => action(page, "paste").click()],
  "the menu of an entry": ["#/library", (page) => action(page, "entry-menu").first().click(), shelved],
  "the keys of Set up": ["#/setup", (page) => page.keyboard.press("?")],
  "the help of a puzzle": ["#/puzzles?daily", (page) => page.keyboard.press("?")],
};

/** Goes from the rules to a layer's screen and opens the layer. Returns the screen's address. */
async function open(page, [address, opens, before]) {
  await before?.(page);
  await openApp(page, "#/rules");
  await page.evaluate((address) => (location.hash = address), address);
  await expect(page.locator("main")).not.toHaveClass(/rules/);
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
  const screen = address.match(/^#\/\w+/)[0];
  await expect.poll(() => hash(page)).toMatch(new RegExp(`^${screen}`));
  await expect(over(page)).toHaveCount(0);
  const depth = await page.evaluate(() => history.length);
  await opens(page);
  await expect(over(page).first()).toBeVisible();
  // The layer adds its entry once it is drawn.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(depth + 1);
  return hash(page);
}

const back = (page) => page.evaluate(() => history.back());

for (const [name, layer] of Object.entries(LAYERS)) {
  test.describe(name, () => {
    test("Back closes it and leaves the screen as it is; the next Back leaves the screen", async ({ page }) => {
      const here = await open(page, layer);
      await back(page);
      await expect(over(page)).toHaveCount(0);
      expect(await hash(page)).toBe(here);
      await back(page);
      await expect.poll(() => hash(page)).toBe("#/rules");
    });

    test("closed by Esc it leaves no history entry, and Forward does not reopen it", async ({ page }) => {
      const here = await open(page, layer);
      const screen = await page.locator("main").getAttribute("class");
      await page.keyboard.press("Escape");
      await expect(over(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
      expect(await hash(page)).toBe(here);
      await page.evaluate(
        () =>
          new Promise((done) => {
            addEventListener("popstate", () => done(), { once: true });
            history.forward();
          }),
      );
      await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
      await expect(over(page)).toHaveCount(0);
      expect(await page.locator("main").getAttribute("class")).toBe(screen);
      await back(page);
      await expect.poll(() => hash(page)).toBe("#/rules");
    });
  });
}

/** Ways to close a dialog. */
const WAYS = {
  Back: back,
  Esc: (page) => page.keyboard.press("Escape"),
  "its button": (page) => page.locator("dialog [data-action=close]").click(),
};

/** The dialogs among the layers, and a button inside that closes them without another effect. */
const DIALOGS = {
  "New game": null,
  Help: null,
  Share: null,
  "the menu of a move": null,
  "the keys of an analysis": null,
  Forget: "keep-all",
  "a text to paste": null,
  "the keys of Set up": null,
  "the help of a puzzle": null,
};

for (const [name, inside] of Object.entries(DIALOGS)) {
  test(`${name}: however it is closed, the focus returns`, async ({ page }) => {
    const [address, opens, before] = LAYERS[name];
    const watched = async (page) => {
      // A key needs no opener, so something else gets the focus.
      await page.evaluate(() => document.activeElement === document.body && document.querySelector("[data-square][tabindex='0']")?.focus());
      await opens(page);
    };
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        window.focusedBefore = document.activeElement;
        showModal.call(this);
      };
    });
    await open(page, [address, watched, before]);
    const ways = Object.values(inside ? { ...WAYS, inside: (page) => page.locator(`dialog [data-action=${inside}]`).click() } : WAYS);
    for (const [index, close] of ways.entries()) {
      if (index > 0) await watched(page);
      await expect(page.locator("dialog[open]")).toBeVisible();
      await close(page);
      await expect(over(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.activeElement === window.focusedBefore && document.activeElement !== document.body)).toBe(true);
      await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    }
  });
}

test("an export from the menu of an entry returns the focus to its button", async ({ page }) => {
  await shelved(page);
  await inEntry(page, "Ada", "export");
  await expect(over(page)).toHaveCount(0);
  // Not toBeFocused, because Firefox's list of downloads takes the focus from the whole page.
  const button = entry(page, "Ada").locator("[data-action=entry-menu]");
  await expect.poll(() => button.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("after a reload with a dialog open, the dialog is gone and one Back leaves the screen", async ({ page }) => {
  await open(page, LAYERS.Help);
  await page.reload();
  await expect(root(page)).toBeVisible();
  await expect(over(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await back(page);
  await expect.poll(() => hash(page)).toBe("#/rules");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a dialog opened from the sheet replaces it; Back closes it, then leaves", async ({ page }) => {
    await open(page, LAYERS["the sheet"]);
    await page.locator(".sheet [data-action=help]").click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await expect(page.locator(".sheet")).toHaveCount(0);
    await back(page);
    await expect(over(page)).toHaveCount(0);
    expect(await hash(page)).toMatch(/^#\/play/);
    await back(page);
    await expect.poll(() => hash(page)).toBe("#/rules");
  });

  test("a tap outside closes it and leaves no history entry", async ({ page }) => {
    await open(page, LAYERS["the sheet"]);
    await page.locator(".sheet-backdrop").click({ position: { x: 20, y: 20 } });
    await expect(over(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await back(page);
    await expect.poll(() => hash(page)).toBe("#/rules");
  });

  test("a link in the sheet works, and Back returns to the game", async ({ page }) => {
    await open(page, LAYERS["the sheet"]);
    await page.locator(".sheet a[href='#/settings']").click();
    await expect.poll(() => hash(page)).toBe("#/settings");
    await expect(over(page)).toHaveCount(0);
    await back(page);
    await expect.poll(() => hash(page)).toMatch(/^#\/play/);
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await back(page);
    await expect.poll(() => hash(page)).toBe("#/rules");
  });
});

for (const [size, viewport, way] of [["a phone", PHONE, "nav a[href='#/learn']"], ["a desk", { width: 1280, height: 800 }, "main a[href='#/learn']"]]) {
  test(`a new screen begins at its top on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openApp(page, "#/rules");
    await expect(page.locator("main.rules .lesson").first()).toBeVisible();
    const top = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(top).toBeGreaterThan(1000);
    await page.locator(way).click();
    await expect(page.locator("main.learn")).toBeVisible();
    await expect.poll(top).toBe(0);
    if (viewport !== PHONE) return;
    // Browsers find the old place only if the screen left is tall enough.
    await back(page);
    await expect(page.locator("main.rules")).toBeVisible();
    await expect.poll(top).toBeGreaterThan(1000);
  });
}

test("Forward leads to a place opened from the last tab of a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openApp(page, "#/learn");
  await action(page, "places").click();
  await page.locator("dialog a[href='#/library']").click();
  await expect.poll(() => hash(page)).toBe("#/library");
  await expect(over(page)).toHaveCount(0);
  await back(page);
  await expect.poll(() => hash(page)).toBe("#/learn");
  await page.evaluate(() => history.forward());
  await expect.poll(() => hash(page)).toBe("#/library");
  await expect(page.locator("main.library")).toBeVisible();
});

test("a new game from the dialog stays, and Back leaves the screen", async ({ page }) => {
  await open(page, LAYERS["New game"]);
  await action(page, "begin").click();
  await expect(over(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  expect(await hash(page)).toMatch(/^#\/play/);
  await back(page);
  await expect.poll(() => hash(page)).toBe("#/rules");
});

test("a step back that the browser takes late closes no other dialog", async ({ page }) => {
  await open(page, LAYERS.Help);
  // A busy device takes seconds to go back.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    window.went = new Promise((done) => {
      history.go = (by) => setTimeout(() => {
        addEventListener("popstate", () => setTimeout(done), { once: true });
        go(by);
      }, 2000);
    });
  });
  await page.keyboard.press("Escape");
  await expect(over(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(over(page)).toHaveCount(1);
  await page.evaluate(() => window.went);
  await expect(over(page)).toHaveCount(1);
  await page.evaluate(() => delete history.go);
  // From now on Back closes it.
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await back(page);
  await expect(over(page)).toHaveCount(0);
});

test("an answered question leaves no history entry", async ({ page }) => {
  await open(page, LAYERS["the picker of payments"]);
  await page.getByRole("dialog").locator("[data-pay=n]").click();
  await expect(over(page)).toHaveCount(0);
  await expect(page.locator("[data-ply]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await back(page);
  await expect.poll(() => hash(page)).toBe("#/rules");
});

test("a link that replaces the address still opens while a dialog is open", async ({ page }) => {
  await open(page, LAYERS.Help);
  await page.evaluate((address) => (location.hash = address), link({ moves: ["e2e4", "e7e5"] }));
  await expect(page.locator("[data-ply]")).toHaveCount(2);
  await expect(over(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe("#/play");
});
