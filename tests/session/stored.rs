//! Data stored by version 0.1.0 still opens: games, analyses, positions being set up, the library. Each file of
//! `tests/data/stored` was written by that version (at commit dfb7109). A text file beside each one describes its
//! content.

use std::fs;
use std::path::{Path, PathBuf};

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Style};
use hostage_chess::json;
use hostage_chess::session::editor::{Editor, SavedEditor as SavedSetup};
use hostage_chess::session::library::LibraryEntry;
use hostage_chess::session::{
    Analysis, Board, DEFAULT_STRENGTH, Play, Players, SavedAnalysis, SavedGame, ThreatView, Tree, notation,
};

/// Checks the files of a folder with this ending, each with its text and its description.
fn stored(folder: &str, ending: &str, mut check: impl FnMut(&Path, &str, &str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored").join(folder);
    let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    files.sort();
    assert!(files.len() >= 8, "{folder:?}");
    for path in files {
        let text = |ending: &str| fs::read_to_string(path.with_extension(ending)).unwrap();
        check(&path, &text(ending), &text("txt"));
    }
}

/// The rules, the position shown, its line, the result, and every move with its notes.
fn told<N>(board: &Board<AnyPosition, N>) -> String {
    let (tree, position) = (board.tree(), board.position());
    let mv = |&node: &usize| tree.move_to(node).map(|(parent, m)| tree.at(parent).uci(m));
    let line: Vec<String> = tree.line().iter().filter_map(mv).collect();
    let result = board.outcome().map_or("*", |outcome| outcome.result());
    let mut text =
        format!("rules {}\nfen {}\nline {}\nresult {result}\n", position.variant(), position.fen(), line.join(" "));
    for node in tree.walk() {
        let (depth, note) = (tree.path_to(node).len() - 1, tree.note(node));
        let (glyphs, shapes) = (&note.glyphs, note.shapes.len());
        text += &format!("{depth} {} {glyphs:?} {shapes} {}\n", tree.text(node), note.comment);
    }
    text
}

#[test]
fn every_stored_game_opens_as_it_was_left() {
    stored("games", "json", |path, text, expected| {
        let saved: SavedGame = json::read(text).unwrap_or_else(|| panic!("{path:?}"));
        let session: Play<AnyPosition> = Play::restore(&saved).unwrap();
        assert_eq!(told(session.board()), expected, "{path:?}");
        // It is stored unchanged, so that an older version that is still open can read it.
        assert_eq!(json::write(&session.save()).unwrap(), text, "{path:?}");
    });
}

#[test]
fn every_stored_analysis_opens_as_it_was_left() {
    stored("analyses", "json", |path, text, expected| {
        let saved: SavedAnalysis = json::read(text).unwrap_or_else(|| panic!("{path:?}"));
        let analysis: Analysis<AnyPosition> = Analysis::restore(&saved).unwrap();
        let (tree, review) = (analysis.tree(), analysis.review());
        let mut found = told(analysis.board());
        found += &format!("review {} {}\n", review.is_open(), review.is_running());
        for finding in tree.walk().into_iter().filter_map(|node| review.finding(node)) {
            found += &format!("found {:?} {}\n", finding.score, finding.line.join(" "));
        }
        let views = [ThreatView::Drops, ThreatView::Captures, ThreatView::Payments, ThreatView::Own];
        let views: String = views.iter().map(|&view| if analysis.threats().has(view) { 'x' } else { '-' }).collect();
        found += &format!("shown {} {} {views}\n", analysis.engine(), analysis.lines());
        assert_eq!(found, expected, "{path:?}");
        assert_eq!(json::write(&analysis.save()).unwrap(), text, "{path:?}");
    });
}

#[test]
fn every_stored_set_up_opens_as_it_was_left() {
    stored("setups", "json", |path, text, expected| {
        let saved: SavedSetup = json::read(text).unwrap_or_else(|| panic!("{path:?}"));
        let editor: Editor<AnyPosition> = Editor::restore(&saved).unwrap();
        let verdict = match editor.verdict() {
            Ok(position) => format!("fits {}", position.fen()),
            Err(faults) => format!("faults {}", faults.len()),
        };
        let (variant, fen, steps) = (editor.variant(), editor.text(), editor.can_undo_redo());
        assert_eq!(format!("rules {variant}\nfen {fen}\n{verdict}\nsteps {steps:?}\n"), expected, "{path:?}");
        assert_eq!(json::write(&editor.save()).unwrap(), text, "{path:?}");
    });
}

#[test]
fn every_entry_of_the_library_is_listed_as_it_was_and_opens() {
    stored("library", "entry", |path, text, expected| {
        let pgn = fs::read_to_string(path.with_extension("pgn")).unwrap();
        let game = read::<AnyPosition>(&pgn, Given::default());
        assert_eq!(game.fault, None, "{path:?}");
        let tree: Tree<AnyPosition> = notation::tree(&game).unwrap();
        assert_eq!(told(Play::new(tree, Players::HUMANS, DEFAULT_STRENGTH).board()), expected, "{path:?}");
        assert_eq!(game.write(Style::default()), pgn, "{path:?}");
        let listed = LibraryEntry::read(text).unwrap();
        assert_eq!(listed.text(), text, "{path:?}");
        // Importing the record today would give the same entry, except for a name given in the list.
        let (mut entry, _) = LibraryEntry::of(listed.id, game).unwrap();
        entry.name.clone_from(&listed.name);
        assert_eq!(entry.text(), text, "{path:?}");
    });
}
