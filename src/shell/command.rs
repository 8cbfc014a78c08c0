//! Carrying out shortcuts on the current screen.

use super::keys::Command;
use super::{Action, Dialog, Effect, Shell};
use crate::game::{Game, Touch};
use crate::link::Screen;
use crate::session::BoardAction;
use crate::session::analysis::AnalysisAction;
use crate::session::editor::EditorAction;
use crate::session::play::PlayAction;
use crate::words::{self, Question};

impl Shell {
    /// Carries out a shortcut, perhaps for a square. A shortcut that does nothing here has no effects.
    pub(super) fn command(&mut self, command: Command, square: Option<&str>) {
        let done = match (command, self.screen) {
            _ if self.bad.is_some() || self.challenge.is_some() => return,
            (Command::Help, _) => {
                self.dialog = Some(Dialog::Help);
                true
            }
            (Command::Type, _) => {
                self.typing += 1;
                true
            }
            // These screens have boards of their own, which handle shortcuts themselves.
            (_, Screen::Learn | Screen::Puzzles | Screen::Live) => false,
            (Command::Say(question), _) => {
                self.answer(question);
                true
            }
            (Command::Sound, _) => {
                self.happen(Action::Sound);
                self.tell(words::text(if self.is_heard() { "sounds-on" } else { "sounds-off" }).to_owned());
                true
            }
            (command, Screen::Analysis) => self.analysis_command(command),
            (command, Screen::Setup) => self.setup_command(command, square),
            (command, _) => self.play_command(command),
        };
        if done {
            self.want(Effect::Draw);
        }
    }

    /// Answers a question in the notice, which screen readers read aloud.
    pub(super) fn answer(&mut self, question: Question) {
        let text = if self.screen == Screen::Analysis {
            let board = self.analysis.board();
            words::answer(question, board.tree(), board.orientation(), board.outcome().as_ref())
                .unwrap_or_else(|| words::text("answer-no-clock").to_owned())
        } else {
            let near = self.play.board().orientation();
            words::answer(question, self.play.tree(), near, self.play.outcome().as_ref())
                .unwrap_or_else(|| words::both_clocks(&self.play))
        };
        self.tell(text);
    }

    /// Announces a text on the current screen.
    pub(super) fn tell(&mut self, text: String) {
        match self.screen {
            Screen::Analysis => self.analyse_with(AnalysisAction::Tell(text)),
            _ => self.act(PlayAction::Tell(text)),
        }
    }

    fn play_command(&mut self, command: Command) -> bool {
        match (at_board(command), command) {
            (Some(action), _) => self.act(action),
            (None, Command::Hint) => self.act(PlayAction::Hint),
            (None, Command::MoveNow) => self.act(PlayAction::MoveNow),
            _ => return false,
        }
        true
    }

    fn analysis_command(&mut self, command: Command) -> bool {
        let threats = self.analysis.board().position().threats().is_some();
        let action = match command {
            Command::Engine => AnalysisAction::Engine(!self.analysis.engine()),
            Command::ClearShapes => AnalysisAction::ClearShapes,
            Command::Threats(view) if threats => AnalysisAction::Threats(view),
            Command::Sibling(next) => AnalysisAction::Sibling(next),
            Command::Start => AnalysisAction::Start,
            Command::End => AnalysisAction::End,
            Command::Follow => AnalysisAction::Follow(1, 1),
            Command::MoveMenu => {
                self.dialog = Some(Dialog::MoveMenu(self.analysis.tree().current()));
                return true;
            }
            command => match at_board(command) {
                Some(action) => action.into(),
                None => return false,
            },
        };
        let told = match &action {
            AnalysisAction::Engine(true) => Some("told-engine-on"),
            AnalysisAction::Engine(false) => Some("told-engine-off"),
            _ => None,
        };
        self.analyse_with(action);
        told.into_iter().for_each(|told| self.tell(words::text(told).to_owned()));
        true
    }

    fn setup_command(&mut self, command: Command, square: Option<&str>) -> bool {
        let cell = || self.editor.draft().layout().cell(square?);
        let action = match command {
            Command::Erase => Some(EditorAction::Erase),
            Command::Remove => cell().map(|cell| EditorAction::Remove(Touch::Cell(cell))),
            Command::Take(letter) => self.piece_of_letter(letter).map(EditorAction::Take),
            command => at_board(command).map(EditorAction::Board),
        };
        let done = action.is_some();
        action.into_iter().for_each(|action| self.later(action));
        done
    }
}

/// The commands of every board.
fn at_board(command: Command) -> Option<BoardAction> {
    Some(match command {
        Command::Back => BoardAction::Back,
        Command::Flip => BoardAction::Flip,
        Command::Undo => BoardAction::Undo,
        Command::Redo => BoardAction::Redo,
        _ => return None,
    })
}
