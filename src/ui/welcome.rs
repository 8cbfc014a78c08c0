//! The welcome screen: the idea of the game in a picture and a sentence, and four ways to begin.

mod demo;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

pub use self::demo::DemoBoard;
use super::icon::entry;
use super::now::use_today;
use super::scene::thumb::thumb;
use super::scene::welcome::OTHERS;
use super::storage;
use super::thumb::draw;
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::session::lesson::first_lesson;
use crate::session::{Opponent, Skill, Study};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The reader's answer to the question whether they play chess.
    pub skill: Option<Skill>,
    pub on_skill: Callback<&'static str>,
    /// Starts the first game.
    pub on_new: Callback<()>,
    pub on_friend: Callback<()>,
    /// Opens the dialog for a game with other rules.
    pub on_other: Callback<&'static str>,
}

#[component]
pub fn Welcome(props: &Props) -> Html {
    let opponent = Opponent::for_skill(props.skill);
    let (learn, learn_how) = match props.skill {
        Some(Skill::Never) => ("door-learn-chess", "door-learn-chess-how"),
        _ => ("door-learn", "door-learn-how"),
    };
    let on_computer = props.on_new.reform(|_: MouseEvent| ());
    let how =
        if props.skill.is_none() { words::text("door-computer-how").to_owned() } else { words::against(opponent) };
    let today = use_today();
    let streak = *use_memo(today, |&today| storage::streak(today));
    let on_friend = props.on_friend.reform(|_: MouseEvent| ());
    // The small boards are drawn in a separate task.
    let drawn = use_state_eq(|| false);
    use_effect_with((), {
        let drawn = drawn.clone();
        move |()| {
            let soon = Timeout::new(0, move || drawn.set(true));
            move || drop(soon)
        }
    });
    html! {
        <main class="welcome">
            <section class="pitch">
                <h2><span>{ words::text("welcome-captured") }</span>{ " " }<em>{ words::text("welcome-ransom") }</em></h2>
                <p>{ words::text("welcome-how") }</p>
                <div class="doors">
                    <button type="button" class="door first" data-action="play-computer" onclick={on_computer}>
                        { entry("play", words::text("door-computer"), &how) }
                    </button>
                    { skills(props.skill, &props.on_skill) }
                    <a class="door" data-action="learn" href={Study::Lesson.address(first_lesson(props.skill))}>
                        { entry("learn", words::text(learn), words::text(learn_how)) }
                    </a>
                    <button type="button" class="door half" data-action="play-friend" onclick={on_friend}>
                        { entry("friends", words::text("door-friend"), words::text("door-friend-how")) }
                    </button>
                    <a class="door half" data-action="daily-puzzle" href="#/puzzles?daily" data-streak={streak.to_string()}>
                        { entry("puzzle", words::text("puzzle-daily"), &if streak > 0 { words::puzzle_streak(streak) } else { words::text("door-puzzle-how").to_owned() }) }
                    </a>
                </div>
            </section>
            <DemoBoard />
            <section class="other-games" aria-labelledby="other-games">
                <h3 id="other-games">{ words::text("other-games") }</h3>
                { for OTHERS.into_iter().map(|(variant, fen, how)| other(props, variant, fen, how, *drawn)) }
            </section>
        </main>
    }
}

/// Draws the question whether the reader plays chess. The answer is kept. It selects the first opponent.
fn skills(skill: Option<Skill>, on_skill: &Callback<&'static str>) -> Html {
    let choice = |it: Skill, value: &'static str, name: &'static str| {
        let onchange = on_skill.reform(move |_: Event| value);
        html! {
            <label><input type="radio" name="skill" data-action={name} checked={skill == Some(it)} {onchange} /><span>{ words::text(name) }</span></label>
        }
    };
    html! {
        <div class="skills" role="radiogroup" aria-labelledby="skills">
            <span id="skills">{ words::text("skill") }</span>
            { choice(Skill::Never, "never", "skill-never") }
            { choice(Skill::Little, "little", "skill-little") }
            { choice(Skill::Club, "club", "skill-club") }
        </div>
    }
}

fn other(props: &Props, variant: &'static str, fen: &str, how: &'static str, drawn: bool) -> Html {
    let position = AnyPosition::from_fen(variant, fen).ok().filter(|_| drawn);
    let picture = position.map_or_else(|| html! { <svg class="thumb" /> }, |position| draw(&thumb(&position)));
    let onclick = props.on_other.reform(move |_: MouseEvent| variant);
    html! {
        <button type="button" class="other-game" data-action="other-game" data-variant={variant} {onclick}>
            { picture }
            <span class="text"><strong>{ words::game_name(variant) }</strong>{ " " }<small>{ words::text(how) }</small></span>
        </button>
    }
}
