// The browsers beside Chromium, run as a program by the Makefile: the tests in Firefox, and a walk through the site in WebKitGTK, one after
// the other. What else is given goes to Playwright.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { isProgram, programs } from "./browser.mjs";
import { names, systemFirefox } from "./firefox.mjs";
import { FAILED } from "./webkit/failed.mjs";

/** Runs a program to its end. */
const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1;

if (!systemFirefox) {
  console.log("No Firefox on this system: Playwright fetches its own.");
  spawnSync("playwright", ["install", "firefox"], { stdio: "inherit" });
}
const missing = ["WebKitWebDriver", "Xvfb"].filter((name) => !programs(name).some(isProgram));
if (missing.length > 0) console.error(`No ${missing.join(", no ")} here: no walk through WebKit. (Debian: webkit2gtk-driver, xvfb)`);

// What is left out by name must be there, or it has been given another name and nobody knows why it is missing.
const all = spawnSync("playwright", ["test", "--list", "--project=chromium"], { encoding: "utf8" }).stdout;
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`tests/e2e/firefox.mjs leaves out what no test is called: ${unknown.join("; ")}`);
  process.exit(1);
}

const { CI } = process.env;

/** Walks through WebKitGTK once. Returns what went wrong, a line a step. */
function walk() {
  // At the desk a Mac, say, has no WebKitGTK; where it decides whether a change lands it must be there.
  if (missing.length > 0) return CI ? [`no ${missing.join(", no ")} here`] : [];
  rmSync(FAILED, { force: true });
  if (run("node", ["webkit/walk.mjs"]) === 0) return [];
  try {
    return readFileSync(FAILED, "utf8").split("\n");
  } catch {
    return ["it ended without a word about a step"];
  }
}

const first = walk();
// A machine that stumbles once is not a fault of the site.
const second = CI && first.length > 0 ? walk() : first;
const firefox = run("playwright", ["test", "--project=firefox", ...process.argv.slice(2)]);
// Whoever sees only the end of all this still sees what went wrong.
const what = second.length > 0 ? "failed" : "passed at the second try";
for (const line of new Set([...first, ...second])) console.log(`${what}: WebKitGTK > ${line}`);
process.exitCode = second.length > 0 ? 1 : firefox;
