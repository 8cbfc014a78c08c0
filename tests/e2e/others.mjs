// The browsers beside Chromium, run as a program by the Makefile: the tests in Firefox, and a walk through the site in WebKitGTK. Both at
// once, for each of them waits more than it works. What else is given goes to Playwright.
import { spawn, spawnSync } from "node:child_process";
import { isProgram, programs } from "./browser.mjs";
import { systemFirefox } from "./firefox.mjs";

/** Runs a program to its end; what it says is shown at once, or else when it has ended. */
const run = (command, args, { later = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: later ? ["ignore", "pipe", "inherit"] : "inherit" });
    let said = "";
    child.stdout?.on("data", (text) => (said += text));
    child.once("error", ({ message }) => resolve((console.error(message), 1)));
    child.once("close", (code) => resolve((process.stdout.write(said), code ?? 1)));
  });

if (!systemFirefox) {
  console.log("No Firefox on this system: Playwright fetches its own.");
  spawnSync("playwright", ["install", "firefox"], { stdio: "inherit" });
}
const missing = ["WebKitWebDriver", "Xvfb"].filter((name) => !programs(name).some(isProgram));
if (missing.length > 0) console.error(`No ${missing.join(", no ")} here: no walk through WebKit. (Debian: webkit2gtk-driver, xvfb)`);

const codes = await Promise.all([
  // At the desk a Mac, say, has none of it; where it decides whether a change lands it must be there.
  missing.length > 0 ? (process.env.CI ? 1 : 0) : run("node", ["webkit/walk.mjs"], { later: true }),
  run("playwright", ["test", "--project=firefox", ...process.argv.slice(2)]),
]);
process.exitCode = Math.max(...codes);
