use ::board::Scene;
use ::i18n::{Pattern, Phrase};
use games::{AnyGame, Choice, Spec, Values};
use leptos::prelude::*;

use crate::board::Picture;
use crate::choice::Choice as Tile;
use crate::editor::Drafting;
use crate::icon::{Glyph, Icon};
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
    /// Everything left as it is.
    pub(crate) fn new(game: &'static dyn AnyGame) -> Self {
        Self::load(game, &[])
    }

    /// As it was chosen before, as far as that can still be chosen.
    pub(super) fn load(game: &'static dyn AnyGame, given: &[String]) -> Self {
        let choices = game.info().options.iter().enumerate();
        let values = choices.map(|(place, choice)| {
            let given = given.get(place).filter(|given| choice.values.allow(given));
            RwSignal::new(given.cloned().unwrap_or_default())
        });
        let values = values.collect();
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

    /// What was chosen, to be remembered: not what was drawn by lot.
    pub(super) fn given(self) -> Vec<String> {
        self.values.with_value(|values| values.iter().map(|value| value.get_untracked()).collect())
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

    /// What the start looks like with this value of an option.
    fn preview(self, choice: &Choice, value: &str) -> Option<Scene> {
        let mut wishes = self.wishes();
        let place = self.game.info().options.iter().position(|known| known.key == choice.key)?;
        wishes[place] = Some(value.to_owned());
        let mut spec = Spec::wished(self.game, &wishes);
        spec.start(self.fresh()).ok().map(|start| start.scene())
    }

    /// Whether what has been chosen leaves something to chance.
    fn is_drawn(self) -> bool {
        let start = |fresh| self.wished().start(fresh).ok().map(|start| start.to_string());
        self.by_hand().is_none() && start(1) != start(2)
    }
}

/// The game's own options: those that have a usual value in sight, those that chance decides folded.
#[component]
pub(crate) fn OptionFields(chosen: Chosen) -> impl IntoView {
    let locale = Locale::here();
    let is_drawn = Memo::new(move |_| chosen.is_drawn());
    let choices = chosen.game.info().options;
    let fields = |is_folded: bool| {
        chosen.values.with_value(|values| {
            let fields = choices.iter().zip(values);
            let fields = fields.filter(|(choice, _)| choice.default.is_none() == is_folded);
            fields
                .map(|(choice, &value)| match choice.values {
                    Values::Numbers(..) => {
                        view! { <NumberField chosen=chosen choice=choice value=value /> }.into_any()
                    }
                    _ => view! { <TileField chosen=chosen choice=choice value=value /> }.into_any(),
                })
                .collect_view()
        })
    };
    let (seen, folded) = (fields(false), fields(true));
    let is_folded = move || {
        let drawn = choices.iter().filter(|choice| choice.default.is_none());
        drawn.into_iter().any(|choice| chosen.is_open(choice))
    };
    (!choices.is_empty()).then(|| {
        view! {
            {seen}
            <details class="more-options" class:unused=move || !is_folded()>
                <summary>{locale.say(&words::MORE_OPTIONS)}</summary>
                <div class="numbers">{folded}</div>
            </details>
            <Show when=move || is_drawn.get()>
                <button type="button" class="redraw tonal" on:click=move |_| {
                    chosen.fresh.set(u64::from(browser::dice().below(1_000_000)));
                }>{locale.say(&words::REDRAW)}</button>
            </Show>
        }
    })
}

/// An option with a few values, each with a picture where they make different boards.
#[component]
fn TileField(chosen: Chosen, choice: &'static Choice, value: RwSignal<String>) -> impl IntoView {
    let locale = Locale::here();
    let listed = choice.values.listed();
    let scenes: Vec<_> =
        untrack(|| listed.iter().map(|value| chosen.preview(choice, value)).collect());
    let are_alike = scenes.iter().all(|scene| *scene == scenes[0]);
    let is_usual = move |listed: &str| choice.default == Some(listed);
    let is_by_hand = move || choice.by_hand.is_some() && chosen.by_hand.read().is_some();
    let tiles = listed.into_iter().zip(scenes).map(|(listed, scene)| {
        let (name, given) = (choice.values.name(&listed), listed.clone());
        let is_chosen = {
            let listed = listed.clone();
            move || {
                let value = value.read();
                !is_by_hand() && (*value == listed || value.is_empty() && is_usual(&listed))
            }
        };
        let choose = move |_| {
            if choice.by_hand.is_some() {
                chosen.by_hand.set(None);
            }
            value.set(if is_usual(&given) { String::new() } else { given.clone() });
        };
        let scene = scene.filter(|_| !are_alike);
        view! {
            <Tile group=choice.key value=listed is_chosen=is_chosen choose=choose>
                {scene.map(|scene| view! { <span aria-hidden="true"><Picture scene=scene /></span> })}
                <span>{move || locale.tell(name.clone())}</span>
            </Tile>
        }
    });
    let tiles = tiles.collect_view();
    let by_hand = choice.by_hand.map(|name: &'static Pattern| {
        let choose = move |_| {
            chosen.by_hand.set(chosen.game.board().map(RwSignal::new));
            value.set(String::new());
        };
        view! {
            <Tile group=choice.key value=BY_HAND is_chosen=is_by_hand choose=choose>
                <Icon glyph=Glyph::Pencil /><span>{locale.say(name)}</span>
            </Tile>
        }
    });
    view! {
        <fieldset class:unused=move || !chosen.is_open(choice)>
            <legend>{locale.say(choice.name)}</legend>
            <div class=if are_alike { "chips" } else { "tiles boards" }>{tiles}{by_hand}</div>
            <small class="sentence">{locale.say(choice.about)}</small>
        </fieldset>
    }
}

/// An option that is a number.
#[component]
fn NumberField(chosen: Chosen, choice: &'static Choice, value: RwSignal<String>) -> impl IntoView {
    let locale = Locale::here();
    let (least, most) = match choice.values {
        Values::Numbers(least, most) => (least, most),
        _ => (0, 0),
    };
    let usual = move || match choice.default {
        Some(usual) => locale.tell(choice.values.name(usual)),
        None => match chosen.drawn(choice) {
            Some(drawn) => locale.tell(words::drawn_as(drawn)),
            None => words::DRAWN.say(locale.language()),
        },
    };
    view! {
        <label class:unused=move || !chosen.is_open(choice)>
            <span class="legend">{locale.say(choice.name)}</span>
            <input type="number" name=choice.key min=least.to_string() max=most.to_string()
                placeholder=usual prop:value=value
                on:input=move |event| value.set(event_target_value(&event)) />
            <small class="sentence">{locale.say(choice.about)}</small>
        </label>
    }
}
