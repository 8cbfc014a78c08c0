//! The engine's output for the position shown, as plain data: lines, evaluation bar, and arrows for the best moves.

use super::threats::ThreatMark;
use crate::engine::{Info, book};
use crate::game::{Area, Cell, Event, Game, Kind, Outcome, Piece, Shown, Side, Style};
use crate::search::Score;
use crate::session::Analysis;
use crate::session::note::{Ink, Place, Shape};
use crate::words;

/// Maximum number of moves shown in a line.
const SHOWN: usize = 10;

/// A move of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineMove {
    /// The move's number, if it is shown.
    pub number: Option<String>,
    /// The notation.
    pub text: String,
    pub uci: String,
}

/// A move of the opening book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The notation.
    pub text: String,
    pub uci: String,
    /// Frequency in percent.
    pub share: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineView {
    /// The rank, from 1 for the best.
    pub rank: u32,
    /// The score from White's point of view.
    pub score: String,
    pub moves: Vec<LineMove>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineView {
    pub on: bool,
    /// Number of lines requested.
    pub wanted: u32,
    /// The lines, best first.
    pub lines: Vec<LineView>,
    /// The depth reached, in plies.
    pub depth: u32,
    /// Depth and speed as text, or an error.
    pub state: String,
    /// The score from White's point of view, or the result of the game.
    pub score: Option<String>,
    /// White's share of the evaluation bar, in thousandths. A strip of each colour is always visible.
    pub share: u32,
    /// The moves of the opening book.
    pub book: Vec<BookMove>,
}

pub fn engine<G: Game>(analysis: &Analysis<G>) -> EngineView {
    let position = analysis.board().position();
    let lines: &[Info] = analysis.evaluation().map_or(&[], |found| &found.lines);
    let best = lines.first();
    let outcome = analysis.outcome();
    let state = match (analysis.fault(), best) {
        (Some(fault), _) => words::engine_failed(fault),
        _ if !analysis.engine() => words::text("engine-off").to_owned(),
        _ if analysis.review().hides() => words::text("engine-hidden").to_owned(),
        (_, Some(info)) if info.is_shortest_mate() => words::text("no-shorter-mate").to_owned(),
        (_, Some(info)) => words::depth_and_speed(info.depth, info.nodes, info.millis),
        _ if outcome.is_some() => String::new(),
        _ if analysis.review().is_asking() => words::text("after-review").to_owned(),
        _ => words::text("looking").to_owned(),
    };
    EngineView {
        on: analysis.engine(),
        wanted: analysis.lines(),
        lines: lines.iter().map(|info| line(position, info)).collect(),
        depth: best.map_or(0, |info| info.depth),
        state,
        score: outcome.map(|outcome| outcome.result().to_owned()).or_else(|| analysis.score().map(words::white_score)),
        share: share(outcome, analysis.score()).clamp(25, 975),
        book: book(position, analysis.book()),
    }
}

fn book<G: Game>(position: &G, proposals: &[Info]) -> Vec<BookMove> {
    let worth = |info: &Info| if let Score::Centipawns(worth) = info.score { worth } else { 0 };
    let best = proposals.first().map_or(0, worth);
    let weight = |info: &Info| book::weight(best - worth(info), book::NARROW);
    let all = proposals.iter().map(weight).sum::<u64>().max(1);
    let shown = proposals.iter().filter_map(|info| {
        let uci = info.line.first()?;
        let m = position.read_uci(uci).ok()?;
        let share = (100 * weight(info) + all / 2) / all;
        let text = words::shown_move(&position.notation(m, Style::default()));
        Some(BookMove { text, uci: uci.clone(), share: share as u32 })
    });
    shown.collect()
}

fn line<G: Game>(position: &G, info: &Info) -> LineView {
    let score = words::white_score(info.score.told_to(position.side_to_move()));
    LineView { rank: info.rank, score, moves: moves_of(position, &info.line) }
}

/// The moves of a line from a position.
pub(super) fn moves_of<G: Game>(position: &G, line: &[String]) -> Vec<LineMove> {
    let mut moves = Vec::new();
    let mut here = position.clone();
    for uci in line.iter().take(SHOWN) {
        let Ok(m) = here.read_uci(uci) else { break };
        let number = here.shown_number().and_then(|number| match here.side_to_move() {
            Side::White => Some(format!("{number}.")),
            Side::Black => moves.is_empty().then(|| format!("{number}…")),
        });
        let text = words::shown_move(&here.notation(m, Style::default()));
        moves.push(LineMove { number, text, uci: uci.clone() });
        here = here.play_unchecked(m);
    }
    moves
}

/// White's share of the bar: half if nothing is known, nearly all if White is far ahead.
fn share(outcome: Option<Outcome>, score: Option<Score>) -> u32 {
    match (outcome, score) {
        (Some(Outcome { winner, .. }), _) => winner.map_or(500, |side| if side == Side::White { 1000 } else { 0 }),
        (None, None) => 500,
        (None, Some(Score::Mate(moves))) => {
            if moves > 0 {
                1000
            } else {
                0
            }
        }
        (None, Some(Score::Centipawns(worth))) => (500 + 500 * worth / (worth.abs() + 400)) as u32,
    }
}

/// An arrow or circle over the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayShape {
    pub shape: Shape,
    /// Its class in the style sheet.
    pub class: &'static str,
}

/// Everything that is drawn over the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overlay {
    pub shapes: Vec<OverlayShape>,
    /// Pieces that would land on the board, with their squares.
    pub ghosts: Vec<(Cell, Piece)>,
    pub marks: Vec<ThreatMark>,
}

/// The reader's drawings at the position shown, above arrows for the engine's moves.
pub fn overlay<G: Game>(analysis: &Analysis<G>) -> Overlay {
    let mut overlay = Overlay::default();
    let position = analysis.board().position();
    let lines = analysis.evaluation().map_or(&[][..], |found| &found.lines);
    // The best move is drawn last, above the other moves.
    for info in lines.iter().rev() {
        let mv = info.line.first().and_then(|uci| position.read_uci(uci).ok());
        if let Some(m) = mv {
            show_move(position, m, if info.rank == 1 { "best" } else { "good" }, &mut overlay);
        }
    }
    let tree = analysis.tree();
    let drawn = tree.note(tree.current()).shapes.iter();
    overlay.shapes.extend(drawn.map(|&shape| OverlayShape { shape, class: ink_class(shape.ink) }));
    overlay
}

/// The name of an ink in the style sheet.
pub const fn ink_class(ink: Ink) -> &'static str {
    match ink {
        Ink::Green => "green",
        Ink::Red => "red",
        Ink::Blue => "blue",
        Ink::Yellow => "yellow",
    }
}

/// Draws a move: arrows for its pieces, and a ghost for a piece that lands.
fn show_move<G: Game>(position: &G, m: G::Move, class: &'static str, overlay: &mut Overlay) {
    let side = position.side_to_move();
    let pieces = |area, piece: Piece, owner| Place::Pieces { area, owner, kind: piece.kind };
    let before = overlay.shapes.len();
    let mut ghost = None;
    for event in position.events(m) {
        let (from, to) = match event {
            Event::Walked(_, from, to) => (Place::Cell(from), Some(Place::Cell(to))),
            Event::Castled(..) => match castling(position, m) {
                Some((from, to)) => (Place::Cell(from), Some(Place::Cell(to))),
                None => continue,
            },
            Event::Paid(piece) => {
                (pieces(Area::Prison, piece, side), Some(Place::Tray { area: Area::Airfield, owner: piece.side }))
            }
            Event::Rescued(piece, to) | Event::Dropped(piece, to) | Event::SetUp(piece, to) => {
                ghost = Some((to, piece));
                let from = match event {
                    Event::Rescued(..) => pieces(Area::Prison, piece, !piece.side),
                    Event::Dropped(..) => pieces(Area::Airfield, piece, piece.side),
                    _ => pieces(Area::Reserve, piece, piece.side),
                };
                (from, Some(Place::Cell(to)))
            }
            Event::Own(_, Shown::Moves(_, from, to)) => (Place::Cell(from), Some(Place::Cell(to))),
            // For other pieces, the arrow of the move is clear enough.
            Event::Own(_, Shown::Becomes(piece, at) | Shown::Vanishes(piece, at)) if piece.side == side => {
                (Place::Cell(at), None)
            }
            _ => continue,
        };
        let shape = Shape { ink: Ink::Blue, from, to };
        let again = |stroke: &OverlayShape| (stroke.shape.from, stroke.shape.to) == (from, to) && stroke.class == class;
        if !overlay.shapes[before..].iter().any(again) {
            overlay.shapes.push(OverlayShape { shape, class });
        }
    }
    // Each square has at most one ghost: the ghost of the best line, which is drawn last.
    if let Some((to, piece)) = ghost {
        overlay.ghosts.retain(|(cell, _)| *cell != to);
        overlay.ghosts.push((to, piece));
    }
}

/// The king's squares in castling, found by comparing positions.
fn castling<G: Game>(position: &G, m: G::Move) -> Option<(Cell, Cell)> {
    let king = Some(Piece { side: position.side_to_move(), kind: Kind::King });
    let find = |position: &G| position.layout().cells().find(|&cell| position.piece_at(cell) == king);
    Some((find(position)?, find(&position.play_unchecked(m))?))
}
