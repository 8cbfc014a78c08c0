//! The description of a chess move in a text, before any position is consulted.

use super::Dialect;
use crate::game::chess::notation::NamedSquare;
use crate::game::{Kind, Piece, Side};

/// Description of a chess move; the parts that the text leaves open are `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// Kind of the piece that moves.
    pub kind: Option<Kind>,
    /// File of the origin.
    pub from_file: Option<u8>,
    /// Rank of the origin.
    pub from_rank: Option<u8>,
    /// True if the text marks a capture.
    pub captures: bool,
    /// Kind of the captured piece, as in `KxR`.
    pub victim: Option<Kind>,
    /// File of the target.
    pub to_file: Option<u8>,
    /// Rank of the target.
    pub to_rank: Option<u8>,
    /// Kind to which a pawn promotes.
    pub promotion: Option<Kind>,
}

/// Conventions that a text relies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Implied {
    /// True if a missing letter means a pawn, unless its square is named in full.
    pub pawn: bool,
    /// True if a pawn stays on its file unless the text marks a capture.
    pub file: bool,
}

impl Implied {
    /// Conventions of chess.
    pub const BOTH: Implied = Implied { pawn: true, file: true };
}

impl Walk {
    /// Reads SAN and similar forms: `Nbd7`, `N(b)d7`, `exd5`, `exd`, `KxR`, `e8=Q`, `e8(Q)`, `Ng1-f3`, `e7e8q`.
    pub fn read(dialect: &Dialect, text: &str, implied: Implied) -> Option<Walk> {
        let mut walk = Walk { kind: (dialect.piece)(text.chars().next()?), ..Walk::default() };
        let text = if walk.kind.is_some() { &text[1..] } else { text };
        let (text, promotion) = dialect.split_promotion(text);
        walk.promotion = promotion;
        let head = walk.split_target(dialect, text)?;
        let middle = head.strip_suffix(['x', 'X', ':']);
        walk.captures = middle.is_some();
        let middle = middle.unwrap_or_else(|| head.strip_suffix('-').unwrap_or(head));
        let bare = middle.strip_prefix('(').unwrap_or(middle);
        let bare = bare.strip_suffix(')').unwrap_or(bare);
        walk.read_origin(dialect, bare)?;
        let bent = walk.to_rank.is_none() || bare != middle;
        if walk.victim.is_some() && !walk.captures || bent && !dialect.loose {
            return None;
        }
        if implied.pawn && walk.kind.is_none() && !walk.names_origin() {
            walk.kind = Some(Kind::Pawn);
        }
        if implied.file && walk.kind == Some(Kind::Pawn) && walk.from_file.is_none() && !walk.captures {
            walk.from_file = walk.to_file;
        }
        let half_named = walk.to_rank.is_none() && walk.victim.is_none();
        (!half_named || walk.kind == Some(Kind::Pawn) && walk.captures).then_some(walk)
    }

    /// Reads nothing, a file, a rank, or both.
    pub fn read_origin(&mut self, dialect: &Dialect, text: &str) -> Option<()> {
        self.from_file = text.chars().next().and_then(|letter| dialect.file(letter));
        let digits = if self.from_file.is_some() { &text[1..] } else { text };
        if !digits.is_empty() {
            self.from_rank = Some(dialect.rank(digits)?);
        }
        Some(())
    }

    /// Reads the target at the end of a text, and returns the text before it.
    fn split_target<'a>(&mut self, dialect: &Dialect, text: &'a str) -> Option<&'a str> {
        let head = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let digits = &text[head.len()..];
        let last = head.chars().next_back()?;
        let file = dialect.file(last);
        if !digits.is_empty() {
            self.to_rank = Some(dialect.rank(digits)?);
            self.to_file = Some(file?);
        } else if file.is_some() {
            self.to_file = file;
        } else {
            self.victim = Some((dialect.piece)(last).filter(|_| last.is_ascii_uppercase())?);
        }
        Some(&head[..head.len() - last.len_utf8()])
    }

    /// Returns true if the text names the origin in full.
    pub const fn names_origin(&self) -> bool {
        self.from_file.is_some() && self.from_rank.is_some()
    }

    /// Returns the origin and the target of every move that fits, legal or not and capture or not.
    pub fn pairs<'a, S: NamedSquare + 'a, I: Iterator<Item = S> + 'a>(
        &'a self,
        all: fn() -> I,
        us: Side,
        piece_on: impl Fn(S) -> Option<Piece> + Copy + 'a,
    ) -> impl Iterator<Item = (S, S)> + 'a {
        let targets = move |from| self.targets(all(), us, piece_on).map(move |to| (from, to));
        self.origins(all(), us, piece_on).flat_map(targets)
    }

    /// Returns the squares where the move may begin: those with pieces of the side to move, or the square named in
    /// full. The latter may be empty or hold a piece of the opponent, which leads to a specific reason.
    pub fn origins<'a, S: NamedSquare>(
        &'a self,
        all: impl Iterator<Item = S> + 'a,
        us: Side,
        piece_on: impl Fn(S) -> Option<Piece> + 'a,
    ) -> impl Iterator<Item = S> + 'a {
        all.filter(move |&square| {
            let piece = piece_on(square);
            is_at(square, (self.from_file, self.from_rank))
                && self.kind.is_none_or(|wanted| piece.is_some_and(|piece| piece.kind == wanted))
                && (self.names_origin() || piece.is_some_and(|piece| piece.side == us))
        })
    }

    /// Returns the squares where the move may end.
    fn targets<'a, S: NamedSquare>(
        &'a self,
        all: impl Iterator<Item = S> + 'a,
        us: Side,
        piece_on: impl Fn(S) -> Option<Piece> + 'a,
    ) -> impl Iterator<Item = S> + 'a {
        all.filter(move |&square| {
            is_at(square, (self.to_file, self.to_rank))
                && self.victim.is_none_or(|kind| piece_on(square) == Some(Piece { side: !us, kind }))
        })
    }
}

/// Returns true if a square is on the named file and rank; either may be `None` for any.
fn is_at<S: NamedSquare>(square: S, (file, rank): (Option<u8>, Option<u8>)) -> bool {
    let at = square.place();
    file.is_none_or(|wanted| wanted == at.0) && rank.is_none_or(|wanted| wanted == at.1)
}

impl Dialect {
    fn file(&self, letter: char) -> Option<u8> {
        ('a'..='z').zip(0..self.board.0).find(|&(file, _)| file == letter).map(|(_, index)| index)
    }

    fn rank(&self, digits: &str) -> Option<u8> {
        (0..self.board.1).find(|rank| (rank + 1).to_string() == digits)
    }

    /// Splits a promotion from a text. Returns the text before it, and the kind.
    fn split_promotion<'a>(&self, text: &'a str) -> (&'a str, Option<Kind>) {
        let inner = text.strip_suffix(')').unwrap_or(text);
        let Some(letter) = inner.chars().next_back() else { return (text, None) };
        let before = &inner[..inner.len() - letter.len_utf8()];
        let head = before.trim_end_matches(['=', '/', '(']);
        // After a rank or a sign, only a promotion can follow. Even `b` is then a bishop and not a file.
        let signed = head.len() < before.len();
        match (self.promotion)(letter) {
            Some(kind) if signed || head.ends_with(|c: char| c.is_ascii_digit()) => (head, Some(kind)),
            _ => (text, None),
        }
    }
}
