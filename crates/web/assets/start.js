// Starts the pages, and afterwards the service worker that keeps them for times without a network.
//
// When a newer version of the app waits, the window hears the event "version-waiting" and the root
// element has data-version="waiting". Whoever wants it sends the window "version-wanted": the new
// version takes over and the page is loaded again. In other windows it then has taken over already,
// and what is left to do there is to load the page again.
import start from "./{{page.js}}";

try {
  await start({ module_or_path: new URL("./{{page.wasm}}", import.meta.url) });
} catch (error) {
  document.getElementById("failure").hidden = false;
  throw error;
}

if ("serviceWorker" in navigator) {
  const registration = await navigator.serviceWorker.register("./sw.js");

  const tell = () => {
    document.documentElement.dataset.version = "waiting";
    dispatchEvent(new Event("version-waiting"));
  };
  const look = () => {
    // Without a controller this is the first visit, and there is nothing older to replace.
    if (registration.waiting && navigator.serviceWorker.controller) tell();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", look);
  });
  look();

  let isWanted = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else tell();
  });

  addEventListener("version-wanted", () => {
    isWanted = true;
    if (registration.waiting) registration.waiting.postMessage("skip");
    else location.reload();
  });

  // The browser looks for a new version when a page is loaded; pages stay open for days. Without a
  // network there is none to be found.
  const HOUR = 3_600_000;
  const ask = () => registration.update().catch(() => {});
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") ask();
  });
  setInterval(ask, HOUR);
}
