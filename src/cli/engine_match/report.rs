//! Text about a match: progress, summary and game records.

use super::effort::{GRACE, TimedMoves};
use super::elo::{Elo, Sprt, SprtVerdict};
use super::game::{Foul, GameEnd, Played};
use super::habits;
use super::options::Plan;
use super::tally::{Fouls, Tally};
use super::texts;
use crate::game::pgn::{self, Tag};
use crate::game::{Game, Style};

/// Formats results as text.
pub struct MatchReport<'a> {
    /// Names of the engines.
    pub names: &'a [String; 2],
    /// Settings of the match.
    pub plan: &'a Plan,
}

impl MatchReport<'_> {
    /// Returns a line about a finished pair, with the score of the match.
    pub fn progress(&self, number: u64, pair: &[Played; 2], tally: &Tally) -> String {
        let [lost, drawn, won] = tally.games;
        let results: Vec<&str> = pair.iter().map(|game| game.outcome().result()).collect();
        let mut text = format!(
            "{:>4}/{}  {}  +{won} ={drawn} -{lost}  {}",
            tally.pairs.count(),
            self.plan.pairs,
            texts::match_pair(number + 1, &results),
            elo(tally),
        );
        if let Some(sprt) = &self.plan.sprt {
            text += &format!("  {}", texts::sprt_ratio(sprt.ratio(&tally.pairs), Sprt::bound()));
        }
        for game in pair {
            if let GameEnd::Foul(engine, foul) = &game.end {
                text += &format!("\n      {}", self.foul(*engine, foul, game));
            }
        }
        text
    }

    fn foul(&self, engine: usize, foul: &Foul, game: &Played) -> String {
        let (name, position) = (&self.names[engine], game.replay.last());
        let what = match foul {
            Foul::Illegal { text, why } => texts::illegal_move(text, why, position.layout()),
            Foul::Late => texts::LATE.to_owned(),
            Foul::Missing => texts::MISSING.to_owned(),
            Foul::Crashed => texts::CRASHED.to_owned(),
        };
        texts::match_foul(name, &what, &position.fen())
    }

    /// Returns the result of the match.
    pub fn summary(&self, tally: &Tally) -> String {
        let [lost, drawn, won] = tally.games;
        let mut lines = vec![
            String::new(),
            texts::match_score(self.names, [won, drawn, lost]),
            texts::match_pairs(tally.pairs.0),
            texts::match_white(tally.white),
            elo(tally),
        ];
        if let Some(sprt) = &self.plan.sprt {
            let ratio = texts::sprt_ratio(sprt.ratio(&tally.pairs), Sprt::bound());
            lines.push(format!("{ratio}: {}", verdict(sprt, tally)));
        }
        let ends: Vec<String> = tally.ends.iter().map(|(end, times)| format!("{end} {times}")).collect();
        lines.push(texts::match_ends(&ends, tally.moves as f64 / tally.games.iter().sum::<u64>().max(1) as f64));
        for (index, name) in self.names.iter().enumerate() {
            let Fouls { illegal, late, missing, crashed } = tally.fouls[index];
            let effort = &tally.efforts[index];
            lines.push(texts::match_side(name, &self.plan.terms.time_controls[index].to_string()));
            lines.push(texts::match_fouls([illegal, late, missing, crashed]));
            lines.push(texts::match_effort(effort.depth(), effort.speed(), effort.time_per_move()));
            let TimedMoves { moves, late, latest } = effort.timed();
            lines.extend(texts::match_endurance(GRACE, moves, late, latest, effort.memory()));
        }
        if self.plan.habits {
            lines.push(habits::table(self.names, &tally.habits));
        }
        lines.push(texts::match_for_openbench(
            tally.games,
            tally.pairs.0,
            &tally.fouls.map(|fouls| fouls.as_cutechess()),
        ));
        lines.join("\n") + "\n"
    }

    /// Returns the records of a pair, each followed by an empty line.
    pub fn records(&self, number: u64, pair: &[Played; 2]) -> String {
        pair.iter().zip(1..).map(|(game, half)| self.record(number, half, game) + "\n").collect()
    }

    fn record(&self, number: u64, half: u64, game: &Played) -> String {
        let [white, black] = [game.white, 1 - game.white];
        let mut tags: Vec<Tag> = Vec::new();
        let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
        tag("Event", "hostage match".to_owned());
        tag("Round", format!("{}.{half}", number + 1));
        tag("White", self.names[white].clone());
        tag("Black", self.names[black].clone());
        tag("WhiteTimeControl", self.plan.terms.time_controls[white].to_string());
        tag("BlackTimeControl", self.plan.terms.time_controls[black].to_string());
        tag("PlyCount", game.replay.moves.len().to_string());
        tag("Termination", termination(&game.end).to_owned());
        if let GameEnd::Foul(engine, foul) = &game.end {
            tag("Foul", self.foul(*engine, foul, game));
        }
        pgn::write(&tags, &game.replay, Some(game.outcome()), Style::Leslie)
    }
}

fn elo(tally: &Tally) -> String {
    let Elo { value, error } = tally.pairs.elo();
    texts::elo(value, error, tally.pairs.superiority())
}

fn verdict(sprt: &Sprt, tally: &Tally) -> String {
    match sprt.verdict(&tally.pairs) {
        None => texts::SPRT_OPEN.to_owned(),
        Some(SprtVerdict::Proven) => texts::sprt_proven(sprt.elo1),
        Some(SprtVerdict::Refuted) => texts::sprt_refuted(sprt.elo0),
    }
}

/// Returns the value of the PGN tag `Termination`.
fn termination(end: &GameEnd) -> &'static str {
    match end {
        GameEnd::Rules(_) => "normal",
        GameEnd::Agreed(_) | GameEnd::TooLong => "adjudication",
        GameEnd::Foul(_, Foul::Late) => "time forfeit",
        GameEnd::Foul(_, Foul::Illegal { .. }) => "rules infraction",
        GameEnd::Foul(_, Foul::Missing | Foul::Crashed) => "abandoned",
    }
}
