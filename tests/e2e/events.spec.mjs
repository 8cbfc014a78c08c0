// Events that tools and browsers send: without their fields, from other keyboard layouts, from input methods, and
// presses without a release.
import { strokes } from "./analysis.mjs";
import { START, expectFen, link } from "./hands.mjs";
import { THREE, importFile, inEntry, names, openLibrary } from "./library.mjs";
import { action, expect, fen, openApp, root, square, test, touch, waitIdle } from "./support.mjs";

const fault = (page) => page.locator("#fault[open]");
const plies = (page) => page.locator("[data-ply]");

/** Types of events that reach elements; the app listens to many of them. */
const TYPES =
  "keydown keyup keypress input beforeinput change paste copy cut drop dragenter dragover dragleave dragstart dragend pointerdown pointermove pointerup pointercancel " +
  "pointerenter pointerleave pointerover pointerout gotpointercapture lostpointercapture mousedown mousemove mouseup mouseenter mouseleave mouseover mouseout " +
  "contextmenu auxclick dblclick wheel scroll touchstart touchmove touchend touchcancel compositionstart compositionupdate compositionend focus focusin focusout blur " +
  "toggle beforetoggle close cancel submit reset invalid select animationend transitionend";
const GLOBAL =
  "storage message popstate hashchange visibilitychange resize scroll beforeinstallprompt appinstalled online offline pageshow words languagechange alive pulse " +
  "focus blur keydown keyup pointermove pointerup pointercancel wheel paste drop";

const SCREENS = {
  welcome: "#/welcome",
  play: link({}),
  "play against the computer": link({ black: "engine", level: 1 }),
  takeover: link({ game: "takeover-41" }),
  hole: link({ game: "hole" }),
  messenger: link({ game: "messenger" }),
  analysis: link({ screen: "analysis", moves: ["e2e4", "e7e5", "g1f3"] }),
  setup: "#/setup",
  library: "#/library",
  learn: "#/learn",
  "a lesson": "#/learn?lesson=hostage-prisons",
  puzzles: "#/puzzles?daily",
  "the front page of the puzzles": "#/puzzles",
  storm: "#/puzzles?storm",
  rules: "#/rules",
  settings: "#/settings",
  bench: "#/bench",
  friend: "#/friend",
  lobby: "#/lobby",
  "a bad link to a live game": "#/live?key=nonsense",
  "a bad link": "#/play?fen=nonsense",
  embed: link({ screen: "embed", moves: ["e2e4"] }),
};

/** Sends a bare event of every type to every element. */
const bare = (page, types, globals) =>
  page.evaluate(
    ([types, globals]) => {
      const all = [...document.querySelectorAll("#app, #app *")];
      for (const type of types) for (const bubbles of [true, false]) for (const element of all) if (element.isConnected) element.dispatchEvent(new Event(type, { bubbles, cancelable: true }));
      for (const type of globals) for (const target of [window, document, document.body]) target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      return all.length;
    },
    [types.split(" "), globals.split(" ")],
  );

/** Returns true if the app still answers. */
const answers = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener("alive", () => done(true), { once: true });
        setTimeout(done, 5000, false);
        dispatchEvent(new Event("pulse"));
      }),
  );

for (const [name, address] of Object.entries(SCREENS)) {
  test(`bare events of every type on every element: ${name}`, async ({ page }) => {
    test.slow();
    await openApp(page, address);
    await expect(page.locator("#app main").first()).toBeVisible();
    // The embedded board reloads when the address changes.
    expect(await bare(page, TYPES, name === "embed" ? GLOBAL.replace(" hashchange", "") : GLOBAL)).toBeGreaterThan(5);
    expect(await answers(page)).toBe(true);
    await expect(fault(page)).toHaveCount(0);
    if (name === "storm" || name === "embed") return;
    // Bare clicks count as clicks.
    await bare(page, "click", "click");
    expect(await answers(page)).toBe(true);
    await expect(fault(page)).toHaveCount(0);
    // The same page can still open a link and play.
    await page.evaluate(() => document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close()));
    await page.evaluate((address) => (location.hash = address), link({ moves: ["e2e4"] }));
    await expect(plies(page)).toHaveCount(1);
    await touch(page, square(page, "e7"), square(page, "e5"));
    // Among the settings, the last choice is to confirm every move.
    if (name === "settings") await action(page, "confirm").click();
    await expect(plies(page)).toHaveCount(2);
    await expect(fault(page)).toHaveCount(0);
  });
}

test("bare events during a game leave it unchanged, and the game can continue", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  const before = await fen(page);
  await bare(page, TYPES, GLOBAL);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expectFen(page, before);
  await touch(page, square(page, "e7"), square(page, "e5"));
  await expect(plies(page)).toHaveCount(2);
});

test("dialogs, pickers and the rename field survive bare events", async ({ page }) => {
  await openApp(page, link({ fen: "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1" }));
  await page.locator("[data-tray=prison][data-owner=black] [data-man=n]").click();
  await square(page, "e4").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await bare(page, TYPES.replace(/\bfocusout\b/, ""), GLOBAL);
  expect(await answers(page)).toBe(true);
  await openApp(page, link({ screen: "analysis", moves: ["e2e4"] }));
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog")).toBeVisible();
  await bare(page, TYPES.replace(/\bclose\b/, ""), GLOBAL);
  expect(await answers(page)).toBe(true);
  await expect(fault(page)).toHaveCount(0);
});

test("bare input events from input tools are handled", async ({ page }) => {
  await openApp(page, "#/setup");
  const position = "4k3/8/8/8/8/8/8/4K2Q[#] w - - 0 1";
  await action(page, "fen").evaluate((field, text) => {
    field.value = text;
    for (const type of ["keydown", "input", "keyup", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, position);
  await expectFen(page, position);
});

test.describe("an exception in a handler", () => {
  test.use({ expected: /a tool broke this/ });

  const broken = (page, selector, key) =>
    page.evaluate(
      ([selector, key]) => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        event.preventDefault = () => {
          throw new Error("a tool broke this");
        };
        document.querySelector(selector).dispatchEvent(event);
      },
      [selector, key],
    );

  test("is logged, and the app continues", async ({ page }) => {
    await openApp(page, link({}));
    const logged = page.waitForEvent("pageerror");
    const alive = page.evaluate(() => new Promise((done) => addEventListener("alive", done, { once: true })).then(() => true));
    await broken(page, '[data-square="e2"]', "Enter");
    expect((await logged).message).toContain("a tool broke this");
    expect(await alive).toBe(true);
    await expect(page.locator("#fault-detail")).toContainText("a tool broke this");
    await touch(page, square(page, "e2"), square(page, "e4"));
    await expect(plies(page)).toHaveCount(1);
    await expect(fault(page)).toHaveCount(0);
  });

  test("inside the app's own update ends the app, and the page says so", async ({ page }) => {
    await openApp(page, link({}));
    await broken(page, "body", "f");
    await expect(fault(page)).toBeVisible();
    await expect(page.locator("#fault-detail")).toContainText("a tool broke this");
    await page.locator("#fault-reload").click();
    await expect(root(page)).toBeVisible();
  });

  test("an error from elsewhere is not fatal, a trap is", async ({ page }) => {
    await openApp(page, link({}));
    const alive = page.evaluate(() => new Promise((done) => addEventListener("alive", done, { once: true })).then(() => true));
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error("by"), { stack: "at app_bg.wasm:1" }) })));
    expect(await alive).toBe(true);
    await expect(fault(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("unreachable") })));
    await expect(fault(page)).toBeVisible();
  });
});

/** Sends a key to the focused element. */
const press = (page, init) =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), init);

const F = {
  plain: { key: "f", code: "KeyF" },
  CapsLock: { key: "F", code: "KeyF", modifierCapsLock: true },
  "CapsLock that the event does not report": { key: "F", code: "KeyF" },
  Cyrillic: { key: "а", code: "KeyF" },
  Greek: { key: "φ", code: "KeyF" },
  Hebrew: { key: "כ", code: "KeyF" },
  Arabic: { key: "ب", code: "KeyF" },
};
const NOT_F = {
  AltGr: { key: "đ", code: "KeyF", modifierAltGraph: true },
  "AltGr of Windows": { key: "f", code: "KeyF", ctrlKey: true, altKey: true },
  "a dead key": { key: "Dead", code: "KeyF" },
  "an input method": { key: "f", code: "KeyF", isComposing: true },
  "an input method without a name": { key: "Process", code: "KeyF", keyCode: 229 },
  Shift: { key: "F", code: "KeyF", shiftKey: true },
  Ctrl: { key: "f", code: "KeyF", ctrlKey: true },
  "another letter there": { key: "u", code: "KeyF" },
};

test("a shortcut works on every layout and with CapsLock, and nothing else triggers it", async ({ page }) => {
  await openApp(page, link({}));
  const first = page.locator("[data-square]").first();
  let corner = "a8";
  for (const [name, init] of Object.entries(F)) {
    await press(page, init);
    corner = corner === "a8" ? "h1" : "a8";
    await expect(first, name).toHaveAttribute("data-square", corner);
  }
  for (const init of Object.values(NOT_F)) await press(page, init);
  // The page handles keys in order.
  await press(page, F.plain);
  corner = corner === "a8" ? "h1" : "a8";
  await expect(first).toHaveAttribute("data-square", corner);
});

test("keys that announce the position work on the board and on every layout", async ({ page }) => {
  await openApp(page, link({ moves: ["e2e4"] }));
  await page.locator('[data-square][tabindex="0"]').focus();
  const said = page.locator(".words");
  for (const init of [{ key: "l", code: "KeyL" }, { key: "L", code: "KeyL" }, { key: "д", code: "KeyL" }, { key: "λ", code: "KeyL" }, { key: "ך", code: "KeyL" }, { key: "م", code: "KeyL" }]) {
    await press(page, { key: "w", code: "KeyW" });
    await expect(said).not.toContainText("e4");
    await press(page, init);
    await expect(said, init.key).toContainText("e4");
  }
});

test("Ctrl+Z and piece letters work in Set up on a Cyrillic keyboard", async ({ page }) => {
  await openApp(page, "#/setup");
  const before = await fen(page);
  await page.locator('[data-square="e4"]').focus();
  await press(page, { key: "Л", code: "KeyK", shiftKey: true });
  await press(page, { key: "Enter", code: "Enter" });
  await expect.poll(() => fen(page)).not.toBe(before);
  await press(page, { key: "я", code: "KeyZ", ctrlKey: true });
  await expectFen(page, before);
});

test("Enter that ends a composition belongs to the input method", async ({ page }) => {
  await openLibrary(page);
  await importFile(page, THREE);
  await inEntry(page, "Ada – Bob", "rename");
  const field = action(page, "name");
  await field.fill("にほん");
  for (const init of [{ key: "Enter", isComposing: true }, { key: "Enter", keyCode: 229 }, { key: "Process", keyCode: 229 }, { key: "Escape", isComposing: true }]) await press(page, { code: "Enter", ...init });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("にほん");
  await field.press("Enter");
  await expect(field).toHaveCount(0);
  await expect(names(page).filter({ hasText: "にほん" })).toHaveCount(1);
});

test("a typed move is sent by a plain Enter, not by one that ends a composition", async ({ page }) => {
  await openApp(page, link({ screen: "analysis" }));
  const field = action(page, "type-move");
  await field.fill("e4");
  for (const init of [{ key: "Enter", isComposing: true }, { key: "Enter", keyCode: 229 }, { key: "Escape", isComposing: true }]) await press(page, { code: "Enter", ...init });
  await expect(field).toHaveValue("e4");
  await expectFen(page, START);
  await field.press("Enter");
  await expect.poll(() => fen(page)).toContain("4P3");
});

/** The middle of a square, in pixels. */
async function middle(page, name) {
  const { x, y, width, height } = await square(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}
const ghost = (page) => page.locator(".ghost.shown");

/** Picks a piece up and holds it over e4. The page remembers the pointer: the mouse is 1 in Chromium, and 0 in Firefox. */
async function hold(page) {
  await page.evaluate(() => addEventListener("pointerdown", ({ pointerId }) => (window.held = pointerId), { once: true, capture: true }));
  await page.mouse.move(...(await middle(page, "e2")));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
  await expect(ghost(page)).toHaveCount(1);
}

const LOST = {
  "the mouse comes back without a button": (page) => page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerId: 1, pointerType: "mouse", buttons: 0, clientX: 300, clientY: 300 }))),
  "it enters the window without a button": (page) => page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent("pointerenter", { pointerId: 1, pointerType: "mouse", buttons: 0 }))),
  "the browser takes the pointer": (page) => page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: window.held, pointerType: "mouse" }))),
  "the window loses the focus": (page) => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
  "the tab is hidden": (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "the context menu opens": (page) => square(page, "e4").dispatchEvent("contextmenu", { bubbles: true, cancelable: true }),
  "Esc is pressed": (page) => page.keyboard.press("Escape"),
};

for (const screen of ["play", "analysis", "setup"]) {
  for (const [how, lose] of Object.entries(LOST)) {
    test(`a drag ends when ${how}: ${screen}`, async ({ page }) => {
      await openApp(page, screen === "setup" ? "#/setup" : link({ screen }));
      const before = await fen(page);
      await hold(page);
      await lose(page);
      await expect(ghost(page)).toHaveCount(0);
      // Neither the release nor the next click plays anything.
      await page.mouse.up();
      await expectFen(page, before);
      if (screen !== "setup") {
        await square(page, "d5").click();
        await expectFen(page, before);
        // The next move can be played as usual.
        await page.keyboard.press("Escape");
        await touch(page, square(page, "d2"), square(page, "d4"));
        await expect.poll(() => fen(page)).toContain("3P4");
      }
    });
  }
}

test("an arrow is not drawn if its release is lost", async ({ page }) => {
  await openApp(page, link({ screen: "analysis" }));
  await page.mouse.move(...(await middle(page, "e2")));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
  await expect(strokes(page)).toHaveCount(1);
  await LOST["the mouse comes back without a button"](page);
  await page.mouse.up({ button: "right" });
  await page.keyboard.press("ArrowLeft");
  await waitIdle(page);
  await expect(strokes(page)).toHaveCount(0);
});

test("a mouse that moves in the meantime does not end a drag by finger", async ({ page }) => {
  await openApp(page, link({}));
  const [from, to] = [await middle(page, "e2"), await middle(page, "e4")];
  await page.evaluate(
    ([x0, y0]) => {
      const finger = { bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0, buttons: 1 };
      const send = (type, x, y, more = {}) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, { ...finger, clientX: x, clientY: y, ...more }));
      send("pointerdown", x0, y0);
    },
    from,
  );
  await page.evaluate(
    ([x1, y1]) => {
      const at = { bubbles: true, clientX: x1, clientY: y1 };
      document.body.dispatchEvent(new PointerEvent("pointermove", { ...at, pointerId: 7, pointerType: "touch", buttons: 1 }));
      document.body.dispatchEvent(new PointerEvent("pointermove", { ...at, pointerId: 1, pointerType: "mouse", buttons: 0 }));
      document.body.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerId: 7, pointerType: "touch", button: 0, buttons: 0 }));
    },
    to,
  );
  await expect(plies(page)).toHaveCount(1);
});
