//! What fuzzing has left behind, held on stable Rust: every input of `corpus`, inputs that are made of them at random, and a share of
//! `packed`, the smallest lot that reaches what fuzzing has reached. `make fuzz` begins with all of it and looks for more.

mod packed;
#[path = "../support/random.rs"]
mod random;
// Named by its path as libFuzzer's programs name it, so that its parts are looked for in the same place.
#[path = "targets.rs"]
mod targets;

use std::fs;
use std::path::{Path, PathBuf};

use random::Random;
use targets::ALL;

/// How many inputs are made of those that were kept, a target.
const MADE: usize = 300;

/// How many of the packed ones are looked at, a target: from small ones to large ones.
const PACKED: usize = 150;

/// Of what lies beside this file.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz").join(name)
}

/// The inputs of a target, in the order of their names.
fn kept(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = path("corpus").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

/// An input of pieces of others, with some bytes changed.
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
fn every_input_that_was_kept_is_borne_and_many_like_it() {
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
fn a_share_of_what_reaches_everything_is_borne() {
    for (name, target) in ALL {
        let file = fs::read_to_string(path("packed").join(format!("{name}.txt"))).unwrap();
        let inputs = packed::read(&file).unwrap_or_else(|line| panic!("{name}.txt, line {line}"));
        assert_eq!(packed::write(&inputs), file, "{name}.txt is as it would be written");
        for number in (0..inputs.len()).step_by(inputs.len().div_ceil(PACKED)) {
            eprintln!("{name}.txt, line {}", number + 1);
            target(&inputs[number]);
        }
    }
}

#[test]
fn any_bytes_are_read_as_they_were_packed() {
    let inputs: Vec<Vec<u8>> = (0..=255).map(|byte| vec![byte, b'x', byte]).chain([Vec::new()]).collect();
    assert_eq!(packed::read(&packed::write(&inputs)), Ok(inputs));
    for wrong in ["\\", "\\q", "\\x4", "\\xg0"] {
        assert_eq!(packed::read(&format!("fine\n{wrong}\n")), Err(2), "{wrong}");
    }
}
