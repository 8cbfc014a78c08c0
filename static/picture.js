// Saves pictures of a game as files. Loaded on request by the event "picture" (boot.js). `frame` returns the pictures
// one after another as SVG, or nothing if the reader has cancelled. A single picture becomes a PNG at twice its size.
// Several become an animated GIF, which every chat shows.
//
// A GIF is made frame by frame, in a worker that runs this same script. At most two frames are in memory at a time.

/** Number of frames, spread over the game, from which the palette is made. */
const SAMPLES = 16;
/** Number of bytes collected before they are moved into a Blob, which the browser need not keep in memory. */
const CHUNK = 1 << 20;

/** Draws a picture on a new canvas of its size, or over all of the given one. */
const drawn = async (svg, scale, to) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  to ??= Object.assign(document.createElement("canvas"), { width: image.naturalWidth * scale, height: image.naturalHeight * scale });
  to.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0, to.width, to.height);
  return to;
};

const give = (blob, name) => {
  const anchor = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
};

/** Key of a colour: five bits of each component. Colours with equal keys count as the same. */
const bin = (data, at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
/** Index of the transparent colour, the last of the 256: the previous frame shows through. */
const CLEAR = 255;

/** The 255 most frequent colours. `find` gives the index of the nearest of them for any key. */
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

/** Code for each pair of a code and the next pixel. GIF allows at most 4096 codes. */
let codes;

/** Compresses `length` pixel indices with LZW. CITE: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F. */
function packed(pixels, length) {
  codes ??= new Uint16Array(4096 << 8);
  codes.fill(0);
  // Grows as needed. Never longer than twelve bits per pixel plus the bytes around each block.
  let out = new Uint8Array(1 << 12);
  let [at, begun, bits, size] = [2, 1, 0, 0];
  out[0] = 8;
  const put = (code, width) => {
    bits |= code << size;
    for (size += width; size >= 8; size -= 8, bits >>>= 8) {
      if (at + 2 >= out.length) {
        const more = new Uint8Array(2 * out.length);
        more.set(out);
        out = more;
      }
      out[at++] = bits & 255;
      if (at - begun === 256) [out[begun], begun, at] = [255, at, at + 1];
    }
  };
  let [next, width] = [258, 9];
  put(256, width);
  let prefix = pixels[0];
  for (let place = 1; place < length; place += 1) {
    const key = (prefix << 8) | pixels[place];
    if (codes[key]) {
      prefix = codes[key];
      continue;
    }
    put(prefix, width);
    if (next === 4096) {
      put(256, width);
      codes.fill(0);
      [next, width] = [258, 9];
    } else {
      if (next === 1 << width) width += 1;
      codes[key] = next;
      next += 1;
    }
    prefix = pixels[place];
  }
  put(prefix, width);
  put(257, width);
  if (size > 0) put(0, 8 - size);
  // Ends the last block, if it is not empty, and adds an empty block.
  const last = at - begun - 1;
  out[begun] = last;
  if (last > 0) out[at++] = 0;
  return out.slice(0, at);
}

const word = (number) => [number & 255, number >> 8];

/** Builds a GIF from successive frames: first samples for the palette, then all frames. */
function maker(width, height) {
  const counts = new Uint32Array(1 << 15);
  let [colours, before, file, parts, held] = [null, null, new Blob(), [], 0];
  const put = (...added) => {
    parts.push(...added);
    for (const { length } of added) held += length;
    if (held < CHUNK) return;
    [file, parts, held] = [new Blob([file, ...parts]), [], 0];
  };
  // Buffer for the next frame; `before` is the previous frame.
  let spare = new Uint16Array(width * height);
  const pixels = new Uint8Array(width * height);
  const keysOf = (data) => {
    for (let at = 0; at < spare.length; at += 1) spare[at] = bin(data, 4 * at);
    return spare;
  };
  /** The smallest rectangle that contains all changes: left, top, width, height. A frame has at least one pixel. */
  const changed = (keys) => {
    if (!before) return [0, 0, width, height];
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 1) {
        if (keys[at] === before[at]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    }
    return right < 0 ? [0, 0, 1, 1] : [left, top, right - left + 1, bottom - top + 1];
  };
  return {
    sample(data) {
      for (const key of keysOf(data)) counts[key] += 1;
    },
    /** Adds a frame that is shown for `delay` hundredths of a second. */
    frame(data, delay) {
      if (!colours) {
        colours = palette(counts);
        put("GIF89a", Uint8Array.from([...word(width), ...word(height), 0xf7, 0, 0]), colours.bytes);
        put(Uint8Array.from([0x21, 0xff, 11]), "NETSCAPE2.0", Uint8Array.from([3, 1, 0, 0, 0]));
      }
      const keys = keysOf(data);
      const [left, top, wide, high] = changed(keys);
      for (let y = 0, at = 0; y < high; y += 1) {
        for (let x = 0, from = (top + y) * width + left; x < wide; x += 1, at += 1, from += 1) pixels[at] = before?.[from] === keys[from] ? CLEAR : colours.find(keys[from]);
      }
      put(Uint8Array.from([0x21, 0xf9, 4, 5, ...word(delay), CLEAR, 0, 0x2c, ...[left, top, wide, high].flatMap(word), 0]), packed(pixels, wide * high));
      [before, spare] = [keys, before ?? new Uint16Array(width * height)];
    },
    end: () => new Blob([file, ...parts, Uint8Array.from([0x3b])], { type: "image/gif" }),
  };
}

/** Makes a GIF of all pictures: one second per frame, three for the last. */
async function animated(count, frame) {
  const worker = new Worker(import.meta.url, { type: "module" });
  const asked = (message, moved = []) =>
    new Promise((done, failed) => {
      Object.assign(worker, { onmessage: ({ data }) => done(data), onerror: () => failed(new Error("the worker for pictures has failed")) });
      worker.postMessage(message, moved);
    });
  // The first picture sets the size of all frames.
  let canvas;
  // Pixels of a picture, or null if the reader has cancelled.
  const pixels = async (index) => {
    const svg = frame(index);
    if (!svg) return null;
    canvas = await drawn(svg, 1, canvas);
    return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer;
  };
  try {
    const samples = Math.min(SAMPLES, count);
    for (let sample = 0; sample < samples; sample += 1) {
      const data = await pixels(Math.round((sample * (count - 1)) / Math.max(samples - 1, 1)));
      if (!data) return null;
      if (sample === 0) await asked({ size: [canvas.width, canvas.height] });
      await asked({ sample: data }, [data]);
    }
    for (let index = 0; index < count; index += 1) {
      const data = await pixels(index);
      if (!data) return null;
      await asked({ frame: data, delay: index === count - 1 ? 300 : 100 }, [data]);
    }
    return await asked({ end: true });
  } finally {
    worker.terminate();
  }
}

/** Makes and saves the file. Returns false if the reader has cancelled. */
export default async function save({ count, frame, name }) {
  const still = async () => {
    const canvas = await drawn(frame(0), 2);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  };
  const blob = await (count > 1 ? animated(count, frame) : still());
  if (blob) give(blob, `${name}.${count > 1 ? "gif" : "png"}`);
  return Boolean(blob);
}

if (typeof document === "undefined") {
  let made;
  self.onmessage = ({ data: { size, sample, frame, delay, end } }) => {
    if (size) made = maker(...size);
    if (sample) made.sample(new Uint8ClampedArray(sample));
    if (frame) made.frame(new Uint8ClampedArray(frame), delay);
    postMessage(end ? made.end() : null);
  };
}
