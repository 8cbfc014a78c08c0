//! A WebSocket to a relay, with or without encryption. Reading waits for a limited time.

use std::io::{self, Error, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use base64ct::{Base64, Encoding};
use ring::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Message, WebSocket};

use super::address::RelayAddress;
use super::crypto::random;

/// Time for each step of opening and for sending.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Maximum size of the answer to the handshake in bytes.
const MOST_HEAD: usize = 8_192;

/// Maximum size of a message in bytes. A relay may put several packets into one.
const MOST_MESSAGE: usize = 1 << 20;

/// Ends the key of a handshake (RFC 6455, 1.3).
const ENDS_KEY: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

trait Stream: Read + Write {}
impl<T: Read + Write> Stream for T {}

/// An open WebSocket.
pub struct BotSocket {
    socket: WebSocket<Box<dyn Stream>>,
    /// The connection below, for its timeouts.
    wire: TcpStream,
}

impl BotSocket {
    /// Connects. This takes a few seconds at most, unless the look-up of the name takes longer.
    ///
    /// # Errors
    /// The relay cannot be reached, its certificate is not valid, or it is no relay.
    pub fn open(address: &RelayAddress) -> io::Result<BotSocket> {
        let wire = connected(address)?;
        wire.set_nodelay(true)?;
        wire.set_read_timeout(Some(TIMEOUT))?;
        wire.set_write_timeout(Some(TIMEOUT))?;
        let plain = wire.try_clone()?;
        let mut stream: Box<dyn Stream> =
            if address.is_secure { Box::new(encrypted(&address.host, plain)?) } else { Box::new(plain) };
        shake_hands(&mut stream, address)?;
        let config = WebSocketConfig::default().max_message_size(Some(MOST_MESSAGE)).max_frame_size(Some(MOST_MESSAGE));
        Ok(BotSocket { socket: WebSocket::from_raw_socket(stream, Role::Client, Some(config)), wire })
    }

    /// Waits for a message for at most this time. Returns its bytes; none if there was no message.
    ///
    /// # Errors
    /// The connection is closed.
    pub fn receive(&mut self, wait: Duration) -> io::Result<Option<Vec<u8>>> {
        self.wire.set_read_timeout(Some(wait.max(Duration::from_millis(1))))?;
        match self.socket.read() {
            Ok(Message::Binary(bytes)) => Ok(Some(bytes.to_vec())),
            // Pings are answered by the library. MQTT sends no texts.
            Ok(_) => Ok(None),
            Err(tungstenite::Error::Io(error)) if is_timeout(&error) => Ok(None),
            Err(error) => Err(closed(error)),
        }
    }

    /// Sends bytes as a message.
    ///
    /// # Errors
    /// The connection is closed, or it takes nothing.
    pub fn send(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.socket.send(Message::Binary(bytes.into())).map_err(closed)
    }
}

fn closed(error: tungstenite::Error) -> Error {
    match error {
        tungstenite::Error::Io(error) => error,
        error => Error::other(error),
    }
}

fn is_timeout(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// Connects to the first address of the host that answers.
fn connected(address: &RelayAddress) -> io::Result<TcpStream> {
    let mut last = Error::from(ErrorKind::NotFound);
    for found in (address.host.as_str(), address.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&found, TIMEOUT) {
            Ok(wire) => return Ok(wire),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Encrypts a connection. The system's certificates decide whom to trust.
fn encrypted(host: &str, wire: TcpStream) -> io::Result<StreamOwned<ClientConnection, TcpStream>> {
    let mut roots = RootCertStore::empty();
    // A certificate that cannot be read is as good as none.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(host.to_owned()).map_err(Error::other)?;
    let connection = ClientConnection::new(Arc::new(config), name).map_err(Error::other)?;
    Ok(StreamOwned::new(connection, wire))
}

/// Asks for a WebSocket with the protocol `mqtt` (RFC 6455, 4.1).
fn shake_hands(stream: &mut impl Stream, address: &RelayAddress) -> io::Result<()> {
    let key = Base64::encode_string(&random::<16>());
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: mqtt\r\nOrigin: {}\r\n\r\n",
        address.path,
        address.authority,
        address.origin(),
    );
    stream.write_all(request.as_bytes())?;
    stream.flush()?;
    // Reads no byte after the head, because the first message may follow.
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte)?;
        head.extend(byte);
        if head.len() > MOST_HEAD {
            return Err(Error::other("the answer is too long"));
        }
    }
    check_head(&String::from_utf8_lossy(&head), &key)
}

/// Checks the answer to the handshake with this key.
fn check_head(head: &str, key: &str) -> io::Result<()> {
    let mut lines = head.lines();
    let status = lines.next().unwrap_or_default();
    if status.split(' ').nth(1) != Some("101") {
        return Err(Error::other(format!("the host answers {status:.80}")));
    }
    let fields: Vec<_> = lines.filter_map(|line| line.split_once(':')).collect();
    let field = |name: &str| fields.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, it)| it.trim());
    let accept =
        Base64::encode_string(digest(&SHA1_FOR_LEGACY_USE_ONLY, format!("{key}{ENDS_KEY}").as_bytes()).as_ref());
    if field("Sec-WebSocket-Accept") != Some(&accept) {
        return Err(Error::other("the host does not speak WebSocket"));
    }
    if field("Sec-WebSocket-Protocol") != Some("mqtt") {
        return Err(Error::other("the host does not speak MQTT"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_to_this_handshake_is_accepted() {
        // The key and the answer are those of RFC 6455, 1.3.
        let key = "dGhlIHNhbXBsZSBub25jZQ==";
        let head = |status: &str, accept: &str, protocol: &str| {
            format!(
                "HTTP/1.1 {status}\r\nUpgrade: websocket\r\nsec-websocket-accept: {accept}\r\nSec-WebSocket-Protocol:{protocol}\r\n\r\n"
            )
        };
        let (status, accept) = ("101 Switching Protocols", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
        assert!(check_head(&head(status, accept, "mqtt"), key).is_ok());
        for wrong in [
            head("200 OK", accept, "mqtt"),
            head("403 Forbidden", accept, "mqtt"),
            head(status, "s3pPLMBiTxaQ9kYGzzhZRbK-xOo=", "mqtt"),
            head(status, accept, "chat"),
            "HTTP/1.1 101 x\r\n\r\n".to_owned(),
            String::new(),
        ] {
            assert!(check_head(&wrong, key).is_err(), "{wrong}");
        }
    }
}
