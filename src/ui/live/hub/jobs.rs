//! Jobs that need the browser's asynchronous cryptography: signing, sealing, opening and verifying.
//!
//! They are done one after the other, so that messages are sent and handled in order: an old register never follows a
//! newer one.

use gloo::utils::{document, window};
use js_sys::Promise;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{Hub, begin_work, next_job, read, with};
use crate::game::Side;
use crate::live::Malformed;
use crate::live::presence::{Presence, PresenceState};
use crate::live::sealing::{SignedContent, message, read_signed, split_message, to_sign};
use crate::live::series::{Arrival, OutgoingRegister};
use crate::live::topic::Topic;
use crate::live::watchers::WatchBeat;
use crate::session::LiveAction;
use crate::ui::live::crypto;
use crate::ui::live::seeks::signed_seek;
use crate::ui::live::time::now;

/// Time in which a withdrawal follows its claim if both have waited at the relay, in milliseconds.
const CLOSE: i32 = 250;

#[derive(Clone, PartialEq, Debug)]
pub enum Job {
    /// Signs and seals the message that the relay sends when this page falls silent.
    Will,
    /// Opens the connection.
    Connect,
    /// Sends the register of this player in this round.
    Publish(u8, Side),
    /// Tells the other player, or the creator of a game that the reader watches, whether the reader is there.
    Presence(PresenceState),
    /// Publishes the game's entry in the lobby.
    Announce,
    /// Opens and verifies a message: topic, payload, whether it was retained.
    Open(Topic, Vec<u8>, bool),
    /// Leaves the game of a creator who does not answer.
    GiveUp,
}

/// Starts doing jobs, unless a job is being done.
pub fn start() {
    if begin_work() {
        spawn_local(async {
            while let Some(job) = next_job() {
                // The game sends again whatever matters, so a failed job is not repeated.
                let _ = carry_out(job).await;
            }
        });
    }
}

/// Changes the hub, unless the reader has left the game since this era.
fn meanwhile<T>(era: u32, work: impl FnOnce(&mut Hub) -> T) -> Option<T> {
    (read(|hub| hub.era) == era).then(|| with(work))
}

async fn carry_out(job: Job) -> Option<()> {
    let era = read(|hub| hub.era);
    match job {
        Job::Connect => with(Hub::start_connection),
        Job::Will => {
            let (topic, payload) = presence(PresenceState::Gone).await?;
            meanwhile(era, |hub| hub.set_will(topic.to_string(), payload))?;
        }
        Job::Presence(state) => {
            let (topic, payload) = presence(state).await?;
            meanwhile(era, |hub| hub.publish(&topic, payload, None))?;
        }
        Job::Announce => {
            let ((id, seek), key) = read(|hub| Some((hub.running_seek()?, hub.key.clone()?)))?;
            let signed = signed_seek(id, &seek, &key).await?;
            meanwhile(era, |hub| hub.publish(&Topic::Seek(id), signed.payload, None))?;
        }
        Job::Publish(round, side) => publish(era, round, side).await?,
        Job::Open(topic, payload, is_retained) => open(era, topic, payload, is_retained).await?,
        Job::GiveUp => with(Hub::give_up),
    }
    Some(())
}

/// Signs and seals content for a topic.
async fn sealed(topic: &Topic, content: Vec<u8>) -> Option<Vec<u8>> {
    let (key, sealer) = read(|hub| Some((hub.key.clone()?, hub.sealer.clone()?)))?;
    let signature = key.sign(&to_sign(topic, &content)).await.ok()?;
    sealer.seal(&topic.to_string(), &message(&content, &signature)).await.ok()
}

/// Returns the sealed message about the reader's presence, or that of a spectator from the lobby.
async fn presence(state: PresenceState) -> Option<(Topic, Vec<u8>)> {
    if let Some((topic, beat, sealer)) = read(|hub| hub.watch_beat(state != PresenceState::Gone)) {
        let payload = sealer.seal(&topic.to_string(), &beat.write()).await.ok()?;
        return Some((topic, payload));
    }
    let (topic, said) = with(|hub| {
        let round = hub.play.as_ref().map_or(0, |play| play.series().round());
        // The relay sends the will last, so its number is greater than that of every other message.
        let beat = if state == PresenceState::Gone { u32::MAX } else { hub.beat };
        hub.beat = hub.beat.wrapping_add(1);
        let said = Presence { session: hub.session, beat, round, state, phrase: hub.phrase_now() };
        Some((hub.own_presence()?, said))
    })?;
    let payload = sealed(&topic, said.write()).await?;
    Some((topic, payload))
}

async fn publish(era: u32, round: u8, side: Side) -> Option<()> {
    let (topic, (outgoing, acts)) = read(|hub| {
        let series = hub.play.as_ref()?.series();
        // A claim that was withdrawn does not come back.
        hub.wish.withdrawn.is_none_or(|_| series.is_full()).then_some(())?;
        Some((hub.topic_of(round, side)?, series.outgoing(round, side)?))
    })?;
    let payload = match outgoing {
        OutgoingRegister::Verbatim(bytes) => bytes,
        OutgoingRegister::Own(register) => sealed(&topic, register.write()?).await?,
    };
    meanwhile(era, |hub| hub.publish(&topic, payload, Some((round, side, acts))))
}

async fn open(era: u32, topic: Topic, payload: Vec<u8>, is_retained: bool) -> Option<()> {
    let said = match payload.is_empty() {
        true => Ok(Said::Nothing),
        false => {
            // Browsers hold back the timers of hidden pages, and the player who claims the seat waits only ten seconds.
            let is_exact = !document().hidden();
            if is_exact && matches!(topic, Topic::Register(..)) && read(Hub::has_free_seat) {
                wait().await;
            }
            opened(&topic, &payload).await
        }
    };
    meanwhile(era, |hub| match (&topic, said) {
        (Topic::Register(id, side), said) => {
            let round = hub.round_of(id)?;
            // Somebody who has withdrawn a claim gets no seat: the relay's newest message counts.
            let deletes = |job: &Job| matches!(job, Job::Open(other, none, _) if none.is_empty() && *other == topic);
            if hub.has_free_seat() && hub.jobs.iter().any(deletes) {
                return None;
            }
            let arrival = match said {
                Ok(Said::Signed(SignedContent::Register(register))) => Arrival::Register(register, payload),
                Ok(Said::Signed(SignedContent::Newer)) => Arrival::Junk(Some(Malformed::Newer)),
                Ok(_) => Arrival::Nothing,
                Err(malformed) => Arrival::Junk(malformed),
            };
            hub.act(LiveAction::Receive(round, *side, arrival));
            Some(())
        }
        (Topic::Presence(_, founder), Ok(Said::Signed(SignedContent::Presence(said)))) => {
            hub.act(LiveAction::Hear(*founder, said, is_retained));
            Some(())
        }
        (_, Ok(Said::Watches(beat))) if !is_retained => {
            hub.watchers.hear(beat, now());
            Some(())
        }
        _ => None,
    })?
}

/// Waits until a message that follows closely, as after a sleep, has arrived too. Relays may send it only once this one has
/// been confirmed.
async fn wait() {
    let waited = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, CLOSE);
    });
    let _ = JsFuture::from(waited).await;
}

/// Content of a message.
enum Said {
    Nothing,
    Signed(SignedContent),
    Watches(WatchBeat),
}

/// Opens and reads a message, and verifies its signature if it needs one.
async fn opened(topic: &Topic, payload: &[u8]) -> Result<Said, Option<Malformed>> {
    let sealer = read(|hub| hub.sealer.clone()).ok_or(None)?;
    let opened = sealer.open(&topic.to_string(), payload).await.map_err(|_| None)?;
    if let Topic::Watch(_) = topic {
        return WatchBeat::read(&opened).map(Said::Watches).map_err(Some);
    }
    let (content, signature) = split_message(&opened).map_err(Some)?;
    let player = read(|hub| match topic {
        Topic::Presence(id, founder) => hub.key_heard(id, *founder),
        _ => hub.key_at(topic),
    });
    let (said, key) = read_signed(topic, content, player)?;
    match crypto::verify(&key, &to_sign(topic, content), signature).await {
        Ok(true) => Ok(Said::Signed(said)),
        Ok(false) | Err(_) => Err(None),
    }
}
