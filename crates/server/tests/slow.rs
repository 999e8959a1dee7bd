//! Whoever connects and does nothing, or hardly anything, is sent away, and hinders nobody.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "what is measured is the time")]

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};
use std::{future, thread};

use ludoteca_server::Limits;

fn server(limits: Limits) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            let app = ludoteca_server::app(None);
            ludoteca_server::serve(listener, limits, app, future::pending()).await.unwrap();
        });
    });
    address
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// How long a connection is borne with, when it sends this, byte by byte.
fn borne(address: SocketAddr, text: &str, pause: Duration) -> Duration {
    let mut stream = connect(address);
    let begun = Instant::now();
    for byte in text.bytes() {
        if stream.write_all(&[byte]).is_err() {
            return begun.elapsed();
        }
        thread::sleep(pause);
    }
    // An end or a broken connection, but not our own impatience.
    match stream.read(&mut [0; 16]) {
        Ok(0) => {}
        Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {}
        other => panic!("{other:?} after {:?}", begun.elapsed()),
    }
    begun.elapsed()
}

const SHORT: Duration = Duration::from_millis(300);

#[test]
fn a_slow_or_silent_connection_ends() {
    let limits = Limits { request: SHORT, idle: SHORT, connections: 8, ..Limits::default() };
    let address = server(limits);
    let most = Duration::from_secs(5);
    assert!(borne(address, "", SHORT) < most);
    assert!(borne(address, "GET / HTTP/1.1\r\nhost: x\r\n", Duration::ZERO) < most);
    // A byte now and then does not help.
    let slowly = "GET / HTTP/1.1\r\nx: ".to_owned() + &"y".repeat(400);
    assert!(borne(address, &slowly, Duration::from_millis(20)) < most);
}

#[test]
fn a_connection_that_is_used_stays() {
    let limits = Limits { request: SHORT, idle: SHORT, connections: 8, ..Limits::default() };
    let mut stream = connect(server(limits));
    for _ in 0..6 {
        stream.write_all(b"HEAD / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut answer = [0; 4_096];
        let count = stream.read(&mut answer).unwrap();
        assert!(answer[..count].starts_with(b"HTTP/1.1 "), "{:?}", &answer[..count]);
        thread::sleep(SHORT / 2);
    }
}

#[test]
fn five_hundred_slow_ones_hinder_nobody_for_long() {
    let limits = Limits { request: SHORT, idle: SHORT, connections: 64, ..Limits::default() };
    let address = server(limits);
    let slow: Vec<_> = (0..500)
        .map(|_| {
            let mut stream = connect(address);
            stream.write_all(b"GET / HT").unwrap();
            stream
        })
        .collect();
    let begun = Instant::now();
    let mut stream = connect(address);
    stream.write_all(b"HEAD / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    drop(slow);
}
