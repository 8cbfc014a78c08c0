//! Random schedules: a relay that keeps retained messages, connections that are cut anywhere, and hostile bytes.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;

/// What happens next.
#[derive(Clone, Debug)]
enum Step {
    /// The player publishes.
    Publish(usize, u8),
    /// The relay receives and answers so many of the packets on the way.
    Answer(usize),
    /// So many of the relay's bytes arrive.
    Arrive(usize),
    /// The connection is cut; what is on the way is lost.
    Cut,
    /// Time passes.
    Wait(u64),
    /// The page wakes.
    Wake,
    /// Garbage arrives.
    Garbage(Vec<u8>),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..3_usize, any::<u8>()).prop_map(|(topic, payload)| Step::Publish(topic, payload)),
        6 => (1..4_usize).prop_map(Step::Answer),
        6 => (1..40_usize).prop_map(Step::Arrive),
        1 => Just(Step::Cut),
        2 => (0..20_000_u64).prop_map(Step::Wait),
        1 => Just(Step::Wake),
        1 => prop::collection::vec(any::<u8>(), 1..12).prop_map(Step::Garbage),
    ]
}

/// A relay, and the two directions of the connection to it.
#[derive(Default)]
struct World {
    retained: BTreeMap<String, Vec<u8>>,
    is_open: bool,
    to_relay: Vec<u8>,
    to_client: Vec<u8>,
    tickets: Vec<Ticket>,
    settled: Vec<Ticket>,
    subscribed: usize,
}

impl World {
    /// Carries out commands and takes events.
    fn settle(&mut self, client: &mut RelayClient, now: u64) {
        loop {
            let commands = client.take_commands();
            if commands.is_empty() {
                break;
            }
            for command in commands {
                match command {
                    RelayCommand::Open => {
                        assert!(!self.is_open, "two sockets");
                        self.is_open = true;
                        client.opened(now);
                    }
                    RelayCommand::Close => self.cut(),
                    RelayCommand::Send(bytes) => {
                        assert!(self.is_open, "no socket");
                        self.to_relay.extend(bytes);
                    }
                }
            }
        }
        for event in client.take_events() {
            match event {
                RelayEvent::Settled(ticket) => self.settled.push(ticket),
                RelayEvent::Subscribed(pattern) => {
                    assert_eq!(pattern, "t/+");
                    self.subscribed += 1;
                }
                RelayEvent::Down { .. } => self.subscribed = 0,
                _ => {}
            }
        }
    }

    fn cut(&mut self) {
        self.is_open = false;
        self.to_relay.clear();
        self.to_client.clear();
    }

    /// The relay receives a packet and answers. Returns false if there is none.
    fn answer(&mut self) -> bool {
        let Some((&first, rest)) = self.to_relay.split_first() else { return false };
        // All packets here are short.
        let (length, body) = (usize::from(rest[0]), &rest[1..]);
        assert!(length < 128);
        let body = body[..length].to_vec();
        self.to_relay.drain(..2 + length);
        match first {
            0x10 => self.to_client.extend(CONNACK),
            0x33 | 0x3b => {
                let topic = String::from_utf8(body[2..5].to_vec()).unwrap();
                self.retained.insert(topic, body[7..].to_vec());
                self.to_client.extend([0x40, 2, body[5], body[6]]);
            }
            0x82 => self.to_client.extend([0x90, 3, body[0], body[1], 1]),
            0xc0 => self.to_client.extend(PONGED),
            0x40 => {}
            other => panic!("{other:#x}"),
        }
        true
    }

    fn arrive(&mut self, client: &mut RelayClient, count: usize, now: u64) {
        let count = count.min(self.to_client.len());
        let bytes: Vec<u8> = self.to_client.drain(..count).collect();
        client.received(&bytes, now);
        self.settle(client, now);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Whatever happened before, a good connection brings the newest messages to the relay and settles every ticket once.
    #[test]
    fn the_newest_messages_reach_the_relay(steps in prop::collection::vec(step(), 0..120), seed: u64, is_honest: bool) {
        let mut client = RelayClient::new(RelayOptions { client_id: "me".to_owned(), ..RelayOptions::default() }, seed);
        let (mut world, mut now, mut newest) = (World::default(), 0, BTreeMap::new());
        client.subscribe("t/+");
        for step in steps {
            match step {
                Step::Publish(topic, payload) => {
                    let topic = format!("t/{topic}");
                    world.tickets.push(client.publish(&topic, vec![payload], true));
                    newest.insert(topic, vec![payload]);
                }
                Step::Answer(count) => drop((0..count).take_while(|_| world.answer()).count()),
                Step::Arrive(count) => world.arrive(&mut client, count, now),
                Step::Cut => {
                    if world.is_open {
                        world.cut();
                        client.closed(now);
                    }
                }
                Step::Wait(time) => {
                    now += time;
                    client.tick(now);
                }
                Step::Wake => client.wake(now),
                Step::Garbage(garbage) => {
                    // It may acknowledge what has not arrived, so messages may be lost.
                    if !is_honest {
                        client.received(&garbage, now);
                    }
                }
            }
            world.settle(&mut client, now);
            prop_assert!(client.next_wake().is_some());
        }
        world.cut();
        client.closed(now);
        for _ in 0..100 {
            world.settle(&mut client, now);
            while world.answer() {}
            world.arrive(&mut client, usize::MAX, now);
            now = now.max(client.next_wake().unwrap());
            client.tick(now);
        }
        prop_assert!(client.is_up());
        prop_assert_eq!(world.subscribed, 1);
        if is_honest {
            prop_assert_eq!(world.retained, newest);
            world.settled.sort();
            prop_assert_eq!(world.settled, world.tickets);
        }
    }
}

/// Memory that a client can take: messages held back, and nothing else that a relay decides.
#[test]
fn a_hostile_relay_cannot_fill_the_memory() {
    let mut client = RelayClient::new(options(), 1);
    up(&mut client, 0);
    let mut random = 1_u64;
    let mut passed = 0;
    for round in 0..20_000_u64 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let topic = format!("{}{}", "t".repeat(random as usize % 300), random >> 50);
        let payload = vec![round as u8; (random >> 40) as usize % 9_000];
        client.received(&bytes(publish(&topic, &payload, 1)), round / 10);
        client.received(&[0x90, 3, 0, round as u8 | 1, 0x80, 0x40, 2, 1, round as u8, 0xd0, 0], round / 10);
        client.take_commands();
        let events = client.take_events();
        assert!(events.len() <= 400);
        passed += events.len();
    }
    assert!((800..=1_200).contains(&passed), "{passed}");
    assert!(client.flow.held <= 1_000, "{}", client.flow.held);
    assert!(client.is_up());
}
