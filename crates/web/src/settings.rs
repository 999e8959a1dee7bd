use ::i18n::{Language, Pattern};
use leptos::prelude::*;
use svg::{Finish, Look, Theme};

use crate::choice::{Choice, Switch};
use crate::frame::Page;
use crate::locale::Locale;
use crate::{browser, store, words};

/// Which colours a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Colours {
    /// Those that the system has.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Colours {
    const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    const fn text(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    const fn name(self) -> &'static Pattern {
        match self {
            Self::System => &words::THEME_SYSTEM,
            Self::Light => &words::THEME_LIGHT,
            Self::Dark => &words::THEME_DARK,
        }
    }
}

/// What a person has chosen for all pages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// The language of the pages.
    pub(crate) language: RwSignal<Language>,
    /// The colours that are wanted.
    pub(crate) colours: RwSignal<Colours>,
    /// Whether moves can be heard.
    pub(crate) sounds: RwSignal<bool>,
    /// Whether boards look like things, or have plain areas and strong lines.
    pub(crate) board_look: RwSignal<Finish>,
    /// Whether boards have letters and numbers along their sides.
    pub(crate) coordinates: RwSignal<bool>,
    /// Whether what can be touched is marked.
    pub(crate) legal_marks: RwSignal<bool>,
    /// Whether pieces are seen moving.
    pub(crate) animation: RwSignal<bool>,
    /// Whether a move is made only when it has been confirmed.
    pub(crate) confirm_moves: RwSignal<bool>,
    /// What boards on pages look like.
    pub(crate) look: Signal<Look>,
}

/// A choice between on and off that is kept under this name.
fn switch(name: &'static str, usually: bool) -> RwSignal<bool> {
    let is_on = RwSignal::new(store::read(name).map_or(usually, |kept| kept == "on"));
    Effect::new(move |before: Option<()>| {
        let is_on = is_on.get();
        if before.is_some() {
            store::write(name, if is_on { "on" } else { "off" });
        }
    });
    is_on
}

impl Settings {
    /// Those of the page around.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// What was chosen before, or what the browser asks for; every change is kept.
    pub(crate) fn load() -> Self {
        let kept = store::read("language").and_then(|code| code.parse().ok());
        let asked = || Language::from_locale(&window().navigator().language()?);
        let language = RwSignal::new(kept.or_else(asked).unwrap_or_default());
        let colours = store::read("theme")
            .and_then(|kept| Colours::ALL.into_iter().find(|known| known.text() == kept));
        let colours = RwSignal::new(colours.unwrap_or_default());
        let sounds = RwSignal::new(store::read("sounds").is_none_or(|kept| kept != "off"));
        let is_dark = browser::media("(prefers-color-scheme: dark)");
        // Paper is light.
        let is_printed = browser::media("print");
        let theme = Signal::derive(move || match colours.get() {
            _ if is_printed.get() => Theme::Light,
            Colours::System if is_dark.get() => Theme::Dark,
            Colours::System | Colours::Light => Theme::Light,
            Colours::Dark => Theme::Dark,
        });
        Effect::new(move |_| {
            let root = document().document_element().expect("a page has a root");
            let theme = if theme.get() == Theme::Dark { "dark" } else { "light" };
            let _ = root.set_attribute("data-theme", theme);
            let _ = root.set_attribute("lang", language.get().code());
        });
        Effect::new(move |before: Option<()>| {
            let chosen = (language.get(), colours.get(), sounds.get());
            if before.is_some() {
                store::write("language", chosen.0.code());
                store::write("theme", chosen.1.text());
                store::write("sounds", if chosen.2 { "on" } else { "off" });
            }
        });
        let is_flat = store::read("board").is_some_and(|kept| kept == "flat");
        let board_look = RwSignal::new(if is_flat { Finish::Flat } else { Finish::Material });
        Effect::new(move |before: Option<()>| {
            let is_flat = board_look.get() == Finish::Flat;
            if before.is_some() {
                store::write("board", if is_flat { "flat" } else { "material" });
            }
        });
        let is_forced = browser::media("(forced-colors: active)");
        let look = Signal::derive(move || {
            let theme = if is_forced.get() { Theme::Forced } else { theme.get() };
            Look { theme, finish: board_look.get() }
        });
        Self {
            language,
            colours,
            sounds,
            board_look,
            coordinates: switch("coordinates", true),
            legal_marks: switch("legal-marks", true),
            animation: switch("animation", true),
            confirm_moves: switch("confirm-moves", false),
            look,
        }
    }
}

/// The page on which everything is chosen.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings = Settings::here();
    let locale = Locale::here();
    let languages = Language::ALL.map(|language| {
        let is_chosen = move || settings.language.get() == language;
        let choose = move |_| settings.language.set(language);
        view! { <Choice group="language" is_chosen=is_chosen choose=choose>{language.name()}</Choice> }
    });
    let colours = Colours::ALL.map(|colours| {
        let is_chosen = move || settings.colours.get() == colours;
        let choose = move |_| settings.colours.set(colours);
        let name = locale.say(colours.name());
        view! { <Choice group="theme" is_chosen=is_chosen choose=choose>{name}</Choice> }
    });
    let looks = [(Finish::Material, &words::BOARD_MATERIAL), (Finish::Flat, &words::BOARD_FLAT)]
        .map(|(look, name)| {
            let is_chosen = move || settings.board_look.get() == look;
            let choose = move |_| settings.board_look.set(look);
            let name = locale.say(name);
            view! { <Choice group="board" is_chosen=is_chosen choose=choose>{name}</Choice> }
        });
    let on_boards = [
        ("coordinates", settings.coordinates, &words::COORDINATES_ON),
        ("legal-marks", settings.legal_marks, &words::LEGAL_MARKS_ON),
        ("animation", settings.animation, &words::ANIMATION_ON),
        ("confirm-moves", settings.confirm_moves, &words::CONFIRM_MOVES_ON),
    ]
    .into_iter()
    .map(move |(name, is_on, about)| {
        view! { <Switch name=name is_on=is_on>{locale.say(about)}</Switch> }
    });
    view! {
        <Page title=locale.say(&words::SETTINGS) class="narrow settings">
            <fieldset>
                <legend>{locale.say(&words::LANGUAGE)}</legend>
                <div class="segments">{languages}</div>
            </fieldset>
            <fieldset>
                <legend>{locale.say(&words::THEME)}</legend>
                <div class="segments">{colours}</div>
            </fieldset>
            <fieldset>
                <legend>{locale.say(&words::BOARD_LOOK)}</legend>
                <div class="segments">{looks}</div>
            </fieldset>
            <fieldset>
                <legend>{locale.say(&words::ON_BOARDS)}</legend>
                <div class="card switches">
                    {on_boards.collect_view()}
                    <Switch name="sounds" is_on=settings.sounds>{locale.say(&words::SOUNDS_ON)}</Switch>
                </div>
            </fieldset>
        </Page>
    }
}
