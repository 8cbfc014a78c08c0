//! A small world for live games: two players, a spectator, a relay that keeps the newest register of each player, and a
//! network that loses, delays, repeats and reorders. The relay may be reset to an earlier state, and strangers delete and
//! replay registers. Everything follows from one seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hostage_chess::game::{Game, Outcome, Position, Side};
use hostage_chess::live::act::{Act, ActKind, LiveVerdict};
use hostage_chess::live::merge::{LiveGame, OfferKind};
use hostage_chess::live::register::Seen;
use hostage_chess::live::seat::{LiveSeat, SeatEffect};
use hostage_chess::live::terms::{LiveClock, LiveTerms};

use crate::support::fifth;
use crate::support::random::Random;

type Toy = fifth::Position;

/// Few pieces, so that random games end by the rules: by stalemate, repetition, and now and then mate.
const STARTS: [&str; 3] =
    ["2k2/l1l2/5/2L1L/2K2 w - - 0 1", "5/3k1/3l1/4K/1l3 w - - 0 1", "1L1L1/3k1/5/3K1/5 w - - 0 1"];

/// Number of games in a series.
const ROUNDS: usize = 5;

/// A topic of the relay: the register of White (0) or Black (1) in a round.
type Topic = (usize, usize);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Packet {
    log: Vec<Act>,
    seen: Seen,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// A packet reaches the relay, by its number.
    Arrive(Topic, Option<usize>),
    /// A packet reaches a client.
    Receive(usize, Topic, Option<usize>),
    Connect(usize),
    /// A client's page, which was closed at this time, is loaded again.
    Reload(usize, u64),
    /// A client looks again whether a topic needs repair.
    Repair(usize, Topic),
}

/// What must be the same everywhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    moves: Vec<fifth::Move>,
    verdict: Option<LiveVerdict>,
    outcome: Option<Outcome>,
    clocks: [i64; 2],
    epoch: u8,
    declined: [Option<OfferKind>; 2],
    is_final: bool,
}

fn picture(game: &LiveGame<Toy>) -> Picture {
    Picture {
        moves: game.moves.iter().map(|it| it.mv).collect(),
        verdict: game.verdict,
        outcome: game.outcome(),
        clocks: game.clocks,
        epoch: game.epoch,
        declined: game.declined,
        is_final: game.is_final,
    }
}

struct Client {
    /// 0 and 1 play, 2 watches.
    number: usize,
    up: bool,
    rounds: Vec<LiveSeat<Toy>>,
    /// What was received for each topic, to be put back verbatim.
    held: BTreeMap<Topic, Packet>,
}

impl Client {
    fn round(&self) -> usize {
        self.rounds.len() - 1
    }

    /// The colours are swapped in each round.
    fn side(&self, round: usize) -> Option<Side> {
        (self.number < 2).then(|| Side::BOTH[(round + self.number) % 2])
    }

    fn seat(&self) -> &LiveSeat<Toy> {
        self.rounds.last().unwrap()
    }
}

pub struct World {
    random: Random,
    start: &'static str,
    now: u64,
    count: u64,
    queue: BinaryHeap<Reverse<(u64, u64, Event)>>,
    packets: Vec<Packet>,
    relay: BTreeMap<Topic, Option<usize>>,
    saved: BTreeMap<Topic, Option<usize>>,
    clients: Vec<Client>,
    finals: BTreeMap<usize, Picture>,
    healed: bool,
    /// Number of acts, for the tests to know that something happened.
    pub acts: usize,
    /// How games ended, and what else happened.
    pub tally: BTreeMap<String, usize>,
}

impl World {
    pub fn new(seed: u64) -> World {
        let mut world = World {
            random: Random(seed),
            start: STARTS[seed as usize % STARTS.len()],
            now: 0,
            count: 0,
            queue: BinaryHeap::new(),
            packets: Vec::new(),
            relay: BTreeMap::new(),
            saved: BTreeMap::new(),
            clients: Vec::new(),
            finals: BTreeMap::new(),
            healed: false,
            acts: 0,
            tally: BTreeMap::new(),
        };
        for number in 0..3 {
            world.clients.push(Client { number, up: true, rounds: Vec::new(), held: BTreeMap::new() });
            world.begin(number);
            world.clients[number].rounds[0].connected(0);
        }
        world
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.random.below(list.len())]
    }

    fn tell(&mut self, what: &str) {
        *self.tally.entry(what.to_owned()).or_default() += 1;
    }

    fn later(&mut self, delay: u64, event: Event) {
        self.count += 1;
        self.queue.push(Reverse((self.now + delay, self.count, event)));
    }

    /// Begins the next round of a client.
    fn begin(&mut self, number: usize) {
        let terms = LiveTerms {
            variant: fifth::VARIANTS[0].to_owned(),
            start: Some(self.start.to_owned()),
            clock: LiveClock::Fischer { initial: 600, increment: 10 },
            creator: Side::White,
        };
        let round = self.clients[number].rounds.len();
        let side = self.clients[number].side(round);
        let start = terms.first::<Toy>().unwrap();
        self.clients[number].rounds.push(LiveSeat::new(side, terms, start, self.now));
        if self.clients[number].up {
            let now = self.now;
            self.clients[number].rounds[round].connected(now);
            self.fetch(number, round);
        }
    }

    /// The relay sends a client what it keeps for a round.
    fn fetch(&mut self, number: usize, round: usize) {
        for side in Side::BOTH {
            let kept = self.relay.get(&(round, side.index())).copied().flatten();
            self.deliver(number, (round, side.index()), kept);
        }
    }

    fn publish(&mut self, topic: Topic, packet: Packet) {
        let delay = if self.healed { 100 } else { self.pick(&[100, 200, 300, 1_000, 6_000]) };
        if !self.healed && self.chance(12) {
            return self.tell("lost");
        }
        self.packets.push(packet);
        self.later(delay, Event::Arrive(topic, Some(self.packets.len() - 1)));
    }

    fn deliver(&mut self, number: usize, topic: Topic, packet: Option<usize>) {
        if self.healed {
            return self.later(100, Event::Receive(number, topic, packet));
        }
        if self.chance(10) {
            return;
        }
        let delay = self.pick(&[100, 200, 500, 4_000]);
        self.later(delay, Event::Receive(number, topic, packet));
        if self.chance(10) {
            let delay = self.pick(&[500, 10_000]);
            self.later(delay, Event::Receive(number, topic, packet));
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Arrive(topic, packet) => {
                self.relay.insert(topic, packet);
                self.confirm(topic, packet);
                for number in 0..3 {
                    self.deliver(number, topic, packet);
                }
            }
            Event::Receive(number, topic, packet) => self.receive(number, topic, packet),
            Event::Connect(number) => self.connect(number),
            Event::Reload(number, closed) => self.reload(number, closed),
            Event::Repair(number, topic) => {
                let kept = self.relay.get(&topic).copied().flatten();
                self.receive(number, topic, kept);
            }
        }
    }

    /// The relay confirms what it has got to the player who did it.
    fn confirm(&mut self, (round, side): Topic, packet: Option<usize>) {
        let (now, acts) = (self.now, packet.map_or(0, |packet| self.packets[packet].log.len()));
        for client in self.clients.iter_mut().filter(|client| client.up && client.rounds.len() > round) {
            if client.side(round) == Some(Side::BOTH[side]) {
                client.rounds[round].confirmed(acts, now);
            }
        }
    }

    fn receive(&mut self, number: usize, topic: Topic, packet: Option<usize>) {
        let (round, side) = (topic.0, Side::BOTH[topic.1]);
        let now = self.now;
        let client = &mut self.clients[number];
        if !client.up || round >= client.rounds.len() {
            return;
        }
        let seat = &mut client.rounds[round];
        let effects = match packet.map(|packet| &self.packets[packet]) {
            Some(packet) => {
                let effects = seat.receive(side, packet.log.clone(), packet.seen, now);
                if seat.log(side) == packet.log {
                    let newer = client
                        .held
                        .get(&topic)
                        .is_none_or(|held| held.log.len() <= packet.log.len() && held.seen.acts <= packet.seen.acts);
                    if newer {
                        client.held.insert(topic, packet.clone());
                    }
                }
                effects
            }
            None => seat.missing(side, now),
        };
        self.carry_out(number, round, &effects);
        // A repair that came too soon after the last is tried again.
        let kept = self.relay.get(&topic).copied().flatten().map_or(0, |packet| self.packets[packet].log.len());
        let client = &self.clients[number];
        let behind = kept < client.rounds[round].log(side).len();
        if behind && number < 2 && !effects.contains(&SeatEffect::Publish(side)) {
            self.later(1_000, Event::Repair(number, topic));
        }
    }

    fn carry_out(&mut self, number: usize, round: usize, effects: &[SeatEffect]) {
        for effect in effects {
            if let SeatEffect::Publish(side) = *effect {
                let client = &self.clients[number];
                let seat = &client.rounds[round];
                if !client.up || seat.log(side).is_empty() {
                    continue;
                }
                let packet = if client.side(round) == Some(side) {
                    Packet { log: seat.log(side).to_vec(), seen: seat.seen() }
                } else {
                    let Some(held) = client.held.get(&(round, side.index())) else { continue };
                    held.clone()
                };
                self.publish((round, side.index()), packet);
            }
        }
        self.look(number, round);
        while self.clients[number].seat().game().wants_rematch() && self.clients[number].rounds.len() < ROUNDS + 1 {
            self.begin(number);
        }
    }

    /// A finished game must stay as it is, for everybody.
    fn look(&mut self, number: usize, round: usize) {
        let game = self.clients[number].rounds[round].game();
        assert_eq!(
            game.fault,
            None,
            "round {round}: {:?} {:?}",
            self.clients[number].rounds[round].log(Side::White),
            self.clients[number].rounds[round].log(Side::Black)
        );
        if game.is_final {
            let seen = picture(game);
            let first = self.finals.entry(round).or_insert_with(|| seen.clone());
            assert_eq!(*first, seen, "a finished game changed");
        }
    }

    fn connect(&mut self, number: usize) {
        self.clients[number].up = true;
        for round in 0..self.clients[number].rounds.len() {
            self.fetch(number, round);
            let now = self.now;
            let effects = self.clients[number].rounds[round].connected(now);
            self.carry_out(number, round, &effects);
        }
    }

    /// Only what was stored survives: logs and times.
    fn reload(&mut self, number: usize, closed: u64) {
        self.tell("reloaded");
        for seat in &mut self.clients[number].rounds {
            let logs = Side::BOTH.map(|side| seat.log(side).to_vec());
            let start = seat.game().start;
            *seat = LiveSeat::restore(seat.side(), seat.terms().clone(), start, logs, seat.times().clone(), closed);
        }
        self.connect(number);
    }

    fn disconnect(&mut self, number: usize) {
        let now = self.now;
        self.clients[number].up = false;
        self.clients[number].rounds.iter_mut().for_each(|seat| seat.disconnected(now));
    }

    /// A player does something.
    fn user(&mut self, number: usize) {
        let round = self.clients[number].round();
        let Some(side) = self.clients[number].side(round) else { return };
        let now = self.now;
        let chance = self.random.below(100);
        let which = self.random.next() as usize;
        let seat = &mut self.clients[number].rounds[round];
        let ticked = seat.tick(None, now);
        let game = seat.game().clone();
        let mut done = None;
        if ticked.is_empty() {
            let offer = seat.offer_to_answer(now);
            let kind = match (offer, chance) {
                _ if game.verdict.is_some() => (round + 1 < ROUNDS && chance < 70).then_some(ActKind::Rematch),
                (Some(offer), 0..50) => Some(ActKind::Accept(offer.index)),
                (Some(offer), 50..55) => Some(ActKind::Decline(offer.index)),
                (_, 55) => Some(ActKind::Resign),
                (_, 56) => Some(ActKind::Abort),
                (_, 57..67) => Some(ActKind::AskTakeBack),
                (_, 67..72) => Some(ActKind::OfferDraw),
                (_, 72..76) => Some(ActKind::AddTime),
                (_, 76..78) => Some(ActKind::Claim { away: true, elapsed: 400 }),
                _ => None,
            };
            let acted = kind.and_then(|kind| seat.act(kind, now).ok());
            done = acted.or_else(|| {
                if game.mover() != side {
                    return None;
                }
                let position = game.position();
                let moves = position.legal_moves();
                let mate = moves.iter().find(|mv| position.play_unchecked(**mv).outcome().is_some());
                let text = position.uci(*mate.or_else(|| moves.get(which % moves.len().max(1)))?);
                seat.play(&text, chance.is_multiple_of(12), now).ok()
            });
        }
        if let Some(offer) = game.offers[(!side).index()].filter(|offer| offer.kind == OfferKind::Draw) {
            assert!(usize::from(offer.index) < seat.log(!side).len());
        }
        let effects = [ticked, done.unwrap_or_default()].concat();
        self.acts += usize::from(!effects.is_empty());
        self.carry_out(number, round, &effects);
    }

    fn run_until(&mut self, time: u64) {
        while let Some(Reverse((at, ..))) = self.queue.peek()
            && *at <= time
        {
            let Reverse((at, _, event)) = self.queue.pop().unwrap();
            self.now = at;
            self.happen(event);
        }
        self.now = time;
    }

    fn drain(&mut self) {
        let mut steps = 0;
        while let Some(Reverse((at, _, event))) = self.queue.pop() {
            self.now = at;
            self.happen(event);
            steps += 1;
            assert!(steps < 20_000, "messages never stop");
        }
    }

    /// Anything happens, for some time.
    pub fn trouble(&mut self) {
        for _ in 0..self.pick(&[6, 12, 25, 45, 70, 150]) {
            let wait = if self.chance(98) { self.pick(&[100, 300, 1_000, 4_000, 12_000]) } else { 90_000 };
            self.run_until(self.now + wait);
            let number = self.random.below(3);
            match self.random.below(1000) {
                0..800 => {
                    let player = self.random.below(2);
                    self.user(player);
                }
                800..860 => self.disconnect(number),
                860..890 => self.connect(number),
                890..910 => {
                    self.disconnect(number);
                    let delay = self.pick(&[500, 3_000, 20_000]);
                    self.later(delay, Event::Reload(number, self.now));
                }
                910..930 => self.saved = self.relay.clone(),
                930..945 => {
                    self.tell("relay reset");
                    self.relay = self.saved.clone();
                    (0..3).for_each(|number| self.disconnect(number));
                    for number in 0..3 {
                        if self.chance(70) {
                            let delay = self.pick(&[500, 5_000]);
                            self.later(delay, Event::Connect(number));
                        }
                    }
                }
                945..965 if !self.relay.is_empty() => {
                    self.tell("deleted");
                    let topics: Vec<Topic> = self.relay.keys().copied().collect();
                    let topic = self.pick(&topics);
                    self.happen(Event::Arrive(topic, None));
                }
                965..990 if !self.packets.is_empty() => {
                    self.tell("replayed");
                    let topics: Vec<Topic> = self.relay.keys().copied().collect();
                    if let Some(topic) = (!topics.is_empty()).then(|| self.pick(&topics)) {
                        let current = self.relay[&topic].map(|packet| self.packets[packet].log.clone());
                        let old = (0..self.packets.len())
                            .filter(|at| current.as_ref().is_some_and(|log| log.starts_with(&self.packets[*at].log)));
                        let old: Vec<usize> = old.collect();
                        if !old.is_empty() {
                            let packet = self.pick(&old);
                            self.happen(Event::Arrive(topic, Some(packet)));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The network works again. Then all must agree, and nobody may be stuck.
    pub fn heal(&mut self) {
        self.drain();
        self.healed = true;
        (0..3).for_each(|number| self.connect(number));
        self.drain();
        let rounds = self.clients[0].rounds.len();
        for client in &self.clients {
            assert_eq!(client.rounds.len(), rounds, "the players are in different games");
        }
        for round in 0..rounds {
            let [one, two, three] = [0, 1, 2].map(|number| picture(self.clients[number].rounds[round].game()));
            assert_eq!(one, two, "the players see different games");
            assert_eq!(one, three, "the spectator sees another game");
            if let Some(verdict) = one.verdict {
                assert!(one.is_final, "{verdict:?} was never settled");
                let name = format!("{verdict:?}").split('(').next().unwrap().to_owned();
                self.tell(&name);
            }
            *self.tally.entry("take-backs".to_owned()).or_default() += usize::from(one.epoch);
        }
        self.play_on();
    }

    fn play_on(&mut self) {
        for _ in 0..4 {
            let round = self.clients[0].round();
            let game = self.clients[0].seat().game().clone();
            if game.verdict.is_some() {
                break;
            }
            assert!(!game.waits, "acts hang");
            let mover = (0..2).find(|number| self.clients[*number].side(round) == Some(game.mover())).unwrap();
            let text = game.position().uci(game.position().legal_moves()[0]);
            let now = self.now;
            match self.clients[mover].rounds[round].play(&text, false, now) {
                Ok(effects) => self.carry_out(mover, round, &effects),
                Err(refused) => {
                    // The time has run out meanwhile. That is admitted once everything has had time to arrive.
                    self.now += 1_000;
                    let effects = self.clients[mover].rounds[round].tick(None, self.now);
                    assert!(!effects.is_empty(), "{refused:?}");
                    self.carry_out(mover, round, &effects);
                }
            }
            self.drain();
            let [one, two, three] = [0, 1, 2].map(|number| picture(self.clients[number].rounds[round].game()));
            assert!(one == two && one == three, "a move does not arrive: {one:?} {two:?} {three:?}");
            assert!(one.moves.len() > game.moves.len() || one.verdict.is_some());
        }
    }
}
