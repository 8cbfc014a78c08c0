//! The position being set up.

use super::{Effect, Item, Shell};
use crate::game::any::AnyPosition;
use crate::game::{Game, Piece, Side};
use crate::link::{Link, LinkFault, LinkedGame};
use crate::session::editor::EditorAction;
use crate::words;

impl Shell {
    /// Carries out an action on the position being set up.
    pub(super) fn edit(&mut self, action: EditorAction) {
        // A link to a position may stand in place of its FEN.
        if let EditorAction::Fen(text) = &action
            && let Some((_, address)) = text.split_once("#/")
            && let Ok(Link { game: Some(game), .. }) = Link::read(address)
        {
            return self.open_setup(&game);
        }
        if self.editor.update(action) {
            self.store_setup();
        }
    }

    pub(super) fn store_setup(&mut self) {
        self.want(Effect::Save(Item::Setup(Box::new(self.editor.save()))));
    }

    /// Opens the final position of a linked game in the editor, or its first position with all its faults.
    pub(super) fn open_setup(&mut self, game: &LinkedGame) {
        let text = match game.record.follow::<AnyPosition>() {
            Ok(replay) => replay.last().fen(),
            Err((Some(part), fault)) => {
                let layout = part.start.layout();
                self.doubts.extend(words::link_fault(&LinkFault::GameRecord(fault), layout));
                part.last().fen()
            }
            Err(_) => game.record.start.clone().unwrap_or_default(),
        };
        let is_new = self.editor.open(&game.record.variant, &text);
        if self.editor.set_orientation(game.players.orientation()) || is_new {
            self.store_setup();
        }
    }

    /// The piece of a FEN letter, if the variant has it.
    pub(super) fn piece_of_letter(&self, letter: char) -> Option<Piece> {
        let mut pieces = Side::BOTH.into_iter().flat_map(|side| self.editor.pieces(side));
        pieces.find(|piece| piece.letter() == letter)
    }
}
