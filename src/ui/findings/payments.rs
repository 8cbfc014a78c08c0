//! What pays for what: a table with a circle for each payment.

use yew::prelude::*;

use crate::game::{Kind, Piece, Side};
use crate::ui::pieces::figure;
use crate::ui::scene::findings::{PIECES, PaymentCell, PaymentRow};
use crate::words;

/// A piece with its name for people who do not see it.
pub(super) fn piece(side: Side, kind: Kind) -> Html {
    let name = words::kind_name(kind);
    html! { <><span class="unseen">{ name }</span>{ figure(Piece { side, kind }, &[]) }</> }
}

pub(super) fn payments(rows: &[PaymentRow]) -> Html {
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col" rowspan="2"><small>{ words::text("findings-rescued") }</small></th>
                    <th scope="colgroup" colspan="5"><small>{ words::text("findings-paid") }</small></th>
                </tr>
                <tr>{ for PIECES.map(|kind| html! { <th class="who" scope="col">{ piece(Side::Black, kind) }</th> }) }</tr>
            </thead>
            <tbody>{ for rows.iter().map(|row| html! {
                <tr>
                    <th class="who" scope="row">{ piece(Side::White, row.rescued) }</th>
                    { for row.cells.iter().map(|cell| html! { <td>{ cell.as_ref().map(draw_cell).unwrap_or_default() }</td> }) }
                </tr>
            }) }</tbody>
        </table>
    }
}

fn draw_cell(cell: &PaymentCell) -> Html {
    let is_dear = cell.swing <= -50;
    html! {
        <>
            <svg class="times" viewBox="0 0 100 100" aria-hidden="true">
                <circle class={is_dear.then_some("dear")} cx="50" cy="50" r={cell.radius.to_string()} />
            </svg>
            <b>{ words::rate(cell.times) }</b>
            <small>{ words::hundredths(cell.swing) }</small>
            <small class="games">{ words::findings_games(cell.games) }</small>
        </>
    }
}
