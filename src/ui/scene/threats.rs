//! The threats in an analysis, as plain data: marks over the table, and lists as text.

use crate::game::threat::{Capture, Deal, Grade, Landing};
use crate::game::{Area, Cell, Game, Kind, Layout, Side, Threats, Touch};
use crate::session::note::Place;
use crate::session::{Analysis, Tab, ThreatView, ThreatViews};
use crate::words;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ThreatsView {
    /// The most important threat as a sentence; empty if a section says that the game is over.
    pub sentence: String,
    /// One section for each active view, in order.
    pub sections: Vec<Section>,
    pub marks: Vec<ThreatMark>,
}

/// The section of a view: a title with a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub view: ThreatView,
    /// The title, or the reason why the list is empty.
    pub heading: String,
    /// The entries, the most dangerous first.
    pub entries: Vec<ThreatEntry>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreatEntry {
    pub text: String,
    pub grade: Grade,
    /// The places that the entry is about.
    pub places: Vec<Place>,
}

/// A mark over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreatMark {
    pub at: Place,
    pub shape: MarkShape,
    /// The letters in it.
    pub text: String,
    pub grade: Grade,
    /// True if another mark shares the square.
    pub shares: bool,
}

/// The shape of a mark. Marks with and without a price have different outlines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkShape {
    /// A canopy, for pieces that can land without payment.
    Free,
    /// A price tag, for pieces that can land in return for a payment.
    Paid,
    /// A small price tag at a piece that can be captured. It shows the payment that would ransom the piece.
    Ransom,
    /// A lock at a piece that can be captured, if no payment would ransom it.
    Locked,
    /// A frame around a square where a piece would mate.
    Mate,
    /// A ring around the piece that is rescued.
    Rescued,
    /// A ring around the payment.
    Payer,
    /// A frame around a place that an entry is about.
    Pointed,
}

impl ThreatMark {
    /// A frame or ring, without letters.
    pub fn bare(at: Place, shape: MarkShape) -> ThreatMark {
        ThreatMark { at, shape, text: String::new(), grade: Grade::Quiet, shares: false }
    }
}

/// The threats in the position shown. None if the panel is closed and all views are off, or the game has no prisons.
pub fn threats<G: Game>(analysis: &Analysis<G>) -> Option<ThreatsView> {
    let position = analysis.board().position();
    let is_shown = analysis.tab() == Tab::Threats || ThreatView::ALL.iter().any(|&view| analysis.threats().has(view));
    let facts = position.threats().filter(|_| is_shown)?;
    let told = Told { facts, layout: position.layout(), us: position.side_to_move() };
    let over = analysis.outcome().is_some();
    let mut view = told.view(analysis.threats(), over, selected(analysis));
    view.sentence = match (over, view.sections.is_empty()) {
        (true, true) => words::text("over-here").to_owned(),
        (true, false) => String::new(),
        (false, _) => told.sentence(position.in_check()),
    };
    Some(view)
}

/// The piece on the board that is picked up.
pub fn selected<G: Game>(analysis: &Analysis<G>) -> Option<Cell> {
    match analysis.board().input().taken().first() {
        Some(Touch::Cell(cell)) => Some(*cell),
        _ => None,
    }
}

struct Told<'a> {
    facts: &'a dyn Threats,
    layout: &'static Layout,
    us: Side,
}

impl Told<'_> {
    fn view(&self, views: ThreatViews, over: bool, selected: Option<Cell>) -> ThreatsView {
        let mut all = ThreatsView::default();
        for view in ThreatView::ALL.into_iter().filter(|&view| views.has(view)) {
            let mut entries = Vec::new();
            let heading = match view {
                _ if over => words::text("over-here").to_owned(),
                ThreatView::Captures => self.captures(selected, &mut entries, &mut all.marks),
                ThreatView::Payments => self.payments(&mut entries, &mut all.marks),
                ThreatView::Drops | ThreatView::Own => {
                    self.drops(!views.has(ThreatView::Own), &mut entries, &mut all.marks)
                }
            };
            all.sections.push(Section { view, heading, entries });
        }
        all
    }

    fn sentence(&self, in_check: bool) -> String {
        let strike = self.facts.strike().map(|strike| (strike, self.name(strike.to)));
        words::strike(self.us, in_check, strike, self.layout.colours())
    }

    fn name(&self, cell: Cell) -> String {
        self.layout.name(cell)
    }

    fn drops(&self, theirs: bool, entries: &mut Vec<ThreatEntry>, marks: &mut Vec<ThreatMark>) -> String {
        let colours = self.layout.colours();
        let Some(landings) = self.facts.landings(theirs) else { return words::in_check_first(self.us, colours) };
        // Only the cheapest payment for the same result is listed. It comes first.
        let same = |a: &Landing, b: &Landing| {
            (a.kind, a.to, a.grade, a.paid.is_some()) == (b.kind, b.to, b.grade, b.paid.is_some())
        };
        let told: Vec<Landing> = landings
            .iter()
            .enumerate()
            .filter(|(index, landing)| !landings[..*index].iter().any(|other| same(other, landing)))
            .map(|(_, landing)| *landing)
            .collect();
        for grade in [Grade::Mate, Grade::Check] {
            for (index, landing) in told.iter().enumerate().filter(|(_, landing)| landing.grade == grade) {
                let alike =
                    |other: &&Landing| (other.kind, other.paid, other.grade) == (landing.kind, landing.paid, grade);
                if told[..index].iter().any(|other| alike(&other)) {
                    continue;
                }
                let cells: Vec<Cell> = told.iter().filter(alike).map(|other| other.to).collect();
                let squares: Vec<String> = cells.iter().map(|&cell| self.name(cell)).collect();
                let text = words::landing_with(landing.kind, &squares, grade, landing.paid);
                entries.push(ThreatEntry { text, grade, places: cells.into_iter().map(Place::Cell).collect() });
            }
        }
        for cell in self.layout.cells() {
            mark_landings(cell, &landings, marks);
        }
        words::could_drop(if theirs { !self.us } else { self.us }, !entries.is_empty(), colours)
    }

    fn captures(&self, selected: Option<Cell>, entries: &mut Vec<ThreatEntry>, marks: &mut Vec<ThreatMark>) -> String {
        let mut captures = self.facts.captures();
        captures.retain(|capture| selected.is_none_or(|cell| cell == capture.from));
        let graded = |grade| captures.iter().filter(move |capture| capture.grade() == grade);
        for capture in [Grade::Mate, Grade::Check, Grade::Quiet].into_iter().flat_map(graded) {
            let bought = capture.purchases.iter().map(|purchase| {
                let squares: Vec<String> = purchase.squares.iter().map(|&cell| self.name(cell)).collect();
                words::purchase(purchase, &squares)
            });
            let text = words::capture(&capture.text, capture.taken, capture.ransom().is_some(), bought);
            let landings = capture.purchases.iter().filter(|purchase| purchase.grade > Grade::Quiet);
            let cells = [capture.from, capture.victim].into_iter();
            let places = cells.chain(landings.flat_map(|purchase| purchase.squares.iter().copied())).map(Place::Cell);
            entries.push(ThreatEntry { text, grade: capture.grade(), places: places.collect() });
        }
        for cell in self.layout.cells() {
            mark_ransom(cell, captures.iter().filter(|capture| capture.victim == cell), marks);
        }
        words::after_captures(self.us, !captures.is_empty(), selected.is_some(), self.layout.colours())
    }

    fn payments(&self, entries: &mut Vec<ThreatEntry>, marks: &mut Vec<ThreatMark>) -> String {
        let deals = self.facts.deals();
        let can_pay = self.facts.can_pay();
        let ruinous = deals.iter().filter(|deal| deal.ruins && can_pay);
        for &Deal { rescued, paid, empties, .. } in ruinous {
            let jailed = |kind, owner| Place::Pieces { area: Area::Prison, owner, kind };
            let places = [jailed(rescued, !self.us), jailed(paid, self.us)];
            for (at, shape) in places.into_iter().zip([MarkShape::Rescued, MarkShape::Payer]) {
                let mark = ThreatMark::bare(at, shape);
                if !marks.contains(&mark) {
                    marks.push(mark);
                }
            }
            let text = words::deal(paid, rescued, empties);
            entries.push(ThreatEntry { text, grade: Grade::Quiet, places: places.to_vec() });
        }
        words::payments(self.us, !deals.is_empty(), can_pay, !entries.is_empty(), self.layout.colours())
    }
}

/// Adds at most two marks to a square: one for pieces that land without payment, one for pieces that need payment. Each
/// mark shows only the strongest effect.
fn mark_landings(cell: Cell, landings: &[Landing], marks: &mut Vec<ThreatMark>) {
    let here = || landings.iter().filter(|landing| landing.to == cell);
    let most = |paid: bool| {
        let grade = here().filter(|landing| landing.paid.is_some() == paid).map(|landing| landing.grade).max()?;
        // A payment is pointless for a piece that can also land without one.
        let spared = |kind| here().any(|free| paid && free.paid.is_none() && free.kind == kind && free.grade >= grade);
        let lands = |kind: &Kind| {
            let what = (*kind, paid, grade);
            here().any(|landing| (landing.kind, landing.paid.is_some(), landing.grade) == what) && !spared(*kind)
        };
        let letters: String = Kind::ALL.into_iter().filter(lands).map(Kind::letter).collect();
        (!letters.is_empty()).then(|| (letters + words::grade_sign(grade), grade))
    };
    let (free, paid) = (most(false), most(true));
    let shares = free.is_some() && paid.is_some();
    if here().any(|landing| landing.grade == Grade::Mate) {
        marks.push(ThreatMark::bare(Place::Cell(cell), MarkShape::Mate));
    }
    for (found, shape) in [(free, MarkShape::Free), (paid, MarkShape::Paid)] {
        if let Some((text, grade)) = found {
            marks.push(ThreatMark { at: Place::Cell(cell), shape, text, grade, shares });
        }
    }
}

/// Marks a piece with its ransom, and with the worst result of capturing it.
fn mark_ransom<'a>(cell: Cell, captures: impl Iterator<Item = &'a Capture>, marks: &mut Vec<ThreatMark>) {
    let Some((paid, grade)) = captures.fold(None, |all: Option<(Option<Kind>, Grade)>, capture| {
        let (paid, grade) = all.unwrap_or_default();
        Some((paid.or(capture.ransom().map(|ransom| ransom.paid)), grade.max(capture.grade())))
    }) else {
        return;
    };
    let letter: String = paid.iter().map(|kind| kind.letter()).collect();
    let text = letter + words::grade_sign(grade);
    let shape = if text.is_empty() { MarkShape::Locked } else { MarkShape::Ransom };
    marks.push(ThreatMark { at: Place::Cell(cell), shape, text, grade, shares: false });
}
