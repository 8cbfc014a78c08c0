//! The Analysis screen: its engine searches only while the screen is visible.

use super::{Page, analysis, memory, tree};
use hostage_chess::engine::{Asker, Info, PROTOCOL, QuestionId, Reply};
use hostage_chess::game::Side;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::link::Screen;
use hostage_chess::search::Score;
use hostage_chess::session::analysis::AnalysisAction as Does;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, NewGame, Play, Players};
use hostage_chess::shell::{Action, Dialog, Effect, Slot, StoredState};
use hostage_chess::ui::scene;
use hostage_chess::words;

fn settle(page: &mut Page) -> QuestionId {
    let wait = |effect: &Effect| if let Effect::Settle(number) = effect { Some(*number) } else { None };
    let number = page.effects.iter().rev().find_map(wait).expect("a timer is set");
    page.act(Does::Settled(number)).question()
}

/// The Analysis screen with a search in progress.
fn at_work() -> (Page, QuestionId) {
    let mut page =
        Page::with(StoredState { analysis: Some(analysis(&["e2e4"]).save()), ..StoredState::default() }, "#/analysis");
    page.act(Does::Engine(true));
    let id = settle(&mut page);
    (page, id)
}

fn info(id: QuestionId) -> Action {
    let line = vec!["e7e5".to_owned()];
    Action::Reply(Reply::Info {
        id,
        info: Info { rank: 1, depth: 3, no_mate_within: 0, score: Score::Centipawns(20), nodes: 9, millis: 4, line },
    })
}

#[test]
fn the_engine_stops_while_the_analysis_is_hidden_and_continues_after() {
    for (away, back) in [
        (Action::Hidden(true), Action::Hidden(false)),
        (Action::Address("#/library".into()), Action::Address("#/analysis".into())),
        (Action::Address("#/play?fen=bad".into()), Action::Address("#/analysis".into())),
    ] {
        let (mut page, _) = at_work();
        page.act(away.clone());
        assert_eq!(page.asked(), [None], "{away:?}");
        page.act(back);
        settle(&mut page);
    }
}

#[test]
fn a_mate_is_called_the_shortest_only_when_that_is_proven() {
    let (mut page, id) = at_work();
    let mut state = |score, no_mate_within| {
        let line = vec!["e7e5".to_owned()];
        let info = Info { rank: 1, depth: 7, no_mate_within, score, nodes: 9, millis: 4, line };
        page.act(Action::Reply(Reply::Info { id, info }));
        scene::engine(page.shell.analysis()).state
    };
    for (score, no_mate_within, is_claimed) in [
        (Score::Mate(4), 0, false),
        (Score::Mate(4), 2, false),
        (Score::Mate(4), 3, true),
        (Score::Mate(1), 0, true),
        (Score::Mate(-4), 3, false),
        (Score::Centipawns(900), 3, false),
    ] {
        let said = state(score, no_mate_within);
        assert_eq!(said == words::text("no-shorter-mate"), is_claimed, "{score} {no_mate_within}: {said}");
    }
}

#[test]
fn engine_lines_are_drawn_with_a_short_delay() {
    let (mut page, id) = at_work();
    page.act(info(id));
    assert_eq!(page.effects, [Effect::DrawSoon]);
    assert_eq!(page.shell.analysis().evaluation().unwrap().depth(), 3);
    assert!(!page.shell.play().is_thinking());
}

#[test]
fn a_reply_goes_to_its_asker_whatever_its_number() {
    let (mut page, id) = at_work();
    for asker in [Asker::Play, Asker::Hint, Asker::Review, Asker::Bench] {
        page.act(info(QuestionId { asker, ..id }));
        page.act(Action::Reply(Reply::Best { id: QuestionId { asker, ..id }, mv: Some("e7e5".into()) }));
        assert!(page.shell.analysis().is_thinking(), "{asker:?}");
        assert!(page.shell.analysis().evaluation().is_none(), "{asker:?}");
    }
    page.act(Action::Reply(Reply::Ready { protocol: PROTOCOL }));
    assert!(page.shell.analysis().is_thinking());
    page.act(Action::Reply(Reply::Best { id, mv: Some("e7e5".into()) }));
    assert!(!page.shell.analysis().is_thinking());
}

#[test]
fn another_analysis_displaces_this_one_which_can_be_restored() {
    let (mut page, _) = at_work();
    page.act(Action::NewAnalysis("hole"));
    assert!(page.analysed().is_empty() && page.shell.displaced().analysis);
    assert!(page.stored().contains(&Slot::DisplacedAnalysis) && page.stored().contains(&Slot::Analysis));
    assert!(page.shell.analysis().engine(), "the engine stays on");
    page.act(Action::TakeBackAnalysis);
    assert_eq!((page.analysed(), page.shell.displaced().analysis), (vec!["e2e4".to_owned()], false));
}

#[test]
fn a_game_is_analysed_with_all_moves_that_were_undone() {
    let mut page = Page::with(memory(&["e2e4", "e7e5"]), "");
    page.act(PlayAction::from(BoardAction::Undo)).act(Action::Analyse);
    assert_eq!(page.shell.screen(), Screen::Analysis);
    assert_eq!((page.analysed().len(), page.shell.analysis().tree().len()), (1, 3));
    assert!(page.wants(&Effect::Go("#/analysis".into())));
    // The page is notified of the address that it has just set, which has no effect.
    page.act(Action::Address("#/analysis".into()));
    assert_eq!(page.analysed().len(), 1);
    assert!(!page.shell.displaced().analysis);
}

#[test]
fn a_review_of_the_same_game_keeps_its_results() {
    let mut page = Page::with(memory(&["e2e4", "e7e5"]), "");
    page.act(Action::Review);
    assert!(page.shell.analysis().review().is_open());
    page.act(Does::Comment(1, "a thought".into())).act(Action::Address("#/play".into())).act(Action::Review);
    assert_eq!(page.shell.analysis().tree().note(1).comment, "a thought");
    assert!(!page.shell.displaced().analysis);
}

/// Against the computer, only the person's moves can be the reader's mistakes. In an analysis from elsewhere, both
/// sides' moves can.
#[test]
fn mistakes_are_those_of_the_person_who_played_here() {
    for (players, own) in [
        (Players::human(Side::Black), vec![Side::Black]),
        (Players::HUMANS, Side::BOTH.to_vec()),
        (Players::ENGINES, Vec::new()),
    ] {
        let game = Play::<AnyPosition>::new(tree(&["e2e4", "e7e5"]), players, DEFAULT_STRENGTH);
        let mut page = Page::with(StoredState { game: Some(game.save()), ..StoredState::default() }, "");
        page.act(Action::Review);
        assert_eq!(page.shell.own_sides(), own);
        // The review stays that of the game when another game begins, and when it is stored and opened again.
        page.act(Action::NewGame(NewGame::like(page.shell.play()))).act(PlayAction::Board(BoardAction::Flip));
        assert!(!page.shell.analysis().is_of(&page.shell.play().line_record()));
        assert_eq!(page.shell.own_sides(), own);
        let stored = StoredState { analysis: Some(page.shell.analysis().save()), ..StoredState::default() };
        assert_eq!(Page::with(stored, "#/analysis").shell.own_sides(), own);
    }
    let stored = StoredState {
        game: Some(Play::<AnyPosition>::new(tree(&["e2e4"]), Players::human(Side::Black), DEFAULT_STRENGTH).save()),
        analysis: Some(analysis(&["d2d4"]).save()),
        ..StoredState::default()
    };
    assert_eq!(Page::with(stored, "#/analysis").shell.own_sides(), Side::BOTH);
}

#[test]
fn a_finished_position_cannot_be_played_on() {
    let mated = analysis(&["f2f3", "e7e5", "g2g4", "d8h4"]).save();
    let mut page = Page::with(StoredState { analysis: Some(mated), ..memory(&["e2e4"]) }, "#/analysis");
    let before = page.shell.play().line_record();
    page.act(Action::PlayHere);
    assert_eq!((page.shell.play().line_record(), page.shell.screen()), (before, Screen::Analysis));
}

#[test]
fn playing_from_an_analysed_position_displaces_the_game() {
    let stored = StoredState { analysis: Some(analysis(&["d2d4"]).save()), ..memory(&["e2e4"]) };
    let mut page = Page::with(stored, "#/analysis");
    page.act(Action::PlayHere);
    assert_eq!((page.shell.screen(), page.moves()), (Screen::Play, vec!["d2d4".to_owned()]));
    assert_eq!(
        page.shell.play().board().orientation(),
        hostage_chess::game::Side::Black,
        "the person plays the side to move"
    );
    assert!(page.shell.displaced().game && page.wants(&Effect::Go("#/play".into())));
}

#[test]
fn a_move_has_a_menu() {
    let (mut page, _) = at_work();
    page.act(Action::MoveMenu(1));
    assert_eq!(page.shell.dialog(), Some(Dialog::MoveMenu(1)));
    page.act(Action::Close);
    assert_eq!(page.shell.dialog(), None);
}
