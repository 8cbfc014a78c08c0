//! Records of games. The text of a record is its whole state: each function reads it again.

use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{self, Given, PgnFault, PgnGame};
use hostage_chess::game::{Game, Layout, Position as _, Style, read_move};
use hostage_chess::words;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Problem, write};
use crate::games::Position;
use crate::language::use_language;
use crate::position::read as read_position;
use crate::view::{self, MoveView, ResultView};

#[derive(Serialize)]
struct Cut<'a> {
    text: &'a str,
    line: usize,
}

#[derive(Serialize)]
struct RecordView {
    variant: &'static str,
    /// FEN of the first position.
    start: String,
    /// True if that is the start position of the rule set.
    standard: bool,
    tags: Vec<(String, String)>,
    intro: String,
    moves: Vec<PlyView>,
    /// Number of moves in variations.
    variations: usize,
    /// Result as in the record: `1-0`, `0-1`, `1/2-1/2` or `*`.
    score: &'static str,
    result: Option<ResultView>,
    faults: Vec<FaultView>,
    orthodox: bool,
}

#[derive(Serialize)]
struct PlyView {
    mv: MoveView,
    side: &'static str,
    /// Displayed number of the move; none before the game proper begins.
    number: Option<u32>,
    /// FEN after the move.
    fen: String,
    comment: String,
    glyphs: Vec<u8>,
}

/// Fault of a record, with its place.
#[derive(Serialize)]
pub struct FaultView {
    problem: Problem,
    /// Line of the text, from 1.
    line: usize,
    number: u32,
    side: &'static str,
    text: String,
    /// True if nothing after it was read.
    stops: bool,
}

/// Splits a text into records, each with its first line.
#[wasm_bindgen]
pub fn records(text: &str) -> String {
    write(Ok(Cuts::new(text).map(|cut| Cut { text: cut.text, line: cut.line }).collect::<Vec<_>>()))
}

fn layout(game: &PgnGame<Position>) -> &'static Layout {
    game.moves.as_ref().map_or(Layout::square_8x8(), |moves| moves.start.layout())
}

fn fault(fault: &PgnFault, layout: &Layout, line: usize, stops: bool) -> FaultView {
    // Lines count from the beginning of the file, also in the sentence.
    let fault = PgnFault { line: fault.line + line.saturating_sub(1), ..fault.clone() };
    let problem = Problem::of(&words::record_message(&fault), layout);
    let PgnFault { line, number, side, text, .. } = fault;
    FaultView { problem, line, number, side: side.name(), text, stops }
}

/// Returns the faults of a record that begins on this line of a file: first the one that stopped the reading.
pub fn faults(game: &PgnGame<Position>, line: usize) -> Vec<FaultView> {
    let layout = layout(game);
    let stopped = game.fault.as_ref().map(|it| fault(it, layout, line, true));
    let notes = game.notes.iter().map(|it| fault(it, layout, line, false));
    stopped.into_iter().chain(notes).collect()
}

/// Returns the problem of a record without a position.
pub fn unreadable(faults: Vec<FaultView>) -> Problem {
    let first = faults.into_iter().next().map(|fault| fault.problem);
    first.unwrap_or_else(|| Problem::own("empty", "The text has no game.".to_owned()))
}

fn read(text: &str) -> PgnGame<Position> {
    use_language("en");
    pgn::read(text, Given::default())
}

/// Reads one record that begins on this line of a file.
#[wasm_bindgen]
pub fn record(text: &str, line: usize) -> String {
    write(record_view(text, line))
}

fn record_view(text: &str, line: usize) -> Result<RecordView, Problem> {
    let game = read(text);
    let faults = faults(&game, line);
    let Some(moves) = &game.moves else { return Err(unreadable(faults)) };
    let main = moves.main_line();
    let before = main.iter().map(|&ply| moves.position(moves.plies[ply].parent));
    let plies = main.iter().zip(before).map(|(&ply, before)| {
        let ply = &moves.plies[ply];
        PlyView {
            mv: view::mv(before, ply.mv),
            side: before.side_to_move().name(),
            number: before.shown_number(),
            fen: ply.position.fen(),
            comment: ply.comment.clone(),
            glyphs: ply.glyphs.clone(),
        }
    });
    Ok(RecordView {
        variant: moves.start.variant(),
        start: moves.start.fen(),
        standard: <Position as Game>::start(moves.start.variant()).is_some_and(|start| start == moves.start),
        intro: moves.intro.clone(),
        moves: plies.collect(),
        variations: moves.plies.len() - main.len(),
        score: game.result(),
        result: game.outcome().map(|outcome| view::result(&outcome, &moves.start)),
        orthodox: game.is_orthodox(),
        tags: game.tags.clone(),
        faults,
    })
}

/// Writes a record again, with derived tags, in `leslie` or `pierce` notation.
#[wasm_bindgen]
pub fn write_record(text: &str, style: &str) -> String {
    let bad = |_| {
        let message = format!("The notation is {}. Expected \"leslie\" or \"pierce\".", words::quoted(style));
        Problem::own("bad-notation", message)
    };
    write(style.parse().map(|style| read(text).write(style)).map_err(bad))
}

/// Returns the record of a game without moves.
#[wasm_bindgen]
pub fn new_record(variant: &str, fen: &str) -> String {
    let record = |start| PgnGame::new(Vec::new(), pgn::Movetext::new(start));
    write(read_position(variant, fen).map(|start| record(start).write(Style::Leslie)))
}

/// Returns a record with one more move at the end of its main line.
#[wasm_bindgen]
pub fn extend_record(text: &str, mv: &str) -> String {
    write(extended(text, mv))
}

fn extended(text: &str, mv: &str) -> Result<String, Problem> {
    let mut game = read(text);
    let Some(moves) = &game.moves else {
        return Err(Problem::own("empty", "The text has no game.".to_owned()));
    };
    if game.outcome().is_some() {
        return Err(Problem::illegal(&hostage_chess::game::Reason::GameOver.into(), moves.start.layout()));
    }
    let m = read_move(moves.last(), mv).map_err(|why| Problem::illegal(&why, moves.start.layout()))?;
    game.push(m);
    Ok(game.write(Style::Leslie))
}

/// Returns a record with these tags, given as alternating names and values, one a line. They replace the old ones;
/// an empty value removes a tag. Derived tags are left out.
#[wasm_bindgen]
pub fn tag_record(text: &str, tags: &str) -> String {
    let mut game = read(text);
    let lines: Vec<&str> = tags.split('\n').collect();
    for pair in lines.chunks_exact(2) {
        let (name, value) = (pair[0], pair[1]);
        if !pgn::is_tag_name(name) {
            let message = format!(
                "{} cannot be the name of a tag. Expected letters, digits and underscores.",
                words::quoted(name)
            );
            return write::<String>(Err(Problem::own("bad-tag", message)));
        }
        if pgn::is_derived(name) {
            continue;
        }
        let mut known = false;
        game.tags.retain_mut(|(tag, old)| {
            if !tag.eq_ignore_ascii_case(name) {
                return true;
            }
            value.clone_into(old);
            // A repeated tag would come into force once the first one is removed.
            !std::mem::replace(&mut known, true) && !value.is_empty()
        });
        if !known && !value.is_empty() {
            game.tags.push((name.to_owned(), value.to_owned()));
        }
    }
    write(Ok(game.write(Style::Leslie)))
}
