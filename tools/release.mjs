// Makes a release: `make release VERSION=2.0.0`.
//
// Refuses a changed working tree, a version that is no newer, a changelog without notes, and a version that breaks the
// interface of the last release without a new first number. Then it writes the version into the manifests and the changelog,
// builds the site and the native program, and packs them with their checksums into target/release-VERSION/. If a step of these
// fails, the manifests are restored. Last, it commits and tags.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { bumped, noted, problem } from "./version.mjs";

const [version, ...surplus] = process.argv.slice(2);
const run = (program, ...args) => execFileSync(program, args, { stdio: "inherit" });
const ask = (program, ...args) => execFileSync(program, args, { encoding: "utf8" }).trim();
const read = (path) => readFileSync(path, "utf8");

const MANIFEST = "Cargo.toml";
const CHANGELOG = "CHANGELOG.md";
// The lock files of the other packages name this package too, and the bindings for other languages have its version.
const locks = ask("git", "ls-files", "*Cargo.lock", "bindings/*Cargo.toml", "bindings/*package.json", "bindings/*package-lock.json").split("\n");

// The public items of the Rust library, and the codes that programs look for.
const INTERFACE = ["tests/data/api.txt", "tests/data/codes.txt"];

const refusal = surplus.length > 0 ? `unexpected argument '${surplus[0]}'` : problem(version, {
  manifest: read(MANIFEST),
  changelog: read(CHANGELOG),
  changes: ask("git", "status", "--porcelain"),
  tags: ask("git", "tag", "--list").split("\n"),
  last: lastRelease(),
  now: INTERFACE.map(read).join(""),
});
if (refusal) {
  console.error(`No release: ${refusal}`);
  process.exit(1);
}

const folder = join("target", `release-${version}`);
const changed = [MANIFEST, CHANGELOG, ...locks];
try {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, noted(read(CHANGELOG), version, today));
  for (const path of [MANIFEST, ...locks]) writeFileSync(path, bumped(read(path), version));
  run(process.execPath, "tools/words.mjs", "--complete");
  // A relay of this machine, perhaps with its password, and flags for its processor are not for others.
  const env = { ...process.env };
  for (const name of ["RELAY", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"]) delete env[name];
  execFileSync("make", ["build", "native", "RELAY="], { stdio: "inherit", env });

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "site.zip"), zipped("dist"));
  const suffix = process.platform === "win32" ? ".exe" : "";
  const host = /^host: (.*)$/m.exec(ask("rustc", "-vV"))[1];
  copyFileSync(join(process.env.CARGO_TARGET_DIR || "target", "release", `hostage${suffix}`), join(folder, `hostage-${version}-${host}${suffix}`));
  const sums = readdirSync(folder).sort().map((name) => `${createHash("sha256").update(readFileSync(join(folder, name))).digest("hex")}  ${name}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
} catch (error) {
  run("git", "checkout", "--quiet", "--", ...changed);
  console.error(`No release: ${error.message}. The manifests and the changelog are as before.`);
  process.exit(1);
}

run("git", "commit", "--quiet", "--message", `Release ${version}`, ...changed);
run("git", "tag", "--annotate", `v${version}`, "--message", `Hostage Chess ${version}`);
console.log(`${folder} has the files, and the tag v${version} is set. Publish it: git push --follow-tags`);

/** The version and the interface of the last release that is no pre-release, by the commit that this script made for it. */
function lastRelease() {
  // The pattern finds lines of any message, so the subjects are checked.
  const found = ask("git", "log", "--grep=^Release ", "--format=%H %s").split("\n").map((line) => /^(\w+) Release (\d+\.\d+\.\d+)$/.exec(line));
  const [, commit, version] = found.find(Boolean) ?? [];
  if (!commit) return undefined;
  const had = ask("git", "ls-tree", "--name-only", commit, ...INTERFACE).split("\n").filter(Boolean);
  return { version, interface: had.map((path) => `${ask("git", "show", `${commit}:${path}`)}\n`).join("") };
}

/** The files of a folder, in an archive that is the same for the same files. */
function zipped(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  // Zip files count time from 1980.
  return zipSync(Object.fromEntries(paths.map((path) => [path, [readFileSync(path), { mtime: "1980-01-01T12:00:00" }]])));
}
