//! Text of the page of findings, and figures as each language writes them.

use super::{grouped, say, text};
use crate::game::Kind;
use crate::game::message::Message;
use crate::opening::findings::Estimate;

/// Returns tenths as a decimal fraction: `53.1`.
pub fn decimal(tenths: u32) -> String {
    format!("{}{}{}", tenths / 10, text("findings-decimal"), tenths % 10)
}

/// Returns tenths as a decimal fraction if they are few, and otherwise as a whole number: `2.9`, `18`.
pub fn rate(tenths: u32) -> String {
    if tenths < 100 { decimal(tenths) } else { grouped((tenths + 5) / 10) }
}

/// Returns tenths of a percent: `53.1%`.
pub fn exact_percent(tenths: u32) -> String {
    say(&Message::new("percent").with("number", decimal(tenths)))
}

/// Returns thousandths as hundredths with their sign: `−43.5`.
pub fn hundredths(thousandths: i32) -> String {
    let sign = match thousandths {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{}", decimal(thousandths.unsigned_abs()))
}

/// Returns a number of games: `90,061 games`.
pub fn findings_games(number: u32) -> String {
    say(&Message::new("findings-games").with("number", number).with("games", grouped(number)))
}

/// Returns a score with its margin of error: `53.1% ± 0.3`.
pub fn estimate(score: Estimate) -> String {
    format!("{} ± {}", exact_percent(score.mean), decimal(score.error))
}

/// Returns a score, its margin of error and the number of games.
pub fn measured(score: Estimate, number: u32) -> String {
    format!("{} · {}", estimate(score), findings_games(number))
}

/// Returns a score in whole points of a hundred.
fn points(score: Estimate) -> u32 {
    (score.mean + 5) / 10
}

/// Says where the figures come from.
pub fn findings_source(number: u32) -> String {
    say(&Message::new("findings-source").with("games", findings_games(number)))
}

/// Says how many points White scores.
pub fn findings_white(score: Estimate) -> String {
    say(&Message::new("findings-white").with("points", points(score)))
}

/// Returns the entry of a legend: what a part of a bar is, and its share.
pub fn findings_part(id: &'static str, share: String) -> String {
    say(&Message::new(id).with("share", share))
}

/// Says before which move half of the games end.
pub fn findings_length(half: u32) -> String {
    say(&Message::new("findings-length").with("move", half))
}

/// Says before which moves a tenth and nine tenths of the games end, and how long they are on average.
pub fn findings_lengths(tenth: u32, nine: u32, mean: u32) -> String {
    say(&Message::new("findings-lengths").with("early", tenth).with("late", nine).with("mean", mean))
}

/// Says how many mates come by an exchange.
pub fn findings_mate(share: u32) -> String {
    say(&Message::new("findings-mate").with("share", super::percent(share)))
}

/// Says how many mates there were, and that the other games ended otherwise.
pub fn findings_stopped(mates: u32, by_rules: u32) -> String {
    say(&Message::new("findings-stopped").with("mates", grouped(mates)).with("share", exact_percent(by_rules)))
}

/// Says in how many games a pawn freezes.
pub fn findings_frozen(share: u32) -> String {
    say(&Message::new("findings-frozen").with("share", super::percent((share + 5) / 10)))
}

/// Says how many pawns freeze in a hundred games.
pub fn findings_pawns(in_thousand: u32) -> String {
    say(&Message::new("findings-pawns").with("pawns", decimal(in_thousand)))
}

/// Says how many exchanges are paid with the same kind of piece.
pub fn findings_alike(share: u32) -> String {
    say(&Message::new("findings-alike").with("share", super::percent(share)))
}

/// Says what the side scores that pays a queen for a pawn.
pub fn findings_worst(score: Estimate) -> String {
    say(&Message::new("findings-worst").with("points", points(score)))
}

/// Says which first move scores best.
pub fn findings_first(mv: &str, score: Estimate) -> String {
    say(&Message::new("findings-first").with("move", mv.to_owned()).with("points", points(score)))
}

/// Says how to use the board of the openings.
pub fn findings_lines(number: u32) -> String {
    say(&Message::new("findings-lines").with("games", findings_games(number)))
}

/// Names an exchange by its payment and the rescued piece.
pub fn exchange_of(rescued: Kind, paid: Kind) -> String {
    say(&Message::new("landing-rescue").with("paid", paid).with("kind", rescued))
}

/// Names a drop.
pub fn drop_of(kind: Kind) -> String {
    say(&Message::new("landing-drop").with("kind", kind))
}
