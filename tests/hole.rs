//! Hole Chess: the table of known cases, the laws of DESIGN.md held against random play, and a second implementation.

#[path = "tools/hole_plain.rs"]
mod plain;
#[path = "common/play.rs"]
mod play;

use std::collections::{BTreeSet, HashMap, HashSet};

use hostage_chess::game::course::Replay;
use hostage_chess::game::fault::Part;
use hostage_chess::game::hole::{Bar, Hole, Move, Position, Square};
use hostage_chess::game::record::{Given, Record, read, write};
use hostage_chess::game::touch::{Fingers, Reach};
use hostage_chess::game::{Cell, Choice, Ending, Event, Fault, Game, Kind, Man, Outcome, Position as _, Reason, Side};
use hostage_chess::game::{Style, Touch};
use hostage_chess::words;
use plain::Plain;
use play::{Random, random_games};
use proptest::prelude::*;

const START: &str = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn ucis(position: &Position) -> BTreeSet<String> {
    position.legal_moves().into_iter().map(|m| position.uci(m)).collect()
}

fn men(position: &Position) -> u32 {
    position.occupied().count()
}

// ---- Known cases ----

#[test]
fn the_table_of_cases() {
    let mut now = position(START);
    let mut checked = 0;
    for line in include_str!("data/hole-cases.txt").lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let list: BTreeSet<String> = rest.split(' ').map(str::to_owned).collect();
        let turns = ucis(&now);
        let after = |text: &str| now.play(now.read_notation(text).unwrap_or_else(|why| panic!("{line}: {why:?}")));
        checked += 1;
        match word {
            "" | "#" | "case" => checked -= 1,
            "fen" => now = position(rest),
            "play" => {
                for text in rest.split(' ') {
                    now = now.play(now.read_notation(text).unwrap()).unwrap();
                }
            }
            "perft" => {
                for (depth, count) in (1..).zip(rest.split(' ')) {
                    assert_eq!(now.perft(depth).to_string(), count, "{line}");
                }
            }
            "turns" => assert_eq!(turns.len().to_string(), rest, "{now:?} {turns:?}"),
            "all" => assert_eq!(turns, list, "{now:?}"),
            "from" => {
                let (from, targets) = rest.split_once(' ').unwrap();
                let found: BTreeSet<&str> = turns.iter().filter_map(|turn| turn.strip_prefix(from)).collect();
                assert_eq!(found, targets.split(' ').collect(), "{now:?}");
            }
            "has" => assert!(list.is_subset(&turns), "{line}: {turns:?}"),
            "lacks" => {
                for text in &list {
                    assert!(!turns.contains(text) && now.read_uci(text).is_err(), "{line}");
                }
            }
            "keeps" => {
                let safe = |m: &Move| !now.play_unchecked(*m).king_hangs(now.side_to_move());
                let found: BTreeSet<String> = now.legal_moves().into_iter().filter(safe).map(|m| now.uci(m)).collect();
                let expected = list.iter().map(|text| now.uci(now.read_notation(text).unwrap())).collect();
                assert_eq!(found, expected, "{line}");
            }
            "wins" => {
                for text in &list {
                    let end = Outcome { winner: Some(now.side_to_move()), ending: Ending::KingTaken };
                    assert_eq!(after(text).unwrap().outcome(), Some(end), "{line}");
                }
            }
            "clears" => {
                let (text, count) = rest.split_once(' ').unwrap();
                assert_eq!((men(&now) - men(&after(text).unwrap())).to_string(), count, "{line}");
            }
            other => panic!("{other}"),
        }
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn the_inventors_record_replays_whole() {
    let game: Record<Position> = read(include_str!("data/games/hole.txt"), Given::default());
    assert_eq!(game.fault, None);
    let replay = game.replay.as_ref().unwrap();
    assert_eq!(replay.turns.len(), 21);
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), ending: Ending::KingTaken }));
    assert_eq!(game.result(), "1-0");
    let turns = game.course().unwrap().turns.join(" ");
    assert!(turns.contains("g6e8@b5") && turns.ends_with("b8d6@d10"), "{turns}");
    // Its remark on move 8 is wrong: the pawn falls with check, but 9.Qd8/@d6 would have held.
    let text = write(&[], replay, game.outcome(), Style::Leslie);
    assert!(text.contains("3. b5 Qe8/@b5 4. Rc3") && text.contains("11. Qd6/@d10 1-0"), "{text}");
}

#[test]
fn a_pull_may_be_written_with_spaces() {
    for text in ["Rd5/@d8", "Rd5 / @d8", "Rd5/ @d8 {x}", "Rd5 /@d8 (Kd2)", "R/@d8", "R@d8", "d5/@d8", "Rd5@d8+!"] {
        let text = format!("[FEN \"***k***/**3**/*2r2*/3*3/7/3R3/3*3/*2p2*/**3**/***K*** w\"]\n1. {text} Kc9 *");
        let game: Record<Position> = read(&text, Given { variant: Some("hole"), start: None });
        assert_eq!(game.fault, None, "{text}");
        assert_eq!(game.course().unwrap().turns, ["d5d5@d8", "d10c9"], "{text}");
    }
}

// ---- The second implementation ----

#[test]
fn a_plain_implementation_finds_the_same_turns() {
    sample(31, 60, 5, |position, moves| {
        let fen = position.fen();
        let plain = Plain::from_fen(&fen);
        let turns = plain.turns();
        let found: BTreeSet<String> = moves.iter().map(|&m| position.uci(m)).collect();
        assert_eq!(found, turns.keys().cloned().collect(), "{fen}");
        assert_eq!(found.len(), moves.len(), "{fen}");
        for &m in moves {
            let after = Plain::from_fen(&position.play_unchecked(m).fen());
            assert_eq!(after, turns[&position.uci(m)], "{fen} {m}");
        }
        let mut other = plain.clone();
        (other.white, other.passed) = (!plain.white, None);
        let check = !plain.king_gone(plain.white) && other.can_take_king();
        assert_eq!(position.in_check(), check, "{fen}");
    });
}

#[test]
fn a_plain_implementation_counts_the_same_lines() {
    assert_eq!(Plain::from_fen(START).perft(4), 6144);
    sample(32, 30, 45, |position, _| {
        assert_eq!(position.perft(3), Plain::from_fen(&position.fen()).perft(3), "{position:?}");
    });
}

// ---- Laws ----

/// Shows one in `every` positions of many random games, and the last of each.
fn sample(seed: u64, games: u64, every: usize, mut show: impl FnMut(&Position, &[Move])) {
    let mut count = 0;
    let mut shown = 0;
    random_games("hole", seed, games, 120, |position: &Position, moves| {
        count += 1;
        if count % every == 0 || moves.is_empty() {
            shown += 1;
            show(position, moves);
        }
    });
    assert!(shown > 20, "{shown} positions");
}

#[test]
fn a_position_is_what_its_fen_says_and_so_is_its_key() {
    sample(1, 200, 1, |position, _| {
        let fen = position.fen();
        let again = <Position as Game>::from_fen("hole", &fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
        assert_eq!(&again, position);
        assert_eq!(again.key(), position.key(), "{fen}");
        assert_eq!(again.fen(), fen);
    });
}

#[test]
fn every_turn_is_read_as_it_is_written() {
    sample(2, 100, 3, |position, moves| {
        let mut written = HashSet::new();
        for &m in moves {
            let (uci, text) = (position.uci(m), position.notation(m, Style::Leslie));
            assert_eq!(position.read_uci(&uci), Ok(m), "{position:?} {uci}");
            assert_eq!(position.read_notation(&uci), Ok(m), "{position:?} {uci}");
            assert_eq!(position.read_notation(&text), Ok(m), "{position:?} {text}");
            assert!(written.insert(text.trim_end_matches(['+', '#']).to_owned()), "{position:?} {text}");
            let next = position.play(m).unwrap();
            assert_eq!(text.ends_with(['+', '#']), next.in_check(), "{position:?} {text}");
        }
    });
}

#[test]
fn the_generator_and_the_judge_agree_on_every_conceivable_turn() {
    let mut seen = HashSet::new();
    sample(3, 60, 80, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a turn came twice");
        let mut legal = 0;
        for m in conceivable_turns() {
            let verdict = position.check(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            match verdict {
                Ok(()) => legal += 1,
                Err(why) => {
                    assert!(words::illegal(&why, position.layout()).ends_with('.'));
                    if let Reason::Hole(bar) = why.reason {
                        seen.insert(std::mem::discriminant(&bar));
                    }
                }
            }
        }
        assert_eq!(legal, moves.len(), "{position:?}");
    });
    // Otherwise the games would not have been wild enough to prove anything: all fifteen bars.
    assert_eq!(seen.len(), 15);
}

fn conceivable_turns() -> impl Iterator<Item = Move> {
    let promotions = Kind::ALL.into_iter().map(Some).chain([None]);
    let pulls = || Square::all().map(Some).chain([None]);
    let walks = || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    promotions.flat_map(move |promotion| {
        walks().flat_map(move |(from, to)| pulls().map(move |pull| Move { from, to, promotion, pull }))
    })
}

#[test]
fn every_turn_is_reached_by_its_spelling() {
    sample(4, 60, 5, |position, moves| {
        let fresh = Fingers::new(position);
        for &m in moves {
            for spelling in position.spellings(m) {
                let mut fingers = fresh.clone();
                let mut reached = spelling.iter().map(|&touch| fingers.touch(touch)).last().unwrap();
                if reached == Reach::Open {
                    assert!(m.pull.is_none() && fingers.may_stop(), "{position:?} {spelling:?}");
                    reached = fingers.touch(Touch::Done);
                }
                assert_eq!(reached, Reach::Complete(m), "{position:?} {spelling:?}");
            }
        }
    });
}

#[test]
fn no_two_turns_share_a_spelling_and_only_a_pull_goes_on_from_another() {
    sample(5, 100, 3, |position, moves| {
        let mut owners: HashMap<Vec<Touch>, Move> = HashMap::new();
        for &m in moves {
            for spelling in position.spellings(m) {
                assert_eq!(owners.insert(spelling.clone(), m), None, "{position:?} {spelling:?}");
            }
        }
        for (spelling, &m) in &owners {
            for length in 1..spelling.len() {
                if let Some(&begun) = owners.get(&spelling[..length]) {
                    assert_eq!(Move { pull: None, ..m }, begun, "{position:?} {spelling:?}");
                }
            }
        }
    });
}

/// Touching whatever glows, one never gets stuck; touching anything else changes nothing and has a reason.
#[test]
fn a_prefix_never_leads_to_a_dead_end() {
    let mut random = Random(13);
    sample(6, 60, 4, |position, moves| {
        let mut fingers = Fingers::new(position);
        assert_eq!(fingers.next().is_empty(), moves.is_empty());
        for _ in 0..if moves.is_empty() { 0 } else { 4 } {
            fingers.clear();
            loop {
                let next = fingers.next();
                assert!(!next.is_empty(), "{position:?} {:?}", fingers.taken());
                let kind = Kind::ALL[random.below(6)];
                let wrong = match random.below(8) {
                    0 => Touch::Choice(Choice::Promote(kind)),
                    1 => Touch::Jailed(kind),
                    _ => Touch::Cell(Cell(random.below(46) as u8)),
                };
                if !next.contains(&wrong) {
                    let before = fingers.taken().to_vec();
                    assert_eq!(fingers.touch(wrong), Reach::Nothing, "{position:?} {before:?} {wrong:?}");
                    let why = position.why_not(&[before.as_slice(), &[wrong]].concat());
                    words::illegal(&why, position.layout());
                }
                match fingers.touch(next[random.below(next.len())]) {
                    Reach::Open => assert!(fingers.taken().len() < 3),
                    Reach::Complete(m) => {
                        assert!(moves.contains(&m));
                        break;
                    }
                    Reach::Nothing => panic!("{position:?} {:?}", fingers.taken()),
                }
            }
        }
    });
}

#[test]
fn forcing_turns_are_the_captures_pulls_and_promotions() {
    sample(7, 100, 2, |position, moves| {
        let (mut forcing, mut quiet, mut checks) = (Vec::new(), Vec::new(), Vec::new());
        position.forcing_moves(&mut forcing);
        position.quiet_moves(&mut quiet);
        position.quiet_checks(&mut checks);
        let is_forcing = |m: &&Move| {
            let told = |event: &Event| matches!(event, Event::Captured(..) | Event::Promoted(..) | Event::Pulled(..));
            position.events(**m).iter().any(told)
        };
        let (expected, rest): (HashSet<Move>, HashSet<Move>) = moves.iter().partition(is_forcing);
        assert_eq!(forcing.len() + quiet.len(), moves.len(), "{position:?}");
        assert_eq!(forcing.iter().copied().collect::<HashSet<_>>(), expected, "{position:?}");
        assert_eq!(quiet.into_iter().collect::<HashSet<_>>(), rest, "{position:?}");
        for &m in moves {
            let hint = position.hint(m);
            assert_eq!(hint.forcing, expected.contains(&m), "{position:?} {m}");
            assert!(hint.history < Position::HISTORY);
            assert!(!hint.check || position.play_unchecked(m).is_decided() || position.play_unchecked(m).in_check());
            assert_eq!(checks.contains(&m), hint.check && !hint.forcing, "{position:?} {m}");
        }
    });
}

#[test]
fn what_a_turn_tells_is_what_it_does() {
    sample(8, 100, 3, |position, moves| {
        for &m in moves {
            let next = position.play(m).unwrap();
            let events = position.events(m);
            assert_eq!(events.contains(&Event::Check), next.in_check(), "{position:?} {m}");
            let gone = events.iter().filter(|event| matches!(event, Event::Captured(..) | Event::Pulled(..)));
            let gone = gone.count() as u32;
            assert_eq!(men(position), men(&next) + gone, "{position:?} {m}");
            let taken = Man { side: !position.side_to_move(), kind: Kind::King };
            let takes_king = events
                .iter()
                .any(|event| matches!(event, Event::Captured(man, _) | Event::Pulled(man, _) if *man == taken));
            assert_eq!(next.is_decided(), takes_king, "{position:?} {m}");
            let end = Outcome { winner: Some(position.side_to_move()), ending: Ending::KingTaken };
            assert_eq!(next.outcome() == Some(end), takes_king, "{position:?} {m}");
            assert!(!takes_king || next.legal_moves().is_empty() && next.outcome_given(true) == Some(end));
        }
    });
}

/// Turns that are rare in ordinary play all happen in the games that the laws above are tested on.
#[test]
fn the_random_games_are_wild() {
    let mut seen = HashSet::new();
    sample(9, 200, 1, |position, moves| {
        for &m in moves {
            let mut parts = Vec::new();
            for event in position.events(m) {
                match event {
                    Event::Captured(_, at) if at != m.to.into() => parts.push("en passant".to_owned()),
                    Event::Captured(man, _) if man.kind == Kind::King => parts.push("took the king".to_owned()),
                    Event::Captured(..) => parts.push("captured".to_owned()),
                    Event::Pulled(man, _) if man.kind == Kind::King => parts.push("pulled the king".to_owned()),
                    Event::Pulled(..) => parts.push("pulled".to_owned()),
                    Event::Promoted(man, _) => parts.push(format!("{:?}", man.kind)),
                    _ => {}
                }
            }
            parts.extend(m.stands().then(|| "standing".to_owned()));
            seen.insert(parts.join(", "));
        }
    });
    // Nothing, en passant, captures with or without a pull of man or king, the king, pulls moving or standing, promotions.
    assert_eq!(seen.len(), 1 + 1 + 3 + 1 + 4 + 9, "{seen:?}");
}

#[test]
fn records_are_read_as_they_are_written() {
    for seed in 0..10 {
        let mut replay = Replay { start: position(START), turns: Vec::new() };
        let mut positions = Vec::new();
        random_games("hole", seed + 50, 1, 80, |position: &Position, _| positions.push(*position));
        for pair in positions.windows(2) {
            let m = pair[0].legal_moves().into_iter().find(|&m| pair[0].play_unchecked(m) == pair[1]).unwrap();
            replay.turns.push((m, pair[1]));
        }
        let text = write(&[], &replay, replay.last().outcome(), Style::Leslie);
        let again: Record<Position> = read(&text, Given::default());
        assert_eq!(again.fault, None, "{text}");
        assert_eq!(again.replay.unwrap().turns, replay.turns);
    }
}

// ---- Faults, reasons, endings ----

#[test]
fn every_fault_of_a_fen_is_reported() {
    let faults = |fen: &str| Position::from_fen(fen).unwrap_err();
    let shape = |rank, shape: &str| Fault::Shape { rank, shape: shape.to_owned() };
    assert_eq!(faults(""), [Fault::Empty]);
    assert_eq!(
        faults("***k***/**3**/*5*/7/7/7/3P3/*n4*/**3*/***K*** x KQ d4 -1 0 y"),
        [
            shape(7, "3*3"),
            shape(4, "3*3"),
            Fault::NotAMan { letter: 'n', part: Part::Board },
            Fault::RankLength { rank: 2, found: 6, expected: 7 },
            Fault::Turn("x".to_owned()),
            Fault::NoCastling("KQ".to_owned()),
            Fault::EnPassant("d4".to_owned()),
            Fault::Counter("-1".to_owned()),
            Fault::Counter("0".to_owned()),
            Fault::Trailing("y".to_owned()),
        ]
    );
    let body = |rank8: &str, rank3: &str| format!("***k***/**3**/{rank8}/3*3/7/7/3*3/{rank3}/**3**/***K***");
    assert_eq!(
        faults(&body("*p4*", "*P4*").replace("**3**", "**P1p**")),
        ["c2", "e2", "c9", "e9"].map(|name| Fault::PawnOnEdge(name.to_owned()))
    );
    let many = faults(&body("*QQ3*", "*PPPPP*"));
    assert_eq!(many, [Fault::TooMany { side: Side::White, kind: Kind::Queen, found: 2, most: 1 }]);
    assert!(Position::from_fen(&body("*QQ3*", "*PPPP1*")).is_ok());
    assert_eq!(faults(&body("*K4*", "*5*")), [Fault::Kings(Side::White, 2)]);
    let none = "***1***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***1***";
    assert_eq!(faults(none), [Fault::NoKing(Side::White), Fault::NoKing(Side::Black)]);
    // The side to move may just have lost its king, the other one cannot have.
    let lone = "***k***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***1***";
    assert_eq!(faults(&format!("{lone} b")), [Fault::NoKing(Side::White)]);
    assert_eq!(position(&format!("{lone} w")).outcome().unwrap().ending, Ending::KingTaken);
    assert!(faults(&format!("{} w - f7", body("*5*", "*5*"))).contains(&Fault::EnPassant("f7".to_owned())));
    assert_eq!(faults(&"*".repeat(401)), [Fault::TooLong { bytes: 401 }]);
    assert_eq!(faults("\u{e9}"), [Fault::Character('\u{e9}')]);
    let with_d = position("***k***/**3**/*d4*/3*3/7/7/3*3/*D4*/**3**/***K***");
    assert!(with_d.fen().starts_with("***k***/**3**/*b4*/"), "{with_d:?}");
}

#[test]
fn refusals_say_why() {
    let now = position("***k***/**1q1**/*2r2*/3*3/7/3R3/3*3/*2P2*/**3**/***K*** w");
    let cell = |name: &str| now.layout().cell(name).unwrap();
    let why = |cells: &[&str]| {
        let touches: Vec<Touch> = cells.iter().map(|name| Touch::Cell(cell(name))).collect();
        now.why_not(&touches).reason
    };
    assert_eq!(why(&["d3"]), Reason::Hole(Bar::PawnBeforeHole(Hole::D4)));
    assert_eq!(why(&["d3", "d5"]), Reason::OwnManThere(Kind::Pawn));
    assert_eq!(why(&["d8"]), Reason::NotYourMan(Man { side: Side::Black, kind: Kind::Rook }));
    assert_eq!(why(&["a4"]), Reason::NobodyThere);
    let rook = Man { side: Side::Black, kind: Kind::Rook };
    assert_eq!(why(&["d5", "d9"]), Reason::Hole(Bar::Between { by: rook, at: cell("d8") }));
    assert_eq!(
        why(&["d5", "d2"]),
        Reason::Blocked { kind: Kind::Rook, by: Man { side: Side::White, kind: Kind::Pawn }, at: cell("d3") }
    );
    assert_eq!(why(&["d5", "e6"]), Reason::NotHowItMoves(Kind::Rook));
    assert_eq!(why(&["d5", "e5", "d8"]), Reason::Hole(Bar::NotInLine(Kind::Rook)));
    assert_eq!(why(&["d5", "d6", "d3"]), Reason::Hole(Bar::PullsOwn));
    assert_eq!(why(&["d1", "d2", "d8"]), Reason::Hole(Bar::DoesNotPull(Kind::King)));
    let free = position("***k***/**3**/*2r2*/3*3/7/7/3*3/*2R2*/**3**/***K*** w");
    let touch = |name: &str| Touch::Cell(free.layout().cell(name).unwrap());
    assert_eq!(free.why_not(&[touch("d3"), touch("d8")]).reason, Reason::Hole(Bar::TwoHoles));
    assert_eq!(
        free.why_not(&[touch("d3"), touch("d5")]).reason,
        Reason::Hole(Bar::OverHole { kind: Kind::Rook, hole: Hole::D4 })
    );
    assert_eq!(free.read_notation("Rd3").unwrap_err().reason, Reason::Hole(Bar::Neither));
    let pawn = position("***k***/**3**/*5*/3*P2/7/7/3*3/*5*/**3**/***K*** w");
    assert_eq!(pawn.read_notation("e8").unwrap_err().reason, Reason::Hole(Bar::PromotionNotChosen));
    assert_eq!(pawn.read_notation("e8=N").unwrap_err().reason, Reason::Hole(Bar::CannotBecome(Kind::Knight)));
    assert_eq!(pawn.uci(pawn.read_notation("e8=D").unwrap()), "e7e8b");
    let over = position("***1***/**3**/*5*/3*3/7/7/3*3/*5*/**3**/***K*** b");
    assert_eq!(over.why_not(&[Touch::Cell(Cell(0))]).reason, Reason::GameOver);
    assert_eq!(over.read_notation("Kd2").unwrap_err().reason, Reason::GameOver);
}

#[test]
fn games_end_as_the_rules_say() {
    let quiet = "***k***/**3**/*5*/3*3/7/7/3*3/*1R3*/**3**/***K*** w - -";
    let fifty = position(&format!("{quiet} 100 70"));
    assert_eq!(fifty.outcome(), Some(Outcome { winner: None, ending: Ending::FiftyMoves }));
    assert_eq!(position(&format!("{quiet} 99 70")).outcome(), None);
    // A pull begins the fifty moves anew; so does a capture.
    let pulled = position("***k***/**3**/*2r2*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 99 70");
    assert_eq!(pulled.play(pulled.read_uci("d5d5@d8").unwrap()).unwrap().outcome(), None);
    let stuck = Outcome { winner: Some(Side::Black), ending: Ending::NoTurn };
    assert_eq!(fifty.outcome_given(false), Some(stuck));
    let start = position(START);
    assert!(!start.in_check() && !start.is_mated() && start.marks().is_empty());
    // Check without an attack: the rook could go to d6 and pull.
    let quiet_check = position("***k***/**3**/*5*/3*3/R6/7/3*3/*5*/**3**/***K*** b");
    assert!(quiet_check.in_check() && !quiet_check.is_mated());
}

#[test]
fn the_search_takes_kings_and_keeps_its_own() {
    use hostage_chess::search::{Limits, Score, Search, Silent};
    let find = |fen: &str, depth| {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let position = position(fen);
        let found = Search::<Position>::new(1 << 16).run(&position, &[], &limits, &mut Silent);
        (found.score, position.uci(found.best().unwrap()))
    };
    let (score, _) = find("***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w", 3);
    assert_eq!(score, Score::Mate(1));
    let (_, best) = find("***1***/**kqr**/*bp3*/1p1*1p1/3Qp2/6B/2P*P2/*R1P1P*/**3**/***K*** b - - 0 9", 5);
    assert!(["c9d10", "d9d8", "d9d8@d6", "e9e7", "f7f6"].contains(&best.as_str()), "{best}");
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in ".{0,60}", turn in "[a-gKQRBDPxo@/=()+0-9 -]{0,14}", fen in "[*1-9kqrbpKQRBP/ w-]{0,80}") {
        let start = position(START);
        for text in [&text, &turn, &fen] {
            let _ = Position::from_fen(text);
            let _ = start.read_notation(text);
            let _ = start.read_uci(text);
            let _ = read::<Position>(&format!("[Variant \"hole\"]\n{text}"), Given::default());
        }
    }
}
