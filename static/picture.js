// Pictures of a game as files: asked for by the event "picture" (boot.js), and fetched only then. Takes pictures as SVG texts;
// one becomes a PNG, at twice its size, several become an animated GIF, which every chat shows.

const drawn = async (svg, scale) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
};

const give = (blob, name) => {
  const anchor = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
};

/** Five bits of each colour: near enough to be the same. */
const bin = (data, at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
/** The last of the 256 colours: what was there before shows through. */
const CLEAR = 255;

/** The 255 colours that are seen most, and who is who: every other one is the nearest of them. */
function palette(counts) {
  const best = [...counts.keys()].filter((key) => counts[key]).sort((a, b) => counts[b] - counts[a]).slice(0, CLEAR);
  const parts = (key) => [key >> 10, (key >> 5) & 31, key & 31];
  const colours = best.map(parts);
  const known = new Int16Array(1 << 15).fill(-1);
  best.forEach((key, index) => (known[key] = index));
  const find = (key) => {
    if (known[key] < 0) {
      const [r, g, b] = parts(key);
      let least = Infinity;
      colours.forEach(([x, y, z], index) => {
        const far = (r - x) ** 2 * 3 + (g - y) ** 2 * 6 + (b - z) ** 2;
        if (far < least) [least, known[key]] = [far, index];
      });
    }
    return known[key];
  };
  const bytes = new Uint8Array(768);
  colours.flat().forEach((part, index) => (bytes[index] = (part << 3) | (part >> 2)));
  return { find, bytes };
}

/** The indices of pixels, packed. CITE: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F. */
function packed(pixels) {
  const out = [8];
  let block = [];
  let [bits, size] = [0, 0];
  const put = (code, width) => {
    bits |= code << size;
    for (size += width; size >= 8; size -= 8, bits >>>= 8) {
      block.push(bits & 255);
      if (block.length === 255) out.push(255, ...block.splice(0));
    }
  };
  let [known, next, width] = [new Map(), 258, 9];
  put(256, width);
  let prefix = pixels[0];
  for (let at = 1; at < pixels.length; at += 1) {
    const key = (prefix << 8) | pixels[at];
    const code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix, width);
    if (next === 4096) {
      put(256, width);
      [known, next, width] = [new Map(), 258, 9];
    } else {
      if (next === 1 << width) width += 1;
      known.set(key, next);
      next += 1;
    }
    prefix = pixels[at];
  }
  put(prefix, width);
  put(257, width);
  if (size > 0) put(0, 8 - size);
  if (block.length > 0) out.push(block.length, ...block);
  out.push(0);
  return Uint8Array.from(out);
}

const word = (number) => [number & 255, number >> 8];

/** Every picture a frame: a second each, the last one three. */
async function animated(svgs) {
  const counts = new Uint32Array(1 << 15);
  const frames = [];
  let size;
  for (const svg of svgs) {
    const { canvas, context } = await drawn(svg, 1);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    size ??= [canvas.width, canvas.height];
    const keys = new Uint16Array(data.length / 4);
    for (let at = 0; at < keys.length; at += 1) counts[(keys[at] = bin(data, 4 * at))] += 1;
    frames.push(keys);
  }
  const { find, bytes } = palette(counts);
  const parts = ["GIF89a", Uint8Array.from([...word(size[0]), ...word(size[1]), 0xf7, 0, 0]), bytes];
  parts.push(Uint8Array.from([0x21, 0xff, 11]), "NETSCAPE2.0", Uint8Array.from([3, 1, 0, 0, 0]));
  frames.forEach((keys, index) => {
    const before = frames[index - 1];
    const pixels = Uint8Array.from(keys, (key, at) => (before?.[at] === key ? CLEAR : find(key)));
    const delay = word(index === frames.length - 1 ? 300 : 100);
    parts.push(Uint8Array.from([0x21, 0xf9, 4, 5, ...delay, CLEAR, 0, 0x2c, 0, 0, 0, 0, ...word(size[0]), ...word(size[1]), 0]));
    parts.push(packed(pixels));
  });
  parts.push(Uint8Array.from([0x3b]));
  return new Blob(parts, { type: "image/gif" });
}

export default async function save(svgs, name) {
  if (svgs.length > 1) return give(await animated(svgs), `${name}.gif`);
  const { canvas } = await drawn(svgs[0], 2);
  give(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")), `${name}.png`);
}
