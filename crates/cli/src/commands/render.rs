use std::path::PathBuf;
use std::sync::Arc;

use board::quote;
use clap::{Args, ValueEnum};
use games::Shelf;
use i18n::Phrase;
use resvg::{tiny_skia, usvg};

use crate::input::Path;
use crate::values::whole;
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    path: Path,

    /// The file to write; its ending, .svg or .png, says how
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// On a light or on a dark ground
    #[arg(long, value_enum, default_value_t = Theme::Light)]
    theme: Theme,

    /// With plain areas and strong lines instead of wood, cloth and clay
    #[arg(long)]
    flat: bool,

    /// How many pixels wide a PNG is
    #[arg(long, value_name = "PIXELS", default_value_t = 800)]
    #[arg(value_parser = |text: &str| whole(text, 16, 8192))]
    width: u32,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

/// The letters of every picture, so that it is the same on a machine without fonts.
static FONT: &[u8] = include_bytes!("../../assets/DejaVuSans-subset.ttf");

/// Draws a position into a file.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &Console<'_>,
) -> Result<(), CommandError> {
    let ending = arguments.output.extension().and_then(|ending| ending.to_str());
    let is_png = match ending.map(str::to_ascii_lowercase).as_deref() {
        Some("svg") => false,
        Some("png") => true,
        _ => {
            let file = quote(&arguments.output.to_string_lossy());
            return Err(CommandError::Input(words::wrong_file(file, &words::NOT_A_PICTURE)));
        }
    };
    let (_, line) = arguments.path.open(shelf)?;
    let theme = match arguments.theme {
        Theme::Light => svg::Theme::Light,
        Theme::Dark => svg::Theme::Dark,
    };
    let finish = if arguments.flat { svg::Finish::Flat } else { svg::Finish::Material };
    let picture = svg::draw(&line.scene(), svg::Look { theme, finish }, console.language);
    let bytes = if is_png { png(&picture, arguments.width)? } else { picture.into_bytes() };
    platform::replace(&arguments.output, &bytes)
        .map_err(|error| CommandError::file(&arguments.output, &error))
}

/// Paints an SVG picture, so many pixels wide.
fn png(picture: &str, width: u32) -> Result<Vec<u8>, CommandError> {
    let other =
        |error: &dyn std::fmt::Display| CommandError::Other(Phrase::plain(format!("PNG: {error}")));
    let mut options = usvg::Options::default();
    Arc::make_mut(&mut options.fontdb).load_font_data(FONT.to_vec());
    let tree = usvg::Tree::from_str(picture, &options).map_err(|error| other(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).floor().max(1.0) as u32;
    let mut pixels =
        tiny_skia::Pixmap::new(width, height).ok_or_else(|| other(&"the picture has no room"))?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| other(&error))
}
