//! Writing of packets to a relay.

use super::{KEEP_ALIVE, kind};

/// A message that the relay publishes with QoS 1 when the connection is lost without a farewell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelayWill {
    /// The topic.
    pub topic: String,
    /// The content.
    pub payload: Vec<u8>,
    /// True if the relay keeps the message for those who come later. An empty one deletes what the relay has kept.
    pub is_retained: bool,
}

/// Packet to a relay. Texts have at most 65,535 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outgoing<'a> {
    /// CONNECT. It asks for a clean session: the relay keeps nothing of an earlier connection.
    Connect {
        /// Name of this client, unique on the relay.
        client_id: &'a str,
        /// User name.
        user: Option<&'a str>,
        /// Password. It needs a user name.
        password: Option<&'a str>,
        /// The will.
        will: Option<&'a RelayWill>,
    },
    /// PUBLISH: a message.
    Publish {
        /// The topic, without wildcards.
        topic: &'a str,
        /// The content.
        payload: &'a [u8],
        /// True if the relay keeps the message for those who come later.
        is_retained: bool,
        /// True if the message was sent before.
        is_repeated: bool,
        /// Number by which the relay acknowledges it; none for QoS 0.
        id: Option<u16>,
    },
    /// PUBACK: a message with this number has arrived.
    Acknowledge(u16),
    /// SUBSCRIBE with QoS 1.
    Subscribe {
        /// Number of the packet, not 0.
        id: u16,
        /// The pattern of topics.
        pattern: &'a str,
    },
    /// PINGREQ.
    Ping,
    /// DISCONNECT: a farewell, so the relay does not publish the will.
    Disconnect,
}

impl Outgoing<'_> {
    /// Appends the packet.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let mut body = Vec::new();
        let first = self.write_body(&mut body);
        bytes.push(first);
        crate::varint::put(bytes, body.len() as u64);
        bytes.extend(body);
    }

    /// Writes all but the length, and returns the first byte.
    fn write_body(&self, body: &mut Vec<u8>) -> u8 {
        match *self {
            Outgoing::Connect { client_id, user, password, will } => {
                let password = password.filter(|_| user.is_some());
                put(body, b"MQTT");
                // The level of version 3.1.1, then the flags (3.1.2): clean session, will with QoS 1 and retained,
                // password, user.
                let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
                let flags = 0b10
                    | flag(will.is_some(), 0b1100)
                    | flag(will.is_some_and(|will| will.is_retained), 0b10_0000)
                    | flag(password.is_some(), 0b100_0000)
                    | flag(user.is_some(), 0b1000_0000);
                body.extend([4, flags]);
                body.extend(KEEP_ALIVE.to_be_bytes());
                put(body, client_id.as_bytes());
                if let Some(will) = will {
                    put(body, will.topic.as_bytes());
                    put(body, &will.payload);
                }
                for text in [user, password].into_iter().flatten() {
                    put(body, text.as_bytes());
                }
                kind::CONNECT << 4
            }
            Outgoing::Publish { topic, payload, is_retained, is_repeated, id } => {
                put(body, topic.as_bytes());
                body.extend(id.iter().flat_map(|id| id.to_be_bytes()));
                body.extend(payload);
                let is_repeated = is_repeated && id.is_some();
                kind::PUBLISH << 4 | u8::from(is_repeated) << 3 | u8::from(id.is_some()) << 1 | u8::from(is_retained)
            }
            Outgoing::Acknowledge(id) => {
                body.extend(id.to_be_bytes());
                kind::PUBACK << 4
            }
            Outgoing::Subscribe { id, pattern } => {
                body.extend(id.to_be_bytes());
                put(body, pattern.as_bytes());
                body.push(1);
                // The second bit is fixed (3.8.1).
                kind::SUBSCRIBE << 4 | 0b10
            }
            Outgoing::Ping => kind::PINGREQ << 4,
            Outgoing::Disconnect => kind::DISCONNECT << 4,
        }
    }
}

/// Appends a text or bytes with their length before them.
fn put(body: &mut Vec<u8>, text: &[u8]) {
    debug_assert!(text.len() <= usize::from(u16::MAX));
    body.extend((text.len() as u16).to_be_bytes());
    body.extend(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(packet: Outgoing) -> Vec<u8> {
        let mut bytes = Vec::new();
        packet.write(&mut bytes);
        bytes
    }

    #[test]
    fn packets_have_the_bytes_of_the_standard() {
        // 1.5.3: the text "A" and U+2A6D4. 2.2.3: a length of 321 is written as 193 and 2.
        let publish = Outgoing::Publish {
            topic: "A\u{2A6D4}",
            payload: &[7; 314],
            is_retained: false,
            is_repeated: false,
            id: None,
        };
        let bytes = written(publish);
        assert_eq!(bytes[..10], [0x30, 193, 2, 0x00, 0x05, 0x41, 0xf0, 0xaa, 0x9b, 0x94]);
        assert_eq!(bytes.len(), 3 + 321);
        // 3.3.2: the topic a/b and the number 10.
        let publish = |is_retained, is_repeated, id| Outgoing::Publish {
            topic: "a/b",
            payload: b"!",
            is_retained,
            is_repeated,
            id,
        };
        for (packet, bytes) in [
            (publish(false, false, Some(10)), &[0x32, 8, 0x00, 0x03, 0x61, 0x2f, 0x62, 0x00, 0x0a, b'!'][..]),
            (publish(true, true, Some(10)), &[0x3b, 8, 0x00, 0x03, 0x61, 0x2f, 0x62, 0x00, 0x0a, b'!']),
            // With QoS 0, the mark of a repetition must not be set.
            (publish(true, true, None), &[0x31, 6, 0x00, 0x03, 0x61, 0x2f, 0x62, b'!']),
            (Outgoing::Acknowledge(0x1234), &[0x40, 2, 0x12, 0x34]),
            // 3.8.3: the first pattern of the example, a/b, with QoS 1.
            (
                Outgoing::Subscribe { id: 10, pattern: "a/b" },
                &[0x82, 8, 0x00, 0x0a, 0x00, 0x03, 0x61, 0x2f, 0x62, 0x01],
            ),
            (Outgoing::Ping, &[0xc0, 0]),
            (Outgoing::Disconnect, &[0xe0, 0]),
        ] {
            assert_eq!(written(packet), bytes, "{packet:?}");
        }
    }

    #[test]
    fn a_greeting_has_the_bytes_of_the_standard() {
        // 3.1.2.12: user, password, a will with QoS 1, a clean session; other keep alive. 3.1.2.7: the will may be retained.
        let will = |is_retained| RelayWill { topic: "w/t".to_owned(), payload: vec![1, 0, 255], is_retained };
        let start = |flags| [0x00, 0x04, b'M', b'Q', b'T', b'T', 0x04, flags, 0, KEEP_ALIVE as u8, 0, 2, b'm', b'e'];
        let rest = [0, 3, b'w', b'/', b't', 0, 3, 1, 0, 255, 0, 1, b'u', 0, 2, b'p', b'w'];
        for (is_retained, flags) in [(false, 0b1100_1110), (true, 0b1110_1110)] {
            let will = will(is_retained);
            let all = Outgoing::Connect { client_id: "me", user: Some("u"), password: Some("pw"), will: Some(&will) };
            assert_eq!(written(all), [&[0x10, 31][..], &start(flags), &rest].concat());
        }
        // A password without a user name is impossible (3.1.2.9), so it is left out.
        for password in [None, Some("pw")] {
            let bare = Outgoing::Connect { client_id: "me", user: None, password, will: None };
            assert_eq!(written(bare), [&[0x10, 14][..], &start(0b10)].concat());
        }
    }
}
