//! The state of the socket, and what changes it.

use super::flow::Arrived;
use super::{DownReason, RelayClient, RelayCommand, RelayEvent, RelayRefusal};
use crate::live::mqtt::{Incoming, Outgoing, PacketFault, PacketReader};

/// Time for opening the socket, and again for the relay's greeting, in milliseconds.
pub const GREETING: u64 = 10_000;

/// Time between pings while the page is visible, in milliseconds.
pub const PING: u64 = 10_000;

/// Time between pings while the page is hidden, in milliseconds. Browsers round timers of hidden pages up to a minute,
/// and the relay waits for one and a half times [`KEEP_ALIVE`](crate::live::mqtt::KEEP_ALIVE).
pub const PING_HIDDEN: u64 = 25_000;

/// Time for the answer to a ping, in milliseconds.
pub const PONG: u64 = 5_000;

/// State of the socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SocketState {
    /// There is none. A new one is opened at this time; none after the caller left.
    Closed { retry_at: Option<u64> },
    /// It is being opened since this time.
    Opening { since: u64 },
    /// It is open since this time, and the relay has not greeted yet.
    Greeting { since: u64 },
    /// The relay accepted the connection at this time. The last ping was sent at `pinged`; if `waits`, nothing has
    /// arrived since.
    Up { since: u64, pinged: u64, waits: bool },
}

impl RelayClient {
    /// The socket is open.
    pub fn opened(&mut self, now: u64) {
        if let SocketState::Opening { .. } = self.socket {
            self.socket = SocketState::Greeting { since: now };
            let options = &self.options;
            let mut bytes = Vec::new();
            let (user, password) = (options.user.as_deref(), options.password.as_deref());
            Outgoing::Connect { client_id: &options.client_id, user, password, will: options.will.as_ref() }
                .write(&mut bytes);
            self.send_bytes(bytes);
        }
    }

    /// The socket has closed by itself, or could not be opened.
    pub fn closed(&mut self, now: u64) {
        if matches!(self.socket, SocketState::Closed { .. }) {
            return;
        }
        // Nobody can receive this.
        if let Some(RelayCommand::Send(_)) = self.commands.last() {
            self.commands.pop();
        }
        self.lose(DownReason::Closed, now);
    }

    /// Bytes have arrived, in chunks of any size.
    pub fn received(&mut self, mut bytes: &[u8], now: u64) {
        match &mut self.socket {
            SocketState::Greeting { .. } => {}
            SocketState::Up { waits, .. } => *waits &= bytes.is_empty(),
            SocketState::Opening { .. } | SocketState::Closed { .. } => return,
        }
        if !bytes.is_empty() {
            self.heard = now;
        }
        loop {
            let taken = match self.reader.read(&mut bytes) {
                Ok(None) => return,
                Ok(Some(packet)) => self.take_in(packet, now),
                Err(fault) => Err(DownReason::Fault(fault)),
            };
            if let Err(why) = taken {
                if !self.is_up() && why != DownReason::Refused {
                    self.events.push(RelayEvent::Refused(RelayRefusal::Protocol));
                }
                return self.hang_up(why, now);
            }
        }
    }

    /// Time has passed: call this at [`next_wake`](RelayClient::next_wake), or more often.
    pub fn tick(&mut self, now: u64) {
        let released = self.flow.release(now);
        self.pass_on(released);
        if self.deadline().is_none_or(|at| at > now) {
            return;
        }
        match self.socket {
            SocketState::Closed { .. } => self.open(now),
            SocketState::Opening { .. } | SocketState::Greeting { .. } => self.hang_up(DownReason::Silent, now),
            SocketState::Up { waits: true, .. } => self.hang_up(DownReason::Dead, now),
            SocketState::Up { waits: false, .. } => self.ping(now),
        }
    }

    /// The page has become visible again, or the network is back: connects at once, or checks the connection at once.
    pub fn wake(&mut self, now: u64) {
        match self.socket {
            SocketState::Closed { .. } => self.open(now),
            SocketState::Opening { .. } | SocketState::Greeting { .. } => {}
            SocketState::Up { .. } => self.ping(now),
        }
    }

    /// Ends the connection with a farewell, so that the relay does not publish the will. It stays closed until
    /// [`wake`](RelayClient::wake).
    pub fn leave(&mut self, now: u64) {
        if matches!(self.socket, SocketState::Greeting { .. } | SocketState::Up { .. }) {
            self.send(Outgoing::Disconnect);
        }
        if !matches!(self.socket, SocketState::Closed { .. }) {
            self.hang_up(DownReason::Left, now);
        }
        self.socket = SocketState::Closed { retry_at: None };
    }

    /// When [`tick`](RelayClient::tick) has something to do; none if only the socket can change anything.
    pub fn next_wake(&self) -> Option<u64> {
        self.deadline().into_iter().chain(self.flow.release_at()).min()
    }

    /// When the state of the socket has to change.
    fn deadline(&self) -> Option<u64> {
        match self.socket {
            SocketState::Closed { retry_at } => retry_at,
            SocketState::Opening { since } | SocketState::Greeting { since } => Some(since.saturating_add(GREETING)),
            SocketState::Up { pinged, waits, .. } => {
                let time = match (waits, self.is_visible) {
                    (true, _) => PONG,
                    (false, true) => PING,
                    (false, false) => PING_HIDDEN,
                };
                Some(pinged.saturating_add(time))
            }
        }
    }

    fn open(&mut self, now: u64) {
        self.socket = SocketState::Opening { since: now };
        self.commands.push(RelayCommand::Open);
    }

    fn ping(&mut self, now: u64) {
        if let SocketState::Up { pinged, waits, .. } = &mut self.socket {
            (*pinged, *waits) = (now, true);
            self.send(Outgoing::Ping);
        }
    }

    fn hang_up(&mut self, why: DownReason, now: u64) {
        self.commands.push(RelayCommand::Close);
        self.lose(why, now);
    }

    fn lose(&mut self, why: DownReason, now: u64) {
        let lasted =
            if let SocketState::Up { since, .. } = self.socket { Some(now.saturating_sub(since)) } else { None };
        let retry_at = now.saturating_add(self.backoff.next(lasted));
        self.socket = SocketState::Closed { retry_at: Some(retry_at) };
        self.reader = PacketReader::default();
        self.outbox.lose();
        self.wanted.iter_mut().for_each(|wanted| wanted.id = None);
        self.events.push(RelayEvent::Down { why });
    }

    /// Takes in a packet.
    fn take_in(&mut self, packet: Incoming, now: u64) -> Result<(), DownReason> {
        let is_up = self.is_up();
        match packet {
            Incoming::Connected(0) if !is_up => self.accepted(now),
            Incoming::Connected(code) if !is_up => {
                let why = match code {
                    1 => RelayRefusal::Protocol,
                    2 => RelayRefusal::ClientId,
                    3 => RelayRefusal::Unavailable,
                    4 => RelayRefusal::Password,
                    5 => RelayRefusal::Forbidden,
                    code => RelayRefusal::Other(code),
                };
                self.events.push(RelayEvent::Refused(why));
                return Err(DownReason::Refused);
            }
            Incoming::Connected(_) => return Err(DownReason::Fault(PacketFault::Order)),
            _ if !is_up => return Err(DownReason::Fault(PacketFault::Order)),
            Incoming::Message { topic, payload, is_retained, id } => {
                self.arrived(Arrived { topic, payload: Some(payload), is_retained }, id, now);
            }
            Incoming::Oversized { topic, id } => {
                self.arrived(Arrived { topic, payload: None, is_retained: false }, id, now);
            }
            Incoming::Acknowledged(id) => {
                self.events.extend(self.outbox.settle(id).into_iter().map(RelayEvent::Settled));
                self.send_waiting();
            }
            Incoming::Subscribed { id, is_granted } => {
                if let Some(wanted) = self.wanted.iter_mut().find(|wanted| wanted.id == Some(id)) {
                    wanted.id = None;
                    let pattern = wanted.pattern.clone();
                    self.events.push(if is_granted {
                        RelayEvent::Subscribed(pattern)
                    } else {
                        RelayEvent::Refused(RelayRefusal::Subscription(pattern))
                    });
                }
            }
            Incoming::Pong => {}
        }
        Ok(())
    }

    /// The relay accepts the connection.
    fn accepted(&mut self, now: u64) {
        self.socket = SocketState::Up { since: now, pinged: now, waits: false };
        self.events.push(RelayEvent::Up);
        let patterns: Vec<String> = self.wanted.iter().map(|wanted| wanted.pattern.clone()).collect();
        for pattern in patterns {
            self.send_subscription(&pattern);
        }
        self.send_waiting();
    }

    /// Acknowledges a message and passes it on within the limits.
    fn arrived(&mut self, message: Arrived, id: Option<u16>, now: u64) {
        if let Some(id) = id {
            self.send(Outgoing::Acknowledge(id));
        }
        let passed = self.flow.arrive(message, now);
        self.pass_on(passed);
    }

    fn pass_on(&mut self, messages: Vec<Arrived>) {
        self.events.extend(messages.into_iter().map(|Arrived { topic, payload, is_retained }| match payload {
            Some(payload) => RelayEvent::Message { topic, payload, is_retained },
            None => RelayEvent::Oversized { topic },
        }));
    }
}
