//! The texts of lessons: complete in every language, without unused ones.

use std::collections::BTreeSet;

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position as _};
use hostage_chess::link::compact;
use hostage_chess::session::guess::entries;
use hostage_chess::session::lesson::{COURSE, Lesson, LessonGoal, LessonSaid, Run, chapters};
use hostage_chess::session::practice::GROUPS;
use hostage_chess::session::{BoardAction, ExerciseAction};
use hostage_chess::words;
use hostage_chess::words::embedded::{LANGUAGES, language};

/// The texts that a lesson needs, according to its goals.
fn asked(lesson: &Lesson) -> BTreeSet<String> {
    let mut parts = BTreeSet::from(["text".to_owned()]);
    for (step, place) in lesson.steps.iter().zip(1..) {
        parts.extend(["goal", "hint", "done"].map(|part| format!("{part}-{place}")));
        parts.extend(step.wrong.iter().map(|(_, name)| format!("{name}-{place}")));
        // If the goal is mate, the rules explain what is missing.
        if matches!(step.goal, LessonGoal::Moves(_)) || lesson.variant != "hostage" {
            parts.insert(format!("else-{place}"));
        }
        for played in 1..step.goal.moves() {
            parts.extend(["then", "hint", "else"].map(|part| format!("{part}-{place}-{played}")));
        }
    }
    parts
}

#[test]
fn every_lesson_has_exactly_the_texts_it_needs() {
    for (tag, files) in LANGUAGES {
        let text = files.concat();
        for lesson in chapters().flat_map(|chapter| chapter.lessons) {
            let mut lines = text.lines().skip_while(|line| !line.starts_with(&format!("{} = ", lesson.id)));
            assert!(lines.next().is_some(), "{tag}: {}", lesson.id);
            let parts = lines.map_while(|line| line.strip_prefix("    .")?.split_once(" = "));
            let said: BTreeSet<String> = parts.map(|(name, _)| name.to_owned()).collect();
            assert_eq!(said, asked(lesson), "{tag}: {}", lesson.id);
        }
    }
}

#[test]
fn every_group_of_exercises_has_a_description() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for group in &GROUPS {
            let [title, text] = words::practice_group(group);
            assert!(!title.is_empty() && !text.is_empty(), "{tag}: {}", group.id);
            let (name, most) = if is_strict(tag) { (5, 35) } else { (7, 50) };
            assert!(count(title) <= name && count(text) <= most, "{tag}: {text}");
        }
    }
    words::speak(language("en").unwrap());
}

/// Each game has a few notes on existing moves, short enough for a phone.
#[test]
fn every_game_to_guess_has_notes() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for entry in entries() {
            let moves = compact::read(entry.game).unwrap().moves.len();
            let notes: Vec<(usize, &str)> =
                (0..1_000).filter_map(|ply| Some((ply, words::guess_note(entry, ply)?))).collect();
            assert!((3..=6).contains(&notes.len()), "{tag} {}: {}", entry.id, notes.len());
            let (title, letters) = if is_strict(tag) { (6, 120) } else { (9, 150) };
            assert!(count(words::guess_title(entry)) <= title, "{tag} {}", entry.id);
            for (ply, note) in notes {
                assert!((entry.from..=moves).contains(&ply), "{tag} {} {ply}", entry.id);
                let length = if is_strict(tag) { note.len() } else { note.chars().count() };
                assert!(length <= letters, "{tag} {} {ply}: {note}", entry.id);
            }
        }
    }
    words::speak(language("en").unwrap());
}

/// Moves named in notes are legal at that point.
#[test]
fn moves_named_in_notes_are_legal() {
    words::speak(language("en").unwrap());
    let mut named = 0;
    for entry in entries() {
        let replay = compact::read(entry.game).unwrap().follow::<AnyPosition>().unwrap();
        let positions: Vec<&AnyPosition> = replay.positions().collect();
        for note in (0..positions.len()).filter_map(|ply| words::guess_note(entry, ply)) {
            for word in note.split([' ', ',', ':', ';']).map(|word| word.trim_end_matches('.')) {
                let Some((number, mv)) = word.split_once('.') else { continue };
                let Ok(number) = number.parse::<usize>() else { continue };
                let (black, mv) = mv.strip_prefix("..").map_or((0, mv), |mv| (1, mv));
                let position = positions[2 * (number - 1) + black];
                assert!(position.read_notation(mv).is_ok(), "{}: {word} in {note}", entry.id);
                named += 1;
            }
        }
    }
    assert!(named > 20, "{named}");
}

/// Number of words. Japanese and Chinese do not separate them; a word has about two signs.
fn count(text: &str) -> usize {
    let east = text.chars().filter(|letter| ('\u{3040}'..='\u{9fff}').contains(letter)).count();
    east.div_ceil(2) + text.split_whitespace().filter(|word| word.chars().any(|letter| letter < '\u{3040}')).count()
}

/// True for the languages whose length the authors control. Others may be longer: `tests/e2e/lessons.spec.mjs` checks that
/// they fit.
fn is_strict(tag: &str) -> bool {
    ["en", "de"].contains(&tag)
}

/// At most two sentences per step, and few words in the whole course.
#[test]
fn lessons_are_short() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for lesson in chapters().flat_map(|chapter| chapter.lessons) {
            let text = words::lesson_part(lesson, "text").unwrap();
            let sentences = text.matches(['.', '?', '!', '。', '？', '！']).count();
            let (most, words) = if is_strict(tag) { (2, 45) } else { (3, 60) };
            assert!((2..=most).contains(&sentences), "{tag}: {text}");
            assert!(count(text) <= words, "{tag}: {} words: {text}", count(text));
        }
        let heard = |lesson: &Lesson| {
            let steps = lesson.steps.iter().enumerate().map(|(step, it)| {
                let then = (1..it.goal.moves()).map(|played| words::step_part(lesson, "then", step, played));
                let said = ["goal", "done"].map(|part| words::step_part(lesson, part, step, 0));
                said.into_iter().chain(then).map(count).sum::<usize>()
            });
            count(words::text(lesson.id)) + count(words::lesson_part(lesson, "text").unwrap()) + steps.sum::<usize>()
        };
        let course: usize = COURSE.iter().map(heard).sum();
        println!("{tag}: {course} words in the course");
        // Three minutes for careful readers, and two for the moves. The limit is the count today: lessons don't grow.
        let (most, few) = match *tag {
            "de" => (441, 370),
            "en" => (455, 380),
            // Languages with more small words.
            _ => (620, 520),
        };
        assert!(course <= most, "{tag}: {course} words");
        let chess = chapters().find(|chapter| chapter.is_chess()).unwrap().lessons;
        let minutes: usize = chess.iter().map(heard).sum();
        println!("{tag}: {minutes} words in the chess course");
        // Two minutes of reading, and one for the moves.
        assert!(minutes <= few, "{tag}: {minutes} words");
    }
    words::speak(language("en").unwrap());
}

/// Also after the first moves of a step with several.
#[test]
fn every_move_in_every_lesson_gets_an_answer() {
    words::speak(language("en").unwrap());
    let mut stalemates = 0;
    for lesson in chapters().flat_map(|chapter| chapter.lessons) {
        let mut run: Run<AnyPosition> = Run::begin(lesson).unwrap();
        loop {
            let position = run.board().position().clone();
            for m in position.legal_moves() {
                let (mut tried, uci) = (run.clone(), position.uci(m));
                tried.update(BoardAction::Type(uci.clone()));
                assert_ne!(words::lesson_said(&tried), "", "{} {}: {uci}", lesson.id, run.step());
                stalemates += usize::from(*tried.stage() == LessonSaid::Stalemate);
            }
            let solution = lesson.steps[run.step()].solution[run.played()];
            run.update(BoardAction::Type(solution.to_owned()));
            match run.stage() {
                LessonSaid::Right => drop(run.update(ExerciseAction::Answer)),
                LessonSaid::Done if run.is_solved() => break,
                LessonSaid::Done => drop(run.update(ExerciseAction::Next)),
                said => panic!("{} {}: {said:?}", lesson.id, run.step()),
            }
        }
    }
    assert!(stalemates > 0);
}
