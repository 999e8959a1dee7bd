use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};

use board::quote;
use i18n::Phrase;

use crate::words;

/// Begins to listen.
pub(super) fn listen(address: &str) -> Result<TcpListener, Phrase> {
    let wrong = |error: io::Error| {
        let at = quote(address);
        match error.kind() {
            io::ErrorKind::AddrInUse => words::address_in_use(at),
            io::ErrorKind::InvalidInput => words::no_address(at),
            _ => words::wrong_address(at, platform::reason(&error)),
        }
    };
    let listener = TcpListener::bind(address).map_err(wrong)?;
    listener.set_nonblocking(true).map_err(wrong)?;
    Ok(listener)
}

/// Begins to listen at the usual place, or anywhere else where something is there already, which is
/// explained.
pub(super) fn listen_somewhere(usual: &str) -> Result<(TcpListener, Option<Phrase>), Phrase> {
    if let Ok(listener) = listen(usual) {
        return Ok((listener, None));
    }
    Ok((listen("127.0.0.1:0")?, Some(words::place_taken(usual.to_owned()))))
}

/// The addresses at which a listener is reached: its own, or where that is all of this machine, each of
/// them, the one by which others reach it first.
pub(super) fn reached_at(own: SocketAddr) -> Vec<SocketAddr> {
    if !own.ip().is_unspecified() {
        return vec![own];
    }
    let mut hosts: Vec<IpAddr> = preferred().into_iter().collect();
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    // What only has a meaning together with an interface can't be passed on.
    let is_for_others = |host: &IpAddr| match host {
        IpAddr::V4(host) => !host.is_loopback() && !host.is_link_local(),
        IpAddr::V6(host) => own.is_ipv6() && !host.is_loopback() && !host.is_unicast_link_local(),
    };
    for host in interfaces.iter().map(if_addrs::Interface::ip).filter(is_for_others) {
        if !hosts.contains(&host) {
            hosts.push(host);
        }
    }
    hosts.push(Ipv4Addr::LOCALHOST.into());
    hosts.into_iter().map(|host| SocketAddr::new(host, own.port())).collect()
}

/// The address from which this machine would send something far away, where it can.
fn preferred() -> Option<IpAddr> {
    // Nothing is sent: the system only says from where it would be. The other is an address for
    // documentation, which nobody has.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_taken_is_explained() {
        let (first, note) = listen_somewhere("127.0.0.1:0").expect("a port is free");
        assert_eq!(note, None);
        let usual = first.local_addr().expect("it listens").to_string();
        let (other, note) = listen_somewhere(&usual).expect("a port is free");
        assert_ne!(other.local_addr().expect("it listens").to_string(), usual);
        let note = note.expect("it is taken").to_string();
        assert!(note.contains(&usual) && note.contains("end the other program"), "{note}");
    }

    #[test]
    fn one_address_is_itself() {
        let own: SocketAddr = "127.0.0.1:80".parse().expect("an address");
        assert_eq!(reached_at(own), [own]);
        let all = reached_at("0.0.0.0:80".parse().expect("an address"));
        assert_eq!(all.last(), Some(&own));
        assert!(all.iter().all(|address| address.port() == 80 && address.is_ipv4()));
    }
}
