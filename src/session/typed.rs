//! Moves typed as text: the legal moves that match a text, and the one that it means.

use crate::game::lookalike::{self, SharedLetters};
use crate::game::{Game, Illegal, Reason, Style, read_move};

/// Maximum number of moves listed when many match.
pub const MOST_NAMED: usize = 10;

/// The legal moves of a position in all their notations.
pub struct TypedMoves<M> {
    moves: Vec<(M, Vec<Way>)>,
}

/// How well a move fits a text, the best first: whether its letters differ in case, whether it is a drop or an exchange and
/// its bracket is left out, and the place of its notation.
type Fit = (bool, [bool; 2], usize);

/// A move in one notation.
struct Way {
    text: String,
    /// The text in the form used for comparison.
    plain: String,
}

impl<M: Copy + Eq> TypedMoves<M> {
    pub fn of<G: Game<Move = M>>(position: &G) -> TypedMoves<M> {
        let ways = |m| {
            let usual = position.notation(m, Style::Leslie);
            // Only drops and exchanges differ between the two notations.
            let other = usual.contains('*').then(|| position.notation(m, Style::Pierce));
            let texts = [Some(usual), other, Some(position.uci(m))].into_iter().flatten();
            texts.map(|text| Way { plain: plain(&text), text }).collect()
        };
        TypedMoves { moves: position.legal_moves().into_iter().map(|m| (m, ways(m))).collect() }
    }

    /// The number of moves that begin with a text, which is read leniently, and the first [`MOST_NAMED`] of them in the
    /// matching notation. Exact matches come first, then moves on the board, drops, and exchanges whose bracket the
    /// text leaves out, and the notation of records comes before UCI. An empty text matches nothing.
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
        // A capital may be a piece in another language, such as the German D, or a file typed in upper case.
        let foreign: Vec<String> =
            lookalike::translations(text, SharedLetters::English).iter().map(|text| plain(text)).collect();
        let fit = |(style, way): (usize, &Way)| {
            // A bracket may be left out, but not added.
            let inner = way.plain.trim_start_matches('(');
            let is_omitted = !begun.starts_with('(') && inner.len() < way.plain.len();
            let plain = if is_omitted { inner } else { way.plain.as_str() };
            let exactly = plain.starts_with(&begun) || foreign.iter().any(|begun| plain.starts_with(begun));
            (exactly || plain.to_ascii_lowercase().starts_with(&small)).then_some((
                !exactly,
                [plain.contains('@'), is_omitted],
                style,
            ))
        };
        let best = |(m, ways): &'_ (M, Vec<Way>)| {
            let (fit, style) = ways.iter().enumerate().filter_map(fit).map(|fit| (fit, fit.2)).min()?;
            Some((fit, style, *m))
        };
        let mut found: Vec<(Fit, &str, M)> = Vec::new();
        for mv in &self.moves {
            found.extend(best(mv).map(|(fit, style, m)| (fit, mv.1[style].text.as_str(), m)));
        }
        let count = found.len();
        // Only a few of many are needed: taking the minimum repeatedly is cheaper than sorting all.
        let first = |found: &[(Fit, &str, M)]| (0..found.len()).min_by_key(|&at| (found[at].0, found[at].1));
        let mut named = Vec::new();
        while let Some(index) = first(&found).filter(|_| named.len() < MOST_NAMED) {
            let (_, text, m) = found.swap_remove(index);
            named.push((text, m));
        }
        (count, named)
    }
}

/// Removes the signs that people omit, and unifies those that they write differently.
fn plain(text: &str) -> String {
    let letter = |letter| match letter {
        '*' => '@',
        '0' => 'O',
        other => other,
    };
    text.chars().filter(|letter| !matches!(letter, 'x' | '-' | '+' | '=' | ')' | ' ')).map(letter).collect()
}

/// The legal move that a text means: a move as [`read_move`] reads it, or the beginning of a single move.
///
/// # Errors
/// The reason why there is none; `Ambiguous` if several moves match.
pub fn meant<G: Game>(position: &G, text: &str) -> Result<G::Move, Illegal> {
    match position.read_notation(text) {
        Err(Illegal { reason: Reason::Unreadable(_), .. }) => {}
        // A readable text means exactly its move: asking for one move never plays another.
        read => return read,
    }
    let moves = TypedMoves::of(position);
    match moves.beginning(text).1.as_slice() {
        // It may be a complete move in the letters of another language, perhaps an illegal one.
        [] => read_move(position, text),
        [(_, only)] => Ok(*only),
        several => {
            let texts = several.iter().map(|&(text, _)| text.to_owned()).collect();
            Err(Reason::Ambiguous(lookalike::plain(text.trim()).into_owned(), texts).into())
        }
    }
}
