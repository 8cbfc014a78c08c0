//! What a live game has to do with other people: seats taken from the lobby, games that others watch, results.

use std::rc::Rc;

use super::Hub;
use super::jobs::Job;
use crate::link::{parameter, says};
use crate::live::sealing::watch_id;
use crate::live::seek::RENEWED;
use crate::live::series::SeatStanding;
use crate::live::topic::{Founder, LiveId, Topic};
use crate::live::watchers::WatchBeat;
use crate::live::{LiveScore, Seek, SeekKind, Ticket};
use crate::session::{LiveAction, LivePlay};
use crate::ui::live::crypto::Sealer;
use crate::ui::live::time::now;
use crate::ui::live::{crypto, keep, store};
use crate::ui::scene::Wire;

/// Time for the creator's answer to a claim from the lobby, in milliseconds. Creators in the lobby are online. The relay is
/// pinged a moment later, and its answer shows that it could be heard until then.
const ANSWER: u64 = 9_500;

/// Time after a connection by which the relay has handed over what it holds, in milliseconds.
const HANDED_OVER: u64 = 3_000;

/// Lobby entry of a running game.
#[derive(Clone, Copy)]
pub(super) struct Announced {
    /// When the game became public, in units of [`RENEWED`]. The number of renewals follows from it, so that it grows
    /// through reloads.
    since: u64,
    /// When the entry was last sent; 0 if it is not in the lobby.
    sent: u64,
}

/// What the address says about a reader who comes from the lobby. It holds for reloads too.
pub struct CameFrom {
    /// True if the reader chose the open seat, which is taken without asking.
    joins: bool,
    /// The terms that the lobby showed, as [`text`](crate::live::LiveTerms::text) writes them.
    terms: Option<String>,
    /// True if the reader chose to watch.
    watches: bool,
    /// The value of [`Announced::since`] for a game that others may watch.
    since: Option<u64>,
}

impl CameFrom {
    /// Reads the address of a game.
    pub fn read(address: &str) -> CameFrom {
        let since = parameter(address, PUBLIC).and_then(|since| since.parse().ok());
        let (joins, terms) = (says(address, JOIN), parameter(address, JOIN));
        CameFrom { joins, terms, watches: says(address, "watch"), since }
    }
}

/// What became of the wish for the open seat.
#[derive(Default)]
pub(super) struct Wish {
    /// The terms that the lobby showed.
    terms: Option<String>,
    /// When the reader claimed the seat.
    claimed: Option<u64>,
    /// When the connection came up.
    pub(super) up: u64,
    /// The withdrawal of the claim.
    pub(super) withdrawn: Option<Ticket>,
}

/// Parameter of an address that takes the open seat.
const JOIN: &str = "join";

/// Parameter of an address that makes the game public.
const PUBLIC: &str = "public";

impl Hub {
    /// Takes the reader in. Call it before the connection opens.
    pub(super) fn come(&mut self, from: &CameFrom) {
        if from.joins {
            self.joins = true;
            self.wish.terms.clone_from(&from.terms);
        }
        // The creator of a public game is not asked for a seat, neither by strangers nor by a player's other device.
        self.is_from_lobby |= from.joins || from.since.is_some();
        let part = self.play.as_ref().and_then(|play| play.series().part());
        if from.watches && part.is_none() {
            self.watches.get_or_insert_with(|| u64::from_le_bytes(crypto::random()));
        }
        self.go_public(from.since);
    }

    /// Continues a game from the lobby that the reader has created. `since` is that of [`Announced`], none for other games.
    pub(super) fn go_public(&mut self, since: Option<u64>) {
        let part = self.play.as_ref().and_then(|play| play.series().part());
        if let Some(since) = since.filter(|_| part == Some(Founder::Creator)) {
            self.announced.get_or_insert(Announced { since, sent: 0 });
        }
    }

    /// Since when the game has been public, as it is stored.
    pub(super) fn public_since(&self) -> Option<u64> {
        self.announced.map(|announced| announced.since)
    }

    /// Returns the id of the spectators' topic and of the lobby entry, which is the same after a reload.
    fn public_id(&self) -> Option<LiveId> {
        Some(watch_id(&self.play.as_ref()?.series().invitation().secret))
    }

    /// Returns the message of a spectator from the lobby; none for anybody else.
    pub(super) fn watch_beat(&self, is_there: bool) -> Option<(Topic, WatchBeat, Rc<Sealer>)> {
        let beat = WatchBeat { session: self.watches?, is_there };
        Some((Topic::Watch(self.public_id()?), beat, self.sealer.clone()?))
    }

    /// Subscribes to the messages of spectators if the game is public.
    pub(super) fn subscribe_watchers(&mut self) {
        let id = self.public_id().filter(|_| self.announced.is_some());
        if let (Some(id), Some(client)) = (id, self.client()) {
            client.subscribe(&Topic::Watch(id).to_string());
        }
    }

    /// Takes the seat of a game from the lobby once the relay shows that it is free, and gives up if nobody answers.
    pub(super) fn join_if_wanted(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| self.joins && !play.is_stopped()) else { return };
        // A sleep or an outage is no silence of the creator, and what the relay has said is read first.
        let is_read = self.is_from_lobby && !self.is_working && self.wire() == Wire::Up;
        let is_late = is_read && self.heard >= self.wish.claimed.unwrap_or_default().max(self.wish.up) + ANSWER;
        let series = play.series();
        match (series.standing(), series.terms()) {
            (SeatStanding::Invited, None) if is_late => self.job(Job::GiveUp),
            (SeatStanding::Invited, Some(terms)) if self.wish.claimed.is_none() => {
                // Anybody can write such a link to another game than the lobby's, so the reader sees that one first.
                let text = terms.text();
                let is_other =
                    text.as_deref().map(|text| text.trim_end_matches(['-', '_'])) != self.wish.terms.as_deref();
                if self.is_from_lobby && (is_other || terms.start.is_some()) {
                    (self.joins, self.is_from_lobby) = (false, false);
                } else {
                    self.wish.claimed = Some(now());
                    self.act(LiveAction::Claim(store::name()));
                }
            }
            (SeatStanding::Claiming, _) if is_late && self.wish.withdrawn.is_none() => {
                self.wish.withdrawn = self.withdraw();
            }
            _ => {}
        }
    }

    /// Leaves a game whose creator has not answered, or that is gone.
    pub(super) fn give_up(&mut self) {
        if self.play.as_ref().is_some_and(|play| !play.series().is_full()) {
            self.clear();
            self.is_unanswered = true;
        }
    }

    /// True if the relay has had time to hand over the game, and has not done so. [`Hub::give_up`] answers those who want an open
    /// seat.
    pub fn is_gone(&self) -> bool {
        self.wire() == Wire::Up && !self.joins && now() >= self.wish.up + HANDED_OVER
    }

    /// Withdraws the claim of a reader who came from the lobby, if it has no answer yet. Otherwise the creator's page would
    /// give the seat to somebody who has gone.
    pub(super) fn withdraw(&mut self) -> Option<Ticket> {
        let series = self.play.as_ref().map(LivePlay::series).filter(|_| self.is_from_lobby)?;
        let side = series.side_of(Founder::Joiner, 0).filter(|_| series.standing() == SeatStanding::Claiming)?;
        let topic = Topic::Register(series.id(0), side);
        store::forget(&self.id);
        Some(self.client()?.publish(&topic.to_string(), Vec::new(), true))
    }

    /// Deletes the reader's invitation or claim at the relay if the game has not begun. Otherwise the game could still begin. A
    /// claim of somebody else stays.
    pub(super) fn uninvite(&mut self) {
        let series = self.play.as_ref().map(LivePlay::series);
        let Some(series) = series.filter(|series| !series.is_full() && !series.is_outclaimed()) else { return };
        let side = series.part().and_then(|part| series.side_of(part, 0));
        if let Some(topic) = side.and_then(|side| self.topic_of(0, side)) {
            self.publish(&topic, Vec::new(), None);
        }
    }

    /// True if somebody else got the seat that the reader claimed here. Otherwise it may be the reader's, at another device or
    /// under a key that is lost.
    pub fn was_too_slow(&self) -> bool {
        self.is_from_lobby && self.wish.claimed.is_some()
    }

    /// True if the game began in the lobby.
    pub fn is_public(&self) -> bool {
        self.announced.is_some()
    }

    /// Renews the lobby entry while a game runs, and withdraws it when the game stops.
    pub(super) fn announce(&mut self) {
        let (Some(play), Some(announced)) = (&self.play, self.announced) else { return };
        if play.is_stopped() {
            self.unlist();
        } else if now() >= announced.sent + RENEWED && play.series().is_full() && self.wire() == Wire::Up {
            if let Some(announced) = &mut self.announced {
                announced.sent = now();
            }
            self.job(Job::Announce);
        }
    }

    /// Withdraws the lobby entry. A rematch brings it back.
    pub(super) fn unlist(&mut self) {
        let id = self.public_id();
        if let (Some(announced), Some(id)) = (&mut self.announced, id)
            && std::mem::take(&mut announced.sent) > 0
        {
            self.publish(&Topic::Seek(id), Vec::new(), None);
        }
    }

    /// Returns the lobby entry of the running game; none for a private game.
    pub(in crate::ui::live) fn running_seek(&self) -> Option<(LiveId, Seek)> {
        let (announced, series) = (self.announced?, self.play.as_ref()?.series());
        let rating = store::results().unwrap_or_default().standings().reader;
        let kind = SeekKind::Running {
            opponent: series.name(Founder::Joiner).to_owned(),
            plies: series.game()?.ply(),
            watchers: self.watchers.count(now()),
        };
        let beat = (now() / RENEWED).saturating_sub(announced.since) as u32;
        Some((self.public_id()?, series.seek(rating, kind, beat)?))
    }

    /// Returns what makes the game public in its address; none before both seats are taken.
    pub(super) fn public_words(&self) -> Option<String> {
        let (announced, play) = (self.announced?, self.play.as_ref()?);
        play.series().is_full().then(|| format!("&{PUBLIC}={}", announced.since))
    }

    /// Lists the game in the lobby once both seats are taken, so that others can watch.
    pub fn make_public(&mut self) {
        self.announced = Some(Announced { since: now() / RENEWED, sent: 0 });
        self.store();
        self.subscribe_watchers();
    }

    /// Returns the result of the last game for the reader, once it is final; none if it counts for nobody.
    fn score(&self) -> Option<LiveScore> {
        let series = self.play.as_ref()?.series();
        let side = series.side_of(series.part()?, series.round())?;
        LiveScore::of(series.game().filter(|game| game.is_final)?.verdict?, side)
    }

    /// Notes after a reload whether the final result was counted before. The page may have been closed too early for that.
    pub(super) fn note_recorded(&mut self) {
        let Some(series) = self.play.as_ref().map(LivePlay::series).filter(|series| series.is_final()) else { return };
        let round = series.round();
        if self.score().is_none() || store::is_counted(&series.id(round)) {
            self.recorded = Some((round, true));
        }
    }

    /// Keeps a finished game in the library, and counts its result once it is final.
    pub(super) fn record_result(&mut self) {
        let Some(series) = self.play.as_ref().map(LivePlay::series) else { return };
        let state = (series.round(), series.is_final());
        if self.recorded >= Some(state) || !series.is_settled(now()) {
            return;
        }
        // A tab that only watches leaves it to the one that plays.
        let Some(opponent) = series.opponent() else { return };
        self.recorded = Some(state);
        let (round, score) = (state.0, self.score());
        // It was found again at the relay, long after its end.
        if store::results().is_some_and(|results| results.holds(&series.id(round))) {
            return;
        }
        if let (Some(score), Some(key)) = (score, series.key(opponent)) {
            store::record(&series.id(round), &key, series.name(opponent), score);
        }
        keep::keep(self.play.as_ref());
    }
}
