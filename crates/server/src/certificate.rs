use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{self, ServerConfig};

/// What a server shows to be who it says, and so to speak with encryption (TLS). It can be renewed while
/// the server runs; its clones are the same.
#[derive(Clone)]
pub struct Certificate(Arc<Current>);

/// The certificate of the moment.
struct Current(RwLock<Arc<CertifiedKey>>);

/// Why something is no certificate with its key.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// There is no certificate.
    #[error("the file of the certificate has none in PEM form (-----BEGIN CERTIFICATE-----)")]
    NoCertificate,
    /// There is no key, or one that is not readable.
    #[error("the file of the key has no private key in PEM form: {0}")]
    NoKey(pem::Error),
    /// They don't belong together, or are of a kind that nobody takes.
    #[error("certificate and key can't be used together: {0}")]
    Mismatch(#[from] rustls::Error),
}

impl Certificate {
    /// Reads a chain of certificates, the server's own first, and its private key, as PEM.
    pub fn read(chain: &[u8], key: &[u8]) -> Result<Self, CertificateError> {
        Ok(Self(Arc::new(Current(RwLock::new(Arc::new(read(chain, key)?))))))
    }

    /// Shows another one from now on; who is connected stays so.
    pub fn renew(&self, chain: &[u8], key: &[u8]) -> Result<(), CertificateError> {
        let fresh = Arc::new(read(chain, key)?);
        *self.0.0.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the protocol versions that come with it")
            .with_no_client_auth();
        let mut config = config.with_cert_resolver(Arc::clone(&self.0) as _);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Arc::new(config).into()
    }
}

fn read(chain: &[u8], key: &[u8]) -> Result<CertifiedKey, CertificateError> {
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(chain).collect();
    let chain = chain.ok().filter(|chain| !chain.is_empty());
    let chain = chain.ok_or(CertificateError::NoCertificate)?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(CertificateError::NoKey)?;
    Ok(CertifiedKey::from_der(chain, key, &ring::default_provider())?)
}

impl ResolvesServerCert for Current {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl fmt::Debug for Current {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Current")
    }
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Certificate")
    }
}
