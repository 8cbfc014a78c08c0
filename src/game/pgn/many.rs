//! Splits a text of many records into single ones, without knowledge of the rules. A broken record thus spoils no
//! other, and a long text can be read in steps.

mod header;
mod outline;

use crate::game::lookalike;
use outline::{Belongs, Outline};

/// A record within a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordCut<'a> {
    /// Text of the record.
    pub text: &'a str,
    /// Line on which the record begins, counted from 1.
    pub line: usize,
}

/// Iterator over the records of a text.
///
/// ```
/// use hostage_chess::game::pgn::many::Cuts;
/// let lines: Vec<usize> = Cuts::new("[White \"A\"]\n\n1.e4 {never closed\n\n[White \"B\"]\n1.d4 *").map(|cut| cut.line).collect();
/// assert_eq!(lines, [1, 5]);
/// ```
#[derive(Clone, Debug)]
pub struct Cuts<'a> {
    text: &'a str,
    place: CutProgress,
}

/// Progress of the cutting, from which it can be resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutProgress {
    /// Number of bytes read.
    pub bytes: usize,
    /// Number of lines read.
    pub lines: usize,
    /// Start of the current record, in bytes, and its line.
    begun: Option<(usize, usize)>,
    outline: Outline,
}

/// Number of bytes after which [`Cuts::step`] pauses.
const STEP: usize = 1 << 16;

/// Result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutStep<'a> {
    /// A complete record.
    Cut(RecordCut<'a>),
    /// No complete record yet, and more text to read.
    More,
    /// End of the text.
    End,
}

impl<'a> Cuts<'a> {
    /// Starts at the beginning of a text.
    pub fn new(text: &'a str) -> Cuts<'a> {
        Cuts { text, place: CutProgress { bytes: 0, lines: 0, begun: None, outline: Outline::default() } }
    }

    /// Resumes at an earlier place in the same text.
    pub fn at(text: &'a str, place: CutProgress) -> Cuts<'a> {
        let known = text.is_char_boundary(place.bytes);
        if known { Cuts { text, place } } else { Cuts::new(text) }
    }

    /// Returns the current place.
    pub fn place(&self) -> CutProgress {
        self.place
    }

    /// Reads one step further. A step is limited, because the end of the record may be far away.
    pub fn step(&mut self) -> CutStep<'a> {
        let place = &mut self.place;
        let pause = place.bytes + STEP;
        for line in self.text[place.bytes..].split_inclusive('\n') {
            let blank = lookalike::is_blank(line);
            if place.begun.is_none() && !blank {
                place.begun = Some((place.bytes, place.lines + 1));
            }
            if place.begun.is_some() {
                match place.outline.belongs(self.text, (place.bytes, place.lines), line, blank) {
                    Belongs::Here => {}
                    Belongs::ToTheNext => return self.cut(),
                    Belongs::ToTheNextFrom(bytes, lines) => {
                        (place.bytes, place.lines) = (bytes, lines);
                        return self.cut();
                    }
                }
            }
            place.bytes += line.len();
            place.lines += 1;
            if place.bytes > pause {
                return CutStep::More;
            }
        }
        self.cut()
    }

    /// Ends the current record.
    fn cut(&mut self) -> CutStep<'a> {
        self.place.outline = Outline::default();
        let cut = |(begin, line)| CutStep::Cut(RecordCut { text: &self.text[begin..self.place.bytes], line });
        self.place.begun.take().map_or(CutStep::End, cut)
    }
}

impl<'a> Iterator for Cuts<'a> {
    type Item = RecordCut<'a>;

    fn next(&mut self) -> Option<RecordCut<'a>> {
        loop {
            match self.step() {
                CutStep::Cut(cut) => return Some(cut),
                CutStep::More => {}
                CutStep::End => return None,
            }
        }
    }
}
