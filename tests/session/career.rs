//! The career against the computer: recording a game once, joining histories, the rating and the reader's own page.

use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Side};
use hostage_chess::session::career::game::{CareerOpponent, ResultCounts};
use hostage_chess::session::career::history::{Career, KEPT};
use hostage_chess::session::career::rating::level_rating;
use hostage_chess::session::career::summary::{
    RATED_AFTER, RatingSpan, accuracy_view, curve, ladder_view, openings_view, played, rating, rating_view, unrated,
};
use hostage_chess::session::career::{accuracy_entry, added, entry};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{BoardAction, Play, Players, Tree};

use crate::support::random::Random;

fn game(id: u64, level: &str, result: &str, help: &str) -> String {
    format!("g {id} 2026.11.{:02} hostage {level} white {result} 20 {help} {id:016x} e2e4,e7e5,g1f3,b8c6", id % 28 + 1)
}

fn career(entries: &[String]) -> Career {
    let (career, refused) = Career::read_counted(&entries.join(";"));
    assert_eq!(refused, 0);
    career
}

/// A game against the computer, which the person gives up after these moves.
fn given_up(moves: &[&str], strength: Strength, given: usize) -> Play<AnyPosition> {
    let start = Tree::new(AnyPosition::start("hostage").unwrap());
    let mut play = Play::new(start, Players::HUMANS, strength);
    for text in moves {
        play.update(BoardAction::Type((*text).into()));
    }
    let mut saved = play.save();
    saved.players = Players::human(Side::White);
    let mut play = Play::<AnyPosition>::restore(&saved).unwrap();
    let mut origin = play.origin();
    origin.given = given;
    play.set_origin(origin);
    play.update(PlayAction::Resign);
    play.update(PlayAction::Resign);
    play
}

const FIRST: [&str; 5] = ["e4", "e5", "Nf3", "Nc6", "Bc4"];

#[test]
fn a_decided_game_played_here_from_the_start_is_an_entry() {
    let level = Strength::Level(Level::new(4).unwrap());
    let text = entry(&given_up(&FIRST[..4], level, 0), 7000, "2026.11.26").unwrap();
    let read = career(std::slice::from_ref(&text)).games();
    let [game] = read.as_slice() else { panic!("{text}") };
    assert_eq!(
        (game.id, game.date.as_str(), game.opponent, game.side),
        (7000, "2026.11.26", CareerOpponent::Level(4), Side::White)
    );
    assert_eq!((game.plies, game.helped, game.moves.join(" ")), (4, false, "e2e4 e7e5 g1f3 b8c6".to_owned()));
    let timed = entry(&given_up(&FIRST[..4], Strength::Seconds(5), 0), 7000, "2026.11.26").unwrap();
    assert_eq!(career(&[timed]).games()[0].opponent, CareerOpponent::Seconds(5));

    let none = |play: &Play<AnyPosition>| assert_eq!(entry(play, 1, "2026.11.26"), None);
    none(&given_up(&FIRST[..4], level, 2));
    none(&given_up(&[], level, 0));
    none(&Play::new(Tree::new(AnyPosition::start("hostage").unwrap()), Players::human(Side::White), level));
    let mut people = given_up(&FIRST[..4], level, 0).save();
    people.players = Players::HUMANS;
    none(&Play::restore(&people).unwrap());
}

#[test]
fn a_game_is_recorded_once_with_its_first_result() {
    let first = added("", &game(1, "1", "lost", "alone")).unwrap();
    assert_eq!(added(&first, &game(1, "1", "won", "helped")), None);
    let second = added(&first, &game(10, "1", "won", "alone")).unwrap();
    assert_eq!(career(std::slice::from_ref(&second)).games().len(), 2);
    // An accuracy belongs to a game, and a newer one replaces it.
    let accuracy = |id: u64, percent: u32| format!("a {id:016x} {percent} -");
    assert_eq!(added(&second, &accuracy(3, 50)), None);
    let judged = added(&second, &accuracy(10, 50)).unwrap();
    assert_eq!(added(&judged, &accuracy(10, 50)), None);
    let again = added(&judged, &accuracy(10, 60)).unwrap();
    let read = career(&[again]);
    let known: Vec<Option<u32>> = read.games().iter().map(|game| read.accuracy(game)).collect();
    assert_eq!(known, [None, Some(60)]);
}

#[test]
fn a_review_knows_the_accuracy_better_than_the_coach() {
    let play = given_up(&FIRST[..4], Strength::Level(Level::LOWEST), 0);
    let text = added("", &entry(&play, 7000, "2026.11.26").unwrap()).unwrap();
    let record = play.line_record();
    let coached = added(&text, &accuracy_entry(&record, true, [Some(80.4), None]).unwrap()).unwrap();
    let both = added(&coached, &accuracy_entry(&record, false, [Some(70.6), Some(12.0)]).unwrap()).unwrap();
    for (text, percent) in [(&text, None), (&coached, Some(80)), (&both, Some(71))] {
        let read = career(std::slice::from_ref(text));
        assert_eq!(read.accuracy(&read.games()[0]), percent);
    }
    assert_eq!(accuracy_entry(&record, true, [None, None]), None);
}

/// A history with games, accuracies, entries of newer versions and perhaps a summary.
fn some(random: &mut Random) -> Career {
    let results = ["won", "drawn", "lost"];
    let mut entries = Vec::new();
    for _ in 0..random.below(12) {
        let id = 1 + random.below(20) as u64 * 7;
        entries.push(game(id, ["1", "4", "13", "5s"][random.below(4)], results[random.below(3)], "alone"));
        if random.below(2) == 0 {
            entries.push(format!("{} {id:016x} {} -", ["a", "c"][random.below(2)], random.below(101)));
        }
    }
    if random.below(3) == 0 {
        entries.push(format!("b {} 80000 20000 60000 1:{}.0.2", random.below(60), random.below(9)));
    }
    for _ in 0..random.below(3) {
        entries.push(format!("z{} from a newer version", " ".repeat(random.below(3))));
    }
    career(&entries)
}

fn joined(one: &Career, other: &Career) -> Career {
    let mut joined = one.clone();
    assert_eq!(joined.join(other), 0);
    joined
}

#[test]
fn joining_is_commutative_associative_and_idempotent() {
    let mut random = Random(3);
    for round in 0..500 {
        let [a, b, c] = [0; 3].map(|_| some(&mut random));
        assert_eq!(joined(&a, &b), joined(&b, &a), "{round}");
        assert_eq!(joined(&joined(&a, &b), &c), joined(&a, &joined(&b, &c)), "{round}");
        assert_eq!(joined(&a, &a), a, "{round}");
        assert_eq!(joined(&joined(&a, &b), &b), joined(&a, &b), "{round}");
        assert_eq!(Career::read(&a.write()), a, "{round}: a written text reads back");
        assert_eq!(joined(&a, &Career::default()), a, "{round}");
    }
}

#[test]
fn unreadable_entries_are_left_out_and_counted() {
    let long = format!("z {}", "x".repeat(400));
    for (text, refused, games) in [
        ("", 0, 0),
        ("garbage", 1, 0),
        ("g 1 2026.11.26 hostage 1 white won 20 alone 0123456789abcdef e2e4;\u{1}", 1, 1),
        (long.as_str(), 1, 0),
        // A newer version may have other results: its entry is kept, but is no game here.
        ("g 1 2026.11.26 hostage 1 white adjourned 20 alone 0123456789abcdef e2e4", 0, 0),
        ("b 5 1 2 3 1:2", 0, 0),
    ] {
        let (read, left) = Career::read_counted(text);
        assert_eq!((left, read.games().len()), (refused, games), "{text}");
        assert_eq!(Career::read_counted(&read.write()), (read, 0), "{text}");
    }
    assert_eq!(Career::read_counted(&"x".repeat(5 << 20)).1, 1);
}

/// A summary hides the games up to its id. One from nowhere must not hide all games.
#[test]
fn a_summary_is_believed_only_with_later_games() {
    let refused = |text: &str| {
        let mut career = Career::read(text);
        (career.refuse_lone_summary(), career.earlier().id, career.games().len())
    };
    let summary = "b 50 70000 35000 60000 1:2.0.1";
    assert_eq!(refused(summary), (1, 0, 0));
    assert_eq!(refused(&format!("{summary};{}", game(40, "1", "won", "alone"))), (1, 0, 0));
    assert_eq!(refused(&format!("{summary};{}", game(60, "1", "won", "alone"))), (0, 50, 1));
    assert_eq!(refused(&game(60, "1", "won", "alone")), (0, 0, 1));
    // No game has such an id.
    let endless = format!("b {} 70000 35000 60000;{}", u64::MAX, game(60, "1", "won", "alone"));
    assert_eq!(refused(&endless), (0, 0, 1));
    assert_eq!(Career::read(&game(u64::MAX, "1", "won", "alone")).games(), []);
    // Counts of any size are added without overflow.
    let many = (1..=9).map(|level| format!(" {level}:1073741824.1073741824.1073741824")).collect::<String>();
    let full = career(&[format!("b 50 70000 35000 60000{many}"), game(60, "1", "won", "alone")]);
    assert_eq!(played(&full).0, u32::MAX);
    assert_eq!(ladder_view(&full).len(), 5);
}

#[test]
fn the_oldest_games_are_summed_up_and_no_rating_changes() {
    let results = ["won", "lost", "won", "drawn"];
    let entries: Vec<String> =
        (1..=KEPT as u64 + 50).map(|id| game(id, "4", results[id as usize % 4], "alone")).collect();
    let mut career = career(&entries);
    let (before, counts) = (curve(&career).last().unwrap().1, ladder_view(&career)[3].counts);
    assert!(career.shorten() && !career.shorten());
    assert_eq!((career.games().len(), career.earlier().id), (KEPT, 50));
    assert_eq!(curve(&career).last().unwrap().1, before);
    assert_eq!(ladder_view(&career)[3].counts, counts);
    assert_eq!((counts.all() as usize, played(&career).0 as usize), (KEPT + 50, KEPT + 50));
    // A tab or device that still has the old games does not count them again.
    let read = Career::read(&career.write());
    assert_eq!(joined(&read, &Career::read(&entries.join(";"))), career);
    assert_eq!(joined(&Career::read(&entries.join(";")), &read), career);
}

#[test]
fn only_hostage_games_without_help_against_a_level_are_rated() {
    let after = |text: &str| curve(&Career::read(text)).last().map(|(_, rating)| rating.rating());
    let rated = |level: &str, result: &str, help: &str| after(&game(1, level, result, help));
    assert_eq!((rated("1", "won", "helped"), rated("5s", "won", "alone")), (None, None));
    assert_eq!(after(&game(1, "1", "won", "alone").replace("hostage", "hole")), None);
    let [won, drawn, lost] = ["won", "drawn", "lost"].map(|result| rated("1", result, "alone").unwrap());
    assert!(won > 700 && drawn < 700 && lost < drawn, "{won} {drawn} {lost}");
    assert!(rated("4", "won", "alone") > rated("1", "won", "alone"));
    // A level of a newer version counts like the nearest one.
    assert_eq!(rated("99", "won", "alone"), rated("13", "won", "alone"));
    let ratings: Vec<u16> = (0..=13).map(level_rating).collect();
    assert!(ratings.windows(2).all(|pair| pair[0] < pair[1]), "{ratings:?}");
    for level in Level::all() {
        assert!(level_rating(level.number()) >= level_rating(0));
    }
}

#[test]
fn somebody_who_wins_three_of_four_games_against_a_level_is_rated_above_it() {
    let results = ["won", "won", "lost", "won"];
    let entries: Vec<String> = (1..=80).map(|id| game(id, "4", results[id as usize % 4], "alone")).collect();
    let rating = rating(&entries.join(";")).unwrap();
    let level = u32::from(level_rating(4));
    assert!((level + 120..level + 280).contains(&rating), "{rating} against {level}");
}

#[test]
fn a_rating_is_shown_after_enough_games() {
    let entries: Vec<String> = (1..=RATED_AFTER as u64).map(|id| game(id, "1", "lost", "alone")).collect();
    let shown = |games: usize| rating(&entries[..games].join(";")).is_some();
    assert_eq!((0..=RATED_AFTER).filter(|&games| shown(games)).collect::<Vec<_>>(), [RATED_AFTER]);
}

#[test]
fn the_page_shows_the_rating_of_a_time_the_ladder_and_the_first_moves() {
    let dated = |id: u64, date: &str, result: &str| {
        game(id, "1", result, "alone").replace(&format!("2026.11.{:02}", id % 28 + 1), date)
    };
    let entries = [
        dated(1, "2025.01.05", "lost"),
        dated(2, "2026.03.01", "won"),
        dated(3, "2026.11.20", "won"),
        game(4, "5", "drawn", "helped"),
        game(5, "5", "won", "alone").replace("white", "black").replace("e2e4,e7e5", "d2d4,d7d5"),
        game(6, "5", "won", "alone").replace("hostage", "hole"),
    ];
    let career = career(&entries);
    let shown = |span| rating_view(&career, span, "2026.11.26").unwrap();
    let (month, year, all) = (shown(RatingSpan::Month), shown(RatingSpan::Year), shown(RatingSpan::All));
    assert_eq!([&month, &year, &all].map(|view| view.points.len()), [3, 4, 5]);
    assert_eq!(all.points[0], ("2025.01.05".to_owned(), 700));
    assert_eq!(all.change, all.now.rating() as i32 - 700);
    assert_eq!(month.points[0].1, all.points[2].1, "the month begins with the rating before it");
    assert!(month.change > 0 && year.change > month.change && all.now.is_provisional());
    assert_eq!(rating_view(&Career::default(), RatingSpan::All, "2026.11.26"), None);
    assert_eq!((all.missing, RATED_AFTER), (1, 5), "four rated games are too few");

    let ladder: Vec<(&str, ResultCounts)> =
        ladder_view(&career).iter().map(|it| (it.opponent.name, it.counts)).collect();
    let counts = |won, drawn, lost| ResultCounts { won, drawn, lost };
    assert_eq!(ladder[3..], [("smuggler", counts(1, 0, 0)), ("cadet", counts(2, 0, 1))]);
    let met = |entries: &[String]| ladder_view(&self::career(entries)).iter().map(|it| it.met).collect::<Vec<_>>();
    assert_eq!(met(&entries), [false, false, false, true, true]);
    let helped = [game(1, "7", "lost", "helped"), game(2, "13", "won", "helped").replace("hostage", "hole")];
    assert_eq!(met(&helped), [true, false, true, false, false], "these games are not counted, but were played");
    assert_eq!((unrated(&career), played(&career)), (2, (6, Some("2025.01.05".to_owned()))));

    let openings = openings_view(&career);
    let said: Vec<(Side, &str, u32)> =
        openings.iter().map(|it| (it.side, it.moves.as_str(), it.counts.all())).collect();
    assert_eq!(said, [(Side::White, "1. e4 2. Nf3", 4), (Side::Black, "1… d5 2… Nc6", 1)]);
}

#[test]
fn the_accuracy_is_averaged_over_five_games() {
    let percent = [50, 60, 70, 80, 90, 100, 0, 40, 40, 40];
    let judged = |(place, percent): (usize, &u32)| {
        let id = place as u64 + 1;
        [game(id, "1", "won", "alone"), format!("a {id:016x} {percent} -")]
    };
    let entries: Vec<String> = percent.iter().enumerate().flat_map(judged).collect();
    let view = accuracy_view(&career(&entries));
    let means: Vec<u32> = view.points.iter().map(|point| point.2).collect();
    assert_eq!(means, [50, 55, 60, 65, 70, 80, 68, 62, 54, 44]);
    assert_eq!((view.now(), view.change()), (Some(44), Some(-26)));
}
