use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::ServerAddress;

/// How long a server may take to answer the door.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection, encrypted or not.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Connects to a server.
pub(crate) async fn connect(address: &ServerAddress) -> io::Result<Box<dyn Stream>> {
    let connected = timeout(PATIENCE, reach(address)).await;
    connected.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

async fn reach(address: &ServerAddress) -> io::Result<Box<dyn Stream>> {
    let plain = TcpStream::connect((address.host(), address.port())).await?;
    plain.set_nodelay(true)?;
    if !address.is_secure() {
        return Ok(Box::new(plain));
    }
    let name = ServerName::try_from(address.host().to_owned()).map_err(io::Error::other)?;
    Ok(Box::new(TlsConnector::from(settings()?).connect(name, plain).await?))
}

/// How the way is encrypted: with the certificates that this machine trusts, read once.
fn settings() -> io::Result<Arc<ClientConfig>> {
    static SETTINGS: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(known) = SETTINGS.get() {
        return Ok(Arc::clone(known));
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(crypto::ring::default_provider());
    let settings = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::clone(SETTINGS.get_or_init(|| Arc::new(settings))))
}
