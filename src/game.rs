//! The rules of the games: positions, moves and their texts.
//!
//! There are two traits. [`Position`] is what a search needs: small, static, fast. [`Game`] adds what the rest of the
//! program needs: texts, touches, layouts, reasons. This module knows nothing of search, screens or browsers.

pub mod any;
mod beside;
#[doc(hidden)]
pub mod chess;
#[doc(hidden)]
pub mod dialect;
#[doc(hidden)]
pub mod draft;
mod event;
pub mod fault;
pub mod fen;
pub mod game_record;
pub mod hole;
pub mod hostage;
pub mod illegal;
pub mod layout;
#[doc(hidden)]
pub mod lookalike;
pub mod message;
pub mod messenger;
#[doc(hidden)]
pub mod mix;
#[doc(hidden)]
pub mod net;
#[doc(hidden)]
pub mod nets;
mod outcome;
#[doc(hidden)]
pub mod packed;
#[doc(hidden)]
pub mod parse;
pub mod pgn;
pub mod piece;
pub(crate) mod playing_style;
pub mod rules;
pub mod takeover;
pub mod threat;
pub mod touch;
pub mod view;

use std::fmt::Debug;
use std::hash::Hash;

pub use beside::{Area, Mark, Pocket, Stack};
pub use draft::PieceSet;
pub use event::{Event, Shown};
pub(crate) use event::{captured, takes};
pub use fault::{Fault, Faults};
pub use game_record::GameRecord;
pub use illegal::{Illegal, Reason};
pub use layout::{Cell, Colours, Layout};
pub use lookalike::read_move;
use message::Message;
pub use outcome::{Ending, Outcome};
pub use packed::Packed;
pub use parse::Unexpected;
pub use piece::{Kind, Piece, Side};
pub use playing_style::PlayingStyle;
pub use threat::Threats;
pub use touch::{Choice, Touch};
pub use view::{MoveStage, View};

/// Hash of a position. It covers everything that makes two positions equal under the repetition rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Key(pub u64);

/// Facts about a move that the search needs before it plays the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// True for captures and promotions, which quiescence search looks at.
    pub forcing: bool,
    /// True if the move plainly gives check. A discovered check may be missed.
    pub check: bool,
    /// Score of the move by itself, in centipawns; the search tries higher scores first. Negative if the move seems to
    /// lose material. It may be zero for a move that neither captures nor checks; see [`View::rate`].
    pub move_score: i32,
    /// Index into the history table for moves of this kind, below [`Position::HISTORY`].
    pub history: usize,
}

/// Position as a search sees it. Values are immutable: playing a move creates a new one.
///
/// ```
/// use hostage_chess::game::{Game, Position, hostage};
///
/// let start = <hostage::Position as Game>::start("hostage").expect("the library knows Hostage Chess");
/// assert_eq!((start.legal_moves().len(), start.perft(3)), (20, 8_902));
/// assert!(!start.in_check() && start.outcome().is_none());
/// ```
pub trait Position: Clone + Eq + Debug + Send + Sync {
    /// Type of a move.
    type Move: Packed + Eq + Hash + Debug + Send + Sync;

    /// Type of the work shared by all moves of a node, or [`view::PlainView`] if there is none.
    type View<'a>: View<Move = Self::Move>
    where
        Self: 'a;

    /// Size of the history table: the number of different [`Hint::history`] indices.
    const HISTORY: usize;

    /// Minimum [`Hint::move_score`] of the quiet checks that quiescence search tries.
    const GOOD_CHECK: i32 = i32::MIN;

    /// True if [`Position::checks`] omits no move that wins at once.
    const WINS_BY_CHECK: bool = false;

    /// Returns this position as a node of the search sees it.
    fn view(&self) -> Self::View<'_>;

    /// Returns the side to move.
    fn side_to_move(&self) -> Side;

    /// Appends every legal move. After mate and stalemate there are none; after a draw by the fifty-move rule a record may
    /// still go on.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// Appends exactly the legal moves for which [`Hint::forcing`] is true.
    fn forcing_moves(&self, list: &mut Vec<Self::Move>);

    /// Appends exactly the legal moves for which [`Hint::forcing`] is false.
    fn quiet_moves(&self, list: &mut Vec<Self::Move>) {
        list.extend(self.legal_moves().into_iter().filter(|&m| !self.hint(m).forcing));
    }

    /// Appends quiet moves that give check, for quiescence search. It may omit some or all of them, which makes the
    /// search faster and less accurate but not wrong.
    fn quiet_checks(&self, _list: &mut Vec<Self::Move>) {}

    /// Appends only legal moves after which the opponent is in check, or has lost whether or not it has a move. It may
    /// omit some; the mate search then overlooks mates but is not wrong.
    fn checks(&self, list: &mut Vec<Self::Move>) {
        let us = self.side_to_move();
        list.extend(self.legal_moves().into_iter().filter(|&m| {
            let next = self.play_unchecked(m);
            next.in_check() || next.outcome_given(true).is_some_and(|outcome| outcome.winner == Some(us))
        }));
    }

    /// Returns the cell and the kind of a piece that lands from beside the board, or `None` for any other move. Moves
    /// that land on the same square often fail or succeed together, which the mate search uses.
    fn landing(&self, _m: Self::Move) -> Option<(Cell, Kind)> {
        None
    }

    /// Returns the position after a legal move. For an illegal move of pieces that the game has, the result is
    /// meaningless, but this does not panic.
    fn play_unchecked(&self, m: Self::Move) -> Self;

    /// Returns the position after a null move, or `None` if passing makes no sense here, for instance in check.
    fn pass(&self) -> Option<Self>;

    /// Returns the hash of this position.
    fn key(&self) -> Key;

    /// Returns the number of plies that count for the fifty-move rule; the hash does not cover it. Zero in a game without
    /// such a rule.
    fn halfmoves(&self) -> u16 {
        0
    }

    /// Returns true if the side to move is in check.
    fn in_check(&self) -> bool;

    /// Returns the outcome of the game in this position, given whether there is a legal move. Ignores repetition.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome>;

    /// Returns the static evaluation for the side to move, in centipawns.
    fn evaluate(&self) -> i32;

    /// Returns hashes of parts of the position, such as its pawns, for the correction history. Static evaluations of
    /// positions that share a hash tend to have similar errors. Only the highest bits count.
    fn correction_keys(&self) -> [u64; 4] {
        [0; 4]
    }

    /// Returns the facts about a legal move that are known before it is played.
    fn hint(&self, m: Self::Move) -> Hint;

    /// Returns how much better a player of this style likes a legal move than its value, in centipawns. A game without
    /// styles likes all moves alike.
    fn style_move_bonus(&self, _style: PlayingStyle, _m: Self::Move) -> i32 {
        0
    }

    /// Returns how much better this side likes the position if it plays in this style, in centipawns.
    fn style_bonus(&self, _style: PlayingStyle, _side: Side) -> i32 {
        0
    }

    /// Passes the [`Position::hint`] of each of these moves to `each`, in order. A game may do shared work only once.
    fn hints(&self, moves: &[Self::Move], each: &mut impl FnMut(Hint)) {
        for &m in moves {
            each(self.hint(m));
        }
    }

    /// Returns every legal move.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut list);
        list
    }

    /// Counts the legal moves. A game may do so without listing them.
    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// Returns the outcome of the game in this position. Ignores repetition.
    fn outcome(&self) -> Option<Outcome> {
        self.outcome_given(!self.legal_moves().is_empty())
    }

    /// Counts the lines of play of `depth` plies.
    ///
    /// CITE: <https://www.chessprogramming.org/Perft>.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => self.legal_moves().into_iter().map(|m| self.play_unchecked(m).perft(depth - 1)).sum(),
        }
    }

    /// Counts like [`Position::perft`], but returns `None` as soon as `stop` returns true. It asks before each count of a
    /// few plies.
    fn perft_until(&self, depth: u32, stop: &mut dyn FnMut() -> bool) -> Option<u64> {
        /// Depth up to which counting is too quick to need an interruption.
        const UNINTERRUPTED: u32 = 3;
        if stop() {
            return None;
        }
        let moves = if depth > UNINTERRUPTED { self.legal_moves() } else { Vec::new() };
        if moves.is_empty() {
            // The game decides how a finished game is counted.
            return Some(self.perft(depth));
        }
        let mut total = 0_u64;
        for m in moves {
            total = total.saturating_add(self.play_unchecked(m).perft_until(depth - 1, stop)?);
        }
        Some(total)
    }
}

/// One of the two notations of Hostage Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// The inventor's notation: `(B)N*c7`.
    #[default]
    Leslie,
    /// Andy Pierce's notation: `(B-N)N@c7`.
    Pierce,
}

/// The parts of a game that texts, screens and records need beyond [`Position`].
///
/// ```
/// use hostage_chess::{AnyPosition, Game, Style};
///
/// let position = AnyPosition::from_fen("hostage", "4k3/8/8/8/8/8/8/R3K3[n#] w Q - 0 1")?;
/// let mv = position.read_notation("O-O-O")?;
/// assert_eq!((position.uci(mv), position.notation(mv, Style::Leslie)), ("e1c1".to_owned(), "O-O-O".to_owned()));
/// assert_eq!(position.play(mv)?.fen(), "4k3/8/8/8/8/8/8/2KR4[n#] b - - 1 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Position {
    /// Returns the name of the rule set, as in UCI, links and records.
    fn variant(&self) -> &'static str;

    /// Returns the names of all rule sets that this type can play. Records name those of this list in any usual spelling.
    fn variants() -> impl Iterator<Item = &'static str> {
        std::iter::empty()
    }

    /// Returns the start position of the rule set of that name, or `None` if the rule set is unknown.
    fn start(variant: &str) -> Option<Self>;

    /// Returns the position that a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text or of the position, at least one.
    fn from_fen(variant: &str, fen: &str) -> Result<Self, Faults>;

    /// Returns the FEN of the position.
    fn fen(&self) -> String;

    /// Returns the number of the move, as in a FEN.
    fn move_number(&self) -> u32;

    /// Returns the displayed number of the next move. It is `None` if the FEN does not count the move, because the game
    /// proper has not begun.
    fn shown_number(&self) -> Option<u32> {
        Some(self.move_number()).filter(|number| *number != 0)
    }

    /// Returns the layout of the board.
    fn layout(&self) -> &'static Layout;

    /// Returns the kind of win that the search means when it announces a win in some number of moves.
    fn goal(&self) -> Ending {
        Ending::Checkmate
    }

    /// Returns the pieces whose symbol has a different letter from the piece, with the symbol's letter.
    fn symbols(&self) -> &'static [(Kind, char)] {
        &[]
    }

    /// Returns the pieces and the areas that positions of these rules contain.
    fn piece_set(&self) -> PieceSet;

    /// Returns the rank of a piece by value, or zero if it has none.
    fn worth(&self, kind: Kind) -> u8 {
        kind.value()
    }

    /// Returns the piece on a cell.
    fn piece_at(&self, cell: Cell) -> Option<Piece>;

    /// Returns the prisons, airfields and reserves; empty in games without them.
    fn trays(&self) -> Vec<Pocket> {
        Vec::new()
    }

    /// Returns the cells to mark, with their marks.
    fn marks(&self) -> Vec<(Cell, Mark)>;

    /// Returns the facts about drops, ransoms and payments, or `None` in games without them.
    fn threats(&self) -> Option<&dyn Threats> {
        None
    }

    /// Returns every sequence of touches that makes this legal move.
    fn spellings(&self, m: Self::Move) -> Vec<Vec<Touch>>;

    /// Explains why no legal move begins with these touches. The last touch was the refused one.
    fn why_not(&self, touches: &[Touch]) -> Illegal;

    /// Returns the events of a legal move, in order.
    fn events(&self, m: Self::Move) -> Vec<Event>;

    /// Returns the UCI text of a move.
    fn uci(&self, m: Self::Move) -> String;

    /// Returns the legal move that a UCI text means.
    ///
    /// # Errors
    /// The reason why there is none.
    fn read_uci(&self, text: &str) -> Result<Self::Move, Illegal>;

    /// Returns the notation of a move, as in a record.
    fn notation(&self, m: Self::Move, style: Style) -> String;

    /// Returns the legal move that a notation or a UCI text means. Accepts lenient spellings if only one meaning is
    /// possible. [`read_move`] also reads the letters of other languages.
    ///
    /// # Errors
    /// The reason why there is none.
    fn read_notation(&self, text: &str) -> Result<Self::Move, Illegal>;

    /// Returns a prompt for a beginner after these touches, if this game has a special one.
    fn prompt(&self, _touches: &[Touch]) -> Option<Message> {
        None
    }

    /// Returns the label of the [`Choice::Own`] with this number.
    fn own_choice(&self, _number: u8) -> Option<Message> {
        None
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    fn play(&self, m: Self::Move) -> Result<Self, Illegal>;
}
