use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use games::{AnyPosition, Shelf};

use super::progress::Progress;
use crate::input::PositionArguments;
use crate::values::whole;
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: PositionArguments,

    /// How many moves deep to count
    // 128 is deeper than any count can finish, and shallow enough for the stack.
    #[arg(value_parser = |text: &str| whole(text, 0, 128))]
    depth: u32,

    /// Print the count behind each first move too
    #[arg(long)]
    divide: bool,

    /// Count with this many threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = |text: &str| whole(text, 1, 256))]
    threads: u32,
}

/// Counts the leaves of the legal-move tree.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (_, line) = arguments.place.open(shelf)?;
    let tree = Tree::split(line.position(), arguments.depth);
    let counts = tree.count(arguments.threads as usize, console);
    if arguments.divide && arguments.depth > 0 {
        for (mv, count) in &counts {
            writeln!(console.out, "{mv} {count}")?;
        }
    }
    writeln!(console.out, "{}", counts.values().sum::<u64>())?;
    Ok(())
}

/// A tree cut into branches that can be counted apart, each under its first move.
struct Tree {
    branches: Vec<(String, Box<dyn AnyPosition>)>,
    /// How deep the branches are still to be counted.
    depth: u32,
}

impl Tree {
    /// Enough branches to keep every thread busy to the end and to show progress.
    const ENOUGH: usize = 200;

    fn split(position: &dyn AnyPosition, depth: u32) -> Self {
        if depth == 0 {
            return Self { branches: vec![(String::new(), position.boxed())], depth };
        }
        let mut tree = Self { branches: position.children(), depth: depth - 1 };
        while tree.depth > 2 && (1..Self::ENOUGH).contains(&tree.branches.len()) {
            let children = |(mv, branch): (String, Box<dyn AnyPosition>)| {
                branch.children().into_iter().map(move |(_, child)| (mv.clone(), child))
            };
            tree.branches = tree.branches.into_iter().flat_map(children).collect();
            tree.depth -= 1;
        }
        tree
    }

    /// The leaves behind each first move.
    fn count(&self, threads: usize, console: &mut Console<'_>) -> BTreeMap<String, u64> {
        let mut progress = Progress::begin();
        let mut counts = BTreeMap::new();
        let mut leaves = 0;
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.min(self.branches.len()) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some((mv, branch)) =
                        self.branches.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        let count = branch.perft(self.depth);
                        sender.send((mv, count)).expect("the receiver waits for every branch");
                    }
                });
            }
            drop(sender);
            for (done, (mv, count)) in receiver.iter().enumerate() {
                *counts.entry(mv.clone()).or_default() += count;
                leaves += count;
                let seconds = progress.elapsed().as_secs_f64();
                progress.report(console, || {
                    let rate = leaves as f64 / seconds / 1e6;
                    let all = self.branches.len();
                    words::branches_done(done + 1, all, leaves, format!("{rate:.0}"))
                });
            }
        });
        progress.end(console);
        counts
    }
}
