//! Records with slips, such as lost, strange, exchanged and broken words. What is read is what is written, or else there is a
//! fault: no other game is read in silence.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Illegal, Position as _, Reason, Style};

use crate::support::random::Random;
use crate::support::tally::share;

/// Words that people write between moves, in places where they mean something else or nothing.
const STRANGE: [&str; 40] = [
    "draw", "drawn?", "White", "Black", "wins", "won", "resigns", "N", "TN", "D", "S", "B", "♘", "{", "}", "{a}",
    "{a {b}", "(", ")", "(a)", "1-0", "0-1", "1/2-1/2", "*", "mate", "ch", "ep", "=", "!", ",", "-", "x", "a", "pawn",
    "offer", "Zz9", "\n", "\n\n", "3.", "4...",
];

/// The moves of a random game as written, without brackets, which are variations elsewhere.
fn random_moves(variant: &str, random: &mut Random, plies: usize) -> Vec<String> {
    let mut position = AnyPosition::start(variant).unwrap();
    let mut texts = Vec::new();
    while texts.len() < plies {
        let named = position.legal_moves().into_iter().map(|m| (m, position.notation(m, Style::Leslie)));
        let named: Vec<_> = named.filter(|(_, text)| !text.contains(['(', ','])).collect();
        if named.is_empty() {
            break;
        }
        let (m, text) = named[random.below(named.len())].clone();
        position = position.play_unchecked(m);
        texts.push(text);
    }
    if position.legal_moves().is_empty() {
        texts.pop();
    }
    texts
}

fn numbered(moves: &[String]) -> Vec<String> {
    let number = |at: usize| if at.is_multiple_of(2) { Some(format!("{}.", at / 2 + 1)) } else { None };
    moves.iter().enumerate().flat_map(|(at, text)| number(at).into_iter().chain([text.clone()])).collect()
}

/// The words outside comments and variations. `None` if they are not closed, or if a comment has braces in it.
fn outside(text: &str) -> Option<Vec<String>> {
    let (mut plain, mut depth, mut comment) = (String::new(), 0_usize, false);
    for letter in text.chars() {
        match letter {
            '{' if comment => return None,
            '{' => comment = true,
            '}' if comment => comment = false,
            _ if comment => {}
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            letter if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    (!comment && depth == 0).then(|| plain.split_whitespace().map(str::to_owned).collect())
}

fn is_move(position: &AnyPosition, word: &str) -> bool {
    !matches!(position.read_notation(word), Err(Illegal { reason: Reason::Unreadable(_), .. }))
}

#[test]
fn a_record_with_slips_is_read_as_written_or_has_a_fault() {
    // Records with slips and without a fault, those with a fault behind some moves, and moves seen.
    let mut counts = [0_usize; 3];
    for seed in 0..2_400 * share() {
        let mut random = Random(seed);
        let variant = ["hostage", "hostage", "hole", "takeover-41"][random.below(4)];
        let head = format!("[Variant \"{variant}\"]\n\n");
        let plies = 4 + random.below(12);
        let moves = random_moves(variant, &mut random, plies);
        let mut words = numbered(&moves);
        words.push(["1-0", "0-1", "1/2-1/2", "*", ""][random.below(5)].to_owned());
        for _ in 0..=random.below(3) {
            let at = random.below(words.len());
            match random.below(8) {
                0 => drop(words.remove(at)),
                1 if at > 0 => words.swap(at - 1, at),
                2 if words[at].is_ascii() && words[at].len() > 1 && !words[at].starts_with('O') => {
                    let word = words.remove(at);
                    words.insert(at, format!("{} {}", &word[..1], &word[1..]));
                }
                3 => words[at].push_str([",", "!?", ":", "}", "."][random.below(5)]),
                _ => words.insert(at, STRANGE[random.below(STRANGE.len())].to_owned()),
            }
        }
        let text = words.join(if seed % 2 == 0 { " " } else { "\n" });
        let game = read::<AnyPosition>(&(head + &text), Given::default());
        let is_nested = text.matches('{').count() > 1;
        let (Some(words), Some(replay)) = (outside(&text), game.replay()) else {
            assert!(game.fault.is_some() || is_nested, "{seed}: {text}");
            continue;
        };
        if !game.notes.is_empty() || is_nested {
            continue;
        }
        // The moves are read in their order, and none is left out.
        let mut left = replay.moves.iter().zip(replay.positions());
        for pair in words.iter().map(String::as_str).chain([""]).collect::<Vec<_>>().windows(2) {
            let word = pair[0].trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
            let word = word.trim_end_matches([',', '!', '?', ':', '.', '}']);
            // A comment behind a letter shows that it judges a move.
            let is_letter = matches!(word, "N" | "D" | "S" | "B" | "♘") && !text.contains(['{', '(']);
            let next = pair[1].trim_start_matches('x');
            if is_letter && next.starts_with(|file| matches!(file, 'a'..='h')) && is_move(&replay.start, next) {
                assert!(game.fault.is_some(), "{seed}: {word} before {}: {text}", pair[1]);
                break;
            }
            if !is_move(&replay.start, word) {
                continue;
            }
            match left.next() {
                Some((&(m, _), before)) => assert_eq!(before.read_notation(word), Ok(m), "{seed}: {word}: {text}"),
                None => {
                    assert!(game.fault.is_some(), "{seed}: {word} is lost: {text}");
                    break;
                }
            }
        }
        assert!(left.next().is_none(), "{seed}: too many moves: {text}");
        counts[usize::from(game.fault.is_some())] += usize::from(!replay.moves.is_empty());
        counts[2] += replay.moves.len();
    }
    assert!(counts[0] > 300 && counts[1] > 300 && counts[2] > 5_000, "{counts:?}");
}

/// Letters of knight, bishop, rook and queen: a record is read as the game that was played, up to its end or a fault.
#[test]
fn letters_of_other_languages_make_no_other_game() {
    let mut whole = 0;
    for seed in 0..600 * share() {
        let mut random = Random(seed);
        let plies = 4 + random.below(26);
        let moves = random_moves("hostage", &mut random, plies);
        let plain = read::<AnyPosition>(&numbered(&moves).join(" "), Given::default());
        assert_eq!((plain.fault.as_ref(), plain.moves.as_ref().unwrap().plies.len()), (None, moves.len()));
        for letters in ["SBRQ", "SBTD", "PLTD", "SLTD", "CFTD", "CBTD", "CATD", "SGWH"] {
            let letter = |letter: char| "NBRQ".find(letter).map_or(letter, |at| char::from(letters.as_bytes()[at]));
            let text: String = numbered(&moves).join(" ").chars().map(letter).collect();
            if letters == "PLTD" && !text.contains(['L', 'T', 'D']) {
                // A Dutch knight alone is an English pawn.
                continue;
            }
            let game = read::<AnyPosition>(&text, Given::default());
            let (read, played) = (game.game_record().unwrap().moves, plain.game_record().unwrap().moves);
            assert!(played.starts_with(&read), "{seed}, {letters}: {text}");
            assert_eq!(read.len() < played.len(), game.fault.is_some(), "{seed}, {letters}: {text}");
            whole += usize::from(game.fault.is_none());
        }
    }
    assert!(whole > 3_000, "{whole}");
}
