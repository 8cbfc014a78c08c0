// Chooses the Chromium for the tests: the system's if there is one, else Playwright's. Run as a program (by the
// Makefile), it downloads Playwright's Chromium if the system has none.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];

/** Candidate paths of programs with these names, in order of preference. */
export const programs = (...names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the system's browser. If undefined, Playwright uses its own. */
export const systemBrowser = programs("chromium", "chromium-browser", "google-chrome-stable", "google-chrome").find(isProgram);

/**
 * Chromium's headless shell, if it is installed: the tests take a third less time in it. Measurements use the full
 * browser, and so do tests in which the two may differ (`make test-chromium`).
 */
export const testBrowser = (process.env.WITH_WINDOWS ? undefined : programs("chromium-headless-shell").find(isProgram)) ?? systemBrowser;

/** Options to run in a container, as root, and without the browser's own network requests. */
export const launchOptions = {
  executablePath: systemBrowser,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

if (process.argv[1] === fileURLToPath(import.meta.url) && !systemBrowser) {
  console.log("No Chromium on this system; downloading Playwright's.");
  process.exitCode = spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" }).status ?? 1;
}
