//! Games from disk, in a different order each epoch and one block at a time, so that memory use does not depend on
//! their number.

use std::fs::File;
use std::io::{self, BufReader};
use std::marker::PhantomData;
use std::path::PathBuf;

use super::{Sample, Target, in_threads};
use crate::Random;
use crate::games::{self, Games, Record};
use crate::subject::Subject;

/// One game in this many is kept for validation.
const ASIDE: usize = 20;
/// Default maximum number of validation samples.
const MOST_ASIDE: usize = 60_000;

/// The games of some files.
pub struct Stream<P> {
    files: Vec<PathBuf>,
    /// Number of games in all files.
    pub games: u64,
    /// Validation samples, read before the first epoch.
    pub aside: Vec<Sample>,
    /// Maximum number of validation samples.
    pub most_aside: usize,
    /// Approximate number of samples in a block.
    pub block: usize,
    /// Number of threads that unpack samples.
    pub threads: usize,
    /// Target of the samples.
    pub target: Target,
    game: PhantomData<P>,
}

impl<P: Subject> Stream<P> {
    /// Opens the given files and all files in the given folders that end in `.games`.
    ///
    /// # Errors
    /// Any I/O error, or a file in another format.
    pub fn open(paths: &[PathBuf], block: usize, threads: usize, target: Target) -> io::Result<Stream<P>> {
        let files = games::files(paths)?;
        let mut games = 0;
        for file in &files {
            let head = Games::<P, _>::read(BufReader::new(File::open(file)?));
            let head = head.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))?;
            games += u64::from(head.head.games);
        }
        let (aside, most_aside) = (Vec::new(), MOST_ASIDE);
        Ok(Stream { files, games, aside, most_aside, block, threads, target, game: PhantomData })
    }

    /// Reads all games once. `learn` receives each shuffled block, with the share of all games read before it and after
    /// it.
    ///
    /// # Errors
    /// Any I/O error, or a damaged file.
    pub fn epoch(&mut self, random: &mut Random, mut learn: impl FnMut(&[Sample], [f64; 2])) -> io::Result<()> {
        if self.aside.is_empty() {
            self.aside = self.validation()?;
        }
        let mut files = self.files.clone();
        shuffle(&mut files, random);
        let mut waiting = Vec::new();
        let (mut plies, mut done, mut read) = (0, 0, 0);
        for (i, file) in files.iter().enumerate() {
            let games = Games::<P, _>::read(BufReader::new(File::open(file)?))?;
            let mut lot = Random(games.head.seed);
            for game in games {
                let game = game?;
                read += 1;
                if !lot.once_in(ASIDE) {
                    plies += game.plies.len();
                    waiting.push(game);
                }
                // About half of the positions are quiet.
                if plies > 2 * self.block {
                    self.learn(&mut waiting, random, [done, read], &mut learn);
                    (plies, done) = (0, read);
                }
            }
            if i + 1 == files.len() {
                self.learn(&mut waiting, random, [done, read], &mut learn);
            }
        }
        Ok(())
    }

    /// Reads the validation samples. They depend only on the files, so that a training that continues after an
    /// interruption measures on the same ones.
    fn validation(&self) -> io::Result<Vec<Sample>> {
        let mut files = self.files.clone();
        // In alphabetical order, all samples might come from one folder.
        shuffle(&mut files, &mut Random(0));
        let mut samples = Vec::new();
        for file in files {
            if samples.len() >= self.most_aside {
                break;
            }
            let games = Games::<P, _>::read(BufReader::new(File::open(file)?))?;
            let mut lot = Random(games.head.seed);
            for game in games {
                let game = game?;
                if lot.once_in(ASIDE) {
                    Sample::of_game(&game, self.target, &mut samples);
                }
            }
        }
        samples.truncate(self.most_aside);
        Ok(samples)
    }

    fn learn(
        &self,
        games: &mut Vec<Record<P>>,
        random: &mut Random,
        shares: [u64; 2],
        learn: &mut impl FnMut(&[Sample], [f64; 2]),
    ) {
        learn(&self.samples(games, random), shares.map(|share| share as f64 / self.games as f64));
        games.clear();
    }

    /// Returns the samples of some games, shuffled.
    fn samples(&self, games: &[Record<P>], random: &mut Random) -> Vec<Sample> {
        let mut parts = vec![Vec::new(); self.threads];
        in_threads(games, &mut parts, |games, samples| {
            games.iter().for_each(|game| Sample::of_game(game, self.target, samples));
            0.0
        });
        let mut samples = parts.concat();
        shuffle(&mut samples, random);
        samples
    }
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for i in (1..items.len()).rev() {
        items.swap(i, random.below(i + 1));
    }
}
