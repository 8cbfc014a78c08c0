// Where a walk leaves what went wrong: pictures, and a line a step.
import { fileURLToPath } from "node:url";

export const RESULTS = fileURLToPath(new URL("../results/webkit/", import.meta.url));
export const FAILED = `${RESULTS}failed.txt`;
