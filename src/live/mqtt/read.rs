//! Reading of packets from a relay, from bytes in chunks of any size.

use super::{MOST_PAYLOAD, MOST_TOPIC, PacketFault, kind};

/// Packet from a relay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// CONNACK with its code: 0 if the relay accepts the connection.
    Connected(u8),
    /// PUBLISH: a message.
    Message {
        /// The topic.
        topic: String,
        /// The content.
        payload: Vec<u8>,
        /// True if the relay had kept the message.
        is_retained: bool,
        /// Number to acknowledge; none for QoS 0.
        id: Option<u16>,
    },
    /// PUBLISH of a message that exceeds a limit. It was skipped.
    Oversized {
        /// The topic, cut to [`MOST_TOPIC`] bytes.
        topic: String,
        /// Number to acknowledge; none for QoS 0.
        id: Option<u16>,
    },
    /// PUBACK: the relay has the message of this number.
    Acknowledged(u16),
    /// SUBACK.
    Subscribed {
        /// Number of the subscription's packet.
        id: u16,
        /// True if the relay accepts the subscription.
        is_granted: bool,
    },
    /// PINGRESP.
    Pong,
}

/// Reads packets from bytes in chunks of any size. It keeps at most one packet within the limits, and no more memory
/// than bytes have arrived.
#[derive(Clone, Default, Debug)]
pub struct PacketReader {
    stage: Stage,
    body: Body,
    fault: Option<PacketFault>,
}

#[derive(Clone, Copy, Default, Debug)]
enum Stage {
    /// The first byte of a packet is next.
    #[default]
    First,
    /// The next byte belongs to the length. So many bits of it are known.
    Length(u32),
    /// A byte of the body is next.
    Body,
}

/// A packet of which the first byte is known.
#[derive(Clone, Default, Debug)]
struct Body {
    first: u8,
    /// Length without the first byte and the length's bytes; incomplete until these have been read.
    length: usize,
    /// Number of bytes that have arrived.
    arrived: usize,
    /// The bytes that are not skipped.
    kept: Vec<u8>,
}

impl PacketReader {
    /// Reads the next packet, and moves `bytes` on to the rest. Returns none if the packet is still incomplete.
    ///
    /// # Errors
    /// [`PacketFault`]; after that, the same fault again.
    pub fn read(&mut self, bytes: &mut &[u8]) -> Result<Option<Incoming>, PacketFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let read = self.advance(bytes);
        self.fault = read.as_ref().err().copied();
        read
    }

    fn advance(&mut self, bytes: &mut &[u8]) -> Result<Option<Incoming>, PacketFault> {
        loop {
            if let Stage::Body = self.stage {
                if self.body.arrived == self.body.length {
                    self.stage = Stage::First;
                    return std::mem::take(&mut self.body).packet().map(Some);
                }
                let (count, is_kept) = self.body.next_part()?;
                let (part, rest) = bytes.split_at(count.min(bytes.len()));
                if part.is_empty() {
                    return Ok(None);
                }
                *bytes = rest;
                self.body.arrived += part.len();
                if is_kept {
                    self.body.kept.extend(part);
                }
                continue;
            }
            let Some((&byte, rest)) = bytes.split_first() else { return Ok(None) };
            *bytes = rest;
            if let Stage::Length(bits) = self.stage {
                self.body.length |= usize::from(byte & 127) << bits;
                self.stage = if byte < 128 { Stage::Body } else { Stage::Length(bits + 7) };
                if byte < 128 {
                    self.body.check_length()?;
                } else if bits == 21 {
                    return Err(PacketFault::Length);
                }
            } else {
                self.body.first = byte;
                self.body.check_first()?;
                self.stage = Stage::Length(0);
            }
        }
    }
}

impl Body {
    fn kind(&self) -> u8 {
        self.first >> 4
    }

    fn has_id(&self) -> bool {
        self.first & 0b110 != 0
    }

    /// Checks the first byte.
    fn check_first(&self) -> Result<(), PacketFault> {
        let flags = self.first & 15;
        match self.kind() {
            kind::PUBREC | kind::PUBREL | kind::PUBCOMP => Err(PacketFault::Quality),
            // QoS 1, and QoS 0 without the mark of a repetition (3.3.1).
            kind::PUBLISH if flags & 0b100 != 0 => Err(PacketFault::Quality),
            kind::PUBLISH if flags & 0b1010 == 0b1000 => Err(PacketFault::Flags(self.first)),
            kind::PUBLISH => Ok(()),
            kind::CONNACK | kind::PUBACK | kind::SUBACK | kind::PINGRESP if flags == 0 => Ok(()),
            kind::CONNACK | kind::PUBACK | kind::SUBACK | kind::PINGRESP => Err(PacketFault::Flags(self.first)),
            kind => Err(PacketFault::Kind(kind)),
        }
    }

    /// Checks the length for the kind of the packet.
    fn check_length(&self) -> Result<(), PacketFault> {
        let kind = self.kind();
        let fits = match kind {
            kind::PUBLISH => self.length >= if self.has_id() { 5 } else { 3 },
            // Each subscription has a packet of its own, so there is one code.
            kind::SUBACK => self.length == 3,
            kind::PINGRESP => self.length == 0,
            _ => self.length == 2,
        };
        if fits { Ok(()) } else { Err(PacketFault::Size(kind)) }
    }

    /// Returns the parts of a PUBLISH; none until the length of the topic has arrived.
    fn parts(&self) -> Result<Option<Parts>, PacketFault> {
        let Some(&length) = self.kept.first_chunk() else { return Ok(None) };
        let topic = usize::from(u16::from_be_bytes(length));
        let id = if self.has_id() { 2 } else { 0 };
        let payload = self.length.checked_sub(2 + topic + id).ok_or(PacketFault::Size(kind::PUBLISH))?;
        Ok(Some(Parts { topic, id, payload }))
    }

    /// Returns the number of the next bytes that are treated alike, and whether to keep them.
    fn next_part(&self) -> Result<(usize, bool), PacketFault> {
        if self.kind() != kind::PUBLISH {
            return Ok((self.length - self.arrived, true));
        }
        let Some(parts) = self.parts()? else { return Ok((2 - self.arrived, true)) };
        let topic_end = 2 + parts.topic;
        let ends = [
            (2 + parts.kept_topic(), true),
            (topic_end, false),
            (topic_end + parts.id, true),
            (self.length, !parts.is_oversized()),
        ];
        let part = ends.into_iter().find(|(end, _)| self.arrived < *end);
        Ok(part.map_or((0, false), |(end, is_kept)| (end - self.arrived, is_kept)))
    }

    /// Reads the complete packet.
    fn packet(self) -> Result<Incoming, PacketFault> {
        match (self.kind(), &self.kept[..]) {
            // Only the lowest bit of the first byte has a meaning: an old session, which was not asked for (3.2.2).
            (kind::CONNACK, &[0 | 1, code]) => Ok(Incoming::Connected(code)),
            (kind::CONNACK, &[other, _]) => Err(PacketFault::Code(other)),
            (kind::PUBACK, id) => number(id).map(Incoming::Acknowledged),
            (kind::SUBACK, &[ref id @ .., code @ (0..=2 | 0x80)]) => {
                Ok(Incoming::Subscribed { id: number(id)?, is_granted: code != 0x80 })
            }
            (kind::SUBACK, &[.., other]) => Err(PacketFault::Code(other)),
            (kind::PINGRESP, _) => Ok(Incoming::Pong),
            _ => self.message(),
        }
    }

    /// Reads a complete PUBLISH.
    fn message(self) -> Result<Incoming, PacketFault> {
        let parts = self.parts()?.ok_or(PacketFault::Size(kind::PUBLISH))?;
        let (head, id) = self.kept[2..].split_at(parts.kept_topic());
        let topic = read_topic(head, parts.topic > head.len())?;
        let id = if parts.id > 0 { Some(number(&id[..parts.id])?) } else { None };
        if parts.is_oversized() {
            return Ok(Incoming::Oversized { topic, id });
        }
        let is_retained = self.first & 1 == 1;
        let mut payload = self.kept;
        payload.drain(..2 + parts.topic + parts.id);
        Ok(Incoming::Message { topic, payload, is_retained, id })
    }
}

/// Lengths of the parts of a PUBLISH, after the two bytes for the length of the topic.
struct Parts {
    topic: usize,
    id: usize,
    payload: usize,
}

impl Parts {
    fn kept_topic(&self) -> usize {
        self.topic.min(MOST_TOPIC)
    }

    fn is_oversized(&self) -> bool {
        self.topic > MOST_TOPIC || self.payload > MOST_PAYLOAD
    }
}

/// Reads the number of a packet.
fn number(bytes: &[u8]) -> Result<u16, PacketFault> {
    let id = bytes.try_into().map_or(0, u16::from_be_bytes);
    if id == 0 { Err(PacketFault::Id) } else { Ok(id) }
}

/// Reads a topic, which may be cut within a character. NUL is allowed, so that a stranger's message on a careless relay
/// does not close the connection.
fn read_topic(bytes: &[u8], is_cut: bool) -> Result<String, PacketFault> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(fault) if is_cut && fault.error_len().is_none() => {
            std::str::from_utf8(&bytes[..fault.valid_up_to()]).unwrap_or_default()
        }
        Err(_) => return Err(PacketFault::Topic),
    };
    if text.is_empty() || text.contains(['+', '#']) { Err(PacketFault::Topic) } else { Ok(text.to_owned()) }
}

#[cfg(test)]
mod tests;
