//! Records in the letters in which the page shows moves: in every game and language, each is read as the same moves.

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::lookalike::{self, SharedLetters};
use hostage_chess::game::pgn::{Given, PgnReason, read};
use hostage_chess::game::{Game, Illegal, Position as _, Reason, Style};
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::words;
use hostage_chess::words::embedded::{LANGUAGES, language};

use crate::support::games::random_games;

/// The moves of a random game, in UCI and as shown.
fn random_game(variant: &str, seed: u64, plies: usize) -> (Vec<String>, Vec<String>) {
    let mut positions: Vec<AnyPosition> = Vec::new();
    random_games(variant, seed, 1, plies, |position: &AnyPosition, _| positions.push(position.clone()));
    // With `LAWS`, more games follow.
    let first = positions.windows(2).take_while(|pair| pair[1] != positions[0]);
    let moved = first.map(|pair| {
        let is_played = |m: &_| pair[0].play_unchecked(*m) == pair[1];
        let m = pair[0].legal_moves().into_iter().find(is_played).unwrap();
        let shown = words::shown_move(&pair[0].notation(m, Style::Leslie));
        assert_eq!(words::written_move(&shown), pair[0].notation(m, Style::Leslie), "{variant}: {shown}");
        (pair[0].uci(m), shown)
    });
    moved.unzip()
}

/// The moves of a record in UCI, and its fault.
fn moves(text: &str) -> (Vec<String>, Option<String>) {
    let game = read::<AnyPosition>(text, Given::default());
    (game.game_record().unwrap().moves, game.fault.map(|fault| fault.to_string()))
}

#[test]
fn records_in_shown_letters_are_read_in_every_game_and_language() {
    let own = LANGUAGES.iter().map(|(tag, _)| (*tag, PieceSigns::Own));
    for (tag, signs) in own.chain([("en", PieceSigns::Figurines)]) {
        words::speak(language(tag).unwrap());
        words::show_moves(signs);
        for variant in variants() {
            for seed in 0..3 {
                let (uci, shown) = random_game(variant, seed, 90);
                let text = format!("[Variant \"{variant}\"]\n\n{}", shown.join(" "));
                assert_eq!(moves(&text), (uci, None), "{tag}, {signs:?}: {text}");
            }
        }
    }
}

#[test]
fn the_owner_after_a_takeover_is_no_piece() {
    let head = "[Variant \"takeover-41\"]\n[FEN \"*3kb*/*5*/4p2/3B3/7/*5*/*2K2* w - - 0 1\"]\n\n";
    for text in ["Bd4-f6=We5", "Ld4-f6=We5", "Fd4-f6=We5", "Сd4-f6=We5", "♗d4-f6=We5"] {
        assert_eq!(moves(&format!("{head}{text}")), (vec!["d4f6".to_owned()], None), "{text}");
    }
    assert_eq!(lookalike::translations("Tb8=W", SharedLetters::English), ["Rb8=R"], "here W is a Polish rook");
}

#[test]
fn letters_of_drops_steps_and_payments_tell_the_language() {
    let hole = "[Variant \"hole\"]\n\n1. b4 e6 2. f5";
    let queen = moves(&format!("{hole} Qg6"));
    assert_eq!((queen.1.as_deref(), queen.0.len()), (None, 4));
    assert_eq!(moves(&format!("{hole} Dg6")), queen, "no bishop can go there");
    let german = "1. e4 d5 2. exd5 Dxd5 3. (B)*e4";
    assert_eq!(moves(german), moves(&german.replace('D', "Q").replace('B', "P")));
    assert_eq!(moves(german).1, None);
    // English problemists write S for the knight, and the Dutch P. Without proof, no move is guessed.
    let english = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Be2";
    assert_eq!(moves(&english.replace('N', "S")), moves(english));
    for (text, fault) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Bc4 Bc5 4. c3", "Bc4"),
        ("1. e4 e5 2. Bc4 Bc5 3. Dh5 Sc6 4. Dxf7", "Bc4"),
        ("1. d4 d5 2. Pc3 Pc6 3. Lf4", "Pc3"),
        ("1. d4 d5 2. Pc3 Pc6 3. Dd3", "Pc3"),
    ] {
        let game = read::<AnyPosition>(text, Given::default());
        let ambiguous = game.fault.map(|fault| match fault.reason {
            PgnReason::Move(Illegal { reason: Reason::Ambiguous(text, ways), .. }) => (text, ways.len()),
            other => panic!("{text}: {other:?}"),
        });
        assert_eq!(ambiguous, Some((fault.to_owned(), 2)), "{text}");
    }
    assert!(moves("1. e4 e5 2. Sf3 d6 3. Be2 Lg4").1.is_some(), "L proves that B is the pawn");
    let dutch = "1. d4 d5 2. Lf4 a6 3. Pd2";
    assert_eq!(moves(dutch), moves(&dutch.replace('L', "B").replace('P', "N")));
    let bishop = "1. e4 e5 2. Nf3 d6 3. Bb3";
    assert!(moves(bishop).1.is_some_and(|fault| fault.contains("Bb3")), "in English, B is never the pawn");
}
