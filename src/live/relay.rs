//! The connection to a relay: it is kept up, and what has to be there is subscribed and published again after a loss.
//!
//! A [`RelayClient`] has no socket and no clock. The caller owns a WebSocket with the protocol `mqtt`, carries out the
//! [`RelayCommand`]s, and reports what happens. Times are in milliseconds of a clock that never goes back.

mod backoff;
mod flow;
mod outbox;
mod socket;

use super::mqtt::{MOST_TOPIC, Outgoing, PacketFault, PacketReader, RelayWill};
use super::register::MOST_REGISTER;
use backoff::Backoff;
use flow::Flow;
use outbox::Outbox;
use socket::SocketState;

pub use outbox::Ticket;

/// Settings of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RelayOptions {
    /// Name of this client. The relay drops an older connection with the same name.
    pub client_id: String,
    /// User name, if the relay wants one.
    pub user: Option<String>,
    /// Password, only with a user name.
    pub password: Option<String>,
    /// A message that the relay publishes when the connection is lost.
    pub will: Option<RelayWill>,
}

/// What the caller has to do with the socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RelayCommand {
    /// Open a new socket.
    Open,
    /// Close the socket and report no more of it.
    Close,
    /// Send these bytes.
    Send(Vec<u8>),
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RelayEvent {
    /// The relay accepts the connection.
    Up,
    /// The connection, or an attempt at one, has ended.
    Down {
        /// Why.
        why: DownReason,
    },
    /// A message has arrived.
    Message {
        /// The topic.
        topic: String,
        /// The content.
        payload: Vec<u8>,
        /// True if the relay had kept it; false if it was sent just now.
        is_retained: bool,
    },
    /// A message that exceeds a limit has arrived. It was skipped.
    Oversized {
        /// The topic, cut to [`MOST_TOPIC`] bytes.
        topic: String,
    },
    /// The relay has the message with this ticket, or a newer one in its place.
    Settled(Ticket),
    /// The relay has accepted this subscription. Its retained messages come about now, some perhaps before.
    Subscribed(String),
    /// The relay refuses something.
    Refused(RelayRefusal),
}

/// Why a connection has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DownReason {
    /// The socket was closed, or could not be opened.
    Closed,
    /// The socket did not open, or the relay did not greet, in time.
    Silent,
    /// The relay did not answer a ping.
    Dead,
    /// The relay refused the connection; [`RelayEvent::Refused`] says why.
    Refused,
    /// The relay sent something impossible.
    Fault(PacketFault),
    /// The caller left.
    Left,
}

/// What a relay refuses. All but a message is tried again with the next connection.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RelayRefusal {
    /// It does not speak MQTT 3.1.1.
    Protocol,
    /// It does not accept the client's name.
    ClientId,
    /// It is not available now.
    Unavailable,
    /// It does not accept the user name or the password.
    Password,
    /// The client may not connect.
    Forbidden,
    /// For a reason that has only a number.
    Other(u8),
    /// The client may not subscribe to this pattern.
    Subscription(String),
    /// The message is too large, or its topic is empty, too long or contains a wildcard. This client refused it.
    Message(Ticket),
}

/// A subscription, and the number of its packet until the relay has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wanted {
    pattern: String,
    id: Option<u16>,
}

/// Connection to a relay.
#[derive(Clone, Debug)]
pub struct RelayClient {
    options: RelayOptions,
    socket: SocketState,
    is_visible: bool,
    backoff: Backoff,
    reader: PacketReader,
    wanted: Vec<Wanted>,
    outbox: Outbox,
    flow: Flow,
    last_id: u16,
    heard: u64,
    commands: Vec<RelayCommand>,
    events: Vec<RelayEvent>,
}

impl RelayClient {
    /// Creates a client. The first [`tick`](RelayClient::tick) opens the connection. `seed` is a random number: it
    /// spreads the times at which many clients return.
    pub fn new(options: RelayOptions, seed: u64) -> RelayClient {
        RelayClient {
            options,
            socket: SocketState::Closed { retry_at: Some(0) },
            is_visible: true,
            backoff: Backoff::new(seed),
            reader: PacketReader::default(),
            wanted: Vec::new(),
            outbox: Outbox::default(),
            flow: Flow::default(),
            last_id: 0,
            heard: 0,
            commands: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Sets the will of the next connection.
    pub fn set_will(&mut self, will: Option<RelayWill>) {
        self.options.will = will;
    }

    /// Tells whether the page is visible. Timers of hidden pages are slow.
    pub fn set_visible(&mut self, is_visible: bool) {
        self.is_visible = is_visible;
    }

    /// True if the relay accepts messages.
    pub fn is_up(&self) -> bool {
        matches!(self.socket, SocketState::Up { .. })
    }

    /// True if the relay has all retained messages that were published here.
    pub fn is_settled(&self) -> bool {
        self.outbox.is_empty()
    }

    /// When bytes of the relay last arrived; 0 before the first.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// Takes what the caller has to do, in this order.
    pub fn take_commands(&mut self) -> Vec<RelayCommand> {
        std::mem::take(&mut self.commands)
    }

    /// Takes what has happened, oldest first.
    pub fn take_events(&mut self) -> Vec<RelayEvent> {
        std::mem::take(&mut self.events)
    }

    /// Subscribes to a pattern of topics, now and after each reconnection. Doing so again asks for the retained messages
    /// again.
    pub fn subscribe(&mut self, pattern: &str) {
        if !self.wanted.iter().any(|wanted| wanted.pattern == pattern) {
            self.wanted.push(Wanted { pattern: pattern.to_owned(), id: None });
        }
        if self.is_up() {
            self.send_subscription(pattern);
        }
    }

    /// Publishes a message of at most [`MOST_REGISTER`] bytes: with its topic it passes relays that accept 8,192.
    ///
    /// A retained message is kept until the relay has acknowledged it, through any number of connections. A newer one of
    /// the same topic replaces it while it waits. A message that is not retained is dropped while the connection is
    /// down, and its ticket is never settled.
    pub fn publish(&mut self, topic: &str, payload: Vec<u8>, is_retained: bool) -> Ticket {
        let ticket = self.outbox.ticket();
        let is_possible = payload.len() <= MOST_REGISTER
            && (1..=MOST_TOPIC).contains(&topic.len())
            && !topic.contains(['+', '#', '\0']);
        if !is_possible {
            self.events.push(RelayEvent::Refused(RelayRefusal::Message(ticket)));
        } else if is_retained {
            self.outbox.put(topic, payload, ticket);
            if self.is_up() {
                self.send_waiting();
            }
        } else if self.is_up() {
            self.send(Outgoing::Publish { topic, payload: &payload, is_retained, is_repeated: false, id: None });
        }
        ticket
    }

    fn send_subscription(&mut self, pattern: &str) {
        let id = self.next_id();
        if let Some(wanted) = self.wanted.iter_mut().find(|wanted| wanted.pattern == pattern) {
            wanted.id = Some(id);
        }
        self.send(Outgoing::Subscribe { id, pattern });
    }

    /// Sends the messages that wait.
    fn send_waiting(&mut self) {
        while self.outbox.has_waiting() {
            let id = self.next_id();
            let mut bytes = Vec::new();
            self.outbox.send_next(id, &mut bytes);
            self.send_bytes(bytes);
        }
    }

    /// Returns a number that no packet without an answer has.
    fn next_id(&mut self) -> u16 {
        let is_free = |id| !self.outbox.has_id(id) && self.wanted.iter().all(|wanted| wanted.id != Some(id));
        let after = (self.last_id..u16::MAX).map(|id| id + 1);
        let id = after.chain(1..=self.last_id).find(|id| is_free(*id)).unwrap_or(u16::MAX);
        self.last_id = id;
        id
    }

    fn send(&mut self, packet: Outgoing) {
        let mut bytes = Vec::new();
        packet.write(&mut bytes);
        self.send_bytes(bytes);
    }

    fn send_bytes(&mut self, bytes: Vec<u8>) {
        match self.commands.last_mut() {
            Some(RelayCommand::Send(before)) => before.extend(bytes),
            _ => self.commands.push(RelayCommand::Send(bytes)),
        }
    }
}

#[cfg(test)]
mod tests;
