//! The engine in the browser, in a worker of its own.

fn main() {
    hostage_chess::engine::worker::run();
}
