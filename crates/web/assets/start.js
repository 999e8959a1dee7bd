// Starts the pages, and afterwards the service worker that keeps them for times without a network.
//
// When a newer version of the app waits, the window hears the event "version-waiting" and the root
// element has data-version="waiting". Whoever wants it sends the window "version-wanted": the new
// version takes over and the page is loaded again. In other windows it then has taken over already,
// and what is left to do there is to load the page again.
import start from "./{{page.js}}";

// How many bytes the program has, so that it can be told how much of it is here.
const SIZE = {{page.size}};

// The program as it comes, and how much of it has come on the way.
async function program() {
  const response = await fetch(new URL("./{{page.wasm}}", import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const progress = document.getElementById("progress");
  let bytes = 0;
  const count = new TransformStream({
    transform(chunk, stream) {
      bytes += chunk.length;
      if (progress) progress.value = bytes / SIZE;
      stream.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
}

try {
  await start({ module_or_path: program() });
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
} else {
  // Over plain http no browser keeps pages, and what is loaded anew is the newest.
  addEventListener("version-wanted", () => location.reload());
}
