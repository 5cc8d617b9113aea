/**
 * V8's option for processes of tests that read a document or two and end: WebAssembly is compiled once, and again for speed only
 * where it runs long. Otherwise most of their processor time makes code that nobody runs. What is read stays the same.
 */
export const SHORT_LIVED = '--wasm-tiering-budget=400000000'
