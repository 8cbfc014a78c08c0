//! Texts of other programs for Hostage Chess: positions, moves and records, read and written. The readers accept the
//! spellings of all programs; only a writer needs to know the program ([`TextDialect`]).
//!
//! - Fairy-Stockfish-X has the same form of FEN and of UCI moves as this program (docs/formats.md lists the
//!   differences). CITE: <https://github.com/RainRat/Fairy-Stockfish-X>, `Position::fen` and `UCI::move`.
//! - Game Courier is the correspondence server of The Chess Variant Pages. Only its general notation is known.
//!   CITE: <https://www.chessvariants.com/play/pbm/userguide.html>.
//! - python-chess and cutechess know no Hostage Chess. Their habits in FEN and PGN are read.
//!
//! Nothing here is used by the page: its readers accept less, and its programs are smaller.

pub mod convert;
pub mod courier;
pub mod fault;
pub mod fen;
mod guest;
pub mod moves;
mod names;

use std::str::FromStr;

pub use convert::{Conversion, Converted, convert};
pub use fault::{DialectFault, DialectLoss, DialectReason};
pub use guest::GuestPosition;
pub use names::rule_set;

use super::parse::Unexpected;

/// Program whose texts are read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextDialect {
    /// This program: docs/rules.md 1.10 and 1.11.
    #[default]
    Ours,
    /// Fairy-Stockfish-X, and programs that use its library.
    FairyStockfishX,
    /// Game Courier.
    GameCourier,
}

impl TextDialect {
    /// All dialects.
    pub const ALL: [TextDialect; 3] = [TextDialect::Ours, TextDialect::FairyStockfishX, TextDialect::GameCourier];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            TextDialect::Ours => "ours",
            TextDialect::FairyStockfishX => "fairy-stockfish-x",
            TextDialect::GameCourier => "game-courier",
        }
    }
}

impl FromStr for TextDialect {
    type Err = Unexpected;

    /// Reads the name of a dialect, in any letter case.
    ///
    /// ```
    /// use hostage_chess::game::dialect::TextDialect;
    /// assert_eq!("Game-Courier".parse(), Ok(TextDialect::GameCourier));
    /// let error = "x".parse::<TextDialect>().unwrap_err();
    /// assert_eq!(error.to_string(), "expected ours or fairy-stockfish-x or game-courier");
    /// ```
    fn from_str(text: &str) -> Result<TextDialect, Unexpected> {
        let named = TextDialect::ALL.into_iter().find(|dialect| dialect.name().eq_ignore_ascii_case(text));
        named.ok_or(Unexpected::instead_of(&["ours", "fairy-stockfish-x", "game-courier"]))
    }
}
