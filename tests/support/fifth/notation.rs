//! Moves as text.

use hostage_chess::game::{Game, Illegal, Position as _, Reason};

use super::{Move, Position};

impl Position {
    fn name(&self, at: u8) -> String {
        self.layout().name(hostage_chess::game::Cell(at))
    }

    pub(super) fn uci_text(&self, m: Move) -> String {
        self.name(m.from) + &self.name(m.to)
    }

    /// Writes the piece, the origin and the target: `La1-c3`, `Kc1xb2+`.
    pub(super) fn long_text(&self, m: Move) -> String {
        let letter = self.board[usize::from(m.from)].map_or(' ', |piece| piece.kind.letter());
        let next = self.play_unchecked(m);
        let sign = match (next.in_check(), next.outcome()) {
            (true, Some(_)) => "#",
            (true, None) => "+",
            (false, _) => "",
        };
        format!("{letter}{}{}{}{sign}", self.name(m.from), if self.takes(m) { "x" } else { "-" }, self.name(m.to))
    }

    /// Returns the legal move that a text means in either form.
    pub(super) fn find(&self, text: &str) -> Result<Move, Illegal> {
        let squares: String = text.chars().filter(|c| !c.is_uppercase() && !"x-+#!?".contains(*c)).collect();
        let cell = |part: Option<&str>| part.and_then(|name| self.layout().cell(name)).map(|cell| cell.0);
        let (Some(from), Some(to)) = (cell(squares.get(..2)), cell(squares.get(2..))) else {
            return Err(Reason::Unreadable(text.to_owned()).into());
        };
        self.judge(Move { from, to }).map(|()| Move { from, to })
    }
}
