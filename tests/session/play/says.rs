//! Phrases of the computer's characters, shown instead of their evaluation.

use super::*;
use hostage_chess::session::Opponent;

/// The text beside the computer's name.
fn state(session: &Any) -> String {
    game_view(session).players[0].state.clone()
}

/// The texts of a game in which the computer thinks, has moved, and has taken a hostage.
fn states(strength: Strength, players: Players, shows: bool) -> Vec<String> {
    let start = Tree::new(AnyPosition::start("hostage").unwrap());
    let mut session = Play::new(start, players, strength).with_coach(Some(false));
    session.show_evaluation(shows);
    let mut said = vec![state(&session)];
    for (person, engine) in [("e4", "d7d5"), ("a3", "d5e4")] {
        let (id, _) = question(&session.update(BoardAction::Type(person.into()))).unwrap();
        said.push(state(&session));
        session.update(info(id, Score::Centipawns(80), engine));
        said.push(state(&session));
        session.update(best(id, engine));
        said.push(state(&session));
    }
    said
}

#[test]
fn the_opponents_evaluation_is_hidden_unless_it_is_wanted() {
    for number in 0..=13 {
        let said = states(level(number), AGAINST, false);
        let told = said.join(" ");
        assert!(!told.contains("depth") && !told.contains("0.8") && !told.contains("Last"), "{told}");
        let opponent = Opponent::at(Level::new(number).unwrap());
        let [thinks, moved, took] = opponent.says.map(hostage_chess::words::text);
        assert_eq!(said[1..], [thinks, thinks, moved, thinks, thinks, took]);
        assert!(said[0].starts_with("Level"), "{}", said[0]);
        let shown = states(level(number), AGAINST, true);
        assert_eq!(shown[2..4], ["Thinking… depth 5, +0.8", "Last: depth 5, +0.8"]);
    }
    // An opponent without a character does not show its evaluation either.
    let said = states(Strength::Seconds(5), AGAINST, false);
    assert_eq!(said[1..4], ["Thinking…", "Thinking…", "5 seconds per move"]);
}

#[test]
fn the_computer_against_itself_shows_its_evaluation() {
    let mut session = session(Players::ENGINES);
    let (id, _) = question(&session.begin()).unwrap();
    session.update(info(id, Score::Centipawns(80), "e2e4"));
    let states = |session: &Any| game_view(session).players.map(|player| player.state);
    let rests = "5 seconds per move";
    assert_eq!(states(&session), [rests, "Thinking… depth 5, +0.8"]);
    let (id, _) = question(&session.update(best(id, "e2e4"))).unwrap();
    // Each side shows its own search.
    assert_eq!(states(&session), ["Thinking…", "Last: depth 5, +0.8"]);
    session.update(info(id, Score::Centipawns(-30), "e7e5"));
    session.update(best(id, "e7e5"));
    assert_eq!(states(&session), ["Last: depth 5, -0.3", "Thinking… depth 5, +0.8"]);
}

#[test]
fn phrases_of_characters_are_short_and_unique() {
    for language in ["en", "de"] {
        let text = std::fs::read_to_string(format!("static/words/{language}/table.ftl")).unwrap();
        let mut lines: Vec<&str> = Opponent::ALL
            .into_iter()
            .chain([Opponent::RECRUIT])
            .flat_map(|it| it.says)
            .map(|id| text.lines().find_map(|line| line.strip_prefix(&format!("{id} = "))).unwrap())
            .collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 34), "{lines:?}");
        let all = lines.len();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), all);
    }
}

#[test]
fn only_games_with_prisons_have_hostages() {
    let start = Tree::new(AnyPosition::start("messenger").unwrap());
    let mut session = Play::new(start, AGAINST, level(1)).with_coach(Some(false));
    let [_, _, took] = Opponent::ALL[0].says.map(hostage_chess::words::text);
    let mut numbers = Random(7);
    for _ in 0..60 {
        if session.outcome().is_some() {
            break;
        }
        let moves = session.position().legal_moves();
        let mv = session.position().uci(moves[numbers.below(moves.len())]);
        let effects = session.update(BoardAction::Type(mv));
        if let Some((id, _)) = question(&effects) {
            let answers = session.position().legal_moves();
            let captures = answers.iter().find(|&&m| {
                let events = session.position().events(m);
                events.iter().any(|event| matches!(event, hostage_chess::game::Event::Captured(..)))
            });
            let answer = session.position().uci(*captures.unwrap_or(&answers[0]));
            session.update(best(id, &answer));
        }
        assert_ne!(state(&session), took);
    }
}
