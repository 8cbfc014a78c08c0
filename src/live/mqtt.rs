//! Packets of MQTT 3.1.1, as far as a client needs them. Numbers in comments are sections of the
//! [standard](https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html).
//!
//! Messages are sent and received with QoS 0 (at most once) and QoS 1 (at least once). QoS 2 is not supported.

mod read;
mod write;

pub use read::{Incoming, PacketReader};
pub use write::{Outgoing, RelayWill};

/// Maximum size of a message's payload in bytes. A larger one is skipped.
pub const MOST_PAYLOAD: usize = 8_192;

/// Maximum length of a topic in bytes. A message with a longer one is skipped.
pub const MOST_TOPIC: usize = 256;

/// Time in seconds within which a client must send something. The relay drops it after one and a half times as long.
pub const KEEP_ALIVE: u16 = 60;

/// Kinds of packets: the upper half of the first byte (2.2.1).
mod kind {
    pub const CONNECT: u8 = 1;
    pub const CONNACK: u8 = 2;
    pub const PUBLISH: u8 = 3;
    pub const PUBACK: u8 = 4;
    pub const PUBREC: u8 = 5;
    pub const PUBREL: u8 = 6;
    pub const PUBCOMP: u8 = 7;
    pub const SUBSCRIBE: u8 = 8;
    pub const SUBACK: u8 = 9;
    pub const PINGREQ: u8 = 12;
    pub const PINGRESP: u8 = 13;
    pub const DISCONNECT: u8 = 14;
}

/// A fault in a packet from a relay. The connection must be closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PacketFault {
    /// A relay does not send packets of this kind.
    Kind(u8),
    /// The first packet is not the relay's greeting, or a later one is.
    Order,
    /// The lower half of the first byte is impossible for this kind.
    Flags(u8),
    /// The number for the packet's length takes more than four bytes.
    Length,
    /// A packet of this kind cannot have this length.
    Size(u8),
    /// QoS 2, which was not asked for.
    Quality,
    /// The number 0 for a packet that needs another.
    Id,
    /// The topic is empty, not UTF-8, or contains a wildcard.
    Topic,
    /// A code with an unknown meaning.
    Code(u8),
}
