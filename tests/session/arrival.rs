//! Links opened when a game is stored: the same game, newer, older, a fork, a different game. No part of the stored
//! game is lost.

use hostage_chess::engine::Request;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::{Relation, Replay};
use hostage_chess::game::{Event, GameRecord, Side};
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::PlayEffect;
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, FriendLink, Play, Players, Tree};
use hostage_chess::ui::scene::scene;

type Any = Play<AnyPosition>;

const GAME: [&str; 6] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];

fn record(moves: &[&str]) -> GameRecord {
    GameRecord { variant: "hostage".into(), start: None, moves: moves.iter().map(|&mv| mv.to_owned()).collect() }
}

fn stored(moves: &[&str]) -> Any {
    played_by(Players::HUMANS, moves)
}

fn played_by(players: Players, moves: &[&str]) -> Any {
    Play::new(Tree::from_replay(record(moves).follow().unwrap()), players, DEFAULT_STRENGTH)
}

/// Opens a link. Returns how it relates to the game, and the game that is then played.
fn opened(
    mut session: Any,
    replay: Replay<AnyPosition>,
    players: Players,
    strength: Strength,
    letter: Option<FriendLink>,
) -> (Relation, Any) {
    let (relation, other) = session.open_link(replay, players, strength, letter);
    assert_eq!(other.is_some(), relation == Relation::Other);
    (relation, other.unwrap_or(session))
}

fn open(session: &Any, moves: &[&str]) -> (Relation, Any) {
    let letter = Some(FriendLink { id: None, side: None });
    opened(session.clone(), record(moves).follow().unwrap(), Players::HUMANS, DEFAULT_STRENGTH, letter)
}

/// All complete lines of a session's history.
fn lines(session: &Any) -> Vec<Vec<String>> {
    let tree = session.tree();
    let ends =
        (0..tree.len()).filter(|&node| (0..tree.len()).all(|other| tree.move_to(other).is_none_or(|t| t.0 != node)));
    let mut lines: Vec<_> = ends
        .map(|node| {
            let mut tree = tree.clone();
            tree.go_to(node);
            tree.game_record().moves
        })
        .collect();
    lines.sort();
    lines
}

fn said(session: &Any) -> String {
    scene(session).words.text
}

#[test]
fn a_link_to_the_same_game_continues_it() {
    let (relation, session) = open(&stored(&GAME), &GAME);
    assert_eq!(relation, Relation::Same);
    assert_eq!(session.tree().game_record().moves, GAME);
    assert_eq!(lines(&session).len(), 1);
    assert!(said(&session).ends_with("Your saved game continues."), "{}", said(&session));
}

#[test]
fn a_newer_link_adds_its_moves_to_the_stored_tree() {
    let mut before = stored(&GAME[..3]);
    // A line that was tried and taken back is kept.
    before.update(BoardAction::Undo);
    let (relation, session) = open(&before, &GAME[..5]);
    assert_eq!(relation, Relation::Newer(2));
    assert_eq!(session.tree().game_record().moves, GAME[..5]);
    assert!(said(&session).contains("adds 2 moves"), "{}", said(&session));
    assert!(said(&session).starts_with("White: bishop f1 to b5"), "{}", said(&session));
}

#[test]
fn an_older_link_says_how_far_the_stored_game_is_ahead_and_redo_leads_there() {
    let (relation, mut session) = open(&stored(&GAME), &GAME[..2]);
    assert_eq!(relation, Relation::Older(4));
    assert_eq!(session.tree().game_record().moves, GAME[..2]);
    assert!(said(&session).contains("4 moves ahead"), "{}", said(&session));
    for _ in 0..4 {
        session.update(BoardAction::Redo);
    }
    assert_eq!(session.tree().game_record().moves, GAME);
}

#[test]
fn the_engine_waits_where_the_stored_game_continues() {
    let replay = record(&GAME[..1]).follow().unwrap();
    let (_, mut session) = opened(
        played_by(Players::default(), &GAME),
        replay,
        Players::default(),
        DEFAULT_STRENGTH,
        Some(FriendLink { id: None, side: None }),
    );
    assert!(!session.begin().iter().any(|effect| matches!(effect, PlayEffect::Ask(Request::Search { .. }))));
    assert!(session.is_paused());
}

#[test]
fn a_fork_says_where_the_games_part_and_keeps_both_lines() {
    let fork = ["e2e4", "e7e5", "g1f3", "g8f6", "f3e5"];
    let (relation, session) = open(&stored(&GAME), &fork);
    assert_eq!(relation, Relation::Forks(3));
    assert_eq!(session.tree().game_record().moves, fork);
    assert_eq!(lines(&session), [GAME.map(String::from).to_vec(), fork.map(String::from).to_vec()]);
    assert!(said(&session).contains("after 2. Nf3;"), "{}", said(&session));
    // All five moves came from links, so nothing needs to be kept automatically.
    assert!(!session.wants_keeping(true));
    // The stored line is listed beside the move that replaced it.
    let record = scene(&session).record;
    assert_eq!(record[3].others.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), ["Nc6"]);
}

#[test]
fn a_link_to_another_game_has_no_relation_to_the_stored_one() {
    for moves in [&["d2d4"][..], &[]] {
        let (relation, session) = open(&stored(&GAME), moves);
        assert_eq!(relation, Relation::Other);
        assert_eq!(lines(&session), [moves]);
    }
    // A game without moves does not count as a game.
    assert_eq!(open(&stored(&[]), &GAME).0, Relation::Other);
    let hole = GameRecord { variant: "hole".into(), ..GameRecord::default() }.follow().unwrap();
    assert_eq!(
        opened(stored(&GAME), hole, Players::HUMANS, DEFAULT_STRENGTH, Some(FriendLink { id: None, side: None })).0,
        Relation::Other
    );
}

#[test]
fn a_link_to_a_position_opens_exactly_that_position() {
    let fen = "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1";
    let record =
        |moves: &[&str]| GameRecord { start: Some(fen.into()), ..record(moves) }.follow::<AnyPosition>().unwrap();
    let stored = Play::new(Tree::from_replay(record(&["h1h8"])), Players::HUMANS, DEFAULT_STRENGTH);
    let open = |moves| opened(stored.clone(), record(moves), Players::HUMANS, DEFAULT_STRENGTH, None);
    let (relation, session) = open(&[]);
    assert_eq!((relation, session.tree().len()), (Relation::Other, 1));
    assert_eq!(said(&session), "White to move.");
    // If a move is common to both, it is the same game.
    assert_eq!(open(&["h1h8", "e8e7"]).0, Relation::Newer(1));
}

#[test]
fn a_link_says_who_plays_and_seats_the_reader() {
    let strength = Strength::Level(Level::new(2).unwrap());
    let replay = |n: usize| record(&GAME[..n]).follow::<AnyPosition>().unwrap();
    let seat = |n: usize, players, letter| {
        let (_, session) = opened(stored(&GAME[..1]), replay(n), players, strength, letter);
        assert_eq!(session.players(), players);
        // Between two people, the strength of the stored game stays for the next game against the computer.
        let of_link = if players == Players::HUMANS { DEFAULT_STRENGTH } else { strength };
        assert_eq!(session.strength(), of_link);
        session.board().orientation()
    };
    assert_eq!(seat(3, Players::HUMANS, Some(FriendLink { id: None, side: None })), Side::Black);
    assert_eq!(seat(4, Players::HUMANS, Some(FriendLink { id: None, side: None })), Side::White);
    // A link that is not a reply does not change the orientation.
    assert_eq!(seat(3, Players::HUMANS, None), Side::White);
    assert_eq!(seat(4, Players::human(Side::Black), Some(FriendLink { id: None, side: None })), Side::Black);
}

#[test]
fn the_last_move_of_a_link_is_announced_and_replayed_until_the_next_action() {
    let castles = ["e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5", "e1g1"];
    let (_, mut session) = open(&stored(&[]), &castles);
    assert!(
        matches!(session.notice().0, Some(Notice::Move(Side::White, events)) if events.contains(&Event::Castled(Side::White, true)))
    );
    let picture = scene(&session);
    // Seen from Black's side, king and rook both move.
    let mut ways: Vec<_> = picture.replayed.iter().map(|&(from, to)| (from, session_name(&session, to))).collect();
    ways.sort();
    assert_eq!(ways, [((0, 0), "f1".to_owned()), ((3, 0), "g1".to_owned())]);
    let (_, heard) = session.notice();
    session.repeat();
    assert!(session.notice().1 > heard);
    session.update(BoardAction::Undo);
    assert!(scene(&session).replayed.is_empty());
    assert!(scene(&stored(&castles)).replayed.is_empty(), "a stored game is not replayed");
}

fn session_name(session: &Any, cell: hostage_chess::game::Cell) -> String {
    use hostage_chess::game::Game;
    session.position().layout().name(cell)
}
