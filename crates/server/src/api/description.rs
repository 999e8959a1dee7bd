//! The interface for programs, described: as a document for programs, and as a page for people.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use serde_json::Value;

/// The description, an `OpenAPI` 3.1 document. Tests hold it to what the server does.
const DOCUMENT: &str = include_str!("openapi.json");

const STYLE: &str = include_str!("description.css");

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let document = serde_json::from_str(DOCUMENT).expect("a test has read it");
    page(&document)
});

/// Where it is read.
pub(crate) fn router() -> Router {
    Router::new()
        .route("/api", get(show))
        .route("/api/openapi.json", get(document))
        .route("/api/style.css", get(style))
}

fn send(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}

/// The description, for programs.
async fn document() -> Response {
    send("application/json", DOCUMENT)
}

/// The same as a page, which needs no script.
async fn show() -> Response {
    send("text/html; charset=utf-8", &PAGE)
}

/// How the page looks.
async fn style() -> Response {
    send("text/css; charset=utf-8", STYLE)
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The whole page. Writing to a text can't fail.
fn page(document: &Value) -> String {
    let about = &document["info"];
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}: API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n<main>\n<h1>{title}: API</h1>\n\
         <p>{about}</p>\n<p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a>, \
         OpenAPI {version}.</p>\n",
        title = escape(text(about, "title")),
        about = escape(text(about, "description")),
        version = escape(text(document, "openapi")),
    );
    for tag in items(&document["tags"]) {
        let name = text(tag, "name");
        let (heading, about) = (escape(name), escape(text(tag, "description")));
        let _ = writeln!(page, "<section>\n<h2>{heading}</h2>\n<p>{about}</p>");
        for (path, methods) in entries(&document["paths"]) {
            for (method, operation) in entries(methods) {
                if items(&operation["tags"]).any(|it| it == name) {
                    write_operation(&mut page, path, method, operation);
                }
            }
        }
        page.push_str("</section>\n");
    }
    page.push_str("<section>\n<h2>types</h2>\n");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        let (name, about) = (escape(name), escape(text(schema, "description")));
        let _ = writeln!(
            page,
            "<details id=\"{name}\">\n<summary><code>{name}</code> {about}</summary>"
        );
        write_json(&mut page, schema);
        page.push_str("</details>\n");
    }
    page.push_str("</section>\n</main>\n</html>\n");
    page
}

fn write_operation(page: &mut String, path: &str, method: &str, operation: &Value) {
    let _ = writeln!(
        page,
        "<details id=\"{id}\">\n<summary><code><b>{method}</b> {path}</code> {summary}</summary>",
        id = escape(text(operation, "operationId")),
        method = escape(&method.to_uppercase()),
        path = escape(path),
        summary = escape(text(operation, "summary")),
    );
    let about = text(operation, "description");
    if !about.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escape(about));
    }
    page.push_str("<dl>\n");
    for parameter in items(&operation["parameters"]) {
        let (name, place) = (escape(text(parameter, "name")), escape(text(parameter, "in")));
        let about = escape(text(parameter, "description"));
        let _ = writeln!(page, "<dt><code>{name}</code> in the {place}</dt><dd>{about}</dd>");
    }
    if let Some(body) = operation.get("requestBody") {
        let _ = writeln!(page, "<dt>body</dt><dd>{}</dd>", content(body));
    }
    for (status, response) in entries(&operation["responses"]) {
        let about = escape(text(response, "description"));
        let _ = writeln!(page, "<dt>{status}</dt><dd>{about} {}</dd>", content(response));
    }
    for (name, event) in entries(&operation["x-events"]) {
        let (name, about) = (escape(name), escape(text(event, "description")));
        let kind = link(&event["data"]);
        let _ = writeln!(page, "<dt>event <code>{name}</code></dt><dd>{about} {kind}</dd>");
    }
    page.push_str("</dl>\n</details>\n");
}

/// The types of a body, each with its place on the page.
fn content(body: &Value) -> String {
    let kinds: Vec<_> = entries(&body["content"])
        .map(|(kind, it)| format!("<code>{}</code> {}", escape(kind), link(&it["schema"])))
        .collect();
    kinds.join(", ")
}

/// A type by its name, or an array of it.
fn link(schema: &Value) -> String {
    let inner = schema.get("items").or_else(|| schema.get("anyOf").and_then(|any| any.get(0)));
    let schema = inner.unwrap_or(schema);
    let name = text(schema, "$ref").rsplit('/').next().map(escape).unwrap_or_default();
    let list = if inner.is_some() { " (list, or null)" } else { "" };
    if name.is_empty() {
        return String::new();
    }
    format!("<a href=\"#{name}\">{name}</a>{list}")
}

fn write_json(page: &mut String, value: &Value) {
    let json = serde_json::to_string_pretty(value).unwrap_or_default();
    let _ = writeln!(page, "<pre><code>{}</code></pre>", escape(&json));
}
