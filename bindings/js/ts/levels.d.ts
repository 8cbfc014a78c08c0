// Made by build.mjs.
/** For each level, from 0, its nodes per move and the number of quiet moves in a thousand that it overlooks. */
export const LEVELS: readonly (readonly [number, number])[];
