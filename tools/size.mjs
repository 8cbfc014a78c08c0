// What a visitor downloads: `node tools/size.mjs dist`. The compressed copies were made by tools/finish.mjs.
import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const site = process.argv[2] ?? "dist";
const kinds = [".html", ".css", ".js", ".txt", ".wasm", ".woff2"];
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(9);
const line = (name, sizes) => console.log(name.padEnd(34), ...sizes.map(kib));

console.log("KiB".padEnd(34), ...["raw", "gzip", "brotli"].map((word) => word.padStart(9)));
// Of the words a visitor downloads one language; English stands for all.
const groups = { "page and game": [0, 0, 0], "other screens (loaded later)": [0, 0, 0], "engine (loaded later)": [0, 0, 0], "other languages": [0, 0, 0] };
const isPart = (name) => name.endsWith(".wasm") && !/^(app|worker)/.test(name);
const groupOf = (name) => {
  if (name.startsWith("worker")) return "engine (loaded later)";
  if (name.startsWith("words-") && !name.startsWith("words-en-")) return "other languages";
  if (/^(offline|picture|service_worker)\.js$/.test(name)) return "other screens (loaded later)";
  return isPart(name) ? "other screens (loaded later)" : "page and game";
};
for (const name of readdirSync(site).filter((name) => kinds.includes(extname(name)) && name !== "licences.txt")) {
  // A font is compressed as it is.
  const sizes = ["", ".gz", ".br"].map((suffix) => join(site, name + suffix)).map((path) => statSync(existsSync(path) ? path : join(site, name)).size);
  line(name, sizes);
  const group = groups[groupOf(name)];
  sizes.forEach((size, index) => (group[index] += size));
}
console.log();
for (const [name, sizes] of Object.entries(groups)) line(name, sizes);
