//! Links open exactly what they say, and bad links name their faults.

use crate::support::random::Random;
use hostage_chess::engine::level::Strength;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::game_record::{GameRecordFault, Relation};
use hostage_chess::game::{Fault, Game, GameRecord, Position as _, Side};
use hostage_chess::link::compact::{self, CompactFault};
use hostage_chess::link::embed::{self, EmbedLink, EmbedOptions};
use hostage_chess::link::{self, Link, LinkFault, LinkedGame, Screen, sender, signed};
use hostage_chess::session::{DEFAULT_STRENGTH, Player, Players};
use proptest::prelude::*;

fn read(link: &str) -> LinkedGame {
    Link::read(link).unwrap_or_else(|faults| panic!("{link}: {faults:?}")).game.unwrap()
}

fn faults(link: &str) -> Vec<LinkFault> {
    Link::read(link).expect_err(link)
}

#[test]
fn look_alike_characters_in_a_position_or_move_are_accepted() {
    let plain = Link::read("#/play?fen=4k3/8/8/8/8/8/8/4K3[N%23]_w_-_-_0_1&moves=N@f3_e8d8").unwrap();
    for text in [
        "#/play?fen=4k3∕8∕8∕8∕8∕8∕8∕4K3[N%23]_w_–_–_0_1&moves=N＠f3_e8d8",
        "#/play?fen=4♚3/8/8/8/8/8/8/4♔3［♘%23］\u{a0}w\t-_-_0_1&moves=N@ｆ３_e8\u{200b}d8",
    ] {
        assert_eq!(Link::read(text).as_ref(), Ok(&plain), "{text}");
    }
}

#[test]
fn the_senders_name_comes_back_from_the_link_and_makes_no_game() {
    let moves = vec!["e2e4".into()];
    let game = LinkedGame::of(GameRecord { variant: "hostage".into(), moves, ..GameRecord::default() });
    let link = Link { screen: Screen::Play, game: Some(game.clone()) }.to_string();
    for name in ["Mara", "Jörg & Ann #1", "a=b", "José"] {
        let signed = link::signed(link.clone(), name);
        assert_eq!((link::sender(&signed).as_deref(), read(&signed)), (Some(name), game.clone()), "{signed}");
        assert!(Link::look(&signed).doubts.is_empty());
    }
    assert_eq!(link::signed(link.clone(), "  "), link);
    assert_eq!(link::sender("#/play?g=1Ro5JAAI&by="), None);
    assert_eq!(Link::read("#/play?by=Mara").unwrap().game, None);
}

#[test]
fn every_record_comes_back_from_its_link() {
    for variant in ["hostage", "hostage-pierce", "hole"] {
        for seed in 0..20 {
            let mut numbers = Random(seed);
            let mut position = AnyPosition::start(variant).unwrap();
            let mut record = GameRecord { variant: variant.to_owned(), ..GameRecord::default() };
            for _ in 0..60 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let m = moves[numbers.below(moves.len())];
                record.moves.push(position.uci(m));
                position = position.play(m).unwrap();
                let at_once = LinkedGame::from_position(&position, Players::ENGINES, Strength::Seconds(7));
                let again = read(&Link { screen: Screen::Play, game: Some(at_once.clone()) }.to_string());
                assert_eq!(again, at_once);
                assert_eq!(again.record.first::<AnyPosition>().unwrap(), position);
            }
            let game = LinkedGame::of(record);
            let text = Link { screen: Screen::Play, game: Some(game.clone()) }.to_string();
            assert_eq!(read(&text), game);
            assert_eq!(game.record.follow::<AnyPosition>().unwrap().last(), &position);
            assert!(text.bytes().filter(|&b| b == b'#').count() == 1, "only the first # may be unencoded: {text}");
        }
    }
}

#[test]
fn a_hash_inside_is_read_bare_or_encoded_and_unknown_parameters_are_ignored() {
    let fen = "4k3/8/8/8/8/8/8/4K3[#Nq]_w_-_-_0_1";
    let bare = format!("#/play?game=hostage&fen={fen}&moves=N#Q@c7&utm=x&fbclid");
    let encoded = "#/play?game=hostage&fen=4k3/8/8/8/8/8/8/4K3%5B%23Nq%5D_w_-_-_0_1&moves=N%23Q%40c7";
    assert_eq!(read(&bare), read(encoded));
    assert_eq!(
        read(encoded).record.follow::<AnyPosition>().unwrap().last().fen(),
        "4k3/2N5/8/8/8/8/8/4K3[q#] b - - 0 1"
    );
}

#[test]
fn missing_parameters_have_their_defaults() {
    let game = read("#/play?moves=e2e4");
    assert_eq!((game.record.variant.as_str(), game.record.start, game.strength), ("hostage", None, DEFAULT_STRENGTH));
    assert_eq!((game.players.white, game.players.black), (Player::Human, Player::Engine));
    assert_eq!(read("#/analysis?moves=e2e4").players, Players::HUMANS);
    assert_eq!(read("#/analysis?moves=e2e4&black=engine").players, Players::default());
    for nothing in ["", "#", "#/", "#/play", "#/play?", "#/play?utm_source=x"] {
        assert_eq!(Link::read(nothing), Ok(Link { screen: Screen::Play, game: None }), "{nothing}");
    }
    assert_eq!(Link::read("#/rules").unwrap().screen, Screen::Rules);
    assert_eq!(Link::read("#/library").unwrap().screen, Screen::Library);
}

#[test]
fn every_fault_is_named() {
    assert_eq!(faults("#/nowhere"), [LinkFault::Screen("nowhere".into())]);
    let many = "#/play?game=go&white=dog&black=cat&seconds=0&fen=kk6/8/8/8/8/8/8/P3K3_w";
    let found = faults(many);
    assert!(found.contains(&LinkFault::Game("go".into())));
    assert!(found.contains(&LinkFault::Player("dog".into())) && found.contains(&LinkFault::Player("cat".into())));
    assert!(found.contains(&LinkFault::Seconds("0".into())));
    let Some(LinkFault::GameRecord(GameRecordFault::Start(faults))) = found.last() else { panic!("{found:?}") };
    assert!(faults.iter().any(|fault| matches!(fault, Fault::Kings(..))));
    assert!(faults.iter().any(|fault| matches!(fault, Fault::PawnOnEdge(_))));
}

/// A random game of at most `length` moves.
fn random_record(variant: &str, seed: u64, length: usize) -> GameRecord {
    let mut numbers = Random(seed);
    let mut position = AnyPosition::start(variant).unwrap();
    let mut record = GameRecord { variant: variant.to_owned(), ..GameRecord::default() };
    while record.moves.len() < length {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[numbers.below(moves.len())];
        record.moves.push(position.uci(m));
        position = position.play_unchecked(m);
    }
    record
}

#[test]
fn every_record_comes_back_from_its_short_form() {
    for variant in variants() {
        for seed in 0..6 {
            let whole = random_record(variant, seed, 120);
            let text = compact::write(&whole).unwrap();
            // 60 moves (120 plies) must fit into 400 characters.
            assert!(text.len() < 350, "{variant}: {} letters", text.len());
            assert_eq!(compact::read(&text).as_ref(), Ok(&whole));
            assert_eq!(read(&format!("#/play?g={text}")).record, whole);
            // Starts from a position in the middle of the game, with fewer moves and with none.
            let from = whole.moves.len() / 2;
            let middle = GameRecord { moves: whole.moves[..from].to_vec(), ..whole.clone() };
            let start = middle.follow::<AnyPosition>().unwrap().last().fen();
            let rest = GameRecord { start: Some(start), moves: whole.moves[from..].to_vec(), ..whole.clone() };
            for record in [middle, rest, GameRecord { moves: Vec::new(), ..whole.clone() }] {
                assert_eq!(compact::read(&compact::write(&record).unwrap()), Ok(record));
            }
        }
    }
}

/// The short form has a limit, because a forged number must not keep the page busy.
#[test]
fn a_link_to_a_very_long_game_can_be_opened() {
    let shuffle = ["b1c3", "b8c6", "c3b1", "c6b8"].map(String::from);
    for length in [compact::MOST_MOVES, compact::MOST_MOVES + 1] {
        let moves = shuffle.iter().cycle().take(length).cloned().collect();
        let record = GameRecord { variant: "hostage".to_owned(), start: None, moves };
        let game = LinkedGame { short: true, ..LinkedGame::of(record.clone()) };
        let link = Link { screen: Screen::Play, game: Some(game) }.to_string();
        assert_eq!(read(&link).record, record, "{length} moves");
        assert_eq!(link.contains("moves="), length > compact::MOST_MOVES);
    }
}

#[test]
fn a_short_link_names_the_players_only_if_they_are_not_the_default() {
    let people = Players::HUMANS;
    for (screen, players, strength, said) in [
        (Screen::Play, Players::default(), DEFAULT_STRENGTH, ""),
        (Screen::Play, people, DEFAULT_STRENGTH, "&black=human"),
        (Screen::Play, Players::ENGINES, Strength::Seconds(7), "&white=engine&seconds=7"),
        (Screen::Analysis, people, DEFAULT_STRENGTH, ""),
        (Screen::Embed, Players::human(Side::Black), DEFAULT_STRENGTH, "&white=engine"),
    ] {
        let game = LinkedGame { players, strength, short: true, ..LinkedGame::of(random_record("hole", 2, 30)) };
        let link = Link { screen, game: Some(game) };
        let text = link.to_string();
        assert!(text.ends_with(said) && text.matches('&').count() == said.matches('&').count(), "{text}");
        assert_eq!(Link::read(&text), Ok(link));
    }
}

#[test]
fn a_damaged_short_form_is_refused() {
    let text = compact::write(&random_record("hostage", 3, 80)).unwrap();
    for cut in 1..text.len() {
        assert_eq!(compact::read(&text[..cut]), Err(CompactFault::Damaged), "{cut}");
    }
    for at in 1..text.len() {
        let mut letters = text.clone().into_bytes();
        letters[at] = if letters[at] == b'x' { b'y' } else { b'x' };
        assert_eq!(compact::read(&String::from_utf8(letters).unwrap()), Err(CompactFault::Damaged), "{at}");
    }
    assert_eq!(faults("#/play?g=9abc"), [LinkFault::Compact(CompactFault::Version("9".into()))]);
    for damaged in ["", &text[1..], "broken", "0abc", "x1Ro5JAAI0?"] {
        let found = faults(&format!("#/play?g={damaged}"));
        assert!(
            matches!(found[..], [LinkFault::Compact(CompactFault::Damaged) | LinkFault::Case]),
            "{damaged}: {found:?}"
        );
    }
    for flags in 0b100..=u8::MAX {
        // Unknown flags may change the meaning, so a game with such flags is refused as a game of a newer version.
        let newer = compact::read(&compact::sealed(&[flags, 1, 0]));
        assert_eq!(newer, Err(CompactFault::Version(format!("1.{flags}"))));
    }
    let illegal = GameRecord { moves: vec!["e2e5".into()], ..random_record("hostage", 0, 0) };
    assert!(matches!(compact::write(&illegal), Err(GameRecordFault::Move { ply: 0, .. })));
}

#[test]
fn the_senders_name_comes_without_what_follows_the_link() {
    let link = "#/play?g=1Ro5JAAI0&id=7".to_owned();
    for name in ["Mara", "Ann B.", "J. (Joe)", "a+b", "Ann & José", "Wow!", "\"Q\"", "O'Neill"] {
        let signed = signed(link.clone(), name);
        for end in ["", ")", ").", ">", "]", "\"", "'", ".", ",", ";", "&amp;", "&gt;", "&quot;.", "*", "»", "\\"] {
            assert_eq!(sender(&format!("{signed}{end}")).as_deref(), Some(name), "{signed}{end}");
        }
    }
    assert_eq!(sender("#/play?g=1&by=Ann+Lee).").as_deref(), Some("Ann Lee"));
    assert_eq!(sender("#/play?g=1&by=Ann+Lee&amp;utm=x").as_deref(), Some("Ann Lee"));
    let named = |text: &str| EmbedOptions::read(&format!("#/embed?{text}"), 0);
    assert_eq!(named("white-name=Ann+Lee&black-name=Bob).").black, "Bob");
    assert_eq!(named("event=Cup+(Rome)").event, "Cup (Rome)");
    assert_eq!(named("white-name=Bob+Jr.&event=Cup").white, "Bob Jr.");
}

#[test]
fn a_game_has_only_one_short_form() {
    // One of twenty moves; numbers above that are never written.
    let read = |number: u8| compact::read(&compact::sealed(&[0, 1, number]));
    let moves: Vec<_> = (0..20).map(|number| read(number).unwrap().moves).collect();
    assert!(moves.iter().enumerate().all(|(i, mv)| !moves[..i].contains(mv)));
    for forged in 20..=u8::MAX {
        assert_eq!(read(forged), Err(compact::CompactFault::Damaged), "{forged}");
    }
}

#[test]
fn a_record_is_newer_or_older_than_another_or_forks_from_it() {
    let whole = random_record("hostage", 1, 20);
    let cut = |n: usize| GameRecord { moves: whole.moves[..n].to_vec(), ..whole.clone() };
    assert_eq!(whole.relation(&whole), Relation::Same);
    assert_eq!((whole.relation(&cut(17)), cut(17).relation(&whole)), (Relation::Newer(3), Relation::Older(3)));
    let mut fork = cut(10);
    fork.moves.push("0000".into());
    assert_eq!((fork.relation(&whole), whole.relation(&fork)), (Relation::Forks(10), Relation::Forks(10)));
    assert_eq!(whole.relation(&random_record("hole", 1, 20)), Relation::Other);
}

#[test]
fn a_position_to_set_up_may_be_faulty() {
    let text = "4k3/8/8/8/8/8/8/PKK5[#] w - - 0 1";
    let link = Link { screen: Screen::Setup, game: Some(LinkedGame::from_text("hostage", text)) };
    assert_eq!(Link::read(&link.to_string()), Ok(link.clone()));
    assert!(link.to_string().starts_with("#/setup?game=hostage&fen=4k3/8/8/8/8/8/8/PKK5%5B%23%5D_w"));
    // A position to play may not.
    assert!(matches!(
        &faults(&link.to_string().replace("setup", "play"))[..],
        [LinkFault::GameRecord(GameRecordFault::Start(_))]
    ));
    assert_eq!(faults("#/setup?game=go"), [LinkFault::Game("go".into())]);
}

#[test]
fn the_game_is_named_in_any_spelling() {
    for name in [
        "takeover-64-free-adjacent",
        "Takeover_64_adjacent_free",
        "takeover%20chess%20(64%20squares,%20free,%20adjacent)",
    ] {
        let record = read(&format!("#/play?game={name}")).record;
        assert_eq!(record.variant, "takeover-64-adjacent-free", "{name}");
    }
}

#[test]
fn hostile_links_are_refused_quickly() {
    assert_eq!(faults(&"#/play?x=".repeat(100_000)), [LinkFault::TooLong { bytes: 900_000 }]);
    assert_eq!(faults("#/play?fen=%ff%fe"), [LinkFault::Encoding("%ff%fe".into())]);
    assert!(
        matches!(&faults("#/play?fen=%00")[..], [LinkFault::GameRecord(GameRecordFault::Start(f))] if f == &[Fault::Character('\0')])
    );
    assert!(matches!(&faults("#/play?seconds=99999999999999999999")[..], [LinkFault::Seconds(_)]));
    for level in ["14", "99", "x", "-1"] {
        let faults = faults(&format!("#/play?level={level}"));
        assert_eq!(faults, [LinkFault::Level(level.to_owned())]);
    }
    let game = read(&format!("#/play?moves={}", "e2e4_".repeat(5000)));
    let (replay, fault) = game.record.follow::<AnyPosition>().unwrap_err();
    assert_eq!(replay.unwrap().moves.len(), 1);
    assert!(matches!(fault, GameRecordFault::Move { ply: 1, .. }));
}

proptest! {
    #[test]
    fn no_text_causes_a_panic(text in ".{0,200}", key in "(game|fen|moves|g|white|seconds|level)") {
        let _ = Link::read(&text);
        if let Ok(link) = Link::read(&format!("#/play?{key}={text}"))
            && let Some(game) = link.game
        {
            let _ = game.record.follow::<AnyPosition>();
        }
    }
}

proptest! {
    /// Bytes with a correct checksum are read or refused, but never cause a panic or a hang.
    #[test]
    fn no_bytes_in_a_short_form_cause_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..60), flags in 0u8..4) {
        let text = compact::sealed(&[&[flags], bytes.as_slice()].concat());
        let _ = compact::read(&text);
    }
}

#[test]
fn an_embedded_board_has_the_whole_game_and_opens_at_the_position_shown() {
    let whole = random_record("hostage", 1, 20);
    let cut = |n: usize| GameRecord { moves: whole.moves[..n].to_vec(), ..whole.clone() };
    for shown in [0, 7, 20] {
        for side in Side::BOTH {
            let link = EmbedLink::new([&cut(shown), &whole], [None, None], side);
            let game = Link::read(&link.fragment).unwrap().game.unwrap();
            assert_eq!((game.record, game.players.orientation()), (whole.clone(), side));
            assert_eq!((link.moves, link.start), (20, Some(shown).filter(|&shown| shown < 20)));
        }
    }
    // A game that no link can hold.
    let long = GameRecord { moves: whole.moves.iter().cycle().take(40_000).cloned().collect(), ..whole.clone() };
    let link = EmbedLink::new([&cut(7), &long], [None, None], Side::White);
    assert_eq!((link.moves, link.start), (7, None));
    assert_eq!(Link::read(&link.fragment).unwrap().game.unwrap().record, cut(7));
}

#[test]
fn options_of_an_embedded_board_are_written_only_if_it_reads_them() {
    let long = "é".repeat(100);
    let names = ["Ada", "Bob & Co", " Ann\u{7} ", "a+b=c#d%20", "棋士", &long];
    for name in ["white-name", "black-name", "event"] {
        for value in names {
            let text = embed::option(name, value, 8).unwrap();
            let read = EmbedOptions::read(&format!("#/embed?g=1Ro5JAAI0{text}"), 8);
            let found = [("white-name", &read.white), ("black-name", &read.black), ("event", &read.event)];
            assert!(found.contains(&(name, &embed::shown(value))), "{name}={value}");
            assert!(read.bad.is_empty());
        }
    }
    for (value, start) in [("0", Some(0)), ("8", Some(8)), ("9", None), ("99", None), ("-1", None), ("1.5", None)] {
        let text = embed::option("start", value, 8);
        let read = text.map(|text| EmbedOptions::read(&format!("#/embed?g=1Ro5JAAI0{text}"), 8).start);
        assert_eq!(read, start.map(Some), "{value}");
    }
    assert_eq!(embed::option("theme", "pink", 8), None);
    assert_eq!(embed::option("side", "", 8).as_deref(), Some(""));
    assert_eq!(embed::option("event", "  ", 8).as_deref(), Some(""));
}
