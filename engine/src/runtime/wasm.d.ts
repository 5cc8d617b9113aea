/** A WASM file imported as a compiled module, as wrangler and the Workers test pool do it. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
