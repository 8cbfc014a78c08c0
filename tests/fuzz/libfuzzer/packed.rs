//! Converts libFuzzer's folder of inputs to the file that the repository keeps, and back.
//!
//!     packed pack FOLDER FILE
//!     packed unpack FILE FOLDER

#[path = "../packed.rs"]
mod packed;

use std::path::Path;
use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["pack", folder, file] => {
            let paths: Result<Vec<_>, _> = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
            let mut inputs = paths?.iter().map(fs::read).collect::<Result<Vec<_>, _>>()?;
            // Small inputs come first, always in the same order.
            inputs.sort_by_key(|input| (input.len(), input.clone()));
            fs::write(file, packed::write(&inputs))?;
            println!("{file}: {} inputs", inputs.len());
        }
        ["unpack", file, folder] => {
            let inputs = packed::read(&fs::read_to_string(file)?).map_err(|line| format!("{file}, line {line}"))?;
            for (number, input) in inputs.iter().enumerate() {
                fs::write(Path::new(folder).join(format!("packed-{number}")), input)?;
            }
        }
        _ => return Err("packed pack FOLDER FILE, or: packed unpack FILE FOLDER".into()),
    }
    Ok(())
}
