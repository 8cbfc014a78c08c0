//! The net of Hostage Chess: [`game::net`](crate::game::net) describes it, `view` and `danger` say what it
//! sees.

mod count;
mod danger;
mod landings;
mod view;

use std::cell::RefCell;
use std::sync::LazyLock;

pub use view::views;
use view::{HostageScheme, WORDS};

use super::super::Position;
use crate::game::net::{Accumulators, Learnt, Net, Scheme as _};

const FILE: &[u8] = include_bytes!("net.bin");

/// Number of hidden units of each view.
const HIDDEN: usize = FILE[0] as usize * 8;
/// Number of sets of output weights.
const OUTPUTS: usize = FILE[1] as usize;

type HostageNet = Net<HostageScheme, WORDS, HIDDEN, OUTPUTS>;
const _: () = assert!(FILE.len() == HostageNet::SIZE);

static NET: LazyLock<HostageNet> = LazyLock::new(|| Net::of_file(FILE));

thread_local! {
    static MEMORY: RefCell<Accumulators<WORDS, HIDDEN>> = RefCell::new(NET.accumulators());
}

/// Returns the value of a position for the side to move, in centipawns. Bare kings are worth zero, because the net
/// never saw any.
pub fn worth(position: &Position) -> i32 {
    if position.occupied().count() == 2 && position.pockets().is_empty() {
        return 0;
    }
    MEMORY.with_borrow_mut(|memory| NET.worth(memory, &views(position), position.pieces_off()))
}

#[doc(hidden)]
impl Learnt for Position {
    const INPUTS: usize = HostageScheme::INPUTS;
    const PLACES: usize = HostageScheme::PLACES;
    const HIDDEN: usize = HIDDEN;

    fn net_rows(&self) -> [Vec<usize>; 2] {
        views(self).both_rows::<HostageScheme>()
    }

    fn pieces_off(&self) -> usize {
        32 - self.occupied().count() as usize
    }

    fn worth_without_net(&self) -> i32 {
        0
    }

    fn net_file() -> Option<&'static [u8]> {
        Some(FILE)
    }
}
