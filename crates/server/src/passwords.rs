use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use protocol::api::Password;
use tokio::sync::{OnceCell, Semaphore};

/// How many passwords are hashed at once: each takes 19 MiB and a processor.
const AT_ONCE: usize = 2;

/// How many may wait for that: as many as a class, and then some.
const WAITING: usize = 64;

/// Where passwords are hashed and compared, by Argon2id, a few at a time.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    random: fn() -> u64,
    places: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// The hash of a password that nobody has, for names that nobody has.
    dummy: Arc<OnceCell<String>>,
}

/// There are too many to be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooBusy;

impl Passwords {
    pub(crate) fn new(random: fn() -> u64) -> Self {
        Self {
            random,
            places: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            dummy: Arc::default(),
        }
    }

    /// The hash of a password, with a salt of its own.
    pub(crate) async fn hash(&self, password: &Password) -> Result<String, TooBusy> {
        let salt = self.salt();
        let password = password.clone();
        self.run(move || hash(password.reveal(), &salt)).await
    }

    /// Whether a password is the one of this hash. It takes as long where there is no hash, and then it
    /// is not.
    pub(crate) async fn verify(
        &self,
        password: &Password,
        hash: Option<String>,
    ) -> Result<bool, TooBusy> {
        let is_known = hash.is_some();
        let hash = match hash {
            Some(hash) => hash,
            None => self.dummy().await?,
        };
        let password = password.clone();
        let fits =
            move || argon2().verify_password(password.reveal().as_bytes(), hash.as_str()).is_ok();
        Ok(self.run(fits).await? && is_known)
    }

    /// Made before it is needed, so that the first who asks for a name that nobody has does not wait
    /// for longer.
    pub(crate) async fn dummy(&self) -> Result<String, TooBusy> {
        let salt = self.salt();
        let made = self.dummy.get_or_try_init(|| self.run(move || hash("", &salt))).await?;
        Ok(made.clone())
    }

    fn salt(&self) -> [u8; 16] {
        let halves = [(self.random)(), (self.random)()].map(u64::to_le_bytes);
        let mut salt = [0; 16];
        salt[..8].copy_from_slice(&halves[0]);
        salt[8..].copy_from_slice(&halves[1]);
        salt
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TooBusy> {
        let waits = Arc::clone(&self.waiting).try_acquire_owned().map_err(|_| TooBusy)?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| TooBusy)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((waits, place));
            done
        });
        done.await.map_err(|_| TooBusy)
    }
}

/// 19 MiB and two passes, as OWASP recommends.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1_024, 2, 1, None).expect("they are within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str, salt: &[u8]) -> String {
    let hashed = argon2().hash_password_with_salt(password.as_bytes(), salt);
    hashed.expect("a short password and a salt of 16 bytes").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_alone() {
        let passwords = Passwords::new(platform::fresh_number);
        let password = |text: &str| Password::new(text.into());
        let hash = passwords.hash(&password("sete mares")).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let again = passwords.hash(&password("sete mares")).await.unwrap();
        assert_ne!(hash, again, "each has a salt of its own");
        let fits = async |text, hash| passwords.verify(&password(text), hash).await.unwrap();
        assert!(fits("sete mares", Some(hash.clone())).await);
        assert!(!fits("sete Mares", Some(hash)).await);
        assert!(!fits("", None).await && !fits("", Some("nonsense".into())).await);
    }

    #[tokio::test]
    async fn too_many_at_once_are_refused() {
        let passwords = Passwords::new(platform::fresh_number);
        let all = passwords.waiting.acquire_many((AT_ONCE + WAITING) as u32).await.unwrap();
        let password = Password::new("sete mares".into());
        assert_eq!(passwords.hash(&password).await, Err(TooBusy));
        drop(all);
        assert!(passwords.hash(&password).await.is_ok());
    }
}
