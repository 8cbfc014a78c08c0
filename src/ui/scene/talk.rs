//! What passes between the players beside the board: clocks, hints, offers.

use super::record::{PlayerView, player};
use crate::engine::level::Level;
use crate::game::{Game, Side};
use crate::session::board::Notice;
use crate::session::ladder::{Climb, climb};
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

/// What is drawn on the card of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// The parachute, for a win, and where nobody has lost who reads this.
    Parachute,
    /// Half and half.
    Draw,
    /// A flag.
    Loss,
}

/// What a win comes to on the ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// Whether it was won without help.
    pub counts: bool,
    /// What is said of it.
    pub text: String,
}

/// The way on from a game that is over which stands out among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MainWayOn {
    /// Send the other player what was done.
    Send,
    /// Meet this level.
    Next(Level),
    /// The same again.
    Rematch,
}

/// How the game ended, and what can follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who won, or how the reader did.
    pub headline: String,
    /// How, and when.
    pub how: String,
    /// What is drawn beside it.
    pub picture: Picture,
    /// What the game comes to on the ladder.
    pub ladder: Option<Ladder>,
    /// The one way on that stands out.
    pub primary: MainWayOn,
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

/// What the one across from the reader is called.
pub(super) fn opponent<G: Game>(play: &Play<G>) -> &'static str {
    if play.seat().is_some() { words::text("your-friend") } else { words::computer_name(play.strength()) }
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
        Some(Notice::Own(play::PlayNotice::Copied)) => "link-copied",
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
