//! The borders of the library: no argument from outside makes a public function panic, however senseless it is.

use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::game::any::{AnyMove, AnyPosition, variants};
use hostage_chess::game::piece::Letter;
use hostage_chess::game::{Area, Cell, Choice, Game, GameRecord, Kind, Layout, Position, Side, Style, Touch};
use hostage_chess::puzzle::{Puzzle, rating_of_level};
use hostage_chess::search::{Blindness, Limits, Score, Search, Silent};

use crate::support::random::Random;

/// Cells on and beyond all boards.
const CELLS: [u8; 10] = [0, 4, 12, 40, 43, 44, 63, 64, 200, 255];

fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().chain(Letter::ALL.map(Kind::Other))
}

/// Touches of every kind, most of them senseless in any one position.
fn touches() -> Vec<Touch> {
    let beside = |kind| {
        let areas = [Area::Prison, Area::Airfield, Area::Reserve];
        areas.into_iter().flat_map(move |area| Side::BOTH.map(|side| Touch::Beside(area, side, kind)))
    };
    let of_kind = |kind| {
        let choices = [Choice::Pay(kind), Choice::Promote(kind)].map(Touch::Choice);
        [Touch::Jailed(kind), Touch::Prisoner(kind), Touch::Airfield(kind)]
            .into_iter()
            .chain(choices)
            .chain(beside(kind))
    };
    let numbers = [0, 1, 2, 255].map(|number| Touch::Choice(Choice::Own(number)));
    kinds()
        .flat_map(of_kind)
        .chain(CELLS.map(|cell| Touch::Cell(Cell(cell))))
        .chain(numbers)
        .chain([Touch::Done])
        .collect()
}

/// The start position of each rule set, and positions of random games.
fn positions() -> Vec<AnyPosition> {
    let mut random = Random(7);
    let mut all = Vec::new();
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        for ply in 0..60 {
            if ply % 20 == 0 {
                all.push(position.clone());
            }
            let moves = position.legal_moves();
            if moves.is_empty() || position.outcome().is_some() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    all
}

#[test]
fn senseless_touches_are_refused_with_a_reason() {
    let touches = touches();
    for position in positions() {
        for cell in 0..=255 {
            position.piece_at(Cell(cell));
        }
        for &first in &touches {
            assert!(!position.why_not(&[first]).to_string().is_empty());
            position.prompt(&[first]);
            for &second in touches.iter().step_by(3) {
                let why = position.why_not(&[first, second]);
                assert!(!why.to_string().is_empty() && !why.sentence(position.layout()).is_empty());
            }
        }
        (0..=255).for_each(|number| drop(position.own_choice(number)));
        assert!(!position.why_not(&[]).to_string().is_empty());
    }
}

/// Moves of all positions, so most of them belong to another position or another game.
#[test]
fn moves_of_other_positions_are_refused_and_do_no_harm() {
    let all = positions();
    let moves: Vec<AnyMove> = all.iter().flat_map(|position| position.legal_moves().into_iter().step_by(5)).collect();
    for position in &all {
        for &mv in &moves {
            position.play_unchecked(mv);
            position.hint(mv);
            position.spellings(mv);
            position.uci(mv);
            position.events(mv);
            position.notation(mv, Style::Pierce);
            match position.play(mv) {
                Ok(next) => assert!(position.legal_moves().contains(&mv) && next != *position),
                Err(why) => assert!(!why.to_string().is_empty() && !position.legal_moves().contains(&mv)),
            }
        }
    }
}

#[test]
fn extreme_limits_end() {
    let position = AnyPosition::start("hostage").unwrap();
    for entries in [0, 1, 5] {
        for limits in [
            Limits { nodes: Some(0), ..Limits::default() },
            Limits { depth: Some(0), ..Limits::default() },
            Limits { nodes: Some(500), depth: Some(u32::MAX), lines: Some(u32::MAX), ..Limits::default() },
            Limits { nodes: Some(500), lines: Some(0), aim: Some(0), ..Limits::default() },
            Limits { nodes: Some(500), mate: Some(u32::MAX), ..Limits::default() },
            Limits { nodes: Some(500), mate: Some(0), ..Limits::default() },
            Limits {
                nodes: Some(500),
                blindness: Some(Blindness { per_mille: u16::MAX, seed: 0 }),
                ..Limits::default()
            },
        ] {
            let result = Search::new(entries).run(&position, &[], &limits, &mut Silent);
            assert!(result.best().is_some(), "{limits:?}");
        }
    }
    let mut engine = LocalEngine::new(NativeClock::default());
    engine.set_memory(0);
    engine.set_threads(0);
    let limits = Limits { millis: Some(0), ..Limits::default() };
    let mut search = |record: &GameRecord| engine.search(record, &limits, &mut || true, &mut |_| {});
    assert!(search(&GameRecord::new("hostage")).unwrap().is_some());
    assert_eq!(search(&GameRecord::new("go")).unwrap_err().to_string(), "There is no game called “go”.");
    assert_eq!(Score::Centipawns(i32::MIN).told_to(Side::Black), Score::Centipawns(i32::MAX));
}

#[test]
fn extreme_texts_and_numbers_are_read_or_refused() {
    for text in ["", ";", ";;;", "8/8 w;;0;", "x;e2e4;99999;q", "x;e2e4;1;?", "x;e2e4 e7e5;1;q", "x;é;1;q"] {
        let replayed = text.parse::<Puzzle>().and_then(|puzzle| puzzle.replay::<AnyPosition>("hostage").map(drop));
        assert!(!replayed.unwrap_err().to_string().is_empty(), "{text}");
    }
    assert!(rating_of_level(u8::MAX) > rating_of_level(13));
    let layout = Layout::square_8x8();
    for name in ["", "e", "e9", "i1", "é4", "e44", "E4"] {
        assert_eq!(layout.cell(name), None, "{name}");
    }
}
