//! Two tabs with the same storage.

use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::play::PlayAction;
use std::collections::BTreeMap;

use hostage_chess::engine::{Asker, Reply};
use hostage_chess::game::Side;
use hostage_chess::session::{SavedAnalysis, analysis as looked_at};
use hostage_chess::shell::keys::Command;
use hostage_chess::shell::{Dialog, Item, Slot};

use super::*;

/// The browser's storage as tabs see it: a text in each slot, and what each tab has last read there.
#[derive(Default)]
struct Storage {
    held: BTreeMap<u8, Item>,
    seen: [BTreeMap<u8, Item>; 2],
    /// Number of times that a stored text has changed.
    changes: usize,
}

struct Tabs {
    pages: [Page; 2],
    storage: Storage,
    /// The last delay of each tab's analysis, until it is over.
    delays: [Option<u32>; 2],
}

const A: usize = 0;
const B: usize = 1;

impl Tabs {
    fn open(memory: &StoredState, address: &str) -> Tabs {
        let mut storage = Storage::default();
        let items = [
            memory.game.clone().map(|it| Item::Game(Box::new(it))),
            memory.analysis.clone().map(|it| Item::Analysis(Box::new(it))),
        ];
        for item in items.into_iter().flatten() {
            storage.held.insert(item.slot() as u8, item);
        }
        storage.seen = [storage.held.clone(), storage.held.clone()];
        let pages = [A, B].map(|_| Page::with(memory.clone(), address));
        let mut tabs = Tabs { pages, storage, delays: [None, None] };
        for tab in [A, B] {
            tabs.carry_out(tab);
            tabs.hear();
        }
        tabs.settle();
        tabs
    }

    /// Carries out effects as the page does. A tab whose write conflicts with another tab's is notified afterwards.
    fn carry_out(&mut self, tab: usize) {
        let mut held_up = Vec::new();
        for effect in self.pages[tab].effects.clone() {
            match effect {
                Effect::Seen(slot, _) => {
                    let slot = slot as u8;
                    self.storage.seen[tab].insert(slot, self.storage.held[&slot].clone());
                }
                Effect::Save(item) => {
                    let slot = item.slot() as u8;
                    let shared = [Slot::Game, Slot::Analysis, Slot::Setup].contains(&item.slot());
                    let news = self.storage.held.get(&slot).filter(|it| Some(*it) != self.storage.seen[tab].get(&slot));
                    match news.cloned().filter(|_| shared) {
                        Some(theirs) => held_up.push(theirs),
                        None => {
                            self.storage.changes += usize::from(self.storage.held.get(&slot) != Some(&item));
                            self.storage.held.insert(slot, item.clone());
                            self.storage.seen[tab].insert(slot, item);
                        }
                    }
                }
                Effect::Settle(number) => self.delays[tab] = Some(number),
                _ => {}
            }
        }
        for theirs in held_up {
            self.pages[tab].act(Action::Stored(theirs, true));
            self.carry_out(tab);
        }
    }

    /// Notifies the other tabs of stored texts.
    fn hear(&mut self) {
        for tab in [A, B] {
            for (slot, item) in self.storage.held.clone() {
                if self.storage.seen[tab].get(&slot) != Some(&item) {
                    self.pages[tab].act(Action::Stored(item, false));
                    self.carry_out(tab);
                }
            }
        }
    }

    /// An action in one tab, while the other tab is frozen and not notified.
    fn alone(&mut self, tab: usize, act: impl FnOnce(&mut Page) -> &mut Page) {
        self.pages[tab].effects.clear();
        act(&mut self.pages[tab]);
        self.carry_out(tab);
    }

    fn act(&mut self, tab: usize, act: impl FnOnce(&mut Page) -> &mut Page) {
        self.alone(tab, act);
        self.hear();
        self.settle();
    }

    /// Waits until the delays of both tabs are over and neither has anything to tell the other.
    fn settle(&mut self) {
        for _ in 0..20 {
            let delays = std::mem::take(&mut self.delays);
            if delays == [None, None] {
                return;
            }
            for (tab, delay) in delays.into_iter().enumerate() {
                if let Some(number) = delay {
                    self.pages[tab].act(looked_at::AnalysisAction::Settled(number));
                    self.carry_out(tab);
                }
            }
            self.hear();
        }
        panic!("the tabs answer each other without end");
    }

    fn moves(&self) -> [Vec<String>; 2] {
        [A, B].map(|tab| self.pages[tab].moves())
    }

    fn stored(&self) -> &SavedGame {
        let Some(Item::Game(saved)) = self.storage.held.get(&(Slot::Game as u8)) else { panic!("no game") };
        saved
    }

    fn displaced(&self) -> Option<&SavedGame> {
        let Item::Displaced(saved) = self.storage.held.get(&(Slot::Displaced as u8))? else { return None };
        Some(saved)
    }
}

fn moves(saved: &SavedGame) -> Vec<&str> {
    saved.moves.iter().map(|(_, mv)| mv.as_str()).collect()
}

const HUMANS: &str = "#/play?white=human&black=human&moves=e2e4";

fn flip() -> Action {
    PlayAction::from(BoardAction::Flip).into()
}

#[test]
fn both_tabs_show_the_newest_state_of_the_same_game() {
    let mut tabs = Tabs::open(&memory(&["e2e4"]), "#/play");
    tabs.act(B, |page| page.tap(&["e7", "e5"]));
    assert_eq!(tabs.moves(), [vec!["e2e4", "e7e5"], vec!["e2e4", "e7e5"]]);
    tabs.act(A, |page| page.tap(&["g1", "f3"]));
    tabs.act(A, |page| page.act(flip()));
    assert_eq!(tabs.moves()[B], ["e2e4", "e7e5", "g1f3"]);
    assert_eq!((moves(tabs.stored()), tabs.displaced()), (vec!["e2e4", "e7e5", "g1f3"], None));
    // An undo happens in both tabs, and the move is still there.
    tabs.act(B, |page| page.act(PlayAction::from(BoardAction::Undo)));
    assert_eq!(tabs.moves(), [vec!["e2e4", "e7e5"], vec!["e2e4", "e7e5"]]);
    assert_eq!(moves(tabs.stored()).len(), 3);
}

#[test]
fn a_tab_that_missed_messages_destroys_nothing() {
    let mut tabs = Tabs::open(&memory(&["e2e4"]), "#/play");
    tabs.alone(B, |page| page.tap(&["e7", "e5", "g1", "f3"]));
    tabs.alone(A, |page| page.act(flip()));
    assert_eq!((moves(tabs.stored()), tabs.displaced()), (vec!["e2e4", "e7e5", "g1f3"], None));
    assert_eq!(tabs.moves()[A], ["e2e4", "e7e5", "g1f3"], "the tab shows the other tab's moves");
    // A move played in an outdated position is not lost either.
    tabs.alone(B, |page| page.tap(&["b8", "c6"]));
    tabs.alone(A, |page| page.tap(&["d7", "d6"]));
    assert_eq!(moves(tabs.stored()), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    assert_eq!(moves(tabs.displaced().unwrap()), ["e2e4", "e7e5", "g1f3", "d7d6"]);
    assert!(tabs.pages[A].said().contains("tab") && tabs.pages[A].shell.displaced().game);
    assert_ne!(tabs.displaced().unwrap().origin.id, tabs.stored().origin.id, "the tabs have two games now");
}

#[test]
fn another_game_does_not_replace_one_in_progress() {
    let mut tabs = Tabs::open(&memory(&["e2e4"]), "#/play");
    tabs.act(B, |page| page.new_game("hostage").tap(&["d2", "d4"]));
    assert_eq!(tabs.moves(), [vec!["e2e4"], vec!["d2d4"]]);
    tabs.act(A, |page| page.tap(&["e7", "e5"]));
    assert_eq!(tabs.moves(), [vec!["e2e4", "e7e5"], vec!["d2d4"]]);
    assert_eq!((moves(tabs.stored()), moves(tabs.displaced().unwrap())), (vec!["e2e4", "e7e5"], vec!["d2d4"]));
    tabs.act(B, |page| page.tap(&["d7", "d5"]));
    assert_eq!((moves(tabs.stored()), moves(tabs.displaced().unwrap())), (vec!["d2d4", "d7d5"], vec!["e2e4", "e7e5"]));
}

#[test]
fn the_engine_answers_in_one_tab_and_the_other_waits() {
    let against = StoredState {
        game: Some(
            Play::new(tree(&["e2e4", "e7e5"]), Players::human(hostage_chess::game::Side::White), DEFAULT_STRENGTH)
                .save(),
        ),
        ..StoredState::default()
    };
    let mut tabs = Tabs::open(&against, "");
    tabs.alone(B, |page| page.tap(&["g1", "f3"]));
    let id = tabs.pages[B].question();
    tabs.pages[A].effects.clear();
    tabs.hear();
    assert_eq!((tabs.moves()[A].len(), tabs.pages[A].asked()), (3, vec![]), "the engine is asked in one tab only");
    assert!(tabs.pages[A].shell.play().is_paused() && tabs.pages[B].shell.play().is_thinking());
    assert_eq!(id.asker, Asker::Play);
    // After the move was shown long enough, the reader is to move in both tabs.
    tabs.act(B, |page| page.act(Action::Reply(Reply::Best { id, mv: Some("b8c6".to_owned()) })));
    tabs.act(B, |page| page.act(Action::Beat));
    assert_eq!(tabs.moves()[A], ["e2e4", "e7e5", "g1f3", "b8c6"]);
    tabs.alone(A, |page| page.tap(&["f1", "c4"]));
    assert!(tabs.pages[A].shell.play().is_thinking());
}

#[test]
fn an_analysis_is_the_same_in_both_tabs_and_another_is_left_alone() {
    let of = |moves: &[&str]| StoredState { analysis: Some(analysis(moves).save()), ..StoredState::default() };
    let mut tabs = Tabs::open(&of(&["e2e4", "e7e5"]), "#/analysis");
    let comment = |text: &str| Action::Analysis(looked_at::AnalysisAction::Comment(1, text.to_owned()));
    tabs.act(B, |page| page.act(comment("good")));
    tabs.act(B, |page| page.act(comment("better")));
    let said = |tabs: &Tabs, tab: usize| tabs.pages[tab].shell.analysis().tree().note(1).comment.clone();
    assert_eq!((said(&tabs, A), said(&tabs, B)), ("better".to_owned(), "better".to_owned()));
    tabs.act(B, |page| page.act(Action::Analysis(looked_at::AnalysisAction::Delete(2))));
    assert_eq!(tabs.pages[A].analysed(), ["e2e4"], "the deleted branch stays deleted");
    // Both tabs wrote, and one of them had missed messages.
    tabs.alone(B, |page| page.act(comment("best")));
    tabs.alone(A, |page| page.act(comment("bad")));
    assert_eq!((said(&tabs, A), said(&tabs, B)), ("best".to_owned(), "best".to_owned()));
    let displaced = |tabs: &Tabs| -> SavedAnalysis {
        let Some(Item::DisplacedAnalysis(saved)) = tabs.storage.held.get(&(Slot::DisplacedAnalysis as u8)) else {
            panic!("nothing displaced")
        };
        (**saved).clone()
    };
    assert_eq!(displaced(&tabs).game.notes[0].1.comment, "bad");
    // A comment on a move that the other tab has deleted in the meantime.
    let on = |mv: &str| Action::Analysis(looked_at::AnalysisAction::from(BoardAction::Type(mv.to_owned())));
    tabs.act(A, |page| page.act(on("c5")));
    let answer = tabs.pages[A].shell.analysis().tree().current();
    tabs.act(A, |page| page.act(Action::Command(Command::MoveMenu, None)));
    assert_eq!(tabs.pages[A].shell.dialog(), Some(Dialog::MoveMenu(answer)));
    tabs.act(B, |page| page.act(comment("again")));
    assert_eq!(tabs.pages[A].shell.dialog(), Some(Dialog::MoveMenu(answer)));
    tabs.act(B, |page| page.act(Action::Analysis(looked_at::AnalysisAction::Delete(answer))));
    assert_eq!(tabs.pages[A].shell.dialog(), None);
    tabs.act(B, |page| page.act(Action::NewAnalysis("takeover")));
    assert_eq!(tabs.pages[A].analysed(), ["e2e4"]);
    tabs.act(A, |page| page.act(comment("still here")));
    assert_eq!(said(&tabs, A), "still here");
}

/// Two tabs with an analysis of these moves. The first shows it, the second another screen.
fn tabs_with_analysis(moves: &[&str]) -> Tabs {
    let of = StoredState { analysis: Some(analysis(moves).save()), ..StoredState::default() };
    let mut tabs = Tabs::open(&of, "#/analysis");
    tabs.act(B, |page| page.act(Action::Address("#/play".to_owned())));
    tabs
}

#[test]
fn what_one_tab_shows_beside_the_board_leaves_the_other_tab_alone() {
    use hostage_chess::session::{Tab, ThreatView};
    use looked_at::AnalysisAction as Does;
    let views = [
        Does::Engine(true),
        Does::Lines(3),
        Does::Explorer(true),
        Does::Threats(ThreatView::Drops),
        Does::Tab(Tab::Review),
    ];
    for shown in [true, false] {
        let mut tabs = tabs_with_analysis(&["e2e4", "e7e5"]);
        if shown {
            tabs.act(B, |page| page.act(Action::Address("#/analysis".to_owned())));
        }
        for view in &views {
            let before = tabs.storage.changes;
            tabs.act(A, |page| page.act(Action::Analysis(view.clone())));
            assert_eq!(tabs.storage.changes, before + 1, "{view:?}: only the tab that has changed stores");
        }
        let here = tabs.pages[A].shell.analysis();
        assert_eq!((here.engine(), here.lines(), here.explorer(), here.tab()), (true, 3, true, Tab::Review));
        let there = tabs.pages[B].shell.analysis();
        assert_eq!((there.engine(), there.lines(), there.explorer(), there.tab()), (false, 1, false, Tab::Moves));
        // A move and a step reach the other tab, which keeps its views.
        let before = tabs.storage.changes;
        tabs.act(B, |page| page.act(Does::from(BoardAction::Type("Nf3".to_owned()))));
        tabs.act(B, |page| page.act(Does::from(BoardAction::Undo)));
        assert_eq!(tabs.storage.changes, before + 2);
        let here = tabs.pages[A].shell.analysis();
        assert_eq!((here.tree().len(), here.tree().depth()), (4, 2));
        assert_eq!((here.engine(), here.lines(), here.explorer(), here.tab()), (true, 3, true, Tab::Review));
    }
}

#[test]
fn a_view_that_waited_for_another_tabs_move_is_stored_with_it() {
    let mut tabs = tabs_with_analysis(&["e2e4"]);
    tabs.alone(B, |page| page.act(looked_at::AnalysisAction::from(BoardAction::Type("e5".to_owned()))));
    tabs.act(A, |page| page.act(looked_at::AnalysisAction::Engine(true)));
    let Some(Item::Analysis(saved)) = tabs.storage.held.get(&(Slot::Analysis as u8)) else { panic!("no analysis") };
    assert!(saved.engine && saved.game.moves.len() == 2);
    assert!(!tabs.storage.held.contains_key(&(Slot::DisplacedAnalysis as u8)), "nothing is lost");
}

#[test]
fn an_attempt_to_find_a_better_move_goes_on_after_another_tabs_change() {
    use hostage_chess::session::Tab;
    use hostage_chess::session::review::{RetryAction, RetryStage};
    let mut tabs = tabs_with_analysis(&["e2e4", "e7e5", "g1f3"]);
    tabs.act(A, |page| page.act(looked_at::AnalysisAction::Review(RetryAction::Start)));
    tabs.act(A, |page| page.act(looked_at::AnalysisAction::Review(RetryAction::Find(3))));
    let comment = looked_at::AnalysisAction::Comment(1, "good".to_owned());
    tabs.act(B, |page| page.act(comment));
    let here = tabs.pages[A].shell.analysis();
    assert_eq!((here.tree().note(1).comment.as_str(), here.tab(), here.tree().depth()), ("good", Tab::Review, 2));
    let retry = here.review().retry().expect("the attempt goes on");
    assert_eq!((retry.node, retry.stage), (3, RetryStage::Asked));
    // Without the move there is nothing to find.
    tabs.act(B, |page| page.act(looked_at::AnalysisAction::Delete(2)));
    assert_eq!(tabs.pages[A].shell.analysis().review().retry(), None);
}

#[test]
fn a_fresh_page_follows_a_game_started_elsewhere() {
    let mut tabs = Tabs::open(&StoredState::default(), "#/play");
    let address = Action::Address(HUMANS.to_owned());
    tabs.act(B, |page| page.act(address));
    assert_eq!(tabs.moves()[B], ["e2e4"]);
    tabs.act(B, |page| page.tap(&["e7", "e5"]));
    assert_eq!(moves(tabs.stored()), ["e2e4", "e7e5"]);
}

#[test]
fn a_page_shown_again_reloads_the_library_only_if_it_shows_it() {
    let load = Effect::Library(LibraryEffect::Load);
    for (address, looks) in [("#/library", true), ("#/settings", true), ("#/play", false)] {
        let mut page = Page::open(address);
        assert!(!page.act(Action::Hidden(true)).wants(&load), "{address}");
        assert_eq!(page.act(Action::Hidden(false)).wants(&load), looks, "{address}");
    }
}

#[test]
fn a_position_being_set_up_continues_in_the_other_tab_after_any_number_of_steps() {
    let mut tabs = Tabs::open(&StoredState::default(), "#/setup");
    // A hundred steps are kept, so the first steps are lost in the end.
    for step in 0..130 {
        let side = if step % 2 == 0 { Side::Black } else { Side::White };
        tabs.act(A, |page| page.act(EditorAction::Turn(side)));
    }
    let fen = |tabs: &Tabs, tab: usize| tabs.pages[tab].shell.editor().text().to_owned();
    tabs.act(A, |page| page.act(EditorAction::Clear));
    assert_eq!(fen(&tabs, B), fen(&tabs, A));
    // A different position does not count as a later state.
    tabs.alone(A, |page| page.act(EditorAction::Start));
    let before = fen(&tabs, B);
    tabs.alone(B, |page| page.act(EditorAction::Fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into())));
    assert_ne!(fen(&tabs, B), before);
}
