//! Records with slips, such as lost, strange, exchanged and broken words. What is read is what is written, or else there is a
//! fault: no other game is read in silence.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::Replay;
use hostage_chess::game::pgn::{Given, PgnGame, read};
use hostage_chess::game::{Game, Illegal, Position as _, Reason, Style};

use crate::support::random::Random;
use crate::support::tally::share;

/// Words that people write between moves, in places where they mean something else or nothing.
const STRANGE: [&str; 46] = [
    "draw", "drawn?", "White", "Black", "wins", "won", "resigns", "N", "TN", "D", "S", "B", "♘", "{", "}", "{a}",
    "{a {b}", "(", ")", "(a)", "1-0", "0-1", "1/2-1/2", "*", "mate", "ch", "ep", "=", "!", ",", "-", "x", "a", "pawn",
    "offer", "Zz9", "\n", "\n\n", "3.", "4...", "∆", "⌓", "->", "~", "<!--", ":",
];

/// Signs before a move that was not played.
const ANNOUNCERS: [&str; 4] = ["∆", "⌓", "->", "~"];

/// The moves of a random game as written, without brackets, which are variations elsewhere. A comma is part of all moves in
/// Messenger Chess.
fn random_moves(variant: &str, random: &mut Random, plies: usize) -> Vec<String> {
    let mut position = AnyPosition::start(variant).unwrap();
    let mut texts = Vec::new();
    while texts.len() < plies {
        let named = position.legal_moves().into_iter().map(|m| (m, position.notation(m, Style::Leslie)));
        let is_plain = |text: &str| !text.contains('(') && (variant == "messenger" || !text.contains(','));
        let named: Vec<_> = named.filter(|(_, text)| is_plain(text)).collect();
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

/// The words outside comments and variations. `None` if they are not closed. Of the comments with a brace in them, those
/// in `nested` end at the brace that closes it, if the paragraph has one. Behind the others, a brace that closes nothing
/// may belong to the comment: then the second part is true.
fn outside(text: &str, nested: usize) -> Option<(Vec<String>, bool)> {
    let (mut plain, mut depth, mut comments, mut open) = (String::new(), 0_usize, 0, None);
    let mut is_doubtful = false;
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        at += letter.len_utf8();
        match letter {
            '{' => {
                let paragraph = text[at..].split("\n\n").next()?;
                let first = at + text[at..].find('}')?;
                let mut braces = 1;
                let last = paragraph.match_indices(['{', '}']).find(|(_, brace)| {
                    braces = if *brace == "{" { braces + 1 } else { braces - 1 };
                    braces == 0
                });
                let last = last.map_or(first, |(place, _)| at + place);
                let has_braces = text[at..first].contains('{');
                comments += usize::from(has_braces);
                let is_nested = has_braces && nested >> (comments - 1) & 1 == 1;
                if has_braces && !(is_nested && last > first) {
                    open = open.or(Some(plain.len()));
                }
                at = 1 + if is_nested { last } else { first };
            }
            '}' if open.is_some_and(|open| plain[open..].contains(char::is_alphabetic)) => is_doubtful = true,
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            letter if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    (depth == 0).then(|| (plain.split_whitespace().map(str::to_owned).collect(), is_doubtful))
}

fn is_move(position: &AnyPosition, word: &str) -> bool {
    !matches!(position.read_notation(word), Err(Illegal { reason: Reason::Unreadable(_), .. }))
}

/// Checks that the moves are read in their order, and none is left out.
fn follows(
    words: &[String],
    text: &str,
    game: &PgnGame<AnyPosition>,
    replay: &Replay<AnyPosition>,
) -> Result<(), String> {
    let mut left = replay.moves.iter().zip(replay.positions());
    for pair in words.iter().map(String::as_str).chain([""]).collect::<Vec<_>>().windows(2) {
        let word = pair[0].trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        let word = word.trim_end_matches([',', '!', '?', ':', '.', '}']);
        // A comment behind a letter or sign shows that it judges a move.
        let is_alone = !text.contains(['{', '(']);
        let is_letter = matches!(word, "N" | "D" | "S" | "B" | "♘") && is_alone;
        let next = pair[1].trim_start_matches(['x', '-']);
        let splits = is_letter && next.starts_with(|file| matches!(file, 'a'..='h'));
        let announces =
            ANNOUNCERS.contains(&word) && is_alone && !next.starts_with(|first: char| first.is_ascii_digit());
        if (splits || announces || word == "<!--") && is_move(&replay.start, next) {
            if game.fault.is_none() {
                return Err(format!("{word} before {}", pair[1]));
            }
            break;
        }
        if !is_move(&replay.start, word) {
            continue;
        }
        match left.next() {
            Some((&(m, _), before)) if before.read_notation(word) == Ok(m) => {}
            Some(_) => return Err(format!("another move than {word}")),
            None if game.fault.is_some() => break,
            None => return Err(format!("{word} is lost")),
        }
    }
    if left.next().is_some() { Err("too many moves".to_owned()) } else { Ok(()) }
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
        let Some(replay) = game.replay() else {
            assert!(game.fault.is_some(), "{seed}: {text}");
            continue;
        };
        let readings: Vec<_> = (0..8).filter_map(|nested| outside(&text, nested)).collect();
        // In a reading with a stray bracket, it is not known what was read before the fault.
        if !game.notes.is_empty() || game.fault.is_some() && readings.len() < 8 {
            continue;
        }
        let follows = |(words, is_doubtful): &(Vec<String>, bool)| match follows(words, &text, &game, &replay) {
            Ok(()) if *is_doubtful && game.fault.is_none() => Err("a brace is lost".to_owned()),
            found => found,
        };
        let wrong: Vec<_> = readings.iter().filter_map(|reading| follows(reading).err()).collect();
        if readings.is_empty() {
            // Behind the end, a stray bracket is a part of a remark.
            assert!(game.fault.is_some() || game.result() != "*", "{seed}: {text}");
        } else {
            assert!(wrong.len() < readings.len(), "{seed}: {wrong:?}: {text}");
        }
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

/// What people write about the end, in every game: the moves, the result and the words are kept.
#[test]
fn words_about_the_end_are_read_in_every_game() {
    let mut seen = 0;
    for seed in 0..40 * share() {
        let variant = ["hostage", "hole", "takeover-41", "messenger"][seed as usize % 4];
        let moves = random_moves(variant, &mut Random(seed), 8);
        let played = format!("[Variant \"{variant}\"]\n\n{}", numbered(&moves).join(" "));
        let plain = read::<AnyPosition>(&played, Given::default());
        if moves.len() < 8 || plain.outcome().is_some() {
            continue;
        }
        let last = &moves[7];
        let variation = format!("1-0 time\n({last}) {{a long comment}}");
        let resigns = format!("Black resigns here ({last}) {{a long comment}}");
        for (tag, end, result, comment, more) in [
            ("", "Black resigns - good game", "1-0", "Black resigns - good game", 0),
            ("", "Black resigns\n-- \nAnn", "1-0", "", 0),
            ("", "draw - agreed", "1/2-1/2", "draw - agreed", 0),
            ("", "White wins - well played", "1-0", "White wins - well played", 0),
            ("", "White\nwins\nby 2 pawns", "1-0", "", 0),
            ("", "1-0 - nice", "1-0", "- nice", 0),
            ("", "1-0 :) :)", "1-0", ":) :)", 0),
            ("", "1-0\n-- \nAnn", "1-0", "", 0),
            ("", "1-0 Nice game", "1-0", "Nice game", 0),
            ("", "1-0\n\nBest regards :)\nAnn\nWhite wins", "1-0", "", 0),
            ("", "0-1 White lost on time", "0-1", "White lost on time", 0),
            ("", "1-0 (time)\nx {a} y", "1-0", "time a", 0),
            ("", &variation, "1-0", "time a long comment", 1),
            ("", &resigns, "1-0", "Black resigns here a long comment", 1),
            ("0-1", "White won a pawn", "0-1", "White won a pawn", 0),
            ("0-1", "Black resigns the exchange", "0-1", "Black resigns the exchange", 0),
            ("1-0", "draw declined", "1-0", "draw declined", 0),
            ("*", "White wins by mate", "1-0", "White wins by mate", 0),
        ] {
            let text = format!("[Result \"{tag}\"]\n{played} {end}");
            let game = read::<AnyPosition>(&text, Given::default());
            assert_eq!((game.fault.as_ref(), game.result()), (None, result), "{text}");
            let read = game.game_record().unwrap().moves;
            assert_eq!(Some(read), plain.game_record().map(|plain| plain.moves), "{text}");
            let plies = game.moves.unwrap().plies;
            assert_eq!((plies[7].comment.as_str(), plies.len()), (comment, 8 + more), "{text}");
            seen += 1;
        }
    }
    assert!(seen > 400, "{seen}");
}
