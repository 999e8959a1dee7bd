use super::house::House;
use super::{choose, invite, name, somebody, told};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_free_seat_is_seen_taken_and_watched() {
    let house = House::open().await;
    let (ana, bea) = (somebody(&house).await, somebody(&house).await);
    // Whoever comes to the first page finds the way.
    bea.go("/").await;
    bea.wait(".with-others a").await;
    bea.click("header a[href='#/lobby']").await;
    bea.until("document.querySelector('h1').textContent === 'Play with others'").await;
    let choices = [
        "input[name=invited][value=anybody]",
        "input[name=online-side][value=second]",
        "input[name=clock][value=days-2]",
    ];
    invite(&ana, "nex", "Ana", &choices).await;
    // It comes by itself.
    let card = "document.querySelector('[aria-labelledby=lobby-open] .saved li')?.textContent";
    bea.until(&format!(
        "{card}.includes('Nex') && {card}.includes('Ana') && {card}.includes('2 days')"
    ))
    .await;
    bea.picture("lobby").await;
    bea.click("[aria-labelledby=lobby-open] .saved a.button").await;
    bea.click(".join").await;
    name(&bea, "Bea").await;
    told(&bea, "Your turn").await;
    told(&ana, "Bea is to move").await;
    ana.go("/lobby").await;
    ana.wait("[aria-labelledby=lobby-running] .saved li").await;
    ana.until("document.querySelector('.you-are').textContent.includes('Ana')").await;

    // Their games stand with those that the browser keeps, and say whose turn it is.
    bea.go("/games").await;
    let mine = "document.querySelector('.mine .saved li').textContent";
    bea.until(&format!("{mine}.includes('Your turn') && {mine}.includes('days left')")).await;
    bea.until("document.title === '● Your turn · My games · Ludoteca'").await;
    bea.picture("mine").await;
    ana.go("/games").await;
    ana.until(&format!("{mine}.includes('Being played')")).await;
    ana.until("!document.title.includes('●')").await;
    ana.close().await;
    bea.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_level_on_the_server_answers_and_a_game_can_be_called_off() {
    let house = House::open().await;
    let ana = somebody(&house).await;
    ana.go("/new/talpa").await;
    // The card of others is there because there is a server.
    ana.click("label.choice:nth-of-type(4) input[name=mode]").await;
    ana.click("input[name=invited][value=computer]").await;
    ana.click("input[name=server-level][value='1']").await;
    ana.click("input[name=online-side][value=second]").await;
    ana.click("button[type=submit].primary").await;
    name(&ana, "Ana").await;
    ana.until("document.querySelectorAll('.moves .move').length === 1").await;
    told(&ana, "Your turn").await;
    // What was chosen is remembered, and chosen anew.
    ana.go("/invite/talpa").await;
    ana.until("document.querySelector('input[name=invited][value=computer]').checked").await;
    choose(&ana, "input[name=invited][value=link]").await;
    choose(&ana, "button[type=submit].primary").await;
    ana.click(".invitation .danger").await;
    told(&ana, "This game was called off").await;
    ana.go("/game/000000000000").await;
    ana.until("document.querySelector('h1')?.textContent === 'There is nothing here'").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn without_a_games_server_nothing_is_said_of_it() {
    use crate::chromium::{Browser, Window};
    let browser = Browser::open(Window::Desk).await;
    browser.go("/").await;
    browser.wait("#main .hero").await;
    browser
        .until("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/v1/server'))")
        .await;
    browser.until("!document.querySelector('.with-others, header a[href=\"#/lobby\"]')").await;
    browser.close().await;
}
