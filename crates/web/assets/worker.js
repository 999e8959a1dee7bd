// Starts the engine, and hands it what was posted before it was there.
const early = [];
onmessage = (event) => early.push(event);
wasm_bindgen({ module_or_path: "{{worker.wasm}}" }).then(
  () => early.forEach((event) => dispatchEvent(event)),
  // A promise that fails is not told to the page; an error is.
  (error) => setTimeout(() => { throw error; }),
);
