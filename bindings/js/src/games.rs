//! The games in this program: Hostage Chess alone, or with the feature `all` every game. Most pages show Hostage Chess only, and the
//! program with every game is half as large again.

#[cfg(feature = "all")]
pub use hostage_chess::game::any::{AnyMove as Move, AnyPosition as Position, variants};
#[cfg(not(feature = "all"))]
pub use hostage_chess::game::hostage::{Move, Position};

/// Returns the names of the rule sets.
#[cfg(not(feature = "all"))]
pub fn variants() -> impl Iterator<Item = &'static str> {
    hostage_chess::game::hostage::VARIANTS.into_iter()
}
