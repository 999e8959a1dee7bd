use super::house::House;
use super::{invite, join, somebody, told};
use crate::comfort::check;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium and chromedriver; .ci/run runs it"]
async fn every_page_of_play_with_others_is_for_everybody() {
    let house = House::open().await;
    let (ana, bea) = (somebody(&house).await, somebody(&house).await);
    let mut faults = Vec::new();
    ana.go("/invite/talpa").await;
    ana.wait("input[name=invited]").await;
    faults.extend(check(&ana, "-invite", "online").await);
    let choices = ["input[name=invited][value=anybody]", "input[name=online-side][value=first]"];
    let link = invite(&ana, "talpa", "Ana", &choices).await;
    faults.extend(check(&ana, "-waiting", "online").await);
    bea.go("/lobby").await;
    bea.wait("[aria-labelledby=lobby-open] .saved li").await;
    faults.extend(check(&bea, "-lobby", "online").await);
    bea.click(".you-are button").await;
    bea.wait("dialog[open]").await;
    faults.extend(check(&bea, "-name", "online").await);
    bea.click("dialog[open] button[type=button]").await;
    join(&bea, &link, "Bea").await;
    told(&ana, "Your turn").await;
    faults.extend(check(&ana, "-turn", "online").await);
    faults.extend(check(&bea, "-waits", "online").await);
    ana.go("/games").await;
    ana.wait(".mine .saved li").await;
    faults.extend(check(&ana, "-mine", "online").await);
    ana.close().await;
    bea.close().await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
