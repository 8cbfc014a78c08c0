//! The part of the reducer that the page loads later: earlier actions are carried out once it has loaded.

use super::{Page, memory};
use hostage_chess::session::BoardAction;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::shell::{Action, Effect, Now, Shell, StoredState, rest};

const MOMENT: Now = Now { now: 1_000_000, day: [2026, 3, 9] };

/// A shell as the page starts with it.
fn first(memory: StoredState, address: &str) -> Page {
    let (shell, effects) = Shell::start_first(memory, address, false, MOMENT);
    Page { shell, moment: MOMENT, effects }
}

/// The requests to the library.
fn wanted(effects: &[Effect]) -> Vec<LibraryEffect> {
    let of_library = |effect: &Effect| match effect {
        Effect::Library(effect) => Some(effect.clone()),
        _ => None,
    };
    effects.iter().filter_map(of_library).collect()
}

#[test]
fn earlier_actions_are_carried_out_once_when_it_has_loaded() {
    let deeds: [fn(&mut Page); 4] = [
        |page| _ = page.act(Action::Keep),
        |page| _ = page.act(Action::Address("#/library".into())),
        |page| _ = page.act(LibraryAction::Search("e4".into())),
        |page| _ = page.act(LibraryAction::Import("games.pgn".into(), "[White \"Ada\"]\n\n1.e4 e5 1-0\n".into(), 7)),
    ];
    for (number, deed) in deeds.into_iter().enumerate() {
        let (mut whole, mut page) = (Page::with(memory(&["e2e4", "e7e5"]), ""), first(memory(&["e2e4", "e7e5"]), ""));
        deed(&mut whole);
        deed(&mut page);
        assert_eq!(wanted(&page.effects), [], "{number}: carried out before the part was loaded");
        let effects = page.shell.complete(rest, page.moment);
        assert_eq!(wanted(&effects), wanted(&whole.effects), "{number}");
        assert!(effects.contains(&Effect::Draw), "{number}");
        assert_eq!(format!("{:?}", page.shell.library()), format!("{:?}", whole.shell.library()), "{number}");
        assert_eq!(wanted(&page.shell.complete(rest, page.moment)), [], "{number}: carried out twice");
    }
}

#[test]
fn a_game_that_ends_before_it_has_loaded_is_kept() {
    let mut page = first(StoredState::default(), "#/play?white=human&black=human");
    page.tap(&["g1", "f3", "g8", "f6", "b1", "c3", "b8", "c6", "e2", "e4", "e7", "e5"]).new_game("hostage");
    assert_eq!(wanted(&page.effects), []);
    let effects = page.shell.complete(rest, page.moment);
    assert!(matches!(wanted(&effects)[..], [LibraryEffect::Put(..)]), "{effects:?}");
}

/// What is done before the part is loaded.
type Deeds = fn() -> Vec<Action>;

/// The analysis and the position being set up, as they are stored, and whether the engine works on the analysis. The
/// id is the time when it was given, which may be later.
fn beside(shell: &Shell) -> String {
    let mut analysis = shell.analysis().save();
    analysis.game.origin.id = None;
    format!("{analysis:?} {} {:?}", shell.analysis().is_thinking(), shell.editor().save())
}

#[test]
fn earlier_actions_on_the_analysis_and_on_the_position_being_set_up_are_carried_out_when_it_has_loaded() {
    const ANALYSIS: &str = "#/analysis?moves=e2e4";
    // With the address that the page is opened with.
    let deeds: [(&str, Deeds); 8] = [
        (ANALYSIS, || vec![]),
        (ANALYSIS, || {
            vec![AnalysisAction::from(BoardAction::Flip).into(), Action::Hidden(true), Action::Hidden(false)]
        }),
        (ANALYSIS, || vec![Action::Hidden(true)]),
        (ANALYSIS, || vec![Action::Address("#/play".into())]),
        (ANALYSIS, || vec![Action::KeepAnalysis]),
        ("", || vec![Action::Analyse]),
        ("", || vec![Action::Review]),
        ("#/setup", || vec![EditorAction::Clear.into(), EditorAction::Board(BoardAction::Undo).into()]),
    ];
    for (number, (address, deed)) in deeds.into_iter().enumerate() {
        let (mut whole, mut page) =
            (Page::with(memory(&["e2e4", "e7e5"]), address), first(memory(&["e2e4", "e7e5"]), address));
        for action in [AnalysisAction::Engine(true).into()].into_iter().chain(deed()) {
            whole.act(action.clone());
            page.act(action);
        }
        let before = beside(&page.shell);
        let effects = page.shell.complete(rest, page.moment);
        assert_ne!(before, beside(&page.shell), "{number}: carried out before the part was loaded");
        assert_eq!(beside(&page.shell), beside(&whole.shell), "{number}");
        let settle = |effect: &Effect| if let Effect::Settle(number) = effect { Some(*number) } else { None };
        for number in effects.iter().filter_map(settle) {
            page.act(AnalysisAction::Settled(number));
        }
        // The engine works if, and only if, the reader sees the analysis.
        assert_eq!(page.shell.analysis().is_thinking(), ![2, 3, 7].contains(&number), "{number}: {effects:?}");
    }
}
