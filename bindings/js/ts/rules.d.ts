// The functions of the program in Rust (`src/`), as wasm-bindgen exports them. Each returns JSON, which `answer` in wasm.ts reads.
export default function init(options: { module_or_path: BufferSource | WebAssembly.Module }): Promise<unknown>;
export function index(): string;
export function text(language: string, id: string): string;
export function add_language(language: string, text: string): string;
export function position(variant: string, fen: string): string;
export function moves(variant: string, fen: string): string;
export function uci_moves(variant: string, fen: string): string;
export function play(variant: string, fen: string, text: string): string;
export function records(text: string): string;
export function record(text: string, line: number): string;
export function write_record(text: string, style: string): string;
export function new_record(variant: string, fen: string): string;
export function extend_record(text: string, move: string): string;
export function tag_record(text: string, tags: string): string;
export class Table {
  free(): void;
  show_position(variant: string, fen: string): string;
  show_record(text: string): string;
  set_language(tag: string): void;
  set_open(sides: string): void;
  pointer(event: string, id: number, finger: boolean, button: number, x: number, y: number, place: string): string;
  long_press(wait: number): string;
  press(place: string): string;
  ask(square: string): string;
  back(): string;
  pick(index: number): string;
  offer(index: number): string;
  step(way: string): string;
  go(ply: number): string;
  orient(side: string): string;
  play(text: string): string;
  commit(): string;
  discard(): string;
  record(): string;
  scene(): string;
}
