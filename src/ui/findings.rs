//! What the engine's games show about Hostage Chess: one sentence and one picture for each finding.

mod bars;
mod openings;
mod payments;
mod scores;

use yew::prelude::*;

use self::bars::{lengths, mates, results, share};
use self::openings::FirstMoves;
use self::payments::payments;
use self::scores::scores;
use super::scene::findings::{FindingKind, findings};
use super::sheet::use_sheet;
use crate::game::Kind;
use crate::opening::findings::{FIGURES, Figures};
use crate::words;

/// The page.
#[component]
pub fn FindingsScreen() -> Html {
    let is_styled = use_sheet("findings");
    // A test reads the figures, so they are there.
    let figures = use_memo((), |()| Figures::read(FIGURES).unwrap_or_default());
    if !is_styled {
        return html! { <main class="page" aria-busy="true" /> };
    }
    let view = findings(&figures);
    let worst = FindingKind::Exchange { rescued: Kind::Pawn, paid: Kind::Queen };
    let worst = view.scores.iter().find(|one| one.kind == worst).map(|one| words::findings_worst(one.score));
    let best = view.first.first().map(|one| words::findings_first(&one.text, one.score));
    html! {
        <main class="page findings">
            <h2>{ words::text("findings-title") }</h2>
            <p>{ words::sentences(&[&words::findings_source(view.games), words::text("findings-error")]) }</p>
            <div class="findings-cards">
                { card("white", words::findings_white(view.white), words::measured(view.white, view.games), results(&view)) }
                { card("length", words::findings_length(view.lengths.before[1]), words::findings_games(view.games), lengths(view.lengths)) }
                { card("mates", words::findings_mate(view.mates_by[2]), words::findings_stopped(view.mates, view.by_rules), mates(&view)) }
                { card("frozen", words::findings_frozen(view.frozen), words::findings_games(view.games), share(&view)) }
                { card("openings", best.unwrap_or_default(), words::findings_lines(view.line_games),
                    html! { <FirstMoves figures={figures.clone()} first={view.first.clone()} /> }) }
                { card("payments", words::findings_alike(view.alike), words::text("findings-cells").to_owned(), payments(&view.payments)) }
                { card("scores", worst.unwrap_or_default(), words::text("findings-scores").to_owned(), scores(&view.scores)) }
            </div>
        </main>
    }
}

/// Draws a finding: a sentence, its picture, and where it comes from.
fn card(name: &'static str, says: String, how: String, picture: Html) -> Html {
    let id = format!("findings-{name}");
    html! {
        <section class={classes!("finding", name)} data-finding={name} aria-labelledby={id.clone()}>
            <h3 {id}>{ says }</h3>
            { picture }
            <p class="how">{ how }</p>
        </section>
    }
}
