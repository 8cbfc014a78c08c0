//! Sorting without much code. The standard library sorts long lists faster, but adds five kilobytes to the download for
//! each type of list.

/// Returns the items in order. Equal items keep their order. `before` returns true if its first argument belongs before
/// its second.
pub fn sorted<T>(items: impl IntoIterator<Item = T>, before: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        insert(&mut list, item, &before);
    }
    list
}

/// Inserts an item into a sorted list, after its equals.
pub fn insert<T>(list: &mut Vec<T>, item: T, before: impl Fn(&T, &T) -> bool) {
    let place = list.partition_point(|other| !before(&item, other));
    list.insert(place, item);
}

/// Sorts a list in place. Equal items keep their order.
pub fn sort<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    let mut order = order(list.len(), &|one, other| before(&list[one], &list[other]));
    for place in 0..list.len() {
        // What is wanted here was moved away if its place has been filled: to where that place's item came from.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        list.swap(place, from);
        order[place] = from;
    }
}

/// Returns the numbers below `count`, sorted by `before`. Equal ones keep their order. It needs `n log n` comparisons,
/// so it suits lists of any length. It is not generic, so that the download contains it only once.
pub fn order(count: usize, before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let (mut from, mut to): (Vec<usize>, Vec<usize>) = ((0..count).collect(), vec![0; count]);
    let mut width = 1;
    while width < count {
        for begin in (0..count).step_by(2 * width) {
            let (middle, end) = ((begin + width).min(count), (begin + 2 * width).min(count));
            let (mut left, mut right) = (begin, middle);
            for place in &mut to[begin..end] {
                let takes_right = left == middle || right < end && before(from[right], from[left]);
                let next = if takes_right { &mut right } else { &mut left };
                *place = from[*next];
                *next += 1;
            }
        }
        std::mem::swap(&mut from, &mut to);
        width *= 2;
    }
    from
}

/// Returns for each name the index of its first occurrence.
#[cfg(feature = "programs")]
pub fn firsts(names: &[&str]) -> Vec<usize> {
    let mut firsts: Vec<usize> = (0..names.len()).collect();
    for pair in order(names.len(), &|a, b| names[a] < names[b]).windows(2) {
        if names[pair[0]] == names[pair[1]] {
            firsts[pair[1]] = firsts[pair[0]];
        }
    }
    firsts
}

#[cfg(test)]
#[cfg(feature = "programs")]
mod tests {
    use super::{firsts, order, sort, sorted};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_like_the_standard_library(list: Vec<(u8, u8)>) {
            let mut expected = list.clone();
            expected.sort_by_key(|item| item.0);
            let mut in_place = list.clone();
            sort(&mut in_place, |a, b| a.0 < b.0);
            prop_assert_eq!(&in_place, &expected);
            prop_assert_eq!(sorted(list, |a, b| a.0 < b.0), expected);
        }

        #[test]
        fn orders_numbers_like_the_standard_library(list: Vec<u8>) {
            let mut expected: Vec<usize> = (0..list.len()).collect();
            expected.sort_by_key(|&place| list[place]);
            prop_assert_eq!(order(list.len(), &|a, b| list[a] < list[b]), expected);
        }

        #[test]
        fn finds_the_first_of_each_name(list: Vec<u8>) {
            let names: Vec<String> = list.iter().map(|number| (number % 20).to_string()).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let expected: Vec<usize> = names.iter().map(|name| names.iter().position(|it| it == name).unwrap()).collect();
            prop_assert_eq!(firsts(&names), expected);
        }
    }
}
