// The nets that the programs for browsers do not contain: those of all games but Hostage Chess.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const file = (game) => new URL(`../src/game/${game}/eval/net.bin`, import.meta.url);

/** The games with such a net. */
export const GAMES = readdirSync(new URL("../src/game", import.meta.url)).filter((game) => game !== "hostage" && existsSync(file(game)));

/** The net of a game in base64, because hosts compress texts. */
export const netOf = (game) => readFileSync(file(game)).toString("base64");
