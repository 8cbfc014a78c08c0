//! A link meets a stored game: every relation of their moves, with and without ids, with the same and with other players.
//! The link goes on with the stored game or displaces it, and nothing of the stored game is lost.

use super::{Page, tree};
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::{GameRecord, Side};
use hostage_chess::link::{Link, LinkedGame, Screen};
use hostage_chess::session::{Control, LinkId, Options, Origin, Play, Players, SavedGame, Seat};
use hostage_chess::shell::{Action, StoredState};

const STORED: [&str; 4] = ["e2e4", "d7d5", "e4d5", "d8d5"];

/// The moves of the link, with their name. `Fork` parts near the end of the stored game, `Opening` after its first move.
const LINKED: [(&str, &[&str]); 6] = [
    ("same", &STORED),
    ("older", &["e2e4", "d7d5"]),
    ("newer", &["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"]),
    ("fork", &["e2e4", "d7d5", "e4d5", "g8f6"]),
    ("opening", &["e2e4", "e7e5", "g1f3"]),
    ("other", &["d2d4"]),
];

const CADET: (Players, u8) = (Players::human(Side::White), 1);
const KNIGHT: (Players, u8) = (Players::human(Side::White), 4);
const TURNED: (Players, u8) = (Players::human(Side::Black), 1);
const PEOPLE: (Players, u8) = (Players::HUMANS, 1);

fn level(number: u8) -> Strength {
    Strength::Level(Level::new(number).unwrap())
}

/// A game as it was left: its id in the library, its clock and what was played here are stored too.
fn stored((players, strength): (Players, u8), seat: Option<Seat>) -> SavedGame {
    let control = seat.is_none().then_some(Control { minutes: 5, increment: 3 });
    let mut play =
        Play::new(tree(&STORED), players, level(strength)).with_options(Options { control, ..Options::default() });
    play.set_origin(Origin { id: Some(77), ..Origin::default() });
    play.with_seat(seat).save()
}

fn link((players, strength): (Players, u8), moves: &[&str], short: bool, id: Option<u32>) -> String {
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    let game = LinkedGame::of(GameRecord { moves, ..GameRecord::new("hostage") });
    let game = LinkedGame { players, strength: level(strength), short, id: id.and_then(LinkId::new), ..game };
    Link { screen: Screen::Play, game: Some(game) }.to_string()
}

/// What may not get lost, besides the moves.
fn essence(game: &SavedGame) -> impl PartialEq + std::fmt::Debug {
    (game.players, game.friend, game.level, game.seconds, game.clock, game.origin.id, game.orientation)
}

/// Opens a link where a game is stored. True if it goes on with that game, false if it displaces it.
fn goes_on(before: &SavedGame, link: &str) -> (bool, Page) {
    let memory = StoredState { game: Some(before.clone()), ..StoredState::default() };
    let mut page = Page::with(memory, link);
    let now = page.shell.play().save();
    let is_displaced = page.shell.displaced().game;
    if is_displaced {
        assert_ne!(now.origin.id, before.origin.id, "{link}");
        page.act(Action::TakeBack);
        let again = page.shell.play().save();
        assert_eq!(essence(&again), essence(before), "{link}");
        assert_eq!(
            (&again.moves, again.current, again.origin),
            (&before.moves, before.current, before.origin),
            "{link}"
        );
        page.act(Action::TakeBack);
        assert_eq!(essence(&page.shell.play().save()), essence(&now), "{link}");
    } else {
        assert!(now.holds(before), "{link}");
        let sat = SavedGame { friend: before.friend.or(now.friend), orientation: now.orientation, ..before.clone() };
        assert_eq!(essence(&now), essence(&sat), "{link}");
        let added = now.moves.len() - before.moves.len();
        assert_eq!(now.origin.given, before.origin.given + added, "{link}");
    }
    (!is_displaced, page)
}

/// The names of the links that go on with the stored game.
fn joined(before: &SavedGame, link: impl Fn(&[&str]) -> String) -> Vec<&'static str> {
    let goes_on = |moves: &[&str]| {
        let text = link(moves);
        let (goes_on, mut page) = goes_on(before, &text);
        assert_eq!(page.moves(), moves, "the link is opened: {text}");
        // Opening it again changes nothing.
        let now = page.shell.play().save();
        page.act(Action::Address(text.clone()));
        assert_eq!(page.shell.play().save(), now, "{text}");
        goes_on
    };
    LINKED.into_iter().filter(|(_, moves)| goes_on(moves)).map(|(name, _)| name).collect()
}

fn seat(id: u32) -> Option<Seat> {
    Some(Seat { side: Side::White, id: LinkId::new(id) })
}

#[test]
fn a_game_with_a_friend_goes_on_only_with_its_own_links() {
    // By the id, whatever the moves: only a game that begins differently is a game of its own.
    let mine = stored(PEOPLE, seat(4711));
    let all = ["same", "older", "newer", "fork", "opening"];
    for strength in [1, 4] {
        assert_eq!(joined(&mine, |moves| link((Players::HUMANS, strength), moves, true, Some(4711))), all);
    }
    // Somebody else's game, with another id or none, with the moves in short or long form.
    let none: [&str; 0] = [];
    assert_eq!(joined(&mine, |moves| link(PEOPLE, moves, true, Some(4712))), none);
    for short in [true, false] {
        assert_eq!(joined(&mine, |moves| link(PEOPLE, moves, short, None)), ["same", "older"]);
        assert_eq!(joined(&mine, |moves| link(CADET, moves, short, None)), none);
    }
    // A game by links from before the ids.
    let old = stored(PEOPLE, seat(0));
    assert_eq!(joined(&old, |moves| link(PEOPLE, moves, true, Some(4711))), none);
    for short in [true, false] {
        assert_eq!(joined(&old, |moves| link(PEOPLE, moves, short, None)), all[..4]);
        assert_eq!(joined(&old, |moves| link(CADET, moves, short, None)), none);
    }
}

#[test]
fn a_game_at_one_screen_goes_on_with_links_between_people() {
    let mine = stored(PEOPLE, None);
    let none: [&str; 0] = [];
    for short in [true, false] {
        for strength in [1, 4] {
            let people = (Players::HUMANS, strength);
            assert_eq!(joined(&mine, |moves| link(people, moves, short, None)), ["same", "older", "newer", "fork"]);
        }
        assert_eq!(joined(&mine, |moves| link(CADET, moves, short, None)), none);
    }
    assert_eq!(joined(&mine, |moves| link(PEOPLE, moves, true, Some(4711))), none);
    // The players' own link does not give them one side only. A friend's reply does.
    for (moves, sits) in [(LINKED[0].1, false), (LINKED[1].1, false), (LINKED[2].1, true)] {
        let (_, page) = goes_on(&mine, &link(PEOPLE, moves, true, None));
        assert_eq!(page.shell.play().seat().is_some(), sits, "{moves:?}");
    }
}

#[test]
fn a_game_against_the_computer_keeps_its_opponent_its_level_and_its_side() {
    let mine = stored(CADET, None);
    let none: [&str; 0] = [];
    for short in [true, false] {
        assert_eq!(joined(&mine, |moves| link(CADET, moves, short, None)), ["same", "older", "newer"]);
        for other in [KNIGHT, TURNED, PEOPLE, (Players::ENGINES, 1)] {
            assert_eq!(joined(&mine, |moves| link(other, moves, short, None)), none, "{other:?}");
        }
    }
    assert_eq!(joined(&mine, |moves| link(PEOPLE, moves, true, Some(4711))), none);
}
