// Programs and ports of the servers that tests start.
import { createServer } from "node:net";
import { isProgram, programs } from "./browser.mjs";

/** Path of a server, if it is installed. Debian keeps servers in a folder for root. */
export const serverOf = (name) => [...programs(name), `/usr/sbin/${name}`].find(isProgram);

/** A free port. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
