import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.mjs";

export default defineConfig({
  testMatch: "*.spec.mjs",
  outputDir: "results/playwright",
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has failed; but times may be measured again (see library.spec.mjs).
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: [["list"], ["./closing-line.mjs"]],
  use: {
    browserName: "chromium",
    launchOptions,
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    trace: "retain-on-failure",
  },
});
