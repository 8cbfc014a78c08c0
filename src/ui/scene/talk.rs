//! What passes between the players beside the board: clocks, hints, offers.

use super::record::{PlayerView, player};
use crate::engine::level::Level;
use crate::game::{Game, Side};
use crate::session::board::Notice;
use crate::session::new_game::next_level;
use crate::session::{Asked, Face, Play, Player, Players, play};
use crate::words;

/// One player's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockView {
    /// What is left, such as `2:59`; tenths near the end.
    pub text: String,
    /// What a screen reader says.
    pub label: String,
    /// Whether it runs.
    pub running: bool,
    /// Whether there is little left.
    pub low: bool,
}

/// What the players may say to each other and to the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// A turn can be taken back.
    pub take_back: bool,
    /// A hint can be asked for.
    pub hint: bool,
    /// Somebody can give up, or offer a draw.
    pub resign: bool,
    /// What is done when it is asked for again.
    pub asked: Option<Asked>,
    /// What the button for a draw says.
    pub draw: String,
    /// What the button for giving up says.
    pub give_up: String,
    /// The engine plays itself.
    pub engines: bool,
    /// Two people play.
    pub people: bool,
    /// The other of them has another screen.
    pub apart: bool,
    /// That one has something still to see: what the button says that sends it.
    pub send: Option<&'static str>,
}

/// How the game ended, and what can follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who won.
    pub headline: String,
    /// How, and when.
    pub how: String,
    /// What the button for a rematch says.
    pub rematch: String,
    /// Somebody stronger, for whoever has won.
    pub next: Option<Level>,
    /// A coach has seen something to take along.
    pub moments: bool,
}

/// What stands beside the board of a game that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// The players: the one across first, then the one near.
    pub players: [PlayerView; 2],
    /// What they may say to each other.
    pub talk: Talk,
    /// Whether the engine thinks.
    pub thinking: bool,
    /// Whether the engine waits to be told to go on.
    pub paused: bool,
    /// Whether the coach asks about the last turn.
    pub warned: bool,
    /// How the game ended, if it did.
    pub over: Option<Over>,
}

/// Draws up what stands beside the board of a game that is played.
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
    let (outcome, tree) = (play.outcome().filter(|_| !play.is_aside())?, play.tree());
    let colours = play.position().layout().colours();
    let number = tree.turn(tree.current()).map_or(1, |(before, _)| tree.at(before).move_number());
    let again = play.rematch();
    Some(Over {
        headline: words::headline(&outcome, play.players(), play.strength(), colours),
        how: words::how_it_ended(&outcome, tree.events(tree.current()), number, colours),
        rematch: match play.players() {
            Players::HUMANS | Players::ENGINES => words::text("rematch").to_owned(),
            _ => words::rematch_as(again.players().orientation(), colours),
        },
        next: next_level(play),
        moments: !play.moments().is_empty(),
    })
}

fn talk<G: Game>(play: &Play<G>) -> Talk {
    let players = play.players();
    let person = play.may_resign();
    let colours = play.position().layout().colours();
    let asked = play.asked();
    let alone = play.seat().is_some() || person.is_some_and(|side| players.of(!side) == Player::Engine);
    Talk {
        take_back: play.before_own_turn().is_some(),
        hint: play.may_hint(),
        resign: person.is_some(),
        asked,
        draw: words::draw_button(asked, colours),
        give_up: words::resign_button(asked, person.filter(|_| !alone), colours),
        engines: players == Players::ENGINES,
        people: players == Players::HUMANS,
        apart: play.seat().is_some(),
        send: play.to_send().then(|| words::text(sending(play))),
    }
}

/// What the button says that sends what was done.
fn sending<G: Game>(play: &Play<G>) -> &'static str {
    match play.board().notice().0 {
        Some(Notice::Own(play::Notice::Copied)) => "link-copied",
        _ if play.played() == 0 => "send-invitation",
        _ => "send-turn",
    }
}

/// The clocks: of the one across first, then of the one near. They are no part of the
/// [`Scene`](super::Scene), which is not redrawn ten times a second.
pub fn clocks<G: Game>(play: &Play<G>) -> [Option<ClockView>; 2] {
    let colours = play.position().layout().colours();
    let view = |side: Side| {
        let Face { left, running, low } = play.face(side)?;
        Some(ClockView { text: words::clock(left), label: words::clock_label(side, left, low, colours), running, low })
    };
    let near = play.board().orientation();
    [!near, near].map(view)
}
