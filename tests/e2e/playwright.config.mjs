import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions, testBrowser } from "./browser.mjs";
import * as firefox from "./firefox.mjs";
import { withFont } from "./fonts.mjs";
import { thorough } from "./thorough.mjs";

const font = (family) => ({ launchOptions: { ...launchOptions, executablePath: testBrowser, env: withFont(family) } });

export default defineConfig({
  testMatch: "*.spec.mjs",
  outputDir: "results/playwright",
  fullyParallel: true,
  // With more engines than cores, the engines would only slow each other down.
  workers: Math.min(Math.max(availableParallelism(), 2), 6),
  // On a developer's machine a flaky test counts as failed. In CI a few tests may be flaky, and are named
  // (closing-line.mjs). Measurements may be repeated anywhere (library-quick.spec.mjs).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine takes several times as long. Long timeouts cost nothing when tests pass.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./closing-line.mjs"]],
  use: {
    browserName: "chromium",
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    // Tracing would make every test a third slower.
    trace: "on-first-retry",
  },
  projects: [
    { name: "chromium", grepInvert: process.env.QUICK ? thorough : undefined, use: font("Figtree") },
    // A system font may be a quarter wider, so layout tests run with a wide font too.
    { name: "wide font", grep: /@layout/, use: font("DejaVu Sans") },
    // Firefox's driver takes three times as long for the same steps.
    { name: "firefox", timeout: 120_000, grepInvert: firefox.leftOut, use: firefox.use },
  ],
});
