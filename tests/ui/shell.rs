//! The shell around the screens: opening links, displacing games, routing replies, storing and announcing.

mod address;
mod analysis;
mod answers;
mod by_post;
mod career;
mod coach;
mod commands;
mod friend;
mod games;
mod imports;
mod keeping;
mod meeting;
mod newer;
mod opened;
mod rest;
mod settings;
mod sound;
mod tabs;
mod taken_back;
mod welcome;

use hostage_chess::engine::{QuestionId, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, GameRecord, Touch};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{Analysis, BoardAction, DEFAULT_STRENGTH, NewGame, Play, Players, SavedGame, Tree};
use hostage_chess::shell::{Action, Effect, Item, Now, Shell, Slot, StoredState};

/// A shell with a clock that advances by a second at each action.
struct Page {
    shell: Shell,
    moment: Now,
    /// The effects of the last action.
    effects: Vec<Effect>,
}

impl Page {
    fn open(address: &str) -> Page {
        Page::with(StoredState::default(), address)
    }

    fn with(memory: StoredState, address: &str) -> Page {
        let moment = Now { now: 1_000_000, day: [2026, 3, 9] };
        let (shell, effects) = Shell::start(memory, address, false, moment);
        Page { shell, moment, effects }
    }

    fn act(&mut self, action: impl Into<Action>) -> &mut Page {
        self.moment.now += 1000;
        self.effects = self.shell.update(action, self.moment);
        self
    }

    /// Starts a game with these rules, and otherwise with the settings of the current game.
    fn new_game(&mut self, variant: &'static str) -> &mut Page {
        let like = NewGame::like(self.shell.play());
        self.act(Action::NewGame(NewGame { variant, ..like }))
    }

    /// Taps squares of the current game.
    fn tap(&mut self, cells: &[&str]) -> &mut Page {
        for name in cells {
            let cell = self.shell.play().position().layout().cell(name).unwrap();
            self.act(PlayAction::from(BoardAction::Tap(Touch::Cell(cell))));
        }
        self
    }

    fn moves(&self) -> Vec<String> {
        self.shell.play().tree().game_record().moves
    }

    fn analysed(&self) -> Vec<String> {
        self.shell.analysis().tree().game_record().moves
    }

    fn wants(&self, effect: &Effect) -> bool {
        self.effects.contains(effect)
    }

    fn draws(&self) -> bool {
        self.wants(&Effect::Draw)
    }

    /// The slots in which something is stored.
    fn stored(&self) -> Vec<Slot> {
        self.effects
            .iter()
            .filter_map(|it| if let Effect::Save(item) = it { Some(item.slot()) } else { None })
            .collect()
    }

    fn stored_game(&self) -> Option<&SavedGame> {
        self.effects
            .iter()
            .rev()
            .find_map(|it| if let Effect::Save(Item::Game(saved)) = it { Some(&**saved) } else { None })
    }

    /// The requests to the engine; None cancels a search.
    fn asked(&self) -> Vec<Option<QuestionId>> {
        let asked = |effect: &Effect| match effect {
            Effect::Ask(Request::Search { id, .. }) => Some(Some(*id)),
            Effect::Ask(Request::Stop { .. }) => Some(None),
            _ => None,
        };
        self.effects.iter().filter_map(asked).collect()
    }

    /// The id of the only search requested.
    fn question(&self) -> QuestionId {
        let asked: Vec<QuestionId> = self.asked().into_iter().flatten().collect();
        assert_eq!(asked.len(), 1, "{:?}", self.effects);
        asked[0]
    }

    fn said(&self) -> String {
        hostage_chess::ui::scene::scene(self.shell.play()).words.text
    }
}

fn tree(moves: &[&str]) -> Tree<AnyPosition> {
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    Tree::from_replay(GameRecord { variant: "hostage".into(), start: None, moves }.follow().unwrap())
}

/// A game of two people with these moves.
fn game(moves: &[&str]) -> Play<AnyPosition> {
    Play::new(tree(moves), Players::HUMANS, DEFAULT_STRENGTH)
}

fn memory(moves: &[&str]) -> StoredState {
    StoredState { game: Some(game(moves).save()), ..StoredState::default() }
}

fn analysis(moves: &[&str]) -> Analysis<AnyPosition> {
    Analysis::new(tree(moves), hostage_chess::game::Side::White)
}
