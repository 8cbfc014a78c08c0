// Made by build.mjs.
export const VERSION: string;
export const PROTOCOL: number;
export const RULES_BYTES: number;
export const ENGINE_BYTES: number;
export const ALL_BYTES: number;
