//! What can be done in an analysis, and what is to be done outside then.

use super::super::note::Shape;
use super::super::review::RetryAction;
use super::super::{BoardAction, NodeId, Tab, TableAction, ThreatView};
use crate::engine::{Reply, Request};

/// What can happen to an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisAction {
    /// Something is done at the board.
    Board(BoardAction),
    /// The engine said something.
    Reply(Reply),
    /// Say something that has nothing to do with the rules, such as that a link was copied.
    Tell(String),
    /// To the first position.
    Start,
    /// To the end of the line.
    End,
    /// To the next (or, if not, the previous) turn that was played in the same place.
    Sibling(bool),
    /// Make the variation of a node the main one where it begins.
    Promote(NodeId),
    /// Make the way to a node the main line.
    MakeMain(NodeId),
    /// Cut off everything from the turn on that leads to a node.
    Delete(NodeId),
    /// Put back what was cut off last.
    Restore,
    /// Write about a node.
    Comment(NodeId, String),
    /// Put a sign at a node, or take it away.
    Glyph(NodeId, u8),
    /// Draw at the node shown, or take away what is drawn so.
    Draw(Shape),
    /// Take away everything that is drawn here.
    ClearShapes,
    /// Switch the engine on or off.
    Engine(bool),
    /// How many lines it is to show.
    Lines(u32),
    /// Show how games went on from here, or show it no more.
    Explorer(bool),
    /// Lay this open.
    Tab(Tab),
    /// Switch a view of threats on or off, and lay the threats open.
    Threats(ThreatView),
    /// Play this turn, as UCI text: one that the opening book or the explorer shows.
    Propose(String),
    /// Play the first turns of one of its lines: which of them, and how many.
    Follow(u32, usize),
    /// Something that concerns the review of the game.
    Review(RetryAction),
    /// The analysis can be seen, or cannot: another screen, a hidden tab.
    Show(bool),
    /// The time since [`Effect::Settle`] is over.
    Settled(u32),
}

impl From<BoardAction> for AnalysisAction {
    fn from(action: BoardAction) -> AnalysisAction {
        AnalysisAction::Board(action)
    }
}

impl From<TableAction> for AnalysisAction {
    fn from(action: TableAction) -> AnalysisAction {
        AnalysisAction::Board(action.into())
    }
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisEffect {
    /// Tell the engine this.
    Ask(Request),
    /// Say [`Action::Settled`] with this number after [`SETTLE`](super::SETTLE) milliseconds; earlier ones need not be said any more.
    Settle(u32),
    /// The analysis is worth storing anew.
    Save,
}

impl From<RetryAction> for AnalysisAction {
    fn from(step: RetryAction) -> AnalysisAction {
        AnalysisAction::Review(step)
    }
}
