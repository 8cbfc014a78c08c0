//! `go`: its arguments, and the limits of the search.

use std::iter::Peekable;

use super::running::StopCondition;
use crate::cli::texts;
use crate::engine::time_management::{by_clock, limit};
use crate::game::Side;
use crate::search::Limits;

/// The arguments of `go`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Counts lines of play to this depth instead of searching.
    pub perft: Option<u32>,
    /// Searches on the opponent's time. The limits apply from `ponderhit` on.
    pub ponder: bool,
    /// Moves to search, as UCI text. If empty, all are searched.
    pub among: Vec<String>,
    /// Errors, one sentence each.
    pub faults: Vec<String>,
    infinite: bool,
    depth: Option<u32>,
    nodes: Option<u64>,
    mate: Option<u32>,
    move_time: Option<u64>,
    /// Remaining times, White's first.
    time: [Option<u64>; 2],
    increment: [u64; 2],
    moves_to_go: Option<u64>,
}

/// Words that end a list of moves.
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

/// Duration of a search without a valid limit, in milliseconds. The sender may not know that it has to send `stop`.
const UNCLEAR: u64 = 1000;

impl Go {
    /// Reads the words after `go`, in any letter case. Numbers out of range are clamped.
    pub fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut words = words.peekable();
        let mut go = Go::default();
        let mut limited = false;
        while let Some(written) = words.next() {
            let word = written.to_ascii_lowercase();
            match word.as_str() {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.next_if(|word| !is_word(word)) {
                        go.among.push(mv.to_owned());
                    }
                    if go.among.is_empty() {
                        go.faults.push(texts::no_value(&word));
                    }
                }
                known if is_word(known) => {
                    limited = true;
                    go.limit(known, &mut words);
                }
                _ => {
                    limited = true;
                    go.faults.push(texts::unknown_word(written));
                }
            }
        }
        if limited && !go.infinite && go.is_endless() {
            go.faults.push(texts::no_limit(UNCLEAR));
            go.move_time = Some(UNCLEAR);
        }
        go
    }

    /// Reads a word with a number after it.
    fn limit<'a>(&mut self, word: &str, words: &mut Peekable<impl Iterator<Item = &'a str>>) {
        let Some(written) = words.next_if(|value| !is_word(value)) else {
            self.faults.push(texts::no_value(word));
            // An invalid `perft` is refused instead of becoming a search.
            self.perft = self.perft.or((word == "perft").then_some(u32::MAX));
            return;
        };
        let Some(value) = number(written) else {
            self.faults.push(texts::not_a_number(word, written));
            self.perft = self.perft.or((word == "perft").then_some(u32::MAX));
            return;
        };
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
            // Zero moves would mean that no move is left to play on this clock.
            _ => self.moves_to_go = Some(value).filter(|moves| *moves > 0),
        }
    }

    /// Returns true if only `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        let limited = self.perft.is_some() || self.depth.is_some() || self.nodes.is_some();
        let limited = limited || self.move_time.is_some() || self.mate.is_some();
        self.infinite || !limited && self.time == [None, None]
    }

    /// Returns what ends the search, given whether its limits contain a time.
    pub fn kind(&self, timed: bool) -> StopCondition {
        match timed {
            _ if self.is_endless() => StopCondition::Endless,
            _ if self.ponder => StopCondition::Ponder,
            true => StopCondition::Timed,
            false => StopCondition::Limited,
        }
    }

    /// Returns the limits of a search for this side.
    pub fn limits(&self, side: Side) -> Limits {
        let time = match self.move_time {
            _ if self.infinite => Limits::default(),
            Some(millis) => Limits { millis: Some(limit(millis)), ..Limits::default() },
            None => self.by_clock(side).unwrap_or_default(),
        };
        // On a clock, time is saved for later moves. To a depth, nobody expects more work than the depth takes.
        let shortest = self.move_time.is_some() || self.nodes.is_some() || self.is_endless();
        let depth = self.depth.or(self.is_endless().then_some(Limits::DEEPEST));
        Limits { depth, nodes: self.nodes, mate: self.mate, shortest, ..time }
    }

    /// Returns the limits by the clock. If only the opponent's clock is given, it is used instead.
    fn by_clock(&self, side: Side) -> Option<Limits> {
        let side = if self.time[side.index()].is_some() { side } else { !side };
        Some(by_clock(self.time[side.index()]?, self.increment[side.index()], self.moves_to_go))
    }
}

/// Returns true if a word has a meaning after `go`.
fn is_word(word: &str) -> bool {
    WORDS.iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// Reads an integer in the forms that programs write: with a sign, decimals or an exponent.
fn number(word: &str) -> Option<u64> {
    let digits = word.trim_start_matches(['+', '-']);
    if digits.len() + 1 < word.len() || !digits.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.') {
        return None;
    }
    // The conversion clamps to the range of `u64`.
    word.parse().ok().or_else(|| word.parse::<f64>().ok().map(|number| number as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(text: &str, side: Side) -> Limits {
        Go::parse(text.split(' ')).limits(side)
    }

    #[test]
    fn each_side_gets_a_share_of_its_clock() {
        let go = "wtime 60050 btime 30050 winc 1000 binc 0";
        assert_eq!(limits(go, Side::White).aim, Some(2000 + 750));
        assert_eq!(limits(go, Side::Black).aim, Some(1000));
        assert_eq!(limits("wtime 60050 btime 1 movestogo 10", Side::White).aim, Some(6000));
        assert_eq!(limits("wtime 60050 btime 1 movestogo 100", Side::White).aim, Some(2000));
        let all = limits("wtime 60050 btime 1", Side::White);
        for moves in ["0", "-1", "0.0"] {
            assert_eq!(limits(&format!("wtime 60050 btime 1 movestogo {moves}"), Side::White), all, "{moves}");
        }
    }

    #[test]
    fn a_single_clock_applies_to_both_sides() {
        for side in Side::BOTH {
            assert_eq!(limits("btime 30050", side).aim, Some(1000));
            assert_eq!(limits("wtime 30050 binc 400", side).aim, Some(1000));
        }
        assert!(!Go::parse(["btime", "1000"].into_iter()).is_endless());
        assert_eq!(limits("wtime -5 btime -5", Side::White).millis, Some(1));
    }

    #[test]
    fn movetime_takes_precedence_over_the_clock() {
        assert_eq!(limits("wtime 60000 movetime 70", Side::White).millis, Some(70));
        assert_eq!(
            limits("nodes 5 depth 3", Side::White),
            Limits { depth: Some(3), nodes: Some(5), shortest: true, ..Limits::default() }
        );
        assert!(Go::parse(["infinite"].into_iter()).is_endless());
        let endless = Limits { depth: Some(Limits::DEEPEST), shortest: true, ..Limits::default() };
        assert_eq!(limits("movetime 70 infinite", Side::White), endless);
    }

    #[test]
    fn reads_numbers_as_programs_write_them() {
        for (written, read) in [
            ("1000.0", Some(1000)),
            ("1e3", Some(1000)),
            ("1.5E3", Some(1500)),
            ("+1000", Some(1000)),
            ("999.9", Some(999)),
            (".5", Some(0)),
            ("-7", Some(0)),
            ("-0.5", Some(0)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("1e400", Some(u64::MAX)),
            ("-1e400", Some(0)),
            ("nan", None),
            ("inf", None),
            ("--5", None),
            ("1000ms", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(number(written), read, "{written}");
        }
    }

    #[test]
    fn only_unlimited_searches_are_endless() {
        for go in ["", "infinite", "ponder", "searchmoves e2e4", "infinite wtime", "INFINITE"] {
            assert!(Go::parse(go.split_whitespace()).is_endless(), "{go}");
        }
        for go in [
            "wtime",
            "wtime x",
            "wtime 1000.0",
            "wtime btime",
            "winc 100",
            "movestogo 40",
            "depth",
            "depth x",
            "Depth 3",
            "nodes",
            "mate",
            "movetime",
            "movetime soon",
            "movetime 1e3",
            "perft",
            "perft x",
            "dpeth 3",
            "ponder movetime",
            "searchmoves e2e4 movetime",
        ] {
            let parsed = Go::parse(go.split_whitespace());
            assert!(!parsed.is_endless(), "{go}");
            let clear = ["wtime 1000.0", "Depth 3", "movetime 1e3"].contains(&go);
            assert_eq!(parsed.faults.is_empty(), clear, "{go}: {:?}", parsed.faults);
        }
    }

    #[test]
    fn searchmoves_ends_at_the_next_keyword() {
        let go = Go::parse("ponder searchmoves e2e4 N#B@c7 depth 3 nodes".split(' '));
        assert_eq!((go.among, go.ponder, go.depth), (vec!["e2e4".to_owned(), "N#B@c7".to_owned()], true, Some(3)));
    }
}
