//! The controls beside the board: clocks, hints, offers.

use super::record::{PlayerView, player};
use crate::engine::level::Level;
use crate::game::{Game, Side};
use crate::session::board::Notice;
use crate::session::ladder::{Climb, climb};
use crate::session::new_game::next_level;
use crate::session::{Asked, Face, Play, Player, Players, play};
use crate::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockView {
    /// The time left, such as `2:59`, with tenths near the end.
    pub text: String,
    /// The text for screen readers.
    pub label: String,
    pub running: bool,
    /// True if little time is left.
    pub low: bool,
}

/// The offers and requests that the players can make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// True if a move can be taken back.
    pub take_back: bool,
    /// True if a hint is available.
    pub hint: bool,
    /// True if a person can resign or offer a draw.
    pub resign: bool,
    /// The action that a second press of its button confirms.
    pub asked: Option<Asked>,
    /// True if that press counts by now.
    pub may_confirm: bool,
    /// The label of the draw button.
    pub draw: String,
    /// The label of the resign button.
    pub give_up: String,
    pub engines: bool,
    /// True if two people play.
    pub people: bool,
    /// True if the opponent uses another screen.
    pub apart: bool,
    /// The label of the button that sends the opponent the latest changes. None if there are none.
    pub send: Option<&'static str>,
}

/// The picture on a result card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// The parachute: for a win, or if no reader has lost.
    Parachute,
    Draw,
    Loss,
}

/// A win's effect on the ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// True if the game was won without help.
    pub counts: bool,
    pub text: String,
}

/// The main action on a result card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MainWayOn {
    /// Sends the opponent the last move.
    Send,
    Next(Level),
    Rematch,
}

/// The result card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// The winner, or the result from the reader's point of view.
    pub headline: String,
    /// The way in which the game ended, and its length.
    pub how: String,
    pub picture: Picture,
    /// The effect on the ladder, if the game has one.
    pub ladder: Option<Ladder>,
    /// The main action.
    pub primary: MainWayOn,
    pub rematch: String,
    /// The next level, for a winner.
    pub next: Option<Level>,
    /// True if the coach has noted key moments.
    pub moments: bool,
}

/// The panel beside the board of a running game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// The players: the opposite one first, then the near one.
    pub players: [PlayerView; 2],
    pub talk: Talk,
    pub thinking: bool,
    /// True if the engine waits for the player to continue.
    pub paused: bool,
    /// True if the coach asks about the last move.
    pub warned: bool,
    /// The result card, once the game is over.
    pub over: Option<Over>,
}

/// The panel's view of a game.
pub fn game_view<G: Game>(play: &Play<G>) -> GameView {
    let near = play.board().orientation();
    GameView {
        players: [!near, near].map(|side| player(play, side)),
        talk: talk(play),
        thinking: play.is_thinking(),
        paused: play.is_paused(),
        warned: play.is_warned(),
        over: over(play),
    }
}

fn over<G: Game>(play: &Play<G>) -> Option<Over> {
    let (outcome, tree) = (play.end()?, play.tree());
    let colours = play.position().layout().colours();
    let number = tree.move_to(tree.current()).map_or(1, |(before, _)| tree.at(before).move_number());
    let (again, last) = (play.rematch(), tree.events(tree.current()));
    let (headline, how) = match play.reader() {
        Some(you) => {
            let how = words::how_it_ended_for(&outcome, you, opponent(play), last, number, colours);
            (words::own_headline(&outcome, you).to_owned(), how)
        }
        None => (
            words::headline(&outcome, play.players(), play.strength(), colours),
            words::how_it_ended(&outcome, last, number, colours),
        ),
    };
    let next = next_level(play);
    Some(Over {
        headline,
        how,
        picture: match (outcome.winner, play.reader()) {
            (None, _) => Picture::Draw,
            (Some(winner), Some(you)) if winner != you => Picture::Loss,
            _ => Picture::Parachute,
        },
        ladder: ladder(play),
        primary: match next {
            _ if play.to_send() => MainWayOn::Send,
            Some(level) => MainWayOn::Next(level),
            None => MainWayOn::Rematch,
        },
        rematch: match play.players() {
            Players::HUMANS | Players::ENGINES => words::text("rematch").to_owned(),
            _ => words::rematch_as(again.players().orientation(), colours),
        },
        next,
        moments: !play.moments().is_empty(),
    })
}

fn ladder<G: Game>(play: &Play<G>) -> Option<Ladder> {
    Some(match climb(play)? {
        Climb::Counts(level) => Ladder { counts: true, text: words::ladder(Some(level)) },
        Climb::Helped(level) => Ladder { counts: false, text: words::ladder_with_help(level) },
    })
}

/// The id of the name of the reader's opponent.
pub(super) fn opponent<G: Game>(play: &Play<G>) -> &'static str {
    if play.seat().is_some() { "your-friend" } else { words::computer_id(play.strength()) }
}

fn talk<G: Game>(play: &Play<G>) -> Talk {
    let players = play.players();
    let person = play.may_resign();
    let colours = play.position().layout().colours();
    let asked = play.asked();
    let alone = play.seat().is_some() || person.is_some_and(|side| players.of(!side) == Player::Engine);
    Talk {
        take_back: play.may_take_back(),
        hint: play.may_hint(),
        resign: person.is_some(),
        asked,
        may_confirm: play.may_confirm(),
        draw: words::draw_button(asked, colours),
        give_up: words::resign_button(asked, person.filter(|_| !alone), colours),
        engines: players == Players::ENGINES,
        people: players == Players::HUMANS,
        apart: play.seat().is_some(),
        send: play.to_send().then(|| words::text(sending(play))),
    }
}

/// The label of the send button.
fn sending<G: Game>(play: &Play<G>) -> &'static str {
    match play.board().notice().0 {
        Some(Notice::Own(play::PlayNotice::Copied)) => "link-copied",
        _ if play.played() == 0 => "send-invitation",
        _ if play.settled().is_some() => "send-result",
        _ => "send-turn",
    }
}

/// The clocks: first that of the opposite player, then that of the near one. They are not part of the
/// [`Scene`](super::Scene), so ten times a second the page finds out whether they have changed without computing one.
pub fn clocks<G: Game>(play: &Play<G>) -> [Option<ClockView>; 2] {
    let colours = play.position().layout().colours();
    let view = |side: Side| {
        let Face { left, running, low } = play.face(side)?;
        Some(ClockView { text: words::clock(left), label: words::clock_label(side, left, low, colours), running, low })
    };
    let near = play.board().orientation();
    [!near, near].map(view)
}
