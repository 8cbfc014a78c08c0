//! `Display` and `Error` for the fault types. The text names cells as on an 8x8 board. The screens call functions that
//! know the actual board.

mod dialect;
#[cfg(feature = "programs")]
mod link;

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::rules::{course_fault, faults, illegal, outcome, record_fault};
use crate::game::game_record::GameRecordFault;
use crate::game::pgn::PgnFault;
use crate::game::{Colours, Fault, Faults, Illegal, Layout, Outcome};

impl Error for Fault {}

impl Display for Faults {
    /// Writes the faults one after the other.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&faults(self, Colours::default()))
    }
}

impl Error for Faults {}

impl Illegal {
    /// Returns the reason in one sentence, with the squares as this board names them. `Display` names them as on an 8x8
    /// board.
    ///
    /// ```
    /// use hostage_chess::{AnyPosition, Game};
    ///
    /// let start = AnyPosition::start("hole").expect("the library knows Hole Chess");
    /// let why = start.read_uci("d2d9").unwrap_err();
    /// assert_eq!(why.sentence(start.layout()), "The yellow pawn on d3 is in the queen’s way.");
    /// ```
    pub fn sentence(&self, layout: &Layout) -> String {
        illegal(self, layout)
    }
}

impl GameRecordFault {
    /// Returns the fault in one sentence, with the squares as this board names them. `Display` names them as on an 8x8
    /// board.
    pub fn sentence(&self, layout: &Layout) -> String {
        course_fault(self, layout)
    }
}

impl PgnFault {
    /// Returns the place and the fault in one sentence, with the squares as this board names them. `Display` names them
    /// as on an 8x8 board.
    pub fn sentence(&self, layout: &Layout) -> String {
        record_fault(self, layout)
    }
}

impl Display for Illegal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&illegal(self, Layout::square_8x8()))
    }
}

impl Error for Illegal {}

impl Display for Outcome {
    /// Writes the kind of ending, such as `checkmate`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&outcome(self))
    }
}

impl Display for GameRecordFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&course_fault(self, Layout::square_8x8()))
    }
}

impl Error for GameRecordFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            GameRecordFault::Start(faults) => faults.first().map(|fault| fault as _),
            GameRecordFault::Move { why, .. } => Some(why),
        }
    }
}

impl Display for PgnFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&record_fault(self, Layout::square_8x8()))
    }
}

impl Error for PgnFault {}
