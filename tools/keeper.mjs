// Writes the list of a build's files into its service worker, each with the digest of its content.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { withoutRelay } from "./relay.mjs";

const digest = (file) => createHash("sha256").update(withoutRelay(basename(file), readFileSync(file))).digest("hex").slice(0, 16);

/** The list of all files with their digests: see tools/digest.mjs. */
export const LIST = "digest.txt";

/** Returns every file of a built site except compressed copies and the list. */
export function filesOf(site) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== LIST);
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** Writes the build's name and its files into the service worker, which stores all files except itself. */
export function fill(site, build) {
  const script = join(site, "service_worker.js");
  const kept = filesOf(site).filter((file) => file !== script);
  const list = Object.fromEntries(kept.map((file) => [relative(site, file).split(sep).join("/"), digest(file)]));
  const blanks = [
    [/^const BUILD = "\w*";$/m, `const BUILD = "${build}";`],
    [/^const FILES = new Map\(Object\.entries\(\{[^}]*\}\)\);$/m, `const FILES = new Map(Object.entries(${JSON.stringify(list, null, 1)}));`],
  ];
  const filled = blanks.reduce((text, [blank, full]) => {
    if (!blank.test(text)) throw new Error(`no ${blank} in ${script}`);
    return text.replace(blank, full);
  }, readFileSync(script, "utf8"));
  writeFileSync(script, filled);
}
