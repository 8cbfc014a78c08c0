//! What was solved here and elsewhere brought together, and the limits of what is kept. Whatever is compared with a list is put in order
//! first: a file may name a hundred thousand puzzles.

use super::{INTERVALS, MOST, Missed, Mistake, PuzzleProgress, REMEMBERED};
use crate::sorted::{firsts, order};

/// How many missed puzzles wait to come back.
const WAITING: usize = 3_000;
/// How many games may have a best storm.
const STORMS: usize = 32;
/// The longest name of a puzzle or of rules, the longest FEN and the longest turn, in bytes. None of ours is half as long.
const NAME: usize = 64;
const FEN: usize = 300;
const MOVE: usize = 16;

impl PuzzleProgress {
    /// Adds what was stored elsewhere. A rating and its counts are those of whichever was tried more; of a storm the best score holds, of a
    /// streak the later one, and one's own mistakes come into the box. Returns how much is left out.
    pub fn join(&mut self, other: &PuzzleProgress) -> usize {
        let mut other = other.clone();
        if other.tried > self.tried {
            (self.rating, self.deviation, self.volatility) = (other.rating, other.deviation, other.volatility);
            (self.solved, self.tried) = (other.solved, other.tried);
            std::mem::swap(&mut self.storms, &mut other.storms);
        }
        (self.last_day, self.streak) = (self.last_day, self.streak).max((other.last_day, other.streak));
        self.storms.append(&mut other.storms);
        let (own, others) = other.parted();
        self.take_all(own);
        // What was tried here and does not come back was solved.
        let known = self.seen.iter().chain(self.missed.iter().map(|missed| &missed.id));
        let names: Vec<&str> = known.chain(others.iter().map(|missed| &missed.id)).map(String::as_str).collect();
        let first = names.len() - others.len();
        let firsts = firsts(&names);
        let is_new = (first..names.len()).map(|place| firsts[place] == place);
        let new: Vec<Missed> =
            is_new.zip(&others).filter(|(is_new, _)| *is_new).map(|(_, missed)| missed.clone()).collect();
        self.missed.extend(new);
        // What was seen there comes first: what was seen here is remembered longer.
        self.seen.splice(..0, other.seen);
        self.bound()
    }

    /// Its mistakes of one's own that come back, with their days, and the other puzzles that do.
    fn parted(&mut self) -> (Vec<(Mistake, u32)>, Vec<Missed>) {
        let ids: Vec<String> = self.own.iter().map(|mistake| mistake.id().to_string()).collect();
        let names = ids.iter().chain(self.missed.iter().map(|missed| &missed.id)).map(String::as_str);
        let firsts = firsts(&names.collect::<Vec<_>>());
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for (missed, first) in std::mem::take(&mut self.missed).into_iter().zip(&firsts[ids.len()..]) {
            match self.own.get(*first) {
                Some(mistake) => own.push((mistake.clone(), missed.due)),
                None => others.push(missed),
            }
        }
        (own, others)
    }

    /// Puts mistakes into the box that are not there, each to be solved from its day on.
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

    /// Holds it to its limits, so that what is written is read again and takes no more room than it may. Returns how much is left out:
    /// what has no name that a puzzle could have, and of too many that come back those that were solved most often and are due last.
    pub(super) fn bound(&mut self) -> usize {
        let counts = [&mut self.solved, &mut self.tried, &mut self.streak, &mut self.last_day];
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
        self.bound_storms();
        let old = self.bound_own();
        // The last time counts at which something was seen.
        self.seen.retain(|id| id.len() <= NAME);
        self.seen.reverse();
        keep_firsts(&mut self.seen, String::as_str);
        self.seen.truncate(REMEMBERED);
        self.seen.reverse();
        keep_firsts(&mut self.missed, |missed| &missed.id);
        refused + old + self.bound_missed()
    }

    /// Of each game the best storm.
    fn bound_storms(&mut self) {
        let names: Vec<&str> = self.storms.iter().map(|best| best.variant.as_str()).collect();
        for (place, first) in firsts(&names).into_iter().enumerate() {
            self.storms[first].score = self.storms[first].score.max(self.storms[place].score);
        }
        keep_firsts(&mut self.storms, |best| &best.variant);
        self.storms.truncate(STORMS);
    }

    /// Of one's own mistakes the oldest make room. Returns how many do.
    fn bound_own(&mut self) -> usize {
        let surplus = self.own.len().saturating_sub(REMEMBERED);
        if surplus > 0 {
            let gone: Vec<String> = self.own.drain(..surplus).map(|mistake| mistake.id().to_string()).collect();
            let names = gone.iter().chain(self.missed.iter().map(|missed| &missed.id)).map(String::as_str);
            let firsts = firsts(&names.collect::<Vec<_>>());
            let mut stays = firsts[gone.len()..].iter().map(|&first| first >= gone.len());
            self.missed.retain(|_| stays.next().unwrap_or(true));
        }
        surplus
    }

    /// Of too many that come back the least valuable go. Returns how many that are.
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

/// Keeps the first of each name.
fn keep_firsts<T>(list: &mut Vec<T>, name: impl Fn(&T) -> &str) {
    let firsts = firsts(&list.iter().map(name).collect::<Vec<_>>());
    let mut place = 0..;
    list.retain(|_| place.next().is_none_or(|place: usize| firsts[place] == place));
}
