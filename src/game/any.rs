//! The one list of all games: [`each_game!`](crate::each_game).
//!
//! Screens, session and links hold an [`AnyPosition`]. Code that must be fast calls [`with_game!`](crate::with_game)
//! once to find out which game it is, and then works with that game's type.

use super::message::Message;
use super::view::PlainView;
use super::{
    Cell, Ending, Event, Fault, Faults, Game, Hint, Illegal, Key, Kind, Layout, Mark, Outcome, Packed, Piece, PieceSet,
    PlayingStyle, Position, Reason,
};
use super::{Pocket, Side, Style, Threats, Touch, hole, hostage, messenger, takeover};

/// The list of games. Each line gives the name of a game's enum variants here and the name of its module.
///
/// Passes the list in brackets, followed by the given tokens, to another macro.
#[doc(hidden)]
#[macro_export]
macro_rules! each_game {
    ($then:ident!($($given:tt)*)) => {
        $crate::game::any::$then! {
            [
                Hostage(hostage)
                Takeover(takeover)
                Hole(hole)
                Messenger(messenger)
            ]
            $($given)*
        }
    };
}
#[doc(hidden)]
pub use each_game;

/// Evaluates an expression with the position inside an [`AnyPosition`], whichever game it belongs to.
#[doc(hidden)]
#[macro_export]
macro_rules! with_game {
    ([$($name:ident($module:ident))*] $any:expr, $position:ident => $body:expr) => {
        match $any {
            $($crate::game::any::AnyPosition::$name($position) => $body,)*
        }
    };
    ($any:expr, $position:ident => $body:expr) => {
        $crate::each_game!(with_game!($any, $position => $body))
    };
}
#[doc(hidden)]
pub use with_game;

macro_rules! games {
    ([$($name:ident($module:ident))*]) => {
        /// Position of any game. Its methods are those of the traits [`Position`] and [`Game`].
        ///
        /// A search should start with the position inside, because some methods of [`Position`] that only help a search
        /// have their defaults here.
        ///
        /// ```
        /// use hostage_chess::{AnyPosition, Game, Position, Side};
        ///
        /// let start = AnyPosition::start("hole").expect("the library knows Hole Chess");
        /// assert_eq!((start.side_to_move(), start.perft(2)), (Side::White, 64));
        /// let mv = start.legal_moves()[0];
        /// let next = start.play(mv)?;
        /// assert_eq!(AnyPosition::from_fen("hole", &next.fen())?, next);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum AnyPosition {
            $(#[doc = concat!("A position of ", stringify!($name), " Chess.")] $name($module::Position),)*
        }

        /// Move of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyMove {
            $(#[doc = concat!("A move of ", stringify!($name), " Chess.")] $name($module::Move),)*
        }

        impl Packed for AnyMove {
            /// Combines the move's number within its game and the index of the game; there is room for seven games.
            fn pack(self) -> u32 {
                let games = [$(stringify!($name)),*].len() as u32;
                let mut game = 0;
                $(
                    if let AnyMove::$name(m) = self {
                        return m.pack() * games + game;
                    }
                    game += 1;
                )*
                game
            }

            fn unpack(bits: u32) -> Option<AnyMove> {
                let games = [$(stringify!($name)),*].len() as u32;
                let mut game = 0;
                $(
                    if bits % games == game {
                        return $module::Move::unpack(bits / games).map(AnyMove::$name);
                    }
                    game += 1;
                )*
                let _ = game;
                None
            }
        }

        /// Returns the names of all playable rule sets.
        ///
        /// ```
        /// assert!(hostage_chess::variants().any(|name| name == "hostage-pierce"));
        /// ```
        pub fn variants() -> impl Iterator<Item = &'static str> {
            std::iter::empty()$(.chain($module::VARIANTS.iter().copied()))*
        }

        const HISTORY: usize = {
            let mut most = 0;
            $(if <$module::Position as Position>::HISTORY > most { most = <$module::Position as Position>::HISTORY; })*
            most
        };

        impl Position for AnyPosition {
            type Move = AnyMove;

            type View<'a> = PlainView<'a, Self>;

            const HISTORY: usize = HISTORY;

            fn view(&self) -> PlainView<'_, Self> {
                PlainView(self)
            }

            fn moves(&self, list: &mut Vec<AnyMove>) {
                match self { $(AnyPosition::$name(p) => {
                    list.extend(p.legal_moves().into_iter().map(AnyMove::$name));
                })* }
            }

            fn forcing_moves(&self, list: &mut Vec<AnyMove>) {
                match self { $(AnyPosition::$name(p) => {
                    let mut own = Vec::new();
                    p.forcing_moves(&mut own);
                    list.extend(own.into_iter().map(AnyMove::$name));
                })* }
            }

            fn play_unchecked(&self, m: AnyMove) -> AnyPosition {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => AnyPosition::$name(p.play_unchecked(m)),)*
                    _ => self.clone(),
                }
            }

            fn pass(&self) -> Option<AnyPosition> {
                match self { $(AnyPosition::$name(p) => p.pass().map(AnyPosition::$name),)* }
            }

            fn hint(&self, m: AnyMove) -> Hint {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.hint(m),)*
                    _ => Hint::default(),
                }
            }

            fn style_move_bonus(&self, style: PlayingStyle, m: AnyMove) -> i32 {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.style_move_bonus(style, m),)*
                    _ => 0,
                }
            }

            fn landing(&self, m: AnyMove) -> Option<(Cell, Kind)> {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.landing(m),)*
                    _ => None,
                }
            }

            fn style_bonus(&self, style: PlayingStyle, side: Side) -> i32 {
                with_game!(self, p => p.style_bonus(style, side))
            }

            fn correction_keys(&self) -> [u64; 4] { with_game!(self, p => p.correction_keys()) }
            fn count_moves(&self) -> u64 { with_game!(self, p => p.count_moves()) }
            fn side_to_move(&self) -> Side { with_game!(self, p => p.side_to_move()) }
            fn key(&self) -> Key { with_game!(self, p => p.key()) }
            fn halfmoves(&self) -> u16 { with_game!(self, p => p.halfmoves()) }
            fn in_check(&self) -> bool { with_game!(self, p => p.in_check()) }
            fn outcome_given(&self, has_moves: bool) -> Option<Outcome> { with_game!(self, p => p.outcome_given(has_moves)) }
            fn evaluate(&self) -> i32 { with_game!(self, p => p.evaluate()) }
            fn perft(&self, depth: u32) -> u64 { with_game!(self, p => p.perft(depth)) }

            fn perft_until(&self, depth: u32, stop: &mut dyn FnMut() -> bool) -> Option<u64> {
                with_game!(self, p => p.perft_until(depth, stop))
            }
        }

        impl Game for AnyPosition {
            fn variants() -> impl Iterator<Item = &'static str> {
                variants()
            }

            fn start(variant: &str) -> Option<AnyPosition> {
                None$(.or_else(|| <$module::Position as Game>::start(variant).map(AnyPosition::$name)))*
            }

            fn from_fen(variant: &str, fen: &str) -> Result<AnyPosition, Faults> {
                $(if $module::VARIANTS.contains(&variant) {
                    return <$module::Position as Game>::from_fen(variant, fen).map(AnyPosition::$name);
                })*
                Err(Fault::UnknownVariant(variant.to_owned()).into())
            }

            fn spellings(&self, m: AnyMove) -> Vec<Vec<Touch>> {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.spellings(m),)*
                    _ => Vec::new(),
                }
            }

            fn events(&self, m: AnyMove) -> Vec<Event> {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.events(m),)*
                    _ => Vec::new(),
                }
            }

            fn uci(&self, m: AnyMove) -> String {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.uci(m),)*
                    _ => String::new(),
                }
            }

            fn notation(&self, m: AnyMove, style: Style) -> String {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.notation(m, style),)*
                    _ => String::new(),
                }
            }

            fn play(&self, m: AnyMove) -> Result<AnyPosition, Illegal> {
                match (self, m) {
                    $((AnyPosition::$name(p), AnyMove::$name(m)) => p.play(m).map(AnyPosition::$name),)*
                    _ => Err(Reason::NotAMove.into()),
                }
            }

            fn read_uci(&self, text: &str) -> Result<AnyMove, Illegal> {
                match self { $(AnyPosition::$name(p) => p.read_uci(text).map(AnyMove::$name),)* }
            }

            fn read_notation(&self, text: &str) -> Result<AnyMove, Illegal> {
                match self { $(AnyPosition::$name(p) => p.read_notation(text).map(AnyMove::$name),)* }
            }

            fn variant(&self) -> &'static str { with_game!(self, p => p.variant()) }
            fn fen(&self) -> String { with_game!(self, p => p.fen()) }
            fn move_number(&self) -> u32 { with_game!(self, p => p.move_number()) }
            fn shown_number(&self) -> Option<u32> { with_game!(self, p => p.shown_number()) }
            fn layout(&self) -> &'static Layout { with_game!(self, p => p.layout()) }
            fn goal(&self) -> Ending { with_game!(self, p => p.goal()) }
            fn piece_set(&self) -> PieceSet { with_game!(self, p => p.piece_set()) }
            fn symbols(&self) -> &'static [(Kind, char)] { with_game!(self, p => p.symbols()) }
            fn worth(&self, kind: Kind) -> u8 { with_game!(self, p => p.worth(kind)) }
            fn piece_at(&self, cell: Cell) -> Option<Piece> { with_game!(self, p => p.piece_at(cell)) }
            fn trays(&self) -> Vec<Pocket> { with_game!(self, p => p.trays()) }
            fn threats(&self) -> Option<&dyn Threats> { with_game!(self, p => p.threats()) }
            fn marks(&self) -> Vec<(Cell, Mark)> { with_game!(self, p => p.marks()) }
            fn prompt(&self, touches: &[Touch]) -> Option<Message> { with_game!(self, p => p.prompt(touches)) }
            fn own_choice(&self, number: u8) -> Option<Message> { with_game!(self, p => p.own_choice(number)) }
            fn why_not(&self, touches: &[Touch]) -> Illegal { with_game!(self, p => p.why_not(touches)) }
        }
    };
}

use games;

each_game!(games!());
