//! What a live game has to do with other people: seats taken from the lobby, games that others watch, results.

use super::Hub;
use super::jobs::Job;
use crate::live::presence::BEAT;
use crate::live::series::SeatStanding;
use crate::live::topic::{Founder, LiveId, Topic};
use crate::live::{LiveScore, Seek, SeekKind};
use crate::session::{LiveAction, LivePlay};
use crate::ui::live::connection::Wire;
use crate::ui::live::time::now;
use crate::ui::live::{crypto, keep, store};

/// Lobby entry of a running game.
#[derive(Clone, Copy)]
pub(super) struct Announced {
    pub id: LiveId,
    pub beat: u32,
    pub sent: u64,
}

impl Hub {
    /// Takes the seat of a game from the lobby, once the relay shows that it is free.
    pub(super) fn join_if_wanted(&mut self) {
        let standing = self.play.as_ref().map(|play| play.series().standing());
        let is_known = self.play.as_ref().is_some_and(|play| play.board().is_some());
        if self.joins && is_known && standing == Some(SeatStanding::Invited) {
            self.joins = false;
            self.act(LiveAction::Claim(store::name()));
        }
    }

    /// Renews the lobby entry while the game runs, and withdraws it at the end.
    pub(super) fn announce(&mut self) {
        let (Some(mut announced), Some(play)) = (self.announced, &self.play) else { return };
        if play.is_over() {
            self.announced = None;
            self.publish(&Topic::Seek(announced.id), Vec::new(), None);
        } else if play.series().is_full() && self.wire() == Wire::Up && now() >= announced.sent + BEAT {
            (announced.sent, announced.beat) = (now(), announced.beat + 1);
            self.announced = Some(announced);
            self.job(Job::Announce);
        }
    }

    /// Returns the lobby entry of the running game; none for a private game.
    pub(in crate::ui::live) fn running_seek(&self) -> Option<(LiveId, Seek)> {
        let (announced, series) = (self.announced?, self.play.as_ref()?.series());
        let rating = store::results().unwrap_or_default().standings().reader;
        let kind = SeekKind::Running {
            opponent: series.name(Founder::Joiner).to_owned(),
            plies: series.game()?.ply(),
            watchers: 0,
        };
        let seek = Seek {
            secret: series.invitation().secret,
            key: series.key(Founder::Creator)?,
            terms: series.terms()?.clone(),
            name: series.name(Founder::Creator).to_owned(),
            rating: rating.rating,
            deviation: rating.deviation,
            is_bot: false,
            kind,
            beat: announced.beat,
        };
        Some((announced.id, seek))
    }

    /// Lists the game in the lobby once both seats are taken, so that others can watch.
    pub fn make_public(&mut self) {
        self.announced = Some(Announced { id: crypto::random(), beat: 0, sent: 0 });
    }

    /// Counts a final result once, and keeps the game in the library.
    pub(super) fn record_result(&mut self) {
        let Some(series) = self.play.as_ref().map(LivePlay::series).filter(|series| series.is_final()) else { return };
        let (round, part) = (series.round(), series.part());
        if self.recorded == Some(round) {
            return;
        }
        self.recorded = Some(round);
        let Some((part, opponent)) = part.zip(series.opponent()) else { return };
        let score = series.side_of(part, round).zip(series.game().and_then(|game| game.verdict));
        let score = score.and_then(|(side, verdict)| LiveScore::of(verdict, side));
        if let (Some(score), Some(key)) = (score, series.key(opponent)) {
            store::record(&series.id(round), &key, series.name(opponent), score);
        }
        keep::keep(self.play.as_ref());
    }
}
