//! The curve of a rating.

use proptest::prelude::*;

use hostage_chess::ui::scene::chart::chart;

#[test]
fn a_curve_goes_from_the_left_to_the_right_between_lines_that_enclose_it() {
    let view = chart(&[820, 1_000, 1_184], &[]);
    assert_eq!(view.ticks, [1_200, 1_100, 1_000, 900, 800]);
    assert_eq!(view.curve, "M0 950L500 500L1000 40");
    assert_eq!(view.end, "M1000 40h0");
    assert_eq!(chart(&[70], &[70]).ticks, [75, 70]);
}

proptest! {
    #[test]
    fn every_value_is_inside(values in prop::collection::vec(0u32..4_000, 1..40)) {
        let view = chart(&values, &values);
        prop_assert!((2..=6).contains(&view.ticks.len()), "{:?}", view.ticks);
        prop_assert!(values.iter().all(|it| view.ticks[0] >= *it && view.ticks[view.ticks.len() - 1] <= *it));
        prop_assert!(!view.curve.contains('-'), "{}", view.curve);
    }
}
