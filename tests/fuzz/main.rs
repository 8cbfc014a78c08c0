//! The inputs kept from fuzzing, tested on stable Rust: all of `corpus`, random mutations of them, and a sample of
//! `packed`. `packed` is the smallest set of inputs that reaches all code reached by fuzzing. `make fuzz` starts from
//! all of these inputs and searches for more.

mod packed;
#[path = "../support/random.rs"]
mod random;
// The path is the same as in libFuzzer's programs, so that submodules are found in the same place.
#[path = "targets.rs"]
mod targets;

use std::fs;
use std::path::{Path, PathBuf};

use random::Random;
use targets::ALL;

/// Number of mutated inputs per target.
const MADE: usize = 300;

/// Number of packed inputs per target, from small to large.
const PACKED: usize = 150;

/// Returns the path of a file beside this one.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz").join(name)
}

/// Returns the inputs of a target, sorted by name.
fn kept(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = path("corpus").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

/// Creates an input from pieces of other inputs, with some bytes changed.
fn made(random: &mut Random, kept: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut whole = Vec::new();
    for _ in 0..1 + random.below(2) {
        let (_, from) = &kept[random.below(kept.len())];
        let (a, b) = (random.below(from.len() + 1), random.below(from.len() + 1));
        whole.extend(if random.below(3) == 0 { &from[a.min(b)..a.max(b)] } else { &from[..] });
    }
    for _ in 0..random.below(6) {
        let at = random.below(whole.len() + 1);
        match (random.below(3), whole.get_mut(at)) {
            (0, Some(byte)) => *byte ^= 1 << random.below(8),
            (1, Some(_)) => drop(whole.remove(at)),
            _ => whole.insert(at, random.next() as u8),
        }
    }
    whole
}

#[test]
fn kept_inputs_and_mutations_of_them_pass() {
    for (name, target) in ALL {
        let kept = kept(name);
        assert!(kept.len() >= 5, "{name}: {} inputs", kept.len());
        for (path, input) in &kept {
            eprintln!("{path}");
            target(input);
        }
        let mut random = Random(7);
        for number in 0..MADE {
            let input = made(&mut random, &kept);
            eprintln!("{name} {number}: {}", input.escape_ascii());
            target(&input);
        }
    }
}

#[test]
fn a_sample_of_the_packed_inputs_passes() {
    for (name, target) in ALL {
        let file = fs::read_to_string(path("packed").join(format!("{name}.txt"))).unwrap();
        let inputs = packed::read(&file).unwrap_or_else(|line| panic!("{name}.txt, line {line}"));
        assert_eq!(packed::write(&inputs), file, "{name}.txt differs from its canonical form");
        for number in (0..inputs.len()).step_by(inputs.len().div_ceil(PACKED)) {
            eprintln!("{name}.txt, line {}", number + 1);
            target(&inputs[number]);
        }
    }
}

#[test]
fn packing_inputs_round_trips() {
    let inputs: Vec<Vec<u8>> = (0..=255).map(|byte| vec![byte, b'x', byte]).chain([Vec::new()]).collect();
    assert_eq!(packed::read(&packed::write(&inputs)), Ok(inputs));
    for wrong in ["\\", "\\q", "\\x4", "\\xg0"] {
        assert_eq!(packed::read(&format!("fine\n{wrong}\n")), Err(2), "{wrong}");
    }
}
