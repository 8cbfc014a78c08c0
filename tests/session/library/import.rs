//! Import and export of records.

use super::*;
use hostage_chess::session::backup::PerKind;
use hostage_chess::session::editor::{Editor, EditorAction};

/// The report lists a thousand bad records and a thousand bad tags, and says how many there are.
#[test]
fn a_report_counts_the_records_that_it_does_not_list() {
    let mut desk = Desk::new();
    desk.import(&"[White \"Eve\"]\n[FEN \"?\"]\n\n1.Ke5 *\n\n".repeat(1_002));
    assert_eq!((desk.library.bad().len(), desk.library.unlisted()), (1_000, [2, 2]));
    desk.import("[White \"Eve\"]\n\n1.Ke5 *\n");
    assert_eq!((desk.library.bad().len(), desk.library.unlisted()), (1, [0, 0]));
}

#[test]
fn an_import_keeps_the_good_records_and_lists_the_bad_ones() {
    let mut desk = Desk::new();
    let text = format!("{THREE}\n[White \"Eve\"]\n\n1.e4 e5\n2.Ke3 1-0\n\n[Variant \"go\"]\n1.Ke5\n\n{{a greeting}}\n");
    desk.import(&text);
    assert_eq!(
        desk.toast(),
        Some((
            Toast::Imported {
                new: 4,
                part: 1,
                orthodox: 0,
                again: 0,
                bad: 1,
                cancelled: false,
                passed: 0,
                kinds: PerKind::default(),
                refused: 0
            },
            true
        ))
    );
    let bad: Vec<String> = desk.library.bad().iter().map(words::bad_record).collect();
    let first = text.lines().position(|line| line.contains("\"Eve\"")).unwrap() + 1;
    assert_eq!(bad.len(), 2);
    assert!(bad[0].starts_with(&format!("Line {first} (Eve – ?): 2.Ke3 (line {}): ", first + 3)), "{}", bad[0]);
    assert!(bad[0].ends_with(" The 2 moves before it are kept."), "{}", bad[0]);
    let part = desk.library.shown().find(|entry| entry.white == "Eve").unwrap();
    assert_eq!((part.moves, part.opening.as_str(), part.result.as_str()), (2, "1. e4 e5", ""));
    assert!(bad[1].contains("go"), "{}", bad[1]);
    // A second import adds nothing.
    desk.import(&text);
    assert_eq!(
        desk.toast(),
        Some((
            Toast::Imported {
                new: 0,
                part: 0,
                orthodox: 0,
                again: 4,
                bad: 1,
                cancelled: false,
                passed: 0,
                kinds: PerKind::default(),
                refused: 0
            },
            false
        ))
    );
    assert_eq!(desk.pocket.len(), 4);
    desk.act(LibraryAction::Dismiss);
    assert!(desk.library.bad().is_empty());
    // An import can be undone.
    desk.import("[White \"Fay\"]\n1.d4 *");
    assert_eq!(desk.pocket.len(), 5);
    desk.act(LibraryAction::Undo);
    assert_eq!(desk.pocket.len(), 4);
    for nothing in ["", "  \n\n", "{only a greeting}"] {
        desk.import(nothing);
        let expected = Toast::Imported {
            new: 0,
            part: 0,
            orthodox: 0,
            again: 0,
            bad: 0,
            cancelled: false,
            passed: 0,
            kinds: PerKind::default(),
            refused: 0,
        };
        assert_eq!(desk.toast(), Some((expected, false)), "{nothing}");
    }
}

#[test]
fn records_with_different_names_are_two_entries() {
    let mut desk = Desk::new();
    let named = |name: &str| format!("[Name \"{name}\"]\n[White \"Eve\"]\n\n1.e4 *\n\n");
    let two = named("A") + &named("B") + &named("A");
    desk.import(&two);
    assert_eq!(desk.titles(), ["B", "A"]);
    // Both entries exist now, and also an entry for the same record without a name.
    desk.import(&(two + "[White \"Eve\"]\n\n1.e4 *\n"));
    assert_eq!(desk.library.len(), 2);
    desk.import(&named("C"));
    assert_eq!(desk.library.len(), 3);
}

#[test]
fn an_import_runs_in_steps_and_can_be_cancelled() {
    let mut desk = Desk::new();
    let text: String = (0..250).map(|n| format!("[White \"P{n}\"]\n\n1.e4 *\n\n")).collect();
    assert_eq!(desk.library.update(LibraryAction::Import("x".into(), text, 1)), [LibraryEffect::Load]);
    let mut effects = desk.library.update(LibraryAction::Loaded(Ok(Vec::new())));
    let mut percents = Vec::new();
    while desk.library.import().is_none_or(|import| import.good() < 150) {
        assert_eq!(effects.pop(), Some(LibraryEffect::Step));
        for effect in effects.drain(..) {
            let answer = desk.carry_out(effect).unwrap();
            assert_eq!(desk.library.update(answer), []);
        }
        effects = desk.library.update(LibraryAction::Step);
        percents.push(desk.library.import().unwrap().percent());
    }
    assert!(percents.is_sorted() && percents[0] < 2 && (50..70).contains(percents.last().unwrap()), "{percents:?}");
    assert_eq!(desk.pocket.len(), 100);
    desk.act(LibraryAction::Cancel);
    assert_eq!(
        desk.toast(),
        Some((
            Toast::Imported {
                new: 150,
                part: 0,
                orthodox: 0,
                again: 0,
                bad: 0,
                cancelled: true,
                passed: 0,
                kinds: PerKind::default(),
                refused: 0
            },
            true
        ))
    );
    assert_eq!((desk.pocket.len(), desk.library.len()), (150, 150));
    // A pending step finds nothing to do.
    assert_eq!(desk.library.update(LibraryAction::Step), []);
    desk.act(LibraryAction::Undo);
    assert_eq!((desk.pocket.len(), desk.library.len()), (0, 0));
}

#[test]
fn full_storage_ends_an_import_with_a_message() {
    let mut desk = Desk::new();
    desk.broken = Some(Trouble::Full);
    desk.import(THREE);
    assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Full), false)));
    assert!(desk.library.import().is_none() && desk.library.is_empty());
    desk.act(LibraryAction::Enter);
    assert_eq!(*desk.library.state(), LibraryState::Failed(Trouble::Full));
    desk.broken = None;
    desk.import(THREE);
    assert_eq!(desk.pocket.len(), 3);
}

#[test]
fn positions_can_be_imported_as_fens() {
    let mut desk = Desk::new();
    let (fens, hole): (Vec<String>, String) = (
        ["hostage", "messenger"].map(|v| AnyPosition::start(v).unwrap().fen()).into(),
        AnyPosition::start("hole").unwrap().fen(),
    );
    desk.import(&format!("{}\n\n  {hole}  \n{}\n8/8/8/8/8/8/8/8[#] w - - 0 1\n", fens[0], fens[1]));
    assert_eq!(desk.library.len(), 3, "{:?}", desk.library.bad());
    let mut found: Vec<String> = desk.library.shown().map(|entry| entry.fen.clone()).collect();
    found.sort();
    let mut expected = vec![fens[0].clone(), hole, fens[1].clone()];
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(desk.library.bad()[0].line, 5);
}

#[test]
fn a_fen_from_elsewhere_is_read_with_what_was_copied_along() {
    let plain = "4k3/8/8/8/8/8/8/4K2R[#Nb] w - - 0 1";
    for text in [
        "4k3/8/8/8/8/8/8/4K2R[#Nb]",
        "4k3/8/8/8/8/8/8/4K2R[#Nb] W",
        "FEN: 4k3/8/8/8/8/8/8/4K2R[#Nb] w - - 0 1",
        "fen 4k3/8/8/8/8/8/8/4K2R[#Nb] w",
        "4k3/8/8/8/8/8/8/4K2R [#Nb] w",
        "\"4k3/8/8/8/8/8/8/4K2R[#Nb] w\"",
        "4k3/8/8/8/8/8/8/4K2R[#Nb] w - - 0 1.",
        "4k3/8/8/8/8/8/8/4K2R[#Nb] w - - bm Rh8; id \"1\";",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R[#Nb] w\"]",
    ] {
        let mut desk = Desk::new();
        desk.import(text);
        let found: Vec<&str> = desk.library.shown().map(|entry| &*entry.fen).collect();
        assert_eq!(found, [plain], "{text}: {:?}", desk.library.bad());
        let mut editor = Editor::<AnyPosition>::new("hostage").unwrap();
        editor.update(EditorAction::Fen(text.to_owned()));
        assert_eq!((editor.text(), editor.verdict().is_ok()), (plain, true), "{text}");
    }
    // Another text with slashes leaves the board as it is.
    let mut editor = Editor::<AnyPosition>::new("hostage").unwrap();
    let before = editor.text().to_owned();
    for text in ["24/12/2026", "https://example.org/a/b/c", "8/8/8", "and/or"] {
        editor.update(EditorAction::Fen(text.to_owned()));
        assert_eq!(editor.text(), before, "{text}");
    }
}

#[test]
fn a_file_of_somebody_else_takes_no_seat_and_counts_as_no_own_game() {
    let game = |white: &str, more: &str| {
        format!("[White \"{white}\"]\n[Black \"Envoy, level 7\"]\n{more}[Result \"1-0\"]\n\n1.e4 e5 1-0\n\n")
    };
    let analysis = "[Entry \"analysis |you white\"]\n";
    let text = game("You", "") + &game("?", "[Friend \"white 77\"]\n") + &game("Ann", analysis);
    let mut desk = Desk::new();
    desk.import(&text);
    assert_eq!(desk.library.facets().standings, [0, 0, 0, 3], "the import of a file");
    let is_own = |entry: &LibraryEntry| entry.friend.is_some() || entry.own_side().is_some() || entry.analysis;
    assert!(!desk.library.all().any(is_own));
    assert!(desk.pocket.values().all(|(_, text)| !text.contains("[Friend") && !text.contains("[Entry")));
    assert!(desk.pocket.values().all(|(entry, _)| stored_form(entry).own_side().is_none()), "the stored entry");
    let mut desk = Desk::new();
    desk.restore(&text);
    assert_eq!(desk.library.facets().standings, [2, 0, 0, 0], "a backup of the reader's");
    assert_eq!(desk.library.all().filter(|entry| is_own(entry)).count(), 3);
    // What is exported for others has no seat, and is known here all the same.
    desk.act(LibraryAction::Export(Vec::new(), Style::Leslie, Target::File));
    let (_, file) = desk.saved.pop().unwrap();
    assert!(!file.contains("[Friend") && !file.contains("[Entry"), "{file}");
    desk.import(&file);
    assert_eq!(desk.library.len(), 3, "{file}");
}

/// Version 1.0.0 exported the tag of the seat, and hashed the record with it.
#[test]
fn an_older_export_of_a_game_by_links_is_known() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Friend \"white 77\"]\n[Result \"1-0\"]\n\n1.e4 e5 1-0\n";
    for name in ["", "By post"] {
        let mut desk = Desk::new();
        desk.restore(text);
        let (&id, (entry, record)) = desk.pocket.first_key_value().unwrap();
        assert!(record.contains("[Friend"));
        let digest = |digest: u64, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let mut earlier = entry.clone();
        earlier.hash = record.bytes().fold(0xcbf2_9ce4_8422_2325, digest);
        assert_ne!(earlier.hash, entry.hash);
        let stored = (earlier, record.clone());
        desk.pocket.insert(id, stored);
        desk.name(id, name);
        let export = if name.is_empty() { text.to_owned() } else { format!("[Name \"{name}\"]\n{text}") };
        desk.import(&export);
        assert_eq!(desk.pocket.len(), 1, "{name}");
        desk.restore(&export);
        assert_eq!(desk.pocket.len(), 1, "{name}");
    }
}

#[test]
fn a_tag_of_a_stranger_named_like_that_of_backups_is_kept() {
    let mut desk = Desk::new();
    desk.import("[White \"A\"]\n[entry \"you white\"]\n\n1.e4 *");
    let (entry, text) = desk.pocket.first_key_value().unwrap().1.clone();
    assert!(text.contains("[OriginalEntry \"you white\"]") && entry.side.is_none(), "{text}");
    let mut other = Desk::new();
    other.restore(&entry.backup(&text));
    assert_eq!(other.pocket.first_key_value().unwrap().1.1, text);
}

/// Another program drops the first lines of a backup, and people paste single records.
#[test]
fn a_record_of_a_backup_is_known_without_the_backup() {
    let mut desk = Desk::new();
    desk.restore(
        "[White \"A\"]\n[Entry \"analysis |you white\"]\n\n1.e4 *\n\n\
         [White \"B\"]\n[Name \"By post\"]\n[Friend \"white 77\"]\n[Entry \"analysis |you white\"]\n\n1.d4 *",
    );
    let file: String = desk.pocket.values().map(|(entry, text)| entry.backup(text) + "\n").collect();
    assert_eq!((desk.pocket.len(), file.matches("[Entry ").count()), (2, 2), "{file}");
    desk.import(&file);
    assert_eq!(desk.pocket.len(), 2);
    // Elsewhere they are new, once.
    let mut other = Desk::new();
    other.import(&file);
    other.import(&file);
    assert_eq!(other.pocket.len(), 2);
}

/// FENs of Hole and Takeover Chess may begin with void squares.
#[test]
fn positions_that_begin_with_void_squares_are_read() {
    let starts = variants().filter_map(AnyPosition::start);
    let starts: Vec<_> = starts.map(|start| (start.variant(), start.fen())).collect();
    let mut starts: Vec<_> = starts.into_iter().filter(|(_, fen)| fen.starts_with('*')).collect();
    starts.dedup_by(|a, b| a.1 == b.1);
    assert!(starts.len() > 1);
    let fens: Vec<&str> = starts.iter().map(|(_, fen)| fen.as_str()).collect();
    for text in fens.iter().map(|fen| (*fen).to_owned()).chain([fens.join("\n")]) {
        let mut desk = Desk::new();
        desk.import(&text);
        assert_eq!((desk.pocket.len(), desk.library.bad().len()), (text.lines().count(), 0), "{text}");
        assert!(desk.pocket.values().all(|(entry, _)| text.contains(&entry.fen)), "{text}");
    }
    for (variant, fen) in &starts {
        let mut editor = Editor::<AnyPosition>::new(variant).unwrap();
        editor.update(EditorAction::Fen(fen.clone()));
        assert_eq!((editor.text(), editor.verdict().is_ok()), (fen.as_str(), true));
    }
}

#[test]
fn a_restored_backup_has_the_same_entries() {
    let mut desk = three();
    for (at, (entry, _)) in desk.pocket.values_mut().enumerate() {
        match at {
            0 => (entry.analysis, entry.name) = (true, "A \"name\"".to_owned()),
            1 => (entry.displaced, entry.untouched) = (Some(1_700_000_000_000), true),
            _ => entry.side = Some(Side::Black),
        }
        entry.more = entry.text().splitn(13, '\n').nth(12).unwrap().to_owned() + "of a newer version\n";
        *entry = stored_form(entry);
    }
    let file: String = desk.pocket.values().map(|(entry, text)| entry.backup(text) + "\n").collect();
    let mut other = Desk::new();
    for known in 0..2 {
        other.restore(&file);
        assert_eq!(other.library.bad(), []);
        let facts = |desk: &Desk| -> Vec<_> {
            let without_id = |entry: &LibraryEntry| entry.text().split_once('\n').unwrap().1.to_owned();
            desk.pocket.values().map(|(entry, text)| (without_id(entry), text.clone())).collect()
        };
        assert_eq!(facts(&other), facts(&desk), "{known}");
    }
}

#[test]
fn everything_exported_and_imported_elsewhere_is_the_same() {
    let mut desk = three();
    let mut random = Random(3);
    for variant in variants() {
        let mut tree = Tree::new(AnyPosition::start(variant).unwrap());
        for _ in 0..30 {
            let moves = tree.position().legal_moves();
            match moves.get(random.below(moves.len().max(1))) {
                Some(&m) if random.below(6) > 0 => tree.play(m),
                _ => drop(tree.undo()),
            }
        }
        let session = Play::new(tree, Players::default(), DEFAULT_STRENGTH);
        let id = 5000 + desk.pocket.len() as u64;
        let record = session.record(["You".into(), "Computer".into()], "2026.11.21".into());
        desk.act(LibraryAction::Keep(Why::Asked, Box::new(LibraryEntry::of(id, record).unwrap())));
    }
    assert!(desk.told.iter().all(|(why, result)| *why == Why::Asked && result.is_ok()));
    desk.act(LibraryAction::Enter);
    let id = id_of(&desk, "An ending");
    desk.name(id, "Renamed \"so\"");
    for style in [Style::Leslie, Style::Pierce] {
        desk.act(LibraryAction::Export(Vec::new(), style, Target::File));
        let (name, text) = desk.saved.pop().unwrap();
        assert_eq!(name, "library.pgn");
        let mut other = Desk::new();
        other.restore(&text);
        assert_eq!(other.library.bad(), []);
        let plain = |desk: &Desk| -> Vec<StoredEntry> {
            let mut all: Vec<StoredEntry> = desk.pocket.values().cloned().collect();
            all.iter_mut().for_each(|(entry, _)| {
                *entry = stored_form(entry);
                entry.id = 0;
            });
            all.sort_by(|a, b| a.1.cmp(&b.1));
            all
        };
        assert_eq!(plain(&other), plain(&desk));
    }
    // One entry, by its name; and the selected entries to the clipboard.
    desk.act(LibraryAction::Export(vec![id], Style::Leslie, Target::File));
    assert_eq!(desk.saved.pop().unwrap().0, "renamed-so.pgn");
    desk.act(LibraryAction::Select(id, true));
    desk.act(LibraryAction::Export(Vec::new(), Style::Leslie, Target::Clipboard));
    assert!(desk.copied[0].starts_with("[Name \"Renamed \\\"so\\\"\"]\n"));
    assert_eq!(desk.toast(), Some((Toast::Copied(1), false)));
}

/// A file, the number of moves kept of each game, and the report on each game that fails.
type File<'a> = (&'a str, &'a [usize], &'a [&'a [&'a str]]);

#[test]
fn of_a_bad_file_every_readable_move_is_kept_and_each_fault_is_named() {
    let table: [File; 9] = [
        (
            "[White \"A\"]\n\n1.e4 e5 2.Ke3 *\n\n[White \"B\"]\n\n1.d4 *\n",
            &[2, 1],
            &[&["Line 1 (A – ?)", "2.Ke3 (line 3)", "2 moves"]],
        ),
        ("1.Ke3 *", &[], &[&["Line 1: 1.Ke3", "king"]]),
        ("1.e4 {never", &[1], &[&["never ends", "The move before it"]]),
        ("[Variant \"go\"]\n\n1.Ke5 *", &[], &[&["1.Ke5", "king", "Variant", "go"]]),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", &[], &[&["Line 1"]]),
        // Ordinary chess: the report describes the whole game, not only a move.
        (ORDINARY, &[10], &[&["Line 1 (Cy – Di)", "ordinary chess", "first 10 moves", "6.axb8=Q"]]),
        ("[Variant \"Standard\"]\n\n1.e4 e5 2.Ke3 *", &[2], &[&["ordinary chess", "first 2 moves", "2.Ke3"]]),
        ("[ECO \"C20\"]\n\n1.e4 e5 *", &[2], &[]),
        // A game with a parachute is not taken for ordinary chess.
        (
            "[WhiteElo \"2000\"]\n\n1.e4 d5 2.exd5 Qxd5 3.Nc3 Qd8 4.d4 (P)*e4 5.Ke3 *",
            &[8],
            &[&["5.Ke3", "8 moves before"]],
        ),
    ];
    for (text, kept, reports) in table {
        let mut desk = Desk::new();
        desk.import(text);
        let mut moves: Vec<usize> = desk.library.shown().map(|entry| entry.moves).collect();
        moves.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(moves, kept, "{text}");
        let bad: Vec<String> = desk.library.bad().iter().map(words::bad_record).collect();
        assert_eq!(bad.len(), reports.len(), "{text}: {bad:?}");
        for (said, parts) in bad.iter().zip(reports) {
            for part in *parts {
                assert!(said.contains(part), "{said} should say {part}");
            }
            assert_eq!(said.contains("ordinary"), parts.contains(&"ordinary chess"), "{said}");
        }
        // Every kept record can be read to its end.
        for (_, record) in desk.pocket.values() {
            assert_eq!(read::<AnyPosition>(record, Given::default()).fault, None, "{record}");
        }
    }
    let mut desk = Desk::new();
    desk.import("[ECO \"C20\"]\n\n1.e4 e5 *");
    assert_eq!(words::toast(&desk.toast().unwrap().0), "Imported: 1 new, 1 from ordinary chess.");
}

/// A pawn promotes to a queen, as in ordinary chess; in Hostage Chess no queen of White is in prison.
const ORDINARY: &str = "[White \"Cy\"]\n[Black \"Di\"]\n\n1.a4 b5 2.axb5 a6 3.bxa6 Nc6 4.a7 Nb8 5.h3 h6 6.axb8=Q *";

#[test]
fn a_record_that_would_be_too_long_when_written_is_refused_with_the_reason() {
    let mut desk = Desk::new();
    // Three letters are written for each two of these.
    let long = |letters: usize| format!("[Event \"{}\"]\n\n1.e4 e5 *\n", "\\x".repeat(letters / 2));
    desk.import(&long(1_000_000));
    let expected = Toast::Imported {
        new: 0,
        part: 0,
        orthodox: 0,
        again: 0,
        bad: 1,
        cancelled: false,
        passed: 0,
        kinds: PerKind::default(),
        refused: 0,
    };
    assert_eq!((desk.toast(), desk.pocket.len()), (Some((expected, false)), 0));
    let bad = words::bad_record(&desk.library.bad()[0]);
    assert!(bad.contains("long"), "{bad}");
    // An imported record can be opened.
    desk.import(&long(600_000));
    assert_eq!(desk.pocket.len(), 1);
    let (_, text) = desk.pocket.values().next().unwrap().clone();
    assert_eq!(read::<AnyPosition>(&text, Given::default()).fault, None);
}

#[test]
fn an_entry_that_cannot_be_opened_says_why() {
    let mut desk = Desk::new();
    desk.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(Vec::new())));
    assert_eq!(desk.toast(), Some((Toast::NotOpened(String::new(), None), false)));
    assert!(words::toast(&desk.toast().unwrap().0).contains("no longer in the library"));
}

#[test]
fn an_import_compares_with_the_database_and_not_with_the_list() {
    // Another tab has deleted everything and saved a different game; the list shows neither change.
    let mut desk = three();
    let mut other = Desk::new();
    other.import("[White \"Gil\"]\n\n1.c4 *");
    desk.pocket = std::mem::take(&mut other.pocket);
    desk.import(&format!("{THREE}\n[White \"Gil\"]\n\n1.c4 *"));
    let expected = Toast::Imported {
        new: 3,
        part: 0,
        orthodox: 0,
        again: 1,
        bad: 0,
        cancelled: false,
        passed: 0,
        kinds: PerKind::default(),
        refused: 0,
    };
    assert_eq!((desk.toast(), desk.pocket.len(), desk.library.len()), (Some((expected, true)), 4, 4));
    // If the list has not been loaded yet, nothing is imported twice.
    let mut desk = Desk { pocket: desk.pocket, ..Desk::default() };
    let first = desk.library.update(LibraryAction::Enter);
    let mut effects = desk.library.update(LibraryAction::Import("x".into(), THREE.into(), 9000));
    assert_eq!(
        (first.len(), desk.library.update(LibraryAction::Step)),
        (1, vec![]),
        "no record is read before the contents are known"
    );
    assert_eq!(desk.library.update(LibraryAction::Loaded(Ok(Vec::new()))), [], "the list is as it was before");
    let answer = desk.carry_out(effects.remove(0)).unwrap();
    desk.act(answer);
    let expected = Toast::Imported {
        new: 0,
        part: 0,
        orthodox: 0,
        again: 3,
        bad: 0,
        cancelled: false,
        passed: 0,
        kinds: PerKind::default(),
        refused: 0,
    };
    assert_eq!((desk.toast(), desk.pocket.len()), (Some((expected, false)), 4));
    // A cancelled import ends before the database answers; the late answer has no effect.
    let effects = desk.library.update(LibraryAction::Import("x".into(), THREE.into(), 9000));
    desk.act(LibraryAction::Cancel);
    assert!(desk.library.import().is_none());
    let answer = desk.carry_out(effects[0].clone()).unwrap();
    assert_eq!(desk.library.update(answer), []);
}

#[test]
fn records_stored_before_an_import_failed_are_in_the_list() {
    let mut desk = Desk::new();
    let text: String = (0..150).map(|n| format!("[White \"P{n}\"]\n\n1.e4 *\n\n")).collect();
    let mut effects = desk.library.update(LibraryAction::Import("x".into(), text, 1));
    let mut failed = false;
    while !effects.is_empty() {
        let effect = effects.remove(0);
        let is_put = matches!(effect, LibraryEffect::Put(..));
        let Some(mut answer) = desk.carry_out(effect) else { continue };
        if let (true, LibraryAction::Put(_, _, result)) = (is_put, &mut answer) {
            // The record is stored, but the answer is an error, as when a connection is lost.
            (*result, failed) = (Err(Trouble::Silent), true);
        }
        effects.extend(desk.library.update(answer));
    }
    assert!(failed);
    let trouble = Toast::Trouble(Trouble::Silent);
    assert_eq!((desk.toast(), desk.pocket.len(), desk.library.len()), (Some((trouble, false)), 100, 100));
    // A record that was being stored is treated in the same way.
    desk.import("[White \"late\"]\n1.d4 *");
    desk.pocket.remove(&1);
    desk.act(LibraryAction::Put(Why::Import, Vec::new(), Ok(())));
    assert_eq!((desk.pocket.len(), desk.library.len()), (100, 100));
}

#[test]
fn a_page_shown_again_has_the_changes_of_another_tab() {
    let mut desk = three();
    desk.library.update(LibraryAction::Rename(Some(1000)));
    desk.pocket.remove(&1001);
    desk.act(LibraryAction::Seen);
    assert_eq!(
        (desk.library.len(), desk.library.renaming()),
        (2, Some(1000)),
        "no entry disappears while the list is in use"
    );
    assert_eq!(Library::default().update(LibraryAction::Seen), [], "a library that was never opened is not reloaded");
}

#[test]
fn a_second_text_during_an_import_is_reported() {
    let mut desk = Desk::new();
    let effects = desk.library.update(LibraryAction::Import("first.pgn".into(), THREE.into(), 1));
    assert_eq!(desk.library.update(LibraryAction::Import("second.pgn".into(), THREE.into(), 2000)), []);
    let (toast, _) = desk.toast().unwrap();
    assert!(words::toast(&toast).contains("second.pgn") && words::toast(&toast).contains("Try again"));
    let answer = desk.carry_out(effects[0].clone()).unwrap();
    desk.act(answer);
    assert_eq!(desk.pocket.len(), 3, "the first import is not affected");
}

#[test]
fn files_are_read_in_any_encoding() {
    let text = "[White \"Müller\"]\n\n1.e4 *\n";
    let wide = |to: fn(u16) -> [u8; 2], mark: [u8; 2]| {
        mark.into_iter().chain(text.encode_utf16().flat_map(to)).collect::<Vec<u8>>()
    };
    let latin: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
    let utf8 = text.as_bytes().to_vec();
    for bytes in [
        utf8.clone(),
        [&[0xef, 0xbb, 0xbf], &utf8[..]].concat(),
        latin,
        wide(u16::to_le_bytes, [0xff, 0xfe]),
        wide(u16::to_be_bytes, [0xfe, 0xff]),
        text.replace('\n', "\r").into_bytes(),
    ] {
        assert_eq!(decode(&bytes), text, "{bytes:?}");
    }
    // One byte of Windows-1252 does not turn the rest of the file into Windows-1252.
    assert_eq!(decode(b"M\xc3\xbcller \x96 M\xfcller"), "Müller – Müller");
    assert_eq!((decode(b""), decode(&[0xff, 0xfe, b'a'])), (String::new(), String::new()));
}
