//! A position being set up: a pure reducer over a [`Draft`]. After every change, [`Game::from_fen`] judges the FEN of
//! the draft; nothing here knows the rules of a game.

mod action;
mod hands;
mod saved;
mod steps;

use super::notices::Notices;
use crate::game::any::variants;
use crate::game::draft::{Draft, Right};
use crate::game::{Area, Cell, Fault, Faults, Game, Kind, Piece, Side, Touch};

pub use action::{EditorAction, EditorNotice, EditorPlace, Hand};
pub use saved::SavedEditor;
use steps::EditorState;

#[derive(Clone, Debug)]
pub struct Editor<G: Game> {
    start: G,
    /// The pieces of the start position: a full set.
    full: Draft,
    /// Holds the wanted castling rights; only those that are possible reach the FEN.
    draft: Draft,
    rights: Vec<Right>,
    passed: Vec<Cell>,
    verdict: Result<G, Faults>,
    /// The faults that the last step introduced.
    fresh: Vec<Fault>,
    /// True if the last step removed the last fault.
    mended: bool,
    steps: Vec<EditorState>,
    at: usize,
    hand: Option<Hand>,
    lifted: Option<Touch>,
    orientation: Side,
    notices: Notices<EditorNotice>,
}

impl<G: Game> Editor<G> {
    /// Opens the start position of a variant; none if there is no such variant.
    pub fn new(variant: &str) -> Option<Editor<G>> {
        let start = G::start(variant)?;
        let (full, text) = (Draft::read(&start, &start.fen()), start.fen());
        let editor = Editor {
            draft: full.clone(),
            rights: Vec::new(),
            passed: Vec::new(),
            verdict: Ok(start.clone()),
            fresh: Vec::new(),
            mended: false,
            steps: vec![EditorState { variant: start.variant(), text }],
            at: 0,
            hand: None,
            lifted: None,
            orientation: Side::White,
            notices: Notices::new(),
            full,
            start,
        };
        Some(editor.judged())
    }

    pub fn variant(&self) -> &'static str {
        self.start.variant()
    }

    /// A position under the same rules, for queries that do not depend on the pieces.
    pub fn rules(&self) -> &G {
        &self.start
    }

    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The current FEN: of the draft, or the faulty text that was read.
    pub fn text(&self) -> &str {
        &self.steps[self.at].text
    }

    /// The content of the FEN field: the FEN, or the unreadable text that was typed there.
    pub fn typed(&self) -> &str {
        if let Some(EditorNotice::Unreadable(text, _)) = self.notice().0 { text } else { self.text() }
    }

    /// The position, or every fault in it.
    pub fn verdict(&self) -> &Result<G, Faults> {
        &self.verdict
    }

    /// The faults to report: those of a refused text, or else those of the position.
    pub fn faults(&self) -> &[Fault] {
        match (self.notice().0, &self.verdict) {
            (Some(EditorNotice::Unreadable(_, faults)), _) => faults,
            (_, Err(faults)) => faults,
            (_, Ok(_)) => &[],
        }
    }

    /// The faults that the last step introduced, and whether it removed the last one.
    pub fn news(&self) -> (&[Fault], bool) {
        (&self.fresh, self.mended)
    }

    /// Another variant in which the faulty text is a valid position.
    pub fn fits(&self) -> Option<&'static str> {
        let faulty = self.verdict.is_err();
        variants().find(|name| faulty && G::from_fen(name, self.text()).is_ok())
    }

    pub fn rights(&self) -> &[Right] {
        &self.rights
    }

    /// The cells that a pawn could have passed with its last move.
    pub fn passed(&self) -> &[Cell] {
        &self.passed
    }

    /// The number of a side's pieces, and the number in a full set.
    pub fn census(&self, side: Side) -> (usize, usize) {
        let all = |draft: &Draft| self.pieces(side).map(|piece| draft.count(piece) - self.waiting(draft, piece)).sum();
        (all(&self.draft), all(&self.full))
    }

    /// Number of pieces of this kind and side that wait beside the board to take the place of a pawn (docs/rules.md 4.1).
    /// In a free set-up, pawns wait there too, so no piece replaces them.
    fn waiting(&self, draft: &Draft, piece: Piece) -> usize {
        let pawn = Piece { kind: Kind::Pawn, ..piece };
        if self.full.held(Area::Reserve, pawn) > 0 { 0 } else { draft.held(Area::Reserve, piece) }
    }

    /// Number of pieces of this kind and side that are to be put on the board for a full set. Pieces that have taken the
    /// place of a pawn count as pawns, too.
    pub fn lacking(&self, piece: Piece) -> usize {
        let came = |it: Piece| match self.waiting(&self.full, it) {
            0 => 0,
            _ => self.draft.count(it) - self.waiting(&self.draft, it),
        };
        let came = if piece.kind == Kind::Pawn { self.pieces(piece.side).map(came).sum() } else { 0 };
        self.missing(piece).saturating_sub(came)
    }

    /// Number of pieces of this kind and side that are missing from a full set.
    pub fn missing(&self, piece: Piece) -> usize {
        self.full.count(piece).saturating_sub(self.draft.count(piece))
    }

    /// Every kind of piece of a side.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Piece> + use<G> {
        self.draft.piece_set().kinds.iter().map(move |&kind| Piece { side, kind })
    }

    /// True if there are prisons and a piece that could be put there.
    pub fn can_jail(&self) -> bool {
        let piece_set = self.draft.piece_set();
        let mut pieces = Side::BOTH.into_iter().flat_map(|side| self.pieces(side));
        piece_set.areas.contains(&Area::Prison)
            && pieces.any(|piece| piece_set.beside.contains(&piece.kind) && self.missing(piece) > 0)
    }

    /// The content of the hand between taps.
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// The touch being dragged.
    pub fn lifted(&self) -> Option<Touch> {
        self.lifted
    }

    pub fn orientation(&self) -> Side {
        self.orientation
    }

    /// Shows the board from this side. True if that changes it.
    pub fn set_orientation(&mut self, side: Side) -> bool {
        std::mem::replace(&mut self.orientation, side) != side
    }

    /// True if a step can be undone, then true if one can be redone.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (self.at > 0, self.at + 1 < self.steps.len())
    }

    /// The notice, with a number that increases with every notice.
    pub fn notice(&self) -> (Option<&EditorNotice>, u32) {
        self.notices.last()
    }

    /// The piece that a touch refers to.
    pub fn piece_of(&self, touch: Touch) -> Option<Piece> {
        match touch {
            Touch::Cell(cell) => self.draft.piece(cell),
            Touch::Beside(area, owner, kind) => {
                let piece = Piece { side: if area == Area::Prison { !owner } else { owner }, kind };
                (area == Area::Box || self.draft.held(area, piece) > 0).then_some(piece)
            }
            _ => None,
        }
    }

    /// Checks whether a piece may be put in a place.
    ///
    /// # Errors
    /// The reason against it.
    pub fn may_stand(&self, piece: Piece, spot: EditorPlace) -> Result<(), EditorNotice> {
        match spot {
            EditorPlace::Cell(_) | EditorPlace::Tray(Area::Box, _) => Ok(()),
            EditorPlace::Tray(area, _) if !self.draft.piece_set().beside.contains(&piece.kind) => {
                Err(EditorNotice::WrongKind(piece, area))
            }
            EditorPlace::Tray(area, owner) if (area == Area::Prison) == (piece.side == owner) => {
                Err(EditorNotice::WrongSide(piece, area, owner))
            }
            EditorPlace::Tray(..) => Ok(()),
        }
    }

    /// Opens a valid or faulty position in a variant, as a new step. False if there is no such variant.
    pub fn open(&mut self, variant: &str, text: &str) -> bool {
        let Some(start) = G::start(variant) else { return false };
        let opened = G::from_fen(variant, text).map_or_else(|_| text.to_owned(), |position| position.fen());
        self.add(start.variant(), opened);
        self.hand = None;
        self.say(if self.verdict.is_ok() { EditorNotice::Read } else { EditorNotice::Faulty });
        true
    }

    fn say(&mut self, notice: EditorNotice) {
        self.notices.say(notice);
    }
}
