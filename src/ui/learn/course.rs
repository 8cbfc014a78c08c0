//! The list of lessons, exercises and games, with their stars.

use yew::prelude::*;

use super::Props;
use super::guess::games;
use super::marks::starred;
use super::practice::groups;
use crate::session::Skill;
use crate::session::Study;
use crate::session::lesson::{COURSE, LessonGroup, LessonProgress, chapters, find, next_open};
use crate::ui::icon::icon;
use crate::words;

/// Draws the list. If the address names something that is no item, the list says so.
pub(super) fn list(props: &Props) -> Html {
    let (asked, progress, skill) = (&props.open, &props.progress, props.skill);
    // The chess course comes first for readers to whom chess is new. It is folded away for all others, and at the end
    // for those who said that they know chess.
    let (new, knows) = (skill == Some(Skill::Never), matches!(skill, Some(Skill::Little | Skill::Club)));
    let chess = || chapters().filter(|chapter| chapter.is_chess());
    let folded = |shown: bool| {
        let chapters = chess().filter(move |_| shown);
        chapters.map(|chapter| {
            html! {
                <details class="learn-chess" data-action="learn-chess">
                    <summary>{ words::text("learn-new-to-chess") }{ " " }<span>{ words::text(chapter.says) }</span></summary>
                    { course(chapter, "", progress) }
                </details>
            }
        })
    };
    let open = chess().filter(|_| new).chain(chapters().filter(|chapter| !chapter.is_chess()));
    html! {
        <main class="page learn">
            <h2>{ words::text("learn-heading") }</h2>
            <p>{ words::text("learn-intro") }</p>
            if props.waits {
                <p><a class="way" data-action="to-friend" href="#/play">{ icon("play") }{ words::text("learn-to-friend") }</a></p>
            }
            if !asked.is_empty() {
                <p role="alert">{ words::unknown_item(asked) }</p>
            }
            if progress.is_damaged() {
                <p role="alert">{ words::text("learn-damaged") }</p>
            }
            { begin(progress, skill) }
            { for folded(!new && !knows) }
            <div class="learn-chapters">
                { for open.map(|chapter| html! {
                    <section>
                        <h3>{ words::text(chapter.says) }</h3>
                        { course(chapter, "", progress) }
                    </section>
                }) }
            </div>
            { for folded(knows) }
            { groups(progress) }
            { games(progress) }
            <p><a class="quiet" href="#/rules">{ words::text("learn-rules") }</a></p>
            <p><a class="quiet" data-action="findings" href="#/findings">{ words::text("findings-title") }</a></p>
        </main>
    }
}

/// Draws the link to continue: the lesson opened last, or the first unfinished lesson after it.
fn begin(progress: &LessonProgress, skill: Option<Skill>) -> Html {
    let Some(lesson) = next_open(progress, skill) else { return Html::default() };
    let says = match progress.last().and_then(find) {
        None if skill == Some(Skill::Never) => words::text("learn-begin-chess").to_owned(),
        // After the lessons of another game nobody continues this course, but begins it.
        last if COURSE.first() == Some(lesson) && last.is_none_or(|(chapter, _)| chapter.lessons != COURSE) => {
            words::text("learn-begin").to_owned()
        }
        _ => words::go_on_learning(words::text(lesson.id)),
    };
    html! {
        <p><a class="way primary" data-action="learn-on" href={Study::Lesson.address(lesson.id)}>{ says }{ icon("chevron-right") }</a></p>
    }
}

/// Draws the lessons of a chapter. One of them may be open.
pub(super) fn course(chapter: &'static LessonGroup, open: &str, progress: &LessonProgress) -> Html {
    html! {
        <ol class="course" aria-label={words::text("learn-lessons")}>
            { for chapter.lessons.iter().map(|lesson| html! {
                <li>
                    <a href={Study::Lesson.address(lesson.id)} aria-current={(lesson.id == open).then_some("page")}>
                        <span>{ words::text(lesson.id) }</span>
                        { starred(progress.stars(lesson.id), words::stars(progress.stars(lesson.id))) }
                    </a>
                </li>
            }) }
        </ol>
    }
}
