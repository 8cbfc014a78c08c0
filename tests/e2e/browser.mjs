// Which Chromium drives the tests: the system's if there is one, else Playwright's own.
// Run as a program (by the Makefile) it fetches Playwright's where the system has none.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];

/** Where programs of these names would lie, the first name first. */
export const programs = (...names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the system's browser, or undefined: then Playwright looks for its own. */
export const systemBrowser = programs("chromium", "chromium-browser", "google-chrome-stable", "google-chrome").find(isProgram);

/**
 * The same without windows, where there is one: the tests take a third less time in it. What is measured is measured in the browser itself,
 * and so is what the two may answer differently (`make test-chromium`).
 */
export const testBrowser = (process.env.WITH_WINDOWS ? undefined : programs("chromium-headless-shell").find(isProgram)) ?? systemBrowser;

/** Runs in a container and as root, and asks nothing of the network by itself. */
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
  console.log("No Chromium on this system: Playwright fetches its own.");
  process.exitCode = spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" }).status ?? 1;
}
