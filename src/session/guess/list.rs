//! The games to guess: published games that the library also offers, and the most eventful of fifty games that the
//! engine played against itself. Those were played with 30,000 nodes a move, after four random moves. Notes on the
//! games are in the catalogues.

use crate::game::Side;
use crate::session::library::FAMOUS;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuessGame {
    /// Name in the catalogues, and with the prefix `guess-` in links and storage.
    pub id: &'static str,
    /// The moves, in the short form of links.
    pub game: &'static str,
    /// The winner; its moves are guessed by default.
    pub winner: Side,
    /// Number of opening plies that are shown without a guess.
    pub from: usize,
}

use Side::{Black, White};

/// The published games, in the order of [`FAMOUS`].
const PUBLISHED: [(&str, Side, usize); 4] =
    [("guess-1", Black, 9), ("guess-2", Black, 7), ("guess-3", White, 10), ("guess-4", White, 8)];

const fn engine(id: &'static str, winner: Side, from: usize, game: &'static str) -> GuessGame {
    GuessGame { id, game, winner, from }
}

const ENGINE: [GuessGame; 10] = [
    engine("guess-11", White, 8, "1mt9KAClCQVHGH32Ec2pmrVzQj17o7N-jIKxewiq30Hfp9A"),
    engine("guess-12", Black, 13, "1AANFADSsol08nTbmf7vmBh4AA6pNQ8bVd00z7HndLwPjNkru1QM"),
    engine("guess-13", White, 18, "1IQSfAEXHDPjuhP_WS4EEvMEB5X5iYJu64qPanTXccSVCDfOnSXf8c8dX41dDKS1OWhs"),
    engine("guess-14", White, 18, "1rg1TAEOsxibRTbEJ8djYWO6vcI_CgJfpChGqsr2ZBrGjhSk5h3-KLTY8i6ftqUAn73s_CQ"),
    engine("guess-15", White, 16, "11vx-AENyOy2COwMi8uZ3Fk_NtWyTvqoPVm_677OSE2gcuB4uQ0EYNLzOXtUyjBv3Kp8"),
    engine("guess-16", White, 14, "1REj-AEOjPeVYHoFu_1UWovceprUIEO0iqWZ3QNkPlnNB0_JkH9IsLGwkymEst5OhBA"),
    engine("guess-17", White, 8, "1Hq9FADu_aeVObGlMYfla4bKt3m3cknm09xUV_Pz6V1M_e3YLOj9CyNgpjzmhLT8"),
    engine("guess-18", Black, 9, "1_vsMADY1bPOAertkKk0o7MRg_tKSCCsGXEpCEnUfSGWivaMB"),
    engine("guess-19", Black, 13, "1K9XlAECL3du4B1r4tOilfraNYOcguGJ3iiBOx92GQQOIkGJsVoPrD64WfY8OKkE"),
    engine("guess-20", Black, 15, "1pzY1AECXOKmukIGdRSY3A3m5kbi69oucqu2CUtaIgmcWVcBOVk1Vz8C-rxOuiA"),
];

pub fn entries() -> impl Iterator<Item = GuessGame> {
    let published = PUBLISHED.into_iter().zip(FAMOUS);
    published.map(|((id, winner, from), (_, game))| GuessGame { id, game, winner, from }).chain(ENGINE)
}

/// Finds the game and side of a link name: `3`, or `3.other` for the losing side.
pub fn find(name: &str) -> Option<(GuessGame, Side)> {
    let (number, other) = name.strip_suffix(".other").map_or((name, false), |number| (number, true));
    let entry = entries().find(|entry| entry.id.strip_prefix("guess-") == Some(number))?;
    Some((entry, if other { !entry.winner } else { entry.winner }))
}

/// The name of a game and side in links.
pub fn name(entry: GuessGame, side: Side) -> String {
    let number = entry.id.strip_prefix("guess-").unwrap_or(entry.id);
    format!("{number}{}", if side == entry.winner { "" } else { ".other" })
}
