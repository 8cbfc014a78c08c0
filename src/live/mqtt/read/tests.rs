//! Tests of reading.

use proptest::prelude::*;

use super::*;
use crate::live::mqtt::Outgoing;

/// Reads everything from chunks of these sizes, the last of them repeatedly.
fn read_in(bytes: &[u8], sizes: &[usize]) -> Result<Vec<Incoming>, (Vec<Incoming>, PacketFault)> {
    let (mut reader, mut read, mut rest, mut at) = (PacketReader::default(), Vec::new(), bytes, 0);
    while !rest.is_empty() {
        let size = sizes[at.min(sizes.len() - 1)].clamp(1, rest.len());
        let (mut chunk, after) = rest.split_at(size);
        (rest, at) = (after, at + 1);
        loop {
            match reader.read(&mut chunk) {
                Ok(Some(packet)) => read.push(packet),
                Ok(None) => break,
                Err(fault) => {
                    // A fault is permanent.
                    assert_eq!(reader.read(&mut &[0xd0, 0][..]), Err(fault));
                    return Err((read, fault));
                }
            }
        }
        assert!(chunk.is_empty());
        assert!(reader.body.kept.capacity() <= 2 * (MOST_TOPIC + MOST_PAYLOAD + 4), "{}", reader.body.kept.capacity());
        assert!(reader.body.kept.len() <= bytes.len());
    }
    Ok(read)
}

fn read(bytes: &[u8]) -> Result<Vec<Incoming>, PacketFault> {
    read_in(bytes, &[usize::MAX]).map_err(|(_, fault)| fault)
}

fn message(topic: &str, payload: &[u8], is_retained: bool, id: Option<u16>) -> Incoming {
    Incoming::Message { topic: topic.to_owned(), payload: payload.to_vec(), is_retained, id }
}

fn publish(topic: &str, payload: &[u8], is_retained: bool, id: Option<u16>) -> Vec<u8> {
    let mut bytes = Vec::new();
    Outgoing::Publish { topic, payload, is_retained, is_repeated: id == Some(7), id }.write(&mut bytes);
    bytes
}

/// Some packets of every kind.
fn stream() -> (Vec<u8>, Vec<Incoming>) {
    let large = vec![9; MOST_PAYLOAD];
    let too_large = vec![9; MOST_PAYLOAD + 1];
    let long = "ö".repeat(MOST_TOPIC);
    let parts = [
        (vec![0x20, 2, 0, 0], Incoming::Connected(0)),
        (vec![0x90, 3, 0, 1, 1], Incoming::Subscribed { id: 1, is_granted: true }),
        (vec![0x90, 3, 1, 2, 0x80], Incoming::Subscribed { id: 258, is_granted: false }),
        (vec![0x40, 2, 0xff, 0xff], Incoming::Acknowledged(65_535)),
        (vec![0xd0, 0], Incoming::Pong),
        (publish("a/b", b"", true, None), message("a/b", b"", true, None)),
        (publish("a", b"xyz", false, Some(7)), message("a", b"xyz", false, Some(7))),
        (publish("ö", &large, true, Some(8)), message("ö", &large, true, Some(8))),
        (publish("a/b", &too_large, true, Some(9)), Incoming::Oversized { topic: "a/b".to_owned(), id: Some(9) }),
        (publish("a/b", &too_large, true, None), Incoming::Oversized { topic: "a/b".to_owned(), id: None }),
        (publish(&long, b"!", false, Some(10)), Incoming::Oversized { topic: long[..256].to_owned(), id: Some(10) }),
        (publish(&long, b"", false, None), Incoming::Oversized { topic: long[..256].to_owned(), id: None }),
    ];
    let (bytes, packets): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    (bytes.concat(), packets)
}

#[test]
fn packets_of_the_standard_are_read() {
    // 3.9.3, one code each: success with QoS 0, success with QoS 2, failure.
    for (code, is_granted) in [(0x00, true), (0x02, true), (0x80, false)] {
        assert_eq!(read(&[0x90, 3, 0, 10, code]), Ok(vec![Incoming::Subscribed { id: 10, is_granted }]));
    }
    // 3.3.2: the topic a/b and the number 10. 1.5.3: a text with a character of four bytes.
    assert_eq!(
        read(&[0x32, 7, 0x00, 0x03, 0x61, 0x2f, 0x62, 0x00, 0x0a]),
        Ok(vec![message("a/b", b"", false, Some(10))])
    );
    assert_eq!(
        read(&[0x30, 7, 0x00, 0x05, 0x41, 0xf0, 0xaa, 0x9b, 0x94]),
        Ok(vec![message("A\u{2A6D4}", b"", false, None)])
    );
    for code in 0..=255 {
        assert_eq!(read(&[0x20, 2, 0, code]), Ok(vec![Incoming::Connected(code)]));
    }
}

/// The limits of each number of bytes: table 2.4 of the standard.
#[test]
fn lengths_of_the_standard_are_read() {
    let limits = [
        (127, &[0x7f][..]),
        (128, &[0x80, 0x01]),
        (16_383, &[0xff, 0x7f]),
        (16_384, &[0x80, 0x80, 0x01]),
        (2_097_151, &[0xff, 0xff, 0x7f]),
        (2_097_152, &[0x80, 0x80, 0x80, 0x01]),
        (268_435_455, &[0xff, 0xff, 0xff, 0x7f]),
    ];
    for (length, bytes) in limits {
        let mut reader = PacketReader::default();
        assert_eq!(reader.read(&mut &[&[0x30], bytes, &[0, 1, b'a']].concat()[..]), Ok(None));
        assert_eq!(reader.body.length, length);
        // The rest passes by without memory.
        let (chunk, mut left) = (vec![0; 1 << 20], length - 3);
        let mut read = None;
        while left > 0 {
            let size = left.min(chunk.len());
            read = reader.read(&mut &chunk[..size]).unwrap();
            left -= size;
            assert!(reader.body.kept.len() <= MOST_PAYLOAD + 5);
        }
        let is_small = length - 3 <= MOST_PAYLOAD;
        assert_eq!(matches!(read, Some(Incoming::Message { .. })), is_small, "{length}");
        assert_eq!(matches!(read, Some(Incoming::Oversized { .. })), !is_small, "{length}");
    }
}

#[test]
fn every_division_into_chunks_gives_the_same_packets() {
    let (bytes, packets) = stream();
    for size in [1, 2, 3, 5, 7, 64, 1000, usize::MAX] {
        assert_eq!(read_in(&bytes, &[size]).as_ref(), Ok(&packets), "{size}");
    }
    for at in (1..bytes.len()).filter(|at| *at < 100 || at % 97 == 0) {
        assert_eq!(read_in(&bytes, &[at, usize::MAX]).as_ref(), Ok(&packets), "{at}");
    }
}

#[test]
fn a_fault_is_named() {
    let long_topic = [&[0x30, 0xff, 0x7f, 0x3f, 0xf0][..], &[0xff; 0x3ffd]].concat();
    for (bytes, fault) in [
        (&[0x00][..], PacketFault::Kind(0)),
        (&[0x10], PacketFault::Kind(1)),
        (&[0x82], PacketFault::Kind(8)),
        (&[0xa2], PacketFault::Kind(10)),
        // This client never unsubscribes, so no relay has to confirm it.
        (&[0xb0], PacketFault::Kind(11)),
        (&[0xc0], PacketFault::Kind(12)),
        (&[0xe0], PacketFault::Kind(14)),
        (&[0xf0], PacketFault::Kind(15)),
        (b"HTTP/1.1 400 Bad Request", PacketFault::Flags(b'H')),
        (&[0x21], PacketFault::Flags(0x21)),
        (&[0x42], PacketFault::Flags(0x42)),
        (&[0x38], PacketFault::Flags(0x38)),
        (&[0x34], PacketFault::Quality),
        (&[0x36], PacketFault::Quality),
        (&[0x50], PacketFault::Quality),
        (&[0x62], PacketFault::Quality),
        (&[0x70], PacketFault::Quality),
        (&[0x30, 0xff, 0xff, 0xff, 0x80], PacketFault::Length),
        (&[0xd0, 1], PacketFault::Size(13)),
        (&[0x20, 3], PacketFault::Size(2)),
        (&[0x20, 0], PacketFault::Size(2)),
        (&[0x40, 0], PacketFault::Size(4)),
        (&[0x90, 2], PacketFault::Size(9)),
        (&[0x90, 4], PacketFault::Size(9)),
        (&[0x40, 0x83, 0x80, 0x00], PacketFault::Size(4)),
        (&[0x30, 2], PacketFault::Size(3)),
        (&[0x32, 4], PacketFault::Size(3)),
        (&[0x30, 4, 0, 3, b'a'], PacketFault::Size(3)),
        (&[0x32, 5, 0, 2, b'a'], PacketFault::Size(3)),
        (&[0x40, 2, 0, 0], PacketFault::Id),
        (&[0x90, 3, 0, 0, 0], PacketFault::Id),
        (&[0x32, 5, 0, 1, b'a', 0, 0], PacketFault::Id),
        (&[0x30, 3, 0, 0, b'a'], PacketFault::Topic),
        (&[0x30, 3, 0, 1, 0xff], PacketFault::Topic),
        (&[0x30, 3, 0, 1, 0xc3], PacketFault::Topic),
        (&[0x30, 3, 0, 1, b'+'], PacketFault::Topic),
        (&[0x30, 4, 0, 2, b'a', b'#'], PacketFault::Topic),
        (&long_topic, PacketFault::Topic),
        (&[0x20, 2, 2, 0], PacketFault::Code(2)),
        (&[0x90, 3, 0, 1, 3], PacketFault::Code(3)),
    ] {
        assert_eq!(read(bytes), Err(fault), "{:02x?}", &bytes[..bytes.len().min(8)]);
    }
    // Longer forms of a length, and NUL in a topic, do no harm.
    assert_eq!(read(&[0xd0, 0x80, 0x00]), Ok(vec![Incoming::Pong]));
    assert_eq!(read(&[0x30, 3, 0, 1, 0]), Ok(vec![message("\0", b"", false, None)]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_written_is_read(
        topic in "[^+#\0]{1,40}", payload in prop::collection::vec(any::<u8>(), 0..300),
        is_retained: bool, id in prop::option::of(1u16..),
    ) {
        prop_assert_eq!(
            read(&publish(&topic, &payload, is_retained, id)), Ok(vec![message(&topic, &payload, is_retained, id)])
        );
    }

    #[test]
    fn any_bytes_in_any_chunks_give_the_same(
        bytes in prop::collection::vec(any::<u8>(), 0..200), first in any::<prop::sample::Index>(),
        sizes in prop::collection::vec(1usize..40, 1..20),
    ) {
        // Most first bytes are refused at once, so a possible one is put first.
        let firsts = [0x20, 0x30, 0x31, 0x32, 0x3a, 0x40, 0x90, 0xd0];
        let bytes = [&[firsts[first.index(firsts.len())]], &bytes[..]].concat();
        prop_assert_eq!(read_in(&bytes, &[usize::MAX]), read_in(&bytes, &sizes));
    }

    #[test]
    fn changed_packets_in_any_chunks_give_the_same(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        start in any::<prop::sample::Index>(),
        sizes in prop::collection::vec(1usize..3000, 1..20),
    ) {
        let (mut bytes, _) = stream();
        for (at, byte) in changes {
            // Changes near the start, with the small packets, are the most interesting.
            let at = at.index(bytes.len());
            let end = bytes.len();
            bytes[if at % 4 == 0 { at } else { at % end.min(60) }] = byte;
        }
        let bytes = &bytes[if start.index(3) == 0 { start.index(60) } else { 0 }..];
        prop_assert_eq!(read_in(bytes, &[usize::MAX]), read_in(bytes, &sizes));
    }
}
