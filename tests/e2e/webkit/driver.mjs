// Drives WebKitGTK, the browser in Debian that is closest to an iPhone's. Playwright only drives its own WebKit.
// Implements the part of WebDriver that the walk needs (CITE: <https://www.w3.org/TR/webdriver2/>), over plain HTTP.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { withFont } from "../fonts.mjs";
import { freePort } from "../servers.mjs";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const TIMEOUT = 20_000;
/** Keys as WebDriver encodes them. CITE: WebDriver, "keyboard actions". */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Tab: "\uE004" };

/** Path of MiniBrowser, which comes with the driver. Debian puts it beside the library. */
function miniBrowser() {
  const lib = `/usr/lib/${{ x64: "x86_64", arm64: "aarch64" }[process.arch]}-linux-gnu`;
  const version = readdirSync(lib).filter((name) => /^webkit2?gtk-\d/.test(name)).sort().at(-1);
  if (!version) throw new Error(`no WebKitGTK in ${lib}: install Debian's webkit2gtk-driver`);
  return `${lib}/${version}/MiniBrowser`;
}

/** Starts a program that prints how to reach it, and waits for that. */
function started(command, args, options, says) {
  const child = spawn(command, args, options);
  return new Promise((resolve, reject) => {
    child.once("error", ({ message }) => reject(new Error(`${command}: ${message}`)));
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}`)));
    says(child, (value) => resolve({ child, value }));
  });
}

/** Repeats a request until a server that is starting up answers. */
async function answers(url, tries = 200) {
  for (; ; tries -= 1) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** Starts a browser in a window of this size, on a virtual screen. */
export async function webkit({ width = 1280, height = 900 } = {}) {
  const screen = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const x = await started("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] }, ({ stdio }, done) =>
    createInterface({ input: stdio[3] }).once("line", (line) => done(`:${line}`)),
  );
  const env = { ...withFont("Figtree"), DISPLAY: x.value, NO_AT_BRIDGE: "1", GTK_A11Y: "none", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LANGUAGE: "en", LIBGL_ALWAYS_SOFTWARE: "1" };
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const root = `http://127.0.0.1:${port}`;
  await answers(`${root}/status`);
  const call = async (method, path, body) => {
    const response = await fetch(root + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } });
  const session = new Session((method, path, body) => call(method, `/session/${sessionId}${path}`, body), capabilities.browserVersion, () => {
    driver.kill();
    x.child.kill();
  });
  await session.resize(width, height);
  return session;
}

class Session {
  constructor(call, version, end) {
    Object.assign(this, { call, version, end });
  }

  async close() {
    await this.call("DELETE", "").catch(() => {});
    this.end();
  }

  go(url) {
    return this.call("POST", "/url", { url });
  }

  reload() {
    return this.call("POST", "/refresh", {});
  }

  /** Runs a function in the page. Arguments and result are passed as JSON. */
  run(script, ...args) {
    return this.call("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  }

  /** Waits until a function in the page returns something truthy, and returns it. */
  async until(script, ...args) {
    const look = `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1), end = performance.now() + ${TIMEOUT};
      (function look() { const found = (${script})(...args); if (found || performance.now() > end) done(found); else setTimeout(look, 16); })()`;
    const found = await this.call("POST", "/execute/async", { script: look, args });
    if (!found) throw new Error(`timed out waiting for: ${String(script).replace(/\s+/g, " ")} of ${JSON.stringify(args)}`);
    return found;
  }

  /** Waits until an element is visible. */
  seen(css) {
    return this.until((css) => [...document.querySelectorAll(css)].some((element) => element.getClientRects().length > 0), css);
  }

  /** Waits until an element contains a text. */
  async says(css, wanted) {
    await this.until((css, wanted) => [...document.querySelectorAll(css)].some((element) => element.textContent.includes(wanted)), css, wanted);
  }

  /** Waits until an attribute has this value. */
  has(css, name, value) {
    return this.until((css, name, value) => document.querySelector(css)?.getAttribute(name) === value, css, name, value);
  }

  /** Scrolls an element into view, waits until it stands still, and returns its middle. */
  async middle(css) {
    await this.seen(css);
    return this.until((css) => {
      const element = [...document.querySelectorAll(css)].find((element) => element.getClientRects().length > 0);
      const centre = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      };
      const hit = document.elementFromPoint(...centre());
      if (!hit || !(element.contains(hit) || hit.contains(element))) element.scrollIntoView({ block: "center" });
      const before = element.seenAt;
      element.seenAt = String(centre());
      return before === element.seenAt && centre();
    }, css);
  }

  pointer(...actions) {
    return this.call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  async click(css, button = 0) {
    const [x, y] = await this.middle(css);
    await this.pointer({ type: "pointerMove", x, y }, { type: "pointerDown", button }, { type: "pointerUp", button });
  }

  async drag(from, to, button = 0) {
    const [[x, y], [right, down]] = [await this.middle(from), await this.middle(to)];
    const way = [1, 2, 3, 4].map((part) => ({ type: "pointerMove", duration: 20, x: Math.round(x + ((right - x) * part) / 4), y: Math.round(y + ((down - y) * part) / 4) }));
    await this.pointer({ type: "pointerMove", x, y }, { type: "pointerDown", button }, ...way, { type: "pointerUp", button });
  }

  /** Presses keys, or types the letters of a text: press("Enter"), press("e4"). */
  press(...keys) {
    const actions = keys.flatMap((key) => (KEYS[key] ? [KEYS[key]] : [...key])).flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    return this.call("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Puts a file into a file input. */
  async upload(css, path) {
    const element = await this.call("POST", "/element", { using: "css selector", value: css });
    await this.call("POST", `/element/${element[ELEMENT]}/value`, { text: path });
  }

  resize(width, height) {
    return this.call("POST", "/window/rect", { width, height });
  }

  async picture(file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await this.call("GET", "/screenshot"), "base64"));
  }
}
