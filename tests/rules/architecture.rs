//! The architecture, read from the source. The tests check which modules may use which, and that there are no
//! dependency cycles. Every public type has a unique name, and no file grows too long. A dependency that breaks a rule
//! must be reversed; the lists of exceptions may only shrink.

mod picture;
mod sources;
mod uses;

use std::collections::{BTreeMap, BTreeSet};

use sources::{Module, Sources};

/// Modules of the library from the bottom up. Each may use modules of earlier lines, but not of its own line.
const LAYERS: [&[&str]; 10] = [
    &["fnv", "json", "opening", "sorted", "tunable", "varint"],
    &["game"],
    &["live", "puzzle", "search"],
    &["engine"],
    &["session"],
    &["link"],
    &["words"],
    &["shell"],
    &["ui", "cli"],
    // The root module.
    &[""],
];

/// Dependencies that still point upward.
const UPWARD: [(&str, &str); 0] = [];

/// Dependencies that still cause cycles.
const CIRCLES: [(&str, &str); 0] = [];

/// Folders of the games' rules. Each has its own types under the same names: move, position, square and so on.
const GAMES: [&str; 5] = ["chess", "hole", "hostage", "messenger", "takeover"];

/// Type names that several modules outside the games share: every Yew component has its `Props`.
const SHARED_NAMES: [&str; 1] = ["Props"];

/// Type names that the games share with a trait that they implement.
const IMPLEMENTED: [&str; 1] = ["Position"];

/// Maximum length of a file in lines.
const MOST: usize = 500;

/// Maximum of the median length of a file, in lines.
const MEDIAN: usize = 130;

/// Files that are still longer, with the maximum length of each.
const LONG: [(&str, usize); 0] = [];

fn name(module: &[String]) -> String {
    module.join("/")
}

/// Checks that the exceptions are exactly the known ones. A known exception that no longer occurs must be removed from
/// the list.
fn check<T: Ord + std::fmt::Debug>(what: &str, found: &BTreeSet<T>, known: BTreeSet<T>) {
    let new: Vec<&T> = found.difference(&known).collect();
    assert!(new.is_empty(), "{what}: {new:?}");
    let gone: Vec<&T> = known.difference(found).collect();
    assert!(gone.is_empty(), "no longer exceptions, remove them from the list: {gone:?}");
}

fn known(list: &[(&str, &str)]) -> BTreeSet<(String, String)> {
    list.iter().map(|(from, to)| ((*from).to_owned(), (*to).to_owned())).collect()
}

#[test]
fn dependencies_point_down() {
    let layer = |module: &Module| {
        let top = module.first().map_or("", String::as_str);
        let found = LAYERS.iter().position(|layer| layer.contains(&top));
        found.unwrap_or_else(|| panic!("{top} is missing from LAYERS"))
    };
    let arrows = Sources::read().arrows();
    assert!(arrows.len() > 800, "only {} dependencies: does the parser still find them?", arrows.len());
    let upward = arrows.iter().filter(|(from, to)| from.first() != to.first() && layer(to) >= layer(from));
    let upward = upward.map(|(from, to)| (name(from), name(to))).collect();
    check("a module uses one that stands above it", &upward, known(&UPWARD));
}

/// There are no cycles among the modules of one folder, each with all its submodules. Dependencies between a module and
/// its own submodules do not count.
#[test]
fn there_are_no_dependency_cycles() {
    let mut floors: BTreeMap<Module, BTreeSet<(String, String)>> = BTreeMap::new();
    for (from, to) in Sources::read().arrows() {
        let common = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
        if common < from.len() && common < to.len() {
            let floor = floors.entry(from[..common].to_vec()).or_default();
            floor.insert((name(&from[..=common]), name(&to[..=common])));
        }
    }
    let known = known(&CIRCLES);
    let all: BTreeSet<_> = floors.values().flatten().cloned().collect();
    check("no such arrow", &known.difference(&all).cloned().collect(), BTreeSet::new());
    let mut circles = BTreeSet::new();
    for arrows in floors.into_values() {
        let upward =
            |(from, to): &(String, String)| UPWARD.iter().any(|arrow| arrow.0.starts_with(from) && arrow.1 == to);
        let mut arrows: BTreeSet<_> = arrows.difference(&known).filter(|arrow| !upward(arrow)).cloned().collect();
        // A module without users or without dependencies is in no cycle.
        loop {
            let before = arrows.len();
            let (from, to): (BTreeSet<_>, BTreeSet<_>) = arrows.iter().cloned().unzip();
            arrows.retain(|arrow| to.contains(&arrow.0) && from.contains(&arrow.1));
            if arrows.len() == before {
                break;
            }
        }
        circles.extend(arrows);
    }
    assert!(circles.is_empty(), "cyclic dependencies between modules: {circles:#?}");
}

#[test]
fn every_public_type_has_a_name_of_its_own() {
    let sources = Sources::read();
    let mut homes: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (module, source) in &sources.files {
        let of_a_game = module.len() > 1 && module[0] == "game" && GAMES.contains(&module[1].as_str());
        for name in &source.types {
            let home = if of_a_game { "the rules of a game".to_owned() } else { self::name(module) };
            homes.entry(name).or_default().insert(home);
        }
    }
    assert!(homes.len() > 400, "only {} types: does the parser still find them?", homes.len());
    homes.retain(|name, homes| homes.len() > 1 && !SHARED_NAMES.contains(name) && !IMPLEMENTED.contains(name));
    assert!(homes.is_empty(), "several types share a name, see docs/glossary.md: {homes:#?}");
}

/// Tests of private items stand beside them in `src`, and run only if Cargo tests the library too.
#[test]
fn the_library_is_tested_too() {
    let manifest = include_str!("../../Cargo.toml");
    let library = manifest.split("\n\n").find(|part| part.contains("[lib]")).expect("there is a library");
    assert!(!library.contains("test = false"), "{library}");
}

#[test]
fn files_stay_short() {
    let sources = Sources::read();
    let mut sizes: Vec<usize> = sources.files.values().map(|source| source.lines).collect();
    sizes.sort_unstable();
    assert!(sizes.len() > 200 && sizes[sizes.len() / 2] <= MEDIAN, "the median is {}", sizes[sizes.len() / 2]);
    let long = |module: &Module| LONG.iter().find(|(long, _)| *long == name(module)).map_or(MOST, |(_, most)| *most);
    let over = sources.files.iter().filter(|(module, source)| source.lines > long(module));
    let over: Vec<String> = over.map(|(module, source)| format!("{}: {}", name(module), source.lines)).collect();
    assert!(over.is_empty(), "files too long: {over:?}");
    let over = |(file, _): &(&str, usize)| {
        let lines = sources.files.iter().find(|(module, _)| name(module) == *file).map(|(_, source)| source.lines);
        lines.is_none_or(|lines| lines <= MOST)
    };
    let short: Vec<_> = LONG.into_iter().filter(over).collect();
    assert!(short.is_empty(), "no longer too long, remove them from the list of exceptions: {short:?}");
    assert!(
        !sources.files.keys().any(|module| module.ends_with(&["mod".to_owned()])),
        "use foo.rs and foo/ instead of mod.rs"
    );
}
