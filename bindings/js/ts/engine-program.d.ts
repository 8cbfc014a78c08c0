// The engine's program, as wasm-bindgen binds it. It listens to messages as soon as it has started.
export default function init(options: { module_or_path: BufferSource }): Promise<unknown>;
