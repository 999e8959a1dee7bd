use ::board::Player;
use leptos::prelude::*;

use super::mistakes::{Mistakes, Stage};
use super::session::Session;
use crate::board::{Board, Spots};
use crate::desk::{Answered, BoardPlace, Dots};
use crate::engine::Broken;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::{browser, words};

/// "Learn from your mistakes": each position in which a player went wrong, to be tried again.
#[component]
pub(super) fn Relearn(
    session: Session,
    player: Player,
    /// Whose mistakes are tried again; nobody's once this is left.
    relearning: RwSignal<Option<Player>>,
) -> impl IntoView {
    let locale = Locale::here();
    let mistakes = Mistakes::new(session, player);
    let all = mistakes.count();
    let scene = Memo::new(move |_| mistakes.scene());
    let stage = mistakes.stage;
    let task = move || mistakes.task();
    let progress = move || {
        let at = mistakes.at.get();
        locale.tell(words::study::mistake_of((at + 1).min(all), all))
    };
    let is_done = move || stage.get() == Stage::Done;
    let is_settled = move || matches!(stage.get(), Stage::Right | Stage::Shown);
    // Buttons come and go; the focus stays with what is said.
    let focus = move || request_animation_frame(|| browser::focus(".relearning h2"));
    focus();
    let next = move |_| {
        mistakes.next();
        focus();
    };
    let show = move |_| {
        mistakes.show();
        request_animation_frame(|| browser::focus(".relearning .next"));
    };
    let leave = move |_| {
        relearning.set(None);
        browser::focus("#main");
    };
    view! {
        <BoardPlace scene=scene>
            <Board scene=scene lit=Signal::derive(move || mistakes.lit())
                touched=Signal::derive(move || mistakes.touched())
                turned=session.is_turned
                arrows=Signal::derive(move || mistakes.arrows()) label=Signal::derive(task)
                hand=move |hand| mistakes.hand(hand) />
        </BoardPlace>
        <div class="side relearning">
            <section class="card task">
                <h2 tabindex="-1">{locale.say(&words::study::LEARN_FROM)}</h2>
                <Dots all=all at=mistakes.at label=Signal::derive(progress) />
                <p>{task}</p>
                <Answered answer=Signal::derive(move || mistakes.answer())
                    text=Signal::derive(move || mistakes.said()) />
                <Spots lit=Signal::derive(move || mistakes.lit())
                    touched=Signal::derive(move || mistakes.touched())
                    prompt=Signal::derive(move || mistakes.prompt())
                    hand=move |hand| mistakes.hand(hand) />
                <Broken engine=mistakes.engine />
            </section>
            <div class="actions">
                <Show when=is_settled>
                    <button type="button" class="primary next" on:click=next>
                        {locale.say(&words::study::NEXT_MISTAKE)}
                    </button>
                </Show>
                <Show when=move || !is_settled() && !is_done()>
                    <button type="button" class="tonal show" on:click=show>
                        <Icon glyph=Glyph::Bulb />{locale.say(&words::study::SHOW_BETTER)}
                    </button>
                </Show>
                <button type="button" class="leave" class:primary=is_done
                    class:outlined=move || !is_done() on:click=leave>
                    {locale.say(&words::study::BACK_TO_ANALYSIS)}
                </button>
            </div>
        </div>
    }
}
