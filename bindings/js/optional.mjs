// What the package loads only if a page asks for it: the designs besides the first, and the languages besides English. Both
// are those of the site.
import { readdirSync } from "node:fs";

export const designs = readdirSync(new URL("../../static", import.meta.url)).flatMap((name) => /^design-(\w+)\.svg$/.exec(name)?.[1] ?? []).sort();
export const languages = readdirSync(new URL("../../static/words", import.meta.url)).filter((tag) => tag !== "en").sort();

const imports = (kind, names) => `{ ${names.map((name) => `${JSON.stringify(name.toLowerCase())}: () => import("./${kind}-${name}.js")`).join(", ")} }`;

/** The script that imports them, each by its name in lower case. */
export const optional = `export const DESIGNS = ${imports("design", designs)};\nexport const LANGUAGES = ${imports("words", languages)};\n`;
