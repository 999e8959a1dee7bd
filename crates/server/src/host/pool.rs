use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::SearchControl as _;
use platform::Stopwatch;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many moves may wait for a thread.
const MOVES: usize = 512;

/// How many analyses may wait for a thread.
const ANALYSES: usize = 8;

/// What engine work is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A move in a game: somebody waits for it with a clock beside them.
    Move,
    /// An answer to a program. It gives way to moves.
    Analysis,
}

/// So many wait for a thread already that nobody else can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// What is done in a thread of the pool; it ends when the watch is stopped.
type Run = Box<dyn FnOnce(&Stopwatch) + Send>;

/// A fixed number of threads in which engines think.
///
/// Moves are found in the order in which they were asked for, and before every analysis: where no
/// thread is free for one, an analysis is stopped and says what it has found so far. What is not
/// wanted any more is stopped at once, and not begun.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    threads: usize,
    /// One permit for each order that was ever queued and not looked at.
    orders: Semaphore,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    moves: VecDeque<(Arc<Order>, Run)>,
    analyses: VecDeque<(Arc<Order>, Run)>,
    running: Vec<Arc<Order>>,
}

struct Order {
    purpose: Purpose,
    /// Runs since the order was given: who waits for a thread with a clock has less time to think.
    watch: Stopwatch,
}

/// Engine work that somebody wants; who drops this does not any more.
pub(crate) struct Wanted {
    pool: Pool,
    order: Arc<Order>,
}

impl Pool {
    /// A pool of so many threads.
    pub(crate) fn start(threads: usize) -> Self {
        let queue = Mutex::default();
        let pool = Self(Arc::new(Shared { threads, orders: Semaphore::new(0), queue }));
        for _ in 0..threads {
            tokio::spawn(pool.clone().work());
        }
        pool
    }

    /// Ends when the work that is under way is done.
    pub(crate) fn stop(&self) {
        self.0.orders.close();
        let mut queue = self.queue();
        queue.moves.clear();
        queue.analyses.clear();
        queue.running.iter().for_each(|order| order.watch.stop());
    }

    /// Whether engines think here at all.
    pub(crate) fn is_there(&self) -> bool {
        self.0.threads > 0
    }

    /// Whether so many moves are waiting that no more should be wanted.
    pub(crate) fn is_crowded(&self) -> bool {
        self.queue().moves.len() >= MOVES / 2
    }

    /// How many orders wait for a thread, and how many threads are at work.
    pub(crate) fn load(&self) -> (usize, usize) {
        let queue = self.queue();
        (queue.moves.len() + queue.analyses.len(), queue.running.len())
    }

    /// Wants something done as soon as a thread is free for it.
    pub(crate) fn order(
        &self,
        purpose: Purpose,
        run: impl FnOnce(&Stopwatch) + Send + 'static,
    ) -> Result<Wanted, Full> {
        let order = Arc::new(Order { purpose, watch: Stopwatch::start() });
        let mut queue = self.queue();
        let (waiting, most) = match purpose {
            Purpose::Move => (&mut queue.moves, MOVES),
            Purpose::Analysis => (&mut queue.analyses, ANALYSES),
        };
        if waiting.len() >= most || !self.is_there() {
            return Err(Full);
        }
        waiting.push_back((Arc::clone(&order), Box::new(run)));
        if purpose == Purpose::Move && queue.moves.len() + queue.running.len() > self.0.threads {
            let can_yield = |order: &&Arc<Order>| {
                order.purpose == Purpose::Analysis && !order.watch.is_stopped()
            };
            if let Some(analysis) = queue.running.iter().find(can_yield) {
                analysis.watch.stop();
            }
        }
        drop(queue);
        self.0.orders.add_permits(1);
        Ok(Wanted { pool: self.clone(), order })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What one thread does.
    async fn work(self) {
        while let Ok(permit) = self.0.orders.acquire().await {
            permit.forget();
            // It may have been taken back meanwhile.
            let Some((order, run)) = self.next() else { continue };
            let own = Arc::clone(&order);
            if spawn_blocking(move || run(&own.watch)).await.is_err() {
                tracing::error!("an engine has failed");
            }
            self.queue().running.retain(|it| !Arc::ptr_eq(it, &order));
        }
    }

    fn next(&self) -> Option<(Arc<Order>, Run)> {
        let mut queue = self.queue();
        let next = queue.moves.pop_front();
        let (order, run) = next.or_else(|| queue.analyses.pop_front())?;
        queue.running.push(Arc::clone(&order));
        Some((order, run))
    }
}

impl Drop for Wanted {
    fn drop(&mut self) {
        self.order.watch.stop();
        let mut queue = self.pool.queue();
        let is_other = |(order, _): &(Arc<Order>, Run)| !Arc::ptr_eq(order, &self.order);
        queue.moves.retain(is_other);
        queue.analyses.retain(is_other);
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (waiting, running) = self.load();
        let Shared { threads, .. } = &*self.0;
        write!(f, "Pool {{ threads: {threads}, running: {running}, waiting: {waiting} }}")
    }
}

impl fmt::Debug for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wanted {{ purpose: {:?} }}", self.order.purpose)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// Work that says that it has begun, and ends when it is told to or not wanted any more.
    struct Held {
        begun: mpsc::Receiver<()>,
        end: mpsc::Sender<()>,
        wanted: Option<Wanted>,
    }

    const SOON: Duration = Duration::from_secs(20);

    fn hold(pool: &Pool, purpose: Purpose) -> Held {
        let (begin, begun) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let run = move |watch: &Stopwatch| {
            begin.send(()).unwrap();
            while !watch.is_stopped() && ended.recv_timeout(Duration::from_millis(1)).is_err() {}
        };
        Held { begun, end, wanted: Some(pool.order(purpose, run).unwrap()) }
    }

    impl Held {
        fn has_begun(&self) {
            self.begun.recv_timeout(SOON).expect("it should have begun by now");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn moves_come_in_order_and_before_analyses() {
        let pool = Pool::start(1);
        let first = hold(&pool, Purpose::Move);
        first.has_begun();
        let (say, said) = mpsc::channel();
        let order = |purpose, name: &'static str| {
            let say = say.clone();
            pool.order(purpose, move |_| say.send(name).unwrap()).unwrap()
        };
        let _wanted = [
            order(Purpose::Analysis, "analysis"),
            order(Purpose::Move, "one"),
            order(Purpose::Move, "two"),
        ];
        drop(order(Purpose::Move, "nobody wants it"));
        first.end.send(()).unwrap();
        let heard: Vec<_> = (0..3).map(|_| said.recv_timeout(SOON).unwrap()).collect();
        assert_eq!(heard, ["one", "two", "analysis"]);
        assert_eq!(
            said.try_recv(),
            Err(mpsc::TryRecvError::Empty),
            "what nobody wants is not begun"
        );
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_analysis_gives_way_to_a_move() {
        let pool = Pool::start(2);
        let held = [hold(&pool, Purpose::Analysis), hold(&pool, Purpose::Analysis)];
        held.iter().for_each(Held::has_begun);
        let one = hold(&pool, Purpose::Move);
        one.has_begun();
        // The other thread goes on with its analysis.
        assert_eq!(pool.load(), (0, 2));
        let two = hold(&pool, Purpose::Move);
        two.has_begun();
        let third = hold(&pool, Purpose::Move);
        assert!(third.begun.try_recv().is_err(), "moves don't stop each other");
        drop(one);
        third.has_begun();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_not_wanted_any_more_is_stopped() {
        let pool = Pool::start(1);
        let mut first = hold(&pool, Purpose::Move);
        first.has_begun();
        let second = hold(&pool, Purpose::Move);
        first.wanted = None;
        second.has_begun();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_comes_when_it_is_full_is_refused() {
        let pool = Pool::start(1);
        let first = hold(&pool, Purpose::Move);
        first.has_begun();
        let wanted: Vec<_> =
            (0..MOVES + 5).map(|_| pool.order(Purpose::Move, |_| {}).map_err(|Full| ())).collect();
        assert_eq!(wanted.iter().filter(|it| it.is_ok()).count(), MOVES);
        assert!(wanted[..MOVES].iter().all(Result::is_ok), "the first are taken");
        assert!(pool.is_crowded());
        assert!(Pool::start(0).order(Purpose::Move, |_| {}).is_err());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_engine_that_fails_does_not_take_its_thread_along() {
        let pool = Pool::start(1);
        let _wanted = pool.order(Purpose::Move, |_| panic!("as an engine might")).unwrap();
        hold(&pool, Purpose::Move).has_begun();
    }
}
