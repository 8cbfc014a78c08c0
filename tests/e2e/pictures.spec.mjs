// Pictures of a position and of a game: SVG, PNG, and animated GIF.
import { readFileSync } from "node:fs";
import { choose, link } from "./hands.mjs";
import { openLong } from "./library.mjs";
import { action, expect, openApp, test } from "./support.mjs";

const MOVES = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d8", "P#P@e4", "P@d5"];

test.describe("pictures", () => {
  /** The number of pixels in LZW data. The length of what each code stands for is enough. */
  function pixels(data) {
    const lengths = [];
    let [count, bits, size, width, next, before] = [0, 0, 0, 9, 258, 0];
    for (const byte of data) {
      bits |= byte << size;
      size += 8;
      if (size < width) continue;
      const code = bits & ((1 << width) - 1);
      bits >>>= width;
      size -= width;
      if (code === 257) break;
      if (code === 256) {
        [width, next, before] = [9, 258, 0];
        continue;
      }
      if (before > 0 && next < 4096) lengths[next++] = before + 1;
      if (next === 1 << width && width < 12) width += 1;
      before = code < 256 ? 1 : code < next ? lengths[code] : NaN;
      count += before;
    }
    return count;
  }
  /** The number of frames of a GIF, counted block by block. Each is within the picture and has all its pixels. */
  function frames(bytes) {
    const [width, height] = [6, 8].map((from) => bytes.readUInt16LE(from));
    let at = 13 + 3 * (2 << (bytes[10] & 7));
    let count = 0;
    const data = () => {
      const parts = [];
      for (; bytes[at] !== 0; at += bytes[at] + 1) parts.push(bytes.subarray(at + 1, at + 1 + bytes[at]));
      at += 1;
      return Buffer.concat(parts);
    };
    while (bytes[at] !== 0x3b) {
      if (bytes[at] === 0x2c) {
        const [left, top, wide, high] = [1, 3, 5, 7].map((from) => bytes.readUInt16LE(at + from));
        at += 11;
        expect([left + wide <= width, top + high <= height, pixels(data())], `frame ${count}`).toEqual([true, true, wide * high]);
        count += 1;
      } else {
        at += 2;
        data();
      }
    }
    return count;
  }
  const save = async (page, name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, name).click()]);
    return [download.suggestedFilename(), readFileSync(await download.path())];
  };

  for (const colorScheme of ["light", "dark"]) {
    test(`of the position as SVG and PNG, of the game as GIF (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openApp(page, link({ moves: MOVES }));
      await choose(page, "share");
      const picture = page.locator("img.picture");
      await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
      const [width, height] = await picture.evaluate((image) => [image.naturalWidth, image.naturalHeight]);

      const [svgName, svg] = await save(page, "picture-svg");
      expect(svgName).toBe("hostage-chess.svg");
      const text = svg.toString();
      expect(text.match(/(href|src)="[^#]|url\(|@import|class=|style=|var\(/g)).toBeNull();
      const seen = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
        const uses = [...parsed.querySelectorAll("use")];
        const drawn = uses.filter((use) => parsed.querySelector(`symbol${use.getAttribute("href")} path`));
        return [parsed.querySelector("parsererror")?.textContent ?? "", uses.length, drawn.length];
      }, text);
      // The board shows 30 pieces; the trays are empty, because a pawn of each side has come back.
      expect(seen).toEqual(["", 32, 32]);
      expect(text).not.toContain('fill=""');

      const [pngName, png] = await save(page, "picture-png");
      expect(pngName).toBe("hostage-chess.png");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);

      const [gifName, gif] = await save(page, "picture-gif");
      expect(gifName).toBe("hostage-chess.gif");
      expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
      expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([width, height]);
      expect(frames(gif)).toBe(MOVES.length + 1);
      test.info().annotations.push({ type: "size", description: `SVG ${svg.length}, PNG ${png.length}, GIF ${gif.length} bytes` });
      console.log(`SVG ${svg.length}, PNG ${png.length}, GIF ${gif.length} bytes`);
      // A browser can read the GIF, and its first frame has the colours of the picture.
      expect(await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image.naturalWidth;
      }, `data:image/gif;base64,${gif.toString("base64")}`)).toBe(width);
      await expect(page.locator(".report")).toHaveText("Picture saved.");
    });
  }

  async function bring(page, plies) {
    await openLong(page, plies);
    await expect(page.locator(`[data-ply="${plies}"]`)).toBeAttached();
  }

  test("of a long game shows its progress, can be cancelled, and holds at most two frames in memory", async ({ page }) => {
    test.slow();
    await bring(page, 300);
    await choose(page, "share");
    await action(page, "picture-gif").click();
    const progress = page.locator("progress");
    await expect(progress).toHaveAttribute("max", "301");
    await expect.poll(() => progress.evaluate(({ value }) => value)).toBeGreaterThan(3);
    await action(page, "picture-cancel").click();
    await expect(page.locator(".report")).toHaveText("Picture cancelled.");
    await expect(progress).toHaveCount(0);
    const [name, gif] = await save(page, "picture-gif");
    expect(name).toBe("hostage-chess.gif");
    expect(frames(gif)).toBe(301);
  });

  test("of another game is named after it, and has a frame for each placement", async ({ page }) => {
    const moves = "Q@a1 Q@a5 R@b1 R@b5 R@c1 R@c5 B@d1 B@d5 B@e1 B@e5 N@f1 N@f5 M@g1 M@g5 P@a2 P@h5 P@b2 P@a6 P@c2 P@b6 P@d2 P@c6 P@e2 P@d6 P@f2 P@e6 P@g2 P@f6 P@h2 P@g6 K@h1 K@h6 f1e3 a5a2".split(" ");
    await openApp(page, `#/play?game=takeover-64-free&white=human&black=human&moves=${moves.join("_")}`);
    await choose(page, "share");
    expect((await save(page, "picture-svg"))[0]).toBe("takeover-chess.svg");
    const [name, gif] = await save(page, "picture-gif");
    expect(name).toBe("takeover-chess.gif");
    expect(frames(gif)).toBe(moves.length + 1);
  });

  test("of a part can be chosen if the game is too long", async ({ page }) => {
    test.slow();
    await bring(page, 2_400);
    await choose(page, "share");
    await expect(page.locator(".picture-part")).toContainText("An animation can have up to 1000 moves, and this game has 1200.");
    await action(page, "picture-from").fill("1190");
    await action(page, "picture-to").fill("1195");
    const [, gif] = await save(page, "picture-gif");
    expect(frames(gif)).toBe(13);
  });
});
