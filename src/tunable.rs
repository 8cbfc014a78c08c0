//! Tunable parameters of the search and of the hand-written evaluations, in tables for an automatic tuner.
//!
//! With the feature `tune`, they can be set while the program runs. Otherwise they are constants without any cost at
//! run time.
//!
//! CITE: <https://www.chessprogramming.org/Automated_Tuning>.

#[cfg(feature = "tune")]
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

#[cfg(feature = "tune")]
type Value = AtomicI32;
#[cfg(not(feature = "tune"))]
type Value = i32;

/// A number that a tuner may change.
pub struct Tunable {
    /// Name of the number; in a row, followed by its index.
    pub name: &'static str,
    /// Range in which a tuner may set it.
    pub range: (i32, i32),
    value: Value,
}

/// Tables of numbers. Each inner slice is a row, or a single number.
pub type NumberTable = &'static [&'static [Tunable]];

impl Tunable {
    /// Creates a number.
    pub const fn new(name: &'static str, value: i32, range: (i32, i32)) -> Tunable {
        #[cfg(feature = "tune")]
        let value = AtomicI32::new(value);
        Tunable { name, range, value }
    }

    /// Returns the current value.
    #[inline]
    pub fn get(&self) -> i32 {
        #[cfg(feature = "tune")]
        return self.value.load(Relaxed);
        #[cfg(not(feature = "tune"))]
        return self.value;
    }

    /// Sets the value for the whole process, clamped to the range.
    #[cfg(feature = "tune")]
    pub fn set(&self, value: i32) {
        self.value.store(value.clamp(self.range.0, self.range.1), Relaxed);
    }
}

/// Declares the tunable numbers of a module, a table `ALL` of them, and a test of its consistency. A single number is
/// written `NAME = 75 in 30..=250;`. A row with explicit indices is written `NAME = [0: 900, 1: 700] in 0..=1000;`.
macro_rules! tunables {
    (@one [$(#[$doc:meta])+] $name:ident [$($place:literal: $value:literal),+] $range:expr) => {
        $(#[$doc])+
        pub static $name: [$crate::tunable::Tunable; [$($value),+].len()] =
            [$($crate::tunable::Tunable::new(concat!(stringify!($name), ".", $place), $value, $range)),+];
    };
    (@one [$(#[$doc:meta])+] $name:ident $value:literal $range:expr) => {
        $(#[$doc])+
        pub static $name: $crate::tunable::Tunable = $crate::tunable::Tunable::new(stringify!($name), $value, $range);
    };
    (@row $name:ident [$($row:tt)+]) => { &$name };
    (@row $name:ident $value:literal) => { std::slice::from_ref(&$name) };
    ($($(#[$doc:meta])+ $name:ident = $value:tt in $low:literal..=$high:literal;)+) => {
        $(tunables!(@one [$(#[$doc])+] $name $value ($low, $high));)+
        /// Table of all numbers of this module.
        pub static ALL: $crate::tunable::NumberTable = &[$(tunables!(@row $name $value)),+];

        #[cfg(test)]
        #[test]
        fn numbers_are_in_range_and_names_are_unique() {
            $crate::tunable::check(ALL);
        }
    };
}

pub(crate) use tunables;

/// Checks that each number is in its range, and that names and indices are right.
#[cfg(test)]
pub fn check(table: NumberTable) {
    let all: Vec<&Tunable> = table.iter().copied().flatten().collect();
    for (i, one) in all.iter().enumerate() {
        assert!((one.range.0..=one.range.1).contains(&one.get()), "{} is out of its range", one.name);
        assert!(all[..i].iter().all(|other| other.name != one.name), "{} occurs twice", one.name);
    }
    for row in table.iter().filter(|row| row.len() > 1) {
        for (place, one) in row.iter().enumerate() {
            assert!(one.name.ends_with(&format!(".{place}")), "{} should end in .{place}", one.name);
        }
    }
}
