//! Records from mails, forums and people who write in their own way and language. Each is read as it was meant, or the
//! fault is named; none is read as other moves.

use hostage_chess::game::Style;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::lookalike::{SharedLetters, translations};
use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{Given, lines, read, read_own};
use hostage_chess::words::embedded::LANGUAGES;

/// The text at fault, the moves and the result of a record.
fn outcome(text: &str) -> (Option<String>, String, &'static str) {
    let game = read::<AnyPosition>(&lines(text.to_owned()), Given::default());
    let moves = game.game_record().map(|record| record.moves.join(" ")).unwrap_or_default();
    (game.fault.as_ref().map(|fault| fault.text.clone()), moves, game.result())
}

fn moves(text: &str) -> String {
    let (fault, moves, _) = outcome(text);
    assert_eq!(fault, None, "{text}");
    moves
}

#[test]
fn comments_and_tags_do_not_tell_the_language() {
    let text = "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O Nxe4 5.Re1 Nf6 6.Nc3 Be7 7.Rf1 {%} O-O";
    let usual = moves(text);
    assert!(usual.ends_with("e1f1 e8g8"), "{usual}");
    for said in ["Après Cf6 les noirs sont bien", "5.Cf6 Ad6", "Td1 De2"] {
        assert_eq!(moves(&text.replace('%', said)), usual, "{said}");
        assert_eq!(moves(&format!("[Event \"{said}\"]\n\n{text}")), usual, "{said}");
        assert_eq!(moves(&text.replace("{%}", &format!("({said})"))), usual, "{said}");
    }
    // Own records are in English, even if only rooks move.
    let text = "1. a4 a5 2. Ra3 Ra6 3. Re3 {Cf6} Re6 (3... Cf6) 4. Rxe6";
    let own = |text: &str| read_own::<AnyPosition>(text).game_record().unwrap().moves;
    assert_eq!(own(text), own(&text.replace("Cf6", "so")));
    // The letters of rook and queen are enough beside the king's.
    let ending = "[FEN \"4k2r/8/8/8/8/8/8/3QK3[#] w - - 0 1\"]\n\n";
    assert_eq!(moves(&format!("{ending}1.Re2 Th7 2.De1 Te7")), "e1e2 h8h7 d1e1 h7e7");
}

#[test]
fn a_payment_is_never_left_out() {
    for text in ["(P)d4", "(P-P)d4", "(B)Nf3", "(Б)d4", "(马)f3"] {
        let (fault, moves, _) = outcome(&format!("1.e4 e5 2.{text} d5"));
        assert_eq!((fault.is_some(), moves.as_str()), (true, "e2e4 e7e5"), "{text}");
    }
    // Variations and remarks stay what they are.
    for text in ["(d4)e5", "(1.d4)e5", "(!)e5", "(P) e5", "(±)e5", "(2) e5"] {
        assert_eq!(moves(&format!("1.e4 {text} 2.Nf3")), "e2e4 e7e5 g1f3", "{text}");
    }
    let head = "[FEN \"4k3/8/8/8/8/8/8/4K3[BPn#NPbpR] w - - 0 1\"]\n\n1.";
    for (english, others) in [
        ("(B)N*c3", &["(L)S*c3", "(С)К*c3", "(象)马*c3", "(F)C*c3", "С)К*c3", "(L-S)S@c3", "(С-К)К@c3"][..]),
        ("(P)*e4", &["(п)*e4", "(兵)*e4", "(П)*e4", "п)*e4", "(P)\\*e4"]),
    ] {
        let usual = moves(&format!("{head}{english}"));
        for other in others {
            assert_eq!(moves(&format!("{head}{other}")), usual, "{other}");
        }
    }
    let promoted = "[FEN \"4k3/P7/8/8/8/8/8/4K3[n#N] w - - 0 1\"]\n\n1.";
    for text in ["a8(N)", "a8(К)", "a8=S", "a8(S)", "a8(马)", "a8=К"] {
        let (fault, moves, _) = outcome(&format!("{promoted}{text}"));
        assert_eq!((fault, moves.as_str()), (None, "a7a8n"), "{text}");
    }
}

#[test]
fn letters_of_all_languages_are_read() {
    for (tag, files) in LANGUAGES {
        let lines = files.iter().flat_map(|file| file.lines());
        let alphabet = lines.filter_map(|line| line.strip_prefix("piece-letters = ")).next().unwrap();
        let signs: Vec<String> = match alphabet.contains(' ') {
            true => alphabet.split(' ').map(str::to_owned).collect(),
            false => alphabet.chars().map(String::from).collect(),
        };
        let shared = match tag {
            _ if signs[0] == "R" => SharedLetters::Romance,
            _ if signs[5] == "B" => SharedLetters::German,
            _ => SharedLetters::English,
        };
        for (sign, english) in signs.iter().zip("KQRBNPMC".chars()) {
            let text = format!("{sign}f3");
            let read = translations(&text, shared);
            let is_meant =
                if read.is_empty() { *sign == english.to_string() } else { read == [format!("{english}f3")] };
            assert!(is_meant, "{tag}: {text} as {read:?}, not {english}");
        }
    }
}

#[test]
fn couriers_are_read_in_other_languages() {
    let head = "[Variant \"messenger\"]\n\n";
    let step = |text: &str| outcome(&format!("{head}1.{text}")).0;
    let placed = moves(&format!("{head}1.C@e2 C@e7 1.Ce3, Nf3"));
    for text in ["E@e2 E@e7 1.Ee3, Cf3", "C@e2 C@e7 1.Ce3,Sf3", "Г@e2 Г@e7 1.Гe3, Кf3", "E@e2 E@e7 1.Ee3,Cf3"] {
        assert_eq!(moves(&format!("{head}1.{text}")), placed, "{text}: {:?}", step(text));
    }
}

#[test]
fn a_german_b_is_the_pawn_in_the_whole_record() {
    let head = "[FEN \"4k3/8/8/8/8/8/8/B3K3[BPn#NPbpR] w - - 0 1\"]\n\n";
    let german = moves(&format!("{head}1.Ld4 Kd7 2.(B)*e4"));
    assert_eq!(german, moves(&format!("{head}1.Bd4 Kd7 2.(P)*e4")));
    assert_ne!(german, moves(&format!("{head}1.Bd4 Kd7 2.(B)*e4")));
}

#[test]
fn remarks_that_touch_a_move_are_read() {
    for (mark, glyph) in [("±", 16), ("+/-", 16), ("+=", 14), ("∓", 17), ("-+", 19), ("=", 10), ("∞", 13), ("+-", 18)]
    {
        let text = format!("1.e4 e5 2.Nf3{mark} Nc6!{mark}");
        let game = read::<AnyPosition>(&text, Given::default());
        assert_eq!(game.fault, None, "{text}");
        let plies = game.moves.unwrap().plies;
        assert_eq!((&plies[2].glyphs[..], &plies[3].glyphs[..]), (&[glyph][..], &[1, glyph][..]), "{text}");
    }
    let passed = "1.e4 a6 2.e5 d5 3.exd6";
    let usual = moves(&format!("{passed} Nf6"));
    for aside in [" e.p.+", " e.p.!", " e. p.", "/ep", " ep,", " e.p.", "e.p.", " (ep)", " ch.", "/e.p."] {
        assert_eq!(moves(&format!("{passed}{aside} Nf6")), usual, "{aside}");
    }
    let mate = "1.f3 e5 2.g4 Qh4";
    for aside in [" mate!", "# mate!!", " checkmate."] {
        assert_eq!(outcome(&format!("{mate}{aside}")).0, None, "{aside}");
    }
    for (end, result) in [
        ("1-0.", "1-0"),
        ("0-1,", "0-1"),
        ("1/2-1/2.", "1/2-1/2"),
        ("Black resigned, 1-0", "1-0"),
        ("White wins", "1-0"),
        ("Black won.", "0-1"),
        ("1-0 White wins!", "1-0"),
        ("draw", "1/2-1/2"),
        ("Draw.", "1/2-1/2"),
    ] {
        assert_eq!(outcome(&format!("1.e4 e5 2.Nf3 {end}")), (None, "e2e4 e7e5 g1f3".into(), result), "{end}");
    }
    assert_eq!(outcome("1.e4 e5 2.Nf3 1-0 Black wins").0.as_deref(), Some("Black"));
    let castled = moves("1.e4 e5 2.Nf3 Nf6 3.Be2 Be7 4.O-O O-O");
    assert_eq!(moves("1.e4 e5 2.Nf3 Nf6 3.Be2 Be7 4.0-O 0-o"), castled);
}

#[test]
fn records_from_mails_and_forums_are_read() {
    let usual = "e2e4 e7e5 g1f3";
    for text in [
        "> 1.e4 e5\n> 2.Nf3",
        "> > 1.e4 e5\n>\n>> 2.Nf3\n\n",
        "1) e4 e5 2) Nf3",
        "1)e4 e5 2)Nf3",
        "```\n1.e4 e5\n2.Nf3\n```",
        "```pgn\n1.e4 e5 2.Nf3\n```\n",
        "<pre>\n1.e4 e5 2.Nf3\n</pre>",
        "**1. e4 e5 2. Nf3**",
        "**1.** e4 e5 **2.** Nf3",
        "1.e4 (1.d4 d5 2) 1...e5 2.Nf3",
    ] {
        assert_eq!(moves(text), usual, "{text}");
        let plain = lines(text.to_owned());
        assert_eq!(lines(plain.clone()), plain, "{text}");
        assert_eq!(Cuts::new(&plain).count(), 1, "{text}");
    }
    let head = "[FEN \"4k3/8/8/8/8/8/8/4K3[PN#Pnr] w - - 0 1\"]\n\n";
    assert_eq!(outcome(&format!("{head}1.N\\*c7")).1, outcome(&format!("{head}1.N*c7")).1);
    // A line in a comment is kept, and so is an unquoted answer.
    assert_eq!(lines("> 1.e4\nI reply".into()), "> 1.e4\nI reply");
}

#[test]
fn a_repeated_tag_does_not_cut_a_record_in_two() {
    for text in [
        "[Event \"A\"]\n[White \"Ann\"]\n[Result \"1-0\"][Event \"Q\"]\n\n1.e4 1-0\n",
        "[White \"A\"] [White \"B\"]\n\n1.e4 *\n",
        "[Site \"A\"] [Event \"A\"] [Event \"B\"]\n\n1.e4 *\n",
    ] {
        let number = Cuts::new(text).count();
        let written: Vec<String> = Cuts::new(text)
            .map(|cut| read::<AnyPosition>(cut.text, Given::default()).write(Style::default()))
            .collect();
        assert_eq!(Cuts::new(&written.join("\n")).count(), number, "{written:?}");
        for text in written {
            assert_eq!(read::<AnyPosition>(&text, Given::default()).write(Style::default()), text);
        }
    }
}
