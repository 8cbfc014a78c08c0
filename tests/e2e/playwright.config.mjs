import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import * as firefox from "./firefox.mjs";
import { withFont } from "./fonts.mjs";

const font = (family) => ({ launchOptions: { ...launchOptions, executablePath: testBrowser, env: withFont(family) } });

export default defineConfig({
  testMatch: "*.spec.mjs",
  outputDir: "results/playwright",
  fullyParallel: true,
  // Engines think in some tests: beyond a core each they would only wait for each other.
  workers: Math.min(Math.max(availableParallelism(), 2), 6),
  // At the desk a test that passes at the second try has failed. Where it is decided whether a change lands two may stumble, and are named
  // (closing-line.mjs). Times may be measured again anywhere (library-quick.spec.mjs).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Beside other work a machine takes several times as long. Waiting costs nothing where a test passes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./closing-line.mjs"]],
  use: {
    browserName: "chromium",
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    // Tracing every test makes all of them a third slower.
    trace: "on-first-retry",
  },
  projects: [
    { name: "chromium", use: font("Figtree") },
    // A system's font may be a quarter wider: what is tested for room is tested with that too.
    { name: "wide font", grep: /@layout/, use: font("DejaVu Sans") },
    // Its driver takes three times as long for the same steps.
    { name: "firefox", timeout: 120_000, grepInvert: firefox.leftOut, use: firefox.use },
  ],
});
