//! Texts that hold many records, cut into them without a look at rules: so that a broken one spoils no other, and
//! a long text can be read a little at a time.

use super::token::read_tag;

/// One record within a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut<'a> {
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
    place: Place,
}

/// How far a text has been cut, so that one can go on later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
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
pub enum Step<'a> {
    /// A record.
    Cut(Cut<'a>),
    /// There is more to look at.
    More,
    /// The text has ended.
    End,
}

impl<'a> Cuts<'a> {
    /// From the beginning.
    pub fn new(text: &'a str) -> Cuts<'a> {
        let bytes = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Cuts { text, place: Place { bytes, lines: 0, begun: None, outline: Outline::default() } }
    }

    /// From where one stopped in the same text.
    pub fn at(text: &'a str, place: Place) -> Cuts<'a> {
        let known = text.is_char_boundary(place.bytes);
        if known { Cuts { text, place } } else { Cuts::new(text) }
    }

    /// How far it has been cut.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Looks a little further: a text may be long that has no end of a record in it.
    pub fn step(&mut self) -> Step<'a> {
        let place = &mut self.place;
        let pause = place.bytes + STEP;
        for line in self.text[place.bytes..].split_inclusive('\n') {
            let blank = line.trim().is_empty();
            if place.begun.is_none() && !blank {
                place.begun = Some((place.bytes, place.lines + 1));
            }
            if place.begun.is_some() && place.outline.ends_before(line.trim_end(), blank) {
                return self.cut();
            }
            place.bytes += line.len();
            place.lines += 1;
            if place.bytes > pause {
                return Step::More;
            }
        }
        self.cut()
    }

    /// Cuts off what has begun.
    fn cut(&mut self) -> Step<'a> {
        self.place.outline = Outline::default();
        let cut = |(begin, line)| Step::Cut(Cut { text: &self.text[begin..self.place.bytes], line });
        self.place.begun.take().map_or(Step::End, cut)
    }
}

impl<'a> Iterator for Cuts<'a> {
    type Item = Cut<'a>;

    fn next(&mut self) -> Option<Cut<'a>> {
        loop {
            match self.step() {
                Step::Cut(cut) => return Some(cut),
                Step::More => {}
                Step::End => return None,
            }
        }
    }
}

/// What is known of a record from the lines that were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Outline {
    /// A comment in braces is open.
    comment: bool,
    /// Something that is neither a tag nor a comment was there.
    turns: bool,
    /// The last word was a result.
    over: bool,
    /// The line before was blank.
    blank: bool,
}

impl Outline {
    /// Whether a line belongs to the next record; if not, it is taken note of.
    fn ends_before(&mut self, line: &str, blank: bool) -> bool {
        let after_blank = std::mem::replace(&mut self.blank, blank);
        if blank {
            return false;
        }
        if self.comment {
            // A tag may stand in a comment, but behind a blank line it is likelier that the comment was never closed.
            if after_blank && read_tag(line.trim_start()).is_some() {
                return true;
            }
            self.movetext(line);
            return false;
        }
        let mut rest = line.trim_start();
        if line.starts_with('%') {
            return false;
        }
        if rest
            .strip_prefix('[')
            .is_some_and(|inside| inside.trim_start().starts_with(|c: char| c.is_ascii_alphabetic()))
        {
            if self.turns {
                return true;
            }
            while let Some((_, _, length)) = read_tag(rest) {
                rest = rest[length..].trim_start();
            }
            if rest.starts_with('[') {
                return false;
            }
        } else if self.turns && (self.over || after_blank) && begins_anew(rest) {
            return true;
        }
        self.movetext(rest);
        false
    }

    fn movetext(&mut self, mut rest: &str) {
        while !rest.is_empty() {
            if self.comment {
                let Some(end) = rest.find('}') else { return };
                self.comment = false;
                rest = &rest[end + 1..];
                continue;
            }
            let end = rest.find(['{', ';']).unwrap_or(rest.len());
            if let Some(last) = rest[..end].split_whitespace().next_back() {
                self.turns = true;
                self.over = matches!(last, "1-0" | "0-1" | "1/2-1/2" | "*" | "½-½");
            }
            if rest[end..].starts_with(';') {
                return;
            }
            self.comment = end < rest.len();
            rest = rest.get(end + 1..).unwrap_or_default();
        }
    }
}

/// Whether a line begins with the number of the first turn.
fn begins_anew(line: &str) -> bool {
    line.strip_prefix('1').is_some_and(|rest| rest.starts_with(['.', ' ', '…']))
}
