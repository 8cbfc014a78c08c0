// The last step of Trunk's build, on the finished files: names the build, and compresses copies for servers that can
// send them as they are (ours does).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const site = process.env.TRUNK_STAGING_DIR;
const page = join(site, "index.html");
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();

// The same content has the same name, on any machine. The worker's files keep theirs from build to build, so the program asks for
// them with `?v=` and this name.
const digest = createHash("sha256");
for (const file of files) digest.update(readFileSync(file));
const build = digest.digest("hex").slice(0, 12);

const html = readFileSync(page, "utf8");
const marked = html.replace('<meta name="build" content="">', `<meta name="build" content="${build}">`);
if (marked === html) throw new Error(`no <meta name="build" content=""> in ${page}`);
writeFileSync(page, marked);

if (process.env.TRUNK_PROFILE === "release") {
  const worthIt = new Set([".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"]);
  const [zip, brotli] = [gzip, brotliCompress].map(promisify);
  // Each on a core of its own: the two programs are what takes long.
  await Promise.all(
    files
      .filter((file) => worthIt.has(extname(file)))
      .map((file) => [file, readFileSync(file)])
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([file, content]) => [
        brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((small) => writeFileSync(`${file}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFileSync(`${file}.gz`, small)),
      ]),
  );
}
