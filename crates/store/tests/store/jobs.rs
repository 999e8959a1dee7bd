use std::collections::BTreeSet;

use ludoteca_store::{Job, Place, Store};
use tokio::task::JoinSet;

use crate::support::{new_game, on_both};

on_both!(no_job_goes_to_two, a_claim_runs_out, the_last_beat_is_known);

fn job(number: i64) -> Job {
    Job { game: "g".into(), number, level: "strong".into(), created: number }
}

async fn no_job_goes_to_two(place: Place) {
    let one = Store::open(&place).await.unwrap();
    let two = Store::open(&place).await.unwrap();
    one.create(new_game("g")).await.unwrap();
    for number in 0..60 {
        assert!(one.push_job(&job(number)).await.unwrap());
    }
    assert!(!one.push_job(&job(0)).await.unwrap());
    let mut tasks = JoinSet::new();
    for worker in 0..6 {
        let store = if worker % 2 == 0 { one.clone() } else { two.clone() };
        tasks.spawn(async move {
            let mut got = Vec::new();
            loop {
                let jobs = store.claim_jobs(&format!("w{worker}"), 100, 200, 4).await.unwrap();
                assert!(jobs.len() <= 4);
                if jobs.is_empty() {
                    return got;
                }
                got.extend(jobs.into_iter().map(|job| job.number));
            }
        });
    }
    let got: Vec<i64> = tasks.join_all().await.into_iter().flatten().collect();
    assert_eq!(got.len(), 60);
    assert_eq!(got.into_iter().collect::<BTreeSet<_>>().len(), 60);
}

async fn a_claim_runs_out(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create(new_game("g")).await.unwrap();
    store.push_job(&job(0)).await.unwrap();
    store.push_job(&job(1)).await.unwrap();
    assert_eq!(store.claim_jobs("a", 10, 20, 1).await.unwrap(), [job(0)]);
    assert_eq!(store.claim_jobs("b", 11, 30, 9).await.unwrap(), [job(1)]);
    assert_eq!(store.claim_jobs("c", 12, 30, 9).await.unwrap(), []);
    assert!(store.renew_job("b", &job(1), 40).await.unwrap());
    assert!(!store.renew_job("c", &job(1), 99).await.unwrap(), "it is another's");
    assert_eq!(store.claimed_job_count(19).await.unwrap(), 2);
    assert_eq!(store.claimed_job_count(20).await.unwrap(), 1);
    assert_eq!(store.claim_jobs("c", 20, 30, 9).await.unwrap(), [job(0)]);
    assert_eq!(store.release_jobs("c").await.unwrap(), 1);
    assert_eq!(store.claim_jobs("d", 21, 30, 9).await.unwrap(), [job(0)]);
    assert_eq!(store.release_overdue_jobs(35).await.unwrap(), 1);
    assert!(store.finish_job("g", 1).await.unwrap());
    assert!(!store.finish_job("g", 1).await.unwrap());
    assert_eq!(store.job_count().await.unwrap(), 1);
    assert_eq!(store.delete_jobs("g").await.unwrap(), 1);
}

async fn the_last_beat_is_known(place: Place) {
    let store = Store::open(&place).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), None);
    store.beat("a", 1000).await.unwrap();
    store.beat("b", 1500).await.unwrap();
    store.beat("a", 3000).await.unwrap();
    store.beat("a", 2000).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), Some(3000));
    let servers = store.servers(1200).await.unwrap();
    assert_eq!((servers[0].id.as_str(), servers[0].started, servers[0].seen), ("a", 1000, 3000));
    assert_eq!(store.forget_servers(2000).await.unwrap(), 1);
    assert_eq!(store.servers(0).await.unwrap().len(), 1);
}
