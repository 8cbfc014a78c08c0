// Compares the download sizes with their budgets and with the recorded sizes: `node tools/size.mjs dist`. Fails if a
// part is over its budget, or has grown by 5 % since its size was recorded; `--accept` records the sizes.
// tools/finish.mjs made the compressed copies.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { argumentsOf, main } from "./arguments.mjs";
import { GAMES } from "./nets.mjs";

const KNOWN = fileURLToPath(new URL("../tests/data/sizes.json", import.meta.url));
const KINDS = [".html", ".css", ".js", ".txt", ".wasm", ".woff2"];
/**
 * The parts that a visitor downloads, the patterns of their files, and their maximum sizes in KiB with gzip. The last
 * pattern that fits decides. A visitor downloads the texts of one language; English stands for all
 * languages. Code that several parts share counts as part of the first that needs it.
 */
const PARTS = [
  { name: "page and game", budget: 520 },
  { name: "other screens (loaded later)", files: /^(shared-)?later[-.]|^ids-later-|^(you|findings)\.css$|^(mend|offline|picture|service_worker|hostage-404)\.js$|^404\.html$/ },
  { name: "designs of the pieces (loaded when chosen)", files: /^designs\.js$|^design-\w+\.svg$/, budget: 12 },
  { name: "home (loaded at once by players who come back)", files: /^(shared-)?home-/, budget: 45 },
  { name: "puzzles (loaded when asked for)", files: /^(shared-)?puzzles-/, budget: 70 },
  { name: "live play (loaded when asked for)", files: /^(shared-)?live[-.]/, budget: 98 },
  { name: "lobby (loaded when asked for)", files: /^lobby-/, budget: 16 },
  { name: "live play over plain http (loaded only there)", files: /^plain[-.]/, budget: 20 },
  { name: "engine (loaded later)", files: /^worker/, budget: 500 },
  ...GAMES.map((game) => ({ name: `net of ${game} (loaded with the game)`, files: new RegExp(`^net-${game}\\.txt$`), budget: 60 })),
  { name: "other languages", files: /^(start|words|later)-(?!en-)[\w-]+\.txt$|^manifest-/ },
  { name: "engine with threads (in place of the other)", files: /^threads\./ },
];
const GROWTH = 1.05;
/** The maximum size of the words of a language in KiB with gzip, without the names that all languages share. Russian is the largest. */
const LANGUAGE = 43;

// The texts of other languages also fit the pattern of the other screens.
const partOf = (name) => [...PARTS].reverse().find(({ files }) => files?.test(name)) ?? PARTS[0];

/** Returns the downloaded files and the parts that they form, each with its size in bytes: raw, with gzip, with brotli. */
function measure(site) {
  const names = readdirSync(site).filter((name) => (KINDS.includes(extname(name)) || /^design-.*\.svg$/.test(name)) && !["licences.txt", "digest.txt"].includes(name));
  // A font is already compressed, so it has no compressed copies.
  const size = (name, suffix) => statSync(join(site, existsSync(join(site, name + suffix)) ? name + suffix : name)).size;
  const files = names.map((name) => ({ name, bytes: ["", ".gz", ".br"].map((suffix) => size(name, suffix)) }));
  const parts = PARTS.map((part) => {
    const own = files.filter(({ name }) => partOf(name) === part);
    return { name: part.name, budget: part.budget * 1024, bytes: [0, 1, 2].map((way) => own.reduce((sum, { bytes }) => sum + bytes[way], 0)) };
  });
  return { files, parts };
}

const kib = (bytes) => (bytes / 1024).toFixed(1);

function compare(site, accept) {
  const { files, parts } = measure(site);
  const line = ({ name, bytes }) => console.log(name.padEnd(46), ...bytes.map((bytes) => kib(bytes).padStart(9)));
  console.log("KiB".padEnd(46), ...["raw", "gzip", "brotli"].map((word) => word.padStart(9)));
  files.forEach(line);
  console.log();
  parts.forEach(line);
  const languages = new Map();
  for (const { name, bytes } of files) {
    const tag = /^(?:start|words|later)-(.+)-\w+\.txt$/.exec(name)?.[1];
    if (tag) languages.set(tag, (languages.get(tag) ?? 0) + bytes[1]);
  }
  console.log("\nwords of a language, with gzip:", [...languages].map(([tag, gzip]) => `${tag} ${kib(gzip)}`).join(", "));
  for (const [tag, gzip] of languages) {
    if (gzip <= LANGUAGE * 1024) continue;
    console.error(`the words of ${tag}: ${kib(gzip)} KiB with gzip is over the budget of ${LANGUAGE}.`);
    process.exitCode = 1;
  }
  if (accept) writeFileSync(KNOWN, `${JSON.stringify(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes[1]])), null, 2)}\n`);
  const known = JSON.parse(readFileSync(KNOWN, "utf8"));
  for (const { name, budget, bytes: [, gzip] } of parts) {
    const complain = (text) => {
      console.error(`${name}: ${kib(gzip)} KiB with gzip ${text}`);
      process.exitCode = 1;
    };
    if (gzip > budget) complain(`is over the budget of ${kib(budget)}.`);
    if (known[name] === undefined) complain("has no recorded size. Record it with `make size ACCEPT=1` and commit tests/data/sizes.json.");
    if (gzip >= known[name] * GROWTH) complain(`was ${kib(known[name])}: 5 % more. If that is worth it, write it down with \`make size ACCEPT=1\` and commit tests/data/sizes.json.`);
  }
}

await main(() => {
  const { values, words: [site = "dist"] } = argumentsOf({ accept: { type: "boolean" } }, 1);
  compare(site, values.accept);
});
