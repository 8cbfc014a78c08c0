//! Limits on what arrives. Anyone who knows a topic can flood it, and a flood must neither stop the page nor hide the last
//! register.

use std::collections::VecDeque;

use crate::sorted::sorted;

/// Time in milliseconds for which the limits hold.
const SPAN: u64 = 1_000;

/// Maximum number of messages of one topic in that time.
const MOST_OF_TOPIC: usize = 20;

/// Maximum number of messages in that time.
const MOST_IN_ALL: usize = 400;

/// Maximum number of topics whose messages are counted.
const MOST_TOPICS: usize = 1_000;

/// A message with its topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrived {
    pub topic: String,
    /// The content; none if it was skipped.
    pub payload: Option<Vec<u8>>,
    pub is_retained: bool,
}

/// Passes messages on within the limits. The newest message of each topic beyond them is held back and passed on later;
/// others are dropped.
#[derive(Clone, Default, Debug)]
pub struct Flow {
    all: Times,
    /// The topics in no order. A map would be faster, but adds several kilobytes to the download.
    topics: Vec<TopicFlow>,
    /// Number of messages that are held back now.
    pub held: usize,
    /// Number of messages that were ever held back.
    order: u64,
}

#[derive(Clone, Default, Debug)]
struct TopicFlow {
    name: String,
    times: Times,
    /// The message that is held back, with its place in the order.
    held: Option<(u64, Arrived)>,
}

/// Times of the last messages that were passed on, as many as the limit.
#[derive(Clone, Default, Debug)]
struct Times(VecDeque<u64>);

impl Times {
    /// Returns when the next message may pass: at once if the time is over.
    fn free_at(&self, most: usize) -> u64 {
        self.0.len().checked_sub(most).and_then(|at| self.0.get(at)).map_or(0, |time| time.saturating_add(SPAN))
    }

    /// Notes a message, and forgets one that is too old to matter.
    fn pass(&mut self, most: usize, now: u64) {
        if self.0.len() == most {
            self.0.pop_front();
        }
        self.0.push_back(now);
    }
}

impl Flow {
    /// Takes in a message, and returns what may be passed on now: first what was held back.
    pub fn arrive(&mut self, message: Arrived, now: u64) -> Vec<Arrived> {
        let mut passed = self.release(now);
        let known = self.topics.iter().position(|topic| topic.name == message.topic);
        if known.is_none() && self.topics.len() >= MOST_TOPICS {
            self.topics.retain(|topic| topic.held.is_some() || topic.times.free_at(1) > now);
            if self.topics.len() >= MOST_TOPICS {
                return passed;
            }
        }
        let place = known.unwrap_or_else(|| {
            self.topics.push(TopicFlow { name: message.topic.clone(), ..TopicFlow::default() });
            self.topics.len() - 1
        });
        let topic = &mut self.topics[place];
        if topic.times.free_at(MOST_OF_TOPIC).max(self.all.free_at(MOST_IN_ALL)) <= now {
            topic.times.pass(MOST_OF_TOPIC, now);
            self.all.pass(MOST_IN_ALL, now);
            passed.push(message);
        } else if let Some((_, held)) = &mut topic.held {
            // The newer message takes the place of the older one in the order.
            *held = message;
        } else {
            topic.held = Some((self.order, message));
            self.order += 1;
            self.held += 1;
        }
        passed
    }

    /// Takes the messages that were held back and may be passed on now, in the order in which they were held.
    pub fn release(&mut self, now: u64) -> Vec<Arrived> {
        let mut released = Vec::new();
        if self.held == 0 || self.all.free_at(MOST_IN_ALL) > now {
            return released;
        }
        let is_free = |topic: &&mut TopicFlow| topic.held.is_some() && topic.times.free_at(MOST_OF_TOPIC) <= now;
        let order = |topic: &TopicFlow| topic.held.as_ref().map(|(order, _)| *order);
        let free = sorted(self.topics.iter_mut().filter(is_free), |one, other| order(one) < order(other));
        for topic in free {
            if self.all.free_at(MOST_IN_ALL) > now {
                break;
            }
            topic.times.pass(MOST_OF_TOPIC, now);
            self.all.pass(MOST_IN_ALL, now);
            released.extend(topic.held.take().map(|(_, message)| message));
            self.held -= 1;
        }
        released
    }

    /// Returns when [`Flow::release`] has something; none if nothing is held back.
    pub fn release_at(&self) -> Option<u64> {
        let held = self.topics.iter().filter(|topic| topic.held.is_some());
        let first = held.map(|topic| topic.times.free_at(MOST_OF_TOPIC)).min()?;
        Some(first.max(self.all.free_at(MOST_IN_ALL)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn message(topic: &str, number: u64) -> Arrived {
        Arrived { topic: topic.to_owned(), payload: Some(number.to_le_bytes().to_vec()), is_retained: number % 2 == 1 }
    }

    #[test]
    fn a_flood_of_one_topic_ends_with_its_newest_message() {
        let mut flow = Flow::default();
        for number in 0..100 {
            let passed = flow.arrive(message("a", number), 5_000 + number);
            assert_eq!(passed, Vec::from_iter((number < 20).then(|| message("a", number))));
            assert_eq!(flow.arrive(message("b", 7), 5_000 + number).len(), usize::from(number < 20));
        }
        assert_eq!(flow.held, 2);
        assert_eq!(flow.release_at(), Some(6_000));
        assert_eq!(flow.release(5_999), []);
        assert_eq!(flow.release(6_000), [message("a", 99), message("b", 7)]);
        assert_eq!((flow.release_at(), flow.held), (None, 0));
        // What was held back counts too.
        for number in 1..20 {
            assert_eq!(flow.arrive(message("a", number), 6_019).len(), 1, "{number}");
        }
        assert_eq!(flow.arrive(message("a", 20), 6_019), []);
        assert_eq!(flow.release_at(), Some(7_000));
    }

    #[test]
    fn many_topics_at_once_are_passed_on_in_order_of_arrival() {
        let mut flow = Flow::default();
        let topics: Vec<String> = (0..900).map(|number| format!("lobby/{}", number * 7919 % 900)).collect();
        let mut passed = Vec::new();
        for topic in &topics {
            passed.extend(flow.arrive(message(topic, 1), 100));
        }
        assert_eq!(passed.len(), MOST_IN_ALL);
        // Newer messages do not overtake those that wait.
        passed.extend(flow.arrive(message("late", 1), 1_100));
        assert_eq!(passed.len(), 2 * MOST_IN_ALL);
        passed.extend(flow.release(2_100));
        let order: Vec<&str> = passed.iter().map(|message| &message.topic[..]).collect();
        assert_eq!(order[..900], topics);
        assert_eq!(order[900..], ["late"]);
    }

    #[test]
    fn the_number_of_topics_is_limited_and_old_ones_make_room() {
        let mut flow = Flow::default();
        for number in 0..5_000 {
            flow.arrive(message(&number.to_string(), number), 0);
        }
        assert_eq!((flow.topics.len(), flow.held), (MOST_TOPICS, MOST_TOPICS - MOST_IN_ALL));
        let later: usize = (1..=3).map(|second| flow.release(second * SPAN).len()).sum();
        assert_eq!(later, 600);
        assert_eq!(flow.arrive(message("new", 1), 9_000), [message("new", 1)]);
        assert_eq!(flow.topics.len(), 1);
    }

    /// In every span, few messages pass; the newest one of each topic passes in the end.
    #[test]
    fn limits_hold_in_every_span() {
        use proptest::prelude::*;
        proptest!(ProptestConfig::with_cases(60), |(
            bursts in prop::collection::vec((0u64..700, 0usize..6, 1u64..200), 1..60),
        )| {
            let (mut flow, mut now, mut passed, mut newest) = (Flow::default(), 0, Vec::new(), BTreeMap::new());
            let mut number = 0;
            for (wait, topic, count) in bursts {
                now += wait;
                passed.extend(flow.release(now).into_iter().map(|message| (now, message)));
                for turn in 0..count {
                    // From topic 3 on, a burst has many topics.
                    let topic = if topic < 3 { topic.to_string() } else { format!("{topic}/{turn}") };
                    let message = message(&topic, number);
                    number += 1;
                    newest.insert(topic, message.clone());
                    passed.extend(flow.arrive(message, now).into_iter().map(|message| (now, message)));
                }
            }
            while let Some(at) = flow.release_at() {
                prop_assert!(at > now || flow.held > 0);
                now = now.max(at);
                let released = flow.release(now);
                prop_assert!(!released.is_empty());
                passed.extend(released.into_iter().map(|message| (now, message)));
            }
            // Each message has a number of its own, and none passes twice.
            let numbers: BTreeSet<_> = passed.iter().map(|(_, message)| &message.payload).collect();
            prop_assert_eq!(numbers.len(), passed.len());
            let holds = |passed: &[(u64, &Arrived)], most: usize| {
                passed.windows(most + 1).all(|window| window[0].0 + SPAN <= window[most].0)
            };
            let mut of_topics: BTreeMap<&str, Vec<(u64, &Arrived)>> = BTreeMap::new();
            let all: Vec<_> = passed.iter().map(|(at, message)| (*at, message)).collect();
            for (at, message) in &all {
                of_topics.entry(&message.topic).or_default().push((*at, message));
            }
            prop_assert!(holds(&all, MOST_IN_ALL));
            let is_full = flow.topics.len() >= MOST_TOPICS;
            for (topic, newest) in &newest {
                let passed = of_topics.remove(&topic[..]).unwrap_or_default();
                prop_assert!(holds(&passed, MOST_OF_TOPIC));
                prop_assert!(is_full || passed.last().map(|(_, message)| *message) == Some(newest));
            }
        });
    }
}
