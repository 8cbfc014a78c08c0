//! The WebSocket to the relay.

use gloo::events::EventListener;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{BinaryType, MessageEvent, WebSocket};

/// Event of a socket.
pub enum SocketEvent {
    Opened,
    Received(Vec<u8>),
    Closed,
}

/// WebSocket with the protocol `mqtt`. Dropping it closes the connection.
pub struct Socket {
    socket: WebSocket,
    _listeners: [EventListener; 3],
}

impl Socket {
    /// Opens a connection. Returns none if the browser refuses the address.
    pub fn open(address: &str, happen: impl Fn(SocketEvent) + Clone + 'static) -> Option<Socket> {
        let socket = WebSocket::new_with_str(address, "mqtt").ok()?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let listen = |name: &'static str, read: fn(&web_sys::Event) -> Option<SocketEvent>| {
            let happen = happen.clone();
            EventListener::new(&socket, name, move |event| {
                if let Some(event) = read(event) {
                    happen(event);
                }
            })
        };
        let listeners = [
            listen("open", |_| Some(SocketEvent::Opened)),
            listen("message", |event| {
                let data = event.dyn_ref::<MessageEvent>()?.data().dyn_into::<ArrayBuffer>().ok()?;
                Some(SocketEvent::Received(Uint8Array::new(&data).to_vec()))
            }),
            // Every error is followed by a `close` event.
            listen("close", |_| Some(SocketEvent::Closed)),
        ];
        Some(Socket { socket, _listeners: listeners })
    }

    /// Sends bytes. If the connection is closing, they are lost, and the `close` event follows.
    pub fn send(&self, bytes: &[u8]) {
        let _ = self.socket.send_with_u8_array(bytes);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        // Closing works in every state of the socket, so there is no error to handle.
        let _ = self.socket.close();
    }
}
