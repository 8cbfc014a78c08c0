//! `hostage play` run as a process: engines meet over a relay and play whole games.

mod broker;
mod options;

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use broker::Broker;
use hostage_chess::game::Side;
use hostage_chess::live::Invitation;
use hostage_chess::live::crypto::{decrypt, encrypt};
use hostage_chess::live::presence::{Presence, PresenceState};
use hostage_chess::live::register::unpadded;
use hostage_chess::live::sealing::{
    NONCE, SIGNATURE, content_key, game_id, message, sealed, split_message, split_sealed, to_encrypt,
};
use hostage_chess::live::seek::{Seek, SeekKind};
use hostage_chess::live::topic::Topic;

/// Time in which everything has to happen.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A game that takes a second or two.
const QUICK: [&str; 8] = ["--clock", "2+0", "--level", "1", "--pause", "0", "--wait", "0"];

/// A running program. It is killed at the end of the test.
struct Bot {
    child: Child,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Bot {
    fn start(url: &str, arguments: &[&str]) -> Bot {
        // Whoever made a link has chosen its clock.
        let usual = if arguments.contains(&"--join") { &QUICK[2..] } else { &QUICK[..] };
        let mut child = Command::new(env!("CARGO_BIN_EXE_hostage"))
            .args(["play", "--relay", url])
            .args(usual)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = Arc::new(Mutex::new(Vec::new()));
        let (output, kept) = (BufReader::new(child.stdout.take().unwrap()), Arc::clone(&lines));
        thread::spawn(move || output.lines().map_while(Result::ok).for_each(|line| kept.lock().unwrap().push(line)));
        Bot { child, lines }
    }

    fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }

    /// Waits for the number `count` of the lines with this text, from 1, and returns what follows the text.
    #[track_caller]
    fn line(&self, text: &str, count: usize) -> String {
        let mut found = None;
        wait(&format!("{text} in {:?}", self.lines), || {
            found =
                self.lines().iter().filter_map(|line| line.split_once(text)).nth(count - 1).map(|it| it.1.to_owned());
            found.is_some()
        });
        found.unwrap()
    }

    #[track_caller]
    fn result(&self, count: usize) -> String {
        self.line(" plies)", count);
        let lines = self.lines();
        let line = lines.iter().filter(|line| line.contains(" plies)")).nth(count - 1).unwrap();
        line.split_once(": ").map_or(line.clone(), |(_, result)| result.to_owned())
    }

    #[track_caller]
    fn end(&mut self) -> ExitStatus {
        let mut status = None;
        wait("the end", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status.unwrap()
    }

    /// Ends the program as a service manager does.
    #[track_caller]
    fn terminate(&mut self) -> ExitStatus {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        self.end()
    }
}

#[track_caller]
fn wait(what: &str, mut is_done: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_done() {
        assert!(begin.elapsed() < TIMEOUT, "no {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The topics of both registers of the game that a link invites to.
fn register_topics(link: &str) -> [String; 2] {
    let invitation = Invitation::read(link.split_once("key=").unwrap().1).unwrap();
    let id = game_id(&invitation.secret, 0);
    Side::BOTH.map(|side| Topic::Register(id, side).to_string())
}

/// Waits until both sides have moved several times. A register is sent when its side sits down, and with each move.
fn wait_for_moves(broker: &Broker, link: &str) {
    let topics = register_topics(link);
    wait("moves", || {
        let [_, passed] = broker.heard();
        topics.iter().all(|topic| passed.iter().filter(|(other, _)| other == topic).count() > 5)
    });
}

/// Two engines play a whole game by a link, and agree about it.
fn play_by_link(url: &str) {
    let mut host = Bot::start(url, &["--invite", "--name", "Ann"]);
    let link = host.line("Table 1: open ", 1);
    let mut guest = Bot::start(url, &["--join", &link, "--name", "Ben\u{202e}"]);
    host.line("Table 1: Ben has sat down.", 1);
    guest.line("Ann has sat down.", 1);
    assert_eq!(host.result(1), guest.result(1));
    assert!(host.result(1).starts_with(['0', '1']), "{}", host.result(1));
    assert!(guest.end().success());
    // The next link is for another game.
    assert_ne!(host.line("Table 2: open ", 1), link);
    assert!(host.terminate().success());
}

#[test]
fn two_engines_play_a_whole_game() {
    play_by_link(&Broker::start().url);
}

/// Mosquitto's own WebSockets, where it is installed.
#[test]
fn two_engines_play_over_mosquitto() {
    let paths =
        ["/usr/sbin/mosquitto", "/usr/bin/mosquitto", "/usr/local/sbin/mosquitto", "/opt/homebrew/sbin/mosquitto"];
    let Some(program) = paths.into_iter().find(|path| Path::new(path).exists()) else { return };
    let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let (plain, port) = (free(), free());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mosquitto.conf");
    let text = format!(
        "user root\nallow_anonymous true\nlistener {plain} 127.0.0.1\nlistener {port} 127.0.0.1\nprotocol websockets\nsocket_domain ipv4\n"
    );
    fs::write(&file, text).unwrap();
    let child = Command::new(program).arg("-c").arg(&file).stderr(Stdio::null()).spawn().unwrap();
    let _relay = Bot { child, lines: Arc::default() };
    wait("mosquitto", || TcpStream::connect(("127.0.0.1", port)).is_ok());
    play_by_link(&format!("ws://127.0.0.1:{port}/mqtt"));
}

/// The entries of the lobby: open seeks and running games.
fn entries(broker: &Broker) -> (Vec<Seek>, Vec<Seek>) {
    let messages = broker.retained("hc/1/lobby/");
    let entries = messages.iter().map(|(_, message)| Seek::read(Seek::split(message).unwrap().0).unwrap());
    entries.partition(|entry| matches!(entry.kind, SeekKind::Open { .. }))
}

fn seeks(broker: &Broker) -> Vec<Seek> {
    entries(broker).0
}

#[test]
fn a_seek_stands_while_a_seat_is_free() {
    let broker = Broker::start();
    let mut host = Bot::start(&broker.url, &["--games", "1", "--name", "Ann", "--game", "hole"]);
    wait("a seek", || seeks(&broker).len() == 1);
    let seek = &seeks(&broker)[0];
    assert!(seek.is_bot && seek.name == "Ann" && seek.terms.variant == "hole");
    assert!(matches!(seek.kind, SeekKind::Open { takes_bots: false, .. }));
    let mut guest = Bot::start(&broker.url, &["--join", &seek.invitation().write(), "--pause", "20"]);
    host.line("has sat down.", 1);
    wait("the withdrawal", || seeks(&broker).is_empty());
    assert_eq!(host.result(1), guest.result(1));
    assert!(guest.end().success());
    wait("the next seek", || seeks(&broker).len() == 1);
    assert_ne!(seeks(&broker)[0].secret, seek.secret);
    assert!(host.terminate().success());
    assert!(seeks(&broker).is_empty());
}

#[test]
fn a_running_game_is_in_the_lobby_for_others_to_watch() {
    let broker = Broker::start();
    let mut host = Bot::start(&broker.url, &["--games", "1", "--name", "Ann", "--pause", "30"]);
    wait("a seek", || seeks(&broker).len() == 1);
    let seek = &seeks(&broker)[0];
    // An estimate for the lowest level, which says that it is one.
    assert_eq!((seek.rating, seek.deviation), (900, 300));
    let guest = Bot::start(&broker.url, &["--join", &seek.invitation().write(), "--name", "Ben", "--pause", "30"]);
    wait("a running game", || entries(&broker).1.len() == 1);
    let game = &entries(&broker).1[0];
    assert!(game.is_bot && game.secret == seek.secret && game.invitation().token.is_none());
    assert!(matches!(&game.kind, SeekKind::Running { opponent, watchers: 0, .. } if opponent == "Ben"));
    assert_eq!(host.result(1), guest.result(1));
    wait("the end of the entry", || entries(&broker).1.is_empty());
    wait("the next seek", || seeks(&broker).len() == 1);
    // The result has changed the rating, which is surer now.
    let next = &seeks(&broker)[0];
    assert!(next.rating != 900 && next.deviation < 300, "{next:?}");
    assert!(host.terminate().success());
    assert_eq!(entries(&broker), (Vec::new(), Vec::new()));
}

#[test]
fn a_killed_program_leaves_no_seek() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &[]);
    wait("a seek", || seeks(&broker).len() == 1);
    drop(host);
    wait("the will", || seeks(&broker).is_empty());
}

#[test]
fn a_seek_is_beside_the_games_if_more_are_wanted() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--games", "2", "--pause", "30"]);
    let mut guests = Vec::new();
    let mut last = None;
    for number in 1..=2 {
        wait("a seek", || seeks(&broker).first().is_some_and(|seek| last.is_none_or(|last| last != seek.secret)));
        let seek = &seeks(&broker)[0];
        last = Some(seek.secret);
        guests.push(Bot::start(&broker.url, &["--join", &seek.invitation().write(), "--pause", "30"]));
        host.line("has sat down.", number);
    }
    let mut results: Vec<_> = guests.iter().map(|guest| guest.result(1)).collect();
    let mut own = vec![host.result(1), host.result(2)];
    results.sort();
    own.sort();
    assert_eq!(own, results);
}

#[test]
fn a_restart_replaces_the_seek_of_a_program_that_was_killed() {
    let broker = Broker::start();
    let seek = |host: &Bot| {
        host.line("Connected to the relay.", 1);
        wait("a seek", || seeks(&broker).len() == 1);
        seeks(&broker).remove(0)
    };
    let host = Bot::start(&broker.url, &[]);
    let first = seek(&host);
    drop(host);
    let mut host = Bot::start(&broker.url, &[]);
    wait("another seek", || seek(&host).key != first.key);
    assert_eq!(seeks(&broker).len(), 1);
    assert!(host.terminate().success());
    assert!(seeks(&broker).is_empty());
}

/// Whoever has played the engine meets the same opponent again. Pages that know the seek of the last run would take one of
/// the same id and key, whose renewals begin again, for an old message.
#[test]
fn a_kept_key_makes_the_same_player_after_a_restart() {
    let broker = Broker::start();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept.key");
    drop(fs::remove_file(&file));
    let run = || {
        let mut host = Bot::start(&broker.url, &["--key", file.to_str().unwrap()]);
        wait("a seek", || seeks(&broker).len() == 1);
        let (topic, seek) = (broker.retained("hc/1/lobby/").remove(0).0, seeks(&broker).remove(0));
        assert!(host.terminate().success());
        let said = host.lines().join("\n");
        assert!(!said.contains("kept.key"), "{said}");
        (topic, seek.key, fs::read(&file).unwrap())
    };
    let (first, second) = (run(), run());
    assert_eq!((first.1, &first.2), (second.1, &second.2));
    assert_ne!(first.0, second.0);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    fs::remove_file(&file).unwrap();
    assert_ne!(run().1, first.1);
}

#[test]
fn a_game_goes_on_after_the_relay_has_lost_everything() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite", "--pause", "40"]);
    let link = host.line("Table 1: open ", 1);
    let guest = Bot::start(&broker.url, &["--join", &link, "--pause", "40"]);
    wait_for_moves(&broker, &link);
    let before = broker.connections();
    broker.crash();
    host.line("No connection to the relay", 1);
    guest.line("No connection to the relay", 1);
    broker.recover();
    assert_eq!(host.result(1), guest.result(1));
    assert!(broker.connections() > before);
    host.line("Connected to the relay.", 1);
}

/// Reads messages about presence. The content of all others is left out.
fn presences(link: &str, messages: &[(String, Vec<u8>)]) -> Vec<Presence> {
    let key = content_key(&Invitation::read(link.split_once("key=").unwrap().1).unwrap().secret);
    let about_presence = messages.iter().filter(|(topic, _)| topic.contains("/p/"));
    let read = about_presence.map(|(topic, sealed)| {
        let (nonce, encrypted) = split_sealed(sealed).unwrap();
        let message = decrypt(&key, nonce, topic.as_bytes(), encrypted).unwrap();
        Presence::read(split_message(unpadded(&message).unwrap()).unwrap().0).unwrap()
    });
    read.collect()
}

/// The will comes after all messages of its session. Another connection of the same session would never be heard.
#[test]
fn each_connection_is_a_session_of_its_own() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite"]);
    let link = host.line("Table 1: open ", 1);
    let said = || presences(&link, &broker.heard()[1]);
    wait("presence", || !said().is_empty());
    broker.crash();
    host.line("No connection to the relay", 1);
    broker.recover();
    wait("presence after the reconnection", || said().len() > 1);
    let (first, last) = (said()[0], *said().last().unwrap());
    assert!(last.session > first.session && last.state == PresenceState::Here, "{first:?} {last:?}");
    let wills = presences(&link, &broker.heard()[0]);
    let sessions: Vec<u64> = wills.iter().map(|will| will.session).collect();
    assert_eq!(sessions, [first.session, last.session]);
    assert!(wills.iter().all(|will| (will.beat, will.state) == (u32::MAX, PresenceState::Gone)));
}

/// Everybody with the link can seal a message. Only the player's signature makes it the player's.
#[test]
fn a_strangers_message_of_a_later_version_ends_no_game() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite", "--pause", "40"]);
    let link = host.line("Table 1: open ", 1);
    let guest = Bot::start(&broker.url, &["--join", &link, "--pause", "40"]);
    host.line("has sat down.", 1);
    guest.line("has sat down.", 1);
    let secret = Invitation::read(link.split_once("key=").unwrap().1).unwrap().secret;
    for side in Side::BOTH {
        let topic = Topic::Register(game_id(&secret, 0), side).to_string();
        let (bytes, nonce) = (to_encrypt(&message(&[2], &[0; SIGNATURE])).unwrap(), [0; NONCE]);
        let encrypted = encrypt(&content_key(&secret), &nonce, topic.as_bytes(), &bytes).unwrap();
        broker.publish(&topic, &sealed(&nonce, &encrypted));
    }
    assert_eq!(host.result(1), guest.result(1));
}

/// A reload looks like leaving for a moment.
#[test]
fn an_opponent_who_reloads_after_the_game_finds_the_engine_still_there() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite", "--games", "1", "--wait", "60"]);
    let guest = Bot::start(&broker.url, &["--join", &host.line("Table 1: open ", 1), "--wait", "60"]);
    assert_eq!(host.result(1), guest.result(1));
    drop(guest);
    let begin = Instant::now();
    host.line("Table 2: open ", 1);
    assert!(begin.elapsed() > Duration::from_secs(8), "{:?}", begin.elapsed());
}

/// The creator's program is gone. Its register stays at the relay, so the engine claims the seat.
#[test]
fn an_engine_that_leaves_before_an_answer_takes_its_claim_with_it() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite"]);
    let link = host.line("Table 1: open ", 1);
    drop(host);
    let topics = register_topics(&link);
    let registers = || topics.iter().filter(|topic| broker.retained(topic).iter().any(|it| !it.1.is_empty())).count();
    assert_eq!(registers(), 1);
    let mut guest = Bot::start(&broker.url, &["--join", &link]);
    wait("the claim", || registers() == 2);
    assert!(guest.terminate().success());
    assert_eq!(registers(), 1);
}

/// As on a machine that sleeps: the claim and its withdrawal wait together.
#[test]
fn a_host_that_wakes_gives_no_seat_to_somebody_who_has_gone() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite"]);
    let link = host.line("Table 1: open ", 1);
    let signal = |name: &str| Command::new("kill").args([name, &host.child.id().to_string()]).status().unwrap();
    signal("-STOP");
    let topics = register_topics(&link);
    let registers = || topics.iter().filter(|topic| !broker.retained(topic).is_empty()).count();
    let mut gone = Bot::start(&broker.url, &["--join", &link, "--name", "Gone"]);
    wait("the claim", || registers() == 2);
    assert!(gone.terminate().success());
    wait("the withdrawal", || registers() == 1);
    signal("-CONT");
    let guest = Bot::start(&broker.url, &["--join", &link, "--name", "Ben"]);
    host.line("Table 1: Ben has sat down.", 1);
    assert_eq!(host.result(1), guest.result(1));
}

#[test]
fn the_end_of_the_program_ends_its_games() {
    let broker = Broker::start();
    let mut host = Bot::start(&broker.url, &["--invite", "--pause", "300"]);
    let link = host.line("Table 1: open ", 1);
    let guest = Bot::start(&broker.url, &["--join", &link, "--pause", "300"]);
    wait_for_moves(&broker, &link);
    assert!(host.terminate().success());
    let result = guest.result(1);
    assert!(result.contains("resign"), "{result}");
}

/// A relay need not lie below a site. The reader is told once what the links lack.
#[test]
fn links_without_a_known_site_say_what_to_put_before_them() {
    let broker = Broker::start();
    let hint = "The site's address is unknown, because the relay's path does not end with /mqtt. \
                Put the address before #, for example https://club.example/#/live?key=...";
    let url = broker.url.replace("/mqtt", "/");
    let mut host = Bot::start(&url, &["--invite"]);
    let link = host.line("Table 1: open ", 1);
    assert!(link.starts_with("#/live?key="), "{link}");
    assert_eq!(host.lines()[0], hint);
    let mut guest = Bot::start(&url, &["--join", &format!("https://club.example/{link}")]);
    assert!(guest.end().success());
    host.line("Table 2: open ", 1);
    assert_eq!(host.lines().iter().filter(|line| **line == hint).count(), 1);
    assert!(host.terminate().success());
    let known = Bot::start(&broker.url, &["--invite"]);
    assert!(
        known.line("Table 1: open ", 1).starts_with(&broker.url.replace("ws:", "http:").replace("mqtt", "#/live?key="))
    );
    assert!(!known.lines().contains(&hint.to_owned()));
}

/// Of two programs with the link one gets the seat, and a link for spectators has none.
#[test]
fn a_taken_seat_is_a_failure() {
    let broker = Broker::start();
    let host = Bot::start(&broker.url, &["--invite"]);
    let link = host.line("Table 1: open ", 1);
    let key = link.split_once("key=").unwrap().1;
    let watching = Invitation { token: None, ..Invitation::read(key).unwrap() }.write();
    let run = |link: &str| {
        let arguments = ["play", "--relay", &broker.url, "--join", link];
        Command::new(env!("CARGO_BIN_EXE_hostage")).args(arguments).args(&QUICK[2..]).output().unwrap()
    };
    let refused = |output: std::process::Output| {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let expected = "Somebody else has this seat, or the link is for spectators.\n".to_owned();
        assert_eq!(
            (output.status.code(), text(output.stdout), text(output.stderr)),
            (Some(1), String::new(), expected)
        );
    };
    // Both claim the seat at once.
    let outputs = thread::scope(|scope| [(), ()].map(|()| scope.spawn(|| run(&link))).map(|it| it.join().unwrap()));
    let (seated, late): (Vec<_>, Vec<_>) = outputs.into_iter().partition(|output| output.status.success());
    assert_eq!((seated.len(), late.len()), (1, 1));
    late.into_iter().for_each(refused);
    let link = host.line("Table 2: open ", 1);
    let guest = Bot::start(&broker.url, &["--join", &link]);
    guest.line("has sat down.", 1);
    refused(run(&link));
    refused(run(&watching));
}
