// What tools/release.mjs may release, and where a version stands: pure functions, tested in tests/tools.

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;

/** The version in a Cargo.toml. */
export const versionIn = (manifest) => /^version = "(.*)"$/m.exec(manifest)?.[1];

/** True if version `a` is newer than `b`. A pre-release such as 1.0.0-rc.1 is older than its version. */
export function isNewer(a, b) {
  const [one, other] = [VERSION.exec(a), VERSION.exec(b)];
  for (const place of [1, 2, 3]) if (one[place] !== other[place]) return Number(one[place]) > Number(other[place]);
  if (!one[4] || !other[4]) return !one[4] && Boolean(other[4]);
  return one[4].localeCompare(other[4], "en", { numeric: true }) > 0;
}

/** The text of the section with the unreleased changes. */
const unreleased = (changelog) => /^## \[Unreleased\]\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? "";

/**
 * Says why this version cannot be released, or nothing. `changes` is what `git status --porcelain` prints, and `tags` lists
 * the tags.
 */
export function problem(version, { manifest, changelog, changes, tags }) {
  const current = versionIn(manifest);
  if (!VERSION.test(version ?? "")) return `"${version ?? ""}" is no version. Write make release VERSION=1.2.3`;
  if (tags.includes(`v${version}`)) return `the tag v${version} exists already`;
  // The first release may have the version of the manifest.
  if (version !== current && !isNewer(version, current)) return `${version} is not newer than ${current} in Cargo.toml`;
  if (changes) return `the working tree has changes; commit them first:\n${changes}`;
  if (!/^- /m.test(unreleased(changelog))) return "CHANGELOG.md has no changes under [Unreleased]";
}

/** The changelog with the unreleased changes as a version. */
export const noted = (changelog, version, date) => changelog.replace("## [Unreleased]\n", `## [Unreleased]\n\n## [${version}] - ${date}\n`);

/**
 * A manifest or lock file of Cargo or npm with this version of the package hostage-chess, and of its bindings for JavaScript and
 * Python. Other packages, such as that of the fuzz targets, keep theirs.
 */
export const bumped = (text, version) =>
  text
    .replace(/^(name = "hostage-chess(?:-(?:js|python))?"\nversion = ").*"$/gm, `$1${version}"`)
    .replace(/("name": "hostage-chess",\n *"version": ")[^"]*/g, `$1${version}`);
