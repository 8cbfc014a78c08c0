//! The screen of the analysis: what its effects do in the page, and how it is drawn.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

use super::{App, Dialog, Msg, fresh_tree};
use crate::engine::{Reply, Request};
use crate::game::any::AnyPosition;
use crate::game::{Cell, Game, Position, Side};
use crate::link::{Link, Screen};
use crate::session::analysis::{Action, Effect, SETTLE};
use crate::session::note::Place;
use crate::session::review::Step;
use crate::session::{Analysis, BoardAction, NodeId, Play, Players, SavedAnalysis, TableAction, Tree, Views};
use crate::shell::keys::Command;
use crate::ui::analysis::{Desk, TurnMenu, bar, review};
use crate::ui::men::side_word;
use crate::ui::scene::{MarkShape, Overlay, ThreatMark, ThreatsView};
use crate::ui::scene::{board_scene, engine, moves, overlay, review as scene_review, review_signs, selected, threats};
use crate::ui::store;
use crate::ui::table::Table;
use crate::words;

/// How long findings of the engine wait until they are drawn, in milliseconds: it says more than eyes can follow.
const REDRAW: u32 = 80;

/// The analysis, and what belongs to it in the page.
pub struct Study {
    pub(super) analysis: Analysis<AnyPosition>,
    /// The analysis that another took the place of.
    displaced: Option<SavedAnalysis>,
    settle: Option<Timeout>,
    redraw: Option<Timeout>,
    /// The threats that were told last, and of what: the engine lets the page be drawn more often than they change.
    told: RefCell<Option<(Seen, Option<Rc<ThreatsView>>)>>,
    /// What a list points at, in which position.
    pointed: (NodeId, Vec<Place>),
    /// Grows whenever somebody wants to type a turn.
    typing: u32,
}

/// What threats depend on: position, views, selected man, whether the game is over.
type Seen = (AnyPosition, Views, Option<Cell>, bool);

impl Study {
    /// The one that was stored, or a fresh one.
    pub fn load() -> Study {
        let stored: Option<SavedAnalysis> = store::load(store::ANALYSIS);
        let fresh = || Analysis::new(fresh_tree(crate::game::rules::DEFAULT), Side::White);
        let analysis = stored.as_ref().and_then(Analysis::restore).unwrap_or_else(fresh);
        Study {
            analysis,
            typing: 0,
            displaced: store::load(store::DISPLACED_ANALYSIS),
            settle: None,
            redraw: None,
            told: RefCell::default(),
            pointed: Default::default(),
        }
    }

    fn threats(&self) -> Option<Rc<ThreatsView>> {
        let analysis = &self.analysis;
        let (position, over) = (analysis.board().position().clone(), analysis.outcome().is_some());
        let seen = (position, analysis.threats(), selected(analysis), over);
        let mut told = self.told.borrow_mut();
        if told.as_ref().is_none_or(|(before, _)| *before != seen) {
            *told = Some((seen, threats(analysis).map(Rc::new)));
        }
        told.as_ref().and_then(|(_, view)| view.clone())
    }

    /// What lies over the table.
    fn overlay(&self, threats: Option<&ThreatsView>) -> Overlay {
        let mut overlay = overlay(&self.analysis);
        if let Some(view) = threats {
            overlay.marks.clone_from(&view.marks);
            let (node, places) = &self.pointed;
            let here = places.iter().filter(|_| *node == self.analysis.tree().current());
            overlay.marks.extend(here.map(|&place| ThreatMark::bare(place, MarkShape::Pointed)));
        }
        overlay
    }

    /// A list points at these places. True if that is new.
    pub(super) fn point(&mut self, places: Vec<Place>) -> bool {
        let pointed = (self.analysis.tree().current(), places);
        std::mem::replace(&mut self.pointed, pointed.clone()) != pointed
    }
}

impl App {
    /// Something that happens to the analysis.
    pub(super) fn study(&mut self, ctx: &Context<App>, action: Action) {
        let effects = self.study.analysis.update(action);
        for effect in effects {
            match effect {
                Effect::Think { id, record, limits } => self.engine.ask(Request::Search { id, record, limits }),
                Effect::Stop { id } => self.engine.ask(Request::Stop { id }),
                Effect::Settle(ticket) => {
                    let link = ctx.link().clone();
                    let settled = move || link.send_message(Msg::Study(Action::Settled(ticket)));
                    self.study.settle = Some(Timeout::new(SETTLE, settled));
                }
                Effect::Store => {
                    let stored = store::save(store::ANALYSIS, &self.study.analysis.save());
                    if self.is_first_failure(stored) {
                        self.study.analysis.update(Action::Tell(words::text("not-stored").to_owned()));
                    }
                }
            }
        }
    }

    /// The engine said something. It is drawn soon, together with what it says until then.
    pub(super) fn hear_for_study(&mut self, ctx: &Context<App>, reply: Reply) {
        // Of what the review asks for, only the answer is to be seen.
        let answers = !matches!(reply, Reply::Info { .. }) || !self.study.analysis.review().is_asking();
        let thought = self.study.analysis.is_thinking() && answers;
        self.study(ctx, Action::Hear(reply));
        if thought && self.screen == Screen::Analysis && self.study.redraw.is_none() {
            let link = ctx.link().clone();
            self.study.redraw = Some(Timeout::new(REDRAW, move || link.send_message(Msg::Redraw)));
        }
    }

    /// The findings are drawn.
    pub(super) fn redrawn(&mut self) {
        self.study.redraw = None;
    }

    /// The analysis can be seen now, or cannot.
    pub(super) fn show_study(&mut self, ctx: &Context<App>) {
        let hidden = gloo::utils::document().hidden();
        let shown = self.screen == Screen::Analysis && self.bad.is_none() && !hidden;
        self.study(ctx, Action::Show(shown));
    }

    /// Puts another analysis in the place of this one, which stays one tap away if there is anything in it.
    pub(super) fn replace_study(&mut self, ctx: &Context<App>, mut analysis: Analysis<AnyPosition>) {
        self.study(ctx, Action::Show(false));
        let old = &self.study.analysis;
        if old.tree().len() > 1 {
            let saved = old.save();
            store::save(store::DISPLACED_ANALYSIS, &saved);
            self.study.displaced = Some(saved);
        }
        analysis.follow(old);
        self.study.analysis = analysis;
        store::save(store::ANALYSIS, &self.study.analysis.save());
        self.show_study(ctx);
    }

    /// A fresh analysis by these rules.
    pub(super) fn new_study(&mut self, ctx: &Context<App>, variant: &str) {
        let orientation = self.study.analysis.board().orientation();
        self.replace_study(ctx, Analysis::new(fresh_tree(variant), orientation));
    }

    /// A history, with all that was undone in it, as an analysis.
    pub(super) fn analyse(&mut self, ctx: &Context<App>, tree: Tree<AnyPosition>) {
        let orientation = self.session.board().orientation();
        self.enter(ctx, Screen::Analysis, false);
        self.replace_study(ctx, Analysis::new(tree, orientation));
        self.go(Screen::Analysis);
    }

    /// The review of the game that is played, as far as it is shown; if that is the one that is looked at, what was found
    /// of it is still there.
    pub(super) fn review(&mut self, ctx: &Context<App>) {
        let mut tree = self.session.tree().clone();
        let line = tree.line();
        tree.make_main_line(line.last().copied().unwrap_or_default());
        if self.study.analysis.is_of(&tree.line_record()) {
            self.enter(ctx, Screen::Analysis, false);
            self.go(Screen::Analysis);
        } else {
            self.analyse(ctx, tree);
        }
        self.study(ctx, Step::Start.into());
    }

    /// The analysis that was displaced takes the place of this one.
    pub(super) fn take_back_study(&mut self, ctx: &Context<App>) {
        if let Some(analysis) = self.study.displaced.take().as_ref().and_then(Analysis::restore) {
            self.replace_study(ctx, analysis);
        }
    }

    /// A game from the position shown on, against the computer; the reader plays whose turn it is.
    pub(super) fn play_here(&mut self, ctx: &Context<App>) {
        let Ok(replay) = self.study.analysis.tree().game_record().follow::<AnyPosition>() else { return };
        let players = Players::human(replay.last().side_to_move());
        self.enter(ctx, Screen::Play, false);
        self.replace(Play::new(Tree::of(replay), players, self.session.strength()));
        self.go(Screen::Play);
    }

    /// Puts a screen into the address.
    fn go(&self, screen: Screen) {
        // Setting a fragment cannot fail; the page hears of it as of any other change of the address.
        let _ = window().location().set_hash(&Link { screen, game: None }.to_string());
    }

    /// What a key does to the analysis. False if nothing.
    pub(super) fn study_command(&mut self, ctx: &Context<App>, command: Command) -> bool {
        let threats = self.study.analysis.board().position().threats().is_some();
        let action = match command {
            Command::Flip => BoardAction::Flip.into(),
            Command::Back => TableAction::Back.into(),
            Command::Undo => BoardAction::Undo.into(),
            Command::Redo => BoardAction::Redo.into(),
            Command::Engine => Action::Engine(!self.study.analysis.engine()),
            Command::ClearShapes => Action::ClearShapes,
            Command::Threats(view) if threats => Action::Threats(view),
            Command::Sibling(next) => Action::Sibling(next),
            Command::Start => Action::Start,
            Command::End => Action::End,
            Command::Follow => Action::Follow(1, 1),
            Command::TurnMenu => {
                self.dialog = Some(Dialog::Turn(self.study.analysis.tree().current()));
                return true;
            }
            Command::Type => {
                self.study.typing += 1;
                return true;
            }
            _ => return false,
        };
        self.study(ctx, action);
        true
    }

    pub(super) fn view_study(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        let analysis = &self.study.analysis;
        let scene = Rc::new(board_scene(analysis.board()));
        let report = analysis.review().is_open().then(|| analysis.review().report(analysis.tree()));
        let (intro, turns) = moves(analysis.tree(), &review_signs(report.as_ref()));
        let report = report.filter(|report| report.line.len() > 1);
        let review = report.map(|report| review(&scene_review(analysis, &report), &link.callback(Msg::Study)));
        let says = engine(analysis);
        let threats = self.study.threats();
        let side = side_word(scene.turn);
        let current = analysis.tree().current();
        let step = |forward| if forward { BoardAction::Redo } else { BoardAction::Undo };
        html! {
            <main class={classes!("play", "analysis", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1))}
                data-turn={side} data-thinking={analysis.is_thinking().to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                { bar(&says, scene.orientation) }
                <Table screen={Screen::Analysis} scene={scene.clone()} on_action={link.callback(|action: TableAction| Msg::Study(action.into()))}
                    on_landing={link.callback(|index| Msg::Study(Action::Board(BoardAction::ChooseLanding(index))))}
                    overlay={self.study.overlay(threats.as_deref())} on_draw={link.callback(|shape| Msg::Study(Action::Draw(shape)))}
                    on_wheel={link.callback(move |forward| Msg::Study(step(forward).into()))} />
                <Desk {scene} engine={says} {intro} moves={turns} {review} position={analysis.board().position().clone()} {current}
                    views={analysis.threats()} {threats} on_point={link.callback(Msg::Point)}
                    drawn={!analysis.tree().note(current).shapes.is_empty()} can_restore={analysis.can_restore()}
                    displaced={self.study.displaced.is_some()} typing={self.study.typing}
                    on_action={link.callback(Msg::Study)} on_turn={link.callback(Msg::TurnMenu)} on_new={link.callback(Msg::NewStudy)}
                    on_play={link.callback(|()| Msg::PlayHere)} on_share={link.callback(|()| Msg::Share)}
                    on_help={link.callback(|()| Msg::Help)} on_displaced={link.callback(|()| Msg::TakeBackStudy)} />
            </main>
        }
    }

    pub(super) fn view_turn_menu(&self, ctx: &Context<App>, node: usize) -> Html {
        let link = ctx.link();
        let tree = self.study.analysis.tree();
        html! {
            <TurnMenu {node} text={tree.text(node).to_owned()} note={tree.note(node).clone()} aside={tree.fork(node).is_some()}
                on_action={link.callback(Msg::Study)} on_close={link.callback(|()| Msg::Close)} />
        }
    }
}
