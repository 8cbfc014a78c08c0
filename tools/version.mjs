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

/** What the lines of an interface promise. More derived traits, `const`, `#[must_use]` and other documentation break nothing. */
const promises = (text) =>
  text.split("\n").filter(Boolean).flatMap((line) => {
    const [item] = line.split(": ");
    const derived = [...line.matchAll(/#\[derive\((.*?)\)\] /g)].flatMap(([, names]) => names.split(", ").map((name) => `${item}: derive ${name}`));
    const plain = line.replace(/#\[(?:derive\(.*?|doc = .*?\)|must_use)\)?\] ?/g, "");
    const rest = plain.replace(/\bconst fn /, "fn ");
    return [rest, ...derived, ...(rest === plain ? [] : [`${item}: const fn`])];
  });

/** Public structs that may get new fields (docs/releases.md). */
const GROWING = ["Limits", "search::SearchReport", "engine::Info"];

/**
 * Says what breaks programs that use the interface `before`, if it becomes `now`. Both have the lines of tests/data/api.txt and
 * codes.txt. A line may be gone. Or a new one is a variant of an enum that is not `#[non_exhaustive]`, a field of a struct
 * whose fields are all public, or a method of a trait without a default.
 */
export function broken(before, now) {
  const [old, next] = [new Set(promises(before)), new Set(promises(now))];
  /** What the old interface says about an item, after its name. */
  const about = (item) => [...old].filter((line) => line.startsWith(`${item}: `)).map((line) => line.slice(item.length + 2));
  const isBreaking = (line) => {
    const [, type, isField] = /^([^ ]+?)(?:::[A-Z]\w*(?:\(.*\)| \{.*\})?|(\.)\w+: .*)$/.exec(line) ?? [];
    const [, trait] = /^(.*)::.*: required /.exec(line) ?? [];
    if (trait) return about(trait).some((text) => text.startsWith("trait"));
    if (!type || GROWING.includes(type)) return false;
    const said = about(type);
    const isOpen = said.some((text) => text.includes("#[non_exhaustive]") || text === "has private fields");
    return !isOpen && said.some((text) => (isField ? /\bstruct\b/ : /\benum\b/).test(text));
  };
  const gone = [...old].filter((line) => !next.has(line)).map((line) => `- ${line}`);
  return [...gone, ...[...next].filter((line) => !old.has(line) && isBreaking(line)).map((line) => `+ ${line}`)];
}

/** The lines that a refusal names. */
const NAMED = 5;

/**
 * Says why this version cannot be released, or nothing. `changes` is what `git status --porcelain` prints, and `tags` lists
 * the tags. `last` is the last release, if there is one: its version and its interface. `now` is the interface of this one.
 */
export function problem(version, { manifest, changelog, changes, tags, last, now }) {
  const current = versionIn(manifest);
  if (!VERSION.test(version ?? "")) return `"${version ?? ""}" is no version. Write make release VERSION=1.2.3`;
  if (tags.includes(`v${version}`)) return `the tag v${version} exists already`;
  // The first release may have the version of the manifest.
  if (version !== current && !isNewer(version, current)) return `${version} is not newer than ${current} in Cargo.toml`;
  if (changes) return `the working tree has changes; commit them first:\n${changes}`;
  if (!/^- /m.test(unreleased(changelog))) return "CHANGELOG.md has no changes under [Unreleased]";
  const first = (version) => VERSION.exec(version)[1];
  // Before version 1.0.0, nothing was promised.
  if (!last || first(version) !== first(last.version) || first(version) === "0") return undefined;
  const lines = broken(last.interface, now);
  if (lines.length === 0) return undefined;
  const more = lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : [];
  return `${version} breaks what ${last.version} promised, so it needs a new first number (docs/releases.md):\n${[...lines.slice(0, NAMED), ...more].join("\n")}`;
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
