//! Text of the Analysis screen.

use super::{say, say_in, text};
use crate::game::message::Message;
use crate::game::{Colours, Side};
use crate::search::Score;

/// Returns the name of a glyph. The colours name the sides in it.
pub fn glyph_name(glyph: u8, colours: Colours) -> String {
    let of = |side, id| say_in(&Message::new(id).with("side", side), colours);
    let id = match glyph {
        1 => "glyph-good",
        2 => "glyph-mistake",
        3 => "glyph-brilliant",
        4 => "glyph-blunder",
        5 => "glyph-interesting",
        6 => "glyph-dubious",
        7 => "glyph-only",
        10 => "glyph-equal",
        13 => "glyph-unclear",
        14 => return of(Side::White, "glyph-slightly-better"),
        15 => return of(Side::Black, "glyph-slightly-better"),
        16 => return of(Side::White, "glyph-better"),
        17 => return of(Side::Black, "glyph-better"),
        18 => return of(Side::White, "glyph-winning"),
        19 => return of(Side::Black, "glyph-winning"),
        22 => return of(Side::White, "glyph-zugzwang"),
        23 => return of(Side::Black, "glyph-zugzwang"),
        32 => "glyph-development",
        36 => "glyph-initiative",
        40 => "glyph-attack",
        44 => "glyph-compensation",
        132 => "glyph-counterplay",
        138 => "glyph-time",
        140 => "glyph-idea",
        142 => "glyph-better-is",
        146 => "glyph-novelty",
        _ => "glyph-other",
    };
    text(id).to_owned()
}

/// Returns a score from White's point of view: `+0.3`, `#3` for a forced win in three moves, `#-3` if Black forces it.
///
/// ```
/// use hostage_chess::{search::Score, words::white_score};
/// assert_eq!(white_score(Score::Centipawns(-35)), "-0.4");
/// assert_eq!(white_score(Score::Centipawns(4)), "0.0");
/// assert_eq!(white_score(Score::Mate(-2)), "#-2");
/// ```
pub fn white_score(score: Score) -> String {
    let worth = match score {
        Score::Mate(moves) => return format!("#{moves}"),
        Score::Centipawns(worth) => worth,
    };
    // Integers only: formatting a float adds tables as large as a whole game to the download.
    let tenths = (worth.unsigned_abs() + 5) / 10;
    let sign = match worth {
        _ if tenths == 0 => "",
        worth if worth < 0 => "-",
        _ => "+",
    };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Returns the depth and speed of a search: `depth 14 · 350 kn/s`.
pub fn depth_and_speed(depth: u32, nodes: u64, millis: u32) -> String {
    let speed = nodes / u64::from(millis.max(1));
    let (id, speed) = match speed {
        0 => ("depth-reached", 0),
        1..10_000 => ("depth-and-speed", speed),
        _ => ("depth-and-mega-speed", speed / 1000),
    };
    say(&Message::new(id).with("depth", depth).with("speed", speed))
}

/// Returns the label of the evaluation bar for screen readers.
pub fn evaluation(score: Option<&str>) -> String {
    score
        .map_or_else(|| text("evaluation").to_owned(), |score| say(&Message::new("evaluation-of").with("score", score)))
}

/// Returns a row of the explorer: the move, the number of games, the percentages of White's wins, draws and Black's
/// wins, and the score.
pub fn explored(mv: &str, games: u32, [white, draws, black]: [u32; 3], score: &str) -> String {
    let id = if games == 0 { "explorer-unplayed" } else { "explorer-row" };
    let message = Message::new(id).with("move", mv).with("score", score).with("games", games);
    say(&message.with("white", white).with("draws", draws).with("black", black))
}

/// Returns the label of one of the engine's lines: `Line 1, +0.3`.
pub fn line_label(rank: u32, score: &str) -> String {
    say(&Message::new("line-label").with("rank", rank).with("score", score))
}
