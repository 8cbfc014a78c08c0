//! Games: one displaces another, the engine's answers go to their asker, and storage failures are reported.

use super::{Page, analysis, game, memory};
use hostage_chess::engine::{Reply, Request};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{BoardAction, Control, Options, Player, Players};
use hostage_chess::shell::{Action, Dialog, Effect, Item, Slot, StoredState};

#[test]
fn a_new_game_displaces_the_old_one_which_can_be_restored() {
    let mut page = Page::with(memory(&["e2e4", "e7e5"]), "");
    page.new_game("hostage");
    assert!(page.moves().is_empty() && page.shell.displaced().game);
    assert_eq!(page.shell.play().players(), Players::HUMANS, "the players stay the same");
    assert_eq!(page.stored(), [Slot::Displaced, Slot::Game]);
    assert!(page.wants(&Effect::Ask(Request::NewGame)) && page.draws());
    page.act(Action::TakeBack);
    assert_eq!(page.moves(), ["e2e4", "e7e5"]);
    assert!(!page.shell.displaced().game, "no move was played in between, so no game is displaced");
    page.act(Action::TakeBack);
    assert_eq!(page.moves(), ["e2e4", "e7e5"]);
}

/// The status line of both games reads "White to move." A screen reader says only what is new.
#[test]
fn a_new_game_is_announced() {
    let mut page = Page::open("#/play");
    let before = page.shell.play().board().notice().1;
    page.new_game("hostage");
    assert!(page.shell.play().board().notice().1 > before);
}

#[test]
fn a_restored_game_displaces_the_one_played_meanwhile() {
    let mut page = Page::with(memory(&["e2e4"]), "");
    page.new_game("hostage").tap(&["d2", "d4"]).act(Action::TakeBack);
    assert_eq!((page.moves(), page.shell.displaced().game), (vec!["e2e4".to_owned()], true));
    page.act(Action::TakeBack);
    assert_eq!(page.moves(), ["d2d4"]);
}

#[test]
fn a_rematch_swaps_sides() {
    let mut page = Page::open("#/play");
    let before = page.shell.play().players();
    page.tap(&["e2", "e4"]).act(Action::Rematch);
    let after = page.shell.play().players();
    assert_eq!((after.white, after.black), (before.black, before.white));
    assert!(page.wants(&Effect::Ask(Request::NewGame)));
}

#[test]
fn a_new_game_has_the_chosen_rules() {
    let mut page = Page::open("#/play");
    page.new_game("takeover-41");
    assert_eq!(page.shell.play().tree().game_record().variant, "takeover-41");
}

#[test]
fn the_engine_answers_only_the_game_that_asked() {
    let mut page = Page::open("#/play");
    assert_eq!(page.shell.play().players().black, Player::Engine);
    page.tap(&["e2", "e4"]);
    let first = page.question();
    assert_eq!(page.stored().last(), Some(&Slot::Game));
    // After a new game, answers for the first one come too late.
    page.new_game("hostage");
    assert_eq!(page.asked(), [None], "that question is obsolete");
    page.act(Action::Reply(Reply::Best { id: first, mv: Some("e7e5".into()) }));
    assert!(page.moves().is_empty());
    page.tap(&["d2", "d4"]);
    let second = page.question();
    assert_ne!(first, second);
    page.act(Action::Reply(Reply::Best { id: second, mv: Some("d7d5".into()) }));
    assert_eq!(page.moves(), ["d2d4", "d7d5"]);
    assert!(page.draws());
}

#[test]
fn no_search_continues_behind_another_screen() {
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]);
    page.question();
    page.act(Action::Address("#/rules".into()));
    assert_eq!(page.asked(), [None]);
    page.act(Action::Address("#/play".into()));
    page.question();
}

#[test]
fn a_storage_failure_is_shown_while_it_lasts() {
    let mut page = Page::open("#/play");
    assert!(!page.shell.loses());
    page.act(Action::Kept(Slot::Settings, false));
    assert!(!page.shell.loses(), "settings stay in effect while the page is open");
    page.act(Action::Kept(Slot::Game, false));
    assert!(page.shell.loses() && page.draws());
    page.tap(&["e2", "e4"]).act(Action::Kept(Slot::Game, false));
    assert!(page.shell.loses() && !page.draws(), "the message is already shown");
    page.act(Action::Kept(Slot::Progress, false)).act(Action::Kept(Slot::Game, true));
    assert!(page.shell.loses(), "progress would be lost");
    page.act(Action::Kept(Slot::Progress, true));
    assert!(!page.shell.loses() && page.draws());
    page.act(Action::Kept(Slot::Game, true));
    assert!(page.effects.is_empty());
}

#[test]
fn the_page_ticks_while_a_clock_runs_and_the_times_are_stored_on_leaving() {
    let mut page = Page::with(memory(&["e2e4"]), "");
    assert!(!page.shell.wants_beat());
    page.act(Action::Leave);
    assert!(page.effects.is_empty());
    let options = Options { control: Some(Control { minutes: 3, increment: 2 }), ..Options::default() };
    page.act(PlayAction::SetOptions(options));
    page.act(PlayAction::from(BoardAction::Type("e5".into())));
    assert!(page.shell.wants_beat());
    page.act(Action::Beat);
    assert!(!page.draws(), "the component that draws the clock decides on a redraw");
    let times = |page: &Page| page.stored_game().and_then(|game| game.times.last().copied());
    let left = times(page.act(Action::Leave)).expect("the times");
    // The system may end a hidden page without a further event.
    let later = times(page.act(Action::Hidden(true))).expect("the times");
    assert_eq!(later[0], left[0] - 1_000);
    assert!(page.act(Action::Hidden(false)).stored_game().is_none());
}

#[test]
fn the_reply_link_is_copied_or_else_shown() {
    let mut page = Page::open("#/play");
    page.act(Action::SendLink);
    assert_eq!(page.effects, [Effect::SendLink]);
    page.act(Action::LinkSent(true));
    assert!(page.said().to_lowercase().contains("link"), "{}", page.said());
    page.act(Action::LinkSent(false));
    assert_eq!(page.shell.dialog(), Some(Dialog::Share));
    page.act(Action::Close);
    assert!(page.shell.dialog().is_none() && page.draws());
}

/// The page after a reload, with what the last actions stored.
fn reloaded(page: &Page, effects: &[Effect], address: &str) -> Page {
    let mut memory = StoredState {
        game: Some(page.shell.play().save()),
        analysis: Some(page.shell.analysis().save()),
        ..StoredState::default()
    };
    for effect in effects {
        match effect {
            Effect::Save(Item::Displaced(it)) => memory.displaced = Some((**it).clone()),
            Effect::Save(Item::DisplacedAnalysis(it)) => memory.displaced_analysis = Some((**it).clone()),
            _ => {}
        }
    }
    Page::with(memory, address)
}

#[test]
fn a_game_brought_back_is_no_previous_game_after_a_reload() {
    let mut page = Page::with(memory(&["e2e4", "e7e5", "g1f3", "b8c6"]), "#/play");
    page.new_game("hostage");
    let stored = page.effects.clone();
    assert!(reloaded(&page, &stored, "#/play").shell.displaced().game);
    page.act(Action::TakeBack).tap(&["f1", "b5"]);
    let again = reloaded(&page, &stored, "#/play");
    assert_eq!((again.moves().len(), again.shell.displaced().game), (5, false));
    let kept = |effect: &Effect| matches!(effect, Effect::Library(_));
    assert!(!again.effects.iter().any(kept), "the older state does not replace the game's entry");
    // An older state with a move that the current one lacks is not lost.
    let [game, displaced] = [&["e2e4"][..], &["e2e4", "e7e5"]].map(|moves| {
        let mut saved = game(moves).save();
        saved.origin.id = Some(7);
        Some(saved)
    });
    let memory = StoredState { game, displaced, ..StoredState::default() };
    assert!(Page::with(memory, "#/play").shell.displaced().game);
}

#[test]
fn an_analysis_brought_back_is_no_earlier_analysis_after_a_reload() {
    let saved = analysis(&["e2e4"]).save();
    let mut page = Page::with(StoredState { analysis: Some(saved), ..StoredState::default() }, "#/analysis");
    page.act(Action::NewAnalysis("hostage"));
    let stored = page.effects.clone();
    assert!(reloaded(&page, &stored, "#/analysis").shell.displaced().analysis);
    page.act(Action::TakeBackAnalysis);
    assert_eq!((page.analysed().len(), page.shell.displaced().analysis), (1, false));
    assert!(!reloaded(&page, &stored, "#/analysis").shell.displaced().analysis);
}

/// The computer's move is held back until the person's move was shown. A bad link may be dismissed at that time.
#[test]
fn a_search_that_begins_with_a_dismissed_link_is_not_lost() {
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]);
    let id = page.question();
    // All of this happens in the same moment.
    let at_once = |page: &mut Page| page.moment.now -= 1000;
    for name in ["d2", "d4"] {
        at_once(&mut page);
        page.tap(&[name]);
    }
    at_once(&mut page);
    page.act(Action::Address("#/play?game=hostage&moves=e2e9".into()));
    assert!(page.shell.bad_link().is_some());
    at_once(&mut page);
    page.act(Action::Reply(Reply::Best { id, mv: Some("e7e5".into()) }));
    assert_eq!(page.moves(), ["e2e4"], "the move is held back");
    page.act(Action::Dismiss);
    assert_eq!(page.moves(), ["e2e4", "e7e5", "d2d4"]);
    assert_eq!(page.asked().into_iter().flatten().count(), 1, "{:?}", page.effects);
}
