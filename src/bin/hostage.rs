//! Entry point of the command line; see `hostage help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    hostage_chess::cli::run(std::env::args_os())
}
