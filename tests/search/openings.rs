//! The openings of the explorer and the engine's book: their moves are legal, their counts add up, and their values are
//! minimax.

use std::collections::HashMap;

use hostage_chess::engine::book::{PLIES, TEXT, WIDE};
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game, Key, Position as _};
use hostage_chess::opening::{Continuation, FILE, Openings, VARIANT};

/// Reads the file of the explorer.
fn explorer() -> String {
    std::fs::read_to_string(format!("{}/static/{FILE}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn read(text: &str) -> Openings {
    Openings::read(text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Returns the position and the ply of each page. Checks that every move is legal, and that moves with the same page
/// lead to the same position.
fn positions(openings: &Openings) -> Vec<(Position, usize)> {
    let start = (<Position as Game>::start(VARIANT).unwrap(), 0);
    let (mut found, mut left) = (HashMap::from([(0, start)]), vec![0]);
    while let Some(page) = left.pop() {
        let (position, ply) = found[&page];
        assert!(!openings.pages[page].is_empty());
        for one in &openings.pages[page] {
            let mv =
                position.read_uci(&one.mv).unwrap_or_else(|why| panic!("{} in {}: {why:?}", one.mv, position.fen()));
            assert_eq!(position.uci(mv), one.mv);
            let next = position.play_unchecked(mv);
            let Some(page) = one.page else { continue };
            match found.get(&page) {
                Some((known, at)) => assert_eq!((known.key(), *at), (next.key(), ply + 1)),
                None => {
                    found.insert(page, (next, ply + 1));
                    left.push(page);
                }
            }
        }
    }
    (0..openings.pages.len()).map(|page| found.remove(&page).expect("no move leads to a page")).collect()
}

#[test]
fn written_text_is_read_back() {
    for text in [explorer().as_str(), TEXT] {
        let openings = read(text);
        assert!(openings.to_string() == text && read(&openings.to_string()) == openings);
    }
    // The name of the file contains the digest of its content: FNV-1a.
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let digest = explorer().as_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step);
    assert_eq!(FILE, format!("explorer/hostage-{digest:016x}.txt"));
}

#[test]
fn unreadable_openings_are_reported() {
    let refused = |moves: &str, line: &str| {
        let fault = Openings::read(&format!("hostage openings 1\n{moves}")).unwrap_err();
        assert_eq!((fault.text.as_str(), fault.line), (line, moves.lines().count() + 1), "{moves}");
    };
    let head = |text| Openings::read(text).unwrap_err().to_string();
    assert_eq!(head(""), "line 1 is \"\" instead of \"hostage openings 1\"");
    assert_eq!(head("hostage openings 2\n"), "line 1 is \"hostage openings 2\" instead of \"hostage openings 1\"");
    for line in
        ["1 e7e5 3", "0 e2e4", "0 e2e4 x", "0 e2e4 3 1 2", "0 e2e4 3 1 2 -3", "0 e2e4 3 =1", "0 e2e4 3 =0", "x", ""]
    {
        refused(&format!("{line}\n"), line);
    }
    let two = "0 e2e4 3\n1 e7e5 -3\n2 g1f3 3\n0 g1f3 2\n1 e7e5 -2\n";
    // A reference must not lead to a different ply or to a move without continuations. No continuations may follow it.
    assert_eq!(read(&format!("hostage openings 1\n{two}2 e2e4 2\n")).pages.len(), 5);
    assert_eq!(read("hostage openings 1\n0 e2e4 3\n1 a7a6 1\n0 e2e3 3 =1\n").pages.len(), 2);
    for line in ["2 e2e4 2 =2", "2 e2e4 2 =3", "2 e2e4 2 =9"] {
        refused(&format!("{two}{line}\n"), line);
    }
    refused("0 e2e4 3\n1 a7a6 1\n0 e2e3 3 =1\n1 a7a5 1\n", "1 a7a5 1");
}

#[test]
fn moves_are_legal_counts_add_up_and_values_are_minimax() {
    let openings = read(&explorer());
    let positions = positions(&openings);
    assert!(positions.iter().all(|(_, ply)| *ply < 12));
    let mut known: Vec<Key> = positions.iter().map(|(position, _)| position.key()).collect();
    let mut came = vec![0; positions.len()];
    for (page, (position, _)) in openings.pages.iter().zip(&positions) {
        for one in page {
            let mv = position.read_uci(&one.mv).unwrap();
            known.push(position.play_unchecked(mv).key());
            let Some(next) = one.page else { continue };
            came[next] += one.results.total();
            // The value of a move is the value of the position after the opponent's best answer.
            let best = openings.pages[next].iter().map(|one| one.worth).max();
            assert_eq!(best, Some(-one.worth), "{} in {}", one.mv, position.fen());
        }
    }
    for (number, page) in openings.pages.iter().enumerate() {
        let went: u32 = page.iter().map(|one| one.results.total()).sum();
        assert!(number == 0 || went <= came[number], "{}: {came:?} came", positions[number].0.fen());
        let total = |one: &Continuation| one.results.total();
        assert!(page.windows(2).all(|pair| (total(&pair[0]), pair[0].worth) >= (total(&pair[1]), pair[1].worth)));
    }
    known.sort_unstable_by_key(|key| key.0);
    known.dedup();
    assert!(known.len() >= 5000, "{} positions", known.len());
}

#[test]
fn the_book_is_a_part_of_the_explorer() {
    let (book, all) = (read(TEXT), read(&explorer()));
    let mut ways = vec![Vec::new()];
    let (mut moves, mut deepest) = (0, 0);
    while let Some(way) = ways.pop() {
        let (page, full) = (book.after(&way), all.after(&way));
        deepest = deepest.max(if page.is_empty() { 0 } else { way.len() });
        let best = full.iter().map(|one| one.worth).max();
        assert!(page.is_empty() || page.first().map(|one| one.worth) == best, "{way:?}");
        for one in page {
            moves += 1;
            assert!(full.iter().any(|other| (&other.mv, other.worth) == (&one.mv, one.worth)), "{way:?} {}", one.mv);
            assert!(one.worth >= page[0].worth - WIDE && one.results.total() == 0);
            ways.push([way.clone(), vec![one.mv.clone()]].concat());
        }
    }
    assert!(moves > 500 && (6..PLIES).contains(&deepest), "{moves} {deepest}");
}

#[test]
fn the_same_position_has_the_same_name() {
    let text = "hostage openings 1\n0 e2e4 3\n1 e7e5 -3\n2 g1f3 3\n3 b8c6 -3\n0 g1f3 2\n1 e7e5 -2\n2 e2e4 3 =3\n";
    let openings = read(text);
    let names = [("e2e4", "pawn"), ("e2e4 e7e5 g1f3", "both")];
    let name = |moves: &str| {
        let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        openings.name(&moves, &names)
    };
    assert_eq!([name(""), name("e2e4"), name("e2e4 e7e5")], [None, Some("pawn"), Some("pawn")]);
    assert_eq!([name("e2e4 e7e5 g1f3"), name("g1f3 e7e5 e2e4"), name("g1f3 e7e5")], [Some("both"), Some("both"), None]);
    // A line that leaves the openings keeps its last name.
    assert_eq!([name("e2e4 h7h5 a2a3"), name("g1f3 e7e5 e2e4 a7a6")], [Some("pawn"), Some("both")]);
}
