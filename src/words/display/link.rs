//! `Display` and `Error` for the faults of links.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::game::Layout;
use crate::link::LinkFault;
use crate::link::compact::CompactFault;
use crate::words::{link_fault, sentences};

impl Display for LinkFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&sentences(&link_fault(self, Layout::square_8x8())))
    }
}

impl Error for LinkFault {}

impl Display for CompactFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        LinkFault::Compact(self.clone()).fmt(f)
    }
}

impl Error for CompactFault {}
