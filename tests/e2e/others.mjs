// Tests browsers other than Chromium, called by the Makefile: the tests in Firefox, and a walk through the site in
// WebKitGTK. Further arguments are passed to Playwright.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { isProgram, programs } from "./browser.mjs";
import { systemFirefox } from "./firefox.mjs";
import { FAILED } from "./webkit/failed.mjs";

/** Runs a program to its end and returns its exit status. */
const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1;

if (!systemFirefox) {
  console.log("No Firefox on this system; downloading Playwright's.");
  spawnSync("playwright", ["install", "firefox"], { stdio: "inherit" });
}
const missing = ["WebKitWebDriver", "Xvfb"].filter((name) => !programs(name).some(isProgram));
if (missing.length > 0) console.error(`No ${missing.join(", no ")} here, so there is no walk through WebKit. (Debian: webkit2gtk-driver, xvfb)`);

const { CI } = process.env;

/** Walks through WebKitGTK once. Returns the failures, one per step. */
function walk() {
  // A developer's machine may lack WebKitGTK (a Mac, for instance); in CI it is required.
  if (missing.length > 0) return CI ? [`no ${missing.join(", no ")} here`] : [];
  rmSync(FAILED, { force: true });
  if (run("node", ["webkit/walk.mjs"]) === 0) return [];
  try {
    return readFileSync(FAILED, "utf8").split("\n");
  } catch {
    return ["it ended without naming a step"];
  }
}

const first = walk();
// A walk that fails once may be due to the machine.
const second = CI && first.length > 0 ? walk() : first;
const firefox = run("playwright", ["test", "--project=firefox", ...process.argv.slice(2)]);
// Repeats the failures at the end, where they are easy to see.
const what = second.length > 0 ? "failed" : "passed at the second try";
for (const line of new Set([...first, ...second])) console.log(`${what}: WebKitGTK > ${line}`);
process.exitCode = second.length > 0 ? 1 : firefox;
