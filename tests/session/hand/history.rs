//! The history, shown and stored.

use super::*;

#[test]
fn another_move_after_undo_starts_a_branch_and_erases_nothing() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 2]));
    session.update(BoardAction::Undo);
    tap(&mut session, &cells(&[1, 0]));
    assert_eq!(session.position().fen(), "0 4 b");
    let here = session.tree().current();
    let others = session.tree().alternatives(here);
    assert_eq!(others.len(), 1);
    session.update(BoardAction::GoTo(others[0]));
    assert_eq!(session.position().fen(), "2 4 b");
    session.update(BoardAction::Undo);
    session.update(BoardAction::Redo);
    assert_eq!(session.position().fen(), "2 4 b", "redo follows the branch visited last");
    assert_eq!(session.tree().len(), 5);
}

#[test]
fn the_third_repetition_ends_the_game() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 0, 4, 5, 0, 1, 5, 4, 1, 0]));
    assert_eq!(session.outcome(), None);
    tap(&mut session, &cells(&[4, 5]));
    assert_eq!(session.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
    tap(&mut session, &cells(&[0]));
    assert_eq!(refusal(&session), Some(Reason::GameOver));
}

#[test]
fn a_stored_game_comes_back_complete() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 2]));
    session.update(BoardAction::Undo);
    session.update(BoardAction::Undo);
    tap(&mut session, &cells(&[5, 4, 1, 0]));
    session.update(BoardAction::Undo);
    session.update(BoardAction::Flip);
    let saved = session.save();
    let text = json::write(&saved).unwrap();
    let read: SavedGame = json::read(&text).unwrap();
    assert_eq!(read, saved);
    let restored: Play<Corridor> = Play::restore(&read).unwrap();
    assert_eq!(restored.save(), saved);
    assert_eq!(restored.position().fen(), session.position().fen());
    assert_eq!(restored.tree().len(), session.tree().len());
    assert!(restored.tree().can_redo());
}

#[test]
fn the_readable_part_of_a_damaged_store_comes_back() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4]));
    let saved = session.save();
    let damage: [fn(&mut SavedGame); 4] = [
        |saved| saved.moves.push((99, "1".into())),
        |saved| saved.moves.push((1, "junk".into())),
        |saved| saved.moves.push((usize::MAX, "1".into())),
        |saved| saved.current = usize::MAX,
    ];
    for damage in damage {
        let mut damaged = saved.clone();
        damage(&mut damaged);
        let restored: Play<Corridor> = Play::restore(&damaged).unwrap();
        assert_eq!(restored.tree().len(), 3);
    }
    let mut nothing = saved;
    nothing.record.variant = "chess".into();
    assert!(Play::<Corridor>::restore(&nothing).is_none());
}

#[test]
fn a_stored_game_continues_when_the_engine_was_thinking() {
    let mut session = corridor(Players::human(Side::White));
    tap(&mut session, &cells(&[0, 1]));
    let mut restored: Play<Corridor> = Play::restore(&session.save()).unwrap();
    question(&restored.begin());
}

#[test]
fn a_level_is_stored_and_games_of_older_versions_still_load() {
    let level = Strength::Level(Level::new(3).unwrap());
    let session = Play::new(corridor(Players::default()).tree().clone(), Players::default(), level);
    let text = json::write(&session.save()).unwrap();
    let restored = |text: &str| {
        let saved: SavedGame = json::read(text).unwrap();
        Play::<Corridor>::restore(&saved).unwrap().strength()
    };
    assert_eq!(restored(&text), level);
    assert_eq!(restored(&text.replace("\"level\":3", "\"level\":200")), DEFAULT_STRENGTH);
    let older = text.replace(",\"level\":3", "").replace("\"seconds\":5", "\"seconds\":7");
    assert!(!older.contains("level"), "{older}");
    assert_eq!(restored(&older), Strength::Seconds(7));
}
