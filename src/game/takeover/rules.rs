//! Which of the sixteen rule sets is played: two boards, three switches.

/// One of the two boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// The game's own: seven files and ranks without eight squares at the corners.
    FortyOne,
    /// The ordinary chessboard.
    SixtyFour,
}

/// A rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The board.
    pub board: Board,
    /// A jump lands next to the victim only.
    pub adjacent: bool,
    /// Nobody whom the enemy would still defend can be taken over, not by the king only.
    pub undefended: bool,
    /// Each side sets up its own men.
    pub free: bool,
}

/// The names of all rule sets, the switches in the order of docs/rules.md 2.8.
pub const VARIANTS: [&str; 16] = [
    "takeover-41",
    "takeover-41-adjacent",
    "takeover-41-undefended",
    "takeover-41-adjacent-undefended",
    "takeover-41-free",
    "takeover-41-adjacent-free",
    "takeover-41-undefended-free",
    "takeover-41-adjacent-undefended-free",
    "takeover-64",
    "takeover-64-adjacent",
    "takeover-64-undefended",
    "takeover-64-adjacent-undefended",
    "takeover-64-free",
    "takeover-64-adjacent-free",
    "takeover-64-undefended-free",
    "takeover-64-adjacent-undefended-free",
];

impl Rules {
    /// The rules of a name.
    ///
    /// ```
    /// use hostage_chess::game::takeover::Rules;
    /// let rules = Rules::from_name("takeover-41-adjacent-free").unwrap();
    /// assert!(rules.adjacent && rules.free && !rules.undefended);
    /// assert_eq!(rules.name(), "takeover-41-adjacent-free");
    /// assert_eq!(Rules::from_name("takeover-41-free-adjacent"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Rules> {
        let index = VARIANTS.iter().position(|&variant| variant == name)?;
        let board = if index < 8 { Board::FortyOne } else { Board::SixtyFour };
        Some(Rules { board, adjacent: index & 1 != 0, undefended: index & 2 != 0, free: index & 4 != 0 })
    }

    /// The name in UCI, links and records.
    pub const fn name(self) -> &'static str {
        let switches = self.adjacent as usize | (self.undefended as usize) << 1 | (self.free as usize) << 2;
        VARIANTS[(self.board as usize) << 3 | switches]
    }

    /// Whether there is castling at all: not on the small board, and not where everybody stands where he likes.
    pub const fn castles(self) -> bool {
        matches!(self.board, Board::SixtyFour) && !self.free
    }
}
