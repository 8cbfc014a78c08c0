//! The scene of a position being set up: the start position of the rules, with the draft's pieces.

use std::rc::Rc;

use super::trays::{CORNERS, corner};
use super::{CellView, Corner, IceView, Scene, StatusLine, Tone, TrayPiece, TrayView, board_scene};
use crate::game::draft::Right;
use crate::game::{Area, Cell, Game, Mark, Piece, Side, Touch};
use crate::session::editor::{Editor, EditorNotice, EditorPlace, Hand};
use crate::session::{Board, Tree};
use crate::words::{self, CellPart};

#[derive(Clone, PartialEq, Debug)]
pub struct EditorView {
    /// The board and the trays.
    pub scene: Rc<Scene>,
    pub variant: &'static str,
    /// The text of the FEN field.
    pub text: String,
    pub faults: Vec<String>,
    /// The state of the position. None if it has faults.
    pub ready: Option<String>,
    /// Another rule set that allows the position, with the text that offers it.
    pub fits: Option<(&'static str, String)>,
    /// The castling rights that can be set, with their names.
    pub rights: Vec<(Right, String)>,
    /// The cells over which a pawn may just have made a double step, with their names.
    pub passed: Vec<(Cell, String)>,
    /// The chosen cell: a pawn has just made a double step over it.
    pub en_passant: Option<Cell>,
    /// The number of pieces of each side, as text.
    pub census: [String; 2],
    /// True if there are pieces left to put into prison. None in a game without prisons.
    pub jail: Option<bool>,
    pub erasing: bool,
}

/// Everything visible of the Setup screen.
pub fn editor_view<G: Game>(editor: &Editor<G>) -> EditorView {
    let draft = editor.draft();
    let (layout, piece_set) = (draft.layout(), draft.piece_set());
    let colours = layout.colours();
    let ready = editor.verdict().as_ref().ok().filter(|_| editor.faults().is_empty());
    let ready = ready.map(|position| {
        words::playable(position.side_to_move(), position.in_check(), position.outcome().as_ref(), colours)
    });
    // A right other than K, Q, k and q is shown only while it is possible.
    let usual = |right: &&Right| right.possible || matches!(right.letter, 'K' | 'Q' | 'k' | 'q');
    let rights = editor.rights().iter().filter(usual);
    EditorView {
        scene: Rc::new(editor_scene(editor)),
        variant: editor.variant(),
        text: editor.typed().to_owned(),
        faults: editor.faults().iter().map(|fault| words::fault(fault, colours)).collect(),
        ready,
        fits: editor.fits().map(|variant| (variant, words::fits(variant))),
        rights: rights.map(|&right| (right, words::castling_right(right.letter, colours))).collect(),
        passed: editor.passed().iter().map(|&cell| (cell, layout.name(cell))).collect(),
        en_passant: draft.en_passant.filter(|cell| editor.passed().contains(cell)),
        census: Side::BOTH.map(|side| words::census(side, editor.census(side), colours)),
        jail: piece_set.areas.contains(&Area::Prison).then(|| editor.can_jail()),
        erasing: editor.hand() == Some(Hand::Eraser),
    }
}

/// The scene of a position being set up.
pub fn editor_scene<G: Game>(editor: &Editor<G>) -> Scene {
    let board: Board<G> = Board::new(Tree::new(editor.rules().clone()), editor.orientation());
    let position = editor.verdict().as_ref().ok();
    let marks = position.map(|position| position.marks()).unwrap_or_default();
    let base = board_scene(&board);
    let rows = base.rows.into_iter().map(|row| row.into_iter().map(|view| cell(editor, &marks, view)).collect());
    Scene {
        rows: rows.collect(),
        trays: trays(editor),
        dragging: editor.lifted().is_some(),
        arrow: None,
        ice: IceView::default(),
        words: told(editor),
        turn: editor.draft().turn,
        fen: editor.text().to_owned(),
        can_undo: editor.can_undo_redo().0,
        can_redo: editor.can_undo_redo().1,
        ..base
    }
    .with_sides()
}

/// The last action, and its effect on the faults.
fn told<G: Game>(editor: &Editor<G>) -> StatusLine {
    let layout = editor.draft().layout();
    let (notice, number) = editor.notice();
    let Some(notice) = notice else {
        return StatusLine { text: words::text("setup-hint").to_owned(), tone: Tone::Plain, number };
    };
    let refused =
        matches!(notice, EditorNotice::WrongSide(..) | EditorNotice::WrongKind(..) | EditorNotice::Unreadable(..));
    let quiet = refused || matches!(notice, EditorNotice::InHand(..) | EditorNotice::Told(_));
    let mut text = words::setup_notice(notice, layout);
    let (fresh, mended) = editor.news();
    let news = words::setup_news(fresh, mended, layout.colours());
    if let EditorNotice::Unreadable(_, faults) = notice {
        text = words::sentences(&[text, words::faults(faults, layout.colours())]);
    } else if !quiet {
        text = words::sentences(&[text, news]);
    }
    StatusLine { text, tone: if refused { Tone::Refusal } else { Tone::Plain }, number }
}

/// True if the piece in hand was picked up here.
fn armed<G: Game>(editor: &Editor<G>, touch: Touch) -> bool {
    editor.lifted() == Some(touch) || editor.hand() == Some(Hand::Taken(touch))
}

/// The piece that would be put down next.
fn carried<G: Game>(editor: &Editor<G>) -> Option<Piece> {
    match (editor.lifted(), editor.hand()) {
        (Some(touch), _) | (None, Some(Hand::Taken(touch))) => editor.piece_of(touch),
        (None, Some(Hand::Piece(piece))) => Some(piece),
        (None, _) => None,
    }
}

fn cell<G: Game>(editor: &Editor<G>, marks: &[(Cell, Mark)], view: CellView) -> CellView {
    let cell = view.cell;
    let piece = editor.draft().piece(cell);
    let armed = armed(editor, Touch::Cell(cell));
    let mark = marks.iter().find(|(at, _)| *at == cell).map(|&(_, mark)| mark);
    let colours = editor.draft().layout().colours();
    let label = words::cell(&view.name, piece, mark, armed.then_some(CellPart::PickedUp), colours);
    // Nearly every square is allowed, so none has a dot. The square under a dragged piece is still highlighted.
    let target = !armed && (carried(editor).is_some() || editor.hand() == Some(Hand::Eraser) && piece.is_some());
    CellView { piece, label, last: false, arms: false, armed, target, takes: target && piece.is_some(), mark, ..view }
}

/// The game's trays, and the two boxes.
fn trays<G: Game>(editor: &Editor<G>) -> Vec<TrayView> {
    let areas = editor.draft().piece_set().areas.iter().copied().chain([Area::Box]);
    let places: Vec<(Area, Side)> = areas.flat_map(|area| Side::BOTH.map(|owner| (area, owner))).collect();
    let at = |wanted: Corner| {
        let found = places.iter().find(|&&(area, owner)| corner(area, owner == editor.orientation()) == wanted);
        found.map(|&(area, owner)| tray(editor, area, owner, wanted))
    };
    CORNERS.into_iter().chain([Corner::Across, Corner::Near]).filter_map(at).collect()
}

fn tray<G: Game>(editor: &Editor<G>, area: Area, owner: Side, corner: Corner) -> TrayView {
    let colours = editor.draft().layout().colours();
    let boxed = area == Area::Box;
    let side = if area == Area::Prison { !owner } else { owner };
    let count = |piece| if boxed { editor.lacking(piece) } else { editor.draft().held(area, piece) } as u8;
    let mut pieces: Vec<Piece> = editor.pieces(side).collect();
    if boxed {
        // The king comes first, as in a real box of pieces.
        pieces.rotate_right(1);
    }
    let view = |piece: Piece| {
        let touch = Touch::Beside(area, owner, piece.kind);
        let label = words::setup_piece(area, piece, count(piece), colours);
        let in_hand = boxed && editor.hand() == Some(Hand::Piece(piece));
        TrayPiece { armed: in_hand || armed(editor, touch), ..TrayPiece::resting(piece, count(piece), touch, label) }
    };
    let spot = EditorPlace::Tray(area, owner);
    let target = !boxed && carried(editor).is_some_and(|piece| editor.may_stand(piece, spot).is_ok());
    TrayView {
        area,
        owner,
        corner,
        heading: words::tray_heading(area, owner == editor.orientation()),
        label: words::tray_label(area, owner, colours),
        pieces: pieces.into_iter().filter(|&piece| boxed || count(piece) > 0).map(view).collect(),
        last: false,
        target,
    }
}
