//! Single facts: refusals with their reasons, ends of games, texts and marks.

use hostage_chess::game::Shown;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::illegal::CastlingBar;
use hostage_chess::game::message::Message;
use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::messenger::{Bar, Flaw, Move, Position, Square};
use hostage_chess::game::pgn;
use hostage_chess::game::touch::{MoveInput, Reach};
use hostage_chess::game::{
    Cell, Ending, Event, Fault, Game, GameRecord, Kind, Mark, Outcome, Position as _, Reason, Side, Style, Touch,
};

use super::{after, position, ucis};

#[test]
fn couriers_are_placed_before_the_first_move() {
    let start = <Position as Game>::start("messenger").unwrap();
    assert_eq!(start.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Cc] w KQkq - 0 1");
    let white = after(&start, &["C@e2"]);
    assert_eq!(white.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPCPPP/RNBQKBNR[c] b KQkq - 0 1");
    let both = after(&white, &["C@d7"]);
    assert_eq!((both.move_number(), both.side_to_move()), (1, Side::White));
    assert_eq!(start.notation(Move::Place(Square::new(4, 1)), Style::Leslie), "C@e2");
    let refused = |text: &str| start.read_uci(text).unwrap_err().reason;
    assert_eq!(refused("C@e1"), Bar::NotAPawn(Kind::King).into());
    assert_eq!(refused("-,e2e4"), Bar::PlaceFirst.into());
    assert_eq!(refused("C@e4"), Reason::NobodyThere);
    assert_eq!(both.read_uci("C@d2").unwrap_err().reason, Bar::AlreadyPlaced.into());
}

#[test]
fn every_fault_of_a_position_is_reported() {
    let faults = |fen: &str| <Position as Game>::from_fen("messenger", fen).unwrap_err();
    let flaw = |flaw: Flaw| vec![Fault::from(flaw)];
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[C w"), flaw(Flaw::OpenBracket));
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[Q] w"), flaw(Flaw::NotACourier('Q')));
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[C] w"), flaw(Flaw::Beside));
    assert_eq!(faults("4k3/p7/8/8/8/8/8/4K3[Cc] w"), flaw(Flaw::NoPawn(Side::White)));
    let many = faults("P3k3/8/8/8/CC6/8/8/8 w K e6 x 0 1");
    for fault in [
        Fault::PawnOnEdge("a8".to_owned()),
        Fault::NoKing(Side::White),
        Fault::TooMany { side: Side::White, kind: COURIER, found: 2, most: 1 },
        Fault::CastlingHome('K'),
        Fault::EnPassant("e6".to_owned()),
        Fault::Counter("x".to_owned()),
    ] {
        assert!(many.contains(&fault), "{fault:?} not in {many:?}");
        assert!(!fault.to_string().is_empty());
    }
    // The king of the side not to move may be in check, because it may have been mated.
    assert!(<Position as Game>::from_fen("messenger", "4k3/8/8/8/8/8/8/4RK2 w").is_ok());
    assert!(<Position as Game>::from_fen("messenger-couriers", "4k3/8/8/8/CC6/8/8/4K3 w").is_ok());
}

#[test]
fn an_exit_ends_the_game_and_shows_in_the_fen() {
    let won = after(&position("2C5/8/8/8/4k3/8/8/4K3 w"), &["c8c9"]);
    assert_eq!(won.fen(), "8/8/8/8/4k3/8/8/4K3[C] b - - 1 1");
    assert!(won.legal_moves().is_empty());
    assert_eq!(position(&won.fen()).outcome(), won.outcome());
    assert_eq!(won.why_not(&[Touch::Cell(Cell(28))]).reason, Reason::GameOver);
    assert_eq!(won.read_notation("-,Kd4").unwrap_err().reason, Reason::GameOver);
    assert_ne!(won.key(), position("8/8/8/8/4k3/8/8/4K3 b - - 1 1").key());
}

#[test]
fn two_passes_in_succession_are_a_draw() {
    // Both sides are mated, and there are no couriers.
    let stuck = position("4R2k/4p1pp/8/8/8/8/6PP/3r3K w - - 0 1");
    assert_eq!(ucis(&stuck), ["-,-"]);
    assert_eq!(stuck.spellings(Move::PASS), [vec![Touch::Done]]);
    assert_eq!(
        stuck.events(Move::PASS),
        [Event::Own(Message::new("event-passed"), Shown::Nothing), Event::Check, Event::Mate]
    );
    let mut input = MoveInput::new(&stuck);
    assert_eq!((input.next(), input.may_stop()), (vec![Touch::Done], true));
    assert_eq!(input.touch(Touch::Cell(Cell(7))), Reach::Nothing);
    assert_eq!(input.touch(Touch::Done), Reach::Complete(Move::PASS));
    let once = after(&stuck, &["-,-"]);
    assert_eq!((once.passes(), once.outcome()), (1, None));
    let twice = after(&once, &["-,-"]);
    assert_eq!(twice.outcome(), Some(Outcome { winner: None, ending: Ending::Passes }));
    assert!(twice.legal_moves().is_empty());
    // The FEN does not show it, but the key does.
    let again = position(&twice.fen());
    assert!(again.outcome().is_none() && again.key() != twice.key() && again.fen() == twice.fen());
    assert_ne!(position(&once.fen()).key(), once.key());
    // A pass followed by a move has no effect.
    let once = after(&position("2r4k/8/8/8/8/1p6/rP6/CK6 w"), &["-,-"]);
    assert_eq!((once.passes(), position(&once.fen())), (0, once));
}

#[test]
fn fifty_moves_and_repetition_are_draws() {
    let late = position("4k2c/8/8/8/8/8/8/C3K3 w - - 99 80");
    let drawn = after(&late, &["a1a2,e1e2"]);
    assert_eq!(drawn.outcome(), Some(Outcome { winner: None, ending: Ending::FiftyMoves }));
    let there_and_back = ["a1a2,e1e2", "h8h7,e8e7", "a2a1,e2e1", "h7h8,e7e8"];
    let moves = there_and_back.iter().chain(&there_and_back).map(|&mv| mv.to_owned()).collect();
    let start = Some("4k2c/8/8/8/8/8/8/C3K3 w - - 0 1".to_owned());
    let record = GameRecord { variant: "messenger".to_owned(), start, moves };
    let replay = record.follow::<AnyPosition>().unwrap();
    let outcome = replay.outcome();
    assert_eq!(outcome, Some(Outcome { winner: None, ending: Ending::Repetition }));
}

/// An en passant square counts for repetition only if a move can capture there, which may depend on a courier.
#[test]
fn keys_include_en_passant_only_where_it_is_legal() {
    let keys = |fen: &str| (position(&format!("{fen} w - d6")).key(), position(&format!("{fen} w - -")).key());
    let (with, without) = keys("4k3/8/8/2CpP3/8/8/8/4K3");
    assert_ne!(with, without);
    // The only step is to the square itself.
    let (with, without) = keys("4k3/8/1PP5/1PCpP3/1PPB4/8/8/4K3");
    assert_eq!(with, without);
}

#[test]
fn refusals_have_reasons_of_this_game() {
    let refused = |fen: &str, text: &str| position(fen).read_uci(text).unwrap_err().reason;
    let begun = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(refused(begun, "-,g1f3"), Bar::CourierFirst.into());
    assert_eq!(refused(begun, "e2e3,-"), Bar::MoveToo.into());
    assert_eq!(refused(begun, "-,-"), Bar::NoPass.into());
    assert_eq!(refused(begun, "e2e9"), Bar::NotAtEdge.into());
    assert_eq!(refused(begun, "d2d3,g1f3"), Bar::NotACourier(Kind::Pawn).into());
    assert_eq!(refused(begun, "e2e3,e3e4"), Bar::OneStep.into());
    assert_eq!(refused("r1C1K3/8/8/8/8/8/8/4k3 w", "c8c9").own(), Some("messenger-exit-exposes"));
    assert_eq!(refused("r1C1K3/8/8/8/8/8/8/4k3 w", "c8c7,e8e7").own(), Some("messenger-adds-attacker"));
    assert_eq!(refused("rC6/8/8/8/6k1/8/8/K7 w", "b8b9").own(), Some("messenger-exit-barred"));
    assert_eq!(refused("rC6/8/8/8/6k1/8/8/K7 w", "b8b7,a1b1").own(), Some("messenger-must-break"));
    assert_eq!(refused("4R2k/6pp/8/8/c7/8/6K1/6C1 b", "a4a3,g7g6").own(), Some("messenger-frozen"));
    assert_eq!(refused("4k3/8/8/8/8/C7/r7/4K3 b", "-,a2a3").own(), Some("messenger-immune"));
    assert_eq!(refused("4k3/8/8/8/8/1p6/C7/4K3 w", "a2b3,-").own(), Some("messenger-no-capture"));
    // With no right left, the rook in the corner tells only that it or the king has moved.
    let castling = |fen: &str, text: &str| match refused(fen, text) {
        Reason::Castling(bar) => bar,
        other => panic!("{fen} {text}: {other:?}"),
    };
    let lost = "4k3/8/8/8/8/4C3/8/R3K3 w - -";
    assert_eq!(castling(lost, "e3d3,e1c1"), CastlingBar::KingOrRookMoved);
    assert_eq!(castling(lost, "e3d3,e1g1"), CastlingBar::NoRook);
    assert_eq!(castling("4k3/8/8/8/8/4C3/8/R3K2R w K -", "e3d3,e1c1"), CastlingBar::NoRook);
    assert_eq!(refused("4k3/P7/8/8/8/8/8/4K3 w", "-,a7a8"), Bar::PromotionNotChosen.into());
    assert_eq!(refused("4k3/8/P7/8/8/8/8/4K3 w", "-,a6a7q"), Bar::NoPromotionHere.into());
    // Only a capture on g2 or a king's move helps, and the step must leave one of these possible.
    assert_eq!(refused("4k3/8/8/8/8/8/1q5C/7K w", "h2h3,-").own(), Some("messenger-move-too"));
}

#[test]
fn touches_are_refused_with_reasons() {
    let begun = position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    let cell = |name: &str| Touch::Cell(begun.layout().cell(name).unwrap());
    let why = |touches: &[Touch]| begun.why_not(touches).reason;
    assert_eq!(why(&[cell("g1")]), Bar::CourierFirst.into());
    assert_eq!(why(&[cell("e4")]), Reason::NobodyThere);
    assert_eq!(why(&[cell("e2"), cell("e4")]), Reason::NotHowItMoves(COURIER));
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("e3")]), Bar::OneStep.into());
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("a1")]), Reason::CannotMove(Kind::Rook));
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("g1"), cell("g3")]), Reason::NotHowItMoves(Kind::Knight));
    assert_eq!(why(&[Touch::Done]), Bar::NoPass.into());
    let sentence = hostage_chess::words::illegal(&begun.why_not(&[cell("g1")]), begun.layout());
    assert_eq!(sentence, "Your courier must step first.");
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    assert_eq!(mated.why_not(&[cell("g7")]).reason.own(), Some("messenger-frozen"));
}

#[test]
fn a_mated_side_is_marked_frozen() {
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    let cell = |name: &str| mated.layout().cell(name).unwrap();
    let expected = [(cell("h8"), Mark::Check), (cell("g7"), Mark::Frozen), (cell("h7"), Mark::Frozen)];
    assert_eq!(mated.marks(), expected);
    // The king stays mated while the opponent moves.
    assert_eq!(after(&mated, &["a4a3,-"]).marks(), expected);
}

#[test]
fn moves_are_read_leniently() {
    let begun = position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    for text in ["Ce3,Nf3", "Ce3 , Ng1-f3!?", "Ce2e3,N(g)f3", "e2e3,g1f3", "Ce3;Nf3+"] {
        let read = begun.read_notation(text).map(|m| m.to_string());
        match text {
            "Ce2e3,N(g)f3" => assert!(read.is_err()),
            _ => assert_eq!(read.as_deref(), Ok("e2e3,g1f3"), "{text}"),
        }
    }
    let won = position("2C5/8/8/8/4k3/8/8/4K3 w");
    for text in ["Coff", "coff", "C-off", "Ccoff", "Coff,-", "Coff!", "c8c9"] {
        assert_eq!(won.read_notation(text), Ok(Move::Exit(Square::new(2, 7))), "{text}");
    }
    let stuck = position("2r4k/8/8/8/8/1p6/rP6/CK6 w");
    for text in ["-,-", "\u{2013},\u{2013}", "pass", "--", "-"] {
        assert_eq!(stuck.read_notation(text), Ok(Move::PASS), "{text}");
    }
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    for text in ["Ca3,-", "Ca3", "Ca3,"] {
        assert_eq!(mated.read_notation(text).map(|m| m.to_string()).as_deref(), Ok("a4a3,-"), "{text}");
    }
    let alone = position("4k3/8/8/8/8/C7/r7/4K3 b");
    for text in ["-,Ra1", "Ra1", ",Ra1", "-,Ra1+"] {
        assert_eq!(alone.read_notation(text).map(|m| m.to_string()).as_deref(), Ok("-,a2a1"), "{text}");
    }
    assert_eq!(begun.read_notation("hello").unwrap_err().reason, Reason::Unreadable("hello".to_owned()));
    assert_eq!(begun.read_notation("Ce3,Nf4").unwrap_err().reason, Reason::NoSuchMove("Ce3,Nf4".to_owned()));
    for text in ["", ",", ",,", "C", "C@", "Ç,Ñ", "Coff,Nf3", "off", "x,x", "Ce9", "e2e3,g1f3k", "(", "ep", "="] {
        assert!(begun.read_notation(text).is_err(), "{text}");
        let _ = (begun.read_uci(text), won.read_notation(text), stuck.read_notation(text));
    }
}

#[test]
fn several_couriers_are_distinguished() {
    let fen = "4k3/8/8/8/8/8/C1C5/4K3 w";
    let here = <Position as Game>::from_fen("messenger-couriers", fen).unwrap();
    let m = here.read_uci("a2b3,e1e2").unwrap();
    assert_eq!(here.notation(m, Style::Leslie), "Cab3,Ke2");
    assert!(matches!(here.read_notation("Cb3,Ke2").unwrap_err().reason, Reason::Ambiguous(..)));
    let edge = <Position as Game>::from_fen("messenger-couriers", "C1C5/8/8/8/4k3/8/8/4K3 w").unwrap();
    assert_eq!(edge.notation(Move::Exit(Square::new(0, 7)), Style::Leslie), "Caoff");
    assert!(matches!(edge.read_notation("Coff").unwrap_err().reason, Reason::Ambiguous(..)));
    assert_eq!(edge.read_notation("Caoff"), Ok(Move::Exit(Square::new(0, 7))));
}

#[test]
fn whitespace_may_follow_the_comma_in_a_record() {
    let text = "[Variant \"messenger\"]\n\n1. C@e2 C@e7 1. Ce3, Nf3 Ce6 , Nc6 2. Ce4,\nd3 -, 0-0 1-0";
    let record = pgn::read::<AnyPosition>(text, pgn::Given::default());
    let moves = record.replay().unwrap().moves.len();
    // The record is read up to the last move, which is read as one word and is illegal.
    assert_eq!((moves, record.fault.unwrap().text.as_str()), (5, "-, 0-0"));
}
