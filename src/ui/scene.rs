//! The screen as plain data, computed only from a board.

mod cells;
pub mod chart;
mod editor;
mod engine;
mod exercise;
pub mod explorer;
pub mod findings;
pub mod home;
pub mod library;
mod live;
mod moves;
mod picker;
pub mod picture;
mod record;
mod review;
pub mod span;
mod spots;
pub mod story;
mod talk;
mod threats;
pub mod thumb;
mod told;
mod trays;
pub mod welcome;

pub use cells::CellView;
pub use editor::{EditorView, editor_scene, editor_view};
pub use engine::{BookMove, EngineView, LineMove, LineView, Overlay, OverlayShape, engine, ink_class, overlay};
pub use exercise::{exercise_scene, puzzle_scene};
pub use live::{LiveFacts, LiveNotice, Wire, live_notice, live_scene};
pub use moves::{LineToken, MainLine, MainMove, MoveView, moves, moves_seen, remark};
pub use picker::{ChoiceView, Pick, Picker};
pub use record::{GameRecordView, Other, PlayerView, PlyView, game_record, record};
pub use review::{BadMove, Dot, Graph, HEIGHT, RetryView, ReviewView, SideView, review, review_signs};
pub use talk::{ClockView, GameView, Ladder, MainWayOn, Over, Picture, Talk, clocks, game_view};
pub use threats::{MarkShape, Section, ThreatEntry, ThreatMark, ThreatsView, selected, threats};
pub use told::{StatusLine, Tone};
pub use trays::{Corner, PriceTag, TrayPiece, TrayView};

use super::trace::trace;
use crate::game::{Area, Cell, Choice, Colours, Event, Game, Kind, Layout, Piece, Shown, Side, Touch};
use crate::session::board::Notice;
use crate::session::{Board, NodeId, Play, play};
use crate::words;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardDimensions {
    pub columns: u8,
    pub rows: u8,
}

impl BoardDimensions {
    pub fn of(layout: &Layout) -> BoardDimensions {
        BoardDimensions { columns: layout.columns(), rows: layout.rows() }
    }

    /// The classes by which the style sheets know the size.
    pub fn classes(self) -> String {
        format!("columns-{} rows-{}", self.columns, self.rows)
    }
}

/// The pawns that a move freezes or thaws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IceView {
    pub frozen: Vec<Cell>,
    pub thawed: Vec<Cell>,
}

/// Everything visible of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub size: BoardDimensions,
    /// True if some cells of the rectangle are not part of the board.
    pub gaps: bool,
    pub colours: Colours,
    /// The rows as the reader sees them, top first, each from left to right.
    pub rows: Vec<Vec<CellView>>,
    /// The trays as the reader sees them: top left, bottom left, top right, bottom right.
    pub trays: Vec<TrayView>,
    pub orientation: Side,
    /// True while a piece is being dragged.
    pub dragging: bool,
    /// A question to answer before the move is complete.
    pub picker: Option<Picker>,
    /// Touches that are neither a cell nor a piece, with their labels: choices offered beside other continuations, and
    /// ending the move here.
    pub offers: Vec<(Touch, String)>,
    pub unconfirmed: bool,
    /// The missing cells of the board as the reader sees them, counted from the left and from the top.
    pub holes: Vec<(u8, u8)>,
    /// The pieces whose symbol has a different letter, with that letter.
    pub symbols: &'static [(Kind, char)],
    /// An arrow that explains a refusal.
    pub arrow: Option<(Cell, Cell)>,
    /// Arrows that show a hinted move, one for each piece that moves on the board.
    pub advice: Vec<(Cell, Cell)>,
    /// The square where the last move dropped a piece.
    pub landed: Option<Cell>,
    /// The pawns that the last move froze or thawed.
    pub ice: IceView,
    /// True if a link was just opened, so its last move is still to be animated.
    pub just_opened: bool,
    /// The pieces to animate after a link was opened: their start, in visible cells from the left and from the top, and
    /// their destination.
    pub replayed: Vec<((u8, u8), Cell)>,
    /// The pieces that changed sides in the last move.
    pub turned: Vec<Cell>,
    pub words: StatusLine,
    /// The moves of the line shown. A long record is included only in part.
    pub record: Vec<PlyView>,
    /// Total number of moves.
    pub plies: usize,
    /// The moves that were taken back after the game's last move.
    pub taken_back: Vec<Other>,
    /// `1-0`, `0-1`, `1/2-1/2` or empty, for the position shown.
    pub result: &'static str,
    /// The result of the game as it was played, in the same notation.
    pub verdict: &'static str,
    pub turn: Side,
    pub fen: String,
    /// True if a step back is possible.
    pub can_undo: bool,
    /// True if a step forward is possible.
    pub can_redo: bool,
}

impl Scene {
    /// The scene with the holders of the prisons named. A side without a name, or with a long one, keeps its heading.
    pub fn with_holders(mut self, name: impl Fn(Side) -> Option<String>) -> Scene {
        for tray in self.trays.iter_mut().filter(|tray| tray.area == Area::Prison) {
            if let Some(heading) = name(tray.owner).and_then(|name| words::tray_holder(&name)) {
                tray.heading = heading;
            }
        }
        self
    }

    /// The scene with the prisons named by side, for boards without a player of their own.
    pub fn with_sides(self) -> Scene {
        let colours = self.colours;
        self.with_holders(|side| Some(words::side_name(side, colours).to_owned()))
    }
}

/// A board, with the touches to highlight on it.
struct Seen<'a, G: Game, N> {
    board: &'a Board<G, N>,
    /// The touches of the premove, or of the move that waits for confirmation.
    planned: &'a [Touch],
    /// True if a move waits for confirmation.
    unconfirmed: bool,
    /// The touches of the hint, as far as it may be shown.
    hinted: Vec<Touch>,
    /// The possible next touches. They and the next two fields are computed once, because that goes over all moves.
    next: Vec<Touch>,
    /// True if the player has to answer a question first.
    choosing: bool,
    /// The touches that would pick up a new piece.
    arming: Vec<Touch>,
    /// The engine's move that a premove answered in the same step.
    answered: Option<NodeId>,
}

impl<'a, G: Game, N> Seen<'a, G, N> {
    fn new(board: &'a Board<G, N>, planned: &'a [Touch], hinted: Vec<Touch>) -> Seen<'a, G, N> {
        let (next, choosing) = (board.input().next(), board.choosing());
        let arming = board.arming(&next, choosing);
        Seen { board, planned, unconfirmed: false, hinted, next, choosing, arming, answered: None }
    }
}

/// The scene of a board.
pub fn board_scene<G: Game>(board: &Board<G>) -> Scene {
    let seen = Seen::new(board, &[], Vec::new());
    draw(&seen, told::board_words(board))
}

/// The scene of a running game.
pub fn scene<G: Game>(play: &Play<G>) -> Scene {
    let board = play.board();
    let unconfirmed = play.unconfirmed().map(|m| board.spelled(m));
    let planned = unconfirmed.as_deref().or(play.planned()).unwrap_or_default();
    let hinted = if play.is_warned() { play.threatened() } else { play.hinted() };
    let answered = play.answered().map(|(node, ..)| node);
    let seen = Seen { answered, unconfirmed: unconfirmed.is_some(), ..Seen::new(board, planned, hinted) };
    let scene = draw(&seen, told::game_words(play));
    let linked = match board.notice().0 {
        Some(Notice::Own(play::PlayNotice::Linked(_))) => landed(board.tree().events(board.tree().current())),
        Some(Notice::Own(_) | Notice::Move(..) | Notice::Refused(_) | Notice::Told(_) | Notice::Purpose(..)) | None => {
            None
        }
    };
    let GameRecordView { plies: record, moves: plies, taken_back } = game_record(play, None);
    let told = play.verdict().filter(|_| !play.is_aside());
    Scene {
        record,
        plies,
        taken_back,
        verdict: told.map_or("", |outcome| outcome.result()),
        just_opened: play.is_just_opened(),
        replayed: if play.is_just_opened() { replayed(board, &scene.rows) } else { Vec::new() },
        advice: advice(play.position(), &seen.hinted),
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
        size: BoardDimensions::of(position.layout()),
        gaps: position.layout().has_gaps(),
        colours: position.layout().colours(),
        just_opened: false,
        replayed: Vec::new(),
        rows: cells::rows(seen),
        trays: trays::trays(seen),
        orientation: board.orientation(),
        dragging: board.lifted().is_some(),
        picker: picker::picker(seen),
        offers: offers(seen),
        unconfirmed: seen.unconfirmed,
        holes: cells::holes(board),
        symbols: position.symbols(),
        arrow,
        advice: Vec::new(),
        landed: if let Some(Notice::Move(_, events)) = notice { landed(events) } else { None },
        ice: if let Some(Notice::Move(_, events)) = notice { ice(events) } else { IceView::default() },
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

/// The arrows of a full hint, one for each piece that the move leads over the board. A pulled piece has no arrow: its
/// square is marked like all squares of a hint.
fn advice<G: Game>(position: &G, hinted: &[Touch]) -> Vec<(Cell, Cell)> {
    if hinted.len() < 2 {
        return Vec::new();
    }
    let is_meant = |m: &G::Move| position.spellings(*m).iter().any(|spelling| spelling == hinted);
    let events = position.legal_moves().into_iter().find(is_meant).map(|m| position.events(m)).unwrap_or_default();
    let path = |event| match event {
        Event::Walked(_, from, to) | Event::Own(_, Shown::Moves(_, from, to)) => Some((from, to)),
        // The event names only the wing.
        Event::Castled(..) => match *hinted {
            [.., Touch::Cell(from), Touch::Cell(to)] => Some((from, to)),
            _ => None,
        },
        _ => None,
    };
    events.into_iter().filter_map(path).collect()
}

/// The touches offered beside the board: ending the move here, and choices offered beside other continuations.
fn offers<G: Game, N>(seen: &Seen<G, N>) -> Vec<(Touch, String)> {
    let board = seen.board;
    if seen.choosing {
        return Vec::new();
    }
    let choices = seen.next.iter().copied().filter(|touch| matches!(touch, Touch::Choice(_)));
    let done = board.input().may_stop().then_some(Touch::Done);
    done.into_iter().chain(choices).map(|touch| (touch, offer(board, touch))).collect()
}

/// The label of an offered touch.
fn offer<G: Game, N>(board: &Board<G, N>, touch: Touch) -> String {
    let own = match touch {
        Touch::Choice(Choice::Own(number)) => board.position().own_choice(number),
        _ => None,
    };
    own.map_or_else(|| words::offer(touch), |message| words::say_in(&message, board.position().layout()))
}

fn ice(events: &[Event]) -> IceView {
    let froze = |event: &Event| if let Event::Froze(_, at) = *event { Some(at) } else { None };
    let thawed = |event: &Event| if let Event::Thawed(_, at) = *event { Some(at) } else { None };
    IceView { frozen: events.iter().filter_map(froze).collect(), thawed: events.iter().filter_map(thawed).collect() }
}

/// The square of the piece that a drop or an exchange puts on the board.
fn landed(events: &[Event]) -> Option<Cell> {
    events.iter().find_map(|event| match *event {
        Event::Rescued(_, to) | Event::Dropped(_, to) => Some(to),
        _ => None,
    })
}

/// The paths of all pieces that moved in the last move.
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

/// The squares of the pieces that changed sides in the last move.
fn turned<G: Game, N>(board: &Board<G, N>) -> Vec<Cell> {
    let events = board.tree().events(board.tree().current()).iter();
    events
        .filter_map(|event| if let Event::Own(_, Shown::ChangesSide(_, at)) = *event { Some(at) } else { None })
        .collect()
}

fn has_prisons<G: Game, N>(board: &Board<G, N>) -> bool {
    board.position().trays().iter().any(|pocket| pocket.area == Area::Prison)
}

/// A piece shown on the square where an unfinished, hinted or planned move would put it.
struct Ghost {
    at: Cell,
    /// The square where the piece still stands. None if it comes from beside the board.
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
        [Touch::Cell(cell)] if seen.choosing => walked(cell, cell),
        _ => None,
    });
    // Pieces that the hint or the premove brings in from beside the board. The piece in hand comes last.
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
