//! A position being set up: a pure reducer over a [`Draft`]. Whatever is done, the FEN of the draft is judged by
//! [`Game::from_fen`]; nothing here knows what a game forbids.

mod hands;
mod saved;

use super::TableAction;
use super::notices::Notices;
use crate::game::any::variants;
use crate::game::draft::{Draft, Right};
use crate::game::rules::family;
use crate::game::{Area, Cell, Fault, Game, Man, Side, Touch};

pub use saved::Saved;

/// How many steps can be taken back.
const STEPS: usize = 100;

/// What can happen to a position being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// A hand does something at the table.
    Table(TableAction),
    /// Take such a man into the hand, to put down as many as wanted; the same again puts him back.
    Take(Man),
    /// Take up the eraser, or put it down.
    Erase,
    /// Remove the man who is there.
    Remove(Touch),
    /// Say whose turn it is.
    Turn(Side),
    /// Give or take the castling right of this letter.
    Right(char),
    /// Say over which cell a pawn has just stepped.
    EnPassant(Option<Cell>),
    /// Other rules.
    Rules(&'static str),
    /// Everybody who is missing goes to the captor's prison.
    JailRest,
    /// Nobody anywhere.
    Clear,
    /// The start position of the rules.
    Start,
    /// Read a FEN.
    Fen(String),
    /// Turn the table.
    Flip,
    /// Take the last step back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Say something that has nothing to do with the position, such as that a link was copied.
    Tell(String),
}

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Action {
        Action::Table(action)
    }
}

/// A place for men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A cell of the board.
    Cell(Cell),
    /// A place beside the board, and whose.
    Tray(Area, Side),
}

/// What the hand holds from one tap to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A man out of the box: each tap puts down another.
    Man(Man),
    /// The man who is to move from where he is.
    Taken(Touch),
    /// Each tap takes a man away.
    Eraser,
}

/// What the line of words says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// This is in the hand now; none: it is empty.
    InHand(Option<Hand>, Option<Man>),
    /// A man was put somewhere out of the box, in place of another.
    Came(Man, Spot, Option<Man>),
    /// A man was taken away.
    Left(Man, Spot),
    /// A man went from one place to another, in place of another man.
    Went(Man, Spot, Spot, Option<Man>),
    /// A man of this side cannot be in that place: it holds the other's.
    WrongSide(Man, Area, Side),
    /// Such a man cannot be in that place.
    WrongKind(Man, Area),
    /// Whose turn it is.
    Turn(Side),
    /// A castling right was given or taken.
    Right(char, bool),
    /// Over which cell a pawn has just stepped.
    EnPassant(Option<Cell>),
    /// Other rules; whether the men stayed.
    Rules(&'static str, bool),
    /// This many men went to prison.
    Jailed(usize),
    /// Nobody is left.
    Cleared,
    /// The start position.
    Start,
    /// A FEN was read without fault.
    Read,
    /// A FEN was read, with faults.
    Faulty,
    /// This text was no FEN at all; the position stays.
    Unreadable(String, Vec<Fault>),
    /// A step was taken back.
    Undone,
    /// A step was done again.
    Redone,
    /// Something said from outside.
    Told(String),
}

/// One state of the work.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    variant: &'static str,
    text: String,
}

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Editor<G: Game> {
    /// The start position of the rules.
    start: G,
    /// The men of the start position: a full set.
    full: Draft,
    /// Its castling rights are those that are wanted; only those that can stand get into the FEN.
    draft: Draft,
    rights: Vec<Right>,
    passed: Vec<Cell>,
    verdict: Result<G, Vec<Fault>>,
    /// The faults that came with the last step.
    fresh: Vec<Fault>,
    /// The last step took the last fault away.
    mended: bool,
    steps: Vec<Step>,
    at: usize,
    hand: Option<Hand>,
    lifted: Option<Touch>,
    orientation: Side,
    notices: Notices<Notice>,
}

impl<G: Game> Editor<G> {
    /// The start position of some rules; none if there are no such rules.
    pub fn new(variant: &str) -> Option<Editor<G>> {
        let start = G::start(variant)?;
        let (full, text) = (Draft::read(&start, &start.fen()), start.fen());
        let editor = Editor {
            draft: full.clone(),
            rights: Vec::new(),
            passed: Vec::new(),
            verdict: Ok(start.clone()),
            fresh: Vec::new(),
            mended: false,
            steps: vec![Step { variant: start.variant(), text }],
            at: 0,
            hand: None,
            lifted: None,
            orientation: Side::White,
            notices: Notices::new(),
            full,
            start,
        };
        Some(editor.judged())
    }

    /// The rules.
    pub fn variant(&self) -> &'static str {
        self.start.variant()
    }

    /// A position by the same rules, for what does not depend on where the men are.
    pub fn rules(&self) -> &G {
        &self.start
    }

    /// Where the men are.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The FEN as it stands: that of the men, or the faulty one that was read.
    pub fn text(&self) -> &str {
        &self.steps[self.at].text
    }

    /// What the field of the FEN holds: the FEN, or what was typed in its place and could not be read.
    pub fn typed(&self) -> &str {
        if let Some(Notice::Unreadable(text, _)) = self.notice().0 { text } else { self.text() }
    }

    /// The position, or everything that is wrong with it.
    pub fn verdict(&self) -> &Result<G, Vec<Fault>> {
        &self.verdict
    }

    /// The faults to name: of a text that was refused as a whole, or of the position.
    pub fn faults(&self) -> &[Fault] {
        match (self.notice().0, &self.verdict) {
            (Some(Notice::Unreadable(_, faults)), _) | (_, Err(faults)) => faults,
            (_, Ok(_)) => &[],
        }
    }

    /// What is new about the verdict: the faults that came, and whether the last one has gone.
    pub fn news(&self) -> (&[Fault], bool) {
        (&self.fresh, self.mended)
    }

    /// Other rules by which the faulty text is a position.
    pub fn fits(&self) -> Option<&'static str> {
        let faulty = self.verdict.is_err();
        variants().find(|name| faulty && G::from_fen(name, self.text()).is_ok())
    }

    /// The castling rights.
    pub fn rights(&self) -> &[Right] {
        &self.rights
    }

    /// The cells over which a pawn could just have stepped.
    pub fn passed(&self) -> &[Cell] {
        &self.passed
    }

    /// How many men a side has, and how many make a full set.
    pub fn census(&self, side: Side) -> (usize, usize) {
        let all = |draft: &Draft| self.men(side).map(|man| draft.count(man)).sum();
        (all(&self.draft), all(&self.full))
    }

    /// How many such men are missing from a full set.
    pub fn missing(&self, man: Man) -> usize {
        self.full.count(man).saturating_sub(self.draft.count(man))
    }

    /// Every sort of man of a side.
    pub fn men(&self, side: Side) -> impl Iterator<Item = Man> + use<G> {
        self.draft.piece_set().kinds.iter().map(move |&kind| Man { side, kind })
    }

    /// Whether there are prisons, and somebody who could go there.
    pub fn can_jail(&self) -> bool {
        let piece_set = self.draft.piece_set();
        let mut men = Side::BOTH.into_iter().flat_map(|side| self.men(side));
        piece_set.areas.contains(&Area::Prison)
            && men.any(|man| piece_set.beside.contains(&man.kind) && self.missing(man) > 0)
    }

    /// What the hand holds from one tap to the next.
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// What is being dragged.
    pub fn lifted(&self) -> Option<Touch> {
        self.lifted
    }

    /// The side that the board is seen from.
    pub fn orientation(&self) -> Side {
        self.orientation
    }

    /// Whether a step can be taken back, and whether one can be done again.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (self.at > 0, self.at + 1 < self.steps.len())
    }

    /// What the line of words says, with a number that grows with every notice.
    pub fn notice(&self) -> (Option<&Notice>, u32) {
        self.notices.last()
    }

    /// The man whom a touch means.
    pub fn man_of(&self, touch: Touch) -> Option<Man> {
        match touch {
            Touch::Cell(cell) => self.draft.man(cell),
            Touch::Beside(area, owner, kind) => {
                let man = Man { side: if area == Area::Prison { !owner } else { owner }, kind };
                (area == Area::Box || self.draft.held(area, man) > 0).then_some(man)
            }
            _ => None,
        }
    }

    /// Whether a man may be put in a place.
    ///
    /// # Errors
    /// What stands against it.
    pub fn may_stand(&self, man: Man, spot: Spot) -> Result<(), Notice> {
        match spot {
            Spot::Cell(_) | Spot::Tray(Area::Box, _) => Ok(()),
            Spot::Tray(area, _) if !self.draft.piece_set().beside.contains(&man.kind) => {
                Err(Notice::WrongKind(man, area))
            }
            Spot::Tray(area, owner) if (area == Area::Prison) == (man.side == owner) => {
                Err(Notice::WrongSide(man, area, owner))
            }
            Spot::Tray(..) => Ok(()),
        }
    }

    /// Opens a position by some rules, whatever is wrong with it, as one more step. False if there are no such rules.
    pub fn open(&mut self, variant: &str, text: &str) -> bool {
        let Some(start) = G::start(variant) else { return false };
        let opened = G::from_fen(variant, text).map_or_else(|_| text.to_owned(), |position| position.fen());
        self.add(start.variant(), opened);
        self.say(if self.verdict.is_ok() { Notice::Read } else { Notice::Faulty });
        true
    }

    fn say(&mut self, notice: Notice) {
        self.notices.say(notice);
    }

    /// The first verdict.
    fn judged(mut self) -> Self {
        self.judge();
        (self.fresh, self.mended) = (Vec::new(), false);
        self
    }

    /// Holds the text against the rules.
    fn judge(&mut self) {
        let variant = self.variant();
        let verdict = G::from_fen(variant, self.text());
        let before = std::mem::replace(&mut self.verdict, verdict).err().unwrap_or_default();
        let now = self.verdict.as_ref().err().map_or(&[][..], Vec::as_slice);
        self.fresh = now.iter().filter(|fault| !before.contains(fault)).cloned().collect();
        self.mended = !before.is_empty() && now.is_empty();
        self.rights = self.draft.rights::<G>(variant, &self.draft.castling);
        self.passed = self.draft.passed::<G>(variant);
    }

    /// Puts everything as a step says.
    fn go_to(&mut self, at: usize) {
        self.at = at;
        let Step { variant, text } = self.steps[at].clone();
        if variant != self.variant()
            && let Some(start) = G::start(variant)
        {
            self.full = Draft::read(&start, &start.fen());
            self.start = start;
        }
        self.draft = Draft::read(&self.start, &text);
        self.judge();
    }

    /// A new step, after which there is nothing to redo; none if nothing is new.
    fn add(&mut self, variant: &'static str, text: String) {
        let step = Step { variant, text };
        let mut at = self.at;
        if self.steps[at] != step {
            self.steps.truncate(at + 1);
            self.steps.push(step);
            if self.steps.len() > STEPS {
                self.steps.remove(0);
            }
            at = self.steps.len() - 1;
        }
        self.go_to(at);
    }

    /// Whether the men may stay when the rules change: on the same board, in the same game.
    fn stays(&self, rules: &G) -> bool {
        family(rules.variant()) == family(self.variant()) && rules.layout() == self.start.layout()
    }
}
