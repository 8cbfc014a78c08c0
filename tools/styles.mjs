// Bundles static/styles/ into one style sheet, and checks layers, sizes and colours. Trunk runs it before a build. Run
// by hand, it only checks:
//
//     node tools/styles.mjs
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, transform } from "lightningcss";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const FOLDER = here("../static/styles");
/** The style sheets of the page. Live play, the reader's own page and the findings have sheets of their own, which are fetched with them. */
const ENTRIES = ["styles.css", "later.css", "live.css", "you.css", "findings.css"];
const SHEETS = here("../target/styles");
/** The oldest browsers that support cascade layers. */
const version = (major, minor = 0) => (major << 16) | (minor << 8);
const TARGETS = { chrome: version(105), firefox: version(121), safari: version(15, 4), ios_saf: version(15, 4) };

/** The style sheets that may contain colours. */
const PALETTES = ["boards", "colours", "contrast", "pieces"].map((name) => `theme/${name}.css`);
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{}]*(?<![\w-])(white|black|red|green|blue|yellow|gr[ae]y|orange|brown)(?![\w-])/i;
/** A viewport unit for the whole window, which ignores scrollbars, notches and bars. */
const WINDOW = /\b100[dsl]?v[wh]\b/;
/** A media query for a screen size. */
const SIZE = /@media[^{]*\b(width|height|aspect-ratio)\b/;
/** What browsers animate without the main thread. An endless animation of anything else would keep a phone busy. */
const CHEAP = ["opacity", "transform"];
/** The programs and pictures that use what the style sheets name. */
const USERS = ["../src", "../static", "../bindings/js/ts"].map(here);

const complaints = [];
const sheets = readdirSync(FOLDER, { recursive: true }).map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".css"));
const entries = ENTRIES.map((name) => readFileSync(join(FOLDER, name), "utf8")).join("\n");
for (const sheet of sheets.filter((name) => !ENTRIES.includes(name))) {
  const layer = sheet.split("/")[0].replace(/^(live|you|findings)$/, "screens");
  if (!entries.includes(`@import "${sheet}" layer(${layer})`)) complaints.push(`${sheet}: not in its layer in styles.css or another sheet of the page`);
  const text = readFileSync(join(FOLDER, sheet), "utf8").replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ""));
  for (const [index, line] of text.split("\n").entries()) {
    const says = (what) => complaints.push(`${sheet}:${index + 1}: ${what}: ${line.trim()}`);
    const value = line.replace(/^[^:{]*\{|^\s*[\w-]+(?=:)/, "");
    if (!PALETTES.includes(sheet) && /[:;]/.test(line) && !/[{,]$/.test(line) && COLOUR.test(value)) says("a colour that theme/colours.css does not name");
    if (sheet !== "theme/scale.css" && WINDOW.test(line)) says("all of the window: --wide and --high of theme/scale.css are what it has for the page");
    if (SIZE.test(line)) says("a size of the screen that styles.css does not name");
  }
  if (/\binfinite\b/.test(text)) {
    const animations = [...text.matchAll(/@keyframes ([\w-]+) \{(.*?)^\}/gms)];
    if (animations.length === 0) complaints.push(`${sheet}: an endless animation whose @keyframes are in another style sheet`);
    for (const [, name, steps] of animations) {
      const dear = [...steps.matchAll(/[{;]\s*([\w-]+):/g)].map(([, property]) => property).filter((property) => !CHEAP.includes(property));
      if (dear.length > 0) complaints.push(`${sheet}: @keyframes ${name}: ${dear[0]} in an endless animation, which may have only ${CHEAP.join(" and ")}`);
    }
  }
}

const read = (folder, type) => readdirSync(folder, { recursive: true }).filter((name) => type.test(name)).map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
const rules = read(FOLDER, /\.css$/).replace(/\/\*.*?\*\//gs, "");
const words = new Set([...USERS.map((folder) => read(folder, /\.(rs|js|ts|html|svg)$/)), readFileSync(here("../index.html"), "utf8")].join("\n").match(/[\w-]+/g));
for (const [, property] of rules.matchAll(/(?<![\w-])(--[\w-]+):/g)) if (!rules.includes(`var(${property}`) && !words.has(property)) complaints.push(`nothing uses ${property}`);
for (const [, name] of rules.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([a-z][\w-]*)/g)) {
  // A program may put a name together, as "columns-" and 7.
  if (![name, name.replace(/\d+$/, ""), name.replace(/[^-]*$/, "")].some((part) => words.has(part))) complaints.push(`nothing has the class ${name}`);
}

// Browsers do not support custom media queries yet, so their names are replaced by the queries. styles.css, the first entry, names them.
const sizes = new Map();
const codes = ENTRIES.map((name) => {
  const code = bundle({ filename: join(FOLDER, name) }).code.toString();
  const defined = code.replace(/@custom-media (--[\w-]+) ([^;]+);/g, (_, name, query) => (sizes.set(name, query), ""));
  return defined.replace(/@media \((--[\w-]+)\)/g, (_, name) => {
    if (!sizes.has(name)) complaints.push(`styles.css: nobody says what ${name} is`);
    return `@media ${sizes.get(name)}`;
  });
});
// A finger that has tapped a button leaves it in the state of a mouse above it. So styles for that state are only for devices
// whose pointer can hover.
const withoutTouch = (code) =>
  code.replace(/([^{};]*:hover[^{};]*)\{([^{}]*)\}/g, (_, list, body) => {
    const selectors = list.split(/,(?![^(]*\))/);
    const [above, others] = [true, false].map((is) => selectors.filter((selector) => selector.includes(":hover") === is));
    const rule = (selectors) => (selectors.length > 0 ? `${selectors}{${body}}` : "");
    return `${rule(others)}@media (hover: hover){${rule(above)}}`;
  });

if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
if (process.env.TRUNK_STAGING_DIR) {
  mkdirSync(SHEETS, { recursive: true });
  for (const [index, name] of ENTRIES.entries()) {
    const { code } = transform({ filename: name, code: Buffer.from(withoutTouch(codes[index])), minify: true, targets: TARGETS });
    // The last rule tells static/boot.js that the style sheet is complete.
    const sheet = Buffer.concat([code, Buffer.from(index === 0 ? "html{--whole:1}" : "")]);
    const file = join(SHEETS, name);
    // An unchanged file is not written, so that file watchers see only real changes.
    if (!existsSync(file) || !readFileSync(file).equals(sheet)) writeFileSync(file, sheet);
  }
}
