//! The scene of a table as JSON.

use hostage_chess::game::{Game, Kind, Mark, Piece, Touch};
use hostage_chess::ui::scene::{CellView, Corner, Pick, Picker, PriceTag, Scene, Tone, TrayPiece, TrayView};
use hostage_chess::words;
use serde::Serialize;

use super::Table;
use crate::answer::letter;
use crate::view::area_name;

#[derive(Serialize)]
pub(super) struct View<'a> {
    columns: u8,
    rows: u8,
    gaps: bool,
    yellow_red: bool,
    variant: &'static str,
    orientation: &'static str,
    cells: Vec<Cell<'a>>,
    pieces: Vec<Standing>,
    /// Labels of the rows, top first.
    ranks: Vec<String>,
    holes: &'a [(u8, u8)],
    trays: Vec<Tray<'a>>,
    picker: Option<Question<'a>>,
    offers: Vec<&'a str>,
    arrow: Option<[(u8, u8); 2]>,
    said: Said<'a>,
    turn: &'static str,
    result: &'static str,
    fen: &'a str,
    can_undo: bool,
    can_redo: bool,
    ply: usize,
    plies: usize,
    /// The last move with its number, or empty.
    last_move: String,
    carried: Option<Symbol>,
}

/// Piece as it is drawn: its symbol, and its side.
#[derive(Serialize)]
struct Symbol {
    symbol: char,
    side: &'static str,
}

#[derive(Serialize)]
struct Cell<'a> {
    name: &'a str,
    x: u8,
    y: u8,
    label: &'a str,
    /// Classes of the cell, as in the style sheets of the site.
    class: String,
    piece: String,
    dot: bool,
    hoop: bool,
    frozen: bool,
    ice: &'static str,
    landed: bool,
    ghost: Option<Symbol>,
}

#[derive(Serialize)]
struct Standing {
    id: u32,
    drawn: Symbol,
    x: u8,
    y: u8,
    lifted: bool,
    landed: bool,
    turned: bool,
}

#[derive(Serialize)]
struct Tray<'a> {
    area: &'static str,
    owner: &'static str,
    corner: &'static str,
    heading: &'a str,
    label: &'a str,
    last: bool,
    target: bool,
    pieces: Vec<Stack<'a>>,
}

#[derive(Serialize)]
struct Stack<'a> {
    man: char,
    drawn: Symbol,
    count: u8,
    label: &'a str,
    class: String,
    armed: bool,
    price: Option<Symbol>,
    locked: bool,
    tag: String,
}

#[derive(Serialize)]
struct Question<'a> {
    title: &'a str,
    square: &'a str,
    x: u8,
    y: u8,
    choices: Vec<Choice<'a>>,
}

#[derive(Serialize)]
struct Choice<'a> {
    title: &'a str,
    note: &'a str,
    pieces: Vec<Symbol>,
    pay: Option<char>,
    promote: Option<char>,
}

#[derive(Serialize)]
struct Said<'a> {
    text: &'a str,
    tone: &'static str,
    number: u32,
}

fn symbol(piece: Piece, symbols: &[(Kind, char)]) -> Symbol {
    let own = symbols.iter().find(|(kind, _)| *kind == piece.kind).map(|&(_, letter)| letter);
    let symbol = own.unwrap_or(piece.kind.letter().to_ascii_lowercase());
    Symbol { symbol, side: piece.side.name() }
}

/// Joins the names whose condition holds.
fn classes(names: &[(bool, &str)]) -> String {
    let names: Vec<&str> = names.iter().filter(|(holds, _)| *holds).map(|(_, name)| *name).collect();
    names.join(" ")
}

fn cell<'a>(view: &'a CellView, scene: &Scene) -> Cell<'a> {
    let is_filled = view.piece.is_some();
    let class = classes(&[
        (true, if view.dark { "cell dark" } else { "cell light" }),
        (view.last, "last"),
        (view.armed, "armed"),
        (view.target, if view.takes { "take" } else { "go" }),
        (view.mark.is_some(), view.mark.map_or("", Mark::name)),
    ]);
    let frozen = view.mark == Some(Mark::Frozen);
    let ice = match (frozen, scene.ice.frozen.contains(&view.cell), scene.ice.thawed.contains(&view.cell)) {
        (true, true, _) => "forms",
        (true, false, _) => "ice",
        (false, _, true) if is_filled => "cracks",
        _ => "",
    };
    Cell {
        name: &view.name,
        x: view.at.0,
        y: view.at.1,
        label: &view.label,
        class,
        piece: view.piece.map(letter).unwrap_or_default(),
        dot: view.target && !view.takes,
        hoop: view.takes,
        frozen,
        ice,
        landed: scene.landed == Some(view.cell),
        ghost: view.ghost.map(|piece| symbol(piece, scene.symbols)),
    }
}

const fn corner(corner: Corner) -> &'static str {
    match corner {
        Corner::TopLeft | Corner::Across => "tl",
        Corner::BottomLeft | Corner::Near => "bl",
        Corner::TopRight => "tr",
        Corner::BottomRight => "br",
    }
}

fn stack<'a>(piece: &'a TrayPiece, scene: &Scene) -> Stack<'a> {
    let class = classes(&[
        (true, "stack"),
        (piece.last, "last"),
        (piece.arrived, "arrived"),
        (piece.armed, "armed"),
        (piece.target, "target"),
    ]);
    let price = match piece.tag {
        Some(PriceTag::Price(kind)) => Some(kind),
        Some(PriceTag::Locked) | None => None,
    };
    Stack {
        man: piece.piece.kind.letter().to_ascii_lowercase(),
        drawn: symbol(piece.piece, scene.symbols),
        count: piece.count,
        label: &piece.label,
        class,
        armed: piece.armed,
        price: price.map(|kind| symbol(Piece { side: !piece.piece.side, kind }, scene.symbols)),
        locked: piece.tag == Some(PriceTag::Locked),
        tag: if piece.tag.is_some() { words::price_tag(price) } else { String::new() },
    }
}

fn tray<'a>(view: &'a TrayView, scene: &Scene) -> Tray<'a> {
    Tray {
        area: area_name(view.area),
        owner: view.owner.name(),
        corner: corner(view.corner),
        heading: &view.heading,
        label: &view.label,
        last: view.last,
        target: view.target,
        pieces: view.pieces.iter().map(|piece| stack(piece, scene)).collect(),
    }
}

fn question<'a>(picker: &'a Picker, scene: &'a Scene) -> Option<Question<'a>> {
    let cell = scene.rows.iter().flatten().find(|view| view.cell == picker.cell)?;
    let small = |kind: Kind| kind.letter().to_ascii_lowercase();
    let choices = picker.choices.iter().map(|choice| Choice {
        title: &choice.title,
        note: &choice.note,
        pieces: choice.pieces.iter().map(|&piece| symbol(piece, scene.symbols)).collect(),
        pay: match choice.pick {
            Pick::Touch(Touch::Choice(hostage_chess::game::Choice::Pay(kind))) => Some(small(kind)),
            _ => None,
        },
        promote: match choice.pick {
            Pick::Touch(Touch::Choice(hostage_chess::game::Choice::Promote(kind))) => Some(small(kind)),
            _ => None,
        },
    });
    Some(Question { title: &picker.title, square: &cell.name, x: cell.at.0, y: cell.at.1, choices: choices.collect() })
}

/// Returns the label of a row: its rank.
fn rank(row: &[CellView]) -> String {
    let digits = |cell: &CellView| cell.name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).to_owned();
    row.first().map_or_else(String::new, |cell| words::rank(&digits(cell)))
}

/// Returns the scene as plain data, with all texts in the current language.
pub(super) fn view(table: &Table) -> View<'_> {
    let (scene, board) = (&table.scene, &table.board);
    let at = |cell| scene.rows.iter().flatten().find(|view| view.cell == cell);
    let pieces = table.standing.iter().filter_map(|standing| {
        let view = at(standing.cell)?;
        Some(Standing {
            id: standing.id,
            drawn: symbol(standing.piece, scene.symbols),
            x: view.at.0,
            y: view.at.1,
            lifted: view.left || board.lifted() == Some(Touch::Cell(standing.cell)),
            landed: standing.landed && scene.landed == Some(standing.cell),
            turned: standing.turned,
        })
    });
    let tree = board.tree();
    let last_move = tree.move_to(tree.current()).map(|(parent, _)| {
        let before = tree.at(parent);
        words::numbered_move(
            before.shown_number(),
            hostage_chess::game::Position::side_to_move(before),
            tree.text(tree.current()),
        )
    });
    let carried = table.gesture.carried().and_then(|spot| spot.piece);
    let tone = match scene.words.tone {
        _ if table.told.0.is_some() => "refusal",
        Tone::Plain => "plain",
        Tone::Urgent => "urgent",
        Tone::Refusal => "refusal",
        Tone::Question => "question",
    };
    View {
        columns: scene.size.columns,
        rows: scene.size.rows,
        gaps: scene.gaps,
        yellow_red: scene.colours == hostage_chess::game::Colours::YellowRed,
        variant: board.position().variant(),
        orientation: scene.orientation.name(),
        cells: scene.rows.iter().flatten().map(|view| cell(view, scene)).collect(),
        pieces: pieces.collect(),
        ranks: scene.rows.iter().map(|row| rank(row)).collect(),
        holes: &scene.holes,
        trays: scene.trays.iter().map(|view| tray(view, scene)).collect(),
        picker: scene.picker.as_ref().and_then(|picker| question(picker, scene)),
        offers: scene.offers.iter().map(|(_, label)| label.as_str()).collect(),
        arrow: scene.arrow.and_then(|(from, to)| Some([at(from)?.at, at(to)?.at])),
        said: Said {
            text: table.told.0.as_ref().unwrap_or(&scene.words.text),
            tone,
            number: scene.words.number + table.told.1,
        },
        turn: scene.turn.name(),
        result: scene.result,
        fen: &scene.fen,
        can_undo: scene.can_undo,
        can_redo: scene.can_redo,
        ply: tree.depth(),
        plies: scene.plies,
        last_move: last_move.unwrap_or_default(),
        carried: carried.map(|piece| symbol(piece, scene.symbols)),
    }
}
