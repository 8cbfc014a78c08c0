//! The stored form of a series, which survives a reload: fields separated by dots, first those of the series, then those of
//! each round. Names and binary fields are in base64url, which contains no dots.

use std::fmt::Display;
use std::str::{FromStr, Split};

use base64ct::{Base64UrlUnpadded, Encoding};

use super::{Kept, LiveSeries, Person, Round};
use crate::game::{Game, Side};
use crate::live::act::{read_log, write_log};
use crate::live::bytes::Malformed;
use crate::live::invitation::Invitation;
use crate::live::presence::Hearing;
use crate::live::register::{PublicKey, read_pinned, write_pinned};
use crate::live::results::LiveScore;
use crate::live::sealing::game_id;
use crate::live::seat::{LATE, LiveSeat, SeatTimes};
use crate::live::terms::LiveTerms;
use crate::live::topic::{Founder, LiveId};

/// Version of the form.
const VERSION: u8 = 2;

/// Maximum number of rounds: their numbers are bytes.
const MOST_ROUNDS: usize = 256;

/// Time since the last move after which a game that waits for others is forgotten, in milliseconds: two weeks.
const FORGOTTEN: u64 = 14 * 24 * 3_600_000;

/// The same time for a game that waits for the person here: 60 days. Its key may be lost, so that nobody can play on.
const GIVEN_UP: u64 = 60 * 24 * 3_600_000;

/// Time since the last move after which nobody knows what a stored game with a running clock waits for, in milliseconds: an
/// hour. The friend may have come or gone, or the time may be over.
const FRESH: u64 = 3_600_000;

/// A series as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeries {
    text: String,
    link: String,
    /// Time at which the series was stored, in milliseconds. Until then its device was awake.
    pub at: u64,
}

impl StoredSeries {
    /// Reads the first fields of a stored text, and leaves the others to [`LiveSeries::restore`]. Returns none for a text
    /// of another form or version.
    pub fn read(text: &str) -> Option<StoredSeries> {
        let mut fields = Fields(text.split('.'));
        let version: u8 = fields.number().ok()?;
        let (at, link) = (fields.number().ok()?, fields.text().ok()?.to_owned());
        (version == VERSION).then(|| StoredSeries { text: text.to_owned(), link, at })
    }

    /// Returns the text of the series' link.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Returns the id of the first game.
    pub fn id(&self) -> Option<LiveId> {
        Some(game_id(&Invitation::read(&self.link).ok()?.secret, 0))
    }

    /// Returns the text to store.
    pub fn write(&self) -> &str {
        &self.text
    }

    /// Returns what the game of the person here waits for. None if it has stopped or is only watched, or if the text does
    /// not say.
    pub fn waits(&self) -> Option<SeriesWait> {
        let [is_unsent, is_unseen] = [UNSENT, UNSEEN].map(|field| self.extra(field).is_some());
        match self.text.rsplit('.').next()? {
            _ if is_unseen => Some(SeriesWait::Reader),
            OPPONENT => Some(SeriesWait::Opponent),
            SEAT => Some(SeriesWait::Seat),
            OWN => Some(SeriesWait::OwnMove),
            _ if is_unsent => Some(SeriesWait::Unsent),
            THEIRS if self.extra(TAKE_BACK).is_some() => Some(SeriesWait::TakeBack),
            THEIRS => Some(SeriesWait::TheirMove),
            CONFIRMATION => Some(SeriesWait::Confirmation),
            REMATCH => Some(SeriesWait::Rematch),
            _ => None,
        }
    }

    /// Returns the same at this time, in milliseconds of the wall clock.
    pub fn waits_at(&self, now: u64) -> Option<SeriesWait> {
        use SeriesWait::{Claim, Opponent, OwnMove, TakeBack, TheirMove, Unknown};
        let is_late = self.deadline().is_some_and(|deadline| now > deadline + LATE);
        let is_old = !self.is_slow() && now > self.played() + FRESH;
        self.waits().map(|wait| match wait {
            TheirMove | TakeBack if is_late => Claim,
            Opponent | OwnMove | TheirMove | TakeBack if is_old => Unknown,
            wait => wait,
        })
    }

    /// True if the game goes on, or the person here has not seen its end.
    pub fn goes_on(&self) -> bool {
        self.waits().is_some_and(|wait| wait != SeriesWait::Rematch)
    }

    /// Returns how much the game is needed at this time, the least number first: under way, without an opponent, or over.
    pub fn rank(&self, now: u64) -> usize {
        match self.waits() {
            _ if self.is_seek() || self.is_forgotten(now) => 2,
            None | Some(SeriesWait::Rematch) => 2,
            Some(SeriesWait::Opponent | SeriesWait::Seat) => 1,
            _ => 0,
        }
    }

    /// True if the relay may hold news of a game that nobody has opened since. In a new invitation, somebody may have taken the
    /// other seat. After the end of a slow game, the opponent may want to play again, or have begun the next game. A running
    /// clock is not looked at: that would begin the reader's turn unseen.
    pub fn may_have_news(&self, now: u64) -> bool {
        let is_slow = self.is_slow() && (self.goes_on() || self.part().is_some() && !self.is_forgotten(now));
        is_slow || self.waits_at(now) == Some(SeriesWait::Opponent)
    }

    /// True if nothing has happened for two weeks, at this time in milliseconds of the wall clock, or for 60 days in a game that
    /// waits for the person here. The days for a move may be more.
    pub fn is_forgotten(&self, now: u64) -> bool {
        let is_own = self.waits_at(now).is_some_and(SeriesWait::is_own);
        let limit = if is_own { GIVEN_UP } else { FORGOTTEN };
        now > self.played() + limit && self.deadline().is_none_or(|deadline| now > deadline + limit)
    }

    /// Returns the rest of the extra field that begins with this text.
    fn extra(&self, start: &str) -> Option<&str> {
        let mut extras = self.text.rsplit('.').skip(1).take_while(|field| field.starts_with("x-"));
        extras.find_map(|field| field.strip_prefix(start))
    }

    fn number(&self, start: &str) -> Option<u64> {
        self.extra(start)?.parse().ok()
    }

    /// Returns the part of the person here. It is noted even if the key cannot be read now.
    pub fn part(&self) -> Option<Founder> {
        match self.text.split('.').nth(3)? {
            "1" => Some(Founder::Creator),
            "2" => Some(Founder::Joiner),
            _ => None,
        }
    }

    /// Notes that the game is public, and since when. The caller chooses the unit.
    #[must_use]
    pub fn with_public(self, since: u64) -> StoredSeries {
        self.with_extra(&format!("{PUBLIC}{since}"))
    }

    /// Notes that the person here has not seen the end of the game, and since when it has been known, in milliseconds.
    #[must_use]
    pub fn with_unseen(self, since: u64) -> StoredSeries {
        self.with_extra(&format!("{UNSEEN}-{since}"))
    }

    /// Notes since when the end of the game has been known, which the person here has seen, in milliseconds.
    #[must_use]
    pub fn with_over(self, since: u64) -> StoredSeries {
        self.with_extra(&format!("{OVER}{since}"))
    }

    /// Returns since when the end of the game has been known, in milliseconds; none if it goes on, or ended before it was noted.
    pub fn over_since(&self) -> Option<u64> {
        self.unseen_since().or_else(|| self.number(OVER))
    }

    /// Returns since when the end of the game has been known that the person here has not seen, in milliseconds; none if it
    /// has been seen. Earlier versions did not note the time.
    pub fn unseen_since(&self) -> Option<u64> {
        let since = self.extra(UNSEEN)?;
        Some(since.strip_prefix('-').and_then(|since| since.parse().ok()).unwrap_or(self.at))
    }

    /// Notes the number of the session of presence. See [`crate::live::presence::Presence`].
    #[must_use]
    pub fn with_session(self, session: u64) -> StoredSeries {
        self.with_extra(&format!("{SESSION}{session}"))
    }

    fn with_extra(mut self, field: &str) -> StoredSeries {
        let end = self.text.rfind('.').unwrap_or(self.text.len());
        self.text.insert_str(end, &format!(".{field}"));
        self
    }

    /// Returns since when the game has been public; none for a private game.
    pub fn public_since(&self) -> Option<u64> {
        self.number(PUBLIC)
    }

    /// Returns the number of the last session of presence. Earlier versions stored the time in its place, and the time if
    /// there was none.
    pub fn session(&self) -> u64 {
        self.number(SESSION).unwrap_or(self.at)
    }

    /// Returns when the last move was played or arrived, or the game was created, in milliseconds. The series may have been
    /// stored since, to look for news. Earlier versions did not note it. The end can come long after the last move, and counts
    /// instead.
    pub fn played(&self) -> u64 {
        self.over_since().or_else(|| self.number(PLAYED)).unwrap_or(self.at)
    }

    /// True for a public game that nobody has joined. The relay withdraws it when its page is closed or reloaded, so nobody
    /// can join it any more.
    pub fn is_seek(&self) -> bool {
        self.public_since().is_some() && self.waits() == Some(SeriesWait::Opponent)
    }

    /// True for a game without clocks that run during a turn. Its players need not be here at the same time.
    pub fn is_slow(&self) -> bool {
        self.extra(SLOW).is_some()
    }

    /// Returns the end of the time of the player to move, in milliseconds of the wall clock; none without days for a move.
    pub fn deadline(&self) -> Option<u64> {
        self.number(DUE)
    }

    /// Returns the name of the opponent as that player wrote it. It may contain anything, and is empty if it is
    /// unknown.
    pub fn opponent(&self) -> String {
        let mut fields = Fields(self.text.split('.'));
        // The creator's name is the tenth field, the joiner's the twelfth.
        let place = if self.part() == Some(Founder::Joiner) { 9 } else { 11 };
        let _ = fields.0.nth(place - 1);
        fields.name().unwrap_or_default()
    }
}

/// What the game of a stored series waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesWait {
    /// Nobody has taken the other seat.
    Opponent,
    /// The creator has not answered the claim of the person here.
    Seat,
    /// The person here is to move.
    OwnMove,
    /// The opponent is to move.
    TheirMove,
    /// The opponent's device has not confirmed the result, so it has not been counted.
    Confirmation,
    /// The relay has not got everything that the person here has done. An opened game sends it.
    Unsent,
    /// The person here has not seen yet that the game is over.
    Reader,
    /// The opponent's days for the move are over, so the person here can claim the win.
    Claim,
    /// The opponent, who is to move, asks to take back a move.
    TakeBack,
    /// The opponent wants another game without clocks that run during a turn.
    Rematch,
    /// Nobody has opened the game for an hour, and its clock runs during a turn.
    Unknown,
}

impl SeriesWait {
    /// True if the person here has to do something. Nobody has to play again.
    pub const fn is_own(self) -> bool {
        use SeriesWait::{Confirmation, Opponent, Rematch, Seat, TheirMove, Unknown};
        !matches!(self, Opponent | Seat | TheirMove | Confirmation | Rematch | Unknown)
    }
}

// The last field of the text. Older versions wrote none, so it is no number.
const OPPONENT: &str = "w-opponent";
const SEAT: &str = "w-seat";
const OWN: &str = "w-own";
const THEIRS: &str = "w-theirs";
const CONFIRMATION: &str = "w-confirmation";
const REMATCH: &str = "w-rematch";
const NOTHING: &str = "w-nothing";

// Fields before the last one, if they apply. Older versions ignore them.
const UNSENT: &str = "x-unsent";
const PUBLIC: &str = "x-public-";
const UNSEEN: &str = "x-unseen";
const OVER: &str = "x-over-";
const TAKE_BACK: &str = "x-take-back";
const SLOW: &str = "x-slow";
const DUE: &str = "x-due-";
const SESSION: &str = "x-session-";
const PLAYED: &str = "x-played-";

/// Fields that are read one after the other.
struct Fields<'a>(Split<'a, char>);

impl<'a> Fields<'a> {
    fn text(&mut self) -> Result<&'a str, Malformed> {
        self.0.next().ok_or(Malformed::Short)
    }

    fn number<N: FromStr>(&mut self) -> Result<N, Malformed> {
        self.text()?.parse().map_err(|_| Malformed::Value)
    }

    fn bytes(&mut self) -> Result<Vec<u8>, Malformed> {
        Base64UrlUnpadded::decode_vec(self.text()?).map_err(|_| Malformed::Text)
    }

    fn name(&mut self) -> Result<String, Malformed> {
        String::from_utf8(self.bytes()?).map_err(|_| Malformed::Text)
    }
}

/// Appends a field.
fn put(text: &mut String, field: &dyn Display) {
    text.push('.');
    text.push_str(&field.to_string());
}

/// Appends a name or binary field.
fn put_bytes(text: &mut String, bytes: &[u8]) {
    text.push('.');
    text.push_str(&Base64UrlUnpadded::encode_string(bytes));
}

impl<G: Game> LiveSeries<G> {
    /// Returns the stored form.
    pub fn save(&self, now: u64) -> StoredSeries {
        let link = self.invitation.write();
        let mut text = VERSION.to_string();
        put(&mut text, &now);
        put(&mut text, &link);
        let part = self.part.map_or(0, |part| 1 + part as u8);
        for number in [part, self.claims.into(), self.is_recovered.into()] {
            put(&mut text, &number);
        }
        put_bytes(&mut text, self.name.as_bytes());
        put_bytes(&mut text, &self.terms.as_ref().and_then(LiveTerms::write).unwrap_or_default());
        for person in &self.people {
            put_bytes(&mut text, &person.key.map(|key| key.to_bytes()).unwrap_or_default());
            put_bytes(&mut text, person.name.as_bytes());
        }
        put_bytes(&mut text, &self.pinned.map(|pinned| write_pinned(&pinned)).unwrap_or_default());
        put(&mut text, &self.rounds.len());
        for round in &self.rounds {
            for side in Side::BOTH {
                put_bytes(&mut text, &write_log(round.seat.log(side)));
                put_bytes(&mut text, round.held[side.index()].as_deref().unwrap_or_default());
            }
            put_bytes(&mut text, &round.seat.times_until(now).write());
            put(&mut text, &round.sent);
            // The greatest number stands for one that is not known yet.
            put(&mut text, &u32::try_from(round.seat.expected()).unwrap_or(u32::MAX));
            put(&mut text, &round.generation.map_or(-1, i16::from));
        }
        // Earlier versions of the program ignore what follows the rounds, except for the last field.
        for round in &self.rounds {
            put(&mut text, &round.seat.times().delivered.unwrap_or_default());
        }
        if self.owes() {
            put(&mut text, &UNSENT);
        }
        if self.is_slow() {
            put(&mut text, &SLOW);
        }
        if let Some(deadline) = self.seat().and_then(LiveSeat::deadline) {
            put(&mut text, &format_args!("{DUE}{deadline}"));
        }
        if let Some(seat) = self.seat() {
            put(&mut text, &format_args!("{PLAYED}{}", seat.times().played()));
        }
        let (wait, asked) = (self.wait(), self.seat().and_then(|seat| seat.offer_to_answer(now)));
        if wait == THEIRS && self.newer.is_empty() && asked.is_some() {
            put(&mut text, &TAKE_BACK);
        }
        put(&mut text, &wait);
        StoredSeries { text, link, at: now }
    }

    /// True if the person here has done something that has not been sent, and the game can go on.
    fn owes(&self) -> bool {
        let has_fault = self.fault.is_some() || self.game().is_some_and(|game| game.fault.is_some());
        self.part.is_some() && !has_fault && self.is_unsent()
    }

    fn is_slow(&self) -> bool {
        self.terms.as_ref().is_some_and(|terms| !terms.clock.is_timed())
    }

    /// What the last game waits for, as a field.
    fn wait(&self) -> &'static str {
        let (Some(part), Some(game)) = (self.part, self.game()) else { return NOTHING };
        let side = self.side_of(part, self.round());
        match game.verdict {
            _ if self.fault.is_some() || game.fault.is_some() => NOTHING,
            Some(verdict) => match side.and_then(|side| LiveScore::of(verdict, side)) {
                Some(_) if self.is_full() && !game.is_final => CONFIRMATION,
                _ if self.is_slow() && side.is_some_and(|side| game.is_asked_for_rematch(side)) => REMATCH,
                _ => NOTHING,
            },
            // A newer version of the program may have written moves that are unknown here.
            None if self.is_full() && !self.newer.is_empty() => THEIRS,
            None if self.is_full() => match side == Some(game.mover()) {
                true => OWN,
                false => THEIRS,
            },
            None if part == Founder::Creator => OPPONENT,
            None => SEAT,
        }
    }

    /// Continues a stored series. `own` is the key of the person here. Without the key the seat is lost, and the game
    /// can only be watched.
    ///
    /// # Errors
    /// [`Malformed`], if the stored text was changed.
    pub fn restore(stored: &StoredSeries, own: Option<PublicKey>, now: u64) -> Result<LiveSeries<G>, Malformed> {
        let mut fields = Fields(stored.text.split('.'));
        // The version, the time and the link have been read.
        let _ = fields.0.nth(2);
        let [part, claims, recovered] = [fields.number::<u8>()?, fields.number()?, fields.number()?];
        let mut series = LiveSeries::empty(Invitation::read(&stored.link)?, own, &fields.name()?);
        (series.claims, series.is_recovered) = (claims != 0, recovered != 0);
        let terms = fields.bytes()?;
        for at in 0..2 {
            let key = PublicKey::from_bytes(&fields.bytes()?).ok();
            series.people[at] = Person { key, name: fields.name()?, hearing: Hearing::default() };
        }
        let noted = match part {
            0 => None,
            1 => Some(Founder::Creator),
            _ => Some(Founder::Joiner),
        };
        // A page that could not read the key has watched and stored that it had no part. So the key decides.
        series.part = [noted, Some(Founder::Creator), Some(Founder::Joiner)]
            .into_iter()
            .flatten()
            .find(|part| own.is_some() && series.people[*part as usize].key == own);
        let pinned = fields.bytes()?;
        if !pinned.is_empty() {
            series.pinned = Some(read_pinned(&pinned)?);
        }
        let rounds: usize = fields.number()?;
        if terms.is_empty() {
            return Ok(series);
        }
        let terms = LiveTerms::read(&terms)?;
        series.terms = Some(terms.clone());
        let start = terms.first::<G>().map_err(|_| Malformed::Value)?;
        if !(1..=MOST_ROUNDS).contains(&rounds) {
            return Err(Malformed::Value);
        }
        for number in 0..rounds {
            let side = series.part.and_then(|part| series.side_of(part, number as u8));
            let (mut logs, mut held) = ([Vec::new(), Vec::new()], [None, None]);
            for at in 0..2 {
                logs[at] = read_log(&fields.bytes()?)?;
                held[at] = Some(fields.bytes()?).filter(|bytes| !bytes.is_empty());
            }
            let times = SeatTimes::read(&fields.bytes()?)?;
            let mut seat = LiveSeat::restore(side, terms.clone(), start.clone(), logs, times, stored.at.min(now));
            let (sent, expected) = (fields.number()?, fields.number::<u32>()?);
            seat.expect(if expected == u32::MAX { usize::MAX } else { expected as usize });
            seat.set_claim(series.part == Some(Founder::Joiner) && series.pinned.is_none());
            let generation = u8::try_from(fields.number::<i16>()?).ok();
            let kept = [Kept::Unheard; 2];
            let (subscribed, rechecked, lacking) = (None, now, [None; 2]);
            series.rounds.push(Round { seat, held, kept, sent, generation, subscribed, rechecked, lacking });
        }
        for round in &mut series.rounds {
            let delivered = fields.number::<u64>();
            // Earlier versions of the program wrote only whether the act was confirmed, and counted from when it was done.
            let own = round.seat.side().map_or(0, |side| round.seat.log(side).len());
            let since = delivered.unwrap_or(if round.sent >= own { round.seat.times().sent } else { 0 });
            round.seat.set_delivered(Some(since).filter(|since| *since > 0));
            round.seat.set_back(stored.at, now);
        }
        Ok(series)
    }
}
