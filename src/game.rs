//! The rules: positions, turns and their texts.
//!
//! There are two traits. [`Position`] is what a search needs: small, static, fast. [`Game`] adds what the rest of the
//! program needs: texts, touches, a board to draw, reasons. Nothing here knows about search, screens or browsers.

pub mod any;
mod beside;
pub mod chess;
pub mod draft;
mod event;
pub mod fault;
pub mod fen;
pub mod game_record;
pub mod hole;
pub mod hostage;
pub mod illegal;
pub mod layout;
pub mod lookalike;
pub mod man;
pub mod message;
pub mod messenger;
pub mod mix;
mod outcome;
pub mod packed;
pub mod parse;
pub mod pgn;
pub mod rules;
pub mod takeover;
pub mod threat;
pub mod touch;
pub mod view;

use std::fmt::Debug;
use std::hash::Hash;

pub use beside::{Area, Mark, Store, Stored};
pub use draft::PieceSet;
pub use event::{Event, Shown};
pub use fault::Fault;
pub use game_record::GameRecord;
pub use illegal::{Illegal, Reason};
pub use layout::{Cell, Colours, Layout};
pub use man::{Kind, Man, Side};
use message::Message;
pub use outcome::{Ending, Outcome};
pub use packed::Packed;
pub use threat::Threats;
pub use touch::{Choice, Touch};
pub use view::{Stage, View};

/// A hash of everything that makes two positions the same by the rule of repetition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Key(pub u64);

/// What the search wants to know about a turn before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// Whether it captures or promotes. Quiescence search looks at such turns.
    pub forcing: bool,
    /// Whether it plainly gives check. A discovered check may be missed.
    pub check: bool,
    /// How promising the turn looks by itself, in centipawns: higher ones are searched first. Below zero if it seems to
    /// lose men. Of a turn that neither captures nor checks it need say nothing, see [`View::rate`].
    pub move_score: i32,
    /// The entry of the history table for turns of this sort, a number below [`Position::HISTORY`].
    pub history: usize,
}

/// A position as a search sees it. Values are immutable: a turn makes a new one.
pub trait Position: Clone + Eq + Debug + Send + Sync {
    /// One turn.
    type Move: Packed + Eq + Hash + Debug + Send + Sync;

    /// What is computed once for all turns of a node; [`view::Plain`] where there is nothing of the sort.
    type View<'a>: View<Move = Self::Move>
    where
        Self: 'a;

    /// The size of the history table: how many different [`Hint::history`] numbers there are.
    const HISTORY: usize;

    /// Quiescence search tries no quiet check whose [`Hint::move_score`] is lower than this.
    const GOOD_CHECK: i32 = i32::MIN;

    /// This position as a node of the search sees it.
    fn view(&self) -> Self::View<'_>;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// Appends every legal turn. There is none once the game is over.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// Appends the legal turns whose [`Hint::forcing`] holds, and no others.
    fn forcing_moves(&self, list: &mut Vec<Self::Move>);

    /// Appends the legal turns whose [`Hint::forcing`] does not hold, and no others.
    fn quiet_moves(&self, list: &mut Vec<Self::Move>) {
        list.extend(self.legal_moves().into_iter().filter(|&m| !self.hint(m).forcing));
    }

    /// Appends quiet turns that give check, for quiescence search. It may leave out some of them, or all: that makes
    /// the search faster and less accurate, not wrong.
    fn quiet_checks(&self, _list: &mut Vec<Self::Move>) {}

    /// Appends the legal turns after which the opponent is in check, or has lost whether or not it has a turn; no
    /// others. It may leave out some: then the mate search overlooks mates, but is not wrong.
    fn checks(&self, list: &mut Vec<Self::Move>) {
        let us = self.side_to_move();
        list.extend(self.legal_moves().into_iter().filter(|&m| {
            let next = self.play_unchecked(m);
            next.in_check() || next.outcome_given(true).is_some_and(|outcome| outcome.winner == Some(us))
        }));
    }

    /// Where a man lands that comes from beside the board, and which man; none for all other turns. Turns that land on
    /// the same square often fail or succeed together, which the mate search makes use of.
    fn landing(&self, _m: Self::Move) -> Option<(Cell, Kind)> {
        None
    }

    /// The position after a turn that is known to be legal. With any other turn the result is nonsense, but it does not
    /// panic.
    fn play_unchecked(&self, m: Self::Move) -> Self;

    /// The position after a null move, if passing makes sense here. In check it never does.
    fn pass(&self) -> Option<Self>;

    /// The hash of this position.
    fn key(&self) -> Key;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// How the game ended by this position alone, given whether there is a legal turn. Repetition is not considered.
    fn outcome_given(&self, has_moves: bool) -> Option<Outcome>;

    /// The static evaluation of the position for the side to move, in centipawns.
    fn evaluate(&self) -> i32;

    /// Hashes of parts of the position, such as its pawns, for the correction history: where one of them is the same,
    /// static evaluations tend to be wrong in the same way. Only the highest bits count.
    fn correction_keys(&self) -> [u64; 4] {
        [0; 4]
    }

    /// What can be said about a legal turn before it is played.
    fn hint(&self, m: Self::Move) -> Hint;

    /// [`Position::hint`] of each of these turns in order. Games may do the work they have in common only once.
    fn hints(&self, moves: &[Self::Move], each: &mut impl FnMut(Hint)) {
        for &m in moves {
            each(self.hint(m));
        }
    }

    /// Every legal turn.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut list);
        list
    }

    /// How the game ended by this position alone. Repetition is not considered.
    fn outcome(&self) -> Option<Outcome> {
        self.outcome_given(!self.legal_moves().is_empty())
    }

    /// How many lines of play of `depth` turns there are.
    ///
    /// CITE: <https://www.chessprogramming.org/Perft>.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.into_iter().map(|m| self.play_unchecked(m).perft(depth - 1)).sum()
    }
}

/// Which of the two ways of writing turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// The inventor's: `(B)N*c7`.
    #[default]
    Leslie,
    /// Andy Pierce's: `(B-N)N@c7`.
    Pierce,
}

/// Everything that texts, screens and records need of a game beyond [`Position`].
pub trait Game: Position {
    /// The name of the rules, as in UCI, links and records.
    fn variant(&self) -> &'static str;

    /// The start position of the rules of that name.
    fn start(variant: &str) -> Option<Self>;

    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text or of the position, at least one.
    fn from_fen(variant: &str, fen: &str) -> Result<Self, Vec<Fault>>;

    /// The FEN.
    fn fen(&self) -> String;

    /// The number of the move, as FEN counts.
    fn move_number(&self) -> u32;

    /// The number under which the next turn is shown; 0 where it has none, because the game proper has not begun and FEN does
    /// not count it.
    fn shown_number(&self) -> u32 {
        self.move_number()
    }

    /// The board.
    fn layout(&self) -> &'static Layout;

    /// How this game is won over the board: what it means when the search sees a win in a number of turns.
    fn goal(&self) -> Ending {
        Ending::Checkmate
    }

    /// The letters of the symbols that draw this game's men, where a man is not drawn by its own letter.
    fn symbols(&self) -> &'static [(Kind, char)] {
        &[]
    }

    /// What positions by these rules are made of.
    fn piece_set(&self) -> PieceSet;

    /// The rank of a man by value; a man without one is worth nothing.
    fn worth(&self, kind: Kind) -> u8 {
        kind.value()
    }

    /// Who stands on a cell.
    fn man_at(&self, cell: Cell) -> Option<Man>;

    /// The prisons and airfields; none in games without.
    fn trays(&self) -> Vec<Store>;

    /// Which squares are to be marked.
    fn marks(&self) -> Vec<(Cell, Mark)>;

    /// What can be said of drops, ransoms and payments; none in games without.
    fn threats(&self) -> Option<&dyn Threats> {
        None
    }

    /// Every sequence of touches that means this legal turn.
    fn spellings(&self, m: Self::Move) -> Vec<Vec<Touch>>;

    /// Why no legal turn begins with these touches, of which the last one was refused.
    fn why_not(&self, touches: &[Touch]) -> Illegal;

    /// What a legal turn does, told in order.
    fn events(&self, m: Self::Move) -> Vec<Event>;

    /// The turn as UCI writes it.
    fn uci(&self, m: Self::Move) -> String;

    /// The legal turn a UCI text means.
    ///
    /// # Errors
    /// Why there is none.
    fn read_uci(&self, text: &str) -> Result<Self::Move, Illegal>;

    /// The turn as records write it.
    fn notation(&self, m: Self::Move, style: Style) -> String;

    /// The legal turn that a notation means. Reading is lenient where only one meaning is possible.
    ///
    /// # Errors
    /// Why there is none.
    fn read_notation(&self, text: &str) -> Result<Self::Move, Illegal>;

    /// What to touch next, for a newcomer, where only this game can say it; `touches` have been made.
    fn prompt(&self, _touches: &[Touch]) -> Option<Message> {
        None
    }

    /// What [`Choice::Own`] of this number offers.
    fn own_choice(&self, _number: u8) -> Option<Message> {
        None
    }

    /// The position after a turn.
    ///
    /// # Errors
    /// Why the turn is not legal.
    fn play(&self, m: Self::Move) -> Result<Self, Illegal>;
}
