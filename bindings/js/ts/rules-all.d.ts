// The same functions, for every game.
export { default } from "./rules.js";
export * from "./rules.js";
