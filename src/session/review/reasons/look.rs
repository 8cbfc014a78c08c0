//! The facts about a move, from which explanations are built.

use super::{Loss, Manner};
use crate::game::{Cell, Event, Game, Kind, Mark, Shown};

/// A move with its facts and the position after it.
pub(super) struct Look<G: Game> {
    pub mv: G::Move,
    pub after: G,
    pub manner: Manner,
    pub check: bool,
    pub paid: Option<Kind>,
    pub rescued: Option<(Kind, Cell)>,
    pub dropped: Option<Kind>,
    /// An enemy pawn that freezes. `thawed` is an enemy pawn that thaws.
    pub froze: Option<Cell>,
    pub thawed: Option<Cell>,
    /// The most valuable enemy piece won, with its square and the way it was won.
    pub won: Option<(Kind, Cell, Loss)>,
    /// The square left by the piece that walked last; `to` is where a piece last walked or landed.
    pub from: Option<Cell>,
    pub to: Option<Cell>,
}

impl<G: Game> Look<G> {
    pub fn at(position: &G, m: G::Move) -> Look<G> {
        let them = !position.side_to_move();
        let mut look = Look {
            mv: m,
            after: position.play_unchecked(m),
            manner: Manner::Plain,
            check: false,
            paid: None,
            rescued: None,
            dropped: None,
            froze: None,
            thawed: None,
            won: None,
            from: None,
            to: None,
        };
        for event in position.events(m) {
            match event {
                Event::Walked(_, from, to) => (look.from, look.to) = (Some(from), Some(to)),
                Event::Paid(piece) => look.paid = Some(piece.kind),
                Event::Rescued(piece, to) => {
                    (look.manner, look.rescued, look.to) = (Manner::Exchange, Some((piece.kind, to)), Some(to));
                }
                Event::Dropped(piece, to) => {
                    (look.manner, look.dropped, look.to) = (Manner::Drop, Some(piece.kind), Some(to));
                }
                Event::Promoted(..) => look.manner = Manner::Promotion,
                Event::Froze(piece, at) if piece.side == them => look.froze = Some(at),
                Event::Thawed(piece, at) if piece.side == them => look.thawed = Some(at),
                Event::Captured(piece, at) if piece.side == them => look.win(piece.kind, at, Loss::Taken),
                // The event names the piece with its new owner.
                Event::Own(_, Shown::ChangesSide(piece, at)) if piece.side != them => {
                    look.win(piece.kind, at, Loss::TakenOver);
                }
                Event::Own(_, Shown::Vanishes(piece, at)) if piece.side == them => {
                    look.win(piece.kind, at, Loss::Pulled)
                }
                Event::Check => look.check = true,
                _ => {}
            }
        }
        look
    }

    /// True if the pawn that freezes gave check. Its attack on the king is a pseudo-check now: only an exchange freezes a
    /// pawn, so the king has not moved.
    pub fn freezes_checker(&self) -> bool {
        let (marks, column) = (self.after.marks(), |cell| self.after.layout().place(cell).column);
        let is_own = |cell| self.after.piece_at(cell).is_some_and(|king| king.side != self.after.side_to_move());
        let feints = marks.into_iter().filter(|&(cell, mark)| mark == Mark::PseudoCheck && is_own(cell));
        let mut columns = feints.map(|(king, _)| column(king));
        self.froze.is_some_and(|at| columns.any(|king| king.abs_diff(column(at)) == 1))
    }

    fn win(&mut self, kind: Kind, at: Cell, loss: Loss) {
        if self.after.worth(kind) >= value(&self.after, self.won) {
            self.won = Some((kind, at, loss));
        }
    }

    /// Looks at the first move of a line.
    pub fn first(position: &G, line: &[String]) -> Option<Look<G>> {
        let m = position.read_uci(line.first()?).ok()?;
        Some(Look::at(position, m))
    }

    pub fn rescues(&self, kind: Kind) -> bool {
        self.rescued.is_some_and(|(rescued, _)| rescued == kind)
    }

    /// True for a drop or an exchange.
    pub fn is_from_beside(&self) -> bool {
        matches!(self.manner, Manner::Drop | Manner::Exchange)
    }
}

/// The value of the piece won; 0 if none is.
pub(super) fn value<G: Game>(game: &G, won: Option<(Kind, Cell, Loss)>) -> u8 {
    won.map_or(0, |(kind, ..)| game.worth(kind))
}
