//! Records opened from the library are seen from the player's side, against the player's opponent. And each move of a
//! game has a unique number.

use super::Page;
use crate::support::random::Random;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{PgnGame, read_own};
use hostage_chess::game::{Game, Outcome, Position as _, Side};
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::{LibraryEntry, OpenPurpose, Purpose, StoredEntry};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{Opponent, Play, Player, Players, Tree, keep};
use hostage_chess::shell::Action;
use hostage_chess::ui::scene::library::library_view;
use hostage_chess::ui::scene::{LineToken, game_view, moves, scene};
use hostage_chess::words;

const MOVES: &str = "1. e4 e5 2. Nf3 Nc6";

/// A record as some version has written it.
fn stored(names: [&str; 2], types: [&str; 2]) -> StoredEntry {
    let [white, black] = names;
    let text = format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[WhiteType \"{}\"]\n[BlackType \"{}\"]\n\n{MOVES} *\n",
        types[0], types[1]
    );
    let record: PgnGame<AnyPosition> = read_own(&text);
    let (mut entry, text) = LibraryEntry::of(77, record).unwrap();
    entry.id = 77;
    (entry, text)
}

fn open(page: &mut Page, stored: &StoredEntry, way: OpenPurpose) {
    page.act(LibraryAction::Fetched(Purpose::Open(way), Ok(vec![stored.clone()])));
}

#[test]
fn a_game_is_seen_from_its_players_side_in_whatever_language_it_was_stored() {
    for number in 0..=13 {
        let level = Level::new(number).unwrap();
        let opponent = words::text(Opponent::at(level).name);
        let old = [format!("Computer, level {number}"), format!("Computer, Stufe {number}")];
        let new = words::record_name(Player::Engine, Strength::Level(level), true);
        assert_eq!(new, format!("{opponent}, level {number}"));
        for name in old.iter().chain([&new]) {
            for side in Side::BOTH {
                let types = if side == Side::White { ["human", "program"] } else { ["program", "human"] };
                let names = if side == Side::White { ["You", name] } else { [name, "Du"] };
                let record = stored(names, types);
                assert!(record.1.contains(name.as_str()), "the record keeps its text");
                for way in [OpenPurpose::Play, OpenPurpose::Analyse, OpenPurpose::Review, OpenPurpose::Share] {
                    // The current game is seen from White's side, against another opponent.
                    let mut page = Page::open("#/play?white=human&black=engine&level=3");
                    open(&mut page, &record, way);
                    if way == OpenPurpose::Play {
                        let play = page.shell.play();
                        assert_eq!(play.strength(), Strength::Level(level));
                        assert_eq!((play.board().orientation(), play.players()), (side, Players::human(side)));
                        let across = &game_view(play).players[0];
                        assert!(across.name.starts_with(opponent), "{}", across.name);
                    } else {
                        assert_eq!(page.shell.analysis().board().orientation(), side, "{name} {way:?}");
                    }
                }
                let mut page = Page::open("#/library");
                page.act(LibraryAction::Loaded(Ok(vec![record.0.clone()])));
                let title = library_view(page.shell.library(), 0..9).rows[0].title.clone();
                assert!(
                    title.contains(&format!("{opponent}, level {number}")) && !title.contains("Computer"),
                    "{title}"
                );
                // Opening the name field without a change does not rename.
                page.act(LibraryAction::Rename(Some(77)));
                page.act(LibraryAction::Name(77, title));
                let named = page.shell.library().all().next().unwrap().name.clone();
                assert_eq!((named.as_str(), page.shell.library().renaming()), ("", None));
            }
        }
    }
}

#[test]
fn the_strength_of_a_record_is_recognised_in_every_language() {
    let strengths = (0..=13).map(|number| Strength::Level(Level::new(number).unwrap()));
    let all: Vec<Strength> = strengths.chain([1, 2, 5, 21, 59, 60, 120, 300, 3_540].map(Strength::Seconds)).collect();
    for (tag, _) in words::embedded::LANGUAGES {
        words::speak(words::embedded::language(tag).unwrap());
        for &strength in &all {
            let name = words::record_name(Player::Engine, strength, true);
            let record = stored([words::text("record-you"), &name], ["human", "program"]);
            assert_eq!(keep::strength(&read_own::<AnyPosition>(&record.1)), Some(strength), "{tag}: {name}");
        }
    }
    words::speak(words::embedded::language("en").unwrap());
}

#[test]
fn a_time_per_move_is_recognised_and_other_names_are_kept() {
    let strength =
        |name: &str| keep::strength(&read_own::<AnyPosition>(&stored(["You", name], ["human", "program"]).1));
    for (name, seconds) in [
        ("Computer, 5 seconds per move", 5),
        ("Computer, 2 minutes per move", 120),
        ("Computer, 5 seconds a turn", 5),
        ("Computer, 1 second a turn", 1),
        ("Computer, 2 minutes a turn", 120),
        ("Computer, 5 Sekunden je Zug", 5),
        ("Computer, 2 Minuten je Zug", 120),
    ] {
        assert_eq!(strength(name), Some(Strength::Seconds(seconds)), "{name}");
    }
    for name in
        ["Stockfish 16", "?", "Computer, level -1", "Computer, level 14", "Computer", "Computer, 99999999999 minutes"]
    {
        assert_eq!(strength(name), None, "{name}");
    }
    // Games of two people have no level, even if a name looks like one.
    let people = stored(["Jones, level 7", "Computer, level 7"], ["human", "human"]);
    assert_eq!(keep::strength(&read_own::<AnyPosition>(&people.1)), None);
}

/// A game of random moves.
fn random_game(variant: &str, seed: u64) -> Play<AnyPosition> {
    let mut numbers = Random(seed);
    let mut tree = Tree::new(AnyPosition::start(variant).unwrap());
    for _ in 0..24 {
        if tree.outcome().is_some() {
            break;
        }
        let moves = tree.position().legal_moves();
        let m = moves[numbers.below(moves.len())];
        tree.play(m);
    }
    Play::new(tree, Players::HUMANS, Strength::Seconds(5))
}

#[test]
fn every_move_has_a_unique_number_in_every_game() {
    for variant in hostage_chess::game::any::variants() {
        for seed in 1..6 {
            let play = random_game(variant, seed);
            let listed = scene(&play).record;
            let of = |side: Side| -> Vec<u32> {
                listed.iter().filter(|ply| ply.side == side).filter_map(|ply| ply.number).collect()
            };
            for side in Side::BOTH {
                let numbers = of(side);
                let counted: Vec<u32> = (1..=numbers.len() as u32).collect();
                assert_eq!(numbers, counted, "{variant} {side:?}");
            }
            // Entries without a number come first.
            let first = listed.iter().position(|ply| ply.number.is_some()).unwrap();
            assert!(listed[first..].iter().all(|ply| ply.number.is_some()) && first <= 2, "{variant}");
            let told: Vec<String> =
                moves(play.tree(), &[]).moves.into_iter().filter_map(|main| main.mv.number).collect();
            let mut once = told.clone();
            once.dedup();
            assert_eq!((told.len(), &told[0]), (once.len(), &"1.".to_owned()), "{variant}: {told:?}");
        }
    }
}

#[test]
fn the_choice_of_couriers_never_has_a_number() {
    let mut page = Page::open("#/play?game=messenger&white=human&black=human&moves=C@e2_C@e7");
    assert_eq!(words::last_move(page.shell.play().tree()).split(". ").next(), Some("C@e7"));
    let record = page.shell.play().record(["?".into(), "?".into()], "2026.11.25".into());
    let (entry, _) = LibraryEntry::of(5, record).unwrap();
    assert_eq!(words::entry_opening(&entry), "C@e2 C@e7");
    // An entry of an older version, and of another game.
    let with = |opening: &str| {
        let mut entry = LibraryEntry::unread(1);
        entry.opening = opening.to_owned();
        entry
    };
    let older = with("1. C@e2 C@e7 1. Ce3,d4 Ce6,d5");
    assert_eq!(words::entry_opening(&older), "C@e2 C@e7 1. Ce3,d4 Ce6,d5");
    let other = with("1. e4 e5");
    assert_eq!(words::entry_opening(&other), "1. e4 e5");
    page.act(PlayAction::TakeBack);
    page.act(Action::Analyse);
    let main = moves(page.shell.analysis().tree(), &[]).moves;
    assert_eq!(main[0].mv.number, None);
    assert!(
        main.iter()
            .flat_map(|mv| &mv.lines)
            .flatten()
            .all(|piece| !matches!(piece, LineToken::Move(mv) if mv.number.is_some()))
    );
    let drawn = page.shell.play().verdict().as_ref().map_or("", Outcome::result);
    assert_eq!(drawn, "");
}
