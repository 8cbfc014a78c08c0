//! Messenger Chess: the cases of the rules, and what must always be true, held against random play.

#[path = "tools/messenger_plain.rs"]
mod plain;
#[path = "common/play.rs"]
mod play;

use std::collections::{HashMap, HashSet};

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::messenger::{Bar, Flaw, Move, Position, Square, Step, Walk};
use hostage_chess::game::touch::{Fingers, Reach};
use hostage_chess::game::{
    Cell, Choice, Course, Ending, Event, Fault, Game, Kind, Mark, Outcome, Position as _, Reason, Side, Style, Touch,
};
use hostage_chess::search::{Limits, Score, Search, Silent};
use play::{Random, random_games};

const VARIANTS: [&str; 2] = ["messenger", "messenger-couriers"];

fn position(fen: &str) -> Position {
    <Position as Game>::from_fen("messenger", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn after(position: &Position, turns: &[&str]) -> Position {
    turns.iter().fold(*position, |position, text| {
        let m = position.read_uci(text).unwrap_or_else(|why| panic!("{position:?} {text}: {why:?}"));
        position.play(m).unwrap()
    })
}

fn ucis(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().into_iter().map(|m| position.uci(m)).collect();
    texts.sort();
    texts
}

/// Shows one in `every` positions of many random games, and as many that are thrown together: there checks, mates and
/// walled-in couriers are common.
fn sample(seed: u64, games: u64, every: usize, mut show: impl FnMut(&Position, &[Move])) {
    for variant in VARIANTS {
        let mut count = 0;
        random_games(variant, seed, games, 120, |position: &Position, moves| {
            count += 1;
            if count % every == 0 {
                show(position, moves);
            }
        });
        assert!(count / every > 30, "{variant}: {count} positions");
        let mut random = Random(seed);
        for _ in 0..count / every {
            let position = thrown_together(variant, &mut random);
            show(&position, &position.legal_moves());
        }
    }
}

/// A random position that begins no game.
fn thrown_together(variant: &str, random: &mut Random) -> Position {
    loop {
        let mut board = ['.'; 64];
        let couriers = if variant == "messenger" { "Cc" } else { "CCCccc" };
        let officers = "QRBNPPPqrbnppp".chars().filter(|_| random.below(3) > 0).collect::<String>();
        // Half of them in a corner, where men stand in each other's way.
        let crowded = random.below(2) == 0;
        for letter in format!("Kk{couriers}{officers}").chars() {
            let place = |random: &mut Random| match crowded {
                true => random.below(4) * 8 + random.below(5),
                false => random.below(64),
            };
            let square = place(random);
            if board[square] == '.' || letter == 'k' {
                board[square] = letter;
            }
        }
        let ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
        let text = (1..=8).rev().fold(ranks.join("/"), |text, gap| text.replace(&".".repeat(gap), &gap.to_string()));
        let turn = ['w', 'b'][random.below(2)];
        let ep = match turn {
            'w' => format!("{}6", char::from(b'a' + random.below(8) as u8)),
            _ => format!("{}3", char::from(b'a' + random.below(8) as u8)),
        };
        // With an en passant square where there may be one, else without.
        let read = |ep: &str| <Position as Game>::from_fen(variant, &format!("{text} {turn} - {ep} 0 1"));
        if let Ok(position) = read(&ep).or_else(|_| read("-")) {
            return position;
        }
    }
}

// ---- Cases ----

fn fits(turn: &str, pattern: &str) -> bool {
    pattern.strip_suffix('*').map_or(turn == pattern, |start| turn.starts_with(start))
}

#[test]
fn every_case_of_the_rules() {
    let mut checked = 0;
    for line in include_str!("data/messenger-cases.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let mut here = position(parts.next().unwrap());
        for part in parts {
            let (word, rest) = part.split_once(' ').unwrap();
            let turns = ucis(&here);
            let named: Vec<&str> = rest.split(' ').collect();
            let listed = |text: &str| turns.iter().any(|turn| turn == text);
            match word {
                "count" => assert_eq!(turns.len(), rest.parse::<usize>().unwrap(), "{line}: {turns:?}"),
                "starts" => {
                    let count = turns.iter().filter(|turn| turn.starts_with(named[0])).count();
                    assert_eq!(count, named[1].parse::<usize>().unwrap(), "{line}");
                }
                "all" => {
                    let mut expected: Vec<String> = named.iter().map(|&text| text.to_owned()).collect();
                    expected.sort();
                    assert_eq!(turns, expected, "{line}");
                }
                "has" => assert!(named.iter().all(|text| listed(text)), "{line}: {turns:?}"),
                "not" => assert!(!named.iter().any(|text| listed(text)), "{line}: {turns:?}"),
                "only" => assert!(turns.iter().all(|turn| named.iter().any(|named| fits(turn, named))), "{line}"),
                "then" => here = after(&here, &[rest]),
                "wins" => {
                    let outcome = after(&here, &[rest]).outcome();
                    let winner = Some(here.side_to_move());
                    assert_eq!(outcome, Some(Outcome { winner, ending: Ending::CourierThrough }), "{line}");
                }
                other => panic!("{other}"),
            }
            checked += 1;
        }
    }
    assert!(checked > 35, "{checked}");
}

#[test]
fn known_counts() {
    let start = <Position as Game>::start("messenger").unwrap();
    let begun = after(&start, &["C@e2", "C@e7"]);
    assert_eq!(begun.fen(), "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!((begun.perft(1), begun.perft(2), begun.perft(3)), (75, 5493, 838_331));
    let counts = ('a'..='h').map(|file| after(&start, &[&format!("C@{file}2"), "C@e7"]).perft(1));
    assert_eq!(counts.collect::<Vec<_>>(), [40, 53, 56, 79, 75, 52, 53, 40]);
    assert_eq!((start.perft(1), start.perft(2)), (8, 64));
}

// ---- The second implementation ----

fn plain(position: &Position) -> plain::Plain {
    plain::Plain::from_fen(&position.fen(), position.variant() == "messenger-couriers")
}

#[test]
fn another_implementation_plays_the_same_turns_to_the_same_positions() {
    let mut turns = 0;
    sample(31, 40, 3, |position, moves| {
        if position.passes() > 0 {
            // What a FEN does not say.
            return;
        }
        let other = plain(position);
        assert_eq!(ucis(position), other.turns(), "{position:?}");
        for &m in moves.iter().step_by(1 + moves.len() / 20) {
            let next = position.play_unchecked(m);
            assert_eq!(next.fen(), other.after(&position.uci(m)).fen(), "{position:?} {m}");
        }
        turns += moves.len();
    });
    assert!(turns > 100_000, "{turns}");
}

/// The counts of the second implementation.
#[test]
fn counts_with_couriers_for_pawns() {
    let start = <Position as Game>::start("messenger-couriers").unwrap();
    assert_eq!(start.fen(), "rnbqkbnr/cccccccc/8/8/8/8/CCCCCCCC/RNBQKBNR w KQkq - 0 1");
    assert_eq!((start.perft(1), start.perft(2), start.perft(3)), (168, 27_505, 9_675_577));
    let other = plain(&start);
    assert_eq!((other.perft(1), other.perft(2)), (168, 27_505));
}

#[test]
#[ignore = "takes a minute"]
fn deeper_counts_of_the_second_implementation() {
    let begun = plain(&position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1"));
    assert_eq!(begun.perft(3), 838_331);
    assert_eq!(plain(&<Position as Game>::start("messenger-couriers").unwrap()).perft(3), 9_675_577);
}

// ---- Laws ----

/// Without the passes that a FEN does not say.
fn said(position: &Position) -> bool {
    position.passes() == 0
}

#[test]
fn a_position_is_what_its_fen_says_and_so_is_its_key() {
    sample(15, 60, 1, |position, _| {
        let fen = position.fen();
        let again =
            <Position as Game>::from_fen(position.variant(), &fen).unwrap_or_else(|why| panic!("{fen}: {why:?}"));
        assert_eq!(again.fen(), fen);
        if said(position) {
            assert_eq!(&again, position);
            assert_eq!((again.key(), again.outcome()), (position.key(), position.outcome()), "{fen}");
        }
    });
}

#[test]
fn every_turn_comes_back_from_its_texts() {
    sample(16, 30, 4, |position, moves| {
        let mut texts = HashMap::new();
        for &m in moves {
            let text = position.notation(m, Style::Leslie);
            assert_eq!(texts.insert(text.clone(), m), None, "{position:?}: {text} twice");
        }
        for (text, m) in texts.into_iter().step_by(1 + moves.len() / 50) {
            assert_eq!(position.read_uci(&position.uci(m)), Ok(m), "{position:?}");
            assert_eq!(position.read_notation(&text), Ok(m), "{position:?} {text}");
            assert_eq!(position.read_notation(&position.uci(m)), Ok(m), "{position:?} {m}");
        }
    });
}

#[test]
fn every_turn_is_reached_by_its_spelling() {
    sample(11, 20, 5, |position, moves| {
        let fresh = Fingers::new(position);
        for &m in moves.iter().step_by(1 + moves.len() / 40) {
            for spelling in position.spellings(m) {
                let mut fingers = fresh.clone();
                let (last, first) = spelling.split_last().unwrap();
                for &touch in first {
                    assert_eq!(fingers.touch(touch), Reach::Open, "{position:?} {spelling:?}");
                }
                assert_eq!(fingers.touch(*last), Reach::Complete(m), "{position:?} {spelling:?}");
            }
        }
    });
}

#[test]
fn no_two_turns_share_a_spelling_and_none_begins_another() {
    sample(12, 20, 3, |position, moves| {
        let mut owners: HashMap<Vec<Touch>, Move> = HashMap::new();
        for &m in moves {
            for spelling in position.spellings(m) {
                assert_eq!(owners.insert(spelling.clone(), m), None, "{position:?} {spelling:?}");
            }
        }
        for spelling in owners.keys() {
            for length in 0..spelling.len() {
                assert!(!owners.contains_key(&spelling[..length]), "{position:?} {spelling:?}");
            }
        }
    });
}

/// Touching whatever glows, one never gets stuck; touching anything else changes nothing and has a reason.
#[test]
fn a_prefix_never_leads_to_a_dead_end() {
    let mut random = Random(13);
    sample(13, 20, 5, |position, moves| {
        let mut fingers = Fingers::new(position);
        assert_eq!(fingers.next().is_empty(), moves.is_empty());
        if moves.is_empty() {
            return;
        }
        for _ in 0..4 {
            fingers.clear();
            loop {
                let next = fingers.next();
                assert!(!next.is_empty(), "{position:?} {:?}", fingers.taken());
                let wrong = random_touch(&mut random);
                if !next.contains(&wrong) {
                    let before = fingers.taken().to_vec();
                    assert_eq!(fingers.touch(wrong), Reach::Nothing, "{position:?} {before:?} {wrong:?}");
                    assert_eq!(fingers.taken(), before);
                    let why = position.why_not(&[before.as_slice(), &[wrong]].concat());
                    let about_cells = matches!(wrong, Touch::Cell(_)) && !before.contains(&wrong);
                    assert!(!about_cells || why.reason != Reason::NotATurn, "{position:?} {before:?} {wrong:?}");
                }
                match fingers.touch(next[random.below(next.len())]) {
                    Reach::Open => assert!(fingers.taken().len() < 5, "{position:?} {:?}", fingers.taken()),
                    Reach::Complete(m) => {
                        assert!(moves.contains(&m));
                        break;
                    }
                    Reach::Nothing => panic!("{position:?}"),
                }
            }
        }
    });
}

fn random_touch(random: &mut Random) -> Touch {
    match random.below(7) {
        0..=3 => Touch::Cell(Cell(random.below(64) as u8)),
        4 => Touch::Choice(Choice::Exit),
        5 => Touch::Choice(Choice::Place),
        _ => Touch::Choice(Choice::Promote(Kind::ALL[random.below(6)])),
    }
}

#[test]
fn the_generator_and_the_judge_agree_on_conceivable_turns() {
    let mut random = Random(16);
    let mut seen = HashSet::new();
    sample(17, 40, 25, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a turn came twice");
        for &m in moves.iter().step_by(1 + moves.len() / 300) {
            assert_eq!(position.play(m), Ok(position.play_unchecked(m)), "{position:?} {m}");
        }
        for m in conceivable_turns(position, &mut random) {
            let verdict = position.play(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            if let Err(why) = verdict {
                seen.insert(match why.reason {
                    Reason::Messenger(bar) => format!("{:?}", std::mem::discriminant(&bar)),
                    other => format!("common {:?}", std::mem::discriminant(&other)),
                });
            }
        }
    });
    // Otherwise the games would not have been wild enough to prove anything.
    assert!(seen.len() >= 22, "{}: {seen:?}", seen.len());
}

/// Every placing, exit and step alone, and a part of what can follow a step.
fn conceivable_turns(position: &Position, random: &mut Random) -> Vec<Move> {
    let squares = || (0..64).map(Square::from_index);
    let mut list: Vec<Move> = squares().flat_map(|at| [Move::Place(at), Move::Exit(at)]).collect();
    let mut steps = vec![None];
    for from in squares() {
        for to in squares() {
            let step = Some(Step { from, to });
            list.push(Move::Turn(step, None));
            let own = position.man_on(from).is_some_and(|man| man.side == position.side_to_move());
            let near = from.file().abs_diff(to.file()) < 2 && from.rank().abs_diff(to.rank()) < 2;
            if own && near && position.man_on(from).unwrap().kind == Kind::Courier && random.below(4) == 0 {
                steps.push(step);
            }
        }
    }
    list.push(Move::PASS);
    for step in steps {
        for from in squares() {
            let last = random.below(3) == 0;
            for to in squares() {
                list.push(Move::Turn(step, Some(Walk { from, to, promotion: None })));
                if last {
                    let promotion = Some(Kind::ALL[random.below(6)]);
                    list.push(Move::Turn(step, Some(Walk { from, to, promotion })));
                }
            }
        }
    }
    list
}

#[test]
fn forcing_turns_are_exits_and_captures_after_one_step() {
    sample(18, 60, 2, |position, moves| {
        let (mut forcing, mut quiet) = (Vec::new(), Vec::new());
        position.forcing_moves(&mut forcing);
        position.quiet_moves(&mut quiet);
        assert_eq!(forcing.len() + quiet.len(), moves.len(), "{position:?}");
        let mut hints = Vec::new();
        position.hints(moves, &mut |hint| hints.push(hint));
        for (&m, hint) in moves.iter().zip(hints) {
            assert_eq!(hint.forcing, forcing.contains(&m), "{position:?} {m}");
            assert!(hint.history < Position::HISTORY);
            let takes = |event: &Event| matches!(event, Event::Captured(..) | Event::Promoted(..) | Event::Left(..));
            assert!(!hint.forcing || position.events(m).iter().any(takes), "{position:?} {m}");
        }
        let mut steps: Vec<_> =
            forcing.iter().filter_map(|m| if let Move::Turn(step, _) = m { Some(step) } else { None }).collect();
        steps.dedup();
        assert!(steps.len() < 2, "{position:?} {steps:?}");
    });
}

#[test]
fn what_a_turn_tells_is_what_it_does() {
    sample(19, 20, 6, |position, moves| {
        for &m in moves.iter().step_by(1 + moves.len() / 60) {
            let next = position.play(m).unwrap();
            let events = position.events(m);
            assert_eq!(events.contains(&Event::Check), next.in_check() && next.left().is_none(), "{position:?} {m}");
            let gone = events.iter().filter(|event| matches!(event, Event::Captured(..) | Event::Left(..))).count();
            assert_eq!(position.occupied().count(), next.occupied().count() + gone as u32, "{position:?} {m}");
        }
    });
}

/// All kinds of turns and demands happen in the games that the laws above are tested on.
#[test]
fn the_random_games_are_wild() {
    let mut seen = HashSet::new();
    sample(11, 150, 1, |position, moves| {
        if !moves.is_empty() {
            seen.insert(format!("{:?} {:?}", position.rules(), position.duty()));
        }
        for &m in moves {
            seen.insert(match m {
                Move::Place(_) => "place".to_owned(),
                Move::Exit(_) => "exit".to_owned(),
                Move::Turn(step, walk) => format!("{} {}", step.is_some(), walk.is_some()),
            });
        }
    });
    assert_eq!(seen.len(), 2 * 5 + 2 + 4, "{seen:?}");
}

// ---- Facts ----

#[test]
fn couriers_are_placed_before_the_first_move() {
    let start = <Position as Game>::start("messenger").unwrap();
    assert_eq!(start.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Cc] w KQkq - 0 1");
    let white = after(&start, &["C@e2"]);
    assert_eq!(white.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPCPPP/RNBQKBNR[c] b KQkq - 0 1");
    let both = after(&white, &["C@d7"]);
    assert_eq!((both.move_number(), both.side_to_move()), (1, Side::White));
    assert_eq!(start.notation(Move::Place(Square::new(4, 1)), Style::Leslie), "C@e2");
    let refused = |text: &str| start.read_uci(text).unwrap_err().reason;
    assert_eq!(refused("C@e1"), Reason::Messenger(Bar::NotAPawn(Kind::King)));
    assert_eq!(refused("-,e2e4"), Reason::Messenger(Bar::PlaceFirst));
    assert_eq!(refused("C@e4"), Reason::NobodyThere);
    assert_eq!(both.read_uci("C@d2").unwrap_err().reason, Reason::Messenger(Bar::AlreadyPlaced));
}

#[test]
fn every_fault_of_a_position_is_reported() {
    let faults = |fen: &str| <Position as Game>::from_fen("messenger", fen).unwrap_err();
    let flaw = |flaw| vec![Fault::Messenger(flaw)];
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[C w"), flaw(Flaw::OpenBracket));
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[Q] w"), flaw(Flaw::NotACourier('Q')));
    assert_eq!(faults("4k3/8/8/8/8/8/8/4K3[C] w"), flaw(Flaw::Beside));
    assert_eq!(faults("4k3/p7/8/8/8/8/8/4K3[Cc] w"), flaw(Flaw::NoPawn(Side::White)));
    let many = faults("P3k3/8/8/8/CC6/8/8/8 w K e6 x 0 1");
    for fault in [
        Fault::PawnOnEdge("a8".to_owned()),
        Fault::NoKing(Side::White),
        Fault::TooMany { side: Side::White, kind: Kind::Courier, found: 2, most: 1 },
        Fault::CastlingHome('K'),
        Fault::EnPassant("e6".to_owned()),
        Fault::Counter("x".to_owned()),
        Fault::Counter("0".to_owned()),
    ] {
        assert!(many.contains(&fault) || fault == Fault::Counter("0".to_owned()), "{fault:?} not in {many:?}");
        assert!(!fault.to_string().is_empty());
    }
    // The king of the side not to move may stand in check: it may have been mated.
    assert!(<Position as Game>::from_fen("messenger", "4k3/8/8/8/8/8/8/4RK2 w").is_ok());
    assert!(<Position as Game>::from_fen("messenger-couriers", "4k3/8/8/8/CC6/8/8/4K3 w").is_ok());
}

#[test]
fn an_exit_ends_the_game_and_its_fen_says_so() {
    let won = after(&position("2C5/8/8/8/4k3/8/8/4K3 w"), &["c8c9"]);
    assert_eq!(won.fen(), "8/8/8/8/4k3/8/8/4K3[C] b - - 1 1");
    assert!(won.legal_moves().is_empty());
    assert_eq!(position(&won.fen()).outcome(), won.outcome());
    assert_eq!(won.why_not(&[Touch::Cell(Cell(28))]).reason, Reason::GameOver);
    assert_eq!(won.read_notation("-,Kd4").unwrap_err().reason, Reason::GameOver);
    assert_ne!(won.key(), position("8/8/8/8/4k3/8/8/4K3 b - - 1 1").key());
}

#[test]
fn two_passes_in_succession_are_a_draw() {
    // Both sides are mated, and there are no couriers.
    let stuck = position("4R2k/4p1pp/8/8/8/8/6PP/3r3K w - - 0 1");
    assert_eq!(ucis(&stuck), ["-,-"]);
    assert_eq!(stuck.spellings(Move::PASS), [vec![Touch::Done]]);
    assert_eq!(stuck.events(Move::PASS), [Event::Passed(Side::White), Event::Check]);
    let mut fingers = Fingers::new(&stuck);
    assert_eq!((fingers.next(), fingers.may_stop()), (vec![Touch::Done], true));
    assert_eq!(fingers.touch(Touch::Cell(Cell(7))), Reach::Nothing);
    assert_eq!(fingers.touch(Touch::Done), Reach::Complete(Move::PASS));
    let once = after(&stuck, &["-,-"]);
    assert_eq!((once.passes(), once.outcome()), (1, None));
    let twice = after(&once, &["-,-"]);
    assert_eq!(twice.outcome(), Some(Outcome { winner: None, ending: Ending::Passes }));
    assert!(twice.legal_moves().is_empty());
    // The FEN does not say it, the key does.
    let again = position(&twice.fen());
    assert!(again.outcome().is_none() && again.key() != twice.key() && again.fen() == twice.fen());
    assert_ne!(position(&once.fen()).key(), once.key());
    // A pass that is answered by a move is nothing special.
    let once = after(&position("2r4k/8/8/8/8/1p6/rP6/CK6 w"), &["-,-"]);
    assert_eq!((once.passes(), position(&once.fen())), (0, once));
}

#[test]
fn fifty_moves_and_repetition_are_draws() {
    let late = position("4k2c/8/8/8/8/8/8/C3K3 w - - 99 80");
    let drawn = after(&late, &["a1a2,e1e2"]);
    assert_eq!(drawn.outcome(), Some(Outcome { winner: None, ending: Ending::FiftyMoves }));
    let there_and_back = ["a1a2,e1e2", "h8h7,e8e7", "a2a1,e2e1", "h7h8,e7e8"];
    let turns = there_and_back.iter().chain(&there_and_back).map(|&turn| turn.to_owned()).collect();
    let start = Some("4k2c/8/8/8/8/8/8/C3K3 w - - 0 1".to_owned());
    let course = Course { variant: "messenger".to_owned(), start, turns };
    let replay = course.follow::<AnyPosition>().unwrap();
    let outcome = hostage_chess::game::course::outcome(replay.positions().map(|p| p.key()), replay.last());
    assert_eq!(outcome, Some(Outcome { winner: None, ending: Ending::Repetition }));
}

/// An en passant square counts for repetition only if a turn can capture there, which a courier may decide.
#[test]
fn keys_tell_en_passant_only_where_it_is_legal() {
    let keys = |fen: &str| (position(&format!("{fen} w - d6")).key(), position(&format!("{fen} w - -")).key());
    let (with, without) = keys("4k3/8/8/2CpP3/8/8/8/4K3");
    assert_ne!(with, without);
    // The only step is to the square itself.
    let (with, without) = keys("4k3/8/1PP5/1PCpP3/1PPB4/8/8/4K3");
    assert_eq!(with, without);
}

#[test]
fn what_is_refused_has_the_reason_of_the_game() {
    let refused = |fen: &str, text: &str| match position(fen).read_uci(text).unwrap_err().reason {
        Reason::Messenger(bar) => bar,
        other => panic!("{text}: {other:?}"),
    };
    let begun = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(refused(begun, "-,g1f3"), Bar::CourierFirst);
    assert_eq!(refused(begun, "e2e3,-"), Bar::MoveToo);
    assert_eq!(refused(begun, "-,-"), Bar::NoPass);
    assert_eq!(refused(begun, "e2e9"), Bar::NotAtEdge);
    assert_eq!(refused(begun, "d2d3,g1f3"), Bar::NotACourier(Kind::Pawn));
    assert_eq!(refused(begun, "e2e3,e3e4"), Bar::OneStep);
    assert!(matches!(refused("r1C1K3/8/8/8/8/8/8/4k3 w", "c8c9"), Bar::ExitExposes { .. }));
    assert!(matches!(refused("r1C1K3/8/8/8/8/8/8/4k3 w", "c8c7,e8e7"), Bar::AddsAttacker { .. }));
    assert!(matches!(refused("rC6/8/8/8/6k1/8/8/K7 w", "b8b9"), Bar::ExitBarred { .. }));
    assert!(matches!(refused("rC6/8/8/8/6k1/8/8/K7 w", "b8b7,a1b1"), Bar::MustBreak { .. }));
    assert!(matches!(refused("4R2k/6pp/8/8/c7/8/6K1/6C1 b", "a4a3,g7g6"), Bar::Frozen { .. }));
    assert!(matches!(refused("4k3/8/8/8/8/C7/r7/4K3 b", "-,a2a3"), Bar::Immune(_)));
    assert!(matches!(refused("4k3/8/8/8/8/1p6/C7/4K3 w", "a2b3,-"), Bar::NoCapture(_)));
    // Only a capture on g2 or a king's move helps, and the step must leave one.
    assert!(matches!(refused("4k3/8/8/8/8/8/1q5C/7K w", "h2h3,-"), Bar::MoveToo));
}

#[test]
fn touches_are_refused_with_reasons() {
    let begun = position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    let cell = |name: &str| Touch::Cell(begun.layout().cell(name).unwrap());
    let why = |touches: &[Touch]| begun.why_not(touches).reason;
    assert_eq!(why(&[cell("g1")]), Reason::Messenger(Bar::CourierFirst));
    assert_eq!(why(&[cell("e4")]), Reason::NobodyThere);
    assert_eq!(why(&[cell("e2"), cell("e4")]), Reason::NotHowItMoves(Kind::Courier));
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("e3")]), Reason::Messenger(Bar::OneStep));
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("a1")]), Reason::CannotMove(Kind::Rook));
    assert_eq!(why(&[cell("e2"), cell("e3"), cell("g1"), cell("g3")]), Reason::NotHowItMoves(Kind::Knight));
    assert_eq!(why(&[Touch::Done]), Reason::Messenger(Bar::NoPass));
    let sentence = hostage_chess::words::illegal(&begun.why_not(&[cell("g1")]), begun.layout());
    assert_eq!(sentence, "Your courier must step first.");
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    assert!(matches!(mated.why_not(&[cell("g7")]).reason, Reason::Messenger(Bar::Frozen { .. })));
}

#[test]
fn a_mated_side_is_marked_frozen() {
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    let cell = |name: &str| mated.layout().cell(name).unwrap();
    let expected = [(cell("h8"), Mark::Check), (cell("g7"), Mark::Frozen), (cell("h7"), Mark::Frozen)];
    assert_eq!(mated.marks(), expected);
    // It stays so while the other side moves.
    assert_eq!(after(&mated, &["a4a3,-"]).marks(), expected);
}

#[test]
fn texts_are_read_leniently() {
    let begun = position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    for text in ["Ce3,Nf3", "Ce3 , Ng1-f3!?", "Ce2e3,N(g)f3", "e2e3,g1f3", "Ce3;Nf3+"] {
        let read = begun.read_notation(text).map(|m| m.to_string());
        match text {
            "Ce2e3,N(g)f3" => assert!(read.is_err()),
            _ => assert_eq!(read.as_deref(), Ok("e2e3,g1f3"), "{text}"),
        }
    }
    let won = position("2C5/8/8/8/4k3/8/8/4K3 w");
    for text in ["Coff", "coff", "C-off", "Ccoff", "Coff,-", "Coff!", "c8c9"] {
        assert_eq!(won.read_notation(text), Ok(Move::Exit(Square::new(2, 7))), "{text}");
    }
    let stuck = position("2r4k/8/8/8/8/1p6/rP6/CK6 w");
    for text in ["-,-", "\u{2013},\u{2013}", "pass", "--", "-"] {
        assert_eq!(stuck.read_notation(text), Ok(Move::PASS), "{text}");
    }
    let mated = position("4R2k/6pp/8/8/c7/8/6K1/6C1 b");
    for text in ["Ca3,-", "Ca3", "Ca3,"] {
        assert_eq!(mated.read_notation(text).map(|m| m.to_string()).as_deref(), Ok("a4a3,-"), "{text}");
    }
    let alone = position("4k3/8/8/8/8/C7/r7/4K3 b");
    for text in ["-,Ra1", "Ra1", ",Ra1", "-,Ra1+"] {
        assert_eq!(alone.read_notation(text).map(|m| m.to_string()).as_deref(), Ok("-,a2a1"), "{text}");
    }
    assert_eq!(begun.read_notation("hello").unwrap_err().reason, Reason::Unreadable("hello".to_owned()));
    assert_eq!(begun.read_notation("Ce3,Nf4").unwrap_err().reason, Reason::NoSuchTurn("Ce3,Nf4".to_owned()));
    for text in ["", ",", ",,", "C", "C@", "Ç,Ñ", "Coff,Nf3", "off", "x,x", "Ce9", "e2e3,g1f3k", "(", "ep", "="] {
        assert!(begun.read_notation(text).is_err(), "{text}");
        let _ = (begun.read_uci(text), won.read_notation(text), stuck.read_notation(text));
    }
}

#[test]
fn several_couriers_are_told_apart() {
    let fen = "4k3/8/8/8/8/8/C1C5/4K3 w";
    let here = <Position as Game>::from_fen("messenger-couriers", fen).unwrap();
    let m = here.read_uci("a2b3,e1e2").unwrap();
    assert_eq!(here.notation(m, Style::Leslie), "Cab3,Ke2");
    assert!(matches!(here.read_notation("Cb3,Ke2").unwrap_err().reason, Reason::Ambiguous(..)));
    let edge = <Position as Game>::from_fen("messenger-couriers", "C1C5/8/8/8/4k3/8/8/4K3 w").unwrap();
    assert_eq!(edge.notation(Move::Exit(Square::new(0, 7)), Style::Leslie), "Caoff");
    assert!(matches!(edge.read_notation("Coff").unwrap_err().reason, Reason::Ambiguous(..)));
    assert_eq!(edge.read_notation("Caoff"), Ok(Move::Exit(Square::new(0, 7))));
}

// ---- Search ----

fn best(fen: &str, nodes: u64) -> (String, Score) {
    let here = position(fen);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = Search::new(1 << 14).run(&here, &[], &limits, &mut Silent);
    let mut there = here;
    for &m in &found.line {
        there = there.play(m).unwrap();
    }
    (here.uci(found.best().unwrap()), found.score)
}

#[test]
fn the_search_finds_the_way_over_the_edge() {
    assert_eq!(best("2C5/8/8/8/4k3/8/8/4K3 w", 2_000), ("c8c9".to_owned(), Score::Mate(1)));
    let (_, score) = best("8/8/2C5/8/4k3/8/4c3/4K3 b", 20_000);
    assert_eq!(score, Score::Mate(2), "Black is a step ahead");
    let (_, score) = best("4k3/pppp1ppp/2n5/4C3/8/8/PPPPPPP1/c3K3 w", 20_000);
    assert!(matches!(score, Score::Mate(n) if n <= 0), "{score:?}");
}

#[test]
fn thinking_beats_guessing() {
    for variant in VARIANTS {
        for seed in 0..4 {
            let mut random = Random(seed);
            let mut here = <Position as Game>::start(variant).unwrap();
            let thinker = if seed % 2 == 0 { Side::White } else { Side::Black };
            let mut search = Search::new(1 << 14);
            let mut plies = 0;
            while here.outcome().is_none() {
                let moves = here.legal_moves();
                let limits = Limits { nodes: Some(1500), ..Limits::default() };
                let m = match here.side_to_move() == thinker {
                    true => search.run(&here, &[], &limits, &mut Silent).best().unwrap(),
                    false => moves[random.below(moves.len())],
                };
                here = here.play(m).unwrap();
                plies += 1;
                assert!(plies < 200, "{here:?}");
            }
            assert_eq!(here.outcome().unwrap().winner, Some(thinker), "{here:?}");
        }
    }
}

/// The worth of a position is that of its mirror image with the colours swapped.
#[test]
fn evaluation_has_no_colour() {
    sample(20, 20, 3, |position, _| {
        let fen = position.fen();
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        if fields[0].contains('[') {
            return;
        }
        let swap = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        fields[0] = fields[0].split('/').rev().collect::<Vec<_>>().join("/").chars().map(swap).collect();
        fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
        fields[2] = "-".to_owned();
        fields[3] = "-".to_owned();
        let other = <Position as Game>::from_fen(position.variant(), &fields.join(" ")).unwrap();
        assert_eq!(other.evaluate(), position.evaluate(), "{fen}");
    });
}
