//! The Analysis screen: stepping, comments, shapes, and an engine that only searches the shown position.

use crate::support::toy::corridor::Corridor;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::engine::{Asker, EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Cell, Game, Side, Touch};
use hostage_chess::json;
use hostage_chess::opening::Openings;
use hostage_chess::search::Score;
use hostage_chess::session::analysis::{AnalysisAction, AnalysisEffect};
use hostage_chess::session::note::{Ink, Place, Shape};
use hostage_chess::session::review::RetryAction;
use hostage_chess::session::{Analysis, BoardAction, SavedAnalysis, Tab, ThreatView, Tree};
use hostage_chess::ui::scene::{engine as engine_view, explorer};

fn analysis() -> Analysis<Corridor> {
    Analysis::new(Tree::new(Corridor::start("corridor").unwrap()), Side::White)
}

/// An analysis on screen with the engine on.
fn at_work() -> (Analysis<Corridor>, QuestionId) {
    let mut it = analysis();
    it.update(AnalysisAction::Engine(true));
    let effects = it.update(AnalysisAction::Show(true));
    let id = think(&settle(&mut it, &effects)).unwrap();
    (it, id)
}

fn tap(it: &mut Analysis<Corridor>, cells: &[u8]) -> Vec<AnalysisEffect> {
    cells.iter().flat_map(|&cell| it.update(BoardAction::Tap(Touch::Cell(Cell(cell))))).collect()
}

fn walk(it: &mut Analysis<Corridor>, step: BoardAction) -> Vec<AnalysisEffect> {
    it.update(step)
}

/// Fires the last pending timer among the effects.
fn settle(it: &mut Analysis<Corridor>, effects: &[AnalysisEffect]) -> Vec<AnalysisEffect> {
    let wait = |effect: &AnalysisEffect| if let AnalysisEffect::Settle(number) = effect { Some(*number) } else { None };
    let number = effects.iter().rev().find_map(wait).expect("a timer is set");
    it.update(AnalysisAction::Settled(number))
}

fn think(effects: &[AnalysisEffect]) -> Option<QuestionId> {
    effects
        .iter()
        .find_map(|effect| if let AnalysisEffect::Ask(Request::Search { id, .. }) = effect { Some(*id) } else { None })
}

fn tell(it: &mut Analysis<Corridor>, id: QuestionId, rank: u32, depth: u32, worth: i32, line: &[&str]) {
    let line = line.iter().map(|&text| text.to_owned()).collect();
    let info = Info { rank, depth, no_mate_within: 0, score: Score::Centipawns(worth), nodes: 10, millis: 5, line };
    it.update(AnalysisAction::Reply(Reply::Info { id, info }));
}

fn fen(it: &Analysis<Corridor>) -> String {
    it.board().position().fen()
}

#[test]
fn the_engine_searches_only_while_switched_on_and_visible() {
    let mut it = analysis();
    let effects = it.update(AnalysisAction::Show(true));
    assert_eq!(think(&settle(&mut it, &effects)), None, "the engine is off at first");
    let effects = it.update(AnalysisAction::Engine(true));
    assert_eq!(think(&effects), None, "no search before the position has been shown for a while");
    let id = think(&settle(&mut it, &effects)).unwrap();
    assert!(it.is_thinking());
    let effects = it.update(AnalysisAction::Show(false));
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id })));
    assert_eq!(think(&settle(&mut it, &effects)), None);
    let effects = it.update(AnalysisAction::Show(true));
    let id = think(&settle(&mut it, &effects)).unwrap();
    assert!(it.update(AnalysisAction::Engine(false)).contains(&AnalysisEffect::Ask(Request::Stop { id })));
    assert!(!it.is_thinking());
}

#[test]
fn a_search_has_no_limit_and_an_id_that_no_game_uses() {
    let mut it = analysis();
    it.update(AnalysisAction::Engine(true));
    it.update(AnalysisAction::Lines(3));
    let effects = it.update(AnalysisAction::Show(true));
    let effects = settle(&mut it, &effects);
    let Some(AnalysisEffect::Ask(Request::Search { id, limits, record })) = effects.last() else {
        panic!("{effects:?}")
    };
    assert!(id.asker == Asker::Analysis && record.moves.is_empty());
    assert_eq!((limits.millis, limits.nodes, limits.lines), (None, None, Some(3)));
    assert!(limits.depth.is_some_and(|depth| depth >= 99), "the depth excludes the opening book");
}

#[test]
fn fast_steps_cause_no_backlog() {
    let (mut it, first) = at_work();
    tap(&mut it, &[0, 1, 5, 4, 1, 2]);
    let (mut stops, mut asked, mut stored, mut last) = (0, 0, 0, Vec::new());
    for step in 0..500 {
        let effects = walk(&mut it, if step % 4 < 2 { BoardAction::Undo } else { BoardAction::Redo });
        stops += effects.iter().filter(|effect| matches!(effect, AnalysisEffect::Ask(Request::Stop { .. }))).count();
        asked += usize::from(think(&effects).is_some());
        stored += usize::from(effects.contains(&AnalysisEffect::Save));
        // Only the last of these timers is valid. An old timer that fires late must have no effect.
        if step % 7 == 0 && !last.is_empty() {
            settle(&mut it, &last);
        }
        last = effects;
    }
    assert_eq!((stops, asked, stored), (0, 0, 0), "a single stop comes first, for question {first:?}");
    let effects = settle(&mut it, &last);
    assert!(think(&effects).is_some() && effects.contains(&AnalysisEffect::Save));
}

#[test]
fn results_are_kept_by_position_and_replaced_by_deeper_ones() {
    let (mut it, id) = at_work();
    tell(&mut it, id, 1, 6, 30, &["1", "4"]);
    let effects = tap(&mut it, &[0, 1]);
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id })));
    assert_eq!(it.evaluation(), None);
    tell(&mut it, id, 1, 9, 99, &["1"]);
    assert_eq!(it.evaluation(), None, "a late answer does not apply to another position");
    let id = think(&settle(&mut it, &effects)).unwrap();
    tell(&mut it, id, 1, 4, 30, &["4"]);
    assert_eq!(it.score(), Some(Score::Centipawns(-30)), "for White");
    let effects = walk(&mut it, BoardAction::Undo);
    assert_eq!(it.score(), Some(Score::Centipawns(30)), "still known");
    let id = think(&settle(&mut it, &effects)).unwrap();
    tell(&mut it, id, 1, 2, -5, &["1"]);
    assert_eq!(it.score(), Some(Score::Centipawns(30)), "the old result is deeper than the new one");
    tell(&mut it, id, 1, 6, -7, &["1"]);
    assert_eq!(it.score(), Some(Score::Centipawns(-7)));
    it.update(AnalysisAction::Engine(false));
    assert_eq!(it.score(), None);
}

#[test]
fn lines_are_ranked_without_duplicates_and_limited_in_number() {
    let (mut it, _) = at_work();
    let effects = it.update(AnalysisAction::Lines(9));
    assert_eq!(it.lines(), 5);
    let id = think(&settle(&mut it, &effects)).unwrap();
    tell(&mut it, id, 2, 3, 10, &["2"]);
    tell(&mut it, id, 1, 3, 20, &["1"]);
    let heads = |it: &Analysis<Corridor>| -> Vec<String> {
        it.evaluation().unwrap().lines.iter().map(|info| info.line[0].clone()).collect()
    };
    assert_eq!(heads(&it), ["1", "2"]);
    tell(&mut it, id, 1, 4, 30, &["2"]);
    assert_eq!(heads(&it), ["1", "2"], "the order holds until the demoted line has its new rank");
    tell(&mut it, id, 2, 4, 20, &["1"]);
    assert_eq!(heads(&it), ["2", "1"]);
    let effects = it.update(AnalysisAction::Lines(1));
    let id = think(&settle(&mut it, &effects)).unwrap();
    tell(&mut it, id, 1, 1, 5, &["1"]);
    assert_eq!(heads(&it), ["1"]);
}

#[test]
fn following_a_line_plays_it_up_to_the_clicked_move() {
    let (mut it, id) = at_work();
    tell(&mut it, id, 1, 6, 30, &["1", "4", "2"]);
    let effects = it.update(AnalysisAction::Follow(1, 2));
    assert_eq!(fen(&it), "1 4 w");
    assert!(effects.contains(&AnalysisEffect::Ask(Request::Stop { id })) && effects.contains(&AnalysisEffect::Save));
    it.update(AnalysisAction::Start);
    it.update(AnalysisAction::Follow(1, 3));
    assert_eq!(fen(&it), "2 4 b");
    assert_eq!(it.tree().len(), 4, "the same moves add no branch");
}

#[test]
fn a_line_is_played_as_it_was_drawn_whatever_the_engine_has_found_since() {
    let (mut it, id) = at_work();
    tell(&mut it, id, 1, 6, 30, &["1", "4", "2"]);
    let drawn = it.evaluation().unwrap().lines[0].line[..2].to_vec();
    tell(&mut it, id, 1, 7, 40, &["2", "4"]);
    let effects = it.update(AnalysisAction::PlayDrawn(drawn));
    assert_eq!(fen(&it), "1 4 w");
    assert_eq!(effects.iter().filter(|effect| **effect == AnalysisEffect::Save).count(), 1);
}

#[test]
fn stepping_reaches_both_ends_and_moves_between_variations() {
    let mut it = analysis();
    tap(&mut it, &[0, 1, 5, 4, 1, 2]);
    it.update(AnalysisAction::Start);
    assert_eq!(fen(&it), "0 5 w");
    it.update(AnalysisAction::End);
    assert_eq!(fen(&it), "2 4 b");
    walk(&mut it, BoardAction::Undo);
    tap(&mut it, &[1, 0]);
    assert_eq!(fen(&it), "0 4 b");
    it.update(AnalysisAction::Sibling(true));
    assert_eq!(fen(&it), "2 4 b");
    it.update(AnalysisAction::Sibling(true));
    assert_eq!(fen(&it), "0 4 b", "stepping wraps around");
    it.update(AnalysisAction::Sibling(false));
    assert_eq!(fen(&it), "2 4 b");
}

#[test]
fn notes_and_the_order_of_the_tree_survive_storage() {
    let mut it = analysis();
    tap(&mut it, &[0, 1, 5, 4, 1, 2]);
    walk(&mut it, BoardAction::Undo);
    tap(&mut it, &[1, 0]);
    let here = it.tree().current();
    let circle = Shape { ink: Ink::Red, from: Place::Cell(Cell(2)), to: None };
    for action in [
        AnalysisAction::Comment(here, " well\nplayed ".into()),
        AnalysisAction::Glyph(here, 1),
        AnalysisAction::Glyph(here, 3),
        AnalysisAction::Glyph(0, 3),
        AnalysisAction::Glyph(here, 16),
        AnalysisAction::Draw(circle),
        AnalysisAction::MakeMain(here),
        AnalysisAction::Engine(true),
        AnalysisAction::Lines(4),
    ] {
        it.update(action);
    }
    assert_eq!(it.tree().note(here).glyphs, [3, 16]);
    assert_eq!(it.tree().fork(here), None);
    let text = json::write(&it.save()).unwrap();
    let saved: SavedAnalysis = json::read(&text).unwrap();
    let again: Analysis<Corridor> = Analysis::restore(&saved).unwrap();
    assert_eq!(again.save(), it.save());
    let note = again.tree().note(again.tree().current());
    assert_eq!((note.comment.as_str(), note.shapes.as_slice()), ("well played", &[circle][..]));
    assert!(again.engine() && again.lines() == 4 && again.board().position().fen() == "0 4 b");
    it.update(AnalysisAction::Draw(circle));
    assert!(it.tree().note(here).shapes.is_empty(), "drawing a shape again removes it");
}

#[test]
fn a_deletion_can_be_undone_until_the_next_change() {
    let mut it = analysis();
    tap(&mut it, &[0, 1, 5, 4]);
    let node = it.tree().line()[1];
    let effects = it.update(AnalysisAction::Delete(node));
    assert_eq!((fen(&it), it.tree().len()), ("0 5 w".into(), 1));
    assert!(effects.contains(&AnalysisEffect::Save) && it.can_restore());
    it.update(AnalysisAction::Restore);
    assert_eq!((fen(&it), it.tree().len()), ("1 4 w".into(), 3));
    assert!(!it.can_restore());
    it.update(AnalysisAction::Delete(node));
    tap(&mut it, &[0, 1]);
    assert!(!it.can_restore());
    it.update(AnalysisAction::Delete(0));
    assert_eq!(it.tree().len(), 2, "the first position cannot be deleted");
}

#[test]
fn an_engine_error_is_shown_and_the_next_position_or_choice_tries_again() {
    for again in [Some(AnalysisAction::Engine(true)), Some(AnalysisAction::Lines(2)), None] {
        let (mut it, id) = at_work();
        let fault = EngineFault::Crashed("no".to_owned());
        it.update(AnalysisAction::Reply(Reply::Error { id, fault: fault.clone() }));
        assert_eq!((it.fault(), it.is_thinking()), (Some(&fault), false));
        let effects = match again {
            Some(again) => it.update(again),
            None => tap(&mut it, &[0, 1]),
        };
        assert_eq!(it.fault(), None);
        assert!(think(&settle(&mut it, &effects)).is_some());
    }
}

#[test]
fn the_open_tab_follows_the_actions_and_survives_storage() {
    let mut it = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("hostage").unwrap()), Side::White);
    assert_eq!(it.tab(), Tab::Moves);
    it.update(AnalysisAction::Threats(ThreatView::Drops));
    assert_eq!(it.tab(), Tab::Threats, "switching on threats opens their tab");
    it.update(RetryAction::Start);
    assert_eq!(it.tab(), Tab::Review);
    let saved: SavedAnalysis = json::read(&json::write(&it.save()).unwrap()).unwrap();
    assert_eq!(Analysis::<AnyPosition>::restore(&saved).unwrap().tab(), Tab::Review);
    it.update(RetryAction::Close);
    assert_eq!(it.tab(), Tab::Moves);
    it.update(AnalysisAction::Tab(Tab::Threats));
    // A game without threats has no Threats tab.
    let mut other = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("hole").unwrap()), Side::White);
    other.follow(&it);
    assert_eq!(other.tab(), Tab::Moves);
}

#[test]
fn the_book_is_asked_where_it_may_know_the_position_and_without_the_engine() {
    let mut it = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("hostage").unwrap()), Side::White);
    let question = |effects: &[AnalysisEffect]| {
        effects.iter().find_map(|effect| match effect {
            AnalysisEffect::Ask(Request::Book { id, record }) => Some((*id, record.clone())),
            _ => None,
        })
    };
    let ask = |it: &mut Analysis<AnyPosition>, effects: Vec<AnalysisEffect>| {
        let Some(AnalysisEffect::Settle(number)) =
            effects.iter().rev().find(|effect| matches!(effect, AnalysisEffect::Settle(_)))
        else {
            panic!("no timer is set");
        };
        it.update(AnalysisAction::Settled(*number))
    };
    let effects = it.update(AnalysisAction::Show(true));
    let effects = ask(&mut it, effects);
    let (id, record) = question(&effects).expect("the engine is off, but the book is asked");
    let mut engine = LocalEngine::new(NativeClock::default());
    assert_eq!(engine.proposals(&record), [], "the book is not loaded yet");
    engine.set_book(true);
    let found = engine.proposals(&record);
    assert!(found.len() > 1 && found.iter().all(|info| info.depth == 0 && info.line.len() == 1));
    // A new engine may begin the answer anew.
    for info in found[..2].iter().chain(&found) {
        it.update(AnalysisAction::Reply(Reply::Info { id, info: info.clone() }));
        assert!(it.book().is_empty(), "the book is not shown before it is complete");
    }
    it.update(AnalysisAction::Reply(Reply::Best { id, mv: None }));
    assert_eq!(it.book(), found);
    assert!(!it.is_thinking());
    let view = engine_view(&it);
    assert_eq!(view.book[0].uci, found[0].line[0]);
    assert!((97..=103).contains(&view.book.iter().map(|mv| mv.share).sum::<u32>()));
    // A proposed move can be played, and then the book is asked again. The book is not asked about positions that it
    // cannot know.
    let effects = it.update(AnalysisAction::Propose(found[0].line[0].clone()));
    assert_eq!(it.tree().len(), 2);
    assert!(it.book().is_empty());
    let effects = ask(&mut it, effects);
    let (id, record) = question(&effects).unwrap();
    assert_eq!(record.moves, found[0].line);
    it.update(AnalysisAction::Reply(Reply::Best { id, mv: None }));
    let effects = it.update(BoardAction::Undo);
    assert_eq!(question(&ask(&mut it, effects)), None, "the answer is known already");
    assert_eq!(it.book(), found);
    let mut late = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("messenger").unwrap()), Side::White);
    let effects = late.update(AnalysisAction::Show(true));
    assert_eq!(question(&ask(&mut late, effects)), None);
}

#[test]
fn the_explorer_shows_the_position_only_in_its_own_game() {
    let text = "hostage openings 1\n0 e2e4 43 30 1 20\n1 e7e5 -43 2 0 1\n1 b8c6 -50\n0 d2d4 40 1 0 2\n";
    let openings = Openings::read(text).unwrap();
    let mut it = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("hostage").unwrap()), Side::White);
    let view =
        |it: &Analysis<AnyPosition>| explorer::explorer(&openings, &explorer::way(it).unwrap(), it.board().position());
    let start = view(&it);
    assert_eq!(start.name, None);
    let rows: Vec<_> =
        start.rows.iter().map(|row| (row.text.as_str(), row.games, row.shares, row.score.as_str())).collect();
    assert_eq!(rows, [("e4", 51, [59, 2, 39], "+0.4"), ("d4", 3, [33, 0, 67], "+0.4")]);
    assert!(start.rows[0].said.contains("e4: 51 games, White won 59%"), "{}", start.rows[0].said);
    // Scores are from White's point of view, whichever side is to move.
    it.update(AnalysisAction::Propose("e2e4".into()));
    let after = view(&it);
    assert!(after.name.is_some());
    let rows: Vec<_> =
        after.rows.iter().map(|row| (row.uci.as_str(), row.games, row.shares, row.score.as_str())).collect();
    assert_eq!(rows, [("e7e5", 3, [67, 0, 33], "+0.4"), ("b8c6", 0, [0; 3], "+0.5")]);
    it.update(AnalysisAction::Propose("h7h5".into()));
    assert_eq!((view(&it).rows, view(&it).name), (Vec::new(), after.name));
    // The explorer stays open in the next analysis.
    assert!(!it.explorer());
    assert_eq!(it.update(AnalysisAction::Explorer(true)), [AnalysisEffect::Save]);
    let stored = json::write(&it.save()).unwrap();
    let restored = Analysis::<AnyPosition>::restore(&json::read(&stored).unwrap()).unwrap();
    let mut other = Analysis::<AnyPosition>::new(Tree::new(AnyPosition::start("hole").unwrap()), Side::White);
    other.follow(&restored);
    assert!(restored.explorer() && other.explorer());
    assert_eq!(explorer::way(&other), None);
    let elsewhere = AnyPosition::from_fen("hostage", &it.board().position().fen()).unwrap();
    assert_eq!(explorer::way(&Analysis::new(Tree::new(elsewhere), Side::White)), None);
}

#[test]
fn an_analysis_is_untouched_while_its_moves_and_annotations_are_as_opened() {
    let start = Tree::new(AnyPosition::start("hostage").unwrap());
    let mut annotated = Analysis::new(start, Side::White);
    annotated.update(AnalysisAction::Propose("e2e4".to_owned()));
    annotated.update(AnalysisAction::Comment(1, "theirs".to_owned()));
    let opened = Analysis::<AnyPosition>::restore(&annotated.save()).unwrap().opened();
    assert!(opened.save().is_untouched(), "it came with the annotation");
    let again = |it: &Analysis<AnyPosition>| Analysis::<AnyPosition>::restore(&it.save()).unwrap();
    assert!(again(&opened).save().is_untouched());
    for changes in [
        vec![AnalysisAction::Comment(1, "mine".to_owned())],
        vec![AnalysisAction::Comment(1, String::new())],
        vec![AnalysisAction::Delete(1)],
        vec![AnalysisAction::Delete(1), AnalysisAction::Propose("d2d4".to_owned())],
    ] {
        let mut it = opened.clone();
        for change in changes.clone() {
            it.update(change);
        }
        assert!(!again(&it).save().is_untouched(), "{changes:?}");
    }
}
