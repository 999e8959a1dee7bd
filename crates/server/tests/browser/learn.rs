//! The rules with their boards, and the puzzles.

use board::Spot;
use engine::Unlimited;
use engine::solve::Effort;
use games::{AnyGame, AnyPosition, FirstGame, Line, Puzzle, Resources, SHELF};
use i18n::Language;
use serde_json::json;

use crate::chromium::{Browser, Window};
use crate::script::selector;

/// The spots that spell a move.
fn spots(position: &dyn AnyPosition, mv: &str) -> Vec<Spot> {
    position.gestures(mv).unwrap().remove(0)
}

fn prove<T>(ask: impl FnOnce(&mut Effort<'_>) -> Option<T>) -> T {
    ask(&mut Effort::new(&Unlimited, 16, &mut |_| {})).unwrap()
}

/// The first puzzle of two turns, with its number.
fn puzzle(game: &dyn AnyGame) -> (usize, Puzzle) {
    let puzzles = game.puzzles().into_iter().enumerate();
    let (i, puzzle) = puzzles.into_iter().find(|(_, puzzle)| puzzle.turns() == 2).unwrap();
    (i + 1, puzzle)
}

async fn touch(browser: &Browser, scope: &str, spots: &[Spot]) {
    for &spot in spots {
        browser.click(&format!("{scope} {}", selector(spot))).await;
    }
}

async fn says(browser: &Browser, css: &str, words: &str) {
    browser
        .until(&format!("document.querySelector(\"{css}\").textContent.includes('{words}')"))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_rule_on_a_board_can_be_tried() {
    let browser = Browser::open(Window::Desk).await;
    for game in SHELF {
        browser.go(&format!("/learn/{}", game.info().id)).await;
        browser.until(&format!("document.title.includes('{}')", game.info().name)).await;
        for example in game.examples() {
            let position = game.position(example.position).unwrap();
            let diagram = format!(".diagram[data-move='{}']", example.mv);
            touch(&browser, &diagram, &spots(&*position, example.mv)).await;
            browser.wait(&format!("{diagram}.done")).await;
            says(&browser, &format!("{diagram} .answer.right"), "That’s it").await;
        }
        // Boards are drawn, not typed: what stands in characters is in the appendix, which is folded.
        let typed =
            browser.script("return document.querySelectorAll('.learn > .rules pre').length");
        assert_eq!(typed.await, json!(0), "{}", game.info().id);
        browser.wait("details.appendix:not([open]) pre").await;
        // Words are at most 62 letters wide, and a board stands beside them.
        let beside = "return [...document.querySelectorAll('.rule:has(.boards)')].every((rule) => {
            const [text, boards] = [...rule.children].map((it) => it.getBoundingClientRect());
            return boards.left >= text.right && Math.round(boards.width) === 320;
        })";
        assert_eq!(browser.script(beside).await, json!(true), "{}", game.info().id);
        browser.picture(&format!("learn-{}", game.info().id)).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn another_move_on_a_board_is_answered_kindly() {
    let browser = Browser::open(Window::Desk).await;
    let game = SHELF[0];
    let example = &game.examples()[0];
    let position = game.position(example.position).unwrap();
    let other = position.moves().into_iter().find(|mv| mv != example.mv).unwrap();
    browser.go(&format!("/learn/{}", game.info().id)).await;
    let diagram = &format!(".diagram[data-move='{}']", example.mv);
    let done = &format!("{diagram}.done");
    touch(&browser, diagram, &spots(&*position, &other)).await;
    says(&browser, &format!("{diagram} .answer.wrong"), &format!("{other} is allowed too")).await;
    says(&browser, "#announcer", &other).await;
    touch(&browser, diagram, &spots(&*position, example.mv)).await;
    browser.wait(done).await;
    browser.click(&format!("{diagram} .again")).await;
    browser.until("!document.querySelector('.diagram.done')").await;
    touch(&browser, diagram, &spots(&*position, example.mv)).await;
    browser.wait(done).await;
    browser.close().await;
}

/// Solves a puzzle as the solver would, and predicts how it is defended.
async fn solve(browser: &Browser, game: &dyn AnyGame, puzzle: &Puzzle) {
    let engine = game.engine(Resources::memory(1));
    let mut line = Line::new(game.position(puzzle.position).unwrap());
    let mut left = puzzle.plies;
    while line.verdict().is_none() {
        let mv = prove(|effort| engine.winning_moves(&line, left, effort)).remove(0);
        touch(browser, "", &spots(line.position(), &mv)).await;
        line.play(&mv).unwrap();
        if line.verdict().is_some() {
            break;
        }
        let reply = prove(|effort| engine.defend(&line, left - 1, effort));
        line.play(&reply.mv).unwrap();
        left = reply.lost_in.unwrap() - 1;
        if line.verdict().is_none() {
            says(browser, ".said", &reply.mv).await;
            browser.wait(".board .square.lit, .board .spot").await;
        }
    }
    says(browser, ".said", "Solved!").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn puzzles_are_solved_and_stay_solved() {
    let browser = Browser::open(Window::Desk).await;
    for &game in SHELF {
        let id = game.info().id;
        let (number, puzzle) = puzzle(game);
        let all = game.puzzles().len();
        browser.go(&format!("/puzzles/{id}")).await;
        says(&browser, ".progress", &format!("0 of {all} solved")).await;
        browser.picture(&format!("puzzles-{id}")).await;
        // Each is a small board with its number, in groups of the same length.
        let seen = browser.script("return document.querySelectorAll('.puzzles .thumb svg').length");
        assert_eq!(seen.await, json!(all));
        browser.click(&format!(".puzzles [data-number='{number}'] a")).await;
        browser.wait(".puzzle .board").await;
        browser.picture(&format!("puzzle-{id}")).await;

        // A wrong move is taken back.
        let position = game.position(puzzle.position).unwrap();
        let engine = game.engine(Resources::memory(1));
        let line = Line::new(position.boxed());
        let right = prove(|effort| engine.winning_moves(&line, puzzle.plies, effort));
        let wrong = position.moves().into_iter().find(|mv| !right.contains(mv)).unwrap();
        touch(&browser, "", &spots(&*position, &wrong)).await;
        says(&browser, ".answer.wrong", "Try again").await;
        browser.wait(".board .square.lit, .board .spot").await;

        solve(&browser, game, &puzzle).await;
        says(&browser, "#announcer", "Solved!").await;
        says(&browser, ".answer.right", "Solved!").await;
        browser.picture(&format!("puzzle-{id}-solved")).await;
        browser.click(".next").await;
        browser.until(&format!("document.title.includes('puzzle {}')", number + 1)).await;
        browser.go(&format!("/puzzles/{id}")).await;
        browser.driver.refresh().await.unwrap();
        says(&browser, ".progress", &format!("1 of {all} solved")).await;
        says(&browser, ".puzzles li.solved", "solved").await;
    }
    // The page of all games tells of each how far one is.
    browser.go("/puzzles").await;
    for &game in SHELF {
        let (id, all) = (game.info().id, game.puzzles().len());
        let said = format!("1 of {all} solved");
        says(&browser, &format!("[data-game='{id}'] .progress"), &said).await;
    }
    browser.picture("puzzles").await;
    browser.close().await;
}

async fn press(browser: &Browser, button: &str) {
    let find = format!(
        "[...document.querySelectorAll('button')]
             .find((it) => it.textContent.trim() === '{button}' && it.ariaDisabled !== 'true')"
    );
    browser.until(&find).await;
    browser.script(&format!("{find}.click()")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn hints_and_solutions_are_given_and_do_not_count() {
    let browser = Browser::open(Window::Desk).await;
    let game = SHELF[0];
    let id = game.info().id;
    let (number, puzzle) = puzzle(game);
    browser.go(&format!("/puzzles/{id}/{number}")).await;
    press(&browser, "Hint").await;
    says(&browser, ".said", "Start here").await;
    browser.wait(".arrows circle").await;
    press(&browser, "Hint").await;
    says(&browser, ".said", &format!("The move is {}", puzzle.first)).await;
    press(&browser, "Solution").await;
    says(&browser, ".said", "That was the solution").await;
    press(&browser, "Start again").await;
    says(&browser, ".status", "wins in 2 turns").await;
    browser.go(&format!("/puzzles/{id}")).await;
    says(&browser, ".progress", "0 of").await;
    browser.go(&format!("/puzzles/{id}/999")).await;
    browser.until("document.querySelector('h1').textContent === 'There is nothing here'").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn rules_and_puzzles_fit_a_phone_in_portuguese_and_in_the_dark() {
    let browser = Browser::open(Window::Phone).await;
    browser.go("/settings").await;
    browser.click("label.choice:nth-of-type(2) input[name=language]").await;
    browser.click("label.choice:nth-of-type(3) input[name=theme]").await;
    for game in SHELF {
        let id = game.info().id;
        browser.go(&format!("/learn/{id}")).await;
        let about = game.examples()[0].about.say(Language::Portuguese);
        let caption = format!(".diagram[data-move='{}'] figcaption", game.examples()[0].mv);
        says(&browser, &caption, &about).await;
        says(&browser, ".rules h2", "Em resumo").await;
        assert_eq!(browser.spill().await, json!(0), "{id}");
        browser.picture(&format!("phone-learn-{id}")).await;
        browser.script("document.querySelector('.diagram').scrollIntoView()").await;
        browser.picture(&format!("phone-diagram-{id}")).await;
        browser.go(&format!("/puzzles/{id}")).await;
        says(&browser, ".progress", "0 de").await;
        assert_eq!(browser.spill().await, json!(0), "{id}");
        browser.go(&format!("/puzzles/{id}/1")).await;
        says(&browser, ".status", "joga e ganha em").await;
        assert_eq!(browser.spill().await, json!(0), "{id}");
        browser.picture(&format!("phone-puzzle-{id}")).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn rules_are_printed_dark_on_light_without_buttons() {
    let browser = Browser::open(Window::Desk).await;
    browser.go("/settings").await;
    browser.click("label.choice:nth-of-type(3) input[name=theme]").await;
    browser.until("document.documentElement.dataset.theme === 'dark'").await;
    browser.go(&format!("/learn/{}", SHELF[0].info().id)).await;
    browser.wait(".diagram").await;
    let print = json!({ "media": "print" });
    browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", print).await.unwrap();
    browser.until("document.documentElement.dataset.theme === 'light'").await;
    let buttons = "return [...document.querySelectorAll('button, header a')]
        .filter((it) => it.checkVisibility()).length";
    assert_eq!(browser.script(buttons).await, json!(0));
    browser.picture("print").await;
    let screen = json!({ "media": "" });
    browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", screen).await.unwrap();
    browser.until("document.documentElement.dataset.theme === 'dark'").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_newcomer_is_led_to_a_win() {
    let browser = Browser::open(Window::Desk).await;
    for &game in SHELF {
        let id = game.info().id;
        // It is offered before the first game.
        browser.go(&format!("/new/{id}")).await;
        browser.click(".first-offer").await;
        let mut first = FirstGame::new(game).unwrap();
        loop {
            let (place, all) = first.place();
            browser
                .until(&format!(
                    "document.querySelectorAll('.dots span').length === {all} &&
                     document.querySelectorAll('.dots .done').length === {place}"
                ))
                .await;
            let position = first.line().position();
            let right = first.lesson().accepted(position);
            let wrong = position.moves().into_iter().find(|mv| !right.contains(mv));
            if let Some(wrong) = wrong.filter(|_| place == 0) {
                // A wrong try is taken back, with a hint.
                touch(&browser, ".guided", &spots(position, &wrong)).await;
                let hint = json!(first.lesson().hint.say(Language::English));
                let said = "document.querySelector('.answer.wrong').textContent.trim()";
                browser.until(&format!("{said} === {hint}")).await;
                browser.picture(&format!("first-{id}-wrong")).await;
            }
            touch(&browser, ".guided", &spots(position, &right[0])).await;
            first.play(&right[0]).unwrap();
            browser.wait(".answer.right").await;
            // What is said is heard, and the keyboard is at what comes next.
            let said = json!(first.lesson().right.say(Language::English));
            let heard = "document.querySelector('#announcer').textContent.replace('\\u200b', '')";
            browser.until(&format!("{heard} === {said}")).await;
            browser.until("document.activeElement.matches('.guided .next')").await;
            if first.is_over() {
                break;
            }
            browser.picture(&format!("first-{id}-{place}")).await;
            browser.click(".guided .next").await;
            browser.until("document.activeElement.closest('.place, .spots')").await;
            first.go_on();
        }
        browser.wait(".goal.won").await;
        browser.picture(&format!("first-{id}-won")).await;
        // Who has done it is not asked again.
        browser.go(&format!("/new/{id}")).await;
        browser.wait(".new-game [type=submit]").await;
        browser.until("!document.querySelector('.first-offer')").await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn a_first_game_can_be_skipped() {
    let browser = Browser::open(Window::Desk).await;
    let id = SHELF[0].info().id;
    browser.go(&format!("/first/{id}")).await;
    // What to touch is pointed out to who asks.
    browser.click(".guided .show").await;
    browser.wait(".arrows > *").await;
    browser.click(".skip-first").await;
    browser.wait(".new-game [type=submit]").await;
    browser.until("!document.querySelector('.first-offer')").await;
    browser.close().await;
}
