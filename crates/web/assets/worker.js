// Starts the engine, and hands it what was posted before it was there.
//
// The first message is the compiled engine, or nothing: then it is fetched, compiled and posted back for
// workers to come, which then are ready at once and don't keep the processor busy.
const early = [];
async function start(compiled) {
  const module = compiled ?? (await WebAssembly.compileStreaming(fetch("{{worker.wasm}}")));
  if (!compiled) postMessage(module);
  await wasm_bindgen({ module_or_path: module });
  early.forEach((event) => dispatchEvent(event));
}
onmessage = ({ data }) => {
  onmessage = (event) => early.push(event);
  // A promise that fails is not told to the page; an error is.
  start(data).catch((error) => setTimeout(() => { throw error; }));
};
