//! The names of rules: which game, and which of its switches are on.
//!
//! A name is a game and its switches, such as `takeover-41-adjacent-free`. What can be switched is read off the list of
//! names itself: a word that may also be missing can be switched on and off, the others are alternatives to each other.

/// The rules that are played where nobody names others.
pub const DEFAULT: &str = "hostage";

/// The game that a name of rules belongs to: its first word.
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

/// What can be chosen within one game.
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
    /// The words of which each name has exactly one, such as the boards.
    pub alternatives: Vec<&'a str>,
    /// The words that a name may have or not.
    pub switches: Vec<&'a str>,
    /// Every name of this game.
    names: Vec<&'a str>,
    chosen: Vec<&'a str>,
}

impl<'a> Choices<'a> {
    /// What can be chosen instead of these rules within the same game, among all names of rules.
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

    /// Whether the rules have this word.
    pub fn is_on(&self, word: &str) -> bool {
        self.chosen.contains(&word)
    }

    /// The rules with this switch turned over, or with this alternative instead of theirs.
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

/// The name that has these words and no others, in whatever order.
fn find<'a>(names: &[&'a str], wanted: &[&str]) -> Option<&'a str> {
    let same = |name: &&&str| words(name).count() == wanted.len() && words(name).all(|word| wanted.contains(&word));
    names.iter().find(same).copied()
}

/// The games, each by the first of its names.
pub fn games<'a>(all: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut games: Vec<&str> = Vec::new();
    for name in all {
        if !games.iter().any(|game| family(game) == family(name)) {
            games.push(name);
        }
    }
    games
}
