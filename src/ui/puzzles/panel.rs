//! The panel beside the table: the task, the state, and the next steps.

use web_sys::HtmlSelectElement;
use yew::html::Scope;
use yew::prelude::*;

use super::hints::hints;
use super::steps::steps;
use super::{Puzzles, PuzzlesMsg, VARIANTS};
use crate::game::any::AnyPosition;
use crate::game::{Game, Position, Style};
use crate::link::{Link, LinkedGame, Screen, puzzles};
use crate::puzzle::Theme;
use crate::session::puzzles::{Attempt, PuzzleId, PuzzleStage, civil};
use crate::session::{BoardAction, DEFAULT_STRENGTH, ExerciseAction, Players};
use crate::ui::chips::{Chip, chips};
use crate::ui::icon::icon;
use crate::ui::now::today;
use crate::ui::panel::{choices, words_row};
use crate::ui::scene::Scene;
use crate::ui::sentences::two_sentences;
use crate::ui::text_button::{primary_button, text_button};
use crate::ui::typed::Typed;
use crate::words::{self, Question};

/// Draws whose move it is, and the goal.
pub(super) fn task(attempt: &Attempt<AnyPosition>, goal: String) -> Html {
    let start = attempt.board().tree().at(0);
    let to_move = words::to_move(attempt.side(), start.in_check(), start.layout().colours());
    two_sentences(html! { <strong>{ to_move }</strong> }, goal.into())
}

/// The class of a panel whose status line is empty.
pub(super) fn quiet(scene: &Scene) -> Option<&'static str> {
    scene.words.text.is_empty().then_some("quiet")
}

/// Draws the field for typed moves. It also takes questions about the board.
pub(super) fn typed(
    variant: &'static str,
    scene: &Scene,
    wishes: u32,
    on_ask: Callback<Question, String>,
    on_action: Callback<ExerciseAction>,
    on_leave: Callback<()>,
) -> Html {
    let on_action = on_action.reform(move |action: BoardAction| {
        let question = if let BoardAction::Type(text) = &action { Question::of(text) } else { None };
        question.map_or_else(|| action.into(), |question| ExerciseAction::Tell(on_ask.emit(question)))
    });
    html! {
        <Typed {variant} fen={scene.fen.clone()} words={scene.words.clone()} wishes={wishes + 1} {on_action} {on_leave} />
    }
}

pub(super) fn panel(
    screen: &Puzzles,
    ctx: &Context<Puzzles>,
    attempt: &Attempt<AnyPosition>,
    id: &PuzzleId,
    day: Option<u32>,
    scene: &Scene,
    on_ask: Callback<Question, String>,
) -> Html {
    let link = ctx.link();
    let start = attempt.board().tree().at(0);
    let puzzle = attempt.puzzle();
    let again = screen.returns && !attempt.is_over();
    let own = attempt.mistake();
    let goal = match own {
        Some(played) => words::puzzle_better(words::numbered_move(
            start.shown_number(),
            start.side_to_move(),
            &start.notation(played, Style::Leslie),
        )),
        None => words::puzzle_goal(&puzzle.themes),
    };
    let title = match (day, again) {
        _ if own.is_some() => words::text("puzzle-own").to_owned(),
        (Some(day), _) if day == today() => words::text("puzzle-daily").to_owned(),
        (Some(day), _) => words::puzzle_of(civil(day)),
        (None, true) => words::text("puzzle-again").to_owned(),
        (None, false) => words::puzzle_name(id),
    };
    let unstored = screen.unstored.then(|| words::unstored(&["unstored-puzzles"]));
    let said = words::puzzle_stage(attempt.stage(), screen.late, !attempt.side(), start.layout());
    let returns = attempt.is_over() && screen.late && screen.progress.returns(id);
    let returns = returns.then(|| words::text("puzzle-returns").to_owned());
    let right = matches!(attempt.stage(), PuzzleStage::Replying | PuzzleStage::Solved);
    let act = |action: ExerciseAction| link.callback(move |_| PuzzlesMsg::Act(action.clone()));
    html! {
        <section class={classes!("panel", "puzzle", quiet(scene))}>
            <div class="puzzle-task">
                <div class="puzzle-head">
                    <a class="puzzle-back" data-action="puzzles" href={puzzles("", screen.variant)} aria-label={words::text("puzzles-back")}>{ icon("chevron-left") }</a>
                    <h2>{ title.clone() }</h2>
                </div>
                // Announced with each new puzzle.
                <p role="status"><span class="unseen">{ words::labelled(&title, "") }</span>{ task(attempt, goal) }</p>
            </div>
            <p class={classes!("puzzle-said", right.then_some("right"), (said.is_some() && !right).then_some("told"))} role="status" data-stage={stage_word(attempt.stage())}>
                { words::sentences(&unstored.iter().chain(&screen.aside).chain(&screen.told).cloned().chain(said).chain(returns).collect::<Vec<_>>()) }
            </p>
            { words_row(scene) }
            // After a wrong move, the board shows another position than the one asked.
            if screen.is_typing && !attempt.is_over() && !matches!(attempt.stage(), PuzzleStage::Refuted(_)) {
                { typed(start.variant(), scene, ctx.props().typing, on_ask, link.callback(PuzzlesMsg::Act), link.callback(|()| PuzzlesMsg::Type(false))) }
            }
            { choices(scene, &link.callback(|action: BoardAction| PuzzlesMsg::Act(action.into()))) }
            if attempt.is_over() {
                { steps(link, attempt) }
            } else {
                { hints(screen, link, attempt) }
            }
            <div class="ways">
                if attempt.is_over() {
                    { primary_button("next", words::text("puzzle-next"), link.callback(|_| PuzzlesMsg::Next)) }
                    <a class="button" data-action="analyse" href={analysis(start)}>{ words::text("puzzle-analyse") }</a>
                    if own.is_none() {
                        <a class="button" data-action="link" href={format!("#/puzzles?p={id}")}>{ words::text("puzzle-link") }</a>
                    }
                } else {
                    if matches!(attempt.stage(), PuzzleStage::Refuted(_)) {
                        { primary_button("again", words::text("puzzle-try-again"), act(ExerciseAction::Again)) }
                    }
                    { text_button("show", words::text("puzzle-show"), act(ExerciseAction::Hint)) }
                    { text_button("skip", words::text("puzzle-skip"), link.callback(|_| PuzzlesMsg::Next)) }
                }
            </div>
            if attempt.is_over() && own.is_none() {
                <ul class="puzzle-themes">
                    { for puzzle.themes.iter().map(|theme| html! { <li>{ words::theme(*theme) }</li> }) }
                    <li>{ words::puzzle_grade(puzzle.rating) }</li>
                </ul>
            }
            { standing(screen, link, !attempt.is_over()) }
        </section>
    }
}

/// Draws the progress so far, the theme, and the choice of games.
fn standing(screen: &Puzzles, link: &Scope<Puzzles>, is_open: bool) -> Html {
    let progress = &screen.progress;
    let streak = progress.streak_on(today());
    let names = screen.catalogue.as_ref().map_or(0, |catalogue| catalogue.names(screen.variant));
    let missed = progress.count_due(u32::MAX, screen.variant, names);
    let link = link.clone();
    html! {
        <div class="puzzle-standing">
            if is_open {
                <div class="ways">{ text_button("type", words::text("type-a-move"), link.callback(|_| PuzzlesMsg::Type(true))) }</div>
            }
            if progress.tried > 0 {
                <p data-rating={progress.rating().to_string()}>
                    { words::puzzle_rating(progress.rating(), progress.is_provisional()) }{ " · " }{ words::puzzle_count(progress.solved, progress.tried) }
                    if streak > 0 { { " · " }{ words::puzzle_streak(streak) } }
                    if missed > 0 { { " · " }{ words::puzzle_due(missed) } }
                </p>
            }
            { themes(screen, &link) }
            { games(screen.variant, move |variant| link.send_message(PuzzlesMsg::Choose(variant))) }
        </div>
    }
}

/// Draws the choice of games.
pub(super) fn games(chosen: &'static str, choose: impl Fn(&'static str) + Clone + 'static) -> Html {
    let games = VARIANTS.into_iter().map(|variant| Chip {
        action: format!("game-{variant}").into(),
        chosen: chosen == variant,
        then: variant,
        content: html! { <strong>{ words::game_name(variant) }</strong> },
    });
    chips("puzzle-game", words::text("puzzle-game"), games, choose)
}

/// Draws the themes, with the number of puzzles on each.
fn themes(screen: &Puzzles, link: &Scope<Puzzles>) -> Html {
    let Some(catalogue) = &screen.catalogue else { return Html::default() };
    let chosen = screen.theme();
    let known = Theme::all().map(|theme| (theme, catalogue.about(screen.variant, theme)));
    let onchange = link.batch_callback(|event: Event| {
        let letter = event.target_dyn_into::<HtmlSelectElement>()?.value();
        Some(PuzzlesMsg::About(letter.parse().ok().and_then(Theme::of)))
    });
    let option = |theme: Option<Theme>, count: usize| {
        html! {
            <option value={theme.map(|theme| theme.letter().to_string()).unwrap_or_default()} selected={theme == chosen}>
                { words::puzzle_topic(theme, count) }
            </option>
        }
    };
    html! {
        <label class="time">
            <span class="legend">{ words::text("puzzle-about") }</span>
            <select data-action="theme" {onchange}>
                { option(None, catalogue.count(screen.variant)) }
                { for known.filter(|(_, count)| *count > 0).map(|(theme, count)| option(Some(theme), count)) }
            </select>
        </label>
    }
}

/// The link to the position on the analysis board.
fn analysis(start: &AnyPosition) -> String {
    let game = LinkedGame::from_position(start, Players::HUMANS, DEFAULT_STRENGTH);
    Link { screen: Screen::Analysis, game: Some(game) }.to_string()
}

/// The name of the stage, for tests.
const fn stage_word(stage: &PuzzleStage) -> &'static str {
    match stage {
        PuzzleStage::Asked => "asked",
        PuzzleStage::Replying => "replying",
        PuzzleStage::Weighing => "weighing",
        PuzzleStage::Judging => "judging",
        PuzzleStage::Refuted(_) => "refuted",
        PuzzleStage::Solved => "solved",
        PuzzleStage::Shown => "shown",
    }
}
