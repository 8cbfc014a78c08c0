// The digest of a built site, by which two people know whether they have the same one, and its list, digest.txt: a line for each file, as
// `sha256sum` writes and reads them, in the order of their names. The digest is SHA-256 of these lines. Before them a line that begins
// with # tells the build, the digest, and what it was built with. The list does not hold itself, nor compressed copies.
//
//     node tools/digest.mjs [dist | https://host/some/club/]
//
// works it out anew, of a folder or of what a host sends, and fails if a file is not as the list says.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { LIST, filesOf } from "./keeper.mjs";

const sha256 = (content) => createHash("sha256").update(content).digest("hex");
const listOf = (files) => files.map(([name, content]) => `${sha256(content)}  ${name}\n`).join("");

/** Writes the list of a built site, the last of its files. */
export function seal(site, build) {
  const list = listOf(read(site));
  const rustc = execFileSync("rustc", ["--version"], { encoding: "utf8" }).trim();
  writeFileSync(join(site, LIST), `# ${build} ${sha256(list)} ${rustc}, Node ${process.versions.node}\n${list}`);
}

function read(site) {
  return filesOf(site).map((file) => [relative(site, file).split(sep).join("/"), readFileSync(file)]);
}

/** What the list says: the digest, and the lines by the names of their files. */
function parse(text) {
  const [, digest, list] = /^# \w+ ([0-9a-f]{64}) [^\n]*\n(.*)$/s.exec(text) ?? [];
  if (!digest) throw new Error(`${LIST} is no list`);
  return { digest, list, names: list.trimEnd().split("\n").map((line) => line.slice(66)) };
}

/** The digest, worked out anew. Throws with the names of all files that are not as the list says. */
function verify(text, files) {
  const { digest, list } = parse(text);
  const found = listOf(files);
  const [wanted, given] = [list, found].map((lines) => lines.split("\n"));
  const differ = [...wanted.filter((line) => !given.includes(line)), ...given.filter((line) => !wanted.includes(line))];
  if (differ.length > 0) throw new Error(`not as ${LIST} says: ${[...new Set(differ.map((line) => line.slice(66)))].join(", ")}`);
  if (sha256(found) !== digest) throw new Error(`${LIST} names another digest than its own`);
  return digest;
}

/** The digest of a folder. Its compressed copies hold what they are copies of. */
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

/** The digest of what a host sends, at an address that ends with a slash. */
export async function ofHost(site) {
  const get = async (name) => {
    const answer = await fetch(new URL(name, site), { cache: "no-store" });
    // Some hosts send this one as what it is.
    if (!answer.ok && name !== "404.html") throw new Error(`${answer.url}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const text = (await get(LIST)).toString();
  const files = [];
  for (const name of parse(text).names) files.push([name, await get(name)]);
  return verify(text, files);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [site = "dist"] = process.argv.slice(2);
  try {
    console.log(/^https?:/.test(site) ? await ofHost(site.replace(/\/?$/, "/")) : ofFolder(site));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
