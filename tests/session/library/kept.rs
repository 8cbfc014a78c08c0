//! Kept games.

use super::*;

#[test]
fn a_game_kept_again_is_one_entry_and_keeps_its_name() {
    let mut desk = Desk::new();
    let start = AnyPosition::start("hostage").unwrap();
    let mut session = Play::new(Tree::new(start), Players::HUMANS, DEFAULT_STRENGTH);
    let cell = |name: &str| hostage_chess::game::Touch::Cell(session_cell(name));
    let keep_it = |session: &Play<AnyPosition>, desk: &mut Desk| {
        let record = session.record(["?".into(), "?".into()], "2026.11.21".into());
        desk.act(LibraryAction::Keep(Why::ByItself, Box::new(LibraryEntry::of(77, record).unwrap())));
        desk.act(LibraryAction::Enter);
    };
    for (from, to) in [("e2", "e4"), ("e7", "e5")] {
        session.update(BoardAction::Tap(cell(from)));
        session.update(BoardAction::Tap(cell(to)));
    }
    keep_it(&session, &mut desk);
    assert_eq!(desk.titles(), ["Hostage Chess"]);
    desk.name(77, "Mine");
    session.update(BoardAction::Undo);
    session.update(BoardAction::Tap(cell("c7")));
    session.update(BoardAction::Tap(cell("c5")));
    keep_it(&session, &mut desk);
    assert_eq!((desk.titles(), desk.library.len()), (vec!["Mine".to_owned()], 1));
    // It contains both lines, and opens as it was left.
    desk.act(LibraryAction::Open(77, OpenPurpose::Play));
    let (text, screen) = desk.opened.pop().unwrap();
    assert_eq!(screen, OpenPurpose::Play);
    assert!(text.contains("1. e4 c5 (1... e5)"), "{text}");
    let record = read::<AnyPosition>(&text, Given::default());
    assert_eq!(keep::players(&record), Some(Players::HUMANS));
    let tree = notation::tree(&record).unwrap();
    assert_eq!((tree.len(), tree.position()), (4, session.position()));
}

#[test]
fn a_game_is_kept_automatically_when_it_ends_or_when_enough_was_played_here() {
    let begin = |fen: Option<&str>| {
        let first = fen.map_or(AnyPosition::start("hostage"), |fen| AnyPosition::from_fen("hostage", fen).ok());
        Play::new(Tree::new(first.unwrap()), Players::HUMANS, DEFAULT_STRENGTH)
    };
    let moves = |session: &mut Play<AnyPosition>, moves: &[&str]| {
        for mv in moves {
            session.update(BoardAction::Tap(hostage_chess::game::Touch::Cell(session_cell(&mv[..2]))));
            session.update(BoardAction::Tap(hostage_chess::game::Touch::Cell(session_cell(&mv[2..]))));
        }
    };
    let mut session = begin(None);
    moves(&mut session, &["e2e4", "e7e5", "g1f3"]);
    assert!(!session.wants_keeping(true), "three moves are too few");
    moves(&mut session, &["b8c6"]);
    assert!(session.wants_keeping(true) && !session.wants_keeping(false));
    // A kept game is not kept again, even after a reload, until another move is played.
    let kept = Origin { id: Some(9), given: 0, kept: session.keeping() };
    session.set_origin(kept);
    let mut session = Play::<AnyPosition>::restore(&session.save()).unwrap();
    assert_eq!(session.origin(), kept);
    assert!(!session.wants_keeping(true));
    moves(&mut session, &["f1b5"]);
    assert!(session.wants_keeping(true));
    // Moves from a link or a record were not played here.
    let record = session.record(["?".into(), "?".into()], String::new());
    let opened = Play::new(notation::tree(&record).unwrap(), Players::HUMANS, DEFAULT_STRENGTH);
    assert_eq!((opened.origin(), opened.played()), (Origin { given: 5, ..Origin::default() }, 5));
    assert!(!opened.wants_keeping(true));
    // A finished game counts even if it is short. A game that was already finished in its link does not.
    let mut mate = begin(Some("6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 1"));
    assert!(!mate.wants_keeping(false));
    moves(&mut mate, &["a1a8"]);
    assert!(mate.wants_keeping(false));
    let record = mate.record(["?".into(), "?".into()], String::new());
    assert_eq!(record.result(), "1-0");
    let opened = Play::new(notation::tree(&record).unwrap(), Players::HUMANS, DEFAULT_STRENGTH);
    assert!(opened.outcome().is_some() && !opened.wants_keeping(true));
}

#[test]
fn a_take_back_removes_no_result_from_the_library() {
    let mut desk = Desk::new();
    let start = AnyPosition::start("hostage").unwrap();
    let mut session = Play::new(Tree::new(start), Players::HUMANS, DEFAULT_STRENGTH);
    let keep_it = |session: &Play<AnyPosition>, desk: &mut Desk| {
        let record = session.record(["?".into(), "?".into()], "2026.11.21".into());
        desk.act(LibraryAction::Keep(Why::ByItself, Box::new(LibraryEntry::of(77, record).unwrap())));
    };
    let held = |desk: &Desk| {
        let entry = |(entry, _): &StoredEntry| (entry.result.clone(), entry.moves);
        desk.pocket.values().map(entry).collect::<Vec<_>>()
    };
    for mv in ["e4", "e5", "Nf3", "Nc6", "Bc4"] {
        session.update(BoardAction::Type(mv.to_owned()));
    }
    let mut saved = session.save();
    saved.ends.push((5, "r".to_owned()));
    let mut session: Play<AnyPosition> = Play::restore(&saved).unwrap();
    assert!(session.wants_keeping(false));
    keep_it(&session, &mut desk);
    assert_eq!(held(&desk), [("1-0".to_owned(), 5)]);
    (0..2).for_each(|_| drop(session.update(PlayAction::TakeBack)));
    assert_eq!((session.length(), session.verdict()), (4, None));
    keep_it(&session, &mut desk);
    assert_eq!(held(&desk), [("1-0".to_owned(), 5)], "nothing was played after the take-back");
    // Another move keeps the old line as a variation, so nothing but the result is lost.
    session.update(BoardAction::Type("d4".to_owned()));
    keep_it(&session, &mut desk);
    assert_eq!(held(&desk), [(String::new(), 5)]);
    assert!(desk.pocket[&77].1.contains("Bc4"), "{}", desk.pocket[&77].1);
}

#[test]
fn a_record_kept_again_removes_nothing_that_matters() {
    let stored = |text: &str, analysis: bool, displaced: Option<u64>| {
        let (mut entry, text) = LibraryEntry::of(7, read::<AnyPosition>(text, Given::default())).unwrap();
        (entry.analysis, entry.displaced) = (analysis, displaced);
        (entry, text)
    };
    use KeptAgain::{Beside, Displaces, Replaces, Stays};
    for (before, now, expected) in [
        // Games continue, and end.
        ("1.e4 e5 *", "1.e4 e5 2.Nf3 *", Replaces),
        ("1.e4 e5 *", "1.e4 *", Replaces),
        ("1.e4 e5 *", "1.e4 1-0", Replaces),
        ("1.e4 e5 1-0", "1.e4 e5 2.Nf3 0-1", Replaces),
        // A take-back of the end alone.
        ("1.e4 e5 1-0", "1.e4 e5 *", Stays),
        // A take-back from the end: with fewer moves, with the old line as a variation, and with another move instead.
        ("1.e4 e5 2.Nf3 1-0", "1.e4 e5 *", Stays),
        ("1.e4 e5 2.Nf3 1/2-1/2", "*", Stays),
        ("1.e4 e5 2.Nf3 1-0", "1.e4 e5 2.Nc3 (2.Nf3) *", Replaces),
        ("1.e4 e5 2.Nf3 1-0", "1.e4 e5 2.Nc3 *", Beside),
        ("1.e4 e5 2.Nf3 1-0", "1.e4 (1.d4) e5 *", Beside),
        ("1.e4 e5 2.Nf3 1-0", "1.e4 0-1", Replaces),
    ] {
        let (was, text) = stored(before, false, None);
        for displaced in [None, Some(9)] {
            let now = stored(now, false, displaced);
            assert_eq!(kept_again((&was, &text), &now), expected, "{before} / {now:?}");
        }
    }
    // An analysis is what the reader made of it last, but what it lacks stays. One that was only displaced removes nothing.
    let shorter = ["1.e4 *", "1.e4 c5 1-0", "1.e4 e5 2.Nf3 1-0"];
    let longer = ["1.e4 {Best} e5 1-0", "1.e4 {Best} e5 (1...c5) 2.Nf3 1-0", "1.e4 {Best} c5 (1...e5) *"];
    for (before, now, kept, displaced) in shorter
        .map(|now| (None, now, Displaces, Beside))
        .into_iter()
        .chain(longer.map(|now| (None, now, Replaces, Replaces)))
        .chain(shorter.map(|now| (Some(8), now, Displaces, Replaces)))
        .chain(longer.map(|now| (Some(8), now, Replaces, Replaces)))
    {
        let (was, text) = stored("1.e4 {Best} e5 1-0", true, before);
        assert_eq!(kept_again((&was, &text), &stored(now, true, None)), kept, "{before:?} {now}");
        assert_eq!(kept_again((&was, &text), &stored(now, true, Some(9))), displaced, "{before:?} {now}");
    }
}

#[test]
fn an_entry_can_be_written_and_read_and_nonsense_is_no_entry() {
    let desk = three();
    for (entry, _) in desk.pocket.values() {
        let mut odd = LibraryEntry::read(&entry.text()).unwrap();
        odd.name = "a\nb".into();
        assert_eq!(LibraryEntry::read(&odd.text()).unwrap().name, "a b");
        // Additional lines of a newer version are kept, and do not affect the rest.
        let mut newer = LibraryEntry::read(&(entry.text() + "more\n")).unwrap();
        assert_eq!(newer.text(), entry.text() + "more\n");
        newer.more.clear();
        assert_eq!(Some(newer), LibraryEntry::read(&entry.text()));
    }
    for nonsense in ["", "x", "1\n2\n3", "{}"] {
        assert_eq!(LibraryEntry::read(nonsense), None);
    }
}

fn session_cell(name: &str) -> hostage_chess::game::Cell {
    AnyPosition::start("hostage").unwrap().layout().cell(name).unwrap()
}

#[test]
fn a_game_that_was_resigned_or_drawn_opens_as_it_ended() {
    for settled in [
        Settled::Resigned(Side::White),
        Settled::Resigned(Side::Black),
        Settled::Agreed,
        Settled::OutOfTime(Side::White),
        Settled::OutOfTime(Side::Black),
    ] {
        let tree = Tree::new(AnyPosition::start("hostage").unwrap());
        let mut session = Play::new(tree, Players::HUMANS, DEFAULT_STRENGTH);
        session.update(BoardAction::Type("e4".to_owned()));
        let mut saved = session.save();
        let letter = match settled {
            Settled::Resigned(side) => ["R", "r"][side.index()],
            Settled::Agreed => "=",
            Settled::OutOfTime(side) => ["T", "t"][side.index()],
        };
        saved.ends.push((1, letter.to_owned()));
        let ended: Play<AnyPosition> = Play::restore(&saved).unwrap();
        assert_eq!(ended.settled(), Some(settled));
        let text = ended.record(["?".into(), "?".into()], "2026.11.21".into()).write(Style::default());
        let record = read::<AnyPosition>(&text, Given::default());
        assert_eq!(record.outcome(), Some(settled.outcome()), "{text}");
        let opened = Play::of_record(&record, Players::HUMANS, DEFAULT_STRENGTH).unwrap();
        assert_eq!((opened.settled(), opened.outcome()), (Some(settled), Some(settled.outcome())), "{text}");
        assert!(!opened.wants_keeping(true));
    }
    // A game whose record names no ending can be continued.
    let open = read::<AnyPosition>("1. e4 1/2-1/2", Given::default());
    assert_eq!(Play::of_record(&open, Players::HUMANS, DEFAULT_STRENGTH).unwrap().outcome(), None);
}

#[test]
fn an_analysis_kept_with_fewer_moves_leaves_its_earlier_state() {
    let mut desk = Desk::new();
    for text in ["1.e4 e5 2.Nf3 *", "1.e4 e5 *", "1.e4 e5 2.Nc3 *"] {
        let (mut entry, text) = LibraryEntry::of(7, read::<AnyPosition>(text, Given::default())).unwrap();
        entry.analysis = true;
        desk.act(LibraryAction::Keep(Why::Asked, Box::new((entry, text))));
    }
    desk.act(LibraryAction::Enter);
    let held: Vec<_> =
        desk.library.all().map(|entry| (entry.moves, entry.displaced.is_some(), entry.analysis)).collect();
    assert_eq!(held, [(3, false, true), (3, true, true)]);
}

#[test]
fn displaced_games_are_listed_apart() {
    let mut desk = Desk::new();
    desk.import("[White \"Ada\"]\n\n1.e4 *\n");
    let mut entries: Vec<LibraryEntry> = desk.library.all().cloned().collect();
    let (mut displaced, _) = LibraryEntry::of(9, read::<AnyPosition>("1.d4 d5 *", Given::default())).unwrap();
    displaced.displaced = Some(77);
    entries.push(LibraryEntry::read(&displaced.text()).unwrap());
    desk.library.update(LibraryAction::Loaded(Ok(entries)));
    let seen = |desk: &Desk| desk.library.shown().map(|entry| entry.moves).collect::<Vec<_>>();
    assert_eq!((seen(&desk), desk.library.len()), (vec![1], 1));
    assert_eq!((desk.library.shows_earlier(), desk.library.earlier()), (false, 1));
    desk.library.update(LibraryAction::Earlier(true));
    assert_eq!((seen(&desk), desk.library.len()), (vec![2], 1));
    assert_eq!((desk.library.shows_earlier(), desk.library.earlier()), (true, 1));
    // Importing a displaced game makes it a kept one.
    desk.library.update(LibraryAction::Earlier(false));
    desk.import("1.d4 d5 *");
    assert_eq!(seen(&desk).len(), 2);
}

#[test]
fn displaced_games_that_were_only_viewed_are_dropped_first_and_played_ones_last() {
    let (plain, _) = LibraryEntry::of(0, read::<AnyPosition>("1.d4 d5 *", Given::default())).unwrap();
    let entry = |id: u64, displaced: Option<u64>, untouched| {
        let mut entry = plain.clone();
        (entry.id, entry.displaced, entry.untouched) = (id, displaced, untouched);
        entry
    };
    let gone = |entries: &[LibraryEntry], now| -> Vec<u64> {
        surplus(entries.iter().cloned(), now).into_iter().map(|entry| entry.id).collect()
    };
    // Played games, older than the viewed ones, and kept ones.
    let mut entries: Vec<LibraryEntry> = (0..30).map(|id| entry(id, Some(id), false)).collect();
    entries.extend((100..130).map(|id| entry(id, None, false)));
    entries.extend((200..220).map(|id| entry(id, Some(id), true)));
    assert_eq!(gone(&entries, 1000), []);
    entries.extend([entry(300, Some(300), true), entry(301, Some(301), true)]);
    assert_eq!(gone(&entries, 1000), [201, 200]);
    // The clock was wrong when the last one was displaced.
    assert_eq!(gone(&entries, 300), [200, 301]);
    // The oldest played game is dropped only if there are very many.
    let many: Vec<LibraryEntry> = (0..1003).map(|id| entry(id, Some(id), false)).collect();
    assert_eq!(gone(&many, 5000), [2, 1, 0]);
}

#[test]
fn an_entry_stores_whether_it_was_only_viewed_beside_lines_of_newer_versions() {
    let (mut entry, _) = LibraryEntry::of(9, read::<AnyPosition>("1.d4 d5 *", Given::default())).unwrap();
    let more = |entry: &LibraryEntry| entry.text().splitn(13, '\n').nth(12).unwrap().to_owned();
    (entry.analysis, entry.displaced, entry.untouched) = (true, Some(5), true);
    assert_eq!(more(&entry), "analysis 5\nuntouched\n");
    entry.more = "analysis 5\nuntouched\nshelf: endings\n".to_owned();
    assert_eq!(more(&entry), entry.more);
    assert!(LibraryEntry::read(&entry.text()).unwrap().untouched);
    entry.untouched = false;
    assert_eq!(more(&entry), "analysis 5\nshelf: endings\n");
    // A kept entry is never dropped, whatever its origin.
    (entry.untouched, entry.displaced) = (true, None);
    assert_eq!(more(&entry), "analysis \nshelf: endings\n");
    assert!(!LibraryEntry::read(&entry.text()).unwrap().untouched);
}
