use ::i18n::Phrase;
use games::{AnyGame, Choice, Spec, Values};
use leptos::prelude::*;

use crate::editor::Drafting;
use crate::locale::Locale;
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

    /// What is wished for each of the options.
    fn wishes(self) -> Vec<Option<String>> {
        let wish = |value: &RwSignal<String>| Some(value.get()).filter(|value| !value.is_empty());
        self.values.with_value(|values| values.iter().map(wish).collect())
    }

    /// The game with what has been chosen, as far as it can be.
    fn wished(self) -> Spec {
        Spec::wished(self.game, &self.wishes())
    }

    /// The game with what has been chosen, or which value can't be.
    pub(super) fn spec(self) -> Result<Spec, Phrase> {
        let (spec, wishes) = (self.wished(), self.wishes());
        let refused = self.game.info().options.iter().zip(&wishes).find(|(choice, wish)| {
            spec.takes(choice) && wish.as_ref().is_some_and(|wish| !choice.values.allow(wish))
        });
        match refused {
            Some((choice, _)) => Err(words::values_of(choice.name, choice.values.phrase())),
            None => Ok(spec),
        }
    }

    /// Whether an option means anything beside the others.
    fn is_open(self, choice: &Choice) -> bool {
        match self.by_hand() {
            Some(_) => choice.by_hand.is_some(),
            None => self.wished().takes(choice),
        }
    }

    /// The value that chance gives an option.
    fn drawn(self, choice: &Choice) -> Option<String> {
        let mut spec = self.wished();
        spec.start(self.fresh()).ok()?;
        spec.options.text(choice.key).map(str::to_owned)
    }

    /// Whether what has been chosen leaves something to chance.
    fn is_drawn(self) -> bool {
        let start = |fresh| self.wished().start(fresh).ok().map(|start| start.to_string());
        self.by_hand().is_none() && start(1) != start(2)
    }
}

/// The game's own options.
#[component]
pub(crate) fn OptionFields(chosen: Chosen) -> impl IntoView {
    let locale = Locale::here();
    let is_drawn = Memo::new(move |_| chosen.is_drawn());
    let choices = chosen.game.info().options;
    let fields = chosen.values.with_value(|values| {
        let fields = choices.iter().zip(values);
        fields
            .map(|(choice, value)| view! { <OptionField chosen=chosen choice=choice value=*value /> })
            .collect_view()
    });
    (!choices.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{locale.say(&words::OPTIONS)}</legend>
                {fields}
                <Show when=move || is_drawn.get()>
                    <button type="button" class="redraw" on:click=move |_| {
                        chosen.fresh.set(u64::from(browser::dice().below(1_000_000)));
                    }>{locale.say(&words::REDRAW)}</button>
                </Show>
            </fieldset>
        }
    })
}

#[component]
fn OptionField(chosen: Chosen, choice: &'static Choice, value: RwSignal<String>) -> impl IntoView {
    let locale = Locale::here();
    let change = move |event| {
        let given = event_target_value(&event);
        if choice.by_hand.is_some() {
            let board = if given == BY_HAND { chosen.game.board() } else { None };
            chosen.by_hand.set(board.map(RwSignal::new));
        }
        value.set(if given == BY_HAND { String::new() } else { given });
    };
    let usual = move || match choice.default {
        Some(usual) => locale.tell(choice.values.name(usual)),
        None => match chosen.drawn(choice) {
            Some(drawn) => locale.tell(words::drawn_as(drawn)),
            None => words::DRAWN.say(locale.language()),
        },
    };
    // The list is made anew when a position was given and is taken away.
    let is_chosen = move |listed: &str| value.read_untracked().as_str() == listed;
    let is_by_hand = choice.by_hand.is_some() && chosen.by_hand.read_untracked().is_some();
    let by_hand = choice.by_hand.map(|name| {
        view! { <option value=BY_HAND selected=is_by_hand>{locale.say(name)}</option> }
    });
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
                    let (name, is_chosen) = (values.name(&listed), is_chosen(&listed));
                    view! {
                        <option value=listed selected=is_chosen>
                            {move || locale.tell(name.clone())}
                        </option>
                    }
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
        <label class:unused=move || !chosen.is_open(choice)>
            {locale.say(choice.name)}
            {field}
            <small>{locale.say(choice.about)}</small>
        </label>
    }
}
