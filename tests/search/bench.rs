//! The bench counts the same nodes on every machine. `tests/e2e/bench.spec.mjs` compares the browser with the same
//! file.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use hostage_chess::engine::bench;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position};

#[test]
fn every_position_is_legal_undecided_and_unique() {
    let mut seen = HashSet::new();
    for (variant, fen) in bench::positions() {
        let position = AnyPosition::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
        assert_eq!(position.fen(), fen);
        assert!(position.outcome().is_none() && position.legal_moves().len() > 1, "{fen}");
        assert!(seen.insert((variant, fen)), "{fen}");
    }
    let games: HashSet<&str> = seen.iter().filter_map(|(variant, _)| variant.split('-').next()).collect();
    assert_eq!(games.len(), 4, "{games:?}");
    assert!(seen.len() >= 30);
}

/// After an intended change of the search or an evaluation, run `make bench-count`, which sets the variable.
#[test]
fn the_node_count_is_as_expected() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/bench.txt");
    let text = fs::read_to_string(&path).unwrap();
    let value = |name: &str| -> u64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim().parse().unwrap()
    };
    let depth = value("depth");
    let mut last = 0;
    let end = bench::run(depth as u32, &NativeClock::default(), &mut |progress| {
        assert_eq!(progress.done, last + 1);
        last = progress.done;
    });
    assert!(end.is_over());
    if std::env::var_os("UPDATE_BENCH").is_some() {
        let counted = format!("nodes {}\n", end.nodes);
        let kept = text.lines().filter(|line| !line.starts_with("nodes"));
        fs::write(&path, kept.map(|line| format!("{line}\n")).collect::<String>() + &counted).unwrap();
        return;
    }
    assert_eq!(end.nodes, value("nodes"), "if the change of the search is intended, run `make bench-count`");
}
