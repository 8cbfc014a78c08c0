//! FENs of other programs. A text is first rewritten to our form, then read by the game itself.

use super::{DialectLoss, TextDialect, fault};
use crate::game::any::AnyPosition;
use crate::game::fault::FenPart;
use crate::game::rules::{DEFAULT, family};
use crate::game::{Fault, Faults, Game, lookalike};

/// Maximum length of a FEN that is rewritten, in bytes. Longer texts are refused by the game.
const LONGEST: usize = 400;

/// Maximum number of pieces that a count in a pocket may stand for. A set has no more pieces of a kind.
const MOST: usize = 8;

/// Returns the position that a FEN of any program describes. Beyond our own form this accepts
///
/// - pockets without `#` (all pieces are on airfields), behind a ninth slash (`/PNpn#q`), in a field of their own, with
///   counts (`[2P#n]`), and `-` for an empty pocket;
/// - `~` behind a promoted piece, which means nothing in this game;
/// - `W`, `B`, `white` and `black` for the side to move;
/// - castling rights as files (`HAha`), for kings and rooks at home;
/// - `-` for a counter, the move number 0, and the operations `hmvc` and `fmvn` of EPD in place of the counters.
///
/// # Errors
/// Every fault of the text or of the position, at least one.
///
/// ```
/// use hostage_chess::game::{Game, dialect::fen};
/// let fen = fen::read("hostage", "4k2r/8/8/8/8/8/8/4K2R~/2Pn#q W Hh - - 0").unwrap().fen();
/// assert_eq!(fen, "4k2r/8/8/8/8/8/8/4K2R[PPn#q] w Kk - 0 1");
/// ```
pub fn read(variant: &str, text: &str) -> Result<AnyPosition, Faults> {
    let read = AnyPosition::from_fen(variant, text);
    // No other program is known to write the other games, and their boards have more ranks.
    if read.is_ok() || family(variant) != DEFAULT || text.len() > LONGEST {
        return read;
    }
    AnyPosition::from_fen(variant, &rewritten(&lookalike::fen(text)))
}

/// Writes a position as another program does. Returns what the program cannot express.
///
/// Game Courier has no known form for this; the text is then ours.
pub fn write(dialect: TextDialect, position: &AnyPosition) -> (String, Vec<DialectLoss>) {
    let ours = position.fen();
    match (dialect, position) {
        (TextDialect::Ours, _) => (ours, Vec::new()),
        (TextDialect::GameCourier, _) => (ours, vec![DialectLoss::Position]),
        (TextDialect::FairyStockfishX, AnyPosition::Hostage(_)) => fairy(&ours),
        (TextDialect::FairyStockfishX, _) => (ours, vec![DialectLoss::Rules]),
    }
}

/// Writes our FEN in the form of Fairy-Stockfish-X: `[]` or `[N]` without prisoners, and no mark of an unmoved king.
fn fairy(ours: &str) -> (String, Vec<DialectLoss>) {
    let text = ours.replace("#]", "]");
    let mut fields: Vec<&str> = text.split(' ').collect();
    let rights: String = fields[2].chars().filter(|right| !matches!(right, 'E' | 'e')).collect();
    let losses = if rights == fields[2] { Vec::new() } else { vec![DialectLoss::UnmovedKing] };
    fields[2] = if rights.is_empty() { "-" } else { &rights };
    (fields.join(" "), losses)
}

/// Rewrites a FEN to our form. A part that cannot be rewritten stays as it is, so that the game reports it.
fn rewritten(text: &str) -> String {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    let own_pockets = fields.get(1).is_some_and(|field| field.starts_with('['));
    let pieces = pieces(fields.first().copied().unwrap_or(""), own_pockets.then(|| fields.remove(1)));
    let mut rest: Vec<String> = fields.iter().skip(1).map(|&field| field.to_owned()).collect();
    if let Some(turn) = rest.get_mut(0) {
        *turn = match turn.to_ascii_lowercase().as_str() {
            "w" | "white" => "w".to_owned(),
            "b" | "black" => "b".to_owned(),
            _ => turn.clone(),
        };
    }
    if let Some(castling) = rest.get_mut(1) {
        *castling = castling_letters(castling);
    }
    if rest.get(3).is_some_and(|field| field.starts_with(|letter: char| letter.is_ascii_alphabetic())) {
        counters_of_operations(&mut rest);
    }
    for (place, missing) in [(3, "0"), (4, "1")] {
        if let Some(counter) = rest.get_mut(place).filter(|it| *it == "-" || place == 4 && *it == "0") {
            *counter = missing.to_owned();
        }
    }
    std::iter::once(pieces).chain(rest).collect::<Vec<_>>().join(" ")
}

/// Rewrites the board and the pockets.
fn pieces(field: &str, own: Option<&str>) -> String {
    let mut field = field.replace('~', "");
    if let Some(pockets) = own {
        field += pockets;
    }
    // A ninth slash begins the pockets, with or without a bracket.
    let board = field.split('[').next().unwrap_or("");
    if let Some((at, _)) = board.match_indices('/').nth(7) {
        let pockets = field[at + 1..].to_owned();
        field.truncate(at);
        field += if pockets.starts_with('[') { "" } else { "[" };
        field += &pockets;
        field += if pockets.starts_with('[') { "" } else { "]" };
    }
    match field.split_once('[') {
        None => field,
        Some((board, pockets)) => {
            let (inside, end) = pockets.strip_suffix(']').map_or((pockets, ""), |inside| (inside, "]"));
            format!("{board}[{}{end}", inside.split('#').map(counted).collect::<Vec<_>>().join("#"))
        }
    }
}

/// Replaces counts in a pocket by as many letters: `2Pn` is `PPn`. A pocket `-` is empty.
fn counted(pocket: &str) -> String {
    if pocket == "-" {
        return String::new();
    }
    let mut text = String::new();
    let mut digits = String::new();
    for letter in pocket.chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        match digits.parse::<usize>() {
            Ok(count @ 1..=MOST) => text.extend(std::iter::repeat_n(letter, count)),
            _ => {
                text += &digits;
                text.push(letter);
            }
        }
        digits.clear();
    }
    text + &digits
}

/// Rewrites castling rights that are named by the files of the rooks.
fn castling_letters(field: &str) -> String {
    if !field.chars().all(|letter| "AHahKQkqEe".contains(letter)) {
        return field.to_owned();
    }
    let letter = |letter| match letter {
        'A' => 'Q',
        'H' => 'K',
        'a' => 'q',
        'h' => 'k',
        other => other,
    };
    field.chars().map(letter).collect()
}

/// Replaces the operations `hmvc 3; fmvn 9;` of EPD by the two counters. If there are others, nothing changes, so that
/// they are reported.
fn counters_of_operations(fields: &mut Vec<String>) {
    let operations = fields[3..].join(" ");
    let (mut halfmoves, mut fullmoves) = ("0", "1");
    for operation in operations.split(';').map(str::trim).filter(|operation| !operation.is_empty()) {
        match operation.split_once(' ') {
            Some(("hmvc", number)) => halfmoves = number.trim(),
            Some(("fmvn", number)) => fullmoves = number.trim(),
            _ => return,
        }
    }
    let counters = [halfmoves.to_owned(), fullmoves.to_owned()];
    fields.splice(3.., counters);
}

/// Returns the column of the part of a FEN that a fault is about, in characters from 1. It is 1 if the fault is about
/// the whole position. `ranks` is the number of ranks of the board.
pub fn column_of(text: &str, ranks: usize, fault: &Fault) -> usize {
    let starts: Vec<usize> = starts_of_fields(text).collect();
    let field = |place: usize| starts.get(place).copied().unwrap_or(0);
    let board = text[field(0)..].split([' ', '[']).next().unwrap_or("");
    let named = |name: &str| {
        let fits = |&&start: &&usize| text[start..].split_whitespace().next() == Some(name);
        starts.iter().skip(1).find(fits).copied().unwrap_or(0)
    };
    // The text begins with the last rank.
    let rank = |number: usize| {
        let mut starts = std::iter::once(0).chain(board.match_indices('/').map(|(at, _)| at + 1));
        ranks.checked_sub(number).and_then(|nth| starts.nth(nth)).unwrap_or(0)
    };
    let at = match fault {
        Fault::Character(letter) => text.find(*letter).unwrap_or(0),
        Fault::NotAPiece { letter, part: FenPart::Board } => field(0) + board.find(*letter).unwrap_or(0),
        Fault::NotAPiece { letter, part: FenPart::Pockets } => {
            let from = field(0) + board.len();
            from + text[from..].find(*letter).unwrap_or(0)
        }
        Fault::Bracket => text.find('[').unwrap_or(0),
        Fault::RankLength { rank: number, .. } | Fault::Shape { rank: number, .. } => field(0) + rank(*number),
        Fault::PawnOnEdge(square) => {
            let number = square.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            field(0) + rank(number.parse().unwrap_or(0))
        }
        Fault::Turn(_) => field(1),
        Fault::Castling { .. } | Fault::CastlingUnmoved(_) | Fault::CastlingHome(_) | Fault::NoCastling(_) => field(2),
        Fault::EnPassant(_) => field(3),
        Fault::Counter(text) => named(text),
        Fault::Trailing(text) => named(text.split(' ').next().unwrap_or("")),
        _ => 0,
    };
    fault::column(text, at)
}

/// Returns the bytes at which the fields of a text start.
fn starts_of_fields(text: &str) -> impl Iterator<Item = usize> + '_ {
    let mut last = ' ';
    text.char_indices().filter_map(move |(at, letter)| {
        let starts = last.is_whitespace() && !letter.is_whitespace();
        last = letter;
        starts.then_some(at)
    })
}
