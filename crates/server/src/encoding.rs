use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// Whether whoever asks can read Brotli.
pub(crate) fn takes_brotli(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut choices = values.flat_map(|value| value.split(','));
    choices.any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        let is_brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        // A weight of nothing means "not this one".
        let weight = parts.find_map(|part| part.strip_prefix("q=")).unwrap_or("1");
        is_brotli && weight.parse().is_ok_and(|weight: f32| weight > 0.0)
    })
}
