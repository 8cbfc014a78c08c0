//! `d`: the position as text.

use crate::game::Game;
use crate::game::layout::drawn;
use crate::words;

/// Draws a position: the board, the pieces beside it, and the FEN.
pub fn draw<G: Game>(position: &G) -> String {
    let mut text = drawn(position) + "\n";
    for pocket in position.trays() {
        let pieces =
            pocket.pieces.iter().flat_map(|stored| std::iter::repeat_n(stored.piece.letter(), stored.count.into()));
        let pieces: String = pieces.collect();
        let name = words::tray_label(pocket.area, pocket.owner, position.layout().colours());
        text += &format!("{name}: {}\n", if pieces.is_empty() { "-" } else { &pieces });
    }
    text + &format!("Fen: {}", position.fen())
}
