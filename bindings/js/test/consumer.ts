// A page that uses the element with its types. types.test.mjs compiles it.
import { HostageBoard, type HostageBoardEventMap } from "../dist/hostage-board.js";

const board: HostageBoard = document.createElement("hostage-board");
const onMove = ({ detail }: HostageBoardEventMap["move"]) => console.log(detail.notation.length, detail.side);
board.addEventListener("move", onMove);
board.removeEventListener("move", onMove);
board.addEventListener("problem", ({ detail }) => console.log(detail.code));
// The events of every element keep their types, too.
board.addEventListener("click", function (event) {
  console.log(event.clientX, this.ply + 1);
});
const onKey = (event: KeyboardEvent) => console.log(event.key);
board.addEventListener("keydown", onKey, { once: true });
board.removeEventListener("keydown", onKey);
const listener: EventListenerObject = { handleEvent: () => {} };
board.addEventListener("anything", listener);
board.removeEventListener("anything", listener);
// @ts-expect-error a move has no field of this name
board.addEventListener("move", ({ detail }) => detail.nothing);
board.ply = 3;
board.ply = "last";
board.ply = null;
const element: HTMLElement = board;
element.addEventListener("click", (event) => event.clientX);
