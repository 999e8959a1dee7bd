//! The games that the browser keeps.

use crate::chromium::{Browser, Window};
use crate::play::begin;
use crate::study::write;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_deleted_game_can_be_had_back_and_no_other_is_hidden() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/new/nex").await;
    browser.wait("input[name=size]").await;
    write(&browser, "input[name=size]", "5").await;
    browser.click("button[type=submit].primary").await;
    browser.wait(".moves").await;
    begin(&browser, "talpa").await;
    browser.script("localStorage.setItem('ludoteca/game/1', 'from another time')").await;
    browser.go("/games").await;
    let row = |n: usize| format!("document.querySelectorAll('.saved li')[{n}].textContent");
    browser.until(&format!("{}.includes('Size: 5')", row(1))).await;
    let year = "String(new Date().getFullYear())";
    browser.until(&format!("{}.includes({year})", row(0))).await;
    browser.until("document.querySelector('.note').textContent.includes('1 saved game')").await;

    let kept = "Object.keys(localStorage).filter((key) => key.includes('/game/')).length";
    let rows = "document.querySelectorAll('.saved li').length";
    browser.click(".saved li:first-child .forget").await;
    browser.until(&format!("{kept} === 2 && {rows} === 1 && {}.includes('Size: 5')", row(0))).await;
    browser.picture("past").await;
    // The keyboard is where it can be undone, and afterwards at the game that is back.
    browser.until("document.activeElement.textContent === 'Undo'").await;
    browser.click(".toast button").await;
    browser.until(&format!("{kept} === 3 && {rows} === 2 && {}.includes('Talpa')", row(0))).await;
    browser.until("document.activeElement.closest('.saved li')").await;
    browser.click(".saved li:first-child .words a").await;
    browser.wait(".board .square.lit").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn games_are_found_by_game_by_result_and_by_words_and_all_are_exported() {
    let browser = Browser::open(Window::Desk).await;
    for game in ["nex", "talpa"] {
        begin(&browser, game).await;
    }
    browser.go("/games").await;
    browser.wait(".saved li .picture").await;
    let shown = |count: usize| format!("document.querySelectorAll('.saved li').length === {count}");
    browser.until(&shown(2)).await;
    browser.click("select[name=game] option[value=nex]").await;
    browser.until(&shown(1)).await;
    browser.click("select[name=game] option[value='']").await;
    browser.click("select[name=standing] option[value=finished]").await;
    browser.until(&shown(0)).await;
    browser.click("select[name=standing] option[value=unfinished]").await;
    browser.until(&shown(2)).await;
    write(&browser, "input[name=search]", "tAlp").await;
    browser.until(&shown(1)).await;
    // What is exported is everything, whatever is looked for.
    browser
        .script(
            "const make = URL.createObjectURL;
             URL.createObjectURL = (blob) => { window.exported = blob.text(); return make(blob); };",
        )
        .await;
    browser.click(".export").await;
    let text = browser.script("return await window.exported").await;
    let records = record::read(games::SHELF, text.as_str().unwrap()).unwrap();
    let names: Vec<_> = records.iter().map(|record| record.spec().game.info().id).collect();
    assert_eq!(names, ["talpa", "nex"]);
    browser.close().await;
}

/// Who hears only the names of what can be pressed knows which game each is about.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn what_can_be_done_with_a_game_is_named_after_it() {
    let browser = Browser::open(Window::Desk).await;
    for game in ["nex", "talpa"] {
        begin(&browser, game).await;
    }
    browser.go("/games").await;
    browser.until("document.querySelectorAll('.saved li').length === 2").await;
    let names = browser
        .script(
            "return [...document.querySelectorAll('.saved :is(a, button)')]
                 .map((control) => control.ariaLabel ?? control.textContent)",
        )
        .await;
    let names: Vec<_> =
        names.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert!(names.len() >= 6, "{names:?}");
    let mut apart = names.clone();
    apart.sort_unstable();
    apart.dedup();
    assert_eq!(apart.len(), names.len(), "{names:?}");
    browser.close().await;
}
