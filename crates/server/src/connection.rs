use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};
use tokio_rustls::TlsAcceptor;

use crate::stream::Stream;
use crate::{Certificate, Front, Limits};

/// A listener with room for so many connections at once.
pub(crate) struct Bounded {
    front: Front,
    acceptor: Option<TlsAcceptor>,
    room: Arc<Semaphore>,
    limits: Limits,
}

impl Bounded {
    pub(crate) fn new(front: Front, limits: Limits) -> Self {
        let acceptor = front.certificate.as_ref().map(Certificate::acceptor);
        Self { front, acceptor, room: Arc::new(Semaphore::new(limits.connections)), limits }
    }
}

impl Listener for Bounded {
    type Io = Connection;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let place = Arc::clone(&self.room).acquire_owned().await;
        let place = place.expect("nobody closes the room");
        let (stream, address) = Listener::accept(&mut self.front.listener).await;
        // A move is a small message, and nobody waits for the next one to send it along. Where that
        // can't be had, it is only slower.
        let _ = stream.set_nodelay(true);
        let patience = Box::pin(sleep(self.limits.request));
        let limits = self.limits;
        let peer = Peer::new(address.ip(), self.acceptor.is_some(), self.front.is_behind_proxy);
        let stream = Stream::new(stream, self.acceptor.as_ref());
        let connection = Connection {
            stream,
            patience,
            is_asking: false,
            is_stuck: false,
            limits,
            peer,
            _place: place,
        };
        (connection, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.front.listener.local_addr()
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    address: IpAddr,
    is_encrypted: bool,
    is_proxy: bool,
    /// Whether the connection lasts as long as both ends like, and looks after itself.
    is_open_end: Arc<AtomicBool>,
}

impl Peer {
    pub(crate) fn new(address: IpAddr, is_encrypted: bool, is_proxy: bool) -> Self {
        Self { address, is_encrypted, is_proxy, is_open_end: Arc::default() }
    }

    /// The address of the machine at the other end. What came by way of IPv6 for IPv4 is IPv4.
    pub(crate) const fn address(&self) -> IpAddr {
        self.address.to_canonical()
    }

    /// Whether nobody can read along.
    pub(crate) const fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// Whether it is a proxy, and can be believed for whom it asks.
    pub(crate) const fn is_proxy(&self) -> bool {
        self.is_proxy
    }

    /// Lets the connection last: it is no longer one of requests and answers.
    pub(crate) fn last(&self) {
        self.is_open_end.store(true, Ordering::Relaxed);
    }
}

impl Connected<IncomingStream<'_, Bounded>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Bounded>) -> Self {
        stream.io().peer.clone()
    }
}

/// A connection that ends when it does nothing for too long, or takes too long to say what it wants.
pub(crate) struct Connection {
    stream: Stream,
    /// Over when the connection has to end.
    patience: Pin<Box<Sleep>>,
    /// Whether bytes have come since the last answer: what ends a request is an answer.
    is_asking: bool,
    /// Whether something is to be sent that is not taken.
    is_stuck: bool,
    limits: Limits,
    peer: Peer,
    _place: OwnedSemaphorePermit,
}

impl Connection {
    fn wait(&mut self, duration: Duration) {
        self.patience.as_mut().reset(Instant::now() + duration);
    }

    /// What to answer where nothing can be done now: to wait, or that it was too long.
    fn pending<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        // One that lasts may say nothing for as long as it likes, but not leave what it is sent.
        if self.peer.is_open_end.load(Ordering::Relaxed) && !self.is_stuck {
            return Poll::Pending;
        }
        ready!(self.patience.as_mut().as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    /// Something was sent, if anything.
    fn sent(
        &mut self,
        sent: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if sent.is_pending() {
            if !self.is_stuck {
                self.is_stuck = true;
                self.wait(self.limits.idle);
            }
            return self.pending(context);
        }
        self.is_stuck = false;
        self.is_asking = false;
        self.wait(self.limits.idle);
        sent
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_pending() {
            return self.pending(context);
        }
        if !self.is_asking {
            self.is_asking = true;
            let duration = self.limits.request;
            self.wait(duration);
        }
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(sent, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, buffers);
        self.sent(sent, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
