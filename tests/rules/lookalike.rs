//! Look-alike characters in all parsers: each means the same as the plain character.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::draft::Draft;
use hostage_chess::game::lookalike::{self, SharedLetters};
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Style};

/// Plain characters of moves and FENs, each with its look-alikes.
const TABLE: [(&str, &[&str]); 17] = [
    ("-", &["\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "―", "−", "－", "﹣", "ー"]),
    ("x", &["×", "✕", "ｘ", "х", "Х"]),
    ("*", &["∗", "＊", "⁎"]),
    ("@", &["＠", "﹫"]),
    ("(", &["（"]),
    (")", &["）"]),
    ("=", &["＝"]),
    ("+", &["＋", "†"]),
    ("/", &["⁄", "∕", "／"]),
    (" ", &["\u{a0}", "\u{202f}", "\u{2009}", "\u{3000}", "\u{2003}"]),
    ("O", &["О", "Ο", "Ｏ", "𝐎"]),
    ("N", &["♘", "♞", "♞\u{fe0e}", "Ｎ", "𝐍", "\u{200b}N", "N\u{2060}", "\u{feff}N", "N\u{ad}"]),
    ("K", &["♔", "♚", "Ｋ"]),
    ("P", &["♙", "♟"]),
    ("f", &["ｆ", "𝐟", "𝒇"]),
    ("c", &["ｃ", "с"]),
    ("3", &["３", "𝟑", "𝟛", "٣", "۳"]),
];

/// Returns variants of a text with one character replaced everywhere. Each variant also comes with invisible characters
/// inserted.
fn written_otherwise(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (plain, others) in TABLE {
        all.extend(others.iter().filter(|_| text.contains(plain)).map(|other| text.replace(plain, other)));
    }
    for unseen in ["\u{200b}", "\u{200d}", "\u{feff}", "\u{200e}", "\u{2060}"] {
        all.push(text.chars().map(|letter| format!("{letter}{unseen}")).collect());
    }
    assert!(all.len() > 5, "{text}");
    all
}

#[test]
fn every_lookalike_is_replaced() {
    for (plain, others) in TABLE {
        for other in others {
            assert_eq!(lookalike::plain(other), plain, "{}", other.escape_unicode());
        }
    }
    // Plain text is not copied, and other characters stay.
    assert!(matches!(lookalike::plain("1.e4 {x}\t½"), std::borrow::Cow::Owned(_)));
    assert!(matches!(lookalike::plain("(B)N*c7+ \t\n"), std::borrow::Cow::Borrowed(_)));
    for letter in (0..=0x2_ffff).filter_map(char::from_u32).filter(|letter| letter.is_alphabetic()) {
        let text = letter.to_string();
        let plain = lookalike::plain(&text).into_owned();
        assert!(plain == text || plain.is_ascii(), "{letter}: {plain}");
        assert_eq!(lookalike::plain(&plain), plain, "{letter}: a plain character must not change");
    }
}

#[test]
fn soft_hyphens_count_only_where_a_hyphen_is_needed() {
    for (text, plain) in [
        ("O\u{ad}O", "O-O"),
        ("0\u{ad}0\u{ad}0", "0-0-0"),
        ("1\u{ad}0", "1-0"),
        ("½\u{ad}½", "1/2-1/2"),
        ("Nf\u{ad}3", "Nf3"),
    ] {
        assert_eq!(lookalike::plain(text), plain);
    }
    assert_eq!(lookalike::fen("8/8 w \u{ad} \u{ad} 0 1"), "8/8 w - - 0 1");
}

/// Returns positions of all games, each with moves in PGN notation.
fn moves() -> Vec<(&'static str, String, Vec<&'static str>)> {
    let start = |variant| AnyPosition::start(variant).unwrap().fen();
    vec![
        ("hostage", start("hostage"), vec!["Nf3", "N(g)f3", "Ng1-f3", "f3", "c3", "Pc3"]),
        ("hostage", "r3k2r/8/8/8/8/2p5/8/R3K2R[Nn#NPbp] w KQkq - 0 1".into(), vec!["O-O", "O-O-O", "0-0", "N*f3"]),
        (
            "hostage",
            "4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1".into(),
            vec!["(B)N*c3", "(B-N)N@c3", "(P-P)@f3", "N-B)B@d3"],
        ),
        ("hostage", "4k3/1P6/8/8/8/2p5/1P1B4/4K3[#NP] w - - 0 1".into(), vec!["b8=N+", "bxc3", "Bxc3"]),
        (
            "messenger",
            "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1".into(),
            vec!["Ce3, Nf3", "Ce2-e3, Ng1-f3"],
        ),
        ("hole", "***k***/**3**/*2r2*/3*3/7/7/3R3/3*3/*2p2*/**3**/***K*** w".replacen("7/7", "7", 1), vec!["Rd5/@d8"]),
        ("takeover-41", "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 1".into(), vec!["d4-f6=We5", "d4-f6 (=We5)"]),
    ]
}

#[test]
fn moves_with_lookalikes_are_read() {
    let mut tried = 0;
    for (variant, fen, texts) in moves() {
        let Ok(position) = AnyPosition::from_fen(variant, &fen) else { panic!("{variant} {fen}") };
        for text in texts {
            let Ok(m) = position.read_notation(text) else { continue };
            for other in written_otherwise(text) {
                assert_eq!(position.read_notation(&other), Ok(m), "{variant}: {text} as {other}");
                assert_eq!(
                    lookalike::read(&position, &other, SharedLetters::English),
                    Ok(m),
                    "{variant}: {text} as {other}"
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn fens_with_lookalikes_are_read() {
    for (variant, fen, _) in moves() {
        let position = AnyPosition::from_fen(variant, &fen).unwrap();
        let usual = position.fen();
        for other in written_otherwise(&usual).into_iter().chain([usual.replace(' ', "\t"), format!("\n{usual}\r\n")]) {
            // Figurines have no colour in moves, but they have one in FENs.
            if other.contains(['♘', '♞', '♔', '♚', '♙', '♟']) {
                continue;
            }
            assert_eq!(AnyPosition::from_fen(variant, &other).as_ref(), Ok(&position), "{variant}: {other}");
            assert_eq!(
                Draft::read(&position, &other).fen(),
                Draft::read(&position, &usual).fen(),
                "{variant}: {other}"
            );
        }
    }
    let figurines = "♜♞♝♛♚♝♞♜/♟♟♟♟♟♟♟♟/8/8/8/8/♙♙♙♙♙♙♙♙/♖♘♗♕♔♗♘♖[#] w KQkq – 0 1";
    assert_eq!(AnyPosition::from_fen("hostage", figurines).ok(), AnyPosition::start("hostage"));
}

#[test]
fn records_with_lookalikes_are_read() {
    let plain = "[FEN \"r3k2r/8/8/8/8/2p5/1P6/R3K1NR[#] w Qkq - 0 1\"]\n\n1.Nf3 O-O 2.O-O-O Kf7 3.Nd4 (3.Kb1) cxb2+ 4.Kxb2 1/2-1/2\n";
    let usual = read::<AnyPosition>(plain, Given::default());
    assert_eq!((usual.fault.clone(), usual.result), (None, Some("1/2-1/2")));
    let (head, moves) = plain.split_once("\n\n").unwrap();
    let mut texts = written_otherwise(moves);
    texts.extend(["½-½", "½–½", "1/2–1/2", "½ − ½", "½", "½\u{ad}½", "½:½"].map(|draw| moves.replace("1/2-1/2", draw)));
    for moves in texts {
        for head in [head.to_owned(), head.replace('"', "”"), head.replace('[', "［"), format!("\u{feff}{head}")] {
            let text = format!("{head}\n\n{moves}");
            let game = read::<AnyPosition>(&text, Given::default());
            assert_eq!(game.fault, None, "{text}");
            assert_eq!(game.write(Style::Leslie), usual.write(Style::Leslie), "{text}");
        }
    }
}

#[test]
fn comments_and_names_keep_their_characters() {
    let said = "– das „Übliche“ – ½ Punkt für ♘f3\u{a0}× 1…";
    let text = format!(
        "\u{feff}[White \"Ｏ’Neill–Śmith\"]\n[Event “½–½”]\n\n1.e4 {{{said}}} e5 (1…Zz9 – „besser“ 2.♘f3) 2.♘f3 ; – so –\n½–½\n"
    );
    let game = read::<AnyPosition>(&text, Given::default());
    assert_eq!((game.fault.clone(), game.result), (None, Some("1/2-1/2")));
    assert_eq!((game.tag("White"), game.tag("Event")), (Some("Ｏ’Neill–Śmith"), Some("½–½")));
    let moves = game.moves.as_ref().unwrap();
    // Spaces in comments are normalised as in every comment.
    assert_eq!(moves.plies[0].comment, said.replace('\u{a0}', " "));
    assert_eq!(moves.plies[1].comment, "1…Zz9 – „besser“ 2.♘f3");
    assert_eq!(moves.plies[2].comment, "– so –");
    let again = read::<AnyPosition>(&game.write(Style::Leslie), Given::default());
    assert_eq!(again.write(Style::Leslie), game.write(Style::Leslie));
}

#[test]
fn foreign_piece_letters_are_read_if_english_has_no_such_move() {
    for (language, text) in [
        ("German", "1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.Lxc6 dxc6 5.De2 Ld6 6.0-0 De7 7.Te1"),
        ("French", "1.e4 e5 2.Cf3 Cc6 3.Fb5 a6 4.Fxc6 dxc6 5.De2 Fd6 6.0-0 De7 7.Te1"),
        ("Spanish", "1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.De2 Ad6 6.0-0 De7 7.Te1"),
        ("Portuguese", "1.e4 e5 2.Cf3 Cc6 3.Bb5 a6 4.Bxc6 dxc6 5.De2 Bd6 6.0-0 De7 7.Te1"),
        ("Polish", "1.e4 e5 2.Sf3 Sc6 3.Gb5 a6 4.Gxc6 dxc6 5.He2 Gd6 6.0-0 He7 7.We1"),
        ("Russian", "1.е4 е5 2.Кf3 Кc6 3.Сb5 а6 4.С×с6 d×с6 5.Фе2 Сd6 6.О–О Фе7 7.Ле1"),
    ] {
        let game = read::<AnyPosition>(text, Given::default());
        assert_eq!(game.fault, None, "{language}");
        let moves = game.game_record().unwrap().moves.join(" ");
        let expected = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 d1e2 f8d6 e1g1 d8e7 f1e1";
        assert_eq!(moves, expected, "{language}");
    }
    let moves = |text: &str| {
        let game = read::<AnyPosition>(text, Given::default());
        (game.fault.clone().map(|fault| fault.text), game.game_record().unwrap().moves.join(" "))
    };
    // The French king has the letter of the English rook. A later knight shows that the letters are French.
    assert_eq!(moves("1.e4 e5 2.Re2 Re7 3.Cf3"), (None, "e2e4 e7e5 e1e2 e8e7 g1f3".into()));
    assert_eq!(moves("1.h4 h5 2.Rh3 Rh6 3.Nf3").1, "h2h4 h7h5 h1h3 h8h6 g1f3");
    assert_eq!(moves("1.e4 e5 2.Re2"), (Some("Re2".into()), "e2e4 e7e5".into()));
    // A German B is the pawn if there is no bishop.
    let head = "[FEN \"4k3/8/8/8/8/8/8/4K3[#BPr] w - - 0 1\"]\n";
    assert_eq!(moves(&format!("{head}(T)B*c3")).0, Some("(T)B*c3".into()), "the letter is ambiguous");
    assert_eq!(moves(&format!("{}(T)B*c3", head.replace("BPr", "Pr"))), (None, "P#R@c3".into()));
    // English takes precedence over other languages.
    let position = AnyPosition::from_fen("hole", &AnyPosition::start("hole").unwrap().fen()).unwrap();
    let english = position.read_notation("Dd5");
    assert_eq!(lookalike::read(&position, "Dd5", SharedLetters::English), english);
}
