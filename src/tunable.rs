//! Numbers that no theory knows, of the search and of the evaluations made by hand, in tables that a tuner can go through.
//!
//! With the feature `tune` they can be set while the program runs. Without it they are constants like any other, and what
//! uses them costs what it would with the numbers written where they are used.
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
    /// What it is called; in a row, with its place there.
    pub name: &'static str,
    /// What a tuner may set it to.
    pub range: (i32, i32),
    value: Value,
}

/// Tables of numbers, each a row of its own or the only one of its name.
pub type Table = &'static [&'static [Tunable]];

impl Tunable {
    /// A number.
    pub const fn new(name: &'static str, value: i32, range: (i32, i32)) -> Tunable {
        #[cfg(feature = "tune")]
        let value = AtomicI32::new(value);
        Tunable { name, range, value }
    }

    /// What it is.
    #[inline]
    pub fn get(&self) -> i32 {
        #[cfg(feature = "tune")]
        return self.value.load(Relaxed);
        #[cfg(not(feature = "tune"))]
        return self.value;
    }

    /// Sets it, for the whole process; a value out of its range becomes the nearest one in it.
    #[cfg(feature = "tune")]
    pub fn set(&self, value: i32) {
        self.value.store(value.clamp(self.range.0, self.range.1), Relaxed);
    }
}

/// Declares the numbers of a module, `ALL` of them and a test of what must hold of them: single ones, `NAME = 75 in 30..=250;`, and rows, whose places are written
/// out, `NAME = [0: 900, 1: 700] in 0..=1000;`.
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
        /// All of them.
        pub static ALL: $crate::tunable::Table = &[$(tunables!(@row $name $value)),+];

        #[cfg(test)]
        #[test]
        fn each_lies_in_its_range_and_has_a_name_of_its_own() {
            $crate::tunable::check(ALL);
        }
    };
}

pub(crate) use tunables;

/// What must hold of a table.
#[cfg(test)]
pub fn check(table: Table) {
    let all: Vec<&Tunable> = table.iter().copied().flatten().collect();
    for (i, one) in all.iter().enumerate() {
        assert!((one.range.0..=one.range.1).contains(&one.get()), "{} is out of its range", one.name);
        assert!(all[..i].iter().all(|other| other.name != one.name), "{} is there twice", one.name);
    }
    for row in table.iter().filter(|row| row.len() > 1) {
        for (place, one) in row.iter().enumerate() {
            assert!(one.name.ends_with(&format!(".{place}")), "{} stands in place {place}", one.name);
        }
    }
}
