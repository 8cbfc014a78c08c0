//! Files in the style of other programs: each record gives one entry, with all of its content.

use super::*;
use hostage_chess::session::backup::PerKind;

/// An entry: players, date, result, number of moves.
type Expected = (&'static str, &'static str, &'static str, usize);

/// A file, its entries, its partly read records, and its tags that were left out.
type File = (&'static str, &'static [Expected], &'static [&'static str], &'static [&'static str]);

const FILES: [File; 7] = [
    (
        "lichess.pgn",
        &[("ann – bob", "2026.11.20", "1-0", 8), ("ann – ?", "2026.11.21", "0-1", 6), ("", "2026.11.22", "", 0)],
        &["Line 24 (ann – ?): 4.P@e5 (line 36)"],
        &[],
    ),
    ("chess-com.pgn", &[("ann – bob", "2026.11.20", "0-1", 4), ("ann – cy", "2026.11.01", "1/2-1/2", 7)], &[], &[]),
    (
        "chessbase.pgn",
        &[
            ("Šahović, Dragan – Müller, Jörg", "2026.03.??", "1/2-1/2", 8),
            ("Šahović, Dragan – Śmietana, Jan", "2026.03.??", "1-0", 1),
        ],
        &[],
        &["Line 1 (Šahović, Dragan – Müller, Jörg): “[Event \"City \"Rapid\" Open\"]” (line 1)"],
    ),
    (
        "scid-positions.pgn",
        &[("Ann – Bob", "1998.05.01", "", 0), ("Bob – Ann", "1998.05.01", "", 0), ("Cy – Ann", "1998.05.01", "0-1", 5)],
        &[],
        &[],
    ),
    ("scid.pgn", &[("Ann – Bob", "2026.10.01", "1-0", 9), ("Cy – ?", "", "", 3)], &[], &[]),
    (
        "windows-1997.pgn",
        &[
            ("Šimic, Žarko – Œuvrard, Noël", "1997.02.11", "0-1", 17),
            ("Œuvrard, Noël – Šimic, Žarko", "1997.02.18", "1/2-1/2", 9),
            ("Ömer – Ÿvonne", "", "", 4),
        ],
        &[],
        &[],
    ),
    ("windows-unicode.pgn", &[("Пётр – Анна", "", "1-0", 9), ("王 – 李", "", "1/2-1/2", 8)], &[], &[]),
];

fn bytes(name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn files_of_other_programs_are_imported_completely() {
    for (name, expected, bad, notes) in FILES {
        let mut desk = Desk::new();
        desk.import(&decode(&bytes(name)));
        let found: Vec<_> = desk
            .pocket
            .values()
            .map(|(entry, _)| {
                let players = [&entry.white, &entry.black].map(|name| if name.is_empty() { "?" } else { name });
                let players = if players == ["?", "?"] { String::new() } else { players.join(" – ") };
                (players, entry.date.clone(), entry.result.clone(), entry.moves)
            })
            .collect();
        let found: Vec<Expected> =
            found.iter().map(|(players, date, result, moves)| leak(players, date, result, *moves)).collect();
        assert_eq!(found, expected, "{name}: {:?}", desk.library.bad());
        for (told, expected) in [
            (desk.library.bad().iter().map(words::bad_record).collect::<Vec<_>>(), bad),
            (desk.library.notes().iter().map(words::note).collect(), notes),
        ] {
            assert_eq!(told.len(), expected.len(), "{name}: {told:?}");
            for (told, expected) in told.iter().zip(expected) {
                assert!(told.starts_with(expected), "{name}: {told} should begin with {expected}");
            }
        }
        // The stored record contains everything: written, read and written again it is the same.
        for (_, text) in desk.pocket.values() {
            let again = read::<AnyPosition>(text, Given::default());
            assert_eq!((again.fault.clone(), again.notes.len()), (None, 0), "{text}");
            assert_eq!(&again.write(Style::default()), text);
        }
        // Importing the same file again adds nothing.
        let before = desk.pocket.len();
        desk.import(&decode(&bytes(name)));
        assert_eq!(desk.pocket.len(), before, "{name}");
    }
}

fn leak(players: &str, date: &str, result: &str, moves: usize) -> Expected {
    let keep = |text: &str| -> &'static str { String::from(text).leak() };
    (keep(players), keep(date), keep(result), moves)
}

#[test]
fn comments_of_other_programs_beside_the_moves_are_kept() {
    for (name, said) in [
        (
            "lichess.pgn",
            &[
                "[%eval 0.18] [%clk 0:05:00]",
                "[%csl Rf7][%cal Re5f7]",
                "[Variant \"Standard\"]",
                "[GameId \"AbCdEfGh\"]",
            ][..],
        ),
        ("lichess.pgn", &["[OriginalVariant \"Crazyhouse\"]", "[Orientation \"white\"]", "{The plan is simple.}"]),
        ("chess-com.pgn", &["{[%clk 0:09:58.1]}", "[Termination \"bob won by checkmate\"]", "[CurrentPosition \"rnb1"]),
        ("chessbase.pgn", &["„solide“", "$146", "[%evp 0,8", "[PlyCount \"8\"]", "[Site \"Bad Wörishofen\"]"]),
        ("scid.pgn", &["[1stPrize \"a cup\"]", "[Event \"not a tag\"]", "N*f3", "(N)B*c4"]),
        ("windows-1997.pgn", &["[Event \"Vereinsmeisterschaft 1997 – B-Gruppe\"]", "5 €", "{ruhig…}", "Nf3", "Re1"]),
        ("windows-unicode.pgn", &["[Event \"Кубок — 2026\"]", "Bxc6", "O-O"]),
    ] {
        let mut desk = Desk::new();
        desk.import(&decode(&bytes(name)));
        // Line breaks may be in different places.
        let all: Vec<String> =
            desk.pocket.values().map(|(_, text)| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        for said in said {
            assert!(all.iter().any(|text| text.contains(said)), "{name} should keep {said}: {all:?}");
        }
    }
}

#[test]
fn a_bad_header_loses_only_that_tag() {
    let mut desk = Desk::new();
    desk.import("[Event \"5th \"Cup\" 2026\"]\n[White \"Ann\"]\n[FEN \"\"]\n[Variant \"?\"]\n\n1.e4 e5 0-1\n");
    let expected = Toast::Imported {
        new: 1,
        part: 0,
        orthodox: 0,
        again: 0,
        bad: 0,
        cancelled: false,
        passed: 0,
        kinds: PerKind::default(),
        refused: 0,
    };
    assert_eq!((desk.toast(), desk.library.bad().len()), (Some((expected, true)), 0));
    let notes: Vec<String> = desk.library.notes().iter().map(words::note).collect();
    assert_eq!(notes.len(), 3, "{notes:?}");
    for (note, line) in notes.iter().zip(["line 1", "line 4", "line 3"]) {
        assert!(note.starts_with("Line 1 (Ann – ?): ") && note.contains(line), "{note} should name {line}");
    }
    desk.act(LibraryAction::Dismiss);
    assert!(desk.library.notes().is_empty());
}

/// The meaning of every byte in a file that is not UTF-8: Latin-1 with the additional characters of Windows-1252.
#[test]
fn every_byte_of_an_older_file_is_the_letter_of_windows_1252() {
    let letters = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    for byte in 1..=255u8 {
        let expected = match byte {
            b'\r' => '\n',
            0x80..=0x9f => letters.chars().nth(usize::from(byte - 0x80)).unwrap(),
            other => char::from(other),
        };
        // A byte after which no UTF-8 sequence can continue.
        assert_eq!(decode(&[b'x', byte, b'x', b'\n']), format!("x{expected}x\n"), "{byte:#x}");
    }
    let all: Vec<u8> = (0x80..=0xff).flat_map(|byte| [byte, b' ']).collect();
    assert!(!decode(&all).contains('\u{fffd}'));
}

#[test]
fn utf_16_is_recognised_without_its_mark_and_no_other_text_is_mistaken_for_it() {
    for text in ["[White \"Ann\"]\n\n1.e4 *\n", "[White \"Анна Каренина\"]\n[Black \"?\"]\n\n1.e4 e5 *\n"] {
        let wide = |to: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(to).collect::<Vec<u8>>();
        assert_eq!((decode(&wide(u16::to_le_bytes)).as_str(), decode(&wide(u16::to_be_bytes)).as_str()), (text, text));
        assert_eq!(decode(text.as_bytes()), text);
    }
    assert_eq!(decode(b"1.e4 \0 e5"), "1.e4 \0 e5");
    assert_eq!(decode("王 – 李".as_bytes()), "王 – 李");
}

#[test]
fn all_kinds_of_line_ends_are_read() {
    for (bytes, text) in [
        ("a\r\nb\r\n", "a\r\nb\r\n"),
        ("a\rb\r", "a\nb\n"),
        ("a\r\r\nb", "a\nb"),
        ("a\rb\r\nc\nd", "a\nb\nc\nd"),
        ("a\u{2028}b\u{85}c", "a\nb\nc"),
        ("a\u{2028}b\nc", "a\u{2028}b\nc"),
    ] {
        assert_eq!(decode(bytes.as_bytes()), text, "{bytes:?}");
    }
}
