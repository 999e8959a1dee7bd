//! The analysis board: the engine's lines, variations, reviews, texts in and out, pictures.

use games::{SHELF, Spec};
use record::link::encoded;
use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::script::{Script, selector};

pub(crate) const GAME: &str = "talpa";

/// The address of a study of the first so many moves of a game.
fn address(script: &Script, turns: usize) -> String {
    let moves: Vec<_> = script.turns[..turns].iter().map(|(mv, _)| mv.as_str()).collect();
    format!("/study?spec={}&moves={}", script.game, encoded(&moves.join(" ")))
}

/// Opens a study of the first so many moves, with the engine off.
pub(crate) async fn open(browser: &Browser, script: &Script, turns: usize) {
    browser.go("/study").await;
    browser.wait("h1").await;
    browser.script("localStorage.setItem('ludoteca/study-engine', 'off')").await;
    browser.go(&address(script, turns)).await;
    browser.wait(".study .board").await;
    has_moves(browser, turns).await;
}

pub(crate) async fn has_moves(browser: &Browser, moves: usize) {
    browser.until(&format!("document.querySelectorAll('.tree .move').length === {moves}")).await;
}

/// Writes into a field as somebody who types or pastes does.
pub(crate) async fn write(browser: &Browser, css: &str, text: &str) {
    let (css, text) = (json!(css), json!(text));
    let code = format!(
        "const field = document.querySelector({css});
         field.value = {text};
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    );
    browser.script(&code).await;
}

/// Clicks by script on what may be drawn anew at any moment, or lies in a closed part.
pub(crate) async fn click(browser: &Browser, css: &str) {
    browser.wait(css).await;
    browser.script(&format!("document.querySelector({}).click()", json!(css))).await;
}

/// Begins a study of a game at the entrance.
pub(crate) async fn begin(browser: &Browser, game: &str) {
    choose(browser, "select[name=game]", game).await;
    browser.wait("form.begin").await;
    click(browser, "form.begin [type=submit]").await;
    browser.wait(".study .board").await;
}

/// Chooses a value of a list.
async fn choose(browser: &Browser, css: &str, value: &str) {
    browser.wait(css).await;
    let (css, value) = (json!(css), json!(value));
    let code = format!(
        "const list = document.querySelector({css});
         list.value = {value};
         list.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    browser.script(&code).await;
}

/// Plays a move by its text.
pub(crate) async fn play(browser: &Browser, mv: &str) {
    write(browser, "input[name=move]", mv).await;
    click(browser, ".typed [type=submit]").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn what_was_tried_is_kept_at_its_address() {
    let (script, other) = (Script::short(GAME), Script::short("nex"));
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, 0).await;
    for (turn, (mv, _)) in script.turns[..3].iter().enumerate() {
        play(&browser, mv).await;
        has_moves(&browser, turn + 1).await;
    }
    // Another study does not take its place, nor does a reload and one more move.
    open(&browser, &other, 0).await;
    play(&browser, &other.turns[0].0).await;
    has_moves(&browser, 1).await;
    browser.go(&address(&script, 0)).await;
    has_moves(&browser, 3).await;
    browser.driver.refresh().await.unwrap();
    has_moves(&browser, 3).await;
    play(&browser, &script.turns[3].0).await;
    has_moves(&browser, 4).await;
    browser.driver.refresh().await.unwrap();
    has_moves(&browser, 4).await;
    // What was tried is no game: it can be deleted.
    click(&browser, ".variations button:nth-of-type(3)").await;
    has_moves(&browser, 3).await;

    // The entrance leads to both, and begins a new one.
    browser.go("/study").await;
    browser.until("document.querySelectorAll('.past li').length === 2").await;
    browser.picture("study-entrance").await;
    begin(&browser, GAME).await;
    has_moves(&browser, 0).await;
    browser.go("/study").await;
    browser.until("document.querySelectorAll('.past li').length === 3").await;
    click(&browser, ".past li:nth-child(2) a").await;
    has_moves(&browser, 3).await;

    // A browser that keeps nothing says so.
    browser.script("Storage.prototype.setItem = () => { throw new Error('full') }").await;
    click(&browser, ".steps button").await;
    browser.until("document.querySelector('.said').textContent.includes('keep this')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_loaded_record_has_an_address_and_is_left_by_links() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    browser.go("/study").await;
    let (one, two) = (&script.turns[0].0, &script.turns[1].0);
    let load = async || {
        browser.wait("[name=record]").await;
        write(&browser, "[name=record]", &format!("[Game \"{GAME}\"]\n\n1. {one} {two} *")).await;
        click(&browser, "form.load [type=submit]").await;
        has_moves(&browser, 2).await;
    };
    load().await;
    browser.until("/^#.study.[0-9]+$/.test(location.hash)").await;
    browser.driver.refresh().await.unwrap();
    has_moves(&browser, 2).await;
    browser.driver.back().await.unwrap();
    browser.wait("form.begin").await;
    browser.driver.forward().await.unwrap();
    has_moves(&browser, 2).await;
    click(&browser, "header a[href='#/study']").await;
    browser.wait("form.begin").await;
    load().await;
    click(&browser, "details.record a[href='#/study']").await;
    browser.wait("form.begin").await;
    // Without a place to keep it, it is opened all the same.
    browser.script("Storage.prototype.setItem = () => { throw new Error('full') }").await;
    load().await;
    browser.until("document.querySelector('.said').textContent.includes('keep this')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn options_are_chosen_before_a_study() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/study").await;
    choose(&browser, "select[name=game]", "nex").await;
    browser.wait("form.begin [name=size]").await;
    write(&browser, "form.begin [name=size]", "11").await;
    browser.picture("study-begin").await;
    click(&browser, "form.begin [type=submit]").await;
    browser.wait(".study .board [data-cell=k11]").await;
    browser.until("!document.querySelector('.study .board [data-cell=l1]')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn keys_step_through_the_moves() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, 4).await;
    click(&browser, ".more > summary").await;
    let press = async |key: &str, more: &str, at: &str, seen: usize| {
        let at = json!(at);
        let code = format!(
            "document.querySelector({at}).focus();
             document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
                 {{ key: '{key}', bubbles: true, cancelable: true, {more} }}))"
        );
        browser.script(&code).await;
        let here = "[...document.querySelectorAll('.tree .move')]
            .findIndex((move) => move.matches('.here')) + 1";
        browser.until(&format!("{here} === {seen}")).await;
    };
    press("ArrowLeft", "", "#main", 3).await;
    press("Home", "", "#main", 0).await;
    press("ArrowRight", "", "#main", 1).await;
    press("End", "", "#main", 4).await;
    press("[", "ctrlKey: true, altKey: true", "#main", 3).await;
    press("[", "altKey: true", "#main", 2).await;
    press("]", "", "#main", 3).await;
    // Not where a key means something else.
    press("[", "metaKey: true", "#main", 3).await;
    press("ArrowLeft", "altKey: true", "#main", 3).await;
    press("ArrowLeft", "", "input[name=move]", 3).await;
    press("ArrowLeft", "", ".turns", 3).await;
    press("ArrowLeft", "", ".board [tabindex='0']", 3).await;
    press("ArrowLeft", "", ".tree .move", 2).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_broken_link_says_what_is_wrong_and_loses_nothing() {
    let browser = Browser::open(Window::Desk).await;
    for (link, said, usable) in [
        ("/new/mapello?position=%FF%FE", "broken at", ".new-game [type=submit]:enabled"),
        ("/new/mapello?position=%", "broken at", ".new-game [type=submit]:enabled"),
        ("/new/mapello?start=foo", "position", ".new-game [type=submit]:enabled"),
        ("/study?spec=talpa&foo=bar", "spec, position, moves, at", "form.begin"),
        ("/study?spec=talpa&position=foo", "character 1", "form.begin"),
        ("/study?spec=talpa&moves=%", "broken at", "form.begin"),
    ] {
        browser.go(link).await;
        browser.wait(usable).await;
        let said = json!(said);
        let is_said = "[...document.querySelectorAll('.problem')].map((it) => it.textContent)";
        browser.until(&format!("{is_said}.join(' ').includes({said})")).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_variation_leaves_the_game_as_it_was() {
    let script = Script::short(GAME);
    let other = Script::nth(GAME, 1);
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, 6).await;
    let game: Vec<_> = script.turns[..6].iter().map(|(mv, _)| mv.clone()).collect();
    browser.script("document.activeElement.blur()").await;
    browser.driver.action_chain().send_keys("{").perform().await.unwrap();
    browser.wait(".steps button:first-child[aria-disabled=true]").await;
    assert_ne!(script.turns[0].0, other.turns[0].0, "the games begin differently");
    for spot in &other.turns[0].1 {
        browser.click(&selector(*spot)).await;
    }
    has_moves(&browser, 7).await;
    let texts = |css: &str| {
        format!("return [...document.querySelectorAll('{css}')].map((it) => it.textContent)")
    };
    assert_eq!(browser.script(&texts(".variation .move")).await, json!([other.turns[0].0]));
    assert_eq!(browser.script(&texts(".pair .move")).await, json!(game));
    browser.picture("study-variation").await;

    // What was tried survives a reload, and can be made the main line and deleted.
    browser.script("localStorage.setItem('ludoteca/theme', 'dark')").await;
    browser.script("localStorage.setItem('ludoteca/study-engine', 'lines')").await;
    browser.driver.refresh().await.unwrap();
    has_moves(&browser, 7).await;
    click(&browser, ".variation .move").await;
    browser.wait(".variation .move.here").await;
    browser.wait(".lines li").await;
    browser.picture("study-dark").await;
    click(&browser, ".variations button:nth-of-type(2)").await;
    browser.until("document.querySelectorAll('.variation .move').length === 6").await;
    click(&browser, ".variations button:nth-of-type(3)").await;
    has_moves(&browser, 6).await;
    assert_eq!(browser.script(&texts(".pair .move")).await, json!(game));
    // The game itself can't be deleted.
    click(&browser, ".tree .move").await;
    browser.wait(".tree .move.here").await;
    browser.wait(".variations button:nth-of-type(3)[aria-disabled=true]").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_step_is_told_and_keeps_the_focus_and_the_end_says_so() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    let all = script.turns.len();
    open(&browser, &script, all).await;
    let last = &script.turns[all - 1].0;
    // The last button of the row can do nothing more, and is still where the keyboard is.
    browser.script("document.querySelector('.steps button:nth-child(1)').click()").await;
    browser.until("document.querySelector('#announcer').textContent.includes('start')").await;
    browser
        .script(
            "const last = document.querySelector('.steps button:last-child');
             last.focus();
             last.click();",
        )
        .await;
    browser.wait(".steps button:last-child[aria-disabled=true]").await;
    browser.until("document.activeElement.matches('.steps button:last-child')").await;
    let told = json!(last);
    browser
        .until(&format!("document.querySelector('#announcer').textContent.includes({told})"))
        .await;
    browser.until("document.querySelector('.status.over').textContent.includes('won')").await;
    // The moves are one stop of the keyboard, at the one that is seen.
    assert_eq!(
        browser
            .script(
                "return [...document.querySelectorAll('.tree .move')]
                     .filter((it) => it.tabIndex === 0 && it.matches('.here')).length === 1
                     && document.querySelectorAll('.tree [tabindex=\"0\"]').length === 1"
            )
            .await,
        json!(true)
    );
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn boards_are_as_large_as_the_window_allows() {
    let browser = Browser::open(Window::Desk).await;
    for (width, height, is_enough) in [
        (1280, 800, "wide >= 1.3 * high ? wide >= 680 : high >= 600"),
        (820, 1180, "wide >= 700"),
        (360, 740, "Math.round(wide) === 360"),
        (740, 360, "high >= 320"),
        (3840, 2160, "wide >= 1.3 * high ? wide >= 2600 : high >= 1900"),
    ] {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500
        });
        browser.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await.unwrap();
        for game in SHELF.iter().map(|game| game.info().id) {
            let (number, study) = (1, format!("/study?spec={game}"));
            for page in [study, format!("/puzzles/{game}/{number}")] {
                browser.go(&page).await;
                browser.wait(".desk .board [data-cell=a1]").await;
                let is_large = format!(
                    "(() => {{ const {{ width: wide, height: high, top, bottom }} =
                         document.querySelector('.board svg').getBoundingClientRect();
                       return {is_enough}; }})()"
                );
                let found = browser
                    .script(
                        "const { width, height } =
                             document.querySelector('.board svg').getBoundingClientRect();
                         return [width, height]",
                    )
                    .await;
                let is_large = browser.script(&format!("return {is_large}")).await;
                assert_eq!(is_large, json!(true), "{page} at {width}×{height}: {found}");
                assert_eq!(browser.spill().await, json!(0), "{page} at {width}×{height}");
                let name = page.replace(['/', '?', '='], "-");
                browser.picture(&format!("{width}x{height}{name}")).await;
            }
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn wrong_texts_are_explained_and_lose_nothing() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, 4).await;
    click(&browser, "details.position summary").await;
    let position = browser.script("return document.querySelector('[name=position]').value").await;
    write(&browser, "[name=position]", "nonsense").await;
    click(&browser, ".position [type=submit]").await;
    browser
        .until("document.querySelector('.position .problem').textContent.includes('character 1')")
        .await;
    has_moves(&browser, 4).await;
    click(&browser, "details.record summary").await;
    write(&browser, "[name=record]", "[Game \"talpa\"]\n\n1. a1xz9 *").await;
    click(&browser, ".record [type=submit]").await;
    browser
        .until("document.querySelector('.record .problem').textContent.includes('line 3')")
        .await;
    has_moves(&browser, 4).await;
    browser.picture("study-wrong").await;
    write(&browser, "input[name=move]", "zz").await;
    click(&browser, ".typed [type=submit]").await;
    browser.until("document.querySelector('.said').textContent.length > 5").await;
    has_moves(&browser, 4).await;

    // What is right is taken: the position, and then a record with its variation.
    write(&browser, "[name=position]", position.as_str().unwrap()).await;
    let start = Spec::read(SHELF, GAME).unwrap().start(1).unwrap().to_string();
    write(&browser, "[name=position]", &start).await;
    click(&browser, ".position [type=submit]").await;
    has_moves(&browser, 0).await;
    let (one, other) = (&script.turns[0].0, &Script::nth(GAME, 1).turns[0].0);
    let record = format!("[Game \"{GAME}\"]\n[First \"Ann\"]\n\n1. {one} {{(1. {other})}} *");
    write(&browser, "[name=record]", &record).await;
    click(&browser, ".record [type=submit]").await;
    has_moves(&browser, 2).await;
    browser.wait(".variation").await;

    browser.go("/study?spec=chess").await;
    browser.until("document.querySelector('.problem').textContent.includes('chess')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn the_record_and_pictures_can_be_taken_away() {
    let script = Script::short(GAME);
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &script, 3).await;
    browser
        .script(
            "window.blobs = [];
             const create = URL.createObjectURL;
             URL.createObjectURL = (blob) => { window.blobs.push(blob); return create(blob); };
             navigator.clipboard.writeText = async (text) => { window.copied = text; };",
        )
        .await;
    click(&browser, "details.save summary").await;
    browser.wait(".download-record[href^='blob:'][download='talpa.txt']").await;
    browser.wait(".download-svg[href^='blob:'][download='talpa.svg']").await;
    browser.wait(".download-png[href^='data:image/png'][download='talpa.png']").await;
    click(&browser, ".copy-record").await;
    browser.until("window.copied").await;
    let [one, two, three] = [0, 1, 2].map(|turn| script.turns[turn].0.as_str());
    let record = format!("[Game \"{GAME}\"]\n[Result \"*\"]\n\n1. {one} {two} 2. {three} *\n");
    assert_eq!(browser.script("return window.copied").await, json!(record));
    let texts = browser.script("return Promise.all(window.blobs.map((blob) => blob.text()))").await;
    let texts = texts.as_array().unwrap();
    assert!(texts.contains(&json!(record)), "{texts:?}");
    assert!(texts.iter().any(|text| text.as_str().unwrap().starts_with("<svg ")));
    let size = browser
        .script(
            "const image = new Image();
             image.src = document.querySelector('.download-png').href;
             await image.decode();
             return image.naturalWidth;",
        )
        .await;
    assert!(size.as_u64().unwrap() > 300, "{size}");
    browser.picture("study-save").await;
    // The position can be played on.
    click(&browser, ".play-on").await;
    browser.wait(".new-game textarea[name=position]").await;
    browser.until("document.querySelector('.new-game textarea').value.length > 10").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_position_is_arranged_by_hand() {
    let browser = Browser::open(Window::Desk).await;
    open(&browser, &Script::short(GAME), 2).await;
    click(&browser, "details.position summary").await;
    click(&browser, ".position form button[type=button]").await;
    browser.wait(".arranger .tool").await;
    browser.script("[...document.querySelectorAll('.arranger .tool')].at(-1).click()").await;
    browser.click(".arranger [data-cell='b2']").await;
    browser.picture("study-arrange").await;
    click(&browser, ".arranger .set-up").await;
    has_moves(&browser, 0).await;
    browser.until("document.querySelector('[data-cell=b2]').ariaLabel.includes('empty')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_game_is_studied_on_a_phone_in_the_dark() {
    let browser = Browser::open(Window::Phone).await;
    browser.go("/settings").await;
    browser.click("label.choice:nth-of-type(2) input[name=language]").await;
    browser.click("label.choice:nth-of-type(3) input[name=theme]").await;
    browser.until("document.documentElement.dataset.theme === 'dark'").await;
    for game in SHELF.iter().map(|game| game.info().id) {
        let script = Script::short(game);
        browser.go(&address(&script, 3)).await;
        // The page before has as many moves.
        browser.wait(&format!(".download-png[download='{game}.png']")).await;
        has_moves(&browser, 3).await;
        browser.until("document.querySelectorAll('.lines li').length > 0").await;
        click(&browser, "details.save summary").await;
        browser.wait(".download-png[href^='data:']").await;
        assert_eq!(browser.spill().await, json!(0), "{game}");
        browser.picture(&format!("study-phone-{game}")).await;
        browser.script("document.querySelector('.engine').scrollIntoView()").await;
        browser.picture(&format!("study-phone-{game}-below")).await;
    }
    browser.close().await;
}
