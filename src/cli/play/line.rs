//! The connection to a relay: passes between [`RelayClient`] and a socket.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::address::RelayAddress;
use super::crypto::random;
use super::socket::BotSocket;
use crate::live::mqtt::RelayWill;
use crate::live::relay::{RelayClient, RelayCommand, RelayEvent, RelayOptions};
use crate::live::steady::SteadyTime;

/// Maximum number of chunks that are read at once.
const MOST_AT_ONCE: usize = 64;

/// The time in milliseconds. It never goes back, and counts the time in which the machine slept.
pub fn now() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    static TIME: Mutex<SteadyTime> = Mutex::new(SteadyTime::START);
    let mut time = TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    time.read(wall, BEGUN.elapsed().as_millis() as u64)
}

/// A connection that is kept up.
pub struct RelayLine {
    address: RelayAddress,
    /// What is subscribed and published.
    pub client: RelayClient,
    socket: Option<BotSocket>,
    /// Why the last attempt to connect failed.
    pub trouble: Option<String>,
}

impl RelayLine {
    /// Creates a line. The first [`step`](RelayLine::step) opens the connection.
    pub fn new(address: &RelayAddress, will: RelayWill) -> RelayLine {
        let options = RelayOptions {
            client_id: format!("hc-{:016x}", u64::from_le_bytes(random())),
            user: address.user.clone(),
            password: address.password.clone(),
            will: Some(will),
        };
        let client = RelayClient::new(options, u64::from_le_bytes(random()));
        RelayLine { address: address.clone(), client, socket: None, trouble: None }
    }

    /// Waits for a message for at most this time, and returns what has happened. Messages that came meanwhile, as in a sleep,
    /// are returned together.
    pub fn step(&mut self, mut wait: Duration) -> Vec<RelayEvent> {
        self.client.tick(now());
        self.carry_out();
        for _ in 0..MOST_AT_ONCE {
            match self.socket.as_mut().map(|socket| socket.receive(wait)) {
                None => sleep(wait),
                Some(Ok(None)) => {}
                Some(Ok(Some(bytes))) => {
                    self.client.received(&bytes, now());
                    wait = Duration::ZERO;
                    continue;
                }
                Some(Err(_)) => self.lose(),
            }
            break;
        }
        self.carry_out();
        self.client.take_events()
    }

    /// Ends the connection with a farewell.
    pub fn leave(&mut self) {
        self.client.leave(now());
        self.carry_out();
    }

    fn lose(&mut self) {
        self.socket = None;
        self.client.closed(now());
    }

    fn carry_out(&mut self) {
        loop {
            let commands = self.client.take_commands();
            if commands.is_empty() {
                return;
            }
            for command in commands {
                match command {
                    RelayCommand::Open => match BotSocket::open(&self.address) {
                        Ok(socket) => {
                            (self.socket, self.trouble) = (Some(socket), None);
                            self.client.opened(now());
                        }
                        Err(error) => {
                            self.trouble = Some(error.to_string());
                            self.lose();
                        }
                    },
                    RelayCommand::Close => self.socket = None,
                    RelayCommand::Send(bytes) => {
                        if self.socket.as_mut().is_some_and(|socket| socket.send(bytes).is_err()) {
                            self.lose();
                        }
                    }
                }
            }
        }
    }
}
