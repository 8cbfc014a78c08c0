//! Mates of the puzzles, proven by the second implementation of the rules. The program's mate search only suggests
//! moves of the winner; the second implementation tries all replies, and says what is legal and what is mate.

use std::fs;

use hostage_chess::game::Game;
use hostage_chess::game::hostage::Position;
use hostage_chess::search::Silent;
use hostage_chess::search::mate::{MateQuery, MateSearch};
use hostage_chess::session::puzzles::ShelfLine;

use crate::support::plain::hostage::Plain;
use crate::support::tally::{looked, share};

/// Maximum length of the mates that are proven, in moves of the winner. Longer ones take too long.
const LONGEST: usize = 4;
/// One mate in this many is proven; `LAWS=100` proves them all.
const STEP: usize = 100;

/// The mates of Hostage Chess: position, solution and number of moves.
fn mates() -> Vec<(String, Vec<String>)> {
    let path = |shelf: usize| format!("{}/static/puzzles/hostage-{shelf}.txt", env!("CARGO_MANIFEST_DIR"));
    let shelves = (0..).map_while(|shelf| fs::read_to_string(path(shelf)).ok());
    let lines = shelves.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    let lines = lines.map(|line| line.parse::<ShelfLine>().unwrap());
    let puzzles = lines.filter_map(|line| line.puzzle().cloned());
    puzzles.filter(|puzzle| puzzle.wins()).map(|puzzle| (puzzle.fen, puzzle.line)).collect()
}

/// Returns true if the side to move is mated within this many moves of the winner.
fn is_mated(position: &Plain, within: usize, search: &mut MateSearch<Position>) -> bool {
    let replies = position.moves();
    if replies.is_empty() {
        return position.in_check();
    }
    within > 0
        && replies.iter().all(|reply| {
            let next = position.after(reply).unwrap();
            let twin = <Position as Game>::from_fen("hostage", &next.fen()).unwrap();
            let query = MateQuery { moves: within as u8, ..MateQuery::default() };
            let mate = search.solve(&twin, &[], &query, &mut Silent).mate;
            mate.is_some_and(|mate| {
                let answer = next.after(&twin.uci(mate.line[0]));
                answer.is_some_and(|answer| is_mated(&answer, within - 1, search))
            })
        })
}

#[test]
fn the_second_implementation_proves_the_mates_of_the_puzzles() {
    let mut search = MateSearch::new(1 << 14);
    let mates: Vec<_> = mates().into_iter().filter(|(_, line)| line.len() < 2 * LONGEST).collect();
    assert!(mates.len() > 4_000, "{}", mates.len());
    let step = (STEP / share() as usize).max(1);
    let sample: Vec<_> = mates.iter().step_by(step).collect();
    looked("hostage", sample.len());
    for (fen, line) in sample {
        let start = Plain::read("hostage", fen);
        let first = start.after(&line[0]).unwrap_or_else(|| panic!("{fen}: {} is illegal", line[0]));
        assert!(is_mated(&first, line.len() / 2, &mut search), "{fen}: {} does not mate", line[0]);
        let end = line.iter().fold(start.clone(), |position, mv| position.after(mv).unwrap());
        assert!(end.is_mate(), "{fen}: the solution does not end in mate");
        if line.len() == 1 {
            let others = start.moves().into_iter().filter(|mv| *mv != line[0]);
            let also: Vec<String> = others.filter(|mv| start.after(mv).unwrap().is_mate()).collect();
            assert!(also.is_empty(), "{fen}: {also:?} mate too");
        }
    }
}
