//! Texts of many records. In every style of writing, splitting the text keeps the number of records.

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{Given, Movetext, PgnGame, read};
use hostage_chess::game::{Game, Position as _, Style};
use proptest::prelude::*;

/// Tags of a record; `#` is its number.
const HEADS: [&[&str]; 8] = [
    &[
        "Event \"Cup\"",
        "Site \"here\"",
        "Date \"2026.11.25\"",
        "Round \"#\"",
        "White \"Ann\"",
        "Black \"Bob\"",
        "Result \"*\"",
    ],
    &["White \"Ann #\"", "Black \"Bob\""],
    &["FEN \"4k3/8/8/8/8/8/8/4K3[N#] w - - 0 #\""],
    &[
        "Event \"#\"",
        "1stPrize \"a cup\"",
        "2_nd \"none\"",
        "White \"Ann\"",
        "FEN \"4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1\"",
    ],
    &["Event \"5th \"Cup\" #\"", "White \"Ann\"", "Black Bob", "Time-Control \"60\"", "Result \"*\""],
    &[
        "White \"Ann #\"",
        "WhiteElo \"1500\"",
        "SetUp \"1\"",
        "FEN \"4k3/8/8/8/8/8/8/4K3[N#] w - - 0 1\"",
        "ECO \"A00\"",
    ],
    &["Name \"#\"", "Variant \"hostage\"", "Opening \"a long one, broken\nby a mail\""],
    &["Event “#”", "White „Ann“"],
];

/// Moves of a record.
const MOVES: [&str; 14] = [
    "1. e4 e5 2. Nf3 *",
    "1.e4 e5 2.Nf3 1-0",
    "1.e4 e5 2.Nf3 ½–½",
    "1.e4 e5\n2.Nf3 0 - 1",
    "1.e4 {a comment}\ne5 2.Nf3",
    "{1-0}\n1.e4 e5 {0-1 was\npossible 1/2-1/2}\n2.Nf3 {1-0}",
    "1.e4 {\n[Event \"no tag\"]\n[White \"no tag\"]\n}\ne5 *",
    "1.e4 {before\n\n[Event \"no tag\"]\n\n1.d4 d5 *\n\nbehind} e5 *",
    "1.e4 ; a comment { to the end of its line 1-0\ne5 *",
    "1.e4\n% [Event \"escaped\"]\n%1.d4 *\ne5 *",
    "1.e4 (1.d4 d5 (1...Nf6 2.c4 *)\n2.c4) 1...e5\n(1...c5\n2.Nf3) 2.Nf3 *",
    "1.e4 [%clk 0:01]\ne5 *",
    "{nothing was played}\n*",
    "*",
];

/// A record with or without a header, and with or without moves.
#[derive(Clone, Copy, Debug)]
struct Record {
    head: Option<usize>,
    moves: Option<usize>,
}

fn records() -> impl Strategy<Value = Vec<Record>> {
    let head = prop_oneof![9 => (0..HEADS.len()).prop_map(Some), 1 => Just(None)];
    let moves = prop_oneof![3 => (0..MOVES.len()).prop_map(Some), 1 => Just(None)];
    prop::collection::vec((head, moves).prop_map(|(head, moves)| Record { head, moves }), 1..12).prop_map(
        |mut records| {
            for at in 0..records.len() {
                let bare = at == 0 || records[at - 1].moves.is_none();
                let record = &mut records[at];
                // Moves without tags would belong to the record before, if that has none.
                record.head = record.head.or(bare.then_some(0));
                if record.head.is_none() {
                    record.moves = Some(record.moves.unwrap_or(0) % 5);
                }
            }
            records
        },
    )
}

fn written(records: &[Record], blank: [&str; 2], line: &str) -> String {
    let mut text = String::new();
    for (number, record) in records.iter().enumerate() {
        for tag in record.head.map_or(&[][..], |head| HEADS[head]) {
            text += &format!(
                "[{}]\n",
                tag.replace("0 #", "0 1").replace("[N#]", "[N\u{1}]").replace('#', &number.to_string())
            );
        }
        if let Some(moves) = record.moves {
            text += &format!("{}{}\n", if record.head.is_some() { blank[0] } else { "" }, MOVES[moves]);
        }
        text += blank[1];
    }
    text.replace('\u{1}', "#").replace('\n', line)
}

fn lines(text: &str) -> Vec<usize> {
    Cuts::new(text).map(|cut| cut.line).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn cutting_keeps_the_number_of_records(
        records in records(),
        (before, between) in prop_oneof![Just(("\n", "\n")), Just(("", "\n")), Just(("\n\n", "\n\n\n")), Just((" \n", "\u{a0}\n"))],
        line in prop_oneof![Just("\n"), Just("\r\n")],
        mark in any::<bool>(),
    ) {
        let text = written(&records, [before, between], line);
        let text = if mark { text.replace("[Event", "\u{feff}[Event") } else { text };
        let found = Cuts::new(&text).count();
        prop_assert_eq!(found, records.len(), "{}", text);
    }

    /// Without a blank line between them, records are separated by their moves or by repeated tags.
    #[test]
    fn cutting_works_without_blank_lines(
        moves in prop::collection::vec(prop_oneof![3 => (0..MOVES.len()).prop_map(Some), 1 => Just(None)], 1..12),
        head in 0..HEADS.len(),
        line in prop_oneof![Just("\n"), Just("\r\n")],
    ) {
        let records: Vec<Record> = moves.into_iter().map(|moves| Record { head: Some(head), moves }).collect();
        let text = written(&records, ["", ""], line);
        prop_assert_eq!(Cuts::new(&text).count(), records.len(), "{}", text);
    }
}

#[test]
fn records_of_tags_alone_are_separated() {
    let fen = "[FEN \"4k3/8/8/8/8/8/8/4K3[#] w - - 0 1\"]\n";
    for between in ["", "\n", "\r\n", "\n\n\n"] {
        let one = format!("[Event \"x\"]\n[SetUp \"1\"]\n{fen}{between}");
        assert_eq!(Cuts::new(&one.repeat(3)).count(), 3, "{between:?}");
        assert_eq!(Cuts::new(&format!("{fen}{between}").repeat(3)).count(), 3, "{between:?}");
        for cut in Cuts::new(&one.repeat(3)) {
            let game = read::<AnyPosition>(cut.text, Given::default());
            assert_eq!((game.fault.clone(), game.tags.len(), game.notes.len()), (None, 3, 0));
        }
    }
    // A second FEN starts a second game, which includes the repeated tags before it.
    assert_eq!(lines(&format!("[Event \"1\"]\n[White \"A\"]\n{fen}[White \"B\"]\n{fen}")), [1, 4]);
    // Tags after a blank line belong to the next record, unless the roster continues there or every tag is followed by
    // a blank line.
    assert_eq!(lines("[White \"A\"]\n\n[FEN \"x\"]\n\n[Black \"B\"]"), [1, 3, 5]);
    assert_eq!(lines("[Event \"A\"]\n[Site \"B\"]\n\n[Date \"C\"]\n[White \"D\"]\n\n1.e4"), [1]);
    assert_eq!(
        lines("[Event \"A\"]\n\n[Site \"B\"]\n\n[ECO \"C\"]\n\n[FEN \"D\"]\n\n1.e4\n\ne5\n\n[Event \"E\"]"),
        [1, 13]
    );
}

#[test]
fn tag_names_may_start_with_any_letter() {
    for name in ["1stPrize", "3", "_x", "x_1"] {
        let text = format!("[White \"A\"]\n[{name} \"x\"]\n[Black \"B\"]\n\n1.e4 e5 *\n");
        assert_eq!(lines(&text.repeat(2)), [1, 6], "{name}");
        let game = read::<AnyPosition>(&text, Given::default());
        assert_eq!((game.fault.clone(), game.tag(name), game.tag("Black")), (None, Some("x"), Some("B")), "{name}");
    }
    // Brackets among the moves do not start a header.
    assert_eq!(lines("[White \"A\"]\n\n1.e4\n[White resigned later]\ne5 *\n\n[White \"B\"]"), [1, 7]);
}

#[test]
fn records_without_tags_begin_at_move_one() {
    assert_eq!(lines("1.e4 e5\n1.d4 d5\n1. c4"), [1, 2, 3]);
    assert_eq!(lines("1.e4 e5 (\n1.d4 d5\n) 2.Nf3\n1...e5\n1-0\n1 - 0"), [1]);
    assert_eq!(lines("1.e4\n1/2-1/2\n1 e4 e5"), [1, 3]);
    // Letters of any language begin a move, and signs do not.
    for mv in ["Sf3", "Кf3", "Лa3", "Éf3", "馬f3", "♘f3", "Ｎf3", "𝐍f3"] {
        assert_eq!(lines(&format!("1.e4 e5\n1. {mv}")), [1, 2], "{mv}");
    }
    for sign in ["… e5", "„e5“", "± e5", "→ e5", "⩲", "「e5」", "👍"] {
        assert_eq!(lines(&format!("1.e4 e5\n1. {sign}")), [1], "{sign}");
    }
}

/// In Messenger Chess the number 1 comes again after the couriers are placed (docs/rules.md 4.1).
#[test]
fn placing_the_couriers_begins_no_new_record() {
    for text in [
        "1. C@e2 C@d7 1. Ce3,Nf3 -,Nc6 *",
        "1. C@e2 C@d7\n1. Ce3,Nf3 -,Nc6\n2. Ce4,Nc3 *",
        "1. C@e2\n1... C@d7\n\n1. Ce3,Nf3 *",
        "1.C@e2 $1 {said} C@d7!\n1.-,Nf3 *",
        "1 C@e2 (1. C@d2 C@d7 1. -,Nf3) 1... C@d7\n1 Ce3,Nf3 *",
    ] {
        assert_eq!(lines(text), [1], "{text}");
        assert_eq!(Cuts::new(&format!("{text}\n{text}\n\n{text}")).count(), 3, "{text}");
    }
    // A record that ends after them is followed by another.
    assert_eq!(lines("1. C@e2 C@d7\n1. C@d2 C@e7\n1. Ce3,Nf3"), [1, 2]);
    assert_eq!(lines("1. C@e2 C@d7 *\n1. e4 e5"), [1, 2]);
    // A drop of another piece is a move of its own number.
    assert_eq!(lines("1. N@e4 Kd7\n1. Ke2 Kd6"), [1, 2]);
}

#[test]
fn every_written_record_is_one_record() {
    for variant in variants() {
        let mut random = Random(variant.len() as u64);
        for length in 0..120 {
            let mut moves = Movetext::new(AnyPosition::start(variant).unwrap());
            let comment = |length: usize| "word ".repeat(24)[..length].trim_end().to_owned();
            moves.intro = comment(length);
            for ply in 0..6 {
                let legal = moves.last().legal_moves();
                let number = moves.push(moves.plies.len().checked_sub(1), legal[random.below(legal.len())]);
                if ply == length % 7 {
                    moves.plies[number].comment = comment(119 - length);
                }
            }
            let tags = vec![("White".to_owned(), "A".to_owned())];
            let game = PgnGame::new(tags, moves);
            for style in [Style::Leslie, Style::Pierce] {
                let text = game.write(style);
                let cuts: Vec<_> = Cuts::new(&text).map(|cut| cut.text).collect();
                assert_eq!(cuts, [&*text], "{variant}");
                let again = read::<AnyPosition>(cuts[0], Given::default());
                assert_eq!((again.fault.clone(), again.write(style)), (None, text.clone()));
                // An older version takes a line that begins so for the next record.
                let begins = text.lines().skip_while(|line| !line.is_empty()).filter(|line| line.starts_with("1. "));
                assert!(begins.count() <= usize::from(game.moves.as_ref().unwrap().intro.is_empty()), "{text}");
            }
        }
    }
}
