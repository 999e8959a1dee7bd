//! Two-player board games as a library: exact rules, computer players, drawings and records.
//!
//! This crate has no code of its own. It brings the rooms of Ludoteca together under one name, so that
//! one dependency is enough; each is a crate that can be used alone (`ludoteca-board` and so on).
//!
//! | name | what it is for |
//! |---|---|
//! | [`board`] | what a game is: positions, moves, players, the scene that is drawn |
//! | [`games`] | Mapello, Mitsudomoe, Nex, Period 5 and Talpa, typed or behind text |
//! | [`engine`] | choosing and proving moves in any game |
//! | [`text`], [`svg`] | drawings, in characters and as a picture |
//! | [`record`] | games written down, and links to them |
//! | [`study`] | variations, and every move judged by the engine |
//! | [`play`] | a match at a table: seats, clocks, offers, levels of strength |
//! | [`arena`] | tournaments, Elo, and the interface for other programs |
//! | [`i18n`] | what is said to players, in every language |
//!
//! # The rules of one game
//!
//! A position is a plain value. It is read from a text and written as one, and so are moves.
//!
//! ```
//! use ludoteca::board::{Player, Position as _};
//! use ludoteca::games::talpa::{Move, Talpa};
//!
//! let mut position: Talpa = "xoxo/oxox/xoxo/oxox x".parse()?;
//! assert_eq!(position.turn(), Player::First);
//! assert_eq!(position.count_moves(), 24);
//!
//! let capture: Move = "b2xc2".parse()?;
//! position.play(capture)?;
//! assert_eq!(position.to_string(), "xoxo/o.xx/xoxo/oxox o");
//! assert!(position.play(capture).is_err(), "nobody moves twice");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A random game
//!
//! ```
//! use ludoteca::board::{Dice, Position as _};
//! use ludoteca::games::nex::Nex;
//!
//! let mut position: Nex = ".../.../... r r s".parse()?;
//! let mut dice = Dice::new(7); // the same seed, the same game
//! while let Some(mv) = position.random_move(&mut dice) {
//!     position.play_unchecked(mv); // it is legal: the position itself has listed it
//! }
//! assert!(position.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Counting
//!
//! Perft counts the leaves of the legal-move tree: the first thing to compare two programs by.
//!
//! ```
//! use ludoteca::board::perft;
//! use ludoteca::games::talpa::Talpa;
//!
//! assert_eq!(perft(&Talpa::start(4), 4), 67_296);
//! ```
//!
//! # Any game, chosen at run time
//!
//! A [`Spec`](games::Spec) names a game and its options, a [`Line`](games::Line) is a start and its moves.
//! Everything goes in and out as text, and what is wrong is said in words.
//!
//! ```
//! use ludoteca::games::{Line, SHELF, Spec};
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let mut line = Line::new(spec.start(1)?);
//! line.play("b2xc2")?;
//! let error = line.play("b2xc2").unwrap_err();
//! assert_eq!(error.to_string(), "b2xc2 is not legal here: blue has no piece on b2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # An engine's move
//!
//! The engine reads no clock and starts no thread: whoever asks brings both, or neither.
//!
//! ```
//! use ludoteca::engine::{Limits, SingleThread, Unlimited};
//! use ludoteca::games::{Line, Resources, SHELF, Spec, Task};
//!
//! let spec = Spec::read(SHELF, "talpa")?;
//! let line = Line::new(spec.game.position("..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o")?);
//! let limits = Limits::nodes(5_000);
//! let task = Task { line: &line, limits, lines: 1, control: &Unlimited, workers: &SingleThread };
//! let report = spec.game.engine(Resources::memory(16)).think(task, &mut |_| {});
//! assert_eq!(report.score().and_then(|score| score.won_in()), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A drawing
//!
//! A game describes its picture as a [`Scene`](board::Scene), and two crates draw any scene.
//!
//! ```
//! use ludoteca::games::{Line, SHELF, Spec};
//! use ludoteca::i18n::Language;
//! use ludoteca::{svg, text};
//!
//! let line = Line::new(Spec::read(SHELF, "talpa:size=4")?.start(1)?);
//! let drawing = text::draw(&line.scene(), text::Style::PLAIN).to_string();
//! assert!(drawing.starts_with("Talpa\nRed to move\n"));
//! let picture = svg::draw(&line.scene(), svg::Theme::Light, Language::English);
//! assert!(picture.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A record
//!
//! A game is written down in the manner of PGN, and replayed through the rules when it is read.
//!
//! ```
//! use ludoteca::games::{Line, SHELF, Spec};
//! use ludoteca::record::{self, Record};
//!
//! let mut spec = Spec::read(SHELF, "talpa:size=4")?;
//! let mut line = Line::new(spec.start(1)?);
//! for mv in ["b2xc2", "d3xd4"] {
//!     line.play(mv)?;
//! }
//! let written = Record::new(&spec, &line).to_string();
//! assert!(written.ends_with("1. b2xc2 d3xd4 *\n"));
//! let read = record::read(SHELF, &written)?;
//! assert_eq!(read[0].turns()[1].text(), "d3xd4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game or a bot of your own
//!
//! The folder `examples` of the project has programs to copy, among them a whole game in one file,
//! which the engine plays, and a bot that other programs can play against.

pub use arena;
pub use board;
pub use engine;
pub use games;
pub use i18n;
pub use play;
pub use record;
pub use study;
pub use svg;
pub use text;
