//! Statistics of Hostage Chess from games of the engine against itself: the figures of `docs/findings.md` and of the
//! page `#/findings`. `tools/neural` writes them to `findings.txt`, and both read them from there.
//!
//! Decimal fractions are integers here: tenths of a percent, tenths, or thousandths of a point.

use std::error::Error;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{Openings, Results};

/// The statistics as text.
pub const FIGURES: &str = include_str!("findings.txt");

const HEAD: &str = "hostage findings 1";

/// Maximum number of moves in a line of an opening.
const MOST_MOVES: usize = 8;

/// Minimum number of games with a move of a line.
const LEAST_GAMES: u32 = 20;

/// A mean in tenths of a percent, with twice its standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Estimate {
    pub mean: u32,
    pub error: u32,
}

/// Statistics of a kind of move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveFigures {
    /// The kind in English: `capture`, `drop N`, `exchange B for R` and so on.
    pub kind: String,
    /// Number of games in which it was played.
    pub games: u32,
    /// Share of these games, in tenths of a percent.
    pub share: u32,
    /// Number of times in a thousand games.
    pub times: u32,
    /// Mean change of the side's expected score, in thousandths of a point.
    pub swing: i32,
    /// Score of the side that plays it.
    pub score: Estimate,
}

/// Statistics of a first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstMoveFigures {
    /// The move as UCI text.
    pub mv: String,
    pub games: u32,
    /// White's score.
    pub score: Estimate,
}

/// A move of a line, with the results of the games in which it was played in this position. Other games may have come
/// there by transposition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningMove {
    /// The move as UCI text.
    pub mv: String,
    pub results: Results,
}

/// All statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    pub games: u32,
    pub results: Results,
    /// White's score.
    pub white: Estimate,
    /// Share of the games that ended by the rules, in tenths of a percent.
    pub by_rules: u32,
    /// Mean number of plies, in tenths.
    pub mean_plies: u32,
    /// A tenth, half and nine tenths of the games have fewer plies.
    pub plies: [u32; 3],
    /// Share of the games in which a pawn froze, in tenths of a percent, and number of pawns that froze in a thousand
    /// games.
    pub frozen: (u32, u32),
    /// Number of mates, and the shares of board moves, drops and exchanges in tenths of a percent.
    pub mates: (u32, [u32; 3]),
    /// Kinds of moves, the most frequent first.
    pub moves: Vec<MoveFigures>,
    /// First moves, the most frequent first.
    pub first: Vec<FirstMoveFigures>,
    /// Number of games from which the lines come.
    pub line_games: u32,
    /// The line played most often after each first move that the openings know.
    pub lines: Vec<Vec<OpeningMove>>,
}

/// First line of the text that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureFault {
    /// Number of the line, from 1.
    pub line: usize,
}

impl fmt::Display for FigureFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} cannot be read", self.line)
    }
}

impl Error for FigureFault {}

impl Estimate {
    /// Returns the score of White in these games.
    pub fn of(results: Results) -> Estimate {
        let games = f64::from(results.total().max(1));
        let mean = (f64::from(results.white) + f64::from(results.draws) / 2.0) / games;
        let squares = (f64::from(results.white) + f64::from(results.draws) / 4.0) / games;
        let error = 2.0 * ((squares - mean * mean).max(0.0) / games).sqrt();
        Estimate { mean: (1000.0 * mean).round() as u32, error: (1000.0 * error).round() as u32 }
    }
}

/// Reads a decimal fraction with this number of places as an integer.
fn fixed(word: &str, places: u32) -> Option<i32> {
    let (sign, digits) = match word.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, word.trim_start_matches('+')),
    };
    let (whole, part) = digits.split_once('.')?;
    let part = Some(part).filter(|part| part.len() == places as usize)?;
    Some(sign * (whole.parse::<i32>().ok()? * 10_i32.pow(places) + part.parse::<i32>().ok()?))
}

fn tenths(word: &str) -> Option<u32> {
    fixed(word, 1)?.try_into().ok()
}

/// The words of a line.
struct Line<'a>(std::str::Split<'a, char>);

impl Line<'_> {
    fn number<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn tenths(&mut self) -> Option<u32> {
        tenths(self.0.next()?)
    }

    fn estimate(&mut self) -> Option<Estimate> {
        Some(Estimate { mean: self.tenths()?, error: self.tenths()? })
    }

    fn results(&mut self) -> Option<Results> {
        Some(Results { white: self.number()?, draws: self.number()?, black: self.number()? })
    }

    fn rest(self) -> String {
        self.0.collect::<Vec<_>>().join(" ")
    }
}

impl Figures {
    /// Reads the statistics from text.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Figures, FigureFault> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != HEAD) {
            return Err(FigureFault { line: 1 });
        }
        let mut figures = Figures::default();
        for (line, text) in lines {
            figures.read_line(text).ok_or(FigureFault { line })?;
        }
        Ok(figures)
    }

    fn read_line(&mut self, text: &str) -> Option<()> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let mut line = Line(words);
        match name {
            "games" => self.games = line.number()?,
            "results" => self.results = line.results()?,
            "score" => self.white = line.estimate()?,
            "by-rules" => self.by_rules = line.tenths()?,
            "plies" => {
                self.mean_plies = line.tenths()?;
                self.plies = [line.number()?, line.number()?, line.number()?];
            }
            "frozen" => self.frozen = (line.tenths()?, line.tenths()?),
            "mates" => self.mates = (line.number()?, [line.tenths()?, line.tenths()?, line.tenths()?]),
            "move" => self.moves.push(MoveFigures {
                games: line.number()?,
                share: line.tenths()?,
                times: line.tenths()?,
                swing: fixed(line.0.next()?, 3)?,
                score: line.estimate()?,
                kind: line.rest(),
            }),
            "first" => {
                self.first.push(FirstMoveFigures { mv: line.number()?, games: line.number()?, score: line.estimate()? })
            }
            "line-games" => self.line_games = line.number()?,
            "line" => {
                let mut moves = Vec::new();
                while let Some(mv) = line.0.next() {
                    moves.push(OpeningMove { mv: mv.to_owned(), results: line.results()? });
                }
                self.lines.push(moves);
            }
            _ => return None,
        }
        Some(())
    }

    /// Takes the lines from the openings: after each first move, the moves played most often.
    pub fn take_lines(&mut self, openings: &Openings) {
        // The first remark begins with the number of games.
        let words = openings.remarks.first().map_or("", String::as_str).split(' ');
        self.line_games = words.filter_map(|word| word.parse().ok()).next().unwrap_or_default();
        let first = openings.after(&[]).iter().filter(|one| one.results.total() >= LEAST_GAMES);
        self.lines = first.map(|one| line(openings, &one.mv)).collect();
    }

    /// Returns the statistics as tables in Markdown, for `docs/findings.md`.
    ///
    /// # Errors
    /// An error of writing to a string, which never occurs.
    pub fn tables(&self) -> Result<[String; 3], fmt::Error> {
        let (mut all, mut moves, mut first) = (String::new(), String::new(), String::new());
        let Results { white, draws, black } = self.results;
        let [tenth, half, nine] = self.plies;
        let (mates, by) = self.mates;
        writeln!(all, "| what | figure |\n| --- | --- |\n| games | {} |", self.games)?;
        writeln!(all, "| White won, drawn, Black won | {white}, {draws}, {black} |")?;
        writeln!(all, "| White's score | {} |", self.white)?;
        writeln!(all, "| ended by the rules; the rest ended early | {}% |", Fixed(self.by_rules))?;
        writeln!(
            all,
            "| plies: mean; a tenth, half, nine tenths of the games are shorter than | {}; {tenth}, {half}, {nine} |",
            Fixed(self.mean_plies)
        )?;
        let (games, pawns) = (Fixed(self.frozen.0), Fixed(self.frozen.1));
        writeln!(all, "| games in which a pawn froze; pawns that froze in 100 games | {games}%; {pawns} |")?;
        for (kind, share) in ["a board move", "a drop", "an exchange"].into_iter().zip(by) {
            writeln!(all, "| mates by {kind}, of {mates} | {}% |", Fixed(share))?;
        }
        let heads = "| move | games with it | times in 100 games | swing in points | score of the side that plays it |";
        writeln!(moves, "{heads}\n| --- | --- | --- | --- | --- |")?;
        for one in &self.moves {
            let MoveFigures { kind, games, share, times, swing, score } = one;
            let (share, times) = (Fixed(*share), Fixed(*times));
            let sign = if *swing < 0 { '-' } else { '+' };
            let swing = format!("{sign}{}.{:03}", swing.abs() / 1000, swing.abs() % 1000);
            writeln!(moves, "| {kind} | {games} ({share}%) | {times} | {swing} | {score} |")?;
        }
        writeln!(first, "| first move | games | White's score |\n| --- | --- | --- |")?;
        for FirstMoveFigures { mv, games, score } in &self.first {
            writeln!(first, "| {mv} | {games} | {score} |")?;
        }
        Ok([all, moves, first])
    }
}

/// The moves played most often from a first move on.
fn line(openings: &Openings, first: &str) -> Vec<OpeningMove> {
    let (mut moves, mut line) = (Vec::new(), Vec::new());
    while line.len() < MOST_MOVES {
        let known = openings.after(&moves).iter().filter(|one| one.results.total() >= LEAST_GAMES);
        let next = known.filter(|one| !line.is_empty() || one.mv == first).max_by_key(|one| one.results.total());
        let Some(next) = next else { break };
        moves.push(next.mv.clone());
        line.push(OpeningMove { mv: next.mv.clone(), results: next.results });
    }
    line
}

/// Writes tenths as a decimal fraction.
struct Fixed(u32);

impl fmt::Display for Fixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl fmt::Display for Estimate {
    /// Writes the share of the points and twice its standard error, as in `53.1% (±0.3)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}% (±{})", Fixed(self.mean), Fixed(self.error))
    }
}

impl fmt::Display for Figures {
    /// Writes the format that [`read`](Figures::read) reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let two = |estimate: &Estimate| format!("{} {}", Fixed(estimate.mean), Fixed(estimate.error));
        let three = |results: Results| format!("{} {} {}", results.white, results.draws, results.black);
        let ([tenth, half, nine], (mates, by)) = (self.plies, self.mates);
        let [walks, drops, exchanges] = by.map(Fixed);
        writeln!(f, "{HEAD}\ngames {}\nresults {}", self.games, three(self.results))?;
        writeln!(f, "score {}\nby-rules {}", two(&self.white), Fixed(self.by_rules))?;
        writeln!(f, "plies {} {tenth} {half} {nine}", Fixed(self.mean_plies))?;
        writeln!(f, "frozen {} {}", Fixed(self.frozen.0), Fixed(self.frozen.1))?;
        writeln!(f, "mates {mates} {walks} {drops} {exchanges}")?;
        for MoveFigures { kind, games, share, times, swing, score } in &self.moves {
            let sign = if *swing < 0 { "-" } else { "" };
            let swing = format!("{sign}{}.{:03}", swing.abs() / 1000, swing.abs() % 1000);
            writeln!(f, "move {games} {} {} {swing} {} {kind}", Fixed(*share), Fixed(*times), two(score))?;
        }
        for FirstMoveFigures { mv, games, score } in &self.first {
            writeln!(f, "first {mv} {games} {}", two(score))?;
        }
        writeln!(f, "line-games {}", self.line_games)?;
        for line in &self.lines {
            let moves = line.iter().map(|one| format!("{} {}", one.mv, three(one.results)));
            writeln!(f, "line {}", moves.collect::<Vec<_>>().join(" "))?;
        }
        Ok(())
    }
}
