// Output of a walk: pictures, and a list of failures, one per line.
import { fileURLToPath } from "node:url";

export const RESULTS = fileURLToPath(new URL("../results/webkit/", import.meta.url));
export const FAILED = `${RESULTS}failed.txt`;
