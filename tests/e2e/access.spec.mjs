// axe-core finds no violations on any screen, in light or dark mode.
import { OUT_OF_BOOK, choose, drag, jailed, link, openSheet } from "./hands.mjs";
import { action, expect, expectNoAxeViolations, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

const dialog = (page) => expect(page.getByRole("dialog")).toBeVisible();

const screens = {
  "a game in progress with pieces in every tray": async (page) => {
    await openApp(page, link({ fen: "r3kb1r/ppp2pp1/8/8/8/8/PPP2PP1/R3KB1R[QNPqnp#NBPbnp] w KQkq - 0 1", moves: ["e1c1"] }));
  },
  "the picker of payments": async (page) => {
    await openApp(page, link({ fen: "4k3/8/8/8/8/8/3p4/7K[#Pnp] w - - 0 1" }));
    await touch(page, jailed(page, "white", "p"), square(page, "a4"));
    await dialog(page);
  },
  "the picker of promotions": async (page) => {
    await openApp(page, link({ fen: "8/1P3k2/8/8/8/8/8/4K3[#QN] w - - 0 1" }));
    await touch(page, square(page, "b7"), square(page, "b8"));
    await dialog(page);
  },
  "a selected piece": async (page) => {
    await openApp(page, link({}));
    await square(page, "g1").click();
  },
  "a refusal, a pseudo-check and a frozen pawn": async (page) => {
    await openApp(page, link({ fen: "4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 30" }));
    await drag(page, square(page, "a1"), square(page, "a3"));
    await expect(page.locator(".arrow")).toBeVisible();
  },
  "the computer thinking": async (page) => {
    await openApp(page, link({ fen: OUT_OF_BOOK, black: "engine", seconds: 60, moves: ["e2e4"] }));
    await expect(root(page)).toHaveAttribute("data-thinking", "true");
  },
  "the Share dialog": async (page) => {
    await openApp(page, link({}));
    await choose(page, "share");
    await dialog(page);
  },
  "the list of keys": async (page) => {
    await openApp(page, link({}));
    await choose(page, "help");
    await dialog(page);
  },
  "a bad link": async (page) => {
    await openApp(page, link({ moves: ["e2e4", "e4e5"], fen: "x" }));
    await expect(page.getByRole("alert")).not.toBeEmpty();
  },
  "the rules": async (page) => {
    await openApp(page, "#/rules");
    await expect(page.locator("[data-square]").first()).toBeVisible();
  },
  "a finished game": async (page) => {
    await openApp(page, link({ fen: "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 1", moves: ["a1a8"] }));
    await expect(root(page)).toHaveAttribute("data-result", "1-0");
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`axe-core finds nothing: ${name}`, async ({ page }) => {
    await open(page);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  });
}

test.describe("on a phone", { tag: "@layout" }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("axe-core finds nothing: the board and the open sheet", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "d7d5", "e4d5", "d8d5"] }));
    await waitIdle(page);
    await expectNoAxeViolations(page);
    await openSheet(page);
    await expect(action(page, "new-game")).toBeVisible();
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  });
});
