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
