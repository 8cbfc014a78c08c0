//! What is to be drawn: a plain description of the picture, computed from a board and nothing else.

mod cells;
mod editor;
mod engine;
pub mod explorer;
mod lesson;
pub mod library;
mod moves;
mod picker;
pub mod picture;
mod record;
mod review;
pub mod span;
mod spots;
mod talk;
mod threats;
pub mod thumb;
mod told;
mod trays;
pub mod welcome;

pub use cells::CellView;
pub use editor::{EditorView, editor_scene, editor_view};
pub use engine::{EngineView, LineView, Overlay, OverlayShape, engine, ink_class, overlay};
pub use lesson::{guess_scene, lesson_scene, practice_scene};
pub use moves::{LineToken, MainMove, MoveView, moves, moves_seen};
pub use picker::{ChoiceView, Pick, Picker};
pub use record::{Other, PlayerView, PlyView, game_record, record};
pub use review::{BadMove, Dot, Graph, HEIGHT, RetryView, ReviewView, SideView, review, review_signs};
pub use talk::{ClockView, GameView, Ladder, MainWayOn, Over, Picture, Talk, clocks, game_view};
pub use threats::{MarkShape, Section, ThreatEntry, ThreatMark, ThreatsView, selected, threats};
pub use told::{StatusLine, Tone};
pub use trays::{Corner, PriceTag, TrayPiece, TrayView};

use super::trace::trace;
use crate::game::{Area, Cell, Choice, Colours, Event, Game, Kind, Piece, Shown, Side, Touch};
use crate::session::board::Notice;
use crate::session::{Board, Play, play};
use crate::words;

/// The whole picture of a board.
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
    /// The trays: top left, bottom left, top right, bottom right, as they are seen.
    pub trays: Vec<TrayView>,
    /// The side that the board is seen from.
    pub orientation: Side,
    /// Whether a man is in the dragging hand.
    pub dragging: bool,
    /// A question to answer before the turn is complete.
    pub picker: Option<Picker>,
    /// What may be touched that is neither a cell nor a man: choices beside other ways on, and to stop here.
    pub offers: Vec<(Touch, String)>,
    /// Whether a turn waits to be confirmed.
    pub unconfirmed: bool,
    /// The holes in the board, in cells from the left and from the top as it is seen.
    pub holes: Vec<(u8, u8)>,
    /// The letters of symbols, where a man is not drawn by its own.
    pub symbols: &'static [(Kind, char)],
    /// An arrow that explains a refusal.
    pub arrow: Option<(Cell, Cell)>,
    /// An arrow that shows the turn of a hint.
    pub advice: Option<(Cell, Cell)>,
    /// Where the last turn has just dropped a man.
    pub landed: Option<Cell>,
    /// The pawns that the last turn froze, and those that it thawed.
    pub ice: (Vec<Cell>, Vec<Cell>),
    /// A link has just been opened, so that its last turn is still to be seen.
    pub just_opened: bool,
    /// Who is still to be seen walking, because a link has just been opened: from which cell, as it is seen, and to which.
    pub replayed: Vec<((u8, u8), Cell)>,
    /// The men whom the last turn has just won over from the other side.
    pub turned: Vec<Cell>,
    /// The line of words.
    pub words: StatusLine,
    /// The turns of the line that is shown; of a long one those that are drawn.
    pub record: Vec<PlyView>,
    /// How many there are in all.
    pub plies: usize,
    /// What was taken back after the last turn of the game.
    pub taken_back: Vec<Other>,
    /// `1-0`, `0-1`, `1/2-1/2`, or nothing, of the position shown.
    pub result: &'static str,
    /// The same of the game as it was played.
    pub verdict: &'static str,
    /// Whose turn it is.
    pub turn: Side,
    /// The FEN of the position.
    pub fen: String,
    /// Whether a turn can be taken back.
    pub can_undo: bool,
    /// Whether a turn can be played again.
    pub can_redo: bool,
}

/// A board, and what its owner has to show on it.
struct Seen<'a, G: Game, N> {
    board: &'a Board<G, N>,
    /// The premove, touch by touch.
    planned: &'a [Touch],
    /// As much of a hint as is to be shown.
    hinted: Vec<Touch>,
}

/// Draws up the picture of a board.
pub fn board_scene<G: Game>(board: &Board<G>) -> Scene {
    let seen = Seen { board, planned: &[], hinted: Vec::new() };
    draw(&seen, told::board_words(board))
}

/// Draws up the picture of a game that is played.
pub fn scene<G: Game>(play: &Play<G>) -> Scene {
    let board = play.board();
    let unconfirmed = play.unconfirmed().and_then(|m| play.position().spellings(m).pop());
    let planned = unconfirmed.as_deref().or(play.planned()).unwrap_or_default();
    let hinted = if play.is_warned() { play.threatened() } else { play.hinted() };
    let seen = Seen { board, planned, hinted };
    let scene = draw(&seen, told::game_words(play));
    let linked = match board.notice().0 {
        Some(Notice::Own(play::PlayNotice::Linked(Some((_, events)), _))) => landed(events),
        Some(Notice::Own(_) | Notice::Move(..) | Notice::Refused(_) | Notice::Told(_) | Notice::Purpose(..)) | None => {
            None
        }
    };
    let (record, plies, taken_back) = game_record(play, None);
    let told = play.verdict().filter(|_| !play.is_aside());
    Scene {
        record,
        plies,
        taken_back,
        verdict: told.map_or("", |outcome| outcome.result()),
        unconfirmed: unconfirmed.is_some(),
        just_opened: play.is_just_opened(),
        replayed: if play.is_just_opened() { replayed(board, &scene.rows) } else { Vec::new() },
        advice: advice(&seen.hinted),
        landed: scene.landed.or(linked),
        ..scene
    }
}

fn draw<G: Game, N>(seen: &Seen<G, N>, words: StatusLine) -> Scene {
    let board = seen.board;
    let position = board.position();
    let notice = board.notice().0;
    let arrow = match notice {
        Some(Notice::Refused(why)) => why.arrow.filter(|(from, to)| from != to),
        Some(Notice::Move(..) | Notice::Told(_) | Notice::Purpose(..) | Notice::Own(_)) | None => None,
    };
    let (line, result) = (board.tree().line(), board.outcome().map_or("", |outcome| outcome.result()));
    Scene {
        size: (position.layout().columns(), position.layout().rows()),
        gaps: position.layout().has_gaps(),
        colours: position.layout().colours(),
        just_opened: false,
        replayed: Vec::new(),
        rows: cells::rows(seen),
        trays: trays::trays(seen),
        orientation: board.orientation(),
        dragging: board.lifted().is_some(),
        picker: picker::picker(seen),
        offers: offers(board),
        unconfirmed: false,
        holes: cells::holes(board),
        symbols: position.symbols(),
        arrow,
        advice: None,
        landed: if let Some(Notice::Move(_, events)) = notice { landed(events) } else { None },
        ice: if let Some(Notice::Move(_, events)) = notice { ice(events) } else { (Vec::new(), Vec::new()) },
        turned: turned(board),
        words,
        record: record(board.tree(), None),
        plies: line.len() - 1,
        taken_back: Vec::new(),
        result,
        verdict: result,
        turn: position.side_to_move(),
        fen: position.fen(),
        can_undo: board.tree().can_undo(),
        can_redo: board.tree().can_redo(),
    }
}

/// The arrow of a hint that tells the whole turn, from the first square of it to the last.
fn advice(hinted: &[Touch]) -> Option<(Cell, Cell)> {
    let mut cells = hinted.iter().filter_map(|touch| if let Touch::Cell(cell) = touch { Some(*cell) } else { None });
    let from = cells.next()?;
    Some((from, cells.next_back()?))
}

/// A turn that may end here, or go on by a choice among other ways: offered beside the board.
fn offers<G: Game, N>(board: &Board<G, N>) -> Vec<(Touch, String)> {
    if board.choosing() {
        return Vec::new();
    }
    let next = board.input().next();
    let choices = next.into_iter().filter(|touch| matches!(touch, Touch::Choice(_)));
    let done = board.input().may_stop().then_some(Touch::Done);
    done.into_iter().chain(choices).map(|touch| (touch, offer(board, touch))).collect()
}

/// What a touch beside the board offers.
fn offer<G: Game, N>(board: &Board<G, N>, touch: Touch) -> String {
    let own = match touch {
        Touch::Choice(Choice::Own(number)) => board.position().own_choice(number),
        _ => None,
    };
    own.map_or_else(|| words::offer(touch), |message| words::say_in(&message, board.position().layout()))
}

/// Which pawns freeze and which thaw.
fn ice(events: &[Event]) -> (Vec<Cell>, Vec<Cell>) {
    let froze = |event: &Event| if let Event::Froze(_, at) = *event { Some(at) } else { None };
    let thawed = |event: &Event| if let Event::Thawed(_, at) = *event { Some(at) } else { None };
    (events.iter().filter_map(froze).collect(), events.iter().filter_map(thawed).collect())
}

/// Where a man lands, if this is a drop or an exchange.
fn landed(events: &[Event]) -> Option<Cell> {
    events.iter().find_map(|event| match *event {
        Event::Rescued(_, to) | Event::Dropped(_, to) => Some(to),
        _ => None,
    })
}

/// The ways of the last turn.
fn replayed<G: Game, N>(board: &Board<G, N>, rows: &[Vec<CellView>]) -> Vec<((u8, u8), Cell)> {
    let tree = board.tree();
    let Some((parent, _)) = tree.move_to(tree.current()) else { return Vec::new() };
    let pieces = |position: &G| {
        let cells = rows.iter().flatten().map(|view| view.cell);
        cells.filter_map(|cell| Some((cell, position.piece_at(cell)?))).collect::<Vec<_>>()
    };
    let mut id = 0;
    let before = trace(&[], &pieces(tree.at(parent)), &[], &mut id);
    let after = trace(&before, &pieces(tree.position()), &turned(board), &mut id);
    let ways = before.iter().filter_map(|was| {
        let to = after.iter().find(|now| now.id == was.id && now.cell != was.cell)?.cell;
        Some((rows.iter().flatten().find(|view| view.cell == was.cell)?.at, to))
    });
    ways.collect()
}

/// Whom the last turn has won over.
fn turned<G: Game, N>(board: &Board<G, N>) -> Vec<Cell> {
    let events = board.tree().events(board.tree().current()).iter();
    events
        .filter_map(|event| if let Event::Own(_, Shown::ChangesSide(_, at)) = *event { Some(at) } else { None })
        .collect()
}

/// Whether this game has prisons.
fn has_prisons<G: Game, N>(board: &Board<G, N>) -> bool {
    board.position().trays().iter().any(|store| store.area == Area::Prison)
}

/// A man whom a turn that is not complete has brought somewhere.
struct Ghost {
    at: Cell,
    /// Where he still stands; none if he comes from beside the board.
    from: Option<Cell>,
    piece: Piece,
}

fn ghosts<G: Game, N>(seen: &Seen<G, N>) -> Vec<Ghost> {
    let board = seen.board;
    let side = board.hand();
    let walked = |from, at| Some(Ghost { at, from: Some(from), piece: board.position().piece_at(from)? });
    let parts = board.input().taken().chunks(2);
    let ghosts = parts.filter_map(|part| match *part {
        [Touch::Jailed(kind), Touch::Cell(at)] => Some(Ghost { at, from: None, piece: Piece { side, kind } }),
        [Touch::Cell(from), Touch::Cell(at)] => walked(from, at),
        [Touch::Cell(cell)] if board.choosing() => walked(cell, cell),
        _ => None,
    });
    // Who comes from beside the board by the turn of a hint, or by the premove; the man in hand comes last.
    let shown = [seen.hinted.as_slice(), seen.planned].into_iter().filter_map(|touches| {
        let kind = touches.iter().find_map(|touch| match *touch {
            Touch::Jailed(kind) | Touch::Airfield(kind) => Some(kind),
            _ => None,
        })?;
        let at = touches.iter().find_map(|touch| if let Touch::Cell(cell) = touch { Some(*cell) } else { None })?;
        Some(Ghost { at, from: None, piece: Piece { side, kind } })
    });
    shown.chain(ghosts).collect()
}
