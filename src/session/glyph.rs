//! Glyphs: signs that judge a move or a position. CITE: PGN standard, 10 (Numeric Annotation Glyphs),
//! <http://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c10>, and the usual signs.

use crate::game::pgn::glyph_mark;

/// The glyphs that the menu of a move offers; those below 10 judge the move. A move may have others from a record.
pub const OFFERED: [u8; 15] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19];

/// The sign of a glyph, or its number if it has none.
pub fn sign(glyph: u8) -> String {
    glyph_mark(glyph).map_or_else(|| format!("${glyph}"), str::to_owned)
}
