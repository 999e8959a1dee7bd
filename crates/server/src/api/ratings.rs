use axum::Json;
use axum::extract::{Path, State};
use protocol::api::{Leaderboard, Profile, Ranked};

use super::{Api, Problem};
use crate::host::{level_ratings, person, rating_view};

/// How many are told.
const PAGE: i64 = 100;

/// Somebody as everybody may see them.
pub(crate) async fn profile(
    State(api): State<Api>,
    Path(id): Path<i64>,
) -> Result<Json<Profile>, Problem> {
    let store = api.host.store();
    let user = store.user(id).await?.ok_or(Problem::NOT_FOUND)?;
    let person_of = person(&user).ok_or(Problem::NOT_FOUND)?;
    let owner = match user.owner {
        Some(owner) => store.user(owner).await?.as_ref().and_then(person),
        None => None,
    };
    let ratings = store.ratings(id).await?.iter().map(rating_view).collect();
    Ok(Json(Profile { person: person_of, owner, ratings }))
}

/// The strongest at a game, and how strong the levels of the computer are.
pub(crate) async fn leaderboard(
    State(api): State<Api>,
    Path(id): Path<String>,
) -> Result<Json<Leaderboard>, Problem> {
    let shelf = api.host.means().shelf;
    let game = shelf.iter().find(|game| game.info().id == id).ok_or(Problem::NOT_FOUND)?;
    let store = api.host.store();
    let best = store.leaderboard(&id, crate::host::SURE, PAGE).await?;
    let ids: Vec<i64> = best.iter().map(|rating| rating.user).collect();
    let users = store.users(&ids).await?;
    let ranked = |rating: &store::Rating| {
        let user = users.iter().find(|user| user.id == rating.user)?;
        Some(Ranked { person: person(user)?, rating: rating_view(rating) })
    };
    let players = best.iter().filter_map(ranked).collect();
    Ok(Json(Leaderboard { game: id, players, levels: level_ratings(*game) }))
}
