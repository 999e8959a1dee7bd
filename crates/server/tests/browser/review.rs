//! What the engine says about a game: lines, reviews and mistakes to be tried again.

use std::time::Duration;

use games::{Line, SHELF, Spec};
use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::script::{Script, selector};
use crate::study::{GAME, begin, click, has_moves, open};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_engine_shows_lines_and_one_is_played() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/study").await;
    begin(&browser, GAME).await;
    browser.until("document.querySelectorAll('.lines li').length === 3").await;
    browser.wait(".arrows > *").await;
    browser.until("document.querySelector('.bar').ariaValueText.length > 1").await;
    browser.picture("study-lines").await;
    // The second move of the first line: both are played.
    browser.until("document.querySelectorAll('.lines li:first-child .move').length > 1").await;
    let line = "[...document.querySelectorAll('.lines li:first-child .move')].slice(0, 2)";
    let moves = browser
        .script(&format!(
            "const moves = {line}; const texts = moves.map((move) => move.textContent);
             moves[1].click(); return texts;"
        ))
        .await;
    has_moves(&browser, 2).await;
    let played = "return [...document.querySelectorAll('.tree .move')].map((it) => it.textContent)";
    assert_eq!(browser.script(played).await, moves);
    // Hidden are first the lines, with their arrows, and then everything.
    click(&browser, ".lines-shown").await;
    browser.until("!document.querySelector('.lines') && document.querySelector('.bar')").await;
    browser.until("!document.querySelector('.arrows > *')").await;
    click(&browser, "[name=engine]").await;
    browser.until("!document.querySelector('.bar') && !document.querySelector('.engine')").await;
    // It comes back as it was left.
    click(&browser, "[name=engine]").await;
    browser.until("document.querySelector('.bar') && !document.querySelector('.lines')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_review_marks_faults_and_draws_a_graph() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, script.turns.len()).await;
    click(&browser, ".wanted").await;
    for _ in 0..600 {
        let is_done = browser.script("return !!document.querySelector('.summary')").await;
        if is_done == json!(true) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // Whoever moves at random throws a game away.
    browser.wait(".summary").await;
    browser.wait(".tree .fault .sign").await;
    browser.wait(".graph polyline").await;
    browser.wait(".graph .mark").await;
    let spilt = "return [...document.querySelectorAll('.graph .mark')].filter((mark) =>
        mark.getBoundingClientRect().top < mark.parentElement.getBoundingClientRect().top).length";
    assert_eq!(browser.script(spilt).await, json!(0));
    browser.script("document.querySelector('.steps').scrollIntoView()").await;
    browser.picture("study-review").await;
    browser
        .script(
            "const graph = document.querySelector('.graph').getBoundingClientRect();
             const click = { bubbles: true, clientX: graph.left + 1, clientY: graph.top + 9 };
             document.querySelector('.graph').dispatchEvent(new MouseEvent('click', click));",
        )
        .await;
    browser.until("document.querySelector('.turns').value === '0'").await;
    mistakes_are_tried_again(&browser, &script).await;
    browser.close().await;
}

/// Learns from the mistakes that the review has found.
async fn mistakes_are_tried_again(browser: &Browser, script: &Script) {
    let said = async |css: &str| {
        let code = format!("return document.querySelector({}).textContent", json!(css));
        browser.script(&code).await.as_str().unwrap().to_owned()
    };
    let mut spec = Spec::read(SHELF, script.game).unwrap();
    let start = spec.start(1).unwrap();
    click(browser, ".relearn").await;
    browser.wait(".relearning .dots .here").await;
    browser.until("document.activeElement.matches('.relearning h2')").await;
    browser.picture("study-mistakes").await;
    // What was played then is wrong once more.
    let task = said(".task p:not(.dots)").await;
    let is_played = |(mv, _): &(String, Vec<_>)| task.contains(&format!("played {mv} here"));
    let place = script.turns.iter().position(is_played).unwrap();
    for &spot in &script.turns[place].1 {
        browser.click(&selector(spot)).await;
    }
    browser.wait(".answer.wrong").await;
    assert!(said(".answer").await.contains("what was played"));
    // The better move is shown, and is right when it is made.
    click(browser, ".relearning .show").await;
    browser
        .until("document.querySelector('.answer').textContent.includes('better move was')")
        .await;
    browser.wait(".arrows > *").await;
    let better = said(".answer").await;
    let better = better.trim_end_matches('.').rsplit(' ').next().unwrap().to_owned();
    click(browser, ".relearning .leave").await;
    browser.wait(".tree").await;
    browser.until("document.activeElement.id === 'main'").await;
    click(browser, ".relearn").await;
    let mut line = Line::new(start);
    for (mv, _) in &script.turns[..place] {
        line.play(mv).unwrap();
    }
    // Any other move is looked at by the engine, which may break.
    let is_other = |mv: &String| *mv != better && *mv != script.turns[place].0;
    let other = line.position().moves().into_iter().find(is_other).unwrap();
    browser
        .script("window.Whole = Worker; window.Worker = class { constructor() { throw 0; } };")
        .await;
    for spot in line.position().gestures(&other).unwrap().remove(0) {
        browser.click(&selector(spot)).await;
    }
    browser.wait(".relearning .broken .retry").await;
    browser.picture("no-engine-mistakes").await;
    browser.script("window.Worker = Whole;").await;
    click(browser, ".relearning .retry").await;
    browser.wait(".answer.right, .answer.wrong").await;
    browser.until("!document.querySelector('.broken')").await;
    click(browser, ".relearning .leave").await;
    click(browser, ".relearn").await;
    for spot in line.position().gestures(&better).unwrap().remove(0) {
        browser.click(&selector(spot)).await;
    }
    browser.wait(".answer.right").await;
    browser.until("document.querySelector('#announcer').textContent.includes('right')").await;
    browser.picture("study-mistake-mended").await;
    // The others are looked at one after the other, to the end.
    while browser.script("return !!document.querySelector('.relearning .dots .here')").await
        == json!(true)
    {
        let at = "document.querySelectorAll('.relearning .dots .done').length";
        let before = browser.script(&format!("return {at}")).await;
        browser
            .script(
                "document.querySelector('.relearning .show')?.click();
                 await new Promise((done) => setTimeout(done, 100));
                 document.querySelector('.relearning .next').click();",
            )
            .await;
        browser.until(&format!("{at} === {before} + 1")).await;
    }
    browser.until("document.querySelector('.task').textContent.includes('you found 1 of')").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_line_is_one_stop_of_the_keyboard_and_keeps_the_focus() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/study").await;
    begin(&browser, GAME).await;
    browser.until("document.querySelectorAll('.lines li:not(.empty)').length === 3").await;
    browser.until("document.querySelectorAll('.lines li:first-child .move').length > 2").await;
    let stops = "return document.querySelectorAll('.lines [tabindex=\"0\"]').length";
    assert_eq!(browser.script(stops).await, json!(3));
    let press = async |key: &str| {
        let code = format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
                 {{ key: '{key}', bubbles: true, cancelable: true }}))"
        );
        browser.script(&code).await;
    };
    browser
        .script("document.querySelector('.lines li:first-child [tabindex=\"0\"]').focus()")
        .await;
    press("ArrowRight").await;
    browser
        .until("document.activeElement.matches('.lines li:first-child .move:nth-child(2)')")
        .await;
    // Arrows of the line are not steps through the game, and what is played leaves the focus there.
    browser.script("document.activeElement.click()").await;
    has_moves(&browser, 2).await;
    browser.until("document.activeElement.matches('.lines li:first-child .move')").await;
    browser.until("document.querySelectorAll('.lines li:not(.empty)').length === 3").await;
    browser.until("document.activeElement.matches('.lines .move')").await;
    // The best is the first, and so is the badge.
    assert_eq!(
        browser.script("return document.querySelector('.lines li .rank').textContent").await,
        json!("1")
    );
    browser.close().await;
}
