//! What is to be drawn: a plain description of the picture, computed from the session and nothing else.

mod cells;
mod editor;
mod engine;
pub mod library;
mod moves;
mod picker;
mod record;
mod review;
mod spots;
mod talk;
mod threats;
pub mod thumb;
mod told;
mod trays;

pub use cells::CellView;
pub use editor::{EditorView, editor_scene, editor_view};
pub use engine::{EngineView, LineView, Overlay, Stroke, engine, ink_class, overlay};
pub use moves::{MainTurn, Piece, TurnView, moves};
pub use picker::{ChoiceView, Pick, Picker};
pub use record::{PlayerView, PlyView};
pub use review::{BadTurn, Dot, Graph, HEIGHT, RetryView, ReviewView, SideView, review, review_signs};
pub use talk::{ClockView, Talk, clocks};
pub use threats::{Entry, MarkShape, Section, ThreatMark, ThreatsView, selected, threats};
pub use told::{Tone, Words};
pub use trays::{Corner, Tag, TrayMan, TrayView};

use super::trace::trace;
use crate::game::{Area, Cell, Choice, Colours, Event, Game, Kind, Man, Shown, Side, Touch};
use crate::session::{Notice, Session};
use crate::words;

/// The whole picture of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// How many columns and rows the board has.
    pub size: (u8, u8),
    /// Whether the board does not fill the rectangle that it spans.
    pub gaps: bool,
    /// The colours of the men.
    pub colours: Colours,
    /// The rows of the board as they are seen, top first, each from left to right.
    pub rows: Vec<Vec<CellView>>,
    /// The trays: top left, bottom left, top right, bottom right, as the seat sees them.
    pub trays: Vec<TrayView>,
    /// Whose seat the board is seen from.
    pub seat: Side,
    /// Whether a man is in the dragging hand.
    pub dragging: bool,
    /// A question to answer before the turn is complete.
    pub picker: Option<Picker>,
    /// What may be touched that is neither a cell nor a man: choices beside other ways on, and to stop here.
    pub offers: Vec<(Touch, String)>,
    /// The holes in the board, in cells from the left and from the top as it is seen.
    pub holes: Vec<(u8, u8)>,
    /// The letters of symbols, where a man is not drawn by its own.
    pub symbols: &'static [(Kind, char)],
    /// An arrow that explains a refusal.
    pub arrow: Option<(Cell, Cell)>,
    /// An arrow that shows the turn of a hint.
    pub advice: Option<(Cell, Cell)>,
    /// What the players may say to each other.
    pub talk: Talk,
    /// Where the last turn has just dropped a man.
    pub landed: Option<Cell>,
    /// A link has just been opened, so that its last turn is still to be seen.
    pub just_opened: bool,
    /// Who is still to be seen walking, because a link has just been opened: from which cell, as it is seen, and to which.
    pub replayed: Vec<((u8, u8), Cell)>,
    /// The men whom the last turn has just won over from the other side.
    pub turned: Vec<Cell>,
    /// The line of words.
    pub words: Words,
    /// The players: the one across first, then the one at the seat.
    pub players: [PlayerView; 2],
    /// The turns of the line that is shown.
    pub record: Vec<PlyView>,
    /// `1-0`, `0-1`, `1/2-1/2`, or nothing.
    pub result: &'static str,
    /// Whose turn it is.
    pub turn: Side,
    /// Whether the engine thinks.
    pub thinking: bool,
    /// Whether the engine waits to be told to go on.
    pub paused: bool,
    /// The FEN of the position.
    pub fen: String,
    /// Whether a turn can be taken back.
    pub can_undo: bool,
    /// Whether a turn can be played again.
    pub can_redo: bool,
}

/// Draws up the picture of a session.
pub fn scene<G: Game>(session: &Session<G>) -> Scene {
    let position = session.position();
    let (notice, number) = session.notice();
    let arrow = match notice {
        Some(Notice::Refused(why)) => why.arrow.filter(|(from, to)| from != to),
        _ => None,
    };
    let rows = cells::rows(session);
    Scene {
        size: (position.layout().columns(), position.layout().rows()),
        gaps: position.layout().has_gaps(),
        colours: position.layout().colours(),
        just_opened: session.is_just_opened(),
        replayed: replayed(session, &rows),
        rows,
        trays: trays::trays(session),
        seat: session.seat(),
        dragging: session.lifted().is_some(),
        picker: picker::picker(session),
        offers: offers(session),
        holes: cells::holes(session),
        symbols: position.symbols(),
        arrow,
        advice: advice(session),
        talk: talk::talk(session),
        landed: landed(notice),
        turned: turned(session),
        words: Words { number, ..told::words(session, notice) },
        players: [!session.seat(), session.seat()].map(|side| record::player(session, side)),
        record: record::record(session),
        result: session.outcome().map_or("", |outcome| outcome.result()),
        turn: position.side_to_move(),
        thinking: session.is_thinking(),
        paused: session.is_paused(),
        fen: position.fen(),
        can_undo: session.tree().can_undo(),
        can_redo: session.tree().can_redo(),
    }
}

/// The arrow of a hint that tells the whole turn, from the first square of it to the last.
fn advice<G: Game>(session: &Session<G>) -> Option<(Cell, Cell)> {
    let touches = session.hinted();
    let mut cells = touches.iter().filter_map(|touch| if let Touch::Cell(cell) = touch { Some(*cell) } else { None });
    let from = cells.next()?;
    Some((from, cells.next_back()?))
}

/// A turn that may end here, or go on by a choice among other ways: offered beside the board.
fn offers<G: Game>(session: &Session<G>) -> Vec<(Touch, String)> {
    if session.choosing() {
        return Vec::new();
    }
    let next = session.fingers().next();
    let choices = next.into_iter().filter(|touch| matches!(touch, Touch::Choice(_)));
    let done = session.fingers().may_stop().then_some(Touch::Done);
    done.into_iter().chain(choices).map(|touch| (touch, offer(session, touch))).collect()
}

/// What a touch beside the board offers.
fn offer<G: Game>(session: &Session<G>, touch: Touch) -> String {
    let own = match touch {
        Touch::Choice(Choice::Own(number)) => session.position().own_choice(number),
        _ => None,
    };
    own.map_or_else(|| words::offer(touch), |message| words::say_in(&message, session.position().layout()))
}

/// Where a man lands, if what is told is a drop or an exchange.
fn landed(notice: Option<&Notice>) -> Option<Cell> {
    let (Some(Notice::Turn(_, events)) | Some(Notice::Linked(Some((_, events)), _))) = notice else { return None };
    events.iter().find_map(|event| match *event {
        Event::Rescued(_, to) | Event::Dropped(_, to) => Some(to),
        _ => None,
    })
}

/// The ways of the last turn, if a link has just been opened.
fn replayed<G: Game>(session: &Session<G>, rows: &[Vec<CellView>]) -> Vec<((u8, u8), Cell)> {
    let tree = session.tree();
    let Some((parent, _)) = tree.turn(tree.current()).filter(|_| session.is_just_opened()) else { return Vec::new() };
    let men = |position: &G| {
        let cells = rows.iter().flatten().map(|view| view.cell);
        cells.filter_map(|cell| Some((cell, position.man_at(cell)?))).collect::<Vec<_>>()
    };
    let mut id = 0;
    let before = trace(&[], &men(tree.at(parent)), &[], &mut id);
    let after = trace(&before, &men(tree.position()), &turned(session), &mut id);
    let ways = before.iter().filter_map(|was| {
        let to = after.iter().find(|now| now.id == was.id && now.cell != was.cell)?.cell;
        Some((rows.iter().flatten().find(|view| view.cell == was.cell)?.at, to))
    });
    ways.collect()
}

/// Whom the last turn has won over.
fn turned<G: Game>(session: &Session<G>) -> Vec<Cell> {
    let events = session.tree().events(session.tree().current()).iter();
    events
        .filter_map(|event| if let Event::Own(_, Shown::ChangesSide(_, at)) = *event { Some(at) } else { None })
        .collect()
}

/// Whether this game has prisons.
fn has_prisons<G: Game>(session: &Session<G>) -> bool {
    session.position().trays().iter().any(|store| store.area == Area::Prison)
}

/// A man whom a turn that is not complete has brought somewhere.
struct Ghost {
    at: Cell,
    /// Where he still stands; none if he comes from beside the board.
    from: Option<Cell>,
    man: Man,
}

fn ghosts<G: Game>(session: &Session<G>) -> Vec<Ghost> {
    let side = session.hand();
    let walked = |from, at| Some(Ghost { at, from: Some(from), man: session.position().man_at(from)? });
    let parts = session.fingers().taken().chunks(2);
    let ghosts = parts.filter_map(|part| match *part {
        [Touch::Jailed(kind), Touch::Cell(at)] => Some(Ghost { at, from: None, man: Man { side, kind } }),
        [Touch::Cell(from), Touch::Cell(at)] => walked(from, at),
        [Touch::Cell(cell)] if session.choosing() => walked(cell, cell),
        _ => None,
    });
    // Who comes from beside the board by the turn of a hint, or by one that was made ahead; the man in hand comes last.
    let hinted = session.hinted();
    let shown = [hinted.as_slice(), session.planned().unwrap_or_default()].into_iter().filter_map(|touches| {
        let kind = touches.iter().find_map(|touch| match *touch {
            Touch::Jailed(kind) | Touch::Airfield(kind) => Some(kind),
            _ => None,
        })?;
        let at = touches.iter().find_map(|touch| if let Touch::Cell(cell) = touch { Some(*cell) } else { None })?;
        Some(Ghost { at, from: None, man: Man { side, kind } })
    });
    shown.chain(ghosts).collect()
}
