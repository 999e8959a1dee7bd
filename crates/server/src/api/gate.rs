use std::fmt::{self, Write as _};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::Problem;
use super::identity::shown;
use crate::client::Client;
use crate::keyed::{Keyed, Left};
use crate::{Limits, Rates};

/// Who has asked how much, and what is believed of who asks.
#[derive(Clone)]
pub(crate) struct Gate(Arc<Inner>);

struct Inner {
    limits: Limits,
    identities: Keyed<String>,
    addresses: Keyed<IpAddr>,
    newcomers: Keyed<IpAddr>,
    sign_in_addresses: Keyed<IpAddr>,
    sign_in_names: Keyed<(String, IpAddr)>,
    sign_in_everywhere: Keyed<String>,
}

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gate").field("limits", &self.0.limits).finish_non_exhaustive()
    }
}

impl Gate {
    /// A gate with these limits.
    pub(crate) fn new(limits: Limits) -> Self {
        let rates: Rates = limits.rates;
        Self(Arc::new(Inner {
            limits,
            identities: Keyed::new(rates.identity),
            addresses: Keyed::new(rates.address),
            newcomers: Keyed::new(rates.newcomers),
            sign_in_addresses: Keyed::new(rates.sign_in_address),
            sign_in_names: Keyed::new(rates.sign_in_name),
            sign_in_everywhere: Keyed::new(rates.sign_in_everywhere),
        }))
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Somebody becomes known.
    pub(crate) fn newcomer(&self, from: IpAddr) -> Result<(), Problem> {
        too_many([self.0.newcomers.take(network(from))])
    }

    /// Somebody says who they are, by a name in one way to write it.
    pub(crate) fn sign_in(&self, from: IpAddr, name: String) -> Result<(), Problem> {
        too_many([
            self.0.sign_in_addresses.take(network(from)),
            self.0.sign_in_names.take((name.clone(), network(from))),
            self.0.sign_in_everywhere.take(name),
        ])
    }
}

fn too_many<const N: usize>(left: [Left; N]) -> Result<(), Problem> {
    let wait = left.iter().filter_map(|left| left.wait).max();
    wait.map_or(Ok(()), |seconds| Err(Problem::too_many(seconds)))
}

/// An address; in version 6 the first half of it, since everybody has as many as they like of the rest.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let bits = six.to_bits() >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from_bits(bits))
        }
        four @ IpAddr::V4(_) => four,
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Gate {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Problem::no_gate)
    }
}

/// Lets in who has not asked too much, and tells everybody how much they may.
pub(crate) async fn pass(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Some(gate) = parts.extensions.get::<Gate>().cloned() else {
        return Problem::no_gate().into_response();
    };
    let client = Client::in_parts(&parts);
    let secret = shown(&parts.headers, client.is_encrypted);
    let mut left = vec![("address", gate.0.addresses.take(network(client.address)))];
    // A secret that nobody has given out counts as well; what it may ask is the address's.
    if let Some(secret) = secret {
        left.insert(0, ("identity", gate.0.identities.take(secret.hash())));
    }
    let wait = left.iter().filter_map(|(_, left)| left.wait).max();
    let mut response = match wait {
        Some(seconds) => Problem::too_many(seconds).into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    };
    for (name, value) in headers(&left) {
        response.headers_mut().insert(name, value);
    }
    response
}

/// How much may be asked and how much of it is left, as the IETF's draft on `RateLimit` fields for
/// HTTP has it.
fn headers(left: &[(&str, Left)]) -> [(HeaderName, HeaderValue); 2] {
    let (mut policy, mut state) = (String::new(), String::new());
    for (index, (name, Left { rate, count, wait })) in left.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        let window = rate.window.as_secs().max(1);
        // Writing to a text can't fail.
        let _ = write!(policy, "{comma}\"{name}\";q={};w={window}", rate.burst);
        let _ = write!(state, "{comma}\"{name}\";r={count}");
        if let Some(seconds) = wait {
            let _ = write!(state, ";t={seconds}");
        }
    }
    let value = |text: String| HeaderValue::from_str(&text).expect("letters, digits and signs");
    [
        (HeaderName::from_static("ratelimit-policy"), value(policy)),
        (HeaderName::from_static("ratelimit"), value(state)),
    ]
}

impl Problem {
    /// The app was not started by [`serve`](crate::serve), which brings the limits.
    fn no_gate() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", "the server has no limits")
    }

    /// Whoever asks has asked too much, and may again after so many seconds.
    pub(crate) fn too_many(seconds: u64) -> Self {
        let message = format!("that is too much at once; ask again in {seconds} s");
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message).retry_after(seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_is_one_address() {
        let same = |one: &str, other: &str| {
            network(one.parse().unwrap()) == network(other.parse().unwrap())
        };
        assert!(same("2001:db8:1:2::3", "2001:db8:1:2:ffff::4"));
        assert!(!same("2001:db8:1:2::3", "2001:db8:1:3::3"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
    }
}
