//! `Display` and `Error` for the fault types. The text names cells as on an 8x8 board. The screens call functions that
//! know the actual board.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::link_fault;
use super::rules::{course_fault, illegal, record_fault};
use crate::game::game_record::GameRecordFault;
use crate::game::pgn::PgnFault;
use crate::game::{Fault, Illegal, Layout};
use crate::link::LinkFault;
use crate::link::compact::CompactFault;

impl Error for Fault {}

impl Display for Illegal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&illegal(self, Layout::square_8x8()))
    }
}

impl Error for Illegal {}

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

impl Display for LinkFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&link_fault(self, Layout::square_8x8()).join(" "))
    }
}

impl Error for LinkFault {}

impl Display for CompactFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        LinkFault::Compact(self.clone()).fmt(f)
    }
}

impl Error for CompactFault {}
