//! The one table of keys: what is handled is listed, what is listed is handled, and no key means two things.

use hostage_chess::link::Screen;
use hostage_chess::shell::keys::{Command, Entry, Focus, Key, Press, Stroke, entries, find};
use hostage_chess::words;

fn pressed(press: Press) -> Stroke {
    let stroke = |key: &str, ctrl, shift| Stroke { key: key.to_owned(), ctrl, shift, alt: false };
    match press {
        Press::Plain(key) => stroke(key, false, false),
        Press::Ctrl(key) => stroke(key, true, false),
        Press::CtrlShift(key) => stroke(&key.to_uppercase(), true, true),
        Press::Man(_) => stroke("q", false, false),
    }
}

fn plain(key: &str) -> Stroke {
    Stroke { key: key.to_owned(), ctrl: false, shift: false, alt: false }
}

fn keys() -> impl Iterator<Item = (Screen, &'static Entry, &'static Key, Focus)> {
    Screen::ALL.into_iter().flat_map(|screen| {
        entries(screen)
            .flat_map(move |entry| entry.keys.iter().map(move |key| (screen, entry, key)))
            .flat_map(|(screen, entry, key)| key.at.iter().map(move |&focus| (screen, entry, key, focus)))
    })
}

#[test]
fn each_key_that_is_listed_is_found() {
    for (screen, entry, key, focus) in keys() {
        let found = find(screen, focus, &pressed(key.press));
        let does = if let Press::Man(_) = key.press { Command::Take('q') } else { key.does };
        assert_eq!(found, Some(does), "{screen:?}, {focus:?}: {}", entry.label());
    }
}

#[test]
fn each_line_has_keys_of_the_program_or_the_browser_and_a_sentence() {
    for entry in Screen::ALL.into_iter().flat_map(entries) {
        assert_ne!(entry.keys.is_empty(), entry.native.is_none(), "{}", entry.says);
        assert!(!entry.label().is_empty());
        assert_ne!(words::text(entry.says), entry.says, "nobody has written this sentence");
    }
}

#[test]
fn no_key_means_two_things_in_one_place() {
    for (screen, entry, key, focus) in keys() {
        let same = keys().filter(|&(s, _, k, f)| (s, f) == (screen, focus) && k.press == key.press);
        assert_eq!(same.count(), 1, "{screen:?}, {focus:?}: {}", entry.label());
    }
}

#[test]
fn the_help_of_each_screen_lists_its_keys() {
    let labels = |screen| entries(screen).map(Entry::label).collect::<Vec<_>>();
    let spoken = ["l", "t", "w"];
    let table = ["Tab", "← ↑ → ↓", "Enter Space", "d", "Esc", "f", "m", "Enter", "?"];
    assert_eq!(labels(Screen::Play), [&["h", "← →", "c", "Space"], &spoken[..], &table[..]].concat());
    let analysis = ["← →", "↑ ↓", "Home End", "Space", "e", "c", "x", "d b p", "o"];
    assert_eq!(labels(Screen::Analysis), [&analysis, &spoken[..], &table[..]].concat());
    let setup = ["Tab", "← ↑ → ↓", "K Q N", "Enter Space", "Delete Backspace d", "x", "Esc", "f", "← →"];
    assert_eq!(labels(Screen::Setup), [&setup[..], &["Ctrl+Z Ctrl+Y Ctrl+Shift+Z", "?"]].concat());
    for screen in [Screen::Library, Screen::Rules, Screen::Bench, Screen::Settings, Screen::Welcome] {
        assert_eq!(entries(screen).count(), 0, "{screen:?} has fields and lists with keys of their own");
    }
}

#[test]
fn what_a_key_does_depends_on_where_the_focus_is() {
    use Focus::{Control, Elsewhere, Square};
    let cases = [
        (Screen::Play, "ArrowLeft", [Some(Command::Walk(-1, 0)), None, Some(Command::Undo)]),
        (Screen::Play, " ", [Some(Command::Touch), None, Some(Command::MoveNow)]),
        (Screen::Play, "Enter", [Some(Command::Touch), None, Some(Command::Type)]),
        (Screen::Play, "d", [Some(Command::AskLandings), None, None]),
        (Screen::Play, "e", [None; 3]),
        (Screen::Analysis, "ArrowLeft", [Some(Command::Walk(-1, 0)), Some(Command::Undo), Some(Command::Undo)]),
        (Screen::Analysis, "Enter", [Some(Command::Touch), None, Some(Command::Type)]),
        (Screen::Analysis, "Home", [Some(Command::Start); 3]),
        (Screen::Setup, "d", [Some(Command::Remove), Some(Command::Take('d')), Some(Command::Take('d'))]),
        (Screen::Setup, "n", [Some(Command::Take('n')); 3]),
        (Screen::Setup, "x", [Some(Command::Erase); 3]),
        (Screen::Setup, "Tab", [None; 3]),
        (Screen::Embed, "f", [Some(Command::Flip); 3]),
        (Screen::Embed, "d", [None; 3]),
        (Screen::Library, "f", [None; 3]),
    ];
    for (screen, key, commands) in cases {
        let found = [Square, Control, Elsewhere].map(|focus| find(screen, focus, &plain(key)));
        assert_eq!(found, commands, "{screen:?}: {key}");
    }
}

#[test]
fn keys_with_ctrl_or_alt_are_the_browsers_but_for_undo_and_redo_of_a_setup() {
    for (screen, _, key, focus) in keys() {
        let stroke = pressed(key.press);
        assert_eq!(find(screen, focus, &Stroke { alt: true, ..stroke.clone() }), None);
        if matches!(key.press, Press::Plain(_) | Press::Man(_)) {
            assert_eq!(find(screen, focus, &Stroke { ctrl: true, ..stroke }), None, "{screen:?}");
        }
    }
    let ctrl = |key: &str, shift| Stroke { ctrl: true, shift, ..plain(key) };
    for (stroke, command) in [
        (ctrl("z", false), Some(Command::Undo)),
        (ctrl("Z", true), Some(Command::Redo)),
        (ctrl("y", false), Some(Command::Redo)),
        (ctrl("y", true), None),
    ] {
        assert_eq!(find(Screen::Setup, Focus::Elsewhere, &stroke), command, "{stroke:?}");
        assert_eq!(find(Screen::Play, Focus::Elsewhere, &stroke), None);
    }
}
