// Whose work is in the programs that visitors are sent: every crate that is linked into them, who wrote it, and on what terms.
// tools/finish.mjs adds it to licences.txt, so that it is true of the very build.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Taken wherever a crate offers it, so that its text is there once for all: without its heading and our own names. */
const MIT = readFileSync(new URL("../LICENSE-MIT", import.meta.url), "utf8").replace(/^.*?(?=Permission is hereby)/s, "").trim();
/** Files in which a crate that offers no MIT, or asks for more than that, keeps the rest of its terms. */
const REST = new Map([["BSL-1.0", /boost|bsl/i], ["Unicode-3.0", /unicode/i]]);

/** The crates that are linked into the programs; not those that only run while they are built. */
function linked() {
  const options = ["--format-version=1", "--filter-platform=wasm32-unknown-unknown", "--features=web,compact,threads", "--locked", "--offline"];
  const { packages, resolve } = JSON.parse(execFileSync("cargo", ["metadata", ...options], { encoding: "utf8", maxBuffer: 2 ** 28 }));
  const crates = new Map(packages.map((crate) => [crate.id, crate]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const found = new Set();
  const visit = (id) => {
    const runsAtBuild = crates.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
    if (found.has(id) || runsAtBuild) return;
    found.add(id);
    for (const { pkg, dep_kinds } of needs.get(id)) if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
  };
  visit(resolve.root);
  found.delete(resolve.root);
  return [...found].map((id) => crates.get(id)).sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The files of terms that lie with a crate. */
const papers = ({ manifest_path }) => {
  const folder = dirname(manifest_path);
  return readdirSync(folder).filter((file) => /^(licen[cs]e|copying|copyright)/i.test(file)).sort().map((file) => [file, join(folder, file)]);
};

/** Who holds the rights, by the crate's own files; where they lack, by its manifest. */
function holders(crate) {
  const said = papers(crate)
    .filter(([file]) => !/apache/i.test(file))
    .flatMap(([, path]) => readFileSync(path, "utf8").match(/^\s*(copyright ((\(c\)|©) |[12]\d{3}|.*contributors)|(\(c\)|©) ?[12]\d{3}).*$/gim) ?? []);
  const lines = [...new Set(said.map((line) => line.trim()))];
  if (lines.length > 0) return lines;
  return [crate.authors.length > 0 ? `By ${crate.authors.map((author) => author.replace(/ ?<.*>/, "")).join(", ")}` : `By the contributors of ${crate.repository ?? crate.name}`];
}

/** The terms of a crate beside MIT, if there are any; a crate whose terms cannot be met stops the build. */
function rest(crate) {
  const offered = (crate.license ?? "").replace("/", " OR ");
  const [either, ...also] = offered.split(" AND ").map((terms) => terms.replace(/[()]/g, "").split(" OR ").map((name) => name.trim()));
  const asked = [...(either.includes("MIT") ? [] : [either.find((name) => REST.has(name))]), ...also.flat()];
  return asked.map((name) => {
    const paper = papers(crate).find(([file]) => REST.get(name)?.test(file));
    if (!paper) throw new Error(`${crate.name} ${crate.version} is licensed as "${crate.license}": tools/licences.mjs has no terms for that`);
    return `${crate.name}, ${name}\n\n${readFileSync(paper[1], "utf8").trim()}`;
  });
}

/** The text about all crates. */
export function licencesOfCrates() {
  const crates = linked();
  const named = crates.map((crate) => [`${crate.name} ${crate.version}`, ...holders(crate).map((line) => `    ${line}`)].join("\n"));
  const standard = "Rust's standard library\n    Copyright (c) The Rust Project Contributors";
  return [
    "Programs: the libraries of Rust that are compiled into them",
    [...named, standard].join("\n"),
    `Under the MIT license, except where other terms follow below:\n\n${MIT}`,
    ...crates.flatMap(rest),
  ].join("\n\n\n") + "\n";
}
