//! Playing styles: preferences for some moves and positions over others that are about as good.

/// A preference of a computer opponent. Each game decides what it means; see [`Position::style_move_bonus`] and
/// [`Position::style_bonus`].
///
/// [`Position::style_move_bonus`]: super::Position::style_move_bonus
/// [`Position::style_bonus`]: super::Position::style_bonus
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlayingStyle {
    /// Gives check whenever it costs little.
    Checks,
    /// Lands pieces behind the enemy's lines.
    Landings,
    /// Exchanges often, for pieces of equal value.
    Ransoms,
    /// Keeps its prisoners and pays late.
    Prisoners,
    /// Lands pieces beside the enemy king.
    Attack,
}

impl PlayingStyle {
    /// All styles.
    pub const ALL: [PlayingStyle; 5] = [
        PlayingStyle::Checks,
        PlayingStyle::Landings,
        PlayingStyle::Ransoms,
        PlayingStyle::Prisoners,
        PlayingStyle::Attack,
    ];

    /// Returns the name, as in the UCI option `Style`.
    pub const fn name(self) -> &'static str {
        match self {
            PlayingStyle::Checks => "checks",
            PlayingStyle::Landings => "landings",
            PlayingStyle::Ransoms => "ransoms",
            PlayingStyle::Prisoners => "prisoners",
            PlayingStyle::Attack => "attack",
        }
    }

    /// Returns the style with this name, in upper or lower case.
    pub fn from_name(name: &str) -> Option<PlayingStyle> {
        PlayingStyle::ALL.into_iter().find(|style| style.name().eq_ignore_ascii_case(name))
    }
}

// Stored as its place in the list, because the code that writes numbers is in the page anyway.
#[cfg(feature = "serde")]
impl serde::Serialize for PlayingStyle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

/// Reads a style. A style that a newer version has added is no style.
///
/// # Errors
/// The value is neither missing nor a small number.
#[cfg(feature = "serde")]
pub fn read_style<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<PlayingStyle>, D::Error> {
    let number: Option<u8> = serde::Deserialize::deserialize(deserializer)?;
    Ok(number.and_then(|number| PlayingStyle::ALL.get(usize::from(number)).copied()))
}
