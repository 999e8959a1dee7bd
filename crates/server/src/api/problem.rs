use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use protocol::api;

use crate::host::HostError;
use crate::passwords::TooBusy;

/// Why a request was not answered as it was meant.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    message: String,
    /// After how many seconds it may be asked again.
    retry_after: Option<u64>,
}

impl Problem {
    pub(crate) const NOT_FOUND: Self = Self {
        status: StatusCode::NOT_FOUND,
        code: "not_found",
        message: String::new(),
        retry_after: None,
    };

    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), retry_after: None }
    }

    pub(crate) const fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Whoever asks has to say who they are.
    pub(crate) fn nobody() -> Self {
        let message = "say who you are first: PUT /api/v1/me with a name, or a token";
        Self::new(StatusCode::UNAUTHORIZED, "nobody", message)
    }

    /// Somebody is called so, or looks so.
    pub(crate) fn name_taken() -> Self {
        let message = "somebody has that name, or one that looks like it; take another one";
        Self::new(StatusCode::CONFLICT, "name_taken", message)
    }

    pub(crate) fn wrong(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", message)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let message = if self.message.is_empty() {
            "there is nothing here; docs/api.md says what there is".into()
        } else {
            self.message
        };
        let body = Json(api::Problem { code: self.code.into(), message });
        let retry_after = self.retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        match retry_after {
            Some(headers) => (self.status, headers, body).into_response(),
            None => (self.status, body).into_response(),
        }
    }
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Self {
        let message = error.to_string();
        match error {
            HostError::NoGame => Self::new(StatusCode::NOT_FOUND, "no_game", message),
            HostError::Wrong(_) => Self::wrong(message),
            HostError::Busy | HostError::NoEngine | HostError::Store(store::StoreError::Busy) => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message).retry_after(1)
            }
            HostError::NoEngineHere => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "no_engine", message)
            }
            HostError::NoTable(_) => Self::new(StatusCode::NOT_FOUND, "no_table", message),
            HostError::NotInTable => Self::new(StatusCode::NOT_FOUND, "not_in_table", message),
            HostError::Stopping => Self::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", message),
            HostError::Store(store::StoreError::NameTaken(_)) => Self::name_taken(),
            HostError::Damaged(_) | HostError::Store(_) => {
                metrics::counter!("ludoteca_database_errors_total").increment(1);
                // What exactly is wrong is the operator's business.
                tracing::error!(%message, "a request failed");
                let message = "something is wrong with the server; try again later";
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message)
            }
        }
    }
}

impl From<store::StoreError> for Problem {
    fn from(error: store::StoreError) -> Self {
        HostError::from(error).into()
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::new(rejection.status(), "unreadable", rejection.body_text())
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal {
            Refusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::NotYourSeat | Refusal::NeedsAccount | Refusal::NotYours => {
                StatusCode::FORBIDDEN
            }
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, refusal.code(), refusal.to_string())
    }
}

impl From<TooBusy> for Problem {
    fn from(_: TooBusy) -> Self {
        HostError::Busy.into()
    }
}
