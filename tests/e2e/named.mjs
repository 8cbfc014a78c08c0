/**
 * Lists of tests, by part of their title or file name, under the reason for each: `names` of all, and a `pattern` that
 * matches their titles. tests/tools/named.test.mjs checks that each name belongs to a test.
 */
export function named(groups) {
  const names = Object.values(groups).flat();
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { names, pattern: new RegExp(escaped.join("|") || "(?!)") };
}
