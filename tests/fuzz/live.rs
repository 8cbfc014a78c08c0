//! Targets of live games: what a relay or an opponent may send.

use std::collections::{BTreeMap, BTreeSet};

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Game as _, Position as _, Side};
use hostage_chess::live::act::{Act, ActKind, LiveVerdict, MoveText, read_log, write_log};
use hostage_chess::live::mqtt::{MOST_PAYLOAD, MOST_TOPIC, PacketReader, RelayWill};
use hostage_chess::live::register::{padded, unpadded};
use hostage_chess::live::{
    Invitation, LiveClock, LiveTerms, Register, RelayClient, RelayCommand, RelayEvent, RelayOptions, Ticket, merge,
};

use super::choices::Choices;

/// Limits of messages in a second: of one topic, and in all.
const LIMITS: [usize; 2] = [20, 400];

/// The bytes of a relay in two divisions give the same packets.
fn chunks(data: &[u8]) {
    let read = |size: usize| {
        let (mut reader, mut packets) = (PacketReader::default(), Vec::new());
        for mut chunk in data.chunks(size) {
            loop {
                match reader.read(&mut chunk) {
                    Ok(Some(packet)) => packets.push(packet),
                    Ok(None) => break,
                    Err(fault) => return (packets, Some(fault)),
                }
            }
            assert!(chunk.is_empty());
        }
        (packets, None)
    };
    let whole = read(data.len().max(1));
    for size in [1, 7] {
        assert_eq!(read(size), whole);
    }
}

/// A socket as a browser has it, and the notes for the promises of a client.
#[derive(Default)]
struct Socket {
    is_there: bool,
    /// Packets of the client that have no answer.
    unanswered: Vec<Vec<u8>>,
    tickets: BTreeSet<Ticket>,
    /// Times of messages, by topic; without a name, of all.
    times: BTreeMap<String, Vec<u64>>,
}

impl Socket {
    /// Carries out commands and takes events, both of which must make sense.
    fn settle(&mut self, client: &mut RelayClient, now: u64) {
        for command in client.take_commands() {
            match command {
                RelayCommand::Open => {
                    assert!(!self.is_there, "two sockets");
                    self.is_there = true;
                }
                RelayCommand::Close => self.lose(),
                RelayCommand::Send(mut bytes) => {
                    assert!(self.is_there, "no socket");
                    while !bytes.is_empty() {
                        let (mut length, mut at) = (0, 1);
                        while bytes[at] > 127 {
                            length |= usize::from(bytes[at] & 127) << (7 * (at - 1));
                            at += 1;
                        }
                        length |= usize::from(bytes[at]) << (7 * (at - 1));
                        let rest = bytes.split_off(at + 1 + length);
                        self.unanswered.push(std::mem::replace(&mut bytes, rest));
                    }
                }
            }
        }
        for event in client.take_events() {
            match event {
                RelayEvent::Settled(ticket) => assert!(self.tickets.remove(&ticket), "{ticket:?} is settled twice"),
                RelayEvent::Message { topic, payload, .. } => {
                    assert!(payload.len() <= MOST_PAYLOAD);
                    self.note(topic, now);
                }
                RelayEvent::Oversized { topic } => self.note(topic, now),
                _ => {}
            }
        }
    }

    fn note(&mut self, topic: String, now: u64) {
        assert!((1..=MOST_TOPIC).contains(&topic.len()) && !topic.contains(['+', '#']), "{topic}");
        for (topic, most) in [topic, String::new()].into_iter().zip(LIMITS) {
            let times = self.times.entry(topic).or_default();
            times.push(now);
            times.retain(|time| time + 1_000 > now);
            assert!(times.len() <= most, "{}", times.len());
        }
    }

    fn lose(&mut self) {
        self.is_there = false;
        self.unanswered.clear();
    }

    /// What an honest relay answers.
    fn answers(&mut self) -> Vec<u8> {
        let answer = |packet: Vec<u8>| match packet[0] {
            0x10 => vec![0x20, 2, 0, 0],
            0x33 | 0x3b => {
                let at = if packet[1] > 127 { 3 } else { 2 };
                let topic = usize::from(packet[at + 1]);
                vec![0x40, 2, packet[at + 2 + topic], packet[at + 3 + topic]]
            }
            0x82 => vec![0x90, 3, packet[2], packet[3], 1],
            0xc0 => vec![0xd0, 0],
            _ => Vec::new(),
        };
        std::mem::take(&mut self.unanswered).into_iter().flat_map(answer).collect()
    }
}

/// A relay's bytes, and whatever else happens to a connection.
pub fn relay(data: &[u8]) {
    chunks(data);
    let mut choices = Choices::new(data);
    let will =
        choices.coin().then(|| RelayWill { topic: "t/0".to_owned(), payload: vec![0], is_retained: choices.coin() });
    let options = RelayOptions { client_id: "me".to_owned(), will, ..RelayOptions::default() };
    let mut client = RelayClient::new(options, choices.byte().into());
    let (mut socket, mut now, mut has_left) = (Socket::default(), 0, false);
    client.subscribe("t/+");
    while !choices.is_empty() {
        match choices.below(12) {
            0 => client.tick(now),
            1 => {
                now += choices.below(1 << 16) as u64;
                client.tick(now);
            }
            2 => {
                client.wake(now);
                has_left = false;
            }
            3 if socket.is_there => {
                socket.lose();
                client.closed(now);
            }
            4 => {
                client.leave(now);
                has_left = true;
            }
            5 => client.set_visible(choices.coin()),
            6 => {
                let (topic, is_retained) = (format!("t/{}", choices.below(4)), choices.coin());
                let ticket = client.publish(&topic, vec![7; choices.below(300)], is_retained);
                assert!(!is_retained || socket.tickets.insert(ticket));
            }
            // Two numbers, so that the inputs kept from fuzzing mean what they meant before.
            7 | 8 => client.subscribe(["t/+", "t/0", "#"][choices.below(3)]),
            9 => client.received(choices.some(), now),
            10 => client.received(&socket.answers(), now),
            // The next socket works, and the relay accepts.
            _ => {
                client.tick(now);
                socket.settle(&mut client, now);
                client.opened(now);
                socket.settle(&mut client, now);
                client.received(&socket.answers(), now);
            }
        }
        socket.settle(&mut client, now);
        assert!(client.next_wake().map_or(has_left, |at| at <= now + 30_000));
    }
}

/// A register, terms, an invitation, or logs, by the first byte.
pub fn live(data: &[u8]) {
    let Some((&first, data)) = data.split_first() else { return };
    match first % 5 {
        0 => register(data),
        1 => terms(data),
        2 => invitation(super::text(data)),
        3 => written_logs(data),
        _ => played_logs(data),
    }
}

/// Whatever can be read is written again in the same bytes.
fn register(data: &[u8]) {
    if let Ok(message) = unpadded(data) {
        assert_eq!(unpadded(&padded(message)), Ok(message));
        drop(Register::read(message));
    }
    if let Ok(register) = Register::read(data) {
        assert_eq!(register.write().as_deref(), Some(data));
        drop(register.terms.first::<AnyPosition>());
    }
}

/// The first position of terms is a valid one, and can be written.
fn terms(data: &[u8]) {
    let Ok(terms) = LiveTerms::read(data) else { return };
    assert_eq!(terms.write().as_deref(), Some(data));
    if let Ok(position) = terms.first::<AnyPosition>() {
        assert!(!position.fen().is_empty());
    }
}

fn invitation(text: &str) {
    let Ok(invitation) = Invitation::read(text) else { return };
    assert_eq!(invitation.write(), text);
    let watch = invitation.for_spectators();
    assert_eq!(Invitation::read(&watch.write()), Ok(watch));
}

/// Chooses the terms of a game.
fn some_terms(choices: &mut Choices) -> LiveTerms {
    let variant = variants().nth(choices.below(variants().count())).expect("the index is in range");
    let clock = match choices.below(3) {
        0 => LiveClock::Untimed,
        1 => LiveClock::Days(1),
        _ => LiveClock::Fischer { initial: 1 + choices.below(1 << 16) as u32, increment: choices.byte().into() },
    };
    LiveTerms { variant: variant.to_owned(), start: None, clock, creator: Side::White }
}

/// Two logs of any bytes.
fn written_logs(data: &[u8]) {
    let mut choices = Choices::new(data);
    let terms = some_terms(&mut choices);
    let start = terms.first::<AnyPosition>().expect("every rule set has a start position");
    let (white, black) = (choices.some(), choices.rest());
    let (Ok(white), Ok(black)) = (read_log(white), read_log(black)) else { return };
    drop(merge(&terms, &start, [&white, &black]));
    drop(merge(&terms, &start, [&black, &white]));
}

/// Acts that are often possible. After each, the logs make a game.
fn played_logs(data: &[u8]) {
    let mut choices = Choices::new(data);
    let terms = some_terms(&mut choices);
    let start = terms.first::<AnyPosition>().expect("every rule set has a start position");
    let mut logs = [Vec::new(), Vec::new()];
    while !choices.is_empty() && logs[0].len() + logs[1].len() < 40 {
        let game = merge(&terms, &start, [&logs[0], &logs[1]]);
        let verdicts = [LiveVerdict::Agreed, LiveVerdict::Resigned(Side::White), LiveVerdict::Claimed(Side::Black)];
        let side = if choices.below(4) == 0 { !game.mover() } else { game.mover() };
        let index = choices.byte().into();
        let elapsed = u32::from(index) * 100;
        let kind = match choices.below(32) {
            0 => ActKind::OfferDraw,
            1 => ActKind::AskTakeBack,
            2 => ActKind::Accept(index),
            3 => ActKind::Decline(index),
            4 => ActKind::Adopt(index),
            5 => ActKind::AddTime,
            6 => ActKind::Resign,
            7 => ActKind::Abort,
            8 => ActKind::Flag,
            9 => ActKind::Claim { away: choices.coin(), elapsed },
            10 => ActKind::Honour,
            11 => ActKind::Uphold,
            12 => ActKind::End { verdict: game.verdict.unwrap_or(verdicts[choices.below(3)]), seen: index },
            13 => ActKind::Object { verdict: game.verdict.unwrap_or(verdicts[choices.below(3)]), seen: index },
            14 => ActKind::Rematch,
            15 => ActKind::Accept(logs[(!side).index()].len().saturating_sub(1) as u16),
            16 => ActKind::Adopt(logs[side.index()].len().saturating_sub(1) as u16),
            _ => {
                let moves = game.position().legal_moves();
                let text = moves.get(usize::from(index) % moves.len().max(1)).map(|mv| game.position().uci(*mv));
                let text = text.as_deref().unwrap_or("0000");
                let Some(text) = MoveText::new(text) else { panic!("{text} is too long for a log") };
                ActKind::Move { text, used: elapsed, charged: choices.byte().into() }
            }
        };
        let (mut epoch, mut ply) = game.moment();
        if choices.below(8) == 0 {
            (epoch, ply) = (choices.byte(), choices.byte().into());
        }
        logs[side.index()].push(Act { epoch, ply, kind });
    }
    for log in &logs {
        assert_eq!(read_log(&write_log(log)).as_ref(), Ok(log));
    }
    // The other player's log may be behind by any number of acts.
    for length in (0..=logs[0].len()).step_by(3) {
        let game = merge(&terms, &start, [&logs[0][..length], &logs[1]]);
        drop((game.outcome(), game.board_outcome(), game.wants_rematch(), game.position().fen()));
    }
}
