//! A bot of your own, which other programs can play against over the Universal Game Interface.
//!
//! It plays every game, and badly: it leaves the opponent as few moves as it can. To let it play a
//! match:
//!
//! ```sh
//! cargo build -p ludoteca --example own_bot
//! cargo run --release -- match talpa:size=6 random "cmd:target/debug/examples/own_bot" --games 20
//! ```
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;
use std::io::{self, BufRead as _};

use ludoteca::arena::ugi::{self, Command, Query, Setting};
use ludoteca::games::{Line, SHELF, Spec};

/// What the bot knows between two commands.
struct Bot {
    spec: Spec,
    line: Line,
}

impl Bot {
    fn new(spec: &str) -> Result<Self, Box<dyn Error>> {
        let mut spec = Spec::read(SHELF, spec)?;
        let line = Line::new(spec.start(1)?);
        Ok(Self { spec, line })
    }

    /// The move that it plays: this is the part to make better.
    fn choose(&self) -> Option<String> {
        let children = self.line.position().children();
        let best = children.into_iter().min_by_key(|(_, after)| after.count_moves());
        best.map(|(mv, _)| mv)
    }

    /// Does what it is told, and returns what it says.
    fn answer(&mut self, command: Command) -> Result<Option<String>, Box<dyn Error>> {
        Ok(match command {
            Command::Ugi => Some(ugi::introduction("bot", &self.spec.to_string(), 1)),
            Command::IsReady => Some("readyok".into()),
            Command::SetOption(Setting::Spec(spec)) => {
                *self = Self::new(&spec)?;
                None
            }
            Command::Position { fen, moves } => {
                let start = match fen {
                    Some(text) => self.spec.game.position(&text)?,
                    None => self.spec.start(1)?,
                };
                self.line = Line::new(start);
                for mv in moves {
                    self.line.play(&mv)?;
                }
                None
            }
            Command::Go(_) => Some(ugi::best_move(self.choose().as_deref())),
            Command::Query(Query::Result) => {
                Some(ugi::result(self.line.verdict().map(|end| end.outcome)).into())
            }
            _ => None,
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut bot = Bot::new("talpa")?;
    for line in io::stdin().lock().lines() {
        let said = match Command::read(&line?) {
            Ok(Some(Command::Quit)) => break,
            Ok(Some(command)) => bot.answer(command),
            Ok(None) => Ok(None),
            Err(error) => Err(error.into()),
        };
        match said {
            Ok(Some(said)) => println!("{said}"),
            Ok(None) => {}
            Err(error) => println!("{}", ugi::remark(&error.to_string())),
        }
    }
    Ok(())
}
