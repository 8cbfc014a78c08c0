//! Invariants of the file format, of self-play and of training.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use hostage_chess::game::hostage::{Move, Position, Rules, Setup};
use hostage_chess::game::net::Learnt;
use hostage_chess::game::{Game, Position as _, hole, messenger, takeover};
use neural::Random;
use neural::games::{Games, Head, Ply, Record, is_quiet};
use neural::mean::mean;
use neural::ordering;
use neural::self_play::Player;
use neural::subject::Subject;
use neural::train::adam::{Adam, Rates};
use neural::train::{FileParts, Net, Sample, Shape, Stream, Target, checkpoint};

const POSITIONS: &str = include_str!("../../../tests/data/perft-hostage-random.epd");
const TARGET: Target = Target { lambda: 0.25, gamma: 0.9, k: 400.0 };
const HEAD: Head = Head { games: 2, seed: 7, nodes: 60, net: 9 };

fn positions() -> impl Iterator<Item = Position> {
    let fens = POSITIONS.lines().map(|line| line.split(" ;").next().unwrap_or(line));
    fens.map(|fen| Position::from_fen(Rules::Leslie, fen).unwrap())
}

fn played<P: Subject>() -> Vec<Record<P>> {
    let mut random = Random(1);
    let mut player = Player::new(60);
    std::iter::from_fn(|| Some(player.play(&mut random))).flatten().take(2).collect()
}

fn file<P: Game>(games: &[Record<P>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    HEAD.write(&mut bytes).unwrap();
    games.iter().for_each(|game| game.write(&mut bytes).unwrap());
    bytes
}

/// Creates an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn round_trip<P: Subject>() {
    let games = played::<P>();
    let bytes = file(&games);
    let read = Games::<P, _>::read(&bytes[..]).unwrap();
    assert_eq!(read.head, HEAD);
    assert_eq!(read.map(Result::unwrap).collect::<Vec<_>>(), games);
    for game in &games {
        let positions = game.positions().unwrap();
        assert_eq!(positions.len(), game.plies.len());
        assert!(positions.iter().any(|(position, ply)| is_quiet(position, ply)));
    }
}

#[test]
fn games_round_trip_and_every_move_is_legal() {
    round_trip::<Position>();
    round_trip::<takeover::Position>();
    round_trip::<hole::Position>();
    round_trip::<messenger::Position>();
}

#[test]
fn damaged_files_are_detected() {
    let games = played::<Position>();
    let bytes = file(&games);
    let read = |bytes: &[u8]| Games::<Position, _>::read(bytes).and_then(|games| games.collect::<Result<Vec<_>, _>>());
    for length in [bytes.len() - 1, 60, 40] {
        assert!(read(&bytes[..length]).is_err());
    }
    // The last byte of the length of the first position, and a byte of its FEN.
    for at in [53, 75] {
        let mut bytes = bytes.clone();
        bytes[at] = 255;
        assert!(read(&bytes).is_err(), "{at}");
    }
    for at in [0, 8, 10] {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1;
        assert!(read(&bytes).is_err());
    }
    let mut game = games[0].clone();
    let nonsense = Move::from_uci("a1h8").unwrap();
    game.plies.push(Ply { mv: nonsense, drawn: false, score: 0 });
    assert!(game.positions().is_err());
}

#[test]
fn a_game_depends_only_on_its_random_numbers() {
    let mut player = Player::<Position>::new(60);
    let first: Vec<_> = (0..6).map(|seed| player.play(&mut Random(seed))).collect();
    assert_eq!(player.play(&mut Random(3)), first[3]);
    assert_eq!(Player::<Position>::new(60).play(&mut Random(3)), first[3]);
    let openings: Vec<u8> = first.into_iter().flatten().map(|game| game.opening).collect();
    assert!(openings.len() > 2, "{openings:?}");
}

#[test]
fn shards_go_to_a_folder_and_a_lost_one_is_written_again() {
    // A folder with the ending of a file.
    let named = folder("shards").join("folder.games");
    fs::create_dir(&named).unwrap();
    let folder = folder("shards-new").join("new");
    let generate = |seed: &str, out: &Path| {
        let arguments = ["--games", "1", "--nodes", "40", "--seed", seed, "--out"];
        let status = Command::new(env!("CARGO_BIN_EXE_generate")).args(arguments).arg(out).status().unwrap();
        assert!(status.success());
    };
    ["1", "2"].into_iter().for_each(|seed| generate(seed, &folder));
    let shards = || {
        let paths = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let mut shards: Vec<_> = paths.map(|path| (fs::read(&path).unwrap(), path)).collect();
        shards.sort_by(|a, b| a.1.cmp(&b.1));
        shards
    };
    let all = shards();
    assert_eq!(all.len(), 2, "a missing folder is created, and each seed has a file");
    // What a killed process leaves behind.
    let (bytes, path) = &all[1];
    fs::remove_file(path).unwrap();
    fs::write(path.with_extension("games.part"), &bytes[..bytes.len() / 2]).unwrap();
    ["1", "2"].into_iter().for_each(|seed| generate(seed, &folder));
    assert!(shards() == all);
    let single = folder.join("single.games");
    generate("2", &single);
    assert!(fs::read(&single).unwrap() == *bytes);
    generate("2", &named);
    assert!(fs::read(named.join(path.file_name().unwrap())).unwrap() == *bytes);
}

#[test]
fn some_games_start_with_missing_pieces() {
    let mut player = Player::<Position>::new(60);
    let mut lacking = 0;
    for game in (0..80).filter_map(|seed| player.play(&mut Random(seed))) {
        let start = Setup::from(&game.start);
        let pieces = start.board.iter().flatten().count() + start.airfields.len() + start.prisons.len();
        assert!(pieces == 32 || game.opening == 1, "{game:?}");
        lacking += usize::from(pieces < 32);
        let back =
            Games::<Position, _>::read(&file(&[game.clone(), game.clone()])[..]).unwrap().next().unwrap().unwrap();
        assert_eq!(back, game);
    }
    assert!((1..20).contains(&lacking), "{lacking}");
}

fn built_in<P: Learnt>() -> &'static [u8] {
    P::net_file().unwrap()
}

/// Returns the net of the engine in training form.
fn ours<P: Learnt, const H: usize>(shape: &Shape) -> Net<H> {
    Net::grown::<P>(built_in::<P>(), shape, &mut Random(5)).unwrap()
}

fn our_shape<P: Learnt>() -> Shape {
    let file = built_in::<P>();
    Shape::of::<P>(file[2..1 + usize::from(file[1])].to_vec())
}

/// Positions of random games.
fn random_positions<P: Subject>() -> Vec<P> {
    let mut random = Random(9);
    let mut all = Vec::new();
    while all.len() < 300 {
        let variant = P::VARIANTS[random.below(P::VARIANTS.len())];
        let mut position = P::start(variant).unwrap();
        for _ in 0..60 {
            let moves = position.legal_moves();
            let Some(&m) = moves.get(random.below(moves.len().max(1))) else { break };
            position = position.play_unchecked(m);
            all.push(position.clone());
        }
    }
    all
}

fn evaluate_alike<P: Subject, const H: usize, const MORE: usize>(positions: impl Iterator<Item = P>) {
    let net = ours::<P, H>(&our_shape::<P>());
    assert_eq!(net.rounded(1, false).0.file(), built_in::<P>());
    assert_eq!(net.rounded(1, true).0.file(), built_in::<P>());
    // A net with added units and outputs gives the same values until it is trained.
    let thresholds = [vec![1], our_shape::<P>().thresholds, vec![25]].concat();
    let more = ours::<P, MORE>(&Shape::of::<P>(thresholds));
    let (net, more) = (net.joined(), more.joined());
    for position in positions.filter(|position| position.is_learnt()).take(300) {
        let (sample, worth) = (Sample::new(&position, 0, 0.5, 0.5), position.evaluate() as f32);
        assert!((net.worth(&sample) - worth).abs() < 8.0 + worth.abs() / 50.0, "{position:?}");
        assert!((net.worth(&sample) - more.worth(&sample)).abs() < 0.1, "{position:?}");
    }
}

#[test]
fn trainer_and_engine_evaluate_a_net_alike() {
    const HOSTAGE: usize = <Position as Learnt>::HIDDEN;
    evaluate_alike::<_, HOSTAGE, { 2 * HOSTAGE }>(positions());
    const TAKEOVER: usize = <takeover::Position as Learnt>::HIDDEN;
    evaluate_alike::<_, TAKEOVER, { 2 * TAKEOVER }>(random_positions::<takeover::Position>().into_iter());
    const HOLE: usize = <hole::Position as Learnt>::HIDDEN;
    evaluate_alike::<_, HOLE, { 2 * HOLE }>(random_positions::<hole::Position>().into_iter());
    const MESSENGER: usize = <messenger::Position as Learnt>::HIDDEN;
    evaluate_alike::<_, MESSENGER, { 2 * MESSENGER }>(random_positions::<messenger::Position>().into_iter());
}

#[test]
fn the_gradient_is_the_slope_and_a_step_lowers_the_loss() {
    let target = Target { lambda: 0.75, gamma: 1.0, k: 400.0 };
    let shape = Shape::of::<Position>(vec![8]);
    let samples: Vec<Sample> = positions().take(64).map(|position| Sample::new(&position, 150, 1.0, 1.0)).collect();
    let mut adam = Adam::new(Net::<32>::random(&shape, &mut Random(1)), &shape);
    let loss = |net: &Net<32>| {
        let net = net.joined();
        samples.iter().map(|sample| net.loss(sample, target.k, sample.target(target))).sum::<f64>()
    };
    let slope = |net: &Net<32>| {
        let (net, mut gradient) = (net.joined(), Net::zero(&shape));
        for sample in &samples {
            net.learn(sample, target, &mut gradient);
        }
        gradient
    };
    let (before, mut gradient) = (loss(&adam.net), slope(&adam.net));
    for part in [2, 3] {
        let g = gradient.parts()[part][0];
        let mut moved = [0.01f32, -0.01].map(|by| {
            let mut net = adam.net.clone();
            net.parts()[part][0] += by;
            loss(&net)
        });
        moved[0] -= moved[1];
        let measured = (moved[0] / 0.02) as f32;
        assert!((g - measured).abs() < 0.02 + 0.05 * g.abs(), "{part}: {g} {measured}");
    }
    for _ in 0..20 {
        adam.step(&mut gradient, Rates { rate: 0.01, decay: 0.0, ..Rates::default() });
        gradient = slope(&adam.net);
    }
    assert!(loss(&adam.net) < 0.7 * before, "{} {before}", loss(&adam.net));
}

/// The engine adds a common weight and a difference of eight bits each, so their sum may need nine.
#[test]
fn rounding_keeps_weights_of_nine_bits() {
    let shape = our_shape::<Position>();
    let mut net = Net::<32>::zero(&shape);
    for (input, weight) in [0.4, -0.4, 0.25, 0.49].into_iter().enumerate() {
        net.common[input][7] = weight;
    }
    let exact: Vec<f32> = net.common.iter().map(|row| row[7]).collect();
    for (step, thrifty) in [(1, false), (1, true), (2, false), (2, true), (7, false), (7, true)] {
        let (rounded, cut) = net.rounded(step, thrifty);
        assert_eq!(cut, 0);
        let file = rounded.file();
        let parts = FileParts::of::<Position>(&file).unwrap();
        let rows = &parts.weights[..parts.hidden * shape.rows()];
        assert!(rows.iter().all(|&byte| i32::from(byte as i8) % step == 0), "{step} {thrifty}");
        for (row, exact) in rounded.joined().rows.iter().zip(exact.iter().cycle()) {
            assert!((row[7] - exact).abs() <= step as f32 / 1020.0 + 1e-6, "{row:?} {exact} {step} {thrifty}");
        }
        for weight in [0.55, -0.55] {
            let mut net = net.clone();
            net.common[9][7] = weight;
            assert_eq!(net.rounded(step, thrifty).1, shape.places, "{weight} {step} {thrifty}");
        }
    }
}

#[test]
fn the_differences_between_places_can_learn_slower() {
    let shape = our_shape::<Position>();
    let moved = |rates: Rates| {
        let mut adam = Adam::new(Net::<32>::zero(&shape), &shape);
        let mut gradient = Net::random(&shape, &mut Random(3));
        gradient.rows.as_flattened_mut().fill(0.01);
        adam.step(&mut gradient, Rates { rate: 0.1, decay: 0.0, ..rates });
        adam.net.parts().map(|part| part.iter().map(|w| f64::from(w.abs())).sum::<f64>())
    };
    let usual = moved(Rates::default());
    assert!(usual[0] > 0.0 && usual[1] > 0.0, "{usual:?}");
    let common_alone = moved(Rates { besides: 0.0, ..Rates::default() });
    assert_eq!((common_alone[0], common_alone[1]), (0.0, usual[1]));
}

#[test]
fn later_scores_count_less_and_the_result_comes_last() {
    let mut game = played::<Position>().remove(0);
    game.plies.iter_mut().for_each(|ply| ply.drawn = false);
    let samples = |gamma: f32, game: &Record<Position>| {
        let mut samples = Vec::new();
        Sample::of_game(game, Target { gamma, ..TARGET }, &mut samples);
        samples
    };
    assert!(samples(1.0, &game).iter().all(|sample| sample.later == sample.points), "only the result");
    // Two moves of a game that White won. The second score is from Black's point of view.
    let mut position = Position::start("hostage").unwrap();
    let plies = [("e2e4", 10), ("d7d5", -400)].map(|(uci, score)| {
        let mv = position.read_uci(uci).unwrap();
        position = position.play_unchecked(mv);
        Ply { mv, drawn: false, score }
    });
    let mut short =
        Record { start: Position::start("hostage").unwrap(), opening: 0, points: 2, end: 0, plies: plies.to_vec() };
    let later = |gamma: f32, game: &Record<Position>| samples(gamma, game).first().map(|sample| sample.later);
    let said = 1.0 / (1.0 + (-1.0f32).exp());
    let close = |found: Option<f32>, wanted: f32| assert!((found.unwrap() - wanted).abs() < 1e-6, "{found:?} {wanted}");
    close(later(0.0, &short), said);
    close(later(0.75, &short), 0.25 * said + 0.75);
    // The consequences of a random move do not count before it.
    short.plies[1].drawn = true;
    close(later(0.75, &short), said);
}

#[test]
fn a_stream_reads_each_game_once_per_epoch_and_keeps_its_validation_games() {
    let folder = folder("stream");
    let games = played::<Position>();
    let expected = |keep: &dyn Fn(usize) -> bool| {
        let mut samples = Vec::new();
        let mut lot = Random(HEAD.seed);
        games
            .iter()
            .filter(|_| keep(usize::from(lot.once_in(20))))
            .for_each(|game| Sample::of_game(game, TARGET, &mut samples));
        samples.len()
    };
    for name in ["a.games", "b.games", "c.part"] {
        fs::write(folder.join(name), file(&games)).unwrap();
    }
    let mut stream = Stream::<Position>::open(&[folder], 10, 2, TARGET).unwrap();
    assert_eq!(stream.games, 4);
    for epoch in 0..2 {
        let (mut seen, mut last) = (0, 0.0);
        stream
            .epoch(&mut Random(epoch), |samples, [from, to]| {
                assert_eq!(from, last);
                (seen, last) = (seen + samples.len(), to);
            })
            .unwrap();
        assert_eq!((seen, last), (2 * expected(&|aside| aside == 0), 1.0));
        assert_eq!(stream.aside.len(), 2 * expected(&|aside| aside == 1));
    }
}

/// A training that continues has other random numbers.
#[test]
fn the_validation_samples_do_not_depend_on_the_epoch() {
    let folder = folder("validation");
    let mut game = played::<Position>().remove(0);
    // No ply at the start is skipped.
    game.opening = 0;
    // Seeds of files whose first game is for validation. The scores tell the files apart.
    let seeds = (0..).filter(|&seed| Random(seed).once_in(20)).take(6);
    for (number, seed) in (0..).zip(seeds) {
        game.plies.iter_mut().for_each(|ply| ply.score = number);
        let mut bytes = Vec::new();
        Head { games: 1, seed, ..HEAD }.write(&mut bytes).unwrap();
        game.write(&mut bytes).unwrap();
        fs::write(folder.join(format!("{number}.games")), bytes).unwrap();
    }
    let mut samples = Vec::new();
    Sample::of_game(&game, TARGET, &mut samples);
    assert!(!samples.is_empty());
    let most = 2 * samples.len() + 1;
    let scores = |epoch: u64| {
        let mut stream = Stream::<Position>::open(std::slice::from_ref(&folder), 10, 2, TARGET).unwrap();
        stream.most_aside = most;
        stream.epoch(&mut Random(epoch), |_, _| {}).unwrap();
        stream.aside.iter().map(|sample| sample.score).collect::<Vec<_>>()
    };
    let first = scores(0);
    assert_eq!(first.len(), most);
    assert!((1..6).all(|epoch| scores(epoch) == first), "{first:?}");
}

#[test]
fn training_continues_only_from_its_own_checkpoint() {
    let shape = our_shape::<Position>();
    let path = folder("checkpoint").join("state");
    let new = || Adam::new(Net::<32>::random(&shape, &mut Random(2)), &shape);
    assert_eq!(checkpoint::read(&path, &mut new(), "options").unwrap(), 0);
    let mut adam = new();
    adam.step(&mut Net::random(&shape, &mut Random(3)), Rates { rate: 0.1, decay: 1.0, pull: 0.1, ..Rates::default() });
    checkpoint::write(&path, &mut adam, "options", 4).unwrap();
    let mut again = new();
    assert_eq!(checkpoint::read(&path, &mut again, "options").unwrap(), 4);
    assert_eq!(again.step, 1);
    assert!(adam.parts().flatten().eq(again.parts().flatten()));
    assert!(checkpoint::read(&path, &mut again, "other options").is_err());
    // An unreadable checkpoint is not a missing one.
    assert!(checkpoint::read(&path.join("below"), &mut again, "options").is_err());
}

#[test]
fn the_mean_of_nets_lies_between_them() {
    let net = built_in::<Position>();
    // Offsets of a weight, and of both bytes of the last bias.
    let (low, high) = (net.len() - 2, net.len() - 1);
    let mut other = net.to_vec();
    other[5000] = other[5000].wrapping_add(2);
    let bias = i16::from_le_bytes([net[low], net[high]]);
    other[low..].copy_from_slice(&(bias - 600).to_le_bytes());
    assert_eq!(mean::<Position>(&[net.to_vec()]).unwrap(), net);
    let mut middle = net.to_vec();
    middle[5000] = middle[5000].wrapping_add(1);
    middle[low..].copy_from_slice(&(bias - 300).to_le_bytes());
    assert_eq!(mean::<Position>(&[net.to_vec(), other.clone()]).unwrap(), middle);
    // The sums of the common place are 147 and 127, then 147 and 87. The common weight holds as much as fits.
    let (head, part) = (1 + usize::from(net[1]), our_shape::<Position>().inputs * 64);
    let [common, difference] = [head, head + (1 + our_shape::<Position>().common_place()) * part];
    let of = |sum: [u8; 2]| {
        let mut net = net.to_vec();
        (net[common], net[difference]) = (sum[0], sum[1]);
        net
    };
    let of = |sums: [[u8; 2]; 2]| {
        let mean = mean::<Position>(&sums.map(of)).unwrap();
        [common, difference, head + part].map(|at| mean[at] as i8)
    };
    // The first place has no differences, so its sums have means of 117 and 107.
    assert_eq!(of([[127, 20], [107, 20]]), [127, 10, -10]);
    assert_eq!(of([[127, 20], [87, 0]]), [117, 0, -10]);
    let mut later = net.to_vec();
    later[2] += 1;
    for wrong in [vec![], vec![net.to_vec(), other[1..].to_vec()], vec![vec![8]], vec![net.to_vec(), later]] {
        assert!(mean::<Position>(&wrong).is_err(), "{} files", wrong.len());
    }
}

#[test]
fn learns_the_order_of_quiet_moves() {
    let choices: Vec<_> = played::<Position>().iter().flat_map(|game| ordering::choices(game).unwrap()).collect();
    assert!(choices.len() > 20, "{}", choices.len());
    let mut learner = ordering::Learner::default();
    let [.., unlearnt] = ordering::places(&choices, &learner.weights);
    let mut pass = || choices.iter().map(|choice| learner.step(choice, 0.08)).sum::<f32>();
    let before = pass();
    for _ in 0..20 {
        pass();
    }
    assert!(pass() < before / 2.0);
    let [first, ten, mean] = ordering::places(&choices, &learner.weights);
    assert!(first > 0.5 && ten >= first && mean < unlearnt / 4.0, "{first} {ten} {mean} {unlearnt}");
    let rounded = ordering::weights(&learner.file());
    assert!(rounded.iter().zip(&learner.weights).all(|(rounded, weight)| (rounded - weight).abs() <= 1.0 / 32.0));
}

#[test]
fn forcing_moves_are_not_choices() {
    let mut seen = [0; 2];
    for position in positions() {
        for m in position.legal_moves() {
            let is_choice = ordering::Choice::of(&position, m).is_some();
            assert!(!is_choice || !position.hint(m).forcing, "{position:?} {m:?}");
            seen[usize::from(is_choice)] += 1;
        }
    }
    assert!(seen.iter().all(|&seen| seen > 100), "{seen:?}");
}
