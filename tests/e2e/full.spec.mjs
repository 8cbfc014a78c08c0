// Full storage, down to the last character. The page reports what is not stored, stored data stays, and the player can
// free space without needing any.
import { readFile } from "node:fs/promises";
import { link } from "./hands.mjs";
import { counts, held, leave, restore } from "./room.mjs";
import { action, expect, expectLive, openApp, test } from "./support.mjs";

test.skip(({ browserName }) => browserName !== "chromium", "other browsers count letters differently");

const plies = (page) => page.locator("[data-ply]");
const fault = (page) => page.getByRole("dialog", { name: "Something went wrong." });

test.describe("moving a text to another name", () => {
  test("with 0 to 100 letters left: the text is moved, or nothing changes", async ({ page }) => {
    await openApp(page, "#/play");
    const failed = await page.evaluate((limit) => {
      const [place, text] = ["hostage-chess.game", `{"a":"${"b".repeat(300)}"}`];
      const failed = [];
      localStorage.clear();
      // Most of the space is filled only once, because that is slow.
      localStorage.filler = "x".repeat(limit - 10_000);
      const names = () => Object.keys(localStorage).filter((name) => !["filler", "rest"].includes(name));
      // Each case: the text that replaces the stored one, a text put aside earlier, and the minimum free space. The
      // stored text's name has 18 characters, and the shortest name for putting it aside has 17.
      const cases = [[null, null, 0], [null, "older", 0], ["c".repeat(50), null, 50 + 17], ["c".repeat(320), null, 400], [undefined, null, 400], ["", "older", 17]];
      for (const [next, older, least] of cases) {
        for (let free = 0; free <= 100; free++) {
          for (const name of names()) delete localStorage[name];
          localStorage.rest = "";
          localStorage[place] = text;
          if (older) localStorage[`${place}.unreadable`] = older;
          const used = names().reduce((sum, name) => sum + name.length + localStorage[name].length, 0);
          localStorage.rest = "x".repeat(10_000 - "fillerrest".length - used - free);
          const done = stored.putAside(place, next);
          const there = names().map((name) => localStorage[name]);
          const whole = there.includes(text) && (!older || there.includes(older));
          const stands = done ? next === undefined || localStorage.getItem(place) === next : localStorage[place] === text && there.length === (older ? 2 : 1);
          if (!whole || !stands || done !== free >= least) failed.push([next?.length, older, free, done]);
          if (sessionStorage.length) failed.push([free, "still moving"]);
        }
      }
      localStorage.clear();
      return failed;
    }, 5_242_880);
    expect(failed).toEqual([]);
  });

  test("no data is lost if the browser stops storing at any moment", async ({ page }) => {
    await openApp(page, "#/play");
    const failed = await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      const [game, displaced] = ["hostage-chess.game", "hostage-chess.displaced"];
      const failed = [];
      const acts = [() => stored.putAside(game, null), () => stored.putAside(game, "new"), () => stored.together([[displaced, "running"], [game, "new"]])];
      for (const refuses of [(call, from) => call >= from, (call, from) => call === from]) {
        for (let from = 0; from < 12; from++) {
          for (const act of acts) {
            localStorage.clear();
            sessionStorage.clear();
            localStorage[game] = "running";
            localStorage[displaced] = "earlier";
            let call = 0;
            Storage.prototype.setItem = function (name, text) {
              if (this === localStorage && refuses(call++, from)) throw new DOMException("broken", "UnknownError");
              return setItem.call(this, name, text);
            };
            const done = act();
            Storage.prototype.setItem = setItem;
            const there = [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
            if (!there.includes("running") || !(done && act === acts[2]) && !there.includes("earlier")) failed.push([from, String(act), done, there]);
          }
        }
      }
      localStorage.clear();
      sessionStorage.clear();
      return failed;
    });
    expect(failed).toEqual([]);
  });

  test("if the page ends in the middle of a move, the text is restored at the next visit", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    await page.evaluate(() => {
      const name = "hostage-chess.game";
      sessionStorage["hostage-chess.moving"] = JSON.stringify([["hostage-chess.game.unreadable", null], [name, localStorage[name]]]);
      delete localStorage[name];
    });
    await page.reload();
    await expect(plies(page)).toHaveCount(2);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

/** Simulates a panic at the start whenever this game is read. */
const fallOver = (page) =>
  page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      const text = getItem.call(this, name);
      if (name === "hostage-chess.game" && text?.includes("e7e5") && document.documentElement.dataset.boot !== "live") dispatchEvent(new CustomEvent("fatal", { detail: "it fell over" }));
      return text;
    };
  });

test.describe("a start that crashes", () => {
  test.use({ expected: /fell over/ });

  const few = [0, 4, 8, 19, 20, 24, 28, 44, 60, 100];
  test(`with ${process.env.FULL === "all" ? "0 to 100" : few.join(", ")} letters left: a copy can be saved, and the app starts without the game, which is kept`, async ({ page }) => {
    test.setTimeout(30_000 + 5_000 * counts(few).length);
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    const { "hostage-chess.game": game } = await held(page);
    await fallOver(page);
    for (const free of counts(few)) {
      await test.step(`${free} letters`, async () => {
        await restore(page, { named: { "hostage-chess.game": game }, records: [] });
        await leave(page, free);
        await page.goto("#/play");
        await expect(fault(page)).toBeVisible();
        await expect(action(page, "start-without")).toHaveCount(0);
        await page.reload();
        await expect(fault(page)).toContainText("crashed on start again");
        const saving = page.waitForEvent("download");
        await action(page, "save-stored").click();
        expect(await readFile(await (await saving).path(), "utf8")).toContain("e7e5");
        await expect(fault(page).getByRole("status")).toContainText("Saved to your downloads");
        await action(page, "start-without").click();
        await expectLive(page);
        await expect(plies(page)).toHaveCount(0);
        await expect(fault(page)).toBeHidden();
        expect(Object.values(await held(page))).toContain(game);
        // The game is listed under the texts that were put aside.
        await page.evaluate(() => (location.hash = "#/settings"));
        await expect(page.locator("[data-aside]")).toContainText("A game");
      });
    }
  });

  test("if nothing can be stored at all: the app starts without the game, which stays, is listed, and can be deleted", async ({ page }) => {
    await openApp(page, link({ moves: ["e2e4", "e7e5"] }));
    await expect(plies(page)).toHaveCount(2);
    const { "hostage-chess.game": game } = await held(page);
    await fallOver(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("about:blank");
    await page.goto("./#/play");
    await expect(fault(page)).toBeVisible();
    await page.reload();
    await action(page, "start-without").click();
    await expectLive(page);
    await expect(plies(page)).toHaveCount(0);
    await expect(fault(page)).toBeHidden();
    expect((await held(page))["hostage-chess.game"]).toBe(game);
    await page.locator('[data-square="e2"]').click();
    await page.locator('[data-square="e4"]').click();
    await expect(page.locator(".unstored")).toContainText("does not let this page save the game");
    expect((await held(page))["hostage-chess.game"]).toBe(game);
    await page.evaluate(() => (location.hash = "#/settings"));
    await page.locator('[data-aside="hostage-chess.game"] [data-action="delete-aside"]').click();
    await expect(page.locator("[data-aside]")).toHaveCount(0);
    expect(await held(page)).not.toHaveProperty("hostage-chess.game");
  });

  test("if storage is forbidden: both buttons are shown, and each works as far as possible", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "falling", value: "yes", url: baseURL }]);
    await page.addInitScript(() => {
      const forbidden = { get: () => { throw new DOMException("forbidden", "SecurityError"); } };
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, forbidden);
      if (document.cookie.includes("falling")) addEventListener("DOMContentLoaded", () => dispatchEvent(new CustomEvent("fatal", { detail: "it fell over" })));
    });
    await page.goto("./#/play");
    await expect(fault(page)).toBeVisible();
    await page.reload();
    const saving = page.waitForEvent("download");
    await action(page, "save-stored").click();
    expect(await readFile(await (await saving).path(), "utf8")).toContain("stored: {}");
    await expect(fault(page).getByRole("status")).toContainText("without the library");
    await context.clearCookies();
    await action(page, "start-without").click();
    await expectLive(page);
    await expect(fault(page)).toBeHidden();
  });
});
