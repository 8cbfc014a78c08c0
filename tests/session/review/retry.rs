//! The reader tries to do better.

use super::*;

fn stage(it: &Study) -> Stage {
    it.review().retry().expect("a try goes on").stage
}

#[test]
fn mistakes_are_tried_again_until_they_are_better() {
    let mut it = reviewed();
    it.update(Step::Retry(Side::White));
    assert_eq!((it.tree().current(), stage(&it)), (2, Stage::Asked));
    let view = picture(&it).retry.unwrap();
    assert_eq!(view.text, "1 of 1: find a better turn for White than 2. g4??.");
    assert!(view.open && !view.away && picture(&it).bad.is_none() && it.score().is_none(), "nothing is given away");
    // The mistake itself.
    type_move(&mut it, "g4");
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(3)), (2, Stage::Wrong, true));
    // Another bad turn: the engine is asked, and it leaves no trace.
    let effects = type_move(&mut it, "a3");
    let tried = it.tree().current();
    assert_eq!(stage(&it), Stage::Judging(tried, true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(tried)), (2, Stage::Wrong, false));
    assert!(!it.can_restore());
    // Walking away is no try.
    it.update(BoardAction::Redo);
    assert_eq!((stage(&it), picture(&it).retry.unwrap().away), (Stage::Wrong, true));
    it.update(Step::Back);
    // A good turn that is not the best.
    let effects = type_move(&mut it, "d4");
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (Stage::Good, "d4"));
    assert_eq!(picture(&it).bad.unwrap().node, 3, "now it may be told");
    it.update(Step::Next);
    assert_eq!(stage(&it), Stage::Over);
    it.update(Step::EndRetry);
    assert_eq!(it.review().retry(), None);
    // The best turn needs no question.
    it.update(Step::Retry(Side::White));
    assert!(question(&type_move(&mut it, "Nh3")).is_none());
    assert_eq!(stage(&it), Stage::Good);
    // The solution.
    it.update(Step::Retry(Side::White));
    it.update(Step::Solve);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (Stage::Solved, "Nh3"));
    // Whoever made no mistakes has none to mend.
    it.update(Step::Retry(Side::Black));
    assert_eq!(stage(&it), Stage::Over);
}

#[test]
fn a_good_try_is_no_mistake_and_better_than_what_was_played() {
    for (played, tried, stage_then) in [
        ("g2g4", "h3", Stage::Good),
        ("g2g4", "d3", Stage::Wrong),
        ("d2d3", "h3", Stage::Good),
        ("h2h3", "b3", Stage::Wrong),
        ("h2h3", "d4", Stage::Good),
    ] {
        let mut it = study(&["f2f3", "e7e5", played]);
        it.update(AnalysisAction::Show(true));
        let effects = it.update(Step::Start);
        finish(&mut it, effects);
        it.update(Step::Retry(Side::White));
        assert_eq!(it.tree().current(), 2, "{played}");
        let effects = type_move(&mut it, tried);
        finish(&mut it, effects);
        assert_eq!(stage(&it), stage_then, "{tried} for {played}");
    }
}

#[test]
fn a_try_is_judged_when_it_is_seen_again() {
    let mut it = reviewed();
    it.update(Step::Retry(Side::White));
    let (id, _) = question(&type_move(&mut it, "a3")).unwrap();
    assert!(it.update(AnalysisAction::Show(false)).contains(&AnalysisEffect::Ask(Request::Stop { id })));
    let effects = it.update(AnalysisAction::Show(true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!(stage(&it), Stage::Wrong);
}
