//! Hints of growing detail.

use super::*;
use crate::support::games::random_games;
use hostage_chess::game::{Event, Shown};

#[test]
fn hints_name_the_piece_then_the_square_then_the_move() {
    let mut session = session(AGAINST);
    let effects = session.update(PlayAction::Hint);
    let (id, limits) = question(&effects).unwrap();
    assert_eq!(limits.millis, Some(1000));
    assert!(!session.is_thinking(), "the person is to move");
    assert_eq!(said(&session), "Looking for a hint…");
    assert_eq!(session.update(PlayAction::Hint), [], "a double press asks once");
    let effects = session.update(best(id, "g1f3"));
    assert!(effects.contains(&PlayEffect::Save) && restored(&session).is_helped(), "a reload does not forget the help");
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: look for a knight move.", Vec::new()));
    session.update(PlayAction::Hint);
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: the knight on g1.", vec![square("g1")]));
    session.update(PlayAction::Hint);
    assert_eq!(said(&session), "Hint: knight g1 to f3.");
    let cell = |name| Layout::square_8x8().cell(name).unwrap();
    assert_eq!(scene(&session).advice, [(cell("g1"), cell("f3"))]);
    assert_eq!(session.hint().map(|(depth, _)| depth), Some(Depth::Move));
    walk(&mut session, "g1", "f3");
    assert_eq!((session.hint(), scene(&session).advice), (None, Vec::new()));
}

#[test]
fn a_hint_for_an_exchange_names_the_piece_and_its_landing_square() {
    let mut session = at("4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", AGAINST);
    let (id, _) = question(&session.update(PlayAction::Hint)).unwrap();
    session.update(best(id, "N#Q@c7"));
    assert_eq!(said(&session), "Hint: look at a knight you can rescue.");
    session.update(PlayAction::Hint);
    assert_eq!(said(&session), "Hint: rescue the knight and land it on c7.");
    assert_eq!(session.hinted(), [Touch::Jailed(Kind::Knight), square("c7")]);
    session.update(PlayAction::Hint);
    let picture = scene(&session);
    assert!(
        picture.trays.iter().flat_map(|tray| &tray.pieces).any(|piece| piece.hinted && piece.piece.kind == Kind::Queen)
    );
    assert!(picture.words.text.contains("pays a queen"));
}

#[test]
fn a_move_or_an_undo_ends_the_search_for_a_hint() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    for action in [BoardAction::Undo, BoardAction::Type("d5".into())] {
        let (id, _) = question(&session.update(PlayAction::Hint)).unwrap();
        assert!(session.update(action).contains(&PlayEffect::Ask(Request::Stop { id })));
        session.update(best(id, "e7e5"));
        assert_eq!(session.hint(), None);
        session.update(BoardAction::Redo);
    }
    assert_eq!(session.tree().depth(), 2, "the typed move is played");
    let mut session = self::session(AGAINST);
    walk(&mut session, "e2", "e4");
    assert!(session.is_thinking());
    assert_eq!(session.update(PlayAction::Hint), [], "no hint while the engine is to move");
    assert_eq!(said(&session), "It is Black’s turn.");
    assert!(session.is_thinking(), "the engine goes on");
}

/// In positions of random games: each piece that moves on the board has its arrow, and nothing else has one.
#[test]
fn a_full_hint_has_an_arrow_for_each_piece_that_moves() {
    let (mut pulls, mut pairs, mut castlings, mut place) = (0, 0, 0, 0_u32);
    for (seed, variant) in variants().enumerate() {
        random_games(variant, seed as u64 + 1, 2, 60, |position: &AnyPosition, moves| {
            place += 1;
            for (number, &m) in moves.iter().enumerate() {
                let (uci, step) = (position.uci(m), 1 + moves.len() / 40);
                let pulled = (variant == "hole").then(|| uci.split_once('@')).flatten().map(|(_, at)| at);
                if pulled.is_none() && !(place.is_multiple_of(7) && number.is_multiple_of(step)) {
                    continue;
                }
                let mut session = Play::new(Tree::new(position.clone()), Players::HUMANS, Strength::Seconds(5));
                let Some((id, _)) = question(&session.update(PlayAction::Hint)) else { return };
                session.update(best(id, &uci));
                session.update(PlayAction::Hint);
                session.update(PlayAction::Hint);
                let picture = scene(&session);
                let events = position.events(m);
                let walked: Vec<(Cell, Cell)> = events
                    .iter()
                    .filter_map(|event| match *event {
                        Event::Walked(_, from, to) | Event::Own(_, Shown::Moves(_, from, to)) => Some((from, to)),
                        _ => None,
                    })
                    .collect();
                let castled = events.iter().filter(|event| matches!(event, Event::Castled(..))).count();
                let text = format!("{}: {uci}", position.fen());
                assert_eq!(picture.advice.len(), walked.len() + castled, "{text}");
                assert!(walked.iter().all(|path| picture.advice.contains(path)), "{text}");
                assert!(picture.advice.iter().all(|(from, to)| from != to), "{text}");
                if let Some(at) = pulled {
                    let mut marked = picture.rows.iter().flatten().filter(|cell| cell.hinted);
                    assert!(marked.any(|cell| cell.name == at), "{text}");
                    pulls += 1;
                }
                pairs += usize::from(picture.advice.len() == 2);
                castlings += castled;
            }
        });
    }
    assert!(pulls > 0 && pairs > 0 && castlings > 0, "{pulls} {pairs} {castlings}");
}
