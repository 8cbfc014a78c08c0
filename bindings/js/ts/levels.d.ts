// Made by build.mjs.
/** For the levels of each game, from 0, the nodes per move and the number of quiet moves in a thousand that are overlooked. A game that is missing has the levels of Hostage Chess. */
export const LEVELS: Readonly<Record<string, readonly (readonly [number, number])[]>>;
