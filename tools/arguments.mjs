// The arguments of a tool. Everything that a tool would not understand is refused in one line, so that a mistyped option is
// not ignored.
import { parseArgs } from "node:util";

/** Returns the values of `options` and at most `most` words. Throws an error that names an argument that is not expected. */
export function argumentsOf(options = {}, most = 0, args = process.argv.slice(2)) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: most > 0 });
  if (positionals.length > most) throw new Error(`Unexpected argument '${positionals[most]}'`);
  return { values, words: positionals };
}

/** Runs a tool. Prints the message alone if it fails; a mistake in the tool itself keeps its place in the code. */
export async function main(tool) {
  try {
    await tool();
  } catch (error) {
    if (error.constructor !== Error && !error.code && !error.cause) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Returns the number of a port. */
export function portOf(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) throw new Error(`Expected a port from 0 to 65535, not '${text}'`);
  return port;
}

/** Returns a path with a slash at both ends, as browsers send it. */
export function baseOf(text) {
  if (/[?#]/.test(text)) throw new Error(`Expected a path such as /some/club/, not '${text}'`);
  return new URL(`/${text}/`.replace(/\/{2,}/g, "/"), "http://localhost").pathname;
}
