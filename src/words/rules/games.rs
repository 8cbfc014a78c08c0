//! What only one of the games has to say.

use crate::game::message::{Message, Value};
use crate::game::{Side, hole, messenger, takeover};

impl From<hole::Bar> for Message {
    fn from(bar: hole::Bar) -> Message {
        use hole::Bar;
        let new = Message::new;
        match bar {
            Bar::OverHole { kind, hole } => new("hole-over-hole").with("kind", kind).with("hole", hole.name()),
            Bar::PawnBeforeHole(hole) => new("hole-pawn-before-hole").with("hole", hole.name()),
            Bar::Neither => new("hole-neither"),
            Bar::DoesNotPull(kind) => new("hole-does-not-pull").with("kind", kind),
            Bar::NobodyToPull => new("hole-nobody-to-pull"),
            Bar::PullsOwn => new("hole-pulls-own"),
            Bar::NotInLine(kind) => new("hole-not-in-line").with("kind", kind),
            Bar::NoHole => new("hole-no-hole"),
            Bar::TwoHoles => new("hole-two-holes"),
            Bar::Between { by, at } => new("hole-between").with("by", by).with("at", at),
            Bar::KingTaken => new("hole-king-taken"),
            Bar::PromotionEndsTurn => new("hole-promotion-ends-turn"),
            Bar::PromotionNotChosen => new("hole-promotion-not-chosen"),
            Bar::NoPromotionHere => new("hole-no-promotion-here"),
            Bar::CannotBecome(kind) => new("hole-cannot-become").with("kind", kind),
        }
    }
}

impl From<takeover::Bar> for Message {
    fn from(bar: takeover::Bar) -> Message {
        use takeover::Bar;
        let new = Message::new;
        match bar {
            Bar::NoSquare => new("takeover-no-square"),
            Bar::FirstStep(kind) => new("takeover-first-step").with("kind", kind),
            Bar::NobodyToJump(kind) => new("takeover-nobody-to-jump").with("kind", kind),
            Bar::NoRoom(man, at) => new("takeover-no-room").with("man", man).with("at", at),
            Bar::SecondJump(man, at) => new("takeover-second-jump").with("man", man).with("at", at),
            Bar::NotNextTo(at) => new("takeover-not-next-to").with("at", at),
            Bar::Defended { victim, at, by, from } => {
                new("takeover-defended").with("victim", victim).with("at", at).with("by", by.kind).with("from", from)
            }
            Bar::NoCastling => new("takeover-no-castling"),
            Bar::PromotionNotChosen => new("takeover-promotion-not-chosen"),
            Bar::NoPromotionHere => new("takeover-no-promotion-here"),
            Bar::SetUpFirst => new("takeover-set-up-first"),
            Bar::NotToPlace(kind) => new("takeover-not-to-place").with("kind", kind),
            Bar::NotOwnRanks(depth) => new("takeover-not-own-ranks").with("depth", depth),
            Bar::PawnOnBackRank => new("takeover-pawn-on-back-rank"),
            Bar::NoCompletion => new("takeover-no-completion"),
            Bar::KingExposed { king, by, at } => {
                new("takeover-king-exposed").with("side", king).with("by", by.kind).with("at", at)
            }
        }
    }
}

impl From<&takeover::Flaw> for Message {
    fn from(flaw: &takeover::Flaw) -> Message {
        use takeover::Flaw;
        let new = Message::new;
        match flaw {
            Flaw::Outline { rank, expected } => {
                new("fault-takeover-outline").with("rank", *rank).with("expected", expected.as_str())
            }
            Flaw::NoCastling(letters) => new("fault-takeover-no-castling").with("letters", Value::foreign(letters)),
            Flaw::NothingToPlace => new("fault-takeover-nothing-to-place"),
            Flaw::Uneven { white, black } => new("fault-takeover-uneven")
                .with("first", Side::White)
                .with("second", Side::Black)
                .with("white", *white)
                .with("black", *black),
            Flaw::OutOfOwnRanks(square) => {
                new("fault-takeover-out-of-own-ranks").with("square", Value::foreign(square))
            }
        }
    }
}

impl From<messenger::Bar> for Message {
    fn from(bar: messenger::Bar) -> Message {
        use messenger::Bar;
        let new = Message::new;
        match bar {
            Bar::PlaceFirst => new("messenger-place-first"),
            Bar::NotAPawn(_) => new("messenger-not-a-pawn"),
            Bar::AlreadyPlaced => new("messenger-already-placed"),
            Bar::CourierFirst => new("messenger-courier-first"),
            Bar::NotACourier(kind) => new("messenger-not-a-courier").with("kind", kind),
            Bar::OneStep => new("messenger-one-step"),
            Bar::NoCapture(_) => new("messenger-no-capture"),
            Bar::Immune(man) => new("messenger-immune").with("kind", man.kind),
            Bar::AddsAttacker { by, at } => new("messenger-adds-attacker").with("by", by.kind).with("at", at),
            Bar::MustBreak { by, at } => new("messenger-must-break").with("by", by.kind).with("at", at),
            Bar::NoAnswer { by, at } => new("messenger-no-answer").with("by", by.kind).with("at", at),
            Bar::NotAtEdge => new("messenger-not-at-edge"),
            Bar::ExitExposes { by, at } => new("messenger-exit-exposes").with("by", by.kind).with("at", at),
            Bar::ExitBarred { by, at } => new("messenger-exit-barred").with("by", by.kind).with("at", at),
            Bar::Frozen { by, at } => new("messenger-frozen").with("by", by.kind).with("at", at),
            Bar::MoveToo => new("messenger-move-too"),
            Bar::NoPass => new("messenger-no-pass"),
        }
    }
}

impl From<messenger::Flaw> for Message {
    fn from(flaw: messenger::Flaw) -> Message {
        use messenger::Flaw;
        let new = Message::new;
        match flaw {
            Flaw::OpenBracket => new("fault-messenger-open-bracket"),
            Flaw::NotACourier(letter) => new("fault-messenger-not-a-courier").with("letter", Value::foreign(letter)),
            Flaw::Beside => new("fault-messenger-beside"),
            Flaw::NoPawn(side) => new("fault-messenger-no-pawn").with("side", side),
        }
    }
}
