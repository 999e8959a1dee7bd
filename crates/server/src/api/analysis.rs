use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use protocol::{Analysis, AnalysisRequest, Probe, UserId};
use serde::Deserialize;

use super::identity::Identity;
use super::{Api, Problem};

/// Those for whom a position is looked at now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analysing(Arc<Mutex<HashSet<UserId>>>);

/// One of them, until this is dropped.
struct Place(Analysing, UserId);

impl Analysing {
    fn enter(&self, user: UserId) -> Option<Place> {
        let is_new = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(user);
        is_new.then(|| Place(self.clone(), user))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

/// What an engine thinks of a position.
pub(crate) async fn analyse(
    State(api): State<Api>,
    Identity(person): Identity,
    wanted: Result<Json<AnalysisRequest>, JsonRejection>,
) -> Result<Json<Analysis>, Problem> {
    let Json(wanted) = wanted?;
    let Some(_place) = api.analysing.enter(person.id) else {
        let message = "one analysis at a time: wait for the answer to the last one";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message));
    };
    Ok(Json(api.host.analyse(&wanted).await?))
}

/// The games of which there are tables.
pub(crate) async fn tables(State(api): State<Api>) -> Json<Vec<String>> {
    Json(api.host.tables())
}

/// Which position is looked up.
#[derive(Debug, Deserialize)]
pub(crate) struct Looked {
    position: String,
}

/// What a table knows of a position.
pub(crate) async fn probe(
    State(api): State<Api>,
    Path(game): Path<String>,
    looked: Result<Query<Looked>, QueryRejection>,
) -> Result<Json<Probe>, Problem> {
    let Query(Looked { position }) = looked.map_err(|error| Problem::wrong(error.body_text()))?;
    Ok(Json(api.host.probe(&game, &position).await?))
}
