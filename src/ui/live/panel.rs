//! The panel beside a live game: players, moves, offers, and the row of controls. No button changes its place.

use yew::prelude::*;

use super::answers::{asked, clock_label, has_days};
use super::hub::{Hub, whole};
use super::meet::{lesson_of, on_share, wire_line};
use super::parts::{announced, link_button, note, note_with, sign_line, stranger_name, unseen};
use super::sheet_box::SheetBox;
use super::time::now;
use super::{LiveMsg, LiveScreen, Sheet};
use crate::game::any::AnyPosition;
use crate::game::{Colours, Game, GameRecord, Kind, Piece, Side};
use crate::link::{Link, LinkedGame, Screen, live};
use crate::live::ActKind;
use crate::live::merge::OfferKind;
use crate::live::presence::Attendance;
use crate::live::topic::Founder;
use crate::session::{BoardAction, LiveAction, LivePlay, Players};
use crate::shell::Action;
use crate::ui::icon::{ControlState, changing_control, control, icon};
use crate::ui::panel::{choices, moves, words_row};
use crate::ui::pieces::figure;
use crate::ui::scene::{LiveNotice, Scene, Wire, live_notice};
use crate::ui::share::sends_by_itself;
use crate::ui::text_button::{primary_button, signed_button, text_button};
use crate::ui::typed::Typed;
use crate::words::{self, Question};

type Play = LivePlay<AnyPosition>;

/// An answer to a question: the name of its button, its text, and what it does with the number of the offer, if it is one.
type Answer = (&'static str, &'static str, fn(u16) -> LiveAction);

/// Time for which a question that has taken the place of another one ignores answers, in milliseconds. They may be meant
/// for the other one.
const REPLACED: u64 = 500;

pub(super) fn panel(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &Play, scene: &Scene) -> Html {
    let link = ctx.link();
    let on_board = link.callback(|action: BoardAction| LiveMsg::Act(action.into()));
    let near = scene.orientation;
    let (told, beside) = notices(screen, ctx, hub, play, scene);
    let others =
        [Founder::Creator, Founder::Joiner].into_iter().filter(|founder| play.series().part() != Some(*founder));
    let said = others.filter_map(|founder| phrase(hub, play, founder)).map(words::text);
    html! {
        <section class="panel live-panel">
            { player(hub, play, !near, scene.colours, "across") }
            { moves(scene, on_board.clone(), Callback::noop()) }
            // Moves are typed for the last position, whichever is shown.
            if let Some(game) = play.game().filter(|_| screen.is_typing && play.is_playing()) {
                <Typed variant={game.position().variant()} fen={game.position().fen()} words={scene.words.clone()}
                    wishes={ctx.props().typing + 1} on_action={link.callback(typed)} on_leave={link.callback(|()| LiveMsg::Type(false))} />
            }
            { words_row(scene) }
            <div class="live-notices">
                { announced(said.map(|phrase| unseen(phrase.into())).collect()) }
                { announced(told) }
                { beside }
            </div>
            { choices(scene, &on_board) }
            { result(screen, ctx, play, scene) }
            { controls(screen, ctx, hub, play) }
            if let Some(sheet) = screen.sheet {
                { sheet_view(screen, ctx, hub.is_quiet, play, sheet) }
            }
            { player(hub, play, near, scene.colours, "near") }
        </section>
    }
}

/// Plays a typed move, or answers a typed question.
fn typed(action: BoardAction) -> LiveMsg {
    let question = if let BoardAction::Type(text) = &action { Question::of(text) } else { None };
    LiveMsg::Act(question.map_or_else(|| action.into(), |question| LiveAction::Tell(asked(question))))
}

fn player(hub: &Hub, play: &Play, side: Side, colours: Colours, place: &'static str) -> Html {
    let series = play.series();
    let Some(founder) = series.founder(series.round(), side) else { return Html::default() };
    let is_own = series.part() == Some(founder);
    let name = if is_own {
        html! { <bdi>{ words::text("live-you") }</bdi> }
    } else {
        stranger_name(series.name(founder))
    };
    let on_turn = play.game().is_some_and(|game| game.mover() == side) && !play.is_stopped();
    let attendance =
        if is_own && hub.wire() == Wire::Up { Attendance::Here } else { series.attendance(founder, now()) };
    let lamp = match attendance {
        _ if is_own && hub.wire() != Wire::Up => "paused",
        Attendance::Here | Attendance::Learning => "ready",
        Attendance::Reconnecting(_) => "paused",
        Attendance::Unknown | Attendance::Left(_) => "idle",
    };
    let state = match (on_turn, is_own) {
        (true, true) => words::text("live-your-move").to_owned(),
        _ if is_own => String::new(),
        _ => words::attendance(attendance).to_owned(),
    };
    let side_name = words::side_name(side, colours);
    let state = if state.is_empty() { side_name.to_owned() } else { format!("{side_name} · {state}") };
    html! {
        <>
            <div class={classes!("player", place, on_turn.then_some("on-turn"))} data-side={side.name()} data-presence={presence_word(attendance)}>
                <span class="face">{ figure(Piece { side, kind: Kind::King }, &[]) }</span>
                <strong>{ name }</strong>
                <span class={classes!("lamp", lamp)} aria-hidden="true"></span>
                <span class="state">{ state }</span>
                { clock(play, side, colours) }
            </div>
            if let Some(phrase) = phrase(hub, play, founder) {
                <p class="phrase" data-phrase={phrase}>{ words::text(phrase) }</p>
            }
        </>
    }
}

/// Returns the id of the phrase that a player has just said. Without a connection the reader's own reaches nobody.
fn phrase(hub: &Hub, play: &Play, founder: Founder) -> Option<&'static str> {
    let which = if play.series().part() == Some(founder) {
        hub.phrase_now().filter(|_| hub.wire() == Wire::Up)?.which
    } else {
        play.phrase(founder).filter(|_| !hub.is_quiet)?
    };
    words::PHRASES.get(usize::from(which)).copied()
}

const fn presence_word(attendance: Attendance) -> &'static str {
    match attendance {
        Attendance::Unknown => "unknown",
        Attendance::Here => "here",
        Attendance::Learning => "learning",
        Attendance::Reconnecting(_) => "reconnecting",
        Attendance::Left(_) => "left",
    }
}

fn clock(play: &Play, side: Side, colours: Colours) -> Html {
    let Some((time, label)) = play.time(side).zip(clock_label(play, side, colours)) else { return Html::default() };
    let is_days = has_days(play);
    let millis = u32::try_from(time.left).unwrap_or(u32::MAX);
    let text = if is_days { words::until_deadline(time.left) } else { words::clock(millis) };
    let class =
        classes!("clock", time.running.then_some("running"), time.low.then_some("low"), is_days.then_some("days"));
    html! {
        <time {class} translate="no" role="timer" aria-label={label} data-low={time.low.to_string()} data-running={time.running.to_string()} data-left={time.left.to_string()}>
            if time.low { <span class="warning" aria-hidden="true">{ icon("warning") }</span> }
            { text }
        </time>
    }
}

/// Draws the most urgent question or notice, in the place of the words and never over the board. The first part is what
/// screen readers announce. The second one is an alert, or is silent.
fn notices(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &Play, scene: &Scene) -> (Html, Html) {
    let told = |note: Html| (note, Html::default());
    let beside = |note: Html| (Html::default(), note);
    let link = ctx.link();
    let series = play.series();
    let across = || series.opponent().map(|founder| words::stranger(series.name(founder))).unwrap_or_default();
    let (before, begun) = screen.asked.take();
    let ask = |text: String, number: u16, yes: Answer, no: Answer| {
        let since = match before.as_str() {
            "" => 0,
            before if before == text => begun,
            _ => now() + REPLACED,
        };
        screen.asked.set((text.clone(), since));
        let act = |action: fn(u16) -> LiveAction| {
            link.batch_callback(move |_: MouseEvent| (now() >= since).then(|| LiveMsg::Act(action(number))))
        };
        // It leaves the focus where it is, so its role announces nothing. Another question has other buttons.
        let question = html! {
            <div key={text.clone()} class="live-ask" role="alertdialog" aria-label={text.clone()}>
                <p>{ &text }</p>
                <div>
                    { text_button(no.0, words::text(no.1), act(no.2)) }
                    { primary_button(yes.0, words::text(yes.1), act(yes.2)) }
                </div>
            </div>
        };
        (unseen(text.into()), question)
    };
    let Some(notice) = live_notice(&hub.facts(scene.words.tone), play, now()) else { return told(Html::default()) };
    match notice {
        LiveNotice::PlaysElsewhere => {
            let here = link.callback(|_| LiveMsg::PlayHere);
            told(note_with("live-elsewhere", primary_button("play-here", words::text("live-play-here"), here)))
        }
        LiveNotice::Fault(fault) => beside(
            html! { <div class="live-note" role="alert"><p>{ words::live_fault(fault, scene.colours) }</p>{ new_game() }</div> },
        ),
        LiveNotice::Newcomer(name) => {
            let text = words::newcomer(&words::stranger(name));
            ask(
                text,
                0,
                ("admit", "live-admit", |_| LiveAction::Admit),
                ("decline", "live-no", |_| LiveAction::TurnAway),
            )
        }
        LiveNotice::Offer(offer) => {
            let yes = if offer.kind == OfferKind::Draw { "live-accept" } else { "live-allow" };
            ask(
                words::offered(offer.kind, &across()),
                offer.index,
                ("accept", yes, LiveAction::Accept),
                ("decline", "live-no", LiveAction::Decline),
            )
        }
        LiveNotice::Declined(kind) => told(note(words::declines(kind, &across()).into())),
        LiveNotice::Offline { unsent, is_costly, goes_on } => told(html! {
            <div class="live-note">
                if let Some(unsent) = unsent {
                    <p data-unsent="true">{ words::text(unsent) }</p>
                } else if is_costly {
                    { sign_line("offline", "live-down-timed") }
                } else {
                    { wire_line(hub.wire()) }
                }
                if goes_on {
                    { by_links(ctx, play) }
                }
            </div>
        }),
        LiveNotice::Sending(text) => beside(html! { <p class="live-note sending">{ words::text(text) }</p> }),
        LiveNotice::HasLeft => {
            let claim: Answer = ("claim", "live-claim-win", |_| LiveAction::ClaimWin);
            ask(words::has_left(&across()), 0, claim, ("wait", "live-wait", |_| LiveAction::Wait))
        }
        LiveNotice::IsAway(None) => told(note(words::is_away(&across(), None).into())),
        // Only the first part is announced, not every second of the rest.
        LiveNotice::IsAway(left) => (
            unseen(words::is_away(&across(), None).into()),
            html! { <p class="live-note"><span role="timer" aria-live="off">{ words::is_away(&across(), left) }</span></p> },
        ),
        LiveNotice::LogFull => told(note_with("live-full", by_links(ctx, play))),
        LiveNotice::Overcharge { charged, used } => {
            told(note(words::overcharge(&across(), charged / 10, used / 10).into()))
        }
        LiveNotice::TakenInLobby(text) => {
            told(note_with(text, link_button("lobby", "friends", "lobby-title", "#/lobby".to_owned())))
        }
        LiveNotice::Taken(text, label) => {
            told(note_with(text, text_button("ask-seat", words::text(label), link.callback(|_| LiveMsg::Join))))
        }
        LiveNotice::Says(text) => told(note(words::text(text).into())),
    }
}

/// Draws the button that goes on with the game by links; none for spectators.
fn by_links(ctx: &Context<LiveScreen>, play: &Play) -> Html {
    let Some(seat) = play.seat_by_links() else { return Html::default() };
    let on_links = ctx.props().act(Action::GoByLinks(record(play), seat));
    sheet_button("go-by-links", "link", "live-go-by-links", false, on_links)
}

fn record(play: &Play) -> GameRecord {
    play.board().map(|board| board.board().tree().line_record()).unwrap_or_default()
}

/// Returns the link with which the game is analysed.
fn review_link(play: &Play) -> String {
    let game = LinkedGame { players: Players::HUMANS, short: true, ..LinkedGame::of(record(play)) };
    Link { screen: Screen::Analysis, game: Some(game) }.to_string()
}

/// Draws the card of a finished game.
fn result(screen: &LiveScreen, ctx: &Context<LiveScreen>, play: &Play, scene: &Scene) -> Html {
    let (Some(game), Some(board)) = (play.game(), play.board()) else { return Html::default() };
    let Some(verdict) = game.verdict else { return Html::default() };
    let link = ctx.link();
    let you = play.side();
    let how = match game.board_outcome() {
        Some(outcome) => {
            let tree = board.board().tree();
            let number = tree.move_to(tree.current()).map_or(1, |(before, _)| tree.at(before).move_number());
            words::how_it_ended(&outcome, tree.events(tree.current()), number, scene.colours)
        }
        None => words::live_how(verdict, game.is_contested()).to_owned(),
    };
    let series = play.series();
    let (own, theirs) = score(play);
    let review = review_link(play);
    let on_share = on_share(&whole(&review), &link.callback(LiveMsg::Told), sends_by_itself());
    let share = signed_button("share", "share", words::text("share"), on_share);
    let rematch = play.side().map(|side| (side, game.rematch[side.index()]));
    let opponent = || series.opponent().map(|founder| words::stranger(series.name(founder))).unwrap_or_default();
    let said = match rematch {
        // The panel says that it is not sent yet.
        Some(_) if !game.is_final && series.is_unsent() => Html::default(),
        Some(_) if !game.is_final => html! { <p>{ words::text("live-confirming") }</p> },
        Some((_, true)) => html! { <p>{ words::text("live-rematch-asked") }</p> },
        Some(_) if play.is_asked_for_rematch() => html! { <p class="wants">{ words::wants_rematch(&opponent()) }</p> },
        _ => Html::default(),
    };
    html! {
        <details class="result-card live-result" open=true>
            <summary>{ icon(if verdict.outcome(None).is_some() { "trophy" } else { "half" }) }<h2>{ words::live_headline(verdict, you, scene.colours) }</h2><span class="fold">{ icon("chevron-down") }</span></summary>
            <p>{ how }</p>
            if you.is_some() && (series.round() > 0 || game.is_final) {
                <p class="score" data-score={format!("{own}:{theirs}")}>{ format!("{} {} : {} {}", words::text("live-you"), words::half_points(own), words::half_points(theirs), opponent()) }</p>
            }
            { announced(said) }
            <div class="after">
                if let Some((side, _)) = rematch {
                    <button type="button" class="primary" data-action="rematch" disabled={!play.may(ActKind::Rematch)} onclick={on_act(ctx, || LiveAction::Rematch)}>
                        { icon("rematch") }{ words::again_as(!side, scene.colours) }
                    </button>
                }
                { link_button("review", "review", "review", review) }
                { share }
                if rematch.is_some() {
                    { new_game() }
                }
            </div>
            <p role="status" class="report">{ screen.told }</p>
        </details>
    }
}

/// Draws the button that leads to a new game.
fn new_game() -> Html {
    link_button("friend", "plus", "new-game", "#/friend".to_owned())
}

/// Returns twice the points of the reader and of the opponent in the series.
fn score(play: &Play) -> (u32, u32) {
    let series = play.series();
    let Some(part) = series.part() else { return (0, 0) };
    let (mut own, mut theirs) = (0, 0);
    for (round, game) in series.games().enumerate() {
        let Some(outcome) = game.outcome() else { continue };
        match outcome.winner {
            None => (own, theirs) = (own + 1, theirs + 1),
            Some(winner) if series.side_of(part, round as u8) == Some(winner) => own += 2,
            Some(_) => theirs += 2,
        }
    }
    (own, theirs)
}

/// Makes a button do something in the game.
fn on_act(ctx: &Context<LiveScreen>, action: fn() -> LiveAction) -> Callback<MouseEvent> {
    ctx.link().callback(move |_| LiveMsg::Act(action()))
}

/// Draws the row of controls. A button without a use is disabled and keeps its place.
fn controls(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &Play) -> Html {
    let link = ctx.link();
    let act = |action: fn() -> LiveAction| on_act(ctx, action);
    let open = |sheet: Sheet| link.callback(move |_: MouseEvent| LiveMsg::Open(Some(sheet)));
    let may_say = play.side().is_some() && hub.wire() == Wire::Up;
    let begun = play.game().is_some_and(|game| game.moves.len() >= 2);
    let (leave, sign, text, may) = if begun || !play.may(ActKind::Abort) {
        let text = if play.is_asked() { "live-resign-sure" } else { "resign" };
        ("resign", "resign", text, play.may(ActKind::Resign))
    } else {
        ("abort", "close", "live-abort", true)
    };
    let waits = !may || play.is_asked() && !play.may_confirm();
    let leaves = ControlState { asks: play.is_asked(), waits, ..ControlState::default() };
    let draws = play.draws_with_move();
    // On the reader's turn it is a switch, because the offer goes with the move.
    let pressed = play.is_own_turn().then_some(draws);
    let draw = ControlState { pressed, waits: !play.may_offer_draw() && !draws, ..ControlState::default() };
    let on_leave = act(if leave == "abort" { || LiveAction::Abort } else { || LiveAction::Resign });
    html! {
        <div class="controls">
            { control("take-back", "take-back", words::text("take-back"), !play.may(ActKind::AskTakeBack), act(|| LiveAction::AskTakeBack)) }
            // Pressed again, it calls the offer off.
            { changing_control("draw", "half", words::text("live-draw-button"), draw, act(|| LiveAction::OfferDraw)) }
            { control("phrases", "phrase", words::text("live-phrases"), !may_say, open(Sheet::Phrases)) }
            { changing_control(leave, sign, words::text(text), leaves, on_leave) }
            <button type="button" class="control more" data-action="more" aria-haspopup="dialog" aria-expanded={(screen.sheet == Some(Sheet::More)).to_string()}
                onclick={open(Sheet::More)}>{ icon("more") }<small>{ words::text("more") }</small></button>
        </div>
    }
}

fn sheet_view(screen: &LiveScreen, ctx: &Context<LiveScreen>, is_quiet: bool, play: &Play, sheet: Sheet) -> Html {
    let link = ctx.link();
    let watch = whole(&live(&play.series().invitation().for_spectators().write()));
    let on_watch = on_share(&watch, &link.callback(LiveMsg::Told), sends_by_itself());
    let act = |action: fn() -> LiveAction| on_act(ctx, action);
    let close = link.callback(|()| LiveMsg::Open(None));
    let content = match sheet {
        Sheet::Phrases => html! {
            <div class="phrases">
                { for words::PHRASES.into_iter().zip(0_u8..).map(|(id, which)| text_button(id, words::text(id), link.callback(move |_| LiveMsg::Say(which)))) }
                { sheet_button("hide-phrases", "phrase", if is_quiet { "live-show-phrases" } else { "live-hide-phrases" }, false, link.callback(move |_| LiveMsg::Quiet(!is_quiet))) }
            </div>
        },
        Sheet::More => html! {
            <div class="phrases">
                { sheet_button("flip", "turn", "flip-board", false, act(|| BoardAction::Flip.into())) }
                { sheet_button("type", "keyboard", "type-a-move", !play.is_playing(), link.callback(|_| LiveMsg::Type(true))) }
                { sheet_button("add-time", "clock", "live-add-time", !play.may(ActKind::AddTime), act(|| LiveAction::AddTime)) }
                if !play.is_over() {
                    { by_links(ctx, play) }
                }
                { signed_button("watch-link", "share", words::text("live-watch-link"), on_watch) }
                { link_button("learn", "learn", "nav-learn", lesson_of(play)) }
                <p role="status" class="report">{ screen.told }</p>
            </div>
        },
    };
    let (opener, label) = if sheet == Sheet::Phrases { ("phrases", "live-phrases") } else { ("more", "more") };
    html! { <SheetBox key={opener} {opener} label={words::text(label)} on_close={close}>{ content }</SheetBox> }
}

/// Draws a button of a sheet.
fn sheet_button(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" data-action={action} {disabled} {onclick}>{ icon(sign) }{ words::text(text) }</button> }
}
