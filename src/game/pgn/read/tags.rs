//! Tags that are derived anew when a record is written: start and end of the game. Their original values are never
//! lost.

use super::Reader;
use crate::game::Game;
use crate::game::pgn::plain::trimmed;
use crate::game::pgn::token::Tokens;
use crate::game::pgn::words::written_result;
use crate::game::pgn::write::OWN_TAGS;
use crate::game::pgn::{PgnFault, PgnReason};

/// Index of the first tag of each name in [`OWN_TAGS`], and its line and place.
#[derive(Clone, Copy, Default, Debug)]
pub struct OwnTags([Option<(usize, (usize, usize))>; OWN_TAGS.len()]);

/// Returns the index of a name in [`OWN_TAGS`].
fn place(name: &str) -> Option<usize> {
    OWN_TAGS.iter().position(|own| own.eq_ignore_ascii_case(name))
}

impl<G: Game> Reader<'_, G> {
    /// Adds a tag. If a derived tag is repeated, the first one is used.
    pub fn tag(&mut self, mut name: String, value: String, tokens: &Tokens<'_>) {
        if let Some(place) = place(&name) {
            match self.own.0[place] {
                None => {
                    self.own.0[place] = Some((self.record.tags.len(), (tokens.line(), tokens.place.start + 1)));
                }
                Some((first, _)) if self.record.tags[first].1 == value => {}
                Some(_) => {
                    self.note_line(tokens, &name, PgnReason::Again);
                    name = format!("Original{name}");
                }
            }
        }
        self.record.tags.push((name, value));
    }

    /// Returns the value of a derived tag, without look-alikes.
    pub fn own_value(&self, name: &str) -> Option<String> {
        let (at, _) = self.own.0[place(name)?]?;
        Some(trimmed(&self.record.tags[at].1).into_owned())
    }

    /// Notes that a derived tag is not used. It is renamed, so that its value is kept when the record is written.
    pub fn set_aside(&mut self, name: &str, reason: PgnReason) {
        let Some((at, written)) = place(name).and_then(|place| self.own.0[place].take()) else { return };
        let (own, value) = &mut self.record.tags[at];
        let text = format!("{own} \"{value}\"");
        if matches!(value.trim(), "" | "?" | "-") {
            self.record.tags.remove(at);
            for (place, _) in self.own.0.iter_mut().flatten() {
                *place -= usize::from(*place > at);
            }
        } else {
            *own = format!("Original{own}");
        }
        let place = self.fault(None, written, &text, reason);
        self.record.notes.push(place);
    }

    /// Determines the result after the whole record was read. The position takes precedence, then a resignation, then a
    /// decisive or drawn result after the moves, then the tag. One that disagrees is noted.
    pub fn settle_result(&mut self, tokens: &Tokens<'_>) {
        let decided = self.record.outcome().map(|outcome| outcome.result());
        if let (Some(written), Some(counts)) = (self.record.result, decided)
            && written != "*"
            && written != counts
        {
            self.note_line(tokens, written, PgnReason::OtherResult(counts));
        }
        let Some(said) = self.own_value("Result").filter(|said| !matches!(said.as_str(), "" | "?" | "*")) else {
            return;
        };
        let Some(result) = written_result(&said) else { return self.set_aside("Result", PgnReason::NoResult) };
        if self.record.result.is_none_or(|written| written == "*") {
            self.record.result = Some(result);
        }
        if let Some(counts) = decided.or(self.record.result).filter(|counts| *counts != result) {
            self.set_aside("Result", PgnReason::OtherResult(counts));
        }
    }

    /// Removes the note about a derived tag, because the fault contains it.
    pub fn forget_note(&mut self, tag: &str) {
        let of = |note: &PgnFault| matches!(note.reason, PgnReason::Unused(_)) && note.text.starts_with(tag);
        self.record.notes.retain(|note| !of(note));
    }
}
