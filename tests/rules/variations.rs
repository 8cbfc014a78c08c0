//! Records with everything that accompanies the moves, and texts of many records. In every game, written records can be
//! read again. A broken record does not affect others, and nothing panics.

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{Given, Movetext, PgnGame, PgnReason, read};
use hostage_chess::game::{Game, Position as _, Style};

fn record(text: &str) -> PgnGame<AnyPosition> {
    read(text, Given::default())
}

const SAYINGS: [&str; 8] = [
    "a plain remark",
    "[White \"x\"] looks like a tag and is none",
    "long enough that the line has to end somewhere within, and then % and [%csl Ga1,Rb2] and ; and (brackets ( and 1-0",
    "ein Läufer für zwei Bauern – 🙂",
    "1. e4 e5 2. Nf3",
    "( opens",
    "$5 !? +-",
    "\\ \" '",
];

/// Creates a random game with nested variations.
fn random_moves(variant: &str, random: &mut Random) -> Movetext<AnyPosition> {
    let mut moves = Movetext::new(AnyPosition::start(variant).unwrap());
    if random.below(3) == 0 {
        moves.intro = SAYINGS[random.below(8)].to_owned();
    }
    let mut at = None;
    for _ in 0..random.below(60) {
        let list = moves.position(at).legal_moves();
        if list.is_empty() || random.below(5) == 0 {
            at = random.below(moves.plies.len() + 1).checked_sub(1);
            continue;
        }
        let m = list[random.below(list.len())];
        let first = !moves.plies.iter().any(|ply| ply.parent == at);
        let number = moves.push(at, m);
        let ply = &mut moves.plies[number];
        if random.below(4) == 0 {
            ply.comment = SAYINGS[random.below(8)].to_owned();
        }
        if !first && random.below(3) == 0 {
            ply.before = SAYINGS[random.below(8)].to_owned();
        }
        for _ in 0..random.below(3) {
            let glyph = random.below(256) as u8;
            if !ply.glyphs.contains(&glyph) {
                ply.glyphs.push(glyph);
            }
        }
        at = Some(number);
    }
    moves
}

/// Returns the moves in written order, independent of the order of the list.
fn told(moves: &Movetext<AnyPosition>) -> Vec<String> {
    fn follow(moves: &Movetext<AnyPosition>, place: usize, told: &mut Vec<String>) {
        for &number in &moves.branches()[place] {
            let ply = &moves.plies[number];
            let uci = moves.position(ply.parent).uci(ply.mv);
            told.push(format!("{uci} {:?} {:?} {:?} {}", ply.before, ply.comment, ply.glyphs, ply.position.fen()));
            told.push("(".to_owned());
            follow(moves, number + 1, told);
            told.push(")".to_owned());
        }
    }
    let mut told_so_far = vec![moves.start.fen(), moves.intro.clone()];
    follow(moves, 0, &mut told_so_far);
    told_so_far
}

fn of(moves: Movetext<AnyPosition>, white: &str) -> PgnGame<AnyPosition> {
    let tags = vec![("White".to_owned(), white.to_owned())];
    PgnGame::new(tags, moves)
}

#[test]
fn variations_comments_and_glyphs_round_trip_in_every_game() {
    for variant in variants() {
        let mut random = Random(variant.len() as u64);
        for round in 0..12 {
            let moves = random_moves(variant, &mut random);
            for style in [Style::Leslie, Style::Pierce] {
                let text = of(moves.clone(), "A \"B\"").write(style);
                for text in [text.clone(), text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
                    let again = record(&text);
                    assert_eq!((again.fault.clone(), again.notes.len()), (None, 0), "{variant} {round}\n{text}");
                    assert_eq!(told(again.moves.as_ref().unwrap()), told(&moves), "{text}");
                    assert_eq!(again.tag("White"), Some("A \"B\""));
                    assert_eq!(again.write(style), text.replace('\r', "").trim_start_matches('\u{feff}'));
                }
            }
        }
    }
}

#[test]
fn comments_stay_in_place() {
    let text = "{at first} 1.e4! $16 {best} ; and more\n (1.d4?! d5 ({instead} 1...Nf6 2.c4) 2.c4 {Queen's}) \
                ({silent}) 1...e5 \u{b1} {back} (1...c5 {Sicilian}) {again} 2.Nf3!! $3 $999 *";
    let game = record(text);
    assert_eq!(game.fault, None);
    let moves = game.moves.as_ref().unwrap();
    let said: Vec<(String, &str, &str, &[u8])> = moves
        .plies
        .iter()
        .map(|ply| (moves.position(ply.parent).uci(ply.mv), &*ply.before, &*ply.comment, &*ply.glyphs))
        .collect();
    assert_eq!(moves.intro, "at first");
    let expected: [(&str, &str, &str, &[u8]); 8] = [
        ("e2e4", "", "best and more silent", &[1, 16]),
        ("d2d4", "", "", &[6]),
        ("d7d5", "", "", &[]),
        ("g8f6", "instead", "", &[]),
        ("c2c4", "", "", &[]),
        ("c2c4", "", "Queen's", &[]),
        ("e7e5", "", "back again", &[16]),
        ("c7c5", "", "Sicilian", &[]),
    ];
    for (said, expected) in said.iter().zip(expected) {
        assert_eq!((said.0.as_str(), said.1, said.2, said.3), expected);
    }
    assert_eq!(said[8].3, [3]);
    assert_eq!(moves.main_line(), [0, 6, 8]);
}

#[test]
fn unreadable_parts_of_variations_become_remarks() {
    let game = record("1.e4 e5 (1...Nf6 2.e5 Zz9 (was {never} played) 3.d4) ((2.a3)) 2.Nf3 (White resigns) *");
    assert_eq!(game.fault, None);
    assert_eq!(game.game_record().unwrap().moves, ["e2e4", "e7e5", "g1f3"]);
    let moves = game.moves.as_ref().unwrap();
    assert_eq!(moves.plies[3].comment, "Zz9 (was (never) played) 3.d4");
    assert_eq!(moves.plies[1].comment, "(2.a3)");
    assert_eq!(moves.plies[4].comment, "White resigns");
    let notes: Vec<(usize, u32, &str)> = game.notes.iter().map(|n| (n.line, n.number, n.text.as_str())).collect();
    assert_eq!(notes, [(1, 2, "Zz9"), (1, 2, "White")]);
    let text = game.write(Style::Leslie);
    assert_eq!(told(record(&text).moves.as_ref().unwrap()), told(moves), "{text}");
}

#[test]
fn a_text_of_many_records_is_cut_at_their_starts() {
    let lines = |text: &str| Cuts::new(text).map(|cut| cut.line).collect::<Vec<_>>();
    assert_eq!(lines(""), []);
    assert_eq!(lines(" \r\n\n\t\n"), []);
    assert_eq!(lines("1.e4 e5"), [1]);
    assert_eq!(lines("\u{feff}\n\n[A \"b\"]\n\n1.e4\n[A \"c\"]\n[B \"d\"]\n1.d4\r\n\r\n[A \"e\"]"), [3, 6, 10]);
    // Texts without tags: a result, or a first move after a blank line, starts a new record.
    assert_eq!(lines("1.e4 e5 *\n1.d4 d5 1-0\n\n1. c4\n\n1. Nf3\n2.g3"), [1, 2, 4, 6]);
    assert_eq!(lines("1.e4 e5\n1...c5\n\n2.Nf3 1-0 {so}\n"), [1]);
    // Text that looks like a tag in a comment, and an unterminated comment.
    assert_eq!(lines("1.e4 {\n[A \"b\"]\n} e5\n\n[A \"c\"]"), [1, 5]);
    assert_eq!(
        lines("[A \"a\"]\n1.e4 { e5\n\n[A \"b\"]\n1.d4 {fine}\n\n[A \"c\"]\n1.c4 ; { no comment\n\n[A \"d\"]"),
        [1, 4, 7, 10]
    );
    assert_eq!(lines("%\n[A \"b\"] 1.e4\n%[X \"y\"]\n1...e5\n\n[A \"b]\n1.e4 [bad\n\n[C \"d\"]\n"), [1, 6, 9]);
}

#[test]
fn broken_records_spoil_no_others() {
    let broken = [
        ("[White \"x\"]\n\n1.e4 {never ends\n", PgnReason::OpenComment),
        ("[White \"x\"]\n\n1.e4 (1.d4\n", PgnReason::OpenVariation),
        ("[White \"x\"]\n\n1.e4) 1-0\n", PgnReason::StrayBracket),
        ("[White \"x\"]\n\n1.e4 [x 1-0\n", PgnReason::Tag),
        ("[White \"x\"]\n\n1.e4 1-0 e5\n", PgnReason::Surplus),
    ];
    let mut random = Random(7);
    for variant in variants() {
        let mut text = String::new();
        let (mut good, mut lines) = (Vec::new(), Vec::new());
        for (bad, _) in &broken {
            let game = of(random_moves(variant, &mut random), "good").write(Style::default());
            text += &format!("{game}\n");
            good.push(game);
            lines.push(text.lines().count() + 1);
            text += &format!("{bad}\n");
        }
        let cuts: Vec<_> = Cuts::new(&text).collect();
        assert_eq!(cuts.len(), 2 * broken.len(), "{text}");
        for (index, pair) in cuts.chunks(2).enumerate() {
            let (kept, lost) = (record(pair[0].text), record(pair[1].text));
            assert_eq!((kept.fault.clone(), kept.write(Style::default())), (None, good[index].clone()));
            assert_eq!((pair[1].line, &lost.fault.unwrap().reason), (lines[index], &broken[index].1));
        }
        // Reads the text in small portions, as an import does.
        let (mut place, mut again) = (Cuts::new(&text).place(), Vec::new());
        loop {
            let mut cuts = Cuts::at(&text, place);
            let Some(cut) = cuts.next() else { break };
            again.push(cut);
            place = cuts.place();
        }
        assert_eq!(again, cuts);
        assert_eq!(place.bytes, text.len());
    }
}

#[test]
fn mutilated_texts_never_panic() {
    let mut random = Random(99);
    let mut whole = include_str!("../data/games/game1.txt").to_owned();
    for variant in variants() {
        whole += &format!("\n{}\n", of(random_moves(variant, &mut random), "x").write(Style::Leslie));
    }
    let letters: Vec<char> = "()[]{};%$!?\"\\\n\r\t 0123.-*@#/,=OoNB\u{feff}é\0".chars().collect();
    for _ in 0..400 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..1 + random.below(40) {
            let (at, length) = (random.below(text.len()), random.below(30));
            let end = (at + length).min(text.len());
            match random.below(3) {
                0 => text[at] = letters[random.below(letters.len())],
                1 => drop(text.drain(at..end)),
                _ => text.insert(at, letters[random.below(letters.len())]),
            }
        }
        let text: String = text.into_iter().collect();
        let mut seen = 0;
        for cut in Cuts::new(&text) {
            seen += cut.text.len();
            let game = record(cut.text);
            let written = game.write(Style::Pierce);
            if !written.is_empty() {
                assert_eq!(record(&written).fault, None, "{written}");
            }
        }
        assert!(seen <= text.len());
    }
    let mut within_a_letter = Cuts::new("é1.e4").place();
    within_a_letter.bytes = 1;
    assert_eq!(Cuts::at("é1.e4", within_a_letter).count(), 1);
}

#[test]
fn deep_and_wide_texts_are_read_without_overflow() {
    let deep = format!("1.e4 {}1.d4{} e5 *", "(1.c4 ".repeat(50_000), ")".repeat(50_000));
    let game = record(&deep);
    assert_eq!(game.fault, None);
    assert_eq!(game.game_record().unwrap().moves, ["e2e4", "e7e5"]);
    drop(record(&game.write(Style::Leslie)));
    let wide = format!("1.e4 {} e5 *", "(1.d4 d5 2.c4) ".repeat(20_000));
    assert_eq!(record(&wide).moves.unwrap().plies.len(), 60_002);
}
