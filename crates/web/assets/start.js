// Starts the pages, and afterwards the service worker that keeps them for times without a network.
//
// When a newer version of the app waits, the window hears the event "version-waiting" and the root
// element has data-version="waiting". Whoever wants it sends the window "version-wanted": the new
// version takes over and the page is loaded again.
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
    // Without a controller this is the first visit, and there is nothing older to replace.
    if (registration.waiting && navigator.serviceWorker.controller) {
      document.documentElement.dataset.version = "waiting";
      dispatchEvent(new Event("version-waiting"));
    }
  };
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", tell);
  });
  tell();

  addEventListener("version-wanted", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage("skip");
  });
}
