//! Arbitrary actions of the program, chosen by bytes. These are all the actions that the page, gestures and keys can
//! cause. Their arguments may make no sense, such as a missing node.

use hostage_chess::engine::level::Level;
use hostage_chess::engine::{EngineFault, Info, PROTOCOL, Reply, Request};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Area, Cell, Game, Kind, Piece, Position as _, Side, Style, Touch};
use hostage_chess::link::Screen;
use hostage_chess::search::Score;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::review::RetryAction;
use hostage_chess::session::settings::SETTINGS;
use hostage_chess::session::{BoardAction, NewGame, Tab, ThreatView, library};
use hostage_chess::shell::{Action, Effect, Shell};
use hostage_chess::ui::scene;

use super::choices::Choices;

/// Addresses with which the program can be opened.
pub const ADDRESSES: [&str; 10] = [
    "",
    "#/play",
    "#/analysis",
    "#/setup",
    "#/library",
    "#/settings",
    "#/learn",
    "#/play?game=hostage&moves=e2e4_e7e5&white=human&black=engine&level=3",
    "#/play?game=hole&white=engine&black=engine",
    "#/analysis?game=takeover-41",
];

/// Draws the part of every screen that needs no browser.
pub fn draw(shell: &Shell) {
    drop(shell.title());
    drop(shell.held());
    let (play, analysis) = (shell.play(), shell.analysis());
    drop((scene::scene(play), scene::game_view(play), scene::moves(play.tree(), &[])));
    drop((
        scene::board_scene(analysis.board()),
        scene::engine(analysis),
        scene::overlay(analysis),
        scene::threats(analysis),
    ));
    drop((scene::selected(analysis), scene::explorer::way(analysis)));
    let report = analysis.review().report(analysis.tree());
    drop((scene::review(analysis, &report), scene::review_signs(Some(&report))));
    drop((scene::editor_view(shell.editor()), scene::editor_scene(shell.editor())));
    drop(scene::library::library_view(shell.library(), 0..20));
}

fn side(choices: &mut Choices) -> Side {
    if choices.coin() { Side::White } else { Side::Black }
}

fn area(choices: &mut Choices) -> Area {
    [Area::Prison, Area::Airfield, Area::Reserve][choices.below(3)]
}

fn kind(choices: &mut Choices) -> Kind {
    Kind::ALL[choices.below(Kind::ALL.len())]
}

fn variant(choices: &mut Choices) -> &'static str {
    variants().nth(choices.below(variants().count())).expect("the index is in range")
}

fn table(choices: &mut Choices, position: &AnyPosition) -> BoardAction {
    let cells: Vec<Cell> = position.layout().cells().collect();
    let cell = cells[choices.below(cells.len())];
    let touch = match choices.below(8) {
        0 => Touch::Jailed(kind(choices)),
        1 => Touch::Prisoner(kind(choices)),
        2 => Touch::Airfield(kind(choices)),
        3 => Touch::Beside(area(choices), side(choices), kind(choices)),
        4 => Touch::Done,
        _ => Touch::Cell(cell),
    };
    match choices.below(10) {
        0 => BoardAction::TapTray(area(choices), side(choices)),
        1 => BoardAction::Lift(touch),
        2 => BoardAction::Land(touch),
        3 => BoardAction::LandInTray(area(choices), side(choices)),
        4 => BoardAction::LandOutside,
        5 => BoardAction::Ask(cell),
        6 => BoardAction::Back,
        _ => BoardAction::Tap(touch),
    }
}

fn board(choices: &mut Choices, position: &AnyPosition) -> BoardAction {
    match choices.below(10) {
        0 => BoardAction::ChooseLanding(choices.below(9)),
        1 => BoardAction::Undo,
        2 => BoardAction::Redo,
        3 => BoardAction::GoTo(choices.below(300)),
        4 => BoardAction::Flip,
        5 => BoardAction::Type(String::from_utf8_lossy(choices.some()).into_owned()),
        // A legal move. Random touches would rarely complete one.
        6 | 7 => {
            let moves = position.legal_moves();
            let mv = moves.get(choices.below(moves.len().max(1))).map(|&mv| position.uci(mv));
            BoardAction::Type(mv.unwrap_or_default())
        }
        _ => table(choices, position),
    }
}

/// Returns a reply of the engine to the current request, or an unrequested reply.
fn reply(choices: &mut Choices, shell: &Shell) -> Option<Reply> {
    let analysis = choices.coin();
    let asked = shell.clone().update(
        if analysis { Action::Analysis(AnalysisAction::Engine(true)) } else { PlayAction::MoveNow.into() },
        Default::default(),
    );
    let (id, record) = asked.into_iter().find_map(|effect| match effect {
        Effect::Ask(Request::Search { id, record, .. }) => Some((id, record)),
        _ => None,
    })?;
    let last = record.follow::<AnyPosition>().ok()?.last().clone();
    let moves = last.legal_moves();
    let mv = moves.get(choices.below(moves.len().max(1))).map(|&mv| last.uci(mv));
    Some(match choices.below(4) {
        0 => Reply::Ready { protocol: PROTOCOL },
        1 => Reply::Error { id, fault: EngineFault::Crashed("no".to_owned()) },
        2 => {
            let info = Info {
                rank: choices.below(4) as u32,
                depth: 3,
                no_mate_within: 0,
                score: Score::Centipawns(i32::from(choices.byte())),
                nodes: 1,
                millis: 1,
                line: mv.into_iter().collect(),
            };
            Reply::Info { id, info }
        }
        _ => Reply::Best { id, mv },
    })
}

fn step(choices: &mut Choices) -> RetryAction {
    let node = choices.below(300);
    match choices.below(9) {
        0 => RetryAction::Start,
        1 => RetryAction::Pause,
        2 => RetryAction::Close,
        3 => RetryAction::Better(node, 2),
        4 => RetryAction::Retry(side(choices)),
        5 => RetryAction::Next,
        6 => RetryAction::Back,
        7 => RetryAction::Solve,
        _ => RetryAction::EndRetry,
    }
}

fn on_play(choices: &mut Choices, shell: &Shell) -> Action {
    let action = match choices.below(16) {
        0 => PlayAction::MoveNow,
        1 => PlayAction::Step,
        2 => PlayAction::Pause,
        3 => PlayAction::TakeBack,
        4 => PlayAction::Hint,
        5 => PlayAction::PlayBoth,
        6 => PlayAction::Resign,
        7 => PlayAction::OfferDraw,
        _ => board(choices, shell.play().position()).into(),
    };
    action.into()
}

fn on_analysis(choices: &mut Choices, shell: &Shell) -> Action {
    let node = choices.below(300);
    let action = match choices.below(24) {
        0 => AnalysisAction::Start,
        1 => AnalysisAction::End,
        2 => AnalysisAction::Sibling(choices.coin()),
        3 => AnalysisAction::Promote(node),
        4 => AnalysisAction::MakeMain(node),
        5 => AnalysisAction::Delete(node),
        6 => AnalysisAction::Restore,
        7 => AnalysisAction::Comment(node, String::from_utf8_lossy(choices.some()).into_owned()),
        8 => AnalysisAction::Glyph(node, choices.byte()),
        9 => AnalysisAction::ClearShapes,
        10 => AnalysisAction::Engine(choices.coin()),
        11 => AnalysisAction::Lines(choices.below(9) as u32),
        12 => AnalysisAction::Explorer(choices.coin()),
        13 => AnalysisAction::Tab([Tab::Moves, Tab::Review, Tab::Threats][choices.below(3)]),
        14 => AnalysisAction::Threats(
            [ThreatView::Drops, ThreatView::Captures, ThreatView::Payments, ThreatView::Own][choices.below(4)],
        ),
        15 => AnalysisAction::Follow(choices.below(4) as u32, choices.below(4)),
        16 => AnalysisAction::Show(choices.coin()),
        17 => AnalysisAction::Settled(choices.below(40) as u32),
        18 => step(choices).into(),
        _ => board(choices, shell.analysis().board().position()).into(),
    };
    action.into()
}

fn on_setup(choices: &mut Choices) -> Action {
    let action = match choices.below(12) {
        0 => EditorAction::Take(Piece { side: side(choices), kind: kind(choices) }),
        1 => EditorAction::Erase,
        2 => EditorAction::Turn(side(choices)),
        3 => EditorAction::Right(['K', 'Q', 'k', 'q'][choices.below(4)]),
        4 => EditorAction::EnPassant(choices.coin().then(|| Cell(choices.byte() % 64))),
        5 => EditorAction::Rules(variant(choices)),
        6 => EditorAction::JailRest,
        7 => EditorAction::Clear,
        8 => EditorAction::Fen(String::from_utf8_lossy(choices.some()).into_owned()),
        9 => BoardAction::Undo.into(),
        10 => BoardAction::Redo.into(),
        _ => table(choices, &AnyPosition::start("hostage").expect("the index is in range")).into(),
    };
    action.into()
}

/// Returns the next action, or `None` once the bytes are used up.
pub fn next(choices: &mut Choices, shell: &Shell) -> Option<Action> {
    if choices.is_empty() {
        return None;
    }
    Some(match choices.below(24) {
        0 => Action::Address(ADDRESSES[choices.below(ADDRESSES.len())].to_owned()),
        1 => Action::Beat,
        2 => Action::Leave,
        3 => Action::Hidden(choices.coin()),
        4 => Action::NewGame(NewGame { variant: variant(choices), ..NewGame::like(shell.play()) }),
        5 => Action::NextLevel(Level::LOWEST),
        6 => Action::Rematch,
        7 => [
            Action::TakeBack,
            Action::TakeBackAnalysis,
            Action::PlayHere,
            Action::Review,
            Action::Analyse,
            Action::Keep,
        ][choices.below(6)]
        .clone(),
        8 => Action::MoveMenu(choices.below(300)),
        9 => Action::Close,
        10 => {
            let setting = &SETTINGS[choices.below(SETTINGS.len())];
            Action::Set(setting.id, setting.values[choices.below(setting.values.len())].0)
        }
        11 => [
            Action::Share,
            Action::Moments,
            Action::Help,
            Action::AskForget,
            Action::PlayFriend,
            Action::NoCoach,
            Action::ByLinks("hostage"),
        ][choices.below(7)]
        .clone(),
        12 => Action::NewAnalysis(variant(choices)),
        13 | 14 => Action::Reply(reply(choices, shell)?),
        15 => [
            LibraryAction::Enter,
            LibraryAction::Step,
            LibraryAction::Undo,
            LibraryAction::Export(vec![1], Style::default(), library::Target::File),
            LibraryAction::Seen,
        ][choices.below(5)]
        .clone()
        .into(),
        _ => match shell.screen() {
            Screen::Analysis => on_analysis(choices, shell),
            Screen::Setup => on_setup(choices),
            _ => on_play(choices, shell),
        },
    })
}
