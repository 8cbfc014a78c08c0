//! The position that a record begins from. A tag that cannot be used is left out if the moves can be followed without it.

use super::{Line, Problem, Reader};
use crate::game::pgn::token::{TokenProgress, Tokens};
use crate::game::pgn::words::{names_chess, variant_name};
use crate::game::pgn::{Movetext, PgnFault, PgnReason};
use crate::game::{Fault, Game, rules};

/// Why a game may not have begun as it is read.
#[derive(Clone, Debug)]
pub struct StartDoubt<G> {
    /// The tag that could not be used.
    tag: &'static str,
    /// What is wrong with it.
    faults: Vec<Fault>,
    /// Whether moves that were followed are worth something if the next one cannot be.
    stands: bool,
    /// Where else it may begin, and where the text of the moves does.
    elsewhere: Option<(G, TokenProgress)>,
}

/// What programs write where there is no position.
const NO_FEN: [&str; 5] = ["", "?", "-", "start", "startpos"];

impl<G: Game> Reader<'_, G> {
    /// The first position, before the moves that begin at a place of the text.
    pub fn first(&mut self, moves: Option<TokenProgress>) -> Result<G, Vec<Fault>> {
        let variant = self.variant();
        let start = || G::start(&variant).ok_or_else(|| vec![Fault::UnknownVariant(variant.clone())]);
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
                    // It says where the game began, and that is no position: the usual one would be another game's.
                    return Err(faults);
                }
                self.set_aside("FEN", PgnReason::Unused(faults.clone()));
                self.doubt = Some(StartDoubt { tag: "FEN", faults, stands: without.is_some(), elsewhere: None });
                without.map_or_else(start, Ok)
            }
        }
    }

    /// The name of the rules. Those that nobody knows may be those of Hostage Chess under another name.
    fn variant(&mut self) -> String {
        if let Some(given) = self.given.variant {
            return given.to_owned();
        }
        let Some(tag) = self.own_value("Variant").filter(|tag| !names_chess(tag)) else {
            return rules::DEFAULT.to_owned();
        };
        let name = variant_name(&tag);
        if G::start(&name).is_some() {
            return name;
        }
        let faults = vec![Fault::UnknownVariant(tag)];
        self.set_aside("Variant", PgnReason::Unused(faults.clone()));
        self.doubt = Some(StartDoubt { tag: "Variant", faults, stands: true, elsewhere: None });
        rules::DEFAULT.to_owned()
    }

    /// Begins once more from the other position that a record may begin from, where its very first move is not legal.
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
        self.doubt = None;
        self.set_aside("FEN", PgnReason::Unused(Vec::new()));
        tokens.place = TokenProgress { at: place.start, start: place.start };
        true
    }

    /// What stopped a record, with the tag that may be to blame. Where the first position was not to be had, what was followed
    /// from the usual one is no part of the game.
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

    /// A position that cannot be set up is none: without moves to follow there is nothing to be kept.
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

/// Whether a fault says that a text is no FEN at all.
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

/// A FEN without those of its last fields that are wrong, if nothing else is: castling rights and what was passed.
fn without_details(fen: &str, faults: &[Fault]) -> impl Iterator<Item = String> {
    let detail = |fault: &Fault| {
        matches!(
            fault,
            Fault::Castling(_)
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
