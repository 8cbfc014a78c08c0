//! Tactical points from the inventor's documents, as positions.

use hostage_chess::game::hostage::Bar;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Ending, Game, Position as _, Reason, Side, Style};

fn position(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// Plays a line of notation; each move must be written back identically.
fn play(start: &str, line: &[&str]) -> Position {
    line.iter().fold(position(start), |position, text| {
        let m = position.read_notation(text).unwrap_or_else(|why| panic!("{position:?} {text}: {why:?}"));
        assert_eq!(position.notation(m, Style::Leslie), *text);
        position.play(m).unwrap()
    })
}

fn refused(position: &Position, uci: &str) -> Reason {
    position.read_uci(uci).expect_err(uci).reason
}

/// "White dropped a pawn onto the seventh rank, forking two rooks and threatening to promote by capturing one or
/// other of them. Black replied by rescuing a man, paying for the rescue by releasing the only white piece which
/// could be used for the promotion."
#[test]
fn paying_away_the_promotion_piece_freezes_a_dropped_pawn() {
    let forked = play("2r1r1k1/5ppp/8/8/8/8/5PPP/6K1[P#Nb] w - - 0 20", &["*d7"]);
    let threat = forked.pass().unwrap();
    assert!(threat.read_uci("d7c8n").is_ok() && threat.read_uci("d7e8n").is_ok());
    let answered = play(&forked.fen(), &["(N)B*b5"]);
    assert_eq!(answered.fen(), "2r1r1k1/3P1ppp/8/1b6/8/8/5PPP/6K1[N#] w - - 0 21");
    for capture in ["d7c8n", "d7e8n"] {
        assert_eq!(refused(&answered, capture), Bar::FrozenPawn.into());
    }
}

/// "The player decides to transform the check into a pseudo-check. He releases a prisoner to buy the knight, thus
/// freezing the pawn ... and now the knight drops with checkmate."
#[test]
fn an_exchange_turns_check_into_pseudo_check_and_mates() {
    let checked = position("6rk/6pp/8/8/8/8/3p4/4K3[#Nn] w - - 0 30");
    assert!(checked.in_check());
    assert_eq!(checked.pseudo_checkers(Side::White).count(), 0);
    let m = checked.read_notation("(N)N*f7#").unwrap();
    let mated = checked.play(m).unwrap();
    assert_eq!(checked.notation(m, Style::Leslie), "(N)N*f7#");
    assert_eq!(
        mated.outcome().map(|outcome| (outcome.winner, outcome.ending)),
        Some((Some(Side::White), Ending::Checkmate))
    );
    assert_eq!(mated.pseudo_checkers(Side::White).count(), 1);
    // Under Pierce's rules the pawn still gives check, so the same exchange is not legal.
    let pierce = <Position as Game>::from_fen("hostage-pierce", &checked.fen()).unwrap();
    assert!(matches!(refused(&pierce, "N#N@f7"), Reason::StillInCheck { .. }));
}

/// "A hostile pawn parachutes just in front of the bishop to block its attack. Well, the bishop captures the pawn;
/// the queen captures the bishop; and then the bishop returns by air to renew the skewer."
#[test]
fn a_drop_renews_a_skewer() {
    let skewered = "6k1/6pp/4q3/8/8/1B6/6PP/6K1[p#n] b - - 0 25";
    assert!(matches!(refused(&position(skewered), "e6e1"), Reason::Pinned { .. }));
    let renewed = play(skewered, &["*d5", "Bxd5", "Qxd5", "(N)B*c4"]);
    assert!(matches!(refused(&renewed, "d5d1"), Reason::Pinned { .. }));
    assert!(renewed.read_uci("d5c4").is_ok(), "the queen may capture the bishop, which can then return again");
}

/// A capture thaws a pawn, even a capture by the king. A frozen pawn neither gives check nor prevents castling.
#[test]
fn frozen_pawns() {
    let frozen = position("4k3/8/8/8/8/n7/3p4/R3K3[#] w Q - 0 30");
    assert!(!frozen.in_check());
    assert!(frozen.read_uci("e1c1").is_ok(), "the king may cross a square that a frozen pawn would attack");
    assert!(refused(&frozen, "a1a3").own() == Some("illegal-thawing-capture"));
    let by_king = position("4k3/8/8/8/8/8/4p3/3n1K2[#] w - - 0 30");
    assert!(by_king.read_uci("f1e1").is_ok());
    let officer_beside = position("4k3/8/8/8/8/8/3p4/5K1n[#] w - - 0 30");
    assert!(officer_beside.read_uci("f1g1").is_ok());
    let thaws_against_itself = position("4k3/8/8/8/8/8/3p4/4nK2[#] w - - 0 30");
    assert!(refused(&thaws_against_itself, "f1e1").own() == Some("illegal-thawing-capture"));
    let king_takes = position("4k3/8/8/8/8/8/4p3/3K1n2[#] w - - 0 30");
    assert!(king_takes.read_uci("d1e2").is_ok(), "capturing the frozen pawn itself thaws no other pawn");
}
