//! Options of `hostage play`: what is refused, and with which words.

use std::fs;
use std::path::Path;
use std::process::Command;

use hostage_chess::live::Invitation;

/// Options that a link decides, and ways to meet opponents that contradict each other.
#[test]
fn options_that_contradict_join_are_refused_by_name() {
    let link = Invitation { secret: [1; 16], creator: [2; 16], token: None }.write();
    for (option, value) in [
        ("game", Some("hole")),
        ("variant", Some("hole")),
        ("clock", Some("1+0")),
        ("games", Some("2")),
        ("invite", None),
    ] {
        let (join, own) = (["--join", &link], format!("--{option}"));
        let own = [&[own.as_str()][..], value.as_slice()].concat();
        for order in [[&join[..], &own], [&own, &join]] {
            let output = Command::new(env!("CARGO_BIN_EXE_hostage"))
                .args(["play", "--relay", "ws://127.0.0.1:1/mqtt"])
                .args(order.concat())
                .output()
                .unwrap();
            let told = String::from_utf8(output.stderr).unwrap();
            let expected = format!("--{option} cannot be used with --join.\nSee: hostage help\n");
            assert_eq!((output.status.code(), told), (Some(2), expected), "{order:?}");
        }
    }
}

#[test]
fn times_out_of_range_are_refused() {
    for (option, most) in [("wait", "3600"), ("pause", "60000"), ("clock", "1440+86400")] {
        let huge = ["1e19", "18446744073709551615", "99999999999999999999", "-1", "inf", "NaN", ""];
        let own = match option {
            "wait" => vec!["3601".to_owned()],
            "pause" => vec!["60001".to_owned()],
            _ => huge.iter().flat_map(|text| [format!("{text}+1"), format!("1+{text}")]).collect(),
        };
        let run = |value: &str, level: &str| {
            let arguments =
                ["play", "--relay", "ws://127.0.0.1:1/mqtt", "--level", level, &format!("--{option}={value}")];
            Command::new(env!("CARGO_BIN_EXE_hostage")).args(arguments).output().unwrap()
        };
        for value in own.iter().map(String::as_str).chain(huge) {
            let output = run(value, "1");
            let told = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{option} {value}: {told}");
            assert!(!told.contains("level"), "{option} {value}: {told}");
        }
        // The value is accepted, so the next fault is told.
        let output = Command::new(env!("CARGO_BIN_EXE_hostage"))
            .args(["play", "--relay", "ws://127.0.0.1:1/mqtt", &format!("--{option}={most}"), "--level", "99"])
            .output()
            .unwrap();
        assert!(String::from_utf8(output.stderr).unwrap().contains("level"), "{option} {most}");
    }
}

/// An error names the option, its value and what was expected.
#[test]
fn wrong_values_are_refused_with_their_form() {
    let long = "a name of far more than 32 letters";
    for (option, value, expected) in [
        ("relay", "http://x", "expected an address such as wss://club.example/mqtt"),
        ("level", "x", "expected a number from 0 to "),
        ("level", "14", "expected a number from 0 to "),
        ("clock", "5", "expected MINUTES+SECONDS, at most a day each, or none"),
        ("games", "0", "expected a number from 1 to 100"),
        ("pause", "x", "expected a number from 0 to 60000"),
        ("join", "x", "expected the link of a live game, such as https://club.example/#/live?key=..."),
        ("name", long, "expected at most 32 bytes"),
    ] {
        let arguments = ["play", &format!("--{option}"), value];
        let output = Command::new(env!("CARGO_BIN_EXE_hostage")).args(arguments).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.starts_with(&format!("Invalid value \"{value}\" for --{option}: {expected}")), "{told}");
    }
}

/// A file that is no key is told and kept, and so is one that cannot be read or made.
#[test]
fn files_that_are_no_keys_are_refused() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let junk = folder.join("junk.key");
    fs::write(&junk, "a letter").unwrap();
    for (path, expected) in [
        (junk.clone(), format!("\"{}\" has no key that this program has made.\n", junk.display())),
        (folder.to_owned(), format!("Cannot read \"{}\": ", folder.display())),
        (folder.join("missing/key"), format!("Cannot write \"{}\": ", folder.join("missing/key").display())),
    ] {
        let arguments = ["play", "--relay", "ws://127.0.0.1:1/mqtt", "--key", path.to_str().unwrap()];
        let output = Command::new(env!("CARGO_BIN_EXE_hostage")).args(arguments).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(1) && output.stdout.is_empty() && told.starts_with(&expected), "{told}");
    }
    assert_eq!(fs::read(&junk).unwrap(), b"a letter");
}

#[test]
fn wrong_usage_and_dead_links_are_refused() {
    let run =
        |arguments: &[&str]| Command::new(env!("CARGO_BIN_EXE_hostage")).arg("play").args(arguments).output().unwrap();
    let relay = ["--relay", "ws://127.0.0.1:1/mqtt"];
    for arguments in [
        &[][..],
        &["--relay", "http://x"],
        &["--relay", "ws://x", "--level", "14"],
        &["--relay", "ws://x", "--clock", "5"],
        &["--relay", "ws://x", "--games", "0"],
        &["--relay", "ws://x", "--game", "draughts"],
        &["--relay", "ws://x", "--join", "x"],
        &["--relay", "ws://x", "--name", "a name of far more than 32 letters"],
        &["--relay", "ws://x", "y"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
    }
    let watching = Invitation { secret: [1; 16], creator: [2; 16], token: None };
    let output = run(&[&relay[..], &["--join", &watching.write()]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("Somebody else has this seat"));
}
