//! Laws specific to Messenger Chess, checked in random games and in artificial positions.

use hostage_chess::game::Shown;
use hostage_chess::game::messenger::COURIER;
use std::collections::HashSet;

use hostage_chess::engine::level::Strength;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::messenger::{CourierStep, Move, Position, Square, Walk};
use hostage_chess::game::{Event, Game, GameRecord, Kind, Position as _, Style, pgn};
use hostage_chess::link::{Link, LinkedGame, Screen};
use hostage_chess::session::Players;

use crate::support::messenger::{VARIANTS, sample};
use crate::support::random::Random;

#[test]
fn generator_and_judge_agree_on_conceivable_moves() {
    let mut random = Random(16);
    let mut seen = HashSet::new();
    sample(17, 40, 25, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a move is listed twice");
        for &m in moves.iter().step_by(1 + moves.len() / 300) {
            assert_eq!(position.play(m), Ok(position.play_unchecked(m)), "{position:?} {m}");
        }
        for m in conceivable_moves(position, &mut random) {
            let verdict = position.play(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            if let Err(why) = verdict {
                seen.insert((std::mem::discriminant(&why.reason), why.reason.own()));
            }
        }
    });
    // Otherwise the games would not be varied enough to prove anything.
    assert!(seen.len() >= 22, "{}: {seen:?}", seen.len());
}

/// Every placing, exit and step alone, and some of the moves that can follow a step.
fn conceivable_moves(position: &Position, random: &mut Random) -> Vec<Move> {
    let squares = || (0..64).map(Square::from_index);
    let mut list: Vec<Move> = squares().flat_map(|at| [Move::Place(at), Move::Exit(at)]).collect();
    let mut steps = vec![None];
    for from in squares() {
        for to in squares() {
            let step = Some(CourierStep { from, to });
            list.push(Move::Regular(step, None));
            let own = position.piece_on(from).is_some_and(|piece| piece.side == position.side_to_move());
            let near = from.file().abs_diff(to.file()) < 2 && from.rank().abs_diff(to.rank()) < 2;
            if own && near && position.piece_on(from).unwrap().kind == COURIER && random.below(4) == 0 {
                steps.push(step);
            }
        }
    }
    list.push(Move::PASS);
    for step in steps {
        for from in squares() {
            let last = random.below(3) == 0;
            for to in squares() {
                list.push(Move::Regular(step, Some(Walk { from, to, promotion: None })));
                if last {
                    let promotion = Some(Kind::ALL[random.below(6)]);
                    list.push(Move::Regular(step, Some(Walk { from, to, promotion })));
                }
            }
        }
    }
    list
}

#[test]
fn forcing_moves_are_exits_and_captures_after_one_step() {
    sample(18, 60, 2, |position, moves| {
        let (mut forcing, mut quiet) = (Vec::new(), Vec::new());
        position.forcing_moves(&mut forcing);
        position.quiet_moves(&mut quiet);
        assert_eq!(forcing.len() + quiet.len(), moves.len(), "{position:?}");
        let mut hints = Vec::new();
        position.hints(moves, &mut |hint| hints.push(hint));
        for (&m, hint) in moves.iter().zip(hints) {
            assert_eq!(hint.forcing, forcing.contains(&m), "{position:?} {m}");
            assert!(hint.history < Position::HISTORY);
            let takes = |event: &Event| {
                matches!(event, Event::Captured(..) | Event::Promoted(..) | Event::Own(_, Shown::Vanishes(..)))
            };
            assert!(!hint.forcing || position.events(m).iter().any(takes), "{position:?} {m}");
        }
        let mut steps: Vec<_> =
            forcing.iter().filter_map(|m| if let Move::Regular(step, _) = m { Some(step) } else { None }).collect();
        steps.dedup();
        assert!(steps.len() < 2, "{position:?} {steps:?}");
    });
}

/// All kinds of moves and obligations occur in the games of the tests above.
#[test]
fn random_games_contain_rare_moves() {
    let mut seen = HashSet::new();
    sample(11, 150, 1, |position, moves| {
        if !moves.is_empty() {
            seen.insert(format!("{:?} {:?}", position.rules(), position.duty()));
        }
        for &m in moves {
            seen.insert(match m {
                Move::Place(_) => "place".to_owned(),
                Move::Exit(_) => "exit".to_owned(),
                Move::Regular(step, walk) => format!("{} {}", step.is_some(), walk.is_some()),
            });
        }
    });
    assert_eq!(seen.len(), 2 * 5 + 2 + 4, "{seen:?}");
}

#[test]
fn games_round_trip_through_links_and_records() {
    for variant in VARIANTS {
        for seed in 0..15 {
            let mut numbers = Random(seed);
            let mut record = GameRecord { variant: variant.to_owned(), ..GameRecord::default() };
            let mut here = AnyPosition::start(variant).unwrap();
            while here.outcome().is_none() && record.moves.len() < 80 {
                let moves = here.legal_moves();
                let m = moves[numbers.below(moves.len())];
                record.moves.push(here.uci(m));
                here = here.play(m).unwrap();
                let at_once = LinkedGame::from_position(&here, Players::ENGINES, Strength::Seconds(7));
                let link = Link { screen: Screen::Play, game: Some(at_once.clone()) }.to_string();
                let again = Link::read(&link).unwrap().game.unwrap();
                assert_eq!(again, at_once);
                assert_eq!(again.record.first::<AnyPosition>().unwrap(), here);
            }
            let replay = record.follow::<AnyPosition>().unwrap();
            assert_eq!(replay.last(), &here);
            let text = pgn::write(&[], &replay, here.outcome(), Style::Leslie);
            let read = pgn::read::<AnyPosition>(&text, pgn::Given::default());
            assert_eq!(read.fault, None, "{text}");
            assert_eq!(read.game_record(), Some(record));
        }
    }
}
