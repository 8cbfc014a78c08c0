//! Methods of [`Position`](crate::game::Position) and [`Game`](crate::game::Game) that every game implements alike.
//!
//! A game puts these macros into its implementations of the traits. They use the names that every game has: its types
//! `Move`, `Setup` and `Rules`, its modules `eval` and `read`, and the methods of its position.

/// Methods of [`Position`](crate::game::Position). With `plain`, the moves share no work, and one method `generate` lists
/// them.
macro_rules! position_methods {
    () => {
        type Move = Move;

        const HISTORY: usize = eval::HISTORY;

        fn side_to_move(&self) -> $crate::game::Side {
            self.turn
        }

        fn play_unchecked(&self, m: Move) -> Self {
            self.after(m)
        }

        fn key(&self) -> $crate::game::Key {
            self.hash()
        }

        fn halfmoves(&self) -> u16 {
            self.halfmoves
        }

        fn evaluate(&self) -> i32 {
            eval::evaluate(self)
        }
    };
    (plain) => {
        $crate::game::chess::methods::position_methods!();

        type View<'a> = $crate::game::view::PlainView<'a, Self>;

        fn view(&self) -> $crate::game::view::PlainView<'_, Self> {
            $crate::game::view::PlainView(self)
        }

        fn moves(&self, list: &mut Vec<Move>) {
            self.generate($crate::game::chess::Wanted::ALL, &mut |m| list.push(m));
        }

        fn forcing_moves(&self, list: &mut Vec<Move>) {
            self.generate($crate::game::chess::Wanted::FORCING, &mut |m| list.push(m));
        }

        fn quiet_moves(&self, list: &mut Vec<Move>) {
            self.generate($crate::game::chess::Wanted::QUIET, &mut |m| list.push(m));
        }

        fn quiet_checks(&self, list: &mut Vec<Move>) {
            eval::quiet_checks(self, list);
        }
    };
}

/// Methods of [`Game`](crate::game::Game). With `rules`, the game has several sets of rules.
macro_rules! game_methods {
    () => {
        fn variants() -> impl Iterator<Item = &'static str> {
            VARIANTS.into_iter()
        }

        fn fen(&self) -> String {
            self.to_fen()
        }

        fn move_number(&self) -> u32 {
            self.fullmoves.into()
        }

        fn marks(&self) -> Vec<($crate::game::Cell, $crate::game::Mark)> {
            self.list_marks()
        }

        fn why_not(&self, touches: &[$crate::game::Touch]) -> $crate::game::Illegal {
            self.refuse(touches)
        }

        fn events(&self, m: Move) -> Vec<$crate::game::Event> {
            self.tell(m)
        }

        fn uci(&self, m: Move) -> String {
            m.to_string()
        }

        fn read_uci(&self, text: &str) -> Result<Move, $crate::game::Illegal> {
            let m = Move::from_uci(text).ok_or_else(|| $crate::game::Reason::Unreadable(text.to_owned()))?;
            self.check(m).map(|()| m)
        }

        fn read_notation(&self, text: &str) -> Result<Move, $crate::game::Illegal> {
            read::read(self, text)
        }

        fn play(&self, m: Move) -> Result<Self, $crate::game::Illegal> {
            self.check(m).map(|()| self.after(m))
        }
    };
    (rules) => {
        $crate::game::chess::methods::game_methods!();

        fn variant(&self) -> &'static str {
            self.rules.name()
        }

        fn start(variant: &str) -> Option<Self> {
            Setup::start(Rules::from_name(variant)?).validate().ok()
        }

        fn from_fen(variant: &str, fen: &str) -> Result<Self, $crate::game::Faults> {
            let unknown = || $crate::game::Fault::UnknownVariant(variant.to_owned());
            Self::from_fen(Rules::from_name(variant).ok_or_else(unknown)?, fen)
        }
    };
}

pub(in crate::game) use {game_methods, position_methods};
