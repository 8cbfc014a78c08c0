//! Mistakes from reviewed games, as puzzles that come back.

use hostage_chess::session::puzzles::{self, Attempt, Mistake, PuzzleProgress, Tried, mistakes};
use hostage_chess::session::{ExerciseAction, ExerciseEffect};

use super::*;

type Try = Attempt<AnyPosition>;

fn own(sides: &[Side]) -> Vec<Mistake> {
    let it = reviewed();
    mistakes(it.review(), it.tree(), &it.review().report(it.tree()), sides)
}

fn attempt() -> Try {
    Attempt::at_mistake(&own(&[Side::White])[0]).unwrap()
}

fn typed(it: &mut Try, text: &str) -> Vec<ExerciseEffect<bool>> {
    it.update(ExerciseAction::Board(BoardAction::Type(text.to_owned())))
}

/// Types a move and lets the engine answer the search about it.
fn answered(it: &mut Try, text: &str) -> Vec<ExerciseEffect<bool>> {
    let mut effects = typed(it, text);
    let asked = effects.iter().position(|effect| matches!(effect, ExerciseEffect::Ask(_))).expect("a question");
    let ExerciseEffect::Ask(Request::Search { id, .. }) = effects.remove(asked) else { panic!("no search") };
    // The moves that led to the mistake, and this move.
    let played = it.board().tree().game_record().moves;
    let moves = FOOLS[..2].iter().map(|mv| (*mv).to_owned()).chain(played).collect();
    let (score, best) = knows(&GameRecord { variant: "hostage".into(), start: None, moves });
    let info = Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 9, millis: 1, line: vec![best.to_owned()] };
    effects.extend(it.update(ExerciseAction::Reply(Reply::Info { id, info })));
    effects.extend(it.update(ExerciseAction::Reply(Reply::Best { id, mv: Some(best.to_owned()) })));
    effects
}

#[test]
fn blunders_of_the_requested_sides_are_found() {
    let found = own(&[Side::White]);
    let [mistake] = &found[..] else { panic!("{found:?}") };
    assert_eq!((mistake.played.as_str(), mistake.best.as_str(), mistake.variant.as_str()), ("g2g4", "g1h3", "hostage"));
    assert_eq!(mistake.fen, reviewed().tree().at(2).fen());
    assert_eq!(own(&Side::BOTH), found);
    assert_eq!((own(&[Side::Black]), own(&[])), (Vec::new(), Vec::new()));
}

#[test]
fn the_best_move_and_equally_good_ones_are_right() {
    let mut it = attempt();
    assert_eq!(typed(&mut it, "g1h3"), [ExerciseEffect::Decided(true)]);
    assert_eq!(*it.stage(), puzzles::PuzzleStage::Solved);
    let mut it = attempt();
    assert_eq!(it.mistake().map(|mv| it.board().position().uci(mv)).as_deref(), Some("g2g4"));
    typed(&mut it, "d2d4");
    assert_eq!(*it.stage(), puzzles::PuzzleStage::Weighing);
    for (mv, good) in [("d2d4", true), ("h2h3", true), ("d2d3", false), ("a2a3", false)] {
        let mut it = attempt();
        assert_eq!(answered(&mut it, mv), [ExerciseEffect::Decided(good)], "{mv}");
        assert_eq!(*it.stage() == puzzles::PuzzleStage::Solved, good, "{mv}: {:?}", it.stage());
    }
}

#[test]
fn a_wrong_move_is_answered_and_the_mistake_itself_needs_no_search() {
    let mut it = attempt();
    assert!(matches!(typed(&mut it, "g2g4")[..], [ExerciseEffect::Decided(false), ExerciseEffect::Ask(_)]));
    assert_eq!(*it.stage(), puzzles::PuzzleStage::Judging);
    let mut it = attempt();
    answered(&mut it, "a2a3");
    assert!(matches!(it.stage(), puzzles::PuzzleStage::Refuted(Some((_, None)))), "{:?}", it.stage());
    assert_eq!(it.board().tree().depth(), 2);
    it.update(ExerciseAction::Again);
    assert_eq!(typed(&mut it, "g1h3"), [], "the result is decided only once");
}

#[test]
fn without_an_engine_nothing_is_decided() {
    let mut it = attempt();
    let effects = typed(&mut it, "d2d4");
    let [ExerciseEffect::Ask(Request::Search { id, .. })] = &effects[..] else { panic!("{effects:?}") };
    let gone = Reply::Error { id: *id, fault: EngineFault::Crashed("gone".to_owned()) };
    assert_eq!(it.update(ExerciseAction::Reply(gone)), []);
    it.update(ExerciseAction::Again);
    assert_eq!(typed(&mut it, "g1h3"), [ExerciseEffect::Decided(true)]);
}

#[test]
fn mistakes_are_stored_and_come_back_at_growing_intervals() {
    let mut progress = PuzzleProgress::default();
    let found = own(&[Side::White]);
    progress.take(&found, 10);
    progress.take(&found, 11);
    assert_eq!(
        (progress.missed.len(), progress.due(9, "hostage", usize::MAX), progress.due(10, "hole", usize::MAX)),
        (1, vec![], vec![])
    );
    let id = progress.due(10, "hostage", 0).remove(0);
    assert_eq!((progress.due_own(10), progress.own(&id).unwrap().best.as_str()), (vec![id.clone()], "g1h3"));
    // Stored progress is the same when it is read.
    progress = json::read(&json::write(&progress).unwrap()).unwrap();
    let mut day = 10;
    let left = progress.missed[0].clone();
    let tried = |solved, day| Tried { solved, rating: 0, day, daily: false };
    progress.record(&id, tried(false, day));
    for interval in [1, 3, 7, 16, 35] {
        assert_eq!(progress.due_own(day + interval - 1), [], "{day}");
        day += interval;
        assert_eq!(progress.due_own(day), std::slice::from_ref(&id));
        progress.record(&id, tried(true, day));
    }
    assert_eq!((progress.missed.len(), progress.own(&id)), (0, None));
    // It does not affect the rating.
    assert_eq!((progress.rating(), progress.tried, progress.solved), (PuzzleProgress::default().rating(), 0, 0));
    // A date without its mistake is dropped: the number will be that of another mistake.
    let mut orphan = progress.clone();
    orphan.missed.push(left);
    let orphan = PuzzleProgress::read(&json::write(&orphan).unwrap()).unwrap();
    assert_eq!((orphan.due_own_count(day), orphan.missed.len()), (0, 0));
    // A repeated mistake is stored again.
    progress.take(&found, day);
    assert_eq!(progress.missed.len(), 1);
}

#[test]
fn a_mistake_that_is_illegal_under_the_rules_is_refused() {
    let mistake = own(&[Side::White]).remove(0);
    for change in [
        |it: &mut Mistake| it.fen = "8/8".to_owned(),
        |it: &mut Mistake| it.played = "e9e9".to_owned(),
        |it: &mut Mistake| it.best = "e2e5".to_owned(),
    ] {
        let mut broken = mistake.clone();
        change(&mut broken);
        assert!(Try::at_mistake(&broken).is_err(), "{broken:?}");
    }
}
