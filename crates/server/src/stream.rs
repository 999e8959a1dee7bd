use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};

/// The bytes of a connection, encrypted or not. How to encrypt is agreed upon with the first bytes, so
/// that nobody else waits for it.
pub(crate) enum Stream {
    /// As they are.
    Plain(TcpStream),
    /// Not agreed yet.
    Agreeing(Box<Accept<TcpStream>>),
    /// Encrypted.
    Encrypted(Box<TlsStream<TcpStream>>),
}

impl Stream {
    pub(crate) fn new(stream: TcpStream, acceptor: Option<&TlsAcceptor>) -> Self {
        match acceptor {
            Some(acceptor) => Self::Agreeing(Box::new(acceptor.accept(stream))),
            None => Self::Plain(stream),
        }
    }

    /// What bytes go through, once that is agreed upon.
    fn agreed(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<Pin<&mut (dyn Bytes + '_)>>> {
        if let Self::Agreeing(accept) = self {
            let stream = ready!(Pin::new(accept).poll(context))?;
            *self = Self::Encrypted(Box::new(stream));
        }
        Poll::Ready(Ok(match self {
            Self::Plain(stream) => Pin::new(stream),
            Self::Encrypted(stream) => Pin::new(&mut **stream),
            Self::Agreeing(_) => unreachable!("it was agreed upon above"),
        }))
    }
}

trait Bytes: AsyncRead + AsyncWrite + Unpin {}

impl<T: AsyncRead + AsyncWrite + Unpin> Bytes for T {}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(self.agreed(context))?.poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.agreed(context))?.poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        ready!(self.agreed(context))?.poll_write_vectored(context, buffers)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.agreed(context))?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.agreed(context))?.poll_shutdown(context)
    }
}
