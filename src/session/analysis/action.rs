//! The actions and effects of an analysis.

use super::super::note::Shape;
use super::super::review::RetryAction;
use super::super::{BoardAction, NodeId, Tab, ThreatView};
use crate::engine::{Reply, Request};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisAction {
    Board(BoardAction),
    Reply(Reply),
    Tell(String),
    Start,
    End,
    /// Goes to the next sibling move if true, to the previous one if false.
    Sibling(bool),
    /// Promotes the variation of this node to the main one at the point where it begins.
    Promote(NodeId),
    /// Makes the path to this node the main line.
    MakeMain(NodeId),
    /// Cuts the move that leads to this node, and everything after it.
    Delete(NodeId),
    Restore,
    Comment(NodeId, String),
    Glyph(NodeId, u8),
    /// Draws a shape at the node shown, or removes the same shape.
    Draw(Shape),
    ClearShapes,
    Engine(bool),
    Lines(u32),
    Explorer(bool),
    Tab(Tab),
    Threats(ThreatView),
    /// Plays a move of the opening book or the explorer, given as UCI text.
    Propose(String),
    /// Plays the first moves of one of the engine's lines: the line's rank, and the number of moves.
    Follow(u32, usize),
    /// Plays these moves of a line as it was drawn, given as UCI text. The engine may have found another line since.
    PlayDrawn(Vec<String>),
    Review(RetryAction),
    /// The analysis became visible or hidden, because of another screen or a hidden tab.
    Show(bool),
    /// The delay of [`AnalysisEffect::Settle`] is over.
    Settled(u32),
}

impl From<BoardAction> for AnalysisAction {
    fn from(action: BoardAction) -> AnalysisAction {
        AnalysisAction::Board(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisEffect {
    Ask(Request),
    /// Send [`AnalysisAction::Settled`] with this number after [`SETTLE`](super::SETTLE) milliseconds. Earlier numbers
    /// are obsolete.
    Settle(u32),
    /// The analysis has changed and should be saved.
    Save,
}

impl From<RetryAction> for AnalysisAction {
    fn from(step: RetryAction) -> AnalysisAction {
        AnalysisAction::Review(step)
    }
}
