//! What the nets of the smaller games see: the pieces on the board, and a few facts. Such a net corrects an evaluation
//! with tuned numbers, so it need not know everything.
//!
//! The program for browsers does not contain these nets. The page loads the net of a game with the game
//! ([`nets::provide`](crate::game::nets::provide)); until then the tuned numbers evaluate alone.

use super::{InputNumbers, Views};
use crate::game::Side;

/// Number of hidden units of each view.
pub const HIDDEN: usize = 32;
/// Number of sets of output weights.
pub const OUTPUTS: usize = 4;

/// The inputs of a game: first the words of White's kinds of pieces and of its maps, then Black's, then one word of facts.
pub struct Inputs {
    /// Number of kinds of pieces.
    pub kinds: usize,
    /// Number of other sets of squares of a side, such as those that it attacks.
    pub maps: usize,
    /// Number of squares, each a bit of a word.
    pub squares: usize,
    /// Number of facts about a side. In the last word, White's come first, then Black's.
    pub of_side: usize,
    /// Number of facts about both sides, after those.
    pub of_both: usize,
    /// Number of places with separate weights.
    pub places: usize,
    /// Turns a square of a place: the other way up, mirrored, or both.
    pub turn: fn(place: usize, turned: bool, mirrored: bool, square: usize) -> usize,
}

impl Inputs {
    /// Returns the number of words with squares of a side.
    const fn words(&self) -> usize {
        self.kinds + self.maps
    }

    /// Returns the number of inputs.
    pub const fn count(&self) -> usize {
        2 * self.words() * self.squares + 2 * self.of_side + self.of_both
    }

    /// Returns the number of orientations.
    pub const fn orientations(&self) -> usize {
        4 * self.places
    }

    /// Returns the orientation of a side, with or without mirroring, and of a place.
    pub const fn orientation(&self, side: Side, mirrored: bool, place: usize) -> usize {
        (side.index() * 2 + mirrored as usize) * self.places + place
    }

    /// Returns the place of an orientation.
    #[inline]
    pub const fn place(&self, orientation: usize) -> usize {
        orientation % self.places
    }

    /// Returns the number of the 32 pieces of chess that are off the board.
    pub fn pieces_off<const WORDS: usize>(&self, views: &Views<WORDS>) -> usize {
        let sides = views.words.chunks(self.words()).take(2);
        let pieces: u32 = sides.flat_map(|words| &words[..self.kinds]).map(|word| word.count_ones()).sum();
        32_usize.saturating_sub(pieces as usize)
    }

    /// Returns the input numbers of each orientation.
    pub fn numbers<const WORDS: usize>(&self) -> Vec<InputNumbers<WORDS>> {
        (0..self.orientations()).map(|orientation| self.numbers_of(orientation)).collect()
    }

    fn numbers_of<const WORDS: usize>(&self, orientation: usize) -> InputNumbers<WORDS> {
        let (way, place) = (orientation / self.places, self.place(orientation));
        let (black, mirrored) = (way / 2, way % 2 == 1);
        let facts = 2 * self.words() * self.squares;
        let mut numbers = [[0; 64]; WORDS];
        for (word, row) in numbers.iter_mut().enumerate() {
            for (bit, number) in row.iter_mut().enumerate() {
                // The viewing side's inputs come first.
                let input = if word < 2 * self.words() {
                    let word = (word + self.words() * black) % (2 * self.words());
                    word * self.squares + (self.turn)(place, black == 1, mirrored, bit.min(self.squares - 1))
                } else if bit < 2 * self.of_side {
                    facts + (bit + self.of_side * black) % (2 * self.of_side)
                } else {
                    // The bits after the last fact are never set.
                    (facts + bit).min(self.count() - 1)
                };
                *number = input as u16;
            }
        }
        numbers
    }
}

/// Declares the net of a game in its module `eval::net`: what it sees, its file, its value of a position, and what
/// training asks about it. It evaluates the positions for which `$is_learnt` is true.
///
/// The module must have the constants `WORDS` and `INPUTS`, and a function `views`. The module above has a function
/// `tuned`, whose value the net corrects.
macro_rules! board_net {
    ($position:ty, $is_learnt:expr) => {
        /// What the net sees.
        pub struct BoardScheme;

        impl $crate::game::net::Scheme<WORDS> for BoardScheme {
            const INPUTS: usize = INPUTS.count();
            const PLACES: usize = INPUTS.places;
            const ORIENTATIONS: usize = INPUTS.orientations();

            #[inline]
            fn numbers(orientation: usize) -> (&'static $crate::game::net::InputNumbers<WORDS>, usize) {
                static NUMBERS: ::std::sync::LazyLock<Vec<$crate::game::net::InputNumbers<WORDS>>> =
                    ::std::sync::LazyLock::new(|| INPUTS.numbers());
                (&NUMBERS[orientation], INPUTS.place(orientation))
            }
        }

        type BoardNet = $crate::game::net::Net<
            BoardScheme,
            WORDS,
            { $crate::game::net::board::HIDDEN },
            { $crate::game::net::board::OUTPUTS },
        >;
        type BoardMemory = $crate::game::net::Accumulators<WORDS, { $crate::game::net::board::HIDDEN }>;

        #[cfg(not(target_arch = "wasm32"))]
        const FILE: Option<&[u8]> = Some(include_bytes!("net.bin"));
        #[cfg(target_arch = "wasm32")]
        const FILE: Option<&[u8]> = None;

        static NET: ::std::sync::OnceLock<Option<BoardNet>> = ::std::sync::OnceLock::new();

        fn net() -> Option<&'static BoardNet> {
            match FILE {
                Some(file) => NET.get_or_init(|| BoardNet::read(file)).as_ref(),
                None => NET.get().and_then(Option::as_ref),
            }
        }

        /// Sets the net of this program, once. Returns false if this is not the file of such a net.
        pub fn provide(file: &[u8]) -> bool {
            let Some(net) = BoardNet::read(file) else { return false };
            NET.get_or_init(|| Some(net)).is_some()
        }

        thread_local! {
            static MEMORY: ::std::cell::RefCell<Option<BoardMemory>> = const { ::std::cell::RefCell::new(None) };
        }

        /// Returns the correction of the tuned value, for the side to move, in centipawns. The net sees `views`.
        pub fn worth(position: &$position, views: impl FnOnce() -> $crate::game::net::Views<WORDS>) -> i32 {
            let is_learnt: fn(&$position) -> bool = $is_learnt;
            let Some(net) = net().filter(|_| is_learnt(position)) else { return 0 };
            let views = views();
            MEMORY.with_borrow_mut(|memory| {
                net.worth(memory.get_or_insert_with(|| net.accumulators()), &views, INPUTS.pieces_off(&views))
            })
        }

        #[doc(hidden)]
        impl $crate::game::net::Learnt for $position {
            const INPUTS: usize = INPUTS.count();
            const PLACES: usize = INPUTS.places;
            const HIDDEN: usize = $crate::game::net::board::HIDDEN;

            fn net_rows(&self) -> [Vec<usize>; 2] {
                views(self).both_rows::<BoardScheme>()
            }

            fn pieces_off(&self) -> usize {
                INPUTS.pieces_off(&views(self))
            }

            fn worth_without_net(&self) -> i32 {
                super::tuned(self)
            }

            fn is_learnt(&self) -> bool {
                let is_learnt: fn(&$position) -> bool = $is_learnt;
                is_learnt(self)
            }

            fn net_file() -> Option<&'static [u8]> {
                FILE
            }
        }
    };
}
pub(in crate::game) use board_net;

/// Returns the views of a position from its pieces, its facts, and the orientations of White and Black.
pub fn views<const WORDS: usize>(
    pieces: impl Iterator<Item = u64>,
    facts: u64,
    turn: Side,
    orientations: [usize; 2],
) -> Views<WORDS> {
    let mut words = [0; WORDS];
    words.iter_mut().zip(pieces.chain([facts])).for_each(|(word, bits)| *word = bits);
    Views { words, orientations: [turn, !turn].map(|side| orientations[side.index()]) }
}
