// Live games in which something goes wrong: the link, the other player, or somebody else who knows the link.
import { alarm, answer, clock, enter, expectSame, expectState, invite, move, note, person, play, spied, test } from "./live.mjs";
import { act, moveAct, outlaw, readLink, readRegister, seal, topics, unseal } from "./registers.mjs";
import { action, expect, openApp, square, test as plain, touch } from "./support.mjs";

// Chromium logs each connection that fails.
test.use({ expected: /WebSocket connection to/ });

const plies = (page) => page.locator("[data-ply]");

/** What somebody who knows the link may write in place of a register. */
const WRITTEN = {
  nothing: () => Buffer.alloc(0),
  junk: () => Buffer.from("junk".repeat(70)),
  "a byte": () => Buffer.from([0]),
  "an old register": ({ first }) => first,
  "the other player's register": ({ other }) => other,
  "a register sealed for another topic": ({ link, topic, newest }) => {
    const { content, signature } = unseal(link, topic, newest);
    return seal(link, topics(link).creator, Buffer.concat([content, signature]));
  },
  "a register with a changed signature": ({ link, topic, newest }) => {
    const { content, signature } = unseal(link, topic, newest);
    return seal(link, topic, Buffer.concat([content, Buffer.from(signature).reverse()]));
  },
  "a longer log with the player's key and a stranger's signature": ({ link, topic, side, terms, newest, rogue }) => {
    const { key, log } = readRegister(unseal(link, topic, newest).content);
    return rogue.register({ topic, side, terms, owner: key, log: Buffer.concat([log, act("R", 3)]) });
  },
  "a register of a stranger who claims the seat": ({ topic, side, terms, rogue }) => rogue.register({ topic, side, terms, log: act("R", 3) }),
  "a register that calls itself newer": ({ topic, side, terms, rogue }) => rogue.register({ topic, side, terms, version: 2 }),
};

test.describe("somebody with the link writes", () => {
  const GROUPS = {
    "nothing or junk": ["nothing", "junk", "a byte"],
    "registers of another time or place": ["an old register", "the other player's register", "a register sealed for another topic"],
    "forged registers": [
      "a register with a changed signature",
      "a longer log with the player's key and a stranger's signature",
      "a register of a stranger who claims the seat",
    ],
    "a register that calls itself newer": ["a register that calls itself newer"],
  };
  expect(Object.values(GROUPS).flat()).toEqual(Object.keys(WRITTEN));
  for (const [group, names] of Object.entries(GROUPS)) {
    test(`${group}: nothing changes, and the register is put back within three seconds`, async ({ meet, stranger }) => {
      const { game, link, at, spy } = await spied(meet, stranger);
      const of = (side, from = 0) => spy.messages.slice(from).filter(({ topic }) => topic === at[side]);
      const actsOf = (side, payload) => readRegister(unseal(link, at[side], payload).content).acts;
      const right = { white: ["M e2e4", "M g1f3"], black: ["M e7e5"] };
      const newest = {};
      for (const side of ["white", "black"]) {
        await expect.poll(() => actsOf(side, of(side).at(-1).payload)).toEqual(right[side]);
        newest[side] = of(side).at(-1).payload;
      }
      const [rogue, { terms }] = [outlaw(link), readRegister(unseal(link, at.white, newest.white).content)];
      for (const name of names) {
        for (const side of ["white", "black"]) {
          const [before, other] = [spy.messages.length, newest[side === "white" ? "black" : "white"]];
          const known = { link, topic: at[side], side, terms, first: of(side)[0].payload, newest: newest[side], other, rogue };
          await spy.publish(at[side], WRITTEN[name](known));
          const last = () => {
            const since = of(side, before);
            // The first is what was written here.
            if (since.length < 2) return "not put back";
            try {
              return actsOf(side, since.at(-1).payload);
            } catch {
              return "unreadable";
            }
          };
          await expect.poll(last, { message: `${name} for ${side}`, timeout: 3000 }).toEqual(right[side]);
        }
        for (const page of game.pages) await expect(alarm(page)).toHaveCount(0);
        for (const page of game.pages) await expectState(page, { standing: "playing", moves: 3, result: "", turn: "black" });
      }
      await move(game, "b8", "c6");
      await expectSame(game);
    });
  }

  test("a register that calls itself newer, of a player who is offline: nothing changes", async ({ meet, stranger }) => {
    const { game, link, at, spy } = await spied(meet, stranger);
    const of = () => spy.messages.filter(({ topic }) => topic === at.black).map(({ payload }) => readRegister(unseal(link, at.black, payload).content));
    await expect.poll(() => of().at(-1).acts).toEqual(["M e7e5"]);
    const { terms } = of().at(-1);
    await game.black.goto("about:blank");
    await expect(person(game.white, "black")).toHaveAttribute("data-presence", /reconnecting|left/);
    await spy.publish(at.black, outlaw(link).register({ topic: at.black, side: "black", terms, version: 2 }));
    await expect.poll(() => of().slice(-2).map(({ version }) => version)).toEqual([2, 1]);
    await expect(alarm(game.white)).toHaveCount(0);
  });

  test("far too much: the game goes on", async ({ meet, stranger }) => {
    const game = await meet();
    const at = topics(readLink(game.link));
    await play(game, "e2e4 e7e5");
    const flooder = await stranger();
    const junk = Buffer.alloc(7000, "x");
    let goesOn = true;
    const flood = (async () => {
      for (let round = 0; goesOn; round += 1) {
        await flooder.publish(round % 2 ? at.white : at.black, junk);
        // Without pauses, two pages and the relay share two cores, and all that the relay delivers is minutes old.
        await new Promise((done) => setTimeout(done, 10));
      }
    })();
    // The relay runs in this process and has its hands full.
    await move(game, "g1", "f3", { timeout: 40_000 });
    await move(game, "b8", "c6", { timeout: 40_000 });
    goesOn = false;
    await flood;
    await move(game, "f1", "b5");
    await expectSame(game);
  });
});

test.describe("the link", () => {
  const changed = (link, at) => link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
  const LINKS = {
    "has a changed character": (link) => changed(link, link.length - 20),
    "has lost its end": (link) => link.slice(0, -6),
    "is cut to almost nothing": (link) => link.slice(0, link.indexOf("key=") + 6),
    "has something appended": (link) => `${link}AAAA`,
  };
  for (const [name, damage] of Object.entries(LINKS)) {
    test(`${name}: the page says so, and offers the other ways`, async ({ page, visit }) => {
      const link = await invite(page);
      const friend = await visit();
      await friend.goto(damage(link));
      await expect(alarm(friend)).toContainText("Part of this link is missing or damaged.");
      await expect(action(friend, "by-links")).toBeVisible();
      await action(friend, "friend").click();
      await expect(action(friend, "make-link")).toBeVisible();
      // The whole link works in the same page.
      await answer(friend, link);
      await expectState(friend, { standing: "playing" });
    });
  }

  test("stands at the end of a sentence: its full stop is not part of it", async ({ page, visit }) => {
    const friend = await visit();
    await answer(friend, `${await invite(page)}.`);
    await expectState(friend, { standing: "playing" });
  });

  test("is of a later kind: the page asks for a reload", async ({ page, visit }) => {
    const link = await invite(page);
    const friend = await visit();
    // The first character of the text holds the kind.
    await friend.goto(link.replace("key=A", "key=B"));
    await expect(alarm(friend)).toContainText(/newer|reload/);
  });

  test("is of a game that the relay does not know: the page says so, and goes on looking", async ({ page, relay, visit }) => {
    const link = await invite(page);
    await page.goto("about:blank");
    await relay.restart();
    const friend = await visit();
    await friend.goto(link);
    await expect(friend.getByRole("heading", { name: "The game was not found" })).toBeVisible();
    await page.goBack();
    await expectState(page, { standing: "waiting", live: "up" });
    await expectState(friend, { standing: "invited" });
  });
});

/** A creator's page, and a player of the test's own who takes the other seat. */
async function against(page, stranger) {
  const address = await invite(page);
  const link = readLink(address);
  const at = topics(link);
  const rogue = outlaw(link);
  const relay = await stranger();
  await relay.subscribe(at.all);
  const { payload } = await relay.message(at.white);
  const { terms } = readRegister(unseal(link, at.white, payload).content);
  const send = (log, more = {}) => relay.publish(at.black, rogue.register({ topic: at.black, side: "black", terms, log, ...more }));
  await send(Buffer.alloc(0));
  await expectState(page, { standing: "playing", side: "white" });
  await enter(page, "e2", "e4");
  return { send, link, at, relay };
}

test.describe("the other player", () => {
  test("is written by the test, and plays", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2, turn: "white" });
    await expect(person(page, "black")).toContainText("Outlaw");
  });

  const IMPOSSIBLE = {
    "an illegal move": [moveAct(1, "e7e4"), /Black sent an illegal move/],
    "no move at all": [moveAct(1, "zz"), /Black sent an illegal move/],
    "a move out of turn": [moveAct(0, "e7e5"), /Black sent something impossible/],
  };
  for (const [name, [log, text]] of Object.entries(IMPOSSIBLE)) {
    test(`sends ${name}: the game stops with the reason, and keeps its record`, async ({ page, stranger }) => {
      const { send } = await against(page, stranger);
      await send(log);
      await expect(alarm(page)).toContainText(text);
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await expectState(page, { moves: 1 });
        await expect(alarm(page)).toContainText(text);
        await touch(page, square(page, "d2"), square(page, "d4"));
        await expectState(page, { moves: 1 });
        await expect(plies(page)).toHaveText(["e4"]);
      }
      await action(page, "more").click();
      await expect(action(page, "go-by-links")).toBeVisible();
      // A new game can be started, as the page says.
      await action(page, "close-sheet").click();
      await alarm(page).locator('[data-action="friend"]').click();
      await expect(action(page, "make-link")).toBeVisible();
      await expect(page.locator(".live-strip")).toHaveCount(0);
    });
  }

  test("claims to have used no time: its own clock pays", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    const first = moveAct(1, "e7e5");
    await send(first);
    await expectState(page, { moves: 2 });
    await enter(page, "g1", "f3");
    const before = await clock(page, "black");
    await expect.poll(() => clock(page, "black"), { timeout: 20_000 }).toBeLessThan(before - 8000);
    await send(Buffer.concat([first, moveAct(3, "b8c6")]));
    await expectState(page, { moves: 4 });
    await enter(page, "f1", "b5");
    // Ten seconds are the increment, and the quota forgives a few for a bad connection.
    await expect.poll(() => clock(page, "black")).toBeLessThan(before + 10_000 - 3000);
  });

  // They may belong to acts that have not arrived yet.
  const WAITING = {
    "an answer to no offer": Buffer.concat([act("A", 1), Buffer.from([9, 0])]),
    "a resignation of later": act("R", 5),
    "the confirmation of no end": Buffer.concat([act("E", 1), Buffer.from([5, 1, 0])]),
  };
  for (const [name, log] of Object.entries(WAITING)) {
    test(`sends ${name}: nothing changes`, async ({ page, stranger }) => {
      const { send } = await against(page, stranger);
      await expect(action(page, "draw")).toBeEnabled();
      await send(log);
      // White can offer nothing while acts wait.
      await expect(action(page, "draw")).toBeDisabled();
      await expectState(page, { standing: "playing", moves: 1, turn: "black", result: "", final: "false" });
      await expect(alarm(page)).toHaveCount(0);
    });
  }

  test("signs two different moves with one number: the first counts, and the page says so", async ({ page, stranger }) => {
    const { send, at, relay, link } = await against(page, stranger);
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2 });
    await send(moveAct(1, "d7d5"));
    // The first is put back.
    const newest = () => relay.messages.filter(({ topic }) => topic === at.black).at(-1).payload;
    await expect.poll(() => readRegister(unseal(link, at.black, newest()).content).acts).toEqual(["M e7e5"]);
    await expect(plies(page)).toHaveText(["e4", "e5"]);
    await expect(note(page)).toContainText(/twice|two different/);
    await enter(page, "g1", "f3");
  });

  test("has a newer version of the page: the game pauses, and goes on when the versions agree", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    await send(moveAct(1, "e7e5"), { version: 2 });
    await expect(alarm(page)).toContainText("newer version");
    await send(moveAct(1, "e7e5"));
    await expectState(page, { moves: 2 });
  });

  test("does not agree on the rules: the page says so", async ({ page, stranger }) => {
    const { send } = await against(page, stranger);
    const terms = Buffer.from([7, ...Buffer.from("hostage"), 0, 0, 0]);
    await send(moveAct(1, "e7e5"), { terms });
    await expect(alarm(page)).toContainText("do not agree on the rules");
  });
});

plain("without a relay, a link to a live game says so, and the other ways remain", async ({ page }) => {
  await openApp(page, "#/live?key=AnIQ6tSY5oiHeZH468FGLJMccyGqL0gjX7eOeypeLP2fk-_Au7rbSWMIZaP7lC-R-mzO");
  await expect(alarm(page)).toContainText("This site cannot connect players");
  await action(page, "friend").click();
  await expect(action(page, "same-screen")).toBeVisible();
  await expect(action(page, "make-link")).toHaveCount(0);
  await expect(page.locator("main")).toContainText("This site cannot connect players");
});
