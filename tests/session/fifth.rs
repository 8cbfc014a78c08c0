//! A game that the app does not contain can be played, analysed, stored, exported and drawn, with its own texts.

use hostage_chess::engine::{Info, Reply, Request};
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Reason, Style, Touch};
use hostage_chess::json;
use hostage_chess::search::Score;
use hostage_chess::session::analysis::Analysis;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::analysis::AnalysisEffect;
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::play::PlayEffect;
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Play, Players, SavedAnalysis, SavedGame, Tree, notation};
use hostage_chess::ui::scene::scene;

use crate::support::fifth::{self, LEAPER, Position};

fn begin(fen: &str, players: Players) -> Play<Position> {
    fifth::speak();
    let position = Position::from_fen("trapdoor", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
    Play::new(Tree::new(position), players, DEFAULT_STRENGTH)
}

fn tap(play: &mut Play<Position>, squares: [&str; 2]) -> Vec<PlayEffect> {
    let layout = play.position().layout();
    let touches = squares.map(|name| Touch::Cell(layout.cell(name).unwrap()));
    touches.into_iter().flat_map(|touch| play.update(BoardAction::Tap(touch))).collect()
}

#[test]
fn its_piece_reason_and_event_have_texts_and_drawings() {
    let mut play = begin("k4/5/5/1K3/L4 w - - 0 1", Players::HUMANS);
    let picture = scene(&play);
    assert_eq!((picture.size.columns, picture.size.rows), (5, 5));
    assert_eq!(picture.rows[4][0].name, "a1");
    tap(&mut play, ["b2", "c3"]);
    let (Some(Notice::Refused(why)), _) = play.notice() else { panic!("{:?}", play.notice()) };
    assert_eq!(why.reason.own(), Some("trapdoor-no-kings"));
    assert_eq!(scene(&play).words.text, "No king steps on the trapdoor on c3.");
    play.update(BoardAction::Back);
    tap(&mut play, ["a1", "b1"]);
    let (Some(Notice::Refused(why)), _) = play.notice() else { panic!("{:?}", play.notice()) };
    assert_eq!(why.reason, Reason::NotHowItMoves(LEAPER));
    assert!(scene(&play).words.text.contains("leaper"), "{}", scene(&play).words.text);
    play.update(BoardAction::Back);
    tap(&mut play, ["a1", "c3"]);
    assert_eq!(play.position().fen(), "k4/5/5/1K3/5 b - - 0 1");
    let said = scene(&play).words.text;
    assert!(said.contains("the leaper falls through the trapdoor on c3"), "{said}");
    play.update(BoardAction::Undo);
    assert_eq!(play.position().fen(), "k4/5/5/1K3/L4 w - - 0 1");
}

#[test]
fn the_engine_answers_and_the_game_comes_back_from_storage_and_from_its_record() {
    let mut play = begin(&Position::start("trapdoor").unwrap().fen(), Players::default());
    play.update(PlayAction::Tick(1));
    let effects = tap(&mut play, ["b1", "b3"]);
    let asked = effects
        .iter()
        .find_map(|effect| if let PlayEffect::Ask(Request::Search { id, .. }) = effect { Some(*id) } else { None });
    play.update(PlayAction::Tick(1000));
    play.update(PlayAction::Reply(Reply::Best { id: asked.unwrap(), mv: Some("a5c3".to_owned()) }));
    assert_eq!(play.position().fen(), "1lkll/5/1L3/5/L1KLL w - - 0 2");
    let saved = play.save();
    let read_back: SavedGame = json::read(&json::write(&saved).unwrap()).unwrap();
    let again: Play<Position> = Play::restore(&read_back).unwrap();
    assert_eq!((again.position(), again.save()), (play.position(), saved));
    let text = notation::record(play.tree(), Vec::new()).write(Style::default());
    let record = read::<Position>(&text, Given { variant: Some("trapdoor"), ..Given::default() });
    assert_eq!(record.fault, None, "{text}");
    assert_eq!(notation::tree(&record).unwrap().walk(), play.tree().walk());
}

#[test]
fn it_can_be_analysed_and_the_results_come_back() {
    let play = begin(&Position::start("trapdoor").unwrap().fen(), Players::HUMANS);
    let mut looked = Analysis::new(play.tree().clone(), hostage_chess::game::Side::White);
    looked.update(AnalysisAction::Engine(true));
    let effects = looked.update(AnalysisAction::Show(true));
    let number = effects.iter().find_map(|e| if let AnalysisEffect::Settle(n) = e { Some(*n) } else { None });
    let effects = looked.update(AnalysisAction::Settled(number.unwrap()));
    let asked = effects
        .iter()
        .find_map(|e| if let AnalysisEffect::Ask(Request::Search { id, .. }) = e { Some(*id) } else { None });
    let line = vec!["b1b3".to_owned(), "a5c3".to_owned()];
    let info = Info { rank: 1, depth: 3, no_mate_within: 0, score: Score::Centipawns(300), nodes: 9, millis: 1, line };
    looked.update(AnalysisAction::Reply(Reply::Info { id: asked.unwrap(), info }));
    looked.update(AnalysisAction::Follow(1, 2));
    assert_eq!(looked.board().position().fen(), "1lkll/5/1L3/5/L1KLL w - - 0 2");
    let saved: SavedAnalysis = json::read(&json::write(&looked.save()).unwrap()).unwrap();
    let again: Analysis<Position> = Analysis::restore(&saved).unwrap();
    assert_eq!(again.board().position(), looked.board().position());
}

#[test]
fn its_own_fault_is_described() {
    fifth::speak();
    let faults = Position::from_fen("trapdoor", "k4/5/2L2/5/4K w").unwrap_err();
    assert_eq!(faults.iter().filter_map(|fault| fault.own()).collect::<Vec<_>>(), ["trapdoor-nobody-stands"]);
    assert_eq!(faults[0].to_string(), "Nobody can stand on the trapdoor.");
}
