//! No stored data crashes the app, even if it is damaged. The tests take every text that a version has written and
//! replace its numbers, strings and lists. Then they read, open, draw and use the result.

use hostage_chess::session::BoardAction;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::play::PlayAction;
use std::fs;
use std::path::{Path, PathBuf};

use hostage_chess::engine::{Asker, Info, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::json;
use hostage_chess::search::Score;
use hostage_chess::session::lesson::LessonProgress as Lessons;
use hostage_chess::session::library::{self, LibraryEntry};
use hostage_chess::session::puzzles::{PuzzleId, PuzzleProgress, Tried};
use hostage_chess::session::{Settings, notation};
use hostage_chess::shell::keys::Command;
use hostage_chess::shell::{Action, Effect, Now, Shell, StoredState};
use hostage_chess::ui::scene;

/// The ranges of numbers, strings and lists in a JSON text.
fn parts(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let (mut found, mut lists, mut at) = (Vec::new(), Vec::new(), 0);
    while at < bytes.len() {
        let from = at;
        match bytes[at] {
            b'"' => {
                at += 1;
                while bytes[at] != b'"' {
                    at += 1 + usize::from(bytes[at] == b'\\');
                }
                at += 1;
                // Skips the names of fields.
                if bytes.get(at) != Some(&b':') {
                    found.push(from..at);
                }
                continue;
            }
            b'-' | b'0'..=b'9' => {
                while matches!(bytes[at], b'-' | b'0'..=b'9') {
                    at += 1;
                }
                found.push(from..at);
                continue;
            }
            b'[' => lists.push(at),
            b']' => found.push(lists.pop().unwrap()..at + 1),
            _ => {}
        }
        at += 1;
    }
    found
}

/// The text with each of its parts replaced in turn by unsuitable values.
fn mutants(text: &str) -> Vec<String> {
    const NUMBERS: [&str; 9] =
        ["0", "-1", "1", "63", "64", "255", "4294967295", "9007199254740993", "18446744073709551615"];
    const TEXTS: [&str; 8] =
        ["\"\"", "\"zz\"", "\"e2e4\"", "\"a1a1\"", "\"hole\"", "\"R\"", "\"Queen\"", "\"} {[%csl Gz9]\\n\""];
    let parts = parts(text);
    let mut all = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let old = &text[part.clone()];
        let inside = old.get(1..old.len() - 1).unwrap_or_default();
        let new: Vec<String> = match old.as_bytes()[0] {
            b'"' => {
                let other =
                    parts.iter().cycle().skip(number + 7).map(|it| &text[it.clone()]).find(|it| it.starts_with('"'));
                TEXTS.iter().copied().chain(other).map(str::to_owned).collect()
            }
            b'[' if inside.is_empty() => vec!["[0]".to_owned()],
            b'[' => vec!["[]".to_owned(), format!("[{inside},{inside}]")],
            _ => NUMBERS.map(str::to_owned).to_vec(),
        };
        all.extend(new.iter().map(|new| format!("{}{new}{}", &text[..part.start], &text[part.end..])));
    }
    all
}

/// At most `most` of these texts, the same each time.
fn some(all: Vec<String>, most: usize) -> impl Iterator<Item = String> {
    let step = all.len().div_ceil(most).max(1);
    all.into_iter().step_by(step)
}

fn files(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored").join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    assert!(paths.len() >= 8, "{folder:?}");
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

const KEYS: [Command; 6] = [Command::Undo, Command::Redo, Command::Start, Command::End, Command::Flip, Command::Back];

fn draw(shell: &Shell) {
    let (play, analysis) = (shell.play(), shell.analysis());
    drop((scene::scene(play), scene::game_view(play), scene::clocks(play), shell.held()));
    let report = analysis.review().report(analysis.tree());
    drop((scene::board_scene(analysis.board()), scene::engine(analysis), scene::overlay(analysis)));
    drop((scene::review(analysis, &report), scene::threats(analysis), scene::moves(analysis.tree(), &[])));
    drop((scene::editor_view(shell.editor()), scene::editor_scene(shell.editor())));
    drop(notation::record(analysis.tree(), Vec::new()).write(hostage_chess::game::Style::default()));
}

/// Opens the stored data on every screen and uses it.
fn live(memory: &StoredState, screens: &[&str]) {
    for address in screens {
        let mut moment = Now { now: 1_700_000_000_000, day: [2026, 3, 9] };
        let (mut shell, mut effects) = Shell::start(memory.clone(), address, false, moment);
        let mut act = |shell: &mut Shell, action: Action| {
            moment.now += 3_000;
            effects = shell.update(action, moment);
            // The engine answers every search with the first legal move.
            for effect in std::mem::take(&mut effects) {
                let Effect::Ask(Request::Search { id, record, .. }) = effect else { continue };
                let Ok(replay) = record.follow::<AnyPosition>() else { continue };
                let position = replay.last();
                let mv = hostage_chess::game::Position::legal_moves(position)
                    .into_iter()
                    .next()
                    .map(|m| hostage_chess::game::Game::uci(position, m));
                if let (Some(mv), Asker::Play | Asker::Review | Asker::Coach) = (&mv, id.asker) {
                    let info = Info {
                        rank: 1,
                        depth: 1,
                        no_mate_within: 0,
                        score: Score::Centipawns(9),
                        nodes: 1,
                        millis: 1,
                        line: vec![mv.clone()],
                    };
                    shell.update(Action::Reply(Reply::Info { id, info }), moment);
                    shell.update(Action::Reply(Reply::Best { id, mv: Some(mv.clone()) }), moment);
                }
            }
        };
        draw(&shell);
        for command in KEYS {
            act(&mut shell, Action::Command(command, None));
        }
        draw(&shell);
        let does: Vec<Action> = match *address {
            "#/play" => {
                [PlayAction::MoveNow, PlayAction::Hint, PlayAction::TakeBack, PlayAction::PlayBoth, PlayAction::Resign]
                    .map(Action::Play)
                    .into_iter()
                    .chain([Action::Beat, Action::Keep, Action::Leave, Action::Rematch, Action::TakeBack])
                    .collect()
            }
            "#/analysis" => [
                AnalysisAction::Promote(1),
                AnalysisAction::MakeMain(2),
                AnalysisAction::Glyph(1, 3),
                AnalysisAction::Delete(1),
                AnalysisAction::Restore,
            ]
            .map(Action::Analysis)
            .into_iter()
            .chain([Action::PlayHere, Action::NewAnalysis("hole"), Action::TakeBackAnalysis])
            .collect(),
            _ => vec![
                Action::Edit(BoardAction::Undo.into()),
                Action::Edit(BoardAction::Redo.into()),
                Action::ExportEverything(Default::default()),
            ],
        };
        for action in does {
            act(&mut shell, action);
            draw(&shell);
        }
        let saved = shell.play().save();
        assert!(json::read::<hostage_chess::session::SavedGame>(&json::write(&saved).unwrap()).is_some());
    }
}

#[test]
fn games() {
    for (_, text) in files("games", "json") {
        for text in some(mutants(&text), 60) {
            let Some(game) = json::read(&text) else { continue };
            live(&StoredState { game: Some(game), ..StoredState::default() }, &["#/play"]);
        }
    }
}

#[test]
fn analyses() {
    for (_, text) in files("analyses", "json") {
        for text in some(mutants(&text), 60) {
            let Some(analysis) = json::read(&text) else { continue };
            live(&StoredState { analysis: Some(analysis), ..StoredState::default() }, &["#/analysis"]);
        }
    }
}

/// A shape on a board of another size once crashed the app at every start.
#[test]
fn shapes_on_squares_that_do_not_exist() {
    let (_, text) = files("analyses", "json").into_iter().find(|(path, _)| path.ends_with("hostage.json")).unwrap();
    let place = text.find("\"Cell\":").expect("the stored analysis has shapes") + 7;
    let end = place + text[place..].find(|c: char| !c.is_ascii_digit()).unwrap();
    let text = format!("{}200{}", &text[..place], &text[end..]);
    let analysis: hostage_chess::session::SavedAnalysis = json::read(&text).unwrap();
    let memory = StoredState { analysis: Some(analysis.clone()), ..StoredState::default() };
    live(&memory, &["#/analysis", "#/play"]);
    let (_, effects) = Shell::start(memory, "#/analysis", false, Now::default());
    assert!(effects.contains(&Effect::Seen(hostage_chess::shell::Slot::Analysis, true)), "the text is put aside");
}

#[test]
fn positions_being_set_up() {
    for (_, text) in files("setups", "json") {
        for text in some(mutants(&text), 60) {
            let Some(setup) = json::read(&text) else { continue };
            live(&StoredState { setup: Some(setup), ..StoredState::default() }, &["#/setup"]);
        }
    }
}

#[test]
fn progress_of_puzzles() {
    let mut progress = PuzzleProgress::default();
    let id = |number| PuzzleId { variant: "hostage".to_owned(), number };
    for (number, solved) in [(1, false), (2, true), (3, false)] {
        progress.record(&id(number), Tried { solved, rating: 1500, day: 100, daily: true });
    }
    progress.record_storm("hostage", 7);
    let text = json::write(&progress).unwrap();
    assert_eq!(PuzzleProgress::read(&text), Some(progress));
    for text in mutants(&text) {
        let Some(mut progress) = PuzzleProgress::read(&text) else { continue };
        for day in [0, 101, 200] {
            drop((
                progress.due(day, "hostage", usize::MAX),
                progress.due_own(day),
                progress.streak_on(day),
                progress.theme(),
            ));
            for number in [1, 4] {
                progress.record(&id(number), Tried { solved: true, rating: 9, day, daily: true });
                progress.record(&id(number), Tried { solved: false, rating: 4000, day, daily: false });
            }
            progress.record_storm("hostage", 9);
        }
        assert!((100..=4000).contains(&progress.rating()), "{text}");
    }
}

#[test]
fn entries_of_the_library_settings_and_lessons() {
    for (_, text) in files("library", "pgn") {
        let record = read::<AnyPosition>(&text, Given::default());
        let Some((entry, _)) = LibraryEntry::of(7, record) else { continue };
        let lines = entry.text();
        let lines: Vec<&str> = lines.lines().collect();
        for (number, _) in lines.iter().enumerate() {
            for new in ["", "0", "-1", "18446744073709551615", "zz", "8/8 w", "2026.99.99", "\u{1F600}"] {
                let mut lines = lines.clone();
                lines[number] = new;
                let Some(entry) = LibraryEntry::read(&lines.join("\n")) else { continue };
                let mut library = library::Library::default();
                library.update(LibraryAction::Loaded(Ok(vec![entry])));
                for row in scene::library::library_view(&library, 0..20).rows {
                    drop(scene::library::row_thumb(&row.position));
                }
            }
        }
    }
    for text in
        ["theme=&board", "theme=zz&&=", "\u{0}=\u{0}", "last=999999999999", "hostage-prisons=99999999999999&last="]
    {
        assert!(Settings::read(text).to_string().len() < 1000);
        let mut lessons = Lessons::read(text);
        lessons.note("hostage-prisons", 3);
        assert_eq!(lessons.stars("hostage-prisons"), 3, "{text}");
    }
}
