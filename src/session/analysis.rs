//! A game that is looked at, not played: a pure reducer over the history of a game that two people make at one board.
//! It walks, writes and draws in the tree, and asks an engine about the position shown for as long as it is shown.

mod review;

use std::collections::BTreeMap;

use super::note::{Shape, tidy};
use super::review::reasons::Reason;
use super::review::{DEEPEST, Review, SavedReview, Step};
use super::{Board, BoardAction, Cut, Done, NodeId, Saved, TableAction, Tree, View, Views};
use crate::engine::{Asker, Info, QuestionId, Reply};
use crate::game::{Game, GameRecord, Outcome, Side};
use crate::search::{Limits, Score};

/// The most lines that can be asked for.
pub const MOST_LINES: u32 = 5;

/// How long a position must be shown before the engine is asked about it, in milliseconds, so that stepping fast does not
/// start a search at each step.
pub const SETTLE: u32 = 150;

/// What can happen to an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Something is done at the board.
    Board(BoardAction),
    /// The engine said something.
    Hear(Reply),
    /// Say something that has nothing to do with the rules, such as that a link was copied.
    Tell(String),
    /// To the first position.
    Start,
    /// To the end of the line.
    End,
    /// To the next (or, if not, the previous) turn that was played in the same place.
    Sibling(bool),
    /// Make the variation of a node the main one where it begins.
    Promote(NodeId),
    /// Make the way to a node the main line.
    MakeMain(NodeId),
    /// Cut off everything from the turn on that leads to a node.
    Delete(NodeId),
    /// Put back what was cut off last.
    Restore,
    /// Write about a node.
    Comment(NodeId, String),
    /// Put a sign at a node, or take it away.
    Glyph(NodeId, u8),
    /// Draw at the node shown, or take away what is drawn so.
    Draw(Shape),
    /// Take away everything that is drawn here.
    ClearShapes,
    /// Switch the engine on or off.
    Engine(bool),
    /// How many lines it is to show.
    Lines(u32),
    /// Switch a view of threats on or off.
    Threats(View),
    /// Play the first turns of one of its lines: which of them, and how many.
    Follow(u32, usize),
    /// Something that concerns the review of the game.
    Review(Step),
    /// The analysis can be seen, or cannot: another screen, a hidden tab.
    Show(bool),
    /// The time since [`Effect::Settle`] is over.
    Settled(u32),
}

impl From<BoardAction> for Action {
    fn from(action: BoardAction) -> Action {
        Action::Board(action)
    }
}

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Action {
        Action::Board(action.into())
    }
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Ask the engine.
    Think {
        /// The name that its answers will carry.
        id: QuestionId,
        /// Where the game stands.
        record: GameRecord,
        /// What is asked for; no end.
        limits: Limits,
    },
    /// The engine's work on this question is not wanted any more.
    Stop {
        /// Which question.
        id: QuestionId,
    },
    /// Say [`Action::Settled`] with this number after [`SETTLE`] milliseconds; earlier ones need not be said any more.
    Settle(u32),
    /// The analysis is worth storing anew.
    Store,
}

/// What the engine has found about a position: its lines, best first, at most one of each rank.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evaluation {
    /// The lines.
    pub lines: Vec<Info>,
}

impl Evaluation {
    /// How deep the best line was looked at.
    pub fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |info| info.depth)
    }

    /// Adds a finding. A line that has moved to another rank is not kept twice.
    fn hear(&mut self, info: Info) {
        self.lines.retain(|old| old.rank != info.rank && old.line.first() != info.line.first());
        let place = self.lines.partition_point(|old| old.rank < info.rank);
        self.lines.insert(place, info);
    }
}

/// An analysis as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedAnalysis {
    /// The tree and where it stands.
    pub game: Saved,
    /// Whether the engine is switched on.
    pub engine: bool,
    /// How many lines it shows.
    pub lines: u32,
    /// The review, if there is any; analyses of older builds had none.
    pub review: SavedReview,
    /// Which threats are shown.
    pub threats: Views,
}

crate::json::record!(SavedAnalysis {
    game,
    engine or default,
    lines or default,
    review or default,
    threats or default,
});

/// A game that is looked at.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    board: Board<G>,
    engine: bool,
    lines: u32,
    threats: Views,
    shown: bool,
    /// The question that the engine works on, and the node it is about.
    asked: Option<(QuestionId, NodeId)>,
    questions: u32,
    /// Grows with every position that is shown.
    ticket: u32,
    /// What was found, by node: still there when one comes back.
    found: BTreeMap<NodeId, Evaluation>,
    /// What the running search has found is kept apart until it is as deep as what was known.
    fresh: Evaluation,
    fault: Option<String>,
    cut: Option<Cut>,
    review: Review,
    /// What was wrong with the turn that is spoken of: looked for once, not whenever the page is drawn.
    told: Option<(NodeId, Reason)>,
}

impl<G: Game> Analysis<G> {
    /// An analysis of a tree, seen from this side. Nothing happens before it is shown.
    pub fn new(tree: Tree<G>, orientation: Side) -> Analysis<G> {
        Analysis::over(Board::new(tree, orientation), false, 1, Views::default())
    }

    fn over(board: Board<G>, engine: bool, lines: u32, threats: Views) -> Analysis<G> {
        Analysis {
            board,
            engine,
            lines: lines.clamp(1, MOST_LINES),
            threats,
            shown: false,
            asked: None,
            questions: 0,
            ticket: 0,
            found: BTreeMap::new(),
            fresh: Evaluation::default(),
            fault: None,
            cut: None,
            review: Review::default(),
            told: None,
        }
    }

    /// What to store.
    pub fn save(&self) -> SavedAnalysis {
        let (tree, review) = (self.tree(), self.review.save(self.tree()));
        let game = Saved::of_tree(tree, self.board.orientation());
        SavedAnalysis { game, engine: self.engine, lines: self.lines, review, threats: self.threats }
    }

    /// The analysis that was stored; none if not even its first position can be read.
    pub fn restore(saved: &SavedAnalysis) -> Option<Analysis<G>> {
        let board = Board::new(saved.game.tree()?, saved.game.orientation);
        let mut analysis = Analysis::over(board, saved.engine, saved.lines, saved.threats);
        // A tree that was read anew has the numbers of the store.
        analysis.review = Review::restore(&saved.review, analysis.tree());
        analysis.tell();
        Some(analysis)
    }

    /// Takes the place of another analysis: goes on with its engine and views, and with its numbers, so that late
    /// answers to that one are not mistaken.
    pub fn follow(&mut self, other: &Analysis<G>) {
        self.board.notices.number_after(&other.board.notices);
        self.questions = self.questions.max(other.questions);
        self.ticket = self.ticket.max(other.ticket);
        (self.engine, self.lines, self.threats) = (other.engine, other.lines, other.threats);
    }

    /// The board that it is looked at on.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        self.board.tree()
    }

    /// Whether the engine is switched on.
    pub fn engine(&self) -> bool {
        self.engine
    }

    /// How many lines are wanted.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Which threats are shown.
    pub fn threats(&self) -> Views {
        self.threats
    }

    /// Whether the engine is at work.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some() || self.review.is_asking()
    }

    /// What is known of the game as a whole.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// What was wrong with the turn that is [spoken of](Analysis::spoken_of), if it is a bad one.
    pub fn reason(&self) -> Option<&Reason> {
        self.told.as_ref().map(|(_, reason)| reason)
    }

    /// Why the engine could not answer.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Whether something that was cut off can be put back.
    pub fn can_restore(&self) -> bool {
        self.cut.is_some()
    }

    /// What is known of the position shown; nothing while the engine is off, or the reader is to find it out.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let found = self.found.get(&self.tree().current())?;
        (self.engine && !self.review.hides()).then_some(found)
    }

    /// What the position shown is worth for White, by the engine's lines or else by the review.
    pub fn score(&self) -> Option<Score> {
        let current = self.tree().current();
        let best = self.evaluation().and_then(|found| found.lines.first());
        let lines = best.map(|best| best.score.told_to(self.board.position().side_to_move()));
        let review = self.review.finding(current).filter(|_| self.review.is_open() && !self.review.hides());
        lines.or(review.map(|finding| finding.score))
    }

    /// How the game stands.
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    /// Changes the analysis.
    pub fn update(&mut self, action: impl Into<Action>) -> Vec<Effect> {
        let (action, mut effects) = (action.into(), Vec::new());
        let (before, size) = (self.tree().current(), self.tree().nodes());
        let mut played = false;
        match action {
            Action::Board(action) => played = self.at_board(action, &mut effects),
            Action::Hear(reply) => self.hear(reply, &mut effects),
            Action::Tell(text) => self.board.tell(text),
            Action::Start => self.go_to(0),
            Action::End => {
                let end = self.tree().line().last().copied().unwrap_or_default();
                self.go_to(end);
            }
            Action::Sibling(next) => self.step_aside(next),
            Action::Promote(node) => self.edit(&mut effects, |tree| tree.promote(node)),
            Action::MakeMain(node) => self.edit(&mut effects, |tree| tree.make_main_line(node)),
            Action::Delete(node) => {
                let mut cut = None;
                self.edit(&mut effects, |tree| {
                    cut = tree.delete(node);
                    cut.is_some()
                });
                self.cut = cut;
            }
            Action::Restore => {
                if let Some(cut) = self.cut {
                    self.edit(&mut effects, |tree| tree.restore(cut));
                }
                self.cut = None;
            }
            Action::Comment(node, text) => self.edit_note(node, &mut effects, |note| note.comment = tidy(&text)),
            // A sign at the first position would judge no turn, and records have no place for it.
            Action::Glyph(0, _) => {}
            Action::Glyph(node, glyph) => self.edit_note(node, &mut effects, |note| note.toggle_glyph(glyph)),
            Action::Draw(shape) => self.edit_note(before, &mut effects, |note| note.draw(shape)),
            Action::ClearShapes => self.edit_note(before, &mut effects, |note| note.shapes.clear()),
            Action::Engine(wanted) => {
                (self.engine, self.fault) = (wanted, None);
                effects.push(Effect::Store);
                self.ask_anew(&mut effects);
            }
            Action::Lines(lines) => {
                self.lines = lines.clamp(1, MOST_LINES);
                effects.push(Effect::Store);
                self.ask_anew(&mut effects);
            }
            Action::Threats(view) => {
                self.threats = self.threats.toggled(view);
                effects.push(Effect::Store);
            }
            Action::Follow(rank, turns) => self.follow_line(rank, turns, &mut effects),
            Action::Review(step) => self.review_step(step, &mut effects),
            Action::Show(shown) => {
                self.shown = shown;
                self.ask_anew(&mut effects);
            }
            Action::Settled(ticket) if ticket == self.ticket => {
                effects.push(Effect::Store);
                self.ask(&mut effects);
            }
            Action::Settled(_) => {}
        }
        if self.tree().nodes() != size {
            self.cut = None;
        }
        if played && self.tree().current() != before {
            self.try_turn(self.tree().nodes() > size);
        }
        self.go_on_with_review(&mut effects);
        if self.tree().current() != before {
            self.ask_anew(&mut effects);
        }
        self.tell();
        effects
    }

    /// Something is done at the board. True if a turn was played. Walking alone is stored when the walk is over.
    fn at_board(&mut self, action: BoardAction, effects: &mut Vec<Effect>) -> bool {
        let done = self.board.play_freely(action);
        match done {
            // The side to move touches the board, so there are no premoves.
            Done::Touched | Done::Nothing | Done::Premove(_) | Done::Travelled => {}
            Done::Turn(_) | Done::Flipped => effects.push(Effect::Store),
        }
        matches!(done, Done::Turn(_))
    }

    fn play(&mut self, m: G::Move, effects: &mut Vec<Effect>) {
        self.board.play(m);
        self.board.arrive();
        self.board.say_last_turn();
        effects.push(Effect::Store);
    }

    fn go_to(&mut self, node: NodeId) {
        drop(self.board.play_freely(BoardAction::GoTo(node)));
    }

    fn step_aside(&mut self, next: bool) {
        let tree = self.tree();
        let Some((parent, _)) = tree.turn(tree.current()) else { return };
        let all = tree.branches(parent);
        let Some(here) = all.iter().position(|&node| node == tree.current()) else { return };
        let aside = if next { here + 1 } else { here + all.len() - 1 };
        let node = all[aside % all.len()];
        self.go_to(node);
    }

    /// A change of the order of the tree.
    fn edit(&mut self, effects: &mut Vec<Effect>, change: impl FnOnce(&mut Tree<G>) -> bool) {
        self.cut = None;
        if self.board.edit(change) {
            effects.push(Effect::Store);
        }
    }

    fn edit_note(&mut self, node: NodeId, effects: &mut Vec<Effect>, change: impl FnOnce(&mut super::Note)) {
        if self.tree().has(node) {
            change(self.board.tree_mut().note_mut(node));
            effects.push(Effect::Store);
        }
    }

    /// Plays the first turns of a line of the engine.
    fn follow_line(&mut self, rank: u32, turns: usize, effects: &mut Vec<Effect>) {
        let line = self.evaluation().and_then(|found| found.lines.iter().find(|info| info.rank == rank));
        let texts: Vec<String> = line.map(|info| info.line.iter().take(turns).cloned().collect()).unwrap_or_default();
        self.play_line(&texts, effects);
    }

    /// Plays turns that are given as UCI text.
    fn play_line(&mut self, texts: &[String], effects: &mut Vec<Effect>) {
        for text in texts {
            let Ok(m) = self.board.position().read_uci(text) else { break };
            self.play(m, effects);
        }
        effects.dedup();
    }

    // The engine.

    /// Another position, or another question about it: what runs ends, and the engine is asked when the walk is over.
    fn ask_anew(&mut self, effects: &mut Vec<Effect>) {
        if let Some((id, _)) = self.asked.take() {
            effects.push(Effect::Stop { id });
        }
        self.ticket += 1;
        effects.push(Effect::Settle(self.ticket));
    }

    fn ask(&mut self, effects: &mut Vec<Effect>) {
        if !self.engine || !self.shown || self.asked.is_some() || self.outcome().is_some() || self.fault.is_some() {
            return;
        }
        // One question at a time; and nothing is given away that the reader is to find.
        if self.review.is_asking() || self.review.hides() {
            return;
        }
        let id = self.question(Asker::Analysis);
        self.asked = Some((id, self.tree().current()));
        self.fresh = Evaluation::default();
        let limits = Limits { depth: Some(DEEPEST), lines: Some(self.lines), ..Limits::default() };
        effects.push(Effect::Think { id, record: self.tree().game_record(), limits });
    }

    /// The name of the next question.
    fn question(&mut self, asker: Asker) -> QuestionId {
        self.questions += 1;
        QuestionId { asker, number: self.questions }
    }

    fn hear(&mut self, reply: Reply, effects: &mut Vec<Effect>) {
        if reply.question().is_some_and(|id| id.asker == Asker::Review) {
            return self.hear_for_review(&reply, effects);
        }
        let Some((asked, node)) = self.asked else { return };
        match reply {
            Reply::Info { id, info } if id == asked && info.rank <= self.lines && !info.line.is_empty() => {
                self.fresh.hear(info);
                let known = self.found.entry(node).or_default();
                let (had, has) = (known.lines.len(), self.fresh.lines.len());
                let deeper = self.fresh.depth() >= known.depth() && has == had;
                if deeper || has > had || had > self.lines as usize {
                    known.clone_from(&self.fresh);
                }
            }
            Reply::Best { id, .. } if id == asked => self.asked = None,
            Reply::Error { id, text } if id == asked => {
                self.asked = None;
                self.fault = Some(text);
            }
            // Answers to questions that nobody asks any more.
            Reply::Info { .. } | Reply::Best { .. } | Reply::Error { .. } | Reply::Bench { .. } | Reply::Ready => {}
        }
    }
}
