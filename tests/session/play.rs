//! Play beyond the rules: resignation and draws, clocks, hints, premoves, the engine against itself.

mod chance;
mod clock;
mod coach;
mod confirm;
mod ends;
mod hints;
mod ladder;
mod moments;
mod premove;
mod results;
mod says;
mod sides;
mod table;

use crate::support::random::Random;
use crate::support::toy::corridor::Corridor;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::engine::{EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Cell, Choice, Ending, Game, GameRecord, Kind, Layout, Position as _, Side, Touch};
use hostage_chess::json;
use hostage_chess::search::{Limits, Score};
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::{self, PlayAction, PlayEffect};
use hostage_chess::session::{
    Activity, Asked, BoardAction, Control, Declined, Depth, Options, Play, Player, Players, SavedGame, Settled, Tree,
};
use hostage_chess::ui::scene::{Tone, clocks, game_view, scene};
use proptest::prelude::*;

type Any = Play<AnyPosition>;

const AGAINST: Players = Players::human(Side::White);

fn session(players: Players) -> Any {
    Play::new(Tree::new(AnyPosition::start("hostage").unwrap()), players, Strength::Seconds(5))
}

fn at(fen: &str, players: Players) -> Any {
    let position = AnyPosition::from_fen("hostage", fen).unwrap();
    Play::new(Tree::new(position), players, Strength::Seconds(5))
}

fn with(session: Any, options: Options) -> Any {
    session.with_options(options)
}

fn clocked(players: Players, minutes: u32, increment: u32) -> Any {
    let control = Some(Control::new(minutes, increment));
    with(session(players), Options { control, ..Options::default() })
}

/// A game from the beginning that the person wins with Black, perhaps with help.
fn fools_mate(strength: Strength, help: &[PlayAction]) -> Any {
    let start = Tree::new(AnyPosition::start("hostage").unwrap());
    let mut session = Play::new(start, Players::human(Side::Black), strength).with_coach(Some(false));
    let mut effects = session.begin();
    for (engine, person) in [("f2f3", "e5"), ("g2g4", "Qh4#")] {
        let (id, _) = question(&effects).unwrap();
        session.update(best(id, engine));
        effects = session.update(BoardAction::Type(person.into()));
        if person == "e5" {
            for action in help {
                effects = session.update(action.clone());
            }
        }
    }
    assert!(session.outcome().is_some());
    session
}

fn level(number: u8) -> Strength {
    Strength::Level(Level::new(number).unwrap())
}

fn square(name: &str) -> Touch {
    Touch::Cell(Layout::square_8x8().cell(name).unwrap())
}

/// The last search among the effects, if any.
fn question(effects: &[PlayEffect]) -> Option<(QuestionId, Limits)> {
    effects.iter().rev().find_map(|effect| match effect {
        PlayEffect::Ask(Request::Search { id, limits, .. }) => Some((*id, *limits)),
        _ => None,
    })
}

fn best(id: QuestionId, mv: &str) -> PlayAction {
    PlayAction::Reply(Reply::Best { id, mv: Some(mv.to_owned()) })
}

fn info(id: QuestionId, score: Score, mv: &str) -> PlayAction {
    let info = Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 1, millis: 1, line: vec![mv.to_owned()] };
    PlayAction::Reply(Reply::Info { id, info })
}

/// Plays a person's move by touches.
fn tap<G: Game>(session: &mut Play<G>, touches: &[Touch]) -> Vec<PlayEffect> {
    touches.iter().flat_map(|&touch| session.update(BoardAction::Tap(touch))).collect()
}

fn walk(session: &mut Any, from: &str, to: &str) -> Vec<PlayEffect> {
    tap(session, &[square(from), square(to)])
}

fn said<G: Game>(session: &Play<G>) -> String {
    scene(session).words.text
}

fn restored(session: &Any) -> Any {
    let text = json::write(&session.save()).unwrap();
    Play::restore(&json::read::<SavedGame>(&text).unwrap()).unwrap()
}
