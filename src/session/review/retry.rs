//! The actions of a review, and the state of the reader's attempts to find better moves.

use super::super::NodeId;
use crate::game::Side;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RetryAction {
    /// Starts or resumes the review.
    Start,
    Pause,
    /// Hides the review; its findings are kept.
    Close,
    /// Plays this many moves of the line that was better than the move to this node.
    Better(NodeId, usize),
    /// Asks the reader for better moves of a side.
    Retry(Side),
    /// Asks the reader for a better move than the one to this node.
    Find(NodeId),
    /// Shows the key moments again.
    Story,
    /// Shows the board with the position after this move.
    Look(NodeId),
    Next,
    /// Goes back to the position in which the reader has to find a better move.
    Back,
    Solve,
    EndRetry,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStage {
    /// The reader has to find a better move.
    Asked,
    /// The engine is judging the reader's move to this node. True if the node was created for that move.
    Judging(NodeId, bool),
    Wrong,
    Good,
    /// The better move was shown.
    Solved,
    /// There are no more mistakes.
    Over,
}

/// The reader's attempt to find a better move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retry {
    /// The side whose mistakes are reviewed.
    pub side: Side,
    /// The node that the mistake led to.
    pub node: NodeId,
    pub stage: RetryStage,
    /// True if the other mistakes of this side follow.
    pub goes_on: bool,
}

impl Retry {
    /// True if the reader still has to find the better move, so nothing may reveal it.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, RetryStage::Asked | RetryStage::Judging(..) | RetryStage::Wrong)
    }
}
