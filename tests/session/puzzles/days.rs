//! The puzzles of the day: results, streaks across days, and merging.

use hostage_chess::json;
use hostage_chess::session::puzzles::{DayMark, PuzzleId, PuzzleProgress, Tried, Week, day_of, is_done, streak, week};
use proptest::prelude::*;

fn text(progress: &PuzzleProgress) -> String {
    json::write(progress).unwrap()
}

fn read(text: &str) -> PuzzleProgress {
    PuzzleProgress::read(text).unwrap()
}

/// `S`: solved on the day; `H`: missed first, then found; `M`: missed; `L`: solved on the next day; `.`: not tried.
fn row(row: &str, first: u32) -> PuzzleProgress {
    let mut progress = PuzzleProgress::default();
    for (day, letter) in (first..).zip(row.chars()) {
        match letter {
            'S' => progress.fill(day, day, true),
            'H' => [false, true].into_iter().for_each(|found| progress.fill(day, day, found)),
            'M' => progress.fill(day, day, false),
            'L' => progress.fill(day, day + 1, true),
            _ => {}
        }
    }
    progress
}

fn letters(week: Week) -> String {
    let letter = |mark| match mark {
        DayMark::Open => '.',
        DayMark::Solved => 'S',
        DayMark::Hinted => 'H',
        DayMark::Missed => 'M',
    };
    week.days.into_iter().map(letter).collect()
}

#[test]
fn a_week_shows_each_result_and_the_streak() {
    // The results from day 100 on; today; the week up to today; the streak; the longest streak.
    for (results, today, shown, number, longest) in [
        ("", 106, ".......", 0, 0),
        ("SSSSSSS", 106, "SSSSSSS", 7, 7),
        // Today is still open: the streak stands.
        ("SSSSSS.", 106, "SSSSSS.", 6, 6),
        // A missed day ends it, whether tried or not.
        ("SSSSS..", 106, "SSSSS..", 0, 5),
        ("SSSSSM", 106, "SSSSSM.", 0, 5),
        ("SSS.SS.", 106, "SSS.SS.", 2, 3),
        // Hints keep it.
        ("SSHSHS.", 106, "SSHSHS.", 6, 6),
        // A puzzle solved on a later day fills its circle, but does not mend the streak.
        ("SSSLSS.", 106, "SSSSSS.", 2, 3),
        // The row moves with the days.
        ("SSSSSSSSS", 108, "SSSSSSS", 9, 9),
        ("SSSSSSSSS", 109, "SSSSSS.", 9, 9),
        ("SSSSSSSSS", 110, "SSSSS..", 0, 9),
        ("SSSSSSSSS", 200, ".......", 0, 9),
    ] {
        let progress = row(results, 100);
        let week = week(&text(&progress), today);
        assert_eq!((letters(week).as_str(), week.streak), (shown, number), "{results} on {today}");
        assert_eq!((progress.streak_on(today), progress.longest()), (number, longest), "{results} on {today}");
        assert_eq!(streak(&text(&progress), today), number, "{results} on {today}");
        let marks: Vec<DayMark> = (today - 6..=today).map(|day| progress.mark(day)).collect();
        assert_eq!(marks, week.days, "{results} on {today}");
    }
}

#[test]
fn a_day_begins_at_midnight_of_the_readers_clock() {
    // Hours since 1970 in UTC, the clock's distance from UTC, the day.
    for (hours, zone, day) in [
        (24.0, 0.0, 1),
        (23.9, 0.0, 0),
        (23.5, 1.0, 1),
        (24.5, -1.0, 0),
        (38.0, 13.75, 2),
        (36.0, -12.0, 1),
        (35.9, -12.0, 0),
    ] {
        assert_eq!(day_of((hours + zone) * 3_600_000.0), day, "{hours} {zone}");
    }
    // A traveller who crosses a midnight twice sees the same day twice; that ends no streak and counts once.
    let mut progress = row("SS", 100);
    progress.fill(101, 101, true);
    assert_eq!(progress.streak_on(101), 2);
    // So does one who travels west past midnight, and who then sees the next day for the second time.
    progress.fill(100, 100, true);
    progress.fill(101, 101, true);
    assert_eq!((progress.streak_on(101), progress.longest()), (2, 2));
    progress.fill(102, 102, true);
    assert_eq!((progress.streak_on(102), progress.longest()), (3, 3));
    // A day that was still open then fills its gap.
    let mut progress = row("S.S", 100);
    progress.fill(101, 101, true);
    assert_eq!((progress.streak_on(102), progress.longest()), (3, 3));
    // The week of the first days of all does not begin before them.
    assert_eq!(letters(week(&text(&row("S", 2)), 3)), ".....S.");
}

/// The clock was set ahead for a while, and a puzzle was solved meanwhile.
#[test]
fn a_streak_from_a_clock_that_was_ahead_ends() {
    for (ahead, number) in [(1, 3), (3, 2), (30, 2), (400, 2)] {
        let mut progress = row("SS", 100);
        progress.fill(101 + ahead, 101 + ahead, true);
        assert_eq!(progress.streak_on(101), number, "{ahead}");
        // Only the days that were solved count from then on.
        progress.fill(102, 102, true);
        assert_eq!((progress.streak_on(102), progress.streak_on(103)), (3, 3), "{ahead}");
        assert_eq!(week(&text(&progress), 103).streak, 3, "{ahead}");
        if ahead > 4 {
            assert_eq!(progress.streak_on(104), 0, "{ahead}");
        }
    }
    assert_eq!(letters(week(r#"{"streak":400,"last_day":205}"#, 106)), ".......");
}

/// A puzzle that is opened before midnight and found after it counts for its day.
#[test]
fn a_puzzle_found_past_midnight_continues_the_streak() {
    for found_next in [false, true] {
        let mut progress = row("SS", 100);
        if found_next {
            // Another tab was faster with the puzzle of the new day.
            progress.fill(103, 103, true);
        }
        progress.fill(102, 102, true);
        assert_eq!(progress.streak_on(103), if found_next { 4 } else { 3 });
    }
}

#[test]
fn old_and_impossible_texts_give_a_week() {
    for (text, number) in [
        ("", 0),
        ("{", 0),
        ("{}", 0),
        // Written by version 0.1.0.
        (r#"{"rating":91000,"solved":3,"streak":4,"last_day":105}"#, 4),
        (r#"{"streak":4,"last_day":104}"#, 0),
        (r#"{"streak":4294967295,"last_day":4294967295}"#, 0),
        (r#"{"streak":4294967295,"last_day":107}"#, 1 << 30),
        (r#"{"days":[4294967295,0,7,8]}"#, 0),
        (r#"{"days":[846,845,854,855]}"#, 2),
    ] {
        let week = week(text, 106);
        assert_eq!(week.streak, number, "{text}");
    }
    // Every day of a streak was solved, even if its result was not stored.
    assert_eq!(letters(week(r#"{"streak":4,"last_day":105}"#, 106)), "..SSSS.");
    let old = read(r#"{"rating":91000,"solved":3,"streak":4,"last_day":105}"#);
    assert_eq!((old.longest(), old.ratings().count(), old.mark(105)), (4, 0, DayMark::Open));
}

#[test]
fn what_is_stored_stays_small_enough_for_a_version_that_does_not_know_it() {
    let mut progress = PuzzleProgress::default();
    for day in 20_000..21_000 {
        progress.fill(day, day, true);
        let id = PuzzleId { variant: "hostage".to_owned(), number: day as usize };
        progress.record(&id, Tried { solved: day % 3 > 0, rating: 1_000, day, daily: false });
    }
    assert_eq!(
        (progress.mark(20_999), progress.mark(20_700), progress.mark(20_100)),
        (DayMark::Solved, DayMark::Solved, DayMark::Open)
    );
    assert_eq!((progress.longest(), progress.ratings().count()), (1_000, 180));
    let text = text(&progress);
    for name in ["days", "ratings"] {
        let from = text.find(&format!("\"{name}\":")).unwrap();
        let length = text[from..].find("],\"").unwrap();
        assert!(length < 4_000, "{name}: {length}");
    }
    assert_eq!(read(&text), progress);
}

#[test]
fn the_curve_has_one_rating_a_day() {
    let mut progress = PuzzleProgress::default();
    for (number, day) in [10, 10, 10, 12, 12, 15].into_iter().enumerate() {
        let id = PuzzleId { variant: "hostage".to_owned(), number };
        progress.record(&id, Tried { solved: true, rating: 1_200, day, daily: false });
    }
    let (days, ratings): (Vec<u32>, Vec<u16>) = progress.ratings().unzip();
    assert_eq!(days, [10, 12, 15]);
    assert!(ratings.is_sorted() && ratings[2] == progress.rating(), "{ratings:?}");
}

fn list<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Progress with any days and ratings, as another version or a hostile file might have written them.
fn any_days() -> impl Strategy<Value = PuzzleProgress> {
    let days = prop::collection::vec(0u32..8 * 40, 0..60);
    let ratings = prop::collection::vec((0u32..9, 0u32..5, 0u32..5), 0..12);
    (days, ratings, 0u32..50, 0u32..50, 0u32..50).prop_map(|(days, ratings, longest, streak, last_day)| {
        let ratings: Vec<String> =
            ratings.iter().map(|(day, rating, tried)| format!("[{day},{rating},{tried}]")).collect();
        read(&format!(
            r#"{{"streak":{streak},"last_day":{last_day},"days":[{}],"ratings":[{}],"longest":{longest}}}"#,
            list(&days),
            list(&ratings)
        ))
    })
}

fn joined(a: &PuzzleProgress, b: &PuzzleProgress) -> PuzzleProgress {
    let mut both = a.clone();
    both.join(b);
    both
}

proptest! {
    #[test]
    fn days_merge_in_any_order_and_any_number_of_times(a in any_days(), b in any_days(), c in any_days()) {
        let (ab, ba) = (joined(&a, &b), joined(&b, &a));
        prop_assert_eq!(&ab, &ba);
        prop_assert_eq!(joined(&ab, &c), joined(&a, &joined(&b, &c)));
        prop_assert_eq!(joined(&ab, &b), ab.clone());
        prop_assert_eq!(joined(&a, &a), a.clone());
        for day in 0..40 {
            let (one, other) = (a.mark(day), b.mark(day));
            prop_assert!([one, other].contains(&ab.mark(day)));
            prop_assert_eq!(ab.mark(day) == DayMark::Open, one == DayMark::Open && other == DayMark::Open);
        }
        prop_assert!((0..60).all(|day| ab.streak_on(day) <= ab.longest()));
        prop_assert!(ab.ratings().map(|(day, _)| day).is_sorted_by(|a, b| a < b));
        prop_assert_eq!(read(&text(&ab)), ab);
    }
}

#[test]
fn the_calendar_is_right_across_leap_years() {
    use hostage_chess::session::puzzles::{civil, weekday};
    for (day, date, of_week) in [
        (0, (1970, 1, 1), 3),
        (11_016, (2000, 2, 29), 1),
        (19_782, (2024, 2, 29), 3),
        (19_783, (2024, 3, 1), 4),
        (20_758, (2026, 11, 1), 6),
        (20_783, (2026, 11, 26), 3),
        (20_818, (2026, 12, 31), 3),
        (20_819, (2027, 1, 1), 4),
    ] {
        assert_eq!((civil(day), weekday(day)), (date, of_week), "{day}");
    }
}

#[test]
fn a_day_filled_by_one_game_leaves_the_puzzle_of_another_open() {
    let [hostage, hole] = ["hostage-5", "hole-7"].map(|name| name.parse::<PuzzleId>().unwrap());
    let mut progress = PuzzleProgress::default();
    let done = |progress: &PuzzleProgress, id| {
        let text = text(progress);
        is_done(&text, &week(&text, 100), id)
    };
    // Tried on an earlier day.
    progress.record(&hostage, Tried { solved: true, rating: 900, day: 90, daily: false });
    assert!(!done(&progress, &hostage) && !done(&progress, &hole));
    progress.record(&hole, Tried { solved: true, rating: 900, day: 100, daily: true });
    assert!(done(&progress, &hole));
    // The name of the puzzle that was tried begins like this one.
    let other = "hole-70".parse().unwrap();
    assert!(!done(&progress, &other));
}

#[test]
fn the_puzzle_of_tomorrow_fills_no_day() {
    let mut progress = PuzzleProgress::default();
    progress.fill_past(Some(101), 100, true);
    progress.fill_past(None, 100, true);
    assert_eq!(progress, PuzzleProgress::default());
    progress.fill_past(Some(100), 100, true);
    assert_eq!((progress.mark(100), progress.streak_on(100)), (DayMark::Solved, 1));
}

#[test]
fn help_with_a_puzzle_that_was_solved_before_proves_nothing() {
    let id = "hostage-5".parse().unwrap();
    let mut progress = PuzzleProgress::default();
    let result = Tried { solved: true, rating: 900, day: 100, daily: false };
    assert!(!progress.is_settled(&id), "not tried yet");
    progress.record(&id, result);
    assert!(progress.is_settled(&id));
    progress.record(&id, Tried { solved: false, ..result });
    assert!(!progress.is_settled(&id), "it comes back");
}
