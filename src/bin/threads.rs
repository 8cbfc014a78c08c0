//! Entry point of the engine with several threads in the browser; see `engine::piped`. The only argument is the number
//! of threads.

use std::io::{self, Write};

use hostage_chess::engine::{Reply, piped};
use hostage_chess::json;

fn main() {
    let threads = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    piped::run(threads, io::stdin().lock(), &|reply: &Reply| {
        if let Some(text) = json::write(reply) {
            // If the output is closed, there is nowhere to report an error.
            let _ = writeln!(io::stdout().lock(), "{text}");
        }
    });
}
