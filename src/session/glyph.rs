//! Glyphs: signs that judge a move or a position. CITE: PGN standard, 10 (Numeric Annotation Glyphs),
//! <http://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c10>, and the usual signs.

/// Numbers and signs of the glyphs that have a sign here; those below 10 judge the move.
pub const SIGNS: [(u8, &str); 15] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "⩲"),
    (15, "⩱"),
    (16, "±"),
    (17, "∓"),
    (18, "+-"),
    (19, "-+"),
];

/// The sign of a glyph, or its number if [`SIGNS`] lacks it.
pub fn sign(glyph: u8) -> String {
    let known = SIGNS.iter().find(|(number, _)| *number == glyph);
    known.map_or_else(|| format!("${glyph}"), |(_, sign)| (*sign).to_owned())
}
