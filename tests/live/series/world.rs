//! A small world for series: the creator, two people with the link, a spectator, a hostile party with the link, a relay
//! that keeps the newest message of each topic, and a network that loses, delays, repeats and reorders. Everything follows
//! from one seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hostage_chess::game::{Game, Outcome, Position, Side};
use hostage_chess::live::act::{Act, ActKind, LiveVerdict};
use hostage_chess::live::merge::LiveGame;
use hostage_chess::live::register::{Pinned, PublicKey, Register, SeatProof, Seen};
use hostage_chess::live::seat::LiveSeat;
use hostage_chess::live::series::{LiveSeries, SeatStanding, SeriesEffect, SeriesFault, SeriesWait, StoredSeries};
use hostage_chess::live::terms::LiveClock;
use hostage_chess::live::topic::Founder;

use super::people::{CREATOR, JOINER, MALLORY, OTHER, STRANGER, Toy, invitation, open, outgoing, proof, seal, terms};
use crate::support::fifth;
use crate::support::random::Random;

/// Number of games in a series.
const ROUNDS: usize = 4;

/// Time that everything takes to settle once the network works, in milliseconds.
const SETTLED: u64 = 25_000;

type Topic = (u8, Side);

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// Bytes reach the relay.
    Arrive(usize, Vec<u8>),
    /// Bytes reach a device, in this connection.
    Receive(usize, u32, usize, Vec<u8>),
    /// The relay has confirmed acts.
    Sent(usize, u32, usize, usize),
    Connect(usize),
    /// A device's page, closed at this time, is loaded again.
    Reload(usize, u64),
}

/// Topics have an order as numbers.
fn place(topic: Topic) -> usize {
    2 * usize::from(topic.0) + topic.1.index()
}

fn topic(place: usize) -> Topic {
    ((place / 2) as u8, Side::BOTH[place % 2])
}

/// What must be the same everywhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    moves: Vec<fifth::Move>,
    verdict: Option<LiveVerdict>,
    outcome: Option<Outcome>,
    clocks: [i64; 2],
    epoch: u8,
    is_final: bool,
}

fn picture(game: &LiveGame<Toy>) -> Picture {
    Picture {
        moves: game.moves.iter().map(|it| it.mv).collect(),
        verdict: game.verdict,
        outcome: game.outcome(),
        clocks: game.clocks,
        epoch: game.epoch,
        is_final: game.is_final,
    }
}

struct Device {
    series: LiveSeries<Toy>,
    key: Option<PublicKey>,
    /// Number of the connection.
    session: u32,
    stored: Option<String>,
    /// Own acts that were stored, by round.
    acts: BTreeMap<u8, Vec<Act>>,
    /// Who had the seat then.
    pinned: Option<Pinned>,
    /// When each topic was last put back.
    repaired: BTreeMap<usize, u64>,
}

pub struct World {
    seed: u64,
    random: Random,
    now: u64,
    count: u64,
    queue: BinaryHeap<Reverse<(u64, u64, Event)>>,
    relay: BTreeMap<usize, Vec<u8>>,
    saved: BTreeMap<usize, Vec<u8>>,
    /// Everything that was ever sent, for replays.
    packets: Vec<(usize, Vec<u8>)>,
    devices: Vec<Device>,
    finals: BTreeMap<usize, Picture>,
    healed: bool,
    /// How games ended, and what else happened.
    pub tally: BTreeMap<String, usize>,
}

/// The devices by number.
const SPECTATOR: usize = 3;

fn device(number: usize, seed: u64, now: u64) -> Device {
    let keys = [CREATOR, JOINER, OTHER, STRANGER];
    let (key, link) = (Some(keys[number]), invitation());
    let names = ["Ann", "Bob", "Cy", "Dee"];
    let series = match number {
        0 => LiveSeries::create(link, CREATOR, "Ann", terms(seed), now).unwrap(),
        SPECTATOR => LiveSeries::open(link.for_spectators(), key, "Dee"),
        _ => LiveSeries::open(link, key, names[number]),
    };
    let (acts, repaired) = (BTreeMap::new(), BTreeMap::new());
    Device { series, key, session: 0, stored: None, acts, pinned: None, repaired }
}

impl World {
    pub fn new(seed: u64) -> World {
        let mut world = World {
            seed,
            random: Random(seed),
            now: 1_000,
            count: 0,
            queue: BinaryHeap::new(),
            relay: BTreeMap::new(),
            saved: BTreeMap::new(),
            packets: Vec::new(),
            devices: (0..4).map(|number| device(number, seed, 1_000)).collect(),
            finals: BTreeMap::new(),
            healed: false,
            tally: BTreeMap::new(),
        };
        world.store(0);
        world.connect(0);
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

    fn publish(&mut self, by: Option<usize>, place: usize, bytes: Vec<u8>, acts: usize) {
        let delay = if self.healed { 100 } else { self.pick(&[100, 200, 300, 1_000, 6_000]) };
        if !self.healed && self.chance(12) {
            return self.tell("lost");
        }
        self.packets.push((place, bytes.clone()));
        self.later(delay, Event::Arrive(place, bytes));
        if let Some(number) = by {
            let session = self.devices[number].session;
            self.later(2 * delay, Event::Sent(number, session, place, acts));
        }
    }

    /// The relay passes bytes on to a device.
    fn deliver(&mut self, number: usize, place: usize, bytes: &[u8]) {
        let device = &self.devices[number];
        if !device.series.is_up() || place / 2 > usize::from(device.series.round()) {
            return;
        }
        let session = device.session;
        if self.healed {
            return self.later(100, Event::Receive(number, session, place, bytes.to_vec()));
        }
        if self.chance(10) {
            return;
        }
        let delay = self.pick(&[100, 200, 500, 4_000]);
        self.later(delay, Event::Receive(number, session, place, bytes.to_vec()));
        if self.chance(10) {
            let delay = self.pick(&[500, 10_000]);
            self.later(delay, Event::Receive(number, session, place, bytes.to_vec()));
        }
    }

    /// The relay sends what it keeps for a round.
    fn fetch(&mut self, number: usize, round: u8) {
        for side in Side::BOTH {
            let place = place((round, side));
            if let Some(bytes) = self.relay.get(&place).filter(|bytes| !bytes.is_empty()).cloned() {
                self.deliver(number, place, &bytes);
            }
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Arrive(place, bytes) => {
                self.relay.insert(place, bytes.clone());
                (0..4).for_each(|number| self.deliver(number, place, &bytes));
            }
            Event::Receive(number, session, place, bytes) => {
                let device = &mut self.devices[number];
                if device.session == session && device.series.is_up() {
                    let (round, side) = topic(place);
                    device.series.heard(self.now);
                    let effects = device.series.receive(round, side, open(&bytes), self.now);
                    self.carry_out(number, effects);
                }
            }
            Event::Sent(number, session, place, acts) => {
                let device = &mut self.devices[number];
                if device.session == session {
                    let (round, side) = topic(place);
                    device.series.sent(round, side, acts, self.now);
                    self.store(number);
                }
            }
            Event::Connect(number) => self.connect(number),
            Event::Reload(number, closed) => self.reload(number, closed),
        }
    }

    fn carry_out(&mut self, number: usize, effects: Vec<SeriesEffect>) {
        if effects.contains(&SeriesEffect::Store) {
            self.store(number);
        }
        for effect in effects {
            match effect {
                SeriesEffect::Store | SeriesEffect::Changed => {}
                SeriesEffect::Subscribe(round) => self.fetch(number, round),
                SeriesEffect::Publish(round, side) => self.send(number, round, side),
            }
        }
        self.look(number);
    }

    fn send(&mut self, number: usize, round: u8, side: Side) {
        self.count += 1;
        let device = &mut self.devices[number];
        let Some((bytes, acts, is_repair)) = outgoing(&device.series, round, side, self.count as u32) else { return };
        let place = place((round, side));
        if is_repair {
            let last = device.repaired.insert(place, self.now);
            assert!(last.is_none_or(|last| self.now >= last + 1_000), "{number} repairs too often");
        }
        if device.series.is_up() {
            self.publish(Some(number), place, bytes, acts);
        }
    }

    /// As the page does: players store, and whoever played once.
    fn store(&mut self, number: usize) {
        let pinned = self.devices[0].series.pinned();
        let device = &mut self.devices[number];
        let series = &device.series;
        if device.pinned != series.pinned() || pinned != series.pinned() {
            device.acts.clear();
            device.pinned = series.pinned();
        }
        if series.part().is_some() || series.standing() == SeatStanding::Claiming || device.stored.is_some() {
            device.stored = Some(series.save(self.now).write().to_owned());
            if pinned != series.pinned() {
                return;
            }
            for round in 0..=series.round() {
                if let Some(side) = series.part().and_then(|part| series.side_of(part, round)) {
                    let game = nth(series, round);
                    let log = game.0.log(side).to_vec();
                    device.acts.insert(round, log);
                }
            }
        }
    }

    /// A finished game must stay as it is, for everybody.
    fn look(&mut self, number: usize) {
        let series = &self.devices[number].series;
        assert_eq!(series.fault(), None, "{number}");
        if series.pinned() != self.devices[0].series.pinned() {
            // This device does not know yet that another one has the seat. What the earlier one does is in vain.
            return;
        }
        for (round, game) in series.games().enumerate() {
            assert_eq!(game.fault, None, "{number} in round {round}");
            if game.is_final {
                let seen = picture(game);
                let first = self.finals.entry(round).or_insert_with(|| seen.clone());
                assert_eq!(*first, seen, "a finished game changed");
            }
        }
    }

    fn connect(&mut self, number: usize) {
        let device = &mut self.devices[number];
        device.session += 1;
        let effects = device.series.connected(self.now);
        for round in 0..=self.devices[number].series.round() {
            self.fetch(number, round);
        }
        self.carry_out(number, effects);
    }

    fn disconnect(&mut self, number: usize) {
        let device = &mut self.devices[number];
        device.session += 1;
        device.series.disconnected(self.now);
    }

    /// Only the stored text survives.
    fn reload(&mut self, number: usize, closed: u64) {
        self.tell("reloaded");
        let device = &mut self.devices[number];
        let was = &device.series;
        let (part, left) = (was.part(), was.seat().and_then(|seat| seat.time_left(self.now)));
        device.repaired.clear();
        match &device.stored {
            Some(text) => {
                let stored = StoredSeries::read(text).unwrap();
                device.series = LiveSeries::restore(&stored, device.key, closed.max(stored.at)).unwrap();
                check_wait(&stored, &device.series);
                assert_eq!(device.series.part(), part, "{number} lost the seat");
                let is_seated = device.series.part().is_some();
                // The opponent's clock stands still here while there is no connection.
                let is_mover = |seat: &LiveSeat<Toy>| seat.side() == Some(seat.game().mover());
                let is_seated = is_seated && device.series.seat().is_some_and(is_mover);
                let now_left = device.series.seat().and_then(|seat| seat.time_left(self.now));
                assert!(!is_seated || now_left <= left, "a reload gave time: {left:?} {now_left:?}");
                // Without the key, there is no seat.
                let other = LiveSeries::<Toy>::restore(&stored, None, self.now).unwrap();
                assert_eq!(other.standing(), SeatStanding::Watching);
                // A page that could not read the key stores the game too. With the key, the seat is there again.
                let again = LiveSeries::<Toy>::restore(&other.save(self.now), device.key, self.now).unwrap();
                assert_eq!(again.part(), part);
                for (round, side) in (0..=other.round()).flat_map(|round| Side::BOTH.map(|side| (round, side))) {
                    assert!(outgoing(&other, round, side, 0).is_none_or(|(_, _, is_repair)| is_repair));
                }
            }
            None => {
                assert_eq!(part, None);
                *device = Device { session: device.session, ..self::device(number, self.seed, self.now) };
            }
        }
        self.connect(number);
    }

    fn tick(&mut self, number: usize) {
        let effects = self.devices[number].series.tick(self.now);
        // The relay answers pings.
        self.devices[number].series.heard(self.now);
        self.carry_out(number, effects);
    }

    /// A player does something.
    fn user(&mut self, number: usize) {
        self.tick(number);
        let (chance, which) = (self.random.below(100), self.random.next() as usize);
        let now = self.now;
        let series = &mut self.devices[number].series;
        let standing = series.standing();
        if matches!(standing, SeatStanding::Invited) || standing == SeatStanding::Taken && chance < 4 {
            let name = format!("{} {}", ["Ann", "Bob", "Cy", "Dee"][number], chance);
            let effects = series.claim(&name, now);
            self.tell(&format!("{standing:?}"));
            return self.carry_out(number, effects);
        }
        if let Some(name) = series.newcomer() {
            let effects = if name == "Mallory" || chance < 50 { series.turn_away(self.now) } else { series.admit() };
            if effects.len() > 1 && !series.is_final() {
                // What the earlier device did since is in vain, even an end that it has confirmed.
                let round = usize::from(series.round());
                self.finals.retain(|at, _| *at < round);
            }
            self.tell(if effects.len() > 1 { "admitted" } else { "turned away" });
            return self.carry_out(number, effects);
        }
        let (Some(side), Some(game)) = (series.seat().and_then(|seat| seat.side()), series.game().cloned()) else {
            return;
        };
        let offer = series.seat().unwrap().offer_to_answer(now);
        let round = usize::from(series.round());
        let kind = match (offer, chance) {
            _ if game.verdict.is_some() => (round + 1 < ROUNDS && chance < 70).then_some(ActKind::Rematch),
            (Some(offer), 0..50) => Some(ActKind::Accept(offer.index)),
            (Some(offer), 50..55) => Some(ActKind::Decline(offer.index)),
            (_, 55) => Some(ActKind::Resign),
            (_, 56) => Some(ActKind::Abort),
            (_, 57..65) => Some(ActKind::AskTakeBack),
            (_, 65..70) => Some(ActKind::OfferDraw),
            (_, 70..73) => Some(ActKind::AddTime),
            (_, 73..75) => Some(ActKind::Claim { away: true, elapsed: 400 }),
            _ => None,
        };
        let acted = kind.and_then(|kind| series.act(kind, now).ok());
        let done = acted.or_else(|| {
            if game.mover() != side {
                return None;
            }
            let position = game.position();
            let moves = position.legal_moves();
            let mate = moves.iter().find(|mv| position.play_unchecked(**mv).outcome().is_some());
            let text = position.uci(*mate.or_else(|| moves.get(which % moves.len().max(1)))?);
            series.play(&text, chance.is_multiple_of(12), now).ok()
        });
        self.carry_out(number, done.unwrap_or_default());
    }

    /// Somebody with the link, but without the keys of the players.
    fn mischief(&mut self) {
        let creator = &self.devices[0].series;
        let (is_full, round) = (creator.is_full(), creator.round());
        let rounds = usize::from(round) + 1;
        let place = self.random.below(2 * rounds);
        let (round, side) = topic(place);
        let log = nth(&self.devices[0].series, round).0.log(side).to_vec();
        let mut register = Register {
            side,
            round,
            terms: terms(self.seed),
            key: MALLORY,
            name: "Mallory".to_owned(),
            proof: SeatProof::Joiner(proof(&MALLORY)),
            seen: Seen::default(),
            log: Vec::new(),
        };
        let mut signer = MALLORY;
        let what =
            self.pick(&["deleted", "junk", "replayed", "misplaced", "creator", "tokenless", "terms", "late", "log"]);
        match what {
            "creator" => register.proof = SeatProof::Creator(None),
            "tokenless" => register.proof = SeatProof::Joiner([0; 16]),
            "terms" => register.terms = terms(self.seed + 1),
            // The last two are claims that would take a free seat.
            "late" if is_full => {}
            "log" if is_full => {
                let act = Act { epoch: 0, ply: 0, kind: ActKind::Resign };
                register.log = [&log[..], &[act]].concat();
            }
            "late" | "log" => {
                // A forged signature.
                (register.key, signer) = (JOINER, MALLORY);
            }
            _ => {}
        }
        let bytes = match what {
            "deleted" => Vec::new(),
            "junk" => vec![1, 2, 3],
            "replayed" | "misplaced" => {
                let old: Vec<&(usize, Vec<u8>)> =
                    self.packets.iter().filter(|(at, _)| (*at == place) == (what == "replayed")).collect();
                if old.is_empty() {
                    return;
                }
                old[self.random.below(old.len())].1.clone()
            }
            _ => seal(&register, &signer, self.count as u32),
        };
        self.tell(what);
        self.happen(Event::Arrive(place, bytes));
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

    /// Everybody's page looks at the time once a second.
    fn run(&mut self, time: u64) {
        let end = self.now + time;
        while self.now < end {
            self.run_until(self.now + 500);
            (0..4).for_each(|number| self.tick(number));
        }
        self.drain();
    }

    /// Lets everything arrive that is on its way.
    fn drain(&mut self) {
        let mut steps = 0;
        while let Some(Reverse((at, ..))) = self.queue.peek() {
            self.run_until(*at);
            steps += 1;
            assert!(steps < 20_000, "messages never stop");
        }
    }

    /// Anything happens, for some time.
    pub fn trouble(&mut self) {
        for _ in 0..self.pick(&[10, 25, 45, 70, 150, 250]) {
            let wait = if self.chance(98) { self.pick(&[100, 300, 1_000, 4_000, 12_000]) } else { 90_000 };
            self.run_until(self.now + wait);
            let number = self.random.below(4);
            match self.random.below(1000) {
                0..750 => {
                    let player = self.random.below(3);
                    if self.devices[player].series.is_up() || self.chance(20) {
                        self.user(player);
                    }
                }
                750..800 => self.disconnect(number),
                800..870 => self.connect(number),
                870..900 => {
                    self.disconnect(number);
                    let delay = self.pick(&[500, 3_000, 20_000]);
                    self.later(delay, Event::Reload(number, self.now));
                }
                900..910 => self.reload(number, self.now),
                910..920 => self.saved = self.relay.clone(),
                920..935 => {
                    let what = self.pick(&["emptied", "rolled back"]);
                    self.tell(what);
                    self.relay = if what == "emptied" { BTreeMap::new() } else { self.saved.clone() };
                    (0..4).for_each(|number| self.disconnect(number));
                    for number in 0..4 {
                        if self.chance(70) {
                            let delay = self.pick(&[500, 5_000]);
                            self.later(delay, Event::Connect(number));
                        }
                    }
                }
                935..975 => self.mischief(),
                _ => (0..4).for_each(|number| self.tick(number)),
            }
        }
    }

    /// The network works again. Then all must agree, and nobody may be stuck.
    pub fn heal(&mut self) {
        self.drain();
        self.healed = true;
        (0..4).for_each(|number| self.connect(number));
        self.run(SETTLED);
        self.agree_who();
        self.agree_what();
        self.play_on();
        for (round, game) in self.devices[0].series.games().enumerate() {
            assert!(!game.is_final || self.finals.contains_key(&round));
        }
        let tally = &mut self.tally;
        *tally.entry("rounds".to_owned()).or_default() += usize::from(self.devices[0].series.round()) + 1;
        *tally.entry("acts".to_owned()).or_default() +=
            self.devices[0].series.games().map(|game| game.moves.len()).sum::<usize>();
    }

    /// Exactly one person has joined, and everybody knows who.
    fn agree_who(&mut self) {
        let key = self.devices[0].series.key(Founder::Joiner);
        let seated: Vec<PublicKey> = (self.devices.iter())
            .filter(|it| it.series.standing() == SeatStanding::Seated(Founder::Joiner))
            .filter_map(|it| it.key)
            .collect();
        assert_eq!(seated, key.into_iter().collect::<Vec<_>>(), "who has joined");
        assert_ne!(key, Some(MALLORY));
        for (number, device) in self.devices.iter().enumerate() {
            let series = &device.series;
            assert_eq!(series.is_full(), key.is_some(), "{number}");
            if key.is_some() {
                assert_eq!(series.key(Founder::Joiner), key, "{number}");
                assert_eq!(series.name(Founder::Joiner), self.devices[0].series.name(Founder::Joiner), "{number}");
            }
            assert_eq!(series.name(Founder::Creator), "Ann");
            assert_eq!(series.standing() == SeatStanding::Seated(Founder::Creator), number == 0);
        }
        let standing = format!("{:?}", self.devices[2].series.standing());
        self.tell(&format!("second {standing}"));
    }

    fn agree_what(&mut self) {
        let count = self.devices[0].series.games().count();
        for (number, device) in self.devices.iter().enumerate() {
            assert_eq!(device.series.games().count(), count, "{number} is in another round");
            for round in 0..count as u8 {
                let creator = self.seed / 3 + u64::from(round);
                assert_eq!(device.series.side_of(Founder::Creator, round), Some(Side::BOTH[creator as usize % 2]));
                let [one, other] = [&self.devices[0], device].map(|it| picture(nth(&it.series, round).1));
                assert_eq!(one, other, "{number} sees another game {round} than the creator");
                // A game that nobody has joined can be called off, too.
                if let Some(verdict) = one.verdict.filter(|_| device.series.is_full()) {
                    assert!(one.is_final, "{verdict:?} was never settled");
                }
            }
            // What a player has stored is in the game.
            for (round, acts) in device.acts.iter().filter(|(_, acts)| !acts.is_empty()) {
                let side = device.series.part().and_then(|part| device.series.side_of(part, *round));
                if let Some(side) = side {
                    let log = nth(&self.devices[SPECTATOR].series, *round).0.log(side);
                    assert!(log.starts_with(acts), "{number} has lost an act: {acts:?} {log:?}");
                }
            }
        }
        for round in 0..count as u8 {
            if let Some(verdict) = nth(&self.devices[0].series, round).1.verdict {
                let name = format!("{verdict:?}").split('(').next().unwrap().to_owned();
                self.tell(&name);
            }
        }
    }

    fn play_on(&mut self) {
        for _ in 0..3 {
            let series = &self.devices[0].series;
            let game = series.game().unwrap().clone();
            if game.verdict.is_some() || !series.is_full() {
                break;
            }
            assert!(!game.waits, "acts hang");
            let side = |at: usize| self.devices[at].series.seat().and_then(|seat| seat.side());
            let mover = (0..3).find(|at| side(*at) == Some(game.mover()));
            let mover = mover.expect("somebody is to move");
            let text = game.position().uci(game.position().legal_moves()[0]);
            let now = self.now;
            match self.devices[mover].series.play(&text, false, now) {
                Ok(effects) => self.carry_out(mover, effects),
                // The time has run out meanwhile.
                Err(refused) => assert!(game.clocks[game.mover().index()] < 500, "{mover}: {refused:?}"),
            }
            self.run(3_000);
            let pictures: Vec<Picture> = self.devices.iter().map(|it| picture(it.series.game().unwrap())).collect();
            assert!(pictures.iter().all(|it| *it == pictures[0]), "a move does not arrive: {pictures:?}");
            assert!(pictures[0].moves.len() > game.moves.len() || pictures[0].verdict.is_some());
        }
    }
}

/// The seat and the game of a round.
fn nth(series: &LiveSeries<Toy>, round: u8) -> (&hostage_chess::live::seat::LiveSeat<Toy>, &LiveGame<Toy>) {
    let seat = series.seat_in(round).unwrap();
    (seat, seat.game())
}

/// The home screen shows what a stored game waits for, and the opponent's name.
fn check_wait(stored: &StoredSeries, series: &LiveSeries<Toy>) {
    let wait = series.part().zip(series.game()).and_then(|(part, game)| {
        let side = series.side_of(part, series.round());
        Some(match game.verdict {
            _ if game.fault.is_some() || series.fault().is_some_and(|fault| fault != SeriesFault::Newer) => {
                return None;
            }
            Some(_) if stored.is_slow() && side.is_some_and(|side| game.is_asked_for_rematch(side)) => {
                SeriesWait::Rematch
            }
            Some(_) if game.is_final || !series.is_full() => return None,
            Some(LiveVerdict::Aborted | LiveVerdict::Disputed) => return None,
            Some(_) => SeriesWait::Confirmation,
            None if !series.is_full() && part == Founder::Joiner => SeriesWait::Seat,
            None if !series.is_full() => SeriesWait::Opponent,
            None if side == Some(game.mover()) && series.fault().is_none() => SeriesWait::OwnMove,
            None if series.fault().is_none() && series.seat()?.offer_to_answer(stored.at).is_some() => {
                SeriesWait::TakeBack
            }
            None => SeriesWait::TheirMove,
        })
    });
    // Home asks for the game to be opened if somebody waits for what has not been sent.
    let has_fault = series.game().is_some_and(|game| game.fault.is_some())
        || series.fault().is_some_and(|fault| fault != SeriesFault::Newer);
    let owes = series.part().is_some() && series.is_unsent() && !has_fault;
    use SeriesWait::{Confirmation, Rematch, TakeBack, TheirMove};
    let gives_way = matches!(wait, None | Some(TheirMove | Confirmation | TakeBack | Rematch));
    let wait = if owes && gives_way { Some(SeriesWait::Unsent) } else { wait };
    assert_eq!((stored.waits(), stored.part()), (wait, series.part()));
    let public = stored.clone().with_public(77);
    assert_eq!((public.waits(), public.public_since(), stored.public_since()), (wait, Some(77), None));
    assert_eq!(public.opponent(), stored.opponent());
    // What the home screen reads does not depend on the order in which it was noted.
    let unseen = [stored.clone().with_unseen(55).with_public(77), public.clone().with_unseen(55)];
    let seen = |stored: &StoredSeries| (stored.waits(), stored.public_since(), stored.is_slow(), stored.deadline());
    assert_eq!((stored.session(), stored.is_seek()), (stored.at, false));
    assert_eq!(public.is_seek(), wait == Some(SeriesWait::Opponent));
    for unseen in unseen {
        assert_eq!(seen(&unseen), (Some(SeriesWait::Reader), Some(77), stored.is_slow(), stored.deadline()));
        let later = unseen.clone().with_session(stored.at + 99);
        assert_eq!((seen(&later), later.session()), (seen(&unseen), stored.at + 99));
        assert_eq!((later.at, later.played(), later.unseen_since()), (stored.at, 55, Some(55)));
        let seen = stored.clone().with_session(stored.at + 99);
        assert_eq!((seen.at, seen.played(), seen.unseen_since()), (stored.at, stored.played(), None));
        let over = stored.clone().with_over(66).with_session(stored.at + 99);
        assert_eq!((over.waits(), over.played(), over.over_since(), over.unseen_since()), (wait, 66, Some(66), None));
        let older = StoredSeries::read(&unseen.write().replace(".x-unseen-55.", ".x-unseen.")).unwrap();
        assert_eq!((older.waits(), older.played()), (unseen.waits(), stored.at), "earlier versions noted no time");
        assert!(LiveSeries::<Toy>::restore(&unseen, series.key(Founder::Creator), stored.at).is_ok());
    }
    // Two weeks after the last move or its deadline, only what waits for somebody else is forgotten, and after 60 days all.
    let after = |days: u64| stored.played().max(stored.deadline().unwrap_or(0)) + days * 24 * 3_600_000;
    assert_eq!(stored.is_forgotten(after(15)), !stored.waits_at(after(15)).is_some_and(SeriesWait::is_own));
    assert!(stored.is_forgotten(after(61)) && !stored.is_forgotten(after(13)));
    let clock = series.terms().map(|terms| terms.clock);
    assert_eq!(stored.is_slow(), clock.is_some_and(|clock| !matches!(clock, LiveClock::Fischer { .. })));
    assert_eq!(stored.deadline(), series.seat().and_then(LiveSeat::deadline));
    // A page recognizes by the standing that it has lost the key of a creator whom nobody has joined.
    let without_key = LiveSeries::<Toy>::restore(stored, Some(MALLORY), stored.at).unwrap();
    if let Some(part) = series.part() {
        let is_open = part == Founder::Creator && !series.is_full();
        assert_eq!(without_key.standing() == SeatStanding::Invited, is_open);
    }
    if let Some(opponent) = series.opponent() {
        assert_eq!(stored.opponent(), series.name(opponent));
    }
}
