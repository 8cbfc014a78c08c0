//! Methods that the positions of several games share.
//!
//! They are macros, because each game has its own fields and its own numbers for the hash. The numbers are in the
//! module `key` of the game.

/// Implements the methods that keep the hash of a position in step with the fields that a FEN shows behind the pieces.
///
/// The position has the fields `hash`, `turn`, `en_passant`, `en_passant_counts`, `halfmoves` and `fullmoves`, and a
/// method `can_capture_en_passant`. With castling, it also has the field `castling`.
macro_rules! has_state {
    ($position:ident, $square:ty) => {
        impl $position {
            /// Returns the hash for repetition and the transposition table.
            pub(super) fn hash(&self) -> $crate::game::Key {
                $crate::game::Key(self.hash)
            }

            /// Returns true if a move from one square to another is an en passant capture, legal or not.
            pub(super) fn is_en_passant(&self, from: $square, to: $square) -> bool {
                self.en_passant == Some(to)
                    && from.file() != to.file()
                    && self.kind_on(from) == Some($crate::game::Kind::Pawn)
            }

            pub(super) fn set_turn(&mut self, turn: $crate::game::Side) {
                if turn != self.turn {
                    self.hash ^= super::key::BLACK;
                    self.turn = turn;
                }
            }

            /// Sets the en passant square; must come last, because its effect on the hash depends on everything else.
            pub(super) fn set_en_passant(&mut self, square: Option<$square>) {
                self.clear_en_passant();
                self.en_passant = square;
                if let Some(square) = square
                    && self.can_capture_en_passant()
                {
                    self.en_passant_counts = true;
                    self.hash ^= super::key::en_passant(square);
                }
            }

            pub(super) fn clear_en_passant(&mut self) {
                if let Some(old) = self.en_passant.take()
                    && self.en_passant_counts
                {
                    self.hash ^= super::key::en_passant(old);
                    self.en_passant_counts = false;
                }
            }
        }
    };
    ($position:ident, $square:ty, $castling:ty) => {
        $crate::game::chess::position::has_state!($position, $square);

        impl $position {
            pub(super) fn set_castling(&mut self, castling: $castling) {
                self.hash ^= super::key::castling(self.castling) ^ super::key::castling(castling);
                self.castling = castling;
            }

            /// Sets the fields that a FEN shows behind the pieces; must come last.
            pub(super) fn set_state(&mut self, state: $crate::game::fen::State<$square, $castling>) {
                self.set_castling(state.castling);
                self.set_turn(state.turn);
                self.halfmoves = state.halfmoves;
                self.fullmoves = state.fullmoves;
                self.set_en_passant(state.en_passant);
            }

            /// Returns the FEN fields that follow the pieces.
            pub(super) fn state(&self) -> $crate::game::fen::State<$square, $castling> {
                $crate::game::fen::State {
                    turn: self.turn,
                    castling: self.castling,
                    en_passant: self.en_passant,
                    halfmoves: self.halfmoves,
                    fullmoves: self.fullmoves,
                }
            }
        }
    };
}

/// Implements the methods of a position that stores its pieces as sets of squares.
///
/// The position has the fields `sides`, `kinds` and `hash`, and a method `kind_on`. `index` returns the place of a kind
/// in `kinds`.
macro_rules! has_piece_sets {
    ($position:ident, $square:ty, $bits:ty, $index:path) => {
        impl $position {
            /// Returns the occupied squares.
            #[inline]
            pub fn occupied(&self) -> $bits {
                self.sides[0] | self.sides[1]
            }

            /// Returns the squares with pieces of a side.
            #[inline]
            pub fn of_side(&self, side: $crate::game::Side) -> $bits {
                self.sides[side.index()]
            }

            /// Returns the squares with pieces of a kind.
            ///
            /// # Panics
            /// If the game has no pieces of this kind.
            #[inline]
            pub fn of_kind(&self, kind: $crate::game::Kind) -> $bits {
                self.kinds[$index(kind)]
            }

            /// Returns the squares with pieces of a side and kind.
            ///
            /// # Panics
            /// If the game has no pieces of this kind.
            #[inline]
            pub fn of(&self, side: $crate::game::Side, kind: $crate::game::Kind) -> $bits {
                self.of_side(side) & self.of_kind(kind)
            }

            /// Returns the piece on a square.
            pub fn piece_on(&self, square: $square) -> Option<$crate::game::Piece> {
                use $crate::game::Side;
                let kind = self.kind_on(square)?;
                let side = if self.of_side(Side::White).has(square) { Side::White } else { Side::Black };
                Some($crate::game::Piece { side, kind })
            }

            /// Puts a piece on an empty square, or removes it from its square.
            #[inline]
            pub(super) fn toggle(&mut self, square: $square, piece: $crate::game::Piece) {
                self.sides[piece.side.index()] ^= square.into();
                self.kinds[$index(piece.kind)] ^= square.into();
                self.hash ^= super::key::piece(piece.side, piece.kind, square);
            }
        }
    };
}

pub(in crate::game) use {has_piece_sets, has_state};
