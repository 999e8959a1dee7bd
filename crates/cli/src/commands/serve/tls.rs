use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use board::quote;
use server::Certificate;

use crate::{CommandError, words};

/// How often it is looked whether the files have been renewed.
const LOOK: Duration = Duration::from_secs(5);

/// The files of a certificate and its key.
#[derive(Clone, Debug)]
pub(super) struct Files {
    certificate: PathBuf,
    key: PathBuf,
}

/// A file that could not be read, and why.
type Unread<'a> = (&'a Path, io::Error);

impl Files {
    pub(super) fn new(certificate: &Path, key: &Path) -> Self {
        Self { certificate: certificate.to_owned(), key: key.to_owned() }
    }

    /// Reads them.
    pub(super) fn read(&self) -> Result<Certificate, CommandError> {
        let [chain, key] =
            self.bytes().map_err(|(path, error)| CommandError::file(path, &error))?;
        Certificate::read(&chain, &key).map_err(|error| {
            let files = format!("{}, {}", self.certificate.display(), self.key.display());
            CommandError::Input(words::wrong_certificate(quote(&files), error.to_string()))
        })
    }

    fn bytes(&self) -> Result<[Vec<u8>; 2], Unread<'_>> {
        let read = |path| fs::read(path).map_err(|error| (path, error));
        Ok([read(self.certificate.as_path())?, read(self.key.as_path())?])
    }

    fn times(&self) -> [Option<SystemTime>; 2] {
        [&self.certificate, &self.key].map(|path| fs::metadata(path).ok()?.modified().ok())
    }

    /// Reads them again whenever they have been written anew, as long as the server runs. What can't be
    /// read is told, and the certificate stays as it was.
    pub(super) async fn follow(self, certificate: Certificate) {
        let mut known = self.times();
        loop {
            tokio::time::sleep(LOOK).await;
            let times = self.times();
            if times == known {
                continue;
            }
            known = times;
            let renewed = match self.bytes() {
                Ok([chain, key]) => certificate.renew(&chain, &key).map_err(|it| it.to_string()),
                Err((path, error)) => Err(format!("{}: {error}", path.display())),
            };
            match renewed {
                Ok(()) => tracing::info!("the certificate is renewed"),
                // One file may be there before the other: the next look finds both.
                Err(error) => tracing::warn!(error, "the renewed certificate can't be used"),
            }
        }
    }
}
