//! A browser to test with, and a server of its own for it.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use axum::Router;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything may take; machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(30);
const POLL: Duration = Duration::from_millis(100);

/// How the app is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Window {
    /// A window on a desk, 1280 by 800.
    Desk,
    /// A phone that is touched, 360 by 740.
    Phone,
}

/// A browser that shows the app, and is gone with this value.
pub(crate) struct Browser {
    /// For whatever has no function here.
    pub(crate) driver: WebDriver,
    /// The address of the app, with a slash at its end.
    pub(crate) address: String,
    server: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    is_closed: bool,
    // Dropped in this order, after the session of the driver.
    _process: Process,
    _profile: Profile,
}

impl Browser {
    /// Starts a server, a driver and a browser.
    pub(crate) async fn open(window: Window) -> Self {
        Self::open_app(window, ludoteca_server::app(None)).await
    }

    /// The same for an app that is not quite as it is.
    pub(crate) async fn open_app(window: Window, app: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async {
            let limits = ludoteca_server::Limits::default();
            ludoteca_server::serve(listener, limits, app, async { drop(stopped.await) })
                .await
                .unwrap();
        });
        Self::start(window, address, Some((stop, serving))).await
    }

    /// The same for an app that somebody else serves at this address.
    pub(crate) async fn open_at(window: Window, address: &str) -> Self {
        Self::start(window, address.into(), None).await
    }

    async fn start(
        window: Window,
        address: String,
        server: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    ) -> Self {
        let mut problem = None;
        for _ in 0..3 {
            let profile = Profile(TempDir::new().unwrap());
            let process = Process::start();
            let capabilities = capabilities(window, profile.0.path());
            let session = WebDriver::builder(&process.address, capabilities)
                .request_timeout(4 * PATIENCE)
                .connect()
                .await;
            match session {
                Ok(driver) => {
                    return Self {
                        driver,
                        address,
                        server,
                        is_closed: false,
                        _process: process,
                        _profile: profile,
                    };
                }
                Err(error) => problem = Some(error),
            }
        }
        panic!("Chromium does not start: {problem:?}");
    }

    /// Goes to the page that this fragment names.
    pub(crate) async fn go(&self, fragment: &str) {
        self.driver.goto(format!("{}#{fragment}", self.address)).await.unwrap();
    }

    /// Waits until there is such an element.
    pub(crate) async fn wait(&self, css: &str) -> WebElement {
        let found = self.driver.query(By::Css(css)).wait(PATIENCE, POLL).first().await;
        let Ok(element) = found else {
            panic!("there is no {css} in:\n{}", self.driver.source().await.unwrap());
        };
        element
    }

    /// Clicks on such an element as soon as there is one.
    pub(crate) async fn click(&self, css: &str) {
        let mut problem = None;
        // What is drawn anew may vanish under the pointer.
        for _ in 0..50 {
            match self.wait(css).await.click().await {
                Ok(()) => return,
                Err(error) => problem = Some(error),
            }
            tokio::time::sleep(POLL).await;
        }
        panic!("{css} can't be clicked: {problem:?}");
    }

    /// Waits until this JavaScript is true.
    pub(crate) async fn until(&self, condition: &str) {
        let code = format!("try {{ return !!(await ({condition})) }} catch {{ return false }}");
        for _ in 0..PATIENCE.as_millis() / POLL.as_millis() {
            // Between two pages there is nobody to ask.
            if self.evaluate(&code).await.is_ok_and(|answer| answer == json!(true)) {
                return;
            }
            tokio::time::sleep(POLL).await;
        }
        panic!("it does not come true: {condition}");
    }

    /// What this JavaScript returns, which may be a promise.
    pub(crate) async fn script(&self, code: &str) -> Value {
        self.evaluate(code).await.unwrap()
    }

    /// How many pixels the page is wider than the screen.
    ///
    /// The window of a phone grows with what is too wide for it; the page's own place does not.
    pub(crate) async fn spill(&self) -> Value {
        self.script(
            "const { scrollWidth, clientWidth } = document.documentElement;
             return scrollWidth - clientWidth",
        )
        .await
    }

    async fn evaluate(&self, code: &str) -> WebDriverResult<Value> {
        let code = format!(
            "const done = arguments[0];
             (async () => {{ {code} }})().then(done, (error) => done(`failed: ${{error}}`));"
        );
        Ok(self.driver.execute_async(code, Vec::new()).await?.json().clone())
    }

    /// Keeps a picture of what is seen, if anybody wants one.
    pub(crate) async fn picture(&self, name: &str) {
        if let Some(folder) = env::var_os("LUDOTECA_PICTURES") {
            let folder = PathBuf::from(folder);
            fs::create_dir_all(&folder).unwrap();
            self.driver.screenshot(&folder.join(name).with_extension("png")).await.unwrap();
        }
    }

    /// Stops the server, as if the network had gone.
    pub(crate) async fn stop_server(&mut self) {
        let (stop, serving) = self.server.take().expect("the server is stopped once");
        stop.send(()).unwrap();
        serving.await.unwrap();
    }

    /// Closes the browser; a test fails where the browser complained about anything, or spoke to
    /// anybody but the app's own server.
    pub(crate) async fn close(self) {
        let log = self.driver.browser_log().await.unwrap();
        let complaints: Vec<_> = log.iter().filter(|entry| entry.level == "SEVERE").collect();
        assert!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        self.close_after_failures().await;
    }

    /// The same after a test in which something failed that the browser complains about.
    pub(crate) async fn close_after_failures(mut self) {
        let strangers = self
            .script(
                "return performance.getEntriesByType('resource').map((entry) => entry.name)
                     .filter((name) => /^[a-z]+:\\/\\//.test(name))
                     .filter((name) => !name.startsWith(location.origin + '/'));",
            )
            .await;
        assert_eq!(strangers, json!([]), "the app asks nobody else for anything");
        self.is_closed = true;
        self.driver.clone().quit().await.unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        assert!(self.is_closed || thread::panicking(), "a test ends with close()");
    }
}

fn capabilities(window: Window, profile: &Path) -> ChromeCapabilities {
    let mut capabilities = DesiredCapabilities::chrome();
    // Where it is not there, the driver knows other places.
    if Path::new("/usr/bin/chromium").exists() {
        capabilities.set_binary("/usr/bin/chromium").unwrap();
    }
    let profile = format!("--user-data-dir={}", profile.display());
    for argument in [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-proxy-server",
        "--window-size=1280,800",
        &profile,
    ] {
        capabilities.add_arg(argument).unwrap();
    }
    if let Window::Phone = window {
        let phone = json!({
            "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true }
        });
        capabilities.add_experimental_option("mobileEmulation", phone).unwrap();
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
    capabilities
}

/// The program that drives the browser, ended with this value.
struct Process {
    child: Child,
    address: String,
}

impl Process {
    /// Starts it on a port that it chooses itself.
    fn start() -> Self {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines
            .find_map(|line| {
                let line = line.unwrap();
                let (_, port) = line.split_once("started successfully on port ")?;
                Some(port.trim_end_matches('.').to_owned())
            })
            .expect("chromedriver tells its port");
        // Somebody has to listen, or its next word is its last.
        thread::spawn(move || lines.count());
        Self { child, address: format!("http://127.0.0.1:{port}") }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The folder that a browser keeps everything in; the browser ends with it.
struct Profile(TempDir);

impl Drop for Profile {
    fn drop(&mut self) {
        // After a failure the driver may have left its browser behind. The name of this folder
        // stands in the command line of each of its processes, and in no other.
        let name = self.0.path().to_string_lossy().into_owned();
        for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&line).contains(&name) {
                let _ = Command::new("kill").arg("-9").arg(process.file_name()).status();
            }
        }
    }
}
