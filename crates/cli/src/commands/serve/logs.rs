use std::io::{self, IsTerminal as _};

use clap::ValueEnum;
use tracing::level_filters::LevelFilter;

/// As what a log is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum LogFormat {
    /// Lines for people.
    Text,
    /// An object a line, for programs.
    Json,
}

/// What is written to a log.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Off => Self::OFF,
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
        }
    }
}

/// Begins to write a log to the standard error.
pub(super) fn begin(level: LogLevel, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::from(level))
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    // Where there is a log already, as in a test, it stays.
    let _ = match format {
        LogFormat::Text => tracing::subscriber::set_global_default(log.finish()),
        LogFormat::Json => tracing::subscriber::set_global_default(
            log.json().flatten_event(true).with_current_span(true).with_span_list(false).finish(),
        ),
    };
}
