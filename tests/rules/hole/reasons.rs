//! Faults of positions, reasons for refusals, endings of games.

use hostage_chess::game::fault::FenPart;
use hostage_chess::game::hole::{Bar, Hole, Position};
use hostage_chess::game::{Cell, Ending, Fault, Game, Kind, Outcome, Piece, Position as _, Reason, Side, Touch};

use super::{START, position};

#[test]
fn every_fault_of_a_fen_is_reported() {
    let faults = |fen: &str| Position::from_fen(fen).unwrap_err();
    let shape = |rank, shape: &str| Fault::Shape { rank, shape: shape.to_owned() };
    assert_eq!(faults(""), [Fault::Empty]);
    assert_eq!(
        faults("***k***/**3**/*5*/7/7/7/3P3/*n4*/**3*/***K*** x KQ d4 -1 0 y"),
        [
            shape(7, "3*3"),
            shape(4, "3*3"),
            Fault::NotAPiece { letter: 'n', part: FenPart::Board },
            Fault::RankLength { rank: 2, found: 6, expected: 7 },
            Fault::Turn("x".to_owned()),
            Fault::NoCastling("KQ".to_owned()),
            Fault::EnPassant("d4".to_owned()),
            Fault::Counter("-1".to_owned()),
            Fault::Counter("0".to_owned()),
            Fault::Trailing("y".to_owned()),
        ]
    );
    let body = |rank8: &str, rank3: &str| format!("***k***/**3**/{rank8}/3*3/7/7/3*3/{rank3}/**3**/***K***");
    assert_eq!(
        faults(&body("*p4*", "*P4*").replace("**3**", "**P1p**")),
        ["c2", "e2", "c9", "e9"].map(|name| Fault::PawnOnEdge(name.to_owned()))
    );
    let many = faults(&body("*QQ3*", "*PPPPP*"));
    assert_eq!(many, [Fault::TooMany { side: Side::White, kind: Kind::Queen, found: 2, most: 1 }]);
    assert!(Position::from_fen(&body("*QQ3*", "*PPPP1*")).is_ok());
    assert_eq!(faults(&body("*K4*", "*5*")), [Fault::Kings(Side::White, 2)]);
    let none = "***1***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***1***";
    assert_eq!(faults(none), [Fault::NoKing(Side::White), Fault::NoKing(Side::Black)]);
    // The side to move may just have lost its king, but its opponent cannot have.
    let lone = "***k***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***1***";
    assert_eq!(faults(&format!("{lone} b")), [Fault::NoKing(Side::White)]);
    assert_eq!(position(&format!("{lone} w")).outcome().unwrap().ending, Ending::KingTaken);
    assert!(faults(&format!("{} w - f7", body("*5*", "*5*"))).contains(&Fault::EnPassant("f7".to_owned())));
    assert_eq!(faults(&"*".repeat(401)), [Fault::TooLong { bytes: 401 }]);
    assert_eq!(faults("\u{e9}"), [Fault::Character('\u{e9}')]);
    let with_d = position("***k***/**3**/*d4*/3*3/7/7/3*3/*D4*/**3**/***K***");
    assert!(with_d.fen().starts_with("***k***/**3**/*b4*/"), "{with_d:?}");
}

#[test]
fn refusals_have_the_right_reason() {
    let now = position("***k***/**1q1**/*2r2*/3*3/7/3R3/3*3/*2P2*/**3**/***K*** w");
    let cell = |name: &str| now.layout().cell(name).unwrap();
    let why = |cells: &[&str]| {
        let touches: Vec<Touch> = cells.iter().map(|name| Touch::Cell(cell(name))).collect();
        now.why_not(&touches).reason
    };
    assert_eq!(why(&["d3"]), Bar::PawnBeforeHole(Hole::D4).into());
    assert_eq!(why(&["d3", "d5"]), Reason::OwnPieceThere(Kind::Pawn));
    assert_eq!(why(&["d8"]), Reason::NotYourPiece(Piece { side: Side::Black, kind: Kind::Rook }));
    assert_eq!(why(&["a4"]), Reason::NobodyThere);
    let rook = Piece { side: Side::Black, kind: Kind::Rook };
    assert_eq!(why(&["d5", "d9"]), Bar::Between { by: rook, at: cell("d8") }.into());
    assert_eq!(
        why(&["d5", "d2"]),
        Reason::Blocked { kind: Kind::Rook, by: Piece { side: Side::White, kind: Kind::Pawn }, at: cell("d3") }
    );
    assert_eq!(why(&["d5", "e6"]), Reason::NotHowItMoves(Kind::Rook));
    assert_eq!(why(&["d5", "e5", "d8"]), Bar::NotInLine(Kind::Rook).into());
    assert_eq!(why(&["d5", "d6", "d3"]), Bar::PullsOwn.into());
    assert_eq!(why(&["d1", "d2", "d8"]), Bar::DoesNotPull(Kind::King).into());
    let free = position("***k***/**3**/*2r2*/3*3/7/7/3*3/*2R2*/**3**/***K*** w");
    let touch = |name: &str| Touch::Cell(free.layout().cell(name).unwrap());
    assert_eq!(free.why_not(&[touch("d3"), touch("d8")]).reason, Bar::TwoHoles.into());
    assert_eq!(
        free.why_not(&[touch("d3"), touch("d5")]).reason,
        Bar::OverHole { kind: Kind::Rook, hole: Hole::D4 }.into()
    );
    assert_eq!(free.read_notation("Rd3").unwrap_err().reason, Bar::Neither.into());
    let pawn = position("***k***/**3**/*5*/3*P2/7/7/3*3/*5*/**3**/***K*** w");
    assert_eq!(pawn.read_notation("e8").unwrap_err().reason, Bar::PromotionNotChosen.into());
    assert_eq!(pawn.read_notation("e8=N").unwrap_err().reason, Bar::CannotBecome(Kind::Knight).into());
    assert_eq!(pawn.uci(pawn.read_notation("e8=D").unwrap()), "e7e8b");
    let over = position("***1***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***K*** b");
    assert_eq!(over.why_not(&[Touch::Cell(Cell(0))]).reason, Reason::GameOver);
    assert_eq!(over.read_notation("Kd2").unwrap_err().reason, Reason::GameOver);
}

#[test]
fn games_end_by_the_rules() {
    let quiet = "***k***/**3**/*5*/3*3/7/7/3*3/*1R3*/**3**/***K*** w - -";
    let fifty = position(&format!("{quiet} 100 70"));
    assert_eq!(fifty.outcome(), Some(Outcome { winner: None, ending: Ending::FiftyMoves }));
    assert_eq!(position(&format!("{quiet} 99 70")).outcome(), None);
    // A pull resets the fifty-move counter, and so does a capture.
    let pulled = position("***k***/**3**/*2r2*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 99 70");
    assert_eq!(pulled.play(pulled.read_uci("d5d5@d8").unwrap()).unwrap().outcome(), None);
    let stuck = Outcome { winner: Some(Side::Black), ending: Ending::NoMove };
    assert_eq!(fifty.outcome_given(false), Some(stuck));
    let start = position(START);
    assert!(!start.in_check() && !start.is_mated() && start.marks().is_empty());
    // Check without an attack: the rook could go to d6 and pull.
    let quiet_check = position("***k***/**3**/*5*/3*3/R6/7/3*3/*5*/**3**/***K*** b");
    assert!(quiet_check.in_check() && !quiet_check.is_mated());
}
