use axum::http::StatusCode;
use protocol::Name;

use super::Problem;

/// What nobody may be called, since it would be taken for the server or for those who look after it.
const RESERVED: [&str; 30] = [
    "admin",
    "administrador",
    "administradora",
    "administrator",
    "apagado",
    "arbitro",
    "árbitro",
    "computador",
    "computer",
    "deleted",
    "eliminado",
    "engine",
    "equipa",
    "ludoteca",
    "moderador",
    "moderadora",
    "moderator",
    "nobody",
    "official",
    "operator",
    "referee",
    "root",
    "server",
    "servidor",
    "sistema",
    "staff",
    "support",
    "suporte",
    "system",
    "webmaster",
];

/// Whether somebody may be called so.
pub(crate) fn check(name: &Name) -> Result<(), Problem> {
    if !RESERVED.contains(&name.folded().as_str()) {
        return Ok(());
    }
    let message = "that name is kept for those who look after the server; take another one";
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "reserved_name", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_as_the_server_is() {
        for name in ["Admin", "L-u-d-o-teca", "Árbitro", "DELETED"] {
            assert!(check(&name.parse().unwrap()).is_err(), "{name}");
        }
        assert!(check(&"Adminda".parse().unwrap()).is_ok());
    }
}
