//! What the engine says of the position shown, as plain data: its lines, the evaluation bar, arrows for its best turns.

use super::threats::ThreatMark;
use crate::engine::{Info, book};
use crate::game::{Area, Cell, Event, Game, Kind, Outcome, Piece, Shown, Side, Style};
use crate::search::Score;
use crate::session::Analysis;
use crate::session::note::{Ink, Place, Shape};
use crate::words;

/// How many turns of a line are shown.
const SHOWN: usize = 10;

/// One of the engine's lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineView {
    /// Which: 1 is the best.
    pub rank: u32,
    /// What it is worth for White.
    pub score: String,
    /// Its turns: a number where one is to be shown, the notation, the UCI text.
    pub moves: Vec<(Option<String>, String, String)>,
}

/// The engine's part of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineView {
    /// Whether it is switched on.
    pub on: bool,
    /// How many lines are wanted.
    pub wanted: u32,
    /// Its lines, best first.
    pub lines: Vec<LineView>,
    /// How deep it has looked.
    pub depth: u32,
    /// Depth and speed in words, or what is wrong.
    pub state: String,
    /// What the position is worth for White, or how the game ended.
    pub score: Option<String>,
    /// How much of the evaluation bar is White's, in thousandths: a strip of it and a strip of Black's are always there.
    pub share: u32,
    /// What the opening book proposes: the notation, the UCI text, of a hundred games in how many.
    pub book: Vec<(String, String, u32)>,
}

/// What the engine says.
pub fn engine<G: Game>(analysis: &Analysis<G>) -> EngineView {
    let position = analysis.board().position();
    let lines: &[Info] = analysis.evaluation().map_or(&[], |found| &found.lines);
    let best = lines.first();
    let outcome = analysis.outcome();
    let state = match (analysis.fault(), best) {
        (Some(text), _) => words::engine_failed(text),
        _ if !analysis.engine() => words::text("engine-off").to_owned(),
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

fn book<G: Game>(position: &G, proposals: &[Info]) -> Vec<(String, String, u32)> {
    let worth = |info: &Info| if let Score::Centipawns(worth) = info.score { worth } else { 0 };
    let best = proposals.first().map_or(0, worth);
    let weight = |info: &Info| book::weight(best - worth(info), book::NARROW);
    let all = proposals.iter().map(weight).sum::<u64>().max(1);
    let shown = proposals.iter().filter_map(|info| {
        let uci = info.line.first()?;
        let m = position.read_uci(uci).ok()?;
        let share = (100 * weight(info) + all / 2) / all;
        Some((position.notation(m, Style::default()), uci.clone(), share as u32))
    });
    shown.collect()
}

fn line<G: Game>(position: &G, info: &Info) -> LineView {
    let score = words::white_score(info.score.told_to(position.side_to_move()));
    LineView { rank: info.rank, score, moves: moves_of(position, &info.line) }
}

/// The turns of a line from a position on, as they are shown: a number where one is to be shown, the notation, the UCI
/// text.
pub(super) fn moves_of<G: Game>(position: &G, line: &[String]) -> Vec<(Option<String>, String, String)> {
    let mut moves = Vec::new();
    let mut here = position.clone();
    for uci in line.iter().take(SHOWN) {
        let Ok(m) = here.read_uci(uci) else { break };
        let number = match here.side_to_move() {
            _ if here.shown_number() == 0 => None,
            Side::White => Some(format!("{}.", here.shown_number())),
            Side::Black => moves.is_empty().then(|| format!("{}…", here.shown_number())),
        };
        moves.push((number, words::shown_move(&here.notation(m, Style::default())), uci.clone()));
        here = here.play_unchecked(m);
    }
    moves
}

/// White's share of the bar: half where nothing is known, near all of it where White is far ahead.
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

/// Something that lies over the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayShape {
    /// The arrow or circle.
    pub shape: Shape,
    /// How it looks.
    pub class: &'static str,
}

/// Everything that lies over the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overlay {
    /// Arrows and circles.
    pub shapes: Vec<OverlayShape>,
    /// Men who would land somewhere.
    pub ghosts: Vec<(Cell, Piece)>,
    /// Threats.
    pub marks: Vec<ThreatMark>,
}

/// What is drawn by hand at the position shown, over arrows for the engine's turns.
pub fn overlay<G: Game>(analysis: &Analysis<G>) -> Overlay {
    let mut overlay = Overlay::default();
    let position = analysis.board().position();
    let lines = analysis.evaluation().map_or(&[][..], |found| &found.lines);
    // The best one comes last, over the others.
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

/// How a colour of ink is called in the style sheet.
pub const fn ink_class(ink: Ink) -> &'static str {
    match ink {
        Ink::Green => "green",
        Ink::Red => "red",
        Ink::Blue => "blue",
        Ink::Yellow => "yellow",
    }
}

/// Shows a turn: where everybody goes, and who lands where.
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
            // Of what happens to others the turn itself says enough.
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
    // One ghost a square; that of the best line, which is drawn last, counts.
    if let Some((to, piece)) = ghost {
        overlay.ghosts.retain(|(cell, _)| *cell != to);
        overlay.ghosts.push((to, piece));
    }
}

/// The king's squares in castling, found by looking.
fn castling<G: Game>(position: &G, m: G::Move) -> Option<(Cell, Cell)> {
    let king = Some(Piece { side: position.side_to_move(), kind: Kind::King });
    let find = |position: &G| position.layout().cells().find(|&cell| position.piece_at(cell) == king);
    Some((find(position)?, find(&position.play_unchecked(m))?))
}
