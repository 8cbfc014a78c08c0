// The digest of a built site, with which two people can compare their builds, and the list of its files, digest.txt.
// The list has one line for each file, sorted by name, in the format of `sha256sum`. The digest is the SHA-256 of these
// lines. A line before them begins with # and names the build, the digest and the compiler. The list contains neither
// itself nor compressed copies. The page counts as one without a relay, because a host may name one in it (tools/relay.mjs).
//
//     node tools/digest.mjs [dist | https://host/some/club/]
//
// computes the digest of a folder or of a host's files, and fails if a file differs from the list.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { argumentsOf, main } from "./arguments.mjs";
import { LIST, filesOf } from "./keeper.mjs";
import { withoutRelay } from "./relay.mjs";

const sha256 = (content) => createHash("sha256").update(content).digest("hex");
const listOf = (files) => files.map(([name, content]) => `${sha256(withoutRelay(name, content))}  ${name}\n`).join("");

/** Writes the list of a built site. It is the last file to be written. */
export function seal(site, build) {
  const list = listOf(read(site));
  const rustc = execFileSync("rustc", ["--version"], { encoding: "utf8" }).trim();
  writeFileSync(join(site, LIST), `# ${build} ${sha256(list)} ${rustc}, Node ${process.versions.node}\n${list}`);
}

function read(site) {
  return filesOf(site).map((file) => [relative(site, file).split(sep).join("/"), readFileSync(file)]);
}

/** Parses the list: the digest, the lines, and the names of the files. */
function parse(text) {
  const [, digest, list] = /^# \w+ ([0-9a-f]{64}) [^\n]*\n(.*)$/s.exec(text) ?? [];
  if (!digest) throw new Error(`${LIST} is no list`);
  return { digest, list, names: list.trimEnd().split("\n").map((line) => line.slice(66)) };
}

/** Computes the digest again. Throws an error that names all files that differ from the list. */
function verify(text, files) {
  const { digest, list } = parse(text);
  const found = listOf(files);
  const [wanted, given] = [list, found].map((lines) => lines.split("\n"));
  const differ = [...wanted.filter((line) => !given.includes(line)), ...given.filter((line) => !wanted.includes(line))];
  if (differ.length > 0) throw new Error(`not as ${LIST} says: ${[...new Set(differ.map((line) => line.slice(66)))].join(", ")}`);
  if (sha256(found) !== digest) throw new Error(`${LIST} names another digest than its own`);
  return digest;
}

/** Returns the digest of a folder. Also checks the content of its compressed copies. */
export function ofFolder(site) {
  const files = read(site);
  const digest = verify(readFileSync(join(site, LIST), "utf8"), files);
  for (const [name, content] of files) {
    for (const [suffix, open] of [[".gz", gunzipSync], [".br", brotliDecompressSync]]) {
      const copy = join(site, name + suffix);
      if (existsSync(copy) && !open(readFileSync(copy)).equals(content)) throw new Error(`${name}${suffix} holds something else`);
    }
  }
  return digest;
}

/** Returns the digest of a host's files. The address ends with a slash. */
export async function ofHost(site) {
  const get = async (name) => {
    const answer = await fetch(new URL(name, site), { cache: "no-store" });
    // Some hosts send 404.html with the status 404.
    if (!answer.ok && name !== "404.html") throw new Error(`${answer.url}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const text = (await get(LIST)).toString();
  const files = [];
  for (const name of parse(text).names) files.push([name, await get(name)]);
  return verify(text, files);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { words: [site = "dist"] } = argumentsOf({}, 1);
    console.log(/^https?:/.test(site) ? await ofHost(site.replace(/\/?$/, "/")) : ofFolder(site));
  });
}
