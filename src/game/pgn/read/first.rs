//! The first position of a record. A tag that cannot be used is ignored if the moves are legal without it.

use super::{End, Line, Problem, Reader};
use crate::game::pgn::token::{TokenProgress, Tokens};
use crate::game::pgn::words::names_chess;
use crate::game::pgn::{Movetext, PgnFault, PgnReason};
use crate::game::{Fault, Faults, Game, rules};

/// The reason to doubt the first position.
#[derive(Clone, Debug)]
pub struct StartDoubt<G> {
    /// Tag that could not be used.
    tag: &'static str,
    /// Faults of the tag.
    faults: Vec<Fault>,
    /// True if the moves before an illegal move are kept.
    stands: bool,
    /// Alternative first position, and the place where the movetext begins.
    elsewhere: Option<(G, TokenProgress)>,
}

/// Texts that programs write in place of a missing FEN.
const NO_FEN: [&str; 5] = ["", "?", "-", "start", "startpos"];

impl<G: Game> Reader<'_, G> {
    /// Returns the first position. `moves` is the place where the movetext begins.
    pub fn first(&mut self, moves: Option<TokenProgress>) -> Result<G, Faults> {
        let named = self.variant();
        let variant = named.clone().unwrap_or_else(|| rules::DEFAULT.to_owned());
        let start = || G::start(&variant).ok_or_else(|| Fault::UnknownVariant(variant.clone()).into());
        if let Some(fen) = self.given.start {
            return G::from_fen(&variant, fen);
        }
        let Some(fen) = self.own_value("FEN") else { return start() };
        if NO_FEN.contains(&fen.to_ascii_lowercase().as_str()) {
            self.set_aside("FEN", PgnReason::Unused(vec![Fault::Empty]));
            return start();
        }
        match G::from_fen(&variant, &fen) {
            Ok(position) => {
                let usual = start().ok().filter(|usual| *usual != position);
                if let (true, Some(usual)) = (self.own_value("SetUp").as_deref() == Some("0"), usual) {
                    let elsewhere = moves.map(|place| (usual, place));
                    self.doubt = Some(StartDoubt { tag: "FEN", faults: Vec::new(), stands: true, elsewhere });
                }
                Ok(position)
            }
            Err(faults) => {
                let without = without_details(&fen, &faults).find_map(|fen| G::from_fen(&variant, &fen).ok());
                if without.is_none() && !faults.iter().any(is_unreadable) {
                    // The FEN is readable but invalid. The start position would be a different game.
                    return Err(faults);
                }
                if named.is_none()
                    && let Some(position) = G::variants().find_map(|variant| G::from_fen(variant, &fen).ok())
                {
                    return Ok(position);
                }
                self.set_aside("FEN", PgnReason::Unused(faults.to_vec()));
                let faults = faults.into_vec();
                self.doubt = Some(StartDoubt { tag: "FEN", faults, stands: without.is_some(), elsewhere: None });
                without.map_or_else(start, Ok)
            }
        }
    }

    /// Returns the name of the rule set, if the record has it. An unknown name may stand for Hostage Chess.
    fn variant(&mut self) -> Option<String> {
        if let Some(given) = self.given.variant {
            return Some(given.to_owned());
        }
        let tag = self.own_value("Variant").filter(|tag| !names_chess(tag))?;
        if let Some(name) = rules::named(G::variants(), &tag) {
            return Some(name.to_owned());
        }
        if G::start(&tag).is_some() {
            return Some(tag);
        }
        let faults = vec![Fault::UnknownVariant(tag)];
        self.set_aside("Variant", PgnReason::Unused(faults.clone()));
        self.doubt = Some(StartDoubt { tag: "Variant", faults, stands: true, elsewhere: None });
        None
    }

    /// If the very first move is illegal, restarts from the alternative first position, if there is one. Returns true
    /// if it did.
    pub fn begin_elsewhere(&mut self, tokens: &mut Tokens<'_>, reason: &PgnReason) -> bool {
        let unmoved = self.record.moves.as_ref().is_some_and(|moves| moves.plies.is_empty());
        let PgnReason::Move(_) = reason else { return false };
        let Some((position, place)) = self.doubt.as_mut().and_then(|doubt| doubt.elsewhere.take()).filter(|_| unmoved)
        else {
            return false;
        };
        let before = self.lines.drain(..).next().map(|line| line.before).unwrap_or_default();
        self.lines.push(Line { before, ..Line::default() });
        self.record.moves = Some(Movetext::new(position));
        self.record.result = None;
        (self.record.resigned, self.announced, self.skipped) = (None, None, None);
        (self.end, self.braces) = (End::Open, Some(0));
        self.doubt = None;
        self.set_aside("FEN", PgnReason::Unused(Vec::new()));
        tokens.place = TokenProgress { at: place.start, start: place.start, depth: 0 };
        true
    }

    /// Adds to a fault the tag that may be the cause. If the first position was unknown, the moves read from the start
    /// position are dropped.
    pub fn explain(&mut self, mut fault: PgnFault) -> PgnFault {
        let Some(doubt) = self.doubt.take().filter(|doubt| !doubt.faults.is_empty()) else { return fault };
        let PgnReason::Move(why) = fault.reason else { return fault };
        self.forget_note(doubt.tag);
        fault.reason = PgnReason::Unfollowed { tag: doubt.tag, faults: doubt.faults, why };
        if !doubt.stands {
            self.record.moves = None;
        }
        fault
    }

    /// Checks that a record with a guessed first position has moves. Without moves nothing is kept.
    pub fn needs_moves<'a>(&mut self) -> Result<(), Problem<'a>> {
        let followed = self.record.moves.as_ref().is_some_and(|moves| !moves.plies.is_empty());
        if self.doubt.take_if(|doubt| doubt.faults.is_empty()).is_some() {
            self.set_aside("SetUp", PgnReason::Unused(Vec::new()));
        }
        match self.doubt.take_if(|doubt| !doubt.stands && !followed) {
            None => Ok(()),
            Some(doubt) => {
                self.record.moves = None;
                self.forget_note(doubt.tag);
                Err(("", PgnReason::Start(doubt.faults)))
            }
        }
    }
}

/// Returns true if a fault means that a text is not a FEN at all.
fn is_unreadable(fault: &Fault) -> bool {
    use Fault::{Bracket, Character, Empty, NotAPiece, RankLength, Ranks, Shape, TooLong, Turn};
    matches!(
        fault,
        TooLong { .. }
            | Empty
            | Character(_)
            | Ranks { .. }
            | RankLength { .. }
            | Shape { .. }
            | NotAPiece { .. }
            | Bracket
            | Turn(_)
    )
}

/// Returns shorter versions of a FEN without its last fields, such as castling rights and en passant square, if only
/// these are invalid.
fn without_details(fen: &str, faults: &[Fault]) -> impl Iterator<Item = String> {
    let detail = |fault: &Fault| {
        matches!(
            fault,
            Fault::Castling { .. }
                | Fault::CastlingUnmoved(_)
                | Fault::NoCastling(_)
                | Fault::CastlingHome(_)
                | Fault::EnPassant(_)
                | Fault::Counter(_)
                | Fault::Trailing(_)
        )
    };
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let fewer = if faults.iter().all(detail) { &[6, 4, 3, 2][..] } else { &[] };
    fewer
        .iter()
        .filter_map(|&number| fields.get(..number))
        .map(|fields| fields.join(" "))
        .collect::<Vec<_>>()
        .into_iter()
}
