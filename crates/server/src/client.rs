use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::connection::Peer;

/// From where and by which way a request comes: as the connection itself says, or the proxy at its
/// other end, where the operator says that there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// The address of the machine that asks.
    pub(crate) address: IpAddr,
    /// Whether nobody can read along on the way to it.
    pub(crate) is_encrypted: bool,
    /// What it calls this server.
    pub(crate) host: Option<String>,
}

impl Client {
    /// Who has sent a request.
    pub(crate) fn of(request: &Request) -> Self {
        Self::new(request.extensions(), request.headers())
    }

    /// Who has sent what begins so.
    pub(crate) fn in_parts(parts: &Parts) -> Self {
        Self::new(&parts.extensions, &parts.headers)
    }

    fn new(extensions: &Extensions, headers: &HeaderMap) -> Self {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let host = text(HOST.as_str()).map(str::to_owned);
        let Some(ConnectInfo(peer)) = extensions.get::<ConnectInfo<Peer>>() else {
            return Self { address: Ipv4Addr::LOCALHOST.into(), is_encrypted: false, host };
        };
        let own = Self { address: peer.address(), is_encrypted: peer.is_encrypted(), host };
        if !peer.is_proxy() {
            return own;
        }
        // A client may have written some of a list itself: the proxy adds what it sees at the end.
        let last = |name: &str| Some(text(name)?.rsplit(',').next()?.trim());
        Self {
            address: last("x-forwarded-for").and_then(|it| it.parse().ok()).unwrap_or(own.address),
            is_encrypted: last("x-forwarded-proto").map_or(own.is_encrypted, |it| it == "https"),
            host: last("x-forwarded-host").map(str::to_owned).or(own.host),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::new(&parts.extensions, &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(is_proxy: bool, headers: &[(&'static str, &'static str)]) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(Peer::new([10, 0, 0, 1].into(), false, is_proxy)));
        let headers = headers.iter().map(|(name, value)| {
            (name.parse().expect("a name"), axum::http::HeaderValue::from_static(value))
        });
        Client::new(&extensions, &headers.collect())
    }

    #[test]
    fn only_a_proxy_is_believed() {
        let headers = [
            ("host", "inside:8080"),
            ("x-forwarded-for", "192.0.2.66, 192.0.2.7"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "games.example"),
        ];
        let known = client(true, &headers);
        assert_eq!(known.address.to_string(), "192.0.2.7");
        assert!(known.is_encrypted);
        assert_eq!(known.host.as_deref(), Some("games.example"));
        let other = client(false, &headers);
        assert_eq!(other.address.to_string(), "10.0.0.1");
        assert!(!other.is_encrypted);
        assert_eq!(other.host.as_deref(), Some("inside:8080"));
        // A proxy that says nothing is a client like others.
        assert_eq!(client(true, &[]).address.to_string(), "10.0.0.1");
    }
}
