//! The steps of a review, and the reader who tries to do better than was played.

use super::super::NodeId;
use crate::game::Side;

/// What can be done with a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RetryAction {
    /// Begin, or go on.
    Start,
    /// Wait.
    Pause,
    /// Put it out of sight. What was found is kept.
    Close,
    /// Play the first turns of the line that would have been better than the turn that leads to a node: this many of
    /// them.
    Better(NodeId, usize),
    /// Let the reader look for better turns of a side.
    Retry(Side),
    /// The next mistake.
    Next,
    /// Go back to where a better turn is looked for.
    Back,
    /// Show the better turn.
    Solve,
    /// No more.
    EndRetry,
}

/// How far the reader has come with a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStage {
    /// The reader looks for a better turn.
    Asked,
    /// The engine looks at the reader's turn, which leads to this node. The flag says whether the node was made for it.
    Judging(NodeId, bool),
    /// The reader's turn was no better.
    Wrong,
    /// It was.
    Good,
    /// The better turn has been shown.
    Solved,
    /// There are no more mistakes.
    Over,
}

/// The reader looks for better turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retry {
    /// Whose.
    pub side: Side,
    /// Where the mistake led to.
    pub node: NodeId,
    /// How far it is.
    pub stage: RetryStage,
}

impl Retry {
    /// Whether the better turn is still to be found, so that nothing may give it away.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, RetryStage::Asked | RetryStage::Judging(..) | RetryStage::Wrong)
    }
}
