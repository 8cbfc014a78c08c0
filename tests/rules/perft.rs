//! Leaf counts, compared with the tables in `tests/data`, which other implementations of docs/rules.md produced.

use std::path::Path;

use hostage_chess::game::{Game, Position as _, hostage::Position};

/// Maximum count that a test has time for.
const MOST: u64 = 3_000_000;

/// Checks every count of an EPD file (`FEN ;D1 n ;D2 n ...`). Returns the number of counts checked.
fn check_table(variant: &str, file: &str) -> usize {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut checked = 0;
    for line in text.lines() {
        let mut parts = line.split(" ;");
        let fen = parts.next().unwrap();
        let position = <Position as Game>::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
        assert_eq!(position.fen(), fen);
        for part in parts {
            let (depth, count) = part.strip_prefix('D').unwrap().split_once(' ').unwrap();
            let count: u64 = count.trim().parse().unwrap();
            if count <= MOST {
                assert_eq!(position.perft(depth.parse().unwrap()), count, "{variant} {fen} depth {depth}");
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn hostage() {
    assert!(check_table("hostage", "perft-hostage.epd") > 100);
}

#[test]
fn hostage_pierce() {
    assert!(check_table("hostage-pierce", "perft-hostage-pierce.epd") > 90);
}

#[test]
fn hostage_random_positions() {
    assert!(check_table("hostage", "perft-hostage-random.epd") > 500);
}

#[test]
fn hostage_pierce_random_positions() {
    assert!(check_table("hostage-pierce", "perft-hostage-pierce-random.epd") > 500);
}

#[test]
fn start_position_to_depth_five() {
    for variant in ["hostage", "hostage-pierce"] {
        assert_eq!(<Position as Game>::start(variant).unwrap().perft(5), 4_865_877);
    }
}

#[test]
fn a_count_is_the_same_with_interruptions_and_ends_at_once() {
    use hostage_chess::game::any::AnyPosition;
    for variant in ["hostage", "takeover-41", "hole"] {
        let start = AnyPosition::start(variant).unwrap();
        for depth in 0..=4 {
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                false
            };
            assert_eq!(start.perft_until(depth, &mut stop), Some(start.perft(depth)), "{variant} {depth}");
            assert!(asked > 0);
            assert_eq!(start.perft_until(depth, &mut || true), None, "{variant} {depth}");
        }
        // A count that would take years ends at its third question.
        let mut left = 3;
        let mut stop = || {
            left -= 1;
            left == 0
        };
        assert_eq!(start.perft_until(30, &mut stop), None);
    }
    // A line that ends early counts in the way of its game.
    let fen = "***k***/**1K1**/*5*/3*3/7/7/3*3/*5*/**3**/***1*** w - - 0 1";
    let taken = AnyPosition::from_fen("hole", fen).unwrap();
    assert_eq!(taken.perft_until(5, &mut || false), Some(2020));
}
