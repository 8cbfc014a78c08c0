//! What is to be drawn: a plain description of the picture, computed from the session and nothing else.

use crate::game::{Area, Cell, Choice, Event, Game, Kind, Man, Mark, Side, Store, Stored, Touch};
use crate::session::{Activity, NodeId, Notice, Player, Session, tray_touch};
use crate::words;

/// The whole picture of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// How many columns and rows the board has.
    pub size: (u8, u8),
    /// The rows of the board as they are seen, top first, each from left to right.
    pub rows: Vec<Vec<CellView>>,
    /// The trays: top left, bottom left, top right, bottom right, as the seat sees them.
    pub trays: Vec<TrayView>,
    /// Whose seat the board is seen from.
    pub seat: Side,
    /// A question to answer before the turn is complete.
    pub picker: Option<Picker>,
    /// An arrow that explains a refusal.
    pub arrow: Option<(Cell, Cell)>,
    /// Where the last turn has just dropped a man.
    pub landed: Option<Cell>,
    /// The line of words.
    pub words: Words,
    /// The players: the one across first, then the one at the seat.
    pub players: [PlayerView; 2],
    /// The turns of the line that is shown.
    pub record: Vec<PlyView>,
    /// `1-0`, `0-1`, `1/2-1/2`, or nothing.
    pub result: &'static str,
    /// Whose turn it is.
    pub turn: Side,
    /// Whether the engine thinks.
    pub thinking: bool,
    /// Whether the engine waits to be told to go on.
    pub paused: bool,
    /// The FEN of the position.
    pub fen: String,
    /// Whether a turn can be taken back.
    pub can_undo: bool,
    /// Whether a turn can be played again.
    pub can_redo: bool,
}

/// One cell of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    /// Which cell.
    pub cell: Cell,
    /// Its name, such as `e4`.
    pub name: String,
    /// Where it is drawn, in cells from the left and from the top.
    pub at: (u8, u8),
    /// Whether it has the dark colour.
    pub dark: bool,
    /// Who stands there.
    pub man: Option<Man>,
    /// What a screen reader says.
    pub label: String,
    /// Part of the last turn.
    pub last: bool,
    /// A press picks up this man, rather than going on with a turn that was begun.
    pub arms: bool,
    /// Touched already.
    pub armed: bool,
    /// May be touched next.
    pub target: bool,
    /// The man in hand would land here and waits for an answer: who.
    pub ghost: Option<Man>,
    /// Check, pseudo-check, frozen.
    pub mark: Option<Mark>,
}

/// A prison or an airfield.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayView {
    /// Prison or airfield.
    pub area: Area,
    /// Whose.
    pub owner: Side,
    /// The short heading.
    pub heading: String,
    /// What a screen reader says.
    pub label: String,
    /// The men, dearest first.
    pub men: Vec<TrayMan>,
    /// Somebody came or went with the last turn.
    pub last: bool,
    /// The prisoner in hand may be pushed out here.
    pub target: bool,
}

/// The men of one kind in a tray.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayMan {
    /// Who.
    pub man: Man,
    /// How many.
    pub count: u8,
    /// What touching them means for the side to move.
    pub touch: Option<Touch>,
    /// A price tag or padlock.
    pub tag: Option<Tag>,
    /// What a screen reader says.
    pub label: String,
    /// There are more or fewer than before the last turn.
    pub last: bool,
    /// One has just come in.
    pub arrived: bool,
    /// A press picks up this man, rather than going on with a turn that was begun.
    pub arms: bool,
    /// Touched already.
    pub armed: bool,
    /// May be touched next.
    pub target: bool,
}

/// What a jailed man wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// The cheapest payment that buys him back.
    Price(Kind),
    /// Nothing that is held would.
    Locked,
}

/// A question: which of these?
#[derive(Clone, PartialEq, Debug)]
pub struct Picker {
    /// The question.
    pub title: String,
    /// Where on the board it is about.
    pub cell: Cell,
    /// The answers.
    pub choices: Vec<ChoiceView>,
}

/// One answer.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    /// What choosing it does.
    pub pick: Pick,
    /// The men it is about, to be drawn.
    pub men: Vec<Man>,
    /// The answer.
    pub title: String,
    /// What follows from it.
    pub note: String,
}

/// What an answer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Goes on with the turn.
    Touch(Touch),
    /// Plays the turn of this number in the list of drops and exchanges.
    Landing(usize),
}

/// The line of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// What it says.
    pub text: String,
    /// How it looks and how urgently it is read out.
    pub tone: Tone,
    /// Grows whenever something is said, even the same again.
    pub number: u32,
}

/// What sort of words these are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// What happened, or what to do.
    Plain,
    /// Check or the end: read out at once.
    Urgent,
    /// A refusal.
    Refusal,
}

/// One player's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Which side.
    pub side: Side,
    /// Who plays it.
    pub player: Player,
    /// The name and colour in words.
    pub name: String,
    /// What this player is doing.
    pub state: String,
    /// The lamp.
    pub lamp: Activity,
}

/// One turn of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyView {
    /// The number of the ply in this game, from 1.
    pub ply: usize,
    /// The number of the move.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Where it leads.
    pub node: NodeId,
    /// The notation.
    pub text: String,
    /// Whether this is the position shown.
    pub current: bool,
    /// The turns that were played here in other lines.
    pub others: Vec<(NodeId, String)>,
}

/// Draws up the picture of a session.
pub fn scene<G: Game>(session: &Session<G>) -> Scene {
    let position = session.position();
    let (notice, number) = session.notice();
    let arrow = match notice {
        Some(Notice::Refused(why)) => why.arrow.filter(|(from, to)| from != to),
        _ => None,
    };
    Scene {
        size: (position.layout().columns(), position.layout().rows()),
        rows: rows(session),
        trays: trays(session),
        seat: session.seat(),
        picker: picker(session),
        arrow,
        landed: landed(notice),
        words: Words { number, ..line_of_words(session, notice) },
        players: [!session.seat(), session.seat()].map(|side| player(session, side)),
        record: record(session),
        result: session.outcome().map_or("", |outcome| outcome.result()),
        turn: position.side_to_move(),
        thinking: session.is_thinking(),
        paused: session.is_paused(),
        fen: position.fen(),
        can_undo: session.tree().can_undo(),
        can_redo: session.tree().can_redo(),
    }
}

/// Where a man lands, if what is told is a drop or an exchange.
fn landed(notice: Option<&Notice>) -> Option<Cell> {
    let Some(Notice::Turn(_, events)) = notice else { return None };
    events.iter().find_map(|event| match *event {
        Event::Rescued(_, to) | Event::Dropped(_, to) => Some(to),
        _ => None,
    })
}

/// What the last turn did, if the position came about by one.
fn last_events<G: Game>(session: &Session<G>) -> Vec<Event> {
    let tree = session.tree();
    tree.turn(tree.current()).map(|(parent, m)| tree.at(parent).events(m)).unwrap_or_default()
}

fn touched_cells(events: &[Event]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for event in events {
        match *event {
            Event::Walked(_, from, to) => cells.extend([from, to]),
            Event::Rescued(_, to) | Event::Dropped(_, to) => cells.push(to),
            _ => {}
        }
    }
    cells
}

fn rows<G: Game>(session: &Session<G>) -> Vec<Vec<CellView>> {
    let (position, layout) = (session.position(), session.position().layout());
    let mut last = touched_cells(&last_events(session));
    if let Some(castled) = castled_king(session) {
        last.extend(castled);
    }
    let marks = position.marks();
    let next = session.fingers().next();
    let taken = session.fingers().taken();
    let ghost = ghost(session);
    let view = |cell: Cell, at: (u8, u8)| {
        let man = position.man_at(cell);
        let armed = taken.first() == Some(&Touch::Cell(cell)) || session.lifted() == Some(Touch::Cell(cell));
        let target = next.contains(&Touch::Cell(cell)) && !taken.is_empty();
        let of_cell = |mark: &&(Cell, Mark)| mark.0 == cell;
        let mark = marks.iter().find(of_cell).map(|&(_, mark)| mark);
        let name = layout.name(cell);
        let label = words::cell(&name, man, mark, armed, target);
        let dark = layout.is_dark(cell);
        let last = last.contains(&cell);
        let ghost = ghost.filter(|&(at, _)| at == cell).map(|(_, man)| man);
        let arms = session.arms(Touch::Cell(cell));
        CellView { cell, name, at, dark, man, label, last, arms, armed, target, ghost, mark }
    };
    let (columns, rows) = (layout.columns(), layout.rows());
    let seen = |y: u8| {
        (0..columns).filter_map(move |x| {
            let (column, row) = match session.seat() {
                Side::White => (x, rows - 1 - y),
                Side::Black => (columns - 1 - x, y),
            };
            Some((layout.at(column.into(), row.into())?, (x, y)))
        })
    };
    (0..rows).map(|y| seen(y).map(|(cell, at)| view(cell, at)).collect()).collect()
}

/// Castling is told by its wing, not by its squares: the king's two squares are found by looking.
fn castled_king<G: Game>(session: &Session<G>) -> Option<[Cell; 2]> {
    let side = last_events(session).into_iter().find_map(|event| match event {
        Event::Castled(side, _) => Some(side),
        _ => None,
    })?;
    let king = Man { side, kind: Kind::King };
    let find = |position: &G| position.layout().cells().find(|&cell| position.man_at(cell) == Some(king));
    let (parent, _) = session.tree().turn(session.tree().current())?;
    Some([find(session.tree().at(parent))?, find(session.position())?])
}

/// The man who would land where a payment or promotion is being asked for.
fn ghost<G: Game>(session: &Session<G>) -> Option<(Cell, Man)> {
    if !session.choosing() {
        return None;
    }
    let side = session.position().side_to_move();
    match *session.fingers().taken() {
        [Touch::Jailed(kind), Touch::Cell(cell)] => Some((cell, Man { side, kind })),
        [Touch::Cell(from), Touch::Cell(to)] => Some((to, session.position().man_at(from)?)),
        _ => None,
    }
}

fn trays<G: Game>(session: &Session<G>) -> Vec<TrayView> {
    let seat = session.seat();
    let stores = session.position().trays();
    let tree = session.tree();
    let before = tree.turn(tree.current()).map(|(parent, _)| tree.at(parent).trays()).unwrap_or_default();
    let find = |list: &[Store], area, owner| list.iter().find(|s| s.area == area && s.owner == owner).cloned();
    let places = [(Area::Prison, !seat), (Area::Airfield, seat), (Area::Airfield, !seat), (Area::Prison, seat)];
    places
        .into_iter()
        .filter_map(|(area, owner)| {
            let store = find(&stores, area, owner)?;
            Some(tray(session, &store, find(&before, area, owner)))
        })
        .collect()
}

fn tray<G: Game>(session: &Session<G>, store: &Store, before: Option<Store>) -> TrayView {
    let Store { area, owner, ref men } = *store;
    let to_move = session.position().side_to_move();
    let human = session.players().of(to_move) == Player::Human && session.outcome().is_none();
    let (next, taken) = (session.fingers().next(), session.fingers().taken());
    let view = |stored: &Stored| {
        let man = stored.man;
        let touch = tray_touch(area, owner, man.kind, to_move);
        let tag = match (area, stored.price) {
            (Area::Airfield, _) => None,
            (Area::Prison, Some(kind)) => Some(Tag::Price(kind)),
            (Area::Prison, None) => Some(Tag::Locked),
        };
        let count_before =
            before.as_ref().map(|b| b.men.iter().find(|s| s.man == man).map_or(0, |stored| stored.count));
        let payments: Vec<Kind> =
            if human && matches!(touch, Some(Touch::Jailed(_))) { payments(session, man.kind) } else { Vec::new() };
        TrayMan {
            man,
            count: stored.count,
            touch,
            tag,
            label: words::tray_man(man, stored.count, touch.filter(|_| human), &payments, stored.price),
            last: count_before.is_some_and(|count| count != stored.count),
            arrived: count_before.is_some_and(|count| count < stored.count),
            arms: touch.is_some_and(|touch| session.arms(touch)),
            armed: touch.is_some_and(|touch| taken.contains(&touch) || session.lifted() == Some(touch)),
            target: touch.is_some_and(|touch| !taken.is_empty() && next.contains(&touch)),
        }
    };
    let count_of = |stored: &Stored| (stored.man, stored.count);
    let pushing = matches!(session.lifted(), Some(Touch::Prisoner(_)));
    TrayView {
        area,
        owner,
        heading: words::tray_heading(area, owner == session.seat()),
        label: words::tray_label(area, owner),
        men: men.iter().map(view).collect(),
        last: before.as_ref().is_some_and(|before| before.men.iter().map(count_of).ne(men.iter().map(count_of))),
        target: pushing && area == Area::Airfield && owner != to_move,
    }
}

/// What the side to move could pay for one of its jailed men.
fn payments<G: Game>(session: &Session<G>, rescued: Kind) -> Vec<Kind> {
    let mut payments = Vec::new();
    for (spelling, _) in session.fingers().spellings() {
        if let [Touch::Prisoner(paid), Touch::Jailed(kind), ..] = spelling[..]
            && kind == rescued
            && !payments.contains(&paid)
        {
            payments.push(paid);
        }
    }
    payments.sort();
    payments
}

fn picker<G: Game>(session: &Session<G>) -> Option<Picker> {
    if let Some((cell, turns)) = session.landings() {
        return Some(landing_picker(session, cell, &turns));
    }
    if !session.choosing() {
        return None;
    }
    let side = session.position().side_to_move();
    let &cell = session.fingers().taken().iter().rev().find_map(|touch| match touch {
        Touch::Cell(cell) => Some(cell),
        _ => None,
    })?;
    let (_, lander) = ghost(session)?;
    let mut choices: Vec<(Choice, ChoiceView)> = session
        .fingers()
        .open()
        .filter_map(|(rest, m)| {
            let &[Touch::Choice(choice)] = rest else { return None };
            let events = session.position().events(m);
            let man = match choice {
                Choice::Pay(kind) => Man { side: !side, kind },
                Choice::Promote(kind) => Man { side, kind },
            };
            let pick = Pick::Touch(Touch::Choice(choice));
            let note = match choice {
                Choice::Pay(kind) => {
                    words::payment_note(side, kind.value() > lander.kind.value(), &events, session.position().layout())
                }
                Choice::Promote(_) => words::promotion_note(&events, session.position().layout()),
            };
            Some((choice, ChoiceView { pick, men: vec![man], title: words::kind_capital(man.kind), note }))
        })
        .collect();
    // The cheapest payment first; the best promotion first.
    choices.sort_by_key(|(choice, _)| match *choice {
        Choice::Pay(kind) => kind as i32,
        Choice::Promote(kind) => -(kind as i32),
    });
    let name = session.position().layout().name(cell);
    let title = match choices.first() {
        Some((Choice::Promote(_), _)) => words::promotion_title(&name),
        _ => words::payment_title(lander.kind, &name),
    };
    Some(Picker { title, cell, choices: choices.into_iter().map(|(_, view)| view).collect() })
}

fn landing_picker<G: Game>(session: &Session<G>, cell: Cell, turns: &[G::Move]) -> Picker {
    let position = session.position();
    let choices = turns.iter().enumerate().map(|(index, &m)| {
        let events = position.events(m);
        let men = events
            .iter()
            .filter_map(|event| match *event {
                Event::Paid(man) | Event::Rescued(man, _) | Event::Dropped(man, _) => Some(man),
                _ => None,
            })
            .rev()
            .collect();
        let (title, note) = words::landing(&events, position.layout());
        ChoiceView { pick: Pick::Landing(index), men, title, note }
    });
    Picker { title: words::landings_title(&position.layout().name(cell)), cell, choices: choices.collect() }
}

fn line_of_words<G: Game>(session: &Session<G>, notice: Option<&Notice>) -> Words {
    let position = session.position();
    let layout = position.layout();
    let (text, tone) = match notice {
        Some(Notice::Refused(why)) => (words::illegal(why, layout), Tone::Refusal),
        Some(Notice::Told(text)) => (text.clone(), Tone::Plain),
        Some(Notice::EngineFailed(text)) => (words::engine_failed(text), Tone::Refusal),
        Some(Notice::Paused) => (words::paused(position.side_to_move()), Tone::Plain),
        Some(Notice::Turn(side, events)) => {
            let urgent = session.outcome().is_some() || events.contains(&Event::Check);
            (words::events(*side, events, layout), if urgent { Tone::Urgent } else { Tone::Plain })
        }
        None if session.is_paused() => (words::paused(position.side_to_move()), Tone::Plain),
        None if session.outcome().is_some() => (String::new(), Tone::Plain),
        None => (words::to_move(position.side_to_move()), Tone::Plain),
    };
    if let Some(prompt) = prompt(session).filter(|_| tone != Tone::Refusal) {
        return Words { text: prompt, tone: Tone::Plain, number: 0 };
    }
    let refused = matches!(notice, Some(Notice::Refused(_) | Notice::Told(_)));
    let text = match session.outcome() {
        Some(outcome) if !refused => format!("{text} {}", words::result(&outcome)).trim_start().to_owned(),
        _ => text,
    };
    Words { text, tone, number: 0 }
}

/// What to touch next, where that is not plain to a newcomer.
fn prompt<G: Game>(session: &Session<G>) -> Option<String> {
    match *session.fingers().taken() {
        [Touch::Prisoner(kind)] => Some(words::whom_to_rescue(kind)),
        [Touch::Jailed(kind)] | [Touch::Prisoner(_), Touch::Jailed(kind)] => Some(words::where_to_land(kind)),
        [Touch::Airfield(kind)] => Some(words::where_to_drop(kind)),
        _ => None,
    }
}

fn player<G: Game>(session: &Session<G>, side: Side) -> PlayerView {
    let players = session.players();
    let player = players.of(side);
    let lamp = session.activity(side);
    let opponent_is_engine = players.of(!side) == Player::Engine;
    let state = match player {
        Player::Engine => words::engine_state(lamp, session.info(), session.seconds()),
        Player::Human => words::human_state(lamp, side, opponent_is_engine),
    };
    let name = words::player_name(player, side, opponent_is_engine);
    PlayerView { side, player, name, state, lamp }
}

fn record<G: Game>(session: &Session<G>) -> Vec<PlyView> {
    let tree = session.tree();
    let line = tree.line();
    let plies = line.iter().skip(1).enumerate().filter_map(|(index, &node)| {
        let (parent, _) = tree.turn(node)?;
        let before = tree.at(parent);
        let others = tree.alternatives(node).into_iter().map(|other| (other, tree.text(other).to_owned()));
        Some(PlyView {
            ply: index + 1,
            number: before.move_number(),
            side: before.side_to_move(),
            node,
            text: tree.text(node).to_owned(),
            current: node == tree.current(),
            others: others.collect(),
        })
    });
    plies.collect()
}
