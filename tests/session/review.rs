//! The review of a game: its formulas, the reasons for bad moves, the searches, and the reader's retries.

mod judge;
mod own;
mod reasons;
mod retry;
mod story;

use hostage_chess::engine::{Asker, EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Cell, Ending, Game, GameRecord, Kind, Position, Side, Style};
use hostage_chess::json;
use hostage_chess::search::Score::{self, Centipawns, Mate};
use hostage_chess::session::analysis::{AnalysisAction, AnalysisEffect};
use hostage_chess::session::review::judge::{Verdict, accuracy, chances, game_accuracy, verdict};
use hostage_chess::session::review::reasons::{Case, Force, Loss, Manner, MistakeReason, reason};
use hostage_chess::session::review::{RetryAction, RetryStage, effort};
use hostage_chess::session::{Analysis, BoardAction, SavedAnalysis, Tree};
use hostage_chess::ui::scene::{ReviewView, moves, review, review_signs};
use hostage_chess::words;

type Study = Analysis<AnyPosition>;

/// The fool's mate: 1.f3 e5 2.g4 Qh4#.
const FOOLS: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn study(moves: &[&str]) -> Study {
    let moves = moves.iter().map(|&text| text.to_owned()).collect();
    let record = GameRecord { variant: "hostage".into(), start: None, moves };
    Analysis::new(Tree::from_replay(record.follow().unwrap()), Side::White)
}

/// The engine of these tests: a score for the side to move and the best move, by the moves played.
fn knows(record: &GameRecord) -> (Score, &'static str) {
    match record.moves.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => (Centipawns(20), "e2e4"),
        ["f2f3"] => (Centipawns(30), "e7e5"),
        ["f2f3", "e7e5"] => (Centipawns(-40), "g1h3"),
        [.., "g2g4"] => (Mate(1), "d8h4"),
        [.., "a2a3"] => (Centipawns(400), "d7d5"),
        [.., "d2d4"] => (Centipawns(60), "e5d4"),
        // Inaccuracies, and a mistake.
        [.., "h2h3" | "b2b3"] => (Centipawns(100), "d7d5"),
        [.., "d2d3"] => (Centipawns(180), "d7d5"),
        _ => (Centipawns(0), "a2a3"),
    }
}

fn question(effects: &[AnalysisEffect]) -> Option<(QuestionId, GameRecord)> {
    effects.iter().find_map(|effect| match effect {
        AnalysisEffect::Ask(Request::Search { id, record, .. }) => Some((*id, record.clone())),
        _ => None,
    })
}

fn answer(it: &mut Study, (id, record): &(QuestionId, GameRecord)) -> Vec<AnalysisEffect> {
    let (score, best) = knows(record);
    let info = Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 9, millis: 1, line: vec![best.to_owned()] };
    it.update(AnalysisAction::Reply(Reply::Info { id: *id, info }));
    it.update(AnalysisAction::Reply(Reply::Best { id: *id, mv: Some(best.to_owned()) }))
}

/// Answers searches until there are no more. Returns their number.
fn finish(it: &mut Study, mut effects: Vec<AnalysisEffect>) -> usize {
    let mut answers = 0;
    while let Some(question) = question(&effects) {
        effects = answer(it, &question);
        answers += 1;
    }
    answers
}

fn reviewed() -> Study {
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let effects = it.update(RetryAction::Start);
    assert_eq!(finish(&mut it, effects), 4, "the final mate needs no search");
    it
}

fn picture(it: &Study) -> ReviewView {
    review(it, &it.review().report(it.tree()))
}

fn type_move(it: &mut Study, text: &str) -> Vec<AnalysisEffect> {
    it.update(BoardAction::Type(text.to_owned()))
}

#[test]
fn the_game_is_reviewed_from_its_end_and_judged() {
    let mut it = study(&FOOLS);
    assert!(question(&it.update(RetryAction::Start)).is_none(), "no search before the screen is shown");
    let mut effects = it.update(AnalysisAction::Show(true));
    let mut lengths = Vec::new();
    while let Some(question) = question(&effects) {
        assert!(question.0.asker == Asker::Review && it.is_thinking());
        lengths.push(question.1.moves.len());
        effects = answer(&mut it, &question);
        assert!(effects.contains(&AnalysisEffect::Save));
    }
    assert_eq!(lengths, [3, 2, 1, 0]);
    assert!(!it.review().is_running() && !it.is_thinking());
    let report = it.review().report(it.tree());
    assert_eq!((report.done(), report.line.len(), report.moves.len()), (5, 5, 4));
    let verdicts: Vec<_> = report.moves.iter().map(|mv| mv.verdict).collect();
    assert_eq!(verdicts, [None, None, Some(Verdict::Blunder), None]);
    assert_eq!(report.accuracy[1].map(|share| share as u32), Some(100), "Black played the best moves");
    assert!(report.accuracy[0].unwrap() < 50.0);
    it.update(BoardAction::GoTo(3));
    let mate = MistakeReason::Allowed { moves: 1, manner: Manner::Plain, by: "Qh4#".into() };
    assert_eq!(it.reason(), Some(&mate));
    let bad = picture(&it).bad.unwrap();
    assert_eq!((bad.mv.as_str(), bad.why.as_str()), ("2. g4??", "Allowed mate in 1: Qh4#."));
    assert_eq!(bad.better[0].text, "Nh3");
}

#[test]
fn the_review_waits_while_hidden_or_stopped_and_stepping_does_not_disturb_it() {
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let first = question(&it.update(RetryAction::Start)).unwrap();
    let effects = it.update(AnalysisAction::Show(false));
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id: first.0 })) && !it.is_thinking());
    assert!(answer(&mut it, &first).is_empty(), "a late answer");
    assert_eq!(picture(&it).done, 1, "only the final mate is known");
    let again = question(&it.update(AnalysisAction::Show(true))).unwrap();
    assert_eq!(
        (again.1.moves.len(), again.0.number > first.0.number),
        (3, true),
        "the same search again with a new number"
    );
    let effects = it.update(AnalysisAction::Start);
    assert!(!effects.contains(&AnalysisEffect::Ask(Request::Stop { id: again.0 })) && question(&effects).is_none());
    let third = question(&answer(&mut it, &again)).unwrap();
    let effects = it.update(RetryAction::Pause);
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id: third.0 })) && question(&effects).is_none());
    assert_eq!((picture(&it).done, picture(&it).of, it.review().is_running()), (2, 5, false));
    let effects = it.update(RetryAction::Start);
    assert_eq!(finish(&mut it, effects), 3, "known positions are not searched again");
}

#[test]
fn an_engine_error_stops_the_review_and_this_is_stored() {
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let first = question(&it.update(RetryAction::Start)).unwrap();
    let second = question(&answer(&mut it, &first)).unwrap();
    let effects =
        it.update(AnalysisAction::Reply(Reply::Error { id: second.0, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert!(effects.contains(&AnalysisEffect::Save) && question(&effects).is_none(), "{effects:?}");
    let mut again = Study::restore(&it.save()).unwrap();
    assert!(question(&again.update(AnalysisAction::Show(true))).is_none(), "a reload does not start the review");
    assert_eq!((picture(&again).done, again.review().is_running()), (2, false));
    let effects = again.update(RetryAction::Start);
    assert_eq!(finish(&mut again, effects), 3, "results are kept");
}

#[test]
fn the_analysis_engine_rests_during_the_review() {
    let settle = |it: &mut Study, effects: &[AnalysisEffect]| {
        let number = effects
            .iter()
            .rev()
            .find_map(|e| if let AnalysisEffect::Settle(number) = e { Some(*number) } else { None });
        it.update(AnalysisAction::Settled(number.expect("a timer is set")))
    };
    let mut it = study(&FOOLS[..3]);
    it.update(AnalysisAction::Engine(true));
    let effects = it.update(AnalysisAction::Show(true));
    let live = question(&settle(&mut it, &effects)).unwrap();
    let effects = it.update(RetryAction::Start);
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id: live.0 })), "only one search at a time");
    let mut question_now = question(&effects).unwrap();
    let effects = it.update(AnalysisAction::Start);
    assert!(question(&settle(&mut it, &effects)).is_none());
    loop {
        let effects = answer(&mut it, &question_now);
        match question(&effects) {
            Some(next) => question_now = next,
            None => break assert!(question(&settle(&mut it, &effects)).is_some(), "the analysis continues afterwards"),
        }
    }
}

#[test]
fn a_broken_engine_ends_the_review_with_a_message() {
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let (id, _) = question(&it.update(RetryAction::Start)).unwrap();
    let effects = it.update(AnalysisAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert!(question(&effects).is_none());
    assert_eq!(
        (it.fault(), it.is_thinking(), it.review().is_running()),
        (Some(&EngineFault::Crashed("gone".to_owned())), false, false)
    );
    assert!(question(&it.update(RetryAction::Start)).is_some(), "the review can be retried");
}

#[test]
fn results_survive_storage_in_any_order() {
    let mut it = reviewed();
    // Stored numbers have no gaps.
    it.update(BoardAction::GoTo(0));
    type_move(&mut it, "a3");
    let aside = it.tree().current();
    it.update(AnalysisAction::Delete(aside));
    type_move(&mut it, "b3");
    let saved = it.save();
    let text = json::write(&saved).unwrap();
    assert_eq!(json::read(&text), Some(saved.clone()));
    let restored: Study = Analysis::restore(&saved).unwrap();
    assert_eq!(restored.review().report(restored.tree()), it.review().report(it.tree()));
    assert!(restored.review().is_open());
    let mut turned = saved.clone();
    turned.review[1..].reverse();
    let turned: Study = Analysis::restore(&turned).unwrap();
    assert_eq!(turned.review().report(turned.tree()), it.review().report(it.tree()));
    let older = text.replace(r#""review":"#, r#""unknown":"#);
    assert_eq!(
        json::read::<SavedAnalysis>(&older).unwrap().review,
        Vec::<String>::new(),
        "data stored by older builds"
    );
    // Unreadable results are left out.
    let mut broken = saved.clone();
    broken.review.extend(["99 10 e2e4", "x", "-1 0", "3", ""].map(str::to_owned));
    let broken: Study = Analysis::restore(&broken).unwrap();
    assert_eq!(broken.review().report(broken.tree()), it.review().report(it.tree()));
    // A half-finished review continues.
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let first = question(&it.update(RetryAction::Start)).unwrap();
    answer(&mut it, &first);
    let mut restored: Study = Analysis::restore(&it.save()).unwrap();
    let effects = restored.update(AnalysisAction::Show(true));
    assert_eq!(finish(&mut restored, effects), 3);
    assert!(study(&FOOLS).save().review.is_empty());
}

#[test]
fn its_glyphs_are_listed_unless_the_reader_has_set_others() {
    let mut it = reviewed();
    let signs = |it: &Study| {
        let report = it.review().report(it.tree());
        let moves = moves(it.tree(), &review_signs(it.review().is_open().then_some(&report))).moves;
        moves.iter().map(|mv| mv.mv.signs.clone()).collect::<Vec<_>>()
    };
    assert_eq!(signs(&it), ["", "", "??", ""]);
    assert!(it.tree().note(3).is_empty(), "they are not stored in the tree");
    it.update(AnalysisAction::Glyph(3, 14));
    assert_eq!(signs(&it)[2], "??⩲", "a glyph for the position is not a verdict on the move");
    it.update(AnalysisAction::Glyph(3, 5));
    assert_eq!(signs(&it)[2], "!?⩲");
    it.update(RetryAction::Close);
    assert_eq!(signs(&it)[2], "!?⩲");
    it.update(AnalysisAction::Glyph(3, 5));
    assert_eq!(signs(&it)[2], "⩲");
}

#[test]
fn the_graph_shows_chances_mistakes_and_the_current_position() {
    let mut it = reviewed();
    it.update(BoardAction::GoTo(3));
    let graph = picture(&it).graph;
    assert_eq!(graph.area, "M0 200V96L1 106L2 107L3 200L4 200V200Z");
    assert_eq!(graph.dots.iter().map(|dot| (dot.ply, dot.y)).collect::<Vec<_>>(), [(3, 200)]);
    assert_eq!((graph.at, graph.said.as_str()), (3, "2. g4, blunder, White 0%"));
    it.update(RetryAction::Better(3, 1));
    assert_eq!((it.tree().text(it.tree().current()), picture(&it).graph.at), ("Nh3", 2), "where the variation begins");
    let counts = &picture(&it).sides[0].counts;
    assert_eq!((counts[2], counts[0].1), ((Verdict::Blunder, 1, Some(3)), 0));
    // Unknown positions are left out.
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let first = question(&it.update(RetryAction::Start)).unwrap();
    answer(&mut it, &first);
    assert_eq!(picture(&it).graph.area, "M3 200V200L4 200V200Z");
    assert_eq!(picture(&it).sides[0].accuracy, None);
}

#[test]
fn the_same_game_is_recognised() {
    let it = reviewed();
    let record = |moves: &[&str]| study(moves).tree().game_record();
    assert!(it.is_of(&record(&FOOLS)));
    assert!(!it.is_of(&record(&FOOLS[..3])));
}
