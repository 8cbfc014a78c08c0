//! Laws specific to Hostage Chess, checked in random play under both rule sets.

use std::collections::HashSet;

use crate::support::games;
use hostage_chess::game::hostage::Bar;
use hostage_chess::game::hostage::{Move, Position, Square};
use hostage_chess::game::{Area, Cell, Event, Game, Kind, MoveStage, Piece, Position as _, Reason, Side, View as _};

const VARIANTS: [&str; 2] = ["hostage", "hostage-pierce"];

fn sample(seed: u64, games: u64, every: usize, show: impl FnMut(&Position, &[Move])) {
    games::sample(&VARIANTS, seed, games, every, show);
}

#[test]
fn pieces_never_leave_the_game_or_change_their_kind() {
    sample(14, 60, 1, |position, _| {
        for side in Side::BOTH {
            for (kind, most) in Kind::ALL.into_iter().zip([8, 2, 2, 2, 1, 1]) {
                let pockets = position.pockets();
                let off = pockets.jailed(side).count(kind) + pockets.airfield(side).count(kind);
                assert_eq!(position.of(side, kind).count() + u32::from(off), most, "{position:?} {side:?} {kind:?}");
            }
        }
    });
}

#[test]
fn generator_and_judge_agree_on_every_conceivable_move() {
    let conceivable = conceivable_moves();
    let mut seen = HashSet::new();
    sample(16, 60, 14, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a move is listed twice");
        let mut legal = 0;
        let view = position.view();
        for &m in &conceivable {
            let verdict = position.check(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            assert_eq!(verdict.is_ok(), view.is_plainly_legal(m), "{position:?} {m}, by the quick test");
            match verdict {
                Ok(()) => legal += 1,
                Err(why) => drop(seen.insert(sort(&why.reason))),
            }
        }
        assert_eq!(legal, moves.len(), "{position:?}");
    });
    // Otherwise the games would not be varied enough to prove anything.
    let (at, victim) = (Cell(0), Kind::Rook);
    let by = Piece { side: Side::White, kind: Kind::Rook };
    for reason in [
        Bar::FrozenPawn.into(),
        Bar::NobodyToBecome.into(),
        Reason::CannotBecome(victim),
        Bar::ThawingCapture { victim, owner: Side::White, pawn: at }.into(),
        Reason::Pinned { kind: victim, by, at },
        Reason::StillInCheck { by, at },
        Reason::IntoCheck { by, at },
        Bar::TooCheap { paid: victim, rescued: victim }.into(),
        Reason::PawnOnEdge,
        Reason::NothingToCapture,
    ] {
        assert!(seen.contains(&sort(&reason)), "{reason:?} never occurred");
    }
}

fn conceivable_moves() -> Vec<Move> {
    let mut list = Vec::new();
    for to in Square::all() {
        for from in Square::all() {
            let promotions = Kind::ALL.into_iter().map(Some).chain([None]);
            list.extend(promotions.map(|promotion| Move::Walk { from, to, promotion }));
        }
        for kind in Kind::ALL {
            list.push(Move::Drop { kind, to });
            list.extend(Kind::ALL.into_iter().map(|paid| Move::Exchange { rescued: kind, paid, to }));
        }
    }
    list
}

#[test]
fn forcing_moves_are_the_captures_and_the_promotions() {
    sample(17, 60, 1, |position, moves| {
        for &m in moves {
            let takes = |event: &Event| matches!(event, Event::Captured(..) | Event::Promoted(..));
            assert_eq!(position.hint(m).forcing, position.events(m).iter().any(takes), "{position:?} {m}");
        }
    });
}

/// Spare moves pay more for a piece than another move does, unless the cheaper payment does not answer a check.
#[test]
fn spare_moves_pay_more_than_another_move() {
    let mut spare_seen = 0;
    sample(20, 60, 1, |position, _| {
        let view = position.view();
        let listed = |stage| {
            let mut list = Vec::new();
            view.list(stage, &mut list);
            list
        };
        let [quiet, spare] = [MoveStage::Quiet, MoveStage::Spare].map(listed);
        for &m in &spare {
            let Move::Exchange { rescued, paid, to } = m else { panic!("{position:?} {m}") };
            let cheaper = quiet.iter().any(|&other| match other {
                Move::Exchange { rescued: r, paid: p, to: t } => r == rescued && t == to && p < paid,
                _ => false,
            });
            assert!(cheaper || position.in_check(), "{position:?} {m}");
            spare_seen += 1;
        }
        // The checks are those in the hints, with one payment for each landing.
        let plain = |m: &&Move| position.hint(**m).check;
        let checks: HashSet<Move> = listed(MoveStage::Checks).into_iter().collect();
        assert_eq!(checks, quiet.iter().filter(plain).copied().collect(), "{position:?}");
    });
    assert!(spare_seen > 1000, "{spare_seen}");
}

#[test]
fn the_price_is_the_cheapest_accepted_payment() {
    sample(19, 20, 4, |position, _| {
        for pocket in position.trays() {
            let buyer = !pocket.owner;
            for stored in &pocket.pieces {
                assert!(stored.count > 0);
                if pocket.area == Area::Airfield {
                    assert_eq!((stored.piece.side, stored.price), (pocket.owner, None));
                } else if buyer == position.side_to_move() {
                    let refusal = |paid| {
                        let to = (!position.occupied() & !hostage_chess::game::hostage::Bits::EDGES).first().unwrap();
                        position
                            .check(Move::Exchange { rescued: stored.piece.kind, paid, to })
                            .err()
                            .map(|why| why.reason)
                    };
                    let unpayable = |reason: &Option<Reason>| {
                        matches!(
                            reason.as_ref().and_then(Reason::own),
                            Some("illegal-no-prisoner" | "illegal-too-cheap")
                        )
                    };
                    let cheapest = Kind::ALL[..5].iter().copied().find(|&paid| !unpayable(&refusal(paid)));
                    assert_eq!(stored.price, cheapest, "{position:?} {stored:?}");
                }
            }
        }
    });
}

/// Moves that are rare in ordinary play all occur in the games of the tests above.
#[test]
fn random_games_contain_rare_moves() {
    let mut seen = HashSet::new();
    sample(11, 100, 1, |position, moves| {
        let checkers = position.checkers(position.side_to_move());
        for &m in moves {
            let events = position.events(m);
            let captured = events.iter().any(|event| matches!(event, Event::Captured(..)));
            for event in events {
                seen.insert(match event {
                    Event::Castled(side, kingside) => format!("castled {side:?} {kingside}"),
                    Event::Captured(_, at) if at != m.to().into() => "en passant".to_owned(),
                    Event::Promoted(piece, _) => format!("promoted {:?}, capturing: {captured}", piece.kind),
                    Event::Rescued(piece, _) => format!("rescued {:?}", piece.kind),
                    Event::Dropped(piece, _) => format!("dropped {:?}", piece.kind),
                    Event::Froze(..) if m.lander().is_some() && checkers.has_any() => {
                        "froze a checking pawn".to_owned()
                    }
                    Event::Froze(..) => "froze".to_owned(),
                    Event::Thawed(..) => "thawed".to_owned(),
                    Event::PseudoCheck => "pseudo-check".to_owned(),
                    _ => "ordinary".to_owned(),
                });
            }
        }
    });
    assert_eq!(seen.len(), 4 + 1 + 8 + 5 + 5 + 5, "{seen:?}");
}

/// Returns the kind of a reason, regardless of its details.
fn sort(reason: &Reason) -> (std::mem::Discriminant<Reason>, Option<&'static str>) {
    (std::mem::discriminant(reason), reason.own())
}
