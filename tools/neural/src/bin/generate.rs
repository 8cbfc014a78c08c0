//! Plays games of the engine against itself. Each call writes one shard, which is the same for the same seed on every
//! machine.
//!
//!     generate --seed N [--game hostage] [--games N] [--nodes N] --out FILE.games|FOLDER
//!
//! It writes FILE.games.part and renames it to FILE.games when it is complete. If FILE.games already exists, nothing is
//! done. A path without this ending is a folder, which is created if it is missing. In it the file is called
//! NODES-NET-SEED.games. NET is the hash of the net, so different nets write different files.

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use lexopt::prelude::*;
use neural::games::Head;
use neural::self_play::Player;
use neural::subject::Subject;
use neural::{Random, for_game, net_hash};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut game, mut seed, mut games, mut nodes, mut out) = (String::from("hostage"), None, 200, 1500, None);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("seed") => seed = Some(arguments.value()?.parse::<u64>()?),
            Long("games") => games = arguments.value()?.parse::<u32>()?,
            Long("nodes") => nodes = arguments.value()?.parse::<u32>()?,
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let (Some(seed), Some(out)) = (seed, out) else {
        return Err("generate --seed N [--game hostage] [--games N] [--nodes N] --out FILE.games|FOLDER".into());
    };
    for_game!(game.as_str(), write_shard(seed, games, nodes, out))
}

fn write_shard<P: Subject>(seed: u64, games: u32, nodes: u32, out: PathBuf) -> Result<(), Box<dyn Error>> {
    let net = net_hash::<P>();
    // A missing path is a file only with this ending. Otherwise all shards for a missing folder would become one file.
    let out = if out.extension().is_some_and(|ending| ending == "games") && !out.is_dir() {
        out
    } else {
        fs::create_dir_all(&out)?;
        out.join(format!("{nodes}-{:08x}-{seed}.games", net >> 32))
    };
    if out.exists() {
        return Ok(());
    }
    let start = Instant::now();
    let part = PathBuf::from(format!("{}.part", out.display()));
    let mut file = BufWriter::new(File::create(&part)?);
    Head { games, seed, nodes, net }.write(&mut file)?;
    let mut player = Player::<P>::new(nodes.into());
    let (mut kept, mut plies) = (0, 0);
    for number in 0.. {
        if kept == games {
            break;
        }
        // Each game has its own random numbers, so that it can be replayed alone.
        let mut random = Random(Random(seed).bits() ^ Random(!number).bits());
        if let Some(game) = player.play(&mut random) {
            game.write(&mut file)?;
            kept += 1;
            plies += game.plies.len();
        }
    }
    file.into_inner()?.sync_all()?;
    fs::rename(&part, &out)?;
    let seconds = start.elapsed().as_secs_f64();
    let speed = plies as f64 / seconds;
    Ok(writeln!(std::io::stdout(), "seed {seed}: {games} games, {plies} plies, {seconds:.0} s, {speed:.1} a second")?)
}
