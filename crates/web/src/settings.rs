use ::i18n::{Language, Pattern};
use leptos::prelude::*;
use svg::Theme;

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
    /// The colours that are shown.
    pub(crate) theme: Signal<Theme>,
    /// Whether moves can be heard.
    pub(crate) sounds: RwSignal<bool>,
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
        Self { language, colours, theme, sounds }
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
    view! {
        <Page title=locale.say(&words::SETTINGS)>
            <fieldset><legend>{locale.say(&words::LANGUAGE)}</legend>{languages}</fieldset>
            <fieldset><legend>{locale.say(&words::THEME)}</legend>{colours}</fieldset>
            <fieldset>
                <legend>{locale.say(&words::SOUNDS)}</legend>
                <label class="choice">
                    <input type="checkbox" name="sounds"
                        prop:checked=move || settings.sounds.get()
                        on:change=move |event| settings.sounds.set(event_target_checked(&event)) />
                    {locale.say(&words::SOUNDS_ON)}
                </label>
            </fieldset>
        </Page>
    }
}

/// One of several things that can be chosen.
#[component]
pub(crate) fn Choice(
    group: &'static str,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl FnMut(leptos::ev::Event) + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="radio" name=group prop:checked=is_chosen on:change=choose />
            {children()}
        </label>
    }
}
