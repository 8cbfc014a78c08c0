//! The editor's response to taps, drags and buttons.

use super::{Editor, EditorAction, EditorNotice, EditorPlace, Hand};
use crate::game::any::variants;
use crate::game::draft::Draft;
use crate::game::{Area, Fault, Game, Piece, Side, Touch, lookalike};
use crate::session::BoardAction;

impl<G: Game> Editor<G> {
    /// Changes the position. True if there is something new to store.
    pub fn update(&mut self, action: impl Into<EditorAction>) -> bool {
        let before = (self.at, self.steps.len(), self.orientation, self.text().to_owned());
        match action.into() {
            EditorAction::Board(action) => self.at_board(action),
            EditorAction::Take(piece) => self.take(piece),
            EditorAction::Erase => {
                let eraser = self.hand != Some(Hand::Eraser);
                self.hold(eraser.then_some(Hand::Eraser));
            }
            EditorAction::Remove(touch) => self.remove(touch),
            EditorAction::Turn(side) => {
                self.draft.turn = side;
                self.commit(EditorNotice::Turn(side));
            }
            EditorAction::Right(letter) => {
                let held = self.rights.iter().any(|right| right.letter == letter && right.held);
                self.draft.castling.retain(|other| other != letter);
                if !held {
                    self.draft.castling.push(letter);
                }
                self.commit(EditorNotice::Right(letter, !held));
            }
            EditorAction::EnPassant(cell) => {
                self.draft.en_passant = cell;
                self.commit(EditorNotice::EnPassant(cell));
            }
            EditorAction::Rules(variant) => self.change_rules(variant),
            EditorAction::JailRest => self.jail_rest(),
            EditorAction::Clear => {
                self.hand = None;
                self.draft.clear();
                self.commit(EditorNotice::Cleared);
            }
            EditorAction::Start => {
                self.hand = None;
                self.add(self.variant(), self.start.fen());
                self.say(EditorNotice::Start);
            }
            EditorAction::Fen(text) => self.read(&text),
            EditorAction::Tell(text) => self.say(EditorNotice::Told(text)),
        }
        before != (self.at, self.steps.len(), self.orientation, self.text().to_owned())
    }

    fn at_board(&mut self, action: BoardAction) {
        match action {
            BoardAction::Tap(touch) => self.tap(touch),
            BoardAction::TapTray(area, owner) => self.tap_spot(EditorPlace::Tray(area, owner)),
            BoardAction::Lift(touch) => self.lifted = Some(touch).filter(|&touch| self.piece_of(touch).is_some()),
            BoardAction::Land(touch) => self.land(spot_of(touch)),
            BoardAction::LandInTray(area, owner) => self.land(Some(EditorPlace::Tray(area, owner))),
            // A piece dropped outside the board is removed.
            BoardAction::LandOutside => self.land(Some(EditorPlace::Tray(Area::Box, Side::White))),
            BoardAction::Ask(cell) => self.remove(Touch::Cell(cell)),
            BoardAction::Back => {
                if self.lifted.take().is_none() && self.hand.is_some() {
                    self.hold(None);
                }
            }
            BoardAction::Undo => {
                if self.at > 0 {
                    self.go_to(self.at - 1);
                    self.say(EditorNotice::Undone);
                }
            }
            BoardAction::Redo => {
                if self.at + 1 < self.steps.len() {
                    self.go_to(self.at + 1);
                    self.say(EditorNotice::Redone);
                }
            }
            BoardAction::Flip => self.orientation = !self.orientation,
            // There are no moves here.
            BoardAction::ChooseLanding(_) | BoardAction::Type(_) | BoardAction::GoTo(_) => {}
        }
    }

    fn hold(&mut self, hand: Option<Hand>) {
        self.hand = hand;
        let piece = match hand {
            Some(Hand::Piece(piece)) => Some(piece),
            Some(Hand::Taken(touch)) => self.piece_of(touch),
            Some(Hand::Eraser) | None => None,
        };
        self.say(EditorNotice::InHand(hand, piece));
    }

    fn take(&mut self, piece: Piece) {
        let again = self.hand == Some(Hand::Piece(piece));
        if self.draft.piece_set().kinds.contains(&piece.kind) {
            self.hold((!again).then_some(Hand::Piece(piece)));
        }
    }

    fn tap(&mut self, touch: Touch) {
        match (self.hand, touch) {
            // A piece is being moved, perhaps back into the box.
            (Some(Hand::Taken(_)), _) => {}
            (_, Touch::Beside(Area::Box, side, kind)) => return self.take(Piece { side, kind }),
            (Some(Hand::Eraser), _) => return self.remove(touch),
            (Some(Hand::Piece(piece)), Touch::Cell(_)) if self.piece_of(touch) == Some(piece) => {
                return self.remove(touch);
            }
            (Some(Hand::Piece(_)), _) => {}
            (None, _) if self.piece_of(touch).is_some() => return self.hold(Some(Hand::Taken(touch))),
            (None, _) => {}
        }
        if let Some(spot) = spot_of(touch) {
            self.tap_spot(spot);
        }
    }

    /// Puts down the content of the hand.
    fn tap_spot(&mut self, spot: EditorPlace) {
        match self.hand {
            Some(Hand::Taken(touch)) => {
                if spot_of(touch) == Some(spot) {
                    return self.hold(None);
                }
                self.hand = None;
                if let Some(piece) = self.piece_of(touch) {
                    self.bring(piece, spot_of(touch), spot);
                }
            }
            Some(Hand::Piece(_)) if matches!(spot, EditorPlace::Tray(Area::Box, _)) => self.hold(None),
            Some(Hand::Piece(piece)) => self.bring(piece, None, spot),
            Some(Hand::Eraser) | None => {}
        }
    }

    fn land(&mut self, spot: Option<EditorPlace>) {
        let Some((lifted, spot)) = self.lifted.take().zip(spot) else { return };
        let from = spot_of(lifted).filter(|from| !matches!(from, EditorPlace::Tray(Area::Box, _)));
        if self.hand == Some(Hand::Taken(lifted)) {
            self.hand = None;
        }
        if let Some(piece) = self.piece_of(lifted) {
            self.bring(piece, from, spot);
        }
    }

    /// Puts a piece from the box or from its place into another place. A piece put into the box is removed.
    fn bring(&mut self, piece: Piece, from: Option<EditorPlace>, to: EditorPlace) {
        let nowhere = matches!(to, EditorPlace::Cell(cell) if !self.draft.layout().cells().any(|known| known == cell));
        if from == Some(to) || nowhere {
            return;
        }
        if let Err(why) = self.may_stand(piece, to) {
            return self.say(why);
        }
        if let Some(from) = from {
            self.take_away(piece, from);
        }
        let notice = match (to, from) {
            (EditorPlace::Tray(Area::Box, _), None) => return,
            (EditorPlace::Tray(Area::Box, _), Some(from)) => EditorNotice::Left(piece, from),
            (_, from) => {
                let before = if let EditorPlace::Cell(cell) = to { self.draft.piece(cell) } else { None };
                match to {
                    EditorPlace::Cell(cell) => self.draft.set(cell, Some(piece)),
                    EditorPlace::Tray(area, _) => self.draft.put(area, piece),
                }
                from.map_or(EditorNotice::Came(piece, to, before), |from| EditorNotice::Went(piece, from, to, before))
            }
        };
        self.commit(notice);
    }

    fn take_away(&mut self, piece: Piece, from: EditorPlace) {
        match from {
            EditorPlace::Cell(cell) => self.draft.set(cell, None),
            EditorPlace::Tray(area, _) => {
                self.draft.take(area, piece);
            }
        }
    }

    fn remove(&mut self, touch: Touch) {
        let boxed = matches!(touch, Touch::Beside(Area::Box, ..));
        if let (Some(piece), Some(from), false) = (self.piece_of(touch), spot_of(touch), boxed) {
            if self.hand == Some(Hand::Taken(touch)) {
                self.hand = None;
            }
            self.take_away(piece, from);
            self.commit(EditorNotice::Left(piece, from));
        }
    }

    fn jail_rest(&mut self) {
        if !self.can_jail() {
            return;
        }
        let free = |piece: &Piece| self.draft.piece_set().beside.contains(&piece.kind);
        let pieces = Side::BOTH.into_iter().flat_map(|side| self.pieces(side)).filter(free);
        let jailed: Vec<Piece> = pieces.flat_map(|piece| std::iter::repeat_n(piece, self.missing(piece))).collect();
        for &piece in &jailed {
            self.draft.put(Area::Prison, piece);
        }
        self.commit(EditorNotice::Jailed(jailed.len()));
    }

    /// Changes the variant. The pieces stay if the position is valid there too, or if both variants are the same game
    /// on the same board.
    fn change_rules(&mut self, variant: &'static str) {
        let Some(rules) = G::start(variant) else { return };
        self.hand = None;
        let fresh = self.text() == self.start.fen();
        let text = match G::from_fen(variant, self.text()) {
            Ok(position) if !fresh => Some(position.fen()),
            _ if !fresh && self.stays(&rules) => Some(Draft::read(&rules, self.text()).fen()),
            _ => None,
        };
        let kept = text.is_some();
        self.add(variant, text.unwrap_or_else(|| rules.fen()));
        self.say(EditorNotice::Rules(variant, kept));
    }

    fn read(&mut self, text: &str) {
        let text = lookalike::pasted_fen(&text.replace('_', " "));
        if text == self.typed() {
            return;
        }
        self.hand = None;
        match G::from_fen(self.variant(), &text) {
            Ok(position) => {
                self.add(self.variant(), position.fen());
                self.say(EditorNotice::Read);
            }
            Err(faults) => {
                // A text that is not a FEN at all does not clear the board. The position of another game has other ranks.
                let fits = || variants().any(|name| G::from_fen(name, &text).is_ok());
                let foreign = |fault: &Fault| match fault {
                    Fault::TooLong { .. } | Fault::Character(_) | Fault::Empty => true,
                    Fault::Ranks { .. } => !fits(),
                    _ => false,
                };
                if !text.contains('/') || faults.iter().any(foreign) {
                    return self.say(EditorNotice::Unreadable(text, faults.into_vec()));
                }
                self.add(self.variant(), text);
                self.say(EditorNotice::Faulty);
            }
        }
    }

    /// Adds a step, with the castling rights that the pieces allow.
    fn commit(&mut self, notice: EditorNotice) {
        let wanted = self.draft.castling.clone();
        let rights = self.draft.rights::<G>(self.variant(), &wanted);
        self.draft.castling = rights.iter().filter(|right| right.held).map(|right| right.letter).collect();
        if !self.draft.passed::<G>(self.variant()).iter().any(|&cell| Some(cell) == self.draft.en_passant) {
            self.draft.en_passant = None;
        }
        self.add(self.variant(), self.draft.fen());
        // A king put back on its home square regains its right.
        self.draft.castling = wanted;
        self.say(notice);
    }
}

/// The place of a touch.
fn spot_of(touch: Touch) -> Option<EditorPlace> {
    match touch {
        Touch::Cell(cell) => Some(EditorPlace::Cell(cell)),
        Touch::Beside(area, owner, _) => Some(EditorPlace::Tray(area, owner)),
        _ => None,
    }
}
