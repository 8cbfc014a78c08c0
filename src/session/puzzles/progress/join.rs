//! Merging puzzle progress from two places, and limiting its size. Lists are sorted before they are compared, because a
//! file may name a hundred thousand puzzles.

use super::{INTERVALS, MOST, Missed, Mistake, PuzzleProgress, REMEMBERED};
use crate::sorted::{firsts, order};

/// Maximum number of missed puzzles that wait to come back.
const WAITING: usize = 3_000;
/// Maximum number of games whose best storm is stored.
const STORMS: usize = 32;
/// Maximum length of a puzzle's or variant's name, a FEN and a move, in bytes. This project's longest are less than
/// half of that.
const NAME: usize = 64;
const FEN: usize = 300;
const MOVE: usize = 16;

impl PuzzleProgress {
    /// Adds progress from elsewhere; returns the number of entries left out.
    ///
    /// The rating and counters come from the side with more attempts. The best storm score and the later streak are
    /// kept. Of two results of a day the better counts. The player's own mistakes are scheduled to come back.
    pub fn join(&mut self, other: &PuzzleProgress) -> usize {
        let mut other = other.clone();
        if other.tried > self.tried {
            (self.rating, self.deviation, self.volatility) = (other.rating, other.deviation, other.volatility);
            (self.solved, self.tried) = (other.solved, other.tried);
            std::mem::swap(&mut self.storms, &mut other.storms);
        }
        (self.last_day, self.streak) = (self.last_day, self.streak).max((other.last_day, other.streak));
        self.longest = self.longest.max(other.longest);
        self.days.append(&mut other.days);
        self.ratings.append(&mut other.ratings);
        self.storms.append(&mut other.storms);
        let (own, others) = other.parted();
        self.take_all(own);
        // A puzzle that was tried here and is not scheduled to come back was solved.
        let known = self.seen.iter().chain(self.missed.iter().map(|missed| &missed.id));
        let names: Vec<&str> = known.chain(others.iter().map(|missed| &missed.id)).map(String::as_str).collect();
        let first = names.len() - others.len();
        let firsts = firsts(&names);
        let is_new = (first..names.len()).map(|place| firsts[place] == place);
        let new: Vec<Missed> =
            is_new.zip(&others).filter(|(is_new, _)| *is_new).map(|(_, missed)| missed.clone()).collect();
        self.missed.extend(new);
        // Puzzles seen elsewhere come first, so those seen here are remembered longer.
        self.seen.splice(..0, other.seen);
        self.bound()
    }

    /// Splits the missed puzzles into the player's own mistakes, with their due days, and the rest.
    fn parted(&mut self) -> (Vec<(Mistake, u32)>, Vec<Missed>) {
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for (place, missed) in self.own_places().into_iter().zip(std::mem::take(&mut self.missed)) {
            match place {
                Some(place) => own.push((self.own[place].clone(), missed.due)),
                None => others.push(missed),
            }
        }
        (own, others)
    }

    /// Returns for each missed puzzle its place among the player's own mistakes, if it is one of them.
    fn own_places(&self) -> Vec<Option<usize>> {
        let own: Vec<String> = self.own.iter().map(|mistake| mistake.id().to_string()).collect();
        let names = own.iter().chain(self.missed.iter().map(|missed| &missed.id)).map(String::as_str);
        let firsts = firsts(&names.collect::<Vec<_>>());
        firsts[own.len()..].iter().map(|&first| (first < own.len()).then_some(first)).collect()
    }

    /// Schedules mistakes that are not scheduled yet, each with its due day.
    pub(super) fn take_all(&mut self, mistakes: Vec<(Mistake, u32)>) {
        let ours = self.own.len();
        let all = self.own.iter().chain(mistakes.iter().map(|(mistake, _)| mistake));
        let keys: Vec<String> = all.map(|mistake| format!("{}\n{}", mistake.variant, mistake.fen)).collect();
        let firsts = firsts(&keys.iter().map(String::as_str).collect::<Vec<_>>());
        for (place, (mistake, due)) in mistakes.into_iter().enumerate() {
            if firsts[ours + place] == ours + place {
                let number = self.own.last().map_or(1, |last| (last.number + 1).min(MOST as usize));
                let mistake = Mistake { number, ..mistake };
                self.missed.push(Missed { id: mistake.id().to_string(), due, step: 0 });
                self.own.push(mistake);
            }
        }
    }

    /// Applies the limits, so that the stored text can be read again and does not grow too large. Returns the number of
    /// entries dropped. Entries with impossible names are dropped first. Of too many missed puzzles, those solved most
    /// often go first, then those due last.
    pub(super) fn bound(&mut self) -> usize {
        let counts = [&mut self.solved, &mut self.tried, &mut self.streak, &mut self.last_day, &mut self.longest];
        let days = self.missed.iter_mut().map(|missed| &mut missed.due);
        counts.into_iter().chain(days).for_each(|number| *number = (*number).min(MOST));
        (self.rating, self.deviation) = (self.rating.clamp(10_000, 400_000), self.deviation.clamp(4_500, 35_000));
        self.volatility = self.volatility.clamp(10_000, 1_000_000);
        if self.theme.len() > NAME {
            self.theme = String::new();
        }
        let before = self.missed.len() + self.own.len() + self.storms.len();
        self.missed.retain(|missed| missed.id.len() <= NAME);
        self.missed.iter_mut().for_each(|missed| missed.step = missed.step.min(INTERVALS.len()));
        self.own
            .retain(|it| it.variant.len() <= NAME && it.fen.len() <= FEN && it.best.len().max(it.played.len()) <= MOVE);
        self.own.iter_mut().for_each(|mistake| mistake.number = mistake.number.min(MOST as usize));
        self.storms.retain(|best| best.variant.len() <= NAME);
        let refused = before - self.missed.len() - self.own.len() - self.storms.len();
        self.bound_days();
        self.bound_storms();
        let old = self.bound_own();
        // If a puzzle occurs twice, its last occurrence counts.
        self.seen.retain(|id| id.len() <= NAME);
        self.seen.reverse();
        keep_firsts(&mut self.seen, String::as_str);
        self.seen.truncate(REMEMBERED);
        self.seen.reverse();
        keep_firsts(&mut self.missed, |missed| &missed.id);
        refused + old + self.bound_missed()
    }

    /// Keeps the best storm of each game.
    fn bound_storms(&mut self) {
        let names: Vec<&str> = self.storms.iter().map(|best| best.variant.as_str()).collect();
        for (place, first) in firsts(&names).into_iter().enumerate() {
            self.storms[first].score = self.storms[first].score.max(self.storms[place].score);
        }
        keep_firsts(&mut self.storms, |best| &best.variant);
        self.storms.truncate(STORMS);
    }

    /// Drops the oldest of the player's own mistakes beyond the limit, and the dates of unknown ones. Returns the number of
    /// mistakes dropped.
    fn bound_own(&mut self) -> usize {
        let surplus = self.own.len().saturating_sub(REMEMBERED);
        self.own.drain(..surplus);
        let mut places = self.own_places().into_iter();
        // Their numbers go to other mistakes later.
        self.missed.retain(|missed| places.next().flatten().is_some() || !missed.is_own());
        surplus
    }

    /// Drops the least valuable missed puzzles beyond the limit. Returns the number dropped.
    fn bound_missed(&mut self) -> usize {
        let surplus = self.missed.len().saturating_sub(WAITING);
        if surplus > 0 {
            let worth = |place: usize| (self.missed[place].step, self.missed[place].due);
            let mut stays = vec![false; self.missed.len()];
            for place in order(self.missed.len(), &|a, b| worth(a) < worth(b)).into_iter().take(WAITING) {
                stays[place] = true;
            }
            let mut stays = stays.into_iter();
            self.missed.retain(|_| stays.next().unwrap_or(true));
        }
        surplus
    }
}

/// Keeps the first entry of each name.
fn keep_firsts<T>(list: &mut Vec<T>, name: impl Fn(&T) -> &str) {
    let firsts = firsts(&list.iter().map(name).collect::<Vec<_>>());
    let mut place = 0..;
    list.retain(|_| place.next().is_none_or(|place: usize| firsts[place] == place));
}
