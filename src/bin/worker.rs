//! Entry point of the engine in a browser worker.

fn main() {
    hostage_chess::engine::worker::run();
}
