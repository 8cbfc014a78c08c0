//! `d`: the position as text.

use crate::game::Game;
use crate::game::layout::file_letter;
use crate::words;

/// Draws a position: the board, the pieces beside it, and the FEN.
pub fn draw<G: Game>(position: &G) -> String {
    let layout = position.layout();
    let mut text = String::new();
    for row in (0..layout.rows()).rev() {
        text += &format!("{:>2} ", row + 1);
        for column in 0..layout.columns() {
            text.push(' ');
            text.push(match layout.at(column.into(), row.into()) {
                None => ' ',
                Some(cell) => position.piece_at(cell).map_or('.', |piece| piece.letter()),
            });
        }
        text.push('\n');
    }
    let files: Vec<String> = (0..layout.columns()).map(|column| format!(" {}", file_letter(column))).collect();
    text += &format!("   {}\n", files.concat());
    for pocket in position.trays() {
        let pieces =
            pocket.pieces.iter().flat_map(|stored| std::iter::repeat_n(stored.piece.letter(), stored.count.into()));
        let pieces: String = pieces.collect();
        let name = words::tray_label(pocket.area, pocket.owner, layout.colours());
        text += &format!("{name}: {}\n", if pieces.is_empty() { "-" } else { &pieces });
    }
    text + &format!("Fen: {}", position.fen())
}
