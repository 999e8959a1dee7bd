use ::board::TextError;
use games::{AnyGame, Choice, SHELF, Spec, Values};
use leptos::prelude::*;

use crate::arrange::Drafting;
use crate::tongue::Tongue;
use crate::{browser, words};

/// What has been chosen about the start of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chosen {
    game: &'static dyn AnyGame,
    /// The value of each option; empty where it is left as it is.
    values: StoredValue<Vec<RwSignal<String>>>,
    /// What decides where chance does.
    fresh: RwSignal<u64>,
    /// The board that is furnished by hand, where one is.
    by_hand: RwSignal<Option<Drafting>>,
}

/// How the list of an option's values calls the board that is furnished by hand.
const BY_HAND: &str = "by-hand";

impl Chosen {
    pub(crate) fn new(game: &'static dyn AnyGame) -> Self {
        let values = game.info().options.iter().map(|_| RwSignal::new(String::new())).collect();
        let fresh = RwSignal::new(u64::from(browser::dice().below(1_000_000)));
        Self { game, values: StoredValue::new(values), fresh, by_hand: RwSignal::new(None) }
    }

    /// The board that is furnished by hand, where one is.
    pub(crate) fn by_hand(self) -> Option<Drafting> {
        self.by_hand.get()
    }

    pub(super) fn fresh(self) -> u64 {
        self.fresh.get()
    }

    /// The game with what has been chosen.
    pub(super) fn spec(self) -> Result<Spec, TextError> {
        let given = self.values.with_value(|values| {
            let given = self.game.info().options.iter().zip(values);
            let given = given.map(|(choice, value)| (choice.key, value.get()));
            let given = given.filter(|(_, value)| !value.is_empty());
            given.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",")
        });
        let colon = if given.is_empty() { "" } else { ":" };
        Spec::read(SHELF, &format!("{}{colon}{given}", self.game.info().id))
    }

    /// Whether what has been chosen leaves something to chance.
    fn is_drawn(self) -> bool {
        let start = |fresh| {
            let position = self.spec().ok()?.start(fresh).ok()?;
            Some(position.to_string())
        };
        start(1) != start(2)
    }
}

/// The game's own options.
#[component]
pub(crate) fn OptionFields(chosen: Chosen) -> impl IntoView {
    let tongue = Tongue::here();
    let is_drawn = Memo::new(move |_| chosen.is_drawn());
    let choices = chosen.game.info().options;
    let fields = chosen.values.with_value(|values| {
        let fields = choices.iter().zip(values).filter(|(choice, _)| choice.default.is_some());
        fields
            .map(|(choice, value)| view! { <OptionField chosen=chosen choice=choice value=*value /> })
            .collect_view()
    });
    let drawn = chosen.values.with_value(|values| {
        let fields = choices.iter().zip(values).filter(|(choice, _)| choice.default.is_none());
        fields.map(|(choice, value)| (choice, *value)).collect::<Vec<_>>()
    });
    let drawn = StoredValue::new(drawn);
    // What is drawn can be given only where something is drawn, or has been given already.
    let has_drawn = move || {
        is_drawn.get()
            || drawn.with_value(|drawn| drawn.iter().any(|(_, value)| !value.get().is_empty()))
    };
    (!choices.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{tongue.say(&words::OPTIONS)}</legend>
                {fields}
                <Show when=has_drawn>
                    {drawn.with_value(|drawn| {
                        drawn
                            .iter()
                            .map(|(choice, value)| {
                                view! { <OptionField chosen=chosen choice=choice value=*value /> }
                            })
                            .collect_view()
                    })}
                    <button type="button" on:click=move |_| {
                        chosen.fresh.set(u64::from(browser::dice().below(1_000_000)));
                    }>{tongue.say(&words::REDRAW)}</button>
                </Show>
            </fieldset>
        }
    })
}

#[component]
fn OptionField(chosen: Chosen, choice: &'static Choice, value: RwSignal<String>) -> impl IntoView {
    let tongue = Tongue::here();
    let change = move |event| {
        let given = event_target_value(&event);
        if choice.by_hand.is_some() {
            let board = if given == BY_HAND { chosen.game.board() } else { None };
            chosen.by_hand.set(board.map(RwSignal::new));
        }
        value.set(if given == BY_HAND { String::new() } else { given });
    };
    let by_hand = choice.by_hand.map(|name| {
        view! { <option value=BY_HAND>{tongue.say(name)}</option> }
    });
    let usual = move || match choice.default {
        Some(usual) => tongue.tell(choice.values.name(usual)),
        None => words::DRAWN.say(tongue.language()),
    };
    let field = match choice.values {
        Values::Numbers(least, most) => view! {
            <input type="number" name=choice.key min=least.to_string() max=most.to_string()
                placeholder=usual prop:value=value on:input=change />
        }
        .into_any(),
        values => {
            let others =
                values.listed().into_iter().filter(|listed| choice.default != Some(listed));
            let others = others
                .map(|listed| {
                    let name = values.name(&listed);
                    view! { <option value=listed>{move || tongue.tell(name.clone())}</option> }
                })
                .collect_view();
            view! {
                <select name=choice.key on:change=change>
                    <option value="">{usual}</option>
                    {others}
                    {by_hand}
                </select>
            }
            .into_any()
        }
    };
    view! {
        <label>
            {tongue.say(choice.name)}
            {field}
            <small>{tongue.say(choice.about)}</small>
        </label>
    }
}
