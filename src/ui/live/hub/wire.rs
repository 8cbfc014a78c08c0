//! The connection of the hub.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use gloo::utils::document;

use super::jobs::Job;
use super::{Hub, TICK, tick, with};
use crate::game::Side;
use crate::live::relay::{RelayClient, RelayEvent};
use crate::live::topic::Topic;
use crate::session::LiveAction;
use crate::ui::live::connection::{Connection, Work};
use crate::ui::live::relay::relay;
use crate::ui::live::time::now;
use crate::ui::scene::Wire;

/// Time before a connection in which a phrase may have been said in vain, in milliseconds. A dead connection shows after 15
/// seconds, and the next attempts take a few more.
const UNHEARD: u64 = 30_000;

impl Hub {
    /// Connects to the relay.
    pub(super) fn connect(&mut self) {
        let Some(relay) = relay() else { return };
        let era = self.era;
        let reach = move |work: Work| {
            with(|hub| {
                let connection = if hub.era == era { &mut hub.connection } else { &mut hub.left };
                connection.as_mut().map(work).unwrap_or_default();
            });
        };
        // The numbers of tickets begin anew with each connection.
        self.tickets.clear();
        self.connection = Some(Connection::new(relay, Rc::new(reach)));
        for round in 0..=self.play.as_ref().map_or(0, |play| play.series().round()) {
            self.subscribe(round);
        }
        self.subscribe_watchers();
        self.prepare_will();
        self.job(Job::Connect);
        self.act(LiveAction::Hide(document().hidden()));
        self.ticks.get_or_insert_with(|| Interval::new(TICK, tick));
    }

    /// Prepares the will. It is part of the first packet, so it must be ready before the connection opens. Whoever only looks
    /// for news is not there, and need not say goodbye.
    fn prepare_will(&mut self) {
        if self.look.is_none() {
            self.job(Job::Will);
        }
    }

    /// Begins another session of presence. It replaces every earlier session of this tab and of the others.
    pub(super) fn begin_session(&mut self) {
        (self.session, self.beat) = (now().max(self.session + 1), 0);
    }

    /// Returns the state of the connection.
    pub fn wire(&self) -> Wire {
        self.connection.as_ref().map_or(Wire::Off, |connection| connection.wire)
    }

    pub(super) fn client(&mut self) -> Option<&mut RelayClient> {
        self.connection.as_mut().map(|connection| &mut connection.client)
    }

    /// Opens the connection once the will is ready.
    pub(in crate::ui::live) fn start_connection(&mut self) {
        if let Some(client) = self.client() {
            client.tick(now());
        }
    }

    pub(in crate::ui::live) fn set_will(&mut self, topic: String, payload: Vec<u8>) {
        if let Some(connection) = &mut self.connection {
            connection.set_will(topic, payload);
        }
    }

    pub(super) fn subscribe(&mut self, round: u8) {
        let Some(play) = &self.play else { return };
        let pattern = Topic::of_game(&play.series().id(round));
        if let Some(client) = self.client() {
            client.subscribe(&pattern);
        }
    }

    pub(in crate::ui::live) fn publish(&mut self, topic: &Topic, payload: Vec<u8>, what: Option<(u8, Side, usize)>) {
        let Some(client) = self.client() else { return };
        let ticket =
            client.publish(&topic.to_string(), payload, !matches!(topic, Topic::Presence(..) | Topic::Watch(_)));
        if let Some((round, side, acts)) = what {
            self.tickets.push((ticket, round, side, acts));
        }
    }

    /// Handles the events of the connection, including those that follow from handling them.
    pub(super) fn carry_on(&mut self) {
        loop {
            let events = self.connection.as_mut().map(Connection::take_events).unwrap_or_default();
            let heard = self.client().map_or(0, |client| client.heard());
            if heard > self.heard {
                self.heard = heard;
                self.act(LiveAction::Heard(heard));
            }
            if events.is_empty() {
                break;
            }
            events.into_iter().for_each(|event| self.hear(event));
        }
        if let Some(left) = &mut self.left {
            left.take_events();
            if left.client.is_settled() {
                self.left = None;
            }
        }
    }

    pub(super) fn hear(&mut self, event: RelayEvent) {
        match event {
            RelayEvent::Up => {
                self.act(LiveAction::Connected);
                (self.beaten, self.wish.up) = (0, now());
                self.repeated = self.phrase.filter(|(_, at)| now() < at + UNHEARD).map_or(0, |_| now());
            }
            RelayEvent::Down { .. } => {
                self.act(LiveAction::Disconnected);
                // The relay says that this session is gone, so the next connection is a new one, with a will of its own.
                self.begin_session();
                self.prepare_will();
            }
            RelayEvent::Refused(_) => {}
            RelayEvent::Subscribed(_) => self.note_news(),
            RelayEvent::Settled(ticket) => {
                let found = self.tickets.iter().position(|(known, ..)| *known == ticket);
                if let Some((_, round, side, acts)) = found.map(|at| self.tickets.swap_remove(at)) {
                    self.act(LiveAction::Sent(round, side, acts));
                }
                if self.wish.withdrawn == Some(ticket) {
                    // The creator's answer may have come before.
                    self.job(Job::GiveUp);
                }
            }
            RelayEvent::Message { topic, payload, is_retained } => {
                self.note_news();
                if let Some(topic) = Topic::read(&topic) {
                    self.job(Job::Open(topic, payload, is_retained));
                }
                // A hidden page has one tick a minute, but messages wake it. The other player's page sends them often enough.
                self.beat();
            }
            RelayEvent::Oversized { topic } => {
                if let Some(topic) = Topic::read(&topic) {
                    self.job(Job::Open(topic, vec![0], false));
                }
            }
        }
    }

    pub(super) fn wake(&mut self) {
        let is_visible = !document().hidden();
        self.act(LiveAction::Hide(!is_visible));
        if !is_visible {
            // A phone may close a hidden page without a further event.
            self.store();
        }
    }
}
