//! A table's entry in the lobby: anybody can watch a game that began there.

use super::BotTable;
use crate::cli::play::line::now;
use crate::live::Seek;
use crate::live::sealing::watch_id;
use crate::live::seek::{RENEWED, SeekKind};
use crate::live::topic::{Founder, LiveId, Topic};
use crate::live::watchers::{WatchBeat, Watchers};

/// Entry of a running game.
pub(super) struct PublicGame {
    /// Id of the entry, and of the topic to which spectators send.
    id: LiveId,
    /// Number of times that it was sent.
    beat: u32,
    /// When it was last sent; 0 if it is not in the lobby.
    sent: u64,
    watchers: Watchers,
}

impl PublicGame {
    pub(super) fn new(secret: &[u8; 16]) -> PublicGame {
        PublicGame { id: watch_id(secret), beat: 0, sent: 0, watchers: Watchers::default() }
    }

    /// The topic of the spectators.
    pub(super) fn topic(&self) -> Topic {
        Topic::Watch(self.id)
    }
}

impl BotTable<'_> {
    /// Renews the entry while a game runs, and withdraws it at the end.
    pub(super) fn announce(&mut self) {
        if self.series.game().is_none_or(|game| game.verdict.is_some()) {
            self.unlist();
            return;
        }
        let is_playing = self.series.is_full() && self.series.is_up();
        let Some(public) = self.public.as_mut().filter(|public| is_playing && now() >= public.sent + RENEWED) else {
            return;
        };
        (public.sent, public.beat) = (now(), public.beat + 1);
        let (topic, beat, watchers) = (Topic::Seek(public.id), public.beat, public.watchers.count(now()));
        if let Some(content) = self.running(beat, watchers).and_then(|seek| seek.write()) {
            self.line.client.publish(&topic.to_string(), self.house.key.signed(&topic, &content), true);
        }
    }

    fn running(&self, beat: u32, watchers: u16) -> Option<Seek> {
        let (plies, rating) = (self.series.game()?.ply(), self.house.rating.get());
        let opponent = self.series.name(Founder::Joiner).to_owned();
        let kind = SeekKind::Running { opponent, plies, watchers };
        self.series.seek(rating, kind, beat).map(|seek| Seek { is_bot: true, ..seek })
    }

    /// Withdraws the entry.
    pub(super) fn unlist(&mut self) {
        if let Some(public) = self.public.as_mut().filter(|public| public.sent > 0) {
            public.sent = 0;
            self.line.client.publish(&Topic::Seek(public.id).to_string(), Vec::new(), true);
        }
    }

    /// Takes in the message of a spectator.
    pub(super) fn hear_spectator(&mut self, topic: &Topic, payload: &[u8]) -> Option<()> {
        let beat = WatchBeat::read(&self.sealer.open_unsigned(topic, payload)?).ok()?;
        self.public.as_mut()?.watchers.hear(beat, now());
        Some(())
    }
}
