//! Whole games: by clicks, by keyboard alone, and against the computer.

use board::Spot;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::chromium::{Browser, Window};
use crate::script::{Script, selector};
use crate::table::press;

/// Begins a game of two people.
pub(crate) async fn begin(browser: &Browser, game: &str) {
    browser.go(&format!("/new/{game}")).await;
    browser.wait("input[name=mode]").await;
    browser.click("label.choice:nth-of-type(2) input[name=mode]").await;
    browser.click("button[type=submit].primary").await;
    browser.wait(".board .square.lit, .spot").await;
}

/// Begins a game against a computer of this level.
pub(crate) async fn begin_against(browser: &Browser, game: &str, level: &str) {
    browser.go(&format!("/new/{game}")).await;
    browser.click("label.choice:nth-of-type(1) input[name=mode]").await;
    choose_level(browser, level).await;
    browser.click("button[type=submit].primary").await;
    browser.wait(".board .square.lit, .spot").await;
}

/// Chooses how strong the computer is; the simplest players are folded away.
pub(crate) async fn choose_level(browser: &Browser, level: &str) {
    browser.wait("input[name=level]").await;
    browser.script("document.querySelector('.levels details').open = true").await;
    browser.click(&format!("input[name=level][value='{level}']")).await;
}

/// How many moves stand in the list.
pub(crate) async fn count(browser: &Browser) -> u64 {
    browser
        .script("return document.querySelectorAll('.moves .move').length")
        .await
        .as_u64()
        .unwrap()
}

/// How the game stands, as the page says it.
pub(crate) async fn standing(browser: &Browser) -> String {
    browser.wait(".status .sentence").await;
    let text = "document.querySelector('.status .sentence').textContent";
    let text = browser.script(&format!("return {text}.replace(/\\s+/g, ' ').trim()")).await;
    text.as_str().unwrap().to_owned()
}

async fn check_end(browser: &Browser, script: &Script) {
    browser.wait(".status.over").await;
    assert_eq!(standing(browser).await, script.result);
    let (mv, _) = script.turns.last().unwrap();
    // After the last move a player may have been passed over.
    let last = "[...document.querySelectorAll('.moves .move')].at(-1).textContent";
    let last = browser.script(&format!("return {last}")).await.as_str().unwrap().to_owned();
    assert!(last == *mv || last == "pass", "{last}, but the script ends with {mv}");
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_piece_follows_the_pointer_that_pulls_it() {
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, "talpa").await;
    let [from, to] = [browser.wait("[data-cell=d4]").await, browser.wait("[data-cell=d3]").await];
    let hold = browser.driver.action_chain().move_to_element_center(&from).click_and_hold();
    hold.move_to_element_center(&to).perform().await.unwrap();
    // Its middle, to which its shadow does not belong, is where the pointer is; what it left is pale.
    let is_near = "(() => {
        const piece = new DOMPoint()
            .matrixTransform(document.querySelector('.follower:not(:empty)').getScreenCTM());
        const { x, y, width, height } =
            document.querySelector('[data-cell=d3] .outline').getBoundingClientRect();
        return Math.hypot(piece.x - x - width / 2, piece.y - y - height / 2) < 2;
    })()";
    browser.until(is_near).await;
    browser.wait(".square.pulled[data-cell=d4]").await;
    browser.picture("talpa-pulled").await;
    browser.driver.action_chain().release().perform().await.unwrap();
    browser.until("document.querySelector('.moves .move')?.textContent == 'd4xd3'").await;
    browser.until("!document.querySelector('.follower > *, .pulled')").await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_game_that_the_browser_does_not_keep_says_so_until_it_does() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("main").await;
    let refuse = "window.setItem = Storage.prototype.setItem;
                  Storage.prototype.setItem = () => { throw new Error('full') }";
    browser.script(refuse).await;
    begin(&browser, "talpa").await;
    let told = |css| format!("document.querySelector('{css}').textContent.includes('keep this')");
    let play = async |from, to| {
        for cell in [from, to] {
            browser.click(&format!("[data-cell={cell}]")).await;
        }
    };
    play("d4", "d3").await;
    browser.until(&told(".status .said")).await;
    browser.until(&told("#announcer")).await;
    browser.script("Storage.prototype.setItem = window.setItem").await;
    play("c4", "b4").await;
    browser.until("document.querySelectorAll('.moves .move').length === 2").await;
    browser.until(&format!("!{}", told(".status .said"))).await;
    browser.driver.refresh().await.unwrap();
    browser.until("document.querySelectorAll('.moves .move').length === 2").await;
    browser.close().await;
}

/// The script that every face plays, and its record.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_script_has_the_record_that_it_has_everywhere() {
    let record = include_str!("../../../play/tests/script/record.txt");
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("main").await;
    let begun = "[Game \"mapello:layout=othello\"]\n[First \"human\"]\n[Second \"5\"]\n\n*\n";
    let stored = json!({ "record": begun, "series": "1", "opener": 0 }).to_string();
    let store = json!(stored);
    browser.script(&format!("localStorage.setItem('ludoteca/game/1', {store})")).await;
    browser.go("/play/1").await;
    browser.wait(".board .square.lit").await;
    let mut moves = 0;
    for step in include_str!("../../../play/tests/script/steps.txt").lines() {
        match step.split_once(' ').unwrap_or((step, "")) {
            ("play", mv) => {
                if moves == 0 {
                    press(&browser, "Type a move").await;
                }
                let field = browser.wait("input[name=move]:not([disabled])").await;
                field.send_keys(format!("{mv}\n")).await.unwrap();
                moves += 2;
            }
            ("undo", _) => {
                press(&browser, "Take back").await;
                moves -= 2;
            }
            ("draw", _) => {
                press(&browser, "Offer a draw").await;
                let declined =
                    "document.querySelector('.said').textContent.includes('The draw was declined')";
                browser.until(declined).await;
            }
            ("resign", _) => {
                press(&browser, "Resign").await;
                press(&browser, "Yes").await;
                browser.wait(".status.over").await;
            }
            other => panic!("{other:?}"),
        }
        let listed = format!("document.querySelectorAll('.moves .move').length == {moves}");
        browser.until(&listed).await;
    }
    let kept = "return JSON.parse(localStorage.getItem('ludoteca/game/1')).record";
    assert_eq!(browser.script(kept).await, json!(record));
    browser.close().await;
}

async fn by_clicks(game: &str) {
    let script = Script::short(game);
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, game).await;
    for (turn, (_, spots)) in script.turns.iter().enumerate() {
        for spot in spots {
            browser.click(&selector(*spot)).await;
        }
        if turn == script.turns.len() / 2 {
            browser.picture(&format!("{game}-middle")).await;
        }
    }
    check_end(&browser, &script).await;
    browser.picture(&format!("{game}-end")).await;
    browser.close().await;
}

/// Presses keys as somebody who has no mouse: arrows from where the focus is, and Enter.
async fn by_keys(game: &str) {
    let script = Script::short(game);
    let browser = Browser::open(Window::Desk).await;
    begin(&browser, game).await;
    for (_, spots) in &script.turns {
        for &spot in spots {
            match spot {
                Spot::Cell(cell) => {
                    let focused = browser.wait(".board .square[tabindex='0']").await;
                    let here = focused.attr("data-tile").await.unwrap().unwrap();
                    let here: usize = here.parse().unwrap();
                    let (column, row) = script.place(cell);
                    let mut keys = String::new();
                    let mut press = |from: usize, to: usize, less: Key, more: Key| {
                        let key = if to < from { less } else { more };
                        keys.extend(std::iter::repeat_n(char::from(key), from.abs_diff(to)));
                    };
                    press(here % script.width, column, Key::Left, Key::Right);
                    press(here / script.width, row, Key::Up, Key::Down);
                    keys.push(char::from(Key::Enter));
                    focused.send_keys(keys).await.unwrap();
                }
                other => {
                    browser.wait(&selector(other)).await.send_keys(Key::Enter + "").await.unwrap();
                }
            }
        }
    }
    check_end(&browser, &script).await;
    browser.close().await;
}

/// Plays whatever is lit until the computer, or luck, has won.
async fn against_the_computer(game: &str) {
    let browser = Browser::open(Window::Desk).await;
    begin_against(&browser, game, "3").await;
    // One script for many touches: a turn takes one round from here to there.
    let touch = "const over = () => document.querySelector('.status.over');
        const lit = () => [...document.querySelectorAll('.board .square.lit, .spot')];
        const pause = () => new Promise((go) => setTimeout(go, 10));
        const until = performance.now() + 15000;
        for (let touches = 0; performance.now() < until && !over(); touches++) {
            while (!lit().length && !over() && performance.now() < until) await pause();
            const spots = lit();
            if (!spots.length) continue;
            const spot = spots[(touches * 7 + 3) % spots.length];
            spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await pause();
        }
        return !!over();";
    for _ in 0..40 {
        if browser.script(touch).await == json!(true) {
            let standing = standing(&browser).await;
            assert!(
                ["You won. ", "You lost. ", "Draw. "].iter().any(|it| standing.starts_with(it))
            );
            return browser.close().await;
        }
    }
    panic!("a game of {game} against the computer does not end");
}

macro_rules! games {
    ($($game:ident)*) => {$(
        mod $game {
            #[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
            async fn is_played_to_the_end_by_clicks() {
                super::by_clicks(stringify!($game)).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
            async fn is_played_to_the_end_by_keyboard_alone() {
                super::by_keys(stringify!($game)).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
            async fn is_played_to_the_end_against_the_computer() {
                super::against_the_computer(stringify!($game)).await;
            }
        }
    )*};
}

games!(mapello mitsudomoe nex period5 talpa);
