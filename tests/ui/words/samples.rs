//! One example of each reason, fault, event and ending that the rules can report.

use hostage_chess::game::Shown;
use hostage_chess::game::fault::FenPart;
use hostage_chess::game::illegal::CastlingBar;
use hostage_chess::game::message::Message;
use hostage_chess::game::{
    Cell, Ending, Event, Fault, Kind, Outcome, Piece, Reason, Side, hole, hostage, messenger, takeover,
};

pub const KINDS: [Kind; 8] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
    takeover::MIRROR_KNIGHT,
    messenger::COURIER,
];

pub const ENDINGS: [Ending; 12] = [
    Ending::Checkmate,
    Ending::Stalemate,
    Ending::Repetition,
    Ending::FiftyMoves,
    Ending::KingTaken,
    Ending::NoMove,
    Ending::CourierThrough,
    Ending::Passes,
    Ending::Resignation,
    Ending::Agreement,
    Ending::TimeForfeit,
    Ending::Adjudication,
];

pub fn piece(side: Side, kind: Kind) -> Piece {
    Piece { side, kind }
}

/// Every reason, about a piece of this kind and side.
pub fn reasons(side: Side, kind: Kind) -> Vec<Reason> {
    let by = piece(!side, kind);
    let (at, from) = (Cell(12), Cell(20));
    let text = || "Nb1xq9".to_owned();
    let few = |number: usize| (1..=number).map(|n| format!("N{n}")).collect::<Vec<_>>();
    let mut reasons = vec![
        Reason::GameOver,
        Reason::NotYourTurn(side),
        Reason::NobodyThere,
        Reason::NotYourPiece(by),
        Reason::NotHowItMoves(kind),
        Reason::Blocked { kind: Kind::Queen, by, at },
        Reason::OwnPieceThere(kind),
        Reason::NothingToCapture,
        Reason::CannotMove(kind),
        hostage::Bar::PrisonerStays(kind).into(),
        Reason::NobodyLands,
        Reason::NobodyGoesThere,
        Reason::NotAMove,
        Reason::Pinned { kind: Kind::Bishop, by, at },
        Reason::StillInCheck { by, at },
        Reason::IntoCheck { by, at },
        hostage::Bar::FrozenPawn.into(),
        hostage::Bar::NobodyToBecome.into(),
        Reason::CannotBecome(kind),
        Reason::PromotionNotChosen,
        Reason::NoPromotionHere,
        hostage::Bar::ThawingCapture { victim: kind, owner: side, pawn: at }.into(),
        hostage::Bar::CannotAfford(kind).into(),
        hostage::Bar::TooCheap { paid: Kind::Pawn, rescued: kind }.into(),
        hostage::Bar::NotJailed(kind).into(),
        hostage::Bar::NoPrisoner(kind).into(),
        hostage::Bar::NotOnAirfield(kind).into(),
        hostage::Bar::BuysNobody(kind).into(),
        Reason::Occupied(by),
        Reason::PawnOnEdge,
        Reason::Unreadable(text()),
        Reason::Unreadable("q\0b".repeat(30)),
        Reason::Ambiguous(text(), few(1)),
        Reason::Ambiguous(text(), few(2)),
        Reason::Ambiguous(text(), few(9)),
        Reason::NoSuchMove(text()),
    ];
    let castling = [
        CastlingBar::KingMoved,
        CastlingBar::NoRook,
        CastlingBar::KingOrRookMoved,
        CastlingBar::Path(at),
        CastlingBar::InCheck(at),
        CastlingBar::ThroughCheck(at),
    ];
    reasons.extend(castling.map(Reason::Castling));
    reasons.extend(hole_bars(by, at).into_iter().map(Reason::from));
    reasons.extend(takeover_bars(by, at, from).into_iter().map(Reason::from));
    reasons.extend(messenger_bars(by, at).into_iter().map(Reason::from));
    reasons
}

fn hole_bars(by: Piece, at: Cell) -> Vec<hole::Bar> {
    use hole::Bar;
    let kind = by.kind;
    vec![
        Bar::Neither,
        Bar::DoesNotPull(kind),
        Bar::NobodyToPull,
        Bar::PullsOwn,
        Bar::NotInLine(kind),
        Bar::NoHole,
        Bar::TwoHoles,
        Bar::Between { by, at },
        Bar::KingTaken,
        Bar::PromotionEndsTurn,
        Bar::PromotionNotChosen,
        Bar::NoPromotionHere,
        Bar::CannotBecome(kind),
    ]
}

fn takeover_bars(by: Piece, at: Cell, from: Cell) -> Vec<takeover::Bar> {
    use takeover::Bar;
    let kind = by.kind;
    vec![
        Bar::NoSquare,
        Bar::FirstStep(kind),
        Bar::NobodyToJump(kind),
        Bar::NoRoom(by, at),
        Bar::SecondJump(by, at),
        Bar::NotNextTo(at),
        Bar::Defended { victim: Kind::Rook, at, by, from },
        Bar::NoCastling,
        Bar::PromotionNotChosen,
        Bar::NoPromotionHere,
        Bar::SetUpFirst,
        Bar::NotToPlace(kind),
        Bar::NotOwnRanks(2),
        Bar::PawnOnBackRank,
        Bar::NoCompletion,
        Bar::KingExposed { king: by.side, by, at },
    ]
}

fn messenger_bars(by: Piece, at: Cell) -> Vec<messenger::Bar> {
    use messenger::Bar;
    vec![
        Bar::PlaceFirst,
        Bar::NotAPawn(by.kind),
        Bar::AlreadyPlaced,
        Bar::CourierFirst,
        Bar::NotACourier(by.kind),
        Bar::OneStep,
        Bar::NoCapture(by),
        Bar::Immune(by),
        Bar::AddsAttacker { by, at },
        Bar::MustBreak { by, at },
        Bar::NoAnswer { by, at },
        Bar::NotAtEdge,
        Bar::ExitExposes { by, at },
        Bar::ExitBarred { by, at },
        Bar::Frozen { by, at },
        Bar::MoveToo,
        Bar::NoPass,
        Bar::PromotionNotChosen,
        Bar::NoPromotionHere,
    ]
}

/// Every fault, about a piece of this kind and side.
pub fn faults(side: Side, kind: Kind) -> Vec<Fault> {
    let text = || "x9".to_owned();
    let mut faults = vec![
        Fault::UnknownVariant(text()),
        Fault::TooLong { bytes: 9999 },
        Fault::Empty,
        Fault::Character('\u{7}'),
        Fault::Ranks { found: 1, expected: 8 },
        Fault::Ranks { found: 7, expected: 8 },
        Fault::RankLength { rank: 3, found: 1, expected: 8 },
        Fault::RankLength { rank: 3, found: 9, expected: 8 },
        Fault::Shape { rank: 3, shape: "3*3".to_owned() },
        Fault::NotAPiece { letter: 'z', part: FenPart::Board },
        Fault::NotAPiece { letter: 'z', part: FenPart::Pockets },
        Fault::Bracket,
        Fault::NotInPocket(piece(side, kind)),
        Fault::Turn(text()),
        Fault::Castling { text: text(), letters: "KQEkqe" },
        Fault::CastlingUnmoved(text()),
        Fault::NoCastling(text()),
        Fault::EnPassant(text()),
        Fault::Counter(text()),
        Fault::Trailing(text()),
        Fault::NoKing(side),
        Fault::Kings(side, 2),
        Fault::TooMany { side, kind, found: 1, most: 0 },
        Fault::TooMany { side, kind, found: 9, most: 8 },
        Fault::PawnOnEdge("e8".to_owned()),
        Fault::KingEnPrise(side),
    ];
    faults.extend("KQEkqe".chars().map(Fault::CastlingHome));
    faults.extend(
        [
            takeover::Flaw::NothingToPlace,
            takeover::Flaw::Uneven { white: 3, black: 5 },
            takeover::Flaw::OutOfOwnRanks("e8".to_owned()),
        ]
        .map(Fault::from),
    );
    faults.extend(
        [
            messenger::Flaw::OpenBracket,
            messenger::Flaw::NotACourier('x'),
            messenger::Flaw::Beside,
            messenger::Flaw::NoPawn(side),
        ]
        .map(Fault::from),
    );
    faults
}

/// Every event, about a piece of this kind and side.
pub fn events(side: Side, kind: Kind) -> Vec<Event> {
    let who = piece(side, kind);
    let (at, to) = (Cell(12), Cell(20));
    vec![
        Event::Walked(who, at, to),
        Event::Castled(side, true),
        Event::Castled(side, false),
        Event::Captured(who, at),
        Event::Paid(who),
        Event::Rescued(who, at),
        Event::Dropped(who, at),
        Event::Promoted(who, at),
        Event::Thawed(who, at),
        Event::Froze(who, at),
        Event::SetUp(who, at),
        Event::Own(Message::new("event-taken-over").with("kind", who.kind).with("at", at), Shown::ChangesSide(who, at)),
        Event::Own(Message::new("event-pulled").with("kind", who.kind).with("at", at), Shown::Vanishes(who, at)),
        Event::Own(Message::new("event-placed").with("at", at), Shown::Becomes(who, at)),
        Event::Own(Message::new("event-left").with("at", at), Shown::Vanishes(who, at)),
        Event::Own(Message::new("event-passed"), Shown::Nothing),
        Event::Check,
        Event::Mate,
        Event::PseudoCheck,
    ]
}

/// Every way in which a game can end.
pub fn outcomes() -> Vec<Outcome> {
    let winners = [None, Some(Side::White), Some(Side::Black)];
    ENDINGS.iter().flat_map(|&ending| winners.map(|winner| Outcome { winner, ending })).collect()
}
