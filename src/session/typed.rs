//! Turns written by hand: which legal ones begin like what has been written so far, and which one is meant.

use std::cmp::Reverse;

use super::{Effect, Session};
use crate::game::{Game, Illegal, Reason, Style};

/// How many turns are named where a text could mean many.
pub const MOST_NAMED: usize = 10;

/// The legal turns of a position in every way of writing them.
pub struct Turns<M> {
    ways: Vec<Way<M>>,
}

/// One way of writing a turn.
struct Way<M> {
    turn: M,
    /// 0 for the inventor's, 1 for Andy Pierce's, 2 for UCI.
    style: u8,
    text: String,
    /// The text as it is compared.
    plain: String,
}

impl<M: Copy + Eq> Turns<M> {
    /// All turns of a position.
    pub fn of<G: Game<Move = M>>(position: &G) -> Turns<M> {
        let mut ways = Vec::new();
        for turn in position.legal_moves() {
            let usual = position.notation(turn, Style::Leslie);
            // Only drops and exchanges are written differently.
            let other = usual.contains('*').then(|| position.notation(turn, Style::Pierce));
            let texts = [Some(usual), other, Some(position.uci(turn))];
            ways.extend((0..).zip(texts).filter_map(|(style, text)| {
                let text = text?;
                Some(Way { turn, style, plain: plain(&text), text })
            }));
        }
        Turns { ways }
    }

    /// The turns that begin with a text, however leniently that is written, in the way in which they do; those first that
    /// begin so to the letter. Nothing begins with nothing.
    ///
    /// ```
    /// use hostage_chess::game::{Game, hostage::Position};
    /// use hostage_chess::session::typed::Turns;
    /// let start = <Position as Game>::start("hostage").unwrap();
    /// let turns = Turns::of(&start);
    /// let texts = |text| turns.beginning(text).into_iter().map(|(text, _)| text).collect::<Vec<_>>();
    /// assert_eq!(texts("N"), ["Na3", "Nc3", "Nf3", "Nh3"]);
    /// assert_eq!(texts("g1"), ["g1f3", "g1h3"]);
    /// assert_eq!(texts("nf"), ["Nf3"]);
    /// ```
    pub fn beginning(&self, text: &str) -> Vec<(&str, M)> {
        let begun = plain(text.trim().trim_end_matches(['!', '?', '#']));
        let small = begun.to_lowercase();
        if begun.is_empty() {
            return Vec::new();
        }
        let fits = |way: &Way<M>| {
            // A bracket may be left out, but not put where none belongs.
            let plain = if begun.starts_with('(') { way.plain.as_str() } else { way.plain.trim_start_matches('(') };
            let exactly = plain.starts_with(&begun);
            (exactly || plain.to_lowercase().starts_with(&small)).then_some(Reverse(exactly))
        };
        let mut found: Vec<_> = self.ways.iter().filter_map(|way| Some((fits(way)?, way))).collect();
        found.sort_by(|(a, one), (b, other)| (a, one.style, &one.text).cmp(&(b, other.style, &other.text)));
        let mut turns: Vec<(&str, M)> = Vec::new();
        for (_, way) in found {
            if turns.iter().all(|&(_, turn)| turn != way.turn) {
                turns.push((&way.text, way.turn));
            }
        }
        turns
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
    let text = text.trim();
    let unreadable = |why: &Illegal| matches!(why.reason, Reason::Unreadable(_));
    let why = match (position.read_uci(text), position.read_notation(text)) {
        (Ok(m), _) | (_, Ok(m)) => return Ok(m),
        (Err(uci), Err(why)) if unreadable(&why) => uci,
        (_, Err(why)) => why,
    };
    // What can be read is taken at its word: nobody who asks for one turn plays another.
    if !unreadable(&why) {
        return Err(why);
    }
    let turns = Turns::of(position);
    match turns.beginning(text).as_slice() {
        [] => Err(why),
        [(_, only)] => Ok(*only),
        several => {
            let texts = several.iter().take(MOST_NAMED).map(|&(text, _)| text.to_owned()).collect();
            Err(Reason::Ambiguous(text.to_owned(), texts).into())
        }
    }
}

impl<G: Game> Session<G> {
    pub(super) fn type_turn(&mut self, text: &str, effects: &mut Vec<Effect>) {
        self.landings = None;
        if let Some(reason) = self.locked() {
            return self.refuse(reason);
        }
        match meant(self.position(), text) {
            Ok(m) => self.play(m, effects),
            Err(why) => self.refuse(why),
        }
    }
}
