//! Fuzz targets. Each takes any bytes and panics if the program breaks a promise. tests/fuzz/main.rs runs them on kept
//! inputs with stable Rust. `make fuzz` runs them with libFuzzer.

mod choices;
mod deeds;
mod imports;
mod live;

use choices::Choices;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::engine::{Reply, Request};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::dialect::convert::ConvertKind;
use hostage_chess::game::dialect::{Conversion, TextDialect, convert};
use hostage_chess::game::pgn::{Given, many::Cuts, read};
use hostage_chess::game::{Game, Position as _, Style};
use hostage_chess::json;
use hostage_chess::link::{Link, compact};
use hostage_chess::search::Limits;
use hostage_chess::session::backup::{ExtraKind, Extras, StoredExtras};
use hostage_chess::session::library::LibraryEntry;
use hostage_chess::session::puzzles;
use hostage_chess::session::unknown::Unknown;
use hostage_chess::session::{Settings, lesson::LessonProgress};
use hostage_chess::shell::{Action, Now, Shell, StoredState};

/// Name and function of a target.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const ALL: [Target; 11] = [
    ("fen", fen),
    ("record", record),
    ("link", link),
    ("stored", stored),
    ("message", message),
    ("uci", uci),
    ("backup", backup),
    ("joined", joined),
    ("relay", relay),
    ("live", live),
    ("dialect", dialect),
];

/// Most invalid UTF-8 is not worth testing.
fn text(data: &[u8]) -> &str {
    std::str::from_utf8(data).unwrap_or_default()
}

/// A FEN under each of the rule sets. A valid position can be written, and every legal move can be played, written and
/// read.
pub fn fen(data: &[u8]) {
    let Some((&first, data)) = data.split_first() else { return };
    let variant = variants().nth(usize::from(first) % variants().count()).expect("the index is in range");
    let Ok(position) = AnyPosition::from_fen(variant, text(data)) else { return };
    let again = AnyPosition::from_fen(variant, &position.fen()).expect("written text can be read");
    assert_eq!((again.fen(), again.key()), (position.fen(), position.key()));
    for mv in position.legal_moves() {
        let uci = position.uci(mv);
        assert_eq!(position.read_uci(&uci).map(|mv| position.uci(mv)).as_ref(), Ok(&uci));
        let next = position.play_unchecked(mv);
        assert!(AnyPosition::from_fen(variant, &next.fen()).is_ok(), "{} after {uci}: {}", position.fen(), next.fen());
    }
    // Every touch that is refused has a reason.
    for cell in position.layout().cells() {
        let name = position.layout().name(cell).to_owned();
        if let Err(why) = position.read_notation(&format!("N@{name}")) {
            assert!(!hostage_chess::words::illegal(&why, position.layout()).is_empty());
        }
    }
}

/// A file of records. Each record can be written, read without a fault, and written again identically.
pub fn record(data: &[u8]) {
    for cut in Cuts::new(text(data)) {
        let game = read::<AnyPosition>(cut.text, Given::default());
        let written = game.write(Style::default());
        if !written.is_empty() {
            let again = read::<AnyPosition>(&written, Given::default());
            assert_eq!(again.fault, None, "{written}");
            assert_eq!(again.write(Style::default()), written);
        }
        let _ = LibraryEntry::of(1, game)
            .map(|(entry, _)| assert_eq!(LibraryEntry::read(&entry.text()).map(|it| it.text()), Some(entry.text())));
    }
}

/// A text of any program, converted for any other. The first byte chooses the programs. Positions and lists of moves
/// that were converted completely are the same when they come back.
pub fn dialect(data: &[u8]) {
    let Some((&first, data)) = data.split_first() else { return };
    let first = usize::from(first);
    let (from, to) = (TextDialect::ALL.get(first % 4).copied(), TextDialect::ALL[first / 4 % 3]);
    let variant = variants().nth(first / 12 % variants().count()).expect("the index is in range");
    let converted = convert(text(data), Conversion { from, to, variant });
    for fault in &converted.faults {
        assert!(fault.line > 0 && fault.column > 0 && !fault.to_string().is_empty());
    }
    let list = ConvertKind::of(text(data)) != ConvertKind::Records && to != TextDialect::GameCourier;
    if list && converted.faults.is_empty() {
        let ours = convert(text(data), Conversion { from, to: TextDialect::Ours, variant });
        let back = convert(&converted.text, Conversion { from: None, to: TextDialect::Ours, variant });
        assert_eq!((back.text, back.faults), (ours.text, ours.faults), "{}", converted.text);
    }
}

/// A link, and the bytes of a short link. Each game has exactly one short form.
pub fn link(data: &[u8]) {
    let (_, effects) = Shell::start(StoredState::default(), text(data), false, Now::default());
    drop(effects);
    drop(Link::read(text(data)));
    let sealed = compact::sealed(data);
    if let Ok(record) = compact::read(&sealed) {
        let written = compact::write(&record).expect("the game of a link can be played");
        assert_eq!(compact::read(&written), Ok(record));
    }
}

/// Unknown fields of a document are kept and do no harm.
macro_rules! goes_along {
    ($text:expr, $document:expr) => {
        if let Some(document) = &$document {
            let mut unknown = Unknown::new();
            unknown.note("", $text, document);
            let joined = unknown.join("", json::write(document).expect("the text does not exceed the maximum"));
            assert_eq!(json::read(&joined).as_ref(), Some(document), "{joined}");
        }
    };
}

/// Any stored data. The program starts, every action works, and it can read the data that it then stores.
pub fn stored(data: &[u8]) {
    let mut choices = Choices::new(data);
    let (slot, address) = (choices.below(9), choices.below(deeds::ADDRESSES.len()));
    let mut deeds = Choices::new(choices.some());
    let text = text(choices.rest());
    let mut memory = StoredState::default();
    match slot {
        0 => memory.game = json::read(text),
        1 => memory.displaced = json::read(text),
        2 => memory.analysis = json::read(text),
        3 => memory.displaced_analysis = json::read(text),
        4 => memory.setup = json::read(text),
        5 => memory.settings = Settings::read(text),
        6 => memory.progress = LessonProgress::read(text),
        7 => return drop(LibraryEntry::read(text).map(|entry| LibraryEntry::read(&entry.text()))),
        _ => return drop(json::read::<puzzles::PuzzleProgress>(text).and_then(|progress| json::write(&progress))),
    }
    // Unknown fields of the text do not change how it is read.
    goes_along!(text, memory.game);
    goes_along!(text, memory.analysis);
    goes_along!(text, memory.setup);
    let mut moment = Now { now: 1_000_000, day: [2026, 11, 22] };
    let (mut shell, _) = Shell::start(memory, deeds::ADDRESSES[address], false, moment);
    deeds::draw(&shell);
    while let Some(action) = deeds::next(&mut deeds, &shell) {
        moment.now += u64::from(deeds.byte()) * 100;
        shell.update(action, moment);
        deeds::draw(&shell);
    }
}

/// Messages between page and worker.
pub fn message(data: &[u8]) {
    let text = text(data);
    if let Some(reply) = json::read::<Reply>(text) {
        let (mut shell, _) =
            Shell::start(StoredState::default(), "#/play?white=engine&black=engine", false, Now::default());
        for address in ["#/play", "#/analysis"] {
            shell.update(Action::Address(address.to_owned()), Now::default());
            shell.update(Action::Reply(reply.clone()), Now::default());
            deeds::draw(&shell);
        }
    }
    let mut engine = LocalEngine::new(NativeClock::default());
    engine.set_memory(1);
    match json::read::<Request>(text) {
        Some(Request::Search { record, limits, .. }) => {
            let limits = Limits { nodes: Some(limits.nodes.unwrap_or(50).min(50)), ..limits };
            drop(engine.search(&record, &limits, &mut || false, &mut |_| {}));
        }
        Some(Request::Book { record, .. }) => drop(engine.proposals(&record)),
        _ => {}
    }
}

/// A script of UCI commands. Searches are kept short, and perft is left out.
pub fn uci(data: &[u8]) {
    let short = |line: &str| match line.split_whitespace().next().map(str::to_ascii_lowercase).as_deref() {
        Some("go") => format!("{} nodes 20", line.to_ascii_lowercase().replace("perft", "").replace("nodes", "")),
        // Huge tables and many threads would be correct, but too slow here.
        Some("setoption") => line.chars().filter(|letter| !letter.is_ascii_digit()).collect(),
        _ => line.to_owned(),
    };
    let script: Vec<String> = text(data).lines().take(40).map(short).collect();
    hostage_chess::cli::uci(script.join("\n").as_bytes()).expect("the output can be written");
}

/// The import of a backup or of records. Data that was not chosen stays, and undo restores the rest.
pub fn backup(data: &[u8]) {
    imports::imports(text(data));
}

/// Two texts of settings, lessons, puzzles, the career or results against people, merged in both orders.
pub fn joined(data: &[u8]) {
    let mut choices = Choices::new(data);
    let (kind, cut) = (ExtraKind::ALL[choices.below(ExtraKind::ALL.len())], choices.below(1 << 16));
    let both = text(choices.rest());
    let cut = (0..=cut % (both.len() + 1)).rev().find(|&at| both.is_char_boundary(at)).unwrap_or_default();
    let (one, other) = both.split_at(cut);
    for (here, there) in [(one, other), (other, one)] {
        let (mut held, mut brought) = (StoredExtras::default(), Extras::default());
        held[kind] = here.to_owned();
        brought[kind] = Some(there.to_owned());
        let after = imports::joins(&held, &brought);
        imports::joins(&after, &brought);
    }
}

/// A relay's bytes in chunks, and whatever else happens to its connection.
pub fn relay(data: &[u8]) {
    live::relay(data);
}

/// Registers, terms, links and logs of live games.
pub fn live(data: &[u8]) {
    live::live(data);
}
