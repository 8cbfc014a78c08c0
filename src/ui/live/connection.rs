//! A connection to the relay: the client of [`crate::live::relay`] with a socket and a timer.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use web_sys::EventTarget;

use super::crypto::random;
use super::relay::Relay;
use super::socket::{Socket, SocketEvent};
use super::time::now;
use crate::live::mqtt::RelayWill;
use crate::live::relay::{RelayClient, RelayCommand, RelayEvent, RelayOptions, RelayRefusal};
use crate::ui::scene::Wire;

/// Change to a connection, which its owner carries out.
pub type Work = Box<dyn FnOnce(&mut Connection)>;

pub struct Connection {
    pub client: RelayClient,
    pub wire: Wire,
    relay: Relay,
    socket: Option<Socket>,
    /// Number of the current socket. Events of earlier sockets are ignored.
    number: u32,
    wake: Option<Timeout>,
    /// Passes a change to the owner, which then calls [`Connection::take_events`].
    reach: Rc<dyn Fn(Work)>,
    _listeners: [EventListener; 3],
}

impl Connection {
    /// Creates a connection. The first tick opens it.
    pub fn new(relay: Relay, reach: Rc<dyn Fn(Work)>) -> Connection {
        let options = RelayOptions {
            client_id: format!("hc-{:016x}", u64::from_le_bytes(random())),
            user: relay.user.clone(),
            password: relay.password.clone(),
            will: None,
        };
        let mut client = RelayClient::new(options, u64::from_le_bytes(random()));
        client.set_visible(!document().hidden());
        let on = |target: &EventTarget, event: &'static str| {
            let reach = reach.clone();
            EventListener::new(target, event, move |_| reach(Box::new(Connection::check)))
        };
        let listeners = [on(&document(), "visibilitychange"), on(&window(), "pageshow"), on(&window(), "online")];
        Connection {
            client,
            wire: Wire::Connecting,
            relay,
            socket: None,
            number: 0,
            wake: None,
            reach,
            _listeners: listeners,
        }
    }

    /// Checks the connection at once if the page is visible.
    fn check(&mut self) {
        let is_visible = !document().hidden();
        self.client.set_visible(is_visible);
        if is_visible {
            self.client.wake(now());
        }
    }

    /// Sets the message that the relay sends when this page falls silent.
    pub fn set_will(&mut self, topic: String, payload: Vec<u8>) {
        // An empty message deletes a seek.
        let is_retained = payload.is_empty();
        self.client.set_will(Some(RelayWill { topic, payload, is_retained }));
    }

    /// Carries out the client's commands, and returns its events.
    pub fn take_events(&mut self) -> Vec<RelayEvent> {
        let mut happened = Vec::new();
        loop {
            let (commands, events) = (self.client.take_commands(), self.client.take_events());
            if commands.is_empty() && events.is_empty() {
                break;
            }
            commands.into_iter().for_each(|command| self.carry_out(command));
            for event in &events {
                match event {
                    // A relay that accepts the page may still refuse what it subscribes to.
                    RelayEvent::Subscribed(_) => self.wire = Wire::Up,
                    RelayEvent::Refused(RelayRefusal::Message(_)) => {}
                    RelayEvent::Refused(_) => self.wire = Wire::Refused,
                    RelayEvent::Up if self.wire != Wire::Refused => self.wire = Wire::Up,
                    RelayEvent::Down { .. } if self.wire != Wire::Refused => self.wire = Wire::Down,
                    _ => {}
                }
            }
            happened.extend(events);
        }
        self.sleep();
        happened
    }

    fn carry_out(&mut self, command: RelayCommand) {
        match command {
            RelayCommand::Open => self.open(),
            RelayCommand::Close => {
                self.number += 1;
                self.socket = None;
            }
            RelayCommand::Send(bytes) => {
                if let Some(socket) = &self.socket {
                    socket.send(&bytes);
                }
            }
        }
    }

    fn open(&mut self) {
        self.number += 1;
        let (number, reach) = (self.number, self.reach.clone());
        let happen = move |event| reach(Box::new(move |connection| connection.at_socket(number, event)));
        self.socket = Socket::open(&self.relay.address, happen);
        if self.socket.is_none() {
            self.client.closed(now());
        }
    }

    fn at_socket(&mut self, number: u32, event: SocketEvent) {
        if number != self.number {
            return;
        }
        match event {
            SocketEvent::Opened => self.client.opened(now()),
            SocketEvent::Received(bytes) => self.client.received(&bytes, now()),
            SocketEvent::Closed => {
                self.socket = None;
                self.client.closed(now());
            }
        }
    }

    /// Sets the timer for the client's next deadline.
    fn sleep(&mut self) {
        let reach = self.reach.clone();
        self.wake = self.client.next_wake().map(|at| {
            let delay = at.saturating_sub(now()).clamp(10, 60_000) as u32;
            Timeout::new(delay, move || reach(Box::new(|connection| connection.client.tick(now()))))
        });
    }
}
