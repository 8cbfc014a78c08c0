// Fetching programs, in the browser and in Node, with the reason if one does not arrive.
import { HostageChessError, shown } from "./errors.js";

/** True in Node, which reads files instead of fetching them. */
export const inNode = typeof process === "object" && typeof process?.versions?.node === "string" && typeof window === "undefined";

export const loadError = (code: string, message: string, found: unknown, where: string, expected: string, cause?: unknown) =>
  new HostageChessError({ kind: "load", code, message, found, where, expected, cause });

declare const process: { versions?: { node?: string } } | undefined;

/** Imports a module of Node. Bundlers must not see its name. */
export const nodeModule = (name: string): Promise<any> => import(/* @vite-ignore */ /* webpackIgnore: true */ ["node", name].join(":"));

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Imports an optional script of the package. Names the script if it does not arrive. */
export async function script<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw loadError("network", `${name} of hostage-chess could not be loaded (${text(cause)}). Check the connection, and that the files of the package lie together.`, text(cause), name, "a script of the package", cause);
  }
}

/** Returns the bytes of a WebAssembly program. */
export async function program(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const address = url.href;
  if (typeof WebAssembly !== "object") {
    throw loadError("unsupported-browser", "This browser has no WebAssembly, or its settings or the page's content policy forbid it.", "no WebAssembly", "browser", "WebAssembly");
  }
  let bytes: Uint8Array<ArrayBuffer>;
  let type = "a file";
  if (url.protocol === "file:" && inNode) {
    try {
      const { readFile } = await nodeModule("fs/promises");
      bytes = new Uint8Array(await readFile(url));
    } catch (cause) {
      throw loadError("not-found", `${address} could not be read: ${text(cause)}`, text(cause), address, "a WebAssembly program", cause);
    }
  } else {
    let response: Response;
    try {
      response = await fetch(url);
    } catch (cause) {
      const why = url.protocol === "file:" ? "Browsers do not fetch files. Serve the page over http." : "Check the address and the connection. If it is another site, that site must allow requests from this one (CORS).";
      throw loadError("network", `${address} could not be fetched (${text(cause)}). ${why}`, text(cause), address, "a response", cause);
    }
    if (!response.ok) {
      const status = `${response.status} ${response.statusText}`.trim();
      throw loadError(response.status === 404 ? "not-found" : "network", `${address} could not be fetched: the server answered ${status}. Expected the file of the package.`, status, address, "status 200");
    }
    type = response.headers.get("content-type") ?? "no content type";
    try {
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw loadError("network", `${address} broke off while it was fetched (${text(cause)}).`, text(cause), address, "the whole file", cause);
    }
  }
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== "\0asm") {
    const start = new TextDecoder().decode(bytes.subarray(0, 40));
    const message = `${address} is not a WebAssembly program: it came as ${type} and begins with ${shown(start)}. Expected application/wasm. The server probably sends a page in place of the file.`;
    throw loadError("not-wasm", message, `${type}: ${start}`, address, "application/wasm");
  }
  return bytes;
}

/** Explains why a program did not start. */
export function startError(cause: unknown, url: URL, found: number, expected: number): HostageChessError {
  if (cause instanceof HostageChessError) return cause;
  if (typeof WebAssembly === "object" && cause instanceof WebAssembly.LinkError) {
    return loadError("version-mismatch", `${url.href} does not fit the package's scripts (${text(cause)}). The server or a cache mixes two versions.`, text(cause), url.href, "a program of the same version", cause);
  }
  if (found !== expected) {
    const message = `${url.href} has ${found} bytes. Expected ${expected}. It is damaged, or the server or a cache mixes two versions.`;
    return loadError("damaged", message, `${found} bytes`, url.href, `${expected} bytes`, cause);
  }
  const message = `This browser cannot run ${url.href} (${text(cause)}). Expected Chrome 91, Firefox 90, Safari 15 or newer, and a content policy with 'wasm-unsafe-eval'.`;
  return loadError("unsupported-browser", message, text(cause), "browser", "WebAssembly with reference types", cause);
}
