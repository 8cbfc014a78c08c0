//! The lessons: their claims hold under the rules, and a reader can complete each of them.

mod fixture;
mod progress;
mod proof;
mod run;

use std::collections::BTreeSet;

use hostage_chess::session::lesson::{Lesson, chapters};

/// All lessons.
fn all() -> impl Iterator<Item = &'static Lesson> {
    chapters().flat_map(|chapter| chapter.lessons)
}

#[test]
fn no_two_lessons_have_the_same_name() {
    let names: BTreeSet<&str> = all().map(|lesson| lesson.id).collect();
    assert_eq!(names.len(), all().count());
    assert_eq!(chapters().next().unwrap().lessons.len(), 7, "the five-minute course");
    assert_eq!(all().filter(|lesson| lesson.variant == "hostage").count(), 15);
    for variant in ["takeover-41", "hole", "messenger"] {
        assert_eq!(all().filter(|lesson| lesson.variant == variant).count(), 4, "{variant}");
    }
}
