//! The table of keys: all handled keys are listed, all listed keys are handled, and no key has two meanings.

use hostage_chess::link::Screen;
use hostage_chess::session::settings::{SettingId, Settings};
use hostage_chess::shell::keys::{
    Command, Focus, HelpLine, KeyChord, KeyStroke, Shortcut, entries, find, find_beside, key_meant,
};
use hostage_chess::words;

fn pressed(press: KeyChord) -> KeyStroke {
    let stroke = |key: &str, ctrl, shift| KeyStroke { ctrl, shift, ..plain(key) };
    match press {
        KeyChord::Plain(key) => stroke(key, false, false),
        KeyChord::Ctrl(key) => stroke(key, true, false),
        KeyChord::CtrlShift(key) => stroke(&key.to_uppercase(), true, true),
        KeyChord::Piece(_) => stroke("q", false, false),
    }
}

fn plain(key: &str) -> KeyStroke {
    KeyStroke { key: key.to_owned(), ctrl: false, shift: false, alt: false, is_repeated: false }
}

fn keys() -> impl Iterator<Item = (Screen, &'static HelpLine, &'static Shortcut, Focus)> {
    Screen::ALL.into_iter().flat_map(|screen| {
        entries(screen)
            .flat_map(move |entry| entry.keys.iter().map(move |key| (screen, entry, key)))
            .flat_map(|(screen, entry, key)| key.at.iter().map(move |&focus| (screen, entry, key, focus)))
    })
}

#[test]
fn each_listed_key_is_found() {
    for (screen, entry, key, focus) in keys() {
        let found = find(screen, focus, &pressed(key.press));
        let does = if let KeyChord::Piece(_) = key.press { Command::Take('q') } else { key.does };
        assert_eq!(found, Some(does), "{screen:?}, {focus:?}: {}", entry.label());
    }
}

/// People who dictate can keep letters and other signs to the board. The names of other keys are longer than one letter.
#[test]
fn letters_act_only_on_the_board_if_the_reader_wants() {
    let everywhere = Settings::default();
    let on_board = everywhere.with(SettingId::Letters, "board").unwrap();
    let (mut silent, mut heard) = (0, 0);
    for (screen, entry, key, focus) in keys() {
        let stroke = pressed(key.press);
        let found = find(screen, focus, &stroke);
        assert_eq!(find_beside(screen, focus, &stroke, &everywhere), found);
        let is_silent = focus != Focus::Square && !stroke.ctrl && stroke.key.len() == 1 && stroke.key != " ";
        let expected = if is_silent { None } else { found };
        assert_eq!(
            find_beside(screen, focus, &stroke, &on_board),
            expected,
            "{screen:?}, {focus:?}: {}",
            entry.label()
        );
        *if is_silent { &mut silent } else { &mut heard } += 1;
    }
    assert!(silent > 40 && heard > 80, "{silent}, {heard}");
}

#[test]
fn each_line_has_keys_of_the_app_or_the_browser_and_a_label() {
    for entry in Screen::ALL.into_iter().flat_map(entries) {
        assert_ne!(entry.keys.is_empty(), entry.native.is_none(), "{}", entry.says);
        assert!(!entry.label().is_empty());
        assert_ne!(words::text(entry.says), entry.says, "the key has no label");
    }
}

#[test]
fn no_key_has_two_meanings_in_one_place() {
    for (screen, entry, key, focus) in keys() {
        let same = keys().filter(|&(s, _, k, f)| (s, f) == (screen, focus) && k.press == key.press);
        assert_eq!(same.count(), 1, "{screen:?}, {focus:?}: {}", entry.label());
    }
}

#[test]
fn the_help_of_each_screen_lists_its_keys() {
    let labels = |screen| entries(screen).map(HelpLine::label).collect::<Vec<_>>();
    let spoken = ["l", "t", "w"];
    let table = ["Tab", "← ↑ → ↓", "Enter Space", "d", "Esc", "f", "m", "Enter", "?"];
    assert_eq!(labels(Screen::Play), [&["h", "← →", "c", "Space"], &spoken[..], &table[..]].concat());
    let analysis = ["← →", "↑ ↓", "Home End", "Space", "e", "c", "x", "d b p", "o"];
    assert_eq!(labels(Screen::Analysis), [&analysis, &spoken[..], &table[..]].concat());
    let setup = ["Tab", "← ↑ → ↓", "K Q N", "Enter Space", "Delete Backspace d", "x", "Esc", "f", "← →"];
    assert_eq!(labels(Screen::Setup), [&setup[..], &["Ctrl+Z Ctrl+Y Ctrl+Shift+Z", "?"]].concat());
    for screen in [Screen::Library, Screen::Rules, Screen::Bench, Screen::Settings, Screen::Welcome, Screen::Friend] {
        assert_eq!(entries(screen).count(), 0, "{screen:?} has fields and lists with their own keys");
    }
}

#[test]
fn the_meaning_of_a_key_depends_on_the_focus() {
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

/// The second hint says more than the first.
#[test]
fn a_held_key_asks_for_no_second_hint() {
    let mut hints = 0;
    for (screen, _, key, focus) in keys() {
        let once = pressed(key.press);
        let (does, held) = (find(screen, focus, &once), KeyStroke { is_repeated: true, ..once });
        let is_hint = does == Some(Command::Hint);
        assert_eq!(find(screen, focus, &held), does.filter(|_| !is_hint), "{screen:?}, {held:?}");
        hints += usize::from(is_hint);
    }
    assert!(hints > 1);
}

#[test]
fn keys_with_ctrl_or_alt_belong_to_the_browser_except_undo_and_redo_in_set_up() {
    for (screen, _, key, focus) in keys() {
        let stroke = pressed(key.press);
        assert_eq!(find(screen, focus, &KeyStroke { alt: true, ..stroke.clone() }), None);
        if matches!(key.press, KeyChord::Plain(_) | KeyChord::Piece(_)) {
            assert_eq!(find(screen, focus, &KeyStroke { ctrl: true, ..stroke }), None, "{screen:?}");
        }
    }
    let ctrl = |key: &str, shift| KeyStroke { ctrl: true, shift, ..plain(key) };
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

/// The letter keys of a US keyboard from Q to M, and what they type on other layouts without Shift.
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
const LAYOUTS: [(&str, &str); 5] = [
    ("Cyrillic", "й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь"),
    ("Greek", "; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ"),
    ("Hebrew", "/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ"),
    ("Arabic", "ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة"),
    ("Korean", "ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ"),
];
/// Keys of the question mark with Shift: what they type, and their position.
const QUESTION_MARKS: [(&str, &str); 7] =
    [("?", "Slash"), ("?", "Minus"), ("?", "Digit7"), (",", "Slash"), ("؟", "Slash"), ("?", "KeyM"), ("?", "")];

fn code(letter: char) -> String {
    format!("Key{}", letter.to_ascii_uppercase())
}

/// A keystroke as the page reads it.
fn meant(key: &str, code: &str, shift: bool, caps_lock: bool) -> KeyStroke {
    KeyStroke { shift, ..plain(&key_meant(key, code, shift, caps_lock)) }
}

/// Every way to press a letter: its name, and the stroke.
fn ways(letter: char) -> Vec<(String, KeyStroke)> {
    let (lower, upper, code) = (letter.to_string(), letter.to_ascii_uppercase().to_string(), code(letter));
    let mut ways = vec![
        ("plain".to_owned(), meant(&lower, &code, false, false)),
        ("without its place".to_owned(), meant(&lower, "", false, false)),
        ("elsewhere".to_owned(), meant(&lower, "KeyQ", false, false)),
        ("CapsLock".to_owned(), meant(&upper, &code, false, true)),
    ];
    let place = LATIN.find(letter).unwrap();
    ways.extend(LAYOUTS.map(|(name, keys)| {
        let written = keys.split(' ').nth(place).unwrap();
        (name.to_owned(), meant(written, &code, false, false))
    }));
    ways
}

#[test]
fn each_shortcut_is_found_on_every_layout_and_with_caps_lock() {
    for (screen, entry, key, focus) in keys() {
        let says = |way: &str| format!("{screen:?}, {focus:?}, {}: {way}", entry.label());
        match key.press {
            KeyChord::Plain(name) if name.len() == 1 && name.as_bytes()[0].is_ascii_lowercase() => {
                let letter = name.chars().next().unwrap();
                for (way, stroke) in ways(letter) {
                    assert_eq!(find(screen, focus, &stroke), Some(key.does), "{}", says(&way));
                }
                // CapsLock that the browser does not report.
                let capital = meant(&name.to_uppercase(), &code(letter), false, false);
                assert_eq!(find(screen, focus, &capital), Some(key.does), "{}", says("a capital"));
            }
            KeyChord::Plain("?") => {
                for (written, place) in QUESTION_MARKS {
                    let stroke = meant(written, place, true, false);
                    assert_eq!(find(screen, focus, &stroke), Some(key.does), "{}", says(written));
                }
            }
            KeyChord::Plain(name) => {
                for caps_lock in [false, true] {
                    let stroke = meant(name, name, false, caps_lock);
                    assert_eq!(find(screen, focus, &stroke), Some(key.does), "{}", says("by name"));
                }
            }
            KeyChord::Ctrl(name) | KeyChord::CtrlShift(name) => {
                let shift = matches!(key.press, KeyChord::CtrlShift(_));
                for (way, stroke) in ways(name.chars().next().unwrap()) {
                    let stroke = KeyStroke { ctrl: true, shift, ..stroke };
                    assert_eq!(find(screen, focus, &stroke), Some(key.does), "{}", says(&way));
                }
            }
            KeyChord::Piece(_) => {
                for letter in ['k', 'q', 'n'] {
                    for (way, stroke) in ways(letter) {
                        assert_eq!(find(screen, focus, &stroke), Some(Command::Take(letter)), "{}", says(&way));
                    }
                    let upper = letter.to_ascii_uppercase();
                    // With CapsLock, Shift types a small letter, except on a Mac.
                    for (written, caps_lock) in [(upper, false), (letter, true), (upper, true)] {
                        let stroke = meant(&written.to_string(), &code(letter), true, caps_lock);
                        assert_eq!(find(screen, focus, &stroke), Some(Command::Take(upper)), "{}", says("with Shift"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_key_that_types_latin_letters_or_nothing_means_what_it_types() {
    for (key, code) in [
        // The comma of a French keyboard, letters with accents, dead keys, keys without a name, and keys of an input method.
        (",", "KeyM"),
        (";", "KeyZ"),
        ("'", "KeyQ"),
        ("é", "Digit2"),
        ("ğ", "KeyE"),
        ("ö", "Semicolon"),
        ("_", "Slash"),
        ("§", "Slash"),
        ("Dead", "KeyE"),
        ("Unidentified", "KeyF"),
        ("Process", "KeyF"),
        ("", "KeyF"),
        ("", ""),
    ] {
        for shift in [false, true] {
            assert_eq!(key_meant(key, code, shift, false), key, "{key} at {code}");
        }
    }
    // On a French keyboard the letter counts, not its position.
    assert_eq!(key_meant("a", "KeyQ", false, false), "a");
    assert_eq!(key_meant("m", "Semicolon", false, false), "m");
}

#[test]
fn a_letter_with_shift_is_no_shortcut() {
    for (screen, _, key, focus) in keys() {
        let KeyChord::Plain(name) = key.press else { continue };
        let screen_takes_pieces =
            entries(screen).flat_map(|entry| entry.keys).any(|key| matches!(key.press, KeyChord::Piece(_)));
        if name.len() == 1 && name.as_bytes()[0].is_ascii_lowercase() && !screen_takes_pieces {
            let stroke = meant(&name.to_uppercase(), &code(name.chars().next().unwrap()), true, false);
            assert_eq!(find(screen, focus, &stroke), None, "{screen:?}: {name}");
        }
    }
}
