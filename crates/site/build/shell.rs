use std::fmt::Write as _;
use std::fs;

use board::Material;
use games::{AnyGame, SHELF};
use i18n::{Language, Pattern};
use svg::{Parts, Theme};

use crate::Files;
use crate::cargo::Cargo;

/// What the first page shows before the app is there: the same shelf, in every language, with
/// pictures of the games in either theme.
pub(crate) struct Shell {
    /// The words of the pages, each language's file.
    words: Vec<(Language, String)>,
    /// The rules that give every box its picture.
    pub(crate) styles: String,
}

impl Shell {
    /// Draws the games, and adds the pictures to the files.
    pub(crate) fn new(cargo: &Cargo, files: &mut Files) -> Result<Self, String> {
        let folder = cargo.workspace.join("crates/web/src/words");
        let words = Language::ALL.into_iter().map(|language| {
            let path = folder.join(language.code()).with_extension("ftl");
            let text = fs::read_to_string(&path);
            Ok((language, text.map_err(|error| format!("{}: {error}", path.display()))?))
        });
        let words = words.collect::<Result<_, String>>()?;
        let mut styles = String::new();
        for game in SHELF {
            let id = game.info().id;
            for (theme, name) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
                let picture = files.add_hashed(&format!("{id}-{name}.svg"), picture(*game, theme));
                let place = format!(":root[data-theme=\"{name}\"] #shell .{id} .picture");
                writeln!(styles, "{place} {{ background-image: url(\"{picture}\"); }}")
                    .expect("a text takes all");
            }
        }
        Ok(Self { words, styles })
    }

    /// A message of the pages in every language, of which the page shows one.
    pub(crate) fn said(&self, key: &str) -> Result<String, String> {
        let begin = format!("{key} = ");
        let said = self.words.iter().map(|(language, words)| {
            let text = words.lines().find_map(|line| line.strip_prefix(&begin));
            let text = text.ok_or_else(|| format!("the pages don't say {key}"))?;
            Ok(in_language(*language, text))
        });
        said.collect()
    }

    /// The game that lies on the table.
    pub(crate) fn hero(&self) -> Result<String, String> {
        let game = SHELF[0];
        let (id, about) = (game.info().id, self.about(game));
        let (now, choose) = (self.said("play-now")?, self.said("choose")?);
        Ok(format!(
            "<section class=\"hero card {id}\"><div class=\"box {}\"><div class=\"picture\"></div></div>\
             <div class=\"about\">{about}<a class=\"button primary large\" href=\"#/new/{id}\">{now}</a>{}\
             </div></section>",
            cover(game),
            self.ways(game, &choose)?
        ))
    }

    /// The others beside it.
    pub(crate) fn boxes(&self) -> Result<String, String> {
        let play = self.said("play")?;
        let boxes = SHELF[1..].iter().map(|&game| {
            Ok(format!(
                "<li class=\"game card {}\"><div class=\"box {}\"><div class=\"picture\"></div></div>\
                 <div class=\"about\">{}{}</div></li>\n",
                game.info().id,
                cover(game),
                self.about(game),
                self.ways(game, &play)?
            ))
        });
        boxes.collect()
    }

    fn about(&self, game: &dyn AnyGame) -> String {
        let info = game.info();
        let said = |pattern: &Pattern| -> String {
            let texts = self.words.iter().map(|(language, _)| (*language, pattern.say(*language)));
            texts.map(|(language, text)| in_language(language, &text)).collect()
        };
        format!(
            "<h2>{}</h2><p class=\"credit caption\">{}</p><p>{}</p>",
            info.name,
            said(info.credit),
            said(info.about)
        )
    }

    fn ways(&self, game: &dyn AnyGame, play: &str) -> Result<String, String> {
        let (id, rules, puzzles) = (game.info().id, self.said("learn")?, self.said("puzzles")?);
        Ok(format!(
            "<p class=\"actions\"><a class=\"button tonal\" href=\"#/new/{id}\">{play}</a>\
             <a class=\"button quiet\" href=\"#/learn/{id}\">{rules}</a>\
             <a class=\"button quiet\" href=\"#/puzzles/{id}\">{puzzles}</a></p>"
        ))
    }
}

fn in_language(language: Language, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!("<span lang=\"{}\">{text}</span>", language.code())
}

fn picture(game: &'static dyn AnyGame, theme: Theme) -> String {
    let scene = games::sample(game).position().scene();
    let parts = Parts::new(&scene, theme, false, "b");
    let [left, top, width, height] = parts.view;
    let view = format!("{left:.1} {top:.1} {width:.1} {height:.1}");
    let board = svg::picture(&scene, &parts);
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\">{board}</svg>")
}

/// The colour of the box, as the style sheet calls it.
fn cover(game: &'static dyn AnyGame) -> &'static str {
    match games::sample(game).position().scene().material {
        Material::Felt => "felt",
        Material::Timber => "timber",
        Material::Ceramic => "ceramic",
        Material::Enamel => "enamel",
        Material::Earth => "earth",
    }
}
