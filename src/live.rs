//! Live games between two devices, without a referee.
//!
//! Each player keeps a log of their own acts: moves, offers, answers, claims. The log only grows. The two logs together
//! make the game, and [`merge`](merge::merge) is the only way from logs to a game. A reload, a reconnection, a spectator
//! who arrives late and a relay that forgets are therefore one case: take the longest log of each player, and merge.
//!
//! [`act`] has the acts and their bytes, [`terms`] what both agree on before the first move, and [`register`] the
//! message that carries a log. [`seat`] decides what a player's device does with what arrives. [`invitation`] is the link
//! to a game, and [`topic`] names the places of a relay. Nothing here knows a network, a key or a clock: the caller passes
//! bytes and times.

pub mod act;
mod bytes;
pub mod invitation;
pub mod lag;
pub mod merge;
pub mod register;
pub mod seat;
pub mod terms;
pub mod topic;

pub use act::{Act, ActKind, LiveVerdict, MoveText};
pub use bytes::Malformed;
pub use invitation::Invitation;
pub use merge::{LiveFault, LiveGame, merge};
pub use register::Register;
pub use seat::{LiveSeat, Refused, SeatEffect};
pub use terms::{LiveClock, LiveTerms};
pub use topic::Topic;
