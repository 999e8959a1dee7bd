use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

/// Does this when somebody asks the process to end (Ctrl-C), so that it can tell what it knows; the
/// second time it ends at once.
pub(crate) fn heed(stop: impl Fn() + Send + 'static) {
    heed_and_tidy(stop, || {});
}

/// The same, with something that is done before the process ends at once.
pub(crate) fn heed_and_tidy(stop: impl Fn() + Send + 'static, tidy: impl Fn() + Send + 'static) {
    let is_heard = AtomicBool::new(false);
    // Where there can be no handler, the process ends as processes do.
    let _ = ctrlc::set_handler(move || {
        if is_heard.swap(true, Ordering::Relaxed) {
            tidy();
            process::exit(130);
        }
        stop();
    });
}
