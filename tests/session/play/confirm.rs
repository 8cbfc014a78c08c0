//! Moves that wait for confirmation.

use super::*;
use hostage_chess::session::Confirm;

/// White can ransom the knight with either prisoner, knight or queen.
const EXCHANGE: &str = "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1";

const RANSOM: [Touch; 3] =
    [Touch::Jailed(Kind::Knight), Touch::Cell(Cell(28)), Touch::Choice(Choice::Pay(Kind::Knight))];

fn cautious(confirm: Confirm, again: bool) -> Any {
    let mut session = at(EXCHANGE, Players::HUMANS);
    session.set_confirm(confirm, again);
    session
}

#[test]
fn an_exchange_waits_for_confirmation() {
    let mut session = cautious(Confirm::Exchanges, false);
    let number = session.notice().1;
    assert_eq!(tap(&mut session, &RANSOM), [], "the engine gets no request, and nothing is stored");
    assert_eq!(session.tree().len(), 1);
    let picture = scene(&session);
    assert!(picture.unconfirmed && picture.words.number > number, "the move is shown and read out");
    assert!(
        picture.words.text.starts_with("Play this move:") && picture.words.text.contains("knight"),
        "{}",
        picture.words.text
    );
    assert!(
        picture.rows.iter().flatten().any(|cell| cell.planned && cell.ghost.is_some()),
        "the knight is shown where it would land"
    );
    tap(&mut session, &[Touch::Done]);
    assert_eq!((session.tree().len(), session.unconfirmed()), (2, None));
    assert!(!scene(&session).unconfirmed);
}

#[test]
fn any_other_action_cancels_a_waiting_move() {
    let ways = [
        PlayAction::from(BoardAction::Back),
        BoardAction::LandOutside.into(),
        BoardAction::Tap(square("e1")).into(),
        BoardAction::Type("Ke2".into()).into(),
        PlayAction::TakeBack,
    ];
    for way in ways {
        let mut session = cautious(Confirm::Exchanges, false);
        tap(&mut session, &RANSOM);
        assert!(session.unconfirmed().is_some());
        session.update(BoardAction::Flip);
        assert!(session.unconfirmed().is_some(), "the board may be flipped in the meantime");
        let typed = matches!(way, PlayAction::Board(BoardAction::Type(_)));
        let taken_back = way == PlayAction::TakeBack;
        session.update(way.clone());
        assert_eq!(session.unconfirmed().is_some(), taken_back, "{way:?}: there is no move to take back yet");
        assert_eq!(session.tree().len(), if typed { 2 } else { 1 }, "{way:?}");
    }
    let mut session = cautious(Confirm::Exchanges, false);
    tap(&mut session, &RANSOM);
    session.update(BoardAction::Tap(square("e1")));
    assert_eq!(session.board().input().taken(), [square("e1")], "the touch also starts a new move");
}

#[test]
fn only_the_chosen_kinds_of_moves_wait() {
    let mut session = cautious(Confirm::Exchanges, false);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 2, "an ordinary move has no payment");
    let mut session = cautious(Confirm::Never, false);
    tap(&mut session, &RANSOM);
    assert_eq!(session.tree().len(), 2);
    let mut session = cautious(Confirm::Always, false);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 1);
    tap(&mut session, &[square("e2")]);
    assert_eq!(
        (session.tree().len(), session.unconfirmed()),
        (1, None),
        "an accidental second tap does not confirm the move"
    );
    session.update(BoardAction::Type("Ke2".into()));
    assert_eq!(session.tree().len(), 2, "a typed move needs no confirmation");
}

#[test]
fn keys_confirm_by_touching_the_last_square_again() {
    let mut session = cautious(Confirm::Always, true);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 1);
    tap(&mut session, &[square("e2")]);
    assert_eq!(session.tree().len(), 2);
}

/// Castling has two spellings, which end on different squares.
#[test]
fn the_last_square_of_any_spelling_confirms_a_move() {
    let positions = [
        ("hostage", "r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 1"),
        ("hostage", "4k3/P7/8/8/8/8/8/4K3[N#NRqn] w - - 0 1"),
        ("takeover-64", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ("messenger", "4k3/8/8/8/8/C7/8/R3K2R w KQ - 0 1"),
        ("messenger", "4k3/C7/8/8/8/8/8/4K3 w - - 0 1"),
        ("hole", "***1***/**bkr**/*p1ppp*/3*3/2p4/1P5/3*3/*1Q1PP*/**R1B**/***q*** w - - 0 7"),
    ];
    for (variant, fen) in positions {
        let start =
            Play::new(Tree::new(AnyPosition::from_fen(variant, fen).unwrap()), Players::HUMANS, Strength::Seconds(5));
        let cells = |touches: &[Touch]| -> Vec<Touch> {
            touches.iter().filter(|touch| matches!(touch, Touch::Cell(_))).copied().collect()
        };
        for m in start.position().legal_moves() {
            let spellings = start.position().spellings(m);
            for (by, spelling) in spellings.iter().enumerate() {
                let mut session = start.clone();
                session.set_confirm(Confirm::Always, true);
                for &touch in spelling.iter().chain([&Touch::Done]) {
                    if session.unconfirmed().is_none() {
                        tap(&mut session, &[touch]);
                    }
                }
                assert_eq!(session.unconfirmed(), Some(m), "{variant} {spelling:?}");
                if let ([_, _, ..], 0) = (&spellings[..], by) {
                    // Of the squares of castling, the king's two are shown.
                    let picture = scene(&session);
                    let shown: Vec<_> = picture.rows.iter().flatten().filter(|cell| cell.planned).collect();
                    assert!(shown.iter().all(|cell| cell.label.ends_with("part of the move to confirm")));
                    assert!(
                        shown.iter().all(|cell| spelling.contains(&Touch::Cell(cell.cell))),
                        "{variant} {spelling:?}"
                    );
                    let mut expected = cells(spelling);
                    expected.dedup();
                    assert_eq!(shown.len(), expected.len(), "{variant} {spelling:?}");
                }
                for last in spellings.iter().filter_map(|spelling| cells(spelling).pop()) {
                    let mut session = session.clone();
                    tap(&mut session, &[last]);
                    assert_eq!(session.tree().len(), 2, "{variant} {spelling:?}, then {last:?}");
                }
            }
        }
    }
}

#[test]
fn castling_shows_the_kings_target_and_is_confirmed_there() {
    let mut session = at("4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1", Players::HUMANS);
    session.set_confirm(Confirm::Always, true);
    walk(&mut session, "e1", "g1");
    let picture = scene(&session);
    let planned: Vec<&str> =
        picture.rows.iter().flatten().filter(|cell| cell.planned).map(|cell| cell.name.as_str()).collect();
    assert_eq!(planned, ["e1", "g1"]);
    tap(&mut session, &[square("g1")]);
    assert_eq!(session.tree().game_record().moves, ["e1g1"]);
}
