//! Tests of the connection.

mod chance;

use super::socket::{GREETING, PING, PING_HIDDEN, PONG};
use super::*;
use crate::live::mqtt::MOST_PAYLOAD;

const CONNACK: [u8; 4] = [0x20, 2, 0, 0];
const PONGED: [u8; 2] = [0xd0, 0];

fn options() -> RelayOptions {
    let will = RelayWill { topic: "hc/1/x/p/c".to_owned(), payload: b"gone".to_vec(), is_retained: false };
    RelayOptions { client_id: "me".to_owned(), will: Some(will), ..RelayOptions::default() }
}

fn bytes(packet: Outgoing) -> Vec<u8> {
    let mut bytes = Vec::new();
    packet.write(&mut bytes);
    bytes
}

fn publish<'a>(topic: &'a str, payload: &'a [u8], id: u16) -> Outgoing<'a> {
    Outgoing::Publish { topic, payload, is_retained: true, is_repeated: false, id: Some(id) }
}

fn repeated<'a>(topic: &'a str, payload: &'a [u8], id: u16) -> Outgoing<'a> {
    Outgoing::Publish { topic, payload, is_retained: true, is_repeated: true, id: Some(id) }
}

fn subscribe(pattern: &str, id: u16) -> Outgoing<'_> {
    Outgoing::Subscribe { id, pattern }
}

/// Checks that nothing but these packets has to be sent.
#[track_caller]
fn assert_sent(client: &mut RelayClient, packets: &[Outgoing]) {
    let expected: Vec<u8> = packets.iter().flat_map(|packet| bytes(*packet)).collect();
    let expected = if packets.is_empty() { Vec::new() } else { vec![RelayCommand::Send(expected)] };
    assert_eq!(client.take_commands(), expected);
}

/// Opens the connection at this time, and drops the commands and events of that.
fn up(client: &mut RelayClient, now: u64) {
    client.wake(now);
    assert_eq!(client.take_commands().last(), Some(&RelayCommand::Open));
    client.opened(now);
    assert_sent(client, &[connect(&client.options.clone())]);
    client.received(&CONNACK, now);
    assert!(client.take_events().contains(&RelayEvent::Up));
}

fn connect(options: &RelayOptions) -> Outgoing<'_> {
    let (user, password) = (options.user.as_deref(), options.password.as_deref());
    Outgoing::Connect { client_id: &options.client_id, user, password, will: options.will.as_ref() }
}

fn down(why: DownReason) -> RelayEvent {
    RelayEvent::Down { why }
}

#[test]
fn a_connection_is_opened_and_greeted() {
    let mut client = RelayClient::new(options(), 1);
    assert_eq!((client.next_wake(), client.take_commands()), (Some(0), vec![]));
    client.tick(100);
    assert_eq!(client.take_commands(), [RelayCommand::Open]);
    assert_eq!(client.next_wake(), Some(100 + GREETING));
    // Nothing can arrive yet.
    client.received(&CONNACK, 110);
    assert_eq!(client.take_events(), []);
    client.set_will(None);
    client.opened(200);
    assert_sent(&mut client, &[connect(&RelayOptions { will: None, ..options() })]);
    client.opened(210);
    assert_sent(&mut client, &[]);
    client.received(&CONNACK[..3], 300);
    assert!(!client.is_up());
    client.received(&CONNACK[3..], 400);
    assert_eq!(client.take_events(), [RelayEvent::Up]);
    assert_sent(&mut client, &[]);
    assert_eq!(client.next_wake(), Some(400 + PING));
}

#[test]
fn subscriptions_and_messages_wait_for_the_connection() {
    let mut client = RelayClient::new(options(), 1);
    client.subscribe("hc/1/x/#");
    let ticket = client.publish("hc/1/x/s/w", b"1".to_vec(), true);
    // Presence is worth nothing later.
    client.publish("hc/1/x/p/c", b"here".to_vec(), false);
    up(&mut client, 0);
    assert_sent(&mut client, &[subscribe("hc/1/x/#", 1), publish("hc/1/x/s/w", b"1", 2)]);
    client.received(&[0x90, 3, 0, 1, 1, 0x40, 2, 0, 2], 10);
    assert_eq!(client.take_events(), [RelayEvent::Subscribed("hc/1/x/#".to_owned()), RelayEvent::Settled(ticket)]);
    // All of it at once while the connection is up.
    client.subscribe("hc/1/lobby/+");
    client.publish("hc/1/x/p/c", b"here".to_vec(), false);
    client.publish("hc/1/x/s/w", b"2".to_vec(), true);
    let here =
        Outgoing::Publish { topic: "hc/1/x/p/c", payload: b"here", is_retained: false, is_repeated: false, id: None };
    assert_sent(&mut client, &[subscribe("hc/1/lobby/+", 3), here, publish("hc/1/x/s/w", b"2", 4)]);
}

#[test]
fn a_reconnection_subscribes_and_publishes_again() {
    let mut client = RelayClient::new(options(), 1);
    client.subscribe("a/#");
    up(&mut client, 0);
    client.received(&[0x90, 3, 0, 1, 1], 0);
    let first = client.publish("a/1", b"old".to_vec(), true);
    let other = client.publish("a/2", b"kept".to_vec(), true);
    assert_sent(&mut client, &[subscribe("a/#", 1), publish("a/1", b"old", 2), publish("a/2", b"kept", 3)]);
    let done = client.publish("a/3", b"done".to_vec(), true);
    client.received(&[0x40, 2, 0, 4], 0);
    client.closed(1_000);
    // The messages that could no longer be sent are no commands.
    assert_eq!(client.take_commands(), []);
    let second = client.publish("a/1", b"newer".to_vec(), true);
    let third = client.publish("a/1", b"newest".to_vec(), true);
    let subscribed = RelayEvent::Subscribed("a/#".to_owned());
    assert_eq!(client.take_events(), [subscribed, RelayEvent::Settled(done), down(DownReason::Closed)]);
    let now = client.next_wake().unwrap();
    client.tick(now - 1);
    assert_eq!(client.take_commands(), []);
    up(&mut client, now);
    let again = [subscribe("a/#", 5), repeated("a/2", b"kept", 6), publish("a/1", b"newest", 7)];
    assert_sent(&mut client, &again);
    // An answer to a packet of the earlier connection means nothing.
    client.received(&[0x40, 2, 0, 2, 0x90, 3, 0, 1, 1], now);
    assert_eq!(client.take_events(), []);
    client.received(&[0x40, 2, 0, 7, 0x40, 2, 0, 6], now);
    assert_eq!(client.take_events(), [first, second, third, other].map(RelayEvent::Settled));
}

#[test]
fn a_relay_that_refuses_is_named_and_tried_again() {
    let refusals = [
        RelayRefusal::Protocol,
        RelayRefusal::ClientId,
        RelayRefusal::Unavailable,
        RelayRefusal::Password,
        RelayRefusal::Forbidden,
        RelayRefusal::Other(6),
    ];
    for (code, refusal) in (1..).zip(refusals) {
        let mut client = RelayClient::new(options(), 1);
        client.publish("a", b"1".to_vec(), true);
        client.tick(0);
        client.opened(0);
        client.take_commands();
        client.received(&[0x20, 2, 0, code, 0xd0, 0], 10);
        assert_eq!(client.take_events(), [RelayEvent::Refused(refusal), down(DownReason::Refused)]);
        assert_eq!(client.take_commands(), [RelayCommand::Close]);
        assert!((260..=510).contains(&client.next_wake().unwrap()));
    }
    // Another program answers, or a relay that does not begin with the greeting.
    for (bytes, fault) in [
        (&b"HTTP/1.1 400 Bad Request\r\n"[..], PacketFault::Flags(b'H')),
        (&PONGED, PacketFault::Order),
        (&[0x30, 3, 0, 1, b'a'], PacketFault::Order),
    ] {
        let mut client = RelayClient::new(options(), 1);
        client.tick(0);
        client.opened(0);
        client.received(bytes, 10);
        let refused = RelayEvent::Refused(RelayRefusal::Protocol);
        assert_eq!(client.take_events(), [refused, down(DownReason::Fault(fault))]);
    }
}

#[test]
fn a_fault_closes_the_connection() {
    for (bytes, fault) in [(&[0x34][..], PacketFault::Quality), (&CONNACK, PacketFault::Order)] {
        let mut client = RelayClient::new(options(), 1);
        up(&mut client, 0);
        client.received(&[&PONGED, bytes, &[0x30, 3, 0, 1, b'a']].concat(), 10);
        assert_eq!(client.take_events(), [down(DownReason::Fault(fault))]);
        assert_eq!(client.take_commands(), [RelayCommand::Close]);
        // The next connection begins anew in the middle of nothing.
        client.received(&PONGED, 20);
        client.closed(20);
        assert_eq!(client.take_events(), []);
        up(&mut client, 30);
    }
}

#[test]
fn the_time_between_attempts_grows() {
    let mut client = RelayClient::new(options(), 1);
    let mut now = 0;
    for whole in [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000] {
        client.tick(now);
        assert_eq!(client.take_commands(), [RelayCommand::Open]);
        client.closed(now);
        assert_eq!(client.take_events(), [down(DownReason::Closed)]);
        let wait = client.next_wake().unwrap() - now;
        assert!((whole / 2..=whole).contains(&wait), "{wait} of {whole}");
        now += wait;
    }
    // A short connection does not count, a long one does.
    for (lasts, most) in [(9_999, 30_000), (10_000, 500)] {
        up(&mut client, now);
        now += lasts;
        client.closed(now);
        let wait = client.next_wake().unwrap() - now;
        assert!((most / 2..=most).contains(&wait), "{wait}");
    }
    // Waking does not wait.
    client.wake(now + 1);
    assert_eq!(client.take_commands(), [RelayCommand::Open]);
    client.wake(now + 2);
    assert_eq!(client.take_commands(), []);
}

#[test]
fn a_socket_or_a_relay_that_stays_silent_is_given_up() {
    for opens in [false, true] {
        let mut client = RelayClient::new(options(), 1);
        client.tick(0);
        let mut since = 0;
        if opens {
            since = 9_000;
            client.opened(since);
            client.received(&CONNACK[..2], since + 9_999);
        }
        client.take_commands();
        client.tick(since + GREETING - 1);
        assert_eq!(client.take_commands(), []);
        client.tick(since + GREETING);
        assert_eq!(client.take_commands(), [RelayCommand::Close]);
        assert_eq!(client.take_events(), [down(DownReason::Silent)]);
    }
}

#[test]
fn a_dead_connection_is_found_by_its_silence() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    client.tick(PING - 1);
    assert_sent(&mut client, &[]);
    client.tick(PING);
    assert_sent(&mut client, &[Outgoing::Ping]);
    assert_eq!(client.next_wake(), Some(PING + PONG));
    // Any byte is a sign of life, even a part of a packet.
    client.received(&[], PING + 1);
    assert_eq!(client.next_wake(), Some(PING + PONG));
    client.received(&PONGED[..1], PING + 1);
    assert_eq!(client.next_wake(), Some(2 * PING));
    client.tick(2 * PING);
    assert_sent(&mut client, &[Outgoing::Ping]);
    client.tick(2 * PING + PONG - 1);
    assert_sent(&mut client, &[]);
    client.tick(2 * PING + PONG);
    assert_eq!(client.take_commands(), [RelayCommand::Close]);
    assert_eq!(client.take_events(), [down(DownReason::Dead)]);
    // Late events of the dead socket mean nothing.
    client.closed(2 * PING + PONG + 1);
    assert_eq!(client.take_events(), []);
}

#[test]
fn a_hidden_page_pings_as_rarely_as_the_relay_allows() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    client.set_visible(false);
    assert_eq!(client.next_wake(), Some(PING_HIDDEN));
    // Browsers may round the timer up by a minute, and the relay waits for one and a half times the promised time.
    const { assert!(PING_HIDDEN + 60_000 < super::super::mqtt::KEEP_ALIVE as u64 * 1_500) };
    client.tick(60_000);
    assert_sent(&mut client, &[Outgoing::Ping]);
    client.received(&PONGED, 60_050);
    client.set_visible(true);
    // The page is visible again: the connection is checked at once.
    client.wake(61_000);
    assert_sent(&mut client, &[Outgoing::Ping]);
    client.wake(64_000);
    assert_sent(&mut client, &[Outgoing::Ping]);
    assert_eq!(client.next_wake(), Some(64_000 + PONG));
}

#[test]
fn a_refused_subscription_is_reported_and_tried_again() {
    let mut client = RelayClient::new(options(), 1);
    client.subscribe("hc/1/#");
    client.subscribe("a");
    up(&mut client, 0);
    client.take_commands();
    client.received(&[0x90, 3, 0, 1, 0x80, 0x90, 3, 0, 1, 0x80, 0x90, 3, 0, 2, 0, 0x90, 3, 9, 9, 0x80], 0);
    let refused = RelayEvent::Refused(RelayRefusal::Subscription("hc/1/#".to_owned()));
    assert_eq!(client.take_events(), [refused, RelayEvent::Subscribed("a".to_owned())]);
    // The answer to a subscription that was repeated means nothing.
    client.subscribe("a");
    client.subscribe("a");
    client.received(&[0x90, 3, 0, 3, 0x80, 0x90, 3, 0, 4, 1], 0);
    assert_eq!(client.take_events(), [RelayEvent::Subscribed("a".to_owned())]);
    client.closed(0);
    client.take_commands();
    up(&mut client, 0);
    assert_sent(&mut client, &[subscribe("hc/1/#", 5), subscribe("a", 6)]);
}

#[test]
fn messages_are_acknowledged_whether_or_not_they_are_passed_on() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    let large = vec![1; MOST_PAYLOAD];
    let too_large = vec![1; MOST_PAYLOAD + 1];
    let chunk = [
        bytes(publish("a", &large, 7)),
        bytes(Outgoing::Publish { topic: "a", payload: b"", is_retained: false, is_repeated: false, id: None }),
        bytes(repeated("a", &too_large, 8)),
    ];
    client.received(&chunk.concat(), 0);
    assert_sent(&mut client, &[Outgoing::Acknowledge(7), Outgoing::Acknowledge(8)]);
    let message = |payload, is_retained| RelayEvent::Message { topic: "a".to_owned(), payload, is_retained };
    let expected = [message(large, true), message(Vec::new(), false), RelayEvent::Oversized { topic: "a".to_owned() }];
    assert_eq!(client.take_events(), expected);
}

#[test]
fn a_flood_is_thinned_out_and_its_last_message_comes() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    for number in 0..200_u8 {
        client.received(&bytes(publish("a", &[number], 1)), 100);
    }
    let payloads = |events: Vec<RelayEvent>| -> Vec<u8> {
        let payload = |event| if let RelayEvent::Message { payload, .. } = event { payload[0] } else { panic!() };
        events.into_iter().map(payload).collect()
    };
    assert_eq!(payloads(client.take_events()), Vec::from_iter(0..20));
    assert_eq!(client.next_wake(), Some(1_100));
    // It comes even if the connection is lost meanwhile.
    client.closed(200);
    client.leave(200);
    client.take_events();
    client.tick(1_100);
    assert_eq!(payloads(client.take_events()), [199]);
    assert_eq!(client.next_wake(), None);
}

#[test]
fn impossible_messages_are_refused_here() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    let long = "x".repeat(MOST_TOPIC + 1);
    for (topic, size) in [("a", MOST_REGISTER + 1), ("", 0), ("a/+", 0), ("#", 0), ("a\0", 0), (&long, 0)] {
        for is_retained in [false, true] {
            let ticket = client.publish(topic, vec![0; size], is_retained);
            assert_eq!(client.take_events(), [RelayEvent::Refused(RelayRefusal::Message(ticket))]);
            assert_eq!(client.take_commands(), []);
        }
    }
    client.publish("a", vec![0; MOST_REGISTER], true);
    assert_eq!(client.take_commands().len(), 1);
}

#[test]
fn leaving_is_a_farewell_and_waking_comes_back() {
    let mut client = RelayClient::new(options(), 1);
    client.leave(0);
    assert_eq!((client.take_commands(), client.take_events(), client.next_wake()), (vec![], vec![], None));
    up(&mut client, 1);
    client.leave(2);
    let farewell = RelayCommand::Send(bytes(Outgoing::Disconnect));
    assert_eq!(client.take_commands(), [farewell, RelayCommand::Close]);
    assert_eq!(client.take_events(), [down(DownReason::Left)]);
    client.tick(1_000_000);
    assert_eq!((client.take_commands(), client.next_wake()), (vec![], None));
    up(&mut client, 1_000_000);
}

#[test]
fn numbers_of_packets_without_an_answer_are_not_used_again() {
    let mut client = RelayClient::new(options(), 1);
    client.subscribe("a");
    up(&mut client, 0);
    client.take_commands();
    client.publish("kept", b"1".to_vec(), true);
    client.take_commands();
    for round in 0..70_000_u32 {
        client.publish("b", round.to_le_bytes().to_vec(), true);
        let commands = client.take_commands();
        let [RelayCommand::Send(sent)] = &commands[..] else { panic!("{commands:?}") };
        let id = [sent[5], sent[6]];
        let number = u16::from_be_bytes(id);
        assert!(number > 2, "{number}");
        assert_eq!(u32::from(number), round % (65_535 - 2) + 3);
        client.received(&[&[0x40, 2][..], &id].concat(), 0);
        assert_eq!(client.take_events().len(), 1);
    }
}
