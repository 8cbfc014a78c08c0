//! `go`: what is asked, and when the search has to end.

use std::iter::Peekable;

use crate::engine::time_management::{by_clock, limit};
use crate::game::Side;
use crate::search::Limits;

/// The arguments of `go`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Count lines of play to this depth instead of searching.
    pub perft: Option<u32>,
    /// Search on the opponent's time: the limits hold from `ponderhit` on.
    pub ponder: bool,
    /// The turns to search, as UCI text; all if there is none.
    pub among: Vec<String>,
    infinite: bool,
    depth: Option<u32>,
    nodes: Option<u64>,
    mate: Option<u32>,
    move_time: Option<u64>,
    /// The clocks, White's first.
    time: [Option<u64>; 2],
    increment: [u64; 2],
    turns_to_go: Option<u64>,
}

/// The words that end a list of turns.
const WORDS: [&str; 13] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
    "perft",
];

impl Go {
    /// Reads the words after `go`. Unknown ones are ignored; a number that is too large counts as a very large one, a
    /// negative one as zero.
    pub fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut words = words.peekable();
        let mut go = Go::default();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(turn) = words.next_if(|word| !WORDS.contains(word)) {
                        go.among.push(turn.to_owned());
                    }
                }
                _ => go.limit(word, &mut words),
            }
        }
        go
    }

    /// A word that has a number after it.
    fn limit<'a>(&mut self, word: &str, words: &mut Peekable<impl Iterator<Item = &'a str>>) {
        let Some(value) = words.peek().copied().and_then(number) else { return };
        let small = u32::try_from(value).unwrap_or(u32::MAX);
        match word {
            "perft" => self.perft = Some(small),
            "depth" => self.depth = Some(small),
            "mate" => self.mate = Some(small.max(1)),
            "nodes" => self.nodes = Some(value),
            "movetime" => self.move_time = Some(value),
            "wtime" => self.time[0] = Some(value),
            "btime" => self.time[1] = Some(value),
            "winc" => self.increment[0] = value,
            "binc" => self.increment[1] = value,
            "movestogo" => self.turns_to_go = Some(value.max(1)),
            _ => return,
        }
        words.next();
    }

    /// Whether only `stop` ends it.
    pub fn is_endless(&self) -> bool {
        let limited = self.perft.is_some() || self.depth.is_some() || self.nodes.is_some();
        let limited = limited || self.move_time.is_some() || self.mate.is_some();
        self.infinite || !limited && self.time == [None, None]
    }

    /// When a search for a side has to end.
    pub fn limits(&self, side: Side) -> Limits {
        let time = match self.move_time {
            _ if self.infinite => Limits::default(),
            Some(millis) => Limits { millis: Some(limit(millis)), ..Limits::default() },
            None => self.by_clock(side).unwrap_or_default(),
        };
        Limits { depth: self.depth, nodes: self.nodes, mate: self.mate, ..time }
    }

    /// What the side's clock allows. A side that is told only the other's clock plays by that one.
    fn by_clock(&self, side: Side) -> Option<Limits> {
        let side = if self.time[side.index()].is_some() { side } else { !side };
        Some(by_clock(self.time[side.index()]?, self.increment[side.index()], self.turns_to_go))
    }
}

fn number(word: &str) -> Option<u64> {
    let (negative, digits) = word.strip_prefix('-').map_or((false, word), |digits| (true, digits));
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if negative { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(text: &str, side: Side) -> Limits {
        Go::parse(text.split(' ')).limits(side)
    }

    #[test]
    fn each_side_gets_a_share_of_its_own_clock() {
        let go = "wtime 60050 btime 30050 winc 1000 binc 0";
        assert_eq!(limits(go, Side::White).aim, Some(2000 + 750));
        assert_eq!(limits(go, Side::Black).aim, Some(1000));
        assert_eq!(limits("wtime 60050 btime 1 movestogo 10", Side::White).aim, Some(6000));
        assert_eq!(limits("wtime 60050 btime 1 movestogo 100", Side::White).aim, Some(2000));
    }

    #[test]
    fn who_is_told_one_clock_plays_by_it() {
        for side in Side::BOTH {
            assert_eq!(limits("btime 30050", side).aim, Some(1000));
            assert_eq!(limits("wtime 30050 binc 400", side).aim, Some(1000));
        }
        assert!(!Go::parse(["btime", "1000"].into_iter()).is_endless());
        assert_eq!(limits("wtime -5 btime -5", Side::White).millis, Some(1));
    }

    #[test]
    fn a_time_for_the_turn_comes_before_the_clock() {
        assert_eq!(limits("wtime 60000 movetime 70", Side::White).millis, Some(70));
        assert_eq!(
            limits("nodes 5 depth 3", Side::White),
            Limits { depth: Some(3), nodes: Some(5), ..Limits::default() }
        );
        assert!(Go::parse(["infinite"].into_iter()).is_endless());
        assert_eq!(limits("movetime 70 infinite", Side::White), Limits::default());
    }

    #[test]
    fn a_list_of_turns_ends_at_the_next_word() {
        let go = Go::parse("ponder searchmoves e2e4 N#B@c7 depth 3 nodes".split(' '));
        assert_eq!((go.among, go.ponder, go.depth), (vec!["e2e4".to_owned(), "N#B@c7".to_owned()], true, Some(3)));
    }
}
