//! The list of lessons, exercises and games, with their stars.

use yew::prelude::*;

use super::guess::games;
use super::marks::{link_to, starred};
use super::practice::groups;
use crate::session::Study;
use crate::session::lesson::{COURSE, Lesson, LessonGroup, LessonProgress, after, chapters, find};
use crate::ui::icon::icon;
use crate::words;

/// Draws the list. `asked` is a name from the address that matches no item.
pub(super) fn list(asked: &str, progress: &LessonProgress) -> Html {
    html! {
        <main class="page learn">
            <h2>{ words::text("learn-heading") }</h2>
            <p>{ words::text("learn-intro") }</p>
            if !asked.is_empty() {
                <p role="alert">{ words::unknown_lesson(asked) }</p>
            }
            if progress.is_damaged() {
                <p role="alert">{ words::text("learn-damaged") }</p>
            }
            { begin(progress) }
            <div class="learn-chapters">
                { for chapters().map(|chapter| html! {
                    <section>
                        <h3>{ words::text(chapter.says) }</h3>
                        { course(chapter, "", progress) }
                    </section>
                }) }
            </div>
            { groups(progress) }
            { games(progress) }
            <p><a class="quiet" href="#/rules">{ words::text("learn-rules") }</a></p>
        </main>
    }
}

/// Draws the link to continue: the lesson opened last, or the first unfinished lesson after it.
fn begin(progress: &LessonProgress) -> Html {
    let last = progress.last().and_then(|id| find(id).map(|(chapter, place)| &chapter.lessons[place]));
    let open = |lesson: &&'static Lesson| progress.stars(lesson.id) == 0;
    let line = std::iter::successors(last, |lesson| after(lesson.id));
    let rest = COURSE.iter().chain(chapters().flat_map(|chapter| chapter.lessons));
    let Some(lesson) = line.chain(rest).find(open) else { return Html::default() };
    let says = match last {
        None => words::text("learn-begin").to_owned(),
        Some(_) => words::go_on_learning(words::text(lesson.id)),
    };
    html! {
        <p><a class="way primary" data-action="learn-on" href={link_to(Study::Lesson, lesson.id)}>{ says }{ icon("chevron-right") }</a></p>
    }
}

/// Draws the lessons of a chapter. One of them may be open.
pub(super) fn course(chapter: &'static LessonGroup, open: &str, progress: &LessonProgress) -> Html {
    html! {
        <ol class="course" aria-label={words::text("learn-lessons")}>
            { for chapter.lessons.iter().map(|lesson| html! {
                <li>
                    <a href={link_to(Study::Lesson, lesson.id)} aria-current={(lesson.id == open).then_some("page")}>
                        <span>{ words::text(lesson.id) }</span>
                        { starred(progress.stars(lesson.id), words::stars(progress.stars(lesson.id))) }
                    </a>
                </li>
            }) }
        </ol>
    }
}
