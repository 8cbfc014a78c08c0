//! Turns that are played only when they are confirmed.

use super::*;
use hostage_chess::session::Confirm;

/// White can buy his knight back with the knight or the queen that he holds.
const EXCHANGE: &str = "4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1";

const RANSOM: [Touch; 3] =
    [Touch::Jailed(Kind::Knight), Touch::Cell(Cell(28)), Touch::Choice(Choice::Pay(Kind::Knight))];

fn cautious(confirm: Confirm, again: bool) -> Any {
    let mut session = at(EXCHANGE, Players::HUMANS);
    session.set_confirm(confirm, again);
    session
}

#[test]
fn a_ransom_waits_until_it_is_confirmed() {
    let mut session = cautious(Confirm::Exchanges, false);
    let number = session.notice().1;
    assert_eq!(tap(&mut session, &RANSOM), [], "nothing is asked of the engine, and nothing stored");
    assert_eq!(session.tree().len(), 1);
    let picture = scene(&session);
    assert!(picture.unconfirmed && picture.words.number > number, "it is shown, and read out");
    assert!(
        picture.words.text.starts_with("Play this:") && picture.words.text.contains("knight"),
        "{}",
        picture.words.text
    );
    assert!(
        picture.rows.iter().flatten().any(|cell| cell.planned && cell.ghost.is_some()),
        "he is seen where he would land"
    );
    tap(&mut session, &[Touch::Done]);
    assert_eq!((session.tree().len(), session.unconfirmed()), (2, None));
    assert!(!scene(&session).unconfirmed);
}

#[test]
fn a_move_that_waits_is_called_off_by_anything_else() {
    let ways = [
        PlayAction::from(TableAction::Back),
        TableAction::LandOutside.into(),
        TableAction::Tap(square("e1")).into(),
        BoardAction::Type("Ke2".into()).into(),
        PlayAction::TakeBack,
    ];
    for way in ways {
        let mut session = cautious(Confirm::Exchanges, false);
        tap(&mut session, &RANSOM);
        assert!(session.unconfirmed().is_some());
        session.update(BoardAction::Flip);
        assert!(session.unconfirmed().is_some(), "the table may turn meanwhile");
        let typed = matches!(way, PlayAction::Board(BoardAction::Type(_)));
        let taken_back = way == PlayAction::TakeBack;
        session.update(way.clone());
        assert_eq!(session.unconfirmed().is_some(), taken_back, "{way:?}: there is nothing to be taken back yet");
        assert_eq!(session.tree().len(), if typed { 2 } else { 1 }, "{way:?}");
    }
    let mut session = cautious(Confirm::Exchanges, false);
    tap(&mut session, &RANSOM);
    session.update(TableAction::Tap(square("e1")));
    assert_eq!(session.board().input().taken(), [square("e1")], "and goes on with what was meant");
}

#[test]
fn only_what_is_to_be_confirmed_waits() {
    let mut session = cautious(Confirm::Exchanges, false);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 2, "a walk pays nothing");
    let mut session = cautious(Confirm::Never, false);
    tap(&mut session, &RANSOM);
    assert_eq!(session.tree().len(), 2);
    let mut session = cautious(Confirm::Always, false);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 1);
    tap(&mut session, &[square("e2")]);
    assert_eq!((session.tree().len(), session.unconfirmed()), (1, None), "a finger that stutters confirms nothing");
    session.update(BoardAction::Type("Ke2".into()));
    assert_eq!(session.tree().len(), 2, "who writes a turn means it");
}

#[test]
fn keys_confirm_by_touching_the_last_square_again() {
    let mut session = cautious(Confirm::Always, true);
    walk(&mut session, "e1", "e2");
    assert_eq!(session.tree().len(), 1);
    tap(&mut session, &[square("e2")]);
    assert_eq!(session.tree().len(), 2);
}
