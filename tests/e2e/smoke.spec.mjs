// The site on a static host: it starts under a sub-path, requests nothing from other hosts, and reports crashes.
import { expect, expectNoAxeViolations, openApp, test } from "./support.mjs";

test("the app starts", async ({ page }) => {
  await openApp(page);
  await expect(page).toHaveTitle(/Hostage Chess/);
  await expect(page.locator("#app")).not.toBeEmpty();
  await expect(page.locator(".first-paint")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe-core finds nothing", async ({ page }) => {
      await openApp(page);
      await expectNoAxeViolations(page);
    });
  });
}

test("the worker's loader starts the engine of this build", async ({ page }) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openApp(page);
  const build = await page.locator('meta[name="build"]').getAttribute("content");
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  await page.evaluate(
    (build) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(`./worker_loader.js?v=${build}`);
        worker.onmessage = () => resolve(worker.terminate());
        worker.onerror = (event) => reject(new Error(event.message));
      }),
    build,
  );
  for (const name of ["worker_loader.js", "worker.js", "worker_bg.wasm"]) {
    expect(loaded.filter((url) => url.endsWith(`/${name}?v=${build}`))).not.toHaveLength(0);
  }
});

test.describe("before the app starts", () => {
  test.use({ expected: /\.wasm/ });

  test("an empty board and the name are painted", async ({ page }) => {
    await page.route("**/*.wasm", () => {}); // never answered
    await page.goto("./", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hostage Chess");
    await expect(page.locator("main .board")).toBeVisible();
    await expect(page.locator("[data-square], [data-turn], [data-action]")).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe("when the app fails to load", () => {
  test.use({ expected: /\.wasm|Failed to load resource/ });

  test("a panel says so", async ({ page }) => {
    await page.route("**/app-*.wasm", (route) => route.fulfill({ status: 404, body: "gone" }));
    await page.goto("./");
    const panel = page.getByRole("dialog", { name: "Something went wrong." });
    await expect(panel).toContainText("The game could not start.");
    await expect(panel.getByRole("button", { name: "Reload" })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.unroute("**/app-*.wasm");
    await panel.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-boot", "live");
    await expect(panel).toBeHidden();
  });
});

test.describe("when the app traps", () => {
  test.use({ expected: /unreachable/ });

  test("a panel says so and stays", async ({ page }) => {
    await openApp(page);
    // The smallest program that panics: one exported function, `unreachable`.
    await page.evaluate(() => {
      const trap = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(trap)));
      setTimeout(exports.t);
    });
    const panel = page.getByRole("dialog", { name: "Something went wrong." });
    await expect(panel).toContainText("Your game is saved.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(panel).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expected: /^csp:.*app-/ });

  test("the page says that it needs JavaScript", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript p")).toHaveText([/need JavaScript/, /brauchen JavaScript/]);
    for (const sentence of await page.locator("noscript p").all()) await expect(sentence).toBeVisible();
  });
});
