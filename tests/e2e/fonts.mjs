// Makes tests independent of the machine's fonts. The browser sees only two font families, both from npm packages. One
// of them replaces the system's fonts.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDERS = ["@expo-google-fonts/figtree", "dejavu-fonts-ttf/ttf"];
/** The names of system fonts in the style sheets. */
const NAMES = ["system-ui", "sans-serif", "Segoe UI", "Roboto", "Ubuntu", "Cantarell", "Noto Sans", "Arial", "Helvetica"];

/**
 * Environment of a browser in which this family is the default for everything. Only Fontconfig reads it, so it changes
 * nothing on other systems.
 */
export function withFont(family) {
  const results = here("results/fonts");
  const file = `${results}/${family.replaceAll(" ", "-")}.conf`;
  const other = (name, family) => `<match><test name="family"><string>${name}</string></test><edit name="family" mode="assign_replace" binding="strong"><string>${family}</string></edit></match>`;
  mkdirSync(results, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FOLDERS.map((folder) => `<dir>${here(`../../node_modules/${folder}`)}</dir>`).join("\n")}
<cachedir>${results}/cache</cachedir>
${NAMES.map((name) => other(name, family)).join("\n")}
${other("monospace", "DejaVu Sans Mono")}
<match><edit name="family" mode="append"><string>${family}</string></edit></match>
</fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
