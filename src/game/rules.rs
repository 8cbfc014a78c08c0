//! Names of rule sets: the game, and the switches that are on.
//!
//! A name consists of a game and its switches, such as `takeover-41-adjacent-free`. The list of names itself determines
//! the switches. A word is a switch if the name without it is also in the list. The other words are alternatives to
//! each other.

use super::lookalike::plain;

/// Rule set played by default.
pub const DEFAULT: &str = "hostage";

/// Returns the game of a rule set: the first word of its name.
///
/// ```
/// assert_eq!(hostage_chess::game::rules::family("takeover-41-free"), "takeover");
/// ```
pub fn family(variant: &str) -> &str {
    variant.split('-').next().unwrap_or(variant)
}

fn words(variant: &str) -> impl Iterator<Item = &str> {
    variant.split('-').skip(1)
}

/// Returns the first rule set that a text means in any usual English spelling: the game, and the switches in any order,
/// also as the site shows them. The words that say no more do not count, so the name of a game alone means its first
/// rule set.
///
/// ```
/// use hostage_chess::{game::rules::named, variants};
/// assert_eq!(named(variants(), "Takeover Chess (64 squares, free)"), Some("takeover-64-free"));
/// assert_eq!(named(variants(), "TakeoverChess"), Some("takeover-41"));
/// assert_eq!(named(variants(), "Hostage Chess · Pierce’s rule"), Some("hostage-pierce"));
/// assert_eq!(named(variants(), "Hostage Chess 64"), None);
/// ```
pub fn named<'a>(all: impl IntoIterator<Item = &'a str>, text: &str) -> Option<&'a str> {
    let text = letters(text).replace("shortjumps", "adjacent").replace("guardedpiecesaresafe", "undefended");
    all.into_iter().find(|&name| {
        let Some(mut rest) = text.strip_prefix(family(name)) else { return false };
        let known = [name, "-chess-squares-setup-eight-srule-rule"].concat();
        while !rest.is_empty() {
            let Some(shorter) = words(&known).find_map(|word| rest.strip_prefix(word)) else { return false };
            rest = shorter;
        }
        true
    })
}

/// Returns the letters and digits of a text in lower case.
pub(super) fn letters(text: &str) -> String {
    let mut text = plain(text).to_ascii_lowercase();
    // The letters of other languages, without the signs among them.
    text.retain(|letter| matches!(letter, '0'..='9' | 'a'..='z' | '\u{c0}'..='\u{1fff}' | '\u{2c00}'..));
    text
}

/// Options within one game.
///
/// ```
/// use hostage_chess::game::rules::Choices;
/// let choices = Choices::new(&["a-1", "a-2", "a-1-x", "a-2-x", "b"], "a-1");
/// assert_eq!((choices.alternatives.as_slice(), choices.switches.as_slice()), (["1", "2"].as_slice(), ["x"].as_slice()));
/// assert_eq!(choices.with("2"), Some("a-2"));
/// assert_eq!(choices.with("x"), Some("a-1-x"));
/// assert!(choices.is_on("1") && !choices.is_on("x"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices<'a> {
    /// Words that exclude each other, such as the boards; every name has exactly one of them.
    pub alternatives: Vec<&'a str>,
    /// Words that a name may or may not have.
    pub switches: Vec<&'a str>,
    /// Every name of this game.
    names: Vec<&'a str>,
    chosen: Vec<&'a str>,
}

impl<'a> Choices<'a> {
    /// Returns the options within the game of `variant`, according to the names of all rule sets.
    pub fn new(all: &[&'a str], variant: &'a str) -> Choices<'a> {
        let names: Vec<&str> = all.iter().copied().filter(|name| family(name) == family(variant)).collect();
        let (mut alternatives, mut switches) = (Vec::new(), Vec::new());
        for &name in &names {
            for word in words(name) {
                let rest: Vec<&str> = words(name).filter(|&other| other != word).collect();
                let list = if find(&names, &rest).is_some() { &mut switches } else { &mut alternatives };
                if !list.contains(&word) {
                    list.push(word);
                }
            }
        }
        Choices { alternatives, switches, names, chosen: words(variant).collect() }
    }

    /// Returns true if the rule set contains this word.
    pub fn is_on(&self, word: &str) -> bool {
        self.chosen.contains(&word)
    }

    /// Returns the rule set with this switch toggled, or with this alternative instead of the current one.
    pub fn with(&self, word: &'a str) -> Option<&'a str> {
        let alternative = self.alternatives.contains(&word);
        let leaves = |other: &str| other == word || alternative && self.alternatives.contains(&other);
        let mut wanted: Vec<&str> = self.chosen.iter().copied().filter(|other| !leaves(other)).collect();
        if alternative || !self.is_on(word) {
            wanted.push(word);
        }
        find(&self.names, &wanted)
    }
}

/// Returns the name that has exactly these words, in any order.
fn find<'a>(names: &[&'a str], wanted: &[&str]) -> Option<&'a str> {
    let same = |name: &&&str| words(name).count() == wanted.len() && words(name).all(|word| wanted.contains(&word));
    names.iter().find(same).copied()
}

/// Returns the games, each by the first of its names.
pub fn games<'a>(all: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut games: Vec<&str> = Vec::new();
    for name in all {
        if !games.iter().any(|game| family(game) == family(name)) {
            games.push(name);
        }
    }
    games
}
