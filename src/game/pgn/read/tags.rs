//! The tags that are worked out anew when a record is written: how the game begins and how it ends. What they said is never lost.

use super::Reader;
use crate::game::Game;
use crate::game::pgn::plain::trimmed;
use crate::game::pgn::token::Tokens;
use crate::game::pgn::words::written_result;
use crate::game::pgn::write::OWN_TAGS;
use crate::game::pgn::{PgnFault, PgnReason};

/// The first of each of [`OWN_TAGS`]: its place among the tags of the record, and its line.
#[derive(Clone, Copy, Default, Debug)]
pub struct OwnTags([Option<(usize, usize)>; OWN_TAGS.len()]);

/// The place of a name among [`OWN_TAGS`].
fn place(name: &str) -> Option<usize> {
    OWN_TAGS.iter().position(|own| own.eq_ignore_ascii_case(name))
}

impl<G: Game> Reader<'_, G> {
    /// Takes in a tag. Of the tags that are worked out anew the first one counts.
    pub fn tag(&mut self, mut name: String, value: String, tokens: &Tokens<'_>) {
        if let Some(place) = place(&name) {
            match self.own.0[place] {
                None => self.own.0[place] = Some((self.record.tags.len(), tokens.line())),
                Some((first, _)) if self.record.tags[first].1 == value => {}
                Some(_) => {
                    self.note_line(tokens, &name, PgnReason::Again);
                    name = format!("Original{name}");
                }
            }
        }
        self.record.tags.push((name, value));
    }

    /// The value of such a tag, in plain letters.
    pub fn own_value(&self, name: &str) -> Option<String> {
        let (at, _) = self.own.0[place(name)?]?;
        Some(trimmed(&self.record.tags[at].1).into_owned())
    }

    /// Tells of such a tag that it does not say how the game is read. What it says goes along under another name, so that it is
    /// there when the record is written.
    pub fn set_aside(&mut self, name: &str, reason: PgnReason) {
        let Some((at, line)) = place(name).and_then(|place| self.own.0[place].take()) else { return };
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
        let place = self.fault(None, line, &text, reason);
        self.record.notes.push(place);
    }

    /// How the game ended, once all of it is read: the board knows best, then a resignation, then the result behind the moves, if
    /// it says who won or that nobody did, then the tag.
    pub fn settle_result(&mut self) {
        let Some(said) = self.own_value("Result").filter(|said| !matches!(said.as_str(), "" | "?" | "*")) else {
            return;
        };
        let Some(result) = written_result(&said) else { return self.set_aside("Result", PgnReason::NoResult) };
        if self.record.result.is_none_or(|written| written == "*") {
            self.record.result = Some(result);
        }
        let counts = self.record.result();
        if counts != result {
            self.set_aside("Result", PgnReason::OtherResult(counts));
        }
    }

    /// Takes back what was noted of such a tag: the fault says it too.
    pub fn forget_note(&mut self, tag: &str) {
        let of = |note: &PgnFault| matches!(note.reason, PgnReason::Unused(_)) && note.text.starts_with(tag);
        self.record.notes.retain(|note| !of(note));
    }
}
