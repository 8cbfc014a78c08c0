//! Typed moves: completions, the meaning of a text, and refusals with the same reason as for touches.

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Game, Illegal, Position as _, Reason, Side, Style, read_move};
use hostage_chess::session::board::Notice;
use hostage_chess::session::typed::{MOST_NAMED, TypedMoves, meant};
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Play, Players, Tree};

/// Calls `look` with positions of random games under every rule set.
fn each_position(mut look: impl FnMut(&AnyPosition)) {
    for variant in variants() {
        let mut numbers = Random(7);
        let mut position = AnyPosition::start(variant).unwrap();
        for ply in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 20 == variant.len() % 4 {
                look(&position);
            }
            position = position.play_unchecked(moves[numbers.below(moves.len())]);
        }
    }
}

/// True if the move is among the completions, or may be among those that are not listed.
fn offers<M: Copy + Eq>(moves: &TypedMoves<M>, text: &str, m: M) -> bool {
    let (count, named) = moves.beginning(text);
    assert_eq!(named.len(), count.min(MOST_NAMED));
    count > MOST_NAMED || named.iter().any(|&(_, mv)| mv == m)
}

#[test]
fn every_move_is_offered_at_each_of_its_letters_and_means_itself() {
    each_position(|position| {
        let moves = TypedMoves::of(position);
        for m in position.legal_moves() {
            let usual = position.notation(m, Style::Leslie);
            let offered = |text: &str| offers(&moves, text, m);
            for text in [&usual, &position.notation(m, Style::Pierce), &position.uci(m)] {
                assert!(offered(text), "{} {}: {text}", position.variant(), position.fen());
                assert_eq!(meant(position, text), Ok(m), "{} {}: {text}", position.variant(), position.fen());
            }
            // Punctuation alone has no completions.
            let letters = usual.char_indices().skip(1).map(|(at, _)| &usual[..at]);
            for text in letters.filter(|text| text.contains(|c: char| c.is_ascii_alphanumeric())) {
                assert!(offered(text), "{} {}: {text}", position.variant(), position.fen());
                assert!(offered(&text.to_lowercase()), "{} {}: {text}", position.variant(), position.fen());
            }
        }
        assert!(["", " ?", "zz"].iter().all(|text| moves.beginning(text).0 == 0));
    });
}

/// White can drop a knight, or pay with one, on any square.
#[test]
fn moves_of_a_piece_come_before_its_drops_and_exchanges_that_pay_with_it() {
    let position = hostage("4k1n1/B1p1pp2/pR4p1/3p3B/8/2b5/P2Q1PPP/4K1NR[NPPq#PPrrbnpp] w K - 0 19");
    let moves = TypedMoves::of(&position);
    for text in ["N", "n"] {
        let (count, named) = moves.beginning(text);
        let texts: Vec<&str> = named.iter().map(|(text, _)| *text).collect();
        assert_eq!(texts[..4], ["Ne2", "Nf3", "Nh3", "N*a1"], "{count}");
    }
    assert!(moves.beginning("(N").1.iter().all(|(text, _)| text.starts_with("(N")));
}

#[test]
fn each_move_is_offered_once_with_exact_matches_first() {
    each_position(|position| {
        let moves = TypedMoves::of(position);
        for text in ["b", "B", "N", "e", "P", "(", "C"] {
            let (_, begun) = moves.beginning(text);
            for (index, (_, m)) in begun.iter().enumerate() {
                assert!(begun[..index].iter().all(|(_, other)| other != m), "{text} in {}", position.fen());
            }
            let exact: Vec<bool> =
                begun.iter().map(|(shown, _)| shown.trim_start_matches('(').starts_with(text)).collect();
            if text != "(" {
                assert!(
                    exact.is_sorted_by(|a, b| a >= b),
                    "{text}: {:?}",
                    begun.iter().map(|b| b.0).collect::<Vec<_>>()
                );
            }
        }
    });
}

fn hostage(fen: &str) -> AnyPosition {
    AnyPosition::from_fen("hostage", fen).unwrap()
}

#[test]
fn a_unique_beginning_means_its_move_and_ambiguous_ones_are_listed() {
    let start = AnyPosition::start("hostage").unwrap();
    let uci = |text: &str| meant(&start, text).map(|m| start.uci(m));
    assert_eq!(uci("Nf").as_deref(), Ok("g1f3"));
    assert_eq!(uci("nf").as_deref(), Ok("g1f3"));
    let Err(why) = uci("N") else { panic!("N begins four moves") };
    assert_eq!(why.reason, Reason::Ambiguous("N".into(), ["Na3", "Nc3", "Nf3", "Nh3"].map(String::from).to_vec()));
    let both = hostage("4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1");
    assert_eq!(meant(&both, "0-0-0").map(|m| both.uci(m)).as_deref(), Ok("e1c1"));
    assert_eq!(meant(&both, "oo").map(|m| both.uci(m)).as_deref(), Ok("e1g1"));
    // If very many exchanges match, only a readable number is listed.
    let many = hostage("4k3/8/8/8/8/8/8/4K3[#Nq] w - - 0 1");
    let Err(why) = meant(&many, "(") else { panic!("many moves begin with this text") };
    assert!(matches!(why.reason, Reason::Ambiguous(_, texts) if texts.len() == MOST_NAMED));
}

#[test]
fn a_text_for_one_move_never_plays_another() {
    // e4 is occupied and e4xd5 is possible: the text "e4" must not play the capture.
    let blocked = hostage("4k3/8/8/3pp3/4P3/8/8/4K3[#] w - - 0 1");
    assert!(matches!(
        meant(&blocked, "e5").unwrap_err().reason,
        Reason::Blocked { .. } | Reason::NotHowItMoves(_) | Reason::NothingToCapture
    ));
    assert_eq!(meant(&blocked, "e4").map(|m| blocked.uci(m)).ok(), None);
}

#[test]
fn a_typed_move_is_played_and_a_bad_one_is_refused_with_the_games_reason() {
    let mut session = Play::new(Tree::new(AnyPosition::start("hostage").unwrap()), Players::HUMANS, DEFAULT_STRENGTH);
    let refusal = |session: &Play<AnyPosition>| match session.notice().0 {
        Some(Notice::Refused(why)) => Some(why.clone()),
        _ => None,
    };
    session.update(BoardAction::Type("e2e5".into()));
    assert_eq!(refusal(&session), Some(session.position().read_notation("e2e5").unwrap_err()));
    assert!(refusal(&session).unwrap().arrow.is_some(), "the reason is also shown");
    assert_eq!(session.tree().len(), 1);
    session.update(BoardAction::Type(" e4 ".into()));
    assert_eq!(session.tree().game_record().moves, ["e2e4"]);
    // Moves cannot be typed for the computer, even if premoves are allowed.
    for players in [Players::ENGINES, Players::human(Side::Black)] {
        let start = Tree::new(AnyPosition::start("hostage").unwrap());
        let mut waiting = Play::new(start, players, DEFAULT_STRENGTH);
        waiting.begin();
        waiting.update(BoardAction::Type("e4".into()));
        assert_eq!(refusal(&waiting).map(|why| why.reason), Some(Reason::NotYourTurn(Side::White)));
        assert_eq!(waiting.tree().len(), 1);
    }
}

#[test]
fn typed_moves_are_read_with_any_signs_and_letters() {
    let start = AnyPosition::start("hostage").unwrap();
    let castles = hostage("r3k2r/8/8/8/8/8/8/R3K2R[Nn#Bb] w KQkq - 0 1");
    for (position, text, uci) in [
        (&start, "♘f3", "g1f3"),
        (&start, "♞\u{fe0e}f3", "g1f3"),
        (&start, "Ｎｆ３", "g1f3"),
        (&start, " N\u{200b}f3\u{a0}", "g1f3"),
        (&start, "g1–f3", "g1f3"),
        (&start, "ｇ１ｆ３", "g1f3"),
        (&start, "е2\u{2011}е4", "e2e4"),
        (&start, "Sf3", "g1f3"),
        (&start, "Sg1-f3", "g1f3"),
        (&start, "Sf", "g1f3"),
        (&start, "Cf3", "g1f3"),
        (&start, "Кf3", "g1f3"),
        (&castles, "O–O", "e1g1"),
        (&castles, "0\u{2011}0\u{2011}0", "e1c1"),
        (&castles, "О-О", "e1g1"),
        (&castles, "N＊f3", "N@f3"),
        (&castles, "S*f3", "N@f3"),
        (&castles, "(L–L)L＠c4", "B#B@c4"),
        (&castles, "Ta1-b1", "a1b1"),
    ] {
        assert_eq!(meant(position, text).map(|m| position.uci(m)).as_deref(), Ok(uci), "{text}");
        let moves = TypedMoves::of(position);
        let (count, found) = moves.beginning(text);
        let full = text.contains("Sg1") || text.contains("Ta1") || text.contains('L');
        assert!(full || count >= 1 && found.iter().any(|&(_, m)| position.uci(m) == uci), "{text}: {count}");
    }
    // A capital that may be a piece or a file is ambiguous, so the text is refused instead of guessed.
    let both = hostage("4k3/8/8/4p3/3P4/8/4Q3/4K3[#] w - - 0 1");
    let Err(why) = meant(&both, "De5") else { panic!("De5 fits two moves") };
    assert!(matches!(&why.reason, Reason::Ambiguous(_, texts) if texts.len() == 2), "{why:?}");
    // The reason for a refusal concerns the piece that was meant.
    assert!(matches!(meant(&start, "Lb5").unwrap_err().reason, Reason::Blocked { .. }));
}

/// The bindings for JavaScript and Python read the same table.
#[test]
fn a_text_means_the_same_move_to_the_library_and_to_the_site() {
    let table = include_str!("../data/move-texts.txt");
    let mut rows = 0;
    for row in table.lines().filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let [variant, fen, text, expected] = row.split(" ; ").collect::<Vec<_>>().try_into().expect(row);
        let position = match fen {
            "startpos" => AnyPosition::start(variant).unwrap(),
            fen => AnyPosition::from_fen(variant, fen).unwrap(),
        };
        let told = |read: Result<_, Illegal>| read.map_or_else(|why| why.to_string(), |m| position.uci(m));
        assert_eq!(told(read_move(&position, text)), expected, "{row}");
        assert_eq!(told(meant(&position, text)), expected, "{row}");
        rows += 1;
    }
    assert!(rows > 30);
}
