// Installing the site as an app: Chromium's requirements, below a sub-path.
import { expect, kept, test } from "./host.mjs";
import { openApp } from "./support.mjs";

test.skip(({ browserName }) => browserName !== "chromium", "the manifest is checked through Chromium's DevTools protocol");

test("Chromium finds nothing that prevents the installation", async ({ page, context, host }) => {
  await openApp(page);
  await kept(page, "ready");
  const debug = await context.newCDPSession(page);
  const { errors, url, data } = await debug.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.url}manifest.webmanifest`);
  // The test browser is in incognito mode, which is the only allowed complaint.
  const { installabilityErrors } = await debug.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  // Everything is inside the page's folder, and exists.
  const manifest = JSON.parse(data);
  // Browsers resolve an id against the origin of the start page, and without one take the address of that page.
  const start = new URL(manifest.start_url, url);
  expect(manifest.id ? new URL(manifest.id, start.origin).href : start.href).toBe(host.url);
  const inside = [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({ url }) => url), ...manifest.icons.map(({ src }) => src)];
  for (const address of inside) expect(new URL(address, url).href).toContain(host.url);
  for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === "image/png")) {
    const answer = await page.request.get(new URL(src, url).href);
    expect(answer.headers()["content-type"]).toBe(type);
    expect(`${(await answer.body()).readUInt32BE(16)}x${(await answer.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').evaluate((link) => link.href);
  expect((await (await page.request.get(apple)).body()).readUInt32BE(16)).toBe(180);
});

test("outside of the safe zone a maskable icon has only its background", async ({ page, host }) => {
  await openApp(page);
  // The maximum distance of a colour from the colour of the corner; some pixels have a little noise.
  const outside = await page.evaluate(async (src) => {
    const image = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data, width, height } = paper.getImageData(0, 0, image.width, image.height);
    let most = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        // The safe zone is a circle with a radius of two fifths of the width.
        if (Math.hypot(x - width / 2, y - height / 2) <= width * 0.4) continue;
        for (let part = 0; part < 4; part += 1) most = Math.max(most, Math.abs(data[4 * (y * width + x) + part] - data[part]));
      }
    }
    return most;
  }, `${host.url}icons/icon-maskable-512.png`);
  expect(outside).toBeLessThanOrEqual(2);
});
