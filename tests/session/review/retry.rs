//! The reader retries a bad move.

use super::*;

fn stage(it: &Study) -> RetryStage {
    it.review().retry().expect("a retry is in progress").stage
}

#[test]
fn mistakes_can_be_retried_until_the_move_is_better() {
    let mut it = reviewed();
    it.update(RetryAction::Retry(Side::White));
    assert_eq!((it.tree().current(), stage(&it)), (2, RetryStage::Asked));
    let view = picture(&it).retry.unwrap();
    assert_eq!(view.text, "1 of 1: find a better move for White than 2. g4??.");
    assert!(
        view.open && !view.away && picture(&it).bad.is_none() && it.score().is_none(),
        "the answer is not revealed"
    );
    type_move(&mut it, "g4");
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(3)), (2, RetryStage::Wrong, true));
    // Another bad move: the engine is asked, and the move leaves no trace.
    let effects = type_move(&mut it, "a3");
    let tried = it.tree().current();
    assert_eq!(stage(&it), RetryStage::Judging(tried, true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(tried)), (2, RetryStage::Wrong, false));
    assert!(!it.can_restore());
    // Stepping through the game does not count as a try.
    it.update(BoardAction::Redo);
    assert_eq!((stage(&it), picture(&it).retry.unwrap().away), (RetryStage::Wrong, true));
    it.update(RetryAction::Back);
    // A good move that is not the best.
    let effects = type_move(&mut it, "d4");
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (RetryStage::Good, "d4"));
    assert_eq!(picture(&it).bad.unwrap().node, 3, "the answer may be shown now");
    it.update(RetryAction::Next);
    assert_eq!(stage(&it), RetryStage::Over);
    it.update(RetryAction::EndRetry);
    assert_eq!(it.review().retry(), None);
    // The best move needs no search.
    it.update(RetryAction::Retry(Side::White));
    assert!(question(&type_move(&mut it, "Nh3")).is_none());
    assert_eq!(stage(&it), RetryStage::Good);
    it.update(RetryAction::Retry(Side::White));
    it.update(RetryAction::Solve);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (RetryStage::Solved, "Nh3"));
    // A side without mistakes has none to retry.
    it.update(RetryAction::Retry(Side::Black));
    assert_eq!(stage(&it), RetryStage::Over);
}

#[test]
fn a_good_retry_is_no_mistake_and_better_than_the_move_played() {
    for (played, tried, stage_then) in [
        ("g2g4", "h3", RetryStage::Good),
        ("g2g4", "d3", RetryStage::Wrong),
        ("d2d3", "h3", RetryStage::Good),
        ("h2h3", "b3", RetryStage::Wrong),
        ("h2h3", "d4", RetryStage::Good),
    ] {
        let mut it = study(&["f2f3", "e7e5", played]);
        it.update(AnalysisAction::Show(true));
        let effects = it.update(RetryAction::Start);
        finish(&mut it, effects);
        it.update(RetryAction::Retry(Side::White));
        assert_eq!(it.tree().current(), 2, "{played}");
        let effects = type_move(&mut it, tried);
        finish(&mut it, effects);
        assert_eq!(stage(&it), stage_then, "{tried} for {played}");
    }
}

#[test]
fn a_retry_is_judged_when_the_screen_is_shown_again() {
    let mut it = reviewed();
    it.update(RetryAction::Retry(Side::White));
    let (id, _) = question(&type_move(&mut it, "a3")).unwrap();
    assert!(it.update(AnalysisAction::Show(false)).contains(&AnalysisEffect::Ask(Request::Stop { id })));
    let effects = it.update(AnalysisAction::Show(true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!(stage(&it), RetryStage::Wrong);
}
