use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use crate::LinkError;

/// Where a games server is: a host and a port, and whether the way there is encrypted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ServerAddress {
    is_secure: bool,
    host: String,
    port: u16,
}

/// The longest name of a host.
const LONGEST: usize = 253;

impl ServerAddress {
    /// Whether the way there is encrypted.
    pub const fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The host, as one connects to it.
    pub fn host(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    /// The port.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The host, and the port where it is not the usual one.
    pub fn authority(&self) -> String {
        let usual = if self.is_secure { 443 } else { 80 };
        match self.port {
            port if port == usual => self.host.clone(),
            port => format!("{}:{port}", self.host),
        }
    }

    /// The name of a file for what belongs to this server alone.
    pub(crate) fn file_name(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        let host: String =
            self.host.chars().map(|letter| if letter == ':' { '_' } else { letter }).collect();
        format!("{scheme}_{}_{}", host.trim_matches(['[', ']']), self.port)
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}/", self.authority())
    }
}

/// Reads a scheme, where there is one, a host and a port, where there is one.
impl FromStr for ServerAddress {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let (scheme, place) = match text.split_once("://") {
            Some((scheme, place)) => (Some(scheme.to_ascii_lowercase()), place),
            None => (None, text),
        };
        let place = place.strip_suffix('/').unwrap_or(place);
        if place.contains('@') {
            return Err(LinkError::Host);
        }
        let (host, port) = match place.rsplit_once(':') {
            // The colons of an address of version 6 stand in brackets.
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            _ => (place, None),
        };
        let host = host.to_ascii_lowercase();
        if !is_host(&host) {
            return Err(LinkError::Host);
        }
        let port = port.map(|port| match port.parse() {
            // A sign, or noughts before it, are no port that anybody writes.
            Ok(number) if number > 0 && port == u16::to_string(&number) => Ok(number),
            _ => Err(LinkError::Port),
        });
        let port = port.transpose()?;
        let is_secure = match scheme.as_deref() {
            Some("https") => true,
            Some("http") => false,
            Some(_) => return Err(LinkError::Scheme),
            // In one room a port is named and nothing is encrypted; elsewhere it is the other way round.
            None => port.is_none_or(|port| port == 443) && !is_local(&host),
        };
        Ok(Self { is_secure, host, port: port.unwrap_or(if is_secure { 443 } else { 80 }) })
    }
}

fn is_host(host: &str) -> bool {
    if let Some(inner) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return inner.parse::<Ipv6Addr>().is_ok();
    }
    let is_label = |label: &str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty()
            && label.len() <= 63
            && label.bytes().all(fits)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    host.len() <= LONGEST && host.split('.').all(is_label)
}

fn is_local(host: &str) -> bool {
    host == "localhost" || host.starts_with('[') || host.parse::<Ipv4Addr>().is_ok()
}
