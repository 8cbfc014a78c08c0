//! Live games between two devices, without a referee.
//!
//! Each player keeps a log of their own acts: moves, offers, answers, claims. The log only grows. The two logs together
//! make the game, and [`merge`](merge::merge) is the only way from logs to a game. A reload, a reconnection, a
//! spectator who arrives late and a relay that forgets are therefore one case: take the longest log of each player, and
//! merge.
//!
//! [`act`] has the acts and their bytes, [`terms`] what both agree on before the first move, and [`register`] the
//! message that carries a log. [`seat`] decides what a player's device does with what arrives, and [`series`] strings
//! the games of two people together, with their seats and their [`presence`]. [`invitation`] is the link to a game,
//! [`topic`] names the places of a relay, and [`sealing`] derives keys and lays out messages. [`relay`] keeps a
//! connection up, and [`mqtt`] has its packets.
//!
//! Strangers meet in the lobby: [`seek`] has its messages, and [`lobby`] the list of them. [`watchers`] counts the
//! spectators of a public game. [`name`] cleans a stranger's name, and [`results`] keeps the results against people.
//!
//! Nothing here knows a network or a clock: the caller passes bytes and times, which [`steady`] keeps from going back.
//! The caller also signs and encrypts. Only for pages without the browser's cryptography, [`crypto`] does.

pub mod act;
mod bytes;
pub mod crypto;
pub mod invitation;
pub mod lag;
pub mod lobby;
pub mod merge;
pub mod mqtt;
pub mod name;
pub mod presence;
pub mod register;
pub mod relay;
pub mod results;
pub mod sealing;
pub mod seat;
pub mod seek;
pub mod series;
pub mod steady;
pub mod terms;
pub mod topic;
pub mod watchers;

pub use act::{Act, ActKind, LiveVerdict, MoveText};
pub use bytes::Malformed;
pub use invitation::Invitation;
pub use lobby::{LobbyFilter, LobbyList};
pub use merge::{LiveFault, LiveGame, merge};
pub use name::{ShownName, shown_name};
pub use presence::{Attendance, Presence};
pub use register::Register;
pub use relay::{RelayClient, RelayCommand, RelayEvent, RelayOptions, Ticket};
pub use results::{LiveResults, LiveScore};
pub use seat::{LiveSeat, Refused, SeatEffect};
pub use seek::{Seek, SeekKind};
pub use series::{LiveSeries, SeriesEffect};
pub use terms::{LiveClock, LiveTerms};
pub use topic::Topic;
