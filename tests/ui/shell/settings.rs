//! Settings, and stored data.

use super::*;
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::link::Screen;
use hostage_chess::session::Settings;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::backup::{ExtraKind, PerKind, StoredExtras};
use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::library::{self, OpenPurpose, Purpose, StoredEntry, Trouble};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::settings::{SETTINGS, SettingId};
use hostage_chess::shell::Dialog;

const EXCHANGE: &str = "#/play?game=hostage&white=human&black=human&fen=4k3/8/8/8/8/8/8/4K3[%23Nqn]_w_-_-_0_1";

fn ransom(page: &mut Page) {
    let cell = Touch::Cell(page.shell.play().position().layout().cell("e4").unwrap());
    let kind = hostage_chess::game::Kind::Knight;
    for touch in [Touch::Jailed(kind), cell, Touch::Choice(hostage_chess::game::Choice::Pay(kind))] {
        page.act(PlayAction::from(BoardAction::Tap(touch)));
    }
}

#[test]
fn a_finger_confirms_an_exchange_if_so_set_and_a_mouse_does_not() {
    let mut page = Page::open(EXCHANGE);
    page.act(Action::Set(SettingId::Confirm, "exchanges"));
    page.act(Action::Finger(true));
    assert_eq!(page.effects, [], "this needs no redraw");
    ransom(&mut page);
    assert!(page.shell.play().unconfirmed().is_some() && page.moves().is_empty());
    page.act(PlayAction::from(BoardAction::Tap(Touch::Done)));
    assert_eq!(page.moves().len(), 1);

    let mut page = Page::open(EXCHANGE);
    page.act(Action::Set(SettingId::Confirm, "exchanges"));
    ransom(&mut page);
    assert_eq!(page.moves().len(), 1);
}

#[test]
fn settings_of_another_version_are_stored_again() {
    let memory = StoredState { settings: Settings::read("taste=sweet&board=blue"), ..StoredState::default() };
    let mut page = Page::with(memory, "#/settings");
    page.act(Action::Set(SettingId::Theme, "dark"));
    let stored = page.effects.iter().find_map(|effect| match effect {
        Effect::Save(Item::Settings(settings)) => Some(settings.to_string()),
        _ => None,
    });
    let stored = stored.unwrap();
    assert!(
        stored.contains("theme=dark") && stored.contains("board=blue") && stored.ends_with("&taste=sweet"),
        "{stored}"
    );
}

/// The exported file if the library contains these records.
fn exported(page: &mut Page, records: Vec<StoredEntry>) -> String {
    exported_with(page, "", records)
}

/// The exported file if puzzle progress is also stored.
fn exported_with(page: &mut Page, puzzles: &str, records: Vec<StoredEntry>) -> String {
    let mut held = StoredExtras::default();
    held[ExtraKind::Puzzles] = puzzles.to_owned();
    page.act(Action::ExportEverything(Box::new(held)));
    let fetch = page
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Library(LibraryEffect::Fetch(Purpose::Everything, _))));
    assert!(fetch, "{:?}", page.effects);
    page.act(LibraryAction::Fetched(Purpose::Everything, Ok(records)));
    let saved = page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Save(name, text)) if name == "hostage-chess.pgn" => Some(text.clone()),
        _ => None,
    });
    saved.unwrap()
}

#[test]
fn everything_is_exported_as_one_file_of_records() {
    let mut page = Page::open("#/play?game=hostage&white=human&black=human");
    page.act(Action::Set(SettingId::Board, "green")).tap(&["e2", "e4"]);
    let running = exported(&mut page, Vec::new());
    assert!(
        running.starts_with("% hostage-chess settings: ") && running.lines().next().unwrap().contains("board=green")
    );
    let record = read::<AnyPosition>(&running, Given::default());
    assert!(record.fault.is_none() && running.contains("1. e4"), "{running}");

    // Puzzle progress is in one line, and the position being set up is a record if it is legal.
    page.act(EditorAction::Fen("4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1".into()));
    let text = exported_with(&mut page, "{\"solved\":\n9}", Vec::new());
    assert!(text.lines().nth(2).unwrap().ends_with("{\"solved\": 9}"), "{text}");
    assert!(text.contains("[FEN \"4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1\"]"), "{text}");

    // The library's records are included, except an older state of the current game.
    page.act(Action::Keep);
    let id = page.shell.play().origin().id.unwrap();
    let kept = |id, text| library::LibraryEntry::of(id, read::<AnyPosition>(text, Given::default())).unwrap();
    let all = exported(&mut page, vec![kept(id, "1. c4 *"), kept(8, "1. d4 d5 *")]);
    assert!(all.contains("1. e4") && all.contains("1. d4 d5") && !all.contains("1. c4"), "{all}");

    // If the library cannot be read, the file has the rest, another name and a note; the page says so too.
    page.act(Action::ExportEverything(Default::default()))
        .act(LibraryAction::Fetched(Purpose::Everything, Err(Trouble::Silent)));
    let Some(Effect::Library(LibraryEffect::Save(name, text))) =
        page.effects.iter().find(|effect| matches!(effect, Effect::Library(LibraryEffect::Save(..))))
    else {
        panic!("{:?}", page.effects)
    };
    assert!(
        name.contains("without-library") && text.contains("1. e4") && text.contains("could not be read"),
        "{name} {text}"
    );
    assert!(page.shell.held()[0].contains("is not responding"), "{:?}", page.shell.held());
}

/// The library's record of the current game.
fn record_of_game(page: &mut Page) -> StoredEntry {
    page.act(Action::Keep);
    let put = page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Put(_, records)) => Some(records[0].clone()),
        _ => None,
    });
    put.unwrap()
}

#[test]
fn a_backup_has_everything_of_a_game_that_the_library_has_too() {
    let mut page = Page::open("#/play?game=hostage&white=human&black=human&moves=e2e4_e7e5_g1f3_b8c6");
    page.act(PlayAction::Resign).act(PlayAction::Resign);
    let won = record_of_game(&mut page);
    assert_eq!((won.0.moves, won.0.result.as_str()), (4, "0-1"));
    let records = |text: &str| text.matches("[Variant ").count();
    // The record of the library stays as it is, so that an import recognises it, even if it has another name or date.
    let mut named = won.clone();
    named.1 = named.1.replace("2026.03.09", "2020.01.05");
    let text = exported(&mut page, vec![named.clone()]);
    assert!(records(&text) == 1 && text.contains(&named.1), "{text}");
    // A move is taken back, and then the shorter game is displaced.
    page.act(PlayAction::TakeBack);
    for _ in 0..2 {
        assert_eq!(exported(&mut page, vec![won.clone()]).matches("1. e4").count(), 1);
        let text = exported(&mut page, vec![won.clone()]);
        assert!(records(&text) == 1 && text.contains(&won.1), "{text}");
        page.new_game("hostage");
    }
    // The library has another end of the game, so both are in the file.
    let mut page = Page::open("#/play?game=hostage&white=human&black=human");
    page.tap(&["e2", "e4", "c7", "c5"]);
    let mut other = won;
    other.0.id = record_of_game(&mut page).0.id;
    let text = exported(&mut page, vec![other.clone()]);
    assert!(records(&text) == 2 && text.contains("1. e4 c5") && text.contains(&other.1), "{text}");
}

#[test]
fn a_backup_has_the_analysis_with_the_names_and_the_review_of_its_game() {
    let head = "[White \"Ada\"]\n[Black \"Bob\"]\n[Round \"3\"]\n[Result \"0-1\"]\n";
    let record = read::<AnyPosition>(&format!("{head}\n1.e4 e5 2.Nf3 0-1\n"), Given::default());
    let stored = library::LibraryEntry::of(5, record).unwrap();
    let mut page = Page::open("#/library");
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![stored.clone()])));
    let text = exported(&mut page, vec![stored.clone()]);
    assert_eq!(text.matches("Ada").count(), 1, "what was only viewed is no second record: {text}");
    page.act(AnalysisAction::Propose("b8c6".to_owned()));
    let text = exported(&mut page, vec![stored.clone()]);
    assert_eq!([text.matches("Ada").count(), text.matches("[Round \"3\"]").count()], [2, 2], "{text}");
    // The library has the analysis, under a name of its own.
    page.act(Action::KeepAnalysis);
    let kept = page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Put(_, records)) => Some(records[0].clone()),
        _ => None,
    });
    let mut kept = kept.unwrap();
    kept.0.name = "Mine".to_owned();
    for moves in ["b8c6", "f1b5"] {
        page.act(AnalysisAction::Propose(moves.to_owned()));
        let text = exported(&mut page, vec![kept.clone()]);
        assert_eq!([text.matches("Ada").count(), text.matches("\"Mine\"").count()], [1, 1], "{text}");
        assert_eq!(text.contains("Bb5"), moves == "f1b5", "{text}");
    }
    page.act(AnalysisAction::Delete(1)).act(AnalysisAction::Propose("d2d4".to_owned()));
    let text = exported(&mut page, vec![kept.clone()]);
    assert!(text.contains("1. d4") && text.contains(&kept.1), "{text}");
}

#[test]
fn stored_data_is_listed_and_deleted_only_after_confirmation() {
    let mut page = Page::open("#/play?game=hostage&white=human&black=human");
    page.tap(&["e2", "e4"]).act(Action::Address("#/settings".into()));
    assert!(
        page.wants(&Effect::Library(LibraryEffect::Load)),
        "the list is read again, because another tab may have stored more"
    );
    page.act(LibraryAction::Loaded(Ok(Vec::new())));
    assert_eq!(
        page.shell.held(),
        ["Library: 0 entries", "Current game: 1 move", "Position in Set up, your results, and these settings"]
    );
    page.act(Action::AskForget);
    assert_eq!((page.shell.dialog(), page.wants(&Effect::Forget)), (Some(Dialog::Forget), false));
    page.act(Action::Close);
    assert!(!page.wants(&Effect::Forget));
    page.act(Action::Forget);
    assert!(page.wants(&Effect::Forget));
}

/// The answers of the library may come late, so the button can be pressed again before.
#[test]
fn every_file_of_an_export_is_complete() {
    let mut page = Page::open("#/library");
    let extras = ["{\"solved\":9}", "g 1 2026.11.26", "{\"people\":[]}"];
    let [puzzles, career, results] = extras.map(str::to_owned);
    let held = Box::new(PerKind([String::new(), String::new(), puzzles, career, results]));
    page.act(Action::ExportEverything(held.clone())).act(Action::ExportEverything(held));
    let mut written = Vec::new();
    for _ in 0..2 {
        page.act(LibraryAction::Fetched(Purpose::Everything, Ok(Vec::new())));
        written.extend(page.effects.iter().find_map(|effect| match effect {
            Effect::Library(LibraryEffect::Save(_, text)) => Some(text.clone()),
            _ => None,
        }));
    }
    assert_eq!(written.len(), 2);
    assert!(written.iter().all(|text| extras.iter().all(|extra| text.contains(extra))), "{written:?}");
}

/// Links that lost their `#/` are repaired by the name of the screen.
#[test]
fn the_page_for_missing_pages_knows_every_screen() {
    let script = include_str!("../../../static/hostage-404.js");
    let names = script.split("const SCREENS = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let names: std::collections::BTreeSet<&str> = names.split('|').collect();
    assert_eq!(names, Screen::ALL.iter().map(|screen| screen.name()).collect());
}

#[test]
fn the_page_applies_exactly_the_known_settings() {
    let script = include_str!("../../../static/first.js");
    let names = script.split("const names = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!(names.split(' ').collect::<Vec<_>>(), SETTINGS.map(|setting| setting.name));
}
