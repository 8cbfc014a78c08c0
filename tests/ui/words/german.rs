//! German: cases, genders and plurals.

use hostage_chess::game::hostage::Bar;
use hostage_chess::game::illegal::Reason;
use hostage_chess::game::{Kind, Layout, Side, messenger};
use hostage_chess::session::review::judge::Verdict;
use hostage_chess::words::embedded::language;
use hostage_chess::words::{self, plural};

use super::samples::piece;

#[test]
fn pieces_have_their_genders_and_cases() {
    words::speak(language("de").unwrap());
    let say = |reason: Reason| words::illegal(&reason.into(), Layout::square_8x8());
    let at = Layout::square_8x8().cell("e5").unwrap();
    let blocked = |by, kind| say(Reason::Blocked { kind, by: piece(Side::Black, by), at });
    assert_eq!(blocked(Kind::Pawn, Kind::Queen), "Der schwarze Bauer auf e5 steht der Dame im Weg.");
    assert_eq!(blocked(Kind::Queen, Kind::Pawn), "Die schwarze Dame auf e5 steht dem Bauern im Weg.");
    assert_eq!(say(Bar::CannotAfford(Kind::Rook).into()), "Nichts in deinem Gefängnis ist einen Turm wert.");
    assert_eq!(say(Bar::CannotAfford(Kind::Queen).into()), "Nichts in deinem Gefängnis ist eine Dame wert.");
    let pinned = Reason::Pinned { kind: Kind::Pawn, by: piece(Side::White, Kind::Queen), at };
    assert_eq!(say(pinned), "Die Dame auf e5 fesselt diesen Bauern an den König.");
    assert_eq!(
        say(Reason::Occupied(piece(Side::White, messenger::COURIER))),
        "Figuren landen nur auf leeren Feldern, und hier steht ein weißer Kurier."
    );
    assert_eq!(say(Reason::NotYourPiece(piece(Side::White, Kind::Pawn))), "Du darfst den weißen Bauern nicht ziehen.");
    let ambiguous = Reason::Ambiguous("Nd2".into(), vec!["Nbd2".into(), "Nfd2".into(), "N1d2".into()]);
    assert_eq!(say(ambiguous), "„Nd2“ könnte Nbd2, Nfd2 oder N1d2 sein.");
}

#[test]
fn numbers_have_their_plurals() {
    assert_eq!(
        (plural::category("de", 1), plural::category("de", 0), plural::category("en", 2)),
        ("one", "other", "other")
    );
    words::speak(language("de").unwrap());
    assert_eq!(words::verdicts(1, Verdict::Blunder), "1 grober Patzer");
    assert_eq!(words::verdicts(3, Verdict::Blunder), "3 grobe Patzer");
    assert_eq!(words::seconds_per_move(1), "1 Sekunde je Zug");
    assert_eq!(words::day("2026.11.21"), "21. Nov. 2026");
    words::speak(language("en").unwrap());
    assert_eq!(words::verdicts(2, Verdict::Inaccuracy), "2 inaccuracies");
}
