// What a visitor downloads: `node tools/size.mjs dist`. The compressed copies were made by tools/finish.mjs.
import { readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const site = process.argv[2] ?? "dist";
const kinds = [".html", ".css", ".js", ".wasm"];
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(9);
const line = (name, sizes) => console.log(name.padEnd(34), ...sizes.map(kib));

console.log("KiB".padEnd(34), ...["raw", "gzip", "brotli"].map((word) => word.padStart(9)));
const groups = { "page and screens": [0, 0, 0], "engine (loaded later)": [0, 0, 0] };
for (const name of readdirSync(site).filter((name) => kinds.includes(extname(name)))) {
  const sizes = ["", ".gz", ".br"].map((suffix) => statSync(join(site, name + suffix)).size);
  line(name, sizes);
  const group = groups[name.startsWith("worker") ? "engine (loaded later)" : "page and screens"];
  sizes.forEach((size, index) => (group[index] += size));
}
console.log();
for (const [name, sizes] of Object.entries(groups)) line(name, sizes);
