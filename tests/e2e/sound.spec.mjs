// Sounds: none before the first touch of the page, one for each event, and none if sound is off.
import { jailed, link, waiting } from "./hands.mjs";
import { action, choice, expect, expectNoAxeViolations, openApp, ply, square, test, touch } from "./support.mjs";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = { contexts: 0, nodes: 0 };
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor(...options) {
        super(...options);
        window.heard.contexts++;
      }
    };
    const { start } = AudioScheduledSourceNode.prototype;
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = prototype.start ?? start;
      prototype.start = function (...when) {
        window.heard.nodes++;
        return begin.apply(this, when);
      };
    }
  });
});

const heard = (page) => page.evaluate(() => window.heard);

/** Checks that at least the expected number of tones has started since `before`. */
async function expectHeard(page, before) {
  await expect.poll(async () => (await heard(page)).nodes).toBeGreaterThan(before.nodes);
  return heard(page);
}

test("there is no sound before the first touch; then a capture, a payment and a drop are heard", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/3n4/4K3[B#Nqn] w - - 0 1" }));
  expect(await heard(page)).toEqual({ contexts: 0, nodes: 0 });
  await square(page, "e1").click();
  await expect.poll(async () => (await heard(page)).contexts).toBe(1);
  const silent = await heard(page);
  expect(silent.nodes).toBe(0);
  await square(page, "d2").click();
  await expect(ply(page, 1)).toHaveText("Kxd2");
  const captured = await expectHeard(page, silent);
  await touch(page, square(page, "e8"), square(page, "e7"));
  const moved = await expectHeard(page, captured);
  await touch(page, jailed(page, "white", "n"), square(page, "e4"), choice(page, "pay", "n"));
  await expect(ply(page, 3)).toHaveText("(N)N*e4");
  const paid = await expectHeard(page, moved);
  await touch(page, square(page, "e7"), square(page, "e8"));
  const again = await expectHeard(page, paid);
  await touch(page, waiting(page, "white", "b"), square(page, "a3"));
  await expect(ply(page, 5)).toHaveText("B*a3");
  await expectHeard(page, again);
  expect((await heard(page)).contexts).toBe(1);
});

test("sound can be switched off by one tap or key, which is stored", async ({ page }) => {
  await openApp(page, link({}));
  await action(page, "more").click();
  await expectNoAxeViolations(page);
  await action(page, "sound").click();
  await touch(page, square(page, "e2"), square(page, "e4"));
  await expect(ply(page, 1)).toHaveText("e4");
  await page.reload();
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(ply(page, 2)).toHaveText("e5");
  expect(await heard(page)).toEqual({ contexts: 0, nodes: 0 });
  await page.keyboard.press("m");
  await expect(page.locator(".words")).toContainText("Sound is on.");
  await square(page, "g1").click();
  const before = await heard(page);
  await square(page, "f3").click();
  await expectHeard(page, before);
});

test("changing the volume in Settings plays a sample", async ({ page }) => {
  await openApp(page, "#/settings");
  const before = await heard(page);
  await action(page, "volume-high").check();
  await expectHeard(page, before);
  await expect(page.locator("html")).toHaveAttribute("data-volume", "high");
});
