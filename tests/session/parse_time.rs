//! A time limit: parsing foreign text of twice the length takes at most three times as long, however hostile the text
//! is. An import runs in short steps for any file: none takes much longer than with an ordinary file.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::{Given, many::Cuts, read};
use hostage_chess::game::{Game, GameRecord, Style};
use hostage_chess::json;
use hostage_chess::link::{Link, compact};
use hostage_chess::session::lesson::LessonProgress;
use hostage_chess::session::library::{Library, LibraryAction, LibraryEffect, LibraryEntry};
use hostage_chess::session::{SavedGame, Settings, typed};

use crate::support::growth::{takes_linear_time, time};

/// Patterns of hostile texts: a beginning, and a part that repeats.
const NASTY: [(&str, &str); 46] = [
    ("", "[A \"\"]"),
    ("", "[A \"\"]\n"),
    ("", "[A \"\" "),
    ("", "[[A\""),
    ("[A \"", "\\\""),
    ("1.e4 ", "{[A \"\"]}"),
    ("1.e4 ", "([A \"\"])"),
    ("1.e4 ", "(1.d4)"),
    ("1.e4 ", "(1.Qd4) "),
    ("1.e4 ", "(1.d4 "),
    ("1.e4 ", "(( "),
    ("1.e4 {", "} {"),
    ("1.e4 ", "$1 $2 $300 "),
    ("1.e4 ", ";\n"),
    ("", "1.Nf3 Nf6 2.Ng1 Ng8 "),
    ("", "g1f3 g8f6 f3g1 f6g8 "),
    ("", "1. "),
    ("", "O O "),
    ("1.e4 (", "O "),
    ("1.e4 (", "Q / "),
    ("1.e4 (", "C, "),
    ("1.e4 (", "- , "),
    ("1.e4 (", "(P - "),
    ("1.e4 ", "   "),
    ("", "\n"),
    ("", "\n\n1.e4 *"),
    ("", "%\n"),
    ("", "/"),
    ("", "8/8/8/8 w - - "),
    ("", "pP1/"),
    ("", "[\"{\\"),
    ("", "&moves=e2e4_"),
    ("", ">"),
    ("", "> > 1.e4\n"),
    ("", "```\n"),
    ("1.e4 ", "**"),
    ("1.e4 ", "\\*"),
    ("1.e4 ", "1)"),
    ("1.e4 ", "(п"),
    ("1.e4 ", "(P)(P-P)"),
    ("1.e4 e5 2.Nf3", "±"),
    ("1.e4 1-0 ", "word "),
    ("1.e4 White wins ", "- a (word) "),
    ("1.e4 ", "draw "),
    ("1.e4 ", "} "),
    ("1.e4 e5 2.", "Cf3,Cf6,Cg1,Cg8,"),
];

/// A text of at least this many bytes.
fn text(begin: &str, again: &str, bytes: usize) -> String {
    begin.to_owned() + &again.repeat(bytes / again.len() + 1)
}

/// Checks a parser against the limit, with texts of at most half a megabyte.
fn holds<T>(what: &str, (begin, again): (&str, &str), read: impl Fn(&str) -> T) {
    takes_linear_time(&format!("{what}, {begin:?} + {again:?}"), 1 << 19, |bytes| {
        let text = text(begin, again, bytes);
        time(&|| drop(black_box(read(&text))))
    });
}

/// Imports a file into a library whose database answers at once. Returns the number of steps and the longest one.
fn import(text: &str) -> (usize, Duration) {
    let mut library = Library::default();
    let mut effects = library.update(LibraryAction::Enter);
    effects.push(LibraryEffect::Load);
    let (mut steps, mut longest) = (0, Duration::ZERO);
    let mut effects: Vec<LibraryEffect> = library
        .update(LibraryAction::Loaded(Ok(Vec::new())))
        .into_iter()
        .chain(library.update(LibraryAction::Import("a file".into(), text.into(), 1)))
        .collect();
    while let Some(effect) = effects.pop() {
        let begun = ThreadTime::now();
        effects.extend(match effect {
            LibraryEffect::Step => {
                steps += 1;
                library.update(LibraryAction::Step)
            }
            LibraryEffect::Load => library.update(LibraryAction::Loaded(Ok(Vec::new()))),
            LibraryEffect::Put(why, records) => {
                let entries = records.into_iter().map(|(entry, _)| entry).collect();
                library.update(LibraryAction::Put(why, entries, Ok(())))
            }
            _ => Vec::new(),
        });
        longest = longest.max(begun.elapsed());
    }
    (steps, longest)
}

#[test]
fn parsing_takes_linear_time() {
    let position = AnyPosition::start("hostage").unwrap();
    for nasty in NASTY {
        holds("a record", nasty, |text| read::<AnyPosition>(text, Given::default()));
        holds("a record written", nasty, |text| read::<AnyPosition>(text, Given::default()).write(Style::default()));
        holds("a file", nasty, |text| Cuts::new(text).count());
        holds("an import", nasty, import);
        holds("a FEN", nasty, |text| variants().filter(|variant| AnyPosition::from_fen(variant, text).is_ok()).count());
        holds("a turn", nasty, |text| position.read_notation(text));
        holds("a typed turn", nasty, |text| typed::meant(&position, text));
        holds("a UCI turn", nasty, |text| position.read_uci(text));
        holds("a link", nasty, |text| Link::read(&format!("#/play?{text}")));
        holds("a sealed link", nasty, |text| Link::read(&format!("#/play?g={}", compact::sealed(text.as_bytes()))));
        holds("a stored game", nasty, json::read::<SavedGame>);
        holds("settings", nasty, Settings::read);
        holds("what was learnt", nasty, LessonProgress::read);
        holds("an entry", nasty, LibraryEntry::read);
    }
}

#[test]
fn following_a_game_of_many_moves_takes_linear_time() {
    holds("a game", ("", "g1f3 g8f6 f3g1 f6g8 "), |text| {
        let moves = text.split_whitespace().map(str::to_owned).collect();
        GameRecord { variant: "hostage".into(), start: None, moves }.follow::<AnyPosition>().is_ok()
    });
}

#[test]
fn importing_many_small_records_takes_linear_time() {
    holds("a file", ("", " "), |text| {
        let records = (0..text.len() / 20).map(|number| format!("[Round \"{number}\"]\n\n1.e4 *\n\n"));
        import(&records.collect::<String>())
    });
}

#[test]
fn looking_for_the_end_of_a_comment_takes_linear_time() {
    // The next brace is the last byte of the text, and it does not close the comment.
    for lines in ["[A \"\"]\n", "[A \"\n"] {
        holds("a file", ("1.e4 {\n", lines), |text| Cuts::new(&format!("{text}{{")).count());
        holds("an import", ("1.e4 {\n", lines), |text| import(&format!("{text}{{")));
    }
}

#[test]
fn an_import_runs_in_short_steps_whatever_the_file() {
    // Other programs may interrupt a step, so the best of three runs counts.
    let longest = |begin: &str, again: &str| -> Duration {
        let text = text(begin, again, 1 << 21);
        (0..3).map(|_| import(&text).1).min().unwrap_or_default()
    };
    // A step goes on to the end of a line. So the longest steps are those of files with a single line.
    let ordinary = longest("", "1.Nf3 Nf6 2.Ng1 Ng8 ");
    for (begin, again) in NASTY {
        let taken = longest(begin, again);
        assert!(taken < 30 * ordinary, "{begin:?} + {again:?}: {taken:?}, an ordinary line {ordinary:?}");
    }
}

#[test]
fn a_link_with_too_many_bytes_for_its_moves_is_not_decoded() {
    let [honest, forged] =
        [10_000, 70_000].map(|bytes| compact::sealed(&[&[0, 0x88, 0x27][..], &vec![0xd5; bytes]].concat()));
    let taken = |link: &str| time(&|| drop(black_box(Link::read(&format!("#/play?g={link}")))));
    let tries: Vec<_> = (0..5).map(|_| (taken(&honest), taken(&forged))).collect();
    // Seven times the length takes a hundredth of the work.
    assert!(tries.iter().any(|(honest, forged)| forged < honest), "{tries:?}");
}
