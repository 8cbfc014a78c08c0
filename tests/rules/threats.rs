//! Threats: drops with check, ransoms after a capture and ruinous exchanges, compared with the legal moves.

use crate::support::games::random_games;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::hostage::{Move, Position, Rules};
use hostage_chess::game::threat::{Deal, Grade, Landing};
use hostage_chess::game::{Ending, Event, Game, Kind, Outcome, Position as _, Style};

fn at(fen: &str) -> Position {
    Position::from_fen(Rules::Leslie, fen).unwrap()
}

fn grade(position: &Position, m: Move) -> Grade {
    let next = position.play(m).unwrap();
    match next.outcome() {
        Some(Outcome { ending: Ending::Checkmate, .. }) => Grade::Mate,
        _ if next.in_check() => Grade::Check,
        _ => Grade::Quiet,
    }
}

fn exchanges(position: &Position) -> Vec<(Kind, Kind, Move)> {
    let of = |m: Move| if let Move::Exchange { rescued, paid, .. } = m { Some((rescued, paid, m)) } else { None };
    position.legal_moves().into_iter().filter_map(of).collect()
}

/// Returns a landing in UCI.
fn text(position: &Position, landing: &Landing) -> String {
    let paid = landing.paid.map_or(String::new(), |kind| format!("#{}", kind.letter()));
    format!("{}{paid}@{}", landing.kind.letter(), position.layout().name(landing.to))
}

/// Returns the landings of the side to move, computed from the list of legal moves.
fn plain_landings(position: &Position) -> Vec<(String, Grade)> {
    let lands = |m: &Move| position.uci(*m).contains('@');
    let moves = position.legal_moves().into_iter().filter(lands);
    let mut list: Vec<_> = moves.map(|m| (position.uci(m), grade(position, m))).collect();
    list.retain(|(_, grade)| *grade > Grade::Quiet);
    list.sort();
    list
}

fn check_landings(position: &Position, seen: &mut [usize; 4]) {
    for theirs in [false, true] {
        let there = if theirs { position.pass() } else { Some(*position) };
        assert_eq!(there.is_none(), theirs && position.in_check(), "{position:?}");
        let found = position.threats().unwrap().landings(theirs);
        let texts = |there: &Position, found: Vec<Landing>| {
            let mut list: Vec<_> = found.iter().map(|landing| (text(there, landing), landing.grade)).collect();
            list.sort();
            list
        };
        let plain = there.as_ref().map(plain_landings);
        let found = there.as_ref().map(|there| texts(there, found.unwrap()));
        for (uci, grade) in plain.iter().flatten() {
            seen[usize::from(uci.contains('#')) + 2 * usize::from(*grade == Grade::Mate)] += 1;
        }
        assert_eq!(found, plain, "{position:?} {theirs}");
    }
}

/// Checks all captures. Returns true if the opponent could ransom a piece after one of them.
fn check_captures(position: &Position) -> bool {
    let captured = |m: Move| {
        position
            .events(m)
            .into_iter()
            .find_map(|e| if let Event::Captured(piece, at) = e { Some((piece, at)) } else { None })
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(|&m| captured(m).is_some()).collect();
    let captures = position.threats().unwrap().captures();
    assert_eq!(captures.len(), moves.len(), "{position:?}");
    let mut bought = false;
    for (m, capture) in moves.into_iter().zip(captures) {
        let (piece, at) = captured(m).unwrap();
        assert_eq!((capture.taken, capture.victim), (piece.kind, at));
        assert_eq!(capture.text, position.notation(m, Style::default()));
        let next = position.play(m).unwrap();
        let mut kinds: Vec<Kind> = exchanges(&next).into_iter().map(|(kind, ..)| kind).collect();
        kinds.sort();
        kinds.dedup();
        let mut named: Vec<Kind> = capture.purchases.iter().map(|purchase| purchase.kind).collect();
        assert_eq!(capture.ransom().is_some(), named.first() == Some(&piece.kind), "the captured piece comes first");
        named.sort();
        assert_eq!(named, kinds, "{position:?} {}", capture.text);
        for purchase in capture.purchases {
            bought = true;
            let moves: Vec<_> = exchanges(&next).into_iter().filter(|(kind, ..)| *kind == purchase.kind).collect();
            let price = |(_, paid, _): &(Kind, Kind, Move)| (paid.value(), *paid);
            let most = moves.iter().map(|mv| grade(&next, mv.2)).max();
            assert_eq!(Some(purchase.grade), most);
            let mut best: Vec<_> = moves.into_iter().filter(|mv| Some(grade(&next, mv.2)) == most).collect();
            let paid = best.iter().min_by_key(|mv| price(mv)).map(|mv| mv.1);
            assert_eq!(Some(purchase.paid), paid);
            best.retain(|mv| Some(mv.1) == paid);
            assert_eq!(purchase.squares, best.iter().map(|mv| mv.2.to().into()).collect::<Vec<_>>());
        }
    }
    bought
}

/// Checks all deals. Returns the number of those that ruin the opponent and of those that do not.
fn check_deals(position: &Position) -> [usize; 2] {
    let deals = position.threats().unwrap().deals();
    let mut sorts: Vec<(Kind, Kind)> = exchanges(position).into_iter().map(|(kind, paid, _)| (kind, paid)).collect();
    sorts.sort();
    sorts.dedup();
    let mut named: Vec<(Kind, Kind)> = deals.iter().map(|deal| (deal.rescued, deal.paid)).collect();
    named.sort();
    assert_eq!(named, sorts, "{position:?}");
    let mut count = [0; 2];
    for Deal { rescued, paid, ruins, .. } in deals {
        let moves = exchanges(position).into_iter().filter(|mv| (mv.0, mv.1) == (rescued, paid));
        let after: Vec<Position> = moves.map(|mv| position.play(mv.2).unwrap()).collect();
        // A check may prevent the payment, but the opponent keeps the means to pay.
        if let Some(next) = after.iter().find(|next| !next.in_check()) {
            assert_eq!(ruins, exchanges(next).is_empty(), "{position:?} {rescued:?} {paid:?}");
        }
        assert!(!ruins || after.iter().all(|next| exchanges(next).is_empty()));
        count[usize::from(ruins)] += 1;
    }
    count
}

#[test]
fn listed_threats_are_the_playable_ones() {
    for variant in ["hostage", "hostage-pierce"] {
        let (mut landings, mut bought, mut deals) = ([0; 4], 0, [0; 2]);
        let mut number = 0;
        random_games::<Position>(variant, 5, 6, 90, |position, _| {
            number += 1;
            if number % 3 == 0 {
                check_landings(position, &mut landings);
                let found = check_deals(position);
                deals = [deals[0] + found[0], deals[1] + found[1]];
            }
            if number % 12 == 0 {
                bought += usize::from(check_captures(position));
            }
        });
        assert!(
            landings.iter().all(|&seen| seen > 0) && bought > 5 && deals.iter().all(|&n| n > 10),
            "{landings:?} {bought} {deals:?}"
        );
    }
}

fn listed(fen: &str, theirs: bool) -> Vec<(String, Grade)> {
    let position = at(fen);
    let landings = position.threats().unwrap().landings(theirs).unwrap();
    let mut list: Vec<_> = landings.iter().map(|landing| (text(&position, landing), landing.grade)).collect();
    list.sort();
    list
}

#[test]
fn paid_mates_and_blocked_mates() {
    let told = |list: &[(&str, Grade)]| list.iter().map(|&(text, grade)| (text.to_owned(), grade)).collect::<Vec<_>>();
    // A knight smothers the king. The payment is a knight, which cannot block.
    let smothered = "6rk/6pp/8/8/8/8/8/4K3[#Nn] w - - 0 2";
    assert_eq!(listed(smothered, false), told(&[("N#N@f7", Grade::Mate), ("N#N@g6", Grade::Check)]));
    // Uses the same position with Black to move.
    let check = |to: &str| (format!("N#N@{to}"), Grade::Check);
    assert_eq!(listed(smothered, true), ["c2", "d3", "f3", "g2"].map(check));
    // On the back rank a rook mates unless the payment returns to block. A queen can block, and so can a piece on the
    // airfield.
    let back_rank = |pockets: &str| listed(&format!("6k1/5ppp/8/8/8/8/8/K7[{pockets}] w - - 0 2"), false);
    let mates = |pockets: &str| back_rank(pockets).iter().any(|(_, grade)| *grade == Grade::Mate);
    assert!(mates("R#"), "nobody blocks");
    assert!(!mates("Rn#"), "a knight drops in between");
    assert!(mates("Rp#"), "a pawn cannot drop there");
    assert!(!mates("#Rq"), "the queen paid for the rook drops in between");
    assert!(!mates("R#Bb"), "a bishop is ransomed to block");
}

#[test]
fn a_captured_piece_is_ransomed_with_mate() {
    // The rook captures a knight, and Black ransoms it with the knight it holds: smothered mate.
    let position = at("7k/8/8/8/8/4n3/4R1PP/6RK[#N] w - - 0 2");
    let captures = position.threats().unwrap().captures();
    assert_eq!(captures.len(), 1);
    let capture = &captures[0];
    assert_eq!((capture.text.as_str(), capture.taken, capture.grade()), ("Rxe3", Kind::Knight, Grade::Mate));
    let ransom = capture.ransom().unwrap();
    assert_eq!((ransom.paid, ransom.grade), (Kind::Knight, Grade::Mate));
    assert_eq!(ransom.squares.iter().map(|&to| position.layout().name(to)).collect::<Vec<_>>(), ["f2"]);
}

#[test]
fn payments_that_ruin_the_opponent() {
    // Black can ransom its rook with White's queen. It cannot once the queen is home, or if the rook was the payment.
    let position = at("4k3/8/8/8/8/8/8/4K3[#QPqrp] w - - 0 2");
    let threats = position.threats().unwrap();
    assert!(threats.can_pay());
    let ruinous = |deal: &Deal| (deal.rescued, deal.paid, deal.ruins);
    let found: Vec<_> = threats.deals().iter().map(ruinous).collect();
    // Without the queen, Black holds a pawn, which can pay for a pawn unless it was the payment. It is never the
    // payment for the queen.
    assert!(found.contains(&(Kind::Queen, Kind::Queen, false)));
    let poor = at("4k3/8/8/8/8/8/8/4K3[#QPqr] w - - 0 2");
    let found: Vec<_> = poor.threats().unwrap().deals().iter().map(ruinous).collect();
    assert!(found.contains(&(Kind::Queen, Kind::Queen, true)), "a pawn cannot pay for a rook");
    assert!(found.contains(&(Kind::Pawn, Kind::Queen, false)), "the queen can pay for the rook");
}

#[test]
fn only_games_with_prisons_have_threats() {
    for variant in hostage_chess::game::any::variants() {
        let position = AnyPosition::start(variant).unwrap();
        assert_eq!(position.threats().is_some(), variant.starts_with("hostage"), "{variant}");
    }
}
