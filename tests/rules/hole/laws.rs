//! Laws specific to Hole Chess, checked in random play.

use std::collections::{HashMap, HashSet};

use hostage_chess::game::Shown;
use hostage_chess::game::hole::{Move, Square};
use hostage_chess::game::{Ending, Event, Game, Kind, Outcome, Piece, Position as _, Touch};
use hostage_chess::words;

use super::{pieces, sample};

#[test]
fn generator_and_judge_agree_on_every_conceivable_move() {
    let mut seen = HashSet::new();
    sample(3, 60, 80, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a move is listed twice");
        let mut legal = 0;
        for m in conceivable_moves() {
            let verdict = position.check(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            match verdict {
                Ok(()) => legal += 1,
                Err(why) => {
                    assert!(words::illegal(&why, position.layout()).ends_with('.'));
                    seen.extend(why.reason.own());
                }
            }
        }
        assert_eq!(legal, moves.len(), "{position:?}");
    });
    // Otherwise the games would not be varied enough to prove anything. There are fifteen reasons (`Bar`).
    assert_eq!(seen.len(), 15);
}

fn conceivable_moves() -> impl Iterator<Item = Move> {
    let promotions = Kind::ALL.into_iter().map(Some).chain([None]);
    let pulls = || Square::all().map(Some).chain([None]);
    let walks = || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    promotions.flat_map(move |promotion| {
        walks().flat_map(move |(from, to)| pulls().map(move |pull| Move { from, to, promotion, pull }))
    })
}

#[test]
fn only_pulls_continue_another_move() {
    sample(5, 100, 3, |position, moves| {
        let mut owners: HashMap<Vec<Touch>, Move> = HashMap::new();
        for &m in moves {
            for spelling in position.spellings(m) {
                owners.insert(spelling, m);
            }
        }
        for (spelling, &m) in &owners {
            for length in 1..spelling.len() {
                if let Some(&begun) = owners.get(&spelling[..length]) {
                    assert_eq!(Move { pull: None, ..m }, begun, "{position:?} {spelling:?}");
                }
            }
        }
    });
}

#[test]
fn forcing_moves_are_the_captures_pulls_and_promotions() {
    sample(7, 100, 2, |position, moves| {
        let mut checks = Vec::new();
        position.quiet_checks(&mut checks);
        for &m in moves {
            let takes = |event: &Event| {
                matches!(event, Event::Captured(..) | Event::Promoted(..) | Event::Own(_, Shown::Vanishes(..)))
            };
            let hint = position.hint(m);
            assert_eq!(hint.forcing, position.events(m).iter().any(takes), "{position:?} {m}");
            assert_eq!(checks.contains(&m), hint.check && !hint.forcing, "{position:?} {m}");
        }
    });
}

#[test]
fn events_describe_the_move() {
    sample(8, 100, 3, |position, moves| {
        for &m in moves {
            let next = position.play(m).unwrap();
            let events = position.events(m);
            assert_eq!(events.contains(&Event::Check), next.in_check(), "{position:?} {m}");
            let gone =
                events.iter().filter(|event| matches!(event, Event::Captured(..) | Event::Own(_, Shown::Vanishes(..))));
            let gone = gone.count() as u32;
            assert_eq!(pieces(position), pieces(&next) + gone, "{position:?} {m}");
            let taken = Piece { side: !position.side_to_move(), kind: Kind::King };
            let takes_king = events
                .iter()
                .any(|event| matches!(event, Event::Captured(piece, _) | Event::Own(_, Shown::Vanishes(piece, _)) if *piece == taken));
            assert_eq!(next.is_decided(), takes_king, "{position:?} {m}");
            let end = Outcome { winner: Some(position.side_to_move()), ending: Ending::KingTaken };
            assert_eq!(next.outcome() == Some(end), takes_king, "{position:?} {m}");
            assert!(!takes_king || next.legal_moves().is_empty() && next.outcome_given(true) == Some(end));
        }
    });
}

/// Moves that are rare in ordinary play all occur in the games of the tests above.
#[test]
fn random_games_contain_rare_moves() {
    let mut seen = HashSet::new();
    sample(9, 200, 1, |position, moves| {
        for &m in moves {
            let mut parts = Vec::new();
            for event in position.events(m) {
                match event {
                    Event::Captured(_, at) if at != m.to.into() => parts.push("en passant".to_owned()),
                    Event::Captured(piece, _) if piece.kind == Kind::King => parts.push("took the king".to_owned()),
                    Event::Captured(..) => parts.push("captured".to_owned()),
                    Event::Own(_, Shown::Vanishes(piece, _)) if piece.kind == Kind::King => {
                        parts.push("pulled the king".to_owned())
                    }
                    Event::Own(_, Shown::Vanishes(..)) => parts.push("pulled".to_owned()),
                    Event::Promoted(piece, _) => parts.push(format!("{:?}", piece.kind)),
                    _ => {}
                }
            }
            parts.extend(m.stands().then(|| "standing".to_owned()));
            seen.insert(parts.join(", "));
        }
    });
    // Plain moves, en passant, captures with and without a pull of a piece or the king, king captures, pulls with and
    // without a move, promotions.
    assert_eq!(seen.len(), 1 + 1 + 3 + 1 + 4 + 9, "{seen:?}");
}
