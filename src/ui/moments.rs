//! The key moments of a finished game with a coach: where, why, and what to practise.

use yew::prelude::*;

use super::dialogs::Modal;
use super::icon::icon;
use super::mini::Mini;
use crate::game::any::AnyPosition;
use crate::game::{Game, Side};
use crate::link::{Link, LinkedGame, Screen, puzzles};
use crate::puzzle::Theme;
use crate::session::Play;
use crate::session::review::reasons::{Manner, MistakeReason};
use crate::session::review::{KeyMoment, MomentKind};
use crate::words;

/// A key moment as it is shown.
#[derive(Clone, PartialEq)]
pub struct MomentView {
    position: AnyPosition,
    side: Side,
    mv: String,
    said: String,
    well: bool,
    /// The link to the analysis of the position.
    analysis: String,
    /// The link to puzzles on the same theme.
    puzzles: Option<String>,
}

pub fn moments(play: &Play<AnyPosition>) -> Vec<MomentView> {
    let (tree, line) = (play.tree(), play.line());
    let view = |moment: KeyMoment| {
        let (node, side) = (moment.judged.node, moment.judged.side);
        let position = tree.at(tree.move_to(node)?.0).clone();
        let game = LinkedGame { short: true, ..LinkedGame::of(tree.record_to(node)) };
        let analysis = Link { screen: Screen::Analysis, game: Some(game) }.to_string();
        let more = match &moment.kind {
            MomentKind::Mistake(reason) => {
                Some(puzzles(&format!("theme={}", theme(reason).letter()), position.variant()))
            }
            MomentKind::Parachute(..) | MomentKind::Well => None,
        };
        let mv = words::numbered_move(position.shown_number(), side, tree.text(node));
        Some(MomentView {
            mv: if line.contains(&node) { mv } else { words::taken_back(&mv) },
            said: words::moment(&moment, position.layout(), position.goal()),
            well: moment.kind.is_good(),
            analysis,
            puzzles: more,
            position,
            side,
        })
    };
    play.moments().into_iter().filter_map(view).collect()
}

/// The puzzle theme that trains what was missed.
fn theme(reason: &MistakeReason) -> Theme {
    let end = |moves: u32, manner| match manner {
        Manner::Drop => Theme::MateByDrop,
        Manner::Exchange => Theme::MateByExchange,
        Manner::Promotion => Theme::MateByPromotion,
        Manner::Plain => Theme::Mate(moves.clamp(1, 5) as u8),
    };
    match reason {
        MistakeReason::Allowed { moves, manner, .. } | MistakeReason::Missed(moves, manner) => end(*moves, *manner),
        MistakeReason::BoughtBack { .. } => Theme::MateByExchange,
        MistakeReason::DroppedAtOnce { .. } => Theme::MateByDrop,
        MistakeReason::Thawed(_) => Theme::Thaw,
        MistakeReason::NotFrozen(..) => Theme::Freeze,
        MistakeReason::Answered(..)
        | MistakeReason::NotSeen(..)
        | MistakeReason::Overpaid(..)
        | MistakeReason::Dear(..) => Theme::Purchase,
        MistakeReason::Drew(_) => Theme::Defence,
        MistakeReason::Loses { .. } | MistakeReason::NotTaken(..) | MistakeReason::Fell(_) => Theme::Advantage,
    }
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub moments: Vec<MomentView>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Moments(props: &Props) -> Html {
    html! {
        <Modal title={words::text("moments")} class="moments" on_close={props.on_close.clone()}>
            <ol>
                { for props.moments.iter().map(|it| html! {
                    <li data-moment={if it.well { "well" } else { "bad" }}>
                        <Mini position={it.position.clone()} orientation={it.side} label={words::moment_board(&it.mv)} />
                        <div>
                            <strong>{ icon(if it.well { "check" } else { "warning" }) }{ " " }{ &it.mv }</strong>
                            <p>{ &it.said }</p>
                            <a class="way" data-action="moment-analyse" href={it.analysis.clone()}>{ words::text("moment-analyse") }</a>
                            if let Some(puzzles) = &it.puzzles {
                                <a class="way" data-action="moment-puzzle" href={puzzles.clone()}>{ words::text("moment-puzzle") }</a>
                            }
                        </div>
                    </li>
                }) }
            </ol>
        </Modal>
    }
}
