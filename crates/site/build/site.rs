use std::fs;

use crate::Files;
use crate::cargo::Cargo;
use crate::program::{CHUNKS, PAGE, Program};
use crate::shell::Shell;
use crate::template::fill;

/// The parts of the style sheet, in the order in which they count.
const STYLES: [&str; 13] = [
    "tokens", "base", "shell", "board", "shelf", "past", "new-game", "desk", "play", "editor",
    "learn", "study", "online",
];

/// Builds the app and gathers its files.
pub(crate) fn build(cargo: &Cargo) -> Result<Files, String> {
    let (page, chunks) = Program::page(&cargo.build_page()?, &cargo.target.join("chunks"))?;
    let worker = Program::worker(&cargo.build_worker()?)?;
    let assets = cargo.workspace.join("crates/web/assets");
    let read = |name: &str| {
        let path = assets.join(name);
        fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let text = |name: &str, values: &[(&str, &str)]| {
        let text = String::from_utf8(read(name)?).map_err(|error| format!("{name}: {error}"))?;
        fill(&text, values).map_err(|problem| format!("{name}: {problem}"))
    };

    let mut files = new(cargo);
    let page_size = page.wasm.len().to_string();
    let page_wasm = files.add_hashed("page.wasm", page.wasm);
    let fetching = chunks.files.into_iter().fold(chunks.javascript, |text, (name, bytes)| {
        let hashed = files.add_hashed(&name, bytes);
        text.replace(&format!("./{name}"), &format!("./{hashed}"))
    });
    let [page_js, chunks_js] = files.add_pair((PAGE, page.javascript), (CHUNKS, fetching));
    let worker_wasm = files.add_hashed("worker.wasm", worker.wasm);
    let worker_start = text("worker.js", &[("worker.wasm", &worker_wasm)])?;
    let worker_js = files.add_hashed("worker.js", worker.javascript + "\n" + &worker_start);
    let mut font =
        |name: &str| Ok::<_, String>(files.add_hashed(name, read(&format!("fonts/{name}"))?));
    let (words, titles) = (font("atkinson.woff2")?, font("fraunces.woff2")?);
    let fonts = [("atkinson.woff2", &*words), ("fraunces.woff2", &titles)];
    let styles = STYLES.map(|name| {
        let given = if name == "base" { &fonts[..] } else { &[] };
        text(&format!("styles/{name}.css"), given)
    });
    let styles = styles.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    let shell = Shell::new(cargo, &mut files)?;
    let styles = files.add_hashed("styles.css", styles + &shell.styles);
    let theme = files.add_hashed("theme.js", read("theme.js")?);
    let icon = files.add_hashed("icon.svg", read("icon.svg")?);
    let [small, middle, large] = ["icon-180.png", "icon-192.png", "icon-512.png"]
        .map(|name| Ok::<_, String>(files.add_hashed(name, read(name)?)));
    let (small, middle, large) = (small?, middle?, large?);
    let start = text(
        "start.js",
        &[("page.js", &page_js), ("page.size", &page_size), ("page.wasm", &page_wasm)],
    )?;
    let start = files.add_hashed("start.js", start);
    let icons = [("icon.svg", &*icon), ("icon-192.png", &middle), ("icon-512.png", &large)];
    let manifest = text("manifest.webmanifest", &icons)?;
    files.add("manifest.webmanifest", manifest);
    let index = text(
        "index.html",
        &[
            ("atkinson.woff2", &words),
            ("fraunces.woff2", &titles),
            ("icon-180.png", &small),
            ("icon.svg", &icon),
            ("page.js", &page_js),
            ("page.wasm", &page_wasm),
            ("chunks.js", &chunks_js),
            ("start.js", &start),
            ("styles.css", &styles),
            ("theme.js", &theme),
            ("hero", &shell.hero()?),
            ("boxes", &shell.boxes()?),
            ("about", &shell.said("about")?),
            ("settings", &shell.said("settings")?),
            ("games", &shell.said("shelf")?),
            ("my-games", &shell.said("games")?),
            ("puzzles", &shell.said("puzzles")?),
            ("study", &shell.said("study")?),
            ("title", &shell.said("shelf-title")?),
            ("welcome", &shell.said("welcome")?),
            ("worker.js", &worker_js),
        ],
    )?;
    files.add("index.html", index);
    // The page is asked for as the folder that it is in.
    let names = files.paths().map(|path| format!("{:?}", path.replace("index.html", "./")));
    let names = format!("[{}]", names.collect::<Vec<_>>().join(", "));
    let version = files.version();
    let worker = text("sw.js", &[("files", &names), ("version", &version)])?;
    files.add("sw.js", worker);
    Ok(files)
}

/// The one page that is there when the app is not, which says why.
pub(crate) fn excuse(cargo: &Cargo, problem: &str) -> Files {
    let problem = problem.replace('&', "&amp;").replace('<', "&lt;");
    let page = include_str!("excuse.html");
    let mut files = new(cargo);
    files.add("index.html", fill(page, &[("problem", &problem)]).expect("the page has the gap"));
    files
}

fn new(cargo: &Cargo) -> Files {
    Files::new(cargo.target.join("compressed"))
}
