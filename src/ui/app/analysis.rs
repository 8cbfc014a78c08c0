//! The Analysis screen.

use crate::session::analysis::AnalysisAction;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use yew::html::Scope;
use yew::prelude::*;

use super::{App, Msg, act};
use crate::game::any::AnyPosition;
use crate::game::{Cell, Game, GameRecord, Side};
use crate::link::Screen;
use crate::session::board::Notice;
use crate::session::note::Place;
use crate::session::puzzles::mistakes;
use crate::session::review::ReviewReport;
use crate::session::settings::PieceSigns;
use crate::session::{Analysis, NodeId, Player, Players, Tab, ThreatViews, Tree};
use crate::shell::Action;
use crate::ui::analysis::{AnalysisPanel, MoveMenu, bar, review};
use crate::ui::scene::explorer;
use crate::ui::scene::story::{Reviewed, Story, analysed_game, story, tagged_names};
use crate::ui::scene::{MainLine, MarkShape, Overlay, ThreatMark, ThreatsView};
use crate::ui::scene::{
    board_scene, engine, moves_seen, overlay, remark, review as scene_review, review_signs, selected, threats,
};
use crate::ui::table::Table;
use crate::words;

/// View state of the Analysis screen. A new language, or other letters of the pieces, begin it anew.
#[derive(Default)]
pub struct AnalysisView {
    signs: Option<PieceSigns>,
    /// The latest threats and their inputs, cached because the engine redraws the page more often than they change.
    told: RefCell<Option<(Seen, Option<Rc<ThreatsView>>)>>,
    /// The latest story and its inputs. Its reasons go over all legal moves of several positions.
    story: RefCell<Option<(Reviewing, Rc<Story>)>>,
    /// The latest list of moves and its inputs. It may have thousands, and the engine redraws the page several times a
    /// second.
    line: RefCell<Option<(Listed, Rc<MainLine>)>>,
    /// The remark on the move shown, and its inputs. It stays while the reader writes the comment.
    remark: RefCell<(Remarked, String)>,
    /// Callbacks that stay the same, so that the list is drawn only when it has changed.
    ways: OnceCell<(Callback<usize>, Callback<AnalysisAction>, Callback<NodeId>)>,
    /// The review as it was drawn last. A closed tab keeps it, with what is unfolded and how far it is scrolled.
    review: RefCell<Html>,
    /// The title of that review, which says how far it is.
    review_title: RefCell<AttrValue>,
    /// The places that a list highlights, with their node.
    pointed: (NodeId, Vec<Place>),
}

/// The inputs of the threats: position, open tab, views, selected piece, and whether the game is over.
type Seen = (AnyPosition, Tab, ThreatViews, Option<Cell>, bool);

/// The inputs of the remark: the analysis, the number of the status line and the node shown.
type Remarked = (Option<u64>, u32, NodeId);

/// The inputs of the list of moves: the tree's revision, the node shown, the glyphs of the review, and the move to which
/// the list was scrolled.
type Listed = (u64, NodeId, Vec<(NodeId, u8)>, Option<usize>);

/// The inputs of the story: report, what is known about the game, and its moves.
type Reviewing = (ReviewReport, Reviewed, GameRecord);

impl AnalysisView {
    fn story(&self, analysis: &Analysis<AnyPosition>, seen: Reviewing) -> Rc<Story> {
        let mut told = self.story.borrow_mut();
        match &*told {
            Some((before, story)) if *before == seen => story.clone(),
            _ => {
                let story = Rc::new(story(analysis, &seen.0, &seen.1));
                *told = Some((seen, story.clone()));
                story
            }
        }
    }

    fn line(&self, tree: &Tree<AnyPosition>, listed: Listed) -> Rc<MainLine> {
        let mut drawn = self.line.borrow_mut();
        match &*drawn {
            Some((before, line)) if *before == listed => line.clone(),
            _ => {
                let line = Rc::new(moves_seen(tree, &listed.2, listed.3));
                *drawn = Some((listed, line.clone()));
                line
            }
        }
    }

    fn remark(&self, analysis: &Analysis<AnyPosition>, signs: &[(NodeId, u8)]) -> String {
        let board = analysis.board();
        let (notice, number) = board.notice();
        let (seen, mut told) = ((analysis.id(), number, board.tree().current()), self.remark.borrow_mut());
        if told.0 != seen {
            let remark = matches!(notice, Some(Notice::Move(..)) | None).then(|| remark(board.tree(), signs));
            *told = (seen, remark.unwrap_or_default());
        }
        told.1.clone()
    }

    fn threats(&self, analysis: &Analysis<AnyPosition>) -> Option<Rc<ThreatsView>> {
        let (position, over) = (analysis.board().position().clone(), analysis.outcome().is_some());
        let seen = (position, analysis.tab(), analysis.threats(), selected(analysis), over);
        let mut told = self.told.borrow_mut();
        if told.as_ref().is_none_or(|(before, _)| *before != seen) {
            *told = Some((seen, threats(analysis).map(Rc::new)));
        }
        told.as_ref().and_then(|(_, view)| view.clone())
    }

    fn ways(&self, link: &Scope<App>) -> (Callback<usize>, Callback<AnalysisAction>, Callback<NodeId>) {
        let ways = || (link.callback(Msg::Seen), act(link, Action::Analysis), act(link, Action::MoveMenu));
        self.ways.get_or_init(ways).clone()
    }

    /// The arrows and highlights over the table.
    fn overlay(&self, analysis: &Analysis<AnyPosition>, threats: Option<&ThreatsView>) -> Overlay {
        let mut overlay = overlay(analysis);
        if let Some(view) = threats {
            overlay.marks.clone_from(&view.marks);
            let (node, places) = &self.pointed;
            let here = places.iter().filter(|_| *node == analysis.tree().current());
            overlay.marks.extend(here.map(|&place| ThreatMark::bare(place, MarkShape::Pointed)));
        }
        overlay
    }

    /// Begins anew if the letters of the pieces have changed.
    pub(super) fn heed(&mut self, signs: PieceSigns) {
        if self.signs != Some(signs) {
            *self = AnalysisView { signs: Some(signs), ..AnalysisView::default() };
        }
    }

    /// Highlights the places of a list entry. Returns true if they have changed.
    pub(super) fn point(&mut self, analysis: &Analysis<AnyPosition>, places: Vec<Place>) -> bool {
        let pointed = (analysis.tree().current(), places);
        std::mem::replace(&mut self.pointed, pointed.clone()) != pointed
    }
}

impl App {
    pub(super) fn view_analysis(&self, ctx: &Context<App>) -> Html {
        let (link, analysis) = (ctx.link(), self.shell.analysis());
        let report = analysis.review().is_open().then(|| analysis.review().report(analysis.tree()));
        let signs = review_signs(report.as_ref());
        let remark = self.analysis.remark(analysis, &signs);
        let scene = Rc::new(board_scene(analysis.board()).with_sides());
        let tree = analysis.tree();
        let current = tree.current();
        let listed = (tree.revision(), current, signs, self.seen_from(current));
        let line = self.analysis.line(tree, listed);
        let (on_seen, on_action, on_menu) = self.analysis.ways(link);
        let report = report.filter(|report| report.line.len() > 1);
        let is_seen = analysis.tab() == Tab::Review;
        let review = report.map(|report| {
            // The end of a review is announced while another tab is open, too.
            if is_seen || report.done() == report.line.len() {
                let game = self.reviewed();
                let end = report.line[report.line.len() - 1].0;
                let drawn = is_seen.then(|| {
                    let own = mistakes(analysis.review(), analysis.tree(), &report, &self.shell.own_sides());
                    let again = game.can_rematch.then(|| link.callback(|_: MouseEvent| Msg::Act(Action::Rematch)));
                    (scene_review(analysis, &report), own, again)
                });
                let story = self.analysis.story(analysis, (report, game, tree.record_to(end)));
                *self.analysis.review_title.borrow_mut() = story.title.clone().into();
                if let Some((view, own, again)) = drawn {
                    *self.analysis.review.borrow_mut() = review(&view, &story, own, again, &on_action);
                }
            }
            self.analysis.review.borrow().clone()
        });
        let told = review.as_ref().map(|_| self.analysis.review_title.borrow().clone());
        let tells = is_seen && analysis.review().tells_story() && review.is_some();
        let says = engine(analysis);
        let threats = self.analysis.threats(analysis);
        let side = scene.turn.name();
        html! {
            <main class={classes!("play", "analysis", tells.then_some("story"), scene.size.classes())}
                data-turn={side} data-thinking={analysis.is_thinking().to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                { bar(&says, scene.orientation) }
                <Table screen={Screen::Analysis} scene={scene.clone()} on_command={App::on_command(link)}
                    on_action={act(link, |action| AnalysisAction::Board(action).into())}
                    overlay={self.analysis.overlay(analysis, threats.as_deref())}
                    on_draw={act(link, |shape| AnalysisAction::Draw(shape).into())} steps=true />
                <AnalysisPanel {scene} engine={says} {line} all={tree.main_line().len() - 1} {on_seen} game={analysed_game(analysis)} verdict={analysis.verdict().map_or("", |outcome| outcome.result())} {review} {told} {remark} position={analysis.board().position().clone()} {current}
                    tab={analysis.tab()} explorer={analysis.explorer()} way={explorer::way(analysis)} views={analysis.threats()} {threats} on_point={link.callback(Msg::Point)}
                    drawn={!tree.note(current).shapes.is_empty()} can_restore={analysis.can_restore()}
                    displaced={self.shell.displaced().analysis} typing={self.shell.typing()}
                    {on_action} {on_menu} on_new={act(link, Action::NewAnalysis)}
                    on_play={act(link, |()| Action::PlayHere)} on_share={act(link, |()| Action::Share)}
                    on_help={act(link, |()| Action::Help)} on_displaced={act(link, |()| Action::TakeBackAnalysis)}
                    on_keep={act(link, |()| Action::KeepAnalysis)} />
            </main>
        }
    }

    /// What is known about the game that is analysed: it may be the game on the Play screen.
    fn reviewed(&self) -> Reviewed {
        let (play, analysis) = (self.shell.play(), self.shell.analysis());
        let own = self.shell.own_sides();
        let colours = analysis.board().position().layout().colours();
        let is_known = analysis.is_of(&play.line_record());
        let tagged = tagged_names(analysis);
        let name = |side: Side| match own[..] {
            [you] if you == side => words::text("story-you").to_owned(),
            [_] if is_known && play.players().of(side) == Player::Engine => {
                words::computer_name(play.strength()).to_owned()
            }
            [_] if is_known => words::text("your-friend").to_owned(),
            _ => tagged[side.index()].clone().unwrap_or_else(|| words::side_name(side, colours).to_owned()),
        };
        let names = Side::BOTH.map(name);
        let outcome = if is_known { play.verdict() } else { analysis.verdict() };
        // Against a person, both have to agree to a rematch.
        let can_rematch = is_known && outcome.is_some() && play.players() != Players::HUMANS;
        Reviewed { own, names, outcome, can_rematch }
    }

    pub(super) fn view_move_menu(&self, ctx: &Context<App>, node: NodeId) -> Html {
        let (link, tree) = (ctx.link(), self.shell.analysis().tree());
        // Another tab may have replaced the analysis under the menu.
        if !tree.has(node) {
            return Html::default();
        }
        html! {
            <MoveMenu {node} colours={tree.position().layout().colours()} text={words::shown_move(tree.text(node))} note={tree.note(node).clone()} aside={tree.fork(node).is_some()}
                on_action={act(link, Action::Analysis)} on_close={act(link, |()| Action::Close)} />
        }
    }
}
