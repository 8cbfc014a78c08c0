//! Laws specific to Takeover Chess, checked in random play under all sixteen rule sets.

use hostage_chess::game::net::Learnt;

use super::*;

#[test]
fn generator_and_judge_agree_on_every_conceivable_move() {
    let mut seen = HashSet::new();
    let kinds = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, MIRROR_KNIGHT];
    let promotions: Vec<Option<Kind>> = kinds.into_iter().map(Some).chain([None, Some(COURIER)]).collect();
    sample(17, 8, 29, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a move is listed twice");
        let mut judge = |m: Move| {
            let verdict = position.check(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            if let Err(why) = verdict {
                words::illegal(&why, position.layout());
                seen.insert(name(&why.reason));
            }
        };
        for to in Square::all() {
            for from in Square::all() {
                promotions.iter().for_each(|&promotion| judge(Move::Walk { from, to, promotion }));
            }
            kinds.into_iter().chain([COURIER]).for_each(|kind| judge(Move::Place { kind, to }));
        }
    });
    // Otherwise the games would not be varied enough to prove anything.
    for reason in [
        "Pinned",
        "StillInCheck",
        "IntoCheck",
        "NothingToCapture",
        "Blocked",
        "CannotBecome",
        "Occupied",
        "Castling",
        "NoSquare",
        "FirstStep",
        "NobodyToJump",
        "NoRoom",
        "SecondJump",
        "NotNextTo",
        "Defended",
        "PromotionNotChosen",
        "NoPromotionHere",
        "SetUpFirst",
        "NotToPlace",
        "NotOwnRanks",
        "PawnOnBackRank",
        "KingExposed",
    ] {
        assert!(seen.contains(reason), "{reason} never occurred: {seen:?}");
    }
}

fn capitalized(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

fn name(reason: &Reason) -> String {
    let text = match reason {
        // `takeover-no-square` belongs to the variant `NoSquare` of `Bar`.
        Reason::Own(message) => message.id.split('-').skip(1).map(capitalized).collect(),
        other => format!("{other:?}"),
    };
    text.split([' ', '(']).next().unwrap().to_owned()
}

#[test]
fn forcing_moves_capture_take_over_or_promote() {
    sample(18, 20, 2, |position, moves| {
        for &m in moves {
            let takes = |event: &Event| {
                matches!(event, Event::Captured(..) | Event::Own(_, Shown::ChangesSide(..)) | Event::Promoted(..))
            };
            assert_eq!(position.hint(m).forcing, position.events(m).iter().any(takes), "{position:?} {m}");
        }
        let mut checks = Vec::new();
        position.quiet_checks(&mut checks);
        assert!(checks.iter().all(|m| position.hint(*m).check), "{position:?}");
    });
}

/// A position and its mirror image with swapped colours have the same evaluation; one side's gain is the other's loss.
#[test]
fn the_evaluation_favours_no_side() {
    sample(20, 10, 2, |position, _| {
        let fen = position.fen();
        let fields: Vec<&str> = fen.split(' ').collect();
        let (board, hands) = fields[0].split_once('[').unwrap_or((fields[0], ""));
        if hands.is_empty() {
            let swapped = |text: &str| -> String {
                let swap =
                    |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
                text.chars().map(swap).collect()
            };
            let rows: Vec<&str> = board.split('/').rev().collect();
            let turn = if fields[1] == "w" { "b" } else { "w" };
            let mut castling: Vec<char> = swapped(fields[2]).chars().collect();
            castling.sort_unstable();
            let castling = String::from_iter(castling);
            let mirrored = read(position.variant(), &format!("{} {turn} {castling}", swapped(&rows.join("/"))));
            assert_eq!(position.evaluate(), mirrored.evaluate(), "{fen}");
        }
        if let Some(passed) = position.pass() {
            // The net knows the value of the move better than this.
            assert_eq!(position.worth_without_net() - 20, 20 - passed.worth_without_net(), "{fen}");
        }
    });
}
