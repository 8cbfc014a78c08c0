/**
 * Hostage Chess and three smaller games: rules, records and an engine. The element `<hostage-board>` is in
 * `hostage-chess/board`.
 *
 * @packageDocumentation
 */
export { type BestMove, Engine, type EngineOptions, type Info, type Limits, type Score } from "./engine.js";
export { type Detail, type ErrorKind, HostageChessError, type Problem } from "./errors.js";
export { Game, type GameMove, type RecordFault } from "./game.js";
export { type Mark, type Move, type Notation, type PlacedPiece, Position, type Reason, type Result, type Side, type Stack, type Tray } from "./position.js";
export { type Games, isReady, listVariants, ready, type ReadyOptions, type Variant } from "./wasm.js";
export { VERSION } from "./constants.js";
