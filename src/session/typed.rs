//! Turns written by hand: which legal ones begin like what has been written so far, and which one is meant.

use crate::game::{Game, Illegal, Reason, Style, lookalike};

/// How many turns are named where many begin alike.
pub const MOST_NAMED: usize = 10;

/// The legal turns of a position in every way of writing them.
pub struct TypedMoves<M> {
    moves: Vec<(M, Vec<Way>)>,
}

/// One way of writing a turn.
struct Way {
    text: String,
    /// The text as it is compared.
    plain: String,
}

impl<M: Copy + Eq> TypedMoves<M> {
    /// All turns of a position.
    pub fn of<G: Game<Move = M>>(position: &G) -> TypedMoves<M> {
        let ways = |m| {
            let usual = position.notation(m, Style::Leslie);
            // Only drops and exchanges are written differently.
            let other = usual.contains('*').then(|| position.notation(m, Style::Pierce));
            let texts = [Some(usual), other, Some(position.uci(m))].into_iter().flatten();
            texts.map(|text| Way { plain: plain(&text), text }).collect()
        };
        TypedMoves { moves: position.legal_moves().into_iter().map(|m| (m, ways(m))).collect() }
    }

    /// How many turns begin with a text, however leniently that is written, and the first [`MOST_NAMED`] of them in the way
    /// in which they do: those first that begin so to the letter, then as records have them before UCI. Nothing begins with
    /// nothing.
    ///
    /// ```
    /// use hostage_chess::game::{Game, hostage::Position};
    /// use hostage_chess::session::typed::TypedMoves;
    /// let start = <Position as Game>::start("hostage").unwrap();
    /// let moves = TypedMoves::of(&start);
    /// let texts = |text| moves.beginning(text).1.into_iter().map(|(text, _)| text).collect::<Vec<_>>();
    /// assert_eq!(texts("N"), ["Na3", "Nc3", "Nf3", "Nh3"]);
    /// assert_eq!(texts("g1"), ["g1f3", "g1h3"]);
    /// assert_eq!(texts("nf"), ["Nf3"]);
    /// ```
    pub fn beginning(&self, text: &str) -> (usize, Vec<(&str, M)>) {
        let text = lookalike::plain(text);
        let text = text.trim().trim_end_matches(['!', '?', '#']);
        let begun = plain(text);
        if begun.is_empty() {
            return (0, Vec::new());
        }
        let small = begun.to_ascii_lowercase();
        // A capital that is a piece in another language, such as the German D, may also be a file that was written large.
        let foreign: Vec<String> = lookalike::translations(text, false).iter().map(|text| plain(text)).collect();
        let fit = |(style, way): (usize, &Way)| {
            // A bracket may be left out, but not put where none belongs.
            let plain = if begun.starts_with('(') { way.plain.as_str() } else { way.plain.trim_start_matches('(') };
            let exactly = plain.starts_with(&begun) || foreign.iter().any(|begun| plain.starts_with(begun));
            (exactly || plain.to_ascii_lowercase().starts_with(&small)).then_some((!exactly, style))
        };
        let best = |(m, ways): &'_ (M, Vec<Way>)| {
            let (fit, style) = ways.iter().enumerate().filter_map(fit).map(|fit| (fit, fit.1)).min()?;
            Some((fit, style, *m))
        };
        let mut found: Vec<((bool, usize), &str, M)> = Vec::new();
        for mv in &self.moves {
            found.extend(best(mv).map(|(fit, style, m)| (fit, mv.1[style].text.as_str(), m)));
        }
        let count = found.len();
        // Few of many are wanted: finding the least so often is less than sorting all.
        let first = |found: &[((bool, usize), &str, M)]| (0..found.len()).min_by_key(|&at| (found[at].0, found[at].1));
        let mut named = Vec::new();
        while let Some(index) = first(&found).filter(|_| named.len() < MOST_NAMED) {
            let (_, text, m) = found.swap_remove(index);
            named.push((text, m));
        }
        (count, named)
    }
}

/// A text without the signs that people leave out or write differently.
fn plain(text: &str) -> String {
    let letter = |letter| match letter {
        '*' => '@',
        '0' => 'O',
        other => other,
    };
    text.chars().filter(|letter| !matches!(letter, 'x' | '-' | '+' | '=' | ')' | ' ')).map(letter).collect()
}

/// The legal turn that a text means: in UCI or in either notation, or as the beginning of a single turn.
///
/// # Errors
/// Why there is none; `Ambiguous` if it is the beginning of several.
pub fn meant<G: Game>(position: &G, text: &str) -> Result<G::Move, Illegal> {
    let own = text.trim();
    let text = &*lookalike::plain(own);
    let unreadable = |why: &Illegal| matches!(why.reason, Reason::Unreadable(_));
    let why = match (position.read_uci(text), position.read_notation(own)) {
        (Ok(m), _) | (_, Ok(m)) => return Ok(m),
        (Err(uci), Err(why)) if unreadable(&why) => uci,
        (_, Err(why)) => why,
    };
    // What can be read is taken at its word: nobody who asks for one turn plays another.
    if !unreadable(&why) {
        return Err(why);
    }
    let moves = TypedMoves::of(position);
    let begun = moves.beginning(text).1;
    match begun.as_slice() {
        // Perhaps it is in full in the letters of another language, or not legal in them.
        [] => lookalike::read(position, own, false).map_err(|other| if unreadable(&other) { why } else { other }),
        [(_, only)] => Ok(*only),
        several => {
            let texts = several.iter().map(|&(text, _)| text.to_owned()).collect();
            Err(Reason::Ambiguous(text.to_owned(), texts).into())
        }
    }
}
