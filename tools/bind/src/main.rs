//! Gives a compiled program the JavaScript that it is started and called by:
//!
//! ```text
//! bind page PROGRAM FOLDER      a module; split first into the parts that load at once and later
//! bind worker PROGRAM FOLDER    a script for a worker
//! bind module PROGRAM FOLDER    a module, in one piece
//! ```
//!
//! The files are named after the program. `tools/programs.mjs` runs it.

use std::{env, error::Error, fs, path::Path};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<_> = env::args().skip(1).collect();
    let [kind, program, folder] = args.as_slice() else {
        return Err("usage: bind page|worker|module PROGRAM FOLDER".into());
    };
    let (program, folder) = (Path::new(program), Path::new(folder));
    let mut bindgen = Bindgen::new();
    match kind.as_str() {
        "page" => {
            let first = folder.join("first.wasm");
            split(program, folder, &first)?;
            // The linker exports what the parts share.
            bindgen.input_path(first).web(true)?.keep_lld_exports(true);
        }
        "worker" => {
            bindgen.input_path(program).no_modules(true)?;
        }
        "module" => {
            // The package fetches its programs itself, to say why one does not arrive.
            bindgen.input_path(program).web(true)?.omit_default_module_path(true);
        }
        _ => return Err(format!("unknown kind of program: {kind}").into()),
    }
    let name = program.file_stem().ok_or("the program has no name")?;
    bindgen.out_name(&name.to_string_lossy()).generate(folder)?;
    Ok(())
}

/// Splits a program. The parts that load later land in the folder, with a script that loads them.
fn split(program: &Path, folder: &Path, first: &Path) -> Result<(), Box<dyn Error>> {
    let program = fs::read(program)?;
    let mut options = Options::new(&program);
    options.output_dir = folder;
    options.main_out_path = first;
    transform(options)?;
    Ok(())
}
