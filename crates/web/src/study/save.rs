use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlDetailsElement, HtmlImageElement, Url,
};

use super::session::Session;
use super::setup::Copied;
use crate::browser;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::words;

/// How many points of the picture are as wide as one of the drawing.
const SCALE: f64 = 2.0;

/// The record and pictures of the board, to be copied and downloaded.
#[component]
pub(super) fn Save(session: Session) -> impl IntoView {
    let (locale, settings) = (Locale::here(), Settings::here());
    // Nothing is written or drawn that nobody asks for.
    let is_open = RwSignal::new(false);
    let record = Memo::new(move |_| {
        let text = || session.study.read().record().to_string();
        if is_open.get() { text() } else { String::new() }
    });
    let drawing = Memo::new(move |_| {
        let draw =
            || svg::draw(&session.scene(), settings.look.get().in_a_file(), locale.language());
        if is_open.get() { draw() } else { String::new() }
    });
    let text_address = address(record.into(), "text/plain;charset=utf-8");
    let drawing_address = address(drawing.into(), "image/svg+xml");
    let picture = RwSignal::new(String::new());
    Effect::new(move |_| {
        let drawing = drawing.get();
        picture.set(String::new());
        leptos::task::spawn_local(async move {
            let drawn = if drawing.is_empty() { None } else { paint(&drawing).await.ok() };
            // The page may have gone in the meantime.
            picture.try_set(drawn.unwrap_or_default());
        });
    });
    let id = session.study.read_untracked().spec().game.info().id;
    let copied = RwSignal::new(None);
    let copy = move |_| {
        browser::copy(&record.get_untracked(), move |is_copied| copied.set(Some(is_copied)));
    };
    let toggle = move |event: Event| {
        let details: HtmlDetailsElement = event.target().expect("an element").unchecked_into();
        is_open.set(details.open());
    };
    view! {
        <details class="save" on:toggle=toggle>
            <summary>{locale.say(&words::study::SAVE)}</summary>
            <div class="actions">
                <button type="button" class="copy-record" on:click=copy>
                    {locale.say(&words::study::COPY_RECORD)}
                </button>
                <Copied copied=copied />
                <a class="button download-record" download=format!("{id}.txt") href=text_address>
                    {locale.say(&words::study::DOWNLOAD_RECORD)}
                </a>
                <a class="button download-svg" download=format!("{id}.svg") href=drawing_address>
                    {locale.say(&words::study::DOWNLOAD_SVG)}
                </a>
                <a class="button download-png" download=format!("{id}.png") href=picture>
                    {locale.say(&words::study::DOWNLOAD_PNG)}
                </a>
            </div>
            <pre class="record-text" tabindex="0">{record}</pre>
        </details>
    }
}

/// The address of a text that the browser holds, as long as the page is there.
fn address(text: Signal<String>, kind: &'static str) -> RwSignal<String> {
    let address = RwSignal::new(String::new());
    let forget = move || {
        if let Some(old) = address.try_get_untracked().filter(|old| !old.is_empty()) {
            let _ = Url::revoke_object_url(&old);
        }
    };
    Effect::new(move |_| {
        let text = text.get();
        forget();
        let made = if text.is_empty() { None } else { browser::blob(&text, kind).ok() };
        address.set(made.unwrap_or_default());
    });
    on_cleanup(forget);
    address
}

/// The drawing as a PNG picture, in an address that holds it.
async fn paint(drawing: &str) -> Result<String, JsValue> {
    let (width, height) = size(drawing).unwrap_or((600.0, 600.0));
    let image = HtmlImageElement::new()?;
    // Without a size of its own not every browser draws it.
    let sized =
        drawing.replacen("<svg ", &format!("<svg width=\"{width}\" height=\"{height}\" "), 1);
    let encoded = js_sys::encode_uri_component(&sized);
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{encoded}"));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let (wide, high) = (width * SCALE, height * SCALE);
    canvas.set_width(wide as u32);
    canvas.set_height(high as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, wide, high)?;
    canvas.to_data_url_with_type("image/png")
}

/// How wide and high a drawing says that it is.
fn size(drawing: &str) -> Option<(f64, f64)> {
    let sides = drawing.split_once("viewBox=\"")?.1.split('"').next()?;
    let mut numbers = sides.split(' ').skip(2).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}
