use std::time::Duration;

use ::board::{Note, Player, Scene};
use leptos::prelude::*;
use study::review::worth;

use super::playing::Playing;
use crate::board::PieceSign;
use crate::locale::Locale;
use crate::online::RemarkBubble;
use crate::words::play as words;

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(200);
/// From here on a clock says how many hours and days are left.
const HOUR: Duration = Duration::from_hours(1);
/// How many pieces are drawn one by one; of more there is one, and their number.
const DRAWN: u32 = 6;

/// A player: the piece, the name, how strong, what is counted, and how much time is left.
#[component]
pub(super) fn Plate(
    playing: Playing,
    #[prop(into)] player: Signal<Player>,
    /// Where it stands: "theirs" or "ours".
    place: &'static str,
    scene: Memo<Scene>,
) -> impl IntoView {
    let locale = Locale::here();
    let notes = Memo::new(move |_| {
        let side = playing.side_of(player.get());
        scene.with(|scene| {
            let own = scene.notes.iter().filter(|note| note.side == Some(side));
            own.cloned().collect::<Vec<Note>>()
        })
    });
    let piece = move || {
        let piece = notes.with(|notes| notes.iter().rev().find_map(|note| note.piece))?;
        Some(view! { <PieceSign piece=piece /> })
    };
    let counted = move || {
        let notes = notes.get().into_iter();
        notes
            .map(|note| {
                let pieces = note.piece.map(|piece| {
                    let drawn = note.count.filter(|count| (1..=DRAWN).contains(count)).unwrap_or(1);
                    (0..drawn).map(|_| view! { <PieceSign piece=piece /> }).collect_view()
                });
                let label = locale.tell(note.label);
                let title = label.clone();
                view! {
                    <span class="count" title=title>
                        <span class="pieces">{pieces}</span><span class="unseen">{label}": "</span>{locale.tell(note.brief)}
                    </span>
                }
            })
            .collect_view()
    };
    let is_turn = move || playing.turn() == Some(player.get());
    let word = move || {
        let is_waiting = is_turn() && playing.is_thinking();
        match playing.thought().filter(|_| is_waiting && playing.is_show()) {
            Some((depth, score, is_proved)) => {
                locale.tell(words::depth(depth, worth(score, is_proved)))
            }
            None if is_waiting => crate::words::THINKING.say(locale.language()),
            None if is_turn() && playing.is_mine(player.get()) => {
                words::YOUR_TURN.say(locale.language())
            }
            None if playing.visit().is_some() && !playing.is_mine(player.get()) => {
                playing.presence(player.get(), locale).unwrap_or_default()
            }
            None => playing.rank(player.get()).map_or_else(String::new, |rank| locale.tell(rank)),
        }
    };
    let name = move || playing.name(player.get(), locale);
    let remark = playing.visit().map(|visit| view! { <RemarkBubble visit=visit player=player /> });
    let has_clock = playing.session.read_untracked().table().clock().is_some();
    view! {
        <div class=format!("plate {place}") class:turn=is_turn role="group" aria-label=name
            aria-current=move || is_turn().then_some("true")>
            <span class="face">{piece}</span>
            <span class="name">{name}" "<span class="word">{word}</span></span>
            <span class="tray">{counted}{remark}</span>
            {has_clock.then(|| view! { <Clock playing=playing player=player /> })}
        </div>
    }
}

/// How much time a player has left.
#[component]
fn Clock(playing: Playing, player: Signal<Player>) -> impl IntoView {
    let locale = Locale::here();
    let (time, set_time) = signal(playing.now());
    if let Ok(ticking) = set_interval_with_handle(move || set_time.set(playing.now()), TICK) {
        on_cleanup(move || ticking.clear());
    }
    let left = move || {
        let session = playing.session.read();
        let now = time.get().max(playing.now());
        session.table().clock().map(|clock| shown(clock.left(player.get(), now), locale))
    };
    // Days are said in words.
    let is_long = move || {
        let session = playing.session.read();
        session.table().clock().is_some_and(|clock| clock.left(player.get(), time.get()) >= HOUR)
    };
    let label = move || locale.tell(words::clock_of(playing.name(player.get(), locale)));
    view! { <span class="clock" class:long=is_long role="timer" aria-label=label>{left}</span> }
}

/// A time as a clock shows it: tenths only at the end.
fn shown(left: Duration, locale: Locale) -> String {
    let seconds = left.as_secs();
    if left >= HOUR {
        return locale.tell(crate::online::left(left));
    }
    if seconds < 10 {
        return format!("0:0{seconds}.{}", left.subsec_millis() / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
