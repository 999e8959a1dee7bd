use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use protocol::api;

use crate::host::HostError;

/// Why a request was not answered as it was meant.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Problem {
    pub(crate) const NOT_FOUND: Self =
        Self { status: StatusCode::NOT_FOUND, code: "not_found", message: String::new() };

    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into() }
    }

    /// Whoever asks has to say who they are.
    pub(crate) fn nobody() -> Self {
        let message = "say who you are first: PUT /api/v1/me with a name, or a token";
        Self::new(StatusCode::UNAUTHORIZED, "nobody", message)
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
        (self.status, Json(api::Problem { code: self.code.into(), message })).into_response()
    }
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Self {
        let message = error.to_string();
        match error {
            HostError::NoGame => Self::new(StatusCode::NOT_FOUND, "no_game", message),
            HostError::Wrong(_) => Self::wrong(message),
            HostError::Busy | HostError::NoEngine | HostError::Store(store::StoreError::Busy) => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message)
            }
            HostError::NoEngineHere => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "no_engine", message)
            }
            HostError::NoTable(_) => Self::new(StatusCode::NOT_FOUND, "no_table", message),
            HostError::NotInTable => Self::new(StatusCode::NOT_FOUND, "not_in_table", message),
            HostError::Stopping => Self::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", message),
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
            Refusal::NotYourSeat | Refusal::NotYours => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        Self { status, code: refusal.code(), message: refusal.to_string() }
    }
}
