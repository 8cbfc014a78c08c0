//! Correspondence games displaced more than once: the library keeps their seats, and a link continues them.

use super::Page;
use hostage_chess::game::Side;
use hostage_chess::link::{Link, LinkedGame, Screen};
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::library::{LibraryEntry, OpenPurpose, Purpose, StoredEntry, Trouble};
use hostage_chess::session::{LinkId, Players};
use hostage_chess::shell::{Action, Effect};

/// The link that a player sends.
fn letter(page: &Page) -> String {
    let play = page.shell.play();
    let (record, end) = play.given_away();
    let id = play.seat().and_then(|seat| seat.id);
    let game = LinkedGame { players: Players::HUMANS, short: true, id, end, ..LinkedGame::of(record) };
    Link { screen: Screen::Play, game: Some(game) }.to_string()
}

fn seat(page: &Page) -> Option<(Side, Option<LinkId>)> {
    page.shell.play().seat().map(|seat| (seat.side, seat.id))
}

/// A browser's library: kept and displaced games.
#[derive(Default)]
struct Shelf(Vec<StoredEntry>);

impl Shelf {
    /// Carries out the page's library requests until there are no more.
    fn serve(&mut self, page: &mut Page) {
        for _ in 0..10 {
            let wanted: Vec<LibraryEffect> = page
                .effects
                .drain(..)
                .filter_map(|effect| match effect {
                    Effect::Library(effect) => Some(effect),
                    _ => None,
                })
                .collect();
            for effect in wanted {
                let action = match effect {
                    LibraryEffect::Put(why, records) => {
                        let entries = records.iter().map(|(entry, _)| entry.clone()).collect();
                        records.into_iter().for_each(|stored| self.put(stored));
                        LibraryAction::Put(why, entries, Ok(()))
                    }
                    LibraryEffect::Displace(stored) => {
                        self.put(*stored);
                        continue;
                    }
                    // The database stores text.
                    LibraryEffect::Load => LibraryAction::Loaded(Ok(self
                        .0
                        .iter()
                        .map(|(entry, _)| LibraryEntry::read(&entry.text()).unwrap())
                        .collect())),
                    LibraryEffect::Fetch(purpose, ids) => {
                        let found = self.0.iter().filter(|(entry, _)| ids.contains(&entry.id)).cloned();
                        LibraryAction::Fetched(purpose, Ok(found.collect()))
                    }
                    _ => continue,
                };
                let rest: Vec<Effect> = page.effects.drain(..).collect();
                page.act(action);
                page.effects.extend(rest);
            }
        }
    }

    fn put(&mut self, stored: StoredEntry) {
        self.0.retain(|(entry, _)| entry.id != stored.0.id);
        self.0.push(stored);
    }
}

fn begin(page: &mut Page, shelf: &mut Shelf, moves: &[&str]) -> String {
    page.moment.now += 5000;
    page.act(Action::PlayFriend).act(Action::ByLinks("hostage"));
    shelf.serve(page);
    page.act(Action::Address("#/play".into()));
    shelf.serve(page);
    for squares in moves {
        page.tap(&[&squares[..2], &squares[2..]]);
        shelf.serve(page);
    }
    letter(page)
}

/// The friend opens a link, answers, and sends the reply.
fn answered(letter: &str, moved: &str) -> String {
    let mut friend = Page::open(letter);
    friend.act(Action::TakeUp(None));
    friend.tap(&[&moved[..2], &moved[2..]]);
    self::letter(&friend)
}

#[test]
fn a_link_continues_a_game_displaced_by_several_others_with_its_seat() {
    for long in [false, true] {
        let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
        let first = begin(&mut page, &mut shelf, &["e2e4"]);
        let (side, id) = seat(&page).unwrap();
        let mut answer = answered(&first, "e7e5");
        let mut moves = 2;
        if long {
            // The game is long enough to be kept, not only displaced.
            for (own, other) in [("g1f3", "b8c6"), ("f1c4", "g8f6")] {
                page.act(Action::Address(answer.clone()));
                shelf.serve(&mut page);
                page.tap(&[&own[..2], &own[2..]]);
                shelf.serve(&mut page);
                answer = answered(&letter(&page), other);
                moves += 2;
            }
        }
        begin(&mut page, &mut shelf, &["d2d4"]);
        begin(&mut page, &mut shelf, &["c2c4"]);
        begin(&mut page, &mut shelf, &["b2b4"]);
        let entries = shelf.0.iter().filter(|(entry, _)| entry.friend == id).count();
        assert_eq!(entries, 1, "the library has one entry for the game");

        // In the open page, and in a page opened by the link.
        let mut fresh = Page::open(&answer);
        fresh.act(Action::TakeUp(None));
        shelf.serve(&mut fresh);
        assert_eq!((seat(&fresh), fresh.moves().len()), (Some((side, id)), moves));
        assert_eq!(fresh.shell.play().board().orientation(), side);
        page.act(Action::Address(answer));
        shelf.serve(&mut page);
        assert_eq!((seat(&page), page.moves().len()), (Some((side, id)), moves));
        assert!(page.said().contains("you play White"), "{}", page.said());
        assert!(page.shell.displaced().game, "the previous game is one tap away");
        // It continues as the same library entry.
        page.tap(&["h2", "h3"]);
        assert_eq!(page.moves().len(), moves + 1);
        page.act(Action::Keep);
        shelf.serve(&mut page);
        assert_eq!(shelf.0.iter().filter(|(entry, _)| entry.friend == id).count(), 1);
    }
}

#[test]
fn a_letter_finds_the_readers_own_seat_among_several() {
    let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
    let first = begin(&mut page, &mut shelf, &["e2e4"]);
    let (side, id) = seat(&page).unwrap();
    begin(&mut page, &mut shelf, &["d2d4"]);
    begin(&mut page, &mut shelf, &["c2c4"]);
    // The other player's record of the same game, which an earlier version imported later.
    let (mut entry, text) = shelf.0.iter().find(|(entry, _)| entry.friend == id).unwrap().clone();
    (entry.id, entry.side) = (u64::MAX / 2, Some(!side));
    shelf.put((entry, text.replace("[Friend \"white", "[Friend \"black")));
    page.act(Action::Address(answered(&first, "e7e5")));
    shelf.serve(&mut page);
    assert_eq!((seat(&page), page.moves().len()), (Some((side, id)), 2));
}

#[test]
fn sent_and_received_links_open_the_game_as_it_stands() {
    let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
    let invitation = begin(&mut Page::open("#/play"), &mut Shelf::default(), &["e2e4"]);
    page.act(Action::Address(invitation.clone())).act(Action::TakeUp(None));
    shelf.serve(&mut page);
    page.tap(&["e7", "e5"]);
    let (side, id) = seat(&page).unwrap();
    let sent = letter(&page);
    assert_eq!(side, Side::Black);
    begin(&mut page, &mut shelf, &["d2d4"]);
    begin(&mut page, &mut shelf, &["c2c4"]);
    for link in [sent, invitation] {
        page.act(Action::Address(link));
        shelf.serve(&mut page);
        assert_eq!((seat(&page), page.shell.play().length()), (Some((Side::Black, id)), 2));
        begin(&mut page, &mut shelf, &["b2b4"]);
        begin(&mut page, &mut shelf, &["a2a4"]);
    }
}

#[test]
fn a_game_opened_from_the_library_keeps_the_players_seat() {
    let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
    begin(&mut page, &mut shelf, &["e2e4"]);
    let sat = seat(&page);
    begin(&mut page, &mut shelf, &[]);
    let stored = shelf.0.iter().find(|(entry, _)| Some(entry.friend) == sat.map(|(_, id)| id)).unwrap().clone();
    for way in [OpenPurpose::Play, OpenPurpose::Analyse] {
        page.act(LibraryAction::Fetched(Purpose::Open(way), Ok(vec![stored.clone()])));
        if way == OpenPurpose::Play {
            assert_eq!((seat(&page), page.moves()), (sat, vec!["e2e4".to_owned()]));
            page.act(Action::Analyse);
        }
        assert_eq!(page.shell.analysis().board().orientation(), Side::White);
    }
}

#[test]
fn an_unknown_link_is_a_new_game_and_a_failing_library_does_not_block_it() {
    let answer = answered(&begin(&mut Page::open("#/play"), &mut Shelf::default(), &["e2e4"]), "e7e5");
    let mut page = Page::open(&answer);
    page.act(Action::TakeUp(None));
    Shelf::default().serve(&mut page);
    assert_eq!((seat(&page).map(|(side, _)| side), page.moves().len()), (Some(Side::White), 2));
    let mut page = Page::open(&answer);
    page.act(Action::TakeUp(None));
    page.act(LibraryAction::Loaded(Err(Trouble::Forbidden)));
    assert_eq!(page.moves().len(), 2);
    page.tap(&["g1", "f3"]);
    assert_eq!(page.moves().len(), 3);
}

#[test]
fn later_moves_of_the_current_game_are_not_lost() {
    let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
    let answer = answered(&begin(&mut page, &mut shelf, &["e2e4"]), "e7e5");
    begin(&mut page, &mut shelf, &["d2d4"]);
    begin(&mut page, &mut shelf, &["c2c4"]);
    page.act(Action::Address(answer));
    let wanted = page.effects.clone();
    page.tap(&["g1", "f3"]);
    page.effects = wanted;
    shelf.serve(&mut page);
    assert_eq!(page.moves(), ["e2e4", "e7e5", "g1f3"]);
}

#[test]
fn the_seat_survives_a_version_that_does_not_know_it() {
    let (mut page, mut shelf) = (Page::open("#/play"), Shelf::default());
    begin(&mut page, &mut shelf, &["e2e4"]);
    begin(&mut page, &mut shelf, &[]);
    let (entry, text) = shelf.0[0].clone();
    assert!(entry.friend.is_some() && text.contains("[Friend \"white "), "{text}");
    // An older version reads the first lines and writes the rest back.
    let stored = entry.text();
    assert!(stored.ends_with(&format!("\nfriend {}\nyou white\n", entry.friend.unwrap())), "{stored}");
    assert_eq!(stored.lines().count(), 15);
    let mut again = LibraryEntry::read(&stored).unwrap();
    assert_eq!((again.text(), again.friend, again.displaced), (stored.clone(), entry.friend, entry.displaced));
    again.displaced = None;
    let kept = LibraryEntry::read(&again.text()).unwrap();
    assert_eq!((kept.friend, kept.displaced, kept.text()), (entry.friend, None, again.text()));
    // Lines of a newer version stay where they are.
    let newer = LibraryEntry::read(&(stored + "shelf: endings\n")).unwrap();
    assert_eq!(newer.friend, entry.friend);
    assert!(newer.text().ends_with("shelf: endings\n"));
    // An invalid tag gives no seat.
    for tag in ["", "white", "white x", "green 7", "white 99999999999", "white -1"] {
        assert_eq!(hostage_chess::session::keep::seat(tag), None, "{tag}");
    }
}
