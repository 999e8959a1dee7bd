//! The app's files as a browser gets them, over real sockets.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::LazyLock;
use std::{future, thread};

use site::FILES;

/// A server for all tests of this program.
static SERVER: LazyLock<SocketAddr> = LazyLock::new(|| {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            ludoteca_server::serve(
                listener,
                ludoteca_server::Limits::default(),
                ludoteca_server::app(None),
                future::pending(),
            )
            .await
            .unwrap();
        });
    });
    address
});

struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }
}

fn ask(method: &str, path: &str, headers: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(*SERVER).unwrap();
    let first = format!("{method} {path} HTTP/1.1");
    let lines = [&[&*first, "host: x", "connection: close"], headers, &["", ""]].concat();
    let request = lines.join("\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let mut lines = head.split("\r\n");
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap();
        (name.to_ascii_lowercase(), value.to_owned())
    };
    Answer { status, headers: lines.map(header).collect(), body: bytes[end + 4..].to_vec() }
}

fn get(path: &str) -> Answer {
    ask("GET", path, &[])
}

/// The path of the only file whose name begins and ends like this.
fn path(start: &str, end: &str) -> String {
    let is_it = |path: &str| path.starts_with(start) && path.ends_with(end);
    let mut paths = FILES.iter().map(|file| file.path).filter(|path| is_it(path));
    let path = paths.next().unwrap_or_else(|| panic!("there is no {start}*{end}"));
    assert_eq!(paths.next(), None);
    format!("/{path}")
}

#[test]
fn the_app_is_built() {
    assert_eq!(site::PROBLEM, None);
}

#[test]
fn every_file_comes_plain_and_compressed_with_its_type() {
    for file in FILES {
        let path = format!("/{}", file.path);
        let plain = get(&path);
        assert_eq!(plain.status, 200, "{path}");
        assert_eq!(plain.body, file.bytes, "{path}");
        assert_eq!(plain.header("content-type"), Some(file.kind), "{path}");
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        assert_eq!(plain.header("vary"), Some("accept-encoding"), "{path}");
        let packed = ask("GET", &path, &["accept-encoding: gzip, deflate, br, zstd"]);
        let mut unpacked = Vec::new();
        match packed.header("content-encoding") {
            Some("br") => {
                assert!(packed.body.len() < plain.body.len(), "{path}");
                let mut reader = brotli_decompressor::Decompressor::new(&*packed.body, 4096);
                reader.read_to_end(&mut unpacked).unwrap();
            }
            encoding => {
                assert_eq!(encoding, None, "{path}");
                assert!(["image/png", "font/woff2"].contains(&file.kind), "{path}");
                unpacked = packed.body;
            }
        }
        assert_eq!(unpacked, file.bytes, "{path}");
    }
    assert_eq!(get("/").body, get("/index.html").body);
}

#[test]
fn a_browser_that_does_not_want_brotli_does_not_get_it() {
    for wish in ["gzip", "br;q=0", "br; q=0.0, gzip", "brr", ""] {
        let answer = ask("GET", "/", &[&format!("accept-encoding: {wish}")]);
        assert_eq!(answer.header("content-encoding"), None, "{wish}");
    }
    for wish in ["br", "gzip,br", "BR", "gzip, br;q=0.5"] {
        let answer = ask("GET", "/", &[&format!("accept-encoding: {wish}")]);
        assert_eq!(answer.header("content-encoding"), Some("br"), "{wish}");
    }
}

#[test]
fn named_by_their_content_files_are_kept_for_ever_and_others_asked_for_again() {
    let mut again = Vec::new();
    for file in FILES {
        let answer = get(&format!("/{}", file.path));
        match answer.header("cache-control").unwrap() {
            "no-cache" => again.push(file.path),
            control => assert_eq!(control, "public, max-age=31536000, immutable"),
        }
        let tag = answer.header("etag").unwrap();
        let known = ask("GET", &format!("/{}", file.path), &[&format!("if-none-match: {tag}")]);
        assert_eq!((known.status, known.body.len()), (304, 0), "{}", file.path);
        assert_eq!(known.header("etag"), Some(tag));
        let other = ask("GET", &format!("/{}", file.path), &["if-none-match: W/\"other\""]);
        assert_eq!(other.status, 200);
    }
    again.sort_unstable();
    assert_eq!(again, ["index.html", "manifest.webmanifest", "sw.js"]);
}

#[test]
fn every_answer_is_fenced_in() {
    for (method, path) in [("GET", "/"), ("GET", "/none"), ("POST", "/"), ("GET", "/sw.js")] {
        let answer = ask(method, path, &[]);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-embedder-policy"), Some("require-corp"));
    }
}

#[test]
fn head_tells_what_get_would_send() {
    for path in ["/", "/none"] {
        let (get, head) = (get(path), ask("HEAD", path, &[]));
        assert_eq!(head.status, get.status);
        assert!(head.body.is_empty());
        for name in ["content-type", "content-length", "etag"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn what_is_not_there_and_what_cannot_be_done_is_said() {
    for path in ["/none", "/index.html/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//index.html"] {
        let answer = get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        let page = String::from_utf8(answer.body).unwrap();
        assert!(page.contains("There is nothing here") && page.contains("Aqui não há nada"));
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
        let answer = ask(method, "/", &[]);
        assert_eq!(answer.status, 405, "{method}");
        assert_eq!(answer.header("allow"), Some("GET, HEAD"), "{method}");
    }
}

#[test]
fn the_page_names_its_files_and_runs_no_script_of_its_own() {
    let page = String::from_utf8(get("/").body).unwrap();
    for (start, end) in [
        ("styles-", ".css"),
        ("start-", ".js"),
        ("theme-", ".js"),
        ("page-", ".js"),
        ("page-", ".wasm"),
        ("worker-", ".js"),
        ("icon-180-", ".png"),
    ] {
        assert!(page.contains(&path(start, end)[1..]), "{start}*{end}");
    }
    let worker = path("worker-", ".js");
    assert!(page.contains(&format!("<meta name=\"worker\" content=\"{}\">", &worker[1..])));
    let scripts = page.matches("<script").count();
    assert!(scripts == 2 && page.matches("></script>").count() == scripts);
    let handler = |rest: &str| rest.starts_with(char::is_alphabetic) && rest.contains("=\"");
    let words = page.split('<').filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag);
    let handlers = words.filter(|tag| tag.split(" on").skip(1).any(handler));
    assert_eq!(handlers.collect::<Vec<_>>(), Vec::<&str>::new());
    assert!(!page.contains("style=") && !page.contains("http"));
}

#[test]
fn the_service_worker_keeps_every_file_of_the_version() {
    let script = String::from_utf8(get("/sw.js").body).unwrap();
    for file in FILES.iter().filter(|file| file.path != "sw.js") {
        let name = if file.path == "index.html" { "./" } else { file.path };
        assert!(script.contains(&format!("\"{name}\"")), "{name}");
    }
}

#[test]
fn what_is_loaded_first_is_small() {
    const MOST: usize = 500 * 1024;
    let pictures = FILES.iter().filter(|file| file.path.contains("-light-"));
    let pictures = pictures.map(|file| format!("/{}", file.path));
    let first = [
        "/index.html".to_owned(),
        path("theme-", ".js"),
        path("styles-", ".css"),
        path("atkinson-", ".woff2"),
        path("fraunces-", ".woff2"),
        path("start-", ".js"),
        path("page-", ".js"),
        path("chunks-", ".js"),
        path("page-", ".wasm"),
    ];
    let size = |path: String| {
        let answer = ask("GET", &path, &["accept-encoding: br"]);
        let packed = (answer.header("content-type") != Some("font/woff2")).then_some("br");
        assert_eq!(answer.header("content-encoding"), packed, "{path}");
        answer.body.len()
    };
    let total: usize = first.into_iter().chain(pictures).map(size).sum();
    assert!(total <= MOST, "{total} bytes are loaded first, and {MOST} are allowed");
}
