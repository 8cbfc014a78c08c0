//! The sixteen rule sets: two boards, three switches.

/// One of the two boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSize {
    /// The game's original board: seven files and ranks without eight squares at the corners.
    FortyOne,
    /// The ordinary chessboard.
    SixtyFour,
}

/// Rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Board of the rule set.
    pub board: BoardSize,
    /// True if a jump lands directly behind the jumped piece only.
    pub adjacent: bool,
    /// True if no move may take over a piece that the enemy would still defend. Otherwise only the king may not.
    pub undefended: bool,
    /// True if each side sets up its pieces freely.
    pub free: bool,
}

/// Names of all rule sets, with the switches in the order of docs/rules.md 2.8.
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
    /// Returns the rule set with this name.
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
        let board = if index < 8 { BoardSize::FortyOne } else { BoardSize::SixtyFour };
        Some(Rules { board, adjacent: index & 1 != 0, undefended: index & 2 != 0, free: index & 4 != 0 })
    }

    /// Returns the name in UCI, links and records.
    pub const fn name(self) -> &'static str {
        let switches = self.adjacent as usize | (self.undefended as usize) << 1 | (self.free as usize) << 2;
        VARIANTS[(self.board as usize) << 3 | switches]
    }

    /// Returns true if the rules have castling: not on the small board, and not with free set-up.
    pub const fn castles(self) -> bool {
        matches!(self.board, BoardSize::SixtyFour) && !self.free
    }
}
