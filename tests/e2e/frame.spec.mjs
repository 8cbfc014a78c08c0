// The small board embedded in another page.
import { createServer } from "node:http";
import axe from "axe-core";
import { move } from "./analysis.mjs";
import { choose, link } from "./hands.mjs";
import { action, expect, openApp, root, test, write } from "./support.mjs";

const MOVES = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d8", "P#P@e4", "P@d5"];
const TEXTS = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qd8", "(P)*e4", "*d5"];

const shown = (page, name) => page.locator(`[data-link="${name}"]`).inputValue();
const topLeft = (page) => page.locator("[data-square]").first();

test.describe("on another site's page", { tag: "@layout" }, () => {
  /** Serves a page of another origin that contains the snippet in a frame of this size. */
  async function club(browser, snippet, { width, height }, scripts = []) {
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><title>Club</title><body style="margin:0">${snippet.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)}`);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: width + 40, height: height + 40 } });
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    for (const script of scripts) await page.addInitScript(script);
    // A different host name makes a different origin and a different site.
    await page.goto(`http://localhost:${server.address().port}/`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("[data-square], [role=alert]").first()).toBeVisible();
    return {
      page,
      frame,
      inside: page.frames()[1],
      complaints,
      close: async () => {
        await context.close();
        await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
      },
    };
  }

  // The embedded board needs none of these.
  const forbid = () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "Worker"]) {
      Object.defineProperty(window, name, {
        get() {
          console.error(`touched ${name}`);
          throw new DOMException(name, "SecurityError");
        },
      });
    }
  };

  async function snippet(page, values = { moves: MOVES }) {
    await openApp(page, link(values));
    await choose(page, "share");
    return shown(page, "embed");
  }

  test("the small board can be stepped through at 320 by 420, without storage or engine", async ({ page, browser }) => {
    const html = await snippet(page);
    expect(html).toMatch(/^<iframe src="http[^"<>]+#\/embed\?g=[\w-]+" title="[^"]+" width="400" height="560" [^>]*><\/iframe>$/);
    const { frame, inside, complaints, close } = await club(browser, html, { width: 320, height: 420 }, [forbid]);
    const end = await frame.locator("[data-fen]").getAttribute("data-fen");
    await expect(frame.locator("[data-ply]")).toHaveText(TEXTS);
    // Only the record scrolls.
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([320, 420]);
    const board = await inside.evaluate(() => document.querySelector(".board").getBoundingClientRect().width);
    expect(board).toBeGreaterThanOrEqual(8 * 24);
    const at = (count) => expect(frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", String(count));
    await frame.locator('[data-action="first"]').click();
    await expect(frame.locator("[aria-current=step]")).toHaveCount(0);
    await frame.locator('[data-action="redo"]').click();
    await at(1);
    await frame.locator('[data-ply="5"]').click();
    await at(5);
    await frame.locator('[data-action="undo"]').click();
    await at(4);
    await frame.locator('[data-action="undo"]').press("ArrowRight");
    await at(5);
    await frame.locator('[data-action="last"]').click();
    await expect(frame.locator("[data-fen]")).toHaveAttribute("data-fen", end);
    await frame.locator('[data-action="flip"]').click();
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    await frame.locator('[data-square="g1"]').click({ force: true });
    await frame.locator('[data-square="f3"]').click({ force: true });
    await expect(frame.locator("[data-ply]")).toHaveCount(8);
    expect(await frame.locator('[data-action="open-full"]').getAttribute("href")).toMatch(/#\/analysis\?g=/);
    await inside.evaluate(axe.source);
    const { violations } = await inside.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("it keeps the orientation, opens in full, and fits other games and wide frames", async ({ page, browser }) => {
    await openApp(page, link({ game: "hole", moves: ["c3c4"] }));
    await action(page, "flip").click();
    const first = await topLeft(page).getAttribute("data-square");
    await choose(page, "share");
    const html = await shown(page, "embed");
    const { frame, inside, page: outer, complaints, close } = await club(browser, html, { width: 700, height: 400 });
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", first);
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([700, 400]);
    const shownFen = await frame.locator("[data-fen]").getAttribute("data-fen");
    const [full] = await Promise.all([outer.context().waitForEvent("page"), frame.locator('[data-action="open-full"]').click()]);
    await expect(root(full)).toHaveAttribute("data-fen", shownFen);
    expect(complaints).toEqual([]);
    await close();
  });

  test("fields write names, side, start and theme into the address; invalid values are reported and ignored", async ({ page, browser }) => {
    const html = await snippet(page);
    const asked = (more) => html.replace(/(src="[^"]+)"/, `$1${more}"`);
    await action(page, "embed-fields").click();
    for (const [name, text] of [["white-name", "Ada"], ["black-name", "Bob & Co"], ["event", "Club evening"], ["start", "3"]]) await write(action(page, `embed-${name}`), text);
    await action(page, "embed-side").selectOption("black");
    await action(page, "embed-theme").selectOption("dark");
    const chosen = await shown(page, "embed");
    // A value that the small board ignores is reported here, and does not get into the address.
    await write(action(page, "embed-start"), "99");
    await expect(page.locator(".frame-fields [role=alert]")).toHaveText(/start=99.*ply number/);
    await expect(action(page, "embed-start")).toHaveAttribute("aria-invalid", "true");
    expect(await shown(page, "embed")).toBe(chosen.replace("&amp;start=3", ""));
    const { frame, inside, complaints, close } = await club(browser, chosen, { width: 320, height: 420 });
    await expect(frame.locator(".embed-names")).toHaveText("Ada – Bob & CoClub evening");
    await expect(frame.locator("[data-square]").first()).toHaveAttribute("data-square", "h1");
    await expect(frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", "3");
    await expect(frame.locator("[data-ply]")).toHaveCount(8);
    expect(await inside.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await expect(frame.locator(".embed-bad")).toHaveCount(0);
    expect(await inside.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([320, 420]);
    // No price tag covers a piece.
    await expect(frame.locator(".tag:visible")).toHaveCount(0);
    expect(complaints).toEqual([]);
    await close();

    const odd = await club(browser, asked("&amp;side=up&amp;start=99&amp;theme=pink&amp;names=0&amp;event=Club"), { width: 400, height: 560 });
    await expect(odd.frame.locator(".embed-bad")).toHaveText([/side=up.*white or black/, /start=99.*ply number/, /theme=pink.*light, dark or contrast/]);
    await expect(odd.frame.locator(".embed-names")).toHaveCount(0);
    await expect(odd.frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", "8");
    await odd.close();
  });

  test("from an analysed record it gets the names, the event and the whole game, and opens at the position shown", async ({ page, browser }) => {
    await openApp(page, "#/library");
    await action(page, "paste").click();
    await page.locator("#paste").fill('[Event "Club evening"]\n[White "Ada"]\n[Black "Bob & Co"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 *');
    await action(page, "import-text").click();
    await action(page, "open").first().click();
    await move(page, "exd5").click();
    await choose(page, "share");
    await action(page, "embed-fields").click();
    await expect(action(page, "embed-white-name")).toHaveValue("Ada");
    for (const name of ["embed-side", "embed-theme"]) await expect(action(page, name), "as on the other page").toHaveValue("");
    await expect(action(page, "embed-start")).toHaveValue("3");
    await expect(page.locator("img.picture")).toHaveAttribute("src", /Ada%20%E2%80%93%20Bob/);
    const { frame, close } = await club(browser, await shown(page, "embed"), { width: 320, height: 420 });
    await expect(frame.locator(".embed-names")).toHaveText("Ada – Bob & CoClub evening");
    await expect(frame.locator("[data-ply]")).toHaveCount(6);
    await expect(frame.locator("[aria-current=step]")).toHaveAttribute("data-ply", "3");
    await close();
  });

  test("a bad address is explained", async ({ page, browser, site }) => {
    await openApp(page);
    const { frame, close } = await club(browser, `<iframe src="${site}#/embed?moves=e2e5" width="400" height="560"></iframe>`, { width: 400, height: 560 });
    await expect(frame.getByRole("alert")).toContainText("e2e5");
    await close();
  });
});
