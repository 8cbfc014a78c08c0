// Live games over plain http, as in the local network of `make play`. Browsers offer such pages no cryptography, no locks
// between tabs and no clipboard, so the page brings its own.
//
// `home.test` is this machine. Browsers trust 127.0.0.1, but no other name without https. This works without a network too.
import { networkInterfaces } from "node:os";
import { serve } from "../../tools/serve.mjs";
import { choose } from "./hands.mjs";
import { kept, test as hosted } from "./host.mjs";
import { answer, begun, expectSame, expectState, handOver, invite, move, note, person, play, resign, spied, test as live } from "./live.mjs";
import { act, outlaw, readLink, readRegister, seal, topics, unseal } from "./registers.mjs";
import { startAedes } from "./relays.mjs";
import { BASE, action, expect, openApp } from "./support.mjs";

const HOST = "home.test";
const overHttp = (address) => address.replace("127.0.0.1", HOST);

const test = live.extend({
  /** The relay, with the site over plain http. `trusted` is the address that the browser trusts. */
  relay: async ({}, use) => {
    const relay = await startAedes();
    await use({ ...relay, site: overHttp(relay.site), trusted: relay.site });
    await relay.stop();
  },
});

test.use({
  launchOptions: async ({ launchOptions, browserName }, use) =>
    use({
      ...launchOptions,
      ...(browserName === "chromium" && { args: [...launchOptions.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
      ...(browserName === "firefox" && { firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, "network.dns.localDomains": HOST } }),
    }),
});

/** What the browser offers the page. */
const offered = (page) =>
  page.evaluate(() => ({ isSecureContext, subtle: Boolean(crypto.subtle), locks: "LockManager" in window, serviceWorker: Boolean(navigator.serviceWorker) }));
const NOTHING = { isSecureContext: false, subtle: false, locks: false, serviceWorker: false };

/** The files that the page has loaded and only pages over plain http need. */
const brought = (page) =>
  page.evaluate(() => [...new Set(performance.getEntriesByType("resource").map(({ name }) => /\/(plain)[-.][\w.]*?(\w+)(?:\?.*)?$/.exec(name)?.slice(1).join(".")))].filter(Boolean).sort());

/** The stored private key in hexadecimal digits, or the name of its type. With `bytes`, it is replaced. */
const storedKey = (page, bytes) =>
  page.evaluate(async (bytes) => {
    const done = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
    const database = await done(indexedDB.open("hostage-chess.live"));
    const keys = database.transaction("keys", "readwrite").objectStore("keys");
    const record = await done(keys.get("you"));
    if (bytes) await done(keys.put({ ...record, private: Uint8Array.from(bytes) }, "you"));
    database.close();
    const { private: key } = record;
    return key instanceof Uint8Array ? Array.from(key, (byte) => byte.toString(16).padStart(2, "0")).join("") : key[Symbol.toStringTag];
  }, bytes);

test("two people play from the link to the end, and a reload in between keeps their seats", async ({ meet }) => {
  const game = await meet({ clock: "clock-5+3", names: ["Ada", "Bo"] });
  for (const page of game.pages) {
    expect(await offered(page)).toEqual(NOTHING);
    expect(await brought(page)).toEqual(["plain.js", "plain.wasm"]);
  }
  await play(game, "e2e4 e7e5");
  const keys = await Promise.all(game.pages.map((page) => storedKey(page)));
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[0]).not.toBe(keys[1]);
  for (const page of game.pages) {
    await page.reload();
    await expectState(page, { standing: "playing", live: "up", moves: 2 });
  }
  expect(await Promise.all(game.pages.map((page) => storedKey(page)))).toEqual(keys);
  await play(game, "g1f3 b8c6 f1b5");
  await action(game.white, "draw").click();
  await expect(note(game.black)).toContainText("Ada offers a draw");
  await action(game.black, "decline").click();
  await play(game, "a7a6");
  await expectSame(game);
  await resign(game, "black");
  await action(game.white, "rematch").click();
  await action(game.black, "rematch").click();
  for (const page of game.pages) await expectState(page, { round: 1, moves: 0 });
});

for (const creator of ["over plain http", "trusted by the browser"]) {
  test(`a page ${creator} invites one of the other kind`, async ({ visit, relay }) => {
    const [plain, trusted] = [await visit(), await visit({ at: relay.trusted })];
    const [first, second] = creator === "over plain http" ? [plain, trusted] : [trusted, plain];
    const link = await invite(first, { clock: "clock-5+3" });
    await answer(second, second === plain ? overHttp(link) : link.replace(HOST, "127.0.0.1"));
    const game = await begun(first, second, { link });
    expect(await offered(plain)).toEqual(NOTHING);
    expect(await offered(trusted)).toMatchObject({ isSecureContext: true, subtle: true, locks: true });
    expect(await brought(trusted)).toEqual([]);
    expect(await storedKey(trusted)).toBe("CryptoKey");
    await play(game, "e2e4 e7e5 g1f3 b8c6");
    for (const page of game.pages) {
      await page.reload();
      await expectState(page, { standing: "playing", moves: 4 });
    }
    await play(game, "f1b5 a7a6");
    await expectSame(game);
  });
}

test.describe("the tabs of a seat", () => {
  test("a second tab watches, and plays if it is told to", async ({ meet }) => handOver(await meet()));

  test("of tabs that open at once, as after a crash, exactly one plays", async ({ meet }) => {
    const game = await meet();
    await play(game, "e2e4 e7e5");
    const address = game.white.url();
    const context = game.white.context();
    await game.white.close();
    const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(address)));
    for (const tab of tabs) await expectState(tab, { moves: 2, live: "up" });
    const others = (await Promise.all(tabs.map((tab) => action(tab, "play-here").count()))).filter((count) => count === 1);
    expect(others.length).toBe(2);
  });

  test("of questions asked at the same moment, one gets the lock", async ({ page }) => {
    await openApp(page);
    const granted = await page.evaluate(async () => {
      const ask = () => new Promise((answer) => void navigator.locks.request("a test", { ifAvailable: true }, (lock) => (answer(Boolean(lock)), lock && new Promise(() => {}))));
      return Promise.all([ask(), ask(), ask()]);
    });
    expect(granted.filter(Boolean).length).toBe(1);
  });

  test("a tab that slept through the question loses the seat when it wakes", async ({ meet }) => {
    const game = await meet();
    const first = game.white;
    // A tab that sleeps gets its messages when it wakes.
    await first.addInitScript(() => {
      const late = [];
      let isAwake = false;
      globalThis.wake = () => {
        isAwake = true;
        late.splice(0).forEach((hear) => hear());
      };
      Object.defineProperty(BroadcastChannel.prototype, "onmessage", {
        set(hear) {
          this.addEventListener("message", (event) => (isAwake ? hear(event) : late.push(() => hear(event))));
        },
      });
    });
    await first.reload();
    await expectState(first, { standing: "playing", live: "up" });
    const second = await first.context().newPage();
    await second.goto(game.link);
    await expectState(second, { standing: "playing", live: "up" });
    await expect(action(second, "play-here")).toHaveCount(0);
    await first.evaluate(() => wake());
    await expect(note(first)).toContainText("in another tab");
    await play({ ...game, white: second, pages: [second, game.black] }, "e2e4 e7e5");
  });
});

test.describe("somebody with the link", () => {
  /** What a stranger may write in place of White's register. */
  const WRITTEN = {
    nothing: () => Buffer.alloc(0),
    junk: () => Buffer.from("junk".repeat(70)),
    "changed bytes": ({ newest }) => Buffer.from(newest).fill(newest[40] ^ 1, 40, 41),
    "a register sealed for another topic": ({ link, at, content, signature }) => seal(link, at.creator, Buffer.concat([content, signature])),
    "a changed signature": ({ link, at, content, signature }) => seal(link, at.white, Buffer.concat([content, Buffer.from(signature).reverse()])),
    "a signature of zeros": ({ link, at, content }) => seal(link, at.white, Buffer.concat([content, Buffer.alloc(64)])),
    "a longer log with a stranger's signature": ({ at, terms, rogue, key, log }) =>
      rogue.register({ topic: at.white, side: "white", terms, owner: key, log: Buffer.concat([log, act("R", 3)]) }),
    "a stranger who claims the seat": ({ at, terms, rogue }) => rogue.register({ topic: at.white, side: "white", terms, log: act("R", 3) }),
    "a key that is no point of the curve": ({ at, terms, rogue }) =>
      rogue.register({ topic: at.white, side: "white", terms, owner: Buffer.alloc(65, 4), log: act("R", 3) }),
  };

  test("writes junk and forged registers, and nothing changes", async ({ meet, stranger }) => {
    const { game, link, at, spy } = await spied(meet, stranger);
    const of = (from = 0) => spy.messages.slice(from).filter(({ topic }) => topic === at.white);
    const acts = (payload) => readRegister(unseal(link, at.white, payload).content).acts;
    await expect.poll(() => acts(of().at(-1).payload)).toEqual(["M e2e4", "M g1f3"]);
    const newest = of().at(-1).payload;
    const { content, signature } = unseal(link, at.white, newest);
    const { terms, key, log } = readRegister(content);
    for (const kind of ["p256", "ed25519"]) {
      const rogue = outlaw(link, kind);
      for (const [name, write] of Object.entries(WRITTEN)) {
        const before = spy.messages.length;
        await spy.publish(at.white, write({ link, at, newest, content, signature, terms, key, log, rogue }));
        const last = () => {
          const since = of(before);
          // The first is what was written here.
          if (since.length < 2) return "not put back";
          try {
            return acts(since.at(-1).payload);
          } catch {
            return "unreadable";
          }
        };
        await expect.poll(last, { message: `${name}, ${kind}`, timeout: 5000 }).toEqual(["M e2e4", "M g1f3"]);
        for (const page of game.pages) await expectState(page, { standing: "playing", moves: 3, result: "", turn: "black" });
      }
    }
    await move(game, "b8", "c6");
    await expectSame(game);
  });

  test("takes the seat with a key that the page can check, and not with another kind", async ({ page, stranger }) => {
    const link = readLink(await invite(page));
    const at = topics(link);
    const relay = await stranger();
    await relay.subscribe(at.all);
    const { terms } = readRegister(unseal(link, at.white, (await relay.message(at.white)).payload).content);
    const claim = (kind, log) => relay.publish(at.black, outlaw(link, kind).register({ topic: at.black, side: "black", terms, log }));
    await claim("ed25519");
    await relay.settle();
    await expectState(page, { standing: "waiting" });
    await claim("p256");
    await expectState(page, { standing: "playing", side: "white" });
    await expect(person(page, "black")).toContainText("Outlaw");
  });
});

test.describe("the stored key", () => {
  const DAMAGES = { "is too short": Array(31).fill(7), "is too long": Array(33).fill(7), "is zero": Array(32).fill(0), "is above the order": Array(32).fill(255), "belongs to another public key": Array(32).fill(7) };
  for (const [name, bytes] of Object.entries(DAMAGES)) {
    test(`${name}: the page says that nothing is saved, and can be played`, async ({ page, visit }) => {
      await invite(page);
      await storedKey(page, bytes);
      await page.goto("about:blank");
      const link = await invite(page);
      await expect(page.locator(".live-wire")).toContainText("saves nothing");
      const friend = await visit();
      await answer(friend, link);
      await play(await begun(page, friend, { link }), "e2e4 e7e5");
    });
  }
});

test.describe("without the part for plain http", () => {
  test.use({ expected: /plain-|ERR_FAILED|Failed to load resource|Failed to fetch/ });

  test("the page says so, and plays after a reload", async ({ page }) => {
    await page.route(/\/plain-/, (route) => route.abort());
    await openApp(page, "#/friend");
    await action(page, "make-link").click();
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    await page.unroute(/\/plain-/);
    await page.reload();
    await expectState(page, { standing: "waiting", live: "up" });
  });
});

test.describe("what else browsers keep from pages over plain http", () => {
  /** The text that the browser pastes. */
  const pasted = async (page) => {
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("textarea"), { id: "paste" })));
    const field = page.locator("#paste");
    await field.press("ControlOrMeta+v");
    return field.inputValue();
  };

  test("the link of a game is copied", async ({ page }) => {
    const link = await invite(page);
    await action(page, "copy-live").click();
    await expect(page.locator(".report")).toContainText("Copied");
    expect(await page.evaluate(() => document.querySelectorAll("textarea").length)).toBe(0);
    await expect(action(page, "send-live")).toHaveCount(0);
    expect(await pasted(page)).toBe(link);
  });

  test("a link is copied from inside a dialog", async ({ page }) => {
    await openApp(page, "#/analysis");
    await action(page, "share").click();
    await action(page, "copy-position").click();
    await expect(page.locator(".report")).toContainText("opied");
    const link = await page.locator('[data-link="position"]').inputValue();
    await expect(action(page, "copy-position")).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await pasted(page)).toBe(link);
  });

  test("Settings say that offline use needs https", async ({ page }) => {
    await openApp(page, "#/settings");
    await expect(page.locator(".offline")).toContainText("over https only", { useInnerText: true });
  });
});

test("the local server names its address in the network, and a link made on the computer itself opens there", async ({ visit }) => {
  const [own] = Object.values(networkInterfaces()).flat().filter(({ family, internal }) => family === "IPv4" && !internal);
  test.skip(!own, "this machine has no address in a network; the tests above use a name instead");
  const server = await serve({ base: BASE, relay: true, network: [own.address] });
  expect(server.site).toMatch(`http://${own.address}:`);
  const [computer, phone] = [await visit({ at: server.url }), await visit({ at: server.site })];
  const link = await invite(computer, { clock: "clock-5+3" });
  expect(link).toContain(server.site);
  await answer(phone, link);
  const game = await begun(computer, phone, { link });
  expect([await offered(phone), (await offered(computer)).isSecureContext]).toEqual([NOTHING, true]);
  await play(game, "e2e4 e7e5");
  await expectSame(game);
  // Links to other games open there too.
  await computer.goto("./#/play?game=hostage&moves=e2e4&white=human&black=human");
  await choose(computer, "share");
  for (const name of ["game", "position", "reply", "embed"]) expect(await computer.locator(`[data-link="${name}"]`).inputValue()).toContain(server.site);
  await server.close();
});

hosted("the service worker of a trusted page stores live play, but nothing that only plain http needs", async ({ page, host }) => {
  await openApp(page);
  await kept(page);
  expect(host.asked.filter((path) => /^live-/.test(path)).length).toBe(1);
  expect(host.asked.filter((path) => /^plain/.test(path))).toEqual([]);
});
