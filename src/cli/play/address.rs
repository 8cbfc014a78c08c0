//! Addresses of relays.

use percent_encoding::percent_decode_str;

/// Address of a relay: `ws://user:password@host:port/path`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelayAddress {
    /// True for `wss://`: the connection is encrypted.
    pub is_secure: bool,
    /// Host, and port if it is not the usual one, as in the address.
    pub authority: String,
    /// Name of the host, or its number without brackets.
    pub host: String,
    /// Port.
    pub port: u16,
    /// Path with the query, from the first `/` on.
    pub path: String,
    /// User name, if the address has one.
    pub user: Option<String>,
    /// Password, if the address has one.
    pub password: Option<String>,
}

impl RelayAddress {
    /// Reads an address; none if it is not one of a WebSocket.
    pub fn read(text: &str) -> Option<RelayAddress> {
        let (scheme, rest) = text.trim().split_once("://")?;
        let is_secure = match scheme.to_ascii_lowercase().as_str() {
            "ws" => false,
            "wss" => true,
            _ => return None,
        };
        let rest = rest.split('#').next()?;
        let (authority, path) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
        let (login, authority) = authority.rsplit_once('@').map_or((None, authority), |(login, it)| (Some(login), it));
        let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let user = login.map(|login| decoded(login.split(':').next().unwrap_or_default()));
        let password = login.and_then(|login| login.split_once(':')).map(|(_, password)| decoded(password));
        let (host, port) = match authority.strip_prefix('[') {
            Some(rest) => rest.split_once(']').map(|(host, rest)| (host, rest.strip_prefix(':')))?,
            None => authority.split_once(':').map_or((authority, None), |(host, port)| (host, Some(port))),
        };
        let port = match port {
            None => {
                if is_secure {
                    443
                } else {
                    80
                }
            }
            Some(port) => port.parse().ok()?,
        };
        // These bytes end up in the head of a request.
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
        if host.is_empty() || !is_plain(authority) || !is_plain(&path) {
            return None;
        }
        let (authority, host) = (authority.to_owned(), host.to_owned());
        Some(RelayAddress { is_secure, authority, host, port, path, user, password })
    }

    /// The origin of pages at the same host, which a web server in front of the relay may ask for.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.is_secure { "https" } else { "http" }, self.authority)
    }

    /// The address of the site, if the relay lies below it at the usual path `mqtt`.
    pub fn site(&self) -> Option<String> {
        let folder = self.path.strip_suffix("mqtt").filter(|folder| folder.ends_with('/'))?;
        Some(format!("{}{folder}", self.origin()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_a_port_a_path_and_perhaps_a_login() {
        let read = |text| RelayAddress::read(text).unwrap();
        let plain = read("ws://127.0.0.1:8080/mqtt");
        assert_eq!(
            (plain.is_secure, plain.host.as_str(), plain.port, plain.path.as_str()),
            (false, "127.0.0.1", 8080, "/mqtt")
        );
        assert_eq!(plain.site().as_deref(), Some("http://127.0.0.1:8080/"));
        let club = read("WSS://a%40b:c:d@club.example/hostage/mqtt#x");
        assert_eq!((club.is_secure, club.host.as_str(), club.port), (true, "club.example", 443));
        assert_eq!((club.user.as_deref(), club.password.as_deref()), (Some("a@b"), Some("c:d")));
        assert_eq!(
            (club.origin().as_str(), club.site().as_deref()),
            ("https://club.example", Some("https://club.example/hostage/"))
        );
        let six = read("ws://[::1]:9001");
        assert_eq!(
            (six.host.as_str(), six.port, six.path.as_str(), six.authority.as_str()),
            ("::1", 9001, "/", "[::1]:9001")
        );
        assert_eq!(six.site(), None);
        assert_eq!(read("ws://host?x=1").path, "/?x=1");
        assert_eq!(read("ws://host/xmqtt").site(), None);
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in [
            "",
            "ws://",
            "ws:///mqtt",
            "http://host/mqtt",
            "host",
            "ws://host:x/",
            "ws://host:99999/",
            "ws://[::1",
            "ws://host/a b",
            "ws://ho\r\nst/",
        ] {
            assert_eq!(RelayAddress::read(text), None, "{text}");
        }
    }
}
