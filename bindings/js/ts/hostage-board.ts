/**
 * The custom element `<hostage-board>`. Importing this module defines it.
 *
 * @packageDocumentation
 */
import { HostageBoard } from "./board/element.js";

export { HostageBoard } from "./board/element.js";
export type { HostageBoardEventMap, HostageBoardEvents, IllegalDetail, MoveDetail, PositionDetail } from "./board/events.js";
export { HostageChessError } from "./errors.js";
export { ready, type ReadyOptions } from "./wasm.js";

if (typeof customElements === "object" && !customElements.get("hostage-board")) customElements.define("hostage-board", HostageBoard);

declare global {
  interface HTMLElementTagNameMap {
    "hostage-board": HostageBoard;
  }
}
