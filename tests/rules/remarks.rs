//! What people write between and behind the moves: signs, remarks, words about the end, and what programs put around a
//! text. The moves before and after it are read, and remarks are kept as written.

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::lookalike::pasted_fen;
use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{Given, PgnGame, PgnReason, decode, lines, read};
use hostage_chess::game::rules::named;
use hostage_chess::game::{Ending, Game, Position, Style};
use hostage_chess::session::glyph::{OFFERED, sign};
use hostage_chess::words::rules_name;

fn record(text: &str) -> PgnGame<AnyPosition> {
    read(&lines(text.to_owned()), Given::default())
}

/// The moves and the result of a record without faults.
fn told(text: &str) -> (String, &'static str) {
    let game = record(text);
    assert_eq!(game.fault, None, "{text}");
    (game.game_record().unwrap().moves.join(" "), game.result())
}

fn comments(text: &str) -> Vec<String> {
    let game = record(text);
    assert_eq!(game.fault, None, "{text}");
    game.moves.unwrap().plies.into_iter().map(|ply| ply.comment).collect()
}

#[test]
fn remarks_in_brackets_are_kept_as_written() {
    for said in [
        "0:05",
        "0.35",
        "5 minutes",
        "1500",
        "12 moves later: mate",
        "=",
        "!",
        "1-0",
        "1/2-1/2",
        "2",
        "TN 3",
        "±",
        "+0.3/12",
        "½–½",
        "a 3 (b 4) 5",
        "♕ ok",
    ] {
        let text = format!("1. e4 ({said}) e5");
        assert_eq!(comments(&text), [said, ""], "{text}");
        // Written again, it is the same comment.
        assert_eq!(comments(&record(&text).write(Style::Leslie)), [said, ""]);
        // After the moves of a variation, only the rest is a remark.
        if said.contains(char::is_alphabetic) && !said.starts_with("TN") {
            assert_eq!(comments(&format!("1. e4 e5 (1... c5! {said}) 2. Nf3"))[2], said, "{said}");
        }
    }
    assert_eq!(comments("1. e4 ({silent}) e5 (1... c5 ({a} 2. Nf3 {b}) d6)"), ["silent", "", "(a) 2. Nf3 (b) d6"]);
    assert_eq!(comments("1. e4 a6 2. e5 d5 3. exd6 (e.p.) Nf6")[4], "");
}

#[test]
fn every_sign_of_the_page_is_read_alone_and_after_a_move() {
    for number in [22, 23, 32, 36, 40, 44, 132, 138, 140, 142, 146] {
        assert!(!sign(number).starts_with('$'), "{number}");
    }
    for number in OFFERED {
        let sign = sign(number);
        for text in [format!("1. e4 e5 2. Nf3{sign} Nc6"), format!("1. e4 e5 2. Nf3 {sign} Nc6")] {
            let plies = record(&text).moves.unwrap().plies;
            assert_eq!((plies.len(), &plies[2].glyphs[..]), (4, &[number][..]), "{text}");
        }
    }
    for (sign, glyphs) in [
        ("↑", &[36][..]),
        ("⇆", &[132]),
        ("⊕", &[138]),
        ("⟲", &[32]),
        ("+--", &[18]),
        ("--+", &[19]),
        ("=∞", &[44]),
        (",", &[]),
        ("🙂", &[]),
        ("👍🏽", &[]),
        ("❤️", &[]),
        ("!□", &[1, 7]),
    ] {
        for space in ["", " "] {
            let text = format!("1. e4 e5 2. Nf3{space}{sign} Nc6 3. Bb5");
            let plies = record(&text).moves.unwrap().plies;
            let expected = if sign == "!□" && space == " " { &[][..] } else { glyphs };
            assert_eq!((plies.len(), &plies[2].glyphs[..]), (5, expected), "{text}");
        }
    }
    // Before a move without a number, these announce one that was not played.
    for (sign, glyphs) in [("→", &[40][..]), ("△", &[140]), ("∆", &[140]), ("⌓", &[142]), ("~", &[]), ("->", &[])]
    {
        for behind in ["2... Nc6", "2...Nc6", "{so} Nc6", "(2. d4) Nc6", "$1 Nc6", "1-0", "*", ""] {
            let text = format!("1. e4 e5 2. Nf3 {sign} {behind}");
            assert_eq!(told(&text).0.matches(' ').count(), 2 + usize::from(behind.contains('N')), "{text}");
            assert!(record(&text).moves.unwrap().plies[2].glyphs.starts_with(glyphs), "{text}");
        }
        if sign != "->" {
            assert_eq!(record(&format!("1. e4 e5 2. Nf3{sign} Nc6")).moves.unwrap().plies[2].glyphs, glyphs, "{sign}");
        }
    }
    for sign in ["→", "△", "∆", "⌓", "~", "->", "=>", "<!--"] {
        for text in [
            format!("1. e4 e5 2. Nf3 Nf6 3. Nc3 Nc6 4. Bb5 {sign} Nd5 1-0"),
            format!("1. e4 e5 2. Nf3 {sign} 3. Nc3 1-0"),
            format!("1. e4 e5 2. Nf3 Nc6 {sign} 3... Bb5 1-0"),
        ] {
            assert_eq!(record(&text).fault.map(|fault| fault.text).as_deref(), Some(sign), "{text}");
        }
        let text = format!("1. e4 e5 2. Nf3 Nf6 3. Nc3 Nc6 4. Bb5 (4. Bc4 {sign} Nd5) 1-0");
        let game = record(&text);
        let plies = game.moves.unwrap().plies;
        assert_eq!((game.notes.len(), plies.len()), (1, 8), "{text}");
        assert_eq!(plies[7].comment, format!("{sign} Nd5"), "{text}");
    }
    assert!(record("1. e4 e5 <!-- 2. Nf3 Nc6 --> 2. Bc4").fault.is_some());
    for (word, glyphs) in [("N", &[146][..]), ("TN", &[146]), ("D", &[])] {
        for next in ["1... e5", "Nf6", "{so} e5", "1 ... Nf6"] {
            let text = format!("1. e4 {word} {next}");
            assert_eq!(
                (told(&text).0.len(), record(&text).moves.unwrap().plies[0].glyphs.as_slice()),
                (9, glyphs),
                "{text}"
            );
        }
    }
    // Before a square, or after a move number, they are pieces apart from their squares.
    for text in [
        "1. e4 e5 2. N f3",
        "1. e4 e5 2. ♘ f3",
        "1. e4 N e5",
        "1. e4 N -f6",
        "1. e4 N 8d7",
        "1. e4 N xd5",
        "1. d4 d5 2. c4 D xc4",
        "1. d4 d5 2. c4 D :c4",
        "1. d4 d5 2. N Nf3",
        "1. e4 e5 (1... N f6) 2. Nf3",
    ] {
        let game = record(text);
        let faults: Vec<_> = game.fault.iter().chain(&game.notes).map(|fault| fault.text.as_str()).collect();
        assert!(matches!(faults[..], ["N" | "D" | "♘"]), "{text}: {faults:?}");
    }
    // A break in the middle of a move must not make two moves of it.
    assert!(record("1. e4 e5 2. Ng1-\nf3 Nc6").fault.is_some());
}

#[test]
fn punctuation_after_moves_is_no_fault() {
    let usual = told("1. e4 d5 2. exd5 Qxd5");
    for text in ["1.e4 d5, 2.exd5 Qxd5.", "1. e4, d5 2. exd5!, Qxd5:", "1. e4 d5 , 2. exd5 , Qxd5"] {
        assert_eq!(told(text), usual, "{text}");
    }
    for text in ["1. e4, d5 2. exd5!, Qxd5", "1. e4 d5 2. exd5!. Qxd5", "1. e4 d5 2. exd5!+ Qxd5"] {
        assert_eq!(record(text).moves.unwrap().plies[2].glyphs, [1], "{text}");
    }
    assert_eq!(told("1. e4, e5 2. Cf3 Cf6, 3. Cc3").0, "e2e4 e7e5 g1f3 g8f6 b1c3");
    // A step of a courier and a move are one word in every game.
    assert!(record("1. e4 e5 2. Cf3, Cf6 3. Cc3").fault.is_some());
    let messenger = |text: &str| told(&format!("[Variant \"messenger\"]\n\n{text}")).0;
    assert_eq!(messenger("1. C@e2, C@e7 1. Ce3, Nf3"), messenger("1. C@e2 C@e7 1. Ce3,Nf3"));
}

#[test]
fn words_behind_the_end_are_no_fault() {
    let played = "1. e4 e5 2. Nf3";
    let moves = told(played).0;
    for (end, result, comment) in [
        ("1-0 Nice game", "1-0", "Nice game"),
        ("1-0\n\nBest regards\nAnn", "1-0", ""),
        ("1-0\n-- \nAnn", "1-0", ""),
        ("Draw agreed", "1/2-1/2", "Draw agreed"),
        ("White won on time", "1-0", "White won on time"),
        ("White wins by mate", "1-0", "White wins by mate"),
        ("1-0 White played better", "1-0", "White played better"),
        ("1-0 {gg} White played better", "1-0", "gg White played better"),
        ("White wins {gg} easily", "1-0", "gg easily"),
        ("White wins\n1-0 Nice game", "1-0", "Nice game"),
        ("Black lost on time 1 - 0", "1-0", "Black lost on time"),
        ("1-0 1-0", "1-0", ""),
        ("1/2 1/2", "1/2-1/2", ""),
        ("Black forfeits on time 1-0", "1-0", "Black forfeits on time"),
        ("Nc6 3. Weiß gibt auf\n0-1", "0-1", "Weiß gibt auf"),
        ("Black resigned. Thanks!", "1-0", "Black resigned. Thanks!"),
    ] {
        let text = format!("{played} {end}");
        let game = record(&text);
        assert_eq!((game.fault.as_ref(), game.result()), (None, result), "{text}");
        assert!(told(&text).0.starts_with(&moves), "{text}");
        assert_eq!(game.moves.unwrap().plies.last().unwrap().comment, comment, "{text}");
    }
    let mated = record("1. f3 e5 2. g4 Qh4 mate\n\nTACTICAL HINTS\n\nMuch of the time, 2 pawns are better.");
    assert_eq!((mated.fault.as_ref(), mated.outcome().map(|it| it.ending)), (None, Some(Ending::Checkmate)));
    let mate = "1. f3 e5 2. g4 Qh4#";
    for (end, comment, notes) in [
        ("White is mated", "White is mated", 0),
        ("Ouch\n{A long comment at the end}\n(2... d6 3. e4) 0-1", "Ouch A long comment at the end", 0),
        ("gg 1. d4 d5 1-0", "gg 1. d4 d5 1-0", 1),
        ("Good game! 1-0", "Good game! 1-0", 1),
        ("1-0", "", 1),
        ("0-1 Good game!", "Good game!", 0),
    ] {
        let game = record(&format!("{mate} {end}"));
        assert_eq!((game.fault.as_ref(), game.result(), game.notes.len()), (None, "0-1", notes), "{end}");
        assert!(game.notes.iter().all(|note| note.reason == PgnReason::OtherResult("0-1") && note.text == "1-0"));
        let plies = game.moves.unwrap().plies;
        assert_eq!(
            (plies[3].comment.as_str(), plies.len()),
            (comment, if end.contains("d6") { 6 } else { 4 }),
            "{end}"
        );
    }
    let text = "[White \"A\"]\n[Result \"x\"]\n\n1. e4";
    assert_eq!(Some(record(text).notes[0].byte), text.find("Result"));
    // Words in the place of a move may be one.
    for (end, comment, notes) in
        [("castles 1-0", "castles", 1), ("N x N 1-0", "N x N", 1), ("1-0 castles", "castles", 0)]
    {
        let game = record(&format!("{played} {end}"));
        assert_eq!((game.fault.as_ref(), game.notes.len()), (None, notes), "{end}");
        assert_eq!(game.moves.unwrap().plies[2].comment, comment);
    }
    // Moves, another result and tags behind the end are still reported.
    for text in [
        "1. e4 1-0 gg\n[Event \"x\"]",
        "1. e4 1-0 e5",
        "1. e4 1-0 0-1",
        "1. e4 1-0 Black wins",
        "1. e4 1-0\n[Event \"x\"]",
    ] {
        assert_eq!(record(text).fault.map(|fault| fault.reason), Some(PgnReason::Surplus), "{text}");
    }
    // No move is taken for a word.
    for text in ["1. e4 Zz9 1-0", "1. e4 Zzz 2. Nf3 1-0", "1. e4 Zzz *", "1. e4 Zzz\n\n1-0", "Zzz 1-0"] {
        assert!(record(text).fault.is_some(), "{text}");
    }
}

/// A result in words, and what looks like one, with the word at fault.
#[test]
fn the_end_in_words_counts_only_if_the_moves_do_not_go_on() {
    let played = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    for (more, fault) in [
        ("White wins a pawn\n4. Bxc6 dxc6 5. O-O Bd6 0-1", "wins"),
        ("draw offer declined 4. Bxc6 dxc6 5. O-O Bd6 0-1", "draw"),
        ("draw O-O 1/2-1/2", "draw"),
        ("Black resigns soon 4. Bxc6", "resigns"),
        ("Black won a pawn (4. Bxc6 dxc6", "won"),
        ("Draw? ♗xc6", "Draw?"),
        ("Draw, Lxc6!", "Draw,"),
        ("1-0 Nice game 4. Bxc6", "Nice"),
        ("1-0 Nice game 1/2-1/2", "Nice"),
        ("Ouch O-O 1-0", "Ouch"),
        ("Ouch { 1-0", "Ouch"),
        ("Black hopes for 0-1 then 4. O-O", "then"),
    ] {
        let game = record(&format!("{played} {more}"));
        let moves = game.game_record().unwrap().moves.len();
        assert_eq!((moves, game.fault.map(|fault| fault.text).as_deref()), (6, Some(fault)), "{more}");
        assert!(game.resigned.is_none() && game.result.is_none_or(|result| more.contains(result)), "{more}");
    }
    for more in ["Black resigns (4. Bxc6 dxc6 5. O-O)", "White wins {4. Bxc6}", "1-0 Nice game. (4. Bxc6 wins)"] {
        assert_eq!(told(&format!("{played} {more}")).1, "1-0", "{more}");
    }
    assert_eq!(told(&format!("{played} draw offer declined 0-1")).1, "0-1");
    let game = record("1. e4 e5 (1... c5 draw 2. Nf3) 2. Nf3");
    assert_eq!((game.notes.len(), game.moves.unwrap().plies[2].comment.as_str()), (1, "draw 2. Nf3"));
}

#[test]
fn a_slip_after_a_draw_is_still_a_fault() {
    for (head, played) in [
        ("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"]", "80. Ra2 Kd7 81. Ra3 Kc6"),
        ("[Variant \"messenger\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"]", "80. -,Ra2 -,Kd7 81. -,Ra3 -,Kc6"),
    ] {
        let game = record(&format!("{head}\n\n{played} 82. Zz9 Kb6 83. Ra4"));
        assert_eq!((game.game_record().unwrap().moves.len(), game.fault.unwrap().text), (4, "Zz9".to_owned()));
    }
}

#[test]
fn nested_braces_are_no_fault() {
    for text in [
        "1.e4 {a {b} {c} d} e5 2.Nf3",
        "1.e4 {a {b {c} d} e} e5 2.Nf3",
        "1.e4 {Score {0.3}, then {0.5}} e5 2.Nf3",
        "1.e4 {a {b {c}} } e5 2.Nf3",
        "1.e4 e5 (1... c5 {see {x} y} 2. Nf3 (2. d4) d6) 2.Nf3",
        "1.e4 {a {b} c} e5 2.Nf3",
        "1.e4 } e5 2.Nf3",
        "1.e4 ; see {A\n1... e5 } 2.Nf3",
        "1.e4 {a {b} White c} e5 2.Nf3",
        "1.e4 {a {b} Zf3 e5 c} e5 2.Nf3",
    ] {
        assert_eq!(told(text).0, "e2e4 e7e5 g1f3", "{text}");
    }
    for (text, fault) in [
        ("1.e4 {a {b} d4 c} e5 2.Nf3", "d4"),
        ("1.e4 {a} b} e5 2.Nf3", "b}"),
        ("1. e4 {We know {from A} e5 } c5", "}"),
        ("1. e4 {We know {from A} e5 too} c5", "too}"),
        ("1. e4 {We know {from A} e5 1-0 }", "}"),
        ("1. e4 {We know {from A} e5 1-0 gg\n(or so) }", "gg"),
        ("1. e4 {x {y} Zz e5 2. Nf3 {z}} Nc6", "Zz"),
        ("1.e4 {a {b} c\n\nd} e5", "c"),
        ("1.e4 e5 Zf3 Nc6 5. O-O } 4. Bxc6", "Zf3"),
        ("1.e4 {a} e5 Zf3 Nc6 5. O-O } 4. Bxc6", "Zf3"),
    ] {
        assert_eq!(record(text).fault.map(|fault| fault.text).as_deref(), Some(fault), "{text}");
    }
    assert_eq!(comments("1.e4 {a {b} c} e5 2.Nf3")[0], "a (b c");
    let game = record("1.e4 e5 (1... c5 {see {x} y} 2. Nf3 (2. d4) d6)");
    assert_eq!((game.notes.len(), game.moves.unwrap().plies.len()), (0, 6));
    assert!(record("1.e4 Zz9 {a} e5").fault.is_some());
    assert!(!record("1.e4 {a {b} e5").write(Style::Leslie).contains("a {"));
}

#[test]
fn wrappers_of_whole_texts_are_removed() {
    let usual = told("1. e4 e5 2. Nf3 *");
    for text in [
        "`1. e4 e5 2. Nf3`",
        "\"1. e4 e5 2. Nf3\"",
        "“1. e4 e5 2. Nf3”",
        "||1. e4 e5 2. Nf3||",
        "_1. e4 e5 2. Nf3_",
        "*1. e4 e5 2. Nf3*",
        "- 1. e4 e5 2. Nf3",
        "• 1. e4 e5 2. Nf3",
        "* 1. e4 e5 2. Nf3",
        "* 1. e4 e5\n* 2. Nf3\n",
        "- 1. e4 e5\n- 2. Nf3",
        "~~~\n1. e4 e5\n2. Nf3\n~~~",
        "~~~pgn\n1. e4 e5 2. Nf3\n~~~\n",
        "1\\. e4 e5\n2\\. Nf3",
        "\\[White \"A\"\\]\n\n1\\. e4 e5 2\\. Nf3 \\*",
        "> \\[White \"A\"\\]\n>\n> 1. e4 e5 2. Nf3",
    ] {
        assert_eq!(told(text), usual, "{text}");
        let plain = lines(text.to_owned());
        assert_eq!(lines(plain.clone()), plain, "{text}");
        assert_eq!(Cuts::new(&plain).count(), 1, "{text}");
    }
    assert_eq!(record("\\[White \"A\"\\]\n\n1\\. e4").tag("White"), Some("A"));
    let head = "[FEN \"4k3/8/8/8/8/8/8/4K3[BPn#NPbpR] w - - 0 1\"]\n\n";
    for (escaped, usual) in [("P\\@e4", "P@e4"), ("\\(P\\)*e4", "(P)*e4"), ("\\(B\\)N\\*c3", "(B)N*c3")] {
        assert_eq!(told(&format!("{head}{escaped}")), told(&format!("{head}{usual}")), "{escaped}");
    }
    // Nothing is removed from other texts.
    for text in [
        "-,Nf3 -,Nf6",
        "[White \"\\\\(A\\\"\"]\n\n1. e4 *",
        "{* a}\n1. e4 {b\n- 1. c}",
        "[White \"a\\_b\"]\n\n1. e4 {see 3\\. d4, C:\\_x}\n\n1. e4 {\n\\[c\\_d}",
        "% hostage-chess puzzles: {\"a\":\"\\\\(\"}\n\n1\\. e4",
        "[White \"A1\\.\"]\n\n1. e4",
        "'tis",
        "1. e4 *",
        "*\n\n1. e4",
        "*\n1. e4",
    ] {
        assert_eq!(lines(text.to_owned()), text);
    }
}

/// Puzzles begin with a hyphen if they rest, and FENs of two games begin with void squares.
#[test]
fn lists_of_positions_and_puzzles_are_left_alone() {
    let mut seen = 0;
    for folder in ["static/puzzles", "tests/data"] {
        for file in std::fs::read_dir(format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|kind| kind == "txt" || kind == "epd") {
                let bytes = std::fs::read(&path).unwrap();
                let text = String::from_utf8(bytes.clone()).unwrap();
                assert!(decode(&bytes) == text, "{path:?}");
                assert!(folder == "tests/data" || lines(text.clone()) == text, "{path:?}");
                seen += usize::from(text.starts_with(['*', '-']));
            }
        }
    }
    assert!(seen > 10, "{seen}");
    for text in ["> 1. e4", "`1. e4`", "- 1. e4", "*1. e4*", "\\[White"] {
        assert_eq!(decode(text.as_bytes()), text);
    }
    for text in ["***1***/**kqr**/*1p2*", "*1bkqb*/*pmpnp*/7 w - - 0 1", "-8/8 w\n-\n"] {
        assert_eq!(lines(text.to_owned()), text);
    }
    assert_eq!(lines("`1. Ce3,Nf3 -,-`".to_owned()), "1. Ce3,Nf3 -,-");
}

#[test]
fn names_of_games_are_read_as_people_write_them() {
    for (name, variant) in [
        ("Takeover Chess", "takeover-41"),
        ("takeover", "takeover-41"),
        ("TakeoverChess", "takeover-41"),
        ("Hole  Chess", "hole"),
        ("hostagechess", "hostage"),
        ("Messenger_Chess", "messenger"),
        ("Hostage Chess", "hostage"),
        ("chess", "hostage"),
        ("Hostage-Pierce", "hostage-pierce"),
        ("From Position", "hostage"),
        ("Takeover Chess 64", "takeover-64"),
        ("Takeover Chess (64 squares)", "takeover-64"),
        ("Takeover64", "takeover-64"),
        ("Takeover Chess, free", "takeover-41-free"),
        ("Hostage Chess (Pierce)", "hostage-pierce"),
        ("Messenger Chess couriers", "messenger-couriers"),
    ] {
        let game = record(&format!("[Variant \"{name}\"]\n\n*"));
        assert_eq!((game.fault, game.notes.len()), (None, 0), "{name}");
        assert_eq!(hostage_chess::game::Game::variant(&game.moves.unwrap().start), variant, "{name}");
    }
}

#[test]
fn a_fen_with_a_semicolon_keeps_its_counters() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - -";
    for (text, plain) in [
        (format!("{fen} 5 20;"), format!("{fen} 5 20")),
        (format!("{fen} 0 3 bm Nf3;"), format!("{fen} 0 3")),
        (format!("{fen} bm Nf3; hmvc 5;"), fen.to_owned()),
        (format!("{fen} 5 20"), format!("{fen} 5 20")),
    ] {
        assert_eq!(pasted_fen(&text), plain);
    }
}

/// Each rule set is found by the name that the site shows, and by its words, rotated and in every usual way to join them.
#[test]
fn rule_sets_are_found_in_any_spelling() {
    for variant in variants() {
        let (game, switches) = variant.split_once('-').unwrap_or((variant, ""));
        let mut switches: Vec<String> = switches.split('-').map(str::to_owned).collect();
        let shown = rules_name(variant);
        for name in [shown.replace('·', "•"), shown.replace(" · ", ", "), shown.replace('’', "'"), shown] {
            assert_eq!(named(variants(), &name), Some(variant), "{name}");
        }
        for _ in 0..switches.len() {
            switches.rotate_left(1);
            for (chess, joint) in
                [("", "-"), ("", ""), (" Chess", " "), (" Chess", ", "), ("CHESS", "_"), ("\u{a0}chess", " – ")]
            {
                let name = format!("{game}{chess}{joint}{}", switches.join(joint)).replace("64", "64 squares");
                let title = name[..1].to_uppercase() + &name[1..];
                for name in [&name, &title, &name.to_uppercase(), &format!("{title}.")] {
                    assert_eq!(named(variants(), name), Some(variant), "{name}");
                }
                let bracketed = format!("{game}{chess} ({})", switches.join(joint));
                assert_eq!(named(variants(), &bracketed), Some(variant), "{bracketed}");
            }
        }
    }
    for name in [
        "",
        "?",
        "chess",
        "64",
        "free",
        "takeover-41-64",
        "hostage-couriers",
        "hole-41",
        "crazyhouse",
        "holes",
        "Hostage Шахматы",
    ] {
        assert_eq!(named(variants(), name), None, "{name}");
    }
}

/// Without a tag `Variant`, the FEN tells the game. The start position of Hostage Chess would be a different game.
#[test]
fn a_fen_of_another_game_names_the_game() {
    for variant in ["takeover-41", "hole", "messenger-couriers"] {
        let start = AnyPosition::start(variant).unwrap();
        let first = start.legal_moves()[0];
        let moves = format!("1. {} *", start.notation(first, Style::Leslie));
        for tag in ["", "[Variant \"Nameless\"]\n", "[Variant \"From Position\"]\n"] {
            let game = record(&format!("{tag}[FEN \"{}\"]\n\n{moves}", start.fen()));
            let read = game.moves.unwrap();
            assert_eq!((read.start.fen(), read.plies.len()), (start.fen(), 1), "{variant} {tag}");
        }
        // A tag that names a game decides.
        let game = record(&format!("[Variant \"Hostage Chess\"]\n[FEN \"{}\"]\n\n1. e4 *", start.fen()));
        assert!(game.notes.len() == 1 || game.fault.is_some(), "{variant}");
    }
}
