use tokio::net::TcpListener;

use crate::Certificate;

/// Where a server is reached, and what it may believe of whoever reaches it there.
#[derive(Debug)]
pub struct Front {
    /// Where it listens.
    pub listener: TcpListener,
    /// With what it encrypts, if it does.
    pub certificate: Option<Certificate>,
    /// Whether a proxy alone connects to it, and says truly for whom (`X-Forwarded-For` and its like).
    pub is_behind_proxy: bool,
}

impl From<TcpListener> for Front {
    fn from(listener: TcpListener) -> Self {
        Self { listener, certificate: None, is_behind_proxy: false }
    }
}
