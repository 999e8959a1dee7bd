use tokio::sync::{mpsc, oneshot};

use crate::database::Database;
use crate::entry::{Append, Appended};
use crate::game::NewGame;
use crate::{StoreError, batch};

/// Something that is to be written, all of it or nothing.
#[derive(Debug)]
pub(crate) enum Work {
    Create(NewGame),
    Append(Append),
}

/// Work, and who waits for its end.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) work: Work,
    pub(crate) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Writes whatever is waiting in one transaction, then tells each who waits, and looks again: the more
/// there is to do, the more is done at once (group commit). `None` says that no more will come.
pub(crate) async fn run(
    database: Database,
    server: String,
    mut queue: mpsc::Receiver<Option<Order>>,
    most: usize,
) {
    let mut orders = Vec::with_capacity(most);
    while queue.recv_many(&mut orders, most.max(1)).await > 0 {
        let mut works = Vec::with_capacity(orders.len());
        let mut waiting = Vec::with_capacity(orders.len());
        for order in orders.drain(..) {
            match order {
                Some(Order { work, answer }) => {
                    works.push(work);
                    waiting.push(answer);
                }
                // What is in the queue already is still written.
                None => queue.close(),
            }
        }
        for (answer, waits) in write(&database, &server, &works).await.into_iter().zip(waiting) {
            // Who does not wait any more does not mind.
            let _ = waits.send(answer);
        }
    }
}

/// Writes them together, and one by one where that fails for the sake of one.
async fn write(
    database: &Database,
    server: &str,
    works: &[Work],
) -> Vec<Result<Appended, StoreError>> {
    match batch::write(database, server, works).await {
        Ok(answers) => answers,
        Err(error) if works.len() > 1 && is_about_one(&error) => {
            let mut answers = Vec::with_capacity(works.len());
            for work in works.chunks(1) {
                match batch::write(database, server, work).await {
                    Ok(answer) => answers.extend(answer),
                    Err(error) => answers.push(Err(error.into())),
                }
            }
            answers
        }
        Err(error) => {
            // The first is told the reason as it came, the others its words: it can't be copied.
            let words = error.to_string();
            let first = std::iter::once(Err(error.into()));
            let others = works.iter().skip(1);
            let others = others.map(|_| Err(sqlx::Error::Protocol(words.clone()).into()));
            first.chain(others).take(works.len()).collect()
        }
    }
}

/// Whether others could be written still: a rule of a table was broken, or in PostgreSQL a value is
/// wrong (22), too large (54), or two transactions stood in each other's way (40). A disk that is full
/// or a database that is locked would refuse each of them, after as long a wait.
fn is_about_one(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(reason) = error else { return false };
    let code = reason.code().unwrap_or_default();
    let is_state =
        code.len() == 5 && ["22", "40", "54"].iter().any(|class| code.starts_with(class));
    is_state || !matches!(reason.kind(), sqlx::error::ErrorKind::Other)
}
