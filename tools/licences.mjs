// Lists every crate that is linked into the programs, with its authors and its licence. tools/finish.mjs adds the list
// to licences.txt, so that it is correct for each build.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The MIT licence without its heading and our names. It is used for every crate that offers it, so it appears once. */
const MIT = readFileSync(new URL("../LICENSE-MIT", import.meta.url), "utf8").replace(/^.*?(?=Permission is hereby)/s, "").trim();
/** Other licences that a crate may require, and the names of the files that contain their text. */
const REST = new Map([["BSD-3-Clause", /^licen[cs]e$/i], ["BSL-1.0", /boost|bsl/i], ["Unicode-3.0", /unicode/i]]);

/** Returns the crates that are linked into the programs, without those that only run during the build. */
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

/** Returns the licence files in a crate's folder. */
const papers = ({ manifest_path }) => {
  const folder = dirname(manifest_path);
  return readdirSync(folder).filter((file) => /^(licen[cs]e|copying|copyright)/i.test(file)).sort().map((file) => [file, join(folder, file)]);
};

/** Returns the copyright holders from the crate's licence files, or else the authors from its manifest. */
function holders(crate) {
  const said = papers(crate)
    .filter(([file]) => !/apache/i.test(file))
    .flatMap(([, path]) => readFileSync(path, "utf8").match(/^\s*(copyright ((\(c\)|©) |[12]\d{3}|.*contributors)|(\(c\)|©) ?[12]\d{3}).*$/gim) ?? []);
  const lines = [...new Set(said.map((line) => line.trim()))];
  if (lines.length > 0) return lines;
  return [crate.authors.length > 0 ? `By ${crate.authors.map((author) => author.replace(/ ?<.*>/, "")).join(", ")}` : `By the contributors of ${crate.repository ?? crate.name}`];
}

/** Returns the licences of a crate besides MIT, if there are any. A licence that is not in the table stops the build. */
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

/** Returns the text about all crates. */
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
