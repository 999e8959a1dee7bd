use serde_json::json;
use std::time::Duration;

use super::house::House;
use super::{invite, join, moves, somebody, told};
use crate::chromium::Browser;
use crate::play::standing;
use crate::script::{Script, selector};
use crate::table::press;

const GAME: &str = "talpa";

/// Plays a turn, and waits until everybody has it.
async fn play(script: &Script, turn: usize, players: [&Browser; 2], all: &[&Browser]) {
    touch(script, turn, players).await;
    for browser in all {
        moves(browser, turn + 1).await;
    }
}

async fn touch(script: &Script, turn: usize, players: [&Browser; 2]) {
    let player = players[turn % 2];
    player.wait(".board .square.lit").await;
    for spot in &script.turns[turn].1 {
        player.click(&selector(*spot)).await;
    }
}

async fn cut(browser: &Browser, is_offline: bool) {
    let cdp = browser.driver.cdp();
    let how = json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": -1 });
    cdp.send_raw("Network.enable", json!({})).await.unwrap();
    cdp.send_raw("Network.emulateNetworkConditions", how).await.unwrap();
}

/// The board as it is told to who does not see it.
async fn board(browser: &Browser) -> serde_json::Value {
    browser
        .script(
            "return [...document.querySelectorAll('.board .square')]
                 .map((square) => square.getAttribute('aria-label').split(',')[0])",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn two_play_a_whole_game_through_a_reload_a_lost_connection_and_a_restart() {
    let script = Script::short(GAME);
    assert!(script.turns.len() >= 12, "long enough for everything");
    let mut house = House::open().await;
    let (ana, bea) = (somebody(&house).await, somebody(&house).await);
    let link = invite(&ana, GAME, "Ana", &["input[name=online-side][value=first]"]).await;
    told(&ana, "Waiting for an opponent").await;
    ana.picture("online-waiting").await;
    join(&bea, &link, "Bea").await;
    let eva = somebody(&house).await;
    eva.driver.goto(&link).await.unwrap();
    told(&eva, "Ana is to move. You are watching.").await;
    told(&ana, "Your turn").await;
    ana.until("document.title === '● Your turn · Talpa · Ludoteca'").await;
    ana.until("document.querySelector('link[rel=icon]').href.startsWith('data:')").await;
    bea.until("!document.title.includes('●')").await;
    let names = "document.querySelector('.plate.theirs').textContent";
    ana.until(&format!("{names}.includes('Bea') && {names}.includes('here')")).await;

    let (players, all) = ([&ana, &bea], [&ana, &bea, &eva]);
    for turn in 0..3 {
        play(&script, turn, players, &all).await;
    }
    ana.picture("online-playing").await;
    // One page is loaded anew, and goes on where it was.
    bea.driver.refresh().await.unwrap();
    moves(&bea, 3).await;
    for turn in 3..6 {
        play(&script, turn, players, &all).await;
    }

    // What is played without a connection arrives when there is one again.
    cut(&ana, true).await;
    told(&ana, "The connection was lost").await;
    ana.picture("online-lost").await;
    touch(&script, 6, players).await;
    bea.until("document.querySelector('.plate.theirs').textContent.includes('away')").await;
    moves(&eva, 6).await;
    cut(&ana, false).await;
    for browser in all {
        moves(browser, 7).await;
    }
    play(&script, 7, players, &all).await;

    // The server stops, and another one is there after a while.
    house.stop().await;
    for browser in all {
        told(browser, "The connection was lost").await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    house.start().await;
    for turn in 8..script.turns.len() {
        play(&script, turn, players, &all).await;
    }
    for browser in all {
        browser.wait(".status.over").await;
    }
    assert_eq!(standing(&eva).await, script.result);
    let won = |browser| async move { standing(browser).await.starts_with("You won") };
    assert!(won(&ana).await != won(&bea).await, "one has won");
    assert_eq!(board(&ana).await, board(&bea).await);
    assert_eq!(board(&ana).await, board(&eva).await);
    ana.picture("online-over").await;

    // Both want another game, and are there by themselves.
    press(&ana, "Rematch").await;
    told_rematch(&bea).await;
    press(&bea, "Rematch").await;
    for browser in [&ana, &bea] {
        browser.until("location.hash.endsWith('-2')").await;
        moves(browser, 0).await;
    }
    told(&bea, "Your turn").await;
    told(&ana, "Bea is to move").await;
    eva.wait("a.next").await;
    for browser in [ana, bea, eva] {
        browser.close_after_failures().await;
    }
}

async fn told_rematch(browser: &Browser) {
    let heard = "document.querySelector('#announcer').textContent";
    browser.until(&format!("{heard}.includes('Ana wants a rematch')")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn offers_are_answered_and_a_take_back_cancels_what_was_to_be_played() {
    let script = Script::short(GAME);
    let house = House::open().await;
    let (ana, bea) = (somebody(&house).await, somebody(&house).await);
    let link = invite(&ana, GAME, "Ana", &["input[name=online-side][value=first]"]).await;
    join(&bea, &link, "Bea").await;
    let (players, all) = ([&ana, &bea], [&ana, &bea]);
    play(&script, 0, players, &all).await;

    // While the other thinks, the next move is laid down; a take-back takes it away.
    press(&ana, "Type a move").await;
    ana.wait("input[name=move]").await.send_keys(&script.turns[2].0).await.unwrap();
    press(&ana, "Play").await;
    told(&ana, "as soon as it is your turn").await;
    press(&ana, "Take back").await;
    bea.wait(".question").await;
    assert!(
        bea.script("return document.querySelector('.question').textContent")
            .await
            .as_str()
            .unwrap()
            .contains("asks to take a move back")
    );
    press(&bea, "Yes").await;
    for browser in all {
        moves(browser, 0).await;
    }
    play(&script, 0, players, &all).await;
    // It is played at once when it is time.
    ana.wait("input[name=move]").await.send_keys(&script.turns[2].0).await.unwrap();
    press(&ana, "Play").await;
    told(&ana, "as soon as it is your turn").await;
    touch(&script, 1, players).await;
    for browser in all {
        moves(browser, 3).await;
    }

    press(&bea, "Good luck!").await;
    ana.until("document.querySelector('.plate.theirs .remark')?.textContent === 'Good luck!'")
        .await;
    press(&ana, "Offer a draw").await;
    press(&bea, "No").await;
    let said = "document.querySelector('.status .said').textContent";
    ana.until(&format!("{said}.includes('declined')")).await;
    press(&bea, "Resign").await;
    press(&bea, "Yes").await;
    told(&ana, "You won").await;
    told(&bea, "You resigned").await;
    for browser in [ana, bea] {
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn who_has_been_left_may_end_the_game() {
    let script = Script::short(GAME);
    let house = House::open().await;
    let (ana, bea) = (somebody(&house).await, somebody(&house).await);
    let choices = ["input[name=online-side][value=first]", "input[name=clock][value='10+0']"];
    let link = invite(&ana, GAME, "Ana", &choices).await;
    join(&bea, &link, "Bea").await;
    play(&script, 0, [&ana, &bea], &[&ana, &bea]).await;
    ana.until("document.querySelector('.plate.ours .clock').textContent.startsWith('10:00')").await;
    bea.driver.goto("about:blank").await.unwrap();
    told(&ana, "Bea is away.").await;
    ana.picture("online-away").await;
    House::wait(Duration::from_secs(70));
    ana.click(".claim-win").await;
    told(&ana, "You won").await;
    ana.close().await;
    bea.go("/").await;
    bea.close().await;
}
