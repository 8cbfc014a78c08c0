//! Takeover Chess: the table of cases, the laws over random play under all sixteen rule sets, and a second plain
//! implementation held against the first.

use hostage_chess::game::Shown;
use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::takeover::MIRROR_KNIGHT;
use std::collections::{BTreeSet, HashMap, HashSet};

use crate::support::games::random_games;
use crate::support::plain::takeover::Plain;
use crate::support::random::Random;
use hostage_chess::game::takeover::{Bar, Flaw, Move, Position, Square, VARIANTS};
use hostage_chess::game::touch::{Fingers, Reach};
use hostage_chess::game::{
    Area, Choice, Ending, Event, Fault, Game, Illegal, Kind, Man, Mark, Position as _, Reason, Side, Style, Touch,
};
use hostage_chess::words;

fn read(variant: &str, fen: &str) -> Position {
    <Position as Game>::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{variant} {fen}: {faults:?}"))
}

fn start(variant: &str) -> Position {
    <Position as Game>::start(variant).unwrap()
}

/// Shows one in `every` positions of some random games under each of the rule sets.
fn sample(seed: u64, games: u64, every: usize, mut show: impl FnMut(&Position, &[Move])) {
    for variant in VARIANTS {
        let mut count = 0;
        random_games(variant, seed, games, 120, |position: &Position, moves| {
            count += 1;
            if count % every == 0 {
                show(position, moves);
            }
        });
        assert!(count / every > 10, "{variant}: {count} positions");
    }
}

#[test]
fn cases() {
    let text = include_str!("../data/takeover-cases.txt");
    let mut position = None;
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((variant, fen)) = line.split_once(" | ") {
            position = Some(read(variant, fen));
            continue;
        }
        check_line(position.as_ref().unwrap(), line.trim());
        checked += 1;
    }
    assert!(checked > 35);
}

fn check_line(position: &Position, line: &str) {
    let told = format!("{position:?}: {line}");
    let after = |uci: &str| {
        let m = position.read_uci(uci).unwrap_or_else(|why| panic!("{told}: {why:?}"));
        (m, position.play(m).unwrap())
    };
    if let Some((uci, text)) = line.split_once(" -> ") {
        let (m, _) = after(uci);
        assert_eq!(position.notation(m, Style::default()), text, "{told}");
        assert_eq!(position.read_notation(text), Ok(m), "{told}");
        return;
    }
    if let Some((uci, board)) = line.split_once(" => ") {
        assert_eq!(after(uci).1.fen().split(' ').next(), Some(board), "{told}");
        return;
    }
    let (word, rest) = line.split_once(' ').unwrap();
    let words = || rest.split_whitespace();
    match word {
        "perft" => {
            for (depth, count) in (1..).zip(words()) {
                assert_eq!(position.perft(depth).to_string(), count, "{told} depth {depth}");
            }
        }
        "count" => assert_eq!(position.legal_moves().len().to_string(), rest, "{told}"),
        "check" => assert_eq!(position.in_check(), rest == "yes", "{told}"),
        "legal" => words().for_each(|uci| _ = after(uci)),
        "illegal" => words().for_each(|uci| {
            let why = position.read_uci(uci).expect_err(&told);
            assert!(!words::illegal(&why, position.layout()).is_empty());
        }),
        "from" => {
            let (from, targets) = rest.split_once(": ").unwrap();
            let ends = |m: &Move| Some(m.to_string().strip_prefix(from)?[..2].to_owned());
            let found: BTreeSet<String> = position.legal_moves().iter().filter_map(ends).collect();
            assert_eq!(found, targets.split(' ').map(str::to_owned).collect(), "{told}");
        }
        _ => panic!("{told}"),
    }
}

/// Leaf counts by the second implementation's turns; ours only carries them out, which the test below holds against it.
fn plain_perft(position: &Position, depth: usize) -> usize {
    let turns = Plain::read(position.variant(), &position.fen()).turns();
    if depth == 1 {
        return turns.len();
    }
    turns.iter().map(|(uci, _)| plain_perft(&position.play(position.read_uci(uci).unwrap()).unwrap(), depth - 1)).sum()
}

/// Where the counts of every combination in the table come from.
#[test]
fn counts_by_the_second_implementation() {
    let mut positions = Vec::new();
    let mut counted = BTreeSet::new();
    for line in include_str!("../data/takeover-cases.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some((variant, fen)) = line.split_once(" | ") {
            positions.push(read(variant, fen));
        } else if let (Some(counts), Some(position)) = (line.trim().strip_prefix("perft "), positions.last()) {
            let depth = if std::env::var("PERFT_FULL").is_ok() { 3 } else { 2 };
            for (depth, count) in (1..=depth).zip(counts.split(' ')) {
                assert_eq!(plain_perft(position, depth).to_string(), count, "{position:?} depth {depth}");
            }
            counted.insert(position.variant());
        }
    }
    assert_eq!(counted.len(), VARIANTS.len());
}

#[test]
fn a_second_implementation_finds_the_same_turns() {
    let mut compared = 0;
    sample(31, 12, 3, |position, moves| {
        let (variant, fen) = (position.variant(), position.fen());
        let mine: BTreeSet<(String, String)> = moves
            .iter()
            .map(|&m| (position.uci(m), Plain::spread(variant, &position.play_unchecked(m).fen())))
            .collect();
        assert_eq!(mine.len(), moves.len(), "{position:?}");
        let plain = Plain::read(variant, &fen);
        if plain.left() > 3 {
            // Only ours sees from afar that a set-up cannot be completed any more.
            assert!(mine.is_subset(&plain.turns()), "{position:?}");
        } else {
            assert_eq!(mine, plain.turns(), "{position:?}");
        }
        compared += 1;
    });
    assert!(compared > 3000, "{compared}");
}

#[test]
fn a_position_is_what_its_fen_says_and_so_is_its_key() {
    sample(15, 20, 1, |position, _| {
        let fen = position.fen();
        let again = read(position.variant(), &fen);
        assert_eq!(&again, position);
        assert_eq!(again.key(), position.key(), "{fen}");
        assert_eq!(again.fen(), fen);
    });
}

#[test]
fn every_turn_is_read_from_what_is_written() {
    sample(16, 6, 7, |position, moves| {
        let mut written = HashSet::new();
        for &m in moves {
            assert_eq!(position.read_uci(&position.uci(m)), Ok(m), "{position:?} {m}");
            let text = position.notation(m, Style::default());
            assert_eq!(position.read_notation(&text), Ok(m), "{position:?} {m} {text}");
            assert_eq!(position.read_notation(&position.uci(m)), Ok(m), "{position:?} {m}");
            assert!(written.insert(text.clone()), "{position:?} {text}");
        }
    });
}

#[test]
fn the_generator_and_the_judge_agree_on_every_conceivable_turn() {
    let mut seen = HashSet::new();
    let kinds = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, MIRROR_KNIGHT];
    let promotions: Vec<Option<Kind>> = kinds.into_iter().map(Some).chain([None, Some(COURIER)]).collect();
    sample(17, 8, 13, |position, moves| {
        let generated: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(generated.len(), moves.len(), "{position:?}: a turn came twice");
        let mut judge = |m: Move| {
            let verdict = position.check(m);
            assert_eq!(verdict.is_ok(), generated.contains(&m), "{position:?} {m} {verdict:?}");
            if let Err(why) = verdict {
                words::illegal(&why, position.layout());
                seen.insert(name(&why.reason));
            }
        };
        for to in Square::all() {
            for from in Square::all() {
                promotions.iter().for_each(|&promotion| judge(Move::Walk { from, to, promotion }));
            }
            kinds.into_iter().chain([COURIER]).for_each(|kind| judge(Move::Place { kind, to }));
        }
    });
    // Otherwise the games would not have been wild enough to prove anything.
    for reason in [
        "Pinned",
        "StillInCheck",
        "IntoCheck",
        "NothingToCapture",
        "Blocked",
        "CannotBecome",
        "Occupied",
        "Castling",
        "NoSquare",
        "FirstStep",
        "NobodyToJump",
        "NoRoom",
        "SecondJump",
        "NotNextTo",
        "Defended",
        "PromotionNotChosen",
        "NoPromotionHere",
        "SetUpFirst",
        "NotToPlace",
        "NotOwnRanks",
        "PawnOnBackRank",
        "KingExposed",
    ] {
        assert!(seen.contains(reason), "{reason} never happened: {seen:?}");
    }
}

fn capitalized(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

fn name(reason: &Reason) -> String {
    let text = match reason {
        // Of `takeover-no-square` what a variant of `Bar` is called: `NoSquare`.
        Reason::Own(message) => message.id.split('-').skip(1).map(capitalized).collect(),
        other => format!("{other:?}"),
    };
    text.split([' ', '(']).next().unwrap().to_owned()
}

#[test]
fn every_turn_is_reached_by_its_touches_and_no_two_share_them() {
    sample(11, 6, 9, |position, moves| {
        let fresh = Fingers::new(position);
        let mut owners: HashMap<Vec<Touch>, Move> = HashMap::new();
        for &m in moves {
            for spelling in position.spellings(m) {
                let mut fingers = fresh.clone();
                let reached = spelling.iter().fold(Reach::Open, |_, &touch| fingers.touch(touch));
                assert_eq!(reached, Reach::Complete(m), "{position:?} {spelling:?}");
                assert_eq!(owners.insert(spelling.clone(), m), None, "{position:?} {spelling:?}");
            }
        }
        for spelling in owners.keys() {
            for length in 1..spelling.len() {
                assert!(!owners.contains_key(&spelling[..length]), "{position:?} {spelling:?}");
            }
        }
    });
}

/// Touching whatever glows, one never gets stuck; touching anything else changes nothing and has a reason.
#[test]
fn a_prefix_never_leads_to_a_dead_end() {
    let mut random = Random(13);
    sample(13, 6, 5, |position, moves| {
        let mut fingers = Fingers::new(position);
        assert_eq!(fingers.next().is_empty(), moves.is_empty());
        while !fingers.next().is_empty() {
            let next = fingers.next();
            let wrong = random_touch(&mut random, position);
            if !next.contains(&wrong) {
                let before = fingers.taken().to_vec();
                assert_eq!(fingers.touch(wrong), Reach::Nothing, "{position:?} {before:?} {wrong:?}");
                let why = position.why_not(&[before.as_slice(), &[wrong]].concat());
                assert!(!words::illegal(&why, position.layout()).is_empty());
            }
            match fingers.touch(next[random.below(next.len())]) {
                Reach::Open => assert!(fingers.taken().len() < 3, "{position:?} {:?}", fingers.taken()),
                Reach::Complete(m) => {
                    assert!(moves.contains(&m));
                    break;
                }
                Reach::Nothing => panic!("{position:?} {next:?} glowed"),
            }
        }
    });
}

fn random_touch(random: &mut Random, position: &Position) -> Touch {
    let kind = [Kind::Pawn, Kind::Queen, MIRROR_KNIGHT, Kind::King, COURIER][random.below(5)];
    let cells: Vec<_> = position.layout().cells().collect();
    match random.below(6) {
        0..=2 => Touch::Cell(cells[random.below(cells.len())]),
        3 => Touch::Airfield(kind),
        4 => Touch::Prisoner(kind),
        _ => Touch::Choice(Choice::Promote(kind)),
    }
}

#[test]
fn forcing_turns_are_those_that_take_or_promote() {
    sample(18, 20, 2, |position, moves| {
        let (mut forcing, mut quiet, mut checks) = (Vec::new(), Vec::new(), Vec::new());
        position.forcing_moves(&mut forcing);
        position.quiet_moves(&mut quiet);
        position.quiet_checks(&mut checks);
        let is_forcing = |m: &&Move| {
            let takes = |event: &Event| {
                matches!(event, Event::Captured(..) | Event::Own(_, Shown::ChangesSide(..)) | Event::Promoted(..))
            };
            position.events(**m).iter().any(takes)
        };
        let (expected, rest): (HashSet<Move>, HashSet<Move>) = moves.iter().partition(is_forcing);
        assert_eq!(forcing.len() + quiet.len(), moves.len(), "{position:?}");
        assert_eq!(forcing.into_iter().collect::<HashSet<_>>(), expected, "{position:?}");
        assert_eq!(quiet.into_iter().collect::<HashSet<_>>(), rest, "{position:?}");
        for &m in moves {
            let hint = position.hint(m);
            assert_eq!(hint.forcing, expected.contains(&m), "{position:?} {m}");
            assert!(hint.history < Position::HISTORY);
            assert!(!hint.check || position.play_unchecked(m).in_check(), "{position:?} {m}");
        }
        assert!(checks.iter().all(|m| rest.contains(m) && position.hint(*m).check), "{position:?}");
    });
}

#[test]
fn what_a_turn_tells_is_what_it_does() {
    sample(19, 12, 4, |position, moves| {
        let men = |position: &Position, side: Side| position.of_side(side).count_ones() as i32;
        let us = position.side_to_move();
        for &m in moves {
            let (next, events) = (position.play(m).unwrap(), position.events(m));
            assert_eq!(events.contains(&Event::Check), next.in_check(), "{position:?} {m}");
            let count = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count() as i32;
            let captured = count(|event| matches!(event, Event::Captured(..)));
            let over = count(|event| matches!(event, Event::Own(_, Shown::ChangesSide(..))));
            let placed = count(|event| matches!(event, Event::SetUp(..)));
            assert_eq!(men(&next, us), men(position, us) + over + placed, "{position:?} {m}");
            assert_eq!(men(&next, !us), men(position, !us) - over - captured, "{position:?} {m}");
            for event in &events {
                if let Event::Own(_, Shown::ChangesSide(man, at)) = *event {
                    assert_eq!((man.side, next.man_at(at)), (us, Some(man)), "{position:?} {m}");
                }
            }
        }
    });
}

/// A position and its mirror image with the colours swapped are worth the same; what one side wins the other loses.
#[test]
fn the_evaluation_favours_nobody() {
    sample(20, 10, 2, |position, _| {
        let fen = position.fen();
        let fields: Vec<&str> = fen.split(' ').collect();
        let (board, hands) = fields[0].split_once('[').unwrap_or((fields[0], ""));
        if hands.is_empty() {
            let swapped = |text: &str| -> String {
                let swap =
                    |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
                text.chars().map(swap).collect()
            };
            let rows: Vec<&str> = board.split('/').rev().collect();
            let turn = if fields[1] == "w" { "b" } else { "w" };
            let mirrored = read(position.variant(), &format!("{} {turn}", swapped(&rows.join("/"))));
            assert_eq!(position.evaluate(), mirrored.evaluate(), "{fen}");
        }
        if let Some(passed) = position.pass() {
            assert_eq!(position.evaluate() - 20, 20 - passed.evaluate(), "{fen}");
        }
    });
}

#[test]
fn every_fault_is_reported() {
    let faults = |variant: &str, fen: &str| {
        let faults = <Position as Game>::from_fen(variant, fen).expect_err(fen);
        assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        faults
    };
    let has = |variant: &str, fen: &str, expected: &[Fault]| {
        let found = faults(variant, fen);
        assert!(expected.iter().all(|fault| found.contains(fault)), "{fen}: {found:?}");
        assert_eq!(found.len(), expected.len(), "{fen}: {found:?}");
    };
    let outline = |rank, expected: &str| Fault::from(Flaw::Outline { rank, expected: expected.into() });
    let t41 = "takeover-41";
    has(t41, "", &[Fault::Empty]);
    has("takeover-42", "x", &[Fault::UnknownVariant("takeover-42".into())]);
    has(t41, "*rbkqb*", &[Fault::Ranks { found: 1, expected: 7 }]);
    has(t41, "7/*5*/7/7/7/*5*/r2K3", &[outline(7, "*5*"), outline(1, "*5*")]);
    has(
        t41,
        "*2k2*/*6*/7/7/3c3/*5*/*2K2*",
        &[
            Fault::RankLength { rank: 6, found: 8, expected: 7 },
            Fault::NotAMan { letter: 'c', part: hostage_chess::game::fault::Part::Board },
        ],
    );
    has(
        t41,
        "*1Pk2*/*5*/7/7/7/*5*/*5* x KQ e9 -1 0 7",
        &[
            Fault::Turn("x".into()),
            Fault::EnPassant("e9".into()),
            Fault::Counter("-1".into()),
            Fault::Counter("0".into()),
            Fault::Trailing("7".into()),
            Fault::NoKing(Side::White),
            Fault::PawnOnEdge("c7".into()),
            Flaw::NoCastling("KQ".into()).into(),
        ],
    );
    has(t41, "*1kk2*/*5*/7/7/7/*5*/*2K2*", &[Fault::Kings(Side::Black, 2)]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*1R1K*", &[Fault::RankLength { rank: 1, found: 6, expected: 7 }]);
    has(t41, "*2k2*/*5*/7/7/7/*2R2*/*3K1*", &[Fault::KingEnPrise(Side::Black)]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[Q]", &[Flaw::NothingToPlace.into()]);
    has(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[Q", &[Fault::Bracket]);
    has(t41, "*3k1*/*5*/7/2Pp3/7/*5*/*1K3* w - c5", &[Fault::EnPassant("c5".into())]);
    has(t41, "*3k1*/*5*/7/\u{e9}6/7/*5*/*1K3*", &[Fault::Character('\u{e9}')]);
    has("takeover-64", "4k3/8/8/8/8/8/8/4K2R w KQ", &[Fault::CastlingHome('Q')]);
    has("takeover-64", "4k3/8/8/8/8/8/8/4K2R w KK", &[Fault::Castling("KK".into())]);
    has("takeover-64", &"8/".repeat(300), &[Fault::TooLong { bytes: 600 }]);
    has("takeover-64-free", "r3k3/8/8/8/8/8/8/4K3 w q", &[Flaw::NoCastling("q".into()).into()]);
    let free = "takeover-41-free";
    has(
        free,
        "*2k2*/*5*/7/7/7/*5*/*2K2*[QQq]",
        &[
            Flaw::Uneven { white: 2, black: 1 }.into(),
            Fault::TooMany { side: Side::White, kind: Kind::Queen, found: 2, most: 1 },
        ],
    );
    has(free, "*5*/*5*/7/2R4/7/*5*/*5*[KQkq]", &[Flaw::OutOfOwnRanks("c4".into()).into()]);
    assert!(<Position as Game>::from_fen(t41, "*2k2*/*5*/7/7/7/*5*/*2K2*[] w").is_ok());
}

#[test]
fn the_free_set_up_is_played_one_man_a_turn() {
    let mut position = start("takeover-41-free");
    assert_eq!(position.fen(), "*5*/*5*/7/7/7/*5*/*5*[QRBBNMPPPPPKqrbbnmpppppk] w - - 0 1");
    let kinds = |position: &Position, owner: Side| {
        let trays = position.trays();
        let store = trays.into_iter().find(|store| store.owner == owner && store.area == Area::Reserve);
        store.map(|store| store.men.iter().map(|men| (men.man.kind.letter(), men.count)).collect::<Vec<_>>())
    };
    let all = [('Q', 1), ('R', 1), ('B', 2), ('N', 1), ('M', 1), ('P', 5), ('K', 1)];
    assert_eq!(kinds(&position, Side::White), Some(all.to_vec()));
    let why = |position: &Position, uci: &str| position.read_uci(uci).unwrap_err().reason;
    assert_eq!(why(&position, "Q@a4"), Bar::NotOwnRanks(3).into());
    assert_eq!(why(&position, "P@b1"), Bar::PawnOnBackRank.into());
    assert_eq!(why(&position, "b2b3"), Bar::SetUpFirst.into());
    assert_eq!(why(&position, "Q@a1"), Bar::NoSquare.into());
    let order = ["Q@e1", "R@b1", "B@c1", "B@f1", "N@e2", "M@c2", "P@b2", "P@d2", "P@f2", "P@c3", "P@e3", "K@d1"];
    for text in order {
        for rank in [false, true] {
            let text: String = match text.split_at(3) {
                (men, digit) if rank => format!("{men}{}", 8 - digit.parse::<u8>().unwrap()),
                _ => text.to_owned(),
            };
            let m = position.read_notation(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!(position.notation(m, Style::default()), text);
            position = position.play(m).unwrap();
        }
    }
    assert_eq!(position.fen(), "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 13");
    assert!(position.trays().is_empty());
    assert_eq!(position.perft(2), 201);
    assert_eq!(why(&position, "Q@a3"), Bar::NotToPlace(Kind::Queen).into());
}

#[test]
fn black_may_not_complete_a_set_up_in_which_a_king_could_be_taken() {
    let last = read("takeover-41-free", "*5*/*3r1*/7/7/7/*3R1*/*2K2*[k] b - - 0 12");
    let uci: Vec<String> = last.legal_moves().iter().map(ToString::to_string).collect();
    assert!(!uci.contains(&"K@e5".to_owned()) && uci.contains(&"K@e7".to_owned()), "{uci:?}");
    let by = Man { side: Side::White, kind: Kind::Rook };
    let at = last.layout().cell("e2").unwrap();
    let bar = Bar::KingExposed { king: Side::Black, by, at };
    assert_eq!(last.read_uci("K@e5").unwrap_err().reason, bar.into());
}

#[test]
fn endings() {
    let ending = |variant: &str, fen: &str| read(variant, fen).outcome().map(|end| (end.winner, end.ending));
    let mate = ending("takeover-64", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(mate, Some((Some(Side::White), Ending::Checkmate)));
    // The king may jump out of what would be mate, if the man beside it is not defended.
    assert_eq!(ending("takeover-64", "6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1"), mate);
    assert_eq!(ending("takeover-64", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some((None, Ending::Stalemate)));
    assert_eq!(ending("takeover-64", "7k/8/6K1/8/8/8/8/R7 b - - 100 80"), Some((None, Ending::FiftyMoves)));
    let position = read("takeover-41", "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 99 80");
    let after = |uci: &str| position.play(position.read_uci(uci).unwrap()).unwrap();
    assert_eq!(after("d1d2").outcome().map(|end| end.ending), Some(Ending::FiftyMoves));
    assert_eq!(after("d4f6").outcome(), None);
    let marks = read("takeover-41", "*k4*/*5*/3r3/7/5B1/*5*/*2K2*").marks();
    assert_eq!(marks, [(position.layout().cell("d1").unwrap(), Mark::Check)]);
}

#[test]
fn reasons_say_what_is_in_the_way() {
    let said = |variant: &str, fen: &str, uci: &str| -> String {
        let position = read(variant, fen);
        let why: Illegal = position.read_uci(uci).unwrap_err();
        words::illegal(&why, position.layout())
    };
    let rook = "*3k1*/*5*/7/7/1R1b2n/*5*/*3K1*";
    assert_eq!(said("takeover-41", rook, "b3g3"), "A jump ends on an empty square, and a black knight stands on g3.");
    assert_eq!(
        said("takeover-41-adjacent", rook, "b3f3"),
        "By these rules a jump over d3 ends on the very next square."
    );
    let king = "*3k1*/*5*/7/5b1/7/*2p2*/*2K2*";
    assert_eq!(said("takeover-41", king, "d1d3"), "The pawn on d2 cannot be taken over: the bishop on f4 defends it.");
    assert_eq!(
        said("takeover-41", "*3k1*/*5*/7/7/7/*5*/*M2K1*", "b1a3"),
        "The first step of this mirror-knight's leap is off the board."
    );
    assert_eq!(
        said("takeover-64", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1"),
        "You cannot castle: your king has moved."
    );
    let position = read("takeover-64", "4k3/8/8/8/8/8/8/R3Kn1R w KQ - 0 1");
    assert_eq!(position.read_notation("O-O").unwrap_err().reason, {
        let at = position.layout().cell("f1").unwrap();
        Reason::Castling(hostage_chess::game::illegal::CastlingBar::Path(at))
    });
    // Over the knight the king may jump instead.
    assert_eq!(position.notation(position.read_uci("e1g1").unwrap(), Style::default()), "Ke1-g1=Wf1");
    assert_eq!(position.notation(position.read_uci("e1c1").unwrap(), Style::default()), "O-O-O");
}

#[test]
fn no_text_makes_it_panic() {
    let mut random = Random(77);
    let letters: Vec<char> = "abcdefgh12345678KQRBNMPkqrbnmpxX=W@*-()O0+# []/wé.?".chars().collect();
    let positions = ["takeover-41", "takeover-64", "takeover-41-free"].map(start);
    for _ in 0..20_000 {
        let text: String = (0..random.below(12)).map(|_| letters[random.below(letters.len())]).collect();
        for position in &positions {
            let _ = position.read_notation(&text).map_err(|why| words::illegal(&why, position.layout()));
            let _ = position.read_uci(&text);
            let _ = <Position as Game>::from_fen(position.variant(), &text);
        }
    }
}
