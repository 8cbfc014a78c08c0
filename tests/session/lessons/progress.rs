//! Stored progress of the lessons.

use hostage_chess::session::lesson::LessonProgress;

#[test]
fn written_progress_can_be_read_again() {
    let mut progress = LessonProgress::default();
    assert!(progress.is_empty());
    assert!(progress.note("hostage-prisons", 2));
    assert!(progress.note("hole-pull", 0));
    assert!(!progress.note("hole-pull", 0), "no news");
    let text = progress.to_string();
    assert_eq!(text, "last=hole-pull&hostage-prisons=2");
    assert_eq!(LessonProgress::read(&text), progress);
    assert_eq!((progress.stars("hostage-prisons"), progress.stars("hole-pull")), (2, 0));
    assert_eq!(progress.last(), Some("hole-pull"));
}

#[test]
fn the_best_number_of_stars_counts() {
    let mut progress = LessonProgress::read("hostage-drop=2");
    progress.note("hostage-drop", 1);
    assert_eq!(progress.stars("hostage-drop"), 2);
    progress.note("hostage-drop", 3);
    assert_eq!(progress.stars("hostage-drop"), 3);
}

#[test]
fn progress_of_a_newer_version_is_kept() {
    let mut progress = LessonProgress::read("hostage-drop=2&storm-best=41&mirror-jump=7");
    assert!(!progress.is_damaged());
    assert_eq!(progress.stars("mirror-jump"), 3, "no more stars than the maximum");
    progress.note("hostage-drop", 3);
    assert_eq!(progress.to_string(), "hostage-drop=3&storm-best=41&mirror-jump=7&last=hostage-drop");
}

#[test]
fn damaged_progress_is_recognised_and_the_rest_counts() {
    for text in ["hostage-drop=2&{broken", "=3&hostage-drop=2", "hostage-drop=2&x=\u{7}", "hostage-drop=2&<b>=1"] {
        let progress = LessonProgress::read(text);
        assert!(progress.is_damaged(), "{text}");
        assert_eq!(progress.stars("hostage-drop"), 2, "{text}");
        assert!(!LessonProgress::read(&progress.to_string()).is_damaged());
    }
    assert!(LessonProgress::read(&"x".repeat(1 << 20)).is_damaged());
    assert_eq!(LessonProgress::read("hostage-drop=many").stars("hostage-drop"), 0);
}

#[test]
fn progress_of_two_tabs_is_merged() {
    let mut here = LessonProgress::read("hostage-drop=3&hole-pull=1&last=hole-pull");
    here.join(&LessonProgress::read("hostage-drop=2&hole-pull=2&hole-king=1&last=hole-king"));
    assert_eq!(here.to_string(), "hostage-drop=3&hole-pull=2&last=hole-king&hole-king=1");
}
