//! The page of findings as plain data: bars, rows and cells with the figures of the engine's games.

use crate::game::GameRecord;
use crate::game::any::AnyPosition;
use crate::game::{Game, Kind, Position as _, Side, Style};
use crate::link::{Link, LinkedGame, Screen};
use crate::opening::findings::{Estimate, Figures, FirstMoveFigures, OpeningMove};
use crate::opening::{Results, VARIANT};
use crate::words;

use super::explorer::NAMES;
use super::thumb::{Thumb, thumb, thumb_with};

/// The pieces that can be in a prison, the cheapest first.
pub const PIECES: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// A kind of move that the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FindingKind {
    Drop(Kind),
    Exchange { rescued: Kind, paid: Kind },
}

/// The lengths of the games in moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LengthView {
    /// A tenth, half and nine tenths of the games end before this move.
    pub before: [u32; 3],
    pub mean: u32,
}

/// How often one piece pays for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaymentCell {
    /// Number of times in a thousand games.
    pub times: u32,
    /// Radius of the circle whose area shows the times, of 50.
    pub radius: u32,
    /// Change of the side's expected score, in tenths of a hundredth of the game.
    pub swing: i32,
    pub games: u32,
}

/// The payments for one piece. A payment that the rules forbid is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaymentRow {
    pub rescued: Kind,
    pub cells: [Option<PaymentCell>; 5],
}

/// The score of the side that plays a kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveScore {
    pub kind: FindingKind,
    pub games: u32,
    pub score: Estimate,
}

/// A first move and how games go on after it.
#[derive(Clone, PartialEq, Debug)]
pub struct FirstMoveView {
    /// The move as UCI text.
    pub uci: String,
    pub text: String,
    /// The name of the opening, if it has one.
    pub name: Option<&'static str>,
    pub games: u32,
    pub score: Estimate,
}

/// The page.
#[derive(Clone, PartialEq, Debug)]
pub struct FindingsView {
    pub games: u32,
    /// White's score.
    pub white: Estimate,
    /// White's wins, draws and Black's wins, in tenths of a percent.
    pub results: [u32; 3],
    pub lengths: LengthView,
    /// Share of the games that ended by the rules, in tenths of a percent.
    pub by_rules: u32,
    pub mates: u32,
    /// Shares of the mates by board moves, drops and exchanges, in percent.
    pub mates_by: [u32; 3],
    /// Share of the games in which a pawn froze, in tenths of a percent.
    pub frozen: u32,
    /// Number of pawns that froze in a thousand games.
    pub frozen_pawns: u32,
    /// Share of the exchanges that are paid with a piece of the same kind, in percent.
    pub alike: u32,
    pub payments: Vec<PaymentRow>,
    /// The kinds of moves, the highest score first.
    pub scores: Vec<MoveScore>,
    /// The first moves, White's highest score first.
    pub first: Vec<FirstMoveView>,
    /// Number of games from which the lines come.
    pub line_games: u32,
}

/// One position of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct LineStep {
    pub picture: Thumb,
    /// The moves so far.
    pub moves: String,
    /// White's score with the last move, and the number of games.
    pub score: Option<(Estimate, u32)>,
    /// The address of this position in the analysis.
    pub analysis: String,
}

/// Divides a whole into parts in proportion to these counts. The parts add up to the whole exactly.
pub fn parts<const N: usize>(counts: [u32; N], whole: u32) -> [u32; N] {
    let all = u64::from(counts.iter().sum::<u32>()).max(1);
    let exact = counts.map(|count| u64::from(count) * u64::from(whole));
    let mut parts = exact.map(|part| (part / all) as u32);
    let missing = if counts.iter().any(|count| *count > 0) { whole - parts.iter().sum::<u32>() } else { 0 };
    for _ in 0..missing {
        // The largest remainder is rounded up first.
        let rest = |place: &usize| (exact[*place] as i64) - (i64::from(parts[*place]) * all as i64);
        if let Some(place) = (0..N).max_by_key(rest) {
            parts[place] += 1;
        }
    }
    parts
}

/// Reads the name of a kind of move.
fn kind_of(name: &str) -> Option<FindingKind> {
    let piece = |letter: &str| PIECES.into_iter().find(|kind| letter == kind.letter().to_string());
    match name.split(' ').collect::<Vec<_>>()[..] {
        ["drop", letter] => Some(FindingKind::Drop(piece(letter)?)),
        ["exchange", rescued, "for", paid] => {
            Some(FindingKind::Exchange { rescued: piece(rescued)?, paid: piece(paid)? })
        }
        _ => None,
    }
}

/// The circle with an area in proportion to a number.
fn radius(number: u32, most: u32) -> u32 {
    (46.0 * (f64::from(number) / f64::from(most.max(1))).sqrt()).round().max(3.0) as u32
}

/// The number of the move in which a ply is played.
fn move_of(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// Arranges the figures for the page.
pub fn findings(figures: &Figures) -> FindingsView {
    let kinds = || figures.moves.iter().filter_map(|one| Some((kind_of(&one.kind)?, one)));
    let exchange = |rescued: Kind, paid: Kind| {
        kinds().find(|(kind, _)| *kind == FindingKind::Exchange { rescued, paid }).map(|(_, one)| one)
    };
    let of_exchanges = |chosen: fn(Kind, Kind) -> bool| {
        let chosen = kinds()
            .filter(|(kind, _)| matches!(kind, FindingKind::Exchange { rescued, paid } if chosen(*rescued, *paid)));
        chosen.map(|(_, one)| one.times).sum::<u32>()
    };
    let most = kinds().filter(|(kind, _)| matches!(kind, FindingKind::Exchange { .. })).map(|(_, one)| one.times).max();
    let cell = |rescued, paid| {
        exchange(rescued, paid).map(|one| PaymentCell {
            times: one.times,
            radius: radius(one.times, most.unwrap_or_default()),
            swing: one.swing,
            games: one.games,
        })
    };
    let mut scores: Vec<MoveScore> =
        kinds().map(|(kind, one)| MoveScore { kind, games: one.games, score: one.score }).collect();
    scores.sort_by_key(|one| std::cmp::Reverse(one.score.mean));
    let Results { white, draws, black } = figures.results;
    FindingsView {
        games: figures.games,
        white: figures.white,
        results: parts([white, draws, black], 1_000),
        lengths: LengthView { before: figures.plies.map(move_of), mean: (figures.mean_plies + 10) / 20 },
        by_rules: figures.by_rules,
        mates: figures.mates.0,
        mates_by: parts(figures.mates.1, 100),
        frozen: figures.frozen.0,
        frozen_pawns: figures.frozen.1,
        alike: parts([of_exchanges(|one, other| one == other), of_exchanges(|one, other| one != other)], 100)[0],
        payments: PIECES.map(|rescued| PaymentRow { rescued, cells: PIECES.map(|paid| cell(rescued, paid)) }).into(),
        scores,
        first: first_moves(figures),
        line_games: figures.line_games,
    }
}

fn first_moves(figures: &Figures) -> Vec<FirstMoveView> {
    let Some(start) = AnyPosition::start(VARIANT) else { return Vec::new() };
    let view = |one: &FirstMoveFigures| {
        let text = start.notation(start.read_uci(&one.mv).ok()?, Style::default());
        let name = NAMES.iter().find(|(moves, _)| *moves == one.mv).map(|(_, id)| words::text(id));
        Some(FirstMoveView {
            uci: one.mv.clone(),
            text: words::shown_move(&text),
            name,
            games: one.games,
            score: one.score,
        })
    };
    let mut views: Vec<FirstMoveView> = figures.first.iter().filter_map(view).collect();
    views.sort_by_key(|one| std::cmp::Reverse(one.score.mean));
    views
}

/// The positions of the line after a first move, from the start position on. Without a line, it ends after that move.
pub fn line(figures: &Figures, first: &str) -> Vec<LineStep> {
    let known = figures.lines.iter().find(|line| line.first().is_some_and(|one| one.mv == first));
    let only = [OpeningMove { mv: first.to_owned(), results: Results::default() }];
    let Some(mut position) = AnyPosition::start(VARIANT) else { return Vec::new() };
    let mut steps =
        vec![LineStep { picture: thumb(&position), moves: String::new(), score: None, analysis: analysis(&[]) }];
    let (mut moves, mut told): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for one in known.map_or(&only[..], Vec::as_slice) {
        let Ok(m) = position.read_uci(&one.mv) else { break };
        let text = position.notation(m, Style::default());
        let shown = thumb_with(&position, Side::White, m, true).shown;
        let number = position.shown_number();
        told.push(match number.filter(|_| position.side_to_move() == Side::White) {
            Some(number) => format!("{number}. {text}"),
            None => text,
        });
        let Ok(next) = position.play(m) else { break };
        position = next;
        moves.push(one.mv.clone());
        let games = one.results.total();
        steps.push(LineStep {
            picture: Thumb { shown, ..thumb(&position) },
            moves: words::shown_move(&told.join(" ")),
            score: (games > 0).then(|| (Estimate::of(one.results), games)),
            analysis: analysis(&moves),
        });
    }
    steps
}

/// The address of the position after these moves in the analysis.
fn analysis(moves: &[String]) -> String {
    let game = LinkedGame::of(GameRecord { moves: moves.to_vec(), ..GameRecord::new(VARIANT) });
    Link { screen: Screen::Analysis, game: Some(game) }.to_string()
}
