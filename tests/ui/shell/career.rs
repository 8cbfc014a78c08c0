//! The career: a decided game against the computer is recorded once, whatever happens after it.

use super::Page;
use hostage_chess::engine::{Asker, Info, Reply, Request};
use hostage_chess::search::Score;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::career::added;
use hostage_chess::session::career::game::{CareerOpponent, CareerResult};
use hostage_chess::session::career::history::Career;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::review::RetryAction;
use hostage_chess::shell::{Action, Effect, Item, StoredState};

/// A page with the stored career.
struct Player {
    page: Page,
    stored: String,
}

impl Player {
    fn open(address: &str) -> Player {
        Player { page: Page::open(address), stored: String::new() }
    }

    /// Stores what the last action wants to store.
    fn store(&mut self) -> &mut Player {
        for effect in &self.page.effects {
            if let Effect::Save(Item::Career(entry)) = effect
                && let Some(text) = added(&self.stored, entry)
            {
                self.stored = text;
            }
        }
        self
    }

    fn act(&mut self, action: impl Into<Action>) -> &mut Player {
        self.page.act(action);
        self.store()
    }

    fn tap(&mut self, from: &str, to: &str) -> &mut Player {
        self.page.tap(&[from, to]);
        self.store()
    }

    fn answer(&mut self, mv: &str) -> &mut Player {
        let id = self.page.question();
        self.act(Action::Reply(Reply::Best { id, mv: Some(mv.to_owned()) }))
    }

    /// Wins as Black, in two moves.
    fn win(&mut self) -> &mut Player {
        self.answer("f2f3").tap("e7", "e5").answer("g2g4").tap("d8", "h4")
    }

    fn career(&self) -> Career {
        Career::read(&self.stored)
    }

    fn results(&self) -> Vec<CareerResult> {
        self.career().games().iter().map(|game| game.result).collect()
    }
}

const AS_BLACK: &str = "#/play?game=hostage&white=engine&black=human&level=4";

#[test]
fn a_win_is_recorded_once_even_after_a_reload_or_an_undo() {
    let mut player = Player::open(AS_BLACK);
    player.win();
    assert_eq!(player.results(), [CareerResult::Won]);
    let game = &player.career().games()[0];
    assert_eq!((game.date.as_str(), game.opponent, game.helped), ("2026.03.09", CareerOpponent::Level(4), false));
    assert_eq!(game.moves, ["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(Some(game.id), player.page.shell.play().origin().id);

    // The end is taken back and reached again.
    player.act(PlayAction::TakeBack).tap("d8", "h4");
    assert!(player.page.shell.play().verdict().is_some() && player.page.shell.play().is_helped());
    assert_eq!((player.results(), player.career().games()[0].helped), (vec![CareerResult::Won], false));

    // The page is loaded again at the end, here or in another tab.
    let memory = StoredState { game: Some(player.page.shell.play().save()), ..StoredState::default() };
    player.page = Page::with(memory, "#/play");
    player.store().act(PlayAction::TakeBack).tap("d8", "h4");
    assert_eq!(player.results(), [CareerResult::Won]);

    // A rematch is another game.
    player.act(Action::Rematch).tap("e2", "e4").answer("e7e5");
    player.act(PlayAction::Resign).act(PlayAction::Resign);
    assert_eq!(player.results(), [CareerResult::Won, CareerResult::Lost]);
}

#[test]
fn games_from_a_link_or_between_people_and_unfinished_games_are_not_recorded() {
    let mut player = Player::open("#/play?game=hostage&white=engine&black=human&level=4&moves=f2f3_e7e5_g2g4");
    player.tap("d8", "h4");
    assert!(player.page.shell.play().verdict().is_some());
    assert_eq!(player.stored, "");
    let mut player = Player::open("#/play?game=hostage&white=human&black=human");
    for [from, to] in [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]] {
        player.tap(from, to);
    }
    assert!(player.page.shell.play().verdict().is_some());
    assert_eq!(player.stored, "");
    let mut player = Player::open(AS_BLACK);
    player.answer("f2f3").tap("e7", "e5").answer("g2g4").act(Action::Rematch);
    assert_eq!(player.stored, "", "the game was left");
}

#[test]
fn a_review_adds_the_accuracy() {
    let mut player = Player::open(AS_BLACK);
    player.win();
    let known = |player: &Player| player.career().accuracy(&player.career().games()[0]);
    assert_eq!(known(&player), None);
    player.act(Action::Review);
    for _ in 0..4 {
        let asked = player.page.effects.iter().find_map(|effect| match effect {
            Effect::Ask(Request::Search { id, .. }) if id.asker == Asker::Review => Some(*id),
            _ => None,
        });
        let id = asked.expect("the review asks about a position");
        let info = Info {
            rank: 1,
            depth: 5,
            no_mate_within: 0,
            score: Score::Centipawns(0),
            nodes: 1,
            millis: 1,
            line: vec!["a2a3".into()],
        };
        player.act(Action::Reply(Reply::Info { id, info }));
        player.act(Action::Reply(Reply::Best { id, mv: None }));
    }
    assert_eq!(known(&player), Some(100));
    let before = player.stored.clone();
    player.act(AnalysisAction::from(RetryAction::Close));
    assert_eq!(player.stored, before);
}
