//! Texts that hold many records, cut into them without a look at rules: so that a broken one spoils no other, and
//! a long text can be read a little at a time.

mod header;
mod outline;

use crate::game::lookalike;
use outline::{Belongs, Outline};

/// One record within a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordCut<'a> {
    /// Its text.
    pub text: &'a str,
    /// The line on which it begins, from 1.
    pub line: usize,
}

/// The records of a text one after the other.
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

/// How far a text has been cut, so that one can go on later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutProgress {
    /// This many bytes.
    pub bytes: usize,
    /// This many lines.
    pub lines: usize,
    /// Where the record began that has no end yet, and on which line.
    begun: Option<(usize, usize)>,
    outline: Outline,
}

/// How many bytes are looked at before [`Cuts::step`] pauses.
const STEP: usize = 1 << 16;

/// What a step has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutStep<'a> {
    /// A record.
    Cut(RecordCut<'a>),
    /// There is more to look at.
    More,
    /// The text has ended.
    End,
}

impl<'a> Cuts<'a> {
    /// From the beginning.
    pub fn new(text: &'a str) -> Cuts<'a> {
        Cuts { text, place: CutProgress { bytes: 0, lines: 0, begun: None, outline: Outline::default() } }
    }

    /// From where one stopped in the same text.
    pub fn at(text: &'a str, place: CutProgress) -> Cuts<'a> {
        let known = text.is_char_boundary(place.bytes);
        if known { Cuts { text, place } } else { Cuts::new(text) }
    }

    /// How far it has been cut.
    pub fn place(&self) -> CutProgress {
        self.place
    }

    /// Looks a little further: a text may be long that has no end of a record in it.
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

    /// Cuts off what has begun.
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
