//! Laws: what is written for another program is read back, and no text causes a panic.

use hostage_chess::game::any::{AnyMove, AnyPosition, variants};
use hostage_chess::game::dialect::convert::ConvertKind;
use hostage_chess::game::dialect::{Conversion, DialectLoss, TextDialect, convert, courier, fen, moves};
use hostage_chess::game::hostage::{Position, VARIANTS};
use hostage_chess::game::{Game, Position as _};
use proptest::prelude::*;

use crate::support::games::random_games;
use crate::support::hostage::thrown_together;
use crate::support::random::Random;

/// Checks every law of a position and its moves.
fn laws(position: &Position, legal: &[hostage_chess::game::hostage::Move]) {
    let any = AnyPosition::Hostage(*position);
    let (text, losses) = fen::write(TextDialect::FairyStockfishX, &any);
    let back = fen::read(any.variant(), &text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    match losses[..] {
        [] => assert_eq!(back, any, "{text}"),
        [DialectLoss::UnmovedKing] => {
            assert_ne!(back, any, "{text}");
            assert_eq!(fen::write(TextDialect::FairyStockfishX, &back), (text, Vec::new()));
        }
        _ => panic!("{text}: {losses:?}"),
    }
    assert_eq!(fen::read(any.variant(), &any.fen()).as_ref(), Ok(&any), "our own form");
    for &m in legal {
        let m = AnyMove::Hostage(m);
        let san = moves::write_san(&any, m);
        assert_eq!(moves::read(&any, &san), Ok(m), "{} {san}", any.fen());
        assert_eq!(moves::read_uci(&any, &any.uci(m).to_ascii_uppercase()), Ok(m), "{} {}", any.fen(), any.uci(m));
        let (text, comment) = courier::write_move(&any, m);
        let comment = comment.unwrap_or_default();
        assert_eq!(courier::read_move(&any, &text, &comment), Ok((m, "")), "{} {text}", any.fen());
    }
}

#[test]
fn positions_and_moves_round_trip() {
    let mut count = 0;
    for variant in VARIANTS {
        random_games(variant, 5, 12, 90, |position: &Position, legal| {
            laws(position, legal);
            count += legal.len();
        });
        let mut random = Random(7);
        for _ in 0..60 {
            let position = thrown_together(variant, &mut random);
            let legal = position.legal_moves();
            laws(&position, &legal);
            count += legal.len();
        }
    }
    assert!(count > 50_000, "{count}");
}

/// The UCI engine reads every position and every move through the dialects, also those of the other games.
#[test]
fn our_own_texts_of_every_game_are_read_as_they_are() {
    for variant in variants() {
        random_games(variant, 9, 3, 60, |position: &AnyPosition, legal| {
            assert_eq!(fen::read(variant, &position.fen()).as_ref(), Ok(position));
            for &m in legal {
                assert_eq!(ConvertKind::of(&position.uci(m)), ConvertKind::Moves, "{}", position.uci(m));
                assert_eq!(
                    moves::read_uci(position, &position.uci(m)),
                    Ok(m),
                    "{} {}",
                    position.fen(),
                    position.uci(m)
                );
            }
        });
    }
}

#[test]
fn games_round_trip() {
    let mut games = 0;
    for seed in 0..12 {
        let mut list = Vec::new();
        let mut last: Option<Position> = None;
        random_games("hostage", seed, 1, 80, |position: &Position, legal| {
            if let Some(before) = &last {
                let played = before.legal_moves().into_iter().find(|&m| before.play_unchecked(m) == *position);
                list.extend(played.map(|m| before.uci(m)));
            }
            last = Some(*position);
            let _ = legal;
        });
        let moves = list.join(" ");
        let record = convert(&moves, Conversion { to: TextDialect::GameCourier, ..Conversion::default() });
        assert_eq!(record.faults, [], "{moves}");
        let ours = convert(&record.text, Conversion::default());
        assert_eq!(ours.faults, [], "{}", record.text);
        for to in TextDialect::ALL {
            let theirs = convert(&ours.text, Conversion { to, ..Conversion::default() });
            let back = convert(&theirs.text, Conversion::default());
            assert_eq!((theirs.faults, back.faults, &back.text), (vec![], vec![], &ours.text), "{}", theirs.text);
        }
        games += usize::from(list.len() > 20);
    }
    assert!(games > 8, "{games}");
}

/// Texts that look like a position, a move or a log.
fn likely() -> impl Strategy<Value = String> {
    let words = [
        "4k3/8/8/8/8/8/8/4K3",
        "[",
        "]",
        "#",
        "[2Pn#q]",
        "/PN",
        "w",
        "b",
        "KQkq",
        "HAha",
        "-",
        "e3",
        "0",
        "1",
        "hmvc 3;",
        "position",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "e1h1",
        "P@e4",
        "N#B@c7",
        "1.",
        "1...",
        "P",
        "e2-e4",
        ";",
        "Q-e8",
        "//",
        "(B)N*c7",
        "$3",
        "[White \"A\"]",
        "[FEN \"",
        "\"]",
        "resign",
        "1-0",
        "\n",
        " ",
        "~",
        "é",
        "\u{feff}",
        "{",
        "}",
        "(",
        ")",
        "//[",
        "9",
        "*",
    ];
    proptest::collection::vec((0..words.len(), any::<bool>()), 0..24).prop_map(move |parts| {
        parts.into_iter().map(|(word, space)| format!("{}{}", words[word], if space { " " } else { "" })).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Reading never panics, whatever the dialect, and what was written without a fault is read without one.
    #[test]
    fn any_text_is_converted_or_listed(text in prop_oneof![likely(), ".{0,60}"], from in 0..4_usize, to in 0..3_usize) {
        let conversion = Conversion { from: TextDialect::ALL.get(from).copied(), to: TextDialect::ALL[to], ..Conversion::default() };
        let converted = convert(&text, conversion);
        for fault in &converted.faults {
            prop_assert!(fault.line >= 1 && fault.column >= 1 && fault.line <= text.lines().count().max(1));
            prop_assert!(fault.to_string().starts_with("line "));
        }
        let again = convert(&converted.text, Conversion { from: None, ..conversion });
        let plain = ConvertKind::of(&text) != ConvertKind::Records && conversion.to != TextDialect::GameCourier;
        if plain && converted.faults.is_empty() {
            prop_assert_eq!(&again.text, &converted.text, "{}", text);
        }
    }
}
