//! Links that version 0.1.0 produced (at commit dfb7109) open the same games, and are still written in the same way.

use hostage_chess::engine::level::Strength;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Side};
use hostage_chess::link::{Link, LinkedGame};
use hostage_chess::session::Player;

/// The game of a link in the form of the table: rules, players, strength, last position, moves.
fn told(game: &LinkedGame) -> String {
    let player = |side| if game.players.of(side) == Player::Human { "human" } else { "engine" };
    let strength = match game.strength {
        Strength::Seconds(seconds) => format!("{seconds} s"),
        Strength::Level(level) => format!("level {}", level.number()),
    };
    let record = &game.record;
    // A position to set up may be faulty; then only its text is compared.
    let last = record.follow::<AnyPosition>().map(|replay| replay.last().fen());
    let fen = last.unwrap_or_else(|_| record.start.clone().unwrap());
    let moves = if record.moves.is_empty() { "-".to_owned() } else { record.moves.join(" ") };
    [&record.variant, &Side::BOTH.map(player).join(" "), &strength, &fen, &moves].map(String::as_str).join("\t")
}

#[test]
fn every_link_of_the_first_version_opens_the_same_game() {
    let mut opened = 0;
    for line in include_str!("../data/links.txt").lines().filter(|line| !line.starts_with("# ")) {
        let (text, rest) = line.split_once('\t').unwrap();
        let (screen, expected) = rest.split_once('\t').unwrap();
        let link = Link::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(link.screen.name(), screen, "{text}");
        assert_eq!(link.game.as_ref().map_or("-\t-\t-\t-\t-".to_owned(), told), expected, "{text}");
        assert_eq!(link.to_string(), text);
        opened += 1;
    }
    assert!(opened > 180, "{opened}");
}
