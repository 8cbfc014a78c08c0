//! Retained messages on their way to the relay.

use crate::live::mqtt::Outgoing;

/// Maximum number of messages that are sent without an answer. More of them wait, so that they can be replaced.
const MOST_SENT: usize = 16;

/// Stands for a message until the relay has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(u32);

/// Messages without acknowledgement, oldest first. At most one of each topic waits.
#[derive(Clone, Default, Debug)]
pub struct Outbox {
    messages: Vec<Unsettled>,
    tickets: u32,
}

#[derive(Clone, Debug)]
struct Unsettled {
    topic: String,
    payload: Vec<u8>,
    /// The ticket of the message, after those that it has replaced.
    tickets: Vec<Ticket>,
    /// Number under which it was sent on this connection; none while it waits.
    id: Option<u16>,
    /// True if it was sent on an earlier connection.
    is_repeated: bool,
}

impl Outbox {
    /// Returns a new ticket.
    pub fn ticket(&mut self) -> Ticket {
        self.tickets = self.tickets.wrapping_add(1);
        Ticket(self.tickets)
    }

    /// Adds a message. It replaces one of the same topic that waits.
    pub fn put(&mut self, topic: &str, payload: Vec<u8>, ticket: Ticket) {
        let mut tickets = self.take_waiting(topic);
        tickets.push(ticket);
        self.messages.push(Unsettled { topic: topic.to_owned(), payload, tickets, id: None, is_repeated: false });
    }

    /// Removes the waiting message of a topic, and returns its tickets.
    fn take_waiting(&mut self, topic: &str) -> Vec<Ticket> {
        let at = self.messages.iter().position(|message| message.id.is_none() && message.topic == topic);
        at.map(|at| self.messages.remove(at).tickets).unwrap_or_default()
    }

    /// True if the relay has everything.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// True if a message with this number has no answer.
    pub fn has_id(&self, id: u16) -> bool {
        self.messages.iter().any(|message| message.id == Some(id))
    }

    /// True if a message waits and may be sent.
    pub fn has_waiting(&self) -> bool {
        let sent = self.messages.iter().filter(|message| message.id.is_some()).count();
        sent < MOST_SENT && sent < self.messages.len()
    }

    /// Writes the oldest message that waits.
    pub fn send_next(&mut self, id: u16, bytes: &mut Vec<u8>) {
        let Some(message) = self.messages.iter_mut().find(|message| message.id.is_none()) else { return };
        message.id = Some(id);
        let Unsettled { topic, payload, is_repeated, .. } = message;
        Outgoing::Publish { topic, payload, is_retained: true, is_repeated: *is_repeated, id: Some(id) }.write(bytes);
    }

    /// Takes in an acknowledgement, and returns the tickets that it settles: also those of older messages of the topic.
    pub fn settle(&mut self, id: u16) -> Vec<Ticket> {
        let Some(at) = self.messages.iter().position(|message| message.id == Some(id)) else { return Vec::new() };
        let topic = self.messages[at].topic.clone();
        let (mut index, mut tickets) = (0, Vec::new());
        self.messages.retain(|message| {
            let is_settled = index <= at && message.topic == topic;
            index += 1;
            tickets.extend(message.tickets.iter().filter(|_| is_settled));
            !is_settled
        });
        tickets
    }

    /// The connection is lost: of each topic, the newest message waits to be sent again.
    pub fn lose(&mut self) {
        for mut message in std::mem::take(&mut self.messages) {
            let mut tickets = self.take_waiting(&message.topic);
            message.is_repeated |= message.id.take().is_some();
            tickets.append(&mut message.tickets);
            message.tickets = tickets;
            self.messages.push(message);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(outbox: &mut Outbox, topic: &str, payload: &[u8]) -> Ticket {
        let ticket = outbox.ticket();
        outbox.put(topic, payload.to_vec(), ticket);
        ticket
    }

    /// Sends everything that may be sent, and returns the topics and contents.
    fn send(outbox: &mut Outbox, first: u16) -> Vec<(String, Vec<u8>, bool)> {
        let (mut sent, mut id) = (Vec::new(), first);
        while outbox.has_waiting() {
            let mut bytes = Vec::new();
            outbox.send_next(id, &mut bytes);
            let message = outbox.messages.iter().find(|message| message.id == Some(id)).unwrap();
            let is_repeated = bytes[0] & 8 != 0;
            assert_eq!(bytes[0] & !8, 0x33);
            sent.push((message.topic.clone(), message.payload.clone(), is_repeated));
            id += 1;
        }
        sent
    }

    fn sent(topic: &str, payload: &[u8], is_repeated: bool) -> (String, Vec<u8>, bool) {
        (topic.to_owned(), payload.to_vec(), is_repeated)
    }

    #[test]
    fn a_newer_message_replaces_one_that_waits_and_settles_it() {
        let mut outbox = Outbox::default();
        let tickets = [put(&mut outbox, "a", b"1"), put(&mut outbox, "b", b"1"), put(&mut outbox, "a", b"2")];
        assert_eq!(send(&mut outbox, 1), [sent("b", b"1", false), sent("a", b"2", false)]);
        assert_eq!(outbox.settle(2), [tickets[0], tickets[2]]);
        assert_eq!(outbox.settle(2), []);
        assert_eq!(outbox.settle(1), [tickets[1]]);
        assert!(outbox.messages.is_empty());
    }

    #[test]
    fn after_a_loss_the_newest_message_of_each_topic_is_repeated() {
        let mut outbox = Outbox::default();
        let first = [put(&mut outbox, "a", b"1"), put(&mut outbox, "b", b"1")];
        assert_eq!(send(&mut outbox, 1).len(), 2);
        let newer = put(&mut outbox, "a", b"2");
        assert_eq!(send(&mut outbox, 3), [sent("a", b"2", false)]);
        outbox.lose();
        assert!(!outbox.has_id(1));
        // A message that was never sent is no repetition.
        let newest = put(&mut outbox, "b", b"2");
        assert_eq!(send(&mut outbox, 7), [sent("a", b"2", true), sent("b", b"2", false)]);
        assert_eq!(outbox.settle(1), []);
        assert_eq!(outbox.settle(8), [first[1], newest]);
        outbox.lose();
        outbox.lose();
        assert_eq!(send(&mut outbox, 9), [sent("a", b"2", true)]);
        assert_eq!(outbox.settle(9), [first[0], newer]);
    }

    #[test]
    fn the_answer_to_a_newer_message_settles_the_older_of_its_topic_only() {
        let mut outbox = Outbox::default();
        let mut tickets = Vec::new();
        for (id, topic) in [(1, "a"), (2, "b"), (3, "a"), (4, "a")] {
            tickets.push(put(&mut outbox, topic, b"x"));
            send(&mut outbox, id);
        }
        assert_eq!(outbox.settle(3), [tickets[0], tickets[2]]);
        assert_eq!(outbox.settle(4), [tickets[3]]);
        assert_eq!(outbox.settle(2), [tickets[1]]);
    }

    #[test]
    fn a_relay_that_never_answers_gets_few_messages() {
        let mut outbox = Outbox::default();
        for number in 0..1000_u32 {
            put(&mut outbox, ["a", "b"][number as usize % 2], &number.to_le_bytes());
            send(&mut outbox, number as u16 + 1);
        }
        assert_eq!(outbox.messages.len(), MOST_SENT + 2);
        let tickets = outbox.settle(1);
        assert_eq!(tickets, [Ticket(1)]);
        assert_eq!(send(&mut outbox, 2000), [sent("a", &998_u32.to_le_bytes(), false)]);
    }
}
