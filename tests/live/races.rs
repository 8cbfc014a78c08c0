//! The rules of the merge, one by one: what counts when two acts cross.
//!
//! A log is written as its acts, each with the moment at which it was done: `M0.2 e4e5` is a move after no take-back and
//! two plies. The game is Hostage Chess.

use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game, Side};
use hostage_chess::live::act::{Act, ActKind, LiveVerdict, MoveText};
use hostage_chess::live::merge::{LiveFault, LiveGame, merge};
use hostage_chess::live::terms::{LiveClock, LiveTerms};

fn act(text: &str) -> Act {
    let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (epoch, ply) = head[1..].split_once('.').unwrap();
    let numbers: Vec<u32> = rest.split(' ').filter_map(|word| word.parse().ok()).collect();
    let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
    let verdict = match rest.split(' ').next().unwrap() {
        "draw" => LiveVerdict::Agreed,
        "white-claimed" => LiveVerdict::Claimed(Side::White),
        "black-claimed" => LiveVerdict::Claimed(Side::Black),
        "black-resigned" => LiveVerdict::Resigned(Side::White),
        _ => LiveVerdict::Aborted,
    };
    let kind = match &head[..1] {
        "M" => {
            let text = MoveText::new(rest.split(' ').next().unwrap()).unwrap();
            ActKind::Move { text, used: number(0), charged: number(1) }
        }
        "D" => ActKind::OfferDraw,
        "T" => ActKind::AskTakeBack,
        "A" => ActKind::Accept(number(0) as u16),
        "N" => ActKind::Decline(number(0) as u16),
        "X" => ActKind::Adopt(number(0) as u16),
        "G" => ActKind::AddTime,
        "R" => ActKind::Resign,
        "B" => ActKind::Abort,
        "F" => ActKind::Flag,
        "C" => ActKind::Claim { away: false, elapsed: 0 },
        "H" => ActKind::Honour,
        "U" => ActKind::Uphold,
        "E" => ActKind::End { verdict, seen: number(0) as u16 },
        "J" => ActKind::Object { verdict, seen: number(0) as u16 },
        "Z" => ActKind::Rematch,
        other => panic!("{other}"),
    };
    Act { epoch: epoch.parse().unwrap(), ply: ply.parse().unwrap(), kind }
}

fn log(text: &str) -> Vec<Act> {
    text.split(", ").filter(|act| !act.is_empty()).map(act).collect()
}

fn game(clock: LiveClock, white: &str, black: &str) -> LiveGame<Position> {
    let terms = LiveTerms { variant: "hostage".to_owned(), start: None, clock, creator: Side::White };
    merge(&terms, &terms.first().unwrap(), [&log(white), &log(black)])
}

const CLOCK: LiveClock = LiveClock::Fischer { initial: 600, increment: 10 };

fn timed(white: &str, black: &str) -> LiveGame<Position> {
    game(CLOCK, white, black)
}

fn moves(game: &LiveGame<Position>) -> String {
    let mut position = game.start;
    let texts = game.moves.iter().map(|it| {
        let text = position.uci(it.mv);
        position = it.position;
        text
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// White's log, Black's log, the moves on the board, how the game ended, and whether it waits for acts still to come.
const RACES: &[(&str, &str, &str, Option<LiveVerdict>, bool)] = &[
    ("", "", "", None, false),
    ("M0.0 e2e4", "M0.1 e7e5", "e2e4 e7e5", None, false),
    // A log that runs ahead waits for the other.
    ("M0.0 e2e4, M0.2 d2d4", "", "e2e4", None, true),
    // A draw is offered with a move and answered by a move, a word, or not yet.
    ("M0.0 e2e4, D0.1", "M0.1 e7e5", "e2e4 e7e5", None, false),
    ("M0.0 e2e4, D0.1", "A0.1 1", "e2e4", Some(LiveVerdict::Agreed), false),
    ("M0.0 e2e4, D0.1", "N0.1 1, M0.1 e7e5", "e2e4 e7e5", None, false),
    // The offer has not arrived yet.
    ("M0.0 e2e4", "A0.1 1", "e2e4", None, true),
    // White resigns while Black accepts White's offer: the mover's act decides.
    ("M0.0 e2e4, M0.2 d2d4, D0.3, R0.3", "M0.1 e7e5, A0.3 2", "e2e4 e7e5 d2d4", Some(LiveVerdict::Agreed), false),
    // Both resign: the player to move has lost.
    ("M0.0 e2e4, R0.2", "M0.1 e7e5, R0.2", "e2e4 e7e5", Some(LiveVerdict::Resigned(Side::Black)), false),
    // Black resigns while White's move is on its way.
    ("M0.0 e2e4, M0.2 d2d4", "M0.1 e7e5, R0.2", "e2e4 e7e5 d2d4", Some(LiveVerdict::Resigned(Side::White)), false),
    // Resigning before the second move calls the game off.
    ("M0.0 e2e4, R0.1", "", "e2e4", Some(LiveVerdict::Aborted), false),
    // Calling off stands against a move on its way, but not against a game.
    ("M0.0 e2e4, B0.1", "M0.1 e7e5", "e2e4 e7e5", Some(LiveVerdict::Aborted), false),
    // One ply is taken back: the opponent was to move and agrees.
    ("M0.0 e2e4, T0.1, M1.0 d2d4", "A0.1 1", "d2d4", None, false),
    // Two plies: White is to move, asks, Black agrees, White takes back.
    ("M0.0 e2e4, T0.2, X0.2 1, M1.0 d2d4", "M0.1 e7e5, A0.2 1", "d2d4", None, false),
    // White moves instead: Black's consent is void.
    ("M0.0 e2e4, T0.2, M0.2 d2d4", "M0.1 e7e5, A0.2 1", "e2e4 e7e5 d2d4", None, false),
    // A claim that nothing crosses.
    ("M0.0 e2e4, M0.2 d2d4, C0.3", "M0.1 e7e5", "e2e4 e7e5 d2d4", Some(LiveVerdict::Claimed(Side::White)), false),
    // A move crosses it: claimed until the claimant decides, then played or won.
    (
        "M0.0 e2e4, M0.2 d2d4, C0.3",
        "M0.1 e7e5, M0.3 d7d5",
        "e2e4 e7e5 d2d4",
        Some(LiveVerdict::Claimed(Side::White)),
        false,
    ),
    ("M0.0 e2e4, M0.2 d2d4, C0.3, H0.3", "M0.1 e7e5, M0.3 d7d5", "e2e4 e7e5 d2d4 d7d5", None, false),
    (
        "M0.0 e2e4, M0.2 d2d4, C0.3, U0.3",
        "M0.1 e7e5, M0.3 d7d5",
        "e2e4 e7e5 d2d4",
        Some(LiveVerdict::Claimed(Side::White)),
        false,
    ),
    // The accused admits: that counts, not the claim.
    ("M0.0 e2e4, M0.2 d2d4, C0.3", "M0.1 e7e5, F0.3", "e2e4 e7e5 d2d4", Some(LiveVerdict::Flag(Side::White)), false),
    // The accused objects.
    (
        "M0.0 e2e4, M0.2 d2d4, C0.3",
        "M0.1 e7e5, J0.3 white-claimed 3",
        "e2e4 e7e5 d2d4",
        Some(LiveVerdict::Disputed),
        false,
    ),
    // Mate ends the game: what comes later counts for nothing.
    (
        "M0.0 f2f3, M0.2 g2g4, R0.4, M0.4 e2e4",
        "M0.1 e7e5, M0.3 d8h4",
        "f2f3 e7e5 g2g4 d8h4",
        Some(LiveVerdict::Board(Some(Side::Black))),
        false,
    ),
    // A claim crosses mate: the claimant honours it.
    (
        "M0.0 f2f3, M0.2 g2g4, C0.3, H0.3",
        "M0.1 e7e5, M0.3 d8h4",
        "f2f3 e7e5 g2g4 d8h4",
        Some(LiveVerdict::Board(Some(Side::Black))),
        false,
    ),
];

#[test]
fn each_race_has_one_outcome() {
    for (white, black, board, verdict, waits) in RACES {
        let game = timed(white, black);
        let found = (moves(&game), game.verdict, game.waits, game.fault.clone());
        assert_eq!(found, (board.to_string(), *verdict, *waits, None), "{white} | {black}");
    }
}

#[test]
fn a_claim_is_contested_until_the_claimant_decides() {
    let contested =
        |white: &str| timed(white, "M0.1 e7e5, M0.3 d7d5").claim.map(|claim| (claim.contested, claim.upheld));
    assert_eq!(contested("M0.0 e2e4, M0.2 d2d4, C0.3"), Some((true, false)));
    assert_eq!(contested("M0.0 e2e4, M0.2 d2d4, C0.3, U0.3"), Some((false, true)));
    assert_eq!(contested("M0.0 e2e4, M0.2 d2d4, C0.3, H0.3"), None);
}

#[test]
fn a_result_is_final_once_it_is_confirmed_with_all_acts_seen() {
    let white = "M0.0 e2e4, M0.2 d2d4";
    let is_final = |white: &str, black: &str| timed(white, black).is_final;
    assert!(!is_final(white, "M0.1 e7e5, R0.3"));
    assert!(is_final(&format!("{white}, E0.3 black-resigned 2"), "M0.1 e7e5, R0.3"));
    // The confirmation rests on an act that has not arrived here.
    assert!(!is_final(&format!("{white}, E0.3 black-resigned 3"), "M0.1 e7e5, R0.3"));
    // A confirmation of something else confirms nothing.
    assert!(!is_final(&format!("{white}, E0.3 draw 2"), "M0.1 e7e5, R0.3"));
    // Another game is wanted by both.
    let ended = format!("{white}, E0.3 black-resigned 2, Z0.3");
    assert!(!timed(&ended, "M0.1 e7e5, R0.3").wants_rematch());
    assert!(timed(&ended, "M0.1 e7e5, R0.3, E0.3 black-resigned 4, Z0.3").wants_rematch());
}

/// Impossible acts stop the game, and the fault names the player and the act.
#[test]
fn impossible_acts_are_named() {
    let fault = |white: &str, black: &str| timed(white, black).fault;
    let at = |side, index| Some(LiveFault::Act { side, index });
    assert!(matches!(fault("M0.0 e2e5", ""), Some(LiveFault::Move { side: Side::White, index: 0, .. })));
    assert!(matches!(fault("M0.0 e2e4", "M0.1 e4e5"), Some(LiveFault::Move { side: Side::Black, index: 0, .. })));
    assert!(matches!(fault("M0.0 \u{202e}<b>", ""), Some(LiveFault::Move { .. })));
    // Two moves at one time.
    assert_eq!(fault("M0.0 e2e4, M0.0 d2d4", "M0.1 e7e5"), at(Side::White, 1));
    // Taking back without a question.
    assert_eq!(fault("M0.0 e2e4, M0.2 d2d4", "M0.1 e7e5, A0.3 0"), at(Side::Black, 1));
    // A decision without a claim; a claim while to move; a claim before the clocks run; a claim without a clock.
    assert_eq!(fault("M0.0 e2e4, H0.2", "M0.1 e7e5"), at(Side::White, 1));
    assert_eq!(fault("M0.0 e2e4, C0.2", "M0.1 e7e5"), at(Side::White, 1));
    assert_eq!(fault("M0.0 e2e4, C0.1", ""), at(Side::White, 1));
    let untimed = game(LiveClock::Untimed, "M0.0 e2e4, M0.2 d2d4, C0.3", "M0.1 e7e5");
    assert_eq!(untimed.fault, at(Side::White, 2));
    // A liar calls off a game that goes badly.
    let late = timed("M0.0 e2e4, M0.2 d2d4, B0.1", "M0.1 e7e5, M0.3 d7d5");
    assert_eq!((late.fault, late.verdict), (at(Side::White, 2), None));
}

#[test]
fn clocks_follow_from_the_logs() {
    let clocks = |white: &str, black: &str| timed(white, black).clocks;
    assert_eq!(clocks("", ""), [600, 600]);
    // The first move of each player is free.
    assert_eq!(clocks("M0.0 e2e4 90 0", "M0.1 e7e5 90 90"), [600, 600]);
    // Then each move costs what it took, and brings the increment.
    assert_eq!(clocks("M0.0 e2e4, M0.2 d2d4 50 0", "M0.1 e7e5"), [560, 600]);
    // The opponent charges the lag beyond the quota.
    assert_eq!(clocks("M0.0 e2e4, M0.2 d2d4 50 0", "M0.1 e7e5, M0.3 d7d5 20 70"), [540, 590]);
    // A charge is never less than the time used, and never takes the last tenth.
    assert_eq!(clocks("M0.0 e2e4, M0.2 d2d4 50 0", "M0.1 e7e5, M0.3 d7d5 20 10"), [560, 590]);
    assert_eq!(clocks("M0.0 e2e4, M0.2 d2d4 50 0", "M0.1 e7e5, M0.3 d7d5 20 99999"), [11, 590]);
    // Gifts of fifteen seconds, at most twenty.
    assert_eq!(clocks("M0.0 e2e4, G0.1", ""), [600, 750]);
    assert_eq!(clocks(&"G0.0, ".repeat(25), ""), [600, 600 + 20 * 150]);
    // Clocks return with the moves that are taken back.
    let white = "M0.0 e2e4, M0.2 d2d4 50 0, T0.3, M1.2 g1f3 30 0";
    assert_eq!(clocks(white, "M0.1 e7e5, A0.3 2"), [580, 600]);
}

/// A log that grows never changes what was agreed before: each prefix gives a line that the next one continues, but for
/// what was taken back.
#[test]
fn a_longer_log_never_takes_a_move_away() {
    let white = log("M0.0 e2e4, D0.1, M0.2 d2d4, G0.3, M0.4 g1f3, T0.5, M1.4 b1c3");
    let black = log("M0.1 e7e5, M0.3 d7d5, A0.5 5, M1.5 b8c6");
    let terms = LiveTerms { variant: "hostage".to_owned(), start: None, clock: CLOCK, creator: Side::White };
    let start = terms.first::<Position>().unwrap();
    for whites in 0..=white.len() {
        for blacks in 0..=black.len() {
            let game = merge(&terms, &start, [&white[..whites], &black[..blacks]]);
            assert_eq!(game.fault, None, "{whites} {blacks}");
            for (more_white, more_black) in [(whites + 1, blacks), (whites, blacks + 1)] {
                if let (Some(white), Some(black)) = (white.get(..more_white), black.get(..more_black)) {
                    let next = merge(&terms, &start, [white, black]);
                    let both = [moves(&game), moves(&next)];
                    assert!(both[1].starts_with(&both[0]) || next.epoch > game.epoch, "{both:?}");
                }
            }
        }
    }
}
