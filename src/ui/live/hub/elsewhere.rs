//! What the page tells of the game where it does not show it: in the title, on the app's icon and on other screens.

use std::borrow::Cow;
use std::cell::Cell;

use gloo::utils::document;

use super::Hub;
use crate::game::Game;
use crate::live::series::SeatStanding;
use crate::live::topic::LiveId;
use crate::session::LivePlay;
use crate::session::sound::Sound;
use crate::ui::live::time::now;
use crate::ui::live::{badge, strip};
use crate::words;

thread_local! {
    /// The last question to the reader that a sound has told: its game, the round and a number. A look leaves a game and opens
    /// it again, and must not tell it again.
    static HEARD: Cell<Option<(LiveId, u8, u32)>> = const { Cell::new(None) };
}

impl Hub {
    /// True if the game is shown. The page of a link that leads nowhere only says so.
    pub(super) fn is_shown(&self) -> bool {
        self.is_game_shown && self.hindrance.is_none()
    }

    /// Notes whether the reader has seen the end of the game. What is stored tells the home screen.
    fn note_end(&mut self) {
        let play = self.play.as_ref().filter(|play| play.series().part().is_some());
        let is_over = play.is_some_and(LivePlay::is_over);
        // A hidden page may be closed before anybody looks at it again. If not, [`Hub::wake`] leads here.
        if is_over && self.is_shown() && !document().hidden() && !std::mem::replace(&mut self.is_end_seen, true) {
            self.over_since.get_or_insert_with(now);
            self.store();
        }
        self.is_end_seen &= is_over;
        self.over_since = self.over_since.filter(|_| is_over);
    }

    /// Shows the state of the game in the title, on the app's icon and on the page's other screens.
    pub(super) fn show_elsewhere(&mut self) {
        self.note_end();
        if self.look.is_some() {
            return;
        }
        let play = self.play.as_ref().filter(|play| play.series().part().is_some());
        let asked = play.and_then(LivePlay::seat).and_then(|seat| seat.offer_to_answer(now()));
        let newcomer = play.and_then(|play| play.series().newcomer()).filter(|_| !self.is_public());
        let is_again = play.is_some_and(LivePlay::is_asked_for_rematch);
        let question = match (asked, newcomer) {
            (Some(offer), _) => Some(u32::from(offer.index)),
            (_, Some(_)) => Some(u32::MAX),
            _ => is_again.then_some(u32::MAX - 1),
        };
        let question = question.zip(play).map(|(question, play)| (self.id, play.series().round(), question));
        let is_asked = question.is_some();
        // Nobody has to play again, so the title of other screens says nothing of that.
        badge::show(self.id, play.is_some_and(LivePlay::is_own_turn), is_asked && (self.is_shown() || !is_again));
        // The lobby shows by itself that nobody has come yet.
        let is_lobby = self.on_change.is_some();
        let told = play.filter(|play| !self.is_shown() && (!is_lobby || play.series().is_full())).and_then(|play| {
            let series = play.series();
            let name = words::stranger(series.name(series.opponent()?));
            let text = match (series.standing(), asked) {
                _ if is_again => Cow::Owned(words::wants_rematch(&name)),
                _ if play.is_stopped() => {
                    let game = play.game().filter(|_| !self.is_end_seen)?;
                    words::live_headline(game.verdict?, play.side(), game.position().layout().colours()).into()
                }
                _ if play.is_own_turn() => words::text("live-strip-your-move").into(),
                (_, Some(offer)) => words::offered(offer.kind, &name).into(),
                _ if let Some(newcomer) = newcomer => words::waits_for_you(&words::stranger(newcomer)).into(),
                _ if series.is_full() => words::text("live-strip-running").into(),
                (SeatStanding::Claiming, _) => words::text("live-strip-claiming").into(),
                _ => words::text("live-strip-waiting").into(),
            };
            Some((text, self.own_address()?))
        });
        strip::show(told);
        if question.is_some() && HEARD.replace(question) != question {
            self.sound(&[(Sound::Coin, 0)]);
        }
    }
}
