//! A board where a jailed piece is ransomed, lands and mates, in a loop. The style sheet animates the board, and keeps
//! it still for readers who prefer reduced motion.

use yew::prelude::*;

use crate::game::{Area, Piece, Side};
use crate::ui::icon::icon;
use crate::ui::mini::Mini;
use crate::ui::pieces::{figure, side_class, symbol};
use crate::ui::scene::Corner;
use crate::ui::scene::welcome::{Demo, DemoTray, TrayRole, demo};
use crate::words;

/// The board, its trays, and three captions.
#[component]
pub fn DemoBoard() -> Html {
    let Some(demo) = demo() else { return Html::default() };
    html! {
        <figure class="demo">
            <div class="table columns-8 rows-8">
                { for demo.trays.iter().map(tray) }
                <div class="board-frame">
                    <Mini position={demo.position.clone()} orientation={Side::White} label={words::text("welcome-picture")} />
                    { over(&demo) }
                </div>
                <svg class="ransom-way" viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden="true">
                    <path d="M4 99C26 72 26 28 4 2" />
                    <path class="tip" d="M3 7L4 1.5 11 3.5" />
                </svg>
            </div>
            <figcaption>
                <ol>
                    <li><span>{ words::text("welcome-held") }</span></li>
                    <li><span>{ words::text("welcome-paid") }</span></li>
                    <li><span>{ words::text("welcome-mate") }</span></li>
                </ol>
                <label class="hold">
                    <input type="checkbox" data-action="pause-picture" aria-label={words::text("welcome-pause")} />
                    { icon("pause") }{ icon("play") }
                </label>
            </figcaption>
        </figure>
    }
}

/// Draws what happens on the board: the square lights up, the piece lands, the king is in check.
fn over(demo: &Demo) -> Html {
    let corner = |(x, y): (u8, u8)| (u32::from(x) * 100, u32::from(y) * 100);
    let piece = |piece: Piece, (x, y): (u32, u32)| {
        html! { <use class={side_class(piece.side)} href={symbol(piece, &[])} x={x.to_string()} y={y.to_string()} width="100" height="100" /> }
    };
    let (king, at) = (demo.mated.0, corner(demo.mated.1));
    let (rescued, to) = (demo.rescued.0, corner(demo.rescued.1));
    html! {
        <svg class="over" viewBox="0 0 800 800" aria-hidden="true">
            <rect class="goal" x={to.0.to_string()} y={to.1.to_string()} width="100" height="100" />
            <g class="mated">
                <circle class="alarm" cx={(at.0 + 50).to_string()} cy={(at.1 + 50).to_string()} r="64" fill="url(#glow)" />
                { piece(king, at) }
            </g>
            <g class="lander">
                <use href="#icon-parachute" x={(to.0 - 25).to_string()} y={(i64::from(to.1) - 125).to_string()} width="150" height="150" />
                { piece(rescued, to) }
            </g>
        </svg>
    }
}

fn tray(tray: &DemoTray) -> Html {
    let (area, sign) = if tray.area == Area::Prison { ("prison", "prison") } else { ("airfield", "airfield") };
    let corner = match tray.corner {
        Corner::TopLeft => "tl",
        Corner::BottomLeft => "bl",
        Corner::TopRight => "tr",
        Corner::BottomRight | Corner::Across | Corner::Near => "br",
    };
    html! {
        <div class={classes!("tray", area, corner)} aria-hidden="true">
            <span class="heading">{ icon(sign) }<span>{ &tray.heading }</span></span>
            <div class="stacks">
                { for tray.pieces.iter().map(|&(piece, count, part)| html! {
                    <div class={classes!("stack", part_class(part))}>
                        <span class="who">
                            { figure(piece, &[]) }
                            if count > 1 {
                                <span class="count">{ count }</span>
                            }
                        </span>
                    </div>
                }) }
            </div>
        </div>
    }
}

fn part_class(part: TrayRole) -> Option<&'static str> {
    match part {
        TrayRole::Bystander => None,
        TrayRole::Captive => Some("captive"),
        TrayRole::Payer => Some("payer"),
        TrayRole::Payment => Some("payment"),
    }
}
