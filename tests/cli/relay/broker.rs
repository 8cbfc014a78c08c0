//! A small MQTT broker over WebSocket, as far as the program needs one. It may lose everything.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use base64ct::{Base64, Encoding};
use ring::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};
use tungstenite::protocol::Role;
use tungstenite::{Message, WebSocket};

/// Time for which a connection is read before its queue is sent.
const TURN: Duration = Duration::from_millis(3);

#[derive(Default)]
struct State {
    retained: BTreeMap<String, Vec<u8>>,
    clients: Vec<Client>,
    /// Grows when all connections are cut.
    generation: u32,
    refuses: bool,
    /// Number of connections so far.
    connections: usize,
    /// The will of each connection that had one, and all messages that were passed on.
    wills: Vec<(String, Vec<u8>)>,
    passed: Vec<(String, Vec<u8>)>,
}

struct Client {
    number: usize,
    patterns: Vec<String>,
    queue: Vec<Vec<u8>>,
}

/// A broker at a port of this machine.
#[derive(Clone)]
pub struct Broker {
    state: Arc<Mutex<State>>,
    pub url: String,
}

impl Broker {
    pub fn start() -> Broker {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("ws://{}/mqtt", listener.local_addr().unwrap());
        let broker = Broker { state: Arc::default(), url };
        let own = broker.clone();
        // The threads end with the tests.
        thread::spawn(move || {
            for wire in listener.incoming() {
                let broker = own.clone();
                thread::spawn(move || broker.serve(wire?));
            }
        });
        broker
    }

    /// Contents of the retained messages whose topics begin like this.
    pub fn retained(&self, start: &str) -> Vec<(String, Vec<u8>)> {
        let state = self.state.lock().unwrap();
        let found = state.retained.iter().filter(|(topic, _)| topic.starts_with(start));
        found.map(|(topic, payload)| (topic.clone(), payload.clone())).collect()
    }

    /// The wills of all connections so far, and all messages, with their topics.
    pub fn heard(&self) -> [Vec<(String, Vec<u8>)>; 2] {
        let state = self.state.lock().unwrap();
        [state.wills.clone(), state.passed.clone()]
    }

    pub fn connections(&self) -> usize {
        self.state.lock().unwrap().connections
    }

    /// Publishes a retained message.
    pub fn publish(&self, topic: &str, payload: &[u8]) {
        self.pass(topic, payload, true);
    }

    /// Cuts all connections and forgets everything, as after a crash.
    pub fn crash(&self) {
        let mut state = self.state.lock().unwrap();
        state.generation += 1;
        state.refuses = true;
        state.clients.clear();
        state.retained.clear();
    }

    /// Accepts connections again.
    pub fn recover(&self) {
        self.state.lock().unwrap().refuses = false;
    }

    fn serve(&self, mut wire: TcpStream) -> Result<(), Error> {
        if self.state.lock().unwrap().refuses {
            return Ok(());
        }
        wire.set_nodelay(true)?;
        accept(&mut wire)?;
        wire.set_read_timeout(Some(TURN))?;
        let mut socket = WebSocket::from_raw_socket(wire, Role::Server, None);
        let (number, generation) = {
            let mut state = self.state.lock().unwrap();
            state.connections += 1;
            let number = state.connections;
            state.clients.push(Client { number, patterns: Vec::new(), queue: Vec::new() });
            (number, state.generation)
        };
        let mut will = None;
        let mut is_over = false;
        while !is_over {
            match socket.read() {
                Ok(Message::Binary(bytes)) => is_over = self.take(number, &bytes, &mut will),
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {}
                Err(_) => is_over = true,
            }
            let queue = {
                let mut state = self.state.lock().unwrap();
                if state.generation != generation {
                    return Ok(());
                }
                let client = state.clients.iter_mut().find(|client| client.number == number);
                client.map(|client| std::mem::take(&mut client.queue)).unwrap_or_default()
            };
            for bytes in queue {
                is_over |= socket.send(Message::Binary(bytes.into())).is_err();
            }
        }
        self.state.lock().unwrap().clients.retain(|client| client.number != number);
        if let Some((topic, payload, is_retained)) = will {
            self.pass(&topic, &payload, is_retained);
        }
        Ok(())
    }

    /// Handles packets. Returns true after a farewell.
    fn take(&self, number: usize, mut bytes: &[u8], will: &mut Option<(String, Vec<u8>, bool)>) -> bool {
        while let Some((&first, rest)) = bytes.split_first() {
            let (length, rest) = length(rest);
            let (mut body, rest) = rest.split_at(length);
            bytes = rest;
            match first >> 4 {
                1 => {
                    let flags = body[7];
                    body = &body[10..];
                    text(&mut body);
                    if flags & 4 != 0 {
                        let (topic, payload) = (text(&mut body), field(&mut body));
                        self.state.lock().unwrap().wills.push((topic.clone(), payload.clone()));
                        *will = Some((topic, payload, flags & 0x20 != 0));
                    }
                    self.send(number, vec![0x20, 2, 0, 0]);
                }
                3 => {
                    let topic = text(&mut body);
                    if first & 6 != 0 {
                        self.send(number, vec![0x40, 2, body[0], body[1]]);
                        body = &body[2..];
                    }
                    self.pass(&topic, body, first & 1 != 0);
                }
                8 => {
                    self.send(number, vec![0x90, 3, body[0], body[1], 1]);
                    body = &body[2..];
                    let pattern = text(&mut body);
                    for (topic, payload) in self.retained("") {
                        if matches(&pattern, &topic) {
                            self.send(number, publish(&topic, &payload, true));
                        }
                    }
                    let mut state = self.state.lock().unwrap();
                    let client = state.clients.iter_mut().find(|client| client.number == number);
                    client.into_iter().for_each(|client| client.patterns.push(pattern.clone()));
                }
                12 => self.send(number, vec![0xd0, 0]),
                14 => {
                    *will = None;
                    return true;
                }
                _ => {}
            }
        }
        false
    }

    fn send(&self, number: usize, packet: Vec<u8>) {
        let mut state = self.state.lock().unwrap();
        let client = state.clients.iter_mut().find(|client| client.number == number);
        client.into_iter().for_each(|client| client.queue.push(packet.clone()));
    }

    fn pass(&self, topic: &str, payload: &[u8], is_retained: bool) {
        let mut state = self.state.lock().unwrap();
        state.passed.push((topic.to_owned(), payload.to_vec()));
        if is_retained {
            state.retained.insert(topic.to_owned(), payload.to_vec());
            state.retained.retain(|_, payload| !payload.is_empty());
        }
        for client in &mut state.clients {
            if client.patterns.iter().any(|pattern| matches(pattern, topic)) {
                client.queue.push(publish(topic, payload, false));
            }
        }
    }
}

/// True if a topic fits a pattern that ends with `#`, or `+` for one level, or has no wildcard.
fn matches(pattern: &str, topic: &str) -> bool {
    match (pattern.strip_suffix('#'), pattern.strip_suffix('+')) {
        (Some(start), _) => topic.starts_with(start),
        (_, Some(start)) => topic.strip_prefix(start).is_some_and(|rest| !rest.contains('/')),
        _ => pattern == topic,
    }
}

/// A message with QoS 0.
fn publish(topic: &str, payload: &[u8], is_retained: bool) -> Vec<u8> {
    let mut rest = topic.len() + payload.len() + 2;
    let mut bytes = vec![0x30 | u8::from(is_retained)];
    loop {
        bytes.push((rest % 128) as u8 | if rest > 127 { 128 } else { 0 });
        rest /= 128;
        if rest == 0 {
            break;
        }
    }
    bytes.extend((topic.len() as u16).to_be_bytes());
    bytes.extend(topic.bytes());
    bytes.extend(payload);
    bytes
}

fn length(mut bytes: &[u8]) -> (usize, &[u8]) {
    let (mut length, mut shift) = (0, 0);
    while let Some((&byte, rest)) = bytes.split_first() {
        bytes = rest;
        length |= usize::from(byte & 127) << shift;
        shift += 7;
        if byte < 128 {
            break;
        }
    }
    (length, bytes)
}

fn field(bytes: &mut &[u8]) -> Vec<u8> {
    let length = usize::from(u16::from_be_bytes([bytes[0], bytes[1]]));
    let (field, rest) = bytes[2..].split_at(length);
    *bytes = rest;
    field.to_vec()
}

fn text(bytes: &mut &[u8]) -> String {
    String::from_utf8(field(bytes)).unwrap()
}

/// Answers the handshake of RFC 6455.
fn accept(wire: &mut TcpStream) -> Result<(), Error> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        wire.read_exact(&mut byte)?;
        head.extend(byte);
    }
    let head = String::from_utf8(head).unwrap();
    assert!(
        (head.starts_with("GET /mqtt HTTP/1.1\r\n") || head.starts_with("GET / HTTP/1.1\r\n"))
            && head.contains("\r\nSec-WebSocket-Protocol: mqtt\r\n"),
        "{head}"
    );
    let key = head.split("Sec-WebSocket-Key: ").nth(1).and_then(|rest| rest.lines().next()).unwrap();
    let hash = digest(&SHA1_FOR_LEGACY_USE_ONLY, format!("{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11").as_bytes());
    let accept = Base64::encode_string(hash.as_ref());
    write!(
        wire,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Accept: {accept}\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n"
    )
}
